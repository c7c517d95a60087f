//! Absences of players and their points, for one or several rounds.

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::sheet::list;
use crate::sheet::warnings::said;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::tournament::{Bye, PlayerId, Registration, RequestedBye, RoundNo, Team, TeamId};
use hakem_engine::warning::questioned_byes;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrangement {
    /// Bye in the rounds; `None` means that the player plays.
    Rounds(Option<RequestedBye>),
    /// Denies half-point byes in all rounds, or permits them again.
    HalfPoints { denied: bool },
}

/// Returns the possible arrangements, in the order offered.
fn kinds(registration: &Registration, cx: &Context) -> Vec<Arrangement> {
    let denied = registration.is_denied_half_points;
    // In a list of values, absences with notice take the place of half-point byes.
    let entitlement = (!cx.event.has_values()).then_some(Arrangement::HalfPoints { denied: !denied });
    let bye = |bye| Arrangement::Rounds(Some(bye));
    let half = (!denied).then(|| bye(RequestedBye::HalfPoint));
    let first = [bye(RequestedBye::ZeroPoint)].into_iter().chain(half);
    let full = std::iter::once(bye(RequestedBye::FullPoint));
    first.chain(full).chain(entitlement).chain([Arrangement::Rounds(None)]).collect()
}

// Indices of the form fields.
const ROUNDS: usize = 0;
const KIND: usize = 1;

/// Terminal columns for existing arrangements.
const ARRANGED: usize = 44;

/// Returns true if a round is left in which byes can change.
pub(super) fn has_round_left(cx: &Context) -> bool {
    cx.snapshot.next_to_publish() <= cx.snapshot.last_round()
}

/// Opens the form for unpaired rounds and the bye that a player receives in them.
pub(super) fn ask(id: PlayerId, registration: &Registration, cx: &Context) -> Message {
    let next = cx.snapshot.next_to_publish();
    let last = cx.snapshot.last_round();
    let label = cx.texts.with("players-bye-rounds", &list::span(next, last));
    let kinds = kinds(registration, cx);
    let words = kinds.iter().map(|kind| match kind {
        Arrangement::Rounds(Some(bye)) => cx.event.bye(Bye::Requested(*bye)).into_owned(),
        Arrangement::Rounds(None) => cx.texts.get("players-plays").into_owned(),
        Arrangement::HalfPoints { denied: true } => cx.texts.get("players-deny-half-points").into_owned(),
        Arrangement::HalfPoints { denied: false } => cx.texts.get("players-grant-half-points").into_owned(),
    });
    // For a player who is already absent, the likely intent is to bring them back.
    let is_away = registration.byes.contains_key(&next);
    let proposed = kinds.iter().position(|kind| is_away && *kind == Arrangement::Rounds(None)).unwrap_or(0);
    let fields = vec![
        FormField::text(label, &next.to_string()),
        FormField::choice(cx.texts.get("word-bye"), words.collect(), proposed),
    ];
    // Existing arrangements are listed above.
    let arranged = registration
        .byes
        .range(next..)
        .map(|(round, &bye)| (format!("{round} {}", cx.event.bye_short(Bye::Requested(bye))), 1));
    let arranged = list::shortened(&arranged.collect::<Vec<_>>(), ", ", ARRANGED);
    let name = cx.shown_name(&registration.player);
    let title = if arranged.is_empty() { name } else { format!("{name}: {arranged}") };
    let chosen = move |fields: &[FormField]| kinds.get(fields.chosen(KIND)).copied();
    let of_doubt = chosen.clone();
    let form = Form::new(title, fields, move |fields, cx| match chosen(fields) {
        Some(Arrangement::HalfPoints { denied }) => Ok(Message::Do(Command::DenyHalfPoints { id, denied })),
        Some(Arrangement::Rounds(bye)) => arrange(&[id], bye, fields, cx),
        None => Ok(Message::Nothing),
    });
    let doubting = move |fields: &[FormField], cx: &Context| match of_doubt(fields) {
        Some(Arrangement::Rounds(Some(bye))) => doubts(id, bye, fields, cx),
        _ => Vec::new(),
    };
    Message::open(form.doubting(doubting).at(KIND))
}

