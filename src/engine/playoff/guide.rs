//! The procedure of the source for every number of tied players, replayed along the played steps.

use super::{PlayOffPart, PlayOffSection, PlayOffStep, Played, PlayedGame, Rank, StepKind, Tie};
use crate::tournament::{FiveTied, PlayOffOptions, SevenNumbers, ThreeEqual};
use std::collections::VecDeque;

/// State of a play-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guide {
    Next(PlayOffStep),
    /// The play-off is over: groups of players who share a place, best first. Players eliminated at the same step share
    /// one.
    Over(Vec<Vec<Rank>>),
}

/// Returns the next step for `tied` tied players. `played` contains the outcomes of the steps requested so far, without
/// those that ranks alone decide ([`StepKind::DropLowest`], [`StepKind::BestRanked`]).
///
/// Earlier steps are returned with it, as they were requested, including those that ranks decided.
pub fn guide(tied: u16, options: &PlayOffOptions, played: &[Played]) -> (Vec<PlayOffStep>, Guide) {
    let mut walk = Walk { options, played: played.iter().collect(), steps: Vec::new(), bracket: Vec::new() };
    let everybody: Vec<Rank> = (1..=tied).collect();
    match walk.all(&everybody) {
        Ok(places) => (walk.steps, Guide::Over(places)),
        Err(step) => (walk.steps, Guide::Next(*step)),
    }
}

/// Places, best first; each with the players who share it.
type Places = Vec<Vec<Rank>>;

/// Result of the walk; the error is the first step without an outcome, which comes next.
type Walked<T> = Result<T, Box<PlayOffStep>>;

struct Walk<'a> {
    options: &'a PlayOffOptions,
    played: VecDeque<&'a Played>,
    steps: Vec<PlayOffStep>,
    /// Slots of the current knockout.
    bracket: Vec<Rank>,
}

const ALL: PlayOffPart = PlayOffPart { section: PlayOffSection::All, tie: Tie::None };

