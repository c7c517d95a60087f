//! Rules broken by a manual change of a draft.

use super::Warning;
use crate::command::{Command, SeatingEdit, apply};
use crate::pairing::facts_of;
use crate::pairing::review::{Concern, Review};
use crate::tournament::{Colour, Meeting, OptionValue, Round, RoundNo, Snapshot};

/// Returns the rules broken by the boards and the bye that `edit` makes (FIDE's checklist, questions 66 and 67). Advice
/// is shown next to the draft without a warning, except that the bye belongs to the lowest score.
pub(super) fn broken(snapshot: &Snapshot, round: RoundNo, edit: &SeatingEdit) -> Vec<Warning> {
    // An impossible edit makes no boards.
    let edited = apply(snapshot, &Command::EditDraft { round, edit: edit.clone() });
    if snapshot.round(round).is_some_and(Round::is_by_table) {
        return edited.ok().map(|edited| meeting_again(snapshot, &edited, round)).unwrap_or_default();
    }
    let rounds = snapshot.round(round).zip(edited.as_ref().ok().and_then(|edited| edited.round(round)));
    let Some(((before, after), review)) = rounds.zip(Review::of(snapshot, round)) else { return Vec::new() };
    let changed = review.changed(before, after);
    let mut warnings = Vec::new();
    for (board, meeting, breaches) in changed.boards {
        let absolute = breaches.into_iter().filter(|breach| breach.absolute);
        warnings.extend(absolute.map(|breach| Warning::Board { board, meeting, breach }));
        let concerns = after.board(board).map(|made| review.concerns_of(made)).unwrap_or_default();
        if [Colour::White, Colour::Black].iter().all(|&of| concerns.contains(&Concern::ColourRefused(of))) {
            warnings.push(Warning::AgainstBothDues { board, meeting });
        }
    }
    let bye = changed.bye.into_iter().flat_map(|(player, breaches)| {
        breaches.into_iter().map(move |breach| Warning::Bye { player, breach })
    });
    warnings.extend(bye);
    warnings
}

/// Returns the new boards of a table at which two players meet more often than its cycles provide (question 101).
fn meeting_again(snapshot: &Snapshot, edited: &Snapshot, round: RoundNo) -> Vec<Warning> {
    let (Some(before), Some(after)) = (snapshot.round(round), edited.round(round)) else { return Vec::new() };
    let is_same = |one: Meeting, other: Meeting| one == other || one == other.turned();
    let is_in = |of: &Round, meeting| of.games().any(|(_, board, _)| is_same(board.meeting, meeting));
    let first = snapshot.leg_start(round);
    let others = first.0..=snapshot.last_paired().map_or(0, |last| last.0);
    let others: Vec<&Round> = others
        .map(RoundNo)
        .filter(|&other| other != round)
        .filter_map(|other| snapshot.round(other))
        .collect();
    let most = cycles(snapshot, round);
    let new = after.games().filter(|(_, board, _)| !is_in(before, board.meeting));
    let again = new.filter_map(|(board, made, _)| {
        let times = others.iter().filter(|other| is_in(other, made.meeting)).count();
        (times >= most).then_some(Warning::MeetsAgain { board, meeting: made.meeting, times })
    });
    again.collect()
}

fn cycles(snapshot: &Snapshot, round: RoundNo) -> usize {
    let option = facts_of(snapshot, round)
        .and_then(|facts| facts.options.iter().find(|option| option.key == "cycles"));
    match option.map(|option| option.value(snapshot.options(round))) {
        Some(OptionValue::Number(cycles)) => cycles.into(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Trace;
    use crate::pairing::propose;
    use crate::test_events::{event, player, settings};
    use crate::tournament::{BoardNo, TieBreakRules};
    use crate::warning::{WarningLevel, warnings};

    #[test]
    fn q101_players_who_have_met_in_a_round_robin_are_asked_about() {
        let mut now = event(settings("round-robin", TieBreakRules::Fide2026, 3), vec![player(2000); 4], &[]);
        let act = |now: &mut Snapshot, command: Command| *now = apply(now, &command).unwrap();
        for round in [1, 2].map(RoundNo) {
            let draft = propose(&now, round, Trace::silent()).unwrap().draft;
            act(&mut now, Command::DraftRound(draft));
            if round == RoundNo(1) {
                act(&mut now, Command::publish(round));
            }
        }
        let first: Vec<Meeting> =
            now.round(RoundNo(1)).unwrap().games().map(|(_, board, _)| board.meeting).collect();
        // The second round repeats the first one, with one exchange of two players.
        let boards: Vec<Meeting> =
            now.round(RoundNo(2)).unwrap().games().map(|(_, board, _)| board.meeting).collect();
        let partner = |id| {
            first
                .iter()
                .find(|meeting| meeting.has(id))
                .map(|meeting| if meeting.white == id { meeting.black } else { meeting.white })
                .unwrap()
        };
        let edit = SeatingEdit::Swap { players: [boards[0].black, partner(boards[0].white)] };
        let command = Command::EditDraft { round: RoundNo(2), edit };
        let asked = warnings(&now, &command);
        let boards: Vec<BoardNo> = asked
            .iter()
            .map(|warning| match warning {
                Warning::MeetsAgain { board, times: 1, .. } => *board,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(boards, [BoardNo(1), BoardNo(2)], "both pairs have met");
        assert!(asked.iter().all(|warning| warning.facts().level == WarningLevel::Confirm));
    }
}
