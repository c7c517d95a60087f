//! The available systems, and the operations on them: drafts, checks, "why not?".
//!
//! For an event: [`ready`] checks whether a round can be paired, [`propose`] makes its draft with reasons,
//! [`propose_as_ruled`] does so after a decision of the arbiter, [`pair_again`] compares a round with its current
//! pairing. For a custom field, or the [`setting`] of an event: [`pair_as_ruled`], [`why_not`], and [`choices`] if
//! there is no legal pairing. [`SYSTEMS`] lists all systems, [`system()`] finds one, [`schedule()`] looks up a table
//! without an event.
//!
//! An event of teams starts with an [`opening()`]; [`matches()`] returns matches of several games, and [`bracket`] the
//! bracket of a knockout.
//!
//! To add a system, write its file and list it in its family ([`swiss::FAMILIES`]), or among the formats with tables.

mod aro_list;
pub(crate) mod causes;
pub(crate) mod check;
pub(crate) mod completion;
pub(crate) mod deviation;
mod error;
mod floats;
mod lookup;
mod matches;
pub(crate) mod numbering;
mod opening;
mod propose;
pub(crate) mod reserved_boards;
pub(crate) mod restrictions;
pub(crate) mod review;
pub(crate) mod ruling;
mod setting;
mod starting_list;
pub(crate) mod system_comparison;
mod teams;
mod tournament_rating;
mod varma;
mod why_not;

pub use aro_list::{AroRow, aro_list};
pub use check::{PairedAgain, pair_again, paired_rounds, rules_pairing};
pub use completion::{Completion, completion};
pub use error::{NotReady, ProposeError};
pub use floats::{floats, noted_otherwise};
pub use lookup::{LookupError, schedule, schedule_of_teams};
pub use matches::{
    BracketView, Contradicted, DecidedBy, MatchState, NextGame, bracket, contradicted, levels, matches,
    undecided,
};
pub use numbering::{corrected_players, numbering};
pub use opening::{
    TeamOpening, announced_length, begun_anew, drawn_teams, is_draw_outdated, last_round, opening,
};
pub use propose::{Proposal, asked, blank_draft, propose, propose_as_ruled, ready};
pub use restrictions::{ApartGroup, apart_groups, kept_apart};
pub use review::{ColourOnCard, colours_on_cards};
pub use ruling::{Aside, RulingChoice, choices, pair_as_ruled};
pub(crate) use setting::in_matches;
pub use setting::{Setting, field, player_float, setting, size};
pub use starting_list::{Starter, starting_list};
pub(crate) use teams::rating_in_average;
pub use teams::{TeamSeats, entered_teams, ranked_teams, team_for, team_scores};
pub use tournament_rating::{list_holds_from, rating_method, tournament_rating, tournament_rating_in};
pub use varma::{Varma, VarmaWarning};
pub use why_not::{WhyNot, of_table, why_not};

pub use crate::swiss::last_accelerated;

use crate::format::{BOARD_COLOURS, Facts, Format, OWN_BYE, OptionFacts, Paired, TEAM_BYE};
use crate::schedule;
use crate::swiss::{self, breaches};
use crate::tournament::{Occasion, RoundNo, Snapshot, SystemId, TieBreakRules};
use std::collections::BTreeSet;

/// Every system, in the order offered to the arbiter; settings, command line and TRF all use this list.
pub const SYSTEMS: &[&dyn Format] = &{
    let mut systems = [schedule::FORMATS[0]; swiss_count() + schedule::FORMATS.len()];
    let (mut place, mut family) = (0, 0);
    while family <= swiss::FAMILIES.len() {
        let members =
            if family < swiss::FAMILIES.len() { swiss::FAMILIES[family] } else { schedule::FORMATS };
        let mut member = 0;
        while member < members.len() {
            systems[place] = members[member];
            (place, member) = (place + 1, member + 1);
        }
        family += 1;
    }
    systems
};

