//! "Why not?" by the order of section 3: the first bracket in which a round with the board differs from the pairing,
//! and the measures given up there. The others are paired without the two players of the board; until they meet, the
//! higher ranked floats down with the players left over.

use super::ClassicEdition;
use super::cards::{Cards, ColourRule, Excess, Rank};
use super::round::{self, BracketTreatment, PairedBracket};
use crate::format::Verdict;
use crate::format::{Field, Float, Reason, Seat, Value};
use crate::tournament::Points;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// One bracket of either round, with players as seats.
struct ComparedBracket<'a> {
    /// The bracket as paired by the system; `None` if only the two players of the board have this score.
    paired: Option<&'a PairedBracket>,
    pairs: Vec<[Seat; 2]>,
    left: Vec<Seat>,
    measure: [usize; 6],
}

type ComparedRound<'a> = BTreeMap<Reverse<Points>, ComparedBracket<'a>>;

/// Returns the first measure that the round in which `players` meet gives up and the pairing does not. `None` if one of
/// the rounds cannot be paired, or if the order of section 3 does not distinguish them.
pub(super) fn first_difference(
    edition: &ClassicEdition,
    field: &Field,
    players: [Seat; 2],
) -> Option<(Verdict, Vec<Reason>)> {
    let others = field.without(&players);
    let all = [Cards::new(field, edition), Cards::new(&others, edition)];
    let best = round::pair(&all[0], edition).ok()?.brackets;
    let forced = if all[1].len() > 1 { round::pair(&all[1], edition).ok()?.brackets } else { Vec::new() };
    let best = read(&all[0], &best);
    let mut forced = read(&all[1], &forced);
    put_in(field, players, &all[0], (&best, &mut forced));
    let is_same = |one: &ComparedBracket<'_>, other: &ComparedBracket<'_>| {
        one.pairs == other.pairs && one.left == other.left
    };
    let scores: BTreeSet<Reverse<Points>> = best.keys().chain(forced.keys()).copied().collect();
    let both = scores.into_iter().map(|score| (score.0, best.get(&score), forced.get(&score)));
    let (score, one, other) = both
        .into_iter()
        .find(|(_, one, other)| !one.zip(*other).is_some_and(|(one, other)| is_same(one, other)))?;
    // A bracket that was joined with a lower one has no entry.
    let (verdict, reason) = match (one?, other) {
        (_, None) => (Verdict::Worse, Reason::new("C.13", "why-not-dutch-joined")),
        (one, Some(other)) => worse(one, other).or_else(|| later(one, other))?,
    };
    Some((verdict, vec![reason.with("bracket", Value::Points(score))]))
}

fn course(bracket: &ComparedBracket<'_>) -> BracketTreatment {
    bracket.paired.map_or(BracketTreatment::Plain, |paired| paired.course)
}

fn read<'a>(cards: &Cards, round: &'a [PairedBracket]) -> ComparedRound<'a> {
    let bracket = |paired: &'a PairedBracket| {
        let mut pairs: Vec<[Seat; 2]> =
            paired.found.pairs.iter().map(|pair| pair.map(|rank| cards.card(rank).seat)).collect();
        pairs.sort_unstable();
        let left = cards.roster.seats(&paired.found.floaters);
        let bracket = ComparedBracket { paired: Some(paired), pairs, left, measure: given_up(cards, paired) };
        (Reverse(paired.score(cards)), bracket)
    };
    round.iter().map(bracket).collect()
}

