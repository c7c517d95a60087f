//! A schedule of all rounds: exhaustive search for few players, random samples for many.

use super::plan::Plan;

/// Maximum number of players for an exhaustive search.
pub(super) const SEARCHED: usize = 20;

/// Number of boards the search tries before it gives up.
pub(super) const TRIED: usize = 100_000;

/// Number of samples tried for a schedule of more players.
const SAMPLED: u64 = 40;

/// The pairs of each round, White first if colours are limited.
pub(super) type Schedule = Vec<Vec<[usize; 2]>>;

/// Verdict on a plan.
pub(super) enum Judged {
    Possible(Schedule),
    Impossible {
        /// These players prove it, if counting does.
        telling: Option<Vec<usize>>,
        /// True if colour limits are the obstacle; else it is infeasible with any colours.
        by_colours: bool,
    },
    /// Neither was proved.
    NotShown,
}

impl Plan {
    /// Determines whether all rounds can be paired; each search tries at most `tried` boards.
    pub fn judge(&self, tried: usize) -> Judged {
        if let Some(telling) = self.shown_by_counting() {
            return Judged::Impossible { telling: Some(telling), by_colours: false };
        }
        if let Some(telling) = self.shown_by_colours() {
            return Judged::Impossible { telling: Some(telling), by_colours: true };
        }
        let sampled = (1..=SAMPLED).find_map(|sample| self.sampled(sample));
        if let Some(schedule) = sampled {
            return Judged::Possible(schedule);
        }
        if self.players.len() > SEARCHED { Judged::NotShown } else { self.searched(tried) }
    }

    /// Searches for a schedule first without colours, which ends fastest; then with colours in all rounds but the last,
    /// whose limits scores may lift, so that they prove nothing impossible; then with colours in all rounds.
    fn searched(&self, tried: usize) -> Judged {
        let rounds = self.rounds();
        let limited = if self.colours.are_limited() { rounds } else { 0 };
        let mut steps = vec![0, limited.saturating_sub(1), limited];
        steps.dedup();
        for kept in steps {
            let mut search = Search { plan: self.clone(), kept, left: tried, made: Vec::new() };
            match search.round(0) {
                Some(true) if kept == limited => return Judged::Possible(search.made),
                Some(false) if kept == 0 || kept < rounds => {
                    return Judged::Impossible { telling: None, by_colours: kept > 0 };
                }
                None if kept == 0 => return Judged::NotShown,
                Some(_) | None => {}
            }
        }
        Judged::NotShown
    }

    /// Returns players who prove that not all rounds can be paired, a minimal set: if any of them could meet anyone
    /// again, with any colour, it would not be proved.
    pub fn least_telling(&self) -> Vec<usize> {
        let mut plan = self.clone();
        let mut telling = Vec::new();
        for player in 0..self.players.len() {
            let mut without = plan.clone();
            without.set_free(player);
            match without.judge(TRIED) {
                Judged::Impossible { .. } => plan = without,
                Judged::Possible(_) | Judged::NotShown => telling.push(player),
            }
        }
        telling
    }

    /// Pairs round after round greedily, with players in an order derived from the number of the sample; `None` if it
    /// does not reach the end.
    fn sampled(&self, sample: u64) -> Option<Schedule> {
        let mut plan = self.clone();
        let mut state = sample;
        let mut schedule = Vec::with_capacity(self.rounds());
        for round in 0..self.rounds() {
            let mut waiting = plan.waiting(round);
            for end in (1..waiting.len()).rev() {
                // Knuth's multiplier; the upper half of the word is mixed best.
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let at = usize::try_from(state >> 33).unwrap_or(0) % (end + 1);
                waiting.swap(at, end);
            }
            let matching = plan.matched(round, &waiting, plan.colours.are_limited());
            if !matching.is_perfect() {
                return None;
            }
            let mut pairs = Vec::with_capacity(waiting.len() / 2);
            for (vertex, &player) in waiting.iter().enumerate() {
                match matching.mate(vertex).map(|mate| (mate, waiting.get(mate))) {
                    Some((mate, Some(&other))) if mate > vertex => {
                        plan.meet(player, other);
                        let way = plan.colours.ways(player.min(other), player.max(other)).next()?;
                        plan.colours.give(way);
                        pairs.push(way);
                    }
                    Some((_, None)) => plan.had_bye(player, true),
                    _ => {}
                }
            }
            pairs.sort_unstable();
            schedule.push(pairs);
        }
        Some(schedule)
    }
}

