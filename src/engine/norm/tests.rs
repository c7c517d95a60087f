//! Boundary cases of the rules, comparison of the two implementations, and forecasts against every continuation.

use super::choose::{Asker, Norm, best};
use super::game::{Flag, Had, NormRound, Opponent};
use super::outlook::{State, state};
use super::pool::{OpponentPool, Pool};
use super::reason::Reason;
use super::reference::{ReferenceQuestion, continuations, norm, rank};
use super::terms::{Exemption, NormCourse, Terms};
use super::title::NormTitle;
use super::{Basis, Chance};
use crate::test_dice::Dice;
use crate::test_effort::cases;
use crate::tournament::{Championship, PlayerId, RoundNo, Title};
use std::collections::BTreeSet;

fn flag(letters: &str) -> Flag {
    match letters {
        "FID" => Flag::Fid,
        "?" => Flag::Unknown,
        _ => Flag::Of(letters.as_bytes().try_into().unwrap()),
    }
}

fn opponent(player: u32, rating: i32, title: Option<Title>, letters: &str) -> Opponent {
    Opponent { player: PlayerId(player), rating, is_rated: true, title, flag: flag(letters) }
}

fn asker(rounds: u8, course: NormCourse) -> Asker {
    let least_games = Terms::LEAST_GAMES;
    Asker { own: flag("GER"), terms: Terms { rounds: RoundNo(rounds), course, exemption: None, least_games } }
}

fn asked(asker: &Asker) -> ReferenceQuestion {
    let Terms { rounds, course, exemption, least_games: least } = asker.terms;
    ReferenceQuestion { own: asker.own, course, rounds: rounds.0, has_exemption: exemption.is_some(), least }
}

/// Rating, title, federation.
type Known<'a> = (i32, Option<Title>, &'a str);

/// Rounds from opponents and half points; the first opponent is player 1.
fn lines(opponents: &[Known], halves: &[u8]) -> Vec<NormRound> {
    let mut lines = Vec::new();
    for ((&(rating, title, letters), &halves), number) in opponents.iter().zip(halves).zip(1_u8..) {
        let had = Had::Played(opponent(number.into(), rating, title, letters), halves);
        lines.push(NormRound { round: RoundNo(number), had });
    }
    lines
}

const GM: Option<Title> = Some(Title::GM);
const IM: Option<Title> = Some(Title::IM);

/// Nine opponents of 2500: three grandmasters and two masters, four Germans, three French, two Poles.
const NINE: [Known; 9] = [
    (2500, GM, "FRA"),
    (2500, GM, "FRA"),
    (2500, GM, "POL"),
    (2500, IM, "POL"),
    (2500, IM, "FRA"),
    (2500, None, "GER"),
    (2500, None, "GER"),
    (2500, None, "GER"),
    (2500, None, "GER"),
];

/// Six points of nine: 67 per cent, 125 points above the average.
const SIX: [u8; 9] = [2, 2, 2, 2, 2, 2, 0, 0, 0];

fn gm(lines: &[NormRound], asker: &Asker) -> Option<Norm> {
    let found = best(lines, asker, NormTitle::GM);
    let told = found.as_ref().map(|norm| (norm.exemption.is_some(), rank(norm.basis), norm.games.len()));
    assert_eq!(told, norm(lines, &asked(asker), NormTitle::GM), "both implementations");
    found
}

fn why(lines: &[NormRound], asker: &Asker) -> Reason {
    let reach = OpponentPool { pool: &Pool::default(), out: &[], next: None };
    match state(lines, asker, NormTitle::GM, reach) {
        State::Lost(reason) => reason,
        other => panic!("{other:?}"),
    }
}

