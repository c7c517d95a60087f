//! Recorded rounds, single positions, random rounds compared with the literal reading, and their explanations.

use super::{C6, FIRST_TEAM, LAST_ROUND, PREFERENCES, SECONDARY, TeamSwiss2026, may_get_bye};
use crate::format::{Field, Float, Format, Pair, RoundRecord, Seat};
use crate::swiss::matches::MatchEdition;
use crate::swiss::matches::tests::by_subsets::BySubsets;
use crate::swiss::matches::tests::literal::{Entry, Position};
use crate::swiss::matches::tests::{
    RandomFields, RecordedEvents, announced, by_the_engine, recorded_rounds, seat, tenths,
    vary_bars_and_reading,
};
use crate::swiss::test_rounds::{Dice, cases, cases_up_to, fresh, random, reasons_given, samples};
use crate::tournament::{Bye, Colour, OptionValue, Points, RequestedBye, RoundNo};
use serde_json::Value;
use std::collections::BTreeSet;

/// Returns the index of the recorded score that counts for the pairing, 0 for match points; and that of the other one.
fn scores_of(options: &Value) -> [usize; 2] {
    if options["primary"] == "MP" { [0, 1] } else { [1, 0] }
}

/// Writes a played round into all records.
fn play(field: &mut Field, options: &Value, round: &Value) {
    let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
    let [own, other] = scores_of(options);
    let worth = |letter: &str| {
        let worth = &options["bye_points"][letter];
        [own, other].map(|score| Points::from_tenths(tenths(&worth[score])))
    };
    let away = |bye: Option<RequestedBye>| match bye {
        Some(RequestedBye::FullPoint) => "F",
        Some(RequestedBye::HalfPoint) => "H",
        Some(RequestedBye::ZeroPoint) | None => "Z",
    };
    let mut records: Vec<(RoundRecord, Points)> = field
        .players
        .iter()
        .map(|team| {
            let [points, secondary] = worth(away(team.requested_bye));
            let bye = Bye::Requested(team.requested_bye.unwrap_or(RequestedBye::ZeroPoint));
            (RoundRecord::Bye { bye, points }, secondary)
        })
        .collect();
    if !round["pab"].is_null() {
        let [points, secondary] = worth("pab");
        let bye = RoundRecord::Bye { bye: Bye::PairingAllocated, points };
        records[seat(&round["pab"]).index()] = (bye, secondary);
    }
    for of in round["matches"].as_array().unwrap() {
        let pair = Pair { white: seat(&of["white"]), black: seat(&of["black"]) };
        let is_played = of["boards"].as_array().unwrap().iter().any(|result| {
            let result = result.as_str().unwrap();
            !["+-", "-+", "--"].contains(&result)
        });
        let sides = [(pair.white, pair.black, Colour::White), (pair.black, pair.white, Colour::Black)];
        for (side, (team, opponent, colour)) in sides.into_iter().enumerate() {
            let gained = [&of["mp"][side], &of["gp"][side]].map(|value| Points::from_tenths(tenths(value)));
            let float = match scores[team.index()].cmp(&scores[opponent.index()]) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            };
            let points = gained[own];
            let record = match is_played {
                true => RoundRecord::Played { opponent, colour, points, float },
                false => RoundRecord::Forfeited { opponent, colour, points, float },
            };
            records[team.index()] = (record, gained[other]);
        }
    }
    for (team, (record, secondary)) in field.players.iter_mut().zip(records) {
        team.record.push(record);
        team.secondary += secondary;
    }
    field.round = field.round.next();
}

const RECORDED: RecordedEvents<TeamSwiss2026> = RecordedEvents {
    edition: TeamSwiss2026,
    switches: &[
        (C6, "c6=parity", "parity"),
        (LAST_ROUND, "t1=none", "none"),
        (FIRST_TEAM, "first=pairing", "pairing-score"),
    ],
    rounds: |event| {
        let options = &event["options"];
        let mut field = announced(event);
        let preferences = OptionValue::Choice(options["preferences"].as_str().unwrap().to_owned());
        PREFERENCES.set(&mut field.options, preferences);
        SECONDARY.set(&mut field.options, OptionValue::YesNo(options["secondary"] == true));
        recorded_rounds(event, field, |field, round| play(field, options, round))
    },
};

#[test]
fn recorded_events_come_out_again() {
    for path in samples("team-swiss", "team-swiss.jsonl").into_iter().chain([examples()]) {
        RECORDED.come_out_again(&path, 10);
    }
}

/// Three events worked out on paper.
fn examples() -> std::path::PathBuf {
    samples("team-swiss", "examples.jsonl").swap_remove(0)
}

/// Pairs a position of the page (section 7).
#[track_caller]
fn position(id: &str) -> String {
    RECORDED.position("team-swiss", id)
}

#[test]
fn the_top_of_a_pair_has_the_smaller_number_whatever_the_scores() {
    assert!(position("T-1-seats").starts_with("bye 0; 20: [1, 2, 4] up [3]: 3-1 4.3.8 2-4 4.3.8; "));
}

