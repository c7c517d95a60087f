//! Lists that the source documents recommend (tie-breaks §7), and the tie-break rules that accompany a pairing system.

use super::teams::TeamCriterion;
use super::{Conditions, accepts};
use crate::pairing::{facts, tournament_rating, usual_tie_break_rules};
use crate::tournament::{Occasion, Settings, Snapshot, SystemId, TieBreakId, TieBreakRules};

/// Returns the occasion that the pairing system alone determines; `None` if the ratings do.
fn occasion_of_system(settings: &Settings) -> Option<Occasion> {
    let decided = facts(settings.system.as_str())?.occasion?;
    // The recommended order is valid only with the methods of its own rules.
    let is_by_table = decided == Occasion::RoundRobin || decided.is_of_teams();
    (is_by_table || settings.tie_break_rules == TieBreakRules::Booklet).then_some(decided)
}

/// Returns the methods that rank players: none if teams are ranked, whose list does not apply to players.
pub fn list_for_players(settings: &Settings) -> &[TieBreakId] {
    if Conditions::of(settings).teams { &[] } else { &settings.tie_breaks }
}

/// Returns true if standings follow FIDE C.07 alone: those of players by its rules, those of teams by its codes.
pub fn follows_fide(settings: &Settings) -> bool {
    if !Conditions::of(settings).teams {
        return settings.tie_break_rules == TieBreakRules::Fide2026;
    }
    let is_of_fide = |id| matches!(TeamCriterion::find(id), Some(TeamCriterion::Fide(_)));
    settings.tie_breaks.iter().all(is_of_fide)
}

/// Returns the presumed occasion of an event; only the arbiter can judge whether ratings are close and consistent.
pub fn usual_occasion(snapshot: &Snapshot) -> Occasion {
    if let Some(decided) = occasion_of_system(snapshot.settings()) {
        return decided;
    }
    let rated =
        snapshot.players().filter(|(_, known)| tournament_rating(snapshot, &known.player).is_some()).count();
    let most = snapshot.players().count() <= 2 * rated;
    if most { Occasion::SwissOfRated } else { Occasion::SwissOfUnrated }
}

/// Returns the codes recommended for an occasion, first method first. They are codes of the booklet.
pub fn recommended(occasion: Occasion) -> &'static [&'static str] {
    match occasion {
        Occasion::RoundRobin => &["DE", "SB", "WON", "KS"],
        Occasion::SwissOfEquals => &["ARO", "AROC1"],
        Occasion::SwissOfRated => &["BH", "SB", "PS", "WON", "DE"],
        Occasion::SwissOfUnrated => &["BH", "SB"],
        Occasion::Czech1992 => &["DE (first place only)", "ARO", "LOT"],
        Occasion::TeamRoundRobin => &["TP", "MP", "H2H", "SB", "TOP"],
        Occasion::TeamSwiss => &["TP", "MP", "H2H", "BH"],
        Occasion::Olympiad => &["TP", "MP", "H2H"],
    }
}

/// Returns the codes by which the text of a pairing system itself orders tied players; empty if it leaves that to the
/// event.
pub fn final_order(system: &SystemId) -> &'static [&'static str] {
    facts(system.as_str()).map_or(&[], |facts| facts.final_order)
}

/// Returns the tie-break list that the pairing system of an event determines; `None` if it determines none.
pub fn usual_list(settings: &Settings) -> Option<Vec<TieBreakId>> {
    let own = Some(final_order(&settings.system)).filter(|codes| !codes.is_empty());
    let codes = own.or_else(|| occasion_of_system(settings).map(recommended))?;
    Some(codes.iter().map(|code| TieBreakId::new(code)).collect())
}

/// Returns the codes specific to a system: those of its text, or those that rank teams, a table or a bracket, where
/// methods of Swiss events are meaningless.
fn own_list(system: &SystemId) -> &'static [&'static str] {
    let decided = facts(system.as_str()).and_then(|facts| facts.occasion);
    let decided = decided.filter(|&found| found == Occasion::RoundRobin || found.is_of_teams());
    match final_order(system) {
        [] => decided.map_or(&[], recommended),
        codes => codes,
    }
}