impl<'a> Walk<'a> {
    fn ask(&mut self, step: PlayOffStep) -> Walked<&'a Played> {
        let bracket = if step.part.tie == Tie::None { Vec::new() } else { self.bracket.clone() };
        let step = PlayOffStep { bracket, ..step };
        match self.played.pop_front() {
            Some(played) => {
                self.steps.push(step);
                Ok(played)
            }
            None => Err(Box::new(step)),
        }
    }

    fn step(part: PlayOffPart, act: StepKind, players: &[Rank]) -> PlayOffStep {
        PlayOffStep {
            part,
            act,
            players: players.to_vec(),
            out: Vec::new(),
            numbers: Vec::new(),
            bracket: Vec::new(),
        }
    }

    /// Records that ranks eliminate some players.
    fn put_out(&mut self, part: PlayOffPart, act: StepKind, players: &[Rank], out: &[Rank]) {
        self.steps.push(PlayOffStep { out: out.to_vec(), ..Self::step(part, act, players) });
    }

    /// Plays games and returns the leaders.
    fn games(&mut self, step: PlayOffStep) -> Walked<Vec<Rank>> {
        let (act, players) = (step.act, step.players.clone());
        let played = self.ask(step)?;
        let Played::Games(games) = played else { return Ok(players) };
        Ok(leaders(&scores(act, &players, games)))
    }

    /// Returns the player who advances by decision of the arbiter.
    fn decision(&mut self, part: PlayOffPart, players: &[Rank]) -> Walked<Rank> {
        match self.ask(Self::step(part, StepKind::Decision, players))? {
            Played::Decision(rank) if players.contains(rank) => Ok(*rank),
            _ => Err(Box::new(Self::step(part, StepKind::Decision, players))),
        }
    }

    /// Returns the only leader, or one by decision if games leave several.
    fn only(&mut self, part: PlayOffPart, leaders: &[Rank]) -> Walked<Rank> {
        match leaders {
            &[leader] => Ok(leader),
            _ => self.decision(part, leaders),
        }
    }

    fn golden_point(&mut self, part: PlayOffPart, players: [Rank; 2]) -> Walked<[Rank; 2]> {
        let leaders = self.games(Self::step(part, StepKind::GoldenPoint, &players))?;
        let winner = self.only(part, &leaders)?;
        Ok(first_of(players, winner))
    }

    /// Two games, further ones as set, a golden point.
    fn two(&mut self, part: PlayOffPart, players: [Rank; 2]) -> Walked<[Rank; 2]> {
        let further = std::iter::repeat_n(StepKind::MoreGames, self.options.more.into());
        for act in std::iter::once(StepKind::Match).chain(further) {
            if let [winner] = self.games(Self::step(part, act, &players))?[..] {
                return Ok(first_of(players, winner));
            }
        }
        self.golden_point(part, players)
    }

    fn three(&mut self, part: PlayOffPart, players: [Rank; 3]) -> Walked<Places> {
        let leaders = self.games(Self::step(part, StepKind::RoundRobin, &players))?;
        if leaders.len() < players.len() {
            return self.after_three(part, players, &leaders);
        }
        if self.options.three == ThreeEqual::DropLowest {
            let [one, two, lowest] = players;
            self.put_out(part, StepKind::DropLowest, &players, &[lowest]);
            let [first, second] = self.two(part, [one, two])?;
            return Ok(vec![vec![first], vec![second], vec![lowest]]);
        }
        let leaders = self.games(Self::step(part, StepKind::GoldenRoundRobin, &players))?;
        if leaders.len() < players.len() {
            return self.after_three(part, players, &leaders);
        }
        let winner = self.fewest_moves(part, &players)?;
        Ok(winner_of(&players, winner))
    }

    /// Two players who have eliminated the third play a golden point.
    fn after_three(&mut self, part: PlayOffPart, players: [Rank; 3], leaders: &[Rank]) -> Walked<Places> {
        let &[one, two] = leaders else {
            let winner = self.only(part, leaders)?;
            return Ok(winner_of(&players, winner));
        };
        let third = players.into_iter().filter(|rank| !leaders.contains(rank)).collect();
        let [first, second] = self.golden_point(part, [one, two])?;
        Ok(vec![vec![first], vec![second], third])
    }

    fn fewest_moves(&mut self, part: PlayOffPart, players: &[Rank]) -> Walked<Rank> {
        let played = self.ask(Self::step(part, StepKind::FewestMoves, players))?;
        let Played::Moves(moves) = played else { return self.decision(part, players) };
        let of =
            |rank: &Rank| moves.iter().find(|(other, _)| other == rank).map_or(u32::MAX, |&(_, moves)| moves);
        let fewest = players.iter().map(of).min();
        let leaders: Vec<Rank> = players.iter().copied().filter(|rank| Some(of(rank)) == fewest).collect();
        self.only(part, &leaders)
    }

    /// A knockout of pairs drawn by lot.
    fn four(&mut self, section: PlayOffSection, players: [Rank; 4]) -> Walked<Places> {
        let part = |tie| PlayOffPart { section, tie };
        let drawn = self.ask(Self::step(part(Tie::None), StepKind::LotOfPairs, &players))?;
        let &Played::Pairs(pairs) = &drawn else { return self.four_undrawn(section, players) };
        let &[one, two] = pairs.as_slice() else { return self.four_undrawn(section, players) };
        self.bracket = vec![one[0], two[0], two[1], one[1]];
        let [first, out] = self.tie(part(Tie::SemiFinal(1)), one)?;
        let [second, other_out] = self.tie(part(Tie::SemiFinal(2)), two)?;
        let [first, second] = self.tie(part(Tie::Final), sorted(first, second))?;
        Ok(vec![vec![first], vec![second], sorted(out, other_out).to_vec()])
    }

    /// The outcome entered for the lot does not contain two pairs: it is requested again.
    fn four_undrawn(&self, section: PlayOffSection, players: [Rank; 4]) -> Walked<Places> {
        let part = PlayOffPart { section, tie: Tie::None };
        Err(Box::new(Self::step(part, StepKind::LotOfPairs, &players)))
    }

    /// Two games if there is time, else a golden point.
    fn tie(&mut self, part: PlayOffPart, players: [Rank; 2]) -> Walked<[Rank; 2]> {
        if self.options.time { self.two(part, players) } else { self.golden_point(part, players) }
    }

    fn five(&mut self, section: PlayOffSection, players: [Rank; 5]) -> Walked<Places> {
        let part = PlayOffPart { section, tie: Tie::None };
        if self.options.five == FiveTied::All {
            let leaders = self.games(Self::step(part, StepKind::RoundRobin, &players))?;
            let winner = self.only(part, &leaders)?;
            return Ok(winner_of(&players, winner));
        }
        let [one, two, three, four, lowest] = players;
        self.put_out(part, StepKind::DropLowest, &players, &[lowest]);
        let mut places = self.four(section, [one, two, three, four])?;
        places.push(vec![lowest]);
        Ok(places)
    }

    /// The winners of groups advance; all others of the groups share a place.
    fn groups(&mut self, players: &[Rank], winners: &[Rank], last: Places) -> Places {
        let mut places = last;
        places.push(players.iter().copied().filter(|rank| !winners.contains(rank)).collect());
        places
    }

    fn seven(&mut self, players: &[Rank]) -> Walked<Places> {
        // The numbers of ranks 1 to 7, converted to the ranks of numbers 1 to 7.
        const NUMBERS: [u16; 7] = [1, 5, 2, 6, 3, 7, 4];
        let mut step = Self::step(ALL, StepKind::GoldenRoundRobin, players);
        if self.options.seven == SevenNumbers::Table {
            let mut order: Vec<(u16, Rank)> = NUMBERS.into_iter().zip(players.iter().copied()).collect();
            order.sort_unstable();
            step.numbers = order.into_iter().map(|(_, rank)| rank).collect();
        }
        let leaders = self.games(step)?;
        let winner = match leaders[..] {
            [winner] => winner,
            _ => self.fewest_moves(ALL, &leaders)?,
        };
        Ok(winner_of(players, winner))
    }

    /// A knockout of golden points, first against last.
    fn eight(&mut self, section: PlayOffSection, players: &[Rank]) -> Walked<Places> {
        self.bracket = players.to_vec();
        let mut slots = players.to_vec();
        let mut places = Vec::new();
        for round in 1.. {
            if slots.len() < 2 {
                break;
            }
            let (mut winners, mut out) = (Vec::new(), Vec::new());
            let half = slots.len() / 2;
            let pairs = slots.iter().take(half).zip(slots.iter().rev());
            for ((&one, &other), number) in pairs.zip(1..) {
                let part = PlayOffPart { section, tie: Tie::Round(round, number) };
                let [winner, loser] = self.golden_point(part, [one, other])?;
                winners.push(winner);
                out.push(loser);
            }
            out.sort_unstable();
            places.push(out);
            slots = winners;
        }
        places.push(slots);
        places.reverse();
        Ok(places)
    }

    /// The complete procedure, by the number of tied players.
    fn all(&mut self, players: &[Rank]) -> Walked<Places> {
        let group = |number: u8| PlayOffSection::Group(number);
        let last = PlayOffPart { section: PlayOffSection::Final, tie: Tie::None };
        match *players {
            [] | [_] => Ok(vec![players.to_vec()]),
            [one, two] => Ok(self.two(ALL, [one, two])?.into_iter().map(|rank| vec![rank]).collect()),
            [one, two, three] => self.three(ALL, [one, two, three]),
            [one, two, three, four] => self.four(PlayOffSection::All, [one, two, three, four]),
            [one, two, three, four, five] => self.five(PlayOffSection::All, [one, two, three, four, five]),
            [one, two, three, four, five, six] => {
                let part = |number| PlayOffPart { section: group(number), tie: Tie::None };
                let a = best(&self.three(part(0), [one, four, five])?);
                let b = best(&self.three(part(1), [two, three, six])?);
                let places = self.golden_point(last, sorted(a, b))?.into_iter().map(|rank| vec![rank]);
                Ok(self.groups(players, &[a, b], places.collect()))
            }
            [_, _, _, _, _, _, _] => self.seven(players),
            [_, _, _, _, _, _, _, _] => self.eight(PlayOffSection::All, players),
            [one, two, three, four, five, six, seven, eight, nine] => {
                let part = |number| PlayOffPart { section: group(number), tie: Tie::None };
                let a = best(&self.three(part(0), [one, five, nine])?);
                let b = best(&self.three(part(1), [two, six, seven])?);
                let c = best(&self.three(part(2), [three, four, eight])?);
                let mut winners = [a, b, c];
                winners.sort_unstable();
                let places = self.three(last, winners)?;
                Ok(self.groups(players, &winners, places))
            }
            [one, two, three, four, five, six, seven, eight, nine, ten] => {
                let a = best(&self.five(group(0), [one, four, five, eight, nine])?);
                let b = best(&self.five(group(1), [two, three, six, seven, ten])?);
                let places = self.golden_point(last, sorted(a, b))?.into_iter().map(|rank| vec![rank]);
                Ok(self.groups(players, &[a, b], places.collect()))
            }
            _ => self.many(players),
        }
    }

    /// The best nine, or fewer, follow the procedure for that number; then the remaining eight play for the other
    /// prizes.
    fn many(&mut self, players: &[Rank]) -> Walked<Places> {
        let keep = self.options.keep.clamp(*PlayOffOptions::KEEP.start(), *PlayOffOptions::KEEP.end());
        let (kept, out) = players.split_at(usize::from(keep).min(players.len()));
        self.put_out(ALL, StepKind::BestRanked, players, out);
        let mut places = self.all(kept)?;
        if self.options.rest && kept.len() == usize::from(*PlayOffOptions::KEEP.end()) {
            let winner = best(&places);
            let rest: Vec<Rank> = kept.iter().copied().filter(|&rank| rank != winner).collect();
            places.truncate(1);
            places.extend(self.eight(PlayOffSection::Rest, &rest)?);
        }
        places.push(out.to_vec());
        Ok(places)
    }
}

