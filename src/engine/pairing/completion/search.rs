//! A schedule of all rounds: searched for among few players, tried for among many.

use super::plan::Plan;

/// Up to so many players a schedule of all rounds is searched for.
pub(super) const SEARCHED: usize = 20;

/// How many boards the search tries before it says that nothing is shown.
pub(super) const TRIED: usize = 100_000;

/// How often a schedule of more players is tried for.
const SAMPLED: u64 = 40;

/// Of each round the pairs, White first where colours are limited.
pub(super) type Schedule = Vec<Vec<[usize; 2]>>;

/// What is known of a plan.
pub(super) enum Judged {
    /// It can be carried out so.
    Possible(Schedule),
    /// It cannot.
    Impossible {
        /// These players show it, where counting tells.
        telling: Option<Vec<usize>>,
        /// Whether the limits of colours show it; else it is so whatever the colours.
        by_colours: bool,
    },
    /// Neither was found.
    NotShown,
}

impl Plan {
    /// Finds out whether all rounds can be paired; each search tries so many boards.
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

    /// Searches for a schedule without regard to colours, whose end is told soonest; then with colours in all rounds but the last, whose
    /// limits scores may lift, so that nothing is impossible by them; then with colours in all rounds.
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

    /// Returns players who show that not all rounds can be paired, none of whom can be left out: were any of them free to meet everybody
    /// anew, with any colour, it would not be shown.
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

/// The search for a schedule, round by round; whom the fewest can meet is seated first.
struct Search {
    plan: Plan,
    /// In so many of the rounds colours are within their limits; in the others they are not looked at.
    kept: usize,
    /// Boards that may still be tried.
    left: usize,
    made: Schedule,
}

impl Search {
    /// Whether this round and all after it can be paired; `None` where that took too long.
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

    /// Returns whom a player can meet of those who are waiting.
    fn opponents(&self, round: usize, waiting: &[usize], player: usize) -> Vec<usize> {
        let others = waiting.iter().copied().filter(|&other| other != player);
        let fit = |other: usize| !self.keeps_colours(round) || self.plan.colours.may_meet(player, other);
        others.filter(|&other| self.plan.may_meet(round, player, other) && fit(other)).collect()
    }

    /// Returns the ways of colours to try for two who meet. One will do where no later round asks for colours.
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