/// Three cycles of teams: nine games, but three opponents, two of them grandmasters.
#[test]
fn an_opponent_met_again_is_no_further_opponent_of_the_mix() {
    let nine = [(2500, GM, "FRA"), (2500, GM, "POL"), (2500, IM, "CZE")].repeat(3);
    let mut lines = lines(&nine, &SIX);
    for course in [NormCourse::Beforehand, NormCourse::Open] {
        assert!(gm(&lines, &asker(9, course)).is_some(), "nine persons");
    }
    for (line, (opponent, player)) in lines.iter_mut().zip(nine.iter().zip([1, 2, 3].repeat(3))) {
        let halves = line.game().unwrap().halves;
        line.had = Had::Played(self::opponent(player, opponent.0, opponent.1, opponent.2), halves);
    }
    for course in [NormCourse::Beforehand, NormCourse::Open] {
        assert_eq!(gm(&lines, &asker(9, course)), None, "two grandmasters are fewer than three");
    }
}

#[test]
fn a_performance_of_2599_and_a_half_is_enough() {
    // The average is 2474.5, and 67 per cent are 125 points: 2599.5 before rounding. Ten games, since half
    // needs an even number.
    let mut ten = [NINE.as_slice(), &[(2500, GM, "POL")]].concat();
    // 6½ of 10 are 65 per cent, 110 points: 2489.5 is needed, 105 less than ten times 2500.
    ten[9].0 = 2395;
    let halves = [2, 2, 2, 2, 2, 2, 1, 0, 0, 0];
    let asker = asker(10, NormCourse::Beforehand);
    assert_eq!(gm(&lines(&ten, &halves), &asker).unwrap().figures.performance, 2600);
    ten[9].0 = 2394;
    assert_eq!(gm(&lines(&ten, &halves), &asker), None);
    let reason = Reason::Performance { best: 2599, needed: 2600 };
    assert_eq!(why(&lines(&ten, &halves), &asker), reason);
}

#[test]
fn only_the_lowest_opponent_is_raised() {
    let mut nine = NINE.map(|(_, title, letters)| (2530, title, letters));
    nine[5].0 = 2100;
    let one = gm(&lines(&nine, &SIX), &asker(9, NormCourse::Open)).unwrap();
    assert_eq!((one.figures.average, one.figures.raised), (2493, Some(PlayerId(6))));
    nine[6].0 = 1900;
    // 1900 becomes 2200, 2100 stays: 2445 on average, 2570 in all.
    assert_eq!(gm(&lines(&nine, &SIX), &asker(9, NormCourse::Open)), None);
    let reason = Reason::Performance { best: 2571, needed: 2600 };
    assert_eq!(why(&lines(&nine, &SIX), &asker(9, NormCourse::Open)), reason);
}

#[test]
fn five_of_nine_may_be_of_ones_own_federation_and_six_of_another() {
    let with = |flags: [&'static str; 9]| {
        let mut nine = NINE;
        for (slot, letters) in nine.iter_mut().zip(flags) {
            slot.2 = letters;
        }
        lines(&nine, &SIX)
    };
    let asker = asker(9, NormCourse::Open);
    let five = with(["FRA", "FRA", "POL", "POL", "GER", "GER", "GER", "GER", "GER"]);
    assert!(gm(&five, &asker).is_some());
    let six = with(["FRA", "FRA", "POL", "GER", "GER", "GER", "GER", "GER", "GER"]);
    assert_eq!(why(&six, &asker), Reason::OwnFederation { least: 6, limit: 5 });
    let six = with(["FRA", "FRA", "FRA", "FRA", "FRA", "FRA", "POL", "GER", "GER"]);
    assert!(gm(&six, &asker).is_some());
    let seven = with(["FRA", "FRA", "FRA", "FRA", "FRA", "FRA", "FRA", "POL", "GER"]);
    assert_eq!(why(&seven, &asker), Reason::OneFederation { flag: flag("FRA"), least: 7, limit: 6 });
}

