//! Lists that the source documents recommend (tie-breaks §7), and the text that goes with a pairing system.

use super::{Conditions, usable};
use crate::pairing::{facts, usual_tie_break_rules};
use crate::tournament::{Occasion, Settings, Snapshot, SystemId, TieBreakRules};

/// Returns the occasion that the pairing system alone decides; none where the ratings do.
#[must_use]
pub fn occasion_of_system(settings: &Settings) -> Option<Occasion> {
    let decided = facts(settings.system.as_str())?.occasion?;
    // The order of a text goes with its own methods.
    (decided == Occasion::RoundRobin || settings.tie_break_rules == TieBreakRules::Booklet).then_some(decided)
}

/// Returns the occasion that an event looks like: whether ratings are close and consistent, nobody but the arbiter
/// can say.
#[must_use]
pub fn usual_occasion(snapshot: &Snapshot) -> Occasion {
    if let Some(decided) = occasion_of_system(snapshot.settings()) {
        return decided;
    }
    let rated = snapshot.players().filter(|(_, known)| known.player.strength().is_some()).count();
    let most = snapshot.players().count() <= 2 * rated;
    if most { Occasion::SwissOfRated } else { Occasion::SwissOfUnrated }
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
    let usual = usual_tie_break_rules(&system);
    let follows = settings.tie_break_rules == usual_tie_break_rules(&settings.system);
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
            usual_occasion(&event(settings, ratings.map(player).to_vec(), &[]))
        };
        assert_eq!(usual("round-robin", [2000, 0, 0]), Occasion::RoundRobin);
        assert_eq!(usual("dutch-1992", [2000, 1900, 0]), Occasion::Czech1992);
        assert_eq!(usual("dutch-2009", [2000, 1900, 0]), Occasion::SwissOfRated);
        assert_eq!(usual("dutch-2009", [2000, 0, 0]), Occasion::SwissOfUnrated);
    }
}
