//! Random events: players, rounds paired by a system of the engine, results by a rating model, and what else happens
//! in an event. Each is made of the same commands as an event at the board, so what comes out could have been recorded.
//!
//! Everything follows from the seed: no clock, no machine, no version of a library has a part in it.

mod chance;
mod odds;
mod quota;
mod shape;
#[cfg(test)]
mod tests;

pub use shape::{Apart, Often, Rate, Rates, Shape, Wishes, team_sizes};

use chance::Chance;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::format::{Facts, Format, Trace};
use hakem_engine::pairing::{
    MatchState, Next, Opening, ProposeError, drawn_teams, facts_of, matches, opening, propose,
    usual_tie_break_rules,
};
use hakem_engine::tiebreak::usual_list;
use hakem_engine::tournament::{
    BoardNo, ForbiddenPair, Forfeit, GameResult, Match, Meeting, Name, Outcome, Participant, Player,
    PlayerId, Rating, RequestedBye, Round, RoundNo, Settings, SettledBy, Settlement, Snapshot, SystemId,
    Team, TieBreakId, TieBreakRules, Title,
};
use hakem_engine::trf::{TrfFile, from_snapshot};
use odds::Odds;
use quota::Quotas;

/// A random event.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// What was drawn for it.
    pub shape: Shape,
    /// How it ended.
    pub event: Snapshot,
    /// The round that could not be paired, and why; the event ends before it.
    pub stopped: Option<(RoundNo, ProposeError)>,
}

impl Simulated {
    /// Returns the report of the event, with the numbers in it from which it can be made again.
    #[must_use]
    pub fn report(&self, seed: u64, number: u32) -> TrfFile {
        let mut file = from_snapshot(&self.event);
        file.add_comment(&format!("hakem: seed={seed} event={number}"));
        file
    }
}

/// Makes event `number` of a seed.
///
/// # Errors
/// Refuses wishes that no event can have, such as the Baku acceleration with points that it is not defined for.
pub fn simulate(
    wishes: &Wishes,
    system: &dyn Format,
    seed: u64,
    number: u32,
) -> Result<Simulated, CommandError> {
    let mut chance = Chance::new(seed, number);
    let shape = Shape::draw(wishes, system, &mut chance);
    let quotas = Quotas::of(&shape);
    let mut play = Play { shape, chance, quotas, event: Snapshot::blank(), strengths: Vec::new() };
    play.announce(wishes, system, seed, number)?;
    play.register(&wishes.rating_list)?;
    play.form_teams()?;
    play.forbid()?;
    let mut stopped = None;
    for round in play.shape.rounds.up_to() {
        play.come_and_go(round)?;
        match propose(&play.event, round, Trace::silent()) {
            Ok(proposal) => play.act(Command::DraftRound(proposal.draft))?,
            Err(why) => {
                stopped = Some((round, why));
                break;
            }
        }
        play.act(Command::publish(round))?;
        play.results(round)?;
    }
    Ok(Simulated { shape: play.shape, event: play.event, stopped })
}

/// An event while it is made.
struct Play {
    shape: Shape,
    chance: Chance,
    quotas: Quotas,
    event: Snapshot,
    /// How strong each player is, rated or not; player 1 first.
    strengths: Vec<u16>,
}

impl Play {
    fn act(&mut self, command: Command) -> Result<(), CommandError> {
        self.event = apply(&self.event, &command)?;
        Ok(())
    }

