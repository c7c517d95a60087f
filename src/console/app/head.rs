//! Header of the screen: event, strip of rounds, state of the round as a chip, and save state.

use super::App;
use crate::desk::Context;
use crate::pane::results::Phones;
use crate::session::Session;
use crate::sheet::Progress;
use crate::sheet::cross_checks::{Opinions, ProvedRound, Tone};
use crate::text::{self, Align, fit, width};
use crate::widget;
use hakem_engine::collate::upper_case;
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::pairing::last_round;
use hakem_engine::tournament::{RoundNo, RoundState};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Minimum width of the event name, and the width that it has before a round is shown if not all rounds fit anyway.
const NAME: [usize; 2] = [14, 34];

/// Blanks between the parts of the header, if there is space.
const GAP: usize = 2;

/// Minimum screen width for the clock in the chip of the round.
const WITH_CLOCK: u16 = 100;

/// Minimum screen width for the pairing system after the name, which is omitted if it would be cut.
const WITH_SYSTEM: u16 = 110;

impl App {
    /// Returns the context with the current round of the event, whatever round the standings show.
    pub(super) fn event_context(&self) -> Context<'_> {
        Context { round: self.state.round, ..self.context() }
    }

    pub(super) fn draw_head(&self, frame: &mut Frame, area: Rect) {
        let cx = self.event_context();
        let Some(session) = &self.state.session else {
            let words = format!("hakem · {}", cx.texts.get("slogan"));
            let words = fit(&words, area.width.into(), Align::Left);
            return widget::lines(frame, area, [&Line::styled(words, cx.theme.strong)]);
        };
        let right = self.states(session, &cx, area.width >= WITH_CLOCK);
        let states: usize = right.iter().map(Span::width).sum();
        let mut name = format!("hakem · {}", text::clean(cx.snapshot.settings().name.as_str()));
        let room = |gap: usize| usize::from(area.width).saturating_sub(states + right.len() * gap);
        let all = strip(&cx, usize::MAX);
        let all_take: usize = all.iter().map(Span::width).sum();
        let [least, preferred] = NAME.map(|columns| columns.min(width(&name)));
        let strip = |gap: usize| match room(gap).saturating_sub(least + gap) >= all_take {
            true => all.clone(),
            false => strip(&cx, room(gap).saturating_sub(preferred + gap)),
        };
        let left = |gap: usize| {
            let strip: usize = strip(gap).iter().map(Span::width).sum();
            room(gap).saturating_sub(strip + gap)
        };
        let with_system = format!("{name} · {}", cx.texts.system(cx.snapshot.settings().system.as_str()));
        if area.width >= WITH_SYSTEM && width(&with_system) <= left(1) {
            name = with_system;
        }
        // The name is cut only if closing the gaps does not help.
        let gap = if width(&name) <= left(GAP) { GAP } else { 1 };
        let between = Span::raw(" ".repeat(gap));
        let mut spans =
            vec![Span::styled(fit(&name, left(gap), Align::Left), cx.theme.strong), between.clone()];
        spans.extend(strip(gap));
        for span in right {
            spans.extend([between.clone(), span]);
        }
        widget::lines(frame, area, [&Line::from(spans)]);
    }

    /// Returns the window title: event, round on show, and missing results.
    pub fn title(&self) -> String {
        let cx = self.event_context();
        if self.state.session.is_none() {
            return "hakem".to_owned();
        }
        let round = cx.texts.with("word-round-number", &[("round", cx.round.into())]);
        let state = match cx.snapshot.state(cx.round) {
            RoundState::Running { .. } => {
                let missing = Progress::of(cx.snapshot, cx.round).missing();
                cx.texts.with("count-missing-results", &[("count", missing.into())])
            }
            RoundState::Complete if cx.snapshot.conflicts().next().is_some() => {
                cx.texts.with("head-conflicts", &[("count", cx.snapshot.conflicts().count().into())])
            }
            state => cx.texts.round_state(state).into_owned(),
        };
        format!("{} · {round} · {state}", text::clean(cx.snapshot.settings().name.as_str()))
    }

    /// Returns the state of the round, optionally with its clock, and of the file.
    pub(super) fn states(&self, session: &Session, cx: &Context, with_clock: bool) -> Vec<Span<'static>> {
        let capital = |words: &str| upper_case(words, cx.texts.language());
        let mut right = Vec::new();
        let open = cx.snapshot.conflicts().count();
        let state = cx.snapshot.state(cx.round);
        if open > 0 {
            let words = cx.texts.with("head-conflicts", &[("count", open.into())]);
            right.push(chip(capital(&words), cx.theme.result.conflict));
        }
        let level = cx.undecided(cx.round).len();
        if level > 0 {
            let words = cx.texts.with("head-undecided", &[("count", level.into())]);
            right.push(chip(capital(&words), cx.theme.result.conflict));
        }
        // Not complete until the last conflict is resolved and the last match decided.
        if open + level == 0 || state != RoundState::Complete {
            let mut words = cx.texts.round_state(state).into_owned();
            if let Some(clock) = self.state.clock.as_ref().filter(|_| with_clock) {
                words = format!("{words} · {clock}");
            }
            right.push(chip(capital(&words), role(cx, state)));
        }
        if let Some((words, is_conflict)) = cx.published::<Phones>().and_then(|phones| phones.chip(cx.texts))
        {
            let style = if is_conflict { cx.theme.result.conflict } else { cx.theme.good };
            right.push(chip(capital(&words), style));
        }
        right.extend(of_second_opinion(cx).map(|(words, style)| chip(capital(&words), style)));
        // Like a cross-check that matches, it is no news for a screen reader.
        if !cx.theme.is_spoken() && cx.published() == Some(&ProvedRound(cx.round)) {
            right.push(chip(capital(&cx.texts.get("head-proved")), cx.theme.good));
        }
        if let FideMode::Left(departure) = fide_mode(cx.snapshot) {
            let words = cx.texts.with("head-fide-mode-left", &[("round", departure.round.into())]);
            right.push(chip(capital(&words), cx.theme.warning));
        }
        if cx.is_past {
            let words = cx.texts.with("head-past", &[("step", cx.step.0.into())]);
            right.push(chip(words, cx.theme.state.read_only));
        }
        let file = if session.cut().is_some() {
            Some(("head-damaged", cx.theme.error))
        } else if session.is_stale() {
            Some(("head-stale", cx.theme.error))
        } else {
            let desk = cx.is_desk.then_some(("head-desk", cx.theme.state.read_only));
            session.is_read_only().then_some(("head-following", cx.theme.state.read_only)).or(desk)
        };
        if let Some((words, style)) = file {
            right.push(chip(cx.texts.get(words).into_owned(), style));
        }
        if self.services.files.has_lost_mirror() {
            right.push(chip(cx.texts.get("head-mirror-lost").into_owned(), cx.theme.error));
        }
        self.say_saved(session, cx, &mut right);
        right
    }

    /// Adds the save state: on the disk, and for a shared event synced with the others.
    fn say_saved(&self, session: &Session, cx: &Context, right: &mut Vec<Span<'static>>) {
        let unshared = session.unshared();
        if session.is_cut_off() {
            right.push(chip(cx.texts.get("head-cut-off").into_owned(), cx.theme.error));
        }
        if unshared > 0 && (session.is_cut_off() || self.services.sharing.is_late()) {
            let words = cx.texts.with("head-unshared", &[("count", unshared.into())]);
            right.push(Span::styled(format!("○ {words}"), cx.theme.error));
        } else if session.inbox().is_some() {
            if !session.is_cut_off() {
                right.push(Span::styled(format!("● {}", cx.texts.get("head-shared")), cx.theme.good));
            }
        } else if session.unsaved() > 0 {
            let words = cx.texts.with("head-unsaved", &[("count", session.unsaved().into())]);
            right.push(Span::styled(format!("○ {words}"), cx.theme.error));
        } else if !session.is_read_only() && session.cut().is_none() {
            right.push(Span::styled(format!("● {}", cx.texts.get("head-saved")), cx.theme.good));
        }
    }
}

