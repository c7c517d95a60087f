//! Rules broken by a manual change of a draft.

use super::Warning;
use crate::command::{Command, SeatingEdit, apply};
use crate::pairing::review::{Concern, Review};
use crate::tournament::{Colour, RoundNo, Snapshot};

/// Returns the rules broken by the boards and the bye that `edit` makes (FIDE's checklist, questions 66, 67 and 101).
/// Advice is shown next to the draft without a warning, except that the bye belongs to the lowest score.
pub(super) fn broken(snapshot: &Snapshot, round: RoundNo, edit: &SeatingEdit) -> Vec<Warning> {
    // An impossible edit makes no boards.
    let edited = apply(snapshot, &Command::EditDraft { round, edit: edit.clone() });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Trace;
    use crate::pairing::propose;
    use crate::test_events::{event, player, settings};
    use crate::tournament::{BoardNo, Meeting, TieBreakRules};
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
                Warning::Board { board, breach, .. } if breach.reason.what == "meets-again" => *board,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(boards, [BoardNo(1), BoardNo(2)], "both pairs have met");
        assert!(asked.iter().all(|warning| warning.facts().level == WarningLevel::Confirm));
    }
}
