//! Compares the players of the event with the rating lists: on a key, before round 1 is paired, and when a list is
//! imported while the event is open. Nothing changes before the arbiter has chosen.

use super::super::state::State;
use super::{Ratings, folder, today};
use crate::desk::{Context, Message, Notice, RatingRequest};
use crate::dialog::{Difference, DifferenceKind, Pick, PickItem, Prompt, Review};
use crate::i18n::Say;
use crate::ratings::{self, Change, Compared, ListFacts, ListMark, Lists, RatingsError};
use crate::sheet::changed;
use crate::text;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::pairing::list_holds_from;
use hakem_engine::tournament::{PartialDate, Player, PlayerId, RatingList, RoundNo};
use std::path::PathBuf;

/// State of the lists when they were compared with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    event: PathBuf,
    lists: Vec<(PathBuf, ListMark)>,
}

/// States of the lists that the arbiter knows about.
#[derive(Default)]
pub(super) struct Offered {
    /// State whose differences were reported.
    told: Option<Seen>,
    /// State whose differences were offered.
    shown: Option<Seen>,
}

/// Returns the current state of the lists; `None` without an event or without lists.
fn lists_now(state: &State) -> Option<Seen> {
    let lists = ratings::marks(&folder(state)?);
    let event = state.session.as_ref()?.path().to_owned();
    (!lists.is_empty()).then_some(Seen { event, lists })
}

/// Compares the players with the lists; returns also messages on lists that were not used.
fn compare(state: &State) -> Result<(Compared, Vec<String>), RatingsError> {
    let mut lists = Lists::open(&folder(state).ok_or(RatingsError::NoFolder)?)?;
    let texts = &state.texts;
    let settings = state.snapshot().settings();
    // In an event of over 30 days the list of the day counts, else the one valid at its start.
    let newer = match settings.begins.filter(|_| !settings.is_long()) {
        Some(begins) => lists.leave_out_after(begins),
        None => Vec::new(),
    };
    let left_out = |list: &RatingList| {
        let date = list.date.map(|date| texts.date(date)).unwrap_or_default();
        let values = [("list", list.name.as_str().into()), ("date", date.into())];
        texts.with("ratings-newer-than-start", &values)
    };
    let said: Vec<String> = newer.iter().map(left_out).collect();
    let closed = lists.refused().iter().map(|error| text::clean(&error.say(texts)).into_owned());
    let closed = closed.chain(said.iter().cloned()).collect();
    let compared = ratings::compare(&lists, state.snapshot())?;
    let is_any = compared.date.is_some() || newer.is_empty();
    if is_any { Ok((compared, closed)) } else { Err(RatingsError::NoneOfStart { said: said.join(" ") }) }
}

/// Returns the lists that were imported more than a day ago.
fn old_lists(state: &State) -> Vec<ListFacts> {
    let lists = folder(state).and_then(|folder| ratings::lists(&folder).ok()).unwrap_or_default();
    let today = today(state);
    lists.into_iter().filter(|list| ratings::is_old(list, today)).collect()
}

impl Ratings {
    /// Asks whether the lists are current, if one was imported more than a day ago, before players are compared with
    /// them.
    pub(super) fn ask_current(&mut self, state: &mut State) -> Message {
        let old = old_lists(state);
        if old.is_empty() {
            return self.compare(state);
        }
        let texts = &state.texts;
        let lines = old.iter().map(|list| {
            let imported = list.known.as_ref().map_or("–", |known| known.imported.as_str());
            texts.with("ratings-old", &[("list", list.name.as_str().into()), ("day", imported.into())])
        });
        let choice = |id: &str, request| PickItem::plain(texts.get(id), Message::ask(request));
        let mut choices = vec![
            choice("ratings-are-current", RatingRequest::CompareNow),
            choice("ratings-import-first", RatingRequest::AskFile),
        ];
        if !state.world.list_sources.addresses.is_empty() {
            choices.push(choice("ratings-update-first", RatingRequest::Update));
        }
        let pick = Pick::new(texts.get("ratings-current"), choices);
        Message::open(pick.with_lines(lines.chain([String::new()]).collect::<Vec<_>>()))
    }

    /// Shows the differences for selection, or reports that there are none.
    pub(super) fn compare(&mut self, state: &mut State) -> Message {
        match compare(state) {
            Err(error) => Message::Tell(Notice::refused(error.say(&state.texts))),
            Ok((compared, closed)) => {
                self.offered.shown = lists_now(state);
                Message::With(Box::new(move |cx| offer(compared, closed, cx)))
            }
        }
    }

    /// Offers differences of newer lists before round 1 is paired, once per state of the lists; `None` if there are
    /// none.
    pub fn offer_before(&mut self, round: RoundNo, state: &State) -> Option<Message> {
        let is_first = round == RoundNo(1) && state.snapshot().last_paired().is_none();
        let checks = state.world.list_sources.check;
        let now =
            lists_now(state).filter(|now| checks && is_first && self.offered.shown.as_ref() != Some(now))?;
        self.offered.shown = Some(now);
        // Unreadable lists do not delay a round; the compare key reports the reason.
        let (compared, closed) = compare(state).ok().filter(|(found, _)| !found.changes.is_empty())?;
        Some(Message::With(Box::new(move |cx| offer(compared, closed, cx))))
    }