/// Systems that only other programs have: their events can be opened and ranked, not paired.
static FOREIGN: &[Facts] = &[
    // Events from reports opened before there was an edition: each game is a separate round.
    Facts { report_name: "Swiss-System (Double-Swiss)", ..Facts::classic("double-swiss", "", &[]) },
    Facts {
        paired: Paired::Teams,
        draws_colour: false,
        occasion: Some(Occasion::TeamSwiss),
        options: &[TEAM_BYE, OWN_BYE[0], OWN_BYE[1], BOARD_COLOURS],
        ..Facts::classic("team-swiss", "", &[])
    },
];

const fn swiss_count() -> usize {
    let (mut count, mut family) = (0, 0);
    while family < swiss::FAMILIES.len() {
        count += swiss::FAMILIES[family].len();
        family += 1;
    }
    count
}

/// Returns the systems that pair by results.
pub fn swiss_systems() -> Vec<&'static dyn Format> {
    SYSTEMS.iter().copied().filter(|system| system.swiss().is_some()).collect()
}

/// Returns the names of all reasons ([`Reason::what`](crate::format::Reason::what)), for the catalogues.
pub fn reasons() -> BTreeSet<&'static str> {
    let own = SYSTEMS.iter().flat_map(|system| system.facts().reasons);
    own.chain(breaches::REASONS)
        .chain(review::REASONS)
        .chain([&ruling::RULED, &ruling::FIXED])
        .copied()
        .collect()
}

pub fn system(id: &str) -> Option<&'static dyn Format> {
    SYSTEMS.iter().copied().find(|system| system.id() == id)
}

/// Returns the facts of a system, available here or known by name only.
pub fn facts(id: &str) -> Option<&'static Facts> {
    all_facts().find(|facts| facts.id == id)
}

/// Returns the number of games per pairing in a round of a system.
pub fn games_of(system: &SystemId) -> u8 {
    facts(system.as_str()).map_or(1, |facts| facts.games.max(1))
}

pub fn facts_of(snapshot: &Snapshot, round: RoundNo) -> Option<&'static Facts> {
    facts(snapshot.system(round).as_str())
}

/// Returns the facts of all systems, available here or known by name only.
pub fn all_facts() -> impl Iterator<Item = &'static Facts> {
    SYSTEMS.iter().map(|system| system.facts()).chain(FOREIGN)
}

/// Returns every option of any system, each once, ignoring the order of its values.
pub fn options() -> Vec<&'static OptionFacts> {
    let mut options: Vec<&OptionFacts> = Vec::new();
    for option in all_facts().flat_map(|facts| facts.options) {
        let is_same = |known: &&OptionFacts| known.key == option.key && known.usual() == option.usual();
        if !options.iter().any(is_same) {
            options.push(option);
        }
    }
    options
}

/// Returns the default tie-break rules of a system: FIDE's for editions of 2026, the booklet's for those of the source
/// documents.
pub fn usual_tie_break_rules(id: &SystemId) -> TieBreakRules {
    facts(id.as_str()).map_or(TieBreakRules::Booklet, |facts| facts.tie_break_rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Name, Settings};
    use std::collections::HashSet;

    #[test]
    fn no_two_systems_share_an_id_or_a_code_of_reports() {
        let ids: HashSet<&str> = all_facts().map(|facts| facts.id).collect();
        // A code without an edition is that of the edition of its days.
        let codes: Vec<_> =
            all_facts().flat_map(|facts| facts.trf).map(|code| (code.code, code.since)).collect();
        assert_eq!(ids.len(), all_facts().count());
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), codes.len());
    }

    #[test]
    fn a_new_event_has_the_tie_break_text_of_the_system_in_force() {
        let settings = Settings::named(Name::new("New").unwrap());
        assert_eq!(settings.tie_break_rules, usual_tie_break_rules(&settings.system));
    }
}
