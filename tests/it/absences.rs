//! Absent players of a round with their reason: the same in every list, for players and teams, late entries
//! and withdrawn players.

use super::console::Console;
use super::formats::{event, team};
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem::publish::{Imprint, json, text};
use hakem::sheet::named;
use hakem_engine::command::Command;
use hakem_engine::console::review::{Absence, absentees};
use hakem_engine::format::Trace;
use hakem_engine::history::Moment;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, Bye, GameResult, Name, Outcome, Participant, Player, PlayerId, RequestedBye, RoundNo, Settings,
    TeamId,
};
use serde_json::Value;
use std::collections::BTreeMap;

const HALF: RequestedBye = RequestedBye::HalfPoint;
const ZERO: RequestedBye = RequestedBye::ZeroPoint;

/// Returns the rows of a sheet of a round as programs read them; none if the sheet does not exist.
fn rows(console: &Console, name: &str, round: u8) -> Vec<Value> {
    let event = console.app.context().event;
    let Ok(sheet) = named(name).unwrap().sheet(event, Some(RoundNo(round))) else { return Vec::new() };
    let imprint = Imprint::new(event, &sheet, Moment(0), "");
    let made = json::sheet(name, &sheet, &imprint, event.texts);
    let sections = made["sections"].as_array().unwrap();
    sections.iter().flat_map(|section| section["rows"].as_array().unwrap().clone()).collect()
}

fn printed(console: &Console, name: &str, round: u8) -> String {
    let event = console.app.context().event;
    let sheet = named(name).unwrap().sheet(event, Some(RoundNo(round))).unwrap();
    text::sheet(&sheet, &Imprint::new(event, &sheet, Moment(0), ""), event.texts)
}

/// Returns the list of byes: names with the text of the bye.
fn byes(console: &Console, round: u8) -> BTreeMap<String, String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let rows = rows(console, "byes", round);
    let listed: BTreeMap<String, String> =
        rows.iter().map(|row| (text(&row["name"]), text(&row["bye"]))).collect();
    assert_eq!(listed.len(), rows.len(), "nobody twice: {rows:?}");
    listed
}

fn list(entries: &[(&str, &str)]) -> BTreeMap<String, String> {
    entries.iter().map(|(name, bye)| ((*name).to_owned(), (*bye).to_owned())).collect()
}

fn play(console: &mut Console, round: u8) {
    let round = RoundNo(round);
    let draft = propose(console.app.context().snapshot, round, Trace::silent()).unwrap().draft;
    console.does(Command::DraftRound(draft));
    console.does(Command::publish(round));
    let boards = console.app.context().snapshot.round(round).unwrap().boards().len();
    for board in (1..=u16::try_from(boards).unwrap()).map(BoardNo) {
        let result = GameResult::Played(Outcome::Draw);
        console.does(Command::EnterResult { round, board, result });
    }
}

const PAB: &str = "pairing-allocated bye";
const HALF_POINT: &str = "half-point bye";
const ABSENT: &str = "zero-point bye (absent)";

#[test]
fn players_who_are_absent_enter_late_or_have_left_are_the_same_in_every_list() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bo", "Cem", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    let bye = |id, round, bye| Command::SetBye { id: PlayerId(id), round: RoundNo(round), bye: Some(bye) };
    for command in [bye(1, 1, HALF), bye(2, 1, ZERO), bye(3, 2, HALF)] {
        console.does(command);
    }
    let arranged = byes(&console, 1);
    play(&mut console, 1);
    assert_eq!(byes(&console, 1), arranged, "published as it was arranged");
    assert_eq!(arranged, list(&[("Ada", HALF_POINT), ("Bo", ABSENT)]));
    // One player arrives in round 3; two leave, one of them expelled.
    let late = Player::named(Name::new("Kim").unwrap());
    // Two half points are more than the event grants.
    console.app.update(Message::Do(Command::Register { player: late, arrival: RoundNo(3), missed: HALF }));
    console.press("C");
    console.does(Command::Withdraw { id: PlayerId(4), from: RoundNo(2) });
    let reason = "conduct".to_owned();
    console.does(Command::Expel { id: PlayerId(5), from: RoundNo(2), reason });
    let arranged = byes(&console, 2);
    assert_eq!(arranged, list(&[("Cem", HALF_POINT), ("Kim", HALF_POINT)]));
    play(&mut console, 2);
    let published = byes(&console, 2);
    assert_eq!(published.get("Cem").map(String::as_str), Some(HALF_POINT));
    assert_eq!(published.get("Kim").map(String::as_str), Some(HALF_POINT));
    assert_eq!(published.values().filter(|bye| *bye == PAB).count(), 1, "{published:?}");
    assert!(!published.contains_key("Dan") && !published.contains_key("Eva"), "{published:?}");
    // Round 1, published without the late entry, counts a half point for them.
    assert_eq!(byes(&console, 1).get("Kim").map(String::as_str), Some(HALF_POINT));
    let (of_kim, _) = *absentees(console.app.context().snapshot, RoundNo(1))
        .iter()
        .find(|(_, why)| *why == Absence::Late(HALF))
        .unwrap();
    assert_eq!(of_kim, Participant::Player(PlayerId(11)));
    for round in 1..=2 {
        agree(&console, round);
    }
}

