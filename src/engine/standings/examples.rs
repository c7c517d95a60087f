//! The rules' own examples: every value printed in the source documents and the rules pages.

use super::{Calculation, Standings, card, standings, workings};
use crate::command::{Command, apply};
use crate::test_events::{TestRound, event, player, rounds, settings};
use crate::tiebreak::teams::match_points;
use crate::tiebreak::{Cut, Source, TieBreakError, TieBreakValue, TieBreakWarning, ValueFormat};
use crate::tournament::{
    Bye, Forfeit, GameResult, Leave, Lot, Meeting, NewRatings, Outcome, PlayerId, PointSystem, Points,
    Rating, RatingTaken, RatingTieBreaks, Registration, RequestedBye, RoundNo, Settings, Snapshot,
    TieBreakId, TieBreakRules, Unrated,
};
use serde_json::Value as Json;

fn examples() -> Json {
    serde_json::from_str(include_str!("../../../tests/golden/tie-breaks/examples.json")).unwrap()
}

fn ids(codes: &str) -> Vec<TieBreakId> {
    codes.split_whitespace().map(TieBreakId::new).collect()
}

fn ranked(snapshot: &Snapshot, codes: &str) -> Standings {
    standings(snapshot, RoundNo(u8::MAX), &ids(codes))
}

/// Returns the formatted values of a player, one word per tie-break.
fn values(standings: &Standings, player: u32) -> String {
    let row = standings.rows.iter().find(|row| row.player == PlayerId(player)).unwrap();
    let written = standings.columns.iter().zip(&row.values).map(|(column, value)| column.format.text(value));
    written.collect::<Vec<_>>().join(" ")
}

/// Returns places and players, best first: `1:3 2-3:1 2-3:2`.
fn order(standings: &Standings) -> String {
    let places = standings.rows.iter().map(|row| match row.place {
        Some(place) => format!("{place}:{}", row.player),
        None => format!("-:{}", row.player),
    });
    places.collect::<Vec<_>>().join(" ")
}

fn working(snapshot: &Snapshot, code: &str, player: u32) -> Calculation {
    let mut found = workings(snapshot, RoundNo(u8::MAX), &ids(code), |id| id == PlayerId(player));
    found.remove(0).1.remove(0)
}

/// Returns the amounts of a calculation, those cut in brackets.
fn terms(working: &Calculation) -> String {
    let amounts = working.terms.iter().map(|term| {
        let amount = ValueFormat::Points.text(&TieBreakValue::Number(term.amount));
        if term.cut.is_some() { format!("[{amount}]") } else { amount }
    });
    amounts.collect::<Vec<_>>().join(" ")
}

fn players(count: usize) -> Vec<Registration> {
    vec![player(0); count]
}

/// Creates a Swiss in which only player 1 matters: their rounds against players 2, 3, ….
fn career(rules: TieBreakRules, words: &str, ratings: &[i64]) -> Snapshot {
    let rounds: Vec<TestRound> = words
        .split_whitespace()
        .zip((2..).map(PlayerId))
        .map(|(word, opponent)| one_game(PlayerId(1), opponent, word))
        .collect();
    let all = (0..=rounds.len()).map(|place| player(ratings.get(place).copied().unwrap_or(0)));
    event(settings("dutch-2009", rules, rounds.len()), all.collect(), &rounds)
}

/// Creates a round in which one player meets one opponent: `w1`, `b=`, or has a bye.
fn one_game(player: PlayerId, opponent: PlayerId, word: &str) -> TestRound {
    let (meeting, turned) = match word.chars().next() {
        Some('w') => (Meeting { white: player, black: opponent }, false),
        Some('b') => (Meeting { white: opponent, black: player }, true),
        _ => {
            let bye = if word == "U" { Bye::PairingAllocated } else { Bye::ABSENT };
            return TestRound { boards: Vec::new(), byes: vec![(player, bye)] };
        }
    };
    let result = match &word[1..] {
        "1" => GameResult::Played(Outcome::WhiteWins),
        "=" => GameResult::Played(Outcome::Draw),
        "0" => GameResult::Played(Outcome::BlackWins),
        "+" => GameResult::Forfeit(Forfeit::ToWhite),
        "-" => GameResult::Forfeit(Forfeit::ToBlack),
        other => panic!("{other} is no result"),
    };
    TestRound {
        boards: vec![(meeting, Some(if turned { result.turned() } else { result }))],
        byes: Vec::new(),
    }
}

