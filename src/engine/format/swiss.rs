//! What is asked of a system that pairs by results.

use super::{Breach, Field, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Trace, Unproved, Verdict};
use crate::matching::Graph;
use crate::tournament::Colour;

/// How urgent a colour preference is (dutch-2009 A.7.a-c, FIDE C.04.3 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// As many games with White as with Black: the other colour than last time.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or the other colour in the last two games.
    Absolute,
}

/// The colour that a player is due by the text of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Due {
    /// The colour.
    pub side: Colour,
    /// How urgently; `None` where the text knows no degrees.
    pub strength: Option<Strength>,
}

/// A system that pairs by results.
pub trait Swiss: Format {
    /// Returns the colour that a player is due in the round to be paired; `None` where either will do.
    fn due(&self, field: &Field, seat: Seat) -> Option<Due>;

    /// Gives the colours for two players who are to meet, with the rule that decides.
    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason);

    /// Lists the rules that `pair` would break in this round, gravest first.
    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach>;

    /// Lists the rules that the pairing-allocated bye for `seat` would break.
    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach>;

    /// Returns who may meet whom, as far as no absolute rule forbids it at any step: vertices are those present, in order of
    /// their seats. Whoever else is set aside, an even number of players has a pairing by the system exactly when all of them
    /// can be matched here.
    fn may_meet(&self, field: &Field) -> Graph;

    /// Returns whether a player may have White, and Black, after games with these colours, the earliest first, by the limits of
    /// colours that hold in every round but the last, where scores may lift them. `None` where the text has no limits, or gives them up
    /// when they cannot be kept (basic-swiss 6).
    fn may_have(&self, _had: &[Colour]) -> Option<[bool; 2]> {
        None
    }

    /// Puts boards in the order in which they are published.
    fn sort_boards(&self, field: &Field, boards: &mut [Pair]);

    /// Pairs by a second way, slower, that has no search in common with [`Format::pair`]; `None` where the system has none, or none for
    /// such a field.
    fn pair_otherwise(&self, _field: &Field, _trace: &mut Trace) -> Option<Result<Pairing, NoPairing>> {
        None
    }

    /// Proves that a pairing is the one of the rules; `None` where the system has no proofs.
    fn prove(&self, _field: &Field, _pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        None
    }

    /// Says what a round in which `players` meet has first that makes it worse than the pairing, or only later in the
    /// order of the rules; the others are paired by the rules without them. `None` when the system has no measure
    /// of its own, or none that tells; then what [`Swiss::breaches`] lists is counted.
    fn first_difference(&self, _field: &Field, _players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// The same of another whole round of the field, however it came about, in which everybody has one place and no absolute rule is
    /// broken. Colours are not compared. `None` also where it is the pairing itself.
    fn round_difference(&self, _field: &Field, _other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        None
    }
}
