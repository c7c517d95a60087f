//! How many rounds the rules give an event of so many players or teams, in words.

use crate::event::Event;
use hakem_engine::format::Paired;
use hakem_engine::pairing::{facts, last_round, size, system};
use hakem_engine::tournament::RoundNo;

/// Returns the fewest and the most rounds that the event's system allows; `None` before two take part, or where the system is not known
/// here.
#[must_use]
pub fn limits(event: Event) -> Option<(RoundNo, RoundNo)> {
    let settings = event.snapshot.settings();
    let size = size(event.snapshot, RoundNo(1));
    let limits = system(settings.system.as_str())?.rounds(size, &settings.options);
    (size.participants >= 2).then(|| (RoundNo(*limits.start()), RoundNo(*limits.end())))
}

/// Says how many rounds the system allows; `None` where that is not known.
#[must_use]
pub fn allowed(event: Event) -> Option<String> {
    Some(of_limits(event, limits(event)?, ["event-help-rounds", "event-help-rounds-teams"]))
}

/// Says that the system does not allow as many rounds as are announced; `None` where it does.
#[must_use]
pub fn outside(event: Event) -> Option<String> {
    let (least, most) = limits(event)?;
    // What the format leaves no choice of is announced with round 1.
    let fits = (least..=most).contains(&last_round(event.snapshot));
    (!fits).then(|| of_limits(event, (least, most), ["event-rounds-outside", "event-rounds-outside-teams"]))
}

/// Says something of the limits with how many players, or else how many teams, take part.
fn of_limits(event: Event, (least, most): (RoundNo, RoundNo), [of_players, of_teams]: [&str; 2]) -> String {
    let is_of_teams =
        facts(event.snapshot.settings().system.as_str()).is_some_and(|facts| facts.paired == Paired::Teams);
    let limits = [("least", least.into()), ("most", most.into())];
    let (id, who, count) = match is_of_teams {
        true => (of_teams, "teams", size(event.snapshot, RoundNo(1)).participants),
        false => (of_players, "players", event.players().len()),
    };
    event.texts.with(id, &limits.into_iter().chain([(who, count.into())]).collect::<Vec<_>>())
}