/// Adds the board to the brackets of the others.
fn put_in(
    field: &Field,
    players: [Seat; 2],
    cards: &Cards,
    (best, round): (&ComparedRound<'_>, &mut ComparedRound<'_>),
) {
    let ranks: Vec<Rank> =
        (0..cards.len()).filter(|&rank| players.contains(&cards.card(rank).seat)).collect();
    let [higher, lower] = ranks[..] else { return };
    let [above, below] = [higher, lower].map(|rank| cards.card(rank));
    let mut moved_down: Vec<Seat> = Vec::new();
    for &score in best.keys() {
        let is_empty = (0..cards.len())
            .filter(|rank| !ranks.contains(rank))
            .all(|rank| cards.card(rank).score != score.0);
        if is_empty && (score.0 == above.score || score.0 == below.score) {
            let left: Vec<Seat> = moved_down.iter().copied().filter(|&seat| seat != above.seat).collect();
            let measure = [left.len(), 0, 0, 0, 0, 0];
            round.insert(score, ComparedBracket { paired: None, pairs: Vec::new(), left, measure });
        }
        let Some(bracket) = round.get_mut(&score) else { continue };
        let [left, _, strong_free, colours, floats, _] = &mut bracket.measure;
        if score.0 == below.score {
            bracket.pairs.push([above.seat, below.seat]);
            bracket.pairs.sort_unstable();
            let clash = above.due.is_some() && above.due == below.due;
            *colours += usize::from(clash);
            let strict = ColourRule { strong_as_absolute: cards.strong_as_absolute, lifted: true };
            *strong_free = (*strong_free).max(usize::from(!cards.allowed(higher, lower, strict)));
            let again =
                |card: &super::cards::ClassicDutchCard, float| above.score != below.score && card.bars(float);
            let repeated = again(above, Float::Down) || again(below, Float::Up);
            *floats = (*floats).max(usize::from(repeated));
        } else if score.0 <= above.score && score.0 > below.score {
            bracket.left.push(above.seat);
            bracket.left.sort_by_key(|&seat| field.place(seat));
            *left += 1;
        }
        moved_down.clone_from(&bracket.left);
    }
}