fn round_robin(example: &Json) -> Snapshot {
    let rows = example["rows"].as_array().unwrap();
    let count = rows.len();
    let cycle = count + count % 2 - 1;
    let mut rounds = vec![TestRound::default(); cycle];
    for one in 1..=count {
        for other in one + 1..=count {
            let sum = if other == cycle + 1 { 2 * one } else { one + other };
            let outcome = match rows[one - 1]["row"][other - 1].as_f64().unwrap() {
                1.0 => Outcome::WhiteWins,
                0.5 => Outcome::Draw,
                _ => Outcome::BlackWins,
            };
            let [white, black] = [one, other].map(|number| PlayerId(u32::try_from(number).unwrap()));
            rounds[sum % cycle].boards.push((Meeting { white, black }, Some(GameResult::Played(outcome))));
        }
    }
    event(settings("round-robin", TieBreakRules::Booklet, cycle), players(count), &rounds)
}

#[test]
fn crosstable_of_six() {
    let example = &examples()["crosstable_6"];
    let snapshot = round_robin(example);
    let shared = ranked(&snapshot, "");
    for row in &shared.rows {
        let printed = &example["rows"][row.number.index()];
        assert_eq!(row.place.unwrap().to_string(), printed["place"].as_str().unwrap());
        assert_eq!(f64::from(row.score.tenths()) / 10.0, printed["points"].as_f64().unwrap());
    }
    let split = ranked(&snapshot, "SB");
    assert_eq!([1, 2, 3, 4, 5, 6].map(|p| values(&split, p)), ["7", "6.25", "7.75", "5½", "4", "4½"]);
    assert_eq!(order(&split), "1:3 2:1 3:2 4:4 5:6 6:5");
}

#[test]
fn koya_of_twelve_and_seven() {
    let examples = examples();
    for table in ["koya_12", "koya_7"] {
        let example = &examples[table];
        let found = ranked(&round_robin(example), "KS");
        for row in &found.rows {
            let printed = example["KS"][row.number.to_string()].as_f64().unwrap();
            assert_eq!(
                ValueFormat::Points.plain(&row.values[0]).parse(),
                Ok(printed),
                "{table}, {}",
                row.number
            );
        }
    }
    let seven = round_robin(&examples["koya_7"]);
    let extended = ranked(&seven, "KSX");
    assert_eq!([1, 2, 3].map(|p| values(&extended, p)), ["1½, 3½, 4", "1½, 3, 4", "1, 3, 4"]);
    assert!(order(&extended).starts_with("1:1 2:2 3:3"));
    let encounter = ranked(&seven, "DE");
    assert_eq!([1, 2, 3, 4].map(|p| values(&encounter, p)), ["1½", "1", "½", ""]);
    assert!(order(&encounter).starts_with("1:1 2:2 3:3"));
    assert_eq!(terms(&working(&seven, "DE", 1)), "1 ½");
    assert_eq!(terms(&working(&seven, "DE-1", 6)), "", "5 and 6 do not share first place");
}

#[test]
fn the_progressive_card() {
    let snapshot = career(TieBreakRules::Booklet, "w1 b0 w= b+ w1 b0 w0", &[]);
    let found = ranked(&snapshot, "PS PS-C1 PS-C2 PS-C3 KASH ADJ");
    assert_eq!(values(&found, 1), "16½ 15½ 14½ 13 15 3");
    assert_eq!(terms(&working(&snapshot, "PS-C2", 1)), "[1] [1] 1½ 2½ 3½ 3½ 3½");
    assert_eq!(terms(&working(&snapshot, "ADJ", 1)), "1 0 ½ ½ 1 0 0");
}

