//! Parsing of tie-break codes: `BH-C1`, `AROC2`, `DE (first place only)` of the booklet, `BH/C1/P`, `KS/L+1` of FIDE.

use super::teams::TeamCriterion;
use super::{
    Conditions, Definition, Modifiers, Needs, Suits, TIE_BREAKS, TieBreak, TieBreakError, TieBreakWarning,
};
use crate::pairing::tournament_rating;
use crate::tournament::{Settings, Snapshot, TieBreakId, TieBreakRules, Unrated};

/// A method in the list of an event.
#[derive(Clone, Copy)]
pub struct Chosen {
    pub method: &'static TieBreak,
    pub modifiers: Modifiers,
    /// The method by the rules of the event.
    pub definition: Definition,
}

/// Splits a name into its method and the rest: `AROC1` into the method `ARO` and `C1`.
fn method(name: &str) -> Option<(&'static TieBreak, &str)> {
    let called = |name: &str| TIE_BREAKS.iter().find(|method| method.code == name);
    if let Some(found) = called(name) {
        return Some((found, ""));
    }
    // Booklet: cuts follow the code directly.
    let (base, count) = name.split_at_checked(name.rfind('C')?)?;
    called(base).map(|found| (found, count))
}

/// Returns the codes that an event can use, in the order offered to the arbiter: each method, followed by its variants
/// with modifiers.
pub fn offered_codes(conditions: Conditions) -> impl Iterator<Item = TieBreakId> {
    let of_teams = TeamCriterion::offered();
    let of_teams =
        of_teams.filter(move |(_, found)| conditions.teams && found.suits(conditions.predetermined));
    let codes = move |method: &'static TieBreak| {
        let definition = method.definition(conditions.rules);
        let definition =
            definition.filter(|definition| definition.suits.allows(conditions) && !conditions.teams);
        definition.into_iter().flat_map(|of| std::iter::once(method.code).chain(of.variants.iter().copied()))
    };
    let of_players = TIE_BREAKS.iter().flat_map(codes);
    of_teams.map(|(code, _)| code).chain(of_players).map(TieBreakId::new)
}

/// Returns the section or article that defines a code in the list of an event of these conditions, for teams or for
/// players.
///
/// # Errors
/// Returns the error of [`usable`], or [`TieBreakError::NotForTeams`] or [`TieBreakError::SwissOnly`] if teams are
/// ranked and the code does not suit them.
pub fn accepts(id: &TieBreakId, conditions: Conditions) -> Result<&'static str, TieBreakError> {
    if !conditions.teams {
        return usable(id, conditions).map(|chosen| chosen.definition.article);
    }
    let criterion = TeamCriterion::find(id).ok_or_else(|| TieBreakError::NotForTeams { id: id.clone() })?;
    let (id, article) = (id.clone(), criterion.article());
    match criterion.suits(conditions.predetermined) {
        true => Ok(article),
        false => Err(TieBreakError::SwissOnly { id, article }),
    }
}

/// Finds the method that `id` names under `rules`.
///
/// # Errors
/// Returns an error if the code is unknown, belongs to the other rules, or has a modifier that the method does not
/// take.
pub fn find(id: &TieBreakId, rules: TieBreakRules) -> Result<Chosen, TieBreakError> {
    let unknown = || TieBreakError::Unknown { id: id.clone() };
    let text = id.as_str().trim().to_uppercase().replace("(FIRST PLACE ONLY)", "/1");
    let (head, tail) = text.split_once('/').unwrap_or((&text, ""));
    let (name, booklet) = head.trim().split_once('-').unwrap_or((head.trim(), ""));
    // The old name of REP.
    let (method, joined) = method(if name == "GE" { "REP" } else { name }).ok_or_else(unknown)?;
    let other_rules = || TieBreakError::OtherRules { id: id.clone(), rules };
    let definition = method.definition(rules).ok_or_else(other_rules)?;
    let mut modifiers = Modifiers::default();
    let parts = booklet.split('-').chain(tail.split('/')).chain([joined]).map(str::trim);
    for part in parts.filter(|part| !part.is_empty()) {
        let modifier = modifiers.add(part).ok_or_else(unknown)?;
        if !definition.takes.contains(&modifier) {
            return Err(TieBreakError::NotTaken { id: id.clone(), modifier: part.to_owned() });
        }
    }
    Ok(Chosen { method, modifiers, definition })
}

/// Finds the method that `id` names, for an event of these conditions.
///
/// # Errors
/// Returns the error of [`find`], or an error if the method does not suit the event.
pub fn usable(id: &TieBreakId, conditions: Conditions) -> Result<Chosen, TieBreakError> {
    let chosen = find(id, conditions.rules)?;
    let (id, article) = (id.clone(), chosen.definition.article);
    match chosen.definition.suits {
        suits if suits.allows(conditions) => Ok(chosen),
        Suits::All | Suits::Swiss => Err(TieBreakError::SwissOnly { id, article }),
        Suits::RoundRobin => Err(TieBreakError::RoundRobinOnly { id, article }),
        Suits::Values => Err(TieBreakError::ValuesOnly { id, article }),
        Suits::DrawnColours => Err(TieBreakError::ColoursFromTable { id, article }),
    }
}

