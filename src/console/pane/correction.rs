//! The dialog of a correction: its subject, consequences, reason and reach.
//!
//! The capital letter of the action executes it.

use super::reach::CorrectionReach;
use crate::desk::keys::{Hint, WALK, find};
use crate::desk::{Context, Dialog, Message, Reply};
use crate::dialog::{Confirm, answers, open_box};
use crate::text::{self, Align};
use crate::widget::{broken, input_line, rest_cursor, unwrapped, wrapped_line};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::command::{Command, Follow, departure};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::tournament::{RoundNo, Stage};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// The capital letter that executes the correction.
const CAPITAL: char = 'C';

/// Catalogue id of the label of the confirming key, unless the dialog removes an entry.
const ACT: &str = "correct-key-act";

/// Catalogue ids of the reasons, chosen by digit. A fifth, typed reason follows them.
pub(super) type Reasons = [&'static str; 4];

/// Digits of the reasons; the typed one is last.
const DIGITS: [KeyCode; 5] =
    [KeyCode::Char('1'), KeyCode::Char('2'), KeyCode::Char('3'), KeyCode::Char('4'), KeyCode::Char('5')];

/// Letters of the possible consequences.
const LETTERS: [KeyCode; 4] =
    [KeyCode::Char('a'), KeyCode::Char('b'), KeyCode::Char('c'), KeyCode::Char('d')];

enum Reason {
    /// Not chosen yet.
    Open,
    Listed(usize),
    Typing,
    Typed,
}

/// Builds the correcting message from the consequence and the reason.
type Make = Box<dyn Fn(Follow, &str) -> Message>;

pub(super) struct Correction {
    title: String,
    /// Lines about the players concerned.
    lines: Vec<String>,
    choices: Vec<Follow>,
    chosen: usize,
    /// First closed round that is rewritten whatever the consequence; its number must be typed as a confirmation.
    rewrites: Option<RoundNo>,
    reasons: Reasons,
    reason: Reason,
    typed: Input,
    make: Make,
    reach: Result<CorrectionReach, String>,
    /// First visible line of the reach.
    top: usize,
    /// Catalogue id of what was missing at the last key.
    told: Option<&'static str>,
    /// Catalogue id of the label of the confirming key.
    act: &'static str,
}

impl Correction {
    /// Creates the dialog. `from` is the first round that the correction may reach; `choices` are the possible
    /// consequences, the proposed one first.
    pub(super) fn new(
        title: String,
        (choices, from): (Vec<Follow>, RoundNo),
        reasons: Reasons,
        make: impl Fn(Follow, &str) -> Command + 'static,
        cx: &Context,
    ) -> Self {
        let reach =
            CorrectionReach::of(&make(Follow::Record, "?"), from, cx).map_err(|error| cx.refusal(&error));
        // A consequence that would leave FIDE mode can be chosen but is not proposed.
        let is_in_force = fide_mode(cx.snapshot) == FideMode::InForce;
        let stays = |&follow: &Follow| !is_in_force || departure(cx.snapshot, &make(follow, "?")).is_none();
        let chosen = choices.iter().position(stays).unwrap_or(0);
        let make = move |follow, reason: &str| Message::Do(make(follow, reason));
        Self { choices, chosen, ..Self::reaching(title, reach, reasons, make) }
    }

    /// Creates the dialog for any other change of the past, with its reach and without a choice of consequences.
    pub(super) fn reaching(
        title: String,
        reach: Result<CorrectionReach, String>,
        reasons: Reasons,
        make: impl Fn(Follow, &str) -> Message + 'static,
    ) -> Self {
        Self {
            title,
            lines: Vec::new(),
            choices: vec![Follow::Record],
            chosen: 0,
            rewrites: None,
            reasons,
            reason: Reason::Open,
            typed: Input::default(),
            make: Box::new(make),
            reach,
            top: 0,
            told: None,
            act: ACT,
        }
    }

    #[must_use]
    pub(super) fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Sets the catalogue id of the label of the confirming key.
    #[must_use]
    pub(super) fn labelled(self, act: &'static str) -> Self {
        Self { act, ..self }
    }

    /// Sets the closed round that is rewritten, whose number must be typed.
    #[must_use]
    pub(super) fn rewriting(self, rewrites: Option<RoundNo>) -> Self {
        Self { rewrites, ..self }
    }

    /// Returns the text of the reason, if there is one yet.
    fn reason(&self, cx: &Context) -> Option<String> {
        match self.reason {
            Reason::Listed(at) => self.reasons.get(at).map(|id| cx.texts.get(id).into_owned()),
            Reason::Typed => Some(self.typed.value().trim().to_owned()),
            Reason::Open | Reason::Typing => None,
        }
    }

    /// Executes the correction; if it undoes rounds, the number of the first of them must be typed.
    fn act(&mut self, cx: &Context) -> Reply {
        let Some(reason) = self.reason(cx) else {
            self.told = Some("correct-reason-missing");
            return Reply::Stay;
        };
        let follow = self.choices.get(self.chosen).copied().unwrap_or(Follow::Record);
        let then = (self.make)(follow, &reason);
        let (line, round) = match (follow, self.rewrites) {
            (Follow::UndoLater { from }, _) => ("correct-confirm-undo", from),
            (Follow::Record | Follow::RatingReportOnly, Some(round)) => ("correct-confirm-rewrite", round),
            (Follow::Record | Follow::RatingReportOnly, None) => return Reply::Finish(then),
        };
        let line = cx.texts.with(line, &[("round", round.into())]);
        let confirm = Confirm::round(self.title.clone(), round, "confirm-change", then).with_lines([line]);
        Reply::Finish(Message::open(confirm))
    }

    fn choose(&mut self, letter: char) -> bool {
        let at = LETTERS.iter().position(|&key| key == KeyCode::Char(letter));
        let found = at.filter(|&at| at < self.choices.len());
        self.chosen = found.unwrap_or(self.chosen);
        found.is_some()
    }

    fn take_reason(&mut self, digit: char) -> bool {
        let Some(at) = DIGITS.iter().position(|&key| key == KeyCode::Char(digit)) else { return false };
        self.reason = if at < self.reasons.len() { Reason::Listed(at) } else { Reason::Typing };
        true
    }

    /// Handles a key while the reason is typed: Enter accepts it, Esc discards it.
    fn type_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Enter if self.typed.value().trim().is_empty() => {
                self.told = Some("correct-reason-missing");
            }
            KeyCode::Enter => self.reason = Reason::Typed,
            KeyCode::Esc => (self.reason, self.typed) = (Reason::Open, Input::default()),
            _ => {
                self.typed.handle_event(&Event::Key(key));
            }
        }
    }

    /// Renders the players concerned, the consequences and the reasons, each with its key.
    fn asked(&self, width: usize, cx: &Context) -> Vec<Line<'static>> {
        let look = |is_chosen: bool| if is_chosen { cx.theme.selected } else { cx.theme.plain };
        let mark = |is_chosen: bool| if is_chosen { '>' } else { ' ' };
        let mut lines: Vec<Line> = self.lines.iter().map(|line| Line::raw(line.clone())).collect();
        let follows = self.choices.iter().zip(LETTERS).enumerate().filter(|_| self.choices.len() > 1);
        for (at, (&follow, letter)) in follows {
            let is_chosen = at == self.chosen;
            let begins = format!("{} {}  ", mark(is_chosen), crate::desk::keys::name(letter, cx.texts));
            let taken = text::width(&begins);
            // Continuation lines are indented to the text of the first line.
            for (row, part) in broken(&said_follow(follow, cx), width - taken.min(width)).iter().enumerate() {
                let begins = if row == 0 { begins.clone() } else { " ".repeat(taken) };
                lines.push(Line::styled(format!("{begins}{part}"), look(is_chosen)));
            }
        }
        let typed = cx.texts.get("correct-reason-other");
        let listed = self.reasons.map(|id| cx.texts.get(id)).into_iter().chain([typed]);
        let reasons = listed.zip(DIGITS).enumerate().map(|(at, (words, digit))| {
            let is_chosen = match self.reason {
                Reason::Open => false,
                Reason::Listed(chosen) => chosen == at,
                Reason::Typing | Reason::Typed => at == self.reasons.len(),
            };
            let digit = crate::desk::keys::name(digit, cx.texts);
            // A reason is never broken across lines, nor separated from its mark.
            let whole = format!("{} {digit} {words}", mark(is_chosen)).replace(' ', "\u{a0}");
            Span::styled(format!("{whole} "), look(is_chosen))
        });
        lines.push(Line::from_iter(reasons));
        lines
    }

    /// Renders the reach in this many lines; the last line shows that more follow.
    fn reached(&self, width: usize, cx: &Context) -> Vec<Line<'static>> {
        if self.choices.get(self.chosen) == Some(&Follow::RatingReportOnly) {
            let words = cx.texts.get("correct-reach-rating");
            return crate::widget::wrapped(&words, width, cx.theme.plain);
        }
        let reach = match &self.reach {
            Ok(reach) => reach,
            Err(refused) => return crate::widget::wrapped(refused, width, cx.theme.error),
        };
        let told = reach.lines().iter().flat_map(|line| {
            let words: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
            crate::widget::wrapped(&words, width, line.style)
        });
        let more = reach
            .is_open()
            .then(|| Line::styled(cx.texts.get("correct-reach-open").into_owned(), cx.theme.faint));
        told.chain(more).collect()
    }

    fn draw_question(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let (words, style): (String, Style) = match (self.told, &self.reason) {
            (Some(told), _) => (cx.texts.get(told).into_owned(), cx.theme.error),
            (None, Reason::Open) => (cx.texts.get("correct-reason-title").into_owned(), cx.theme.warning),
            (None, Reason::Typing) => {
                let label = format!("{}: ", cx.texts.get("correct-reason-typed"));
                let columns = u16::try_from(text::width(&label)).unwrap_or(0);
                let [left, input] =
                    Layout::horizontal([Constraint::Length(columns), Constraint::Min(4)]).areas(area);
                unwrapped(frame, left, Text::from(label).style(cx.theme.warning));
                return input_line(frame, input, &self.typed, cx.theme.selected, true);
            }
            (None, Reason::Listed(_) | Reason::Typed) if !cx.theme.is_spoken() => {
                let asked = answers([(CAPITAL, self.act)], cx);
                return unwrapped(frame, area, asked);
            }
            (None, Reason::Listed(_) | Reason::Typed) => {
                let letter = CAPITAL.to_string();
                (cx.texts.with("confirm-capital", &[("letter", letter.into())]), cx.theme.warning)
            }
        };
        frame.render_widget(Paragraph::new(words).style(style).wrap(Wrap { trim: true }), area);
    }
}

