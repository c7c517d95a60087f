//! What comes next, with its key: computed here and nowhere else, from the state of the event and the pane on show. And
//! what is said to a key that does nothing.

use super::App;
use crate::desk::context::Context;
use crate::desk::keys::{self, Hint};
use crate::desk::message::{Message, Notice};
use crate::desk::pane::{PaneId, TABS};
use crate::i18n::Arg;
use crate::session::Session;
use crate::sheet::teams;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::outdating;
use hakem_engine::console::playoff::state;
use hakem_engine::format::{Course, Paired};
use hakem_engine::pairing::{
    MatchState, begun_anew, contradicted, entered_teams, facts_of, is_draw_outdated, undecided,
};
use hakem_engine::tournament::{Place, RoundNo, RoundState};
use std::cmp::Ordering;

/// The key that ends the slip desk, on which digits are numbers of boards.
const SLIP_ENDS: &str = "results-slip-ends";

/// The next thing to do: the key that does it or leads there, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The key, which works as things are.
    pub key: KeyCode,
    /// What it does, in the arbiter's language.
    pub words: String,
}

/// What an event needs next, wherever the arbiter is.
enum Need {
    /// Fewer than two players are registered.
    Players,
    /// The teams do not make up a table.
    Teams,
    /// Nobody has drawn the number that they have in the table.
    Numbers,
    /// A round can be paired.
    Pair(RoundNo),
    /// A draft waits.
    Review(RoundNo),
    /// Results are missing.
    Results(RoundNo, usize),
    /// Results are in conflict.
    Settle(usize),
    /// A match is level: games are to be added, or the arbiter decides.
    Decide(RoundNo, MatchState),
    /// A round was published otherwise than a match before it ended since it was corrected.
    Contradicted(RoundNo, MatchState),
    /// The next step of a play-off is to be set up.
    PlayOff,
    /// All rounds are played.
    Finished(Beyond),
}

/// What may follow when all rounds are played.
#[derive(Clone, Copy)]
enum Beyond {
    Nothing,
    /// Groups are over: the best of them can meet.
    Final,
    /// So many share first place: they can play it off.
    PlayOff(usize),
}

/// Returns what the event needs next.
fn need(cx: &Context) -> Need {
    let snapshot = cx.snapshot;
    let Some(last) = snapshot.last_paired() else { return first_need(cx) };
    if snapshot.state(last) == RoundState::Draft {
        return Need::Review(last);
    }
    if let Some(found) = contradicted(snapshot).into_iter().next() {
        return Need::Contradicted(found.round, found.state);
    }
    let play_off = snapshot.play_offs().last().map(|record| state(snapshot, record));
    let awaits_arbiter = play_off.is_some_and(|now| now.awaits_arbiter());
    if awaits_arbiter && snapshot.play_off_before(last.next()) == Some(last.next()) {
        return Need::PlayOff;
    }
    // Of a table, rounds are published ahead.
    let published = last.up_to().zip(snapshot.rounds());
    let open = published.map(|(round, paired)| (round, paired.missing())).find(|&(_, missing)| missing > 0);
    if let Some((round, missing)) = open {
        return Need::Results(round, missing);
    }
    let conflicts = snapshot.conflicts().count();
    if conflicts > 0 {
        return Need::Settle(conflicts);
    }
    if let Some(waiting) = undecided(snapshot, last).into_iter().next() {
        return Need::Decide(last, waiting);
    }
    if awaits_arbiter {
        return Need::PlayOff;
    }
    if last < snapshot.last_round() { Need::Pair(last.next()) } else { Need::Finished(beyond(cx, last)) }
}

/// Returns what is needed before round 1 is paired.
fn first_need(cx: &Context) -> Need {
    let snapshot = cx.snapshot;
    let round = RoundNo(1);
    let facts = facts_of(snapshot, round);
    if snapshot.players().count() < 2 {
        return Need::Players;
    }
    if facts.is_some_and(|facts| facts.paired == Paired::Teams) {
        let teams = entered_teams(snapshot);
        return if begun_anew(snapshot, &teams).is_err() { Need::Teams } else { Need::Pair(round) };
    }
    let draws = facts.is_some_and(|facts| facts.course == Course::Table);
    let is_drawn = snapshot.players().any(|(id, _)| snapshot.lot(id).is_some());
    if draws && (!is_drawn || is_draw_outdated(snapshot)) { Need::Numbers } else { Need::Pair(round) }
}

