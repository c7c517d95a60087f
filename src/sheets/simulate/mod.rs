//! Random events: players, rounds paired by a system of the engine, results by a rating model, and other occurrences of
//! an event. Each consists of the same commands as an event at the board, so it could have been recorded.
//!
//! Everything follows from the seed: neither clock nor machine nor the version of a library has any influence.

mod chance;
mod odds;
mod play;
mod quota;
mod rehearsal;
mod shape;
#[cfg(test)]
mod tests;

pub use rehearsal::{Forecast, Met, NotRehearsed, Rehearsal, Rest};
pub use shape::{Apart, Often, Rate, Rates, Shape, Wishes, team_sizes};

use chance::Chance;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::format::{Facts, Format};
use hakem_engine::pairing::{ProposeError, facts_of, usual_tie_break_rules};
use hakem_engine::tiebreak::usual_list;
use hakem_engine::tournament::{
    Acceleration, ForbiddenPair, Name, NumberGroup, NumberGroups, Player, PlayerId, Points, Rating,
    RequestedBye, RoundNo, Settings, Snapshot, SystemId, Team, TieBreakId, TieBreakRules, Title,
};
use hakem_engine::trf::{TrfFile, from_snapshot};
use play::{Play, chances};
use quota::Quotas;

/// A random event.
#[derive(Clone, Debug)]
pub struct Simulated {
    pub shape: Shape,
    /// The final state.
    pub event: Snapshot,
    /// The round that could not be paired, with the reason; the event ends before it.
    pub stopped: Option<(RoundNo, ProposeError)>,
}

impl Simulated {
    /// Returns the report of the event, with the numbers needed to recreate it.
    pub fn report(&self, seed: u64, number: u32) -> TrfFile {
        let mut file = from_snapshot(&self.event);
        file.add_comment(&format!("hakem: seed={seed} event={number}"));
        file
    }
}

/// Creates event `number` of a seed.
///
/// # Errors
/// Returns an error for wishes that no event can satisfy, such as the Baku acceleration with points that it is not
/// defined for.
pub fn simulate(
    wishes: &Wishes,
    system: &dyn Format,
    seed: u64,
    number: u32,
) -> Result<Simulated, CommandError> {
    let mut chance = Chance::new(seed, number);
    let shape = Shape::draw(wishes, system, &mut chance);
    let (quotas, last) = (Quotas::of(&shape), shape.rounds);
    let play = Play { chance, quotas, event: Snapshot::blank(), strengths: Vec::new(), last };
    let mut making = Making { shape, play };
    making.announce(wishes, system, seed, number)?;
    making.register(&wishes.rating_list)?;
    making.form_teams()?;
    making.forbid()?;
    let mut stopped = None;
    for round in making.shape.rounds.up_to() {
        making.come_and_go(round)?;
        stopped = making.play.pair(round)?.map(|why| (round, why));
        if stopped.is_some() {
            break;
        }
        making.play.results(round)?;
    }
    Ok(Simulated { shape: making.shape, event: making.play.event, stopped })
}

/// An event in progress.
struct Making {
    shape: Shape,
    play: Play,
}

impl Making {
    fn announce(
        &mut self,
        wishes: &Wishes,
        system: &dyn Format,
        seed: u64,
        number: u32,
    ) -> Result<(), CommandError> {
        let blank = self.play.event.settings();
        let id = SystemId::new(system.id());
        let rules = usual_tie_break_rules(&id);
        let usual: &[&str] = match rules {
            TieBreakRules::Booklet => &["BH", "SB", "PS", "WON", "DE"],
            TieBreakRules::Fide2026 => &["BH/C1", "BH", "SB", "DE"],
        };
        let settings = Settings {
            // A number is always a valid name.
            name: Name::new(&format!("Event {seed}-{number}")).unwrap_or_else(|_| blank.name.clone()),
            tie_break_rules: rules,
            system: id,
            rounds: self.shape.rounds,
            options: self.shape.options.clone(),
            initial_colour: Some(self.shape.initial_colour),
            points: self.shape.points,
            acceleration: self.shape.acceleration,
            number_groups: self.number_groups(),
            tie_breaks: usual.iter().map(|code| TieBreakId::new(code)).collect(),
            ..blank.clone()
        };
        // Tables, teams and systems that rank by values have different tie-breaks.
        let facts = system.facts();
        let has_own = facts.is_predetermined() || facts.pairs_teams() || facts.by_values;
        let of_format = usual_list(&settings).filter(|_| has_own);
        let list = wishes.tie_breaks.clone().or(of_format).unwrap_or(settings.tie_breaks);
        let settings = Settings { tie_breaks: list, ..settings };
        self.play.act(Command::Announce(Box::new(settings)))
    }