/// Returns the text of a consequence, with its article.
fn said_follow(follow: Follow, cx: &Context) -> String {
    let article = follow.article().unwrap_or_default();
    match follow {
        Follow::Record => cx.texts.with("correct-record", &[("article", article.into())]),
        Follow::UndoLater { from } => {
            let paired = cx.snapshot.round(from).filter(|paired| paired.stage() == Stage::Published);
            let is_unplayed = paired.is_none_or(|paired| paired.missing() == paired.boards().len());
            let id = if is_unplayed { "correct-undo-unplayed" } else { "correct-undo-later" };
            cx.texts.with(id, &[("round", from.into())])
        }
        Follow::RatingReportOnly => cx.texts.with("correct-rating-only", &[("article", article.into())]),
    }
}

const HINTS: &[Hint] = &[
    Hint::new(&DIGITS, "correct-key-reason"),
    Hint::new(&LETTERS, "correct-key-follow"),
    Hint::new(&[KeyCode::Char(CAPITAL)], ACT),
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-scroll"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for Correction {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = 76.min(area.width.saturating_sub(4));
        let asked = self.asked(width.into(), cx);
        let asked: Vec<Line> = asked.iter().flat_map(|line| wrapped_line(line, width.into())).collect();
        let above = u16::try_from(asked.len()).unwrap_or(u16::MAX).min(14);
        let room = area.height.saturating_sub(above + 7);
        let reached = self.reached(usize::from(width), cx);
        let below = u16::try_from(reached.len()).unwrap_or(u16::MAX).clamp(1, room.max(1));
        let inside = open_box(frame, area, cx, &self.title, (width, above + below + 3));
        let [top, head, list, _, question] = Layout::vertical([
            Constraint::Length(above),
            Constraint::Length(1),
            Constraint::Length(below),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(inside);
        unwrapped(frame, top, asked);
        let hidden = reached.len().saturating_sub(usize::from(below));
        let first = self.top.min(hidden);
        let more = match hidden {
            0 => String::new(),
            _ => format!("  {}-{} / {}", first + 1, first + usize::from(below), reached.len()),
        };
        let title = format!("{}{more}", cx.texts.get("correct-reach"));
        let title = text::fit(&title, usize::from(width), Align::Left);
        unwrapped(frame, head, Line::styled(title, cx.theme.faint));
        let shown: Vec<Line> = reached.into_iter().skip(first).take(usize::from(below)).collect();
        unwrapped(frame, list, shown);
        rest_cursor(frame, question);
        self.draw_question(frame, question, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.told = None;
        if matches!(self.reason, Reason::Typing) {
            self.type_key(key);
            return Reply::Stay;
        }
        match key.code {
            KeyCode::Esc => return Reply::Close,
            KeyCode::Char(CAPITAL) => return self.act(cx),
            KeyCode::Char(letter) if self.choose(letter) || self.take_reason(letter) => {}
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                let lines = self.reach.as_ref().map_or(0, |reach| reach.lines().len());
                self.top = walk.from(self.top, lines);
            }
        }
        Reply::Stay
    }

    fn has_work(&self) -> bool {
        self.reach.as_ref().is_ok_and(CorrectionReach::is_open)
    }

    fn work(&mut self, cx: &Context) -> bool {
        self.reach.as_mut().is_ok_and(|reach| reach.work(cx))
    }

    fn asks(&self) -> bool {
        true
    }

    fn is_typing(&self) -> bool {
        matches!(self.reason, Reason::Typing)
    }

    fn has_unsaved(&self) -> bool {
        matches!(self.reason, Reason::Typing | Reason::Typed)
    }

    fn hints(&self) -> Vec<Hint> {
        let has_choice = self.choices.len() > 1;
        let works = |hint: &&Hint| has_choice || hint.label != "correct-key-follow";
        let named = |hint: &Hint| if hint.label == ACT { Hint { label: self.act, ..*hint } } else { *hint };
        HINTS.iter().filter(works).map(named).collect()
    }
}
