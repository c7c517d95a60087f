//! The pairing cards of a round: what sections A and B ask of every player, laid out in the order of A.2.

use super::{Edition, LastRound};
use crate::format::Strength;
use crate::format::{Field, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::RecentFloats;
use crate::tournament::{Colour, Points};

/// A player's place among those present, in the order of the round (A.2), counted from 0.
pub(super) type Rank = usize;

/// What counts of one player in this round.
#[derive(Clone, Debug)]
pub(super) struct Card {
    pub(super) seat: Seat,
    pub(super) score: Points,
    /// A.7.a-c; in the edition of 1992 without the absolute ones that do not hold in the last round (M-3).
    pub(super) due: Option<Preference>,
    pub(super) floats: RecentFloats,
    /// More than half of the points possible so far, and this is the last round (N-18, M-3).
    pub(super) above_half: bool,
    /// B.5 and B.6 do not hold for them (M-3).
    pub(super) may_repeat_floats: bool,
    /// B.1.b
    pub(super) may_get_bye: bool,
}

impl Card {
    /// Returns the colour that the player prefers.
    pub(super) fn side(&self) -> Option<Colour> {
        self.due.map(|due| due.side)
    }

    /// Returns the colour that they may not be refused in favour of another such player (B.2, A.7.d, N-18).
    pub(super) fn guarded(&self, colours: ColourRule) -> Option<Colour> {
        let due = self.due?;
        let lifted = colours.lifted && self.above_half;
        let strength = if colours.strong_as_absolute { Strength::Strong } else { Strength::Absolute };
        (due.strength >= strength && !lifted).then_some(due.side)
    }
}

/// How strictly colours hold at one moment of the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColourRule {
    /// A.7.d is in force: a strong preference counts as an absolute one.
    pub(super) strong_as_absolute: bool,
    /// B.2 is lifted for the players above half (N-18).
    pub(super) lifted: bool,
}

/// The cards of all players present, in the order of the round.
#[derive(Debug)]
pub(super) struct Cards {
    cards: Vec<Card>,
    /// Where the opponents of each begin in `met`; one entry more than there are cards.
    met_from: Vec<usize>,
    met: Vec<u16>,
    /// Whether this is the last round.
    pub(super) last_round: bool,
    /// A.7.d is in force at first: an odd round of an edition that knows the rule.
    pub(super) strong_as_absolute: bool,
    /// A.7.e: an even round of an edition that knows the rule.
    pub(super) mild_flexible: bool,
}

impl Cards {
    /// Writes the cards of everybody who is to be paired.
    pub(super) fn new(field: &Field, edition: &Edition) -> Self {
        let mut cards: Vec<Card> = field.present().map(|seat| card(field, edition, seat)).collect();
        cards.sort_by_key(|card| (std::cmp::Reverse(card.score), card.seat));
        let mut rank_of = vec![None; field.players.len()];
        for (rank, card) in cards.iter().enumerate() {
            rank_of[card.seat.index()] = u16::try_from(rank).ok();
        }
        let mut barred = vec![Vec::new(); if field.forbidden.is_empty() { 0 } else { cards.len() }];
        for &[one, other] in &field.forbidden {
            let ranks = [one, other].map(|seat| rank_of.get(seat.index()).copied().flatten());
            if let [Some(one), Some(other)] = ranks {
                barred[usize::from(one)].push(other);
                barred[usize::from(other)].push(one);
            }
        }
        let (mut met, mut met_from) = (Vec::new(), vec![0]);
        for (rank, card) in cards.iter().enumerate() {
            let games = field.player(card.seat).games();
            met.extend(games.filter_map(|(opponent, _)| rank_of.get(opponent.index()).copied().flatten()));
            met.extend(barred.get(rank).into_iter().flatten());
            met_from.push(met.len());
        }
        let odd = field.round.0 % 2 == 1;
        let last_round = field.is_last_round();
        let strong_as_absolute = edition.strong_as_absolute && odd;
        Self {
            cards,
            met_from,
            met,
            last_round,
            strong_as_absolute,
            mild_flexible: edition.mild_flexible && !odd,
        }
    }