    fn announce(
        &mut self,
        wishes: &Wishes,
        system: &dyn Format,
        seed: u64,
        number: u32,
    ) -> Result<(), CommandError> {
        let blank = self.event.settings();
        let id = SystemId::new(system.id());
        let rules = usual_tie_break_rules(&id);
        let usual: &[&str] = match rules {
            TieBreakRules::Booklet => &["BH", "SB", "PS", "WON", "DE"],
            TieBreakRules::Fide2026 => &["BH/C1", "BH", "SB", "DE"],
        };
        let settings = Settings {
            // A number always makes a name.
            name: Name::new(&format!("Event {seed}-{number}")).unwrap_or_else(|_| blank.name.clone()),
            tie_break_rules: rules,
            system: id,
            rounds: self.shape.rounds,
            options: self.shape.options.clone(),
            initial_colour: Some(self.shape.initial_colour),
            points: self.shape.points,
            acceleration: self.shape.acceleration,
            tie_breaks: usual.iter().map(|code| TieBreakId::new(code)).collect(),
            ..blank.clone()
        };
        // Tables and teams are ranked by other tie-breaks.
        let has_own = system.facts().is_predetermined() || system.facts().pairs_teams();
        let of_format = usual_list(&settings).filter(|_| has_own);
        let list = wishes.tie_breaks.clone().or(of_format).unwrap_or(settings.tie_breaks);
        let settings = Settings { tie_breaks: list, ..settings };
        self.act(Command::Announce(Box::new(settings)))
    }

    /// Registers the players, with the ratings of the list as far as it goes.
    fn register(&mut self, ratings: &[Option<u16>]) -> Result<(), CommandError> {
        for number in 1..=self.shape.players {
            let listed = ratings.get(usize::from(number) - 1).copied();
            let drawn = self.chance.between(*self.shape.ratings.start(), *self.shape.ratings.end());
            let strength = listed.flatten().unwrap_or(drawn);
            self.strengths.push(strength);
            let left = u64::from(self.shape.players - number) + 1;
            let name = Name::new(&format!("Player {number:04}"));
            let mut player = Player::named(name.unwrap_or_else(|_| self.event.settings().name.clone()));
            let is_unrated = match listed {
                Some(rating) => rating.is_none(),
                None => self.quotas.unrated.comes(&mut self.chance, left),
            };
            if !is_unrated {
                player.rating = Rating::new(strength.into()).ok();
            } else if listed.is_none() && self.chance.percent(50) {
                player.national_rating = Rating::new(strength.into()).ok();
            }
            player.title = self.chance.percent(10).then(|| self.chance.one_of(Title::ALL));
            // Two have to be there for round 1.
            let chances = if number > 2 { left } else { 0 };
            let is_late = self.quotas.late_entries.comes(&mut self.chance, chances) && number > 2;
            let arrival = if is_late { self.arrival() } else { RoundNo(1) };
            let missed = self.chance.one_of([RequestedBye::ZeroPoint, RequestedBye::HalfPoint]);
            self.act(Command::Register { player, arrival, missed })?;
        }
        Ok(())
    }

    /// Puts the players into teams, the first ones into the first team, and draws the numbers of the teams.
    fn form_teams(&mut self) -> Result<(), CommandError> {
        let Some(size) = self.shape.team_size else { return Ok(()) };
        let players: Vec<PlayerId> = self.event.players().map(|(id, _)| id).collect();
        for (team, number) in players.chunks(size.into()).zip(1..) {
            let name = Name::new(&format!("Team {number}"));
            let name = name.unwrap_or_else(|_| self.event.settings().name.clone());
            self.act(Command::RegisterTeam(Team::of(name, team.to_vec(), Vec::new())))?;
        }
        let drawn = drawn_teams(&self.event, self.chance.below(u64::MAX));
        if let Ok(Some(Opening { settings, leg })) = opening(&self.event, &drawn) {
            self.shape.rounds = leg.last;
            let announced = settings.map(Command::Announce);
            announced
                .into_iter()
                .chain([Command::BeginLeg(leg)])
                .try_for_each(|command| self.act(command))?;
        }
        Ok(())
    }

    /// Draws the first round of a late entry.
    fn arrival(&mut self) -> RoundNo {
        let last = self.shape.rounds.0.min(6).into();
        RoundNo(u8::try_from(self.chance.between(1, last)).unwrap_or(1))
    }