/// Returns the measures given up in the pairing of a bracket, most serious first: players left over, the lift of the
/// last round, strong preferences as absolute, colour preferences, float criteria, and those of downward floats alone.
fn given_up(cards: &Cards, paired: &PairedBracket) -> [usize; 6] {
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

/// Compares two pairings of a bracket by the measures given up in section 3, last resort first.
fn worse(best: &ComparedBracket<'_>, forced: &ComparedBracket<'_>) -> Option<(Verdict, Reason)> {
    let changed = match course(forced) {
        same if same == course(best) => None,
        BracketTreatment::Joined => Some(("C.13", "why-not-dutch-joined")),
        BracketTreatment::ForLowest => Some(("C.13", "why-not-dutch-for-lowest")),
        BracketTreatment::OtherFloaters => Some(("C.12", "why-not-dutch-other-floaters")),
        BracketTreatment::Plain => return None,
    };
    if let Some((rule, what)) = changed {
        return Some((Verdict::Worse, Reason::new(rule, what)));
    }
    let names = [
        ("C.14", "why-not-dutch-left"),
        ("B.2", "why-not-dutch-lifted"),
        ("A.7.d", "why-not-dutch-strong-given-up"),
        ("B.4", "why-not-dutch-colours"),
        ("B.5, B.6", "why-not-dutch-floats"),
        ("B.5, B.6", "why-not-dutch-floats"),
    ];
    let measures = best.measure.into_iter().zip(forced.measure).zip(names);
    let ((best, forced), (rule, what)) = measures.into_iter().find(|((best, forced), _)| best != forced)?;
    (forced > best).then(|| (Verdict::Worse, Reason::new(rule, what).compared(best, forced)))
}

/// Returns the choice that comes later: the players left over, the opponents of moved-down players, the exchange or the
/// transposition.
fn later(best: &ComparedBracket<'_>, forced: &ComparedBracket<'_>) -> Option<(Verdict, Reason)> {
    if course(best) != course(forced) || best.measure != forced.measure {
        return None;
    }
    let reason = if best.left != forced.left {
        let reason = Reason::new("C.7", "why-not-dutch-later-left");
        let players = |bracket: &ComparedBracket<'_>| Value::Players(bracket.left.clone());
        reason.with("best", players(best)).with("forced", players(forced))
    } else {
        Reason::new("C.7, C.8", "why-not-dutch-later-order")
    };
    Some((Verdict::Later, reason))
}

#[cfg(test)]
mod tests {
    use crate::format::{Field, Pair, Pairing, Seat, Value, Verdict};
    use crate::pairing::{WhyNot, why_not};
    use crate::swiss::dutch::classic::reference::{self, Answer, Year};
    use crate::swiss::dutch::classic::{ClassicEdition, DUTCH_1992, DUTCH_2009};
    use crate::swiss::test_rounds::{Dice, cases, random};
    use crate::tournament::Points;
    use std::collections::BTreeSet;

    fn has(answer: &Answer, players: [Seat; 2]) -> bool {
        answer.pairs.iter().any(|pair| players.iter().all(|seat| pair.contains(seat)))
    }

    fn as_answer(field: &Field, pairing: &Pairing) -> Answer {
        let higher_first = |pair: &Pair| {
            let higher = field.higher(pair.white, pair.black);
            [higher, if higher == pair.white { pair.black } else { pair.white }]
        };
        let mut pairs: Vec<[Seat; 2]> = pairing.boards.iter().map(higher_first).collect();
        pairs.sort();
        Answer { pairs, bye: pairing.bye }
    }

    /// The round in which two players meet and the others are paired without them.
    fn forced(field: &Field, players: [Seat; 2], year: Year) -> Option<Answer> {
        let others = field.without(&players);
        let mut answer = match others.present().count() {
            0 => Answer { pairs: Vec::new(), bye: None },
            _ => reference::pair(&others, year)?,
        };
        let higher = field.higher(players[0], players[1]);
        answer.pairs.push([higher, if higher == players[0] { players[1] } else { players[0] }]);
        answer.pairs.sort();
        Some(answer)
    }

    /// Returns the bracket in which two rounds differ: that of the highest pair that only one of them has.
    fn parting(field: &Field, one: &Answer, other: &Answer) -> Points {
        let only = |here: &Answer, there: &Answer| -> Option<Points> {
            let pairs = here.pairs.iter().filter(|pair| !there.pairs.contains(pair));
            pairs.map(|pair| field.pairing_score(pair[0]).min(field.pairing_score(pair[1]))).max()
        };
        only(one, other).max(only(other, one)).unwrap()
    }

    /// Returns the number of players in a bracket without an opponent there.
    fn left(field: &Field, answer: &Answer, bracket: Points) -> i64 {
        let is_in = |seat: &Seat| field.pairing_score(*seat) >= bracket;
        let paired = answer.pairs.iter().filter(|pair| pair.iter().all(is_in)).count();
        i64::try_from(field.present().filter(is_in).count() - 2 * paired).unwrap()
    }

    fn check(field: &Field, best: &Answer, players: [Seat; 2], answer: &WhyNot, forced: Option<&Answer>) {
        assert_eq!(answer.verdict == Verdict::Paired, has(best, players));
        match answer.verdict {
            Verdict::Paired | Verdict::Absent => return,
            Verdict::Forbidden | Verdict::Table => return,
            Verdict::Incomplete => return assert_eq!(forced, None),
            Verdict::Worse | Verdict::Later => {}
        }
        let forced = forced.unwrap();
        assert_eq!(answer.instead.as_ref().map(|pairing| as_answer(field, pairing)).as_ref(), Some(forced));
        let reason = &answer.reasons[0];
        let value = |wanted| reason.values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
        let Some(&Value::Points(bracket)) = value("bracket") else { return };
        // The lowest bracket may be joined with others in both rounds (C.13).
        let lowest = field.present().map(|seat| field.pairing_score(seat)).min().unwrap();
        if reason.rule != "C.13" && bracket != lowest {
            assert_eq!(bracket, parting(field, best, forced));
        }
        if reason.what == "why-not-dutch-left" && bracket == parting(field, best, forced) {
            let figures = [best, forced].map(|round| Value::Number(left(field, round, bracket)));
            assert_eq!([value("best"), value("forced")], [Some(&figures[0]), Some(&figures[1])]);
        }
    }

    fn check_edition(edition: &ClassicEdition, year: Year) {
        let mut seen = BTreeSet::new();
        for seed in 0..cases(1800) {
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
            let forced = forced(&field, players, year);
            check(&field, &best, players, &answer, forced.as_ref());
            seen.insert(answer.reasons[0].what);
        }
        for what in ["left", "colours", "floats", "later-left", "later-order"] {
            assert!(seen.contains(&*format!("why-not-dutch-{what}")), "{what} never came up: {seen:?}");
        }
    }

    #[test]
    fn the_sacrifice_of_a_board_in_2009_is_that_of_the_literal_rules() {
        check_edition(&DUTCH_2009, Year::Y2009);
    }

    #[test]
    fn the_sacrifice_of_a_board_in_1992_is_that_of_the_literal_rules() {
        check_edition(&DUTCH_1992, Year::Y1992);
    }
}