/// Opens the form for unpaired rounds and the bye that all remaining players of a team receive in them.
pub(super) fn ask_of_team(id: TeamId, team: &Team, cx: &Context) -> Message {
    let (next, last) = (cx.snapshot.next_to_publish(), cx.snapshot.last_round());
    let is_here = |id: &PlayerId| cx.snapshot.player(*id).is_some_and(|known| known.withdrawn().is_none());
    let players: Vec<PlayerId> = team.members().filter(is_here).collect();
    let kinds =
        [Some(RequestedBye::ZeroPoint), Some(RequestedBye::HalfPoint), Some(RequestedBye::FullPoint), None];
    let words = kinds.map(|kind| match kind {
        Some(bye) => cx.event.bye(Bye::Requested(bye)).into_owned(),
        None => cx.texts.get("players-plays").into_owned(),
    });
    // For a team that is already absent, the likely intent is to bring it back.
    let proposed = if cx.snapshot.team_away(id, next).is_some() { kinds.len() - 1 } else { 0 };
    let label = cx.texts.with("players-bye-rounds", &list::span(next, last));
    let fields = vec![
        FormField::text(label, &next.to_string()),
        FormField::choice(cx.texts.get("word-bye"), words.into(), proposed),
    ];
    let form = Form::new(team.name.to_string(), fields, move |fields, cx| {
        let bye = kinds.get(fields.chosen(KIND)).copied().flatten();
        arrange(&players, bye, fields, cx)
    });
    Message::open(form.at(KIND))
}

/// Builds one command for each round and player whose arrangement changes.
fn arrange(
    players: &[PlayerId],
    bye: Option<RequestedBye>,
    fields: &[FormField],
    cx: &Context,
) -> Result<Message, FieldError> {
    let wrong = FieldError::at(ROUNDS);
    let rounds = rounds(fields, cx).map_err(&wrong)?;
    let mut after = cx.snapshot.clone();
    let mut commands = Vec::new();
    for (round, &id) in rounds.iter().flat_map(|&round| players.iter().map(move |id| (round, id))) {
        let command = Command::SetBye { id, round, bye };
        match apply(&after, &command) {
            Ok(applied) => {
                after = applied;
                commands.push(command);
            }
            Err(CommandError::NoChange) => {}
            Err(error) => return Err(wrong(cx.refusal(&error))),
        }
    }
    Ok(if commands.is_empty() { Message::Nothing } else { Message::DoAll(commands) })
}

/// Parses rounds such as `3`, `3 5` or `3-5, 7`; the result is sorted and without duplicates.
fn rounds(fields: &[FormField], cx: &Context) -> Result<Vec<RoundNo>, String> {
    let typed = fields.value(ROUNDS);
    let refused = |found: &str| {
        let values = [
            ("found", found.into()),
            ("first", cx.snapshot.next_to_publish().into()),
            ("last", cx.snapshot.last_round().into()),
        ];
        cx.texts.with("players-bye-rounds-wrong", &values)
    };
    let mut rounds = Vec::new();
    for part in typed.split([' ', ',', ';']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        match (first.parse::<u8>(), last.parse::<u8>()) {
            (Ok(first), Ok(last)) if first <= last => rounds.extend((first..=last).map(RoundNo)),
            _ => return Err(refused(part)),
        }
    }
    rounds.sort_unstable();
    rounds.dedup();
    if rounds.is_empty() { Err(refused(typed)) } else { Ok(rounds) }
}

/// Returns doubts about byes that the rules of most events do not grant; the arbiter may grant them anyway (C.05 6.7).
fn doubts(id: PlayerId, bye: RequestedBye, fields: &[FormField], cx: &Context) -> Vec<FieldError> {
    let Ok(rounds) = rounds(fields, cx) else { return Vec::new() };
    let doubts = questioned_byes(cx.snapshot, id, &rounds, bye).into_iter();
    doubts.map(|warning| FieldError { field: KIND, text: said(cx.event, &warning) }).collect()
}
