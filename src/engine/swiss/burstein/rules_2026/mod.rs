//! FIDE Burstein System, C.04.4.2 of the FIDE Handbook, in force from 1 February 2026.
//!
//! Names and numbers are those of the rules: C1 to C8 are the criteria of Article 2; B-1 to B-14 are decisions on
//! points that the text leaves open. The seeding rounds are paired by the Dutch System of the same year (1.6, B-2).

mod bracket;
mod criteria;
mod exact;
mod explain;
mod index;
mod lower_demand;
mod proof;
#[cfg(test)]
mod tests;
mod why_not;

use crate::format::{
    Breach, Due, Facts, Field, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Size, Swiss, Trace,
    TrfCode, Unproved, Verdict,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::swiss::byes::{Incomplete, may_get_bye, settled};
use crate::swiss::colours::ColourHistory;
use crate::swiss::criteria::{BracketOutcome, Descending, ScoreGroups, brackets};
use crate::swiss::dutch::rules_2026::Dutch2026;
use crate::swiss::general_2026::{Article5, limits, preference, weighed};
use crate::swiss::roster::{Card, Roster};
use crate::tournament::{Colour, Options, Points, RoundNo};
use bracket::BursteinBracket;
use index::Index;
use std::ops::RangeInclusive;

/// As in the Dutch System, except that the last rule ranks by Index.
const ARTICLE_5: Article5 = Article5 {
    weighed,
    higher: index::higher,
    reasons: [
        ("5.2.2", "burstein-2026-both-preferences"),
        ("5.2.3", "burstein-2026-stronger-preference"),
        ("5.2.4", "burstein-2026-latest-difference"),
        ("5.2.5", "burstein-2026-higher-index"),
        ("5.2.1", "burstein-2026-pairing-number"),
    ],
};

/// The Burstein System, edition of 2026.
#[derive(Clone, Copy, Debug)]
pub struct Burstein2026;

static FACTS: Facts = Facts {
    trf: &[TrfCode::of("FIDE_BURSTEIN")],
    accelerates: true,
    report_name: "Swiss-System (Burstein)",
    ..Facts::of_2026(
        "burstein-2026",
        "FIDE Handbook C.04.4.2, in force from 1 February 2026",
        explain::REASONS,
    )
};

/// The criteria applied to a manual pair or bye, the absolute ones first.
const RULES: Rules = Rules {
    limits: always,
    all: &[
        Rule::new("C1", Asks::Met),
        Rule::new("C1", Asks::Barred),
        Rule::new("C2", Asks::ByeAgain),
        Rule::new("C3", Asks::SameAbsolute),
        Rule::new("C3", Asks::Difference),
        Rule::new("C3", Asks::ThreeInARow),
        Rule::new("C6", Asks::EqualScores),
        Rule::new("C8", Asks::DueWithinLimits),
    ],
};

impl Descending for Burstein2026 {
    type Own = ();

    fn bracket<'a>(
        roster: &'a Roster<'a>,
        incoming: &[usize],
        groups: &'a [Vec<usize>],
        _: Option<Points>,
    ) -> BursteinBracket<'a> {
        BursteinBracket::new(roster, incoming, groups)
    }

    fn pair(bracket: &mut BursteinBracket<'_>) -> Option<BracketOutcome> {
        bracket.pair()
    }

    fn members<'b>(bracket: &'b BursteinBracket<'_>) -> (&'b [usize], &'b [Points]) {
        (&bracket.members, &bracket.scores)
    }

    fn score_level(bracket: &BursteinBracket<'_>, who: usize) -> usize {
        bracket.level(who)
    }

    fn later(_: &BursteinBracket<'_>, _: [&BracketOutcome; 2]) -> Reason {
        why_not::later()
    }
}

impl Format for Burstein2026 {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        if is_seeding(field) {
            let present: Vec<Seat> = field.present().collect();
            trace.note(&present, || explain::seeding(field));
            return Dutch2026.pair(field, trace);
        }
        let roster = roster(field);
        let present = roster.len();
        if present < 2 {
            return Err(NoPairing::TooFewPlayers { present });
        }
        let no_pairing = |roster: &Roster<'_>| explain::REFUSAL.of(roster, &roster.everybody());
        let bye = settled(&roster).map_err(|Incomplete| no_pairing(&roster))?;
        let groups = ScoreGroups::<Self>::new(roster, bye, None);
        let roster = &groups.roster;
        let mut boards = Vec::with_capacity(present / 2);
        brackets(&groups, |bracket, outcome| {
            for pair in &outcome.pairs {
                boards.push(ARTICLE_5.allocate(field, roster.seats_of(*pair)).0);
            }
            if trace.is_recording() {
                explain::note_bracket(field, bracket, outcome, trace);
            }
        })
        .map_err(|_| no_pairing(roster))?;
        let bye = bye.map(|who| roster.card(who).seat);
        if let Some(seat) = bye {
            trace.note(&[seat], || explain::bye(field, seat));
        }
        field.sort_boards(&mut boards);
        Ok(Pairing::of(boards, bye, Vec::new()))
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        Dutch2026.rounds(size, options)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for Burstein2026 {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        preference(&ColourHistory::of(field.player(seat))).map(Due::from)
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some(limits(preference(&had.iter().copied().collect())))
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        if is_seeding(field) {
            return Dutch2026.colours(field, players);
        }
        ARTICLE_5.colours(field, players)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        if is_seeding(field) { Dutch2026.may_meet(field) } else { roster(field).graph_by_seat() }
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        if is_seeding(field) {
            Dutch2026.breaches(field, pair)
        } else {
            RULES.of_pair(field, [pair.white, pair.black].map(|seat| card(field, seat)))
        }
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        if is_seeding(field) {
            Dutch2026.bye_breaches(field, seat)
        } else {
            RULES.of_bye(field, &card(field, seat))
        }
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        if is_seeding(field) { Dutch2026.prove(field, pairing) } else { Some(proof::prove(field, pairing)) }
    }

    fn first_difference(&self, field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        if is_seeding(field) {
            Dutch2026.first_difference(field, players)
        } else {
            why_not::first_difference(field, players)
        }
    }

    fn round_difference(&self, field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        if is_seeding(field) {
            Dutch2026.round_difference(field, other)
        } else {
            why_not::round_difference(field, other)
        }
    }
}

/// Returns the last seeding round (1.6): half of the currently planned rounds (B-1), at most four.
fn last_seeding_round(field: &Field) -> RoundNo {
    RoundNo((field.rounds.0 / 2).min(4))
}

fn is_seeding(field: &Field) -> bool {
    field.round <= last_seeding_round(field)
}

/// Returns all present players, ranked by Index (1.8); scores are those for the pairing (B-8).
fn roster(field: &Field) -> Roster<'_> {
    let scores = index::scores_for_opponents(field);
    let mut ranked: Vec<(Index, Seat)> =
        field.present().map(|seat| (Index::of(field, seat, &scores), seat)).collect();
    ranked.sort_unstable_by_key(|&(index, seat)| (std::cmp::Reverse(index), seat));
    Roster::new(field, ranked.into_iter().map(|(_, seat)| card(field, seat)).collect())
}

fn card(field: &Field, seat: Seat) -> Card {
    let due = preference(&ColourHistory::of(field.player(seat)));
    Card {
        seat,
        score: field.pairing_score(seat),
        may_have: limits(due),
        due: due.map(|due| due.side),
        may_get_bye: may_get_bye(field, seat),
        own: (),
    }
}
