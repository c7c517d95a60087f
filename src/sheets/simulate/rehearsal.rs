//! Forecast of the rest of an event, played randomly many times from its current state: the frequency of each place for
//! each participant.
//!
//! A continuation keeps all known data: results, drafts, byes and absences. Open games are played by the ratings,
//! unpaired rounds are paired by the event's own system, and only announced absences occur. It depends only on the seed
//! and its number, so the same seed gives the same forecast, in any order of its continuations.

use super::chance::Chance;
use super::play::Play;
use super::quota::Quotas;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::console::rating::difference;
use hakem_engine::norm::{NormTitle, Norms, State};
use hakem_engine::pairing::{
    ProposeError, announced_length, entered_teams, facts_of, last_round, opening, tournament_rating,
    undecided,
};
use hakem_engine::prizes::awards;
use hakem_engine::standings::{SharedPlace, standings, team_standings};
use hakem_engine::tiebreak::list_for_players;
use hakem_engine::tournament::{
    Bye, Colour, GameResult, Out, Participant, PlayerId, Points, Round, RoundNo, Settings, Snapshot, Stage,
};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use thiserror::Error;

/// Strength assumed for players without data in an event without rated players.
const NOBODY_RATED: u16 = 1500;

/// Maximum distance of an estimate from the mean rating of the opponents: no larger difference counts (table 8.1.2).
const MOST_DIFFERENCE: i32 = 400;

/// Reason why an event cannot be forecast.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{self:?}")]
pub enum NotRehearsed {
    /// No games are left.
    Over,
    /// The event cannot continue from its current state.
    Refused(#[from] CommandError),
    /// No continuation reached the end.
    NeverPaired {
        /// The first round that could not be paired.
        round: RoundNo,
        why: ProposeError,
    },
}

/// The opponent of a participant in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Met {
    Opponent(Participant),
    /// None: the pairing-allocated bye.
    Bye,
}

/// Outcomes of a participant over all continuations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// Sum of the points at the end, in tenths; for teams, of match points.
    points: i64,
    /// Number of ends by place, the best one of shared places.
    pub places: BTreeMap<usize, u32>,
    /// Number of ends with a prize.
    pub prizes: u32,
    /// Number of ends with a title norm.
    pub norms: BTreeMap<NormTitle, u32>,
    /// Number of continuations by opponent in the next unpaired round.
    pub next: BTreeMap<Met, u32>,
}

impl Forecast {
    /// Returns the number of ends with this place or a better one.
    pub fn up_to(&self, place: usize) -> u32 {
        self.places.range(..=place).map(|(_, count)| count).sum()
    }

    /// Returns the range of places that contains nine in ten of their ends; `None` if they never had one.
    pub fn usual_places(&self) -> Option<RangeInclusive<usize>> {
        let all: u32 = self.places.values().sum();
        let at = |rank: u32| {
            let mut passed = 0;
            self.places.iter().find_map(|(&place, count)| {
                passed += count;
                (passed > rank).then_some(place)
            })
        };
        let tail = all / 20;
        Some(at(tail)?..=at(all.checked_sub(tail + 1)?)?)
    }

    /// Returns their mean place, in hundredths; `usize::MAX`, which sorts last, if they never had one.
    pub fn middle_place(&self) -> usize {
        let sum = |sum: [usize; 2], (place, count): (&usize, &u32)| {
            let count = usize::try_from(*count).unwrap_or(usize::MAX);
            [sum[0] + place * count, sum[1] + count]
        };
        let [sum, count] = self.places.iter().fold([0, 0], sum);
        (100 * sum).checked_div(count).unwrap_or(usize::MAX)
    }

    /// Returns their mean points at the end, in hundredths of a point.
    pub fn expected(&self, ends: u32) -> i64 {
        let ends = i64::from(ends.max(1));
        (10 * self.points + ends / 2).div_euclid(ends)
    }

    /// Returns their opponents with frequencies, the most frequent first.
    pub fn likeliest(&self) -> Vec<(Met, u32)> {
        let mut met: Vec<(Met, u32)> = self.next.iter().map(|(&met, &count)| (met, count)).collect();
        met.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        met
    }

