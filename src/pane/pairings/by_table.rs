//! What tables ask before their rounds are paired: numbers drawn, groups, all rounds at once, a final; and the schedule.

use super::{nothing, tell};
use crate::context::Context;
use crate::dialog::{Choice, Confirm, Pick, Prompt};
use crate::i18n::Say;
use crate::message::{Draw, Message, Notice};
use crate::report::schedule::{planned, when};
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::format::{Course, Size, Trace};
use hakem_engine::pairing::{Varma, VarmaWarning, facts, facts_of, propose, system};
use hakem_engine::schedule::snake;
use hakem_engine::standings::{qualified, standings_of};
use hakem_engine::tiebreak::Scope;
use hakem_engine::tournament::{
    Leg, Lot, Participant, PlayerId, Registration, RoundNo, RoundState, Settings, Snapshot, TieBreakId,
};
use ratatui::text::Line;
use std::cmp::Reverse;

/// Whether the round on show follows a table.
pub(super) fn is_by_table(cx: &Context) -> bool {
    facts_of(cx.snapshot, cx.round).is_some_and(|facts| facts.course == Course::Table)
}

/// Returns the boards of the round on show as the table gives them.
pub(super) fn lines(cx: &Context) -> Vec<Line<'static>> {
    let Some(planned) = planned(cx.event, cx.round) else { return Vec::new() };
    let shown = |id: PlayerId| {
        let number = cx.starting_number(id).map(|number| number.to_string()).unwrap_or_default();
        format!("{number} {}", cx.name(id))
    };
    let boards = planned.games.iter().zip(1..).map(|((meeting, _), board)| {
        Line::raw(format!(" {board:>3}  {} – {}", shown(meeting.white), shown(meeting.black)))
    });
    let head = Some(when(cx.event, cx.round)).filter(|when| !when.is_empty());
    let head = head.map(|when| Line::styled(when, cx.theme.head));
    head.into_iter().chain(boards).collect()
}

/// Draws the numbers of all who have none; where players of one federation can be kept apart at the end, asks in which way.
pub(super) fn draw_lots(cx: &Context) -> Message {
    let Some(varma) = Varma::of(cx.snapshot) else { return Message::DrawLots };
    let told = |warning: VarmaWarning| match warning {
        VarmaWarning::TooMany { federation } => {
            cx.texts.with("tables-varma-many", &[("federation", federation.into())])
        }
        VarmaWarning::SixAndTwelve => cx.texts.get("tables-varma-six").into_owned(),
    };
    let lines: Vec<String> = varma.warnings().into_iter().map(told).collect();
    let draw = Draw::of(move |seed| vec![Command::RecordLots { lots: varma.draw(seed), seed: Some(seed) }]);
    let choices = vec![
        Choice::keyed('a', cx.texts.get("tables-draw-all"), Message::DrawLots),
        Choice::keyed('f', cx.texts.get("tables-draw-federations"), Message::Draw(draw)),
    ];
    Message::Open(Box::new(Pick::new(cx.texts.get("tables-draw-title"), choices).with_lines(lines)))
}

/// Asks for the number that the next player drew: the highest rated draws first (round-robin §2).
pub(super) fn enter_lot(cx: &Context) -> Message {
    match next_to_draw(cx.snapshot) {
        Some(player) => Message::Open(Box::new(lot_prompt(cx, player))),
        None => tell(Notice::warning(cx.texts.get("lots-all-drawn"))),
    }
}

fn strength(registration: &Registration) -> Reverse<(Option<u16>, Option<u16>)> {
    let player = &registration.player;
    Reverse((player.rating.map(|rating| rating.get()), player.national_rating.map(|rating| rating.get())))
}

fn next_to_draw(snapshot: &Snapshot) -> Option<PlayerId> {
    let without = snapshot.players().filter(|(id, _)| snapshot.lot(*id).is_none());
    without.min_by_key(|(id, registration)| (strength(registration), *id)).map(|(id, _)| id)
}

fn lot_prompt(cx: &Context, player: PlayerId) -> Prompt {
    let values = [("player", cx.name(player).into())];
    let count = cx.snapshot.players().count();
    let left = cx.snapshot.players().filter(|(id, _)| cx.snapshot.lot(*id).is_none()).count();
    let told = cx.texts.with("tables-lots-left", &[("count", left.into()), ("highest", count.into())]);
    let prompt = Prompt::new(cx.texts.with("tables-lot-of", &values), move |text, cx| {
        let number = typed::whole(text, cx.texts)?.unwrap_or(0);
        let lot = Lot::new(number).map_err(|error| error.say(cx.texts))?;
        let highest = cx.snapshot.players().count();
        if usize::from(lot.get()) > highest {
            return Err(cx.texts.with("tables-lot-too-high", &[("highest", highest.into())]));
        }
        let command = Command::RecordLots { lots: vec![(player, lot)], seed: None };
        let drawn = crate::pane::act::tried(command, cx).map_err(|error| cx.refusal(&error))?;
        let without = cx.snapshot.players().filter(|(id, _)| cx.snapshot.lot(*id).is_none()).count();
        Ok(match without {
            0 | 1 => drawn,
            _ => Message::All(vec![drawn, Message::Press(super::ENTER_LOTS_KEY)]),
        })
    });
    prompt.with_lines([told, String::new()])
}

