//! Whole events of matches in the real console: a Swiss of nine teams with everything that can happen to one,
//! an Olympiad of fourteen teams, a Double-Swiss of eleven players.

use crate::console::Console;
use crate::formats::{enter, leave, pair, players, register, start, start_by};
use crate::round_robin::check;

use hakem_engine::standings::team_standings;
use hakem_engine::tournament::{Forfeit, GameResult, Match, Round, RoundNo, Snapshot, TeamId};
use hakem_engine::trf;

const NAMES: [&str; 14] = [
    "Ankara", "Brno", "Cluj", "Dakar", "Essen", "Faro", "Gent", "Hilo", "Izmir", "Jena", "Kyiv", "Lima",
    "Malta", "Nice",
];

/// Registers teams with this number of players and reserves, the strongest players first.
fn register_all(console: &mut Console, teams: usize, boards: usize, reserves: usize) {
    let numbers = |from: usize, count: usize| {
        (from..from + count).map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    };
    let each = boards + reserves;
    let lines: Vec<String> = (0..teams)
        .map(|team| {
            let first = team * each + 1;
            format!("{}<Tab>{}", numbers(first, boards), numbers(first + boards, reserves))
        })
        .collect();
    let listed: Vec<(&str, &str)> = NAMES.into_iter().zip(lines.iter().map(String::as_str)).collect();
    register(console, &listed);
}

/// The same, with the drawing of the colour.
fn register_and_draw(console: &mut Console, teams: usize, boards: usize, reserves: usize) {
    register_all(console, teams, boards, reserves);
    console.press("<F6>").sees("draws the initial colour").press("d").sees("pairs round 1");
}

/// Returns results of this number of boards, derived from the board and the round.
fn results(boards: usize, round: usize) -> String {
    (0..boards).map(|board| ["1", "5", "0", "1", "0"][(board + round) % 5]).collect()
}

fn next(round: u8, last: u8) -> String {
    match round < last {
        true => format!("F6 Pairings: pair round {}", round + 1),
        false => "Standings: all rounds are played".to_owned(),
    }
}

fn forfeited<'a>(round: &Round, matches: &'a [Match]) -> Vec<&'a Match> {
    let is_forfeit = |of: &&Match| {
        of.boards
            .iter()
            .all(|&board| matches!(round.result(board), Some(GameResult::Forfeit(to)) if to != Forfeit::Both))
    };
    matches.iter().filter(is_forfeit).collect()
}

/// Checks that the report of an event ranks as the event does.
fn comes_back(event: &Snapshot, last: u8) {
    let report = trf::write(&trf::from_snapshot(event), trf::Style::default());
    let back = trf::to_commands(&trf::read(&report).unwrap().file, &event.settings().system).unwrap().event;
    let ranked = |event: &Snapshot| -> Vec<(String, String)> {
        let made = team_standings(event, RoundNo(last), &event.settings().tie_breaks).unwrap();
        let line = |row: &hakem_engine::standings::TeamRow| {
            (event.team(row.team).unwrap().name.to_string(), format!("{:?}", row.values))
        };
        made.rows.iter().map(line).collect()
    };
    assert_eq!(ranked(&back), ranked(event), "{report}");
}

#[test]
fn nine_teams_of_four_play_five_rounds_with_line_ups_a_forfeit_a_withdrawal_and_a_correction() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 5, &players(54), "Swiss team");
    register_and_draw(&mut console, 9, 4, 2);
    pair(&mut console, 1);
    console.sees("of round 1 ").press("<F7>").sees("1 White won, 0 Black won, 5 draw");
    // Board 2 of the first team sits out; the second team names its boards in another order.
    console.press(",l").sees("Line-ups of round 1").press("-2<Enter>").sees("1 3 4 5");
    console.press("2134<Enter>").answers("The board order is fixed", "C").sees("2 1 3 4");
    console.press("<Esc>").no_longer_sees("Line-ups of round 1");
    console.press("<End>,d").sees("forfeits the match").press("n").sees("enter the reason");
    console.press("not there after an hour<Enter>").sees("+");
    console.press("<Home>").press(&results(12, 1)).sees(&next(1, 5));
    for round in 2..=3 {
        pair(&mut console, round);
        enter(&mut console, round, &results(16, round.into()), &next(round, 5));
    }
    console.press("<F5>").sees("Ankara").press("<End>w").sees("withdrawn from round 4 on");
    console.press("<Esc>");
    for round in 4..=5 {
        pair(&mut console, round);
        if round == 5 {
            console
                .press("<F7><Left><Left>")
                .sees("Round 3")
                .press("<Home>c")
                .sees("change 1 - 0 to")
                .press("5");
            console.sees("Effects");
            // Keys typed ahead do not answer a question.
            std::thread::sleep(std::time::Duration::from_millis(400));
            console.press("a5").sees("Reason:").press("scoresheets say so<Enter>").sees("[C] ").press("C");
            console.press("<Right><Right>").press("<F6>");
        }
        enter(&mut console, round, &results(16, round.into()), &next(round, 5));
    }
    console.press("<F8>").sees("Standings after round 5").sees("Ankara");
    let event = leave(console, &folder);
    check(&event, 5);
    let first = event.round(RoundNo(1)).unwrap();
    let matches = first.matches();
    assert_eq!(forfeited(first, &matches).len(), 1);
    let gone = event.team_away(TeamId(9), RoundNo(4));
    assert!(gone.is_some(), "the last team has left");
    comes_back(&event, 5);
}

