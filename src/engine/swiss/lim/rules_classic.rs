//! The Lim system as used by Turkish arbiters: section 1.2 of the rules for Swiss tournaments.

use super::cards::Half;
use super::explain::REASONS;
use super::{Articles, LimEdition, MAXI, SameDue, exchange, floaters, limits};
use crate::format::{Entrant, Facts, Field, Float, RankKey, Ranking, RoundRecord};
use crate::swiss::breaches::{Asks, Rule, Rules};
use crate::swiss::floats;
use crate::tournament::Points;

pub static LIM: LimEdition = LimEdition {
    facts: Facts {
        // 1, LD-28: a lot decides the numbers of players who are equal in all other respects.
        ranking: Ranking {
            keys: &[RankKey::Rating, RankKey::Title, RankKey::NationalRating, RankKey::Lot, RankKey::Name],
            ..Ranking::USUAL
        },
        options: &[MAXI],
        report_name: "Swiss-System (Lim)",
        ..Facts::classic("lim", "Lim system, Turkish rules for Swiss tournaments, section 1.2", REASONS)
    },
    articles: &Articles {
        bye: "2.1",
        bye_again: "2.2",
        compatible: "3.1",
        order: "3.2",
        alone: "3.3",
        deadlock: "3.6",
        float: "3.3",
        float_colour: "4.2",
        float_end: "4.2",
        meets: "4.8",
        kinds: "4.9",
        float_again: "4.10",
        exchange: "5",
        exchange_colours: "6.2",
        due: "6.2",
        compulsory: "6.3",
        history: "6.4",
        imbalance: "6.5",
        maxi: "6.7",
        last_round: "7",
        first_colours: "B.1.2",
    },
    rules: Rules {
        limits,
        all: &[
            Rule::new("3.1", Asks::Met),
            Rule::new("3.1", Asks::Barred),
            Rule::new("2.2", Asks::ByeAgain),
            Rule::new("6.1.b", Asks::Difference),
            Rule::new("6.1.a", Asks::ThreeInARow),
            Rule::new("3.3", Asks::EqualScores),
            Rule::new("6.2", Asks::Due),
            Rule::new("4.10", Asks::FloatEither("lim-float-again", |card| card.own.floated)),
        ],
    },
    floated,
    floaters: floaters::choose,
    looks_ahead: false,
    exchange: exchange::fewest_repetitions,
    same_due: SameDue::ImbalanceThenHistory,
    number: |field, seat| usize::from(field.player(seat).number.0),
};

/// 4.10: the bye, or a score that differs from the opponent's and is farther from the median of that round, or on its
/// other side. An unplayed game counts too (LD-23).
fn floated(field: &Field, player: &Entrant) -> bool {
    let Some((last, before)) = player.record.split_last() else { return false };
    let half = || {
        let score: Points = before.iter().map(RoundRecord::points).sum();
        Half::of(score, before.len(), field.points.win)
    };
    match floats::noted(last) {
        None => false,
        Some(Float::Down) => matches!(last, RoundRecord::Bye { .. }) || half() == Half::Upper,
        Some(Float::Up) => half() == Half::Lower,
    }
}
