//! Scores of matches as a whole, a line a match, where nobody keeps what the boards came to.

use super::by_line::ByLine;
use crate::desk::context::Context;
use crate::desk::dialog::{Dialog, Reply};
use crate::desk::keys::{Hint, WALK, find};
use crate::pane::act;
use crate::sheet::teams;
use crate::text::{self, Align};
use crate::typed;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, Match, Points, RoundNo};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Terminal columns of both sides of a match.
const SIDES: usize = 50;

/// Most letters of a score.
const MOST: usize = 12;

/// Takes the scores of the matches of a round.
pub(super) struct MatchScores {
    /// The round for which they are.
    round: RoundNo,
    matches: Vec<Match>,
    cursor: usize,
    /// The score at the cursor, as far as it is typed.
    typed: String,
    /// What was wrong with it.
    error: Option<String>,
}

impl MatchScores {
    /// Begins with the match of a board.
    pub(super) fn new(board: Option<BoardNo>, cx: &Context) -> Self {
        let matches = cx.snapshot.round(cx.round).map(|round| round.matches().to_vec()).unwrap_or_default();
        let at = matches.iter().position(|of| board.is_some_and(|board| of.boards.contains(&board)));
        Self { round: cx.round, matches, cursor: at.unwrap_or(0), typed: String::new(), error: None }
    }

    fn go_on(&mut self) {
        self.cursor = (self.cursor + 1).min(self.matches.len().saturating_sub(1));
        self.typed.clear();
    }

    /// Writes a score, or takes it back, and goes on to the next match.
    fn take(&mut self, score: Result<Option<[Points; 2]>, String>, cx: &Context) -> Reply {
        let Some(&board) = self.matches.get(self.cursor).and_then(|of| of.boards.first()) else {
            return Reply::Close;
        };
        let round = self.round;
        let done = score.and_then(|score| {
            let command = Command::EnterMatchScore { round, board, score };
            act::tried(command, cx).map_err(|error| cx.refusal(&error))
        });
        match done {
            Ok(message) => {
                self.go_on();
                Reply::Keep(message)
            }
            Err(error) => {
                self.error = Some(error);
                Reply::Stay
            }
        }
    }

    /// Reads the score of the side that is named first, or of both.
    fn read(&self, cx: &Context) -> Result<[Points; 2], String> {
        let parts: Vec<&str> = self.typed.split(['-', ' ', ':']).filter(|part| !part.is_empty()).collect();
        let points = |part: &str| typed::points(part, cx.texts);
        match parts[..] {
            [one, other] => Ok([points(one)?, points(other)?]),
            [one] => {
                let one = points(one)?;
                let boards = self.matches.get(self.cursor).map_or(0, |of| of.boards.len());
                let system = cx.snapshot.settings().points;
                let each = (system.win + system.loss).tenths();
                let all = each.saturating_mul(i32::try_from(boards).unwrap_or(i32::MAX));
                Ok([one, Points::from_tenths(all) - one])
            }
            _ => Err(cx.texts.with("typed-no-points", &[("found", self.typed.as_str().into())])),
        }
    }

    fn line(&self, at: usize, cx: &Context) -> Line<'static> {
        let is_here = at == self.cursor;
        let Some((of, round)) = self.matches.get(at).zip(cx.snapshot.round(self.round)) else {
            return Line::default();
        };
        let sides = of.sides.map(|side| teams::side(cx.event, side)).join(" – ");
        let score = match is_here && !self.typed.is_empty() {
            true => format!("{}_", self.typed),
            false if teams::has_score(round, of) => {
                teams::score(cx.event, round, of).map(|points| cx.texts.points(points)).join(" - ")
            }
            false => "·".to_owned(),
        };
        let mark = if is_here { '>' } else { ' ' };
        let style = if is_here { cx.theme.selected } else { cx.theme.plain };
        Line::styled(format!("{mark} {} {score}", text::fit(&sides, SIDES, Align::Left)), style)
    }
}

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "match-scores-key-take" },
    Hint { keys: &[KeyCode::Delete], label: "match-scores-key-clear" },
    Hint { keys: &[KeyCode::Up, KeyCode::Down], label: "key-choose" },
    Hint { keys: &[KeyCode::Esc], label: "key-close" },
];

impl Dialog for MatchScores {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        ByLine {
            title: cx.texts.with("match-scores-title", &[("round", self.round.into())]),
            count: self.matches.len(),
            cursor: self.cursor,
            line: &|at| self.line(at, cx),
            about: String::new(),
            how: cx.texts.get("match-scores-how").into_owned(),
            error: self.error.as_deref(),
        }
        .draw(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.error = None;
        match key.code {
            KeyCode::Esc if !self.typed.is_empty() => self.typed.clear(),
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter if self.typed.trim().is_empty() => self.go_on(),
            KeyCode::Enter => return self.take(self.read(cx).map(Some), cx),
            KeyCode::Delete => return self.take(Ok(None), cx),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char(letter) if letter.is_ascii_digit() || " ,.½/-:".contains(letter) => {
                if self.typed.chars().count() < MOST {
                    self.typed.push(letter);
                }
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.matches.len());
                self.typed.clear();
            }
        }
        Reply::Stay
    }

    fn has_unsaved(&self) -> bool {
        !self.typed.is_empty()
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
