//! Whether the rounds that are announced can all be paired, asked before round 1 (FIDE's checklist for programs, question 62).

use super::{last_round, system};
use crate::format::Format;
use crate::tournament::{PlayerId, RoundNo, Snapshot};

/// Up to so many players a schedule of all rounds is searched for.
const SEARCHED: usize = 20;

/// How many boards the search tries before it says that nothing is shown.
const TRIED: usize = 100_000;

/// Whether the announced rounds can all be paired by the rules that are never broken: nobody meets twice, nobody has two byes,
/// forbidden pairs do not meet. Colours and scores are not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// They can.
    Possible,
    /// They cannot: these players alone show it, the fewest that do where counting tells it, else all whom the arbiter keeps apart.
    Impossible(Vec<PlayerId>),
    /// Nothing speaks against it, and no schedule was found either.
    NotShown,
}

/// Returns whether the announced rounds can all be paired; once round 1 is published, or where a table pairs, that is not asked.
#[must_use]
pub fn completion(snapshot: &Snapshot) -> Completion {
    let pairs_by_results = system(snapshot.settings().system.as_str()).and_then(Format::swiss).is_some();
    if !pairs_by_results || snapshot.last_published().is_some() || !snapshot.legs().is_empty() {
        return Completion::Possible;
    }
    let rounds: Vec<RoundNo> = last_round(snapshot).up_to().collect();
    let is_there =
        |known: &crate::tournament::Registration| rounds.iter().any(|&round| known.away(round).is_none());
    let players: Vec<PlayerId> =
        snapshot.players().filter(|(_, known)| is_there(known)).map(|(id, _)| id).collect();
    if players.len() < 2 {
        return Completion::Possible;
    }
    let plan = Plan::of(snapshot, players, &rounds);
    match plan.too_few_opponents() {
        Some(telling) => Completion::Impossible(telling),
        None if plan.players.len() <= SEARCHED => plan.search(),
        None => Completion::NotShown,
    }
}

/// Who is there in which round, and who may meet whom. Players are counted from 0.
struct Plan {
    players: Vec<PlayerId>,
    /// By round and player: whether they are to be paired.
    present: Vec<Vec<bool>>,
    /// By round: the pairs that may not meet, the smaller player first.
    barred: Vec<Vec<(usize, usize)>>,
}

impl Plan {
    fn of(snapshot: &Snapshot, players: Vec<PlayerId>, rounds: &[RoundNo]) -> Self {
        let place = |id: PlayerId| players.binary_search(&id).ok();
        let is_present =
            |&id: &PlayerId, round| snapshot.player(id).is_some_and(|known| known.away(round).is_none());
        let present =
            rounds.iter().map(|&round| players.iter().map(|id| is_present(id, round)).collect()).collect();
        let barred_in = |round: RoundNo| {
            let pairs =
                snapshot.settings().forbidden.iter().filter(|pair| (pair.first..=pair.last).contains(&round));
            let mut pairs: Vec<(usize, usize)> = pairs
                .filter_map(|pair| Some((place(pair.players[0])?, place(pair.players[1])?)))
                .map(|(one, other)| (one.min(other), one.max(other)))
                .collect();
            pairs.sort_unstable();
            pairs.dedup();
            pairs
        };
        let barred = rounds.iter().map(|&round| barred_in(round)).collect();
        Self { players, present, barred }
    }

    fn is_odd(&self, round: usize) -> bool {
        self.present.get(round).is_some_and(|there| there.iter().filter(|&&is| is).count() % 2 == 1)
    }

    fn is_present(&self, round: usize, player: usize) -> bool {
        self.present.get(round).and_then(|there| there.get(player)).copied().unwrap_or(false)
    }

    fn may_meet(&self, round: usize, one: usize, other: usize) -> bool {
        let pair = (one.min(other), one.max(other));
        self.barred.get(round).is_some_and(|barred| barred.binary_search(&pair).is_err())
    }

