//! The pairing cards of a round: the data of each player defined in sections A and B, in the order of A.2.

use super::{ClassicEdition, LastRound};
use crate::format::Strength;
use crate::format::{Field, Float, Seat};
use crate::matching::Graph;
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::RecentFloats;
use crate::swiss::roster;
use crate::tournament::Colour;
use std::cmp::Reverse;

/// A player's place among those present, in the order of the round (A.2), counted from 0.
pub(super) type Rank = usize;

/// Data specific to these editions.
#[derive(Clone, Debug)]
pub(super) struct ClassicDutchData {
    /// Preference by A.7.a-c; in the edition of 1992 without the absolute ones that do not hold in the last round
    /// (M-3).
    pub(super) preference: Option<Preference>,
    pub(super) floats: RecentFloats,
    /// True if the score is more than half of the points possible so far, and this is the last round (N-18, M-3).
    pub(super) above_half: bool,
    /// True if B.5 and B.6 do not hold for them (M-3).
    pub(super) may_repeat_floats: bool,
    /// True if B.5 and B.6, fully in force, forbid a downfloat, and an upfloat.
    barred: [bool; 2],
}

pub(super) type ClassicDutchCard = roster::Card<ClassicDutchData>;

impl ClassicDutchCard {
    /// Returns true if B.5 or B.6, fully in force, forbids them a float.
    pub(super) fn bars(&self, float: Float) -> bool {
        self.own.barred[usize::from(float == Float::Up)]
    }

    /// Returns the colour that they may not be denied in favour of another such player (B.2, A.7.d, N-18).
    pub(super) fn guarded(&self, colours: ColourRule) -> Option<Colour> {
        let preference = self.own.preference?;
        let lifted = colours.lifted && self.own.above_half;
        let strength = if colours.strong_as_absolute { Strength::Strong } else { Strength::Absolute };
        (preference.strength >= strength && !lifted).then_some(preference.side)
    }
}

/// Strictness of the colour rules at one point of the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColourRule {
    /// True if A.7.d is in force: a strong preference counts as an absolute one.
    pub(super) strong_as_absolute: bool,
    /// True if B.2 is lifted for the players above half (N-18).
    pub(super) lifted: bool,
}

/// The cards of all players present, in the order of the round.
#[derive(Debug)]
pub(super) struct Cards<'a> {
    pub(super) roster: roster::Roster<'a, ClassicDutchData>,
    pub(super) last_round: bool,
    /// True if A.7.d is initially in force: an odd round of an edition with that rule.
    pub(super) strong_as_absolute: bool,
    /// True if A.7.e is in force: an even round of an edition with that rule.
    pub(super) mild_flexible: bool,
}

impl<'a> Cards<'a> {
    pub(super) fn new(field: &'a Field, edition: &ClassicEdition) -> Self {
        let mut cards: Vec<ClassicDutchCard> =
            field.present().map(|seat| card(field, edition, seat)).collect();
        cards.sort_by_key(|card| (Reverse(card.score), card.seat));
        let odd = field.round.0 % 2 == 1;
        Self {
            roster: roster::Roster::new(field, cards),
            last_round: field.is_last_round(),
            strong_as_absolute: edition.strong_as_absolute && odd,
            mild_flexible: edition.mild_flexible && !odd,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.roster.len()
    }

    pub(super) fn card(&self, rank: Rank) -> &ClassicDutchCard {
        self.roster.card(rank)
    }

    /// Returns true if two players may meet (B.1.a, B.2).
    pub(super) fn allowed(&self, one: Rank, other: Rank, colours: ColourRule) -> bool {
        let guarded = self.card(one).guarded(colours);
        (guarded.is_none() || guarded != self.card(other).guarded(colours))
            && !self.roster.is_barred(one, other)
    }

    /// Returns the graph of pairs of `members` allowed at the last step of the procedure, by index, with `more`
    /// isolated vertices.
    pub(super) fn graph(&self, members: &[Rank], edition: &ClassicEdition, more: usize) -> Graph {
        let lifted = self.last_round && edition.last_round == LastRound::LiftForPairs;
        let colours = ColourRule { strong_as_absolute: false, lifted };
        let mut graph = Graph::new(members.len() + more);
        for (place, &one) in members.iter().enumerate() {
            for (earlier, &other) in members.iter().enumerate().take(place) {
                if self.allowed(one, other, colours) {
                    graph.join(earlier, place);
                }
            }
        }
        graph
    }
}

/// Returns true for White, and for Black, if a player with this preference may have that colour (B.2): an absolute one
/// leaves one colour.
pub(super) fn limits(preference: Option<Preference>) -> [bool; 2] {
    let absolute = preference.filter(|preference| preference.strength == Strength::Absolute);
    [Colour::White, Colour::Black].map(|colour| absolute.is_none_or(|preference| preference.side == colour))
}

pub(super) fn card(field: &Field, edition: &ClassicEdition, seat: Seat) -> ClassicDutchCard {
    let player = field.player(seat);
    let score = field.pairing_score(seat);
    // Half of the points for winning all games; virtual points do not count.
    let possible = i32::from(field.round.0.saturating_sub(1)).saturating_mul(field.points.win.tenths());
    let above_half = field.is_last_round() && player.score().tenths().saturating_mul(2) > possible;
    let history = ColourHistory::of(player);
    let preference = history.preference();
    let without_absolute = edition.last_round == LastRound::NothingAbsolute && above_half;
    let preference = preference.map(|due| match due.strength {
        Strength::Absolute if without_absolute && history.difference() == 0 => {
            Preference { strength: Strength::Mild, ..due }
        }
        Strength::Absolute if without_absolute => Preference { strength: Strength::Strong, ..due },
        Strength::Mild | Strength::Strong | Strength::Absolute => due,
    });
    let floats = RecentFloats::of(player);
    ClassicDutchCard {
        seat,
        score,
        // The strictness of B.2 changes from step to step: see [`Cards::allowed`].
        may_have: limits(preference),
        due: preference.map(|preference| preference.side),
        may_get_bye: may_get_bye(field, seat),
        own: ClassicDutchData {
            preference,
            floats,
            above_half,
            may_repeat_floats: without_absolute,
            barred: [Float::Down, Float::Up]
                .map(|float| !without_absolute && (edition.bars)(floats, float, 0)),
        },
    }
}

/// Colour counts of a group of players: A.8 with the neutral players of A.7.e.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Excess {
    /// Numbers of players who prefer White (w) and Black (b).
    pub(super) wish: [usize; 2],
    /// Half of the players, rounded up (q).
    pub(super) half: usize,
    /// Number of pairs in which not both preferences can be granted, after A.7.e.
    pub(super) x: usize,
    /// The colour preferred by more than half.
    pub(super) side: Option<Colour>,
    /// True if the mild preferences for that colour are neutral (A.7.e, N-4).
    pub(super) flexible: bool,
}

impl Excess {
    /// Returns the counts of a group (A.8, N-2; A.7.e, N-4).
    pub(super) fn of(cards: &Cards, group: impl ExactSizeIterator<Item = Rank>) -> Self {
        let half = group.len().div_ceil(2);
        let (mut wish, mut mild) = ([0, 0], [0, 0]);
        for due in group.filter_map(|rank| cards.card(rank).own.preference) {
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

    /// Returns the preference of a member of the group, if it can clash.
    pub(super) fn wish(&self, card: &ClassicDutchCard) -> Option<Colour> {
        let due = card.own.preference?;
        let neutral = self.flexible && due.strength == Strength::Mild && self.side == Some(due.side);
        (!neutral).then_some(due.side)
    }
}