#[test]
fn fid_is_no_federation_and_no_bar() {
    let with = |others: [&'static str; 2]| {
        let mut nine = NINE.map(|(rating, title, _)| (rating, title, "FID"));
        for (slot, letters) in nine.iter_mut().zip(others) {
            slot.2 = letters;
        }
        lines(&nine, &SIX)
    };
    let asker = asker(9, NormCourse::Open);
    assert!(gm(&with(["FRA", "POL"]), &asker).is_some());
    assert_eq!(why(&with(["FRA", "FID"]), &asker), Reason::Federations { most: 1, needed: 2 });
}

/// Nine rounds of which one was not played.
fn eight(had: Had, at: usize) -> Vec<NormRound> {
    let mut nine =
        lines(&NINE.map(|(_, title, letters)| (2530, title, letters)), &[2, 2, 2, 2, 2, 0, 0, 1, 1]);
    nine[at].had = had;
    nine
}

#[test]
fn eight_games_and_a_round_without_one_are_enough() {
    let asker = asker(9, NormCourse::Open);
    let found = gm(&eight(Had::PairingAllocated, 8), &asker).unwrap();
    assert_eq!((found.basis, found.games.len(), found.counts_as), (Basis::EightAndOne(RoundNo(9)), 8, 9));
    let won = eight(Had::ForfeitWin(opponent(7, 2530, None, "GER")), 6);
    assert_eq!(gm(&won, &asker).unwrap().basis, Basis::EightAndOne(RoundNo(7)));
    assert_eq!(why(&eight(Had::Nothing, 8), &asker), Reason::Games { most: 8, needed: 9 });
    // Neither of ten rounds, nor of seven games.
    let mut seven = eight(Had::PairingAllocated, 8);
    seven[7].had = Had::PairingAllocated;
    assert_eq!(gm(&seven, &asker), None);
    let ten = Asker { terms: Terms { rounds: RoundNo(10), ..asker.terms }, ..asker };
    assert_eq!(gm(&eight(Had::PairingAllocated, 8), &ten), None);
}

#[test]
fn seven_games_are_enough_in_championships_of_teams_and_eight_in_the_world_cup() {
    let needed = |of, rounds| Terms::games_needed(Some(of), RoundNo(rounds));
    assert_eq!([6, 7, 8, 9, 10].map(|rounds| needed(Championship::WorldTeams, rounds)), [9, 7, 7, 7, 9]);
    assert_eq!([8, 16].map(|rounds| needed(Championship::WorldCup, rounds)), [8, 8]);
    assert_eq!(needed(Championship::Zonal, 7), 9);
    let of = |championship, rounds: u8| {
        let asker = asker(rounds, NormCourse::Open);
        let least_games = Terms::games_needed(championship, RoundNo(rounds));
        Asker { terms: Terms { least_games, ..asker.terms }, ..asker }
    };
    let played = |count: usize| lines(&NINE[..count], &[2, 2, 2, 2, 2, 0, 1, 0][..count]);
    // 4½ of 7 need an average of 2498, 4 need 2550 (1.4.9); 5½ were scored.
    let found = gm(&played(7), &of(Some(Championship::WorldTeams), 7)).unwrap();
    assert_eq!((found.games.len(), found.needed_halves, found.counts_as), (7, 9, 8));
    let seven = gm(&played(7), &of(Some(Championship::WorldTeams), 9)).unwrap();
    assert_eq!(seven.games.len(), 7, "of nine rounds too");
    assert_eq!(why(&played(7), &of(None, 7)), Reason::Games { most: 7, needed: 9 });
    let cup = of(Some(Championship::WorldCup), 8);
    let found = gm(&played(8), &cup).unwrap();
    assert_eq!((found.games.len(), found.needed_halves), (8, 11));
    assert_eq!(found.counts_as, 9, "eight games of the World Cup count as nine");
    assert_eq!(why(&played(7), &cup), Reason::Games { most: 7, needed: 8 });
}

