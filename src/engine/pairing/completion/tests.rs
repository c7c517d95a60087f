use super::*;
use crate::command::{Command, apply};
use crate::format::{Seat, Trace};
use crate::pairing::{propose, swiss_systems};
use crate::swiss::test_rounds::{Dice, cases, cases_up_to, events, random, samples};
use crate::test_events::{TestRound, from_json, player, reported, settings};
use crate::tournament::{
    Bye, Colour, ForbiddenPair, GameResult, Meeting, Name, Outcome, Player, RequestedBye, Settings,
    TieBreakRules,
};
use crate::trf;
use brute_force::{Checked, Trying, checked};
use std::fs;
use std::path::Path;

/// Creates an event with this many players and rounds; the pairs of numbers may never meet.
fn event(players: u32, rounds: u8, apart: &[(u32, u32)]) -> Snapshot {
    let settings = Settings { rounds: RoundNo(rounds), ..Settings::named(Name::new("Open").unwrap()) };
    let mut event = Snapshot::new(settings);
    for number in 1..=players {
        let player = Player::named(Name::new(&format!("Player {number}")).unwrap());
        let (arrival, missed) = (RoundNo(1), RequestedBye::ZeroPoint);
        event = apply(&event, &Command::Register { player, arrival, missed }).unwrap();
    }
    let pair = |&(one, other): &(u32, u32)| ForbiddenPair {
        players: [PlayerId(one), PlayerId(other)],
        first: RoundNo(1),
        last: RoundNo(rounds),
    };
    let forbidden = apart.iter().map(pair).collect();
    let settings = Settings { forbidden, ..event.settings().clone() };
    apply(&event, &Command::Announce(Box::new(settings))).unwrap_or(event)
}

fn answer(players: u32, rounds: u8, apart: &[(u32, u32)]) -> Completion {
    completion(&event(players, rounds, apart))
}

#[test]
fn q62_rounds_that_cannot_all_be_paired_are_known_before_round_1() {
    let impossible = |ids: &[u32]| Completion::Impossible(ids.iter().copied().map(PlayerId).collect());
    assert_eq!(answer(4, 3, &[]), Completion::Possible);
    assert_eq!(answer(4, 4, &[]), impossible(&[1]), "everybody has met");
    assert_eq!(answer(5, 5, &[]), Completion::Possible, "with a bye each");
    assert_eq!(answer(5, 6, &[]), impossible(&[1]));
    assert_eq!(
        answer(6, 3, &[(2, 3), (2, 4), (2, 5)]),
        impossible(&[2, 3, 4, 5]),
        "two opponents for three rounds"
    );
    // Four of one club among seven: in each round one of them has the bye, and the third has met all others.
    let club = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    assert_eq!(answer(7, 3, &club), Completion::Possible);
    assert_eq!(answer(6, 1, &club), impossible(&[1, 2, 3, 4]), "two of them have nobody");
    assert_eq!(answer(300, 9, &[(1, 2)]), Completion::NotShown, "nothing speaks against it");
    assert_eq!(answer(20, 11, &[(1, 2), (3, 4)]), Completion::Possible);
}

#[test]
fn small_events_are_judged_as_by_trying_every_schedule() {
    let (mut possible, mut impossible) = (0, 0);
    for seed in 0..cases(400) {
        let mut dice = Dice(seed ^ 0xC0DE);
        let players = 3 + u32::try_from(dice.roll(4)).unwrap();
        let rounds = 1 + u8::try_from(dice.roll(usize::try_from(players).unwrap())).unwrap();
        let pairs = (1..=players).flat_map(|one| (one + 1..=players).map(move |other| (one, other)));
        let apart: Vec<(u32, u32)> = pairs.filter(|_| dice.roll(4) == 0).collect();
        let all: Vec<u32> = (1..=players).collect();
        let to_come = usize::from(rounds);
        let (waiting, barred) = (vec![all; to_come], vec![apart.clone(); to_come]);
        let trying = Trying { rounds: waiting, apart: barred, ..Trying::default() };
        let expected = trying.can_be_paired(0).unwrap();
        let found = answer(players, rounds, &apart);
        assert_eq!(
            found == Completion::Possible,
            expected,
            "seed {seed}: {players} {rounds} {apart:?} {found:?}"
        );
        assert_ne!(found, Completion::NotShown, "seed {seed}");
        possible += usize::from(expected);
        impossible += usize::from(!expected);
    }
    assert!(possible > 50 && impossible > 50, "{possible} {impossible}");
}