/// Returns the list that choosing a system sets: its own, or else the list of a new event.
fn list_of(system: &SystemId) -> Vec<TieBreakId> {
    match own_list(system) {
        [] => Settings::usual_tie_breaks(),
        codes => codes.iter().map(|code| TieBreakId::new(code)).collect(),
    }
}

/// Sets another pairing system and the tie-break rules that accompany it. The rules are unchanged if the event had
/// already departed from the usual rules, or if its list has methods that the other rules lack. The list follows too if
/// one of the two systems has a list of its own, unless the arbiter has changed the list.
pub fn take_system(settings: &mut Settings, system: SystemId) {
    let mut follows = settings.tie_break_rules == usual_tie_break_rules(&settings.system);
    if settings.tie_breaks == list_of(&settings.system) {
        settings.tie_breaks = list_of(&system);
        // Such a list requires its own rules.
        follows |= !own_list(&system).is_empty();
    }
    let usual = usual_tie_break_rules(&system);
    settings.system = system;
    let conditions = Conditions { rules: usual, ..Conditions::of(settings) };
    if follows && settings.tie_breaks.iter().all(|code| accepts(code, conditions).is_ok()) {
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
            let predetermined = matches!(occasion, Occasion::RoundRobin | Occasion::TeamRoundRobin);
            let teams = occasion.is_of_teams();
            let conditions =
                Conditions { rules: TieBreakRules::Booklet, predetermined, teams, by_values: false };
            for code in recommended(occasion) {
                assert!(accepts(&TieBreakId::new(code), conditions).is_ok(), "{code}");
            }
        }
    }

    #[test]
    fn a_system_with_a_final_order_brings_it_and_takes_it_away_again() {
        let codes = |settings: &Settings| -> Vec<String> {
            settings.tie_breaks.iter().map(ToString::to_string).collect()
        };
        for before in [TieBreakRules::Fide2026, TieBreakRules::Booklet] {
            let mut event =
                Settings { tie_breaks: Settings::usual_tie_breaks(), ..settings("dutch-2009", before, 5) };
            take_system(&mut event, SystemId::new("basic-swiss"));
            assert_eq!(codes(&event), ["ELO", "UKD", "NAME", "LNO"]);
            assert_eq!(event.tie_break_rules, TieBreakRules::Booklet, "the text that has them");
            take_system(&mut event, SystemId::new("dutch-2026"));
            assert_eq!(event.tie_breaks, Settings::usual_tie_breaks());
            assert_eq!(event.tie_break_rules, TieBreakRules::Fide2026);
        }
        let chosen = vec![TieBreakId::new("SB")];
        let mut event =
            Settings { tie_breaks: chosen.clone(), ..settings("dutch-2009", TieBreakRules::Booklet, 5) };
        take_system(&mut event, SystemId::new("basic-swiss"));
        assert_eq!(event.tie_breaks, chosen, "the arbiter's own list stays");
    }

    #[test]
    fn a_round_robin_and_a_knockout_take_their_own_list_and_a_swiss_gets_its_own_back() {
        for system in ["round-robin", "knockout"] {
            let usual = Settings::usual_tie_breaks();
            let mut event =
                Settings { tie_breaks: usual.clone(), ..settings("dutch-2026", TieBreakRules::Fide2026, 5) };
            take_system(&mut event, SystemId::new(system));
            let codes: Vec<String> = event.tie_breaks.iter().map(ToString::to_string).collect();
            assert_eq!(codes, recommended(Occasion::RoundRobin), "{system}");
            assert_eq!(event.tie_break_rules, usual_tie_break_rules(&event.system), "{system}");
            take_system(&mut event, SystemId::new("dutch-2026"));
            assert_eq!(event.tie_breaks, usual, "{system}");
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
