//! The Lim system of FIDE, C.04.4.3, in force from 1 February 2026.
//!
//! A player is compatible and available if the entire field can still be paired with them (L-4). So no group ever has
//! to be reopened: 2.6 only applies to cases that L-4 rules out.

use super::cards::{Cards, PlayerIndex};
use super::exchange::due_colours;
use super::explain::REASONS;
use super::floaters::{Floater, FloaterOpponents, FloaterType, Leaving, LeavingReason, majority};
use super::group::{Exchanged, demand_first, opponents_in_order, suited_or_first};
use super::ways::Ways;
use super::{Articles, LimEdition, MAXI, SameDue, limits};
use crate::format::{Entrant, Facts, Field, RoundRecord};
use crate::matching::LargestMatching;
use crate::swiss::breaches::{Asks, Rule, Rules};
use crate::swiss::general_2026::arrival_number;

/// The Lim system, the edition of 2026.
pub static LIM_2026: LimEdition = LimEdition {
    facts: Facts {
        options: &[MAXI],
        report_name: "Swiss-System (Lim)",
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
    rules: Rules {
        limits,
        all: &[
            Rule::new("2.1", Asks::Met),
            Rule::new("2.1", Asks::Barred),
            Rule::new("1.1", Asks::ByeAgain),
            Rule::new("5.1.2", Asks::Difference),
            Rule::new("5.1.1", Asks::ThreeInARow),
            Rule::new("3.1", Asks::EqualScores),
            Rule::new("5.2", Asks::Due),
            Rule::new("3.10", Asks::FloatEither("lim-float-again", |card| card.own.floated)),
        ],
    },
    floated,
    floaters: choose,
    looks_ahead: true,
    exchange: first_suited,
    same_due: SameDue::History,
    // A player who never arrived has no number yet (C.04.2 2.4).
    number: arrival_number,
};

/// L-8: a game with an opponent of another score in the previous round.
fn floated(_: &Field, player: &Entrant) -> bool {
    matches!(player.record.last(), Some(RoundRecord::Played { float: Some(_), .. }))
}

/// Applies 4.1 and 5.2: each player in turn gets the first opponent in order with whom both get their due colours, so
/// that the others can still be paired; if there is none, the first with whom they can (L-14, L-15, L-17).
fn first_suited(cards: &Cards, list: &[PlayerIndex]) -> Exchanged {
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

/// Pairs the first of the remaining players permanently with their opponent. All are indices of `list`.
fn first_opponent(
    cards: &Cards,
    list: &[PlayerIndex],
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

/// Chooses the floaters: as few as the entire field allows, one by one (L-5, section 8).
fn choose(leaving: &Leaving) -> Vec<Floater> {
    let cards = leaving.cards;
    let Some(mut ways) = Ways::of(leaving) else { return Vec::new() };
    let inside = cards.within(leaving.members);
    let mut opponents = FloaterOpponents::new(cards, leaving.next, leaving.reserved);
    let mut floaters: Vec<Floater> = Vec::new();
    let in_order = leaving.direction.far_end_first(leaving.members);
    let (arrived, residents) = in_order.into_iter().partition(|&number| leaving.arrived.contains(number));
    let mut staying: [Vec<PlayerIndex>; 2] = [residents, arrived];
    for _ in 0..ways.count() {
        let Some(mut chosen) = best(leaving, &mut ways, &opponents, &staying) else { break };
        if inside.degree(chosen.number) == 0 {
            chosen.why = LeavingReason::Alone;
        }
        ways.leave(chosen.number);
        opponents.add(chosen.number);
        staying.iter_mut().for_each(|group| group.retain(|&number| number != chosen.number));
        floaters.push(chosen);
    }
    floaters
}

/// Applies section 8: residents before floaters, as in `staying`, then by kind (3.9), colours (3.2.2) and number
/// (3.2.4). Candidates are tested one after the other in this order, so hardly any test is in vain.
fn best(
    leaving: &Leaving,
    ways: &mut Ways,
    opponents: &FloaterOpponents,
    staying: &[Vec<PlayerIndex>; 2],
) -> Option<Floater> {
    let (cards, free) = (leaving.cards, opponents.free());
    let colour = majority(due_colours(cards, staying.iter().flatten().copied()));
    for group in staying {
        for kind in [FloaterType::D, FloaterType::C, FloaterType::B, FloaterType::A] {
            let mut is_of_kind = |number: PlayerIndex| {
                cards.card(number).own.floated == (kind >= FloaterType::B)
                    && match kind {
                        FloaterType::D | FloaterType::B => ways.leads_to(number, &free),
                        FloaterType::C | FloaterType::A => ways.may_leave(number),
                    }
            };
            let Some(place) = group.iter().position(|&number| is_of_kind(number)) else { continue };
            let first = cards.card(group[place]);
            let is_due = |number: PlayerIndex| colour.is_some() && cards.card(number).due == colour;
            let due = group[place..].iter().copied().find(|&number| is_due(number) && is_of_kind(number));
            let due = due.filter(|&number| !cards.maxi || cards.card(number).is_near(first));
            let number = due.unwrap_or(group[place]);
            let mut is_spared = |number: &PlayerIndex| {
                kind <= FloaterType::C && cards.card(*number).own.floated && ways.may_leave(*number)
            };
            let mut spared: Vec<PlayerIndex> = Vec::new();
            if leaving.explained {
                spared.extend(group.iter().copied().filter(|number| is_spared(number)));
                spared.sort_unstable();
            }
            let colour = colour.filter(|_| number != group[place]);
            return Some(Floater { number, why: LeavingReason::Chosen { kind, colour, spared } });
        }
    }
    None
}