/// Publishes every round of the table that is not, after asking.
pub(super) fn publish_all(cx: &Context) -> Message {
    let first = cx.snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    let (mut commands, mut snapshot) = (Vec::new(), cx.snapshot.clone());
    for round in cx.snapshot.last_round().up_to().filter(|&round| round >= first) {
        let draft = match propose(&snapshot, round, Trace::silent()) {
            Ok(proposal) => proposal.draft,
            Err(error) => return tell(Notice::refused(error.say(cx.texts))),
        };
        for command in [Command::DraftRound(draft), Command::PublishRound { round }] {
            match hakem_engine::command::apply(&snapshot, &command) {
                Ok(next) => snapshot = next,
                Err(error) => return tell(Notice::refused(cx.refusal(&error))),
            }
            commands.push(command);
        }
    }
    if commands.is_empty() {
        return tell(Notice::warning(cx.texts.get("pairings-all-paired")));
    }
    let values = [("first", first.into()), ("last", cx.snapshot.last_round().into())];
    let title = cx.texts.with("tables-publish-all", &values);
    Message::Open(Box::new(Confirm::capital(title, 'P', Message::DoAll(commands))))
}

/// Asks for the number of groups, and deals the players out to them as a snake.
pub(super) fn make_groups(cx: &Context) -> Message {
    let players = cx.snapshot.players().count();
    let is_grouped = facts(cx.snapshot.settings().system.as_str()).is_some_and(|facts| facts.grouped);
    if !is_grouped || cx.snapshot.last_paired().is_some() || players < 4 {
        return tell(Notice::warning(cx.texts.get("tables-no-groups")));
    }
    let most = players / 2;
    let limits = cx.texts.with("option-limits", &[("least", 2.into()), ("most", most.into())]);
    let prompt = Prompt::new(cx.texts.get("tables-groups"), move |text, cx| {
        let count = typed::whole(text, cx.texts)?.and_then(|count| usize::try_from(count).ok());
        let count = count.filter(|count| (2..=most).contains(count)).ok_or_else(|| limits.clone())?;
        Ok(groups(cx, count))
    });
    let lines = [cx.texts.get("tables-groups-help").into_owned(), String::new()];
    Message::Open(Box::new(prompt.with_text("2").with_lines(lines)))
}

fn groups(cx: &Context, count: usize) -> Message {
    let settings = cx.snapshot.settings();
    let mut players: Vec<(PlayerId, &Registration)> = cx.snapshot.players().collect();
    players.sort_by_key(|(id, registration)| (strength(registration), *id));
    let players: Vec<PlayerId> = players.into_iter().map(|(id, _)| id).collect();
    let groups =
        snake(&players, count).into_iter().map(|group| in_order_of_lots(cx.snapshot, group)).collect();
    let Some(leg) = leg(cx.snapshot, RoundNo(1), groups) else { return nothing() };
    let announced = Settings { rounds: leg.last, ..settings.clone() };
    let announce = (announced.rounds != settings.rounds).then(|| Command::Announce(Box::new(announced)));
    Message::DoAll(announce.into_iter().chain([Command::BeginLeg(leg)]).collect())
}

/// Returns a leg of these groups from a round on, under the system and options of the event, as long as the table of the
/// largest group.
fn leg(snapshot: &Snapshot, first: RoundNo, groups: Vec<Vec<Participant>>) -> Option<Leg> {
    let settings = snapshot.settings();
    let largest = groups.iter().map(Vec::len).max()?;
    let rounds = *system(settings.system.as_str())?.rounds(Size::players(largest), &settings.options).end();
    let last = RoundNo(first.0.saturating_add(rounds.saturating_sub(1)));
    let (system, options) = (settings.system.clone(), settings.options.clone());
    Some(Leg { first, last, system, options, groups, boards: None })
}

fn in_order_of_lots(snapshot: &Snapshot, mut players: Vec<PlayerId>) -> Vec<Participant> {
    players.sort_by_key(|&id| (snapshot.lot(id).is_none(), snapshot.lot(id)));
    players.into_iter().map(Participant::Player).collect()
}

/// Asks how many of each group go on, and begins the final as the next leg.
pub(super) fn begin_final(cx: &Context) -> Message {
    let last = cx.snapshot.last_round();
    let is_over = last.up_to().all(|round| cx.snapshot.state(round) == RoundState::Complete);
    let groups = cx.snapshot.leg(last).map_or(0, |leg| leg.groups.len());
    if !is_over || groups < 2 {
        return tell(Notice::warning(cx.texts.get("tables-no-final")));
    }
    let prompt = Prompt::new(cx.texts.get("tables-final"), move |text, cx| {
        let count = typed::whole(text, cx.texts)?.and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
        let finalists =
            finalists(cx, last, count).ok_or_else(|| cx.texts.get("tables-final-open").into_owned())?;
        let leg = leg(cx.snapshot, last.next(), vec![in_order_of_lots(cx.snapshot, finalists)]);
        let begin = Command::BeginLeg(leg.ok_or_else(|| cx.texts.get("tables-final-open").into_owned())?);
        let begun = crate::pane::act::tried(begin, cx).map_err(|error| cx.refusal(&error))?;
        Ok(Message::All(vec![begun, Message::ShowRound(last.next())]))
    });
    Message::Open(Box::new(prompt.with_text("2")))
}

/// Returns the best of each group by the event's tie-breaks, then by lot; `None` where these leave it open, or a group has
/// not so many.
fn finalists(cx: &Context, last: RoundNo, count: usize) -> Option<Vec<PlayerId>> {
    let first = cx.snapshot.leg(last)?.first;
    let mut list = cx.snapshot.settings().tie_breaks.clone();
    list.push(TieBreakId::new("LOT"));
    let scopes = Scope::all(cx.snapshot, last).into_iter().filter(|scope| scope.first == first);
    let of = |scope: Scope| {
        let best = qualified(&standings_of(cx.snapshot, &scope, &list), count)?;
        (count > 0 && best.len() == count).then_some(best)
    };
    Some(scopes.map(of).collect::<Option<Vec<_>>>()?.concat())
}
