//! Keizer: a ranking list gives each player a value, results score shares of values, and neighbours in the list meet. The rules page
//! states what clubs agree on and what hakem decides.

mod colours;
mod explain;
mod list;
mod round;
#[cfg(test)]
mod tests;
mod why_not;

use crate::format::{
    Breach, Due, Facts, Field, FloatSource, Format, Ledger, NoPairing, OptionFacts, OptionKind, Pair,
    Pairing, Reason, Seat, Size, Swiss, Trace, Verdict,
};
use crate::matching::Graph;
use crate::tournament::{Options, TieBreakRules};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

pub const EDITIONS: &[&dyn Format] = &[&Keizer];

/// The Keizer system.
#[derive(Clone, Copy, Debug)]
pub struct Keizer;

const fn share(key: &'static str, usual: u16) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::Share { usual, most: 70 } }
}

const fn yes_no(key: &'static str) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::YesNo { usual: false } }
}

/// A choice whose first word is the default.
const fn choice<const N: usize>(key: &'static str, among: &'static [&'static str; N]) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::Choice { usual: among[0], among } }
}

const fn number(key: &'static str, usual: u16, most: u16) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::Number { usual, least: 0, most } }
}

/// Value of the first place; 0 for one that follows the number of players (KZ-1).
const TOP: OptionFacts = number("keizer-top", 0, 999);
/// Shares of the own value for rounds without a game, and of the opponent's for a loss (KZ-4).
const BYE: OptionFacts = share("keizer-bye", 40);
const CLUB: OptionFacts = share("keizer-club", 40);
const NOTICE: OptionFacts = share("keizer-notice", 20);
const ABSENT: OptionFacts = share("keizer-absent", 0);
const LATE: OptionFacts = share("keizer-late", 0);
const LOSS: OptionFacts = share("keizer-loss", 0);
/// Number of absences with notice that score (KZ-5).
const LIMIT: OptionFacts = number("keizer-limit", 5, 99);
/// Each absence, with notice or without, scores half of what the previous one did (KZ-6).
const HALVING: OptionFacts = yes_no("keizer-halving");
/// Absences score only after the first game (KZ-7).
const AFTER_GAME: OptionFacts = yes_no("keizer-after-game");
/// Rounds of a part of the season, after which limits of absences and meetings start again; 0 for one part (KZ-20).
const PART: OptionFacts = number("keizer-part", 0, 99);
/// Absences count as byes when the bye is assigned (KZ-11).
const ABSENCES: OptionFacts = yes_no("keizer-absences");
const OWN_VALUE: OptionFacts = choice("keizer-own", &["once", "fading", "none"]);
const RECALCULATION: OptionFacts = choice("keizer-lists", &["once", "stable", "frozen"]);
const ROUNDING: OptionFacts = choice("keizer-rounding", &["exact", "half", "whole"]);
/// The colours of the last meeting are reversed even against the balance (KZ-13).
const REVERSE: OptionFacts = yes_no("keizer-reverse");
/// Pairs whose colours exceed this are avoided (KZ-13).
const COLOURS: OptionFacts = choice("keizer-colours", &["free", "row", "balance", "both"]);
/// Number of rounds before two players may meet again.
const DISTANCE: OptionFacts = number("keizer-distance", 3, 99);
/// Maximum number of meetings of two players; 0 for no maximum.
const MEETINGS: OptionFacts = number("keizer-meetings", 0, 99);

static FACTS: Facts = Facts {
    by_values: true,
    draws_colour: false,
    tie_break_rules: TieBreakRules::Fide2026,
    floats: FloatSource::Derived,
    options: &[
        TOP,
        BYE,
        CLUB,
        NOTICE,
        ABSENT,
        LATE,
        LOSS,
        LIMIT,
        HALVING,
        AFTER_GAME,
        PART,
        OWN_VALUE,
        RECALCULATION,
        ROUNDING,
        DISTANCE,
        MEETINGS,
        ABSENCES,
        REVERSE,
        COLOURS,
    ],
    final_order: &["KZ", "KZV"],
    report_name: "Keizer",
    ..Facts::classic("keizer", "Keizer system of clubs", explain::REASONS)
};

impl Format for Keizer {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let pool = round::pool(field);
        if pool.len() < 2 {
            return Err(NoPairing::TooFewPlayers { present: pool.len() });
        }
        let round = round::pair(field, &pool).ok_or_else(|| explain::no_pairing(field, &pool))?;
        let boards = round.pairs.iter().map(|&pair| colours::allocate(field, pair).0).collect();
        if trace.is_recording() {
            explain::note(field, &pool, &round, trace);
        }
        Ok(Pairing::of(boards, round.bye, explain::exceptions(field, &round.pairs)))
    }

    /// Returns any number of rounds: a season may last as long as the club likes (KZ-19).
    fn rounds(&self, _size: Size, _options: &Options) -> RangeInclusive<u8> {
        1..=u8::MAX
    }

    fn ledger(&self, field: &Field) -> Option<Ledger> {
        Some(list::ledger(field))
    }

    fn swiss(&self) -> Option<&dyn Swiss> {
        Some(self)
    }
}

impl Swiss for Keizer {
    fn due(&self, field: &Field, seat: Seat) -> Option<Due> {
        colours::due(field, seat).map(|side| Due { side, strength: None })
    }

    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        let places = places(field);
        let [one, other] = players;
        let ordered = if places.get(&one) <= places.get(&other) { players } else { [other, one] };
        colours::allocate(field, ordered)
    }

    fn may_meet(&self, field: &Field) -> Graph {
        let seats: Vec<Seat> = field.present().collect();
        round::possible(field, &seats)
    }

    /// Sorts by the place of the higher player.
    fn sort_boards(&self, field: &Field, boards: &mut [Pair]) {
        let places = places(field);
        boards.sort_by_cached_key(|pair| places.get(&pair.white).min(places.get(&pair.black)).copied());
    }

    fn breaches(&self, field: &Field, pair: Pair) -> Vec<Breach> {
        explain::breaches(field, pair)
    }

    fn bye_breaches(&self, field: &Field, seat: Seat) -> Vec<Breach> {
        explain::bye_breaches(field, seat)
    }

    fn first_difference(&self, field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        why_not::first_difference(field, players)
    }
}

/// Returns the place of each player who is present, counted from 0.
fn places(field: &Field) -> BTreeMap<Seat, usize> {
    round::pool(field).into_iter().zip(0..).collect()
}
