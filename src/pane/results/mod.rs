//! Entering results: a stream of digits that no dialog interrupts.

mod correct;
mod entry;

use super::Pane;
use crate::context::Context;
use crate::dialog::{Choice, Pick};
use crate::keys::{Binding, Hint, WALK, Walk, find, hints};
use crate::message::{Message, Notice};
use crate::report::RatingColumn;
use crate::text::Align;
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use entry::{Digit, Mode, Slip, digit};
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Outcome, Round, RoundNo, Stage};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::Paragraph;
use std::collections::BTreeMap;

/// What the letters of this pane do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Forfeit,
    Others,
    Correct,
    MissingOnly,
    Slip,
    Verify,
    Clear,
    Settle,
}

const KEYS: &[Binding<Act>] = &[
    Binding { keys: &[KeyCode::Char('f')], act: Act::Forfeit, label: "results-forfeit" },
    Binding { keys: &[KeyCode::Char('o')], act: Act::Others, label: "results-others" },
    Binding { keys: &[KeyCode::Char('c')], act: Act::Correct, label: "results-correct" },
    Binding { keys: &[KeyCode::Char('m')], act: Act::MissingOnly, label: "results-missing-only" },
    Binding { keys: &[KeyCode::Char('b')], act: Act::Slip, label: "results-slip" },
    Binding { keys: &[KeyCode::Char('V')], act: Act::Verify, label: "results-verify" },
    Binding { keys: &[KeyCode::Backspace], act: Act::Clear, label: "results-clear" },
    Binding { keys: &[KeyCode::Enter], act: Act::Settle, label: "results-settle" },
];

/// The digits, for the key bar and the help; [`digit`] reads them.
const DIGITS: &[Hint] = &[
    Hint { keys: &[KeyCode::Char('1'), KeyCode::Char('+')], label: "results-white-wins" },
    Hint { keys: &[KeyCode::Char('0'), KeyCode::Char('-')], label: "results-black-wins" },
    Hint { keys: &[KeyCode::Char('5'), KeyCode::Char('=')], label: "results-draw" },
];

/// Enters the results of one round.
#[derive(Default)]
pub struct ResultsPane {
    /// The round for which the rest of this state holds.
    round: Option<RoundNo>,
    /// The line of the cursor among the boards in sight.
    cursor: usize,
    missing_only: bool,
    mode: Mode,
    /// `f` was pressed: the next digit says to whom the game is forfeit.
    forfeiting: bool,
    /// Results that were typed over different ones: to be settled.
    doubts: BTreeMap<BoardNo, GameResult>,
    /// How many boards were verified.
    verified: usize,
}

impl ResultsPane {
    /// Returns the boards in sight.
    fn boards(&self, cx: &Context) -> Vec<BoardNo> {
        let Some(round) = cx.snapshot.round(cx.round) else { return Vec::new() };
        let all = round.games();
        let wanted = |(board, _, result): &(BoardNo, _, Option<GameResult>)| {
            !self.missing_only || result.is_none() || self.doubts.contains_key(board)
        };
        all.filter(wanted).map(|(board, ..)| board).collect()
    }

    fn board(&self, cx: &Context) -> Option<BoardNo> {
        self.boards(cx).get(self.cursor).copied()
    }

    /// Puts the cursor on a board.
    fn go_to(&mut self, board: BoardNo, cx: &Context) {
        if let Some(line) = self.boards(cx).iter().position(|&other| other == board) {
            self.cursor = line;
        }
    }

    fn step(&mut self, walk: Walk, cx: &Context) {
        self.cursor = walk.from(self.cursor, self.boards(cx).len());
    }

    /// Writes a result on the board of the cursor and moves on.
    fn write(&mut self, result: GameResult, cx: &Context) -> Option<Message> {
        let board = self.board(cx)?;
        self.write_on(board, result, cx)
    }

    fn write_on(&mut self, board: BoardNo, result: GameResult, cx: &Context) -> Option<Message> {
        let stands = cx.snapshot.round(cx.round)?.result(board);
        let answer = match stands {
            None | Some(GameResult::Adjourned) => {
                // With only the missing in sight, the line of the cursor itself moves up.
                if !self.missing_only {
                    self.step(Walk::Down, cx);
                }
                return Some(Message::Do(Command::EnterResult { round: cx.round, board, result }));
            }
            Some(stands) if stands == result => {
                self.doubts.remove(&board);
                None
            }
            Some(_) => {
                self.doubts.insert(board, result);
                let told = cx.texts.with("results-doubt", &[("board", board.into())]);
                Some(Message::Tell(Notice::warning(told)))
            }
        };
        self.step(Walk::Down, cx);
        answer
    }