#[test]
fn a_last_round_without_opponent_counts_as_a_loss_where_that_can_be_afforded() {
    let asker = asker(9, NormCourse::Open);
    let forfeit = Had::ForfeitWin(opponent(9, 2530, None, "GER"));
    // 6 of 8 would be enough alone; with a loss it is 6 of 9.
    let mut strong = eight(forfeit, 8);
    strong[5].had = Had::Played(opponent(6, 2530, None, "GER"), 1);
    let found = gm(&strong, &asker).unwrap();
    assert_eq!((found.basis, found.games.len()), (Basis::LastRoundForfeit(RoundNo(9)), 9));
    // 5½ of 8 are enough, 5½ of 9 against 2500 are not.
    let weak: Vec<NormRound> = eight(forfeit, 8)
        .into_iter()
        .map(|line| match line.had {
            Had::Played(opponent, halves) => {
                NormRound { had: Had::Played(Opponent { rating: 2500, ..opponent }, halves), ..line }
            }
            _ => line,
        })
        .collect();
    assert_eq!(gm(&weak, &asker).unwrap().basis, Basis::EightAndOne(RoundNo(9)));
}

#[test]
fn rounds_10_and_11_are_omitted_once_the_norm_was_complete() {
    let mut eleven = lines(&NINE, &SIX);
    for (number, rating) in [(10, 2500), (11, 2300)] {
        eleven.push(NormRound {
            round: RoundNo(number),
            had: Had::Played(opponent(number.into(), rating, None, "FRA"), 0),
        });
    }
    let found = gm(&eleven, &asker(11, NormCourse::Open)).unwrap();
    assert_eq!((found.games.len(), found.left_out.as_slice()), (9, &[RoundNo(10), RoundNo(11)][..]));
    assert_eq!(gm(&eleven, &asker(11, NormCourse::RoundRobin)), None, "a round robin needs every round");
}

#[test]
fn a_win_against_1900_is_left_out_of_ten_games() {
    let mut ten = lines(&NINE, &SIX);
    let win = Had::Played(opponent(10, 1900, None, "FRA"), 2);
    ten.insert(0, NormRound { round: RoundNo(1), had: win });
    for (line, number) in ten.iter_mut().zip(1..) {
        line.round = RoundNo(number);
    }
    let found = gm(&ten, &asker(10, NormCourse::Beforehand)).unwrap();
    assert_eq!((found.games.len(), found.left_out.as_slice()), (9, &[RoundNo(1)][..]));
    // A draw is never omitted, and of nine games none is.
    ten[0].had = Had::Played(opponent(10, 1900, None, "FRA"), 1);
    assert_eq!(gm(&ten, &asker(10, NormCourse::Beforehand)), None);
}

#[test]
fn an_exemption_lifts_the_federations_alone() {
    let german = lines(&NINE.map(|(rating, title, _)| (rating, title, "GER")), &SIX);
    let asker = asker(9, NormCourse::Open);
    assert_eq!(why(&german, &asker), Reason::Federations { most: 0, needed: 2 });
    let exempt =
        Asker { terms: Terms { exemption: Some(Exemption::ManyForeigners), ..asker.terms }, ..asker };
    assert_eq!(gm(&german, &exempt).unwrap().exemption, Some(Exemption::ManyForeigners));
    assert_eq!(gm(&lines(&NINE, &SIX), &exempt).unwrap().exemption, None, "the better norm goes without");
    let untitled = NINE.map(|(rating, title, letters)| (rating, title.filter(|_| title == GM), letters));
    assert_eq!(why(&lines(&untitled, &SIX), &exempt), Reason::Titled { most: 3, needed: 5 });
}

#[test]
fn every_full_point_above_the_requirement_counts_as_a_game_more() {
    let eight_points = [2, 2, 2, 2, 2, 2, 2, 2, 0];
    let found = gm(&lines(&NINE, &eight_points), &asker(9, NormCourse::Open)).unwrap();
    // 6 of 9 are needed against 2500.
    assert_eq!(found.counts_as, 11);
}

