//! The rest of an event, played by chance many times from where it stands: how often everybody ends on which place.
//!
//! A continuation keeps what is known: results, drafts, byes and absences. Games that are open are played by the ratings, rounds that
//! are not paired are paired by the event's own system, and nobody is absent but who said so. It follows from the seed and its number
//! alone, so the same seed gives the same rehearsal, in whichever order its continuations are played.

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

/// What somebody is taken for of whom nothing is known in an event where nobody is rated.
const NOBODY_RATED: u16 = 1500;

/// An estimate is at most so much above or below the opponents: no larger difference counts (table 8.1.2).
const MOST_DIFFERENCE: i32 = 400;

/// Why an event is not rehearsed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotRehearsed {
    /// Nothing is left to be played.
    #[error("Every round is played. Rehearse while games or rounds are still to come.")]
    Over,
    /// The event as it is cannot be played on.
    #[error("The event cannot be played on as it is: {0} Settle that, then rehearse again.")]
    Refused(#[from] CommandError),
    /// No continuation came to its end.
    #[error("Round {round} could not be paired in any continuation: {why}")]
    NeverPaired {
        /// The round that the first of them could not pair.
        round: RoundNo,
        /// Why not.
        why: ProposeError,
    },
}

/// Whom somebody meets in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Met {
    /// Another participant.
    Opponent(Participant),
    /// Nobody: the pairing-allocated bye.
    Bye,
}

/// How often a participant ended how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The points of all ends together, in tenths; of a team match points.
    points: i64,
    /// How often on which place, the best of those that are shared.
    pub places: BTreeMap<usize, u32>,
    /// How often with a prize.
    pub prizes: u32,
    /// How often with a title norm.
    pub norms: BTreeMap<NormTitle, u32>,
    /// How often they met whom in the next round that is to be paired.
    pub next: BTreeMap<Met, u32>,
}

impl Forecast {
    /// Returns how often they ended on a place or a better one.
    #[must_use]
    pub fn up_to(&self, place: usize) -> u32 {
        self.places.range(..=place).map(|(_, count)| count).sum()
    }

    /// Returns the best and the worst place between which nine in ten of their ends are; `None` where they never had one.
    #[must_use]
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

    /// Returns their place on average, in hundredths; the last of all where they never had one.
    #[must_use]
    pub fn middle_place(&self) -> usize {
        let sum = |sum: [usize; 2], (place, count): (&usize, &u32)| {
            let count = usize::try_from(*count).unwrap_or(usize::MAX);
            [sum[0] + place * count, sum[1] + count]
        };
        let [sum, count] = self.places.iter().fold([0, 0], sum);
        (100 * sum).checked_div(count).unwrap_or(usize::MAX)
    }

    /// Returns their points at the end on average, in hundredths of a point.
    #[must_use]
    pub fn expected(&self, ends: u32) -> i64 {
        let ends = i64::from(ends.max(1));
        (10 * self.points + ends / 2).div_euclid(ends)
    }

    /// Returns whom they met how often, the most frequent first.
    #[must_use]
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

/// What continuations of an event came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rehearsal {
    /// What chance follows from.
    pub seed: u64,
    /// The first round of which something was played by chance.
    pub from: RoundNo,
    /// The last round.
    pub last: RoundNo,
    /// The first round that was not paired yet; `None` where all are.
    pub next: Option<RoundNo>,
    /// How many continuations came to their end: the figures are of those.
    pub ends: u32,
    /// How many did not, because a round could not be paired.
    pub stopped: u32,
    /// The first of those.
    first_stop: Option<Stop>,
    /// Everybody who is ranked.
    pub forecasts: BTreeMap<Participant, Forecast>,
}

impl Rehearsal {
    /// Puts other continuations of the same rest beside these.
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

    /// Returns the rehearsal where some continuation came to its end.
    ///
    /// # Errors
    /// Says which round never could be paired.
    pub fn ended(self) -> Result<Self, NotRehearsed> {
        match self.first_stop {
            Some(Stop { round, why, .. }) if self.ends == 0 => Err(NotRehearsed::NeverPaired { round, why }),
            _ => Ok(self),
        }
    }
}

/// What is left to be played of an event.
#[derive(Clone, Debug)]
pub struct Rest {
    event: Snapshot,
    strengths: Vec<u16>,
    from: RoundNo,
    last: RoundNo,
    next: Option<RoundNo>,
    /// Who may still reach a title norm.
    aspirants: Vec<PlayerId>,
}

impl Rest {
    /// Finds what is left of an event as it is now.
    ///
    /// # Errors
    /// Says that nothing is.
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

    /// Plays continuations, each by its number.
    ///
    /// # Errors
    /// Says why the event cannot be played on as it is.
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

    /// Plays a continuation; returns its end, or the round that could not be paired.
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

    /// Counts how everybody ended.
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

    /// Counts the title norms that were reached.
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

/// Whether something of a round is still to be played.
fn is_open(event: &Snapshot, round: RoundNo) -> bool {
    let is_played = event.round(round).is_some_and(|paired| {
        let is_missing = |result: Option<GameResult>| result == Some(GameResult::Adjourned);
        paired.stage() == Stage::Published
            && paired.is_complete()
            && !paired.games().any(|(.., result)| is_missing(result))
    });
    !is_played || !undecided(event, round).is_empty()
}

/// Does by chance what is to be settled before round 1 is paired: the initial colour, the numbers of the teams.
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

/// Plays the adjourned games of a round to their end.
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

/// Returns who meets whom in a round, and who has the pairing-allocated bye.
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

/// Returns how strong everybody is taken for, player 1 first: the rating by which the event ranks them; of who has none the performance
/// against those who have one, and before there is any what the rated are in the middle.
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
    // By player: games against rated opponents, the ratings of these, half points scored.
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
