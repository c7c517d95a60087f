//! The next step with its key, computed only here, from the state of the event and the current pane; and the messages
//! on keys without effect.

use super::App;
use super::help::why_not;
use crate::desk::keys::{self, Hint, Verb, menu_key};
use crate::desk::{Context, Due, Message, Notice, Pane, PaneId};
use crate::i18n::Arg;
use crate::pane::TABS;
use crate::pane::start::IMPORTS;
use crate::service::need::{Beyond, Need, need};
use crate::sheet::team_pairings;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::outdating;
use hakem_engine::format::Course;
use hakem_engine::pairing::{MatchState, facts_of};
use hakem_engine::tournament::{BoardNo, RoundNo, RoundPlace};
use std::cmp::Ordering;

/// Label of the key that ends slip entry, in which digits are board numbers.
const SLIP_ENDS: &str = "results-slip-ends";

/// Label of the key that leads from the list of teams back to the players.
const TEAMS_END: &str = "pane-players";

/// Labels of the key that prints due sheets, alone and with others, each with its message.
const PRINTS: [(&str, &str); 2] =
    [("wall-key-print-due", "next-print"), ("wall-key-print-more", "next-print-more")];

/// Label of the key that goes to the next flagged board.
const NEXT_FLAGGED: &str = "pairings-key-next-look";

/// The next step: its key, which performs it or leads there, and its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// The key, which is currently active.
    pub key: KeyCode,
    /// Description in the arbiter's language.
    pub words: String,
}

/// Place where a need is met, with its messages.
struct Met {
    pane: PaneId,
    /// Round concerned, to be shown first.
    round: Option<RoundNo>,
    /// Key that meets the need there, with its message; `None` if there is nothing to do there.
    here: Option<(KeyCode, &'static str)>,
    /// Message on other panes.
    there: &'static str,
    values: Vec<(&'static str, Arg<'static>)>,
}

fn pairing_key(cx: &Context, round: RoundNo) -> (KeyCode, &'static str) {
    let facts = facts_of(cx.snapshot, round);
    let draws = facts.is_none_or(|facts| facts.draws_colour);
    let is_table = facts.is_some_and(|facts| facts.course == Course::Table);
    match cx.snapshot.settings().initial_colour {
        None if draws => (Verb::Draw.key(), "next-draw"),
        _ if is_table && round < cx.snapshot.last_round() => (Verb::Pair.key(), "next-pair-table"),
        None | Some(_) => (Verb::Pair.key(), "next-pair"),
    }
}

/// Returns the key that enters results of a round; match scores if its teams have no players.
fn result_key(cx: &Context, round: RoundNo) -> (KeyCode, &'static str) {
    let [white, ..] = cx.result_keys.scheme.digits();
    match cx.snapshot.round(round) {
        Some(of) if team_pairings::is_of(cx.snapshot, of) => (menu_key('w'), "next-match-scores"),
        _ => (KeyCode::Char(white), "next-result"),
    }
}

/// Returns the number of players of a draft without a board or bye.
fn unpaired(cx: &Context, round: RoundNo) -> usize {
    let draft = cx.snapshot.round(round);
    draft.map_or(0, |paired| paired.players_at(|place| place == RoundPlace::Pool).count())
}

/// Returns the key for a draft on show: re-pair if players joined or left, then place unpaired players, then publish.
fn review_key(is_outdated: bool, pool: usize, is_flagged: bool) -> (KeyCode, &'static str) {
    match pool {
        _ if is_outdated => (Verb::Pair.key(), "next-pair-again"),
        0 if is_flagged => (Verb::Publish.key(), "next-publish-flagged"),
        0 => (Verb::Publish.key(), "next-publish"),
        1 => (Verb::Bye.key(), "next-bye"),
        _ => (menu_key('m'), "next-meet"),
    }
}

impl App {
    /// Returns the next step; `None` while a dialog or search with its own keys is open.
    pub fn next_step(&self) -> Option<NextStep> {
        let waits = || Some(NextStep { key: KeyCode::Esc, words: self.told_work()? });
        let waits = if self.ends_work() { waits() } else { None };
        waits.or_else(|| self.guided_step()).or_else(|| self.needed_step())
    }

    fn guided_step(&self) -> Option<NextStep> {
        let (key, id) = self.services.guide?.step()?;
        Some(NextStep { key, words: self.state.texts.get(id).into_owned() })
    }

