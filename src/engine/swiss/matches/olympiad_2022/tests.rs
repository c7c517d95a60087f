//! The order of pairings printed in the text, and random rounds compared with a literal reading that shares no code.

use super::Olympiad2022;
use crate::format::{Field, Format, Pair, Pairing, RoundRecord, Seat, Trace};
use crate::swiss::test_rounds::{Dice, cases, forbid_some, fresh, random, reasons_given};
use crate::tournament::{Bye, Colour, Points, RequestedBye, RoundNo};
use std::collections::BTreeSet;

/// Returns all pairings of a group, in the order of trial: 1 tries the other half, then its own from the end.
fn in_order(group: &[usize]) -> Vec<Vec<[usize; 2]>> {
    let Some((&first, rest)) = group.split_first() else { return vec![Vec::new()] };
    let half = group.len() / 2;
    let tried = rest[half - 1..].iter().chain(rest[..half - 1].iter().rev());
    let mut all = Vec::new();
    for &other in tried {
        let left: Vec<usize> = rest.iter().copied().filter(|&who| who != other).collect();
        all.extend(in_order(&left).into_iter().map(|more| [vec![[first, other]], more].concat()));
    }
    all
}

/// A literal reading of a round, for few enough teams that everything can be tried.
struct Literal<'a> {
    field: &'a Field,
    colours: Vec<Vec<Colour>>,
}

impl Literal<'_> {
    fn of(field: &Field) -> Literal<'_> {
        let colours =
            field.players.iter().map(|team| team.games().map(|(_, colour)| colour).collect()).collect();
        Literal { field, colours }
    }

    fn score(&self, who: usize) -> Points {
        self.field.players[who].score()
    }

    fn may_have(&self, who: usize, colour: Colour) -> bool {
        let had = &self.colours[who];
        let own = had.iter().filter(|&&other| other == colour).count();
        own < had.len() - own + 2 && had.iter().rev().take(2).filter(|&&other| other == colour).count() < 2
    }

    fn may_meet(&self, one: usize, other: usize, limits: bool) -> bool {
        use Colour::{Black, White};
        let [first, second] = [one.min(other), one.max(other)].map(|who| Seat(u16::try_from(who).unwrap()));
        let fits = || {
            self.may_have(one, White) && self.may_have(other, Black)
                || self.may_have(one, Black) && self.may_have(other, White)
        };
        !self.field.have_met(first, second)
            && !self.field.forbidden.contains(&[first, second])
            && (!limits || fits())
    }

    fn first(&self, group: &[usize], limits: bool) -> Option<Vec<[usize; 2]>> {
        if group.len() % 2 == 1 {
            return None;
        }
        in_order(group)
            .into_iter()
            .find(|pairs| pairs.iter().all(|&[one, other]| self.may_meet(one, other, limits)))
    }

    /// Returns the floaters of a group with their opponents: the first choice after which all can be paired.
    fn floats(
        &self,
        group: &[usize],
        others: &[usize],
        count: usize,
        limits: bool,
    ) -> Option<Vec<[usize; 2]>> {
        let mut scores: Vec<Points> = others.iter().map(|&who| self.score(who)).collect();
        scores.dedup();
        (1..=scores.len().max(1)).find_map(|near| {
            let near: Vec<usize> = others
                .iter()
                .copied()
                .filter(|&who| scores[..near.min(scores.len())].contains(&self.score(who)))
                .collect();
            self.choices(group, &near, count, limits).into_iter().find(|chosen| {
                let gone = chosen.as_flattened();
                let stay =
                    |all: &[usize]| all.iter().copied().filter(|who| !gone.contains(who)).collect::<Vec<_>>();
                self.first(&stay(group), limits).is_some() && self.first(&stay(others), false).is_some()
            })
        })
    }

    fn choices(&self, group: &[usize], near: &[usize], count: usize, limits: bool) -> Vec<Vec<[usize; 2]>> {
        if count == 0 {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for (at, &floater) in group.iter().enumerate().rev() {
            for &opponent in near.iter().filter(|&&opponent| self.may_meet(floater, opponent, limits)) {
                let free: Vec<usize> = near.iter().copied().filter(|&who| who != opponent).collect();
                let more = self.choices(&group[..at], &free, count - 1, limits);
                all.extend(more.into_iter().map(|more| [vec![[floater, opponent]], more].concat()));
            }
        }
        all
    }

    /// Returns the pairs and the team with the bye.
    fn round(&self) -> Option<(BTreeSet<[usize; 2]>, Option<usize>)> {
        let mut left: Vec<usize> = self.field.present().map(Seat::index).collect();
        left.sort_by_key(|&who| (std::cmp::Reverse(self.score(who)), who));
        let may_have_bye = |who: usize| {
            let team = &self.field.players[who];
            let bars = |(round, record): (usize, &RoundRecord)| match *record {
                RoundRecord::Played { .. } => false,
                RoundRecord::Forfeited { opponent, points, .. } => {
                    points > self.field.players[opponent.index()].record[round].points()
                }
                RoundRecord::Bye { bye, .. } => {
                    [Bye::PairingAllocated, Bye::Requested(RequestedBye::FullPoint)].contains(&bye)
                }
            };
            team.arrival <= RoundNo(1) && !team.record.iter().enumerate().any(bars)
        };
        let mut bye = None;
        if left.len() % 2 == 1 {
            let without = |who: usize| left.iter().copied().filter(|&other| other != who).collect::<Vec<_>>();
            let can = |&who: &usize| may_have_bye(who) && self.first(&without(who), false).is_some();
            let who = left.iter().copied().rev().find(can)?;
            left = without(who);
            bye = Some(who);
        }
        self.first(&left, false)?;
        let median = self.score(left[left.len() / 2]);
        let mut pairs = BTreeSet::new();
        for above in [true, false] {
            loop {
                let mut order = left.clone();
                if !above {
                    order.reverse();
                }
                let Some(edge) = order.first().map(|&who| self.score(who)) else { break };
                if edge == median || (edge > median) != above {
                    break;
                }
                let (group, others): (Vec<usize>, Vec<usize>) =
                    order.into_iter().partition(|&who| self.score(who) == edge);
                let tried = (0..=group.len()).flat_map(|count| [(count, true), (count, false)]);
                let (floats, limits) = tried
                    .into_iter()
                    .find_map(|(count, limits)| Some((self.floats(&group, &others, count, limits)?, limits)))
                    .unwrap();
                let stay: Vec<usize> =
                    group.iter().copied().filter(|who| !floats.as_flattened().contains(who)).collect();
                let made = [floats, self.first(&stay, limits).unwrap()].concat();
                left.retain(|who| !made.as_flattened().contains(who));
                pairs.extend(made);
            }
        }
        pairs.extend(self.first(&left, true).or_else(|| self.first(&left, false)).unwrap());
        let sorted = |[one, other]: [usize; 2]| [one.min(other), one.max(other)];
        Some((pairs.into_iter().map(sorted).collect(), bye))
    }
}

