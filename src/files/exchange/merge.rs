//! Comparison of a list of players with those of an event: new, changed and unchanged players.

use super::games::words;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    Estimated, Licence, PartialDate, Player, PlayerId, Rating, RatingSource, RatingSources, RequestedBye,
    RoundNo, Snapshot,
};
use std::collections::{HashMap, HashSet};

/// Relation of a listed player to the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not in the event.
    New,
    /// In the event, with different data.
    Changed { id: PlayerId, becomes: Box<Player> },
    /// In the event, without different data.
    Same(PlayerId),
    /// A duplicate of an earlier player in the list.
    Twice(PlayerId),
    /// The FIDE ID and the licence number belong to two different players of the event.
    Clash { one: PlayerId, other: PlayerId },
}

/// Compares the players of a list with an event, in their order. A player is identified by FIDE ID, else by
/// licence number, else by name unless birth dates differ.
pub fn compared(players: &[Player], snapshot: &Snapshot) -> Vec<Standing> {
    let known = KnownPlayers::of(snapshot);
    let mut seen = HashSet::new();
    let one = |listed: &Player| {
        let by_id = listed.fide_id.and_then(|number| known.fide_ids.get(&number).copied());
        let by_licence = listed.licence.and_then(|number| known.licences.get(&number).copied());
        if let (Some(one), Some(other)) = (by_id, by_licence)
            && one != other
        {
            return Standing::Clash { one, other };
        }
        let Some(id) = by_id.or(by_licence).or_else(|| known.namesake(listed, snapshot)) else {
            return Standing::New;
        };
        if !seen.insert(id) {
            return Standing::Twice(id);
        }
        let Some(there) = snapshot.player(id) else { return Standing::New };
        let becomes = merged(&there.player, listed);
        match becomes == there.player {
            true => Standing::Same(id),
            false => Standing::Changed { id, becomes: Box::new(becomes) },
        }
    };
    players.iter().map(one).collect()
}

/// Returns the command that imports the selected players of a list; `None` if none of them is new or changed.
pub fn command(
    chosen: impl Iterator<Item = (Player, Standing)>,
    from: &str,
    arrival: RoundNo,
    missed: RequestedBye,
) -> Option<Command> {
    let (mut new, mut changed) = (Vec::new(), Vec::new());
    for (player, standing) in chosen {
        match standing {
            Standing::New => new.push(player),
            Standing::Changed { id, becomes } => changed.push((id, *becomes)),
            Standing::Same(_) | Standing::Twice(_) | Standing::Clash { .. } => {}
        }
    }
    let is_any = !new.is_empty() || !changed.is_empty();
    is_any.then(|| Command::TakeList { from: from.to_owned(), new, arrival, missed, changed })
}

/// Returns a player's data merged with a list; data missing in the list is unchanged.
pub(super) fn merged(there: &Player, listed: &Player) -> Player {
    let is_named_so = words(there.name.as_str()) == words(listed.name.as_str());
    Player {
        name: if is_named_so { there.name.clone() } else { listed.name.clone() },
        title: listed.title.or(there.title),
        rating: listed.rating.or(there.rating),
        national_rating: listed.national_rating.or(there.national_rating),
        // The source of a rating in a list of players is unknown.
        sources: RatingSources::new(
            source(there.sources.rating(), there.rating, listed.rating),
            source(there.sources.national_rating(), there.national_rating, listed.national_rating),
        ),
        official: there.official.clone(),
        coefficient: listed.coefficient.or(there.coefficient),
        later_ratings: there.later_ratings.clone(),
        // A rating in a list is not an estimate.
        estimated: Estimated::of(
            there.estimated.is_rating() && listed.rating.is_none(),
            there.estimated.is_national() && listed.national_rating.is_none(),
        ),
        federation: listed.federation.clone().or_else(|| there.federation.clone()),
        language: there.language,
        national_federation: there.national_federation.clone(),
        fide_id: listed.fide_id.or(there.fide_id),
        licence: listed.licence.or(there.licence),
        sex: listed.sex.or(there.sex),
        born: more_exact(there.born, listed.born),
        birth_place: there.birth_place.clone(),
        club: listed.club.clone().or_else(|| there.club.clone()),
    }
}

/// Returns the source of a rating, unless the list has a different rating.
fn source(
    known: Option<&RatingSource>,
    there: Option<Rating>,
    listed: Option<Rating>,
) -> Option<RatingSource> {
    known.filter(|_| listed.is_none() || listed == there).cloned()
}

/// Returns the birth date of a list, unless the event has the same one with more detail.
fn more_exact(there: Option<PartialDate>, listed: Option<PartialDate>) -> Option<PartialDate> {
    match (there, listed) {
        (Some(there), Some(listed)) if agree(there, listed) && listed.day().is_none() => Some(there),
        (there, listed) => listed.or(there),
    }
}

