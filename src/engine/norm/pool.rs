//! Possible opponents of a player, and the strongest of them that satisfy the mix.

use super::game::{Flag, Game, Opponent};
use super::next::UpcomingRound;
use super::reason::Reason;
use super::tally::{Mix, NormQuestion, Tally};
use super::title::{NormTitle, counts_as_titled};
use crate::tournament::{PlayerId, RoundNo};

/// All possible opponents of future rounds, strongest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Pool {
    all: Vec<Opponent>,
    titled: Vec<Opponent>,
    /// By title of the norm, in the order of [`NormTitle::ALL`].
    required: [Vec<Opponent>; 4],
}

impl Pool {
    /// Creates it from the players who are still playing.
    pub(super) fn new(mut all: Vec<Opponent>) -> Self {
        all.sort_by_key(|opponent| (std::cmp::Reverse(opponent.rating), opponent.player));
        let those =
            |is_wanted: &dyn Fn(&Opponent) -> bool| all.iter().filter(|of| is_wanted(of)).copied().collect();
        let titled = those(&|of| of.title.is_some_and(counts_as_titled));
        let required =
            NormTitle::ALL.map(|norm| those(&|of| of.title.is_some_and(|title| norm.is_required(title))));
        Self { titled, required, all }
    }

    fn required(&self, title: NormTitle) -> &[Opponent] {
        let at = NormTitle::ALL.iter().position(|norm| *norm == title);
        at.and_then(|at| self.required.get(at)).map_or(&[], Vec::as_slice)
    }
}

/// Possible opponents of one player: the pool without the player and those already met.
#[derive(Clone, Copy)]
pub(super) struct OpponentPool<'p> {
    pub(super) pool: &'p Pool,
    /// In ascending order.
    pub(super) out: &'p [PlayerId],
    /// The player with the rules of the next round, if it is the only one with an unknown opponent.
    pub(super) next: Option<(PlayerId, &'p UpcomingRound)>,
}

/// The strongest possible opponents, and the status of the mix with them.
pub(super) struct Strongest {
    /// The opponents; an upper bound if the mix is not satisfied.
    pub(super) opponents: Vec<Opponent>,
    /// True if the mix is satisfied.
    pub(super) is_proven: bool,
}

