//! The pairing cards of a round: the data of each player used by the rules, in the order of pairing numbers.

use super::{LimEdition, MAXI};
use crate::format::{Field, Seat};
use crate::matching::{BitSet, Graph};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster;
use crate::tournament::{Colour, Points};

/// A player among those present, in order of pairing number, counted from 0: a smaller number means higher numbered.
pub(super) type PlayerIndex = usize;

/// Position of a score relative to the median score, half of the rounds already played (3.2; 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    Upper,
    Median,
    Lower,
}

impl Half {
    /// Returns the position of `score` after `played` rounds.
    pub(super) fn of(score: Points, played: usize, win: Points) -> Self {
        let played = i32::try_from(played).unwrap_or(i32::MAX);
        match (score.tenths() * 2).cmp(&win.tenths().saturating_mul(played)) {
            std::cmp::Ordering::Greater => Self::Upper,
            std::cmp::Ordering::Equal => Self::Median,
            std::cmp::Ordering::Less => Self::Lower,
        }
    }
}

/// Data specific to the Lim system.
#[derive(Clone, Debug)]
pub(super) struct LimData {
    /// Excess of games with one colour over those with the other.
    pub(super) imbalance: u32,
    /// Rating for the 100 points of a maxi-tournament; 0 without one.
    pub(super) rating: i32,
    /// True if they floated in the previous round (4.10; 3.9).
    pub(super) floated: bool,
}

pub(super) type LimCard = roster::Card<LimData>;

type LimRoster<'a> = roster::Roster<'a, LimData>;

impl LimCard {
    /// Returns true if a pair with `other` gives both players their due colour (6.2; 5.2).
    pub(super) fn suits(&self, other: &Self) -> bool {
        self.due.is_none() || self.due != other.due
    }

    /// Returns true if the two ratings are within the 100 points of a maxi-tournament (4.2, 4.8, 6.7; 3.2.3, 3.8, 5.7).
    pub(super) fn is_near(&self, other: &Self) -> bool {
        (self.own.rating - other.own.rating).abs() <= 100
    }
}

pub(super) fn card(field: &Field, edition: &LimEdition, seat: Seat) -> LimCard {
    let player = field.player(seat);
    let history = ColourHistory::of(player);
    // 6.1; 5.1
    let may_have = history.limits();
    // 6.3, 6.5, 6.6; 5.3: none before the first game.
    let due = history.balancing().map(|balancing| match may_have {
        [false, _] => Colour::Black,
        [_, false] => Colour::White,
        [true, true] => balancing,
    });
    LimCard {
        seat,
        score: field.pairing_score(seat),
        may_have,
        due,
        // 2.2, Basic Rule 4.
        may_get_bye: may_get_bye(field, seat),
        own: LimData {
            imbalance: history.difference().unsigned_abs(),
            rating: player.rating.map_or(0, |rating| i32::from(rating.get())),
            floated: (edition.floated)(field, player),
        },
    }
}

/// The cards of all players present in order of pairing number, and the pairs of them that may meet.
#[derive(Debug)]
pub(super) struct Cards<'a> {
    pub(super) roster: LimRoster<'a>,
    /// Compatible pairs (3.1, 7; 2.1, 6).
    pub(super) compatible: Graph,
    /// Number of rounds already played.
    pub(super) played: usize,
    pub(super) win: Points,
    pub(super) maxi: bool,
}

impl<'a> Cards<'a> {
    pub(super) fn new(field: &'a Field, edition: &LimEdition) -> Self {
        let roster = LimRoster::new(field, field.present().map(|seat| card(field, edition, seat)).collect());
        let compatible = compatible(&roster);
        let maxi = MAXI.is_on(&field.options);
        Self { roster, compatible, played: field.round.index(), win: field.points.win, maxi }
    }

    pub(super) fn card(&self, number: PlayerIndex) -> &LimCard {
        self.roster.card(number)
    }

    pub(super) fn len(&self) -> usize {
        self.roster.len()
    }

    /// Returns the half to which the scoregroup of a player belongs.
    pub(super) fn half(&self, number: PlayerIndex) -> Half {
        Half::of(self.card(number).score, self.played, self.win)
    }

    /// Returns the compatible pairs among `members`; other players have none.
    pub(super) fn within(&self, members: &[PlayerIndex]) -> Graph {
        let mut set = BitSet::empty(self.len());
        members.iter().for_each(|&number| set.insert(number));
        let mut graph = Graph::new(self.len());
        for &number in members {
            let row = graph.row_mut(number);
            let words = self.compatible.row(number).iter().zip(set.words());
            row.iter_mut().zip(words).for_each(|(word, (all, kept))| *word = all & kept);
        }
        graph
    }

    /// Returns the compatible pairs among `members`, by index.
    pub(super) fn among(&self, members: &[PlayerIndex]) -> Graph {
        self.among_with_room(members, 0)
    }

    /// Returns the compatible pairs among `members`, by index, with `more` isolated vertices.
    pub(super) fn among_with_room(&self, members: &[PlayerIndex], more: usize) -> Graph {
        let mut graph = Graph::new(members.len() + more);
        for (place, &one) in members.iter().enumerate() {
            for (earlier, &other) in members.iter().enumerate().take(place) {
                if self.compatible.joined(one, other) {
                    graph.join(earlier, place);
                }
            }
        }
        graph
    }
}

/// Returns the pairs compatible by 3.1 with 6.1, and 7: not met yet, and with a possible colour allocation, or in the
/// last round with equal scores.
fn compatible(roster: &LimRoster) -> Graph {
    let mut graph = roster.graph(&roster.everybody());
    if roster.field.is_last_round() {
        for group in roster.groups(0..roster.len()) {
            for (place, &one) in group.iter().enumerate() {
                let others = group[..place].iter().filter(|&&other| !roster.is_barred(one, other));
                others.for_each(|&other| graph.join(one, other));
            }
        }
    }
    graph
}
