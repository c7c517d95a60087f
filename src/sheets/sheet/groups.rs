//! The groups of a stage.
//!
//! Each is a separate event (round-robin §1), so sheets and panes list them one after the other.

use super::data::{Column, ColumnKind, Section, Sheet};
use crate::event::Event;
use hakem_engine::tournament::{Leg, Participant, PlayerId, RoundNo, Snapshot};

/// Returns the stage of a round, if it has more than one group.
pub fn leg(snapshot: &Snapshot, round: RoundNo) -> Option<&Leg> {
    snapshot.leg(round).filter(|leg| leg.groups.len() > 1)
}

/// Returns the 0-based index of a player's group.
pub fn of(snapshot: &Snapshot, leg: &Leg, player: PlayerId) -> Option<usize> {
    let of_team = || leg.group_of(Participant::Team(snapshot.team_of(player)?));
    leg.group_of(Participant::Player(player)).or_else(of_team)
}

pub fn takes_part(snapshot: &Snapshot, leg: &Leg, player: PlayerId) -> bool {
    of(snapshot, leg, player).is_some()
}

pub fn name(event: Event, group: usize) -> String {
    event.texts.with("standings-group", &[("group", (group + 1).into())])
}

/// Items that belong to one group.
pub struct GroupPart<T> {
    /// Name of the group; empty if the round has no groups.
    pub name: String,
    /// Items in their original order.
    pub items: Vec<T>,
}

/// Splits items of a round by the groups of its stage, each by one of its players; without groups, all items are one
/// part. Items without a group come last.
pub fn parted<T>(
    event: Event,
    round: RoundNo,
    items: Vec<T>,
    player: impl Fn(&T) -> Option<PlayerId>,
) -> Vec<GroupPart<T>> {
    let Some(leg) = leg(event.snapshot, round) else {
        return vec![GroupPart { name: String::new(), items }];
    };
    let names = (0..leg.groups.len()).map(|group| name(event, group));
    let none = event.texts.get("groups-none").into_owned();
    let mut parts: Vec<GroupPart<T>> =
        names.chain([none]).map(|name| GroupPart { name, items: Vec::new() }).collect();
    for item in items {
        let group = player(&item).and_then(|player| of(event.snapshot, leg, player));
        if let Some(part) = parts.get_mut(group.unwrap_or(leg.groups.len())) {
            part.items.push(item);
        }
    }
    parts.retain(|part| !part.items.is_empty());
    parts
}

/// Returns the heading of a part: the common title, then the group.
pub fn titled(whole: &str, group: &str) -> String {
    [whole, group].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Creates a sheet of sections, with a column for groups if the sections have titles.
pub fn sheet<'a>(event: Event, title: String, sections: Vec<Section<'a>>) -> Sheet<'a> {
    let has_names = sections.iter().any(|section| !section.title.is_empty());
    let by = has_names.then(|| Column::new("group", event.texts.get("column-group"), ColumnKind::Words));
    Sheet { by, ..Sheet::of_sections(title, sections) }
}