/// Returns true if two dates can be the same, as far as both are known.
pub(super) fn agree(one: PartialDate, other: PartialDate) -> bool {
    let same = |one: Option<u8>, other: Option<u8>| one.is_none() || other.is_none() || one == other;
    one.year() == other.year() && same(one.month(), other.month()) && same(one.day(), other.day())
}

/// Returns true if both numbers are known and differ.
fn are_other<T: PartialEq>(there: Option<T>, listed: Option<T>) -> bool {
    there.zip(listed).is_some_and(|(there, listed)| there != listed)
}

struct KnownPlayers {
    fide_ids: HashMap<u64, PlayerId>,
    licences: HashMap<Licence, PlayerId>,
    names: HashMap<String, Vec<PlayerId>>,
}

impl KnownPlayers {
    fn of(snapshot: &Snapshot) -> Self {
        let mut known = Self { fide_ids: HashMap::new(), licences: HashMap::new(), names: HashMap::new() };
        for (id, registration) in snapshot.players() {
            let player = &registration.player;
            known.fide_ids.extend(player.fide_id.map(|number| (number, id)));
            known.licences.extend(player.licence.map(|number| (number, id)));
            known.names.entry(words(player.name.as_str())).or_default().push(id);
        }
        known
    }

    /// Returns the player with the same name and without a different birth date or number; `None` if there are several.
    fn namesake(&self, listed: &Player, snapshot: &Snapshot) -> Option<PlayerId> {
        let can_be = |id: &PlayerId| {
            let there = snapshot.player(*id).map(|known| &known.player);
            there.is_some_and(|there| {
                let is_born_so =
                    there.born.zip(listed.born).is_none_or(|(there, listed)| agree(there, listed));
                is_born_so
                    && !are_other(there.fide_id, listed.fide_id)
                    && !are_other(there.licence, listed.licence)
            })
        };
        let mut found = self.names.get(&words(listed.name.as_str()))?.iter().copied().filter(|id| can_be(id));
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_engine::command::apply;
    use hakem_engine::tournament::{Name, Rating};

    fn player(name: &str, fide_id: Option<u64>, born: Option<u16>, rating: Option<i64>) -> Player {
        Player {
            fide_id,
            born: born.map(|year| PartialDate::new(year, 0, 0).unwrap()),
            rating: rating.map(|points| Rating::new(points).unwrap()),
            ..Player::named(Name::new(name).unwrap())
        }
    }

    #[test]
    fn the_same_person_is_found_by_number_then_by_name_and_birth() {
        let there = [
            player("Novák, Jan", Some(310), Some(1990), Some(2100)),
            player("Ak, Ayşe", None, Some(2001), None),
            player("Boz, Can", None, None, None),
        ];
        let mut event = Snapshot::blank();
        for player in there {
            let command = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
            event = apply(&event, &command).unwrap();
        }
        let listed = [
            player("Novak Jan ml.", Some(310), None, Some(2120)),
            player("Ayşe AK", None, Some(2001), None),
            player("Ak, Ayşe", None, Some(1987), None),
            player("Can Boz", Some(7), Some(1999), None),
            player("Boz, Can", Some(7), None, None),
        ];
        let found = compared(&listed, &event);
        let id = PlayerId;
        assert!(matches!(&found[0], Standing::Changed { id: who, becomes }
            if *who == id(1) && becomes.name.as_str() == "Novak Jan ml." && becomes.born.is_some()));
        assert_eq!(found[1], Standing::Same(id(2)));
        assert_eq!(found[2], Standing::New, "born in another year");
        assert!(matches!(&found[3], Standing::Changed { id: who, becomes }
            if *who == id(3) && becomes.name.as_str() == "Boz, Can" && becomes.fide_id == Some(7)));
        assert_eq!(found[4], Standing::Twice(id(3)));
    }

    #[test]
    fn accepted_differences_are_one_command_and_one_undo() {
        let event = Snapshot::blank();
        let listed = [player("A", Some(1), None, None), player("B", Some(2), None, None)];
        let chosen = listed.iter().cloned().zip(compared(&listed, &event));
        let command = command(chosen, "list.xlsx", RoundNo(1), RequestedBye::ZeroPoint).unwrap();
        let event = apply(&event, &command).unwrap();
        assert_eq!(event.players().count(), 2);
        let again = compared(&listed, &event);
        assert!(again.iter().all(|standing| matches!(standing, Standing::Same(_))));
        assert!(
            super::command(listed.into_iter().zip(again), "", RoundNo(1), RequestedBye::ZeroPoint).is_none()
        );
    }
}
