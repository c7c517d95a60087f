//! The players of one round, with all that the two editions ask of them.

use super::aro::{Aro, aro, strength};
use crate::collate::Collation;
use crate::format::{Attendance, Entrant, Field, NoPairing, RoundRecord, Seat};
use crate::matching::{BitSet, Graph, LargestMatching};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::tournament::{Colour, PairingNumber, Points, Rating};
use std::cmp::Reverse;
use std::ops::Range;

/// What an edition reads from a player's record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// The colour that they should get.
    pub(super) due: fn(&ColourHistory) -> Option<Colour>,
    /// Whether they may get a colour at all.
    pub(super) may_have: fn(&ColourHistory, Colour) -> bool,
    /// Whether they were taken up in a round, or upfloated.
    pub(super) is_upfloat: fn(&RoundRecord) -> bool,
}

impl Reading {
    /// Returns how often a player was taken up, and whether they were in the round before.
    pub(super) fn upfloats(&self, player: &Entrant) -> (usize, bool) {
        let upfloats = player.record.iter().filter(|round| (self.is_upfloat)(round)).count();
        (upfloats, player.record.last().is_some_and(self.is_upfloat))
    }
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) seat: Seat,
    /// With virtual points.
    pub(super) score: Points,
    /// R.
    pub(super) rating: Rating,
    pub(super) aro: Aro,
    /// Place in alphabetical order.
    pub(super) alphabetical: u16,
    pub(super) history: ColourHistory,
    pub(super) due: Option<Colour>,
    may_have_white: bool,
    may_have_black: bool,
    pub(super) may_get_bye: bool,
    /// How often they were taken up, or upfloated.
    pub(super) upfloats: usize,
    /// They did so in the round before.
    pub(super) upfloated_last: bool,
    /// Places of those they may not meet again, or by order of the arbiter, ascending.
    barred: Vec<usize>,
}

impl Player {
    pub(super) fn may_have(&self, colour: Colour) -> bool {
        match colour {
            Colour::White => self.may_have_white,
            Colour::Black => self.may_have_black,
        }
    }

    /// Whether they must have the colour that they are due (2.6).
    pub(super) fn is_fixed(&self) -> bool {
        !(self.may_have_white && self.may_have_black)
    }
}

/// Everybody to be paired, in order of score and pairing number; players are named by their place here.
#[derive(Clone, Debug)]
pub(super) struct Pool<'a> {
    pub(super) field: &'a Field,
    pub(super) players: Vec<Player>,
    /// The score groups, the highest first.
    pub(super) groups: Vec<Range<usize>>,
    /// Most opponents that one player may not meet.
    pub(super) most_barred: usize,
}

impl<'a> Pool<'a> {
    /// Reads the field.
    ///
    /// # Errors
    /// Refuses fewer than two players, and names those whose rating is missing: neither they nor their
    /// opponents can be placed (DD-3; 2026 1.1).
    pub(super) fn new(field: &'a Field, reading: Reading) -> Result<Self, NoPairing> {
        let mut seats: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
        if seats.len() < 2 {
            return Err(NoPairing::TooFewPlayers { present: seats.len() });
        }
        seats.sort_unstable();
        let barred = field.barred(&seats.iter().map(|&(_, seat)| seat).collect::<Vec<_>>());
        let read = |((Reverse(score), seat), barred)| player(field, seat, score, reading, barred).ok_or(());
        let Ok(players) = seats.into_iter().zip(barred).map(read).collect::<Result<Vec<Player>, ()>>() else {
            return Err(NoPairing::MissingRatings { players: unrated(field) });
        };
        let most_barred = players.iter().map(|player| player.barred.len()).max().unwrap_or(0);
        let ends = (1..=players.len())
            .filter(|&end| players.get(end).is_none_or(|next| next.score != players[end - 1].score));
        let mut start = 0;
        let groups = ends.map(|end| std::mem::replace(&mut start, end)..end).collect();
        Ok(Self { field, players, groups, most_barred })
    }

    /// Gives everybody their place in alphabetical order; the later edition never asks for it.
    pub(super) fn with_alphabetical_order(mut self) -> Self {
        let names = self.field.players.iter().map(|entrant| entrant.name.as_str());
        let places = Collation::new(self.field.alphabet).places(names);
        for player in &mut self.players {
            player.alphabetical = places[player.seat.index()];
        }
        self
    }

    pub(super) fn player(&self, who: usize) -> &Player {
        &self.players[who]
    }

    pub(super) fn seats(&self, players: &[usize]) -> Vec<Seat> {
        players.iter().map(|&who| self.players[who].seat).collect()
    }

    pub(super) fn numbers(&self, players: &[usize]) -> Vec<PairingNumber> {
        players.iter().map(|&who| self.field.player(self.players[who].seat).number).collect()
    }