    /// Verifying: the same keys again, silent while equal.
    fn verify(&mut self, result: GameResult, cx: &Context) -> Option<Message> {
        let board = self.board(cx)?;
        let stands = cx.snapshot.round(cx.round)?.result(board);
        self.step(Walk::Down, cx);
        if stands == Some(result) {
            self.verified += 1;
            self.doubts.remove(&board);
            return None;
        }
        self.doubts.insert(board, result);
        let told = cx.texts.with("results-verify-differs", &[("board", board.into())]);
        Some(Message::All(vec![Message::Ring, Message::Tell(Notice::warning(told))]))
    }

    fn typed(&mut self, key: Digit, cx: &Context) -> Option<Message> {
        let outcome = match key {
            Digit::Result(outcome) => outcome,
            Digit::NoResult(letter) => {
                let told = cx.texts.with("results-not-a-result", &[("key", letter.to_string().into())]);
                return Some(Message::Tell(Notice::warning(told)));
            }
        };
        let result = match (std::mem::take(&mut self.forfeiting), outcome) {
            (false, outcome) => GameResult::Played(outcome),
            (true, Outcome::WhiteWins) => GameResult::Forfeit(Forfeit::ToWhite),
            (true, Outcome::BlackWins) => GameResult::Forfeit(Forfeit::ToBlack),
            (true, _) => GameResult::Forfeit(Forfeit::Both),
        };
        match self.mode {
            Mode::Verify => self.verify(result, cx),
            Mode::Sheet | Mode::Slip(_) => self.write(result, cx),
        }
    }

    /// Clears the board of the cursor, or the one above when it has no result, and goes up.
    fn clear(&mut self, cx: &Context) -> Option<Message> {
        let round = cx.snapshot.round(cx.round)?;
        let here = self.board(cx).filter(|&board| round.result(board).is_some());
        let line = match here {
            Some(_) => self.cursor,
            None => self.cursor.checked_sub(1)?,
        };
        let board = self.boards(cx).get(line).copied()?;
        self.cursor = if here.is_some() { line.saturating_sub(1) } else { line };
        self.doubts.remove(&board);
        round.result(board)?;
        Some(Message::Do(Command::ClearResult { round: cx.round, board }))
    }

    /// The rare results.
    fn others(&self, cx: &Context) -> Option<Message> {
        let board = self.board(cx)?;
        let unrated = |outcome| GameResult::Unrated(outcome);
        let rare = [
            ('1', GameResult::Played(Outcome::WhiteDraws)),
            ('2', GameResult::Played(Outcome::BlackDraws)),
            ('3', GameResult::Played(Outcome::BothLose)),
            ('4', unrated(Outcome::WhiteWins)),
            ('5', unrated(Outcome::Draw)),
            ('6', unrated(Outcome::BlackWins)),
            ('a', GameResult::Adjourned),
        ];
        let stands = cx.snapshot.round(cx.round)?.result(board);
        let choices = rare.into_iter().map(|(key, result)| {
            let label = cx.texts.result(result).into_owned();
            let then = match stands {
                None | Some(GameResult::Adjourned) => {
                    Message::Do(Command::EnterResult { round: cx.round, board, result })
                }
                Some(_) => correct::ask_how(board, Some(result), cx),
            };
            Choice::keyed(key, label, then)
        });
        let title = cx.texts.with("results-others-title", &[("board", board.into())]);
        Some(Message::Open(Box::new(Pick::new(title, choices.collect()))))
    }

    fn act(&mut self, act: Act, cx: &Context) -> Option<Message> {
        match act {
            Act::Forfeit => {
                self.forfeiting = true;
                Some(Message::Tell(Notice::done(cx.texts.get("results-forfeit-how").into_owned())))
            }
            Act::Others => self.others(cx),
            Act::Correct => Some(correct::ask_result(self.board(cx)?, cx)),
            Act::MissingOnly => {
                let board = self.board(cx);
                self.missing_only = !self.missing_only;
                self.cursor = 0;
                if let Some(board) = board {
                    self.go_to(board, cx);
                }
                None
            }
            Act::Slip => {
                self.mode = Mode::Slip(Slip::default());
                None
            }
            Act::Verify => {
                self.mode = if self.mode == Mode::Verify { Mode::Sheet } else { Mode::Verify };
                (self.cursor, self.verified, self.missing_only) = (0, 0, false);
                None
            }
            Act::Clear => self.clear(cx),
            Act::Settle => match self.board(cx).and_then(|board| Some((board, *self.doubts.get(&board)?))) {
                Some((board, typed)) => Some(self.settle_doubt(board, typed, cx)),
                None => {
                    self.step(Walk::Down, cx);
                    None
                }
            },
        }
    }

