//! Reasons why keys of the current state of a round would be refused, which are therefore not offered.

use super::edit::{self, Candidate, Join};
use super::keys::PairingsAct;
use super::sheet::{BoardLine, Sheet};
use super::{PairingsPane, by_table, drawing, fixed_boards, publish, ruling};
use crate::desk::Context;
use hakem_engine::command::{CommandError, SeatingEdit};

impl PairingsPane {
    /// Returns the reason why an action on the entry at the cursor would be refused or have no effect.
    pub(super) fn refusal_at(
        &self,
        act: PairingsAct,
        cx: &Context,
        sheet: &Sheet,
        entry: BoardLine,
    ) -> Option<String> {
        let candidate = || Candidate::find(cx, sheet, &self.marked, self.found, Some(entry));
        match act {
            PairingsAct::Swap => edit::why_not_joined(candidate(), Join::Swap, cx),
            PairingsAct::Meet => edit::why_not_joined(candidate(), Join::Meet, cx),
            PairingsAct::Order if !sheet.has_looks(cx) => {
                Some(cx.texts.get("pairings-no-looks").into_owned())
            }
            PairingsAct::Arrange if fixed_boards::is_arranged(cx, sheet) => {
                Some(cx.texts.get("pairings-in-order").into_owned())
            }
            _ => of_edit(act, entry, cx),
        }
    }
}

/// Returns the reason why an active command would be refused, whatever the line at the cursor.
pub(super) fn of_round(act: PairingsAct, cx: &Context) -> Option<String> {
    let text = |id: &str| cx.texts.get(id).into_owned();
    let told = |is_met: bool, id: &str| (!is_met).then(|| text(id));
    match act {
        PairingsAct::Pair => why_not_paired(cx),
        PairingsAct::RuleBye => why_not_paired(cx).or_else(|| ruling::why_no_bye(cx)),
        PairingsAct::CrossCheck => told(!publish::opinions(cx).is_empty(), "opinions-none-yet"),
        PairingsAct::DrawLots if by_table::is_by_table(cx) => drawing::why_not_drawn(cx).map(text),
        PairingsAct::EnterLots => drawing::why_not_entered(cx).map(text),
        PairingsAct::Option => told(cx.snapshot.last_paired().is_none(), "pairings-options-fixed"),
        PairingsAct::Final => told(by_table::are_groups_over(cx), "tables-no-final"),
        PairingsAct::Groups => told(by_table::may_have_groups(cx), "tables-no-groups"),
        _ => None,
    }
}

/// Returns the reason why the displayed round cannot be paired: it is not the next one, or no player is present.
fn why_not_paired(cx: &Context) -> Option<String> {
    let next = cx.snapshot.next_to_publish();
    if cx.round > next {
        return Some(cx.refusal(&CommandError::NotNext { round: cx.round, next }));
    }
    let is_empty = cx.snapshot.seated().all(|(_, known)| known.away(cx.round).is_some());
    is_empty.then(|| cx.texts.with("error-too-few-players", &[("present", 0.into())]))
}

/// Returns the reason why an edit of the entry at the cursor would be refused.
fn of_edit(act: PairingsAct, entry: BoardLine, cx: &Context) -> Option<String> {
    let told = |id: &str| Some(cx.texts.get(id).into_owned());
    let tried = |seating| edit::edited(cx, &[seating]).err().map(|error| edit::said_error(cx, &error));
    match (act, entry) {
        (PairingsAct::Turn, BoardLine::Board(board)) => tried(SeatingEdit::TurnColours { board }),
        (PairingsAct::TakeApart, BoardLine::Board(board)) => tried(SeatingEdit::TakeApart { board }),
        (PairingsAct::Fix, BoardLine::Board(board)) => {
            let found = cx.snapshot.round(cx.round).and_then(|round| round.board(board));
            tried(SeatingEdit::Fix { board, fixed: found.is_none_or(|found| !found.fixed) })
        }
        // The same boards of a published round stay as they are.
        (PairingsAct::Mark, BoardLine::Board(board)) => {
            let error = edit::edited(cx, &[SeatingEdit::TurnColours { board }]).err()?;
            let stays =
                matches!(error, CommandError::RoundClosed { .. } | CommandError::BoardHasResult { .. });
            stays.then(|| edit::said_error(cx, &error))
        }
        (PairingsAct::CallIn, BoardLine::Out(player)) => tried(SeatingEdit::CallIn { player }),
        (
            PairingsAct::Turn | PairingsAct::TakeApart | PairingsAct::Fix | PairingsAct::ReSeat,
            BoardLine::Out(_),
        ) => told("pairings-board-needed"),
        (PairingsAct::CallIn | PairingsAct::Bye, BoardLine::Board(_)) => told("pairings-player-needed"),
        _ => None,
    }
}
