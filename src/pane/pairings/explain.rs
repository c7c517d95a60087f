//! Why the pairing is as it is: the system pairs the round once more and tells its reasons.

use super::edit::said_meeting;
use super::sheet::{Entry, Sheet, board, players};
use super::why_not::Explanation;
use super::{called, said_breaches};
use crate::context::Context;
use crate::dialog::Reading;
use crate::i18n::{Naming, Say};
use crate::message::Message;
use crate::text;
use hakem_engine::format::{Reason, Seat, Trace, Value};
use hakem_engine::history::StepId;
use hakem_engine::pairing::{Proposal, ProposeError, propose_as_ruled};
use hakem_engine::tournament::{Board, BoardFloat, BoardNo, Bye, Meeting, Place, PlayerId, RoundNo};
use ratatui::text::Line;
use std::rc::Rc;

/// Longest list of players that is told with names; longer ones show numbers only.
const NAMED: usize = 8;

/// What the system says of a round, kept for the step it was asked at.
pub(super) struct Working {
    made_for: (StepId, RoundNo),
    proposal: Result<Rc<Proposal>, ProposeError>,
}

impl Working {
    /// Returns what is kept when it is about the step and round on show, or asks the system again.
    pub(super) fn of<'a>(kept: &'a mut Option<Self>, cx: &Context) -> &'a Self {
        let made_for = (cx.step, cx.round);
        if kept.as_ref().is_some_and(|working| working.made_for != made_for) {
            *kept = None;
        }
        kept.get_or_insert_with(|| {
            let ruling = cx.snapshot.round(cx.round).and_then(|round| round.ruling());
            let proposal = propose_as_ruled(cx.snapshot, cx.round, ruling, Trace::recording());
            Self { made_for, proposal: proposal.map(Rc::new) }
        })
    }

    /// Explains the entry at the cursor.
    pub(super) fn explain(&self, cx: &Context, sheet: &Sheet, entry: Entry) -> Message {
        let Some(round) = cx.snapshot.round(cx.round) else { return Message::All(Vec::new()) };
        let (title, lines) = match (entry, board(round, entry)) {
            (_, Some((number, found))) => {
                let number = cx.texts.with("word-board-number", &[("board", number.into())]);
                (
                    format!("{number}: {}", said_meeting(cx, found.meeting)),
                    self.of_board(cx, sheet, entry, found),
                )
            }
            (Entry::Out(id), None) => (called(cx, id), self.of_player(cx, sheet, id, round.place(id))),
            (Entry::Board(_), None) => return Message::All(Vec::new()),
        };
        let reading = reading(title, lines);
        Message::Open(match &self.proposal {
            Ok(proposal) => Box::new(Explanation::new(reading, Rc::clone(proposal), players(round, entry))),
            Err(_) => Box::new(reading),
        })
    }

    fn of_board(&self, cx: &Context, sheet: &Sheet, entry: Entry, found: &Board) -> Vec<String> {
        let Meeting { white, black } = found.meeting;
        let mut lines = Vec::new();
        match &self.proposal {
            Err(error) => lines.push(error.say(cx.texts)),
            Ok(proposal) if proposal.draft.boards.contains(&found.meeting) => {
                lines.extend(about(cx, proposal, &[white, black]));
            }
            Ok(proposal) => {
                lines.push(if found.by_hand {
                    cx.texts.get("pairings-explain-by-hand").into_owned()
                } else {
                    cx.texts.get("pairings-explain-otherwise").into_owned()
                });
                lines.extend([white, black].iter().filter_map(|&id| would_meet(cx, proposal, id)));
            }
        }
        let (_, rule) = sheet.review.colours([white, black]);
        let rule = rule.map(|reason| said_seated(cx, &reason, |seat| sheet.review.player(seat)));
        if let Some(said) = rule.filter(|said| !lines.contains(said)) {
            lines.push(said);
        }
        let floats = match found.float {
            BoardFloat::Level => None,
            BoardFloat::WhiteDown => Some((white, black)),
            BoardFloat::BlackDown => Some((black, white)),
        };
        if let Some((down, up)) = floats {
            let who = [("down", called(cx, down).into()), ("up", called(cx, up).into())];
            lines.push(cx.texts.with("pairings-explain-floats", &who));
        }
        if let Entry::Board(number) = entry {
            lines.extend(self.breaches(cx, sheet, number));
        }
        lines.extend(self.special(cx));
        lines
    }

    fn breaches(&self, cx: &Context, sheet: &Sheet, number: BoardNo) -> Vec<String> {
        let said = sheet.reviewed(number).map(|reviewed| said_breaches(cx, sheet, &reviewed.breaches));
        match said {
            Some(said) if !said.is_empty() => said,
            Some(_) | None => vec![cx.texts.get("pairings-explain-breaks-nothing").into_owned()],
        }
    }

    fn of_player(&self, cx: &Context, sheet: &Sheet, id: PlayerId, place: Place) -> Vec<String> {
        match place {
            Place::Bye(bye @ Bye::PairingAllocated) => {
                let mut lines = vec![cx.texts.bye(bye).into_owned()];
                match &self.proposal {
                    Ok(proposal) if proposal.draft.bye == Some(id) => {
                        lines.extend(about(cx, proposal, &[id]))
                    }
                    Ok(proposal) => {
                        lines.push(cx.texts.get("pairings-explain-by-hand").into_owned());
                        lines.extend(would_meet(cx, proposal, id));
                    }
                    Err(error) => lines.push(error.say(cx.texts)),
                }
                lines.extend(said_breaches(cx, sheet, sheet.review.bye()));
                lines.extend(self.special(cx));
                lines
            }
            Place::Bye(bye) => vec![cx.texts.bye(bye).into_owned()],
            Place::Through => vec![cx.texts.get("pairings-through").into_owned()],
            Place::Idle => vec![cx.texts.get("pairings-idle").into_owned()],
            Place::Nowhere | Place::Pool | Place::AtBoard(..) => {
                let mut lines = vec![cx.texts.get("pairings-explain-pool").into_owned()];
                lines.extend(self.proposal.as_ref().ok().and_then(|proposal| would_meet(cx, proposal, id)));
                lines
            }
        }
    }

    /// What the rules leave to the arbiter.
    fn special(&self, cx: &Context) -> Vec<String> {
        let Ok(proposal) = &self.proposal else { return Vec::new() };
        let player = |seat: Seat| proposal.order.get(seat.index()).copied();
        proposal.special.iter().map(|reason| format!("! {}", said_seated(cx, reason, player))).collect()
    }

    /// Shows the whole working, from the first bracket to the last.
    pub(super) fn whole(&self, cx: &Context) -> Message {
        let lines = match &self.proposal {
            Err(error) => vec![error.say(cx.texts)],
            Ok(proposal) => {
                let player = |seat: Seat| proposal.order.get(seat.index()).copied();
                let reasons = proposal.trace.all().map(|(about, reason)| {
                    let said = said_seated(cx, reason, player);
                    match about {
                        [one, other] => {
                            let numbers = [*one, *other].map(|seat| number_of(cx, player(seat)));
                            format!("  {}-{}: {said}", numbers[0], numbers[1])
                        }
                        _ => said,
                    }
                });
                self.special(cx).into_iter().chain(reasons).collect()
            }
        };
        let title = cx.texts.with("pairings-working-title", &[("round", cx.round.into())]);
        Message::Open(Box::new(reading(title, lines)))
    }
}

