//! Manual changes of a pairing: the edit selected by marks and cursor, and the rules it would break.

use super::sheet::{BoardLine, Sheet, board, players};
use super::{called, reseat, said_breaches, seated};
use crate::desk::{Context, Message};
use crate::dialog::{Pick, PickItem};
use crate::i18n::{Naming, Say};
use crate::sheet::reasons;
use crate::sheet::warnings::said;
use hakem_engine::command::{Command, CommandError, SeatingEdit, apply};
use hakem_engine::console::review::Changed;
use hakem_engine::tournament::{
    Bye, Colour, Meeting, PlayerId, RequestedBye, Round, RoundPlace, Snapshot, Stage,
};
use hakem_engine::warning::questioned_byes;

/// Two players who would meet or swap places, with the outcome.
pub(super) struct Candidate {
    pub(super) players: [PlayerId; 2],
    pub(super) edit: SeatingEdit,
    pub(super) outcome: Result<Changed, CommandError>,
}

impl Candidate {
    /// Returns the edit selected by the marked players and the entry at the cursor, if any.
    ///
    /// Two marked players are used directly. One marked player is combined with the player at the cursor: on a board
    /// with the one found by name there, else with the one of the same colour, so that the change keeps colours.
    /// Without a mark the last two unpaired players are used.
    pub(super) fn find(
        cx: &Context,
        sheet: &Sheet,
        marked: &[PlayerId],
        found: Option<PlayerId>,
        entry: Option<BoardLine>,
    ) -> Option<Self> {
        let round = cx.snapshot.round(cx.round)?;
        let players = match marked {
            [] => last_two(round, entry?)?,
            [one] => [*one, target(round, *one, found, entry?)?],
            [one, other, ..] => [*one, *other],
        };
        let has_seat = |id: PlayerId| matches!(round.place(id), RoundPlace::AtBoard(..));
        let edit = if players.iter().any(|&id| has_seat(id)) {
            SeatingEdit::Swap { players }
        } else {
            let (meeting, _) = sheet.review.colours(players);
            SeatingEdit::Seat { meeting, board: sheet.review.board_for(round, meeting) }
        };
        let outcome = outcome(cx, sheet, std::slice::from_ref(&edit));
        Some(Self { players, edit, outcome })
    }
}

fn last_two(round: &Round, entry: BoardLine) -> Option<[PlayerId; 2]> {
    let BoardLine::Out(here) = entry else { return None };
    let mut pool = round.players_at(|place| place == RoundPlace::Pool).map(|(id, _)| id);
    let two = [pool.next()?, pool.next()?];
    (two.contains(&here) && pool.next().is_none()).then_some(two)
}

fn target(round: &Round, marked: PlayerId, found: Option<PlayerId>, entry: BoardLine) -> Option<PlayerId> {
    let is_here = |id: &PlayerId| players(round, entry).contains(id) && *id != marked;
    if let Some(found) = found.filter(is_here) {
        return Some(found);
    }
    let found = match entry {
        BoardLine::Out(id) => id,
        BoardLine::Board(_) => {
            let colour = match round.place(marked) {
                RoundPlace::AtBoard(_, colour) => colour,
                RoundPlace::Nowhere
                | RoundPlace::Bye(_)
                | RoundPlace::Through
                | RoundPlace::Idle
                | RoundPlace::Pool => Colour::White,
            };
            board(round, entry)?.1.meeting.player(colour)
        }
    };
    (found != marked).then_some(found)
}

/// Returns the event after edits of the displayed round, without executing them.
pub(super) fn edited(cx: &Context, edits: &[SeatingEdit]) -> Result<Snapshot, CommandError> {
    let before = cx.snapshot.round(cx.round).ok_or(CommandError::NotPaired { round: cx.round })?;
    match before.stage() {
        Stage::Draft => edits.iter().try_fold(cx.snapshot.clone(), |snapshot, edit| {
            apply(&snapshot, &Command::EditDraft { round: cx.round, edit: edit.clone() })
        }),
        Stage::Published => {
            // Only a trial: the arbiter states the actual reason before the edit is executed.
            let reason = "?".to_owned();
            apply(cx.snapshot, &Command::Reseat { round: cx.round, edits: edits.to_vec(), reason })
        }
    }
}

/// Returns the outcome of edits without executing them.
pub(super) fn outcome(cx: &Context, sheet: &Sheet, edits: &[SeatingEdit]) -> Result<Changed, CommandError> {
    let after = edited(cx, edits)?;
    let rounds = cx.snapshot.round(cx.round).zip(after.round(cx.round));
    let (before, after) = rounds.ok_or(CommandError::NotPaired { round: cx.round })?;
    Ok(sheet.review.changed(before, after))
}

/// Executes an edit: immediately in a draft, with rule, reason and confirmation in a published round.
pub(super) fn act(cx: &Context, sheet: &Sheet, edit: SeatingEdit) -> Message {
    match cx.snapshot.round(cx.round).map(Round::stage) {
        Some(Stage::Published) => reseat::ask(cx, sheet, vec![edit]),
        Some(Stage::Draft) | None => Message::Do(Command::EditDraft { round: cx.round, edit }),
    }
}

