//! The systems of FIDE whose rounds are matches: the Double-Swiss System (C.04.5), in which two players meet in two
//! games, and the Swiss Team System (C.04.6), in which two teams meet on several boards.
//!
//! A bracket receives upfloaters from below and has no downfloaters: of all sets of upfloaters it takes the first that
//! is best by the criteria (3.5), then of all best pairings of the bracket the one with the smallest identifier (3.6).
//! Both are found by matchings, so they are exact in brackets of any size. A participant is a place in a `Roster`, in
//! order of score and pairing number; it can be a player or a team.

mod criteria;
pub mod double_2026;
mod explain;
mod identifier;
pub mod olympiad_2022;
mod proof;
pub mod team_2026;
#[cfg(test)]
mod tests;
mod upfloaters;
mod why_not;

use crate::format::{
    Breach, Due, Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, Paired, Pairing, Proof,
    Reason, RoundRecord, Seat, Size, Swiss, TableError, Trace, Unproved, Verdict, check_match_points,
};
use crate::matching::Graph;
use crate::swiss::breaches::Rules;
use crate::swiss::byes::{Incomplete, settled};
use crate::swiss::criteria::Criterion;
use crate::swiss::rounds_with_byes;
use crate::tournament::Options;
use criteria::MatchBracket;
use std::ops::RangeInclusive;
use upfloaters::Following;

/// The editions, the latest one first.
pub const EDITIONS: &[&dyn Format] =
    &[&double_2026::DoubleSwiss2026, &team_2026::TeamSwiss2026, &olympiad_2022::Olympiad2022];

/// Reading of C6: by the number of upfloaters that the following scoregroup will need, or only by whether they are more
/// than its parity requires (T-6).
const C6: OptionFacts =
    OptionFacts { key: "c6", kind: OptionKind::Choice { usual: "graded", among: &["graded", PARITY] } };

const PARITY: &str = "parity";

/// Returns the reading of C6 in an event.
fn following(field: &Field) -> Following {
    if C6.is(PARITY, &field.options) { Following::Parity } else { Following::Graded }
}

/// Participant data specific to these texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct MatchData {
    /// True if they floated in the previous round and the criteria consider it: not in the last round (C.04.5), or the
    /// last two (C.04.6, T-9).
    floated: bool,
    /// True if they have a strong colour preference, in texts with degrees of preference.
    strong: bool,
}

/// Returns true if a participant met another score in the previous round: only a match that was played makes a float
/// (T-8, DS-3).
fn floated_last(field: &Field, seat: Seat) -> bool {
    matches!(field.player(seat).record.last(), Some(RoundRecord::Played { float: Some(_), .. }))
}

type MatchCard = super::roster::Card<MatchData>;
type MatchRoster<'a> = super::roster::Roster<'a, MatchData>;

/// A text whose rounds are matches.
trait MatchEdition: Sized + Sync + 'static {
    /// Properties of the edition that hold for every event.
    const FACTS: &'static Facts;
    /// The criteria applied to a manual pair or bye, the absolute ones first.
    const RULES: &'static Rules<MatchData>;
    /// The criteria from C4 on, most significant first; empty if the text has none.
    const CRITERIA: &'static [Criterion<Self>];

    fn card(field: &Field, seat: Seat) -> MatchCard;

    /// Pairs a round, by default by the criteria.
    ///
    /// # Errors
    /// Returns [`NoPairing`] with the reasons if no pairing is possible.
    fn pair_round(roster: &MatchRoster<'_>, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        pair::<Self>(roster, trace)
    }

    /// Allocates the colours of two participants who meet, and returns the deciding article.
    fn allocate(field: &Field, two: [Seat; 2]) -> (Pair, Reason);

    fn due(_: &Field, _: Seat) -> Option<Due> {
        None
    }

    /// Returns the rule by which the round in which two participants meet is worse than the pairing; `None` if the text
    /// has no criteria.
    fn first_difference(field: &Field, two: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        why_not::first_difference::<Self>(field, two)
    }

    /// Returns the rule by which another full round is worse than the pairing; `None` if the text has no criteria.
    fn round_difference(field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        why_not::round_difference::<Self>(field, other)
    }

    /// Proves that a pairing is the one of the text, by default by the criteria.
    ///
    /// # Errors
    /// Returns the defect of the pairing, or the rule of a better one.
    fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
        proof::prove::<Self>(field, pairing)
    }

    /// Returns all present participants, in order of score and pairing number (1.2).
    fn roster(field: &Field) -> MatchRoster<'_> {
        MatchRoster::by_score(field, Self::card)
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
        Some(E::prove(field, pairing))
    }
}

/// Pairs a round by the criteria of an edition.
///
/// # Errors
/// Returns [`NoPairing`] if fewer than two participants are present, or not all can be paired (3.3.3).
fn pair<E: MatchEdition>(roster: &MatchRoster<'_>, trace: &mut Trace) -> Result<Pairing, NoPairing> {
    let (field, present) = (roster.field, roster.len());
    if present < 2 {
        return Err(NoPairing::TooFewPlayers { present });
    }
    let refused = |Incomplete| explain::REFUSAL.of(roster, &roster.everybody());
    let bye = settled(roster).map_err(refused)?;
    if let Some(who) = bye {
        explain::note_bye(roster, who, trace);
    }
    let mut boards = Vec::with_capacity(present / 2);
    brackets::<E>(roster, bye, following(field), |bracket, outcome| {
        if trace.is_recording() {
            explain::note_bracket(bracket, outcome, following(field), trace);
        }
        for &pair in &outcome.pairs {
            let (pair, reason) = E::allocate(field, roster.seats_of(pair));
            trace.note(&[pair.white, pair.black], || reason);
            boards.push(pair);
        }
    })
    .map_err(refused)?;
    field.sort_boards(&mut boards);
    Ok(Pairing::of(boards, bye.map(|who| roster.card(who).seat), Vec::new()))
}

/// Result of a bracket; players are places in the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BracketResult {
    /// In the order of 3.5.3.
    upfloaters: Vec<usize>,
    /// The smaller number of each pair first, in ascending order of these.
    pairs: Vec<[usize; 2]>,
}

/// Pairs all players but the one with the bye, bracket by bracket, highest score first (3.3); `see` receives each with
/// its result.
///
/// # Errors
/// Returns [`Incomplete`] if not all of them can be paired, which is known before the first bracket.
fn brackets<E: MatchEdition>(
    roster: &MatchRoster<'_>,
    bye: Option<usize>,
    reading: Following,
    mut see: impl FnMut(&MatchBracket<'_>, &BracketResult),
) -> Result<(), Incomplete> {
    let mut players: Vec<usize> = (0..roster.len()).filter(|&who| Some(who) != bye).collect();
    while !players.is_empty() {
        let bracket = MatchBracket::top(roster, &players);
        let upfloaters = upfloaters::choose::<E>(&bracket, reading).ok_or(Incomplete)?;
        let pairs = identifier::pair::<E>(&bracket, &upfloaters).ok_or(Incomplete)?;
        let outcome = BracketResult { upfloaters, pairs };
        see(&bracket, &outcome);
        players = bracket.left_below(&outcome.upfloaters).concat();
    }
    Ok(())
}