    fn join(&mut self, other: Self) {
        fn add<K: Ord>(into: &mut BTreeMap<K, u32>, from: BTreeMap<K, u32>) {
            from.into_iter().for_each(|(key, count)| *into.entry(key).or_default() += count);
        }
        self.points += other.points;
        self.prizes += other.prizes;
        add(&mut self.places, other.places);
        add(&mut self.norms, other.norms);
        add(&mut self.next, other.next);
    }
}

/// A round that could not be paired in a continuation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stop {
    number: u32,
    round: RoundNo,
    why: ProposeError,
}

/// Result of the continuations of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rehearsal {
    pub seed: u64,
    /// The first round with randomly played games.
    pub from: RoundNo,
    pub last: RoundNo,
    /// The first unpaired round; `None` if all are paired.
    pub next: Option<RoundNo>,
    /// Number of continuations that reached the end; the forecasts count only these.
    pub ends: u32,
    /// Number of continuations that stopped because a round could not be paired.
    pub stopped: u32,
    first_stop: Option<Stop>,
    pub forecasts: BTreeMap<Participant, Forecast>,
}

impl Rehearsal {
    /// Merges other continuations of the same event into these.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.ends += other.ends;
        self.stopped += other.stopped;
        for (who, forecast) in other.forecasts {
            self.forecasts.entry(who).or_default().join(forecast);
        }
        let stops = [self.first_stop.take(), other.first_stop];
        self.first_stop = stops.into_iter().flatten().min_by_key(|stop| stop.number);
        self
    }

    /// Returns the result if at least one continuation reached the end.
    ///
    /// # Errors
    /// Returns [`NotRehearsed::NeverPaired`] with the round that could never be paired.
    pub fn ended(self) -> Result<Self, NotRehearsed> {
        match self.first_stop {
            Some(Stop { round, why, .. }) if self.ends == 0 => Err(NotRehearsed::NeverPaired { round, why }),
            _ => Ok(self),
        }
    }
}

/// The remaining part of an event.
#[derive(Clone, Debug)]
pub struct Rest {
    event: Snapshot,
    strengths: Vec<u16>,
    from: RoundNo,
    last: RoundNo,
    next: Option<RoundNo>,
    /// Players who can still achieve a title norm.
    aspirants: Vec<PlayerId>,
}

impl Rest {
    /// Determines the remaining part of the current event.
    ///
    /// # Errors
    /// Returns [`NotRehearsed::Over`] if there is none.
    pub fn of(event: &Snapshot) -> Result<Self, NotRehearsed> {
        let of_teams = opening(event, &entered_teams(event)).ok().flatten();
        let last = of_teams.map_or_else(|| last_round(event), |opening| opening.leg.last);
        let from = last.up_to().find(|&round| is_open(event, round)).ok_or(NotRehearsed::Over)?;
        let next = last.up_to().find(|&round| event.round(round).is_none());
        let after = event.last_published().unwrap_or(RoundNo(0));
        let norms = Norms::of(event, after);
        let is_out = |(_, state): &(NormTitle, State)| matches!(state, State::Lost(_));
        let may = |norms: &Norms, id: PlayerId| !norms.states(id).iter().all(is_out);
        let aspirants = norms.iter().flat_map(|norms| norms.players().filter(|&id| may(norms, id)));
        let (aspirants, strengths) = (aspirants.collect(), strengths(event));
        Ok(Self { event: event.clone(), strengths, from, last, next, aspirants })
    }

    /// Plays continuations, each identified by its number.
    pub fn rehearse(
        &self,
        seed: u64,
        numbers: impl IntoIterator<Item = u32>,
    ) -> Result<Rehearsal, NotRehearsed> {
        let (from, last, next) = (self.from, self.last, self.next);
        let mut made = Rehearsal {
            seed,
            from,
            last,
            next,
            ends: 0,
            stopped: 0,
            first_stop: None,
            forecasts: BTreeMap::new(),
        };
        for number in numbers {
            match self.play(seed, number)? {
                Ok(end) => {
                    made.ends += 1;
                    self.count(&end, &mut made.forecasts);
                }
                Err((round, why)) => {
                    made.stopped += 1;
                    let is_first = made.first_stop.as_ref().is_none_or(|stop| number < stop.number);
                    made.first_stop =
                        Some(Stop { number, round, why }).filter(|_| is_first).or(made.first_stop);
                }
            }
        }
        Ok(made)
    }