    /// Finds the first player with more rounds to play than opponents, a bye counted as one: that player, and those whom they may not
    /// meet.
    fn too_few_opponents(&self) -> Option<Vec<PlayerId>> {
        let rounds = self.present.len();
        let byes = usize::from((0..rounds).any(|round| self.is_odd(round)));
        // Barred in some round only, they may meet in another.
        let always =
            |pair: &&(usize, usize)| self.barred.iter().all(|barred| barred.binary_search(pair).is_ok());
        let mut apart: Vec<Vec<usize>> = vec![Vec::new(); self.players.len()];
        for &(one, other) in self.barred.first().into_iter().flatten().filter(always) {
            for (player, barred) in [(one, other), (other, one)] {
                if let Some(list) = apart.get_mut(player) {
                    list.push(barred);
                }
            }
        }
        let short = |(player, apart): &(usize, &Vec<usize>)| {
            let plays = (0..rounds).filter(|&round| self.is_present(round, *player)).count();
            plays > self.players.len() - 1 - apart.len() + byes
        };
        let (player, apart) = apart.iter().enumerate().filter(short).min_by_key(|(_, apart)| apart.len())?;
        let named = std::iter::once(player).chain(apart.iter().copied());
        Some(named.filter_map(|place| self.players.get(place).copied()).collect())
    }

    /// Searches for a schedule of all rounds.
    fn search(&self) -> Completion {
        let count = self.players.len();
        let mut search = Search {
            plan: self,
            met: vec![vec![false; count]; count],
            had_bye: vec![false; count],
            left: TRIED,
        };
        match search.round(0) {
            Some(true) => Completion::Possible,
            Some(false) => {
                let named = |place: &usize| {
                    self.barred.iter().flatten().any(|pair| pair.0 == *place || pair.1 == *place)
                };
                let places = (0..count).filter(named);
                Completion::Impossible(places.filter_map(|place| self.players.get(place).copied()).collect())
            }
            None => Completion::NotShown,
        }
    }
}

/// The search for a schedule, round by round; whom the fewest can meet is seated first.
struct Search<'a> {
    plan: &'a Plan,
    met: Vec<Vec<bool>>,
    had_bye: Vec<bool>,
    /// Boards that may still be tried.
    left: usize,
}