/// Returns an event with some rounds played, a draft of the next one, and further rounds planned.
fn drafted(dice: &mut Dice, players: u32, rounds: u8, apart: &[(u32, u32)]) -> Option<(Snapshot, RoundNo)> {
    let event = event(players, rounds, apart);
    let settings = Settings { initial_colour: Some(Colour::White), ..event.settings().clone() };
    let mut event = apply(&event, &Command::Announce(Box::new(settings))).unwrap();
    let last = RoundNo(1 + u8::try_from(dice.roll(usize::from(rounds) - 1)).unwrap());
    for round in last.up_to() {
        let draft = propose(&event, round, Trace::silent()).ok()?.draft;
        event = apply(&event, &Command::DraftRound(draft)).unwrap();
        if round < last {
            event = apply(&event, &Command::publish(round)).unwrap();
            let boards = event.round(round).unwrap().games().map(|(number, ..)| number);
            let outcome = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins];
            let results = boards.map(|board| (board, GameResult::Played(outcome[dice.roll(3)]))).collect();
            event = apply(&event, &Command::TakeOverResults { round, results }).unwrap();
        }
    }
    Some((event, last))
}

#[test]
fn rounds_to_come_are_judged_as_by_trying_every_schedule() {
    let (mut possible, mut impossible, mut mended) = (0, 0, 0);
    for seed in 0..cases(600) {
        let mut dice = Dice(seed ^ 0xF0E5);
        let players = 4 + u32::try_from(dice.roll(4)).unwrap();
        let rounds = 2 + u8::try_from(dice.roll(usize::try_from(players).unwrap() - 2)).unwrap();
        let pairs = (1..=players).flat_map(|one| (one + 1..=players).map(move |other| (one, other)));
        let apart: Vec<(u32, u32)> = pairs.filter(|_| dice.roll(9) == 0).collect();
        let Some((event, round)) = drafted(&mut dice, players, rounds, &apart) else { continue };
        match checked(&event, round, &format!("seed {seed}")) {
            None => assert_eq!(round, RoundNo(rounds)),
            Some(Checked::Possible) => possible += 1,
            Some(Checked::Impossible { is_mended, .. }) => {
                impossible += 1;
                mended += usize::from(is_mended);
            }
            Some(Checked::NotShown) => {}
        }
    }
    assert!(possible > 100 && impossible > 30 && mended > 0, "{possible} {impossible} {mended}");
}

/// Returns an event with manual rounds, of arbitrary new pairs, or of one half against the other; with colours within
/// the limits, White mostly for the smaller number; `None` if it does not reach the end.
fn made_by_hand(dice: &mut Dice, system: &str, players: u32, played: u8, to_come: u8) -> Option<Snapshot> {
    let (mut known, mut rounds, in_camps) = (Trying::default(), Vec::new(), dice.roll(2) == 0);
    for _ in 0..played {
        let mut order: Vec<u32> = (1..=players).collect();
        (1..order.len()).for_each(|end| order.swap(end, dice.roll(end + 1)));
        if in_camps {
            let (one, other): (Vec<u32>, Vec<u32>) = order.iter().partition(|&&id| id <= players / 2);
            let crossed = one.iter().zip(&other).flat_map(|(&one, &other)| [one, other]);
            order = crossed.chain(other.last().copied().filter(|_| players % 2 == 1)).collect();
        }
        let pairs = order.chunks_exact(2).map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])]);
        let mut boards = Vec::new();
        for [one, other] in pairs {
            let ways =
                if dice.roll(9) > 0 { [[one, other], [other, one]] } else { [[other, one], [one, other]] };
            let way = ways.into_iter().find(|&way| known.is_lawful(way))?;
            known.is_new(way).then(|| known.play(way))?;
            let [white, black] = way.map(PlayerId);
            boards.push((Meeting { white, black }, Some(GameResult::Played(Outcome::Draw))));
        }
        let bye = order.chunks_exact(2).remainder().first().copied();
        let byes: Vec<_> = bye.map(|id| (PlayerId(id), Bye::PairingAllocated)).into_iter().collect();
        bye.filter(|id| known.byes.contains(id)).is_none().then(|| known.byes.extend(bye))?;
        rounds.push(TestRound { boards, byes });
    }
    let settings = settings(system, TieBreakRules::Fide2026, usize::from(played + to_come));
    let players = (0..players).map(|number| player(2000 - i64::from(number))).collect();
    Some(crate::test_events::event(settings, players, &rounds))
}