/// A position of a player with this many rounds played.
#[derive(Debug)]
struct Scene {
    lines: Vec<NormRound>,
    asker: Asker,
    title: NormTitle,
    reach: Vec<Opponent>,
}

const FLAGS: [Flag; 6] =
    [Flag::Of(*b"GER"), Flag::Of(*b"FRA"), Flag::Of(*b"POL"), Flag::Of(*b"ESP"), Flag::Fid, Flag::Unknown];

fn random_opponent(dice: &mut Dice, player: u32, title: NormTitle) -> Opponent {
    let around = title.average() + 90;
    let spread = i32::try_from(dice.roll(300)).unwrap() - 150;
    let rating = match dice.roll(12) {
        0 => 1400,
        1 => around - 400 + spread,
        _ => around + spread,
    };
    let held = match dice.roll(10) {
        0..=3 => Some(title.title()),
        4..=5 => Some(Title::FM),
        6 => Some(Title::CM),
        7 => GM,
        _ => None,
    };
    Opponent {
        player: PlayerId(player),
        rating,
        is_rated: true,
        title: held,
        flag: FLAGS[dice.roll(5 + dice.0 as usize % 2)],
    }
}

fn random(dice: &mut Dice, open: usize) -> Scene {
    let title = NormTitle::ALL[dice.roll(4)];
    let course = match dice.roll(5) {
        0 => NormCourse::RoundRobin,
        1 => NormCourse::Beforehand,
        2 if open == 0 => NormCourse::Doubled,
        _ => NormCourse::Open,
    };
    let championship = match dice.roll(8) {
        0 => Some(Championship::WorldTeams),
        1 => Some(Championship::WorldCup),
        _ => None,
    };
    let rounds = match (course, championship) {
        (NormCourse::Doubled, _) => 10 + dice.roll(3),
        (_, Some(Championship::WorldTeams)) => 7 + dice.roll(4),
        (_, Some(Championship::WorldCup)) => 8 + dice.roll(4),
        _ => 9 + dice.roll(4).saturating_sub(1) + dice.roll(5) / 4,
    };
    // Teams and matches meet more than once in other systems too.
    let meets_again = course == NormCourse::Doubled || open == 0 && dice.comes_up(20);
    let people = if meets_again { 5 + dice.roll(2) } else { rounds };
    let opponents: Vec<Opponent> =
        (1..).take(people).map(|player| random_opponent(dice, player, title)).collect();
    let mut lines = Vec::new();
    for (at, number) in (0..rounds).zip(1..) {
        let opponent = opponents[at % people];
        let halves = u8::try_from([0, 1, 1, 2, 2, 2][dice.roll(6)]).unwrap();
        let had = match dice.roll(40) {
            0 => Had::ForfeitWin(opponent),
            1 => Had::PairingAllocated,
            2 => Had::Nothing,
            3 if at + 1 == rounds => Had::ForfeitWin(opponent),
            _ => Had::Played(opponent, halves),
        };
        lines.push(NormRound { round: RoundNo(number), had });
    }
    let known = course != NormCourse::Open || dice.comes_up(30);
    for (at, line) in lines.iter_mut().rev().take(open).rev().enumerate() {
        let opponent = opponents[usize::from(line.round.0) - 1];
        line.had = Had::ToCome((known || at == 0 && dice.comes_up(50)).then_some(opponent));
    }
    let exemption = dice.comes_up(20).then_some(Exemption::ManyForeigners);
    let rounds = RoundNo(u8::try_from(rounds).unwrap());
    let least_games = Terms::games_needed(championship, rounds);
    let terms = Terms { rounds, course, exemption, least_games };
    let reach = (100..105).map(|player| random_opponent(dice, player, title)).collect();
    Scene { lines, asker: Asker { own: FLAGS[dice.roll(6)], terms }, title, reach }
}

