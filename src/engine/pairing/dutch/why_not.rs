//! "Why not?" by the order of section 3: the first bracket in which a round differs from the one that the rules
//! make, and what had to be given up there.

use super::Edition;
use super::bracket::Found;
use super::cards::{Cards, Excess};
use super::round::{self, Course, Paired};
use crate::pairing::why_not::{Verdict, compared};
use crate::pairing::{Field, Reason, Value};

/// Says what the round of `forced` gives up first that the round of `field` does not. `None` when one of them
/// cannot be paired, or when the order of section 3 does not tell them apart.
pub(super) fn first_difference(
    edition: &Edition,
    field: &Field,
    forced: &Field,
) -> Option<(Verdict, Vec<Reason>)> {
    let (cards, forced_cards) = (Cards::new(field, edition), Cards::new(forced, edition));
    let best = round::pair(&cards, edition).ok()?.brackets;
    let forced = round::pair(&forced_cards, edition).ok()?.brackets;
    let is_same = |one: &Paired, other: &Paired| {
        one.found.pairs == other.found.pairs
            && one.found.floaters == other.found.floaters
            && one.course == other.course
    };
    let place = best.iter().zip(&forced).position(|(one, other)| !is_same(one, other))?;
    let (one, other) = (best.get(place)?, forced.get(place)?);
    let (verdict, reason) = worse(&cards, one, other).or_else(|| later(&cards, one, other))?;
    let residents = one.all.last().or(one.forced.last());
    let score = residents.map(|&rank| cards.card(rank).score).unwrap_or_default();
    Some((verdict, vec![reason.with("bracket", Value::Points(score))]))
}

/// Compares two pairings of a bracket by what section 3 gives up, the last resort first.
fn worse(cards: &Cards, best: &Paired, forced: &Paired) -> Option<(Verdict, Reason)> {
    let course = match forced.course {
        changed if changed == best.course => None,
        Course::Joined => Some(("C.13", "why-not-dutch-joined")),
        Course::ForLowest => Some(("C.13", "why-not-dutch-for-lowest")),
        Course::OtherFloaters => Some(("C.12", "why-not-dutch-other-floaters")),
        Course::Plain => return None,
    };
    if let Some((rule, what)) = course {
        return Some((Verdict::Worse, Reason::new(rule, what)));
    }
    let measures = [given_up(cards, best), given_up(cards, forced)];
    let names = [
        (if forced.forced.len() > best.forced.len() { "C.1" } else { "C.14" }, "why-not-dutch-left"),
        ("B.2", "why-not-dutch-lifted"),
        ("A.7.d", "why-not-dutch-strong-given-up"),
        ("B.4", "why-not-dutch-colours"),
        ("B.5, B.6", "why-not-dutch-floats"),
        ("B.5, B.6", "why-not-dutch-floats"),
    ];
    let pairs = measures[0].into_iter().zip(measures[1]).zip(names);
    let ((best, forced), (rule, what)) = pairs.into_iter().find(|((best, forced), _)| best != forced)?;
    (forced > best).then(|| (Verdict::Worse, compared(Reason::new(rule, what), best, forced)))
}

/// What a pairing of a bracket gives up, the gravest first: players left over, the lift of the last round, strong
/// preferences as absolute, colour preferences, float criteria, and those of downward floats alone.
fn given_up(cards: &Cards, paired: &Paired) -> [usize; 6] {
    let (found, stage) = (&paired.found, paired.found.place.stage);
    let colours = Excess::of(cards, paired.all.iter().copied()).x + stage.raises;
    [
        found.floaters.len(),
        usize::from(stage.lifted),
        usize::from(stage.strong_free),
        colours,
        stage.level,
        usize::from(found.place.down),
    ]
}

/// Says which choice comes later: who is left over, the opponents of moved-down players, the exchange or the
/// transposition.
fn later(cards: &Cards, best: &Paired, forced: &Paired) -> Option<(Verdict, Reason)> {
    if best.course != forced.course || given_up(cards, best) != given_up(cards, forced) {
        return None;
    }
    let players = |paired: &Paired| Value::Players(cards.seats(&paired.found.floaters));
    let reason = if best.found.floaters != forced.found.floaters {
        let reason = Reason::new("C.7", "why-not-dutch-later-left");
        reason.with("best", players(best)).with("forced", players(forced))
    } else {
        let (rule, what) = later_choice(&best.found, &forced.found)?;
        Reason::new(rule, what)
    };
    Some((Verdict::Later, reason))
}

fn later_choice(best: &Found, forced: &Found) -> Option<(&'static str, &'static str)> {
    if best.place >= forced.place {
        None
    } else if best.place.moved != forced.place.moved {
        Some(("C.7", "why-not-later-opponents"))
    } else if best.place.exchange != forced.place.exchange {
        Some(("C.8", "why-not-later-exchange"))
    } else {
        Some(("C.7", "why-not-later-transposition"))
    }
}