#[test]
fn virtual_opponents() {
    let won = career(TieBreakRules::Booklet, "w1 b+ w0 b0 w0 b0 w0", &[]);
    let line = working(&won, "BH", 1);
    assert_eq!(line.terms[1].source, Source::Virtual);
    assert_eq!(terms(&line).split(' ').nth(1), Some("3½"));
    let lost = career(TieBreakRules::Booklet, "w1 b0 w- b0 w0 b0 w0", &[]);
    assert_eq!(terms(&working(&lost, "BH", 1)).split(' ').nth(2), Some("4"));
    let later = career(TieBreakRules::Booklet, "w1 b1 w- b0 w0 b0 w0", &[]);
    assert_eq!(terms(&working(&later, "BH", 1)).split(' ').nth(2), Some("5"));
}

/// Returns the eight players of the extract by their final places, and their opponents as far as these games go.
fn extract() -> Snapshot {
    let examples = examples();
    let mut rounds = vec![TestRound::default(); 7];
    for row in examples["seven_round_extract"]["players"].as_array().unwrap() {
        let id = |value: &Json| value.as_u64().map(|place| PlayerId(u32::try_from(place).unwrap()));
        let player = id(&row["place"]).unwrap();
        for (round, entry) in rounds.iter_mut().zip(row["rounds"].as_array().unwrap()) {
            let result = entry[2].as_str().unwrap();
            let Some(opponent) = id(&entry[0]) else {
                round.byes.extend((result == "1").then_some((player, Bye::PairingAllocated)));
                continue;
            };
            if round.boards.iter().any(|(meeting, _)| meeting.has(player)) {
                continue;
            }
            // Forfeited games have no colour in the extract, and none is needed.
            let colour = entry[1].as_str().unwrap_or(if result == "+" { "w" } else { "b" });
            let word = format!("{colour}{}", result.replace('½', "="));
            round.boards.extend(one_game(player, opponent, &word).boards);
        }
    }
    event(settings("dutch-1992", TieBreakRules::Booklet, 7), players(41), &rounds)
}

#[test]
fn the_card_of_sener() {
    let snapshot = extract();
    let expected = &examples()["seven_round_extract"]["expected_adjusted"];
    for (place, adjusted) in expected.as_object().unwrap() {
        let player = PlayerId(place.parse().unwrap());
        let card = card(&snapshot, player, RoundNo(7)).unwrap();
        assert_eq!(f64::from(card.adjusted.tenths()) / 10.0, adjusted.as_f64().unwrap(), "place {place}");
    }
    let found = ranked(&snapshot, "BH BH-C1 BH-C2 BH-C3 BH-M1 BH-M2 SB");
    assert_eq!(values(&found, 3), "30½ 27½ 24 20½ 21½ 12½ 22");
    assert_eq!(terms(&working(&snapshot, "BH-M1", 3)), "3½ 3½ [3] [6] 4½ 5½ 4½");
    assert_eq!(terms(&working(&snapshot, "SB", 3)), "3½ 3½ 3 3 4½ 0 4½");
    let withdrawn = terms(&working(&snapshot, "BH", 41));
    assert_eq!(withdrawn.split_once(' ').unwrap().1, "4½ 4 3½ 3 2½ 2");
}

#[test]
fn average_ratings() {
    let ratings = [0, 2435, 2338, 2450, 2456, 2139, 2550, 2344, 2540, 2445];
    let snapshot = career(TieBreakRules::Booklet, "w1 b0 w= b1 w1 b0 w0 b= w=", &ratings);
    let found = ranked(&snapshot, "ARO AROC1");
    assert_eq!(values(&found, 1), "2410.8 2444.8");
    assert_eq!(values(&found, 2), "0 0", "no rated opponent: 0");
    // An unrated opponent and a game won by forfeit are ignored (decision 11).
    let some = career(TieBreakRules::Booklet, "w1 b1 w+ b0", &[2000, 2100, 0, 2500, 2301]);
    assert_eq!(values(&ranked(&some, "ARO TPR"), 1), "2200.5 2201");
}

#[test]
fn performance_limits_opponents_to_350_points() {
    let snapshot = career(TieBreakRules::Booklet, "w1 b=", &[2000, 2500, 1500]);
    let working = working(&snapshot, "TPR", 1);
    let amounts: Vec<i64> = working.terms.iter().map(|term| term.amount.rounded()).collect();
    assert_eq!(amounts, [2350, 1650]);
    assert_eq!(working.value, TieBreakValue::whole(2000 + 193), "75 per cent of a mean of 2000");
}