#[test]
fn c6_counts_how_many_upfloaters_the_following_scoregroup_needs() {
    assert!(position("T-2-c6").contains("up [3]"));
}

#[test]
fn floats_of_the_previous_round_count_until_the_last_round_but_two() {
    assert!(position("T-3-c7").contains("up [3, 5]"));
    assert!(position("T-3b-c7-last-two").contains("up [3, 4]"));
}

#[test]
fn a_match_forfeited_as_a_whole_is_no_meeting() {
    position("T-4a-double-forfeit");
    assert!(position("T-4b-pab").starts_with("bye 2;"));
}

#[test]
fn one_colour_in_the_last_two_matches_is_a_strong_preference_in_the_last_round_too() {
    assert!(position("T-5-strong-last-round").contains("4.3.4"));
}

#[test]
fn the_first_team_alternates_if_nothing_else_distinguishes_two_teams() {
    for id in ["T-6-4.3.8-A", "T-6-4.3.8-none"] {
        assert!(position(id).contains("1-2 4.3.8"), "{id}");
    }
}

#[test]
fn teams_of_one_pairing_score_do_not_float() {
    position("T-7-baku");
}

fn random_field(seed: u64, least: usize, most: usize) -> Field {
    let mut field = random(&TeamSwiss2026, seed, least, most);
    vary(&mut field, &mut Dice(seed ^ 0x7EA3));
    field
}

/// Sometimes varies preferences and readings, adds virtual points and forbidden pairs.
fn vary(field: &mut Field, dice: &mut Dice) {
    let preferences = ["A", "B", "B", "none"][dice.roll(4)];
    PREFERENCES.set(&mut field.options, OptionValue::Choice(preferences.to_owned()));
    SECONDARY.set(&mut field.options, OptionValue::YesNo(dice.comes_up(50)));
    for team in &mut field.players {
        team.secondary = Points::from_tenths(5 * i32::try_from(dice.roll(4)).unwrap());
    }
    vary_bars_and_reading(field, dice, 10);
}

/// The table of preferences of the page (1.1), by the colours of the matches played: `WBB`.
fn prefers(colours: &str, of_type: &str, is_last_round: bool) -> Option<(char, bool)> {
    let count = |colour| colours.chars().filter(|&had| had == colour).count();
    let (whites, blacks) = (count('W'), count('B'));
    let behind = |one: usize, other: usize| one + 2 <= other;
    let strong = if colours.is_empty() {
        None
    } else if behind(whites, blacks) || whites <= blacks && colours.ends_with("BB") && whites + 1 >= blacks {
        Some('W')
    } else if behind(blacks, whites) || blacks <= whites && colours.ends_with("WW") && blacks + 1 >= whites {
        Some('B')
    } else {
        None
    };
    match (of_type, strong) {
        ("none", _) => None,
        ("A", _) => strong.map(|colour| (colour, false)),
        (_, Some(colour)) => Some((colour, true)),
        (_, None) if colours.is_empty() => None,
        (_, None) if whites < blacks => Some(('W', false)),
        (_, None) if blacks < whites => Some(('B', false)),
        (_, None) if is_last_round => None,
        (_, None) => Some((if colours.ends_with('W') { 'B' } else { 'W' }, false)),
    }
}

fn literal(field: &Field) -> (Vec<Seat>, Position) {
    let seats: Vec<Seat> = field.present().collect();
    let place = |seat: Seat| seats.iter().position(|&other| other == seat);
    let mut position = Position { by_parity: C6.is("parity", &field.options), ..Position::default() };
    let OptionValue::Choice(of_type) = PREFERENCES.value(&field.options) else { panic!() };
    for &seat in &seats {
        let team = field.player(seat);
        let mut entry = Entry { may_get_bye: true, ..Entry::default() };
        entry.score = team.virtual_points.tenths();
        let mut had = String::new();
        for (at, record) in team.record.iter().enumerate() {
            entry.score += record.points().tenths();
            match *record {
                RoundRecord::Played { opponent, colour, float, .. } => {
                    entry.played += 1;
                    had.push(if colour == Colour::White { 'W' } else { 'B' });
                    let is_last = at + 1 == team.record.len();
                    entry.floated = is_last && float.is_some() && field.round.0 + 2 <= field.rounds.0;
                    if let (Some(own), Some(other)) = (place(seat), place(opponent)) {
                        position.apart.insert([own.min(other), own.max(other)]);
                    }
                }
                RoundRecord::Forfeited { opponent, points, .. } => {
                    let lost = field.player(opponent).record[at].points() >= points;
                    entry.may_get_bye &= lost;
                    entry.floated = false;
                }
                RoundRecord::Bye { bye, .. } => {
                    let half = bye == Bye::Requested(RequestedBye::HalfPoint);
                    entry.may_get_bye &= half || bye == Bye::ABSENT;
                    entry.floated = false;
                }
            }
        }
        entry.prefers = prefers(&had, &of_type, field.round >= field.rounds);
        position.entries.push(entry);
    }
    for pair in &field.forbidden {
        if let [Some(one), Some(other)] = pair.map(place) {
            position.apart.insert([one.min(other), one.max(other)]);
        }
    }
    (seats, position)
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    RANDOM.are_paired_word_by_word::<TeamSwiss2026>();
}

