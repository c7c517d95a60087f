//! Filter, order and counts of the listed players.

use crate::desk::{Context, Elsewhere};
use crate::spelling::Sought;
use hakem_engine::collate::Collation;
use hakem_engine::history::StepId;
use hakem_engine::keywords;
use hakem_engine::tournament::{PlayerId, Registration, RoundNo};
use std::cmp::Reverse;
use std::rc::Rc;

keywords! {
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sort: name, named -> &'static str {
    /// By pairing number; before numbers are assigned, in the order of the starting list.
    #[default]
    Number = "number",
    Name = "name",
    /// By rating: ELO, then UKD for players without one.
    Rating = "rating",
}
}

impl Sort {
    /// Returns the next order of the `s` key.
    pub(super) fn next(self) -> Self {
        match self {
            Self::Number => Self::Name,
            Self::Name => Self::Rating,
            Self::Rating => Self::Number,
        }
    }

    pub(super) fn words(self, cx: &Context) -> String {
        let words = match self {
            Self::Number => cx.texts.get("players-by-number"),
            Self::Name => cx.texts.get("players-by-name"),
            Self::Rating => cx.texts.get("players-by-rating"),
        };
        words.into_owned()
    }

    /// Returns the indices into [`Context::players`] in this order.
    fn order(self, cx: &Context) -> Rc<[usize]> {
        let players = cx.players();
        let mut order: Vec<usize> = (0..players.len()).collect();
        let registration = |at: usize| players.get(at).and_then(|listed| cx.snapshot.player(listed.id));
        match self {
            Self::Number => order.sort_by_key(|&at| {
                let number = players.get(at).and_then(|listed| cx.event.starting_number(listed.id));
                number.map_or(u16::MAX, |number| number.0)
            }),
            Self::Name => {
                let names = Collation::new(cx.snapshot.settings().language);
                let key =
                    |&at: &usize| registration(at).map(|found| names.sort_key(found.player.name.as_str()));
                order.sort_by_cached_key(key);
            }
            Self::Rating => order.sort_by_key(|&at| {
                Reverse(registration(at).map(|found| (found.player.rating, found.player.national_rating)))
            }),
        }
        order.into()
    }
}

pub(super) struct Listing {
    step: StepId,
    sort: Sort,
    folded: String,
    /// All players, as indices into [`Context::players`], so that extending a search does not sort again.
    order: Rc<[usize]>,
    pub(super) rows: Vec<PlayerId>,
    counts: Counts,
}

/// Numbers of players.
#[derive(Clone, Copy)]
struct Counts {
    next: RoundNo,
    registered: usize,
    present: usize,
    withdrawn: usize,
    /// Numbers of players who are checked in and who are not, before round 1, if check-in is used.
    checked_in: Option<[usize; 2]>,
}

impl Counts {
    fn new(cx: &Context) -> Self {
        let next = cx.snapshot.next_to_publish().min(cx.snapshot.last_round());
        let mut counts = Self { next, registered: 0, present: 0, withdrawn: 0, checked_in: None };
        if cx.is_checking_in() {
            let awaited = cx.snapshot.players().filter(|(_, known)| known.away(RoundNo(1)).is_none());
            let (here, not_yet): (Vec<_>, Vec<_>) = awaited.partition(|(_, known)| known.checked_in);
            counts.checked_in = Some([here.len(), not_yet.len()]);
        }
        for (_, registration) in cx.snapshot.players() {
            counts.registered += 1;
            counts.present += usize::from(registration.away(next).is_none());
            counts.withdrawn += usize::from(is_withdrawn(registration));
        }
        counts
    }
}

fn is_withdrawn(registration: &Registration) -> bool {
    registration.withdrawn().is_some()
}

impl Listing {
    /// Builds the list; parts of `before` that are still valid are reused.
    pub(super) fn new(before: Option<&Self>, sort: Sort, folded: String, cx: &Context) -> Self {
        let same_step = before.filter(|before| before.step == cx.step);
        let order = match same_step.filter(|before| before.sort == sort) {
            Some(before) => Rc::clone(&before.order),
            None => sort.order(cx),
        };
        let counts = same_step.map_or_else(|| Counts::new(cx), |before| before.counts);
        let players = order.iter().filter_map(|&at| cx.players().get(at));
        let sought = Sought::new(&folded);
        let rows =
            players.filter(|listed| listed.matches(&sought, &cx.event)).map(|listed| listed.id).collect();
        Self { step: cx.step, sort, folded, order, rows, counts }
    }

    /// Returns true if the list belongs to this step, order and search.
    pub(super) fn is_of(&self, step: StepId, sort: Sort, folded: &str) -> bool {
        self.step == step && self.sort == sort && self.folded == folded
    }

    /// Returns the numbers of players and of matches as text.
    pub(super) fn told(&self, cx: &Context) -> String {
        let Counts { next, registered, present, withdrawn, checked_in } = self.counts;
        let mut told = vec![
            cx.texts.with("count-players", &[("count", registered.into())]),
            cx.texts.with("players-present", &[("count", present.into()), ("round", next.into())]),
        ];
        if let Some([here, not_yet]) = checked_in {
            let values = [("here", here.into()), ("open", not_yet.into())];
            told.push(cx.texts.with("players-count-checked-in", &values));
        }
        if withdrawn > 0 {
            told.push(cx.texts.with("players-withdrawn", &[("count", withdrawn.into())]));
        }
        if !self.folded.is_empty() {
            told.push(cx.texts.with("players-found", &[("count", self.rows.len().into())]));
        }
        told.extend(self.elsewhere(cx).first().map(|found| found.told(cx.texts)));
        told.join(" · ")
    }

    /// Returns the matches in other sections if there is none here.
    pub(super) fn elsewhere(&self, cx: &Context) -> Vec<Elsewhere> {
        if self.rows.is_empty() { cx.elsewhere(&self.folded) } else { Vec::new() }
    }
}
