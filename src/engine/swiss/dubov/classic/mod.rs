//! The classic Dubov system: columns of players due White and due Black, the former in order of ARO, the latter in
//! order of rating, paired row by row.
//!
//! Rule numbers are those of the sources; DD-n are decisions on points that they leave open.

mod colours;
mod columns;
mod explain;
mod group;
mod proof;
mod round;

use super::breaches::{self, Upfloats};
use super::cards::{self, DubovRoster};
use super::explain as shared;
use crate::collate::Collation;
use crate::format::{
    Breach, Due, Facts, Field, Float, Format, NoPairing, Pair, Pairing, Proof, Reason, Seat, Size, Swiss,
    Trace, Unproved,
};
use crate::matching::Graph;
use crate::swiss::breaches::{Asks, Earlier, Rule, Rules};
use crate::swiss::byes::{lowest_for_bye, may_get_bye};
use crate::swiss::colours::ColourHistory;
use crate::swiss::rounds_with_byes;
use crate::tournament::{Colour, Options, RoundNo};
use colours::READING;
use group::PairOrigin;
use round::DubovRound;
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// The classic Dubov system.
#[derive(Clone, Copy, Debug)]
pub struct DubovClassic;

/// The rules applied to a manual pair or bye, the absolute ones first.
const RULES: Rules<Upfloats> = Rules {
    limits: breaches::limits,
    all: &[
        Rule::new("2.1", Asks::Met),
        Rule::new("2.1", Asks::Barred),
        Rule::new("2.2", Asks::ByeAgain),
        Rule::new("2.3", Asks::Difference),
        Rule::new("2.4", Asks::ThreeInARow),
        Rule::new("4", Asks::ByeScore(|field| lowest_for_bye(field, may_get_bye))),
        Rule::new("3.a", Asks::DueWithinLimits),
        Rule::new("6", Asks::EqualScores),
        Rule::new(
            "2.5",
            Asks::Float(Earlier::Maximum, &[Float::Up], |field, card, _| {
                !group::allows_upfloat(field, card.own.count, false)
            }),
        ),
        Rule::new(
            "2.5",
            Asks::Float(Earlier::LastRound, &[Float::Up], |field, card, _| {
                card.own.in_last_round
                    && group::allows_upfloat(field, card.own.count, false)
                    && !group::allows_upfloat(field, card.own.count, true)
            }),
        ),
    ],
};

static FACTS: Facts = Facts {
    by_averages: true,
    report_name: "Swiss-System (Dubov)",
    ..Facts::classic("dubov-classic", "TSF İsviçre sistemleri 1.3, Dubov sistemi", super::explain::REASONS)
};

fn roster(field: &Field) -> Result<DubovRoster<'_>, NoPairing> {
    let names = field.players.iter().map(|player| player.name.as_str());
    cards::roster(field, READING, &Collation::new(field.alphabet).places(names))
}

fn paired(roster: &DubovRoster<'_>) -> Result<DubovRound, NoPairing> {
    let paired =
        if roster.field.round == RoundNo(1) { round::pair_first(roster) } else { round::pair(roster) };
    paired.map_err(|stuck| {
        let articles = shared::Articles { meeting: "2.1", bye: "2.2", bye_order: "4", arbiter: "9" };
        shared::no_pairing(roster, &articles, stuck.bye)
    })
}

impl Format for DubovClassic {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let roster = roster(field)?;
        let round = paired(&roster)?;
        if trace.is_recording() {
            explain::note_round(&roster, &round, trace);
        }
        let mut boards = Vec::with_capacity(round.made.len());
        for made in &round.made {
            let [one, other] = made.pair.map(|who| roster.card(who).seat);
            let (pair, reason) = match made.way {
                PairOrigin::Across | PairOrigin::FirstRound => (Pair { white: one, black: other }, None),
                PairOrigin::LeftOver | PairOrigin::TakenUp | PairOrigin::Inside => {
                    let (pair, reason) = colours::allocate(field, [one, other]);
                    (pair, Some(reason))
                }
            };
            if trace.is_recording() {
                explain::note_board(&roster, &round, made, reason, trace);
            }
            boards.push(pair);
        }
        Ok(Pairing::of(boards, round.bye.map(|who| roster.card(who).seat), Vec::new()))
    }

    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        rounds_with_byes(size.participants)
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for DubovClassic {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        let side = (READING.due)(&ColourHistory::of(field.player(seat)))?;
        Some(Due { side, strength: None })
    }

    fn may_have(&self, had: &[Colour]) -> Option<[bool; 2]> {
        Some((READING.limits)(&had.iter().copied().collect()))
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        colours::allocate(field, players)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        breaches::may_meet(field, READING)
    }

    /// Keeps the order of boards within a scoregroup: it is the order in which the system makes them.
    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        let score = |seat| field.pairing_score(seat);
        boards.sort_by_cached_key(|pair| Reverse(score(pair.white).max(score(pair.black))));
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        RULES.of_pair(field, [pair.white, pair.black].map(|seat| breaches::card(field, seat, READING)))
    }

    fn prove(&self, field: &Field, pairing: &Pairing) -> Option<Result<Proof, Unproved>> {
        Some(proof::prove(field, pairing))
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        RULES.of_bye(field, &breaches::card(field, seat, READING))
    }
}