    /// Returns the groups of an acceleration by groups of numbers: thirds with two points, one and none in the first half
    /// of the rounds.
    fn number_groups(&self) -> NumberGroups {
        let Shape { players, rounds, acceleration, .. } = &self.shape;
        let (third, last) = (players / 3, RoundNo(rounds.0.div_ceil(2)));
        let group = |(at, points): (u16, i32)| NumberGroup {
            numbers: [at * third + 1, (at + 1) * third],
            rounds: [RoundNo(1), last],
            points: Points::from_tenths(points),
        };
        let is_used = *acceleration == Acceleration::Groups && third > 0;
        let groups = [(0, 20), (1, 10)].into_iter().filter(|_| is_used);
        groups.map(group).collect::<Vec<_>>().into()
    }

    /// Registers the players, with the ratings of the list as far as it extends.
    fn register(&mut self, ratings: &[Option<u16>]) -> Result<(), CommandError> {
        for number in 1..=self.shape.players {
            let listed = ratings.get(usize::from(number) - 1).copied();
            let drawn = self.play.chance.between(*self.shape.ratings.start(), *self.shape.ratings.end());
            let strength = listed.flatten().unwrap_or(drawn);
            self.play.strengths.push(strength);
            let left = u64::from(self.shape.players - number) + 1;
            let name = Name::new(&format!("Player {number:04}"));
            let mut player = Player::named(name.unwrap_or_else(|_| self.play.event.settings().name.clone()));
            let is_unrated = match listed {
                Some(rating) => rating.is_none(),
                None => self.play.quotas.unrated.comes(&mut self.play.chance, left),
            };
            if !is_unrated {
                player.rating = Rating::new(strength.into()).ok();
            } else if listed.is_none() && self.play.chance.percent(50) {
                player.national_rating = Rating::new(strength.into()).ok();
            }
            player.title = self.play.chance.percent(10).then(|| self.play.chance.one_of(Title::RANKED));
            // Two players must be present in round 1.
            let chances = if number > 2 { left } else { 0 };
            let is_late = self.play.quotas.late_entries.comes(&mut self.play.chance, chances) && number > 2;
            let arrival = if is_late { self.arrival() } else { RoundNo(1) };
            let missed = self.play.chance.one_of([RequestedBye::ZeroPoint, RequestedBye::HalfPoint]);
            self.play.act(Command::Register { player, arrival, missed })?;
        }
        Ok(())
    }

    /// Assigns the players to teams, the first ones to the first team, and draws the numbers of the teams.
    fn form_teams(&mut self) -> Result<(), CommandError> {
        let Some(size) = self.shape.team_size else { return Ok(()) };
        let players: Vec<PlayerId> = self.play.event.players().map(|(id, _)| id).collect();
        for (team, number) in players.chunks(size.into()).zip(1..) {
            let name = Name::new(&format!("Team {number}"));
            let name = name.unwrap_or_else(|_| self.play.event.settings().name.clone());
            self.play.act(Command::RegisterTeam(Team::of(name, team.to_vec(), Vec::new())))?;
        }
        self.play.open_teams()?;
        self.shape.rounds = self.play.last;
        Ok(())
    }

    /// Draws the first round of a late entry.
    fn arrival(&mut self) -> RoundNo {
        let last = self.shape.rounds.0.min(6).into();
        RoundNo(u8::try_from(self.play.chance.between(1, last)).unwrap_or(1))
    }