#[test]
fn both_implementations_find_the_same_norms() {
    let mut dice = Dice(35);
    let mut found = [0_u64; 3];
    let count = u64::from(cases(3_000, 200_000));
    for case in 0..count {
        let Scene { lines, asker, title, .. } = random(&mut dice, 0);
        let ours = best(&lines, &asker, title);
        let told = ours.as_ref().map(|norm| (norm.exemption.is_some(), rank(norm.basis), norm.games.len()));
        assert_eq!(told, norm(&lines, &asked(&asker), title), "case {case}: {title:?} {asker:?} {lines:#?}");
        if let Some(norm) = ours {
            found[usize::from(rank(norm.basis))] += 1;
        }
    }
    assert!(found[0] > count / 50 && found[1] > 0 && found[2] > 0, "norms of every kind: {found:?}");
}

#[test]
fn a_stronger_opponent_or_half_a_point_more_never_takes_a_norm_away() {
    let mut dice = Dice(36);
    let mut tried = 0_u64;
    for _ in 0..cases(3_000, 200_000) {
        let Scene { mut lines, asker, title, .. } = random(&mut dice, 0);
        if best(&lines, &asker, title).is_none() {
            continue;
        }
        let at = dice.roll(lines.len());
        let Had::Played(opponent, halves) = lines[at].had else { continue };
        // One person is raised in all of their games (TN-2): of opponents met unequally often, one who becomes
        // stronger may leave the raise to another with fewer games.
        let met: Vec<PlayerId> =
            lines.iter().filter_map(NormRound::game).map(|game| game.opponent.player).collect();
        if asker.terms.course != NormCourse::Doubled && met.iter().collect::<BTreeSet<_>>().len() < met.len()
        {
            continue;
        }
        tried += 1;
        let more = i32::try_from(1 + dice.roll(400)).unwrap();
        for line in &mut lines {
            let Had::Played(other, halves) = line.had else { continue };
            if other.player == opponent.player {
                line.had = Had::Played(Opponent { rating: other.rating + more, ..other }, halves);
            }
        }
        assert!(best(&lines, &asker, title).is_some(), "{more} more: {lines:#?}");
        lines[at].had =
            Had::Played(Opponent { rating: opponent.rating + more, ..opponent }, (halves + 1).min(2));
        assert!(best(&lines, &asker, title).is_some(), "half a point more: {lines:#?}");
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn in_nine_rounds_their_order_changes_nothing() {
    let mut dice = Dice(37);
    for _ in 0..cases(3_000, 200_000) {
        let Scene { mut lines, asker, title, .. } = random(&mut dice, 0);
        // Only the last round is special: a forfeit in it. Where fewer games are enough, those after them may
        // be excluded (1.4.1e), so that the order counts.
        let needs_all = asker.terms.least_games >= Terms::LEAST_GAMES;
        if lines.len() != 9 || !needs_all || matches!(lines[8].had, Had::ForfeitWin(_)) {
            continue;
        }
        let before = best(&lines, &asker, title).map(|norm| norm.figures);
        let (one, other) = (dice.roll(8), dice.roll(8));
        let (first, second) = (lines[one].had, lines[other].had);
        (lines[one].had, lines[other].had) = (second, first);
        let after = best(&lines, &asker, title).map(|norm| norm.figures);
        assert_eq!(
            before.map(|of| (of.average, of.performance)),
            after.map(|of| (of.average, of.performance))
        );
    }
}

/// Compares a state with every possible continuation.
fn check_forecast(scene: &Scene, told: &State) {
    let Scene { lines, asker, title, reach } = scene;
    let ends = continuations(lines, reach);
    let made: Vec<bool> = ends.iter().map(|end| norm(end, &asked(asker), *title).is_some()).collect();
    let any = made.iter().any(|made| *made);
    match told {
        State::Achieved(_) | State::Safe { .. } => {
            assert!(made.iter().all(|made| *made), "{told:?} {lines:#?}")
        }
        State::Lost(_) => assert!(!any, "{told:?} {title:?} {asker:?} {lines:?} {reach:?}"),
        State::Possible(chance) => {
            assert!(any || chance.is_at_best, "{told:?} {lines:#?} {reach:#?}");
            check_ways(scene, chance, &ends, &made);
            check_today(scene, chance, &ends, &made);
        }
    }
}

fn scored(lines: &[NormRound], end: &[NormRound]) -> u32 {
    let to_come = lines.iter().zip(end).filter(|(line, _)| line.is_to_come());
    to_come.map(|(_, end)| end.game().map_or(0, |game| u32::from(game.halves))).sum()
}

fn check_ways(scene: &Scene, chance: &Chance, ends: &[Vec<NormRound>], made: &[bool]) {
    let open = scene.lines.iter().filter(|line| line.is_to_come()).count();
    // If all nine games are needed, the minimum score is that of some continuation.
    if chance.needs_every_game
        && chance.games as usize == open
        && !chance.is_at_best
        && chance.exemption.is_none()
    {
        let is_made = |(end, made): (&Vec<NormRound>, &bool)| made.then(|| scored(&scene.lines, end));
        let asked = ReferenceQuestion { has_exemption: false, ..asked(&scene.asker) };
        let without = |end: &Vec<NormRound>| norm(end, &asked, scene.title).is_some();
        let least = ends.iter().zip(made).filter(|(end, _)| without(end)).filter_map(is_made).min();
        assert_eq!(chance.ways.first().map(|way| way.halves), least, "{chance:?} {:#?}", scene.lines);
    }
}

fn check_today(scene: &Scene, chance: &Chance, ends: &[Vec<NormRound>], made: &[bool]) {
    let next = scene.lines.iter().position(NormRound::is_to_come).unwrap();
    let Some(today) = chance.today else { return };
    let with = |halves: u8| {
        let is_such = move |end: &Vec<NormRound>| end[next].game().is_some_and(|game| game.halves == halves);
        ends.iter().zip(made).filter(move |(end, _)| is_such(end)).map(|(_, made)| *made)
    };
    for halves in 0..=2 {
        let (any, all) = (with(halves).any(|made| made), with(halves).all(|made| made));
        assert!(halves >= today.possible || !any, "{halves}: {chance:?} {:#?}", scene.lines);
        assert!(
            halves < today.possible || any || chance.is_at_best,
            "{halves}: {chance:?} {:#?}",
            scene.lines
        );
        let stands = today.stands.is_some_and(|least| halves >= least);
        assert!(!stands || all, "{halves}: {chance:?} {:#?}", scene.lines);
        // The last game either completes the norm or does not.
        let is_last = scene.lines.iter().filter(|line| line.is_to_come()).count() == 1;
        assert!(!is_last || stands == all, "{halves}: {chance:?} {:#?}", scene.lines);
    }
}

/// Returns the minimum rating of the unknown opponents in the first `count` future games, all rated the same, for a
/// norm without exemption with this score in these games; `None` if even the strongest are too weak. Titles and
/// federations are the best possible.
fn least_rating(scene: &Scene, count: usize, halves: u32) -> Option<i32> {
    let Scene { lines, asker, title, .. } = scene;
    let asked = ReferenceQuestion { has_exemption: false, ..asked(asker) };
    let is_enough = |rating: i32| {
        let open: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].is_to_come()).take(count).collect();
        let results = (0..3_u32.pow(u32::try_from(count).unwrap())).map(|mut code| {
            let mut of = Vec::new();
            for _ in 0..count {
                of.push(u8::try_from(code % 3).unwrap());
                code /= 3;
            }
            of
        });
        results.filter(|of| of.iter().map(|&halves| u32::from(halves)).sum::<u32>() == halves).any(|of| {
            let mut end = lines.clone();
            for ((&at, halves), number) in open.iter().zip(of).zip(0_u8..) {
                let unknown = Opponent {
                    player: PlayerId(500 + u32::from(number)),
                    rating,
                    is_rated: true,
                    title: Some(title.title()),
                    flag: Flag::Of([b'Z', b'Z', b'A' + number]),
                };
                let Had::ToCome(known) = lines[at].had else { panic!() };
                end[at].had = Had::Played(known.unwrap_or(unknown), halves);
            }
            norm(&end, &asked, *title).is_some()
        })
    };
    let (mut low, mut high) = (1399, STRONGEST);
    if !is_enough(high) {
        return None;
    }
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        if is_enough(middle) { high = middle } else { low = middle }
    }
    Some(high)
}

