//! A literal reading of the rules page that shares no code with the system: totals as fractions written out, lists recomputed from
//! the start for every question, pairings by trying all.

use super::season;
use crate::format::{Attendance, Field, Format, OptionFacts, RoundRecord, Seat, Trace};
use crate::swiss::keizer::{FACTS, Keizer, list};
use crate::swiss::test_rounds::{Dice, cases, forbid_some, set_away, written};
use crate::tournament::{Bye, Colour, OptionValue, RequestedBye};

/// Shares are in sixtieths, which can be halved six times.
const WHOLE: i64 = 60 * 64;

fn found(key: &str) -> &'static OptionFacts {
    FACTS.options.iter().find(|option| option.key == key).unwrap()
}

fn option(field: &Field, key: &str) -> i64 {
    found(key).number(&field.options).into()
}

fn is(field: &Field, key: &str, word: &str) -> bool {
    found(key).is(word, &field.options)
}

/// The rounds of the part of the season that round `at`, counted from 0, belongs to.
fn part(field: &Field, at: usize) -> std::ops::Range<usize> {
    match usize::try_from(option(field, "keizer-part")).unwrap() {
        0 => 0..256,
        rounds => at / rounds * rounds..(at / rounds + 1) * rounds,
    }
}

/// Value of a player in a list: the top value less one for each place above.
fn value(field: &Field, list: &[u16], player: u16) -> Option<i64> {
    let place = i64::try_from(list.iter().position(|&other| other == player)?).unwrap();
    let players = i64::try_from(list.len()).unwrap();
    let top = match option(field, "keizer-top") {
        0 if players < 3 => players,
        0 => 3 * (players - 1) / 2,
        fixed => fixed,
    };
    Some(std::cmp::max(top - place, 1))
}

/// Returns the points of a player in round `at`, by the values of a list.
fn gives(field: &Field, player: u16, at: usize, list: &[u16]) -> i64 {
    let record = &field.players[usize::from(player)].record;
    let own = value(field, list, player).unwrap_or(0);
    let sixtieths = match record[at] {
        RoundRecord::Played { opponent, points, .. } | RoundRecord::Forfeited { opponent, points, .. } => {
            let is_played = matches!(record[at], RoundRecord::Played { .. });
            let share = match points.tenths() {
                10 => 60,
                5 => 30,
                _ if is_played => option(field, "keizer-loss"),
                _ => 0,
            };
            return match value(field, list, opponent.0) {
                Some(theirs) => theirs * share * WHOLE / 60,
                None => own * share * 3 * WHOLE / (4 * 60),
            };
        }
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => option(field, "keizer-bye"),
        RoundRecord::Bye { bye: Bye::Requested(kind), .. } => {
            return own * absence(field, &record[..=at], kind);
        }
    };
    own * sixtieths * WHOLE / 60
}

/// The parts of the own value for the absence of the last of these rounds.
fn absence(field: &Field, rounds: &[RoundRecord], kind: RequestedBye) -> i64 {
    let of_kind = |round: &RoundRecord| match *round {
        RoundRecord::Bye { bye: Bye::Requested(kind), .. } => Some(kind),
        _ => None,
    };
    let has_played =
        |rounds: &[RoundRecord]| rounds.iter().any(|round| matches!(round, RoundRecord::Played { .. }));
    let from_game = found("keizer-after-game").is_on(&field.options);
    if from_game && !has_played(rounds) {
        return 0;
    }
    let at = rounds.len() - 1;
    let is_early = |at: usize| from_game && !has_played(&rounds[..at]);
    let noticed = |at: &usize| of_kind(&rounds[*at]) == Some(RequestedBye::HalfPoint) && !is_early(*at);
    let rank = |at: usize| part(field, at).take_while(|&other| other <= at).filter(noticed).count();
    let is_over =
        |at: usize| noticed(&at) && i64::try_from(rank(at)).unwrap() > option(field, "keizer-limit");
    let key = match kind {
        RequestedBye::FullPoint => return option(field, "keizer-club") * WHOLE / 60,
        RequestedBye::ZeroPoint => "keizer-absent",
        RequestedBye::HalfPoint => "keizer-notice",
    };
    if is_over(at) {
        return 0;
    }
    let share = option(field, key) * WHOLE / 60;
    if !found("keizer-halving").is_on(&field.options) {
        return share;
    }
    let counts = |&other: &usize| {
        let is_absence =
            matches!(of_kind(&rounds[other]), Some(RequestedBye::HalfPoint | RequestedBye::ZeroPoint));
        is_absence && !is_over(other) && !is_early(other)
    };
    let before = part(field, at).take_while(|&other| other < at).filter(counts).count();
    if before > 6 { 0 } else { share / 2_i64.pow(u32::try_from(before).unwrap()) }
}

