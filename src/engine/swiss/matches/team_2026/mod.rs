//! The Swiss Team System of FIDE, C.04.6, in force from 1 February 2026: teams are paired, a round is a match on
//! several boards, and the colour of a team is that of its first board.
//!
//! Names and numbers are those of the articles: C1 to C10 are the criteria of Article 2; T-n are decisions on points
//! that the text leaves open. A seat of the field is a team: its score is the primary score of 1.2, its record has one
//! entry per match.

mod colours;
#[cfg(test)]
mod tests;

use super::criteria::{
    CriterionSubject, floated_opponents, of_the_set, preferences, residents, strong_preferences,
};
use super::{C6, MatchCard, MatchData, MatchEdition, explain, floated_last};
use crate::format::{
    Due, Facts, Field, MATCH_BYE, MATCH_POINTS, OWN_BYE, OWN_MATCH_POINTS, OptionFacts, OptionKind, PRIMARY,
    Pair, Paired, Reason, RoundRecord, Seat, TrfCode, WHITE_BOARDS,
};
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::swiss::byes::lowest_for_bye;
use crate::swiss::concat;
use crate::swiss::criteria::Criterion;
use crate::tournament::{Bye, Occasion, RequestedBye, TieBreakRules};

/// The Swiss Team System, edition of 2026.
#[derive(Clone, Copy, Debug)]
pub struct TeamSwiss2026;

/// Type of colour preferences (1.7).
const PREFERENCES: OptionFacts = OptionFacts {
    key: "preferences",
    kind: OptionKind::Choice { usual: TYPE_A, among: &[TYPE_A, TYPE_B, NONE] },
};

const TYPE_A: &str = "A";
const TYPE_B: &str = "B";
const NONE: &str = "none";

/// True if the secondary score helps to determine the first-team of a pair (1.2.1, 4.2.2).
const SECONDARY: OptionFacts = OptionFacts { key: "secondary", kind: OptionKind::YesNo { usual: true } };

/// Preference in the last round of a team with as many matches with White as with Black and the same colour in the last
/// two (T-1).
const LAST_ROUND: OptionFacts = OptionFacts {
    key: "last-preference",
    kind: OptionKind::Choice { usual: "strong", among: &["strong", NONE] },
};

/// Score that determines the first-team of a pair under acceleration: without virtual points, or with them (T-34).
const FIRST_TEAM: OptionFacts = OptionFacts {
    key: "first-team",
    kind: OptionKind::Choice { usual: "score", among: &["score", PAIRING_SCORE] },
};

const PAIRING_SCORE: &str = "pairing-score";

/// The codes of record 192: the type of preferences, the primary score, and the secondary one if it is used for
/// colours.
const CODES: &[TrfCode] = &[
    code("FIDE_TEAM", &[("preferences", "A"), ("primary", "MP"), ("secondary", "true")]),
    code("FIDE_TEAM_TYPEA_MP_GP", &[("preferences", "A"), ("primary", "MP"), ("secondary", "true")]),
    code("FIDE_TEAM_TYPEA_MP", &[("preferences", "A"), ("primary", "MP"), ("secondary", "false")]),
    code("FIDE_TEAM_TYPEA_GP_MP", &[("preferences", "A"), ("primary", "GP"), ("secondary", "true")]),
    code("FIDE_TEAM_TYPEA_GP", &[("preferences", "A"), ("primary", "GP"), ("secondary", "false")]),
    code("FIDE_TEAM_TYPEB_MP_GP", &[("preferences", "B"), ("primary", "MP"), ("secondary", "true")]),
    code("FIDE_TEAM_TYPEB_MP", &[("preferences", "B"), ("primary", "MP"), ("secondary", "false")]),
    code("FIDE_TEAM_TYPEB_GP_MP", &[("preferences", "B"), ("primary", "GP"), ("secondary", "true")]),
    code("FIDE_TEAM_TYPEB_GP", &[("preferences", "B"), ("primary", "GP"), ("secondary", "false")]),
    code("FIDE_TEAM_MP_GP", &[("preferences", NONE), ("primary", "MP"), ("secondary", "true")]),
    code("FIDE_TEAM_MP", &[("preferences", NONE), ("primary", "MP"), ("secondary", "false")]),
    code("FIDE_TEAM_GP_MP", &[("preferences", NONE), ("primary", "GP"), ("secondary", "true")]),
    code("FIDE_TEAM_GP", &[("preferences", NONE), ("primary", "GP"), ("secondary", "false")]),
];

const fn code(code: &'static str, answers: &'static [(&'static str, &'static str)]) -> TrfCode {
    TrfCode::answering(code, answers).from("2026/02/01")
}

