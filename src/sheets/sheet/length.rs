//! Limits of the number of rounds by the rules, as text.

use crate::event::Event;
use hakem_engine::format::Paired;
use hakem_engine::pairing::{facts, last_round, size, system};
use hakem_engine::tournament::RoundNo;

/// Returns the minimum and maximum number of rounds under the event's system; `None` with fewer than two participants,
/// or if the system is unknown.
pub fn limits(event: Event) -> Option<(RoundNo, RoundNo)> {
    let settings = event.snapshot.settings();
    let size = size(event.snapshot, RoundNo(1));
    let limits = system(settings.system.as_str())?.rounds(size, &settings.options);
    (size.participants >= 2).then(|| (RoundNo(*limits.start()), RoundNo(*limits.end())))
}

/// Describes the number of rounds under the system; `None` if it is unknown.
pub fn allowed(event: Event) -> Option<String> {
    Some(of_limits(event, limits(event)?, ["event-help-rounds", "event-help-rounds-teams"]))
}

/// Describes the limits if the set number of rounds is outside them; `None` if it is not.
pub fn outside(event: Event) -> Option<String> {
    let (least, most) = limits(event)?;
    // A number of rounds that the format determines is set when round 1 is paired.
    let fits = (least..=most).contains(&last_round(event.snapshot));
    // A number that changes after round 1 is published breaks the integrity of the pairings, so none is proposed.
    let ids = match event.snapshot.last_published() {
        None => ["event-rounds-outside", "event-rounds-outside-teams"],
        Some(_) => ["event-help-rounds", "event-help-rounds-teams"],
    };
    (!fits).then(|| of_limits(event, (least, most), ids))
}

/// Formats a message about the limits with the number of players or teams.
fn of_limits(event: Event, (least, most): (RoundNo, RoundNo), [of_players, of_teams]: [&str; 2]) -> String {
    let is_of_teams =
        facts(event.snapshot.settings().system.as_str()).is_some_and(|facts| facts.paired == Paired::Teams);
    let rounds = if least == most { most.to_string() } else { format!("{least}–{most}") };
    let (id, who, count) = match is_of_teams {
        true => (of_teams, "teams", size(event.snapshot, RoundNo(1)).participants),
        false => (of_players, "players", event.players().len()),
    };
    event.texts.with(id, &[("rounds", rounds.into()), (who, count.into())])
}
