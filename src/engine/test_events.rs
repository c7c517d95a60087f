//! Builders of events for tests.

use crate::command::{Command, apply};
use crate::format::Field;
use crate::pairing::{ready, setting};
use crate::standings::standings;
use crate::tournament::{
    Board, BoardFloat, BoardNo, Bye, Colour, Forfeit, GameResult, Leave, Meeting, Name, Outcome, Player,
    PlayerId, Points, Rating, Registration, RequestedBye, Round, RoundNo, RoundPlace, SYSTEM_IN_FORCE,
    Settings, Snapshot, Stage, SystemId, TieBreakRules,
};
use crate::trf;
use rpds::VectorSync;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One round: boards with results, and byes of players without a board. All other players are absent.
#[derive(Clone, Debug, Default)]
pub(crate) struct TestRound {
    pub(crate) boards: Vec<(Meeting, Option<GameResult>)>,
    pub(crate) byes: Vec<(PlayerId, Bye)>,
}

pub(crate) fn settings(system: &str, rules: TieBreakRules, rounds: usize) -> Settings {
    Settings {
        system: SystemId::new(system),
        rounds: RoundNo(u8::try_from(rounds).unwrap()),
        tie_break_rules: rules,
        tie_breaks: Vec::new(),
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Test").unwrap())
    }
}

/// Asserts that the report of an event recreates it: nothing is lost, the report of the copy is the same, and all
/// players have the same rank and score.
#[track_caller]
pub(crate) fn check_report(snapshot: &Snapshot, shown: &str) {
    let text = |event: &Snapshot| trf::write(&trf::from_snapshot(event), trf::Style::default());
    let written = text(snapshot);
    let read = trf::read(&written).unwrap_or_else(|errors| panic!("{shown}: {errors}\n{written}"));
    assert_eq!(read.adjustments, [], "{shown}\n{written}");
    let import = trf::to_commands(&read.file, &SystemId::new("dutch-2026"));
    let trf::Import { mut event, losses, .. } =
        import.unwrap_or_else(|error| panic!("{shown}: {error}\n{written}"));
    assert_eq!(losses, [], "{shown}\n{written}");
    assert_eq!(event.settings().tie_break_rules, snapshot.settings().tie_break_rules, "{shown}");
    // A Swiss with a paired round has its initial colour drawn.
    let Settings { initial_colour, .. } = *snapshot.settings();
    event.settings = Arc::new(Settings { initial_colour, ..event.settings().clone() });
    assert_eq!(text(&event), written, "{shown}");
    let after = snapshot.last_published().unwrap_or(RoundNo(0));
    let places = |event: &Snapshot| {
        let name = |id| event.player(id).unwrap().player.name.as_str().chars().take(33).collect::<String>();
        let rows = standings(event, after, &[]).rows.into_iter();
        let mut places: Vec<_> = rows.map(|row| (name(row.player), row.place, row.score)).collect();
        places.sort();
        places
    };
    assert_eq!(places(&event), places(snapshot), "{shown}\n{written}");
}

/// Creates the event of a report, as the console does.
#[track_caller]
pub(crate) fn reported(file: &trf::TrfFile) -> Snapshot {
    let import = trf::to_commands(file, &SystemId::new(SYSTEM_IN_FORCE));
    import.unwrap_or_else(|error| panic!("{error}")).event
}

/// Returns the pairing input of a round, if it can be paired.
#[track_caller]
pub(crate) fn field_before(event: &Snapshot, round: RoundNo) -> Field {
    ready(event, round).unwrap_or_else(|error| panic!("round {round}: {error}"));
    setting(event, round).unwrap().field
}

/// Parses a result in the notation of recorded events, White first.
pub(crate) fn recorded_result(text: &str) -> GameResult {
    match text {
        "1-0" => GameResult::Played(Outcome::WhiteWins),
        "0-1" => GameResult::Played(Outcome::BlackWins),
        "1/2-1/2" => GameResult::Played(Outcome::Draw),
        "+-" => GameResult::Forfeit(Forfeit::ToWhite),
        "-+" => GameResult::Forfeit(Forfeit::ToBlack),
        "--" => GameResult::Forfeit(Forfeit::Both),
        other => panic!("{other} is no result"),
    }
}