fn made(pairing: &Pairing) -> (BTreeSet<[usize; 2]>, Option<usize>) {
    let sorted = |pair: &Pair| [pair.white.min(pair.black), pair.white.max(pair.black)].map(Seat::index);
    (pairing.boards.iter().map(sorted).collect(), pairing.bye.map(Seat::index))
}

fn random_field(seed: u64, least: usize, most: usize) -> Field {
    let mut field = random(&Olympiad2022, seed, least, most);
    forbid_some(&mut field, &mut Dice(seed), [0, 0, 8][usize::try_from(seed % 3).unwrap()]);
    field
}

#[test]
fn six_teams_are_tried_in_the_order_that_the_text_prints() {
    let printed = "1-4 2-5 3-6; 1-4 2-6 3-5; 1-4 2-3 5-6; 1-5 2-4 3-6; 1-5 2-6 3-4; 1-5 2-3 4-6; 1-6 2-4 3-5; \
                   1-6 2-5 3-4; 1-6 2-3 4-5; 1-3 2-5 4-6; 1-3 2-6 4-5; 1-3 2-4 5-6; 1-2 3-5 4-6; 1-2 3-6 4-5; \
                   1-2 3-4 5-6";
    let written = |pairs: &Vec<[usize; 2]>| {
        pairs.iter().map(|[one, other]| format!("{one}-{other}")).collect::<Vec<_>>().join(" ")
    };
    let all = in_order(&[1, 2, 3, 4, 5, 6]);
    assert_eq!(all.iter().map(written).collect::<Vec<_>>().join("; "), printed);
    // Each pairing in turn is chosen once one pair of each earlier pairing is barred.
    for (at, pairs) in all.iter().enumerate() {
        let mut field = fresh(6, 5, Colour::White);
        for before in &all[..at] {
            let pair = before.iter().find(|pair| !pairs.contains(pair)).unwrap();
            field.forbidden.push(pair.map(|number| Seat(u16::try_from(number - 1).unwrap())));
        }
        let (found, _) = made(&Olympiad2022.pair(&field, &mut Trace::silent()).unwrap());
        let expected: BTreeSet<[usize; 2]> = pairs.iter().map(|pair| pair.map(|number| number - 1)).collect();
        assert_eq!(found, expected);
    }
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    let (mut compared, mut refused) = (0, 0);
    for seed in 0..cases(1500) {
        let field = random_field(seed, 2, 9);
        if field.present().count() < 2 {
            continue;
        }
        let pairing = Olympiad2022.pair(&field, &mut Trace::silent()).ok();
        let expected = Literal::of(&field).round();
        assert_eq!(pairing.as_ref().map(made), expected, "seed {seed}: {field:#?}");
        refused += usize::from(expected.is_none());
        compared += 1;
    }
    assert!(compared > 10 * refused && refused > 0, "{refused} of {compared} refused");
}

#[test]
fn whites_are_made_even_then_colours_alternate_within_the_limits() {
    use Colour::{Black, White};
    let mut field = fresh(4, 5, White);
    let played = |opponent, colour| RoundRecord::Played {
        opponent: Seat(opponent),
        colour,
        points: Points::ZERO,
        float: None,
    };
    for (team, colours) in
        [(0_usize, [White, White]), (1, [Black, White]), (2, [Black, Black]), (3, [White, Black])]
    {
        field.players[team].record.extend(colours.map(|colour| played(3, colour)));
    }
    let white = |one, other| super::colours::allocate(&field, [Seat(one), Seat(other)]);
    let (pair, reason) = white(0, 1);
    assert_eq!((pair.black, reason.rule), (Seat(0), "7.3"), "no third White");
    let (pair, reason) = white(1, 3);
    assert_eq!((pair.white, reason.rule), (Seat(3), "7.6"), "each had White once: both alternate");
    let (pair, reason) = white(1, 2);
    assert_eq!((pair.white, reason.rule), (Seat(2), "7.3"));
    // Two more Whites than Blacks bar White, and two Blacks in a row bar Black.
    field.players[0].record.extend([White, White, Black, Black].map(|colour| played(3, colour)));
    assert_eq!(super::within_limits(&field, Seat(0)), [false, false]);
}

#[test]
fn every_reason_of_its_own_comes_up() {
    let fields = (0..cases(1800)).map(|seed| random_field(seed, 4, 12));
    let given = reasons_given(&Olympiad2022, fields);
    let expected: BTreeSet<&str> = Olympiad2022.facts().reasons.iter().copied().collect();
    assert_eq!(given, expected);
}