    /// Asks which of two results is right.
    fn settle_doubt(&mut self, board: BoardNo, typed: GameResult, cx: &Context) -> Message {
        self.doubts.remove(&board);
        let stands = cx.snapshot.round(cx.round).and_then(|round| round.result(board));
        let keep = cx.texts.with("results-keep", &[("result", cx.marks(stands).into())]);
        let take = cx.texts.with("results-take", &[("result", cx.marks(Some(typed)).into())]);
        let title = cx.texts.with("results-settle-title", &[("board", board.into())]);
        let kept = Message::Tell(Notice::done(cx.texts.get("results-kept").into_owned()));
        let choices = vec![
            Choice::keyed('k', keep, kept),
            Choice::keyed('t', take, correct::ask_how(board, Some(typed), cx)),
        ];
        Message::Open(Box::new(Pick::new(title, choices)))
    }

    /// Slip mode: a board number, then the result.
    fn slip_key(&mut self, mut slip: Slip, key: KeyEvent, cx: &Context) -> Option<Message> {
        let last = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
        let answer = slip.key(key, last);
        match answer {
            entry::SlipAnswer::Typing => {
                if let Some(board) = slip.board() {
                    self.go_to(board, cx);
                }
                self.mode = Mode::Slip(slip);
                None
            }
            entry::SlipAnswer::Done(board, outcome) => {
                self.missing_only = false;
                self.go_to(board, cx);
                self.mode = Mode::Slip(Slip::default());
                self.write_on(board, GameResult::Played(outcome), cx)
            }
            entry::SlipAnswer::Leave => {
                self.mode = Mode::Sheet;
                None
            }
            entry::SlipAnswer::NoBoard => {
                self.mode = Mode::Slip(Slip::default());
                let told = cx.texts.with("results-no-board", &[("last", last.into())]);
                Some(Message::Tell(Notice::warning(told)))
            }
        }
    }
}

impl Pane for ResultsPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let Some(round) = cx.snapshot.round(cx.round) else {
            let text = cx.texts.with("results-not-paired", &[("round", cx.round.into())]);
            frame.render_widget(Paragraph::new(text), area);
            return;
        };
        if round.stage() == Stage::Draft {
            let text = cx.texts.with("results-draft", &[("round", cx.round.into())]);
            frame.render_widget(Paragraph::new(text), area);
            return;
        }
        let [list, tally] = Layout::vertical([Constraint::Min(3), Constraint::Length(2)]).areas(area);
        let boards = self.boards(cx);
        let wide = area.width >= 110;
        let scores = cx.scores(cx.round.index());
        table(frame, list, cx.theme, &columns(wide, cx), (self.cursor, boards.len()), |line| {
            self.row(round, boards[line], wide, &scores, cx)
        });
        frame.render_widget(Paragraph::new(self.tally(round, cx)), tally);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if cx.snapshot.round(cx.round).is_none_or(|round| round.stage() == Stage::Draft) {
            return None;
        }
        if let Mode::Slip(slip) = self.mode.clone()
            && entry::is_for_slip(key, &slip)
        {
            return self.slip_key(slip, key, cx).or(Some(Message::Nothing));
        }
        if key.code == KeyCode::Esc && (self.forfeiting || self.mode != Mode::Sheet) {
            (self.forfeiting, self.mode) = (false, Mode::Sheet);
            return Some(Message::Nothing);
        }
        if let Some(digit) = digit(key) {
            return self.typed(digit, cx).or(Some(Message::Nothing));
        }
        if let Some(act) = find(KEYS, key) {
            return self.act(act, cx).or(Some(Message::Nothing));
        }
        let walk = find(WALK, key)?;
        self.step(walk, cx);
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        if self.round != Some(cx.round) {
            let missing_only = self.missing_only;
            *self = Self { round: Some(cx.round), missing_only, ..Self::default() };
            if let Some(round) = cx.snapshot.round(cx.round)
                && let Some((board, ..)) = round.games().find(|(_, _, result)| result.is_none())
            {
                self.go_to(board, cx);
            }
        }
        self.cursor = self.cursor.min(self.boards(cx).len().saturating_sub(1));
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        [DIGITS.to_vec(), hints(KEYS)].concat()
    }
}

