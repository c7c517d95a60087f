//! Deciding of team matches in a knockout, and a complete cup through commands.

use super::TeamKnockout;
use crate::command::{Command, CommandError, apply};
use crate::format::{Field, Format, LegField, PastGame, PastMatch, Seat, Settled, Side, Trace};
use crate::pairing::{
    DecidedBy, MatchState, NextGame, bracket, contradicted, drawn_teams, matches, opening, propose,
};
use crate::standings::team_standings;
use crate::test_events::check_report;
use crate::tournament::{
    BoardNo, Colour, ColourLot, GameResult, GameStage, Name, OptionValue, Options, Outcome, PairingNumber,
    Participant, Player, PlayerId, Points, RequestedBye, RoundNo, Settings, SettledBy, Settlement, Snapshot,
    SystemId, Team, TeamId,
};
use std::num::NonZeroU8;

/// Creates the games with the results of the team listed first, board 1 first: it has White on odd boards.
fn games(stage: GameStage, results: &str) -> Vec<PastGame> {
    let game = |(board, result): (usize, char)| {
        let is_white = board % 2 == 0;
        let outcome = match (result, is_white) {
            ('1', true) | ('0', false) => Outcome::WhiteWins,
            ('0', true) | ('1', false) => Outcome::BlackWins,
            _ => Outcome::Draw,
        };
        let [white, black] = if is_white { [Seat(0), Seat(1)] } else { [Seat(1), Seat(0)] };
        let result = (result != '.').then_some(GameResult::Played(outcome));
        PastGame { white, black, stage, result }
    };
    results.chars().enumerate().map(game).collect()
}

/// Checks the outcome of a match under options, with its play-offs.
#[track_caller]
fn check(options: &[(&str, &str)], results: &str, play_offs: &[&str], expected: Settled) {
    let mut of = PastMatch {
        sides: [Side::Team(0), Side::Team(1)],
        games: games(GameStage::Match, results),
        score: None,
        settled: None,
    };
    of.games.extend(play_offs.iter().flat_map(|results| games(GameStage::PlayOff, results)));
    assert_eq!(TeamKnockout.settle(&of, &field(options)), expected, "{options:?} {results} {play_offs:?}");
}

fn field(options: &[(&str, &str)]) -> Field {
    let mut announced = Options::default();
    for (key, value) in options {
        let value =
            value.parse().map_or_else(|_| OptionValue::Choice((*value).to_owned()), OptionValue::Number);
        announced.set(key, Some(value));
    }
    Field {
        round: RoundNo(1),
        rounds: RoundNo(1),
        initial_colour: Colour::White,
        alphabet: crate::collate::Language::English,
        points: crate::tournament::PointSystem::default(),
        options: announced,
        forbidden: Vec::new(),
        players: Vec::new(),
        leg: LegField::default(),
    }
}

const FIRST: Settled = Settled::Decided(Some(Side::Team(0)));
const SECOND: Settled = Settled::Decided(Some(Side::Team(1)));
const PLAY_OFF: Settled = Settled::Tied(GameStage::PlayOff);

#[test]
fn the_points_of_the_boards_decide_first_then_the_play_off_then_the_count_of_boards_then_the_lot() {
    check(&[], "1½0½.", &[], Settled::Running);
    check(&[], "1½½½", &[], FIRST);
    check(&[], "100½", &[], SECOND);
    check(&[], "1001", &[], PLAY_OFF);
    check(&[], "1001", &["01.0"], Settled::Running);
    check(&[], "1001", &["0110"], FIRST);
    check(&[], "½½½½", &["½00½"], SECOND);
    check(&[], "½½½½", &["1001"], Settled::Level);
    let two = [("play-offs", "2")];
    check(&two, "1001", &["½½½½"], PLAY_OFF);
    check(&two, "1001", &["½½½½", "0½½½"], SECOND);
}

