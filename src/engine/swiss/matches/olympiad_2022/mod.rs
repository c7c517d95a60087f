//! The pairing rules of the Olympiad, FIDE D.02.02, in force from 1 January 2022: groups of equal match points are
//! paired from the top and from the bottom, the group of the median team last, and the upper half of a group meets the
//! lower.
//!
//! Names and numbers are those of the articles; O-n are decisions on points that the text leaves open.

mod colours;
mod explain;
mod groups;
mod proof;
#[cfg(test)]
mod tests;

use super::{MatchCard, MatchData, MatchEdition, MatchRoster};
use crate::format::{
    Due, Facts, Field, FloatSource, MATCH_BYE, NoPairing, OWN_BYE, Pair, Paired, Pairing, Proof, Reason,
    Seat, Trace, Unproved, Verdict, WHITE_BOARDS,
};
use crate::swiss::breaches::{Asks, Limits, Rule, Rules};
use crate::swiss::byes::lowest_for_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::criteria::Criterion;
use crate::swiss::general_2026::preference;
use crate::tournament::{Colour, Occasion, RoundNo};

/// The pairing system of the Olympiad, edition of 2022.
#[derive(Clone, Copy, Debug)]
pub struct Olympiad2022;

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    line_ups: true,
    // The Olympiad of 2026: match points, Sonneborn-Berger, game points, the match points of the opponents.
    final_order: &["MP", "OSB", "TP", "OMP"],
    occasion: Some(Occasion::Olympiad),
    options: &[MATCH_BYE, OWN_BYE[0], OWN_BYE[1], WHITE_BOARDS],
    floats: FloatSource::Derived,
    report_name: "Swiss-System (Olympiad)",
    ..Facts::classic("olympiad-2022", "FIDE Handbook D.02.02, in force from 1 January 2022", explain::REASONS)
};

/// The rules applied to a manual pair or bye, the absolute ones first.
static RULES: Rules<MatchData> = Rules {
    limits: advised,
    all: &[
        Rule::new("6.1", Asks::Met),
        Rule::new("6.1", Asks::Barred),
        Rule::new("4.2", Asks::ByeAgain),
        Rule::new("4.1", Asks::ByeScore(|field| lowest_for_bye(field, may_get_bye))),
        Rule::new("6.2", Asks::EqualScores),
        Rule::new("7.3", Asks::Difference),
        Rule::new("7.3", Asks::ThreeInARow),
        Rule::new("7.5", Asks::DueWithinLimits),
    ],
};

/// Returns advisory limits: the colour limits are disregarded rather than adding floaters (7.4).
fn advised(_: &Field, _: [&MatchCard; 2], _: Colour) -> Limits {
    Limits::Advised
}

/// Returns true if a team may have the bye: not after an earlier one, after a match won because the opponent did not
/// come, or when it joined after round 1 was published (4.2).
fn may_get_bye(field: &Field, seat: Seat) -> bool {
    super::team_2026::may_get_bye(field, seat) && field.player(seat).arrival <= RoundNo(1)
}

/// Returns true for White, and for Black, if the limits of 7.3 allow a team that colour. Both limits count:
/// after WWWWBB a team may have neither.
fn within_limits(field: &Field, seat: Seat) -> [bool; 2] {
    let history = ColourHistory::of(field.player(seat));
    let keeps_difference =
        |colour: Colour| history.games_with(colour) < history.games_with(colour.other()) + 2;
    [Colour::White, Colour::Black].map(|colour| keeps_difference(colour) && !history.would_be_third(colour))
}

impl MatchEdition for Olympiad2022 {
    const FACTS: &'static Facts = &FACTS;
    const RULES: &'static Rules<MatchData> = &RULES;
    const CRITERIA: &'static [Criterion<Self>] = &[];

    fn card(field: &Field, seat: Seat) -> MatchCard {
        MatchCard {
            seat,
            score: field.pairing_score(seat),
            // Colours do not restrict the pairs (7.4).
            may_have: [true; 2],
            due: Self::due(field, seat).map(|due| due.side),
            may_get_bye: may_get_bye(field, seat),
            own: MatchData::default(),
        }
    }

    fn pair_round(roster: &MatchRoster<'_>, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let (field, present) = (roster.field, roster.len());
        if present < 2 {
            return Err(NoPairing::TooFewPlayers { present });
        }
        let refused = |_| explain::REFUSAL.of(roster, &roster.everybody());
        let bye = groups::bye(roster).map_err(refused)?;
        if let Some(who) = bye {
            explain::note_bye(roster, who, trace);
        }
        let mut boards = Vec::with_capacity(present / 2);
        for pair in groups::pairs(roster, bye, trace) {
            let (pair, reason) = colours::allocate(field, roster.seats_of(pair));
            trace.note(&[pair.white, pair.black], || reason);
            boards.push(pair);
        }
        field.sort_boards(&mut boards);
        Ok(Pairing::of(boards, bye.map(|who| roster.card(who).seat), Vec::new()))
    }

    fn allocate(field: &Field, teams: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, teams)
    }

    fn first_difference(_: &Field, _: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    fn round_difference(_: &Field, _: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
        let roster = Self::roster(field);
        let limits: Vec<[bool; 2]> =
            roster.cards().iter().map(|card| within_limits(field, card.seat)).collect();
        let fit = |one: usize, other: usize| {
            let [[white, black], [their_white, their_black]] = [limits[one], limits[other]];
            white && their_black || black && their_white
        };
        proof::prove(&roster, fit, pairing)
    }

    fn due(field: &Field, seat: Seat) -> Option<Due> {
        let preference = preference(&ColourHistory::of(field.player(seat)))?;
        Some(Due { side: preference.side, strength: Some(preference.strength) })
    }
}