    fn forbid(&mut self) -> Result<(), CommandError> {
        // A pair may be drawn again: for a number, drawing continues until it is reached, unless there are too few
        // pairs.
        let (wanted, draws) = match self.shape.rates.forbidden_pairs {
            Often::Share(share) => {
                let wanted = u32::from(self.shape.players) * u32::from(share) / 100;
                (wanted, wanted)
            }
            Often::Number(number) => (number.into(), DRAWS * u32::from(number)),
        };
        let mut forbidden: Vec<ForbiddenPair> = Vec::new();
        for _ in 0..draws {
            if u32::try_from(forbidden.len()) == Ok(wanted) {
                break;
            }
            let [one, other] = [0; 2].map(|_: u8| self.play.chance.between(1, self.shape.players));
            let players = [one.min(other), one.max(other)].map(|number| PlayerId(number.into()));
            let [first, last] = [0; 2].map(|_: u8| self.play.chance.between(1, self.shape.rounds.0.into()));
            let is_for_all = self.play.chance.percent(50);
            let round = |number: u16| RoundNo(u8::try_from(number).unwrap_or(u8::MAX));
            let (first, last) = if is_for_all {
                (RoundNo(1), self.shape.rounds)
            } else {
                (round(first.min(last)), round(first.max(last)))
            };
            if one != other && !forbidden.iter().any(|pair| pair.players == players) {
                forbidden.push(ForbiddenPair { players, first, last });
            }
        }
        if forbidden.is_empty() {
            return Ok(());
        }
        let settings = Settings { forbidden, ..self.play.event.settings().clone() };
        self.play.act(Command::Announce(Box::new(settings)))
    }

    /// Returns all players who leave with a player: if results determine pairings of teams, those of a team whose first
    /// player leaves.
    fn with_team(&self, id: PlayerId) -> Vec<PlayerId> {
        let by_results = facts_of(&self.play.event, RoundNo(1)).is_some_and(Facts::pairs_teams);
        let team =
            self.play.event.team_of(id).and_then(|team| self.play.event.team(team)).filter(|_| by_results);
        match team.filter(|team| team.players.first() == Some(&id)) {
            Some(team) => team.members().collect(),
            None => vec![id],
        }
    }

    /// Draws the players who leave, and those who miss the round.
    fn come_and_go(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let is_here =
            |id: &PlayerId| self.play.event.player(*id).is_some_and(|known| known.away(round).is_none());
        let here: Vec<PlayerId> = (1..=u32::from(self.shape.players)).map(PlayerId).filter(is_here).collect();
        let later = self.play.later(round, here.len());
        for (at, &id) in here.iter().enumerate() {
            let left = later + chances(here.len() - at);
            // With their team.
            if self.play.event.player(id).is_some_and(|known| known.away(round).is_some()) {
                continue;
            }
            let gone =
                if round > RoundNo(1) && self.play.quotas.withdrawals.comes(&mut self.play.chance, left) {
                    Some(None)
                } else {
                    self.bye(left).map(Some)
                };
            let Some(bye) = gone else { continue };
            for id in self.with_team(id) {
                if self.play.event.player(id).is_none_or(|known| known.withdrawn().is_some()) {
                    continue;
                }
                self.play.act(match bye {
                    None => Command::Withdraw { id, from: round },
                    Some(bye) => Command::SetBye { id, round, bye: Some(bye) },
                })?;
            }
        }
        Ok(())
    }

    /// Draws a requested bye; `left` is the number of remaining candidates.
    fn bye(&mut self, left: u64) -> Option<RequestedBye> {
        let Quotas { half_point_byes, full_point_byes, zero_point_byes, .. } = &mut self.play.quotas;
        if half_point_byes.comes(&mut self.play.chance, left) {
            // One in ten of the granted byes is a full-point bye, if none are requested separately.
            let is_full = full_point_byes.is_none() && self.play.chance.percent(10);
            return Some(if is_full { RequestedBye::FullPoint } else { RequestedBye::HalfPoint });
        }
        if full_point_byes.as_mut().is_some_and(|full| full.comes(&mut self.play.chance, left)) {
            return Some(RequestedBye::FullPoint);
        }
        zero_point_byes.comes(&mut self.play.chance, left).then_some(RequestedBye::ZeroPoint)
    }
}

/// Maximum number of draws per forbidden pair wanted.
const DRAWS: u32 = 50;
