//! The Lim system of FIDE, C.04.4.3, in force from 1 February 2026.
//!
//! A player is compatible and available when the whole field can still be paired with them (L-4). So no group ever
//! has to be opened again: 2.6 is reached only by what L-4 rules out.

use super::cards::{Cards, Number};
use super::exchange::due_colours;
use super::explain::REASONS;
use super::floaters::{Floater, Kind, Leaving, Left, for_colour, majority, unclaimed};
use super::group::{Exchanged, demand_first, opponents_in_order, suited_or_first};
use super::{Articles, Edition, MAXI, SameDue, breaches};
use crate::format::{Entrant, Facts, Field, RoundRecord};
use crate::matching::{BitSet, LargestMatching, LeastMatching, WeightedGraph};
use crate::swiss::general_2026::arrival_number;

/// The Lim system, the edition of 2026.
pub static LIM_2026: Edition = Edition {
    facts: Facts {
        options: &[MAXI],
        ..Facts::of_2026(
            "lim-2026",
            "FIDE Handbook C.04.4.3, Lim System, in force from 1 February 2026",
            REASONS,
        )
    },
    articles: &Articles {
        bye: "1.1",
        bye_again: "1.1",
        compatible: "2.1",
        order: "2.2",
        alone: "2.3",
        deadlock: "2.6",
        float: "3.1",
        float_colour: "3.2.2",
        float_end: "3.2.4",
        meets: "3.8",
        kinds: "3.9",
        float_again: "3.10",
        exchange: "4.1",
        exchange_colours: "5.2",
        due: "5.2",
        compulsory: "5.3",
        history: "5.4",
        imbalance: "5.5",
        maxi: "5.7",
        last_round: "6",
        first_colours: "7.2",
    },
    rules: breaches::OF_2026,
    floated,
    floaters: choose,
    exchange: first_suited,
    same_due: SameDue::History,
    // A player who never arrived has no number yet (C.04.2 2.4).
    number: arrival_number,
};

/// L-8: a game with an opponent of another score in the round before.
fn floated(_: &Field, player: &Entrant) -> bool {
    matches!(player.record.last(), Some(RoundRecord::Played { float: Some(_), .. }))
}

/// 4.1 and 5.2: each player in turn takes the first opponent in order with whom both get their due colours, so that
/// the others can still be paired; the first with whom they can when there is none (L-14, L-15, L-17).
fn first_suited(cards: &Cards, list: &[Number]) -> Exchanged {
    let mut matching = LargestMatching::of(cards.among(list));
    let mut left: Vec<usize> = (0..list.len()).collect();
    let mut pairs = Vec::with_capacity(list.len() / 2);
    while let Some(&first) = left.first() {
        let Some(opponent) = first_opponent(cards, list, &mut matching, &left) else { break };
        pairs.push([list[first], list[opponent]]);
        left.retain(|&place| place != first && place != opponent);
    }
    Exchanged { pairs, cut_short: false }
}

/// Gives the first of those left their opponent, for good. All are places in `list`.
fn first_opponent(
    cards: &Cards,
    list: &[Number],
    matching: &mut LargestMatching,
    left: &[usize],
) -> Option<usize> {
    let &first = left.first()?;
    let card = |place: usize| cards.card(list[place]);
    let order = opponents_in_order(left.len()).map(|place| left[place]);
    if !cards.maxi {
        let suited = order.clone().filter(|&other| card(other).suits(card(first)));
        return demand_first(matching, first, suited.chain(order));
    }
    let possible = matching.possible_partners(first);
    let usable = order.filter(|&other| possible.contains(other)).map(|other| list[other]);
    let opponent = suited_or_first(cards, card(first), usable)?;
    let place = left.iter().copied().find(|&other| list[other] == opponent)?;
    matching.demand(first, place).then_some(place)
}

/// Chooses who leaves: as few as the whole field allows, one by one (L-5, section 8).
fn choose(leaving: &Leaving) -> Vec<Floater> {
    let cards = leaving.cards;
    let Some(mut ways) = Ways::of(leaving) else { return Vec::new() };
    let inside = cards.within(leaving.members);
    let mut floaters: Vec<Floater> = Vec::new();
    let mut staying = leaving.members.to_vec();
    for _ in 0..ways.count {
        let Some(mut chosen) = best(leaving, &mut ways, &floaters, &staying) else { break };
        if inside.degree(chosen.number) == 0 {
            chosen.why = Left::Alone;
        }
        ways.leave(chosen.number);
        staying.retain(|&number| number != chosen.number);
        floaters.push(chosen);
    }
    floaters
}

