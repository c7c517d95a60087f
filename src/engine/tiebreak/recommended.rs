//! Lists that the source documents recommend (tie-breaks §7), and the text that goes with a pairing system.

use super::{Conditions, usable};
use crate::tournament::{Settings, Snapshot, SystemId, TieBreakRules};

/// The kinds of individual events for which there is a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// A round robin.
    RoundRobin,
    /// A Swiss whose players' ratings are close and consistent.
    SwissOfEquals,
    /// A Swiss with most players rated, ratings far apart or inconsistent.
    SwissOfRated,
    /// A Swiss with most players unrated.
    SwissOfUnrated,
    /// The Czech rules of 1992 (F.10).
    Czech1992,
}

impl Occasion {
    /// Every occasion, in the order offered to the arbiter.
    pub const ALL: [Self; 5] =
        [Self::RoundRobin, Self::SwissOfEquals, Self::SwissOfRated, Self::SwissOfUnrated, Self::Czech1992];
}

impl Occasion {
    /// Returns the occasion that the pairing system alone decides; none where the ratings do.
    #[must_use]
    pub fn of_system(settings: &Settings) -> Option<Self> {
        let has_own_order =
            settings.system.as_str() == "dutch-1992" && settings.tie_break_rules == TieBreakRules::Booklet;
        match Conditions::of(settings).predetermined {
            true => Some(Self::RoundRobin),
            false => has_own_order.then_some(Self::Czech1992),
        }
    }

    /// Returns the occasion that an event looks like: whether ratings are close and consistent, nobody but the arbiter
    /// can say.
    #[must_use]
    pub fn usual(snapshot: &Snapshot) -> Self {
        if let Some(decided) = Self::of_system(snapshot.settings()) {
            return decided;
        }
        let rated = snapshot.players().filter(|(_, known)| known.player.strength().is_some()).count();
        let most = snapshot.players().count() <= 2 * rated;
        if most { Self::SwissOfRated } else { Self::SwissOfUnrated }
    }
}

/// Returns the codes recommended for an occasion, first method first. They are the booklet's.
#[must_use]
pub fn recommended(occasion: Occasion) -> &'static [&'static str] {
    match occasion {
        Occasion::RoundRobin => &["DE", "SB", "WON", "KS"],
        Occasion::SwissOfEquals => &["ARO", "AROC1"],
        Occasion::SwissOfRated => &["BH", "SB", "PS", "WON", "DE"],
        Occasion::SwissOfUnrated => &["BH", "SB"],
        Occasion::Czech1992 => &["DE (first place only)", "ARO", "LOT"],
    }
}

/// Takes another pairing system, and with it the text of tie-breaks that goes with it: but not when the event has
/// departed from that text before, nor when its list has methods that the other text lacks.
pub fn take_system(settings: &mut Settings, system: SystemId) {
    let usual = TieBreakRules::usual(&system);
    let follows = settings.tie_break_rules == TieBreakRules::usual(&settings.system);
    settings.system = system;
    let conditions = Conditions { rules: usual, ..Conditions::of(settings) };
    if follows && settings.tie_breaks.iter().all(|code| usable(code, conditions).is_ok()) {
        settings.tie_break_rules = usual;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_events::{event, player, settings};
    use crate::tournament::TieBreakId;

    #[test]
    fn every_recommended_code_can_be_used() {
        for occasion in Occasion::ALL {
            let predetermined = occasion == Occasion::RoundRobin;
            let conditions = Conditions { rules: TieBreakRules::Booklet, predetermined };
            for code in recommended(occasion) {
                assert!(usable(&TieBreakId::new(code), conditions).is_ok(), "{code}");
            }
        }
    }

    #[test]
    fn the_list_follows_from_system_and_ratings() {
        let usual = |system, ratings: [i64; 3]| {
            let settings = settings(system, TieBreakRules::Booklet, 3);
            Occasion::usual(&event(settings, ratings.map(player).to_vec(), &[]))
        };
        assert_eq!(usual("round-robin", [2000, 0, 0]), Occasion::RoundRobin);
        assert_eq!(usual("dutch-1992", [2000, 1900, 0]), Occasion::Czech1992);
        assert_eq!(usual("dutch-2009", [2000, 1900, 0]), Occasion::SwissOfRated);
        assert_eq!(usual("dutch-2009", [2000, 0, 0]), Occasion::SwissOfUnrated);
    }
}