    fn forbid(&mut self) -> Result<(), CommandError> {
        // A pair may be drawn again: a number is drawn until it is reached, unless there are too few pairs.
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
            let [one, other] = [0; 2].map(|_: u8| self.chance.between(1, self.shape.players));
            let players = [one.min(other), one.max(other)].map(|number| PlayerId(number.into()));
            let [first, last] = [0; 2].map(|_: u8| self.chance.between(1, self.shape.rounds.0.into()));
            let is_for_all = self.chance.percent(50);
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
        let settings = Settings { forbidden, ..self.event.settings().clone() };
        self.act(Command::Announce(Box::new(settings)))
    }

    /// Returns everybody who goes with a player: a team whose first player does, where results decide which teams meet.
    fn with_team(&self, id: PlayerId) -> Vec<PlayerId> {
        let by_results = facts_of(&self.event, RoundNo(1)).is_some_and(Facts::pairs_teams);
        let team = self.event.team_of(id).and_then(|team| self.event.team(team)).filter(|_| by_results);
        match team.filter(|team| team.players.first() == Some(&id)) {
            Some(team) => team.members().collect(),
            None => vec![id],
        }
    }

    /// Who leaves, and who misses the round.
    fn come_and_go(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let is_here = |id: &PlayerId| self.event.player(*id).is_some_and(|known| known.away(round).is_none());
        let here: Vec<PlayerId> = (1..=u32::from(self.shape.players)).map(PlayerId).filter(is_here).collect();
        let later = self.later(round, here.len());
        for (at, &id) in here.iter().enumerate() {
            let left = later + chances(here.len() - at);
            // With their team.
            if self.event.player(id).is_some_and(|known| known.away(round).is_some()) {
                continue;
            }
            let gone = if round > RoundNo(1) && self.quotas.withdrawals.comes(&mut self.chance, left) {
                Some(None)
            } else {
                self.bye(left).map(Some)
            };
            let Some(bye) = gone else { continue };
            for id in self.with_team(id) {
                if self.event.player(id).is_none_or(|known| known.withdrawn().is_some()) {
                    continue;
                }
                self.act(match bye {
                    None => Command::Withdraw { id, from: round },
                    Some(bye) => Command::SetBye { id, round, bye: Some(bye) },
                })?;
            }
        }
        Ok(())
    }

    /// Draws the bye that somebody asks for; `left`: how many more there are who may.
    fn bye(&mut self, left: u64) -> Option<RequestedBye> {
        let Quotas { half_point_byes, full_point_byes, zero_point_byes, .. } = &mut self.quotas;
        if half_point_byes.comes(&mut self.chance, left) {
            // One in ten of the byes that are granted is worth a full point, where none are asked for.
            let is_full = full_point_byes.is_none() && self.chance.percent(10);
            return Some(if is_full { RequestedBye::FullPoint } else { RequestedBye::HalfPoint });
        }
        if full_point_byes.as_mut().is_some_and(|full| full.comes(&mut self.chance, left)) {
            return Some(RequestedBye::FullPoint);
        }
        zero_point_byes.comes(&mut self.chance, left).then_some(RequestedBye::ZeroPoint)
    }

    /// Returns how many chances the rounds after one have for what so many have in it.
    fn later(&self, round: RoundNo, count: usize) -> u64 {
        chances(count) * u64::from(self.shape.rounds.0.saturating_sub(round.0))
    }

    fn results(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let meetings: Vec<_> = self
            .event
            .round(round)
            .map(|paired| {
                // Who is absent from a table has lost by forfeit already.
                let open = paired.games().filter(|(_, _, result)| result.is_none());
                open.map(|(number, board, _)| (number, board.meeting)).collect()
            })
            .unwrap_or_default();
        if self.event.round(round).is_some_and(Round::has_listed_matches) {
            return self.matches(round);
        }
        if meetings.is_empty() {
            return Ok(());
        }
        let (games, later) = (meetings.len(), self.later(round, meetings.len()));
        let results: Vec<(BoardNo, GameResult)> = meetings
            .into_iter()
            .enumerate()
            .map(|(at, (number, meeting))| (number, self.result(meeting, later + chances(games - at))))
            .collect();
        self.act(Command::TakeOverResults { round, results })
    }