/// Action for two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Join {
    Swap,
    /// Pairs two players without a board.
    Meet,
}

/// Returns the edit that swaps or pairs the marked players.
fn joined(candidate: Option<Candidate>, how: Join) -> Option<SeatingEdit> {
    let edit = candidate?.edit;
    let is_wanted = match how {
        Join::Swap => matches!(edit, SeatingEdit::Swap { .. }),
        Join::Meet => matches!(edit, SeatingEdit::Seat { .. }),
    };
    is_wanted.then_some(edit)
}

/// Returns the reason why no players would be swapped or paired.
pub(super) fn why_not_joined(candidate: Option<Candidate>, how: Join, cx: &Context) -> Option<String> {
    let error = candidate.as_ref().and_then(|candidate| candidate.outcome.as_ref().err());
    let error = error.map(|error| said_error(cx, error));
    let id = match how {
        Join::Swap => "pairings-mark-to-swap",
        Join::Meet => "pairings-mark-to-meet",
    };
    let is_missing = joined(candidate, how).is_none();
    if is_missing { Some(cx.texts.get(id).into_owned()) } else { error }
}

/// Swaps or pairs the marked players.
pub(super) fn join(cx: &Context, sheet: &Sheet, candidate: Option<Candidate>, how: Join) -> Message {
    joined(candidate, how).map_or(Message::Nothing, |edit| act(cx, sheet, edit))
}

/// Swaps the colours of the board at the cursor.
pub(super) fn turn(cx: &Context, sheet: &Sheet, entry: BoardLine) -> Message {
    match entry {
        BoardLine::Board(board) => act(cx, sheet, SeatingEdit::TurnColours { board }),
        BoardLine::Out(_) => Message::Nothing,
    }
}

/// Unpairs the board at the cursor.
pub(super) fn take_apart(cx: &Context, sheet: &Sheet, entry: BoardLine) -> Message {
    match entry {
        BoardLine::Board(board) => act(cx, sheet, SeatingEdit::TakeApart { board }),
        BoardLine::Out(_) => Message::Nothing,
    }
}

/// Adds a player without a game to the unpaired players.
pub(super) fn call_in(cx: &Context, sheet: &Sheet, entry: BoardLine) -> Message {
    match entry {
        BoardLine::Out(player) => act(cx, sheet, SeatingEdit::CallIn { player }),
        BoardLine::Board(_) => Message::Nothing,
    }
}

/// Offers byes for a player without a board.
pub(super) fn give_bye(cx: &Context, sheet: &Sheet, entry: BoardLine) -> Message {
    let BoardLine::Out(player) = entry else { return Message::Nothing };
    let byes = [
        ('1', Bye::PairingAllocated),
        ('5', Bye::Requested(RequestedBye::HalfPoint)),
        ('0', Bye::Requested(RequestedBye::ZeroPoint)),
    ];
    let choices = byes.into_iter().map(|(key, bye)| {
        let then = act(cx, sheet, SeatingEdit::GiveBye { player, bye });
        PickItem::keyed(key, cx.event.bye(bye), then)
    });
    let title = cx.texts.with("pairings-bye-title", &[("player", seated(cx, player).into())]);
    let mut lines = said_breaches(cx, sheet, &sheet.review.bye_breaches(player));
    if !lines.is_empty() {
        lines.insert(0, cx.texts.get("pairings-bye-breaks").into_owned());
    }
    let half = cx.event.bye(Bye::Requested(RequestedBye::HalfPoint));
    let questioned = questioned_byes(cx.snapshot, player, &[cx.round], RequestedBye::HalfPoint);
    lines.extend(questioned.iter().map(|warning| format!("{half}: {}", said(cx.event, warning))));
    Message::open(Pick::new(title, choices.collect()).with_lines(lines))
}

/// Returns the message of an error, with numbers and names.
pub(super) fn said_error(cx: &Context, error: &CommandError) -> String {
    Naming { what: error, who: &|id| called(cx, id) }.say(cx.texts)
}

/// Returns the text of a board: `5 AHMET – 12 MEHMET`, White first.
pub(super) fn said_meeting(cx: &Context, meeting: Meeting) -> String {
    reasons::meeting(cx.event, meeting)
}

/// Lists the boards after a change, each with the rules it breaks.
pub(super) fn said_changed(cx: &Context, sheet: &Sheet, changed: &Changed) -> Vec<String> {
    let mut lines = Vec::new();
    for (board, meeting, breaches) in &changed.boards {
        let board = cx.texts.with("word-board-number", &[("board", (*board).into())]);
        lines.push(format!("{board}: {}", said_meeting(cx, *meeting)));
        lines.extend(said_breaches(cx, sheet, breaches));
    }
    if let Some((player, breaches)) = &changed.bye {
        lines.push(format!("{}: {}", cx.event.bye(Bye::PairingAllocated), seated(cx, *player)));
        lines.extend(said_breaches(cx, sheet, breaches));
    }
    lines
}
