//! The next round, re-paired rounds, and certificates: from the event, and from the event that its report
//! makes.

use super::facts::{Boards, key, kind_of};
use super::{Difference, differs};
use hakem::certificate::{Refused, certify};
use hakem::sheet::rules_comparison;
use hakem_engine::command::{Command, apply};
use hakem_engine::format::{Facts, Trace, Unproved};
use hakem_engine::pairing::{
    TeamOpening, entered_teams, facts_of, opening, propose, ranked_teams, ready, team_for,
};
use hakem_engine::tournament::{Meeting, PlayerId, RoundNo, Snapshot};
use hakem_engine::trf::TrfFile;
use hakem_verify::{Fault, ReportProof, comments, verify_report};
use std::collections::BTreeSet;

/// Compares the next round as paired by two events.
pub(super) fn next_round(outlet: &'static str, event: &Snapshot, other: &Snapshot) -> Result<(), Difference> {
    let round = event.next_to_publish();
    // A report has neither numbers to be drawn again nor a draft with the old ones.
    let draws_again = |of: &Snapshot| !of.legs().is_empty() && opened(of).is_some();
    if round > event.last_round() || draws_again(event) || draws_again(other) {
        return Ok(());
    }
    let [event, other] = [event, other].map(begun);
    let [here, there] = [&event, &other].map(|of| {
        ready(of, round).map_err(|why| kind_of(&format!("{why:?}")))?;
        Boards::proposed(of, &propose(of, round, Trace::silent()))
    });
    differs(outlet, &here, &there)
}

/// Returns the entries that console and command line add before round 1, so that the teams have numbers.
fn opened(event: &Snapshot) -> Option<TeamOpening> {
    let by_results = facts_of(event, RoundNo(1)).is_some_and(Facts::pairs_teams);
    let order = if by_results { ranked_teams(event) } else { entered_teams(event) };
    opening(event, &order).ok().flatten()
}

/// Returns the event with its teams numbered.
fn begun(event: &Snapshot) -> Snapshot {
    let Some(made) = opened(event) else { return event.clone() };
    let commands = made.settings.map(Command::Announce).into_iter().chain([Command::BeginLeg(made.leg)]);
    commands.fold(event.clone(), |event, command| apply(&event, &command).unwrap_or(event))
}

/// Compares the rounds that differ from the rules, as `check` reports them: for team matches by teams.
pub(super) fn check(outlet: &'static str, event: &Snapshot, other: &Snapshot) -> Result<(), Difference> {
    let [here, there] = [event, other].map(|of| {
        let published = rules_comparison::all(of).filter(|(round, _)| Some(*round) <= of.last_published());
        let told = published.map(|(round, again)| {
            let name = |id: PlayerId| match team_for(of, round, id) {
                Some((number, _)) => number.0.into(),
                None => key(of, id),
            };
            let named = |meeting: &Meeting| (name(meeting.white), name(meeting.black));
            let again = again.map_err(|why| kind_of(&format!("{why:?}"))).map(|again| {
                let gone: BTreeSet<_> = again.gone.iter().map(|(_, meeting)| named(meeting)).collect();
                let made: BTreeSet<_> = again.made.iter().map(named).collect();
                (gone, made, again.bye.map(|bye| bye.map(name)))
            });
            (round, again)
        });
        told.collect::<Vec<_>>()
    });
    differs(outlet, &here, &there)
}

/// Returns true if a player who left before round 1 has a board, or received a number later: the verifier does not derive
/// such tables (docs/certificate.md).
fn has_late_starter(event: &Snapshot, report: &str) -> bool {
    let boards = event.rounds().iter().flat_map(|round| round.games());
    let mut seated = boards.flat_map(|(_, board, _)| [board.meeting.white, board.meeting.black]);
    let left = |id: PlayerId| event.player(id).and_then(|known| known.left);
    report.contains("### hakem: no-number=")
        || seated.any(|id| left(id).is_some_and(|left| left.from() == RoundNo(1)))
}

/// Endings of the faults of reports without any proof.
const NOT_COVERED: [&str; 2] = ["is not covered", "is missing"];

/// Requests the certificate of every round that follows the rules; the report that carries them verifies on
/// its own, and so does every such round of a table or a bracket.
pub(super) fn certificates(event: &Snapshot, file: &TrfFile, report: &str) -> Result<(), Difference> {
    let number = |round: RoundNo, id: PlayerId| match team_for(event, round, id) {
        Some((number, _)) => file.teams.get(number.index()).map_or(number.0, |team| team.number),
        None => file.players.get(id.index()).map_or(0, |line| line.number.0),
    };
    let (mut carried, mut derived) = (String::new(), BTreeSet::new());
    for (round, again) in rules_comparison::all(event) {
        if !again.is_ok_and(|again| again.is_identical()) {
            continue;
        }
        match certify(event, report.as_bytes(), round, |id| number(round, id)) {
            Ok(certificate) => carried += &comments(round.0.into(), &certificate),
            Err(Refused::System(_)) if facts_of(event, round).is_some_and(Facts::is_predetermined) => {
                derived.insert(usize::from(round.0));
            }
            Err(Refused::System(_)) => {}
            Err(Refused::Unproved(Unproved::ByParity { .. } | Unproved::NoForm { .. })) => {}
            // Cases that certificates do not cover are listed in their documentation.
            Err(Refused::Unverified(fault)) if NOT_COVERED.iter().any(|end| fault.why.ends_with(end)) => {}
            Err(why) => return Err(Difference::new("certificate", format!("round {round}: {why}"))),
        }
    }
    let ReportProof { rounds, .. } = verify_report(format!("{report}{carried}").as_bytes());
    let is_expected = |round: usize| {
        derived.contains(&round) || carried.contains(&format!("### certificate {round} end\n"))
    };
    // Colours corrected in a later game of a match, or of a board, are facts that no pairing contradicts.
    let is_of_colours = |fault: &Fault, round| derived.contains(&round) && fault.step == "colours";
    let is_of_late_starter = |fault: &Fault| fault.step == "table" && has_late_starter(event, report);
    let refused = rounds.iter().find(|(round, found)| {
        let is_fault = |fault: &Fault| is_expected(*round) && !is_of_colours(fault, *round);
        found.as_ref().is_err_and(|fault| is_fault(fault) && !is_of_late_starter(fault))
    });
    if let Some((round, found)) = refused {
        return Err(Difference::new("certified report", format!("round {round}: {found:?}")));
    }
    Ok(())
}
