//! A schedule of all rounds: searched for among few players, tried for among many.

use super::plan::Plan;

/// Up to so many players a schedule of all rounds is searched for.
pub(super) const SEARCHED: usize = 20;

/// How many boards the search tries before it says that nothing is shown.
pub(super) const TRIED: usize = 100_000;

/// How often a schedule of more players is tried for.
const SAMPLED: u64 = 40;

/// Of each round the pairs.
pub(super) type Schedule = Vec<Vec<[usize; 2]>>;

/// What is known of a plan.
pub(super) enum Judged {
    /// It can be carried out so.
    Possible(Schedule),
    /// It cannot: these players show it, where counting tells.
    Impossible(Option<Vec<usize>>),
    /// Neither was found.
    NotShown,
}

impl Plan {
    /// Finds out whether all rounds can be paired; a search tries so many boards.
    pub fn judge(&self, tried: usize) -> Judged {
        if let Some(telling) = self.shown_by_counting() {
            return Judged::Impossible(Some(telling));
        }
        let sampled = (1..=SAMPLED).find_map(|sample| self.sampled(sample));
        if let Some(schedule) = sampled {
            return Judged::Possible(schedule);
        }
        if self.players.len() > SEARCHED {
            return Judged::NotShown;
        }
        let mut search = Search { plan: self.clone(), left: tried, made: Vec::new() };
        match search.round(0) {
            Some(true) => Judged::Possible(search.made),
            Some(false) => Judged::Impossible(None),
            None => Judged::NotShown,
        }
    }

    /// Returns players who show that not all rounds can be paired, none of whom can be left out: were any of them free to meet everybody
    /// anew, it would not be shown.
    pub fn least_telling(&self) -> Vec<usize> {
        let mut plan = self.clone();
        let mut telling = Vec::new();
        for player in 0..self.players.len() {
            let mut without = plan.clone();
            without.set_free(player);
            match without.judge(TRIED) {
                Judged::Impossible(_) => plan = without,
                Judged::Possible(_) | Judged::NotShown => telling.push(player),
            }
        }
        telling
    }

    /// Pairs round after round as it comes, everybody in an order that follows from the number of the sample; `None` where it does not come
    /// to the end.
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
            let matching = plan.matched(round, &waiting);
            if !matching.is_perfect() {
                return None;
            }
            let mut pairs = Vec::with_capacity(waiting.len() / 2);
            for (vertex, &player) in waiting.iter().enumerate() {
                match matching.mate(vertex).map(|mate| (mate, waiting.get(mate))) {
                    Some((mate, Some(&other))) if mate > vertex => {
                        plan.meet(player, other);
                        pairs.push([player.min(other), player.max(other)]);
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

/// The search for a schedule, round by round; whom the fewest can meet is seated first.
struct Search {
    plan: Plan,
    /// Boards that may still be tried.
    left: usize,
    made: Schedule,
}

impl Search {
    /// Whether this round and all after it can be paired; `None` where that took too long.
    fn round(&mut self, round: usize) -> Option<bool> {
        let mut to_come = round..self.plan.rounds();
        let is_shown = to_come.any(|round| {
            let waiting = self.plan.waiting(round);
            !self.plan.matched(round, &waiting).is_perfect()
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
        let opponents = |search: &Self, player: usize| -> Vec<usize> {
            let others = waiting.iter().copied().filter(|&other| other != player);
            others.filter(|&other| search.plan.may_meet(round, player, other)).collect()
        };
        let Some(player) = waiting.iter().copied().min_by_key(|&player| opponents(self, player).len()) else {
            return self.round(round + 1);
        };
        for opponent in opponents(self, player) {
            self.left = self.left.checked_sub(1)?;
            let rest: Vec<usize> =
                waiting.iter().copied().filter(|&other| other != player && other != opponent).collect();
            self.plan.meet(player, opponent);
            self.note(round, |pairs| pairs.push([player.min(opponent), player.max(opponent)]));
            if self.seat(round, &rest, has_bye)? {
                return Some(true);
            }
            self.note(round, |pairs| pairs.truncate(pairs.len().saturating_sub(1)));
            self.plan.meets(player, opponent, false);
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

    fn note(&mut self, round: usize, note: impl FnOnce(&mut Vec<[usize; 2]>)) {
        if let Some(pairs) = self.made.get_mut(round) {
            note(pairs);
        }
    }
}
