//! Tables from outside: the French ones of three teams, and broken ones.

use super::{Molter, TableBreach};

/// The table of the French federation for three teams of four, two rounds.
const FRENCH: &str = "A1-C1,C2-B1,B2-A2,A3-B3,B4-C3,C4-A4/B1-A1,C1-B2,A2-C2,C3-A3,B3-C4,A4-B4";

/// Its table of three rounds for cups, in which players meet a team again.
const CUP: &str = "A1-B1,A2-C1,B2-C2,C3-B3,C4-A3,B4-A4/B1-C1,B2-A1,C2-A2,A3-C3,A4-B3,C4-B4/\
                   C1-A1,C2-B1,A2-B2,B3-A3,B4-C3,A4-C4";

fn breaches(text: &str) -> Vec<String> {
    let shown = |of: TableBreach| {
        let team = char::from(b'A' + of.team);
        let seat = of.seat.map(|seat| seat.to_string()).unwrap_or_default();
        format!("{} r{} {team}{seat}", of.rule, of.round)
    };
    Molter::given(text).unwrap().breaches().into_iter().map(shown).collect()
}

#[test]
fn the_french_table_keeps_all_rules_and_the_cup_table_breaks_one_on_purpose() {
    assert_eq!(breaches(FRENCH), Vec::<String>::new());
    let cup = breaches(CUP);
    assert!(cup.len() == 12 && cup.iter().all(|of| of.starts_with("3 ")), "{cup:?}");
    let table = Molter::given(CUP).unwrap();
    assert_eq!((table.teams(), table.boards(), table.rounds()), (3, 4, 3));
    assert_eq!(table.text(), CUP);
}

#[test]
fn every_constructed_table_comes_back_from_its_text_without_a_breach() {
    for teams in 3..=13 {
        for boards in [2, 4, 6, 8] {
            for rounds in 1..=6 {
                let table = Molter::new(teams, boards, rounds).unwrap();
                let given = Molter::given(&table.text()).unwrap();
                assert_eq!(given, table);
                assert_eq!(given.breaches(), [], "{teams} teams, {boards} boards, {rounds} rounds");
            }
        }
    }
}

#[test]
fn a_table_in_which_a_player_misses_a_round_or_meets_a_team_mate_is_no_table() {
    for text in [
        "",
        "A1-B1",
        "A1-B1,B2-C1,C2-A2,A1-C1",
        "A1-B1,B2-C1",
        "A1-A2,B1-C1,B2-C2",
        "A1-B1,B1-C1,C1-A1",
        "A1-B1,B2-C1,C2-A0",
        "a1-B1,B2-C1,C2-A2",
        "A1-B1,B2-C1,C2-A41",
        "A1-B1,B2-C1,C2-A2/",
    ] {
        assert_eq!(Molter::given(text), None, "{text}");
    }
    assert!(Molter::given("A1-B1,B2-C1,C2-A2").is_some());
}

#[test]
fn each_rule_names_the_round_and_the_player_or_the_team() {
    // Even number of teams: boards must be equal, and two matches of whole teams break MT-4.
    assert_eq!(
        breaches("A1-B2,B1-A2,C1-D1,D2-C2"),
        ["4 r1 A", "4 r1 B", "4 r1 C", "4 r1 D", "5 r1 A1", "5 r1 B1"]
    );
    // Odd: boards 2 and 3, 2 and 4 are of different pairs; a pair has at most one such game.
    assert_eq!(breaches("A1-B1,B2-C3,C1-A2,A3-B3,C2-A4,B4-C4"), ["6 r1 B2", "6 r1 C2"]);
    assert_eq!(breaches("A1-B2,B1-C2,C1-A2"), ["6 r1 B1", "6 r1 C1"]);
    // A player joins two boards once.
    let twice = breaches("A1-B2,B1-C1,C2-A2/C2-A1,C1-B1,A2-B2");
    assert!(twice.contains(&"7 r2 A1".to_owned()) && !twice.contains(&"7 r2 C2".to_owned()), "{twice:?}");
    // One colour in both rounds, for all players of a team and for each of them.
    let same = breaches("A1-C1,A2-B1,C2-B2/A1-B2,A2-C2,B1-C1");
    assert!(same.contains(&"8 r1 A".to_owned()) || same.contains(&"8 r2 A".to_owned()), "{same:?}");
    assert!(same.contains(&"9 r2 A1".to_owned()), "{same:?}");
}