    /// Plays a continuation; returns its final state, or the round that could not be paired.
    fn play(
        &self,
        seed: u64,
        number: u32,
    ) -> Result<Result<Snapshot, (RoundNo, ProposeError)>, CommandError> {
        let (event, strengths) = (self.event.clone(), self.strengths.clone());
        let (chance, quotas) = (Chance::new(seed, number), Quotas::none());
        let mut play = Play { chance, quotas, event, strengths, last: self.last };
        if play.event.rounds().is_empty() {
            open(&mut play)?;
        }
        for round in play.last.up_to().skip(self.from.index()) {
            match play.event.round(round).map(Round::stage) {
                Some(Stage::Draft) => play.act(Command::publish(round))?,
                Some(Stage::Published) => {}
                None => {
                    if let Some(why) = play.pair(round)? {
                        return Ok(Err((round, why)));
                    }
                }
            }
            end_adjourned(&mut play, round)?;
            play.results(round)?;
        }
        Ok(Ok(play.event))
    }

    /// Counts the places, points and prizes of all participants.
    fn count(&self, end: &Snapshot, forecasts: &mut BTreeMap<Participant, Forecast>) {
        let mut ranked = |who: Participant, place: Option<SharedPlace>, points: Points| {
            let forecast = forecasts.entry(who).or_default();
            forecast.points += i64::from(points.tenths());
            if let Some(place) = place {
                *forecast.places.entry(place.first).or_default() += 1;
            }
        };
        let settings = end.settings();
        if let Some(made) = team_standings(end, self.last, &settings.tie_breaks) {
            for row in &made.rows {
                ranked(Participant::Team(row.team), row.place, made.table.match_points(row.number));
            }
        } else {
            let made = standings(end, self.last, list_for_players(settings));
            for row in &made.rows {
                ranked(Participant::Player(row.player), row.place, row.score);
            }
            let awards = awards(end, &made);
            let prized = awards.iter().flat_map(|awards| awards.recipients());
            let prized: BTreeSet<PlayerId> = prized.map(|(_, recipient)| recipient.player).collect();
            for player in prized {
                forecasts.entry(Participant::Player(player)).or_default().prizes += 1;
            }
            self.count_norms(end, forecasts);
        }
        for (who, met) in self
            .next
            .and_then(|round| end.round(round))
            .map(|round| meetings(end, round))
            .into_iter()
            .flatten()
        {
            if let Some(forecast) = forecasts.get_mut(&who) {
                *forecast.next.entry(met).or_default() += 1;
            }
        }
    }

    fn count_norms(&self, end: &Snapshot, forecasts: &mut BTreeMap<Participant, Forecast>) {
        let norms = Some(self.last).filter(|_| !self.aspirants.is_empty());
        let Some(norms) = norms.and_then(|last| Norms::of(end, last)) else { return };
        for &player in &self.aspirants {
            for (title, state) in norms.states(player) {
                if let State::Achieved(_) = state {
                    let forecast = forecasts.entry(Participant::Player(player)).or_default();
                    *forecast.norms.entry(title).or_default() += 1;
                }
            }
        }
    }
}

/// Returns true if a round has games left to play.
fn is_open(event: &Snapshot, round: RoundNo) -> bool {
    let is_played = event.round(round).is_some_and(|paired| {
        let is_missing = |result: Option<GameResult>| result == Some(GameResult::Adjourned);
        paired.stage() == Stage::Published
            && paired.is_complete()
            && !paired.games().any(|(.., result)| is_missing(result))
    });
    !is_played || !undecided(event, round).is_empty()
}

