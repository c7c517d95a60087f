//! Qualification from groups for their final: the best of each group; a tie at the limit is resolved by the arbiter or
//! by lot.

use super::by_table::{in_order_of_lots, leg};
use crate::desk::{Context, Draw, Message, Notice, Show};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::i18n::Arg;
use crate::pane::act::tried;
use crate::text::{self, clean};
use hakem_engine::command::Command;
use hakem_engine::standings::{Qualified, qualified, standings_of};
use hakem_engine::tiebreak::Scope;
use hakem_engine::tournament::{Leg, PlayerId, RoundNo, Urn, shuffled};

/// Finalists, as far as they are decided.
#[derive(Clone)]
pub(super) struct Finalists {
    last: RoundNo,
    groups: Vec<GroupFinalists>,
    /// Decisions of the arbiter, for the log.
    decided: Vec<String>,
}

#[derive(Clone)]
struct GroupFinalists {
    best: Qualified,
    /// True if a lot decides among the tied players.
    by_lot: bool,
}

impl Finalists {
    /// Selects the best `count` of each group by the tie-breaks of the event; returns `None` if a group has fewer
    /// players.
    pub(super) fn of(cx: &Context, last: RoundNo, count: usize) -> Option<Self> {
        let first = cx.snapshot.leg(last)?.first;
        let list = &cx.snapshot.settings().tie_breaks;
        let scopes = Scope::all(cx.snapshot, last).into_iter().filter(|scope| scope.first == first);
        let of = |scope: Scope| {
            Some(GroupFinalists {
                best: qualified(&standings_of(cx.snapshot, &scope, list), count)?,
                by_lot: false,
            })
        };
        Some(Self { last, groups: scopes.map(of).collect::<Option<_>>()?, decided: Vec::new() })
    }

    /// Opens the decision about the first open group, or starts the final if there is none.
    pub(super) fn settled(self, cx: &Context) -> Result<Message, String> {
        match self.groups.iter().position(|group| group.best.open > 0 && !group.by_lot) {
            Some(at) => Ok(self.ask(at, cx)),
            None => self.begin(cx),
        }
    }

    fn ask(self, at: usize, cx: &Context) -> Message {
        let Some(group) = self.groups.get(at) else { return Message::All(Vec::new()) };
        let place = group.best.certain.len() + 1;
        let names: Vec<String> = group.best.tied.iter().map(|&id| cx.name(id)).collect();
        let values = [
            ("group", (at + 1).into()),
            ("place", place.into()),
            ("players", Arg::List(names.clone())),
            ("count", group.best.open.into()),
        ];
        let goes_on = |(number, &id): (usize, &PlayerId)| {
            let words = cx.texts.with("tables-final-advances", &[("player", cx.name(id).into())]);
            let so_far = self.clone();
            let prompt = Prompt::new(words.clone(), move |reason, cx| {
                let reason = clean(reason.trim()).into_owned();
                if reason.is_empty() {
                    return Err(cx.texts.get("error-reason-missing").into_owned());
                }
                so_far.clone().with(at, id, &reason, cx).settled(cx)
            });
            let key = u32::try_from(number + 1).ok().and_then(|digit| char::from_digit(digit, 10));
            PickItem { key, other_keys: Vec::new(), label: words, then: Message::open(prompt) }
        };
        let mut choices: Vec<PickItem> = group.best.tied.iter().enumerate().map(goes_on).collect();
        let mut drawn = self.clone();
        drawn.groups.iter_mut().skip(at).take(1).for_each(|group| group.by_lot = true);
        let lot = drawn.settled(cx).unwrap_or_else(|told| Message::Tell(Notice::refused(told)));
        choices.push(PickItem::keyed('l', cx.texts.get("tables-final-lot"), lot));
        let title = cx.texts.with("tables-final-shared", &values);
        Message::open(Pick::new(title, choices).with_lines([text::listed(&names)]))
    }

    /// Qualifies a tied player.
    fn with(mut self, at: usize, id: PlayerId, reason: &str, cx: &Context) -> Self {
        if let Some(GroupFinalists { best, .. }) = self.groups.get_mut(at) {
            best.tied.retain(|&other| other != id);
            best.certain.push(id);
            best.open = best.open.saturating_sub(1);
            if best.open == best.tied.len() {
                best.certain.append(&mut best.tied);
                best.open = 0;
            }
        }
        self.decided.push(format!("{}: {reason}", cx.name(id)));
        self
    }

    /// Orders tied players by lot where a lot decides; also returns lines that list the draw and the qualified players.
    fn drawn(
        &self,
        seed: u64,
        names: &[(PlayerId, String)],
        word: &str,
    ) -> (Vec<GroupFinalists>, Vec<String>) {
        let named = |ids: &[PlayerId]| {
            let name = |id: &PlayerId| Some(names.iter().find(|(other, _)| other == id)?.1.clone());
            text::listed(&ids.iter().filter_map(name).collect::<Vec<_>>())
        };
        let mut groups = self.groups.clone();
        let mut told = Vec::new();
        for (group, turn) in groups.iter_mut().zip(0_u64..).filter(|(group, _)| group.by_lot) {
            group.best.tied.sort_unstable();
            let urn = named(&group.best.tied);
            group.best.tied = shuffled(std::mem::take(&mut group.best.tied), seed.wrapping_add(turn));
            let winners = named(group.best.tied.get(..group.best.open).unwrap_or_default());
            told.push(format!("{word} ({urn}): {winners}"));
        }
        (groups, told)
    }

    /// Starts the final, after drawing lots where they decide.
    fn begin(self, cx: &Context) -> Result<Message, String> {
        let open = || cx.texts.get("tables-final-open").into_owned();
        let next = self.last.next();
        let all = |groups: &[GroupFinalists]| -> Vec<PlayerId> {
            let of = |group: &GroupFinalists| {
                let open = group.best.tied.iter().take(group.best.open);
                group.best.certain.iter().chain(open).copied().collect::<Vec<_>>()
            };
            groups.iter().flat_map(of).collect()
        };
        let snapshot = cx.snapshot.clone();
        let made = move |groups: &[GroupFinalists], decided: Vec<String>| {
            let order = in_order_of_lots(&snapshot, all(groups));
            let made = leg(&snapshot, next, vec![order])?;
            Some(Command::BeginLeg(Leg { decided: decided.join("; "), ..made }))
        };
        // The final has the same size whatever the lot.
        let begin = tried(made(&self.groups, self.decided.clone()).ok_or_else(open)?, cx)
            .map_err(|error| cx.refusal(&error))?;
        let begin = match self.groups.iter().any(|group| group.by_lot) {
            false => begin,
            true => {
                let word = cx.texts.get("tables-final-by-lot").into_owned();
                let names: Vec<(PlayerId, String)> =
                    cx.players().iter().map(|listed| (listed.id, cx.name(listed.id))).collect();
                Message::Draw(Draw::of(Urn::Finalists(next), move |seed| {
                    let (groups, told) = self.drawn(seed, &names, &word);
                    made(&groups, self.decided.iter().cloned().chain(told).collect()).into_iter().collect()
                }))
            }
        };
        Ok(Message::All(vec![begin, Message::Show(Show::Round(next))]))
    }
}
