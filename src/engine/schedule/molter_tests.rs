//! The rules MT-1 to MT-10 on every table, and the tables of the documentation.

use super::{Molter, TableError, TableRound, TeamSeat};
use std::collections::{BTreeMap, BTreeSet};

fn text(round: &TableRound<TeamSeat>) -> String {
    let games = round.boards.iter().map(|[white, black]| format!("{white}-{black}"));
    games.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_tables_of_the_documentation_come_out() {
    let check = |teams, rounds, expected: &[&str]| {
        let table = Molter::new(teams, 4, rounds).unwrap();
        let made: Vec<String> =
            (1..=rounds).filter_map(|round| table.round(round)).map(|of| text(&of)).collect();
        assert_eq!(made, expected, "{teams} teams, {rounds} rounds");
        assert_eq!(table.round(rounds + 1), None);
    };
    check(3, 2, &["B1-C1 A1-B2 C2-A2 B3-C3 A3-B4 C4-A4", "C1-A1 A2-B1 B2-C2 C3-A3 A4-B3 B4-C4"]);
    let four = [
        "A1-D1 B1-C1 D2-B2 C2-A2 D3-B3 A3-C3 C4-D4 B4-A4",
        "D1-B1 C1-A1 A2-D2 B2-C2 C3-D3 B3-A3 D4-B4 A4-C4",
        "C1-D1 A1-B1 D2-C2 B2-A2 A3-D3 B3-C3 D4-A4 C4-B4",
    ];
    check(4, 2, &four[..2]);
    check(4, 3, &four);
    let five = [
        "B1-E1 D1-C1 A1-B2 C2-A2 E2-D2 A3-C3 D3-E3 C4-B3 B4-D4 E4-A4",
        "C1-A1 E1-D1 A2-B1 B2-E2 D2-C2 B3-D3 E3-A3 C3-B4 A4-C4 D4-E4",
        "B1-D1 A1-E1 E2-C1 D2-A2 C2-B2 E3-C3 A3-B3 D3-A4 B4-E4 C4-D4",
        "D1-A1 C1-B1 E1-C2 B2-D2 A2-E2 B3-E3 C3-D3 D4-A3 E4-C4 A4-B4",
    ];
    check(5, 3, &five[..3]);
    check(5, 4, &five);
}

/// A player: team and seat.
type Who = (u8, u16);

/// Checks the game that joins the boards of a pair (MT-5 to MT-7): the seats so joined in its round, and in all rounds.
fn check_joined(
    teams: u16,
    [one, other]: [TeamSeat; 2],
    joined: &mut BTreeSet<u16>,
    moved: &mut BTreeSet<TeamSeat>,
) {
    assert_eq!(teams % 2, 1, "MT-5: {one}-{other}");
    let (upper, lower) = if one.seat < other.seat { (one, other) } else { (other, one) };
    assert!(upper.seat % 2 == 1 && lower.seat == upper.seat + 1, "MT-6: {one}-{other}");
    assert!(joined.insert(upper.seat), "MT-6: {one}-{other}");
    assert!(moved.insert(upper) && moved.insert(lower), "MT-7: {one}-{other}");
}

/// Checks MT-2 to MT-9 on a table, and that each team has half of the Whites in every round (MT-10).
fn check(teams: u16, boards: u16, rounds: u8) {
    let of = format!("{teams} teams, {boards} boards, {rounds} rounds");
    let table = Molter::new(teams, boards, rounds).unwrap();
    let mut colours: BTreeMap<Who, Vec<i32>> = BTreeMap::new();
    let (mut met, mut moved) = (BTreeSet::new(), BTreeSet::new());
    for round in (1..=rounds).map(|round| table.round(round).unwrap()) {
        assert_eq!(round.boards.len(), usize::from(teams * boards / 2), "{of}");
        let mut against: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
        let (mut whites, mut seen, mut joined) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        for [white, black] in round.boards {
            assert_ne!(white.team, black.team, "MT-2: {of}");
            *whites.entry(white.team).or_insert(0) += 1;
            for (own, other, colour) in [(white, black, 1), (black, white, -1)] {
                assert!(seen.insert(own), "MT-1: {of}");
                assert!(met.insert((own, other.team)), "MT-3: {own} meets a team twice, {of}");
                against.entry(own.team).or_default().insert(other.team);
                colours.entry((own.team, own.seat)).or_default().push(colour);
            }
            if white.seat != black.seat {
                check_joined(teams, [white, black], &mut joined, &mut moved);
            }
        }
        assert!(against.values().all(|others| others.len() > 1), "MT-4: {of}");
        // Half of the Whites in each round keeps MT-8.
        assert!(whites.values().all(|&of| of == boards / 2) && whites.len() == usize::from(teams), "{of}");
    }
    for played in colours.values() {
        let balance = |upto: usize| played[..upto].iter().sum::<i32>().abs();
        assert_eq!(balance(played.len()), i32::from(rounds % 2), "MT-9: {of}");
        assert!((0..=played.len()).all(|upto| balance(upto) <= 2), "MT-9: {of}");
        assert!(played.windows(3).all(|three| three.iter().sum::<i32>().abs() < 3), "MT-9: {of}");
    }
}

#[test]
fn every_table_keeps_the_rules() {
    let mut tables = 0;
    for teams in 3..=20_u16 {
        for boards in (2..=12).step_by(2) {
            let most = u8::try_from(super::molter::most_rounds(teams.into(), boards.into())).unwrap();
            for rounds in 1..=most.min(13) {
                check(teams, boards, rounds);
                tables += 1;
            }
        }
    }
    assert_eq!(tables, 1_002, "without the six of two boards that break MT-4");
}

#[test]
fn sizes_without_a_table_are_refused() {
    assert_eq!(Molter::new(2, 4, 1), Err(TableError::TooFew { found: 2, least: 3 }));
    assert_eq!(Molter::new(4, 5, 1), Err(TableError::OddBoards { boards: 5 }));
    assert_eq!(Molter::new(4, 0, 1), Err(TableError::OddBoards { boards: 0 }));
    assert_eq!(Molter::new(41, 4, 1), Err(TableError::TooMany { found: 41, most: 40 }));
    assert_eq!(Molter::new(4, 2, 9).unwrap().rounds(), 2);
    assert_eq!(Molter::new(40, 40, 39).unwrap().rounds(), 39);
}