#[test]
fn the_berlin_count_weighs_boards_and_the_highest_won_board_decides_the_rest() {
    let none = ("play-offs", "0");
    // Board 1 counts four, board 4 one: 4 against 3, 5 against 5.
    check(&[none], "10½½", &[], FIRST);
    check(&[none], "½01½", &[], SECOND);
    check(&[none, ("board-count", "berlin")], "0110", &[], Settled::Level);
    check(&[none], "0110", &[], SECOND);
    check(&[none, ("board-count", "top")], "½01½", &[], SECOND);
    check(&[none, ("board-count", "top")], "½½½½", &[], Settled::Level);
    check(&[none, ("board-count", "none")], "10½½", &[], Settled::Level);
    check(&[("level", "boards")], "10½½", &[], FIRST);
    check(&[("level", "boards")], "½½½½", &[], PLAY_OFF);
}

#[test]
fn a_tied_match_with_only_a_total_score_has_no_boards_to_count() {
    let mut of = PastMatch {
        sides: [Side::Team(0), Side::Team(1)],
        games: games(GameStage::Match, "...."),
        score: Some([Points::from_tenths(25), Points::from_tenths(15)]),
        settled: None,
    };
    let none = field(&[("play-offs", "0"), ("level", "boards")]);
    assert_eq!(TeamKnockout.settle(&of, &none), FIRST);
    of.score = Some([Points::from_tenths(20); 2]);
    assert_eq!(TeamKnockout.settle(&of, &none), Settled::Level);
    assert_eq!(TeamKnockout.settle(&of, &field(&[])), PLAY_OFF);
}

/// A cup of six teams of two, Ankara the strongest.
struct Cup(Snapshot);

