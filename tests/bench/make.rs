//! Events generated from a seed, the same on every machine, for benchmarks and tests.

#[path = "../common/dice.rs"]
pub mod dice;

pub use dice::Dice;

use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, Colour, Forfeit, GameResult, Licence, Name, Outcome, Player, Rating, RequestedBye, RoundNo,
    Settings, Snapshot, SystemId, TieBreakRules,
};

/// Family names in three alphabets; a number after them makes any number of players.
const FAMILIES: [&str; 8] = ["Şükrüoğlu", "Çelik", "Dvořák", "Žižka", "Abbott", "İnan", "Ilıcalı", "Svoboda"];

/// Generates a player; names, FIDE IDs and licence numbers are unique within an event.
pub fn player(number: u64, dice: &mut Dice) -> Player {
    let family = FAMILIES[(number % 8) as usize];
    let rating = 1200 + (dice.number(700) + dice.number(700)) as i64;
    Player {
        rating: if dice.comes_up(5) { None } else { Rating::new(rating).ok() },
        fide_id: Some(6_300_000 + number),
        licence: Licence::of_number(10_000 + number),
        ..Player::named(Name::new(&format!("{family}, {number}")).expect("it has letters"))
    }
}

/// Generates a player for an event of this system: with an estimated rating if it cannot run without ratings.
pub fn entrant(system: &str, number: u64, dice: &mut Dice) -> Player {
    let player = player(number, dice);
    let estimate = if system.starts_with("dubov") { Rating::new(1400).ok() } else { None };
    Player { rating: player.rating.or(estimate), ..player }
}

/// Draws a result by the ratings: the expected score grows by a point in eight hundred; three in ten games
/// are drawn.
pub fn result(white: &Player, black: &Player, dice: &mut Dice) -> GameResult {
    let points = |player: &Player| player.strength().map_or(1400, |rating| i64::from(rating.get()));
    let expected = (50 + (points(white) - points(black)) / 8).clamp(4, 96) as usize;
    if dice.comes_up(30) {
        GameResult::Played(Outcome::Draw)
    } else if dice.comes_up(expected) {
        GameResult::Played(Outcome::WhiteWins)
    } else {
        GameResult::Played(Outcome::BlackWins)
    }
}

/// Makes the settings of an event whose initial colour is drawn.
pub fn settings(system: &str, rounds: u8) -> Settings {
    Settings {
        system: SystemId::new(system),
        rounds: RoundNo(rounds),
        initial_colour: Some(Colour::White),
        tie_break_rules: TieBreakRules::Booklet,
        ..Settings::named(Name::new("Büyük Açık").expect("it has letters"))
    }
}

/// An event and the commands that made it.
#[derive(Clone, Debug)]
pub struct Event {
    pub snapshot: Snapshot,
    pub commands: Vec<Command>,
    dice: Dice,
}

impl Event {
    /// Generates an event and plays its first rounds, each paired by the system, with one forfeit in a
    /// hundred.
    pub fn played(system: &str, players: u64, played: u8, rounds: u8) -> Self {
        Self::announced(settings(system, rounds), players, played)
    }

    /// Generates an event with these settings, and plays its first rounds.
    pub fn announced(settings: Settings, players: u64, played: u8) -> Self {
        Self::with_results(settings, players, played, |white, black, dice| match dice.comes_up(1) {
            true => GameResult::Forfeit(Forfeit::ToWhite),
            false => result(white, black, dice),
        })
    }

    /// Generates an event with these settings, and plays its first rounds with the given results.
    pub fn with_results(
        settings: Settings,
        players: u64,
        played: u8,
        results: impl Fn(&Player, &Player, &mut Dice) -> GameResult,
    ) -> Self {
        let mut event = Self { snapshot: Snapshot::blank(), commands: Vec::new(), dice: Dice(players << 8) };
        let system = settings.system.clone();
        event.act(Command::Announce(Box::new(settings)));
        for number in 0..players {
            let player = entrant(system.as_str(), number, &mut event.dice);
            let (arrival, missed) = (RoundNo(1), RequestedBye::ZeroPoint);
            event.act(Command::Register { player, arrival, missed });
        }
        for round in RoundNo(played).up_to() {
            event.play(round, &results);
        }
        event
    }

    fn act(&mut self, command: Command) {
        self.snapshot = apply(&self.snapshot, &command).expect("the event is played by the rules");
        self.commands.push(command);
    }

    fn play(&mut self, round: RoundNo, results: impl Fn(&Player, &Player, &mut Dice) -> GameResult) {
        let proposal = propose(&self.snapshot, round, Trace::silent())
            .expect("far more players than rounds can be paired");
        self.act(Command::DraftRound(proposal.draft.clone()));
        self.act(Command::publish(round));
        for (meeting, board) in proposal.draft.boards.into_iter().zip((1..).map(BoardNo)) {
            let [white, black] = [meeting.white, meeting.black]
                .map(|id| self.snapshot.player(id).expect("who was drawn is registered").player.clone());
            let result = results(&white, &black, &mut self.dice);
            self.act(Command::EnterResult { round, board, result });
        }
    }
}