#[test]
fn a_median_leaves_five_values() {
    let rule = &examples()["median_drop"]["by_rounds"];
    for (count, largest) in rule.as_object().unwrap() {
        let words = vec!["w1"; count.parse().unwrap()].join(" ");
        let snapshot = career(TieBreakRules::Booklet, &words, &[]);
        let warned = |k: &u64| {
            let found = ranked(&snapshot, &format!("BH-M{k}"));
            matches!(found.warnings[..], [TieBreakWarning::FewValues { .. }])
        };
        let fits: Vec<u64> = (1..=3).filter(|k| !warned(k)).collect();
        let expected: Vec<u64> = (1..=largest.as_u64().unwrap()).collect();
        assert_eq!(fits, expected, "{count} rounds");
    }
}

#[test]
fn direct_encounter_continues_inside_each_part() {
    // All four have met. 1 and 2 made 2 points there, 3 and 4 one; then 1 beat 2, and 4 beat 3.
    let rows = ["2w1 3b0 4w1 Z", "1b0 4w1 3b1 Z", "4w0 1w1 2w0 F", "3b1 2b0 1b0 F"];
    let snapshot = event(settings("dutch-2009", TieBreakRules::Booklet, 4), players(4), &rounds(rows));
    let found = ranked(&snapshot, "DE");
    assert_eq!(order(&found), "1:1 2:2 3:4 4:3");
    assert_eq!([1, 2, 3, 4].map(|p| values(&found, p)), ["2", "2", "1", "1"]);
    let circle = ["2w1 Z 3b0", "1b0 3w1 Z", "Z 2b0 1w1"];
    let circle = event(settings("dutch-2009", TieBreakRules::Booklet, 3), players(3), &rounds(circle));
    assert_eq!(order(&ranked(&circle, "DE")), "1-3:1 1-3:2 1-3:3");
}

#[test]
fn direct_encounter_for_first_place_only() {
    // Two on 1½, two on ½; both pairs have met.
    let rows = ["2w1 3w=", "1b0 4b1", "4w= 1b=", "3b= 2w0"];
    let snapshot = event(settings("dutch-1992", TieBreakRules::Booklet, 2), players(4), &rounds(rows));
    let first = TieBreakId::new("DE (first place only)");
    let found = standings(&snapshot, RoundNo(2), &[first, TieBreakId::new("LOT")]);
    assert_eq!(order(&found), "1:1 2-3:2 2-3:3 4:4");
    assert!(matches!(found.warnings[..], [TieBreakWarning::NotDrawn { players: 2, .. }]));
    let lots = [(3, 1), (2, 2)].map(|(player, lot)| (PlayerId(player), Lot::new(lot).unwrap())).to_vec();
    let snapshot = apply(&snapshot, &Command::RecordLots { lots, seed: None }).unwrap();
    let drawn = standings(&snapshot, RoundNo(2), &ids("DE-1 LOT"));
    assert_eq!(order(&drawn), "1:1 2:3 3:2 4:4");
    assert_eq!(drawn.rows[2].decided_by, Some(1), "the lot put player 2 below player 3");
    assert!(drawn.warnings.is_empty());
}

fn check_tournament() -> Snapshot {
    let rows = [
        "5w1 2b= 4w1 7w1 3b=",
        "6b1 1w= 3b1 4w1 5w1",
        "7w= 4b- 2w0 5w= 1w=",
        "8w1 3w+ 1b0 2b0 6w+",
        "1b0 H 6w1 3b= 2b0",
        "2w0 7b0 5b0 U 4b-",
        "3b= 6w1 Z 1b0 H",
        "4b0 Z Z Z Z",
    ];
    let players = (0..8).map(|place| player(2400 - 50 * place)).collect();
    event(settings("dutch-2026", TieBreakRules::Fide2026, 5), players, &rounds(rows))
}