impl Cup {
    fn new(options: &[(&str, OptionValue)]) -> Self {
        let mut settings = Settings::named(Name::new("Cup").unwrap());
        settings.system = SystemId::new("team-knockout");
        settings.tie_break_rules = crate::tournament::TieBreakRules::Booklet;
        for (key, value) in options {
            settings.options.set(key, Some(value.clone()));
        }
        let mut cup = Self(Snapshot::blank());
        cup.act(Command::Announce(Box::new(settings)));
        for number in 1..=12 {
            let rating = crate::tournament::Rating::new(2600 - 50 * i64::from(number)).ok();
            let name = Name::new(&format!("Player {number:02}")).unwrap();
            let player = Player { rating, ..Player::named(name) };
            cup.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        for (name, first) in
            ["Ankara", "Brno", "Cluj", "Dakar", "Essen", "Faro"].into_iter().zip((1..).step_by(2))
        {
            let players = vec![PlayerId(first), PlayerId(first + 1)];
            cup.act(Command::RegisterTeam(Team::of(Name::new(name).unwrap(), players, Vec::new())));
        }
        let order = drawn_teams(&cup.0, 1);
        let made = opening(&cup.0, &order).unwrap().unwrap();
        cup.act(Command::Announce(made.settings.unwrap()));
        cup.act(Command::BeginLeg(made.leg));
        cup
    }

    fn act(&mut self, command: Command) {
        self.0 = apply(&self.0, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    fn pair(&mut self, round: u8) {
        let draft = propose(&self.0, RoundNo(round), Trace::silent()).unwrap().draft;
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(RoundNo(round)));
    }

    /// Enters results of boards, White's points first.
    fn enter(&mut self, round: u8, first: u16, results: &str) {
        for (board, result) in (first..).map(BoardNo).zip(results.chars()) {
            let outcome = match result {
                '1' => Outcome::WhiteWins,
                '0' => Outcome::BlackWins,
                _ => Outcome::Draw,
            };
            let result = GameResult::Played(outcome);
            self.act(Command::EnterResult { round: RoundNo(round), board, result });
        }
    }

    fn state(&self, round: u8, board: u16) -> MatchState {
        let found = matches(&self.0, RoundNo(round));
        found.into_iter().find(|state| state.of.boards.contains(&BoardNo(board))).unwrap()
    }
}

fn team(id: u16) -> Participant {
    Participant::Team(TeamId(id))
}

fn sides(cup: &Cup, round: u8) -> Vec<[Participant; 2]> {
    matches(&cup.0, RoundNo(round)).into_iter().map(|state| state.of.sides).collect()
}

#[test]
fn six_teams_play_a_cup_with_colours_by_lot_a_play_off_a_lot_and_places_by_how_far_they_came() {
    let mut cup = Cup::new(&[]);
    cup.pair(1);
    assert_eq!(sides(&cup, 1), [[team(3), team(6)], [team(4), team(5)]]);
    assert_eq!(cup.0.settings().rounds, RoundNo(3));
    // The captain of Faro wins the lot and takes White on board 1.
    let lot = ColourLot { won: team(6), white: team(6), seed: None };
    cup.act(Command::DrawColours { round: RoundNo(1), board: BoardNo(1), lot });
    let seated = |cup: &Cup, board| cup.0.round(RoundNo(1)).unwrap().board(BoardNo(board)).unwrap().meeting;
    assert_eq!(seated(&cup, 1), (PlayerId(11), PlayerId(5)).into());
    assert_eq!(seated(&cup, 2), (PlayerId(6), PlayerId(12)).into());
    assert_eq!(sides(&cup, 1)[0], [team(6), team(3)]);
    cup.enter(1, 1, "11");
    assert_eq!(cup.state(1, 1).next, NextGame::Add(GameStage::PlayOff, 2));
    let games = vec![(PlayerId(5), PlayerId(11)).into(), (PlayerId(12), PlayerId(6)).into()];
    let (round, board) = (RoundNo(1), BoardNo(1));
    cup.act(Command::AddGames { round, board, stage: GameStage::PlayOff, games });
    cup.enter(1, 3, "55");
    assert!(propose(&cup.0, RoundNo(2), Trace::silent()).is_err(), "a play-off waits");
    cup.enter(1, 5, "11");
    // Tied in the match, in the play-off, and in the Berlin count (2 against 1 on board 1, won by Faro).
    assert_eq!(cup.state(1, 1).next, NextGame::Decided(Some(team(6)), DecidedBy::Boards));
    assert_eq!(cup.state(1, 3).next, NextGame::Add(GameStage::PlayOff, 2));
    let games = vec![(PlayerId(7), PlayerId(9)).into(), (PlayerId(10), PlayerId(8)).into()];
    cup.act(Command::AddGames { round, board: BoardNo(3), stage: GameStage::PlayOff, games });
    cup.enter(1, 7, "55");
    assert_eq!(cup.state(1, 3).next, NextGame::Lot);
    let settlement = Settlement { winner: Some(team(5)), by: SettledBy::Lot, reason: "lot".to_owned() };
    cup.act(Command::SettleMatch { round, board: BoardNo(3), settlement: Some(settlement) });
    cup.pair(2);
    assert_eq!(sides(&cup, 2), [[team(1), team(5)], [team(2), team(6)]]);
    cup.enter(2, 1, "1010");
    cup.pair(3);
    assert_eq!(sides(&cup, 3), [[team(1), team(2)]]);
    cup.enter(3, 1, "51");
    let made = team_standings(&cup.0, RoundNo(3), &[]).unwrap();
    let places: Vec<(u16, String)> =
        made.rows.iter().map(|row| (row.team.0, row.place.unwrap().to_string())).collect();
    let place = |id, place: &str| (id, place.to_owned());
    assert_eq!(
        places,
        [place(2, "1"), place(1, "2"), place(5, "3-4"), place(6, "3-4"), place(3, "5-6"), place(4, "5-6")]
    );
    let view = bracket(&cup.0, RoundNo(3), RoundNo(3)).unwrap();
    assert_eq!(view.side(view.rounds[2].matches[0].winner), Some(team(2)));
    check_report(&cup.0, "cup");
}

/// A team that leaves a cup forfeits its matches, its next opponent advances, and its place is that of the round in
/// which it left.
#[test]
fn a_team_that_leaves_a_cup_is_out_and_its_opponent_advances() {
    let mut cup = Cup::new(&[]);
    cup.pair(1);
    cup.enter(1, 1, "1010");
    assert_eq!(sides(&cup, 1), [[team(3), team(6)], [team(4), team(5)]]);
    // Team 2 was free in round 1.
    let members: Vec<PlayerId> = cup.0.team(TeamId(2)).unwrap().members().collect();
    for id in members {
        cup.act(Command::Withdraw { id, from: RoundNo(2) });
    }
    cup.pair(2);
    assert_eq!(sides(&cup, 2), [[team(1), team(4)], [team(2), team(3)]]);
    assert_eq!(cup.state(2, 3).next, NextGame::Decided(Some(team(3)), DecidedBy::NoShow));
    cup.enter(2, 1, "10");
    cup.pair(3);
    assert_eq!(sides(&cup, 3), [[team(1), team(3)]]);
    check_report(&cup.0, "a team that left a cup");
}

#[test]
fn a_corrected_match_contradicts_the_round_after_it_until_the_teams_change_places() {
    let mut cup = Cup::new(&[("play-offs", OptionValue::Number(0))]);
    cup.pair(1);
    cup.enter(1, 1, "1010");
    cup.pair(2);
    assert_eq!(sides(&cup, 2), [[team(1), team(4)], [team(2), team(3)]]);
    let follow = crate::command::Follow::Record;
    let correct = |board: u16, result| Command::CorrectResult {
        round: RoundNo(1),
        board: BoardNo(board),
        result: Some(GameResult::Played(result)),
        follow,
        reason: "scoresheet".to_owned(),
    };
    cup.act(correct(1, Outcome::BlackWins));
    cup.act(correct(2, Outcome::WhiteWins));
    let found = contradicted(&cup.0);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].round, found[0].plays_on), (RoundNo(1), Some(team(3))));
    assert_eq!(found[0].state.next, NextGame::Decided(Some(team(6)), DecidedBy::Stage(GameStage::Match)));
    let edits = vec![crate::command::SeatingEdit::Swap { players: [PlayerId(11), PlayerId(5)] }];
    cup.act(Command::Reseat { round: RoundNo(2), edits, reason: "corrected".to_owned() });
    assert_eq!(contradicted(&cup.0), []);
    assert_eq!(sides(&cup, 2), [[team(1), team(4)], [team(2), team(6)]]);
}