impl Search<'_> {
    /// Whether this round and all after it can be paired; `None` where that took too long.
    fn round(&mut self, round: usize) -> Option<bool> {
        if round == self.plan.present.len() {
            return Some(true);
        }
        let waiting: Vec<usize> =
            (0..self.plan.players.len()).filter(|&player| self.plan.is_present(round, player)).collect();
        self.seat(round, &waiting, self.plan.is_odd(round))
    }

    fn may_meet(&self, round: usize, one: usize, other: usize) -> bool {
        let have_met = self.met.get(one).and_then(|met| met.get(other)).copied().unwrap_or(true);
        !have_met && self.plan.may_meet(round, one, other)
    }

    fn meets(&mut self, one: usize, other: usize, is: bool) {
        for (player, opponent) in [(one, other), (other, one)] {
            if let Some(met) = self.met.get_mut(player).and_then(|met| met.get_mut(opponent)) {
                *met = is;
            }
        }
    }

    fn seat(&mut self, round: usize, waiting: &[usize], has_bye: bool) -> Option<bool> {
        let opponents = |search: &Self, player: usize| -> Vec<usize> {
            waiting
                .iter()
                .copied()
                .filter(|&other| other != player && search.may_meet(round, player, other))
                .collect()
        };
        let Some(player) = waiting.iter().copied().min_by_key(|&player| opponents(self, player).len()) else {
            return self.round(round + 1);
        };
        for opponent in opponents(self, player) {
            self.left = self.left.checked_sub(1)?;
            let rest: Vec<usize> =
                waiting.iter().copied().filter(|&other| other != player && other != opponent).collect();
            self.meets(player, opponent, true);
            let found = self.seat(round, &rest, has_bye)?;
            self.meets(player, opponent, false);
            if found {
                return Some(true);
            }
        }
        if has_bye && !self.had_bye.get(player).copied().unwrap_or(true) {
            self.left = self.left.checked_sub(1)?;
            let rest: Vec<usize> = waiting.iter().copied().filter(|&other| other != player).collect();
            if let Some(had) = self.had_bye.get_mut(player) {
                *had = true;
            }
            let found = self.seat(round, &rest, false)?;
            if let Some(had) = self.had_bye.get_mut(player) {
                *had = false;
            }
            return Some(found);
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::swiss::test_rounds::{Dice, cases};
    use crate::tournament::{ForbiddenPair, Name, Player, RequestedBye, Settings};

    /// An event of so many players and rounds; pairs of numbers may never meet.
    fn event(players: u32, rounds: u8, apart: &[(u32, u32)]) -> Snapshot {
        let settings = Settings { rounds: RoundNo(rounds), ..Settings::named(Name::new("Open").unwrap()) };
        let mut event = Snapshot::new(settings);
        for number in 1..=players {
            let player = Player::named(Name::new(&format!("Player {number}")).unwrap());
            let (arrival, missed) = (RoundNo(1), RequestedBye::ZeroPoint);
            event = apply(&event, &Command::Register { player, arrival, missed }).unwrap();
        }
        let pair = |&(one, other): &(u32, u32)| ForbiddenPair {
            players: [PlayerId(one), PlayerId(other)],
            first: RoundNo(1),
            last: RoundNo(rounds),
        };
        let forbidden = apart.iter().map(pair).collect();
        let settings = Settings { forbidden, ..event.settings().clone() };
        apply(&event, &Command::Announce(Box::new(settings))).unwrap_or(event)
    }

    fn answer(players: u32, rounds: u8, apart: &[(u32, u32)]) -> Completion {
        completion(&event(players, rounds, apart))
    }

    #[test]
    fn q62_rounds_that_cannot_all_be_paired_are_known_before_round_1() {
        let impossible = |ids: &[u32]| Completion::Impossible(ids.iter().copied().map(PlayerId).collect());
        assert_eq!(answer(4, 3, &[]), Completion::Possible);
        assert_eq!(answer(4, 4, &[]), impossible(&[1]), "everybody has met");
        assert_eq!(answer(5, 5, &[]), Completion::Possible, "with a bye each");
        assert_eq!(answer(5, 6, &[]), impossible(&[1]));
        assert_eq!(
            answer(6, 3, &[(2, 3), (2, 4), (2, 5)]),
            impossible(&[2, 3, 4, 5]),
            "two opponents for three rounds"
        );
        // Four of one club among seven: in each round one of them has the bye, and the third has met all others.
        let club = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
        assert_eq!(answer(7, 3, &club), Completion::Possible);
        assert_eq!(answer(6, 1, &club), impossible(&[1, 2, 3, 4]), "two of them have nobody");
        assert_eq!(answer(300, 9, &[(1, 2)]), Completion::NotShown, "nothing speaks against it");
        assert_eq!(answer(20, 11, &[(1, 2), (3, 4)]), Completion::Possible);
    }

    /// Tries every pairing of every round in order, without any thought.
    fn by_trying(
        rounds: u8,
        waiting: &[u32],
        met: &mut Vec<(u32, u32)>,
        had: &mut Vec<u32>,
        all: &[u32],
    ) -> bool {
        let Some((&first, rest)) = waiting.split_first() else {
            return rounds == 1 || by_trying(rounds - 1, all, met, had, all);
        };
        for (at, &other) in rest.iter().enumerate() {
            if met.contains(&(first, other)) {
                continue;
            }
            let others = [&rest[..at], &rest[at + 1..]].concat();
            met.push((first, other));
            if by_trying(rounds, &others, met, had, all) {
                return true;
            }
            met.pop();
        }
        // An odd number still waits only where nobody has the bye of the round yet.
        if waiting.len() % 2 == 1 && !had.contains(&first) {
            had.push(first);
            if by_trying(rounds, rest, met, had, all) {
                return true;
            }
            had.pop();
        }
        false
    }

    #[test]
    fn small_events_are_judged_as_by_trying_every_schedule() {
        let (mut possible, mut impossible) = (0, 0);
        for seed in 0..cases(400) {
            let mut dice = Dice(seed ^ 0xC0DE);
            let players = 3 + u32::try_from(dice.roll(4)).unwrap();
            let rounds = 1 + u8::try_from(dice.roll(usize::try_from(players).unwrap())).unwrap();
            let pairs = (1..=players).flat_map(|one| (one + 1..=players).map(move |other| (one, other)));
            let apart: Vec<(u32, u32)> = pairs.filter(|_| dice.roll(4) == 0).collect();
            let all: Vec<u32> = (1..=players).collect();
            let expected = by_trying(rounds, &all, &mut apart.clone(), &mut Vec::new(), &all);
            let found = answer(players, rounds, &apart);
            assert_eq!(
                found == Completion::Possible,
                expected,
                "seed {seed}: {players} {rounds} {apart:?} {found:?}"
            );
            assert_ne!(found, Completion::NotShown, "seed {seed}");
            possible += usize::from(expected);
            impossible += usize::from(!expected);
        }
        assert!(possible > 50 && impossible > 50, "{possible} {impossible}");
    }
}
