//! The stream of digits: each is recorded on the board at the cursor or compared with the recorded result, and the
//! cursor advances.

use super::ResultsPane;
use super::entry::{Digit, Mode, read};
use super::match_score::match_clearing;
use super::{conflict, match_play};
use crate::desk::keys::Walk;
use crate::desk::{Context, Message, Notice};
use crate::pane::{act, matches};
use hakem_engine::command::Command;
use hakem_engine::tournament::{Board, BoardNo, GameResult, PlayerId};

impl ResultsPane {
    /// Advances after an entry, past boards that need no result: forfeits of absent players set by the pairing, and
    /// games that a decided match does not need.
    fn go_on(&mut self, cx: &Context) {
        self.step(Walk::Down, cx);
        let Some(round) = cx.snapshot.round(cx.round) else { return };
        let is_away =
            |id: PlayerId| cx.snapshot.player(id).is_some_and(|known| known.away(cx.round).is_some());
        let needs_nothing = |&board: &BoardNo| match (round.result(board), round.board(board)) {
            (None, _) => !round.awaits(board),
            (Some(GameResult::Forfeit(_)), Some(Board { meeting, .. })) => {
                round.conflict(board).is_none() && (is_away(meeting.white) || is_away(meeting.black))
            }
            (Some(_), _) => false,
        };
        let boards = self.boards(cx);
        let passed = boards.iter().skip(self.cursor).take_while(|board| needs_nothing(board)).count();
        if self.cursor + passed < boards.len() {
            self.cursor += passed;
        }
    }

    /// Moves the cursor to the board whose result was just undone, since the next input belongs there. After the last
    /// result of a round, moves to a tied match.
    pub(super) fn follow(&mut self, cx: &Context) {
        let Some(before) = self.seen.replace(cx.step) else { return };
        if cx.history.parent(cx.step) == Some(before)
            && let Some((Command::EnterResult { round, .. }, _)) = cx.history.command(cx.step)
            && *round == cx.round
            && cx.snapshot.round(cx.round).is_some_and(|round| round.missing() == 0)
            && let Some(level) = match_play::next(None, cx)
        {
            self.go_to(level, cx);
        }
        if cx.history.parent(before) == Some(cx.step)
            && let Some((Command::EnterResult { round, board, .. }, _)) = cx.history.command(before)
            && *round == cx.round
        {
            self.go_to(*board, cx);
        }
    }

    /// Records a result on the board at the cursor and advances.
    fn write(&mut self, result: GameResult, cx: &Context) -> Option<Message> {
        let board = self.here(cx)?;
        self.write_on(board, result, cx)
    }

    pub(super) fn write_on(&mut self, board: BoardNo, result: GameResult, cx: &Context) -> Option<Message> {
        let stands = cx.snapshot.round(cx.round)?.result(board);
        let answer = match stands {
            None | Some(GameResult::Adjourned) => {
                // If only missing results are listed, the list moves up instead.
                if !self.missing_only {
                    self.go_on(cx);
                }
                return Some(Message::Do(Command::EnterResult { round: cx.round, board, result }));
            }
            Some(stands) if stands == result => None,
            Some(_) => {
                let told = cx.texts.with("results-doubt", &[("board", board.into())]);
                Some(conflict::note(board, result, told, cx))
            }
        };
        self.go_on(cx);
        answer
    }

    /// Verifies a second entry of the result, silent if it matches.
    fn verify(&mut self, result: GameResult, cx: &Context) -> Option<Message> {
        let board = self.here(cx)?;
        let Some(stands) = cx.snapshot.round(cx.round)?.result(board) else {
            let told = cx.texts.with("results-verify-missing", &[("board", board.into())]);
            return Some(Message::All(vec![Message::Bell, Message::Tell(Notice::refused(told))]));
        };
        self.step(Walk::Down, cx);
        if stands == result {
            self.verified += 1;
            return None;
        }
        let told = cx.texts.with("results-verify-differs", &[("board", board.into())]);
        Some(conflict::note(board, result, told, cx))
    }

    /// Handles a digit or sign; after `f` it selects the winner of the forfeited game.
    pub(super) fn typed(&mut self, key: Digit, forfeit: bool, cx: &Context) -> Option<Message> {
        let outcome = match key {
            Digit::Result(outcome) => outcome,
            Digit::NoResult(letter) => {
                self.forfeiting = forfeit;
                return Some(not_a_result(letter, cx));
            }
        };
        let result = read(outcome, forfeit);
        match self.mode {
            Mode::Verify => self.verify(result, cx),
            Mode::Sheet | Mode::Slip(_) => self.write(result, cx),
        }
    }

    /// Clears the board at the cursor, or the one above if it has no result, and moves up.
    pub(super) fn clear(&mut self, cx: &Context) -> Option<Message> {
        let (line, commands) = self.clearing(cx)?;
        self.cursor = line;
        Some(Message::DoAll(commands))
    }

    /// Returns the commands that clear a result, with the next line of the cursor: that of the cursor, or of the one
    /// above if it has no result; of a match with one score, all of it.
    fn clearing(&self, cx: &Context) -> Option<(usize, Vec<Command>)> {
        let round = cx.snapshot.round(cx.round)?;
        let has_result = |&board: &BoardNo| round.result(board).is_some();
        let boards = self.boards(cx);
        let here = boards.get(self.cursor).copied();
        if let Some((board, of)) =
            here.and_then(|board| Some((board, matches::as_one_line(cx, round, board)?)))
        {
            let commands = match_clearing(board, &of, cx);
            return (!commands.is_empty()).then_some((self.cursor, commands));
        }
        let above = self.cursor.saturating_sub(1);
        let line = if here.as_ref().is_some_and(has_result) { self.cursor } else { above };
        let board = boards.get(line).copied().filter(has_result)?;
        Some((above, vec![Command::ClearResult { round: cx.round, board }]))
    }

    pub(super) fn why_not_cleared(&self, cx: &Context) -> Option<String> {
        match self.clearing(cx) {
            Some((_, commands)) => {
                let tried = commands.into_iter().map(|command| act::tried(command, cx));
                tried.filter_map(Result::err).next().map(|error| cx.refusal(&error))
            }
            None => Some(cx.texts.get("results-nothing-to-clear").into_owned()),
        }
    }
}

/// Returns the warning that a digit is not a result here, although it may be in other programs.
pub(super) fn not_a_result(letter: char, cx: &Context) -> Message {
    let [white, black, draw] = cx.result_keys.scheme.values();
    let told =
        cx.texts.with("results-not-a-result", &[("key", letter.to_string().into()), white, black, draw]);
    Message::Tell(Notice::warning(told))
}