    /// Plays matches game by game, and further games until each is decided.
    fn matches(&mut self, round: RoundNo) -> Result<(), CommandError> {
        loop {
            let boards = self.event.round(round).map_or(0, |paired| paired.boards().len());
            for board in (1..=u16::try_from(boards).unwrap_or(u16::MAX)).map(BoardNo) {
                let paired = self.event.round(round).filter(|paired| paired.awaits(board));
                if let Some(meeting) =
                    paired.and_then(|paired| paired.board(board)).map(|found| found.meeting)
                {
                    let left = chances(boards.saturating_sub(usize::from(board.0) - 1));
                    let result = self.result(meeting, left.max(1));
                    self.act(Command::EnterResult { round, board, result })?;
                }
            }
            let open = matches(&self.event, round).into_iter();
            let tied: Vec<MatchState> =
                open.filter(|state| matches!(state.next, Next::Add(..) | Next::Lot)).collect();
            if tied.is_empty() {
                return Ok(());
            }
            for state in tied {
                let Some(board) = state.board() else { continue };
                let command = match state.next {
                    Next::Add(stage, count) => Command::AddGames {
                        round,
                        board,
                        stage,
                        games: self.further(round, &state.of, count),
                    },
                    _ => {
                        let winner = state.of.sides.get(usize::from(self.chance.below(2) == 1)).copied();
                        let reason = "lot".to_owned();
                        let settlement = Some(Settlement { winner, by: SettledBy::Lot, reason });
                        Command::SettleMatch { round, board, settlement }
                    }
                };
                self.act(command)?;
            }
        }
    }

    /// Returns the further games of a match that is level: between players by turns, between teams with the colours turned.
    fn further(&self, round: RoundNo, of: &Match, count: u16) -> Vec<Meeting> {
        if let [Participant::Player(white), Participant::Player(black)] = of.sides {
            let first = Meeting { white, black };
            return (0..count).map(|turn| if turn % 2 == 0 { first } else { first.turned() }).collect();
        }
        let Some(paired) = self.event.round(round) else { return Vec::new() };
        let boards = of.boards.iter().take(count.into()).filter_map(|&board| paired.board(board));
        boards.map(|board| board.meeting.turned()).collect()
    }

    /// Draws the result of a game; `left`: how many games there are from it on.
    fn result(&mut self, meeting: Meeting, left: u64) -> GameResult {
        let Quotas { forfeits, double_forfeits, odd_results, .. } = &mut self.quotas;
        if double_forfeits.as_mut().is_some_and(|both| both.comes(&mut self.chance, left)) {
            return GameResult::Forfeit(Forfeit::Both);
        }
        if forfeits.comes(&mut self.chance, left) {
            let among = if double_forfeits.is_some() { 18 } else { 20 };
            return GameResult::Forfeit(match self.chance.below(among) {
                0..=8 => Forfeit::ToWhite,
                9..=17 => Forfeit::ToBlack,
                _ => Forfeit::Both,
            });
        }
        let strength = |id: PlayerId| self.strengths.get(id.index()).copied().unwrap_or_default();
        let odds = Odds::by_table(strength(meeting.white), strength(meeting.black));
        let outcome = odds.outcome(self.chance.millionth());
        if !odd_results.comes(&mut self.chance, left) {
            return GameResult::Played(outcome);
        }
        match self.chance.below(4) {
            0 => GameResult::Played(Outcome::WhiteDraws),
            1 => GameResult::Played(Outcome::BlackDraws),
            2 => GameResult::Played(Outcome::BothLose),
            _ => GameResult::Unrated(outcome),
        }
    }
}

/// How often each of a number of forbidden pairs is drawn at most.
const DRAWS: u32 = 50;

fn chances(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}
