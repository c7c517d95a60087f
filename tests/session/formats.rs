//! Whole events of teams, knockouts, play-offs and finals through the console, following the next step on the
//! screen.

use super::console::Console;
use super::events::read;
use super::round_robin::check;
use hakem::store::Store;
use hakem_engine::command::Command;
use hakem_engine::console::playoff::{Guide, state};
use hakem_engine::history::Entry;
use hakem_engine::pairing::{DecidedBy, NextGame, matches};
use hakem_engine::standings::{standings, team_standings};
use hakem_engine::tournament::{
    BoardNo, GameStage, Name, Participant, Player, PlayerId, Points, Rating, RequestedBye, RoundNo, Settings,
    Snapshot,
};
use jiff::Timestamp;
use std::path::Path;
use tempfile::TempDir;

/// Makes an event file of players with falling ratings; its only other setting is the name.
fn event_file(path: &Path, rounds: u8, names: &[String]) {
    let settings = Settings { rounds: RoundNo(rounds), ..Settings::named(Name::new("Club day").unwrap()) };
    let register = |(at, name): (i64, &String)| {
        let rating = Rating::new(2500 - 13 * at).ok();
        let player = Player { rating, ..Player::named(Name::new(name).unwrap()) };
        Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
    };
    let entries: Vec<Entry> = std::iter::once(Command::Announce(Box::new(settings)))
        .chain((1..).zip(names).map(register))
        .map(Entry::Did)
        .collect();
    let _no_forks = crate::without_forks();
    Store::create(path, Timestamp::UNIX_EPOCH).unwrap().append(&entries, Timestamp::UNIX_EPOCH).unwrap();
}

pub(super) fn players(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Player {number:02}")).collect()
}

/// Starts the console on such an event and chooses the system whose name contains this text.
pub(super) fn start(folder: &TempDir, rounds: u8, names: &[String], system: &str) -> Console {
    start_by(folder, rounds, names, (system, "Tie-breaks of this system"))
}

/// The same, with the text on the screen once the system is chosen.
pub(super) fn start_by(
    folder: &TempDir,
    rounds: u8,
    names: &[String],
    (system, then): (&str, &str),
) -> Console {
    event_file(&folder.path().join("club.hakem"), rounds, names);
    let mut console = Console::start(folder.path(), &["club.hakem", "--language", "en"], 80, 24);
    console.sees("Club day").press("<F4>").sees("> Name");
    console.press("/system").sees("> Pairing system").press("<Enter><Enter>").sees("Dutch system, 2009");
    console.press(system).no_longer_sees("Dutch system, 2009").press("<Enter>").sees(then);
    console
}

/// Registers teams by the numbers of their players, following the next step.
pub(super) fn register(console: &mut Console, teams: &[(&str, &str)]) {
    console
        .sees("F5 Players: open the list of teams (t)")
        .press("<F5>")
        .sees("t opens the list of teams; a registers");
    console.press("t").sees("a registers the next team").press("a").sees("Register teams");
    for (name, numbers) in teams {
        console.press(&format!("{name}<Tab>{numbers}<Enter>")).sees(&format!("Team registered: {name} "));
    }
    console.press("<Esc>").sees("F6 Pairings: pair round 1");
}

/// Pairs and publishes a round, following the next step.
pub(super) fn pair(console: &mut Console, round: u8) {
    console.press("<F6>").sees(&format!("pairs round {round}")).press("r").sees("DRAFT");
    console.sees(&format!("publishes round {round}")).press("p").answers("[P] Publish", "P");
}

/// Enters the results of a round, and waits for the next step.
pub(super) fn enter(console: &mut Console, round: u8, results: &str, next: &str) {
    console.press("<F7>").sees(&format!("[{round}▸")).sees("1 White won, 0 Black won, 5 draw");
    console.press(results).sees(next);
}

pub(super) fn leave(mut console: Console, folder: &TempDir) -> Snapshot {
    console.press("<F4><Home>").sees("Time control").press("q").sees("club.hakem").press("q");
    assert!(console.ends().0, "the console ends well");
    read(&folder.path().join("club.hakem"))
}

fn points_of_teams(event: &Snapshot, last: u8) -> Vec<(String, Points)> {
    let made = team_standings(event, RoundNo(last), &event.settings().tie_breaks).unwrap();
    let name = |id| event.team(id).unwrap().name.to_string();
    made.rows.iter().map(|row| (name(row.team), made.table.team_points(row.number))).collect()
}

