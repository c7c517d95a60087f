//! The ranking list: values by place, shares of values by result, recalculation after each round.

use super::{
    ABSENT, AFTER_GAME, BYE, CLUB, HALVING, LATE, LIMIT, LOSS, NOTICE, OWN_VALUE, PART, RECALCULATION,
    ROUNDING, TOP,
};
use crate::format::{Account, Entrant, Field, Ledger, LedgerEntry, OptionFacts, RoundRecord, Seat};
use crate::tournament::{Bye, RequestedBye, RoundNo};
use std::cmp::Reverse;

/// Sixty-fourths of the sixtieths in which shares are stated: a share can be halved six times without a remainder (KZ-6).
const HALVES: i64 = 64;

/// Parts of a value in a total.
const PARTS: i64 = 60 * HALVES;

/// Number of rounds after which a fading own value has no weight.
const FADED: i64 = 5;

/// Number of recalculations after which a list counts as never stable, and number of last lists whose mean is then used.
const MOST_STEPS: usize = 200;
const LAST_STEPS: usize = 50;

/// By seat: the value in a list; `None` if the player is not in it.
type Values = Vec<Option<i64>>;

/// Entry of a round, before the values are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    /// Parts of the opponent's value.
    OfOpponent(Seat, i64),
    /// Parts of the own value.
    OfOwn(i64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Recalculation {
    /// All rounds by the values of the list before the last round.
    Once,
    /// Repeated until the list no longer changes.
    Stable,
    /// Each round by the values before it, for ever.
    Frozen,
}

/// The lists of a field, one after the other.
struct Lists<'a> {
    field: &'a Field,
    /// By seat: the rounds of each player.
    shares: Vec<Vec<Share>>,
    /// By seat: the place in the starting list, counted from 0.
    starting: Vec<usize>,
    recalculation: Recalculation,
    /// Totals are rounded to a multiple of this.
    step: i64,
    /// The values of each list so far, that of round 1 first.
    values: Vec<Values>,
}

/// A list, with the totals that led to it.
struct Ranked {
    order: Vec<Seat>,
    /// By seat: the sum of the totals by each of `scored_by`.
    sums: Vec<i64>,
    /// The values that scored the rounds: several if no list is stable.
    scored_by: Vec<Values>,
}

/// Returns the list after the rounds of a field: L(R) for R rounds (KZ-5).
pub(super) fn ledger(field: &Field) -> Ledger {
    let mut lists = Lists::of(field);
    let players = field.players.len();
    let sums = vec![0; players];
    let mut last = Ranked { order: lists.rank(0, &sums), sums, scored_by: vec![vec![None; players]] };
    for round in 1..=usize::from(field.round.0.saturating_sub(1)) {
        lists.values.push(lists.values_of(&last.order));
        last = lists.after(round, &last.order);
    }
    lists.account(&last)
}

impl<'a> Lists<'a> {
    fn of(field: &'a Field) -> Self {
        let options = &field.options;
        let recalculation = match () {
            () if RECALCULATION.is("stable", options) => Recalculation::Stable,
            () if RECALCULATION.is("frozen", options) => Recalculation::Frozen,
            () => Recalculation::Once,
        };
        let step = match () {
            () if ROUNDING.is("half", options) => PARTS / 2,
            () if ROUNDING.is("whole", options) => PARTS,
            () => 1,
        };
        Self {
            field,
            shares: field.players.iter().map(|player| shares(field, player)).collect(),
            starting: starting_places(field),
            recalculation,
            step,
            values: Vec::new(),
        }
    }

    /// Returns true if a player is in the list after `round` rounds: registered for the next one, and not withdrawn (KZ-2, KZ-16).
    fn is_listed(&self, player: &Entrant, round: usize) -> bool {
        let next = RoundNo(u8::try_from(round + 1).unwrap_or(u8::MAX));
        player.arrival <= next && player.withdrawn.is_none_or(|from| from > next)
    }

    /// Returns true if a newcomer has no game in the first `round` rounds: the rating places them (KZ-14).
    fn is_new(player: &Entrant, round: usize) -> bool {
        let is_absence =
            |record: &RoundRecord| matches!(record, RoundRecord::Bye { bye: Bye::Requested(_), .. });
        player.arrival > RoundNo(1) && player.record.iter().take(round).all(is_absence)
    }

    /// Ranks the listed players by totals, then by their places in the starting list; newcomers have the place that their rating
    /// has among all listed.
    fn rank(&self, round: usize, totals: &[i64]) -> Vec<Seat> {
        let listed = self.field.seats().filter(|&seat| self.is_listed(self.field.player(seat), round));
        let start = |seat: &Seat| self.starting[seat.index()];
        let (mut new, mut order): (Vec<Seat>, Vec<Seat>) =
            listed.partition(|&seat| Self::is_new(self.field.player(seat), round));
        order.sort_by_key(|seat| (Reverse(totals[seat.index()]), start(seat)));
        new.sort_by_key(start);
        for seat in new {
            let place = order.iter().filter(|other| start(other) < start(&seat)).count();
            order.insert(place, seat);
        }
        order
    }