/// Returns what may follow the last round: only what costs nothing to know.
fn beyond(cx: &Context, last: RoundNo) -> Beyond {
    if cx.snapshot.leg(last).is_some_and(|leg| leg.groups.len() > 1) {
        return Beyond::Final;
    }
    let standings = cx.known_standings(last).filter(|_| cx.snapshot.play_offs().is_empty());
    let first = standings.and_then(|made| made.rows.first()?.place);
    match first.map(|place| place.last + 1 - place.first) {
        Some(count @ 2..) if cx.snapshot.teams().next().is_none() => Beyond::PlayOff(count),
        _ => Beyond::Nothing,
    }
}

/// Where a need is met, and in which words.
struct Met {
    pane: PaneId,
    /// The round that it is about, which is shown first.
    round: Option<RoundNo>,
    /// The key that meets it there and what it does; `None`: nothing is to be done there.
    here: Option<(char, &'static str)>,
    /// What is said on other panes.
    there: &'static str,
    values: Vec<(&'static str, Arg<'static>)>,
}

/// What pairs a round that is on show.
fn pairing_key(cx: &Context, round: RoundNo) -> (char, &'static str) {
    let facts = facts_of(cx.snapshot, round);
    let draws = facts.is_none_or(|facts| facts.draws_colour);
    let is_table = facts.is_some_and(|facts| facts.course == Course::Table);
    match cx.snapshot.settings().initial_colour {
        None if draws => ('d', "next-draw"),
        _ if is_table && round < cx.snapshot.last_round() => ('r', "next-pair-table"),
        None | Some(_) => ('r', "next-pair"),
    }
}

/// A draft on show: pairing again where somebody came or left, players without a place next, then publishing.
fn review_key(is_outdated: bool, pool: usize) -> (char, &'static str) {
    match pool {
        _ if is_outdated => ('r', "next-pair-again"),
        0 => ('p', "next-publish"),
        1 => ('b', "next-bye"),
        _ => ('m', "next-meet"),
    }
}

impl App {
    /// Returns what comes next; nothing while something is open that has its own keys.
    #[must_use]
    pub fn next_step(&self) -> Option<Step> {
        let waits = || Some(Step { key: KeyCode::Esc, words: self.told_work()? });
        let waits = if self.ends_work() { waits() } else { None };
        waits.or_else(|| self.guided_step()).or_else(|| self.needed_step())
    }

