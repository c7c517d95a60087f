//! Rules shared by the editions of 2026: FIDE C.04.1, C.04.2, and the articles on colours, which the other systems
//! repeat from C.04.3.

use crate::format::{Attendance, Entrant, Field, Pair, Reason, RoundRecord, Seat, Strength, Value};
use crate::swiss::colours::{
    AllocationRule, ColourHistory, Deciders, Preference, WeightedPreference, hand_out,
};
use crate::tournament::{Bye, Colour};

/// Returns the colour preference (C.04.3 1.7). A difference above one takes precedence over the last two games.
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

/// Returns true for White, and for Black, if a player with this preference may have that colour by C3: two players with
/// the same absolute preference do not meet.
pub(super) fn limits(preference: Option<Preference>) -> [bool; 2] {
    let absolute = preference.filter(|preference| preference.strength == Strength::Absolute);
    [Colour::White, Colour::Black].map(|colour| absolute.is_none_or(|preference| preference.side == colour))
}

/// Returns the position of a player among those who are to be paired or took part in an earlier round, counted from 1
/// in order of pairing numbers: a player who never arrived has no number yet (C.04.2 2.4).
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

/// Article 5 of an edition: colour allocation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Article5 {
    /// The weighted preference of a player, used once one of the two has played.
    pub(super) weighed: fn(&ColourHistory) -> Option<WeightedPreference>,
    /// The higher ranked of two players, if nothing else decides between their preferences.
    pub(super) higher: fn(&Field, [Seat; 2]) -> Seat,
    /// Article and reason of each rule, in the order of [`AllocationRule`].
    pub(super) reasons: [(&'static str, &'static str); 5],
}

impl Article5 {
    /// Allocates the colours of two players who meet, and returns the deciding rule.
    pub(super) fn allocate(&self, field: &Field, players: [Seat; 2]) -> (Pair, AllocationRule) {
        let histories = players.map(|seat| ColourHistory::of(field.player(seat)));
        let has_any_played = histories.iter().any(|history| history.games() > 0);
        let preferences = histories.map(|history| (self.weighed)(&history).filter(|_| has_any_played));
        // The parity is that of the number among players who have arrived, not of the number in the list.
        hand_out(field, players, preferences, Deciders { number: arrival_number, higher: self.higher })
    }

    pub(super) fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
        let (pair, rule) = self.allocate(field, players);
        (pair, self.reason(field, pair, rule))
    }

    /// Returns the reason of a colour allocation: both players, the higher ranked of them, and, if a number decides,
    /// also that number and the initial colour.
    pub(super) fn reason(&self, field: &Field, pair: Pair, rule: AllocationRule) -> Reason {
        let by_rank = rule == AllocationRule::HigherRanked;
        let players = [pair.white, pair.black];
        let higher =
            if by_rank { (self.higher)(field, players) } else { field.higher(players[0], players[1]) };
        let (article, what) = self.reasons[rule as usize];
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

/// Returns the preference weighted by C.04.3 5.2.2: of two absolute ones the greater difference wins.
pub(super) fn weighed(history: &ColourHistory) -> Option<WeightedPreference> {
    let preference = preference(history)?;
    let weight = match preference.strength {
        Strength::Mild => 0,
        Strength::Strong => 1,
        Strength::Absolute => 2 + history.difference().unsigned_abs(),
    };
    Some(WeightedPreference { side: preference.side, weight })
}