/// Returns the reasons that concern all of these players.
fn about(cx: &Context, proposal: &Proposal, players: &[PlayerId]) -> Vec<String> {
    let seats: Vec<Seat> = (0..=u16::MAX)
        .map(Seat)
        .zip(&proposal.order)
        .filter(|(_, id)| players.contains(id))
        .map(|(seat, _)| seat)
        .collect();
    let player = |seat: Seat| proposal.order.get(seat.index()).copied();
    proposal.trace.about(&seats).map(|reason| said_seated(cx, reason, player)).collect()
}

/// Says whom the system would have given a player.
fn would_meet(cx: &Context, proposal: &Proposal, player: PlayerId) -> Option<String> {
    let said = match proposal.draft.boards.iter().find(|board| board.has(player)) {
        Some(&meeting) => {
            let meeting = said_meeting(cx, meeting);
            cx.texts.with("pairings-explain-would-meet", &[("meeting", meeting.into())])
        }
        None if proposal.draft.bye == Some(player) => {
            cx.texts.with("pairings-explain-would-bye", &[("player", called(cx, player).into())])
        }
        None => return None,
    };
    Some(said)
}

fn number_of(cx: &Context, player: Option<PlayerId>) -> String {
    player.map_or_else(|| "·".to_owned(), |id| cx.number_text(id))
}

/// Puts a reason into words: players by number and name, many of them by number only.
pub(super) fn said_seated(
    cx: &Context,
    reason: &Reason,
    player: impl Fn(Seat) -> Option<PlayerId>,
) -> String {
    let listed = |(_, value): &(&str, Value)| match value {
        Value::Players(seats) => seats.len(),
        Value::Figures { players, .. } => players.len(),
        Value::Number(_) | Value::Points(_) | Value::Hundredths(_) | Value::Colour(_) => 0,
    };
    let named = reason.values.iter().map(listed).max().unwrap_or(0) <= NAMED;
    let who = |seat: Seat| match player(seat) {
        Some(id) if named => called(cx, id),
        other => number_of(cx, other),
    };
    Naming { what: reason, who: &who }.say(cx.texts)
}

/// Makes lines a text to be read, filtered.
pub(super) fn reading(title: String, lines: Vec<String>) -> Reading {
    let lines = lines.into_iter().map(|line| Line::from(text::clean(&line).into_owned())).collect();
    Reading::new(title, lines)
}