/// Stronger than required for any score.
const STRONGEST: i32 = 3000;

/// The average rating that every opponent who can be met reaches, at least 1400 like all averages.
fn weakest(scene: &Scene, count: usize) -> i32 {
    let mut ratings: Vec<i32> = scene.reach.iter().map(|opponent| opponent.rating).collect();
    ratings.sort_unstable();
    let sum: i32 = ratings.iter().take(count).sum();
    sum.div_euclid(i32::try_from(count).unwrap()).max(1400)
}

#[test]
fn every_listed_score_requires_the_weakest_sufficient_opponents() {
    let mut dice = Dice(40);
    let (mut told, mut any) = ([0_u64; 4], 0_u64);
    for case in 0..cases(300, 2_000) {
        let open = [1, 1, 2, 2, 3][dice.roll(5)];
        let mut scene = random(&mut dice, open);
        // All opponents required by the mix can be met.
        scene.reach.extend((0..3_u8).map(|number| Opponent {
            player: PlayerId(200 + u32::from(number)),
            rating: STRONGEST,
            is_rated: true,
            title: Some(scene.title.title()),
            flag: Flag::Of([b'Z', b'Z', b'A' + number]),
        }));
        scene.asker.terms.exemption = None;
        let pool = Pool::new(scene.reach.clone());
        let reach = OpponentPool { pool: &pool, out: &[], next: None };
        let state = state(&scene.lines, &scene.asker, scene.title, reach);
        let State::Possible(chance) = state else { continue };
        if chance.unknown == 0 {
            continue;
        }
        told[open] += 1;
        let weakest = weakest(&scene, chance.unknown as usize);
        let mut ways = chance.ways.iter().peekable();
        let mut before = None;
        for halves in 0..=2 * chance.games {
            let least = least_rating(&scene, chance.games as usize, halves).map(|rating| rating.max(weakest));
            if let Some(way) = ways.next_if(|way| way.halves == halves) {
                let found = least.map(|rating| Some(rating).filter(|&rating| rating > weakest));
                assert_eq!(found, Some(way.average), "case {case}, {halves}: {chance:?} {scene:#?}");
                any += u64::from(way.average.is_none());
                before = least;
            } else if ways.peek().is_some() || chance.ways.len() < Chance::MOST_WAYS {
                // Scores that follow from a lower one are not listed.
                assert_eq!(least, before, "case {case}, {halves}: {chance:?} {scene:#?}");
            }
        }
    }
    assert!(told[1..].iter().all(|&count| count > 0) && any > 0, "{told:?} {any}");
}

#[test]
fn forecasts_agree_with_every_possible_continuation() {
    let mut dice = Dice(38);
    let mut told = [0_u64; 4];
    for _ in 0..cases(80, 10_000) {
        let open = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3][dice.roll(10)];
        let scene = random(&mut dice, open);
        let pool = Pool::new(scene.reach.clone());
        let reach = OpponentPool { pool: &pool, out: &[], next: None };
        let state = state(&scene.lines, &scene.asker, scene.title, reach);
        check_forecast(&scene, &state);
        told[match state {
            State::Achieved(_) => 0,
            State::Safe { .. } => 1,
            State::Possible(_) => 2,
            State::Lost(_) => 3,
        }] += 1;
    }
    assert!(told.iter().all(|&count| count > 0), "{told:?}");
}