#[test]
fn the_check_tournament_of_fide_2026() {
    let snapshot = check_tournament();
    let codes = "BH BH/C1 BH/C2 BH/M1 BH/P FB FB/C1 SB SB/C1 AOB AOB/F KS PS PS/C1 STD REP WIN WON BPG BWG";
    let expected = [
        "13 11½ 9½ 7 13 12½ 11 10 9.25 12.40 12.70 1½ 12½ 11½ 4 5 3 3 2 0",
        "11½ 10½ 9 6½ 11½ 12 10½ 9½ 8½ 12.70 13.10 1½ 13 12 4½ 5 4 4 2 2",
        "14 12½ 10½ 8 15½ 14 12½ 4 4 12.00 12.25 ½ 4 3½ 1½ 4 0 0 0 0",
        "13 12 10½ 7½ 13 13 11½ 4½ 3½ 9.17 9.00 0 10 9 3 5 3 1 2 0",
        "13 11 10 6½ 13 13½ 11 2.75 1.75 12.25 12.75 0 6 6 2 4 1 1 3 0",
        "10½ 9½ 8½ 5 12½ 12½ 11 1 1 11.67 12.17 0 2 2 1 4 1 0 2 0",
        "10½ 8½ 6½ 4½ 10½ 11 9 2.75 1.75 12.50 13.00 0 7 6½ 2 3 1 1 2 0",
        "3 3 3 0 3 2½ 2½ 0 0 13.00 13.00 0 0 0 0 1 0 0 1 0",
    ];
    let found = ranked(&snapshot, codes);
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|p| values(&found, p)), expected);
    let ratings = ranked(&snapshot, "ARO ARO/C1 TPR PTP APRO APPO TPN RTNG");
    let expected = [
        "2240 2275 2480 2491 2288 2284 1 2400",
        "2260 2288 2626 2642 2086 2057 2 2350",
        "2263 2317 2176 2162 2401 2405 3 2300",
        "2267 2375 2142 2127 2185 2194 4 2250",
        "2300 2350 2213 2204 2175 2149 5 2200",
        "2217 2275 1417 1300 2374 2376 6 2150",
        "2283 2350 2283 2283 2024 1984 7 2100",
        "2250 0 1450 1450 2142 2127 8 2050",
    ];
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|p| values(&ratings, p)), expected);
    assert_eq!(ranked(&snapshot, "").rows[7].score, Points::ZERO);
    assert_eq!(card(&snapshot, PlayerId(8), RoundNo(5)).unwrap().adjusted, Points::from_tenths(20));
}

#[test]
fn voluntary_unplayed_rounds_are_cut_first() {
    let snapshot = check_tournament();
    assert_eq!(terms(&working(&snapshot, "BH/C1", 7)), "1½ 1 [2] 4 2");
    assert_eq!(terms(&working(&snapshot, "BH/C1", 3)), "2 [1½] 4½ 2 4");
    let cuts = working(&snapshot, "BH/M1", 4);
    assert_eq!(terms(&cuts), "2 1½ 4 [4½] [1]");
    assert_eq!([3, 4].map(|place: usize| cuts.terms[place].cut), [Some(Cut::High), Some(Cut::Low)]);
}

#[test]
fn limits_and_orders_can_be_modified() {
    let snapshot = check_tournament();
    // Half is 2½ of 5; one step is half a win. 4 has 3 points, 5 and 7 have 2.
    let found = ranked(&snapshot, "KS KS/L1 KS/L+2 KS/L-1");
    assert_eq!(values(&found, 1), "1½ 1½ ½ 3½");
    assert_eq!(order(&ranked(&snapshot, "TPN/R")), "1:2 2:1 3:4 4:7 5:5 6:3 7:6 8:8");
    assert_eq!(order(&ranked(&snapshot, "RTNG")), "1:2 2:1 3:4 4:5 5:7 6:3 7:6 8:8");
}

