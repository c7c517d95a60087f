//! Basic Swiss: the highest player without an opponent meets the nearest remaining one. Section numbers are those of
//! the rules page.

mod colours;
mod explain;
mod proof;
mod ranking;
mod round;

#[cfg(test)]
mod tests;

use crate::collate::Language;
use crate::format::{
    Breach, Due, Facts, Field, Format, NoPairing, Pair, Pairing, Proof, RankKey, Ranking, Reason, Seat, Size,
    Swiss, Trace, Unproved,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::tournament::Options;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

pub const EDITIONS: &[&dyn Format] = &[&BasicSwiss];

/// The Basic Swiss system.
#[derive(Clone, Copy, Debug)]
pub struct BasicSwiss;

static FACTS: Facts = Facts {
    // §2: titles do not count.
    ranking: Ranking {
        keys: &[RankKey::Rating, RankKey::NationalRating, RankKey::Name, RankKey::Licence],
        alphabet: Some(Language::Turkish),
        ..Ranking::USUAL
    },
    // §1: for both ELO and UKD.
    lowest_rating: 1000,
    limits_rounds: true,
    // §2: as before every round.
    final_order: &["ELO", "UKD", "NAME", "LNO"],
    ..Facts::classic("basic-swiss", "Basic Swiss of the tournament-management brief", explain::REASONS)
};

/// The rules applied to a manual pair or bye (§4), most serious first.
const RULES: Rules = Rules {
    limits: always,
    all: &[
        Rule::new("4", Asks::Met),
        Rule::new("4", Asks::Barred),
        Rule::new("4", Asks::ByeAgain),
        Rule::new("4", Asks::Difference),
        Rule::new("4", Asks::ThreeInARow),
        Rule::new("4", Asks::EqualScores),
        Rule::new("4", Asks::Due),
    ],
};

impl Format for BasicSwiss {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let order = ranking::order(field);
        if order.len() < 2 {
            return Err(NoPairing::TooFewPlayers { present: order.len() });
        }
        let round = round::pair(field, &order).ok_or_else(|| explain::no_pairing(field, &order))?;
        let seat = |place: usize| order[place];
        let score = |place: usize| field.pairing_score(order[place]);
        let mut pairs = round.pairs.clone();
        // §8: higher score of the two, sum of both, rank of the higher.
        pairs.sort_by_key(|&[higher, lower]| {
            (Reverse(score(higher)), Reverse(score(higher) + score(lower)), higher)
        });
        let boards = pairs.into_iter().map(|pair| colours::allocate(field, pair.map(seat)).0).collect();
        if trace.is_recording() {
            explain::note(field, &order, &round, trace);
        }
        let special = round.relaxed.then(explain::relaxed).into_iter().collect();
        Ok(Pairing::of(boards, round.bye.map(seat), special))
    }

    /// Returns the least r with 2^r ≥ N, up to N - 1 (§3).
    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        let fewest = size.participants.max(2).next_power_of_two().trailing_zeros();
        let most = size.participants.saturating_sub(1).max(1);
        u8::try_from(fewest).unwrap_or(u8::MAX)..=u8::try_from(most).unwrap_or(u8::MAX)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for BasicSwiss {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        Some(Due { side: colours::due(field, seat), strength: None })
    }

    fn colours(&self, field: &Field, [one, other]: [Seat; 2]) -> (Pair, Reason) {
        let ordered = if ranking::compare(field, one, other).is_lt() { [one, other] } else { [other, one] };
        colours::allocate(field, ordered)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        round::roster(field, &ranking::order(field), true).graph_by_seat()
    }

    /// Sorts by the higher score of the two, the sum of both, the rank of the higher (§8).
    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        let mut ranked: Vec<Seat> = boards.iter().flat_map(|pair| [pair.white, pair.black]).collect();
        ranked.sort_by(|&one, &other| ranking::compare(field, one, other));
        let places: BTreeMap<Seat, usize> = ranked.into_iter().zip(0..).collect();
        boards.sort_by_cached_key(|pair| {
            let score = |seat| field.pairing_score(seat);
            let [white, black] = [score(pair.white), score(pair.black)];
            let higher = places.get(&pair.white).min(places.get(&pair.black)).copied();
            (Reverse(white.max(black)), Reverse(white + black), higher)
        });
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        Some(proof::prove(field, pairing))
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| round::card(field, seat, false)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &round::card(field, seat, false))
    }
}