    /// Returns the value of each place (KZ-1): the first is about three times the last, each is one less than the previous one,
    /// and none is below 1.
    fn values_of(&self, order: &[Seat]) -> Values {
        let players = i64::try_from(order.len()).unwrap_or(i64::MAX);
        let top = match i64::from(TOP.number(&self.field.options)) {
            0 => (3 * (players - 1) / 2).max(players),
            top => top,
        };
        let mut values = vec![None; self.field.players.len()];
        for (seat, place) in order.iter().zip(0..) {
            values[seat.index()] = Some((top - place).max(1));
        }
        values
    }

    /// Returns the list after `round` rounds, from the one before it.
    fn after(&self, round: usize, before: &[Seat]) -> Ranked {
        let first = self.scored(round, self.values.last().cloned().unwrap_or_default());
        if self.recalculation != Recalculation::Stable {
            return first;
        }
        let mut seen = vec![before.to_vec()];
        let mut steps = vec![first];
        while let Some(list) = steps.last().map(|step: &Ranked| step.order.clone()) {
            if let Some(start) = seen.iter().position(|known| *known == list) {
                // The list at `start` leads to `steps[start]`, and so on to itself.
                return self.mean(round, steps.split_off(start));
            }
            if steps.len() >= MOST_STEPS {
                break;
            }
            seen.push(list);
            let values = self.values_of(seen.last().map_or(&[], Vec::as_slice));
            steps.push(self.scored(round, values));
        }
        let start = steps.len().saturating_sub(LAST_STEPS);
        self.mean(round, steps.split_off(start))
    }

    /// Returns the mean of several scorings; one is stable (KZ-8).
    fn mean(&self, round: usize, steps: Vec<Ranked>) -> Ranked {
        let mut sums = vec![0; self.field.players.len()];
        for step in &steps {
            sums.iter_mut().zip(&step.sums).for_each(|(sum, total)| *sum += total);
        }
        let scored_by = steps.into_iter().flat_map(|step| step.scored_by).collect();
        Ranked { order: self.rank(round, &sums), sums, scored_by }
    }

    /// Scores all rounds by `values`.
    fn scored(&self, round: usize, values: Values) -> Ranked {
        let sum = |seat: Seat| {
            let own = values[seat.index()].unwrap_or(0) * self.own_parts(round);
            let entries: i64 = (0..round).map(|at| self.entry(seat, at, &values).amount).sum();
            let total = own + entries;
            (2 * total + self.step).div_euclid(2 * self.step) * self.step
        };
        let sums: Vec<i64> = self.field.seats().map(sum).collect();
        Ranked { order: self.rank(round, &sums), sums, scored_by: vec![values] }
    }

    /// Returns the parts of the own value that a total has after `round` rounds (KZ-4).
    fn own_parts(&self, round: usize) -> i64 {
        let options = &self.field.options;
        match () {
            () if OWN_VALUE.is("none", options) => 0,
            () if OWN_VALUE.is("fading", options) => {
                PARTS * (FADED - i64::try_from(round).unwrap_or(FADED)).max(0) / FADED
            }
            () => PARTS,
        }
    }

    /// Returns what a round is worth by `values`; the amount is in [`PARTS`].
    fn entry(&self, seat: Seat, at: usize, values: &Values) -> LedgerEntry {
        let values = match self.recalculation {
            Recalculation::Frozen => self.values.get(at).unwrap_or(values),
            Recalculation::Once | Recalculation::Stable => values,
        };
        let value = |seat: Seat| values.get(seat.index()).copied().flatten();
        let own = value(seat).unwrap_or(0);
        match self.shares[seat.index()].get(at).copied().unwrap_or(Share::OfOwn(0)) {
            Share::OfOpponent(opponent, share) => match value(opponent) {
                Some(base) => LedgerEntry { base, is_own: false, amount: base * share },
                // Three quarters, since the opponent has withdrawn (KZ-16).
                None => LedgerEntry { base: own, is_own: true, amount: own * share * 3 / 4 },
            },
            Share::OfOwn(share) => LedgerEntry { base: own, is_own: true, amount: own * share },
        }
    }

    fn account(&self, last: &Ranked) -> Ledger {
        let values = self.values_of(&last.order);
        let rounds = usize::from(self.field.round.0.saturating_sub(1));
        let counted = last.scored_by.len();
        let counted_lists = i64::try_from(counted).unwrap_or(1);
        let own_parts = self.own_parts(rounds);
        let mut accounts = vec![None; self.field.players.len()];
        for (&seat, place) in last.order.iter().zip(1..) {
            let value = values[seat.index()].unwrap_or(0);
            let entry = |at| {
                let scored = last.scored_by.iter().map(|values| self.entry(seat, at, values));
                scored.reduce(|sum, next| LedgerEntry { amount: sum.amount + next.amount, ..next })
            };
            let known = last.scored_by.iter().filter_map(|values| values[seat.index()]);
            let own = match known.clone().next() {
                Some(_) => known.sum::<i64>() * own_parts,
                // In no list that scored a round: the value of the place counts.
                None => value * own_parts * counted_lists,
            };
            let total = if last.scored_by.iter().any(|values| values[seat.index()].is_some()) {
                last.sums[seat.index()]
            } else {
                own
            };
            let entries = (0..rounds).filter_map(entry).collect();
            accounts[seat.index()] = Some(Account { place, value, own, entries, total });
        }
        let parts = PARTS * counted_lists;
        Ledger { order: last.order.clone(), accounts, parts, cycle: (counted > 1).then_some(counted) }
    }
}