/// The total of a player after some rounds, by the lists before each of them.
fn total(field: &Field, player: u16, lists: &[Vec<u16>], frozen: bool) -> i64 {
    let rounds = lists.len();
    let Some(last) = lists.last() else { return 0 };
    let fifths = match i64::try_from(rounds).unwrap() {
        _ if is(field, "keizer-own", "none") => 0,
        rounds if is(field, "keizer-own", "fading") => std::cmp::max(5 - rounds, 0),
        _ => 5,
    };
    let own = value(field, last, player).unwrap_or(0) * WHOLE * fifths / 5;
    let entries = (0..rounds).map(|at| gives(field, player, at, if frozen { &lists[at] } else { last }));
    own + entries.sum::<i64>()
}

/// The lists of all players from the start: before round 1, after round 1, and so on; no player arrives late here.
fn all_lists(field: &Field, rounds: usize, frozen: bool) -> Vec<Vec<u16>> {
    let mut lists: Vec<Vec<u16>> = Vec::new();
    for round in 0..=rounds {
        let mut list: Vec<u16> = (0..).take(field.players.len()).collect();
        list.sort_by_key(|&player| (-total(field, player, &lists, frozen), player));
        let next = u8::try_from(round + 1).unwrap();
        list.retain(|&player| field.players[usize::from(player)].withdrawn.is_none_or(|from| from.0 > next));
        lists.push(list);
    }
    lists
}

/// Every way to pair the players of a list with each other, the nearest opponents first.
fn all_ways(list: &[u16]) -> Vec<Vec<[u16; 2]>> {
    let Some((&first, rest)) = list.split_first() else { return vec![Vec::new()] };
    let with = |at: usize| {
        let others: Vec<u16> =
            rest.iter().enumerate().filter(|&(place, _)| place != at).map(|(_, &p)| p).collect();
        let pair = [first, rest[at]];
        all_ways(&others).into_iter().map(move |mut way| {
            way.insert(0, pair);
            way
        })
    };
    (0..rest.len()).flat_map(with).collect()
}

fn games(field: &Field, player: u16) -> Vec<(usize, u16, Colour)> {
    let record = field.players[usize::from(player)].record.iter().enumerate();
    let game = |(at, round): (usize, &RoundRecord)| match *round {
        RoundRecord::Played { opponent, colour, .. } => Some((at + 1, opponent.0, colour)),
        _ => None,
    };
    record.filter_map(game).collect()
}

fn too_soon(field: &Field, [one, other]: [u16; 2]) -> bool {
    let met: Vec<usize> =
        games(field, one).into_iter().filter(|game| game.1 == other).map(|game| game.0).collect();
    let distance = usize::try_from(option(field, "keizer-distance")).unwrap();
    let most = usize::try_from(option(field, "keizer-meetings")).unwrap();
    let here = part(field, usize::from(field.round.0) - 1);
    let often = met.iter().filter(|&&round| here.contains(&(round - 1))).count();
    met.iter().any(|&round| usize::from(field.round.0) - round <= distance) || most > 0 && often >= most
}

/// Returns true if a player of the pair would have a third equal colour in a row or a balance beyond two, as the option says.
fn beyond_colours(field: &Field, pair: [u16; 2]) -> bool {
    let limits = |word: &str| is(field, "keizer-colours", word) || is(field, "keizer-colours", "both");
    let [white, black] = white_first(field, pair);
    let breaks = |player: u16, colour: Colour, balance: i32| {
        let colours: Vec<Colour> = games(field, player).iter().map(|game| game.2).collect();
        limits("row") && colours.ends_with(&[colour, colour]) || limits("balance") && balance.abs() > 2
    };
    breaks(white, Colour::White, balance(field, white) + 1)
        || breaks(black, Colour::Black, balance(field, black) - 1)
}

fn balance(field: &Field, player: u16) -> i32 {
    games(field, player).iter().map(|game| if game.2 == Colour::White { 1 } else { -1 }).sum()
}

fn white_first(field: &Field, [higher, lower]: [u16; 2]) -> [u16; 2] {
    let balances = [higher, lower].map(|player| balance(field, player));
    let last = games(field, higher).into_iter().rfind(|game| game.1 == lower);
    let higher_is_white = match last {
        Some((_, _, colour)) if found("keizer-reverse").is_on(&field.options) => colour == Colour::Black,
        _ if balances[0] != balances[1] => balances[0] < balances[1],
        Some((_, _, colour)) => colour == Colour::Black,
        None => false,
    };
    if higher_is_white { [higher, lower] } else { [lower, higher] }
}