#[test]
fn colours_are_judged_as_by_trying_every_schedule_with_every_colours() {
    let (mut possible, mut by_colours, mut mended, mut not_shown) = (0, 0, 0, 0);
    for seed in 0..cases(3000) {
        let mut dice = Dice(seed ^ 0xC010);
        let systems = swiss_systems();
        let limited =
            systems.iter().filter(|of| of.swiss().is_some_and(|swiss| swiss.may_have(&[]).is_some()));
        let limited: Vec<_> = limited.collect();
        let system = limited[dice.roll(limited.len())].id();
        let players = 4 + u32::try_from(dice.roll(5)).unwrap();
        let played = 2 + u8::try_from(dice.roll(3)).unwrap();
        let to_come = 1 + u8::try_from(dice.roll(3)).unwrap();
        let mut made = (0..100).filter_map(|_| made_by_hand(&mut dice, system, players, played, to_come));
        let Some(event) = made.next() else { continue };
        match checked(&event, RoundNo(played), &format!("seed {seed}: {system}")).unwrap() {
            Checked::Possible => possible += 1,
            Checked::Impossible { by_colours: is, is_mended } => {
                by_colours += usize::from(is);
                mended += usize::from(is && is_mended);
            }
            Checked::NotShown => not_shown += 1,
        }
    }
    assert!(
        possible > 100 && by_colours > 10 && mended > 5 && not_shown > 5,
        "{possible} {by_colours} {mended} {not_shown}"
    );
}

/// Returns an event of manual rounds, each with boards such as `1-4`, White first.
fn told(system: &str, players: u32, rounds: usize, boards: &[&str]) -> Snapshot {
    let id = |number: &str| PlayerId(number.parse().unwrap());
    let board = |board: &str| {
        let (white, black) = board.split_once('-').unwrap();
        let meeting = Meeting { white: id(white), black: id(black) };
        (meeting, Some(GameResult::Played(Outcome::Draw)))
    };
    let round = |round: &&str| TestRound {
        boards: round.split_whitespace().map(board).collect(),
        ..TestRound::default()
    };
    let players = (0..players).map(|number| player(2000 - i64::from(number))).collect();
    let rounds_told: Vec<TestRound> = boards.iter().map(round).collect();
    crate::test_events::event(settings(system, TieBreakRules::Fide2026, rounds), players, &rounds_told)
}

#[test]
fn colours_can_forbid_what_who_has_met_does_not() {
    // 1 to 3 had White twice, 4 to 6 Black: round 3 has to be the last of each of these against the others, and then
    // three are left on each side.
    let after = |system, rounds, draft| {
        rounds_to_come(&told(system, 6, rounds, &["1-4 2-5 3-6", draft]), RoundNo(2)).unwrap()
    };
    let RoundsToCome::Impossible { telling, by_colours, mend } = after("dutch-2026", 4, "1-5 2-6 3-4") else {
        panic!("round 4 cannot be paired");
    };
    assert!(by_colours && !telling.is_empty(), "{telling:?}");
    let turned = Mend { boards: [BoardNo(3); 2], players: [PlayerId(3), PlayerId(4)] };
    assert_eq!(mend, Some(turned), "one board turned is enough");
    assert!(matches!(after("dutch-2026", 4, "1-5 2-6 4-3"), RoundsToCome::Possible(_)), "as it says");
    assert!(matches!(after("basic-swiss", 4, "1-5 2-6 3-4"), RoundsToCome::Possible(_)), "colours give way");
    assert!(matches!(after("dutch-2026", 3, "1-5 2-6 3-4"), RoundsToCome::Possible(_)));
    // 1 and 2 had White twice and have to meet, in the last round.
    let last = told("dutch-2026", 4, 3, &["1-3 2-4", "1-4 2-3"]);
    assert_eq!(rounds_to_come(&last, RoundNo(2)), Some(RoundsToCome::NotShown));
}

