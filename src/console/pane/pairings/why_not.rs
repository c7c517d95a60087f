//! "Why not?": the arbiter names another opponent and reads why the board is not paired.

use super::edit::said_meeting;
use super::explain::{reading, said_seated};
use super::seated;
use crate::certificate::{RoundProof, prove_published};
use crate::desk::keys::{Hint, plain};
use crate::desk::{Context, Dialog, Message, Reply, Work, WorkRequest};
use crate::dialog::{ReadingDialog, open_box, width_for};
use crate::i18n::Say;
use crate::spelling::Sought;
use crate::text::{self, Align};
use crate::widget::{input_line, rest_on_row, scroll_from, unwrapped};
use crate::worker::Worker;
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::format::{Attendance, Pair, Seat};
use hakem_engine::pairing::{Proposal, WhyNot};
use hakem_engine::tournament::{Bye, Meeting, PlayerId, Points, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use std::sync::Arc;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

const ASK: Hint = Hint::new(&[KeyCode::Char('w')], "pairings-key-why-not");
const CERTIFICATE: Hint = Hint::new(&[KeyCode::Char('c')], "pairings-key-certificate");
const OTHER: Hint = Hint::new(&[KeyCode::Tab], "pairings-key-other-player");
const CHOOSE: Hint = Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose");
const ACCEPT: Hint = Hint::new(&[KeyCode::Enter], "key-accept");
const CLOSE: Hint = Hint::new(&[KeyCode::Esc], "key-close");

/// The explanation of a board or player, from which "why not?" is opened.
pub(super) struct Explanation {
    reading: ReadingDialog,
    proposal: Arc<Proposal>,
    players: Vec<PlayerId>,
    /// True if the round is published, so that its certificate can be requested.
    is_published: bool,
}

impl Explanation {
    /// Shows an explanation; `players` are its subjects.
    pub(super) fn new(
        reading: ReadingDialog,
        proposal: Arc<Proposal>,
        mut players: Vec<PlayerId>,
        is_published: bool,
    ) -> Self {
        let present = present(&proposal);
        // A team is represented by one of its players.
        let stands_for =
            |id: PlayerId| proposal.seat(id).and_then(|seat| proposal.player(seat)).unwrap_or(id);
        players.iter_mut().for_each(|id| *id = stands_for(*id));
        players.retain(|id| present.contains(id));
        Self { reading, proposal, players, is_published }
    }
}

/// Returns the players to be paired, in order of pairing number.
fn present(proposal: &Proposal) -> Vec<PlayerId> {
    let entrants = proposal.order.iter().zip(&proposal.field.players);
    entrants.filter(|(_, entrant)| entrant.attendance == Attendance::Present).map(|(&id, _)| id).collect()
}

impl Dialog for Explanation {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.reading.draw(frame, area, cx);
    }

    fn beside(&self) -> Option<u16> {
        self.reading.beside()
    }

    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.reading.draw_beside(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        if plain(key).is_some_and(|code| ASK.keys.contains(&code)) && !self.players.is_empty() {
            let whom = Opponent::new(Arc::clone(&self.proposal), self.players.clone());
            return Reply::Keep(Message::open(whom));
        }
        if plain(key).is_some_and(|code| CERTIFICATE.keys.contains(&code)) && self.is_published {
            return Reply::Keep(certificate(cx.round));
        }
        self.reading.key(key, cx)
    }

    fn hints(&self) -> Vec<Hint> {
        let ask = (!self.players.is_empty()).then_some(ASK);
        let certificate = self.is_published.then_some(CERTIFICATE);
        ask.into_iter().chain(certificate).chain(self.reading.hints()).collect()
    }
}

/// Requests the certificate of a round, and shows it with the verifier's answer or the reason why there is none.
pub(super) fn certificate(round: RoundNo) -> Message {
    Message::Work(WorkRequest::Begin(Box::new(move |cx| {
        let snapshot = cx.snapshot.clone();
        Work::of(Worker::begin(move || prove_published(&snapshot, round)), move |found, cx| {
            let title = cx.texts.with("pairings-certificate", &[("round", round.into())]);
            let lines: Vec<String> = match found {
                Ok(RoundProof::Derived(boards)) => {
                    vec![cx.texts.with("pairings-certificate-derived", &[("boards", boards.into())])]
                }
                Ok(RoundProof::Certificate(certificate)) => {
                    let proved = cx.texts.get("pairings-certificate-proved").into_owned();
                    [proved, String::new()]
                        .into_iter()
                        .chain(certificate.lines().map(str::to_owned))
                        .collect()
                }
                Err(refused) => vec![refused.say(cx.texts)],
            };
            Message::open(reading(title, lines))
        })
    })))
}

/// Prompt for the opponent that one of the players might have been paired with.
struct Opponent {
    proposal: Arc<Proposal>,
    present: Vec<PlayerId>,
    /// Players in question; the default one is first.
    players: Vec<PlayerId>,
    input: Input,
    cursor: usize,
    /// True after an arrow, see the palette.
    is_choosing: bool,
}

impl Opponent {
    fn new(proposal: Arc<Proposal>, players: Vec<PlayerId>) -> Self {
        Self {
            present: present(&proposal),
            proposal,
            players,
            input: Input::default(),
            cursor: 0,
            is_choosing: false,
        }
    }

