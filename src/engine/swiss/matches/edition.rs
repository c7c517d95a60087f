//! What an edition says of itself, and what follows from it alike for all whose rounds are matches.

use super::{Card, Own, Roster};
use crate::format::{
    Breach, Due, Facts, Field, Format, NoPairing, Pair, Paired, Pairing, Proof, Reason, Seat, Size, Swiss,
    TableError, Trace, Unproved, Verdict, check_match_points,
};
use crate::matching::Graph;
use crate::swiss::breaches::Rules;
use crate::swiss::{rounds_with_byes, sort_boards};
use crate::tournament::Options;
use std::ops::RangeInclusive;

/// A text whose rounds are matches.
pub(in crate::swiss) trait Edition: Sync + 'static {
    /// What is true of it whatever the event.
    const FACTS: &'static Facts;
    /// The criteria as they are asked of a pair or a bye made by hand, the absolute ones first.
    const RULES: &'static Rules<Own>;

    /// Writes the card of one participant.
    fn card(field: &Field, seat: Seat) -> Card;

    /// Pairs a round.
    ///
    /// # Errors
    /// Says why no pairing is possible.
    fn pair_round(roster: &Roster<'_>, trace: &mut Trace) -> Result<Pairing, NoPairing>;

    /// Gives two who meet their colours, with the article that decides.
    fn allocate(field: &Field, two: [Seat; 2]) -> (Pair, Reason);

    /// Returns the colour that a participant should get.
    fn due(_: &Field, _: Seat) -> Option<Due> {
        None
    }

    /// Says by which rule the round in which two meet is worse than the pairing first; `None` where the text has no measure.
    fn first_difference(_: &Field, _: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// Says the same of another whole round.
    fn round_difference(_: &Field, _: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// Proves that a pairing is the one of the text; `None` where that has no proofs.
    fn prove(_: &Field, _: &Pairing) -> Option<Result<Proof, Unproved>> {
        None
    }

    /// Returns everybody present, in order of score and pairing number (1.2).
    fn roster(field: &Field) -> Roster<'_> {
        super::roster(field, Self::card)
    }
}

impl<E: Edition> Format for E {
    fn facts(&self) -> &Facts {
        E::FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        E::pair_round(&E::roster(field), trace)
    }

    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        rounds_with_byes(size.participants)
    }

    fn check_size(&self, size: Size, options: &Options) -> Result<(), TableError> {
        let found = u16::try_from(size.participants).unwrap_or(u16::MAX);
        match E::FACTS.paired {
            Paired::Teams if found < 2 => Err(TableError::TooFew { found, least: 2 }),
            Paired::Teams => check_match_points(options),
            Paired::Players => Ok(()),
        }
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl<E: Edition> Swiss for E {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        E::due(field, seat)
    }

    fn colours(&self, field: &Field, two: [Seat; 2]) -> (Pair, Reason) {
        E::allocate(field, two)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        E::roster(field).graph_by_seat()
    }

    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        sort_boards(field, boards);
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        E::RULES.of_pair(field, [pair.white, pair.black].map(|seat| E::card(field, seat)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        E::RULES.of_bye(field, &E::card(field, seat))
    }

    fn first_difference(&self, field: &Field, two: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        E::first_difference(field, two)
    }

    fn round_difference(&self, field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        E::round_difference(field, other)
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        E::prove(field, pairing)
    }
}