/// Creates a player with this rating; 0 for unrated.
pub(crate) fn player(rating: i64) -> Registration {
    let rating = Rating::new(rating).ok();
    let player = Player { rating, ..Player::named(Name::new("Player").unwrap()) };
    Registration::new(player, RoundNo(1), RequestedBye::ZeroPoint)
}

/// Creates the event; players are numbered in the given order.
pub(crate) fn event(settings: Settings, players: Vec<Registration>, rounds: &[TestRound]) -> Snapshot {
    let count = players.len();
    let mut snapshot = Snapshot::new(settings);
    for registration in players {
        snapshot = snapshot.with_registration(snapshot.next_player(), Some(registration));
    }
    snapshot.numbering = (1..=u32::try_from(count).unwrap()).map(PlayerId).collect();
    for (round, number) in rounds.iter().zip((1..).map(RoundNo)) {
        let paired = Round {
            numbering: Arc::clone(&snapshot.numbering),
            numbered: count,
            roster: snapshot.roster.clone(),
            ..published(round, count)
        };
        snapshot = snapshot.with_round(number, paired);
    }
    snapshot
}

fn published(round: &TestRound, players: usize) -> Round {
    let mut places = vec![RoundPlace::Bye(Bye::ABSENT); players];
    for &(player, bye) in &round.byes {
        places[player.index()] = RoundPlace::Bye(bye);
    }
    for ((meeting, _), number) in round.boards.iter().zip((1..).map(BoardNo)) {
        places[meeting.white.index()] = RoundPlace::AtBoard(number, Colour::White);
        places[meeting.black.index()] = RoundPlace::AtBoard(number, Colour::Black);
    }
    let board = |&(meeting, _): &(Meeting, _)| Board {
        meeting,
        noted: BoardFloat::Level,
        by_hand: false,
        fixed: false,
    };
    Round {
        stage: Stage::Published,
        by_table: false,
        edited: false,
        boards: round.boards.iter().map(board).collect(),
        results: round.boards.iter().map(|&(_, result)| result).collect(),
        places: places.into(),
        virtual_points: Arc::from([]),
        ruling: None,
        may_meet: Arc::from([]),
        rating_only: Arc::new(BTreeMap::new()),
        adjusted: Arc::new(BTreeMap::new()),
        conflicts: Arc::new(BTreeMap::new()),
        numbering: Arc::from([]),
        numbered: 0,
        roster: VectorSync::new_sync(),
        by_rules: None,
        imported: false,
        play: None,
    }
}

/// Parses the marks of both players: `1 0`, `= =`, `+ -`.
fn result(white: char, black: char) -> GameResult {
    match (white, black) {
        ('1', '0') => GameResult::Played(Outcome::WhiteWins),
        ('=', '=') => GameResult::Played(Outcome::Draw),
        ('0', '1') => GameResult::Played(Outcome::BlackWins),
        ('0', '0') => GameResult::Played(Outcome::BothLose),
        ('=', '0') => GameResult::Played(Outcome::WhiteDraws),
        ('0', '=') => GameResult::Played(Outcome::BlackDraws),
        ('+', '-') => GameResult::Forfeit(Forfeit::ToWhite),
        ('-', '+') => GameResult::Forfeit(Forfeit::ToBlack),
        ('-', '-') => GameResult::Forfeit(Forfeit::Both),
        marks => panic!("{marks:?} is no result"),
    }
}

/// Parses one round of one player: `12w1`, `3b=`, or a bye: `U`, `F`, `H`, `Z`.
fn cell(text: &str) -> Result<(u32, Colour, char), Bye> {
    let mark = text.chars().last().unwrap();
    match mark {
        'U' => Err(Bye::PairingAllocated),
        'F' => Err(Bye::Requested(RequestedBye::FullPoint)),
        'H' => Err(Bye::Requested(RequestedBye::HalfPoint)),
        'Z' => Err(Bye::ABSENT),
        _ => {
            let (opponent, colour) = text[..text.len() - 1].split_at(text.len() - 2);
            Ok((opponent.parse().unwrap(), if colour == "w" { Colour::White } else { Colour::Black }, mark))
        }
    }
}