fn chip(words: String, style: Style) -> Span<'static> {
    Span::styled(format!(" {words} "), style)
}

/// Returns the result of the cross-check of the draft on show, with its style.
fn of_second_opinion(cx: &Context) -> Option<(String, Style)> {
    let (words, tone) =
        cx.published::<Opinions>().filter(|opinions| opinions.round == cx.round)?.chip(cx.texts)?;
    // It arrives at any time, so a screen reader announces it only if it may affect the arbiter's decision.
    if cx.theme.is_spoken() && matches!(tone, Tone::Good | Tone::Waiting) {
        return None;
    }
    let style = match tone {
        Tone::Good => cx.theme.good,
        Tone::Waiting => cx.theme.faint,
        Tone::Doubtful => cx.theme.warning,
        Tone::Parting => cx.theme.result.conflict,
    };
    Some((words, style))
}

fn role(cx: &Context, state: RoundState) -> Style {
    let roles = &cx.theme.state;
    match state {
        RoundState::None => roles.none,
        RoundState::Draft => roles.draft,
        RoundState::Published => roles.published,
        RoundState::Running { .. } => roles.in_play,
        RoundState::Complete => roles.complete,
    }
}

/// Returns the rounds of the event, each with the sign of its state, the one on show in brackets; if they do not fit,
/// those around the one on show.
fn strip(cx: &Context, room: usize) -> Vec<Span<'static>> {
    let last = last_round(cx.snapshot).max(cx.round);
    let told: Vec<(String, Style)> = last.up_to().map(|round| sign(cx, round)).collect();
    let needs = |first: usize, end: usize| {
        let rounds: usize =
            told.get(first..end).unwrap_or_default().iter().map(|(sign, _)| width(sign) + 1).sum();
        rounds + usize::from(first > 0) * 2 + usize::from(end < told.len()) * 2
    };
    let here = cx.round.index().min(told.len().saturating_sub(1));
    let (mut first, mut end) = (here, (here + 1).min(told.len()));
    loop {
        let wider = [(first.saturating_sub(1), end), (first, (end + 1).min(told.len()))];
        let fits = |&(from, to): &(usize, usize)| (from, to) != (first, end) && needs(from, to) <= room;
        // Later rounds take precedence over earlier ones.
        match wider.into_iter().rev().find(fits) {
            Some(found) => (first, end) = found,
            None => break,
        }
    }
    let mut spans = Vec::new();
    if first > 0 {
        spans.push(Span::styled("… ", cx.theme.faint));
    }
    let shown = told.iter().enumerate().skip(first).take(end - first);
    spans.extend(shown.flat_map(|(_, (sign, style))| [Span::styled(sign.clone(), *style), Span::raw(" ")]));
    if end < told.len() {
        spans.push(Span::styled("… ", cx.theme.faint));
    }
    spans
}

/// Returns a round of the strip: its number, the sign of its state, and the number of results while it is played.
fn sign(cx: &Context, round: RoundNo) -> (String, Style) {
    let played = || {
        let Progress { entered, total } = Progress::of(cx.snapshot, round);
        format!("▸{entered}/{total}")
    };
    let (sign, style) = match cx.snapshot.state(round) {
        RoundState::None => ("·".to_owned(), cx.theme.faint),
        RoundState::Draft => ("▸".to_owned(), cx.theme.warning),
        RoundState::Published | RoundState::Running { .. } => (played(), cx.theme.plain),
        RoundState::Complete if cx.snapshot.conflicts().any(|(of, ..)| of == round) => {
            ("!".to_owned(), cx.theme.warning)
        }
        RoundState::Complete => ("✓".to_owned(), cx.theme.good),
    };
    match round == cx.round {
        // Weight and tone make brackets unnecessary.
        true if cx.theme.has_tones() => {
            (format!(" {round}{sign} "), cx.theme.selected.patch(cx.theme.strong))
        }
        true => (format!("[{round}{sign}]"), cx.theme.strong),
        false => (format!("{round}{sign}"), style),
    }
}