#[test]
fn fourteen_teams_play_an_olympiad() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 5, &players(28), "Olympiad");
    register_and_draw(&mut console, 14, 2, 0);
    for round in 1..=5 {
        pair(&mut console, round);
        enter(&mut console, round, &results(14, round.into()), &next(round, 5));
    }
    console.press("<F8>").sees("Standings after round 5").sees("OSB");
    let event = leave(console, &folder);
    check(&event, 5);
    comes_back(&event, 5);
}

#[test]
fn eight_teams_play_a_cup_with_a_lot_for_colours_a_play_off_and_a_lot_that_decides() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 5, &players(16), "Team knockout");
    register_all(&mut console, 8, 2, 0);
    pair(&mut console, 1);
    console.sees("of round 1 ").press("<F7>").sees("1 White won, 0 Black won, 5 draw");
    // The captain of the weaker team wins the lot, and takes White on board 1.
    console.press("<Home>,d").sees("Hilo won the lot").press("4").sees("PLAYER 15");
    console.press("01111010").sees("adds games to Brno – Gent");
    console.press(",d").sees("Add play-off: Brno starts with White").press("a").sees("2 results missing");
    console.press("10").sees("Brno wins (play-off)").sees(&next(1, 3));
    pair(&mut console, 2);
    enter(&mut console, 2, "5510", "adds games to Ankara – Dakar");
    console
        .press(",d")
        .sees("Ankara starts with White")
        .press("b")
        .sees("2 results missing")
        .press("55")
        .sees("decided by drawing of lots");
    console
        .press(",d")
        .sees("Draw lots for the side that advances")
        .press("b")
        .sees("by lot")
        .sees(&next(2, 3));
    pair(&mut console, 3);
    enter(&mut console, 3, "10", &next(3, 3));
    console.press("<F8>").sees("Round 3").press("<Left>").sees("Round 2").sees("Dakar");
    let event = leave(console, &folder);
    check(&event, 3);
    let made = team_standings(&event, RoundNo(3), &[]).unwrap();
    let best: Vec<(u16, usize)> =
        made.rows.iter().map(|row| (row.team.0, row.place.unwrap().first)).collect();
    assert_eq!(best[..4], [(4, 1), (2, 2), (1, 3), (3, 3)]);
    let first = event.round(RoundNo(1)).unwrap();
    assert_eq!(first.games().count(), 10, "eight boards and the play-off of one match");
    comes_back(&event, 3);
}

#[test]
fn eleven_players_play_a_double_swiss() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start_by(&folder, 4, &players(11), ("Double-Swiss", "Double-Swiss, FIDE 2026"));
    console.press("<Esc>").press("<F6>").sees("draws the initial colour").press("d").sees("pairs round 1");
    for round in 1..=4 {
        pair(&mut console, round);
        enter(&mut console, round, &results(10, round.into()), &next(round, 4));
    }
    console.press("<F8>").sees("Standings after round 4").sees("PLAYER");
    let event = leave(console, &folder);
    check(&event, 4);
    let report = trf::write(&trf::from_snapshot(&event), trf::Style::default());
    let back = trf::to_commands(&trf::read(&report).unwrap().file, &event.settings().system).unwrap().event;
    assert_eq!(trf::write(&trf::from_snapshot(&back), trf::Style::default()), report);
}