#[test]
fn ratings_are_needed_of_all_concerned() {
    let rows = ["3w1 4b0", "4w1 3b0", "1b0 2w1", "2b0 1w1"];
    let unrated = |rating: i64| [2000, 2100, rating, 1900].map(player).to_vec();
    let make = |players| event(settings("dutch-2026", TieBreakRules::Fide2026, 2), players, &rounds(rows));
    let found = ranked(&make(unrated(0)), "ARO");
    assert_eq!([1, 2, 3, 4].map(|p| values(&found, p)), ["", "", "2050", "2050"]);
    assert_eq!(
        order(&found),
        "1-4:1 1-4:2 1-4:3 1-4:4",
        "no value for one of the tied: the method is dropped"
    );
    assert!(matches!(found.warnings[..], [TieBreakWarning::Unrated { players: 2, .. }]));
    assert_eq!(values(&ranked(&make(unrated(0)), "ARO/U1400"), 1), "1650");
}

#[test]
fn q209_an_unrated_player_counts_in_tie_breaks_by_ratings_as_the_event_says() {
    let rows = ["3w1 4b0", "4w1 3b0", "1b0 2w1", "2b0 1w1"];
    let aro = |rules: TieBreakRules, unrated: Unrated, code: &str| {
        let rating_tie_breaks = RatingTieBreaks { unrated, ..RatingTieBreaks::default() };
        let settings = Settings { rating_tie_breaks, ..settings("dutch-2026", rules, 2) };
        let players = [2000, 2100, 0, 1900].map(player).to_vec();
        values(&ranked(&event(settings, players, &rounds(rows)), code), 1)
    };
    let fixed = Unrated::Fixed(Rating::new(1000).unwrap());
    let all = [Unrated::Dropped, fixed, Unrated::Lowest, Unrated::Average];
    assert_eq!(all.map(|unrated| aro(TieBreakRules::Fide2026, unrated, "ARO")), ["", "1450", "1900", "1950"]);
    assert_eq!(aro(TieBreakRules::Fide2026, fixed, "ARO/U1400"), "1650", "a code says it for itself");
    assert_eq!(aro(TieBreakRules::Booklet, fixed, "ARO"), "1900.0", "the booklet leaves them out");
}

#[test]
fn q214_to_q216_tie_breaks_take_the_first_rating_or_that_of_each_round_or_the_last() {
    let rows = ["2w1 3b= 4w1", "1b0 4w= 3b=", "4w= 1w= 2w=", "3b= 2b= 1b0"];
    let ranked_by = |taken: RatingTaken| {
        let rating_tie_breaks = RatingTieBreaks { taken, ..RatingTieBreaks::default() };
        let settings = Settings { rating_tie_breaks, ..settings("round-robin", TieBreakRules::Fide2026, 3) };
        let mut players = [1900, 2000, 1800, 1700].map(player).to_vec();
        let later = &mut players[0].player.later_ratings;
        for (round, points) in [(2, 2100), (3, 2300), (4, 2500)] {
            let ratings = NewRatings { rating: Rating::new(points).ok(), ..NewRatings::default() };
            later.hold_from(RoundNo(round), ratings).unwrap();
        }
        let found = ranked(&event(settings, players, &rounds(rows)), "ARO RTNG");
        [1, 2, 3, 4].map(|id| values(&found, id))
    };
    // Players 2, 3 and 4 meet player 1 in rounds 1, 2 and 3.
    let expected = ["1833 1900", "1800 2000", "1867 1800", "1900 1700"];
    assert_eq!(ranked_by(RatingTaken::default()), expected, "the first where nothing is chosen");
    assert_eq!(ranked_by(RatingTaken::First), expected);
    assert_eq!(ranked_by(RatingTaken::EachRound), ["1833 2300", "1800 2000", "1933 1800", "2033 1700"]);
    assert_eq!(ranked_by(RatingTaken::Last), ["1833 2300", "1933 2000", "2000 1800", "2033 1700"]);
}

#[test]
fn an_average_of_which_all_is_cut_away_is_undefined() {
    let rows = ["3w1 4b0", "4w1 3b0", "1b0 2w1", "2b0 1w1"];
    let players = [2000, 2100, 1950, 0].map(player).to_vec();
    let made = event(settings("dutch-2009", TieBreakRules::Booklet, 2), players, &rounds(rows));
    let found = ranked(&made, "ARO AROC1 AROC2");
    assert_eq!(values(&found, 3), "2050.0 2100.0 ");
    assert_eq!(values(&found, 1), "1950.0  ", "one rated opponent: nothing is left to be averaged");
}