    /// Returns the opponents found by a prefix of the number or by part of the name.
    fn found(&self, cx: &Context) -> Vec<PlayerId> {
        let wanted = fold_for_search(self.input.value());
        let wanted = wanted.trim();
        let sought = Sought::new(wanted);
        let is_digit = |first: char| first.is_ascii_digit();
        let listed = cx.players().iter().filter(|listed| {
            match self.pairs_teams() {
                // The listed number and name; a player's number is not the number of the team.
                true if wanted.starts_with(is_digit) => seated(cx, listed.id).starts_with(wanted),
                true => {
                    listed.matches(&sought, &cx.event)
                        || fold_for_search(&seated(cx, listed.id)).contains(wanted)
                }
                false if wanted.starts_with(is_digit) => cx.number_text(listed.id).starts_with(wanted),
                false => listed.matches(&sought, &cx.event),
            }
        });
        let others = listed.map(|listed| listed.id).filter(|id| self.players.first() != Some(id));
        others.filter(|id| self.present.contains(id)).collect()
    }

    /// Returns true if the players represent teams.
    fn pairs_teams(&self) -> bool {
        !self.proposal.team_seats.is_empty()
    }

    /// Returns the score that a player is paired by; for a representative, the score of the team.
    fn score(&self, cx: &Context, id: PlayerId) -> Points {
        let seat = self.proposal.seat(id).filter(|_| self.pairs_teams());
        seat.map_or_else(|| cx.score_before(id, cx.round), |seat| self.proposal.field.player(seat).score())
    }

    /// Requests the pairing of the round with the board.
    fn answer(&self, players: [PlayerId; 2]) -> Message {
        let (proposal, shown) = (Arc::clone(&self.proposal), Arc::clone(&self.proposal));
        Message::Work(WorkRequest::Begin(Box::new(move |_| {
            Work::of(Worker::begin(move || proposal.why_not(players)), move |answer, cx| {
                let [one, other] = players.map(|id| seated(cx, id));
                let values = [("player", one.into()), ("opponent", other.into())];
                let title = cx.texts.with("pairings-why-not-answer", &values);
                let lines = match answer {
                    Ok(answer) => said(cx, &shown, &answer),
                    Err(error) => vec![error.say(cx.texts)],
                };
                Message::open(reading(title, lines))
            })
        })))
    }
}

/// Formats the reasons, followed by the other changes in the round.
fn said(cx: &Context, proposal: &Proposal, answer: &WhyNot) -> Vec<String> {
    let player = |seat: Seat| proposal.player(seat);
    let mut lines: Vec<String> =
        answer.reasons.iter().map(|reason| said_seated(cx, reason, player)).collect();
    let meeting = |pair: Pair| Some(Meeting { white: player(pair.white)?, black: player(pair.black)? });
    let Some(instead) = &answer.instead else { return lines };
    let drawn = &proposal.draft;
    let seats = |of: Meeting| Some(Pair { white: proposal.seat(of.white)?, black: proposal.seat(of.black)? });
    let known: Vec<Pair> = drawn.first_games().filter_map(seats).collect();
    let boards = instead.boards.iter().filter(|pair| !known.contains(pair));
    let changed: Vec<Meeting> = boards.filter_map(|&pair| meeting(pair)).collect();
    if changed.is_empty() {
        return lines;
    }
    lines.extend([String::new(), cx.texts.get("pairings-why-not-instead").into_owned()]);
    lines.extend(changed.into_iter().map(|board| format!("  {}", said_meeting(cx, board))));
    let bye = instead.bye.and_then(player).filter(|&id| drawn.bye != Some(id));
    lines.extend(bye.map(|id| format!("  {}: {}", cx.event.bye(Bye::PairingAllocated), seated(cx, id))));
    lines
}

impl Dialog for Opponent {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let found = self.found(cx);
        let height = area.height.saturating_sub(8).clamp(1, 14);
        let player = self.players.first().map(|&id| seated(cx, id)).unwrap_or_default();
        // The cursor sign and the score are next to the name.
        let width = width_for(found.iter().map(|&id| text::width(&seated(cx, id)) + 8), 64, area);
        let title = cx.texts.with("pairings-why-not-title", &[("player", player.into())]);
        let inside = open_box(frame, area, cx, &title, (width, height + 1));
        let [input, list] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(inside);
        input_line(frame, input, &self.input, cx.theme.selected, true);
        let first = scroll_from(self.cursor, found.len(), usize::from(height));
        let shown = found.iter().enumerate().skip(first).take(usize::from(height));
        let width = usize::from(list.width);
        let rows = shown.map(|(index, &id)| {
            let here = index == self.cursor;
            let score = cx.texts.points(self.score(cx, id));
            let name = format!("{} {}", if here { '>' } else { ' ' }, seated(cx, id));
            let name = text::fit(&name, width.saturating_sub(6), Align::Left);
            let line = format!("{name} {}", text::fit(&score, 5, Align::Right));
            Line::styled(line, if here { cx.theme.selected } else { cx.theme.plain })
        });
        unwrapped(frame, list, rows.collect::<Vec<_>>());
        if self.is_choosing {
            rest_on_row(frame, list, self.cursor.saturating_sub(first));
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.is_choosing = matches!(key.code, KeyCode::Up | KeyCode::Down);
        match key.code {
            KeyCode::Esc => return Reply::Close,
            KeyCode::Up => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down => self.cursor = (self.cursor + 1).min(self.found(cx).len().saturating_sub(1)),
            KeyCode::Tab => {
                self.players.rotate_left(1);
                self.cursor = 0;
            }
            KeyCode::Enter => {
                if let (Some(&one), Some(&other)) = (self.players.first(), self.found(cx).get(self.cursor)) {
                    return Reply::Keep(self.answer([one, other]));
                }
            }
            _ => {
                self.input.handle_event(&Event::Key(key));
                self.cursor = 0;
            }
        }
        Reply::Stay
    }

    fn is_typing(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        let other = (self.players.len() > 1).then_some(OTHER);
        [ACCEPT, CHOOSE].into_iter().chain(other).chain([CLOSE]).collect()
    }
}
