//! The editions of 1992 and 2009, one per file, and their shared procedure.
//!
//! The rules require the first pairing in a long order of attempts (`dutch-2009` section 3). The code does not follow
//! that order: matchings determine how far it has to be followed, and the first pairing is built choice by choice.
//! `reference` follows it literally, for the tests.
//!
//! | step of section 3 | rules | where |
//! |---|---|---|
//! | PAIR A ROUND: brackets from the top, the lowest repaired | C.12, C.13 | `round` |
//! | BRACKET: players moving down immediately, with fewer pairs | C.1, C.14, N-8 | `bracket` |
//! | TRY: the order of giving up criteria | A.7.d, C.9 to C.11, N-18 | `bracket` |
//! | moved-down players and their opponents | C.6, N-7 | `moved_down`, judged by `whole_bracket` |
//! | a homogeneous bracket or remainder: exchanges | C.7, C.8, D.2 | `group` |
//! | the first transposition | D.1 | `transposition`, with costs `transposition/alternating` |
//! | other floaters for the bracket below | C.12, C.13 | `repair`, using `lower_bracket` |
//!
//! `proof` shows that a pairing is the first in that order (`docs/certificate.md`).
//!
//! # Code needed only by hard fields
//!
//! FIDE has withdrawn both editions. In 300 rounds of 36 usual events (30, 60 and 200 players, five in a hundred
//! absent), which have some 2,090 brackets in either edition, the first choice at every step pairs all but 248 and 245
//! of them. The remaining ones need:
//!
//! | | 2009 | 1992 | share of the instructions |
//! |---|---|---|---|
//! | the full bracket is matched with its costs (`whole_bracket`) | 176 | 136 | 5 and 4 % |
//! | opponents of moved-down players are judged one by one (`moved_down`) | 42 | 13 | 1 % |
//! | the bracket below is checked for other floaters (`lower_bracket`) | 40 | 25 | 2 and 1 % |
//! | such floaters exist (`repair`) | 11 | 6 | |
//! | more than one set of them is tried | 0 | 0 | |
//! | a transposition with costs is changed along paths (`alternating`) | 10 | 24 | below 1 % |
//!
//! These cases need an answer; the files are long because they answer within a second for a thousand players in clubs
//! that may not meet (`docs/slowest-rounds.md`).

mod alternative;
mod bracket;
mod cards;
mod explain;
mod group;
mod lower_bracket;
mod moved_down;
mod proof;
mod proof_attempt;
mod proof_vertices;
#[cfg(test)]
mod reference;
mod repair;
mod round;
mod rules_1992;
mod rules_2009;
#[cfg(test)]
mod tests;
mod transposition;
mod whole_bracket;
mod why_not;

pub use rules_1992::DUTCH_1992;
pub use rules_2009::DUTCH_2009;

use crate::format::{
    Breach, Due, Facts, Field, Float, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Strength, Swiss,
    Trace, Unproved, Verdict,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Earlier, Limits, Rule, Rules};
use crate::swiss::colours::{AllocationRule, ColourHistory, Deciders, WeightedPreference, hand_out};
use crate::swiss::floats::RecentFloats;
use crate::tournament::Colour;
use cards::{Cards, ClassicDutchCard, ClassicDutchData};

/// An edition before that of 2026: the differences from the other one.
#[derive(Debug)]
pub struct ClassicEdition {
    facts: Facts,
    /// A.7.d: in odd rounds strong preferences count as absolute, as far as possible.
    strong_as_absolute: bool,
    /// A.7.e: in even rounds mild preferences give way when x is counted.
    mild_flexible: bool,
    last_round: LastRound,
    /// Steps of giving up B.5 and B.6.
    float_levels: &'static [FloatLevels],
    /// Returns true if a float is forbidden after those of the last rounds, at a level (0: B.5 and B.6 in force).
    bars: fn(RecentFloats, Float, u8) -> bool,
}

/// Exception in the last round for players with more than half of the points possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastRound {
    /// B.2 is lifted for them if not all pairs are possible otherwise (2009 N-18).
    LiftForPairs,
    /// B.2, B.5 and B.6 do not hold for them (1992 M-3).
    NothingAbsolute,
}

/// One step in giving up B.5 and B.6: the level for upfloats and the levels, tried in turn for each remainder, for
/// downfloats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FloatLevels {
    up: u8,
    down: &'static [u8],
}

/// Ranking used where preferences do not decide (E.4, E.5).
const DECIDERS: Deciders = Deciders {
    number: |field, seat| usize::from(field.player(seat).number.0),
    higher: |field, [one, other]| field.higher(one, other),
};

const BOTH: &[Float] = &[Float::Down, Float::Up];

