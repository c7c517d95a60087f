//! The Burstein system of the source documents, with Sonneborn-Berger and Buchholz. Numbers are those of the sources;
//! BD-1 to BD-19 are decisions on points that they leave open.

mod colours;
mod explain;
mod floats;
mod proof;
mod round;
#[cfg(test)]
mod tests;
mod values;

use crate::format::{
    Breach, Due, Facts, Field, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Swiss, Trace, Unproved,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Rule, Rules, always};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster::{Card, Roster};
use crate::tournament::{Colour, Points};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The classic Burstein system.
#[derive(Clone, Copy, Debug)]
pub struct BursteinClassic;

static FACTS: Facts = Facts {
    report_name: "Swiss-System (Burstein)",
    ..Facts::classic(
        "burstein-classic",
        "Burstein system of the Turkish sources (section 1.4; Aktar's booklet, section 1.5)",
        explain::REASONS,
    )
};

/// The rules applied to a manual pair or bye, most serious first.
const RULES: Rules = Rules {
    limits: always,
    all: &[
        Rule::new("3.1", Asks::Met),
        Rule::new("3.1", Asks::Barred),
        Rule::new("4.1", Asks::ByeAgain),
        Rule::new("5.2", Asks::Difference),
        Rule::new("5.3", Asks::ThreeInARow),
        Rule::new("6", Asks::EqualScores),
        Rule::new("1.3", Asks::Due),
    ],
};

impl Format for BursteinClassic {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let roster = roster(field);
        let present = roster.len();
        if present < 2 {
            return Err(NoPairing::TooFewPlayers { present });
        }
        let bye = if present % 2 == 1 { bye(&roster) } else { None };
        let failed = || explain::no_pairing(&roster, bye);
        if present % 2 == 1 && bye.is_none() {
            return Err(failed());
        }
        let groups = roster.groups((0..present).filter(|&who| Some(who) != bye));
        let round = round::pair(&roster, groups, trace.is_recording()).ok_or_else(failed)?;
        let mut pairs: Vec<[usize; 2]> = round.iter().flat_map(round::BursteinGroup::pairs).collect();
        pairs.sort_by_cached_key(|&pair| board_order(&roster, pair));
        let seat = |who: usize| roster.card(who).seat;
        let boards = pairs.into_iter().map(|pair| colours::allocate(field, pair.map(seat)).0).collect();
        if trace.is_recording() {
            round.iter().for_each(|paired| explain::note_group(field, &roster, paired, trace));
        }
        let bye = bye.map(seat);
        if let Some(seat) = bye {
            trace.note(&[seat], || explain::bye(seat));
        }
        Ok(Pairing::of(boards, bye, Vec::new()))
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for BursteinClassic {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        let side = colours::due(&ColourHistory::of(field.player(seat)))?;
        Some(Due { side, strength: None })
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some(had.iter().copied().collect::<ColourHistory>().limits())
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, players)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        roster(field).graph_by_seat()
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        Some(proof::prove(field, pairing))
    }

    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        let seats = boards.iter().flat_map(|pair| [pair.white, pair.black]).collect();
        let roster = in_order(field, seats);
        let places: BTreeMap<Seat, usize> =
            roster.cards().iter().enumerate().map(|(place, card)| (card.seat, place)).collect();
        boards.sort_by_cached_key(|pair| {
            let place = |seat| places.get(&seat).copied().unwrap_or_default();
            let [white, black] = [pair.white, pair.black].map(place);
            board_order(&roster, [white.min(black), white.max(black)])
        });
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| card(field, seat)))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &card(field, seat))
    }
}

/// Returns all present players in the order of 3.2; groups are formed with the imaginary points (3.3).
fn roster(field: &Field) -> Roster<'_> {
    in_order(field, field.present().collect())
}

fn in_order(field: &Field, mut seats: Vec<Seat>) -> Roster<'_> {
    seats.sort_by_cached_key(|&seat| values::order(field, seat));
    Roster::new(field, seats.into_iter().map(|seat| card(field, seat)).collect())
}

fn card(field: &Field, seat: Seat) -> Card {
    let history = ColourHistory::of(field.player(seat));
    Card {
        seat,
        score: values::group_score(field, seat),
        may_have: history.limits(),
        due: colours::due(&history),
        may_get_bye: may_get_bye(field, seat),
        own: (),
    }
}

/// Returns the player with the bye (4): in the lowest group with a player who may have it, the last of these.
fn bye(roster: &Roster<'_>) -> Option<usize> {
    let eligible = roster.cards().iter().enumerate().filter(|(_, card)| card.may_get_bye);
    eligible.max_by_key(|&(place, card)| (Reverse(card.score), place)).map(|(place, _)| place)
}

/// Returns the sort key of a board in the order of publication (F.1): higher score of the two, sum of both, then the
/// higher player in the order of 3.2.
fn board_order(roster: &Roster<'_>, [one, other]: [usize; 2]) -> (Reverse<Points>, Reverse<Points>, usize) {
    let scores = [one, other].map(|who| roster.card(who).score);
    let higher = if scores[0] >= scores[1] { one } else { other };
    (Reverse(scores[0].max(scores[1])), Reverse(scores[0] + scores[1]), higher)
}
