//! Entry of match scores, one match per line, where results of boards are not recorded.

use super::by_line::{ByLine, TypedLine};
use crate::desk::keys::Hint;
use crate::desk::{Context, Dialog, Reply};
use crate::pane::act;
use crate::sheet::teams;
use crate::text::{self, Align};
use crate::typed;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, GameStage, Match, Points, RoundNo};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Terminal columns of both sides of a match.
const SIDES: usize = 50;

/// Characters of a score in addition to digits.
const LETTERS: &str = " ,.½/-:";

/// Maximum number of characters of a score.
const MOST: usize = 12;

/// Dialog that enters the match scores of a round.
pub(super) struct MatchScores {
    round: RoundNo,
    matches: Vec<Match>,
    at: TypedLine,
}

impl MatchScores {
    /// Creates the dialog with the cursor on the match of a board.
    pub(super) fn new(board: Option<BoardNo>, cx: &Context) -> Self {
        let matches = cx.snapshot.round(cx.round).map(|round| round.matches().to_vec()).unwrap_or_default();
        let at = matches.iter().position(|of| board.is_some_and(|board| of.boards.contains(&board)));
        Self { round: cx.round, matches, at: TypedLine::at(at.unwrap_or(0)) }
    }

    /// Records or clears a score and moves to the next match.
    fn take(&mut self, score: Result<Option<[Points; 2]>, String>, cx: &Context) -> Reply {
        let Some(&board) = self.matches.get(self.at.cursor).and_then(|of| of.boards.first()) else {
            return Reply::Close;
        };
        let round = self.round;
        let done = score.and_then(|score| {
            let command = Command::EnterMatchScore { round, board, score };
            act::tried(command, cx).map_err(|error| cx.refusal(&error))
        });
        self.at.take(done, self.matches.len())
    }

    fn line(&self, at: usize, cx: &Context) -> Line<'static> {
        let is_here = at == self.at.cursor;
        let Some((of, round)) = self.matches.get(at).zip(cx.snapshot.round(self.round)) else {
            return Line::default();
        };
        let sides = of.sides.map(|side| teams::side(cx.event, side)).join(" – ");
        let score = match is_here && !self.at.typed.is_empty() {
            true => format!("{}_", self.at.typed),
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

/// Parses the score of a match: that of the side named first, or of both.
pub(super) fn read(typed: &str, of: &Match, round: RoundNo, cx: &Context) -> Result<[Points; 2], String> {
    let parts: Vec<&str> = typed.split(['-', ' ', ':']).filter(|part| !part.is_empty()).collect();
    let points = |part: &str| typed::points(part, cx.texts);
    match parts[..] {
        [one, other] => Ok([points(one)?, points(other)?]),
        [one] => {
            let one = points(one)?;
            others_score(one, of, round, cx).map(|other| [one, other])
        }
        _ => Err(cx.texts.with("typed-no-points", &[("found", typed.into())])),
    }
}

/// Returns the score of the other side, if it is determined by the score of one.
fn others_score(one: Points, of: &Match, round: RoundNo, cx: &Context) -> Result<Points, String> {
    let round = cx.snapshot.round(round);
    let is_of_match =
        |board: &&BoardNo| round.is_none_or(|round| round.game_stage(**board) == GameStage::Match);
    let boards = of.boards.iter().filter(is_of_match).count();
    let system = cx.snapshot.settings().points;
    match system.others_score(boards, one)[..] {
        [other] => Ok(other),
        // The command returns the error for an impossible score.
        [] => Ok((system.of_match(u8::try_from(boards).unwrap_or(u8::MAX)).win - one).max(Points::ZERO)),
        [example, ..] => {
            let others = system.others_score(boards, one);
            let others: Vec<String> = others.into_iter().map(|other| cx.texts.points(other)).collect();
            let values = [
                ("one", cx.texts.points(one).into()),
                ("others", others.join(", ").into()),
                ("example", cx.texts.points(example).into()),
            ];
            Err(cx.texts.with("error-score-ambiguous", &values))
        }
    }
}

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "match-scores-key-take"),
    Hint::new(&[KeyCode::Delete], "match-scores-key-clear"),
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Esc], "key-close"),
];

impl Dialog for MatchScores {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        ByLine {
            title: cx.texts.with("match-scores-title", &[("round", self.round.into())]),
            at: &self.at,
            count: self.matches.len(),
            line: &|at| self.line(at, cx),
            about: Vec::new(),
            how: cx.texts.get("match-scores-how").into_owned(),
        }
        .draw(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        if key.code == KeyCode::Delete {
            return self.take(Ok(None), cx);
        }
        let typed = self.at.key(key, self.matches.len(), (LETTERS, MOST));
        typed.unwrap_or_else(|| {
            let Some(of) = self.matches.get(self.at.cursor) else { return Reply::Close };
            self.take(read(&self.at.typed, of, self.round, cx).map(Some), cx)
        })
    }

    fn has_unsaved(&self) -> bool {
        !self.at.typed.is_empty()
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