impl<'p> OpponentPool<'p> {
    fn of(self, list: &'p [Opponent]) -> impl Iterator<Item = Opponent> + 'p {
        let is_apart = move |other| self.next.is_some_and(|(player, next)| next.keeps_apart(player, other));
        list.iter().copied().filter(move |Opponent { player, .. }| {
            self.out.binary_search(player).is_err() && !is_apart(*player)
        })
    }

    /// Returns this many of the strongest opponents with whom the mix of games is legal. With more than two, such
    /// opponents may not exist. Returns the missing part of the mix as an error.
    pub(super) fn strongest(
        self,
        games: &[Game],
        count: usize,
        asked: &NormQuestion,
    ) -> Result<Strongest, Reason> {
        let had = Tally::of(games, asked);
        let all = u32::try_from(count).unwrap_or(u32::MAX).saturating_add(had.opponents);
        let mix = Mix::of(all, asked.course);
        let mut opponents = self
            .with_title(self.pool.required(asked.title), mix.required, had.required, count)
            .map_err(|most| Reason::Required { most, needed: mix.required })?;
        let had_titled = had.titled + u32::try_from(opponents.len()).unwrap_or(u32::MAX);
        let taken: Vec<PlayerId> = opponents.iter().map(|opponent| opponent.player).collect();
        let titled = self.of(&self.pool.titled).filter(|of| !taken.contains(&of.player));
        let wanted = usize::try_from(mix.titled.saturating_sub(had_titled)).unwrap_or(usize::MAX);
        let room = count.saturating_sub(opponents.len());
        opponents.extend(titled.take(wanted.min(room)));
        let most = had.titled + u32::try_from(opponents.len()).unwrap_or(u32::MAX);
        if most < mix.titled {
            return Err(Reason::Titled { most, needed: mix.titled });
        }
        let taken: Vec<PlayerId> = opponents.iter().map(|opponent| opponent.player).collect();
        let rest = self.of(&self.pool.all).filter(|of| !taken.contains(&of.player));
        let room = count.saturating_sub(opponents.len());
        opponents.extend(rest.take(room));
        if opponents.len() < count {
            let most = u32::try_from(games.len() + opponents.len()).unwrap_or(u32::MAX);
            return Err(Reason::Games { most, needed: asked.least_games });
        }
        let problem = match problem(games, &opponents, asked) {
            None => return Ok(Strongest { opponents, is_proven: true }),
            Some(problem) => problem,
        };
        self.can_mix(&had, mix, count, asked)?;
        // If not even these are strong enough, the other possible opponents are irrelevant.
        if Tally::of(&with_wins(games, &opponents), asked).weigh_figures(asked).is_err() {
            return Ok(Strongest { opponents, is_proven: false });
        }
        match count {
            0 => Err(problem),
            1 | 2 => {
                let found = self.exactly(games, &had, mix, count, asked).ok_or(problem)?;
                Ok(Strongest { opponents: found, is_proven: true })
            }
            _ => Ok(Strongest { opponents, is_proven: false }),
        }
    }

    /// Returns true if the `count` weakest opponents have an average rating of at least `average`.
    pub(super) fn all_average(self, average: i32, count: usize) -> bool {
        let ratings: Vec<i64> = self.of(&self.pool.all).map(|opponent| i64::from(opponent.rating)).collect();
        let weakest = ratings.get(ratings.len().saturating_sub(count)..).unwrap_or_default();
        let needed = i64::from(average) * i64::try_from(count).unwrap_or(i64::MAX);
        weakest.len() == count && weakest.iter().sum::<i64>() >= needed
    }

    /// Returns the strongest of a list, as many as are missing; if there are too few, the number there would be.
    fn with_title(
        self,
        list: &'p [Opponent],
        needed: u32,
        had: u32,
        count: usize,
    ) -> Result<Vec<Opponent>, u32> {
        let missing = usize::try_from(needed.saturating_sub(had)).unwrap_or(usize::MAX);
        let found: Vec<Opponent> = self.of(list).take(missing.min(count)).collect();
        match found.len() < missing {
            true => Err(had + u32::try_from(found.len()).unwrap_or(u32::MAX)),
            false => Ok(found),
        }
    }

    /// Returns an error if the federations of the mix cannot be corrected any more (1.4.3, 1.4.4).
    fn can_mix(self, had: &Tally, mix: Mix, count: usize, asked: &NormQuestion) -> Result<(), Reason> {
        if asked.is_exempt {
            return Ok(());
        }
        let mut flags: Vec<Flag> = had.foreign(asked.own).map(|(flag, _)| flag).collect();
        let met = flags.len();
        for opponent in self.of(&self.pool.all) {
            if flags.len() >= met + count || flags.len() >= 2 {
                break;
            }
            if opponent.flag.is_foreign_to(asked.own) && !flags.contains(&opponent.flag) {
                flags.push(opponent.flag);
            }
        }
        let most = u32::try_from(flags.len()).unwrap_or(u32::MAX);
        if most < Mix::FEDERATIONS {
            return Err(Reason::Federations { most, needed: Mix::FEDERATIONS });
        }
        if had.own > mix.own {
            return Err(Reason::OwnFederation { least: had.own, limit: mix.own });
        }
        if let Some((flag, least)) = had.foreign(asked.own).find(|(_, count)| *count > mix.one) {
            return Err(Reason::OneFederation { flag, least, limit: mix.one });
        }
        Ok(())
    }

    /// Finds the strongest one or two opponents that satisfy the mix, by trying all non-equivalent candidates.
    fn exactly(
        self,
        games: &[Game],
        had: &Tally,
        mix: Mix,
        count: usize,
        asked: &NormQuestion,
    ) -> Option<Vec<Opponent>> {
        let candidates = self.candidates(had, mix, count, asked);
        let mut best: Option<(i64, Vec<Opponent>)> = None;
        for (at, &one) in candidates.iter().enumerate() {
            let others = candidates.get(at + 1..).unwrap_or_default();
            let pairs: Vec<Vec<Opponent>> = match count {
                1 => vec![vec![one]],
                _ => others.iter().map(|&other| vec![one, other]).collect(),
            };
            for opponents in pairs {
                // A rating may be raised, so the sum of ratings alone is not sufficient.
                let tally = Tally::of(&with_wins(games, &opponents), asked);
                let sum = tally.adjusted(asked.title);
                let is_better = best.as_ref().is_none_or(|(most, _)| sum > *most);
                if is_better && tally.weigh_mix(asked).is_ok() {
                    best = Some((sum, opponents));
                }
            }
        }
        best.map(|(_, opponents)| opponents)
    }

    /// Returns the strongest players of every kind relevant for the mix, as many as can be met.
    fn candidates(self, had: &Tally, mix: Mix, count: usize, asked: &NormQuestion) -> Vec<Opponent> {
        let room = u32::try_from(count).unwrap_or(u32::MAX);
        let is_short = had.foreign(asked.own).count() < 2;
        // Level of the title, and the class of the federation, which is separate if its number of players may matter.
        let kind = |opponent: &Opponent| {
            let level = opponent.title.map_or(0, |title| {
                u8::from(counts_as_titled(title)) + u8::from(asked.title.is_required(title))
            });
            let flag = opponent.flag;
            let tells = flag.is_foreign_to(asked.own) && (is_short || had.of_flag(flag) + room > mix.one);
            let class = match (asked.is_exempt, flag.is_own(asked.own)) {
                (true, _) => (0, None),
                (false, true) => (1, None),
                (false, false) if tells => (2, Some(flag)),
                (false, false) if flag.is_foreign_to(asked.own) => (3, None),
                (false, false) => (4, None),
            };
            (level, class)
        };
        let mut kinds: Vec<(_, usize)> = Vec::new();
        let mut candidates = Vec::new();
        for opponent in self.of(&self.pool.all) {
            let kind = kind(&opponent);
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, kept)) if *kept >= count => continue,
                Some((_, kept)) => *kept += 1,
                None => kinds.push((kind, 1)),
            }
            candidates.push(opponent);
        }
        candidates
    }
}

/// Returns games together with wins against further opponents.
pub(super) fn with_wins(games: &[Game], opponents: &[Opponent]) -> Vec<Game> {
    let wins = opponents.iter().map(|&opponent| Game { round: RoundNo(0), opponent, halves: 2 });
    games.iter().copied().chain(wins).collect()
}

/// Returns the missing part of the mix with further opponents.
fn problem(games: &[Game], opponents: &[Opponent], asked: &NormQuestion) -> Option<Reason> {
    Tally::of(&with_wins(games, opponents), asked).weigh_mix(asked).err()
}