    fn needed_step(&self) -> Option<Step> {
        if !self.dialogs.is_empty() || self.finder.is_some() {
            return None;
        }
        let cx = self.context();
        let say =
            |key, id: &str, values: &[(&str, Arg<'_>)]| Some(Step { key, words: cx.texts.with(id, values) });
        if self.session.is_none() {
            return match cx.files.is_empty() {
                true => say(KeyCode::Enter, "next-guide", &[]),
                false => say(KeyCode::Enter, "next-open", &[]),
            };
        }
        if cx.is_past {
            return say(KeyCode::Esc, "next-present", &[]);
        }
        if self.session.as_ref().is_some_and(Session::is_read_only) {
            return say(KeyCode::Char('q'), "next-read-only", &[]);
        }
        let need = need(&cx);
        if matches!(need, Need::Finished(Beyond::Final)) && self.pane == PaneId::Pairings {
            return say(KeyCode::Char('f'), "next-final", &[]);
        }
        let met = self.met(&cx, &need);
        if self.pane != met.pane {
            let tab = TABS.iter().find(|tab| tab.id == met.pane)?;
            return say(tab.key, met.there, &met.values);
        }
        // On the pane that a round is about, the round is shown first.
        match met.round.map(|round| (round, round.cmp(&cx.round))) {
            Some((round, Ordering::Less)) => say(KeyCode::Left, "next-turn", &[("round", round.into())]),
            Some((round, Ordering::Greater)) => say(KeyCode::Right, "next-turn", &[("round", round.into())]),
            Some((_, Ordering::Equal))
                if matches!(need, Need::Results(..)) && self.has_hint(SLIP_ENDS, &cx) =>
            {
                say(KeyCode::Esc, "next-slip", &met.values)
            }
            Some((_, Ordering::Equal)) | None => {
                let (key, id) = met.here?;
                say(KeyCode::Char(key), id, &met.values)
            }
        }
    }

    /// Returns the round that the work of a pane is at: in the pairings what is to be paired next, in the results what is
    /// played, in the standings what is complete; of a bracket, which is no standings, and elsewhere none.
    pub(super) fn round_of(&self, pane: PaneId) -> Option<RoundNo> {
        let cx = self.context();
        let snapshot = cx.snapshot;
        let need = need(&cx);
        let played = match &need {
            &(Need::Results(round, _) | Need::Decide(round, _) | Need::Contradicted(round, _)) => Some(round),
            _ => snapshot.last_published(),
        };
        match (pane, &need) {
            (PaneId::Pairings, &(Need::Pair(round) | Need::Review(round))) => Some(round),
            (PaneId::Pairings | PaneId::Results, _) => played,
            (PaneId::Standings, _) => {
                let is_bracket =
                    |round| facts_of(snapshot, round).is_some_and(|of| of.course == Course::Bracket);
                let rounds = played.into_iter().flat_map(RoundNo::up_to);
                let mut complete = rounds.filter(|&round| snapshot.state(round) == RoundState::Complete);
                complete.next_back().filter(|&round| !is_bracket(round)).or(played)
            }
            _ => None,
        }
    }

    /// Returns where a need is met, and in which words.
    fn met(&self, cx: &Context, need: &Need) -> Met {
        let of_round = |round: RoundNo| (Some(round), vec![("round", round.into())]);
        let count = |count: usize| vec![("count", count.into())];
        let met = |pane, here, there| Met { pane, round: None, here, there, values: Vec::new() };
        match need {
            Need::Players => met(PaneId::Players, Some(('a', "next-register")), "next-players"),
            Need::Teams => {
                let here = match self.has_hint("teams-key-draw", cx) {
                    true => ('a', "next-register-team"),
                    false => ('t', "next-team-list"),
                };
                met(PaneId::Players, Some(here), "next-teams")
            }
            Need::Numbers => Met {
                round: Some(RoundNo(1)),
                ..met(PaneId::Pairings, Some(('d', "next-numbers")), "next-numbers-there")
            },
            &Need::Pair(round) => {
                let (shown, values) = of_round(round);
                let here = Some(pairing_key(cx, round));
                Met { round: shown, values, ..met(PaneId::Pairings, here, "next-pair-there") }
            }
            &Need::Review(round) => {
                let (shown, mut values) = of_round(round);
                let pool = cx
                    .snapshot
                    .round(round)
                    .map_or(0, |paired| paired.players_at(|place| place == Place::Pool).count());
                values.extend(count(pool));
                let is_outdated = !outdating(cx.snapshot, round).is_empty();
                let (here, there) = (review_key(is_outdated, pool), "next-review");
                let there = if is_outdated { "next-pair-again-there" } else { there };
                Met { round: shown, values, ..met(PaneId::Pairings, Some(here), there) }
            }
            &Need::Results(round, missing) => {
                let (shown, mut values) = of_round(round);
                values.extend(count(missing));
                let [white, ..] = cx.result_keys.scheme.digits();
                values.extend(cx.result_keys.scheme.values());
                let here = Some((white, "next-result"));
                Met { round: shown, values, ..met(PaneId::Results, here, "next-results") }
            }
            &Need::Settle(open) => {
                let here = Some(('n', "next-settle"));
                Met { values: count(open), ..met(PaneId::Results, here, "next-conflicts") }
            }
            Need::Decide(round, waiting) => {
                let words = ["next-decide", "next-decide-there", "next-decide-results"];
                self.decide(cx, *round, waiting, words)
            }
            Need::Contradicted(round, waiting) => {
                let words = ["next-contradicted", "next-contradicted-there", "next-contradicted-results"];
                self.decide(cx, *round, waiting, words)
            }
            Need::PlayOff => met(PaneId::Standings, Some(('t', "next-play-off")), "next-play-off-there"),
            &Need::Finished(Beyond::PlayOff(tied)) => {
                let here = Some(('t', "next-tied"));
                Met { values: count(tied), ..met(PaneId::Standings, here, "next-finished") }
            }
            Need::Finished(Beyond::Nothing | Beyond::Final) => met(PaneId::Standings, None, "next-finished"),
        }
    }

    /// A match that waits for the arbiter: where the cursor is on it, the key that opens it, else the one that goes there;
    /// in the words for here, for elsewhere in the results and for other panes.
    fn decide(&self, cx: &Context, round: RoundNo, waiting: &MatchState, words: [&'static str; 3]) -> Met {
        let [on, off, there] = words;
        let [one, other] = waiting.of.sides.map(|side| teams::side(cx.event, side));
        let here = if self.is_on(cx, waiting) { ('p', on) } else { ('n', off) };
        Met {
            pane: PaneId::Results,
            round: Some(round),
            here: Some(here),
            there,
            values: vec![("one", one.into()), ("other", other.into())],
        }
    }

    /// Whether a pane has this among the keys that work now: it tells what the pane shows, such as teams or the slip desk.
    fn has_hint(&self, label: &str, cx: &Context) -> bool {
        self.panes.iter().any(|(_, pane)| pane.hints(cx).iter().any(|hint| hint.label == label))
    }

    /// Whether the cursor of the results is on a board of a match.
    fn is_on(&self, cx: &Context, state: &MatchState) -> bool {
        let pane = self.panes.iter().find(|(id, _)| *id == PaneId::Results);
        let board = pane.and_then(|(_, pane)| pane.board(cx));
        board.is_some_and(|board| state.of.boards.contains(&board))
    }

    /// Says why a key does nothing here, or where it works.
    pub(super) fn tell_dead(&mut self, key: KeyEvent) {
        let Some(code) = keys::plain(key) else { return };
        if self.takes_strange(code) {
            return;
        }
        let told = self.said_of_dead(code);
        self.update(Message::Tell(Notice::warning(told)));
    }

    /// Says that a key does nothing in the dialog on top.
    pub(super) fn tell_unused(&mut self, key: KeyEvent) {
        let Some(code) = keys::plain(key) else { return };
        let told = self.texts.with("dead-dialog", &[("key", keys::name(code, &self.texts).into())]);
        self.update(Message::Tell(Notice::warning(told)));
    }

    fn said_of_dead(&self, code: KeyCode) -> String {
        let cx = self.context();
        let name = keys::name(code, cx.texts);
        let has = |hint: &Hint| hint.keys.contains(&code);
        if let Some((_, pane)) = self.panes.iter().find(|(id, _)| *id == self.pane)
            && let Some(hint) = pane.commands().into_iter().find(has)
        {
            let what = cx.texts.get(hint.label);
            let why = pane.why_not(hint, &cx).unwrap_or_else(|| cx.texts.get("dead-not-now").into_owned());
            return cx
                .texts
                .with("dead-here", &[("key", name.into()), ("what", what.into()), ("why", why.into())]);
        }
        let elsewhere = self.panes.iter().filter(|_| self.session.is_some()).find_map(|(id, pane)| {
            let hint = pane.commands().into_iter().find(has)?;
            Some((TABS.iter().find(|tab| tab.id == *id)?, hint))
        });
        match elsewhere {
            Some((tab, hint)) => {
                let values = [
                    ("key", name.into()),
                    ("pane", cx.texts.get(tab.label).into()),
                    ("there", keys::name(tab.key, cx.texts).into()),
                    ("what", cx.texts.get(hint.label).into()),
                ];
                cx.texts.with("dead-elsewhere", &values)
            }
            None => cx.texts.with("dead-nowhere", &[("key", name.into())]),
        }
    }
}
