//! The interface of systems that pair by results.

use super::{Breach, Field, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Trace, Unproved, Verdict};
use crate::matching::Graph;
use crate::tournament::Colour;

/// Strength of a colour preference (dutch-2009 A.7.a-c, FIDE C.04.3 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Equal numbers of games with White and Black: the colour opposite to the last one.
    Mild,
    /// One more game with the other colour.
    Strong,
    /// Two more games with the other colour, or the other colour in the last two games.
    Absolute,
}

/// Due colour of a player by the text of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Due {
    pub side: Colour,
    /// Strength; `None` if the text has no degrees.
    pub strength: Option<Strength>,
}

/// A system that pairs by results.
pub trait Swiss: Format {
    /// Returns the due colour of a player in the round to be paired; `None` if either is possible.
    fn due(&self, field: &Field, seat: Seat) -> Option<Due>;

    /// Assigns colours to a pair, with the deciding rule.
    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason);

    /// Lists the rules that `pair` would break in this round, most serious first.
    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach>;

    /// Lists the rules that the pairing-allocated bye for `seat` would break.
    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach>;

    /// Returns the pairs that no absolute rule forbids at any step: vertices are the present players, in
    /// order of their seats. Any even number of players has a pairing by the system exactly if all of them
    /// can be matched here.
    fn may_meet(&self, field: &Field) -> Graph;

    /// Returns whether a player may have White, and Black, after games with these colours, earliest first, by
    /// the colour limits of all rounds but the last, in which scores may suspend them. `None` if the text has
    /// no limits, or drops them when they cannot be met (basic-swiss 6).
    fn may_have(&self, _had: &[Colour]) -> Option<[bool; 2]> {
        None
    }

    /// Sorts boards in the order of publication.
    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        field.sort_boards(boards);
    }

    /// Pairs by a second, slower algorithm that shares no search with [`Format::pair`]; `None` if the system
    /// has none, or none for this field.
    fn pair_otherwise(&self, _field: &Field, _trace: &mut Trace) -> Option<Result<Pairing, NoPairing>> {
        None
    }

    /// Proves that a pairing is the one of the rules; `None` if the system has no proofs.
    fn prove(&self, _field: &Field, _pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        None
    }

    /// Returns the first thing that makes a round in which `players` meet worse than the pairing, or only later in the
    /// order of the rules; the other players are paired by the rules. `None` if the system has no such measure,
    /// or it does not decide; [`Swiss::breaches`] are counted then.
    fn first_difference(&self, _field: &Field, _players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// As [`Self::first_difference`], for any other full round of the field in which each player has one
    /// place and no absolute rule is broken. Colours are not compared. `None` also if it is the pairing
    /// itself.
    fn round_difference(&self, _field: &Field, _other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        None
    }
}