    fn needed_step(&self) -> Option<NextStep> {
        if !self.dialogs.is_empty() || self.is_seeking() {
            return None;
        }
        let cx = self.context();
        let say = |key, id: &str, values: &[(&str, Arg<'_>)]| {
            Some(NextStep { key, words: cx.texts.with(id, values) })
        };
        if self.state.session.is_none() {
            let id = match cx.files.is_empty() {
                true => "next-guide",
                false if self.has_hint(PaneId::START, IMPORTS, &cx) => "next-import",
                false => "next-open",
            };
            return say(KeyCode::Enter, id, &[]);
        }
        if cx.is_past {
            return say(KeyCode::Esc, "next-present", &[]);
        }
        if cx.is_read_only {
            return say(KeyCode::Char('q'), "next-read-only", &[]);
        }
        let need = need(&cx.event);
        if cx.is_desk && !matches!(need, Need::Results(..)) {
            return None;
        }
        let is_printing = self.state.pane == PaneId::WALL && self.services.guide.is_none();
        let prints = || PRINTS.iter().find(|(label, _)| self.has_hint(PaneId::WALL, label, &cx));
        if let Some((_, prints)) = is_printing.then(prints).flatten() {
            let closes = matches!(need, Need::Finished(Beyond::Nothing | Beyond::Final))
                && !self.services.sheets.is_closed(&self.state);
            let id = if closes { "next-print-close" } else { *prints };
            return say(Verb::Print.key(), id, &[]);
        }
        if matches!(need, Need::Finished(Beyond::Final)) && self.state.pane == PaneId::PAIRINGS {
            return say(menu_key('f'), "next-final", &[]);
        }
        let met = self.met(&cx, &need);
        if self.state.pane != met.pane {
            let tab = TABS.iter().find(|tab| tab.id == met.pane)?;
            return say(tab.key, met.there, &met.values);
        }
        // On the pane of a round, the round itself is shown first.
        match met.round.map(|round| (round, round.cmp(&cx.round))) {
            Some((round, Ordering::Less)) => say(KeyCode::Left, "next-turn", &[("round", round.into())]),
            Some((round, Ordering::Greater)) => say(KeyCode::Right, "next-turn", &[("round", round.into())]),
            Some((_, Ordering::Equal))
                if matches!(need, Need::Results(..)) && self.has_hint(PaneId::RESULTS, SLIP_ENDS, &cx) =>
            {
                say(KeyCode::Esc, "next-slip", &met.values)
            }
            Some((_, Ordering::Equal)) | None => {
                let (key, id) = met.here?;
                say(key, id, &met.values)
            }
        }
    }

    /// Returns the place where a need is met, with its messages.
    fn met(&self, cx: &Context, need: &Need) -> Met {
        let Due { id: there, mut values } = need.due(&cx.event);
        let key = |verb: Verb, id| Some((verb.key(), id));
        let (pane, round, here) = match need {
            Need::Players if self.has_hint(PaneId::PLAYERS, TEAMS_END, cx) => {
                (PaneId::PLAYERS, None, key(Verb::Add, "next-register-team"))
            }
            Need::Players => (PaneId::PLAYERS, None, key(Verb::Add, "next-register")),
            Need::Teams => {
                let here = match self.has_hint(PaneId::PLAYERS, TEAMS_END, cx) {
                    true => key(Verb::Add, "next-register-team"),
                    false => key(Verb::Teams, "next-team-list"),
                };
                (PaneId::PLAYERS, None, here)
            }
            Need::Numbers => (PaneId::PAIRINGS, Some(RoundNo(1)), key(Verb::Draw, "next-numbers")),
            &Need::Pair(round) => (PaneId::PAIRINGS, Some(round), Some(pairing_key(cx, round))),
            &Need::Review(round) => {
                let pool = unpaired(cx, round);
                values.push(("count", pool.into()));
                let is_outdated = !outdating(cx.snapshot, round).is_empty();
                // The other screens need not review the boards.
                let is_here = self.state.pane == PaneId::PAIRINGS;
                let is_flagged = is_here && self.has_hint(PaneId::PAIRINGS, NEXT_FLAGGED, cx);
                (PaneId::PAIRINGS, Some(round), Some(review_key(is_outdated, pool, is_flagged)))
            }
            &Need::Results(round, _) => {
                values.extend(cx.result_keys.scheme.values());
                (PaneId::RESULTS, Some(round), Some(result_key(cx, round)))
            }
            Need::Settle(_) => (PaneId::RESULTS, None, key(Verb::Next, "next-settle")),
            Need::Decide(round, waiting) => {
                return self.decide(
                    cx,
                    *round,
                    waiting,
                    ["next-decide", "next-decide-there"],
                    (there, values),
                );
            }
            Need::Contradicted(round, waiting) => {
                let words = ["next-contradicted", "next-contradicted-there"];
                return self.decide(cx, *round, waiting, words, (there, values));
            }
            &Need::Adjourned(round, board) => {
                let here = match self.board_of_results(cx) == Some(board) {
                    true => key(Verb::Other, "next-adjourned"),
                    false => key(Verb::Next, "next-adjourned-there"),
                };
                (PaneId::RESULTS, Some(round), here)
            }
            Need::PlayOff => (PaneId::STANDINGS, None, Some((menu_key('t'), "next-play-off"))),
            &Need::Finished(Beyond::PlayOff(tied)) => {
                values.push(("count", tied.into()));
                (PaneId::STANDINGS, None, Some((menu_key('t'), "next-tied")))
            }
            Need::Finished(Beyond::Nothing | Beyond::Final) => return self.finished(),
        };
        Met { pane, round, here, there, values }
    }

    /// Returns the step after the last round: first the standings, then closing the event, which is not proposed again
    /// before a change.
    fn finished(&self) -> Met {
        if self.services.sheets.is_closed(&self.state) {
            let here = Some((KeyCode::Char('q'), "next-closed"));
            return Met {
                pane: self.state.pane,
                round: None,
                here,
                there: "next-closed",
                values: Vec::new(),
            };
        }
        let (pane, here, there) = match self.state.pane {
            PaneId::STANDINGS | PaneId::WALL => {
                (PaneId::WALL, Some((menu_key('C'), "next-close")), "next-close-there")
            }
            _ => (PaneId::STANDINGS, None, "next-finished"),
        };
        Met { pane, round: None, here, there, values: Vec::new() }
    }

    /// Returns the step for a match that awaits a decision: the key that opens it if the cursor is on it, else the key
    /// that goes there. `words` are the messages for the match, and for elsewhere in the results.
    fn decide(
        &self,
        cx: &Context,
        round: RoundNo,
        waiting: &MatchState,
        [on, off]: [&'static str; 2],
        (there, values): (&'static str, Vec<(&'static str, Arg<'static>)>),
    ) -> Met {
        let here = if self.is_on(cx, waiting) { (menu_key('d'), on) } else { (Verb::Next.key(), off) };
        Met { pane: PaneId::RESULTS, round: Some(round), here: Some(here), there, values }
    }

    /// Returns true if this pane has an active key with this label, which reveals its current view, such as teams or
    /// slip entry.
    fn has_hint(&self, of: PaneId, label: &str, cx: &Context) -> bool {
        let mut panes = self.panes.iter().filter(|(id, _)| *id == of);
        panes.any(|(_, pane)| pane.hints(cx).iter().any(|hint| hint.label == label))
    }

    fn board_of_results(&self, cx: &Context) -> Option<BoardNo> {
        let pane = self.panes.iter().find(|(id, _)| *id == PaneId::RESULTS);
        pane.and_then(|(_, pane)| pane.board(cx))
    }

    /// Returns true if the cursor of the results is on a board of a match.
    fn is_on(&self, cx: &Context, state: &MatchState) -> bool {
        self.board_of_results(cx).is_some_and(|board| state.of.boards.contains(&board))
    }

    /// Reports why a key has no effect here, or where it works.
    pub(super) fn tell_dead(&mut self, key: KeyEvent) {
        let Some(code) = keys::plain(key) else { return };
        if let Some(asked) = self.services.result_keys.strange(code, &mut self.state) {
            return self.update(asked);
        }
        let told = self.said_of_dead(code);
        self.update(Message::Tell(Notice::warning(told)));
    }

    /// Reports that a key has no effect in the topmost dialog.
    pub(super) fn tell_unused(&mut self, key: KeyEvent) {
        let Some(code) = keys::plain(key) else { return };
        let told =
            self.state.texts.with("dead-dialog", &[("key", keys::name(code, &self.state.texts).into())]);
        self.update(Message::Tell(Notice::warning(told)));
    }

    fn said_of_dead(&self, code: KeyCode) -> String {
        let cx = self.context();
        let name = keys::name(code, cx.texts);
        let has = |hint: &Hint| hint.keys.contains(&code);
        // Several commands of a pane can have the key: that of the format comes first.
        let of_key = |pane: &dyn Pane| -> Option<Hint> {
            let commands: Vec<Hint> = pane.commands().into_iter().filter(has).collect();
            let is_explained = |hint: &&Hint| pane.fits(**hint, &cx) && pane.why_not(**hint, &cx).is_some();
            commands.iter().find(is_explained).or(commands.first()).copied()
        };
        if let Some(pane) = self.pane()
            && let Some(hint) = of_key(pane)
        {
            return cx.not_now(code, &cx.texts.get(hint.label), &why_not(pane, hint, &cx));
        }
        let elsewhere = self.panes.iter().filter(|_| self.state.session.is_some()).find_map(|(id, pane)| {
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
