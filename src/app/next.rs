//! What comes next, with its key: computed here and nowhere else, from the state of the event and the pane on show. And
//! what is said to a key that does nothing.

use super::App;
use crate::context::Context;
use crate::i18n::Arg;
use crate::keys::{self, Hint};
use crate::message::{Message, Notice};
use crate::pane::{PaneId, TABS};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::pairing::facts_of;
use hakem_engine::tournament::{Place, RoundNo, RoundState};

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
    /// A round can be paired.
    Pair(RoundNo),
    /// A draft waits.
    Review(RoundNo),
    /// Results are missing.
    Results(RoundNo, usize),
    /// Results are in conflict.
    Settle(usize),
    /// All rounds are played.
    Finished,
}

/// Returns what the event needs next.
fn need(cx: &Context) -> Need {
    let snapshot = cx.snapshot;
    let Some(last) = snapshot.last_paired() else {
        return if snapshot.players().count() < 2 { Need::Players } else { Need::Pair(RoundNo(1)) };
    };
    let missing = |round: RoundNo| snapshot.round(round).map_or(0, |paired| paired.missing());
    match snapshot.state(last) {
        RoundState::Draft => return Need::Review(last),
        RoundState::Published | RoundState::Running { .. } => return Need::Results(last, missing(last)),
        RoundState::None | RoundState::Complete => {}
    }
    let open = snapshot.conflicts().count();
    if open > 0 {
        return Need::Settle(open);
    }
    if last < snapshot.settings().rounds { Need::Pair(last.next()) } else { Need::Finished }
}

impl App {
    /// Returns what comes next; nothing while something is open that has its own keys.
    #[must_use]
    pub fn next_step(&self) -> Option<Step> {
        self.guided_step().or_else(|| self.needed_step())
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
        let to = |pane: PaneId, id: &str, values: &[(&str, Arg<'_>)]| {
            let tab = TABS.iter().find(|tab| tab.id == pane)?;
            say(tab.key, id, values)
        };
        // On the pane that a round is about, the round is shown first.
        let turn = |round: RoundNo| match round.cmp(&cx.round) {
            std::cmp::Ordering::Equal => None,
            other => Some(Step {
                key: if other.is_gt() { KeyCode::Right } else { KeyCode::Left },
                words: cx.texts.with("next-turn", &[("round", round.into())]),
            }),
        };
        let here = self.pane;
        match need(&cx) {
            Need::Players if here == PaneId::Players => say(KeyCode::Char('a'), "next-register", &[]),
            Need::Players => to(PaneId::Players, "next-players", &[]),
            Need::Pair(round) if here == PaneId::Pairings => turn(round).or_else(|| {
                let values = [("round", round.into())];
                let draws = facts_of(cx.snapshot, round).is_none_or(|facts| facts.draws_colour);
                match cx.snapshot.settings().initial_colour {
                    None if draws => say(KeyCode::Char('d'), "next-draw", &[]),
                    None | Some(_) => say(KeyCode::Char('r'), "next-pair", &values),
                }
            }),
            Need::Pair(round) => to(PaneId::Pairings, "next-pair-there", &[("round", round.into())]),
            Need::Review(round) if here == PaneId::Pairings => {
                turn(round).or_else(|| self.review_step(&cx, round))
            }
            Need::Review(round) => to(PaneId::Pairings, "next-review", &[("round", round.into())]),
            Need::Results(round, missing) if here == PaneId::Results => {
                turn(round).or_else(|| say(KeyCode::Char('1'), "next-result", &[("count", missing.into())]))
            }
            Need::Results(round, missing) => {
                to(PaneId::Results, "next-results", &[("count", missing.into()), ("round", round.into())])
            }
            Need::Settle(count) if here == PaneId::Results => {
                say(KeyCode::Char('n'), "next-settle", &[("count", count.into())])
            }
            Need::Settle(count) => to(PaneId::Results, "next-conflicts", &[("count", count.into())]),
            Need::Finished if here == PaneId::Standings => None,
            Need::Finished => to(PaneId::Standings, "next-finished", &[]),
        }
    }

    /// A draft on show: players without a place first, then publishing.
    fn review_step(&self, cx: &Context, round: RoundNo) -> Option<Step> {
        let pool = cx.snapshot.round(round)?.players_at(|place| place == Place::Pool).count();
        let (key, id) = match pool {
            0 => (KeyCode::Char('p'), "next-publish"),
            1 => (KeyCode::Char('b'), "next-bye"),
            _ => (KeyCode::Char('m'), "next-meet"),
        };
        Some(Step { key, words: cx.texts.with(id, &[("round", round.into()), ("count", pool.into())]) })
    }

    /// Says why a key does nothing here, or where it works.
    pub(super) fn tell_dead(&mut self, key: KeyEvent) {
        let Some(code) = keys::plain(key) else { return };
        let told = self.said_of_dead(code);
        self.update(Message::Tell(Notice::warning(told)));
    }

    fn said_of_dead(&self, code: KeyCode) -> String {
        let cx = self.context();
        let name = keys::name(code);
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
                    ("there", keys::name(tab.key).into()),
                    ("what", cx.texts.get(hint.label).into()),
                ];
                cx.texts.with("dead-elsewhere", &values)
            }
            None => cx.texts.with("dead-nowhere", &[("key", name.into())]),
        }
    }
}
