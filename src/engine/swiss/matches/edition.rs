//! Definition of an edition whose rounds are matches, and the shared implementation of the systems.

use super::{MatchCard, MatchData, MatchRoster};
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
pub(in crate::swiss) trait MatchEdition: Sync + 'static {
    /// Properties of the edition that hold for every event.
    const FACTS: &'static Facts;
    /// The criteria applied to a manual pair or bye, the absolute ones first.
    const RULES: &'static Rules<MatchData>;

    fn card(field: &Field, seat: Seat) -> MatchCard;

    /// Pairs a round.
    ///
    /// # Errors
    /// Returns [`NoPairing`] with the reasons if no pairing is possible.
    fn pair_round(roster: &MatchRoster<'_>, trace: &mut Trace) -> Result<Pairing, NoPairing>;

    /// Allocates the colours of two participants who meet, and returns the deciding article.
    fn allocate(field: &Field, two: [Seat; 2]) -> (Pair, Reason);

    fn due(_: &Field, _: Seat) -> Option<Due> {
        None
    }

    /// Returns the rule by which the round in which two participants meet is worse than the pairing; `None` if the text
    /// has no criteria.
    fn first_difference(_: &Field, _: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// Returns the rule by which another full round is worse than the pairing; `None` if the text has no criteria.
    fn round_difference(_: &Field, _: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// Proves that a pairing is the one of the text; `None` if the text has no proofs.
    fn prove(_: &Field, _: &Pairing) -> Option<Result<Proof, Unproved>> {
        None
    }

    /// Returns all present participants, in order of score and pairing number (1.2).
    fn roster(field: &Field) -> MatchRoster<'_> {
        super::roster(field, Self::card)
    }
}

impl<E: MatchEdition> Format for E {
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

impl<E: MatchEdition> Swiss for E {
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