/// Compares every list of a published round of players with the list of byes.
fn agree(console: &Console, round: u8) {
    let byes = byes(console, round);
    let snapshot = console.app.context().snapshot;
    let late: Vec<&str> = absentees(snapshot, RoundNo(round))
        .into_iter()
        .filter_map(|(who, why)| match (who, why) {
            (Participant::Player(id), Absence::Late(_)) => Some(snapshot.player(id)?.player.name.as_str()),
            _ => None,
        })
        .collect();
    // The crosstable has the points counted for the round, for late entries too.
    for row in rows(console, "crosstable", round) {
        let name = row["name"].as_str().unwrap_or_default();
        let mark = row["rounds"][usize::from(round) - 1]["mark"].as_str().unwrap_or_default();
        let expected = match byes.get(name).map(String::as_str) {
            Some(PAB) => "U",
            Some(HALF_POINT) => "H",
            Some(ABSENT) => "Z",
            _ if ["Dan", "Eva"].contains(&name) && round == 2 => "Z",
            _ => "½",
        };
        assert_eq!(mark, expected, "{name}, round {round}");
    }
    // The lists of the pairing have the players registered when it was published.
    let by_name = printed(console, "pairings-by-name", round);
    let by_board = printed(console, "pairings", round);
    let results = printed(console, "results", round);
    let has = |text: &str, name: &str| text.contains(&name.to_uppercase());
    for (name, bye) in &byes {
        let is_late = late.contains(&name.as_str());
        assert_eq!(has(&by_board, name), !is_late, "{name}: {by_board}");
        // Only arrived players are ranked: Kim arrives in round 3.
        assert_eq!(has(&results, name), name != "Kim", "{name}: {results}");
        assert_eq!(has(&by_name, name), !is_late, "{name}: {by_name}");
        let line = by_name.lines().find(|line| has(line, name)).unwrap_or_default();
        assert!(is_late || line.contains(bye.as_str()), "{name}, {bye}: {by_name}");
    }
    let left: Vec<&str> = if round == 2 { vec!["Dan", "Eva"] } else { Vec::new() };
    for name in left {
        for text in [&by_board, &by_name, &results] {
            assert!(!has(text, name), "{name}: {text}");
        }
    }
}

#[test]
fn teams_without_a_match_are_in_every_list_once_and_their_players_are_not() {
    let mut console = event(Language::English, "team-swiss-2026", 12);
    let settings = Settings { rounds: RoundNo(4), ..console.app.context().snapshot.settings().clone() };
    console.does(Command::Announce(Box::new(settings)));
    let names = ["Ankara", "Brno", "Cluj", "Dakar", "Essen", "Fano"];
    for (at, name) in (0..).zip(names) {
        team(&mut console, name, &[2 * at + 1, 2 * at + 2]);
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    let bye = |id, round, bye| Command::SetBye { id: PlayerId(id), round: RoundNo(round), bye: Some(bye) };
    // Brno has a half-point bye, Cluj is absent; one player of Dakar is absent, but the team is not.
    for command in [bye(3, 1, HALF), bye(4, 1, HALF), bye(5, 1, ZERO), bye(6, 1, ZERO), bye(7, 2, ZERO)] {
        console.does(command);
    }
    let arranged = byes(&console, 1);
    assert_eq!(arranged, list(&[("Brno", HALF_POINT), ("Cluj", ABSENT)]));
    console.press("<F6>r");
    let published = RoundNo(1);
    console.does(Command::publish(published));
    assert_eq!(byes(&console, 1), arranged, "published as it was arranged");
    let paired = console.app.context().snapshot.round(published).unwrap();
    for board in (1..=u16::try_from(paired.boards().len()).unwrap()).map(BoardNo) {
        let result = GameResult::Played(Outcome::Draw);
        console.does(Command::EnterResult { round: published, board, result });
    }
    console.does(Command::WithdrawTeam { id: TeamId(1), from: RoundNo(2) });
    console.press("<F6>r");
    console.does(Command::publish(RoundNo(2)));
    let found = byes(&console, 2);
    assert!(!found.contains_key("Ankara"), "who left is not told again: {found:?}");
    assert_eq!(found.values().filter(|bye| *bye == PAB).count(), 1, "{found:?}");
    for round in 1..=2 {
        let snapshot = console.app.context().snapshot;
        let absent = absentees(snapshot, RoundNo(round));
        let is_absent = |id: TeamId| absent.iter().any(|(who, _)| *who == Participant::Team(id));
        let lists = ["pairings", "matches"].map(|name| printed(&console, name, round));
        for (id, team) in snapshot.teams() {
            let name = team.name.as_str();
            let is_left = name == "Ankara" && round == 2;
            let plays = snapshot
                .round(RoundNo(round))
                .unwrap()
                .matches()
                .iter()
                .any(|of| of.sides.contains(&Participant::Team(id)));
            assert_eq!(is_absent(id), !plays && !is_left, "{name}, round {round}");
            for text in &lists {
                let note = text.lines().any(|line| line.starts_with(&format!("{name}: ")));
                assert_eq!(note, is_absent(id), "{name}, round {round}: {text}");
            }
            let is_told = |id: &PlayerId| {
                let alone = Participant::Player(*id);
                is_absent(team_of(&console, *id)) && absent.iter().any(|(who, _)| *who == alone)
            };
            assert!(!team.members().any(|id| is_told(&id)), "{name}, round {round}");
        }
        let counted = absent.iter().filter(|(_, why)| why.bye() == Bye::PairingAllocated).count();
        assert_eq!(counted, usize::from(round == 2));
    }
}

fn team_of(console: &Console, id: PlayerId) -> TeamId {
    console.app.context().snapshot.team_of(id).unwrap()
}
