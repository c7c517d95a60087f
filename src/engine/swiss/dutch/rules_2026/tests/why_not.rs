//! "Why not?" compared with a literal reading of the articles.

use super::super::Dutch2026;
use super::{Case, cases, oracle, random, read, seed};
use crate::format::{Field, Format, Seat, Swiss, Trace, Value, Verdict};
use crate::pairing::why_not;
use crate::tournament::Points;
use oracle::{Paired, Way};

/// The criteria of an [`oracle::Quality`], in its order.
const CRITERIA: [&str; 16] = [
    "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20",
    "C21",
];

/// The brackets of the round in which two players meet and the others are paired without them, and the score of the
/// bye.
fn with_board(field: &Field, players: [Seat; 2]) -> Option<(Vec<Way>, Option<Points>)> {
    let others = field.without(&players);
    let paired = if others.present().count() > 1 {
        oracle::brackets(&others)?
    } else {
        let alone: Vec<usize> = (0..others.present().count()).collect();
        let bye = alone.first().copied();
        let barred = |seat| Dutch2026.bye_breaches(&others, seat).iter().any(|breach| breach.absolute);
        if others.present().any(barred) {
            return None;
        }
        alone
            .first()
            .map(|_| Paired { way: (vec![], alone.clone()), bye, quality: vec![] })
            .into_iter()
            .collect()
    };
    let (bye, with_bye) = (bye(&paired, &others), paired.iter().find_map(|bracket| bracket.bye));
    let ranks = |field: &Field| {
        let mut ranks: Vec<Seat> = field.present().collect();
        ranks.sort_by_key(|&seat| field.place(seat));
        ranks
    };
    let (all, rest) = (ranks(field), ranks(&others));
    let rank = |seat: Seat| all.iter().position(|&other| other == seat).unwrap();
    let score = |rank: usize| field.pairing_score(all[rank]);
    let [one, other] = players.map(rank);
    let (higher, lower) = (one.min(other), one.max(other));
    let with_bye = with_bye.map(|who| rank(rest[who]));
    let mut is_waiting = false;
    let mut paired = paired.into_iter();
    let (mut round, mut moved_down) = (Vec::<Way>::new(), Vec::new());
    let mut scores: Vec<_> = (0..all.len()).map(score).collect();
    scores.dedup();
    for bracket in scores {
        let (mut pairs, mut left) = (Vec::new(), Vec::new());
        if rest.iter().any(|&seat| field.pairing_score(seat) == bracket) {
            let (made, over) = paired.next().unwrap().way;
            pairs.extend(made.into_iter().map(|(a, b)| (rank(rest[a]), rank(rest[b]))));
            left.extend(over.into_iter().map(|who| rank(rest[who])));
        } else {
            left.extend(moved_down.iter().copied().filter(|&who| who != higher && Some(who) != with_bye));
        }
        if score(lower) == bracket {
            pairs.push((higher, lower));
        } else if score(higher) >= bracket && score(lower) < bracket {
            left.push(higher);
        }
        // The player with the bye waits for it until no other player floats down.
        left.extend(with_bye.filter(|who| is_waiting && !left.contains(who)));
        is_waiting = with_bye.is_some_and(|who| left.contains(&who)) && left.len() > 1;
        pairs.sort_unstable();
        left.sort_unstable();
        moved_down.clone_from(&left);
        round.push((pairs, left));
    }
    Some((round, bye))
}

fn bye(round: &[Paired], field: &Field) -> Option<Points> {
    let mut ranks: Vec<Seat> = field.present().collect();
    ranks.sort_by_key(|&seat| field.place(seat));
    round.iter().find_map(|bracket| bracket.bye).map(|who| field.pairing_score(ranks[who]))
}

/// Returns the first criterion by which the round with the board is worse; `None` if only the order decides.
fn first_worse(
    field: &Field,
    best: &[Paired],
    forced: Vec<Way>,
    forced_bye: Option<Points>,
) -> Option<&'static str> {
    if bye(best, field) != forced_bye {
        return Some("C5");
    }
    let forced = oracle::judged(field, forced);
    let sorted = |way: &Way| {
        let (mut pairs, mut left) = way.clone();
        pairs.sort_unstable();
        left.sort_unstable();
        (pairs, left)
    };
    let mut both = best.iter().zip(&forced);
    let (one, other) = both.find(|(one, other)| sorted(&one.way) != sorted(&other.way))?;
    let place = one.quality.iter().zip(&other.quality).position(|(here, there)| here != there)?;
    assert!(one.quality[place] < other.quality[place], "the best candidate is the better one");
    Some(CRITERIA[place])
}

#[test]
fn the_criterion_named_is_the_first_that_gets_worse() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in seed()..seed() + cases(4500) {
        let field = random::field(seed, 8);
        let present: Vec<Seat> = field.present().collect();
        let Some(best) = oracle::brackets(&field).filter(|_| present.len() > 1) else { continue };
        let turn = usize::try_from(seed).unwrap();
        let players = [present[turn % present.len()], present[(turn / 7) % present.len()]];
        let answer = why_not(&Dutch2026, &field, players).unwrap();
        let paired = Dutch2026.pair(&field, &mut Trace::silent()).unwrap();
        let is_paired = paired
            .boards
            .iter()
            .any(|pair| [pair.white, pair.black] == players || [pair.black, pair.white] == players);
        assert_eq!(answer.verdict == Verdict::Paired, is_paired, "seed {seed}");
        match answer.verdict {
            Verdict::Absent => assert_eq!(players[0], players[1], "seed {seed}"),
            Verdict::Paired => {}
            Verdict::Table => panic!("seed {seed}: a Swiss system has no table"),
            Verdict::Forbidden => {
                let (pair, _) = Dutch2026.colours(&field, players);
                assert!(Dutch2026.breaches(&field, pair).iter().any(|breach| breach.absolute), "seed {seed}");
            }
            Verdict::Incomplete => assert!(with_board(&field, players).is_none(), "seed {seed}"),
            Verdict::Worse | Verdict::Later => {
                let (ways, bye) = with_board(&field, players).unwrap();
                let named = (answer.verdict == Verdict::Worse).then(|| answer.reasons[0].rule);
                assert_eq!(named, first_worse(&field, &best, ways, bye), "seed {seed}: {players:?}");
                seen.extend(named);
            }
        }
        assert!(!answer.reasons.is_empty());
    }
    assert!(seen.len() > 7, "only {seen:?} came up");
}

#[test]
fn a_board_that_leaves_a_colour_ungranted_is_explained_with_its_figures() {
    let case = Case {
        shows: "",
        rounds: 5,
        round: 2,
        bye: 10,
        players: &["3w=", "4b=", "1b=", "2w="],
        forbidden: &[],
        pairing: "",
    };
    let field = read(&case);
    let ask = |other| why_not(&Dutch2026, &field, [Seat(0), Seat(other)]).unwrap();
    let answer = ask(3);
    let [reason] = answer.reasons.as_slice() else { panic!("one reason: {answer:?}") };
    assert_eq!((answer.verdict, reason.rule, reason.what), (Verdict::Worse, "C12", "why-not-preferences"));
    assert!(reason.values.contains(&("best", Value::Number(0))));
    assert!(reason.values.contains(&("forced", Value::Number(2))));
    assert_eq!(ask(2).verdict, Verdict::Forbidden);
    assert_eq!(ask(1).verdict, Verdict::Paired);
}
