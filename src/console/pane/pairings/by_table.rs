//! Actions of Berger tables before their rounds are paired: groups, publishing all rounds, a final, and the schedule.

use super::drawing::{again, order_of_lots};
use super::finalists::Finalists;
use super::{ALL_ROUNDS, at_most};
use crate::desk::keys::menu_key;
use crate::desk::{Context, Draw, Message, Notice};
use crate::dialog::{Confirm, Prompt};
use crate::i18n::Say;
use crate::pane::act::begin_first_leg;
use crate::sheet::list;
use crate::sheet::schedule::{planned, when};
use crate::sheet::{groups, reasons};
use crate::typed;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::console::review::Review;
use hakem_engine::format::{Course, Size, TableError, Trace};
use hakem_engine::pairing::{
    ProposeError, announced_length, drawn_teams, facts, facts_of, opening, propose, system,
};
use hakem_engine::schedule::snake;
use hakem_engine::tournament::{
    Draft, Leg, Meeting, Participant, PlayerId, Registration, RoundNo, RoundState, Settings, Snapshot, Urn,
};
use ratatui::text::Line;
use std::cmp::Reverse;

pub(super) fn is_by_table(cx: &Context) -> bool {
    facts_of(cx.snapshot, cx.round).is_some_and(|facts| facts.course == Course::Table)
}

/// Returns the boards of the displayed round, as listed in the table.
pub(super) fn lines(cx: &Context) -> Vec<Line<'static>> {
    let Some(planned) = planned(cx.event, cx.round) else { return Vec::new() };
    let shown = |id: PlayerId| {
        let number = cx.starting_number(id).map(|number| number.to_string()).unwrap_or_default();
        format!("{number} {}", cx.name(id))
    };
    let boards = planned.games.iter().zip(1..).map(|((meeting, _), board)| (board, *meeting)).collect();
    let parts =
        groups::parted(cx.event, cx.round, boards, |(_, meeting): &(u16, Meeting)| Some(meeting.white));
    let boards = parts.into_iter().flat_map(|part| {
        let head = (!part.name.is_empty()).then(|| Line::styled(part.name, cx.theme.head));
        let told = part.items.into_iter().map(|(board, meeting)| {
            Line::raw(format!(" {board:>3}  {} – {}", shown(meeting.white), shown(meeting.black)))
        });
        head.into_iter().chain(told).collect::<Vec<_>>()
    });
    let head = Some(when(cx.event, cx.round)).filter(|when| !when.is_empty());
    let head = head.map(|when| Line::styled(when, cx.theme.head));
    head.into_iter().chain(boards).collect()
}

fn strength(registration: &Registration) -> Reverse<(Option<u16>, Option<u16>)> {
    let player = &registration.player;
    Reverse((player.rating.map(|rating| rating.get()), player.national_rating.map(|rating| rating.get())))
}

/// Returns the next player to draw: the highest rated without a lot (round-robin §2).
pub(super) fn next_to_draw(snapshot: &Snapshot) -> Option<PlayerId> {
    let here = snapshot.players().filter(|(_, known)| !known.left_before_start());
    let without = here.filter(|(id, _)| snapshot.lot(*id).is_none());
    without.min_by_key(|(id, registration)| (strength(registration), *id)).map(|(id, _)| id)
}

/// Publishes every unpublished round of the table after a confirmation. Teams without numbers draw them first, as when
/// round 1 is paired.
pub(super) fn publish_all(cx: &Context) -> Message {
    if let Some(asked) = again(cx, menu_key(ALL_ROUNDS)) {
        return asked;
    }
    // The numbers drawn do not affect the set of rounds.
    let commands = match all_rounds(cx.snapshot, 0) {
        Ok(commands) => commands,
        Err(refusal) => return Message::Tell(Notice::refused(refusal.said(cx))),
    };
    let Some(Command::PublishTable { drafts, .. }) = commands.last() else {
        return Message::Tell(Notice::warning(cx.texts.get("pairings-all-paired")));
    };
    let round = |draft: Option<&Draft>| draft.map_or(cx.round, |draft| draft.round);
    let values = list::span(round(drafts.first()), round(drafts.last()));
    let title = cx.texts.with("tables-publish-all", &values);
    let meetings_again = meetings_again(cx, &commands, drafts);
    let told = Message::Tell(Notice::done(cx.texts.with("tables-published", &values)));
    let publish = match commands.len() {
        1 => Message::DoAll(commands),
        _ => {
            let snapshot = cx.snapshot.clone();
            Message::Draw(Draw::of(Urn::Teams, move |seed| all_rounds(&snapshot, seed).unwrap_or_default()))
        }
    };
    let then = Message::All(vec![told, publish]);
    Message::open(Confirm::capital(title, 'P', "confirm-publish", then).with_lines(meetings_again))
}