#[cfg(test)]
mod tests {
    use crate::pairing::dutch::reference::{self, Answer, Year};
    use crate::pairing::dutch::{DUTCH_1992, DUTCH_2009, Edition};
    use crate::pairing::test_rounds::{Dice, cases, random};
    use crate::pairing::why_not::forced;
    use crate::pairing::{Draw, Field, Pair, Seat, Value, Verdict, WhyNot, why_not};
    use crate::tournament::Points;
    use std::collections::BTreeSet;

    fn has(answer: &Answer, players: [Seat; 2]) -> bool {
        answer.pairs.iter().any(|pair| players.iter().all(|seat| pair.contains(seat)))
    }

    fn as_answer(field: &Field, draw: &Draw) -> Answer {
        let higher_first = |pair: &Pair| {
            let higher = field.higher(pair.white, pair.black);
            [higher, if higher == pair.white { pair.black } else { pair.white }]
        };
        let mut pairs: Vec<[Seat; 2]> = draw.boards.iter().map(higher_first).collect();
        pairs.sort();
        Answer { pairs, bye: draw.bye }
    }

    /// The bracket in which two rounds part: that of the highest pair that only one of them has.
    fn parting(field: &Field, one: &Answer, other: &Answer) -> Points {
        let only = |here: &Answer, there: &Answer| -> Option<Points> {
            let pairs = here.pairs.iter().filter(|pair| !there.pairs.contains(pair));
            pairs.map(|pair| field.pairing_score(pair[0]).min(field.pairing_score(pair[1]))).max()
        };
        only(one, other).max(only(other, one)).unwrap()
    }

    /// How many of those who are in a bracket find no opponent there.
    fn left(field: &Field, answer: &Answer, bracket: Points) -> i64 {
        let is_in = |seat: &Seat| field.pairing_score(*seat) >= bracket;
        let paired = answer.pairs.iter().filter(|pair| pair.iter().all(is_in)).count();
        i64::try_from(field.present().filter(is_in).count() - 2 * paired).unwrap()
    }

    fn check(field: &Field, best: &Answer, players: [Seat; 2], answer: &WhyNot, forced: Option<&Answer>) {
        assert_eq!(answer.verdict == Verdict::Drawn, has(best, players));
        match answer.verdict {
            Verdict::Drawn | Verdict::Absent => return,
            Verdict::Forbidden | Verdict::Incomplete => return assert_eq!(forced, None),
            Verdict::Worse | Verdict::Later => {}
        }
        let forced = forced.unwrap();
        assert_eq!(answer.instead.as_ref().map(|draw| as_answer(field, draw)).as_ref(), Some(forced));
        let reason = &answer.reasons[0];
        let value = |wanted| reason.values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
        let Some(&Value::Points(bracket)) = value("bracket") else { return };
        if reason.rule != "C.13" {
            assert_eq!(bracket, parting(field, best, forced));
        }
        if reason.what == "why-not-dutch-left" {
            let figures = [best, forced].map(|round| Value::Number(left(field, round, bracket)));
            assert_eq!([value("best"), value("forced")], [Some(&figures[0]), Some(&figures[1])]);
        }
    }

    fn check_edition(edition: &Edition, year: Year) {
        let mut seen = BTreeSet::new();
        for seed in 0..cases(600) {
            let field = random(edition, seed, 4, 11);
            let present: Vec<Seat> = field.present().collect();
            let Some(best) =
                Some(&field).filter(|_| present.len() > 1).and_then(|field| reference::pair(field, year))
            else {
                continue;
            };
            let mut dice = Dice(seed ^ 0xB0A2D);
            let players = [(); 2].map(|()| present[dice.roll(present.len())]);
            if players[0] == players[1] {
                continue;
            }
            let answer = why_not(edition, &field, players).unwrap();
            let forced = reference::pair(&forced(&field, players), year).filter(|round| has(round, players));
            check(&field, &best, players, &answer, forced.as_ref());
            seen.insert(answer.reasons[0].what);
        }
        for what in ["left", "colours", "floats", "later-left"] {
            assert!(seen.contains(&*format!("why-not-dutch-{what}")), "{what} never came up: {seen:?}");
        }
        assert!(seen.contains("why-not-later-transposition") && seen.contains("why-not-later-exchange"));
    }

    #[test]
    fn what_a_board_gives_up_in_2009_is_what_the_rules_give_up_literally() {
        check_edition(&DUTCH_2009, Year::Y2009);
    }

    #[test]
    fn what_a_board_gives_up_in_1992_is_what_the_rules_give_up_literally() {
        check_edition(&DUTCH_1992, Year::Y1992);
    }
}
