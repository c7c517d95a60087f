//! The pairing cards of a round: what the rules ask of every player, in the order of pairing numbers.

use super::{Edition, MAXI};
use crate::format::{Field, Seat};
use crate::matching::{BitSet, Graph};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::tournament::{Colour, Points};

/// A player among those present, in order of pairing number, counted from 0: the smaller, the higher numbered.
pub(super) type Number = usize;

/// Where a score stands to the median score, half of the rounds already played (3.2; 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    Upper,
    Median,
    Lower,
}

impl Half {
    /// Returns where `score` stands when `played` rounds are over.
    pub(super) fn of(score: Points, played: usize, win: Points) -> Self {
        let played = i32::try_from(played).unwrap_or(i32::MAX);
        match (score.tenths() * 2).cmp(&win.tenths().saturating_mul(played)) {
            std::cmp::Ordering::Greater => Self::Upper,
            std::cmp::Ordering::Equal => Self::Median,
            std::cmp::Ordering::Less => Self::Lower,
        }
    }
}

/// What counts of one player in this round.
#[derive(Clone, Debug)]
pub(super) struct Card {
    pub(super) seat: Seat,
    pub(super) score: Points,
    /// The colour that they should have, `None` before their first game (6.1, 6.3, 6.5, 6.6; 5.1, 5.3).
    pub(super) due: Option<Colour>,
    /// Games with one colour more than with the other.
    pub(super) imbalance: u32,
    /// Which colours they may have: not a third time in a row, nor three more than of the other (6.1; 5.1).
    may_play: [bool; 2],
    /// For the 100 points of a maxi-tournament; 0 without one.
    pub(super) rating: i32,
    /// They floated in the round before (4.10; 3.9).
    pub(super) floated: bool,
    /// 2.2, Basic Rule 4.
    pub(super) may_get_bye: bool,
}

impl Card {
    /// Writes the card of one player.
    pub(super) fn of(field: &Field, edition: &Edition, seat: Seat) -> Self {
        let player = field.player(seat);
        let history = ColourHistory::of(player);
        let may = |colour: Colour| {
            let step = if colour == Colour::White { 1 } else { -1 };
            let third = history.last() == Some(colour) && history.run() > 1;
            !third && (history.difference() + step).abs() <= 2
        };
        let may_play = [may(Colour::White), may(Colour::Black)];
        let due = history.last().map(|last| match (may_play, history.difference()) {
            ([false, _], _) => Colour::Black,
            ([_, false], _) => Colour::White,
            (_, ..0) => Colour::White,
            (_, 0) => last.other(),
            (_, 1..) => Colour::Black,
        });
        Self {
            seat,
            score: field.pairing_score(seat),
            due,
            imbalance: history.difference().unsigned_abs(),
            may_play,
            rating: player.rating.map_or(0, |rating| i32::from(rating.get())),
            floated: (edition.floated)(field, player),
            may_get_bye: may_get_bye(field, seat),
        }
    }

    /// Whether the player may have `colour`.
    pub(super) fn may_play(&self, colour: Colour) -> bool {
        self.may_play[usize::from(colour == Colour::Black)]
    }

    /// Whether both may have the colours of a game with `other`, one way round or the other (3.1; 2.1).
    pub(super) fn has_order_with(&self, other: &Self) -> bool {
        [Colour::White, Colour::Black].iter().any(|&mine| self.may_play(mine) && other.may_play(mine.other()))
    }

    /// Whether a pair with `other` leaves nobody without their due colour (6.2; 5.2).
    pub(super) fn suits(&self, other: &Self) -> bool {
        self.due.is_none() || self.due != other.due
    }

    /// Whether the two ratings are within the 100 points of a maxi-tournament (4.2, 4.8, 6.7; 3.2.3, 3.8, 5.7).
    pub(super) fn is_near(&self, other: &Self) -> bool {
        (self.rating - other.rating).abs() <= 100
    }
}

/// The cards of all players present, and who of them may meet.
#[derive(Debug)]
pub(super) struct Cards {
    cards: Vec<Card>,
    /// Who is compatible with whom (3.1, 7; 2.1, 6).
    pub(super) compatible: Graph,
    /// Rounds already played.
    pub(super) played: usize,
    pub(super) win: Points,
    pub(super) maxi: bool,
}

impl Cards {
    /// Writes the cards of everybody who is to be paired.
    pub(super) fn new(field: &Field, edition: &Edition) -> Self {
        let cards: Vec<Card> = field.present().map(|seat| Card::of(field, edition, seat)).collect();
        let compatible = compatible(field, &cards);
        let played = field.round.index();
        Self { cards, compatible, played, win: field.points.win, maxi: MAXI.is_on(&field.options) }
    }

    /// Returns how many players are present.
    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns the card of a player.
    pub(super) fn card(&self, number: Number) -> &Card {
        &self.cards[number]
    }

    /// Returns the seats of some players.
    pub(super) fn seats(&self, numbers: &[Number]) -> Vec<Seat> {
        numbers.iter().map(|&number| self.card(number).seat).collect()
    }

    /// Returns where the score group of a player stands.
    pub(super) fn half(&self, number: Number) -> Half {
        Half::of(self.card(number).score, self.played, self.win)
    }

    /// Returns the compatible pairs among `members`; nobody else has any.
    pub(super) fn within(&self, members: &[Number]) -> Graph {
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

    /// Returns the compatible pairs among `members`, by their places in that list.
    pub(super) fn among(&self, members: &[Number]) -> Graph {
        let mut graph = Graph::new(members.len());
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

/// 3.1 with 6.1, and 7: not met, one order of colours possible, or the last round and equal scores.
fn compatible(field: &Field, cards: &[Card]) -> Graph {
    let mut may_play = [BitSet::empty(cards.len()), BitSet::empty(cards.len())];
    let mut number_of = vec![None; field.players.len()];
    for (number, card) in cards.iter().enumerate() {
        number_of[card.seat.index()] = Some(number);
        for (set, colour) in may_play.iter_mut().zip([Colour::White, Colour::Black]) {
            if card.may_play(colour) {
                set.insert(number);
            }
        }
    }
    let [white, black] = &may_play;
    let mut graph = Graph::new(cards.len());
    for (number, card) in cards.iter().enumerate() {
        let mut others = BitSet::empty(cards.len());
        for (colour, opponents) in [(Colour::White, black), (Colour::Black, white)] {
            if card.may_play(colour) {
                others.unite(opponents.words());
            }
        }
        if field.is_last_round() {
            let equals = cards.iter().enumerate().filter(|(_, other)| other.score == card.score);
            equals.for_each(|(other, _)| others.insert(other));
        }
        let met = field.player(card.seat).games().map(|(opponent, _)| opponent);
        for opponent in met.chain([card.seat]) {
            if let Some(other) = number_of.get(opponent.index()).copied().flatten() {
                others.remove(other);
            }
        }
        graph.row_mut(number).copy_from_slice(others.words());
    }
    for pair in &field.forbidden {
        let numbers = pair.map(|seat| number_of.get(seat.index()).copied().flatten());
        if let [Some(one), Some(other)] = numbers {
            graph.cut(one, other);
        }
    }
    graph
}