#[test]
fn direct_encounter_where_missing_games_cannot_matter() {
    let fide = |rows: [&str; 4]| {
        let snapshot = event(settings("dutch-2026", TieBreakRules::Fide2026, 5), players(4), &rounds(rows));
        assert!(snapshot.scores(5).iter().all(|score| score.tenths() == 30));
        let found = ranked(&snapshot, "DE");
        (order(&found), [1, 2, 3, 4].map(|p| values(&found, p)).join(" "))
    };
    // 1 beat all; of the others only 2 and 3 have met, and 4 could still beat both.
    let first = fide(["2w1 3w1 4w1 Z Z", "1b0 F 3w1 F Z", "F 1b0 2b0 F F", "F F 1b0 F Z"]);
    assert_eq!(first, ("1:1 2-4:2 2-4:3 2-4:4".into(), "1 2 2 2".into()));
    // Now 2 beat 4 as well: only 3 and 4 have not met.
    let second = fide(["2w1 3w1 4w1 Z Z", "1b0 Z 3w1 4w1 F", "F 1b0 2b0 F F", "F F 1b0 2b0 F"]);
    assert_eq!(second, ("1:1 2:2 3-4:3 3-4:4".into(), "1 2 3 3".into()));
    // No player is safe while a game between the two best is missing.
    let none = fide(["Z 3w1 4w1 F Z", "Z F 3w1 4w1 Z", "F 1b0 2b0 F F", "F F 1b0 2b0 F"]);
    assert_eq!(none, ("1-4:1 1-4:2 1-4:3 1-4:4".into(), "   ".into()));
}

#[test]
fn forfeits_are_encounters_only_when_the_rules_say_so() {
    let rows = ["2w+ Z", "1b- U"];
    let snapshot = event(settings("dutch-2026", TieBreakRules::Fide2026, 2), players(2), &rounds(rows));
    assert_eq!(order(&ranked(&snapshot, "DE")), "1-2:1 1-2:2");
    assert_eq!(order(&ranked(&snapshot, "DE/P")), "1:1 2:2");
}

#[test]
fn tie_breaks_without_a_meaning_are_refused_with_the_reason() {
    let seven = round_robin(&examples()["koya_7"]);
    let refusals = |snapshot: &Snapshot, codes: &str| {
        let found = ranked(snapshot, codes);
        assert_eq!(found.rows.iter().filter(|row| row.decided_by.is_some()).count(), 0);
        found.columns.into_iter().map(|column| column.refused.unwrap()).collect::<Vec<_>>()
    };
    use TieBreakError::{ColoursFromTable, NotTaken, OtherRules, RoundRobinOnly, SwissOnly, Unknown};
    let round_robin = refusals(&seven, "BH PS BPG ADJ BHBH");
    assert!(matches!(
        round_robin[..],
        [SwissOnly { .. }, SwissOnly { .. }, ColoursFromTable { .. }, SwissOnly { .. }, SwissOnly { .. }]
    ));
    let swiss = refusals(&extract(), "KS KSX AOB WON-C1 XYZ BH-X1 C");
    assert!(matches!(
        swiss[..],
        [
            RoundRobinOnly { .. },
            RoundRobinOnly { .. },
            OtherRules { .. },
            NotTaken { .. },
            Unknown { .. },
            Unknown { .. },
            Unknown { .. }
        ]
    ));
    assert_eq!(round_robin[2].to_string(), "colours from table (id: BPG, article: tie-breaks §2)");
}

#[test]
fn results_of_a_player_who_leaves_a_round_robin_early_are_annulled() {
    let rows = ["2w1 3b+ 4w1", "1b0 4w= 3b+", "4b1 1w- 2w-", "3w0 2b= 1b0"];
    let mut four = players(4);
    four[2].left = Some(Leave::Withdrawn(RoundNo(2)));
    let snapshot = event(settings("round-robin", TieBreakRules::Booklet, 3), four, &rounds(rows));
    let found = ranked(&snapshot, "SB");
    assert_eq!(order(&found), "1:1 2-3:2 2-3:4 -:3");
    assert_eq!(found.rows.iter().map(|row| row.score.tenths()).collect::<Vec<_>>(), [20, 5, 5, 10]);
    assert_eq!(values(&found, 1), "1", "the forfeit win against them counts no more");
}