    /// Reports once that the lists differ from players who are not paired yet.
    pub(super) fn watch(&mut self, state: &State) -> Option<Message> {
        if !state.world.list_sources.check
            || state.looking.is_some()
            || state.snapshot().last_paired().is_some()
        {
            return None;
        }
        let now = lists_now(state).filter(|now| self.offered.told.as_ref() != Some(now))?;
        self.offered.told = Some(now);
        let changes = compare(state).map_or(0, |(compared, _)| compared.changes.len());
        let told = state.texts.with("ratings-differ", &[("count", changes.into())]);
        (changes > 0).then_some(Message::Tell(Notice::warning(told)))
    }
}

/// Offers the changes, or reports that there are none; then records the date of the list if missing. `closed` names the
/// lists that were not used, with the reasons.
fn offer(compared: Compared, closed: Vec<String>, cx: &Context) -> Message {
    let Compared { changes, confirmed, found, unnumbered, date } = compared;
    let texts = cx.texts;
    let values = [
        ("list", date.map(|date| texts.date(date)).unwrap_or_default().into()),
        ("found", found.into()),
        ("unnumbered", unnumbered.into()),
    ];
    if changes.is_empty() {
        let id = if found == 0 { "ratings-none-found" } else { "ratings-none-differ" };
        let grade = if closed.is_empty() { Notice::done } else { Notice::warning };
        let said: Vec<String> = [texts.with(id, &values)].into_iter().chain(closed).collect();
        let told = Message::Tell(grade(said.join(" ")));
        let noted = Command::FollowList { players: confirmed, list: date, reason: String::new() };
        let is_new = found > 0 && apply(cx.snapshot, &noted).is_ok();
        let noted = is_new.then_some(Message::Do(noted));
        return Message::All([told].into_iter().chain(noted).collect());
    }
    let mut lines = vec![texts.with("ratings-offered", &values)];
    let from = list_holds_from(cx.snapshot);
    if from > RoundNo(1) {
        lines.push(texts.with("ratings-from-round", &[("round", from.into())]));
    } else if cx.snapshot.last_paired().is_some() {
        lines.push(texts.get("ratings-late").into_owned());
    }
    lines.extend(closed);
    lines.push(String::new());
    let differences = changes.iter().map(|change| difference(change, cx)).collect();
    let accept = move |taken: &[usize], cx: &Context| take(&changes, &confirmed, taken, date, cx);
    Message::open(Review::new(texts.get("ratings-compared"), lines, differences, accept))
}

/// Returns the difference of a player; a match under another name is not preselected.
fn difference(change: &Change, cx: &Context) -> Difference {
    let words = cx.snapshot.player(change.id).map(|known| changed(cx.texts, &known.player, &change.player));
    let words = words.unwrap_or_default().join(", ");
    let kind = DifferenceKind::Changed;
    let name = cx.name(change.id);
    match &change.other_name {
        None => Difference { kind, what: name, words, taken: Some(true) },
        Some(other) => {
            let other = cx.texts.with("ratings-other-name", &[("name", other.as_str().into())]);
            Difference { kind, what: name, words: format!("{other} {words}"), taken: Some(false) }
        }
    }
}

/// Applies the selected changes, and records the source of the ratings of `confirmed`, with a reason where required.
fn take(
    changes: &[Change],
    confirmed: &[(PlayerId, Player)],
    taken: &[usize],
    list: Option<PartialDate>,
    cx: &Context,
) -> Message {
    let taken = taken.iter().filter_map(|&at| changes.get(at));
    let mut players: Vec<_> = taken.map(|change| (change.id, change.player.clone())).collect();
    if players.is_empty() {
        return Message::Tell(Notice::warning(cx.texts.get("ratings-none-taken")));
    }
    let count = players.len();
    players.extend_from_slice(confirmed);
    let follow = move |reason: String| Command::FollowList { players: players.clone(), list, reason };
    let told = move |cx: &Context| {
        Message::Tell(Notice::done(cx.texts.with("ratings-taken", &[("count", count.into())])))
    };
    let needs_reason = matches!(apply(cx.snapshot, &follow(String::new())), Err(CommandError::ReasonMissing));
    if !needs_reason {
        return Message::All(vec![told(cx), Message::Do(follow(String::new()))]);
    }
    let prompt = Prompt::new(cx.texts.get("players-reason"), move |reason, cx| {
        let command = follow(reason.to_owned());
        match apply(cx.snapshot, &command) {
            Ok(_) => Ok(Message::All(vec![told(cx), Message::Do(command)])),
            Err(error) => Err(cx.refusal(&error)),
        }
    });
    Message::open(prompt)
}