fn halves(number: i32) -> Points {
    Points::from_tenths(number * 5)
}

#[test]
fn a_scheveningen_of_four_boards_is_registered_drawn_manually_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 7, &players(8), "Schev");
    register(&mut console, &[("Ankara", "1 3 5 7"), ("Brno", "2 4 6 8")]);
    console.press("<F6>").sees("the teams have no pairing numbers").press(",n").sees("Drawn numbers");
    console.press("2<Tab>2<Enter>").sees("2 is already used").press("<Backspace>1<Enter>");
    console.sees("numbers of the teams: 1 Brno, 2 Ankara").sees("Number of rounds 7 → 4");
    let results = ["1105", "1000", "1111", "5555"];
    for (round, results) in (1..).zip(results) {
        pair(&mut console, round);
        let next = if round < 4 { "F6 Pairings: pair round" } else { "Standings: all rounds are played" };
        enter(&mut console, round, results, next);
    }
    // The heads of the table follow the colours: in an even round Brno has White.
    console.press("t").sees("Matches of round 4").sees("Ankara 2 - 2 Brno").press("<Esc>");
    console.no_longer_sees("Matches of round").press("<F8>").sees("Standings after round 4").sees("11½");
    let event = leave(console, &folder);
    check(&event, 4);
    let expected = [("Ankara".to_owned(), halves(23)), ("Brno".to_owned(), halves(9))];
    assert_eq!(points_of_teams(&event, 4), expected);
}

#[test]
fn a_skalitzka_of_three_teams_of_four_is_played_board_by_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 7, &players(12), "Skal");
    register(&mut console, &[("Ankara", "1 2 3 4"), ("Brno", "5 6 7 8"), ("Cluj", "9 10 11 12")]);
    console.press("<F6>").sees("3 teams of 4").press(",n").sees("Drawn numbers");
    console.press("1<Tab>2<Tab>3<Enter>").sees("numbers of the teams: 1 Ankara, 2 Brno, 3 Cluj");
    pair(&mut console, 1);
    // A:a b:1 2:B C:c d:3 4:D, White wins every game but that of the last board.
    enter(&mut console, 1, "111115", "F6 Pairings: pair round 2");
    console
        .press("t")
        .sees("Ankara 2 - 0 Brno")
        .sees("Brno 2 - 0 Cluj")
        .press("<Esc>")
        .no_longer_sees("Matches of round");
    pair(&mut console, 2);
    enter(&mut console, 2, "000000", "Standings: all rounds are played");
    console.press("<F8>").sees("Standings after round 2").sees("Ankara");
    let event = leave(console, &folder);
    check(&event, 2);
    let expected =
        [("Ankara".to_owned(), halves(9)), ("Brno".to_owned(), halves(8)), ("Cluj".to_owned(), halves(7))];
    assert_eq!(points_of_teams(&event, 2), expected);
}

#[test]
fn nine_play_a_knockout_for_two_places_and_a_golden_point_decides_one_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 7, &players(9), "Knock");
    console
        .press("/qualifiers<Enter><Enter>")
        .sees("┌ Qualifiers")
        .press("<Backspace>2<Enter>")
        .sees("Qualifiers 1 → 2");
    pair(&mut console, 1);
    enter(&mut console, 1, "55", "adds games to PLAYER 08 – PLAYER 09");
    console
        .sees("1 UNDECIDED")
        .press("<F6>")
        .sees("decide the tied match PLAYER 08 – PLAYER 09")
        .press("<F7>");
    console.press(",d").sees("Add play-off: PLAYER 08 starts with White").press("a").sees("2 of 4 ");
    console
        .press("55")
        .sees("adds games to")
        .press(",d")
        .sees("Add Armageddon: PLAYER 08 starts with White")
        .press("a")
        .sees("One result missing: board 5");
    // Black wins the match with a drawn Armageddon game.
    console.press("5").sees("PLAYER 09 wins (Armageddon)");
    pair(&mut console, 2);
    enter(&mut console, 2, "10101010", "F6 Pairings: pair round 3");
    pair(&mut console, 3);
    enter(&mut console, 3, "1010", "Standings: all rounds are played");
    console.press("<F8>").sees("Round 3").press("<Left>").sees("Round 2").press("<Left>").sees("advances ┐");
    console
        .press("<Down><Enter>")
        .sees("PLAYER 09 advances.")
        .press("<Esc>")
        .no_longer_sees("PLAYER 09 advances.");
    let event = leave(console, &folder);
    check(&event, 3);
    let first = &matches(&event, RoundNo(1))[0];
    let black = Participant::Player(PlayerId(9));
    assert_eq!(first.next, NextGame::Decided(Some(black), DecidedBy::Stage(GameStage::GoldenPoint)));
    let made = standings(&event, RoundNo(3), &[]);
    let best: Vec<PlayerId> = made.rows.iter().take(2).map(|row| row.player).collect();
    assert_eq!(best, [PlayerId(1), PlayerId(2)]);
}