#[test]
fn a_round_robin_counts_the_remaining_games_of_all_players() {
    let result = Some(GameResult::Played(Outcome::WhiteWins));
    let boards = vec![(Meeting { white: PlayerId(1), black: PlayerId(2) }, result)];
    let left = |system: &str, mut of: Vec<Registration>, withdrawn: Option<RoundNo>| {
        of[1].left = withdrawn.map(Leave::Withdrawn);
        let round = TestRound { boards: boards.clone(), byes: Vec::new() };
        let snapshot = event(settings(system, TieBreakRules::Booklet, 3), of, &[round]);
        let mut rows = ranked(&snapshot, "SB").rows;
        rows.sort_by_key(|row| row.number);
        rows.iter().map(|row| row.to_play).collect::<Vec<_>>()
    };
    assert_eq!(left("round-robin", players(3), None), [Some(1), Some(1), Some(2)]);
    assert_eq!(left("round-robin", players(4), Some(RoundNo(2))), [Some(2), None, Some(2), Some(2)]);
    assert_eq!(left("dutch-2009", players(3), None), [None; 3]);
}

#[test]
fn a_game_without_result_counts_for_neither_player_yet() {
    let boards = |result| vec![(Meeting { white: PlayerId(1), black: PlayerId(2) }, result)];
    let made = |result| {
        let round = TestRound { boards: boards(result), byes: Vec::new() };
        event(settings("dutch-2009", TieBreakRules::Booklet, 1), players(2), &[round])
    };
    let open = ranked(&made(None), "BH KASH");
    assert_eq!((values(&open, 1).as_str(), open.without_result.len()), ("0 0", 2));
    let adjourned = ranked(&made(Some(GameResult::Adjourned)), "BH KASH");
    assert_eq!((values(&adjourned, 1).as_str(), adjourned.adjourned.len()), ("½ 2", 2));
}

#[test]
fn two_adjourned_games_of_one_player_are_two_games_of_three_players() {
    let against = |opponent| TestRound {
        boards: vec![(
            Meeting { white: PlayerId(1), black: PlayerId(opponent) },
            Some(GameResult::Adjourned),
        )],
        byes: Vec::new(),
    };
    let snapshot =
        event(settings("dutch-2009", TieBreakRules::Booklet, 2), players(3), &[against(2), against(3)]);
    assert_eq!((ranked(&snapshot, "BH").adjourned.len(), snapshot.adjourned(RoundNo(2))), (3, 2));
    assert_eq!(snapshot.adjourned(RoundNo(1)), 1);
}

#[test]
fn a_late_entry_has_what_the_missed_rounds_count() {
    let mut late = player(0);
    (late.arrival, late.missed) = (RoundNo(2), RequestedBye::HalfPoint);
    let mut snapshot = career(TieBreakRules::Booklet, "w1", &[]);
    snapshot = snapshot.with_registration(PlayerId(3), Some(late));
    snapshot.numbering = [1, 2, 3].map(PlayerId).into();
    assert_eq!(order(&ranked(&snapshot, "")), "1:1 2:3 3:2");
}

#[test]
fn the_match_points_of_teams() {
    let example = &examples()["team_match_points"];
    let boards = u16::try_from(example["boards"].as_u64().unwrap()).unwrap();
    let system = PointSystem::default();
    let points = |text: &str| {
        let whole = text.trim_end_matches('½').parse::<i32>().unwrap_or(0);
        Points::from_tenths(10 * whole + if text.ends_with('½') { 5 } else { 0 })
    };
    for case in example["examples"].as_array().unwrap() {
        let (one, other) = case["score"].as_str().unwrap().split_once('-').unwrap();
        let found = [one, other].map(|side| u64::from(match_points(points(side), boards, &system)));
        let expected = case["match_points"].as_array().unwrap().iter().map(|value| value.as_u64().unwrap());
        assert_eq!(found.to_vec(), expected.collect::<Vec<_>>(), "{case}");
    }
    assert_eq!([15, 20].map(|tenths| match_points(Points::from_tenths(tenths), 4, &system)), [0, 1]);
}