/// Returns the scores of White and Black in a game, in halves: a drawn golden point counts as a win for Black.
fn halves(game: &PlayedGame, act: StepKind) -> [i32; 2] {
    match game.result.halves() {
        [1, 1] if act.is_golden() => [0, 2],
        halves => halves,
    }
}

fn best(places: &Places) -> Rank {
    places.first().and_then(|place| place.first()).copied().unwrap_or_default()
}

/// Returns the score of each player in halves after the games of a step.
pub(super) fn scores(act: StepKind, players: &[Rank], games: &[PlayedGame]) -> Vec<(Rank, i32)> {
    let own = |game: &PlayedGame, rank: Rank| match halves(game, act) {
        [white, _] if game.white == rank => white,
        [_, black] if game.black == rank => black,
        _ => 0,
    };
    players.iter().map(|&rank| (rank, games.iter().map(|game| own(game, rank)).sum())).collect()
}

pub(super) fn leaders(scores: &[(Rank, i32)]) -> Vec<Rank> {
    let most = scores.iter().map(|&(_, halves)| halves).max();
    scores.iter().filter(|&&(_, halves)| Some(halves) == most).map(|&(rank, _)| rank).collect()
}

fn sorted(one: Rank, other: Rank) -> [Rank; 2] {
    [one.min(other), one.max(other)]
}

fn first_of([one, other]: [Rank; 2], winner: Rank) -> [Rank; 2] {
    if other == winner { [other, one] } else { [one, other] }
}

fn winner_of(players: &[Rank], winner: Rank) -> Places {
    vec![vec![winner], players.iter().copied().filter(|&rank| rank != winner).collect()]
}