#[test]
fn three_tied_players_play_off_for_first_place_after_a_swiss_event() {
    let folder = tempfile::tempdir().unwrap();
    event_file(&folder.path().join("club.hakem"), 1, &players(6));
    let mut console = Console::start(folder.path(), &["club.hakem", "--language", "en"], 80, 24);
    console.sees("Club day").press("<F6>").sees("draws the initial colour").press("d");
    pair(&mut console, 1);
    enter(&mut console, 1, "111", "Standings: all rounds are played");
    console.press("<F8>").sees("3 share first place").press(",t").sees("Play-off of 3 players");
    console
        .press("b")
        .sees("sets up the next step of the play-off")
        .press(",t")
        .sees("round robin")
        .press("l");
    // Numbers 1 and 2 win the first two games, number 1 the last.
    for (round, result, next) in [
        (2, "1", "F6 Pairings: pair round 3"),
        (3, "1", "F6 Pairings: pair round 4"),
        (4, "0", "Standings: all rounds are played"),
    ] {
        pair(&mut console, round);
        enter(&mut console, round, result, next);
    }
    console.press("<F8>").sees("after round 4");
    let event = leave(console, &folder);
    check(&event, 4);
    let over = state(&event, event.play_offs().last().unwrap()).guide;
    assert!(matches!(over, Guide::Over(_)), "{over:?}");
    let winner = event.leg(RoundNo(4)).unwrap().participants().next().unwrap();
    let made = standings(&event, RoundNo(4), &[]);
    assert_eq!(Participant::Player(made.rows[0].player), winner);
    assert_eq!(made.rows[0].place.unwrap().to_string(), "1");
}

#[test]
fn two_groups_play_and_the_best_of_them_meet_in_a_final_with_numbers_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = start(&folder, 7, &players(8), "Round robin (");
    console.press("<F6>").sees("draws pairing numbers").press(",t").sees("Number of groups").press("<Enter>");
    console.sees("Number of rounds 7 → 3").press("d").sees(",a publishes all rounds");
    console.press(",a").answers("[P] Publish", "P");
    console.sees("of round 1 ").press("<F7>");
    for next in ["shows round 2", "shows round 3", "Standings: all rounds are played"] {
        console.sees("1 White won, 0 Black won, 5 draw").press("1051").sees(next).press("<Right>");
    }
    console
        .press("<F6>")
        .sees("starts the final")
        .press(",f")
        .sees("Number of players per group")
        .press("<Enter>");
    console.sees("Group 2: place 1 is shared").press("l");
    console.sees("[4").press(",n").sees("Drawn numbers").press("4<Tab>3<Tab>2<Tab>1<Enter>");
    let first = |event: &Snapshot| event.leg(RoundNo(4)).unwrap().participants().next().unwrap();
    console.sees("pairs round 4").press("r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    enter(&mut console, 4, "11", "F6 Pairings: pair round 5");
    for (round, next) in [(5, "F6 Pairings: pair round 6"), (6, "Standings: all rounds are played")] {
        pair(&mut console, round);
        enter(&mut console, round, "11", next);
    }
    console.press("<F8>").sees("after round 6");
    let event = leave(console, &folder);
    check(&event, 6);
    let finalists: Vec<Participant> = event.leg(RoundNo(4)).unwrap().participants().collect();
    let made = standings(&event, RoundNo(6), &[]);
    let best = made.rows.iter().take(4).map(|row| Participant::Player(row.player));
    assert!(best.clone().all(|side| finalists.contains(&side)), "{finalists:?}");
    let white = event.round(RoundNo(4)).unwrap().board(BoardNo(1)).unwrap().meeting.white;
    assert_eq!(Participant::Player(white), first(&event), "number 1 has White on board 1 of round 1");
}