/// Parses rounds from a crosstable: one line per player, number 1 first, one word per round.
pub(crate) fn rounds<'t>(lines: impl IntoIterator<Item = &'t str>) -> Vec<TestRound> {
    let rows: Vec<Vec<_>> =
        lines.into_iter().map(|line| line.split_whitespace().map(cell).collect()).collect();
    let count = rows.first().map_or(0, Vec::len);
    let mut rounds = vec![TestRound::default(); count];
    for (round, place) in rounds.iter_mut().zip(0..) {
        for (row, id) in rows.iter().zip((1..).map(PlayerId)) {
            match row[place] {
                Err(bye) => round.byes.push((id, bye)),
                Ok((_, Colour::Black, _)) => {}
                Ok((opponent, Colour::White, mark)) => {
                    let black = PlayerId(opponent);
                    let other = rows[black.index()][place].expect("the opponent sits at the board");
                    round.boards.push((Meeting { white: id, black }, Some(result(mark, other.2))));
                }
            }
        }
    }
    rounds
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

/// Parses an event of a conformance file, one JSON object.
pub(crate) fn from_json(event: &Value, rules: TieBreakRules) -> Snapshot {
    let mut settings = settings(
        event["system"].as_str().unwrap(),
        rules,
        usize::try_from(number(&event["rounds_total"])).unwrap(),
    );
    if event["rr_bye_points"] == 0 {
        settings.points.pairing_allocated_bye = Points::ZERO;
    }
    let mut players: Vec<Registration> = Vec::new();
    for entry in event["players"].as_array().unwrap() {
        let mut registration = player(entry["rating"].as_i64().unwrap_or(0));
        registration.player.national_rating =
            Rating::new(entry["national_rating"].as_i64().unwrap_or(0)).ok();
        registration.player.licence = serde_json::from_value(entry["lno"].clone()).ok();
        registration.player.name = Name::new(entry["name"].as_str().unwrap()).unwrap();
        players.push(registration);
    }
    for left in event["withdrawn"].as_array().into_iter().flatten() {
        let after = u8::try_from(number(&left["after_round"])).unwrap();
        players[PlayerId(number(&left["no"])).index()].left = Some(Leave::Withdrawn(RoundNo(after).next()));
    }
    let rounds: Vec<TestRound> = event["rounds"].as_array().unwrap().iter().map(round_from_json).collect();
    self::event(settings, players, &rounds)
}

fn round_from_json(round: &Value) -> TestRound {
    let absent = |id: &Value| round["absent"].as_array().is_some_and(|absent| absent.contains(id));
    let boards = round["pairings"].as_array().into_iter().flatten().map(|board| {
        let meeting =
            Meeting { white: PlayerId(number(&board["white"])), black: PlayerId(number(&board["black"])) };
        let outcome = match board["result"].as_str().unwrap() {
            "1-0" => result('1', '0'),
            "0-1" => result('0', '1'),
            "1/2-1/2" => result('=', '='),
            "0-0" => result('0', '0'),
            "+-" => result('+', '-'),
            "-+" => result('-', '+'),
            "--" => result('-', '-'),
            other => panic!("{other} is no result"),
        };
        (meeting, Some(outcome))
    });
    // A withdrawn player whose table bye falls in this round scores nothing for it.
    let bye = Some(&round["bye"]).filter(|bye| !bye.is_null() && !absent(bye));
    TestRound {
        boards: boards.collect(),
        byes: bye.map(|bye| (PlayerId(number(bye)), Bye::PairingAllocated)).into_iter().collect(),
    }
}

pub(crate) fn from_trf(text: &str) -> Snapshot {
    let file = trf::read(text).unwrap().file;
    let import = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap();
    let made = |snapshot: Snapshot, command: &Command| apply(&snapshot, command).unwrap();
    let mut snapshot = import.commands.iter().fold(Snapshot::blank(), made);
    let tie_break_rules = crate::pairing::usual_tie_break_rules(&snapshot.settings.system);
    snapshot.settings = Arc::new(Settings { tie_break_rules, ..snapshot.settings().clone() });
    snapshot
}