/// The pairing by trying everything: `None` if none is allowed.
fn paired(field: &Field, frozen: bool) -> Option<String> {
    let mut pool = all_lists(field, usize::from(field.round.0) - 1, frozen).pop().unwrap();
    pool.retain(|&player| field.players[usize::from(player)].attendance == Attendance::Present);
    let is_barred = |pair: &[u16; 2]| {
        let mut sorted = *pair;
        sorted.sort_unstable();
        field.forbidden.contains(&sorted.map(Seat))
    };
    let best = |pool: &[u16]| {
        let ways = all_ways(pool).into_iter().filter(|way| !way.iter().any(is_barred));
        // The first of the minimum.
        ways.min_by_key(|way| {
            way.iter().filter(|&&pair| too_soon(field, pair) || beyond_colours(field, pair)).count()
        })
    };
    let (way, bye) = if pool.len().is_multiple_of(2) {
        (best(&pool)?, None)
    } else {
        let byes = |player: u16| {
            let record = &field.players[usize::from(player)].record;
            let entry = usize::from(field.players[usize::from(player)].arrival.0);
            let is_bye = |(at, round): &(usize, &RoundRecord)| match round {
                RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
                RoundRecord::Bye { .. } => at + 1 >= entry && found("keizer-absences").is_on(&field.options),
                _ => false,
            };
            record.iter().enumerate().filter(is_bye).count()
        };
        let mut candidates: Vec<u16> = pool.iter().rev().copied().collect();
        candidates.sort_by_key(|&player| byes(player));
        let of = |bye: u16| {
            let others: Vec<u16> = pool.iter().copied().filter(|&player| player != bye).collect();
            Some((best(&others)?, Some(bye)))
        };
        candidates.into_iter().find_map(of)?
    };
    let boards = way.into_iter().map(|pair| {
        let [white, black] = white_first(field, pair);
        format!("{}-{}", white + 1, black + 1)
    });
    Some(boards.chain(bye.map(|bye| format!("{} bye", bye + 1))).collect::<Vec<_>>().join(" "))
}

fn set_options(field: &mut Field, frozen: bool, dice: &mut Dice) {
    let mut set = |key: &str, value: usize| {
        field.options.set(key, Some(OptionValue::Number(u16::try_from(value).unwrap())));
    };
    if dice.comes_up(50) {
        for key in ["keizer-bye", "keizer-club", "keizer-notice", "keizer-absent", "keizer-loss"] {
            set(key, dice.roll(61));
        }
        set("keizer-limit", dice.roll(4));
        set("keizer-top", 20 * dice.roll(3));
        set("keizer-distance", dice.roll(6));
        set("keizer-meetings", dice.roll(4));
    }
    if frozen {
        field.options.set("keizer-lists", Some(OptionValue::Choice("frozen".to_owned())));
    }
    for (key, words) in [
        ("keizer-own", &["once", "once", "fading", "none"]),
        ("keizer-colours", &["free", "row", "balance", "both"]),
    ] {
        field.options.set(key, Some(OptionValue::Choice(words[dice.roll(4)].to_owned())));
    }
    for key in ["keizer-halving", "keizer-after-game", "keizer-absences", "keizer-reverse"] {
        field.options.set(key, Some(OptionValue::YesNo(dice.comes_up(30))));
    }
    let part = [0, 2, 3][dice.roll(3)];
    field.options.set("keizer-part", Some(OptionValue::Number(part)));
}

#[test]
fn random_seasons_are_as_the_rules_say() {
    let (mut rounds, mut refused) = (0, 0);
    for seed in 0..cases(600) {
        let mut dice = Dice(seed ^ 0x4B_A15E);
        let mut field = season(&mut dice, 7, 6);
        let frozen = dice.comes_up(25);
        set_options(&mut field, frozen, &mut dice);
        let round = field.round;
        for player in &mut field.players {
            set_away(player, dice.comes_up(10).then_some(RequestedBye::ZeroPoint));
            if dice.comes_up(8) {
                player.withdrawn = Some(round);
                set_away(player, Some(RequestedBye::ZeroPoint));
            }
        }
        if dice.comes_up(25) {
            forbid_some(&mut field, &mut dice, 30);
        }
        if field.present().count() < 2 {
            continue;
        }
        let last = usize::from(field.round.0) - 1;
        let lists = all_lists(&field, last, frozen);
        let ledger = list::ledger(&field);
        assert_eq!(ledger.order.iter().map(|seat| seat.0).collect::<Vec<_>>(), lists[last], "seed {seed}");
        for seat in ledger.order.iter().filter(|_| last > 0) {
            let found = ledger.account(*seat).unwrap().total;
            assert_eq!(found, total(&field, seat.0, &lists[..last], frozen), "seed {seed}: {seat:?}");
        }
        let expected = paired(&field, frozen);
        let pairing = Keizer.pair(&field, &mut Trace::silent()).ok();
        let found = pairing.map(|pairing| written(&pairing.boards, pairing.bye));
        assert_eq!(found, expected, "seed {seed}");
        rounds += 1;
        refused += u32::from(expected.is_none());
    }
    assert!(rounds > 100 && refused > 0, "{rounds} rounds, {refused} refused");
}
