//! "Why not?" against the articles by the word.

use super::super::Dutch2026;
use super::{Case, cases, oracle, random, read, seed};
use crate::pairing::why_not::{Verdict, why_not};
use crate::pairing::{Field, PairingSystem, Seat, Trace, Value};
use oracle::Paired;

/// The criteria of an [`oracle::Quality`], in its order.
const CRITERIA: [&str; 16] = [
    "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20",
    "C21",
];

/// The field in which two players may meet nobody else.
fn kept_apart(field: &Field, players: [Seat; 2]) -> Field {
    let mut forced = field.clone();
    let all: Vec<Seat> = field.seats().collect();
    let apart = all.iter().flat_map(|&one| all.iter().map(move |&other| [one, other]));
    let of_board = |pair: &[Seat; 2]| pair.iter().filter(|seat| players.contains(seat)).count() == 1;
    forced.forbidden.extend(apart.filter(|pair| pair[0] < pair[1] && of_board(pair)));
    forced
}

fn bye(round: &[Paired], field: &Field) -> Option<crate::tournament::Points> {
    let mut ranks: Vec<Seat> = field.present().collect();
    ranks.sort_by_key(|&seat| field.place(seat));
    round.iter().find_map(|bracket| bracket.bye).map(|who| field.pairing_score(ranks[who]))
}

/// Returns the first criterion by which the round with the board is worse; `None` when only the order decides.
fn first_worse(field: &Field, best: &[Paired], forced: &[Paired]) -> Option<&'static str> {
    if bye(best, field) != bye(forced, field) {
        return Some("C5");
    }
    let (one, other) = best.iter().zip(forced).find(|(one, other)| one.way != other.way)?;
    let place = one.quality.iter().zip(&other.quality).position(|(here, there)| here != there)?;
    assert!(one.quality[place] < other.quality[place], "the best candidate is the better one");
    Some(CRITERIA[place])
}

#[test]
fn the_criterion_named_is_the_first_that_gets_worse() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in seed()..seed() + cases(1500) {
        let field = random::field(seed, 8);
        let present: Vec<Seat> = field.present().collect();
        let Some(best) = oracle::brackets(&field).filter(|_| present.len() > 1) else { continue };
        let turn = usize::try_from(seed).unwrap();
        let players = [present[turn % present.len()], present[(turn / 7) % present.len()]];
        let answer = why_not(&Dutch2026, &field, players).unwrap();
        let drawn = Dutch2026.pair(&field, &mut Trace::silent()).unwrap();
        let is_drawn = drawn
            .boards
            .iter()
            .any(|pair| [pair.white, pair.black] == players || [pair.black, pair.white] == players);
        assert_eq!(answer.verdict == Verdict::Drawn, is_drawn, "seed {seed}");
        match answer.verdict {
            Verdict::Absent => assert_eq!(players[0], players[1], "seed {seed}"),
            Verdict::Drawn => {}
            Verdict::Forbidden | Verdict::Incomplete => {
                assert!(oracle::brackets(&kept_apart(&field, players)).is_none(), "seed {seed}");
            }
            Verdict::Worse | Verdict::Later => {
                let forced = oracle::brackets(&kept_apart(&field, players)).unwrap();
                let named = (answer.verdict == Verdict::Worse).then(|| answer.reasons[0].rule);
                assert_eq!(named, first_worse(&field, &best, &forced), "seed {seed}: {field:#?} {players:?}");
                seen.extend(named);
            }
        }
        assert!(!answer.reasons.is_empty());
    }
    assert!(seen.len() > 7, "only {seen:?} came up");
}

#[test]
fn a_board_that_leaves_a_colour_ungranted_is_told_with_its_figures() {
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
    assert_eq!((answer.verdict, reason.rule, reason.what), (Verdict::Worse, "C12", "why-not-c12"));
    assert!(reason.values.contains(&("best", Value::Number(0))));
    assert!(reason.values.contains(&("forced", Value::Number(2))));
    assert_eq!(ask(2).verdict, Verdict::Forbidden);
    assert_eq!(ask(1).verdict, Verdict::Drawn);
}