#[test]
fn a_lot_for_a_stranger_is_refused_and_one_side_can_be_recorded_as_absent() {
    let mut cup = Cup::new(&[]);
    cup.pair(1);
    let lot = ColourLot { won: team(3), white: team(1), seed: None };
    let refused = apply(&cup.0, &Command::DrawColours { round: RoundNo(1), board: BoardNo(1), lot });
    assert!(matches!(refused, Err(CommandError::NotASide { .. })), "{refused:?}");
    let (round, reason) = (RoundNo(1), "not there".to_owned());
    cup.act(Command::ForfeitMatch {
        round,
        board: BoardNo(1),
        winner: Some(TeamId(6)),
        reason: reason.clone(),
    });
    cup.act(Command::ForfeitMatch { round, board: BoardNo(3), winner: None, reason });
    assert_eq!(cup.state(1, 1).next, NextGame::Decided(Some(team(6)), DecidedBy::NoShow));
    assert_eq!(cup.state(1, 3).next, NextGame::Decided(None, DecidedBy::Nobody));
    cup.pair(2);
    assert_eq!(sides(&cup, 2), [[team(2), team(6)]], "the next opponent of who did not come goes through");
}

#[test]
fn a_bracket_has_no_place_for_a_team_that_comes_after_round_1() {
    let mut cup = Cup::new(&[]);
    cup.pair(1);
    let boards = NonZeroU8::new(2).unwrap();
    cup.act(Command::RegisterTeam(Team::without_players(Name::new("Late").unwrap(), boards)));
    let refused = apply(&cup.0, &Command::AdmitTeam { id: TeamId(7), number: PairingNumber(7) });
    assert!(matches!(refused, Err(CommandError::NoPlaceForTeam { .. })), "{refused:?}");
}