#[test]
fn why_not_names_the_article_by_which_a_round_is_later_word_by_word() {
    RANDOM.why_not_names_the_article_word_by_word(&TeamSwiss2026, ["C8", "C9", "C10"]);
}

const RANDOM: RandomFields =
    RandomFields { field: |seed, [least, most]| random_field(seed, least, most), vary, literal };

/// With preferences of Type A and B, and none.
#[test]
fn whole_events_of_up_to_60_teams_come_out_by_a_second_method() {
    RANDOM.whole_events_come_out_by_a_second_method(&TeamSwiss2026);
}

/// Without preferences, which the second method ignores.
#[test]
fn rounds_of_up_to_60_teams_come_out_by_a_second_method() {
    let field = |seed, [least, most]: [usize; 2]| {
        let mut field = random_field(seed, least, most);
        PREFERENCES.set(&mut field.options, OptionValue::Choice("none".to_owned()));
        field
    };
    RandomFields { field, ..RANDOM }.are_paired_by_ranks::<TeamSwiss2026>();
}

/// Pairs of brackets that are too large to be tried one by one, with preferences.
#[test]
fn pairs_of_larger_brackets_come_out_by_subsets() {
    let (mut compared, mut charged) = (0, 0);
    let wanted = cases_up_to(12, 200);
    for seed in 0.. {
        let field = random_field(seed, 24, 44);
        // Before round 2 no team has a colour preference, and no teams have met.
        if field.round == RoundNo(1) {
            continue;
        }
        let (seats, position) = literal(&field);
        let place = |seat: &Seat| seats.iter().position(|other| other == seat).unwrap();
        let places = |seats: &[Seat]| seats.iter().map(place).collect::<Vec<usize>>();
        let made = by_the_engine::<TeamSwiss2026>(&TeamSwiss2026::roster(&field));
        for (residents, upfloaters, pairs) in made.into_iter().flat_map(|round| round.1) {
            let [residents, upfloaters] = [places(&residents), places(&upfloaters)];
            if ![14, 16].contains(&(residents.len() + upfloaters.len())) {
                continue;
            }
            let pairs: Vec<[usize; 2]> = pairs.iter().map(|pair| pair.each_ref().map(place)).collect();
            let bottom = pairs.iter().map(|pair| pair[1]).min();
            let halves = pairs.iter().all(|pair| Some(pair[0]) < bottom);
            charged += usize::from(!halves);
            assert_eq!(pairs, BySubsets::new(&position, &residents, &upfloaters).pair(), "seed {seed}");
            compared += 1;
        }
        if compared >= wanted {
            break;
        }
    }
    assert!(charged > 0, "in some the upper half does not meet the lower half");
    eprintln!("{compared} brackets, {charged} of them with other tops than the upper half");
}

#[test]
fn a_half_point_bye_or_a_match_lost_by_forfeit_does_not_bar_from_the_bye() {
    let mut field = fresh(4, 5, Colour::White);
    let forfeited = |opponent, points| RoundRecord::Forfeited {
        opponent: Seat(opponent),
        colour: Colour::White,
        points: Points::from_tenths(points),
        float: None,
    };
    let half = Bye::Requested(RequestedBye::HalfPoint);
    let full = Bye::Requested(RequestedBye::FullPoint);
    // By game points: a side that forfeits some boards and wins others may have some.
    field.players[0].record.push(forfeited(1, 20));
    field.players[1].record.push(forfeited(0, 10));
    field.players[2].record.push(RoundRecord::Bye { bye: half, points: Points::ONE });
    field.players[3].record.push(RoundRecord::Bye { bye: full, points: Points::ONE });
    let able = |field: &Field| field.seats().map(|seat| may_get_bye(field, seat)).collect::<Vec<bool>>();
    assert_eq!(able(&field), [false, true, true, false]);
    // Penalised to fewer points than its opponent, the winner still won the match (T-23).
    field.players[0].record[0] = forfeited(1, 0);
    field.players[0].given = vec![Points::from_tenths(-20)];
    assert_eq!(able(&field), [false, true, true, false]);
}

#[test]
fn every_reason_of_its_own_comes_up() {
    let fields = (0..cases(600)).map(|seed| random_field(seed, 4, 12));
    // Two teams, only the lower ranked of which has played.
    let mut alone = fresh(2, 5, Colour::White);
    alone.round = RoundNo(2);
    let full = Bye::Requested(RequestedBye::FullPoint);
    alone.players[0].record.push(RoundRecord::Bye { bye: full, points: Points::ONE });
    let absent =
        RoundRecord::Played { opponent: Seat(0), colour: Colour::White, points: Points::ZERO, float: None };
    alone.players[1].record.push(absent);
    let given = reasons_given(&TeamSwiss2026, fields.chain([alone]));
    let expected: BTreeSet<&str> = TeamSwiss2026.facts().reasons.iter().copied().collect();
    assert_eq!(given, expected);
}