    /// Returns how many players are present.
    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns the card of a player.
    pub(super) fn card(&self, rank: Rank) -> &Card {
        &self.cards[rank]
    }

    /// Returns the seats of some players.
    pub(super) fn seats(&self, ranks: &[Rank]) -> Vec<Seat> {
        ranks.iter().map(|&rank| self.card(rank).seat).collect()
    }

    /// Whether the two may not meet again (B.1.a), or not by the arbiter's decision.
    pub(super) fn have_met(&self, one: Rank, other: Rank) -> bool {
        let met = &self.met[self.met_from[one]..self.met_from[one + 1]];
        met.iter().any(|&opponent| usize::from(opponent) == other)
    }

    /// Whether the two may meet (B.1.a, B.2).
    pub(super) fn allowed(&self, one: Rank, other: Rank, colours: ColourRule) -> bool {
        let guarded = self.card(one).guarded(colours);
        (guarded.is_none() || guarded != self.card(other).guarded(colours)) && !self.have_met(one, other)
    }
}

/// Writes the card of one player.
pub(super) fn card(field: &Field, edition: &Edition, seat: Seat) -> Card {
    let player = field.player(seat);
    let score = field.pairing_score(seat);
    // Half of the points that wins would have given; virtual points are none of them.
    let possible = i32::from(field.round.0.saturating_sub(1)).saturating_mul(field.points.win.tenths());
    let above_half = field.is_last_round() && player.score().tenths().saturating_mul(2) > possible;
    let history = ColourHistory::of(player);
    let due = history.preference();
    let without_absolute = edition.last_round == LastRound::NothingAbsolute && above_half;
    let due = due.map(|due| match due.strength {
        Strength::Absolute if without_absolute && history.difference() == 0 => {
            Preference { strength: Strength::Mild, ..due }
        }
        Strength::Absolute if without_absolute => Preference { strength: Strength::Strong, ..due },
        Strength::Mild | Strength::Strong | Strength::Absolute => due,
    });
    Card {
        seat,
        score,
        due,
        floats: RecentFloats::of(player),
        above_half,
        may_repeat_floats: without_absolute,
        may_get_bye: may_get_bye(field, seat),
    }
}

/// The colours of a group of players: A.8 with the neutral players of A.7.e.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Excess {
    /// Players who prefer White (w) and Black (b).
    pub(super) wish: [usize; 2],
    /// Half of the players, rounded up (q).
    pub(super) half: usize,
    /// Pairs in which not both preferences can be granted, after A.7.e.
    pub(super) x: usize,
    /// The colour that is preferred by more than half.
    pub(super) side: Option<Colour>,
    /// Whether the mild preferences for that colour are neutral (A.7.e, N-4).
    pub(super) flexible: bool,
}

impl Excess {
    /// Counts a group (A.8, N-2; A.7.e, N-4).
    pub(super) fn of(cards: &Cards, group: impl ExactSizeIterator<Item = Rank>) -> Self {
        let half = group.len().div_ceil(2);
        let (mut wish, mut mild) = ([0, 0], [0, 0]);
        for due in group.filter_map(|rank| cards.card(rank).due) {
            let side = usize::from(due.side == Colour::Black);
            wish[side] += 1;
            mild[side] += usize::from(due.strength == Strength::Mild);
        }
        let [white, black] = wish.map(|wish: usize| wish.saturating_sub(half));
        let (side, place, x) = match (white, black) {
            (0, 0) => return Self { wish, half, x: 0, side: None, flexible: false },
            (_, 0) => (Colour::White, 0, white),
            _ => (Colour::Black, 1, black),
        };
        let flexible = cards.mild_flexible;
        let x = if flexible { x.saturating_sub(mild[place]) } else { x };
        Self { wish, half, x, side: Some(side), flexible }
    }

    /// Returns the colour preference that can clash, of a player of the group.
    pub(super) fn wish(&self, card: &Card) -> Option<Colour> {
        let due = card.due?;
        let neutral = self.flexible && due.strength == Strength::Mild && self.side == Some(due.side);
        (!neutral).then_some(due.side)
    }
}
