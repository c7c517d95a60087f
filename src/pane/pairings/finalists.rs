//! Who goes on from groups to their final: the best of each, and where a shared place stands at the limit whom the arbiter
//! names, or a lot that is drawn for it.

use super::by_table::{in_order_of_lots, leg};
use crate::desk::context::Context;
use crate::desk::message::{Draw, Message, Notice, Show};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::pane::act::tried;
use crate::text::clean;
use hakem_engine::command::Command;
use hakem_engine::standings::{Qualified, qualified, standings_of};
use hakem_engine::tiebreak::Scope;
use hakem_engine::tournament::{Leg, PlayerId, RoundNo, Urn, shuffled};

/// Who goes on, as far as that is decided.
#[derive(Clone)]
pub(super) struct Finalists {
    /// The last round of the groups.
    last: RoundNo,
    groups: Vec<GroupFinalists>,
    /// What the arbiter decided, for the log.
    decided: Vec<String>,
}

#[derive(Clone)]
struct GroupFinalists {
    best: Qualified,
    /// Whether a lot decides among those who are tied.
    by_lot: bool,
}

impl Finalists {
    /// Takes the best of each group by the tie-breaks of the event; `None` where a group has not so many.
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

    /// Asks about the first group that is open; begins the final where none is.
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
            ("players", names.join(", ").into()),
            ("count", group.best.open.into()),
        ];
        let goes_on = |(number, &id): (usize, &PlayerId)| {
            let words = cx.texts.with("tables-final-goes-on", &[("player", cx.name(id).into())]);
            let so_far = self.clone();
            let prompt = Prompt::new(words.clone(), move |reason, cx| {
                let reason = clean(reason.trim()).into_owned();
                if reason.is_empty() {
                    return Err(cx.texts.get("error-reason-missing").into_owned());
                }
                so_far.clone().with(at, id, &reason, cx).settled(cx)
            });
            let key = u32::try_from(number + 1).ok().and_then(|digit| char::from_digit(digit, 10));
            PickItem { key, other_key: None, label: words, then: Message::Open(Box::new(prompt)) }
        };
        let mut choices: Vec<PickItem> = group.best.tied.iter().enumerate().map(goes_on).collect();
        let mut drawn = self.clone();
        drawn.groups.iter_mut().skip(at).take(1).for_each(|group| group.by_lot = true);
        let lot = drawn.settled(cx).unwrap_or_else(|told| Message::Tell(Notice::refused(told)));
        choices.push(PickItem::keyed('l', cx.texts.get("tables-final-lot"), lot));
        let title = cx.texts.with("tables-final-shared", &values);
        Message::Open(Box::new(Pick::new(title, choices).with_lines([names.join(", ")])))
    }

    /// Lets somebody who is tied go on.
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

    /// Puts those who are tied in an order drawn by lot, where one decides; tells who drew and who goes on.
    fn drawn(
        &self,
        seed: u64,
        names: &[(PlayerId, String)],
        word: &str,
    ) -> (Vec<GroupFinalists>, Vec<String>) {
        let named = |ids: &[PlayerId]| {
            let name = |id: &PlayerId| Some(names.iter().find(|(other, _)| other == id)?.1.clone());
            ids.iter().filter_map(name).collect::<Vec<_>>().join(", ")
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

    /// Begins the final, after the lot where one decides.
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
        // Whoever the lot names, the final is as large.
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