    /// Whether two may meet with one order of colours at least (dubov-classic `can_meet`; 2026 C1, C3).
    pub(super) fn can_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.players[one], &self.players[other]);
        let colours = a.may_have_white && b.may_have_black || a.may_have_black && b.may_have_white;
        one != other && colours && a.barred.binary_search(&other).is_err()
    }

    /// Returns who can meet whom among `nodes`; a vertex is a place in `nodes`.
    pub(super) fn graph(&self, nodes: &[usize]) -> Graph {
        let mut graph = Graph::new(nodes.len());
        let mut places = vec![usize::MAX; self.players.len()];
        let (mut whites, mut blacks) = (BitSet::empty(nodes.len()), BitSet::empty(nodes.len()));
        for (place, &node) in nodes.iter().enumerate() {
            places[node] = place;
            if self.players[node].may_have_white {
                whites.insert(place);
            }
            if self.players[node].may_have_black {
                blacks.insert(place);
            }
        }
        for (place, &node) in nodes.iter().enumerate() {
            let player = &self.players[node];
            let [white, black] =
                [player.may_have_white, player.may_have_black].map(|may| [0, u64::MAX][usize::from(may)]);
            let opponents = whites.words().iter().zip(blacks.words());
            for (word, (whites, blacks)) in graph.row_mut(place).iter_mut().zip(opponents) {
                *word = black & whites | white & blacks;
            }
            graph.cut(place, place);
        }
        for (place, &node) in nodes.iter().enumerate() {
            for &other in self.players[node].barred.iter().filter(|&&other| places[other] != usize::MAX) {
                graph.cut(place, places[other]);
            }
        }
        graph
    }

    /// Whether all of `nodes` can be paired with each other.
    pub(super) fn is_pairable(&self, nodes: &[usize]) -> bool {
        nodes.len().is_multiple_of(2)
            && (self.surely_pairable(nodes, 0) || LargestMatching::of(self.graph(nodes)).is_perfect())
    }

    /// Returns how many of `nodes` any pairing of them with each other must leave over, and who of them can be left
    /// over when it leaves no more; a vertex is a place in `nodes`.
    pub(super) fn left_over(&self, nodes: &[usize]) -> (usize, BitSet) {
        let odd = nodes.len() % 2;
        if self.surely_pairable(nodes, odd) {
            let anybody = if odd == 1 { BitSet::full(nodes.len()) } else { BitSet::empty(nodes.len()) };
            return (odd, anybody);
        }
        let mut matching = LargestMatching::of(self.graph(nodes));
        (matching.exposed().count(), matching.exposable())
    }

    /// A quick test that is true only when it is certain that `nodes` can be paired with each other, whichever
    /// `without` of them are left out: everybody may meet at least half of the others (Dirac).
    pub(super) fn surely_pairable(&self, nodes: &[usize], without: usize) -> bool {
        let only = |colour: Colour| {
            nodes.iter().filter(|&&node| !self.players[node].may_have(colour.other())).count()
        };
        let barred = self.most_barred + only(Colour::White).max(only(Colour::Black));
        let left = nodes.len().saturating_sub(without);
        left.is_multiple_of(2) && (left == 0 || 2 * left.saturating_sub(1 + barred) >= left)
    }
}

/// Reads one player; `None` when their rating or that of an opponent is missing.
fn player(field: &Field, seat: Seat, score: Points, reading: Reading, barred: Vec<usize>) -> Option<Player> {
    let entrant = field.player(seat);
    let history = ColourHistory::of(entrant);
    let (upfloats, upfloated_last) = reading.upfloats(entrant);
    Some(Player {
        seat,
        score,
        rating: strength(entrant)?,
        aro: aro(field, entrant)?,
        alphabetical: 0,
        history,
        due: (reading.due)(&history),
        may_have_white: (reading.may_have)(&history, Colour::White),
        may_have_black: (reading.may_have)(&history, Colour::Black),
        may_get_bye: may_get_bye(field, seat),
        upfloats,
        upfloated_last,
        barred,
    })
}

/// Returns the numbers of those without a rating who are to be paired, or have been opponents of such.
fn unrated(field: &Field) -> Vec<PairingNumber> {
    let is_present = |player: &Entrant| player.attendance == Attendance::Present;
    let met = |seat: Seat| {
        field
            .players
            .iter()
            .any(|player| is_present(player) && player.games().any(|(opponent, _)| opponent == seat))
    };
    let counts = |&seat: &Seat| is_present(field.player(seat)) || met(seat);
    let unrated = field.seats().filter(|&seat| strength(field.player(seat)).is_none()).filter(counts);
    unrated.map(|seat| field.player(seat).number).collect()
}