/// Randomly makes the decisions required before round 1 is paired: the initial colour, the numbers of the teams.
fn open(play: &mut Play) -> Result<(), CommandError> {
    let draws_colour = facts_of(&play.event, RoundNo(1)).is_some_and(|facts| facts.draws_colour);
    if draws_colour && play.event.settings().initial_colour.is_none() {
        let initial_colour = Some(play.chance.one_of([Colour::White, Colour::Black]));
        let settings = Settings { initial_colour, ..play.event.settings().clone() };
        play.act(Command::Announce(Box::new(settings)))?;
    }
    play.open_teams()?;
    match announced_length(&play.event) {
        Some(settings) => play.act(Command::Announce(settings)),
        None => Ok(()),
    }
}

fn end_adjourned(play: &mut Play, round: RoundNo) -> Result<(), CommandError> {
    let games = play.event.round(round).into_iter().flat_map(|paired| paired.games());
    let adjourned = games.filter(|(.., result)| *result == Some(GameResult::Adjourned));
    let adjourned: Vec<_> = adjourned.map(|(board, of, _)| (board, of.meeting)).collect();
    for (board, meeting) in adjourned {
        let result = play.result(meeting, 1);
        play.act(Command::EnterResult { round, board, result })?;
    }
    Ok(())
}

/// Returns the opponents in a round, and the pairing-allocated byes.
fn meetings(event: &Snapshot, round: &Round) -> Vec<(Participant, Met)> {
    let of_matches = round.matches();
    let sides = of_matches.iter().map(|of| of.sides);
    let met = sides.flat_map(|[one, other]| [(one, Met::Opponent(other)), (other, Met::Opponent(one))]);
    let bye = Out::Bye(Bye::PairingAllocated);
    let teams = event.teams().map(|(id, _)| Participant::Team(id));
    let teams = teams.filter(|&team| round.team_out(team) == Some(bye));
    let player = round.pairing_allocated_bye().map(Participant::Player);
    met.chain(teams.chain(player).map(|who| (who, Met::Bye))).collect()
}

/// Returns the assumed strength of all players, player 1 first: the rating that the event ranks them by; for unrated
/// players their performance against rated ones, or without games the median of the ratings.
fn strengths(event: &Snapshot) -> Vec<u16> {
    let mut known: Vec<Option<u16>> = vec![None; event.next_player().index()];
    for (id, registration) in event.seated() {
        if let Some(slot) = known.get_mut(id.index()) {
            *slot = tournament_rating(event, &registration.player).map(|rating| rating.get());
        }
    }
    let mut rated: Vec<u16> = known.iter().copied().flatten().collect();
    rated.sort_unstable();
    let middle = rated.get(rated.len() / 2).copied().unwrap_or(NOBODY_RATED);
    let rating = |id: PlayerId| known.get(id.index()).copied().flatten();
    // By player: games against rated opponents, the sum of their ratings, half points scored.
    let mut games: BTreeMap<PlayerId, [i32; 3]> = BTreeMap::new();
    for (_, board, result) in event.rounds().iter().flat_map(|round| round.games()) {
        let Some(GameResult::Played(_)) = result else { continue };
        let halves = result.map_or([0, 0], GameResult::halves);
        for (colour, halves) in [Colour::White, Colour::Black].into_iter().zip(halves) {
            let (own, other) = (board.meeting.player(colour), board.meeting.player(colour.other()));
            if let (None, Some(opponent)) = (rating(own), rating(other)) {
                let [count, ratings, scored] = games.entry(own).or_default();
                (*count, *ratings, *scored) = (*count + 1, *ratings + i32::from(opponent), *scored + halves);
            }
        }
    }
    let estimate = |id: PlayerId| {
        let &[count, ratings, halves] = games.get(&id)?;
        let percent = u32::try_from(50 * halves / count).ok()?;
        let above = difference(percent).clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE);
        u16::try_from(ratings / count + above).ok()
    };
    let ids = (1..).map(PlayerId);
    known.iter().zip(ids).map(|(rating, id)| rating.or_else(|| estimate(id)).unwrap_or(middle)).collect()
}