/// The search for a schedule, round by round; the player with the fewest possible opponents is seated first.
struct Search {
    plan: Plan,
    /// Number of rounds in which colours must be within their limits; they are ignored in the others.
    kept: usize,
    /// Number of boards that may still be tried.
    left: usize,
    made: Schedule,
}

impl Search {
    /// Returns true if this round and all after it can be paired; `None` if the limit was reached.
    fn round(&mut self, round: usize) -> Option<bool> {
        let mut to_come = round..self.plan.rounds();
        let is_shown = to_come.any(|later| {
            let waiting = self.plan.waiting(later);
            !self.plan.matched(later, &waiting, later == round && self.keeps_colours(round)).is_perfect()
        });
        if round == self.plan.rounds() || is_shown {
            return Some(!is_shown);
        }
        self.made.push(Vec::new());
        let waiting = self.plan.waiting(round);
        let found = self.seat(round, &waiting, self.plan.is_odd(round))?;
        if !found {
            self.made.pop();
        }
        Some(found)
    }

    fn seat(&mut self, round: usize, waiting: &[usize], has_bye: bool) -> Option<bool> {
        let Some(player) =
            waiting.iter().copied().min_by_key(|&player| self.opponents(round, waiting, player).len())
        else {
            return self.round(round + 1);
        };
        for opponent in self.opponents(round, waiting, player) {
            let rest: Vec<usize> =
                waiting.iter().copied().filter(|&other| other != player && other != opponent).collect();
            for way in self.ways(round, player, opponent) {
                self.left = self.left.checked_sub(1)?;
                self.place(round, way);
                if self.seat(round, &rest, has_bye)? {
                    return Some(true);
                }
                self.take_back(round, way);
            }
        }
        if has_bye && self.plan.may_have_bye(player) {
            self.left = self.left.checked_sub(1)?;
            let rest: Vec<usize> = waiting.iter().copied().filter(|&other| other != player).collect();
            self.plan.had_bye(player, true);
            if self.seat(round, &rest, false)? {
                return Some(true);
            }
            self.plan.had_bye(player, false);
        }
        Some(false)
    }

    fn keeps_colours(&self, round: usize) -> bool {
        round < self.kept
    }

    fn opponents(&self, round: usize, waiting: &[usize], player: usize) -> Vec<usize> {
        let others = waiting.iter().copied().filter(|&other| other != player);
        let fit = |other: usize| !self.keeps_colours(round) || self.plan.colours.may_meet(player, other);
        others.filter(|&other| self.plan.may_meet(round, player, other) && fit(other)).collect()
    }

    /// Returns the assignments of colours to try for a pair. One is enough if no later round considers colours.
    fn ways(&self, round: usize, one: usize, other: usize) -> Vec<[usize; 2]> {
        let (one, other) = (one.min(other), one.max(other));
        if !self.keeps_colours(round) {
            return vec![[one, other]];
        }
        let tried = if self.keeps_colours(round + 1) { 2 } else { 1 };
        self.plan.colours.ways(one, other).take(tried).collect()
    }

    fn place(&mut self, round: usize, way: [usize; 2]) {
        self.plan.meet(way[0], way[1]);
        if self.keeps_colours(round) {
            self.plan.colours.give(way);
        }
        if let Some(pairs) = self.made.get_mut(round) {
            pairs.push(way);
        }
    }

    fn take_back(&mut self, round: usize, way: [usize; 2]) {
        self.plan.meets(way[0], way[1], false);
        if self.keeps_colours(round) {
            self.plan.colours.take_back(way);
        }
        if let Some(pairs) = self.made.get_mut(round) {
            pairs.pop();
        }
    }
}
