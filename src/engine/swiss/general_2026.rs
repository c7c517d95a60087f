//! What the editions of 2026 have in common: FIDE C.04.1, C.04.2, and the articles on colours, which the other systems repeat
//! from C.04.3.

use crate::format::{Attendance, Entrant, Field, Pair, Reason, RoundRecord, Seat, Strength, Value};
use crate::swiss::colours::{
    AllocationRule, ColourHistory, Deciders, Preference, WeightedPreference, hand_out,
};
use crate::tournament::{Bye, Colour};

/// Returns the colour preference (C.04.3 1.7): a difference above one decides before the last two games do.
pub(super) fn preference(history: &ColourHistory) -> Option<Preference> {
    let last = history.last()?;
    let difference = history.difference();
    let by_difference = if difference < 0 { Colour::White } else { Colour::Black };
    let (side, strength) = match difference.abs() {
        2.. => (by_difference, Strength::Absolute),
        _ if history.run() > 1 => (last.other(), Strength::Absolute),
        1 => (by_difference, Strength::Strong),
        _ => (last.other(), Strength::Mild),
    };
    Some(Preference { side, strength })
}

/// Returns whether a player with this preference may have White, and Black, by C3: two with the same absolute preference do
/// not meet.
pub(super) fn limits(preference: Option<Preference>) -> [bool; 2] {
    let absolute = preference.filter(|preference| preference.strength == Strength::Absolute);
    [Colour::White, Colour::Black].map(|colour| absolute.is_none_or(|preference| preference.side == colour))
}

/// Returns the place of a player among those who are to be paired or took part in an earlier round, counted
/// from 1 in order of pairing numbers: who never arrived has no number yet (C.04.2 2.4).
pub(super) fn arrival_number(field: &Field, seat: Seat) -> usize {
    field.players.iter().take(seat.index() + 1).filter(|player| has_arrived(player)).count()
}

fn has_arrived(player: &Entrant) -> bool {
    player.attendance == Attendance::Present
        || player.record.iter().any(|record| match *record {
            RoundRecord::Played { .. } | RoundRecord::Forfeited { .. } => true,
            RoundRecord::Bye { bye, .. } => bye == Bye::PairingAllocated,
        })
}

/// Article 5 of an edition: who gets which colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Article5 {
    /// The weighed preference of a player once one of the two has played.
    pub(super) weighed: fn(&ColourHistory) -> Option<WeightedPreference>,
    /// The higher ranked of two, where nothing else tells their preferences apart.
    pub(super) higher: fn(&Field, [Seat; 2]) -> Seat,
    /// Article and reason of each ground, in the order in which the enumeration has them.
    pub(super) reasons: [(&'static str, &'static str); 5],
}

impl Article5 {
    /// Gives the colours of two players who meet, with what decided.
    pub(super) fn allocate(&self, field: &Field, players: [Seat; 2]) -> (Pair, AllocationRule) {
        let histories = players.map(|seat| ColourHistory::of(field.player(seat)));
        let has_any_played = histories.iter().any(|history| history.games() > 0);
        let preferences = histories.map(|history| (self.weighed)(&history).filter(|_| has_any_played));
        // The number is read among those who have arrived, it is not the one in the list.
        hand_out(field, players, preferences, Deciders { number: arrival_number, higher: self.higher })
    }

    /// Gives the colours of two players who meet, with the reason.
    pub(super) fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        let (pair, rule) = self.allocate(field, players);
        (pair, self.reason(field, pair, rule))
    }

    /// Puts what decided the colours into a reason: both players, the higher ranked of them, and where a number decides also
    /// that and the initial colour.
    pub(super) fn reason(&self, field: &Field, pair: Pair, rule: AllocationRule) -> Reason {
        let by_rank = rule == AllocationRule::HigherRanked;
        let players = [pair.white, pair.black];
        let higher =
            if by_rank { (self.higher)(field, players) } else { field.higher(players[0], players[1]) };
        let (article, what) = match rule {
            AllocationRule::BothPreferences => self.reasons[0],
            AllocationRule::StrongerPreference => self.reasons[1],
            AllocationRule::LatestDifference => self.reasons[2],
            AllocationRule::HigherRanked => self.reasons[3],
            AllocationRule::PairingNumber => self.reasons[4],
        };
        let reason = Reason::new(article, what)
            .with("white", Value::player(pair.white))
            .with("black", Value::player(pair.black))
            .with("higher", Value::player(higher));
        if rule != AllocationRule::PairingNumber {
            return reason;
        }
        let reason = reason.with("number", Value::count(arrival_number(field, higher)));
        reason.with("initial", Value::Colour(field.initial_colour))
    }
}

/// Returns the preference as it weighs in C.04.3 5.2.2: of two absolute ones the wider difference wins.
pub(super) fn weighed(history: &ColourHistory) -> Option<WeightedPreference> {
    let preference = preference(history)?;
    let weight = match preference.strength {
        Strength::Mild => 0,
        Strength::Strong => 1,
        Strength::Absolute => 2 + history.difference().unsigned_abs(),
    };
    Some(WeightedPreference { side: preference.side, weight })
}