/// Returns the warnings to show before a method is added to the list of an event, regardless of results: missing
/// ratings, or a Median that leaves too few values.
pub fn concerns(id: &TieBreakId, snapshot: &Snapshot) -> Vec<TieBreakWarning> {
    let settings = snapshot.settings();
    let conditions = Conditions::of(settings);
    let Some(Chosen { method, modifiers, definition }) =
        usable(id, conditions).ok().filter(|_| !conditions.teams)
    else {
        return Vec::new();
    };
    let mut concerns = Vec::new();
    let is_filled = settings.rating_tie_breaks.unrated != Unrated::Dropped
        && settings.tie_break_rules == TieBreakRules::Fide2026;
    if method.needs == Needs::Ratings && modifiers.unrated.is_none() && !is_filled {
        let players = snapshot
            .players()
            .filter(|(_, known)| tournament_rating(snapshot, &known.player).is_none())
            .count();
        if players > 0 {
            concerns.push(TieBreakWarning::NoRatings {
                id: id.clone(),
                players,
                article: definition.article,
            });
        }
    }
    if method.needs == Needs::Ratings && settings.is_long() {
        concerns.push(TieBreakWarning::LongEvent { id: id.clone() });
    }
    let rounds = settings.rounds.0.into();
    concerns.extend(few_values(id, modifiers, settings.tie_break_rules, rounds));
    concerns
}

pub fn by_ratings(settings: &Settings) -> Vec<TieBreakId> {
    let needs = |id: &&TieBreakId| {
        find(id, settings.tie_break_rules).is_ok_and(|chosen| chosen.method.needs == Needs::Ratings)
    };
    settings.tie_breaks.iter().filter(needs).cloned().collect()
}

/// At least five values should remain when all rounds are played (tie-breaks §4).
pub(crate) fn few_values(
    id: &TieBreakId,
    modifiers: Modifiers,
    rules: TieBreakRules,
    rounds: usize,
) -> Option<TieBreakWarning> {
    let cut = usize::from(modifiers.cuts.low) + usize::from(modifiers.cuts.high);
    let left = rounds.saturating_sub(cut);
    let few = rules == TieBreakRules::Booklet && modifiers.cuts.high > 0 && left < 5;
    few.then(|| TieBreakWarning::FewValues { id: id.clone(), left })
}

#[cfg(test)]
mod tests {
    use super::super::Cuts;
    use super::*;

    fn read(code: &str, rules: TieBreakRules) -> Option<(&'static str, Modifiers)> {
        let chosen = find(&TieBreakId::new(code), rules).ok()?;
        Some((chosen.method.code, chosen.modifiers))
    }

    #[test]
    fn codes_are_read_in_every_spelling() {
        use TieBreakRules::{Booklet, Fide2026};
        let cut = |low, high| Modifiers { cuts: Cuts { low, high }, ..Modifiers::default() };
        for code in ["AROC2", "ARO-C2", "aro/c2", " ARO / C2 "] {
            assert_eq!(read(code, Booklet), Some(("ARO", cut(2, 0))), "{code}");
        }
        assert_eq!(read("BH-M1", Fide2026), Some(("BH", cut(1, 1))));
        let both = Modifiers { forfeits_played: true, ..cut(1, 0) };
        assert_eq!(read("sb/c1/p", Fide2026), Some(("SB", both)));
        let first = Modifiers { first_place: true, ..Modifiers::default() };
        for code in ["DE (first place only)", "DE-1", "DE/1"] {
            assert_eq!(read(code, Booklet), Some(("DE", first)), "{code}");
        }
        for (code, limit) in [("KS/L1", 1), ("KS/L+1", 1), ("KS/L-2", -2)] {
            assert_eq!(read(code, Fide2026), Some(("KS", Modifiers { limit, ..Modifiers::default() })));
        }
        assert_eq!(read("GE", Fide2026), Some(("REP", Modifiers::default())));
    }

    #[test]
    fn every_tie_break_of_the_mandatory_list_is_offered() {
        let conditions = Conditions {
            rules: TieBreakRules::Fide2026,
            predetermined: false,
            teams: false,
            by_values: false,
        };
        let offered: Vec<String> = offered_codes(conditions).map(|id| id.to_string()).collect();
        // MTB26, individual events; KS/Ln covers both directions.
        let buchholz = ["", "/C1", "/C2", "/M1", "/M2", "/P", "/C1/P", "/C2/P", "/M1/P", "/M2/P"];
        let buchholz = ["BH", "FB"].into_iter().flat_map(|base| buchholz.map(|how| format!("{base}{how}")));
        let others = "DE DE/P BPG BWG REP STD SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P ARO ARO/C1 ARO/C2 ARO/M1 \
                      ARO/M2 TPR PTP APRO APPO RTNG RTNG/R WIN WON PS PS/C1 PS/C2 TPN TPN/R AOB AOB/F KS \
                      KS/L+1 KS/L-1";
        for code in buchholz.chain(others.split_whitespace().map(str::to_owned)) {
            assert!(offered.contains(&code), "{code}");
        }
        for rules in [TieBreakRules::Booklet, TieBreakRules::Fide2026] {
            for (predetermined, teams) in [(false, false), (true, false), (false, true), (true, true)] {
                let conditions =
                    Conditions { rules, predetermined, teams, by_values: !predetermined && !teams };
                for code in offered_codes(conditions) {
                    assert!(accepts(&code, conditions).is_ok(), "{code}");
                }
            }
        }
    }

    #[test]
    fn invalid_codes_are_refused() {
        for code in ["", "-", "/", "C", "C1", "BHC", "BH-C0", "BH/C999", "BH/Q", "ARO/U", "KS/Lx", "BİC1"] {
            assert_eq!(read(code, TieBreakRules::Fide2026), None, "{code}");
        }
    }
}