fn columns(wide: bool, cx: &Context) -> Vec<Column> {
    let column = |id: &str, width, align| Column { head: cx.texts.get(id).into_owned(), width, align };
    let mut columns = vec![
        column("column-board", Width::Exactly(4), Align::Right),
        column("column-pairing-number", Width::Exactly(4), Align::Right),
        column("column-white", Width::Fill(12), Align::Left),
        column("column-points", Width::Exactly(5), Align::Right),
        column("column-result", Width::Exactly(15), Align::Centre),
        column("column-points", Width::Exactly(5), Align::Left),
        column("column-black", Width::Fill(12), Align::Left),
        column("column-pairing-number", Width::Exactly(4), Align::Right),
    ];
    if wide {
        for rating in RatingColumn::used(cx.snapshot, 1) {
            let shown =
                || Column { head: rating.head(cx.texts), width: Width::Exactly(6), align: Align::Right };
            columns.insert(3, shown());
            columns.insert(8, shown());
        }
    }
    columns
}

impl ResultsPane {
    fn row(
        &self,
        round: &Round,
        board: BoardNo,
        wide: bool,
        scores: &[hakem_engine::tournament::Points],
        cx: &Context,
    ) -> TableRow {
        let Some(seated) = round.board(board).map(|seated| seated.meeting) else {
            return TableRow { cells: Vec::new(), style: cx.theme.plain };
        };
        let score = |id: hakem_engine::tournament::PlayerId| {
            scores.get(id.index()).copied().unwrap_or_default().to_string()
        };
        let result = round.result(board);
        let shown = match self.doubts.get(&board) {
            Some(typed) => format!("{} ? {}", cx.marks(result), cx.marks(Some(*typed))),
            None => cx.marks(result),
        };
        let mut cells = vec![
            board.to_string(),
            cx.number_text(seated.white),
            cx.name(seated.white),
            score(seated.white),
            shown,
            score(seated.black),
            cx.name(seated.black),
            cx.number_text(seated.black),
        ];
        if wide {
            for rating in RatingColumn::used(cx.snapshot, 1) {
                let shown = |id| rating.cell(cx.snapshot.player(id).map(|known| &known.player));
                cells.insert(3, shown(seated.white));
                cells.insert(8, shown(seated.black));
            }
        }
        let style = match (self.doubts.contains_key(&board), result) {
            (true, _) => cx.theme.error,
            (false, Some(GameResult::Adjourned)) => cx.theme.warning,
            (false, _) => cx.theme.plain,
        };
        TableRow { cells, style }
    }

    /// What is in, what is missing, and how the next key will be read.
    fn tally(&self, round: &Round, cx: &Context) -> String {
        let count = |wanted: fn(GameResult) -> bool| {
            round.games().filter(|(_, _, result)| result.is_some_and(wanted)).count()
        };
        let played = |outcome: Outcome| {
            round.games().filter(|(_, _, result)| *result == Some(GameResult::Played(outcome))).count()
        };
        let total = round.boards().len();
        let values = [
            ("entered", (total - round.missing()).into()),
            ("total", total.into()),
            ("white", played(Outcome::WhiteWins).into()),
            ("draws", played(Outcome::Draw).into()),
            ("black", played(Outcome::BlackWins).into()),
            ("forfeits", count(|result| matches!(result, GameResult::Forfeit(_))).into()),
            ("adjourned", count(|result| result == GameResult::Adjourned).into()),
        ];
        let tally = cx.texts.with("results-tally", &values);
        let mode = match (&self.mode, self.forfeiting) {
            (_, true) => cx.texts.get("results-mode-forfeit").into_owned(),
            (Mode::Sheet, _) if self.doubts.is_empty() => {
                let missing: Vec<String> = round
                    .games()
                    .filter(|(_, _, result)| result.is_none())
                    .take(12)
                    .map(|(board, ..)| board.to_string())
                    .collect();
                match missing.is_empty() {
                    true => cx.texts.get("results-complete").into_owned(),
                    false => cx.texts.with("results-missing", &[("boards", missing.join(" ").into())]),
                }
            }
            (Mode::Sheet, _) => cx.texts.with("results-doubts", &[("count", self.doubts.len().into())]),
            (Mode::Slip(slip), _) => cx.texts.with("results-mode-slip", &[("typed", slip.typed().into())]),
            (Mode::Verify, _) => {
                let values = [("verified", self.verified.into()), ("differing", self.doubts.len().into())];
                cx.texts.with("results-mode-verify", &values)
            }
        };
        format!("{tally}\n{mode}")
    }
}