/// Returns recorded events of up to ten players, by name: the samples, and complete collections if `HAKEM_CORPORA`
/// names them.
fn recorded_small() -> Vec<(String, Snapshot)> {
    let mut found = Vec::new();
    for (folder, file) in [
        ("basic-swiss", "basic-swiss.jsonl"),
        ("burstein", "burstein-classic.jsonl"),
        ("dubov", "dubov-classic.jsonl"),
        ("dutch", "dutch-1992.jsonl"),
        ("dutch", "dutch-2009.jsonl"),
        ("lim", "lim.jsonl"),
    ] {
        let all = samples(folder, file).into_iter().flat_map(|path| events(&path));
        let small =
            all.filter(|event| event["players"].as_array().is_some_and(|players| players.len() <= 10));
        found.extend(
            small.map(|event| (format!("{file} {}", event["id"]), from_json(&event, TieBreakRules::Booklet))),
        );
    }
    for folder in ["burstein", "dubov", "dutch"] {
        let golden = format!("{}/../../tests/golden/{folder}/2026", env!("CARGO_MANIFEST_DIR"));
        let corpus =
            std::env::var_os("HAKEM_CORPORA").map(|of| Path::new(&of).join("fide-2026").join(folder));
        for folder in std::iter::once(golden.into()).chain(corpus) {
            let mut paths: Vec<_> =
                fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
            paths.retain(|path| path.extension().is_some_and(|of| of == "trf"));
            paths.sort();
            for path in paths {
                let file = trf::read(&fs::read_to_string(&path).unwrap()).unwrap().file;
                if file.players.len() <= 10 {
                    found.push((path.display().to_string(), reported(&file)));
                }
            }
        }
    }
    found
}

#[test]
fn of_recorded_events_no_yes_and_no_no_is_wrong() {
    let (mut possible, mut impossible, mut not_shown) = (0, 0, 0);
    for (name, event) in recorded_small() {
        for round in event.last_published().unwrap_or(RoundNo(0)).up_to() {
            match checked(&event, round, &format!("{name} round {round}")) {
                Some(Checked::Possible) => possible += 1,
                Some(Checked::Impossible { .. }) => impossible += 1,
                Some(Checked::NotShown) => not_shown += 1,
                None => assert_eq!(round, event.settings().rounds, "{name}"),
            }
        }
    }
    assert!(possible > 50 && impossible > 5, "{possible} {impossible} {not_shown}");
}

#[test]
fn the_limits_of_a_system_are_those_by_which_it_pairs() {
    let mut barred = 0;
    for system in swiss_systems() {
        let swiss = system.swiss().unwrap();
        for seed in 0..cases_up_to(300, 3000) {
            let field = random(system, seed ^ 0x11AA, 4, 14);
            if field.is_last_round() {
                continue;
            }
            let graph = swiss.may_meet(&field);
            let present: Vec<Seat> = field.present().collect();
            let limits = |seat: Seat| {
                let had: Vec<Colour> = field.player(seat).games().map(|(_, colour)| colour).collect();
                swiss.may_have(&had).unwrap_or([true; 2])
            };
            for (at, &one) in present.iter().enumerate() {
                for (before, &other) in present.iter().enumerate().take(at) {
                    let ([white, black], [their_white, their_black]) = (limits(one), limits(other));
                    let fits = white && their_black || black && their_white;
                    assert!(fits || !graph.joined(before, at), "{} {seed}: {one:?} {other:?}", system.id());
                    barred += usize::from(!fits);
                }
            }
        }
    }
    assert!(barred > 500, "{barred}");
}

#[test]
fn for_many_players_a_schedule_is_found_or_counting_decides() {
    let mut dice = Dice(1);
    let (event, round) = std::iter::repeat_with(|| drafted(&mut dice, 40, 7, &[(1, 2)]))
        .flatten()
        .find(|(_, round)| *round < RoundNo(6))
        .unwrap();
    assert!(matches!(rounds_to_come(&event, round), Some(RoundsToCome::Possible(_))));
    // Number 1 may meet five others, and has more rounds to play.
    let apart: Vec<(u32, u32)> = (7..=22).map(|other| (1, other)).collect();
    let (event, round) = std::iter::repeat_with(|| drafted(&mut dice, 22, 9, &apart))
        .flatten()
        .find(|(_, round)| *round < RoundNo(4))
        .unwrap();
    let Some(RoundsToCome::Impossible { telling, .. }) = rounds_to_come(&event, round) else {
        panic!("number 1 has too few to meet");
    };
    assert!(telling.contains(&PlayerId(1)), "{telling:?}");
}