/// The rules of both editions applied to a manual pair or bye (section B), the absolute ones first.
const RULES: Rules<ClassicDutchData> = Rules {
    limits,
    all: &[
        Rule::new("B.1", Asks::Barred),
        Rule::new("B.1.a", Asks::Met),
        Rule::new("B.1.b", Asks::ByeAgain),
        Rule::new("B.2.a", Asks::Difference),
        Rule::new("B.2.b", Asks::ThreeInARow),
        Rule::new("B.3", Asks::EqualScores),
        Rule::new("B.4", Asks::Due),
        Rule::new("B.5", Asks::Float(Earlier::LastRound, BOTH, |_, card, float| by_last(card, float))),
        Rule::new("B.6", Asks::Float(Earlier::TwoRoundsAgo, BOTH, |_, card, float| by_earlier(card, float))),
        Rule::new("B.6", Asks::Float(Earlier::Other, BOTH, |_, card, float| by_another(card, float))),
        Rule::new("B.5", Asks::ByeFloat(Earlier::LastRound, |card| by_last(card, Float::Down))),
        Rule::new("B.6", Asks::ByeFloat(Earlier::TwoRoundsAgo, |card| by_earlier(card, Float::Down))),
        Rule::new("B.6", Asks::ByeFloat(Earlier::Other, |card| by_another(card, Float::Down))),
    ],
};

/// B.2 does not bind in the last round of 1992 above half (M-3).
fn limits(_: &Field, [card, _]: [&ClassicDutchCard; 2], _: Colour) -> Limits {
    if card.own.may_repeat_floats { Limits::Lifted } else { Limits::Absolute }
}

fn by_last(card: &ClassicDutchCard, float: Float) -> bool {
    card.bars(float) && card.own.floats.last == Some(float)
}

fn by_earlier(card: &ClassicDutchCard, float: Float) -> bool {
    card.bars(float) && card.own.floats.last != Some(float) && card.own.floats.before == Some(float)
}

/// B.6 of 1992 forbids any float after any other in the previous two rounds.
fn by_another(card: &ClassicDutchCard, float: Float) -> bool {
    card.bars(float) && ![card.own.floats.last, card.own.floats.before].contains(&Some(float))
}

impl Format for ClassicEdition {
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let cards = Cards::new(field, self);
        if cards.len() < 2 {
            return Err(NoPairing::TooFewPlayers { present: cards.len() });
        }
        let round =
            round::pair(&cards, self).map_err(|unplaced| explain::no_pairing(&cards, self, &unplaced))?;
        let mut boards = Vec::with_capacity(cards.len() / 2);
        for &[one, other] in round.brackets.iter().flat_map(|bracket| &bracket.found.pairs) {
            let seats = [one, other].map(|rank| cards.card(rank).seat);
            boards.push(self.colours(field, seats).0);
        }
        field.sort_boards(&mut boards);
        let bye = round.brackets.last().and_then(|lowest| lowest.found.floaters.first());
        let bye = bye.map(|&rank| cards.card(rank).seat);
        explain::note(self, field, &cards, &round, trace);
        let special = explain::special(self, &cards, &round);
        Ok(Pairing::of(boards, bye, special))
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for ClassicEdition {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        cards::card(field, self, seat).own.preference.map(Due::from)
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some(cards::limits(had.iter().copied().collect::<ColourHistory>().preference()))
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        let preferences = players.map(|seat| self.weighed(field, seat));
        let (pair, rule) = hand_out(field, players, preferences, DECIDERS);
        let (article, what) = match rule {
            AllocationRule::BothPreferences => ("E.1", "dutch-both-preferences"),
            AllocationRule::StrongerPreference => ("E.2", "dutch-stronger-preference"),
            AllocationRule::LatestDifference => ("E.3", "dutch-latest-difference"),
            AllocationRule::HigherRanked => ("E.4", "dutch-higher-ranked"),
            AllocationRule::PairingNumber => ("E.5", "dutch-pairing-number"),
        };
        (pair, Reason::new(article, what))
    }

    fn may_meet(&self, field: &Field) -> Graph {
        let cards = Cards::new(field, self);
        cards.graph(&cards.roster.by_seat(), self, 0)
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        Some(proof::prove(self, field, pairing))
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| cards::card(field, self, seat)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &cards::card(field, self, seat))
    }

    fn first_difference(&self, field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        why_not::first_difference(self, field, players)
    }

    fn round_difference(&self, field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
        alternative::round_difference(self, field, other)
    }
}

impl ClassicEdition {
    /// Returns the weighted preference of a player (E.2, N-24): of two absolute preferences that of a player without
    /// the lift of the last round weighs more (N-18).
    fn weighed(&self, field: &Field, seat: Seat) -> Option<WeightedPreference> {
        let card = cards::card(field, self, seat);
        let due = card.own.preference?;
        let weight = match due.strength {
            Strength::Mild => 1,
            Strength::Strong => 2,
            Strength::Absolute if card.own.above_half => 3,
            Strength::Absolute => 4,
        };
        Some(WeightedPreference { side: due.side, weight })
    }
}