/// Section 8: residents before floaters, then by kind (3.9), colours (3.2.2) and number (3.2.4).
fn best(leaving: &Leaving, ways: &mut Ways, chosen: &[Floater], staying: &[Number]) -> Option<Floater> {
    let cards = leaving.cards;
    let claims = leaving.reserved.iter().copied().chain(chosen.iter().map(|floater| floater.number));
    let free = unclaimed(cards, &claims.collect::<Vec<_>>(), leaving.next);
    let free: Vec<Number> = leaving
        .next
        .iter()
        .enumerate()
        .filter(|&(place, _)| free.contains(place))
        .map(|(_, &it)| it)
        .collect();
    let mut candidates: Vec<(Number, Kind)> = Vec::new();
    for &number in staying {
        let opponents = ways.opponents(number);
        if !opponents.is_empty() {
            let has_opponent = free.iter().any(|&other| opponents.contains(other));
            candidates.push((number, Kind::of(cards.card(number).own.floated, has_opponent)));
        }
    }
    let is_resident = |&(number, _): &(Number, Kind)| !leaving.arrived.contains(&number);
    if candidates.iter().any(is_resident) {
        candidates.retain(is_resident);
    }
    let kind = candidates.iter().map(|&(_, kind)| kind).min()?;
    let is_spared = |&&(_, found): &&(Number, Kind)| kind <= Kind::C && found >= Kind::B;
    let spared = candidates.iter().filter(is_spared).map(|&(number, _)| number).collect();
    let kept: Vec<Number> =
        candidates.iter().filter(|&&(_, found)| found == kind).map(|&(number, _)| number).collect();
    let in_order = leaving.direction.far_end_first(&kept);
    let &first = in_order.first()?;
    let colour = majority(due_colours(cards, staying.iter().copied()));
    let number = for_colour(cards, &in_order, |card| colour.is_some() && card.due == colour).unwrap_or(first);
    let colour = colour.filter(|_| number != first);
    Some(Floater { number, why: Left::Chosen { kind, colour, spared } })
}

/// The ways to pair the whole field in which as few as possible leave the group.
struct Ways<'a> {
    leaving: &'a Leaving<'a>,
    /// How many leave.
    count: usize,
    search: Search,
}

enum Search {
    /// One leaves, and both sides come out even: who of the group may, and who outside may meet them.
    One { may_leave: BitSet, may_meet: BitSet },
    /// Complete pairings of everybody listed with the fewest pairs across the border of the group.
    Many { everybody: Vec<Number>, is_inside: Vec<bool>, matching: Box<LeastMatching<i64>> },
}

impl<'a> Ways<'a> {
    /// Returns the ways; `None` when nobody has to leave.
    fn of(leaving: &'a Leaving<'a>) -> Option<Self> {
        let Leaving { cards, members, outside, .. } = *leaving;
        let mut inside = LargestMatching::of(cards.within(members));
        let mut others = LargestMatching::of(cards.within(outside));
        // Everybody else has no pair in either.
        let odd_inside = inside.exposed().count() + members.len() - cards.len();
        let odd_outside = others.exposed().count() + outside.len() - cards.len();
        if odd_inside == 0 && odd_outside == 0 {
            return None;
        }
        if odd_inside == 1 && odd_outside == 1 {
            let (may_leave, may_meet) = (inside.exposable(), others.exposable());
            let search = Search::One {
                may_leave: only(cards, &may_leave, members),
                may_meet: only(cards, &may_meet, outside),
            };
            let mut ways = Self { leaving, count: 1, search };
            if members.iter().any(|&number| !ways.opponents(number).is_empty()) {
                return Some(ways);
            }
        }
        Self::across(leaving)
    }

    fn across(leaving: &'a Leaving<'a>) -> Option<Self> {
        let Leaving { cards, members, outside, .. } = *leaving;
        let everybody = [members, outside].concat();
        let is_inside: Vec<bool> = (0..everybody.len()).map(|place| place < members.len()).collect();
        let mut graph = WeightedGraph::new(everybody.len());
        for (place, &one) in everybody.iter().enumerate() {
            for (earlier, &other) in everybody.iter().enumerate().take(place) {
                if cards.compatible.joined(one, other) {
                    graph.join(earlier, place, i64::from(is_inside[earlier] != is_inside[place]));
                }
            }
        }
        let matching = Box::new(LeastMatching::new(graph).ok()?);
        let count = usize::try_from(matching.weight()).unwrap_or(0);
        Some(Self { leaving, count, search: Search::Many { everybody, is_inside, matching } })
    }

    /// Returns whom a player of the group can meet outside when they leave.
    fn opponents(&mut self, number: Number) -> BitSet {
        let cards = self.leaving.cards;
        let mut found = BitSet::empty(cards.len());
        match &mut self.search {
            Search::One { may_leave, may_meet } => {
                if may_leave.contains(number) {
                    found.unite(may_meet.words());
                    found.keep(cards.compatible.row(number));
                }
            }
            Search::Many { everybody, is_inside, matching } => {
                let Some(place) = everybody.iter().position(|&other| other == number) else { return found };
                let possible = matching.possible_partners(place);
                for other in possible.iter().filter(|&other| !is_inside[other]) {
                    // Tight edges are certain only where no odd set has a word.
                    let is_certain = matching.plain().is_some();
                    if is_certain || matching.clone().rematch(place, |partner| partner == other) {
                        found.insert(everybody[other]);
                    }
                }
            }
        }
        found
    }

    /// Takes a player out of the group for good.
    fn leave(&mut self, number: Number) {
        if let Search::Many { everybody, is_inside, matching } = &mut self.search
            && let Some(place) = everybody.iter().position(|&other| other == number)
        {
            matching.rematch(place, |partner| !is_inside[partner]);
        }
    }
}

/// Returns those of `set` who are `members`.
fn only(cards: &Cards, set: &BitSet, members: &[Number]) -> BitSet {
    let mut found = BitSet::empty(cards.len());
    members.iter().copied().filter(|&number| set.contains(number)).for_each(|number| found.insert(number));
    found
}
