use super::*;
use crate::command::{Command, apply};
use crate::format::Trace;
use crate::pairing::propose;
use crate::swiss::test_rounds::{Dice, cases};
use crate::tournament::{
    Bye, Colour, ForbiddenPair, GameResult, Name, Outcome, Place, Player, RequestedBye, Settings,
};

/// An event of so many players and rounds; pairs of numbers may never meet.
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

/// Tries every pairing of every round in order, without any thought.
fn by_trying(
    rounds: u8,
    waiting: &[u32],
    met: &mut Vec<(u32, u32)>,
    had: &mut Vec<u32>,
    all: &[u32],
) -> bool {
    let Some((&first, rest)) = waiting.split_first() else {
        return rounds == 1 || by_trying(rounds - 1, all, met, had, all);
    };
    for (at, &other) in rest.iter().enumerate() {
        if met.contains(&(first, other)) {
            continue;
        }
        let others = [&rest[..at], &rest[at + 1..]].concat();
        met.push((first, other));
        if by_trying(rounds, &others, met, had, all) {
            return true;
        }
        met.pop();
    }
    // An odd number still waits only where nobody has the bye of the round yet.
    if waiting.len() % 2 == 1 && !had.contains(&first) {
        had.push(first);
        if by_trying(rounds, rest, met, had, all) {
            return true;
        }
        had.pop();
    }
    false
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
        let expected = by_trying(rounds, &all, &mut apart.clone(), &mut Vec::new(), &all);
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

/// An event in which some rounds were played, the next one is a draft, and others follow.
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

/// Returns who has met whom and who has had the bye, as numbers.
fn had(event: &Snapshot) -> (Vec<(u32, u32)>, Vec<u32>) {
    let games = event.rounds().iter().flat_map(|round| round.games());
    let met = games.map(|(_, board, _)| [board.meeting.white.0, board.meeting.black.0]);
    let met = met.map(|[one, other]| (one.min(other), one.max(other))).collect();
    let is_bye = |&(_, place): &(PlayerId, Place)| place == Place::Bye(Bye::PairingAllocated);
    let byes = event.rounds().iter().flat_map(|round| round.players_at(|_| true).filter(is_bye));
    (met, byes.map(|(id, _)| id.0).collect())
}

/// Checks that a schedule has everybody once in each round, but for one where their number is odd, and nobody twice against the same;
/// `known` are the pairs that may not be.
fn check_schedule(schedule: Vec<Vec<[PlayerId; 2]>>, mut known: Vec<(u32, u32)>, players: usize) {
    for pairs in schedule {
        assert_eq!(pairs.len(), players / 2, "{pairs:?}");
        let mut seen: Vec<PlayerId> = pairs.concat();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 2 * pairs.len(), "{pairs:?}");
        for [one, other] in pairs {
            assert!(!known.contains(&(one.0, other.0)), "{one:?} {other:?}");
            known.push((one.0, other.0));
        }
    }
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
        let to_come = rounds - round.0;
        let all: Vec<u32> = (1..=players).collect();
        let tried = |met: &[(u32, u32)], byes: &[u32]| {
            let mut barred = [met, &apart[..]].concat();
            by_trying(to_come, &all, &mut barred, &mut byes.to_vec(), &all)
        };
        let (met, byes) = had(&event);
        if to_come == 0 {
            assert_eq!(rounds_to_come(&event, round), None);
            continue;
        }
        let found = rounds_to_come(&event, round).unwrap();
        let expected = tried(&met, &byes);
        match found {
            RoundsToCome::Possible(schedule) => {
                assert!(expected, "seed {seed}");
                possible += 1;
                assert_eq!(schedule.len(), usize::from(to_come), "seed {seed}");
                check_schedule(schedule, [&met[..], &apart[..]].concat(), all.len());
            }
            RoundsToCome::Impossible { telling, mend } => {
                assert!(!expected, "seed {seed}: {telling:?}");
                assert!(!telling.is_empty(), "seed {seed}");
                impossible += 1;
                let Some(Mend { players: [one, other], .. }) = mend else { continue };
                mended += 1;
                let draft = event.round(round).unwrap();
                let exchanged = |id: PlayerId| match id {
                    id if id == one => other.0,
                    id if id == other => one.0,
                    id => id.0,
                };
                let mut met = met.clone();
                for (_, board, _) in draft.games() {
                    let [a, b] = [board.meeting.white.0, board.meeting.black.0];
                    met.retain(|pair| *pair != (a.min(b), a.max(b)));
                    let [a, b] = [board.meeting.white, board.meeting.black].map(exchanged);
                    met.push((a.min(b), a.max(b)));
                }
                assert!(tried(&met, &byes), "seed {seed}: {one:?} {other:?}");
            }
            RoundsToCome::NotShown => panic!("seed {seed}"),
        }
    }
    assert!(possible > 100 && impossible > 30 && mended > 0, "{possible} {impossible} {mended}");
}

#[test]
fn of_many_players_a_schedule_is_found_or_counting_tells() {
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
