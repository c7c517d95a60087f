//! Random events: players, rounds paired by a system of the engine, results by a rating model, and what else happens
//! in an event. Each is made of the same commands as an event at the board, so what comes out could have been recorded.
//!
//! Everything follows from the seed: no clock, no machine, no version of a library has a part in it.

mod chance;
mod odds;
mod shape;

pub use shape::{Rate, Rates, Shape, Wishes, team_sizes};

use chance::Chance;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::format::{Format, Trace};
use hakem_engine::pairing::{
    Next, Opening, ProposeError, drawn_teams, matches, opening, propose, usual_tie_break_rules,
};
use hakem_engine::tiebreak::usual_list;
use hakem_engine::tournament::{
    BoardNo, ForbiddenPair, Forfeit, GameResult, Meeting, Name, Outcome, Participant, Player, PlayerId,
    Rating, RequestedBye, Round, RoundNo, Settings, Snapshot, SystemId, Team, TieBreakId, TieBreakRules,
    Title,
};
use hakem_engine::trf::{TrfFile, from_snapshot};
use odds::Odds;

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
    let mut play = Play { shape, chance, event: Snapshot::blank(), strengths: Vec::new() };
    play.announce(wishes, system, seed, number)?;
    play.register()?;
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
        let of_format = usual_list(&settings).filter(|_| system.facts().is_predetermined());
        let list = wishes.tie_breaks.clone().or(of_format).unwrap_or(settings.tie_breaks);
        let settings = Settings { tie_breaks: list, ..settings };
        self.act(Command::Announce(Box::new(settings)))
    }

    fn register(&mut self) -> Result<(), CommandError> {
        let rates = self.shape.rates;
        for number in 1..=self.shape.players {
            let strength = self.chance.between(*self.shape.ratings.start(), *self.shape.ratings.end());
            self.strengths.push(strength);
            let name = Name::new(&format!("Player {number:04}"));
            let mut player = Player::named(name.unwrap_or_else(|_| self.event.settings().name.clone()));
            if !self.chance.percent(rates.unrated) {
                player.rating = Rating::new(strength.into()).ok();
            } else if self.chance.percent(50) {
                player.national_rating = Rating::new(strength.into()).ok();
            }
            player.title = self.chance.percent(10).then(|| self.chance.one_of(Title::ALL));
            // Two have to be there for round 1.
            let is_late = self.chance.percent(rates.late_entries) && number > 2;
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
            self.act(Command::RegisterTeam(Team { name, players: team.to_vec(), reserves: Vec::new() }))?;
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
        let wanted = u32::from(self.shape.players) * u32::from(self.shape.rates.forbidden_pairs) / 100;
        let mut forbidden: Vec<ForbiddenPair> = Vec::new();
        for _ in 0..wanted {
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

    /// Who leaves, and who misses the round.
    fn come_and_go(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let rates = self.shape.rates;
        for id in (1..=u32::from(self.shape.players)).map(PlayerId) {
            let is_here = self.event.player(id).is_some_and(|known| known.away(round).is_none());
            if !is_here {
                continue;
            }
            if round > RoundNo(1) && self.chance.percent(rates.withdrawals) {
                self.act(Command::Withdraw { id, from: round })?;
            } else if self.chance.percent(rates.half_point_byes) {
                // One in ten of the byes that are granted is worth a full point.
                let is_full = self.chance.percent(10);
                let bye = if is_full { RequestedBye::FullPoint } else { RequestedBye::HalfPoint };
                self.act(Command::SetBye { id, round, bye: Some(bye) })?;
            } else if self.chance.percent(rates.zero_point_byes) {
                self.act(Command::SetBye { id, round, bye: Some(RequestedBye::ZeroPoint) })?;
            }
        }
        Ok(())
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
        let results: Vec<(BoardNo, GameResult)> = meetings
            .into_iter()
            .map(|(number, meeting)| (number, self.result(meeting.white, meeting.black)))
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
                    let result = self.result(meeting.white, meeting.black);
                    self.act(Command::EnterResult { round, board, result })?;
                }
            }
            let tied: Vec<_> = matches(&self.event, round)
                .into_iter()
                .filter_map(|state| match (state.next, state.of.sides, state.board()?) {
                    (
                        Next::Add(stage, count),
                        [Participant::Player(white), Participant::Player(black)],
                        board,
                    ) => Some((board, stage, count, Meeting { white, black })),
                    _ => None,
                })
                .collect();
            if tied.is_empty() {
                return Ok(());
            }
            for (board, stage, count, first) in tied {
                let games =
                    (0..count).map(|turn| if turn % 2 == 0 { first } else { first.turned() }).collect();
                self.act(Command::AddGames { round, board, stage, games })?;
            }
        }
    }

    /// Draws the result of a game.
    fn result(&mut self, white: PlayerId, black: PlayerId) -> GameResult {
        let rates = self.shape.rates;
        if self.chance.percent(rates.forfeits) {
            return GameResult::Forfeit(match self.chance.below(20) {
                0..=8 => Forfeit::ToWhite,
                9..=17 => Forfeit::ToBlack,
                _ => Forfeit::Both,
            });
        }
        let strength = |id: PlayerId| self.strengths.get(id.index()).copied().unwrap_or_default();
        let odds = Odds::of(strength(white), strength(black));
        let outcome = odds.outcome(self.chance.millionth());
        if !self.chance.percent(rates.odd_results) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_engine::pairing::system;
    use hakem_engine::tournament::{Acceleration, Bye, Place, PointSystem, Points};

    fn dutch() -> &'static dyn Format {
        system("dutch-2026").unwrap()
    }

    fn wishes(players: u16, rounds: u8, rates: Rates<u8>) -> Wishes {
        let Rates { forfeits, odd_results, half_point_byes, zero_point_byes, .. } = rates;
        let Rates { withdrawals, late_entries, forbidden_pairs, unrated, .. } = rates;
        let rates = Rates {
            forfeits: Some(forfeits),
            odd_results: Some(odd_results),
            half_point_byes: Some(half_point_byes),
            zero_point_byes: Some(zero_point_byes),
            withdrawals: Some(withdrawals),
            late_entries: Some(late_entries),
            forbidden_pairs: Some(forbidden_pairs),
            unrated: Some(unrated),
        };
        Wishes { players: Some(players), rounds: Some(RoundNo(rounds)), rates, ..Wishes::default() }
    }

    #[test]
    fn an_event_follows_from_its_seed_and_number() {
        let report =
            |seed, number| simulate(&Wishes::default(), dutch(), seed, number).unwrap().report(seed, number);
        assert_eq!(report(7, 3), report(7, 3));
        assert_ne!(report(7, 3).players, report(7, 4).players);
        assert_ne!(report(7, 3).players, report(8, 3).players);
    }

    #[test]
    fn without_rates_everybody_plays_every_round() {
        let made = simulate(&wishes(16, 5, Rates::default()), dutch(), 1, 1).unwrap();
        assert_eq!(made.stopped, None);
        assert_eq!(made.event.rounds().len(), 5);
        for round in made.event.rounds() {
            assert!(round.places().iter().all(|place| matches!(place, Place::AtBoard(..))));
            assert!(round.games().all(|(.., result)| matches!(result, Some(GameResult::Played(_)))));
        }
    }

    #[test]
    fn a_full_rate_leaves_nothing_to_chance() {
        let forfeited = Rates { forfeits: 100, unrated: 100, ..Rates::default() };
        let made = simulate(&wishes(8, 2, forfeited), dutch(), 1, 1).unwrap();
        assert!(made.event.players().all(|(_, known)| known.player.rating.is_none()));
        let games = made.event.rounds().iter().flat_map(|round| round.games());
        assert!(games.into_iter().all(|(.., result)| matches!(result, Some(GameResult::Forfeit(_)))));
        let absent = Rates { zero_point_byes: 100, ..Rates::default() };
        let made = simulate(&wishes(8, 2, absent), dutch(), 1, 1).unwrap();
        assert!(matches!(made.stopped, Some((RoundNo(1), _))), "nobody is there");
    }

    /// Every kind of thing that can happen does, in a few events.
    #[test]
    fn events_have_byes_withdrawals_late_entries_and_forbidden_pairs() {
        let rates = Rates {
            odd_results: 20,
            half_point_byes: 10,
            zero_point_byes: 10,
            withdrawals: 5,
            late_entries: 20,
            forbidden_pairs: 40,
            ..Rates::default()
        };
        let events: Vec<Simulated> =
            (1..=5).map(|number| simulate(&wishes(41, 5, rates), dutch(), 2026, number).unwrap()).collect();
        let players = || events.iter().flat_map(|made| made.event.players().map(|(_, known)| known));
        assert!(players().any(|known| known.withdrawn.is_some()));
        assert!(players().any(|known| known.arrival > RoundNo(1) && known.missed == RequestedBye::HalfPoint));
        assert!(events.iter().all(|made| !made.event.settings().forbidden.is_empty()));
        let rounds = || events.iter().flat_map(|made| made.event.rounds());
        let places = || rounds().flat_map(|round| round.places());
        for bye in
            [RequestedBye::HalfPoint, RequestedBye::FullPoint, RequestedBye::ZeroPoint].map(Bye::Requested)
        {
            assert!(places().any(|&place| place == Place::Bye(bye)), "{bye:?}");
        }
        assert!(places().any(|&place| place == Place::Bye(Bye::PairingAllocated)));
        let results = || rounds().flat_map(|round| round.games().map(|(.., result)| result));
        assert!(results().any(|result| result == Some(GameResult::Played(Outcome::BothLose))));
        assert!(results().any(|result| matches!(result, Some(GameResult::Unrated(_)))));
    }

    #[test]
    fn events_keep_the_limits_of_their_system() {
        let basic = || system("basic-swiss").unwrap();
        let asked = wishes(3, 7, Rates::default());
        let stopped = |wishes: &Wishes| simulate(wishes, basic(), 1, 1).unwrap().stopped;
        assert!(matches!(
            stopped(&asked),
            Some((RoundNo(1), ProposeError::RoundsOutOfRange { most: 2, .. }))
        ));
        let asked = Wishes { ratings: Some(500..=800), ..wishes(30, 7, Rates::default()) };
        assert!(matches!(stopped(&asked), Some((RoundNo(1), ProposeError::RatingTooLow { .. }))));
        for number in 1..=20 {
            let made = simulate(&Wishes::default(), basic(), 4, number).unwrap();
            assert!(!matches!(made.stopped, Some((RoundNo(1), ProposeError::RoundsOutOfRange { .. }))));
        }
    }

    #[test]
    fn what_no_event_can_have_is_refused() {
        let points =
            PointSystem { win: Points::from_tenths(30), draw: Points::ONE, ..PointSystem::default() };
        let acceleration = Some(Acceleration::Baku);
        let wishes = Wishes { points: Some(points), acceleration, ..Wishes::default() };
        assert_eq!(simulate(&wishes, dutch(), 1, 1).unwrap_err(), CommandError::PointsForbidBaku);
    }
}