/// Lists the boards of these rounds at which two players meet more often than the table provides: an earlier round was
/// paired manually.
fn meetings_again(cx: &Context, commands: &[Command], drafts: &[Draft]) -> Vec<String> {
    let published = commands.iter().try_fold(cx.snapshot.clone(), |event, command| apply(&event, command));
    let Ok(published) = published else { return Vec::new() };
    let boards = drafts.iter().flat_map(|draft| {
        let review = Review::of(&published, draft.round);
        let boards = review.iter().flat_map(|review| review.boards());
        let absolute = boards.flat_map(|board| board.breaches.iter().filter(|breach| breach.absolute));
        let round = cx.texts.with("sheet-schedule-round", &[("round", draft.round.into())]);
        let said =
            |breach| Some(vec![format!("{round}: {}", reasons::breach(cx.event, review.as_ref()?, breach))]);
        absolute.filter_map(said).collect::<Vec<_>>()
    });
    at_most(cx, boards.collect()).concat()
}

/// Reason why the rounds of a table cannot be published.
enum Refusal {
    Table(TableError),
    Pairing(ProposeError),
    Command(CommandError),
}

impl Refusal {
    fn said(&self, cx: &Context) -> String {
        match self {
            Self::Table(error) => error.say(cx.texts),
            Self::Pairing(error) => error.say(cx.texts),
            Self::Command(error) => cx.refusal(error),
        }
    }
}

/// Returns the commands that publish every unpublished round of the table: team numbers drawn by `seed` where they are
/// missing, then all rounds in one command. Empty if all rounds are published.
fn all_rounds(snapshot: &Snapshot, seed: u64) -> Result<Vec<Command>, Refusal> {
    let opening = opening(snapshot, &drawn_teams(snapshot, seed)).map_err(Refusal::Table)?;
    let mut commands =
        opening.map_or_else(Vec::new, |made| begin_first_leg(snapshot, made.settings, made.leg));
    let does = |snapshot: Snapshot, command: &Command| apply(&snapshot, command).map_err(Refusal::Command);
    let ready = commands.iter().try_fold(snapshot.clone(), does)?;
    let announced = announced_length(&ready);
    let announce = announced.clone().map(Command::Announce);
    let mut after = announce.iter().try_fold(ready, does)?;
    let first = after.last_published().map_or(RoundNo(1), RoundNo::next);
    let mut drafts = Vec::new();
    for round in after.last_round().up_to().filter(|&round| round >= first) {
        let draft = propose(&after, round, Trace::silent()).map_err(Refusal::Pairing)?.draft;
        let pair = Command::DraftRound(draft.clone());
        after = [pair, Command::publish(round)].iter().try_fold(after, does)?;
        drafts.push(draft);
    }
    if !drafts.is_empty() {
        commands.push(Command::PublishTable { announced, drafts });
    }
    Ok(commands)
}

pub(super) fn may_have_groups(cx: &Context) -> bool {
    let is_grouped = facts(cx.snapshot.settings().system.as_str()).is_some_and(|facts| facts.grouped);
    is_grouped && cx.snapshot.last_paired().is_none() && cx.snapshot.players().count() >= 4
}

/// Prompts for the number of groups and distributes the players in a snake.
pub(super) fn make_groups(cx: &Context) -> Message {
    let players = cx.snapshot.players().count();
    let most = players / 2;
    let limits = cx.texts.with("option-limits", &[("least", 1.into()), ("most", most.into())]);
    let prompt = Prompt::new(cx.texts.get("tables-groups"), move |text, cx| {
        let count = typed::whole(text, cx.texts)?.and_then(|count| usize::try_from(count).ok());
        match count.filter(|count| (1..=most).contains(count)).ok_or_else(|| limits.clone())? {
            1 if cx.snapshot.legs().is_empty() => Ok(Message::Nothing),
            1 => Ok(Message::Do(Command::DiscardLeg { first: RoundNo(1) })),
            count => Ok(groups(cx, count)),
        }
    });
    let lines = [cx.texts.get("tables-groups-help").into_owned(), String::new()];
    Message::open(prompt.with_text("2").with_lines(lines))
}

fn groups(cx: &Context, count: usize) -> Message {
    let mut players: Vec<(PlayerId, &Registration)> = cx.snapshot.players().collect();
    players.sort_by_key(|(id, registration)| (strength(registration), *id));
    let players: Vec<PlayerId> = players.into_iter().map(|(id, _)| id).collect();
    let groups =
        snake(&players, count).into_iter().map(|group| in_order_of_lots(cx.snapshot, group)).collect();
    begin(cx, groups)
}