/// Returns the order and the totals, in sixths, of the stable list that follows from any list before the last round.
#[cfg(test)]
pub(super) fn stable_from(field: &Field, before: &[Seat]) -> Vec<(Seat, i64)> {
    let mut lists = Lists::of(field);
    lists.recalculation = Recalculation::Stable;
    lists.values.push(lists.values_of(before));
    let found = lists.after(usize::from(field.round.0 - 1), before);
    found.order.iter().map(|&seat| (seat, 6 * found.sums[seat.index()] / PARTS)).collect()
}

/// Returns by seat the place in the starting list: in order of pairing numbers, late entries where their rating places them.
fn starting_places(field: &Field) -> Vec<usize> {
    let rating = |seat: Seat| (field.player(seat).rating, field.player(seat).national_rating);
    let (mut order, late): (Vec<Seat>, Vec<Seat>) =
        field.seats().partition(|&seat| field.player(seat).arrival <= RoundNo(1));
    for seat in late {
        let place = order.iter().filter(|&&other| rating(other) >= rating(seat)).count();
        order.insert(place, seat);
    }
    let mut places = vec![0; field.players.len()];
    for (seat, place) in order.into_iter().zip(0..) {
        places[seat.index()] = place;
    }
    places
}

/// Returns the shares of a player's rounds: by result of a game, by kind of a round without one (KZ-4). Points given or taken by the
/// arbiter are game points and change none.
fn shares(field: &Field, player: &Entrant) -> Vec<Share> {
    let parts = |option: OptionFacts| i64::from(option.number(&field.options)) * HALVES;
    let mut absences = Absences::of(field);
    let rounds = (1..=u8::MAX).map(RoundNo).zip(player.earned());
    let share = |(number, (record, earned)): (RoundNo, (&RoundRecord, _))| match *record {
        RoundRecord::Played { opponent, .. } => {
            absences.has_played = true;
            let share = match earned {
                _ if earned == field.points.win => PARTS,
                _ if earned == field.points.draw => PARTS / 2,
                _ => parts(LOSS),
            };
            Share::OfOpponent(opponent, share)
        }
        RoundRecord::Forfeited { opponent, .. } => {
            Share::OfOpponent(opponent, if earned == field.points.win { PARTS } else { 0 })
        }
        RoundRecord::Bye { .. } if number < player.arrival => Share::OfOwn(parts(LATE)),
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Share::OfOwn(parts(BYE)),
        RoundRecord::Bye { bye: Bye::Requested(kind), .. } => Share::OfOwn(absences.share(number, kind)),
    };
    rounds.map(share).collect()
}

/// The absences of a player so far, in order of rounds.
struct Absences<'a> {
    field: &'a Field,
    has_played: bool,
    /// The part of the season in which absences were counted last.
    part: usize,
    with_notice: u16,
    /// With notice or without.
    counted: u32,
}

impl<'a> Absences<'a> {
    fn of(field: &'a Field) -> Self {
        Self { field, has_played: false, part: 0, with_notice: 0, counted: 0 }
    }

    /// Returns the parts of the own value that an absence scores, and counts it if it can score (KZ-5, KZ-6, KZ-7, KZ-20).
    fn share(&mut self, round: RoundNo, kind: RequestedBye) -> i64 {
        let options = &self.field.options;
        if AFTER_GAME.is_on(options) && !self.has_played {
            return 0;
        }
        let part = part_of(self.field, round);
        if part != self.part {
            (self.part, self.with_notice, self.counted) = (part, 0, 0);
        }
        let (option, is_over) = match kind {
            RequestedBye::FullPoint => (CLUB, false),
            RequestedBye::HalfPoint => {
                self.with_notice += 1;
                (NOTICE, self.with_notice > LIMIT.number(options))
            }
            RequestedBye::ZeroPoint => (ABSENT, false),
        };
        if is_over {
            return 0;
        }
        let whole = i64::from(option.number(options)) * HALVES;
        if kind == RequestedBye::FullPoint || !HALVING.is_on(options) {
            return whole;
        }
        self.counted += 1;
        let divisor = 1_i64.checked_shl(self.counted - 1).filter(|&divisor| divisor <= HALVES);
        divisor.map_or(0, |divisor| whole / divisor)
    }
}

/// Returns the part of the season that a round belongs to, counted from 0 (KZ-20).
pub(super) fn part_of(field: &Field, round: RoundNo) -> usize {
    let rounds = usize::from(PART.number(&field.options));
    usize::from(round.0.saturating_sub(1)).checked_div(rounds).unwrap_or(0)
}