/// The `what` of every reason of this edition: those shared by all editions, and, about the two teams of a pair, with
/// `white` and `black` on board 1 and the first-team of 4.2 as `first`:
/// * `team-initial` (4.3.1): also its `number` on arrival and the `initial` colour
/// * `team-only-preference` (4.3.2) to `team-alternate-other` (4.3.9), in the order of the articles
const REASONS: &[&str] = &concat::<_, 24>(
    &explain::REASONS,
    &[
        "team-initial",
        "team-only-preference",
        "team-both-preferences",
        "team-strong-preference",
        "team-difference",
        "team-latest-difference",
        "team-first-preference",
        "team-alternate-first",
        "team-alternate-other",
    ],
);

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    line_ups: true,
    trf: CODES,
    accelerates: true,
    // The two scores, the primary one first as the text implies (1.2.2), then the tie-breaks of FIDE closest to those of
    // the booklet for teams paired by results.
    final_order: &["MPTS", "GPTS", "EDE", "BH:MP"],
    tie_break_rules: TieBreakRules::Fide2026,
    occasion: Some(Occasion::TeamSwiss),
    options: &[
        PRIMARY,
        SECONDARY,
        PREFERENCES,
        MATCH_POINTS,
        OWN_MATCH_POINTS[0],
        OWN_MATCH_POINTS[1],
        OWN_MATCH_POINTS[2],
        MATCH_BYE,
        OWN_BYE[0],
        OWN_BYE[1],
        WHITE_BOARDS,
        C6,
        LAST_ROUND,
        FIRST_TEAM,
    ],
    ..Facts::of_2026("team-swiss-2026", "FIDE Handbook C.04.6, in force from 1 February 2026", REASONS)
};

/// The criteria applied to a manual pair or bye, the absolute ones first.
static RULES: Rules<MatchData> = Rules {
    limits: always,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("3.4.2", Asks::ByeScore(|field| lowest_for_bye(field, may_get_bye))),
        Rule::new("C4", Asks::EqualScores),
        Rule::new("C8", Asks::Due),
        Rule::new("C7, C10", Asks::FloatEither("match-floated-again", |card| card.own.floated)),
    ],
};

/// Returns true if a team may have the bye: not after an earlier one, a match won by forfeit or a full-point bye (C2,
/// T-23). A match is won by more points than the opponent has, whichever score is primary; later adjustments by the
/// arbiter do not count.
pub(super) fn may_get_bye(field: &Field, seat: Seat) -> bool {
    let had_in = |seat: Seat, round: usize| {
        let team = field.player(seat);
        let given = team.given.get(round).copied().unwrap_or_default();
        team.record.get(round).map(|record| record.points() - given)
    };
    field.player(seat).record.iter().enumerate().all(|(round, record)| match *record {
        RoundRecord::Played { .. } => true,
        RoundRecord::Forfeited { opponent, .. } => {
            had_in(opponent, round).is_some_and(|theirs| had_in(seat, round) <= Some(theirs))
        }
        RoundRecord::Bye { bye, .. } => {
            !matches!(bye, Bye::PairingAllocated | Bye::Requested(RequestedBye::FullPoint))
        }
    })
}

impl MatchEdition for TeamSwiss2026 {
    const FACTS: &'static Facts = &FACTS;
    const RULES: &'static Rules<MatchData> = &RULES;
    /// C4 to C10 (C.04.6 2.3): those on the set of upfloaters, and three on the pairs. Upfloaters meet only residents
    /// (T-35), so no bracket has more pairs than residents.
    const CRITERIA: &'static [Criterion<Self>] = &concat::<_, 7>(
        &of_the_set(),
        &[
            Criterion::<Self>::new("C8", "why-not-preferences", preferences, residents)
                .own(CriterionSubject::Pairs),
            Criterion::<Self>::new("C9", "why-not-c13", strong_preferences, residents)
                .own(CriterionSubject::Pairs),
            Criterion::<Self>::new("C10", "why-not-floated-opponents", floated_opponents, residents)
                .own(CriterionSubject::Pairs),
        ],
    );

    fn card(field: &Field, seat: Seat) -> MatchCard {
        // The last two rounds are those of the planned number (T-9).
        let is_asked = field.round.next() < field.rounds;
        let preference = colours::preference(field, seat);
        MatchCard {
            seat,
            score: field.pairing_score(seat),
            // Preferences are never absolute (preface).
            may_have: [true; 2],
            due: preference.map(|preference| preference.side),
            may_get_bye: may_get_bye(field, seat),
            own: MatchData {
                floated: floated_last(field, seat) && is_asked,
                strong: preference.is_some_and(|preference| preference.is_strong),
            },
        }
    }

    fn allocate(field: &Field, two: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, two)
    }

    fn due(field: &Field, seat: Seat) -> Option<Due> {
        colours::preference(field, seat).map(Due::from)
    }
}