/// Returns the commands that update the groups: players who left before round 1 are removed, new ones join the
/// smallest group, and the stage is restarted if that changes it.
pub(super) fn regrouped(snapshot: &Snapshot) -> Vec<Command> {
    let Some(leg) = snapshot.leg(RoundNo(1)) else { return Vec::new() };
    let mut here: Vec<Participant> = snapshot
        .players()
        .filter(|(_, known)| !known.left_before_start())
        .map(|(id, _)| Participant::Player(id))
        .collect();
    let mut groups = leg.groups.clone();
    for group in &mut groups {
        group.retain(|side| here.contains(side));
    }
    here.retain(|side| leg.group_of(*side).is_none());
    for side in here {
        if let Some(smallest) = groups.iter_mut().min_by_key(|group| group.len()) {
            smallest.push(side);
        }
    }
    if groups == leg.groups { Vec::new() } else { begun(snapshot, groups) }
}

/// Starts a stage of these groups at round 1, with as many rounds as the table of the largest group.
fn begin(cx: &Context, groups: Vec<Vec<Participant>>) -> Message {
    Message::DoAll(begun(cx.snapshot, groups))
}

/// Returns the commands that start a stage of these groups.
fn begun(snapshot: &Snapshot, groups: Vec<Vec<Participant>>) -> Vec<Command> {
    let settings = snapshot.settings();
    let Some(leg) = leg(snapshot, RoundNo(1), groups) else { return Vec::new() };
    let announced = Settings { rounds: leg.last, ..settings.clone() };
    let announced = (announced.rounds != settings.rounds).then(|| Box::new(announced));
    begin_first_leg(snapshot, announced, leg)
}

/// Moves a player to the next group, cyclically; a player without a group joins the smallest.
pub(in crate::pane) fn to_next_group(cx: &Context, id: PlayerId) -> Message {
    let leg = cx.snapshot.leg(RoundNo(1)).filter(|leg| leg.first == RoundNo(1) && leg.groups.len() > 1);
    let Some(leg) = leg.filter(|_| cx.snapshot.last_paired().is_none()) else {
        return Message::Tell(Notice::warning(cx.texts.get("tables-no-groups-yet")));
    };
    let side = Participant::Player(id);
    let mut groups = leg.groups.clone();
    let smallest = (0..groups.len()).min_by_key(|&at| groups.get(at).map(Vec::len)).unwrap_or(0);
    let to = leg.group_of(side).map_or(smallest, |from| (from + 1) % groups.len());
    for (at, group) in groups.iter_mut().enumerate() {
        group.retain(|&other| other != side);
        if at == to {
            group.push(side);
            group.sort_by_key(|&side| order_of_lots(cx.snapshot, side));
        }
    }
    begin(cx, groups)
}

/// Returns a stage of these groups that starts at round `first`, under the system and options of the event, with as
/// many rounds as the table of the largest group.
pub(super) fn leg(snapshot: &Snapshot, first: RoundNo, groups: Vec<Vec<Participant>>) -> Option<Leg> {
    let settings = snapshot.settings();
    let largest = groups.iter().map(Vec::len).max()?;
    let rounds = *system(settings.system.as_str())?.rounds(Size::players(largest), &settings.options).end();
    let last = RoundNo(first.0.saturating_add(rounds.saturating_sub(1)));
    let (system, options) = (settings.system.clone(), settings.options.clone());
    Some(Leg { first, last, system, options, groups, boards: None, is_closed: true, decided: String::new() })
}

pub(super) fn in_order_of_lots(snapshot: &Snapshot, players: Vec<PlayerId>) -> Vec<Participant> {
    let mut order: Vec<Participant> = players.into_iter().map(Participant::Player).collect();
    order.sort_by_key(|&side| order_of_lots(snapshot, side));
    order
}

/// Returns true if the last stage has groups and all rounds are complete.
pub(super) fn are_groups_over(cx: &Context) -> bool {
    let last = cx.snapshot.last_round();
    let has_groups = cx.snapshot.leg(last).is_some_and(|leg| leg.groups.len() > 1);
    has_groups && last.up_to().all(|round| cx.snapshot.state(round) == RoundState::Complete)
}

/// Prompts for the number of finalists per group, resolves shared places at the limit, and starts the final as the
/// next stage.
pub(super) fn begin_final(cx: &Context) -> Message {
    let last = cx.snapshot.last_round();
    let prompt = Prompt::new(cx.texts.get("tables-final"), move |text, cx| {
        let count = typed::whole(text, cx.texts)?.and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
        let finalists =
            Finalists::of(cx, last, count).ok_or_else(|| cx.texts.get("tables-final-open").into_owned())?;
        finalists.settled(cx)
    });
    Message::open(prompt.with_text("2"))
}
