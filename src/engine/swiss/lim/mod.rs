//! The Lim system, one edition per file, and its shared parts.
//!
//! Lim is a procedure: groups in a fixed order, floaters by a fixed choice, pairs by proposal and exchange. Where the
//! text requires the first possibility in some order, matchings determine which ones exist, so nothing is tried in
//! vain. `reference` follows the text literally, for the tests. Articles are cited as `classic; 2026`.

mod cards;
mod colours;
mod exchange;
mod explain;
mod floaters;
mod group;
mod maxi;
mod proof;
#[cfg(test)]
mod reference;
mod round;
mod rules_2026;
mod rules_classic;
#[cfg(test)]
mod tests;
mod ways;

pub use rules_2026::LIM_2026;
pub use rules_classic::LIM;

use crate::format::{
    Breach, Due, Entrant, Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, Pairing, Proof,
    Reason, Seat, Swiss, Trace, Unproved,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Limits, Rules};
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;
use cards::{Cards, Half, LimCard, LimData, PlayerIndex};
use floaters::{Floater, Leaving};
use group::Exchanged;

/// The editions, in the order offered to the arbiter.
pub const EDITIONS: &[&dyn Format] = &[&LIM, &LIM_2026];

/// An edition: the differences from the other one.
pub struct LimEdition {
    facts: Facts,
    articles: &'static Articles,
    /// Rules for a manual pair or bye, most serious first.
    rules: Rules<LimData>,
    /// Returns true if a player floated in the previous round, as far as they are to be spared now (4.10; 3.9, 3.10).
    floated: fn(&Field, &Entrant) -> bool,
    /// Returns the players who leave a group (4; Article 3).
    floaters: fn(&Leaving) -> Vec<Floater>,
    /// True if players only leave a group so that all others, not only those of the group, can still be paired (L-4).
    looks_ahead: bool,
    /// Applies proposal and exchanges to players who can all be paired (5, 6.2; Articles 4, 5).
    exchange: fn(&Cards, &[PlayerIndex]) -> Exchanged,
    same_due: SameDue,
    /// The number whose parity decides the colours of two players without games (B.1.2, LD-26; 7.2).
    number: fn(&Field, Seat) -> usize,
}

/// Criterion between two players with the same due colour, before their ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SameDue {
    /// The larger imbalance, then the latest difference, to the end of the longer history (6.4 - 6.6, LD-14).
    ImbalanceThenHistory,
    /// The latest difference in the games that both have played (5.4, L-20).
    History,
}

/// True for a maxi-tournament: exchanges then stay within 100 rating points (6.7; 5.7).
const MAXI: OptionFacts = OptionFacts { key: "maxi", kind: OptionKind::YesNo { usual: false } };

/// Article of each step of an edition.
#[derive(Debug)]
struct Articles {
    bye: &'static str,
    bye_again: &'static str,
    compatible: &'static str,
    order: &'static str,
    alone: &'static str,
    deadlock: &'static str,
    float: &'static str,
    float_colour: &'static str,
    float_end: &'static str,
    meets: &'static str,
    kinds: &'static str,
    float_again: &'static str,
    exchange: &'static str,
    exchange_colours: &'static str,
    due: &'static str,
    compulsory: &'static str,
    history: &'static str,
    imbalance: &'static str,
    maxi: &'static str,
    last_round: &'static str,
    first_colours: &'static str,
}

impl Format for LimEdition {
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let cards = Cards::new(field, self);
        if cards.len() < 2 {
            return Err(NoPairing::TooFewPlayers { present: cards.len() });
        }
        let round = round::pair_round(self, &cards, trace.is_recording())
            .map_err(|_| explain::no_pairing(self, &cards))?;
        let mut boards = Vec::with_capacity(cards.len() / 2);
        for group in &round.groups {
            let pairs = group.standing();
            boards.extend(pairs.map(|pair| self.board(field, &cards, pair, group.half).0));
        }
        field.sort_boards(&mut boards);
        let bye = round.bye.map(|number| cards.card(number).seat);
        explain::note(self, field, &cards, &round, trace);
        Ok(Pairing::of(boards, bye, explain::special(self, &cards, &round)))
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for LimEdition {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        let side = cards::card(field, self, seat).due?;
        Some(Due { side, strength: None })
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some(had.iter().copied().collect::<ColourHistory>().limits())
    }

    /// Derives the half from the scores of the two: the side of the median on which both are, else the median.
    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        let [one, other] = players.map(|seat| cards::card(field, self, seat));
        let halves = [&one, &other].map(|card| Half::of(card.score, field.round.index(), field.points.win));
        let half = if halves[0] == halves[1] { halves[0] } else { Half::Median };
        colours::hand_out(self, field, [&one, &other], half)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        Cards::new(field, self).compatible
    }

    /// `None` for a maxi-tournament: who may be exchanged with whom depends on the players paired before.
    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        (!MAXI.is_on(&field.options)).then(|| proof::prove(self, field, pairing))
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        self.rules.of_pair(field, [pair.white, pair.black].map(|seat| cards::card(field, self, seat)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        self.rules.of_bye(field, &cards::card(field, self, seat))
    }
}

/// Returns the force of the colour limits: in the last round equal scores take precedence over the colours (7; Article
/// 6).
fn limits(field: &Field, [card, other]: [&LimCard; 2], colour: Colour) -> Limits {
    let is_lifted = field.is_last_round() && card.score == other.score;
    if is_lifted || card.may_have(colour) { Limits::Lifted } else { Limits::Absolute }
}

impl LimEdition {
    fn board(&self, field: &Field, cards: &Cards, pair: [PlayerIndex; 2], half: Half) -> (Pair, Reason) {
        colours::hand_out(self, field, pair.map(|number| cards.card(number)), half)
    }
}
