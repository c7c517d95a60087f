//! A list of players held against those of an event: who is new, of whom the list says something else, who is there
//! already.

use super::games::words;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    Estimated, Licence, PartialDate, Player, PlayerId, Rating, RatingSource, RatingSources, RequestedBye,
    RoundNo, Snapshot,
};
use std::collections::{HashMap, HashSet};

/// What a player of a list is to the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody in the event is meant.
    New,
    /// Somebody of whom the list says something else.
    Changed {
        /// Who is there.
        id: PlayerId,
        /// What would be known of them.
        becomes: Box<Player>,
    },
    /// Somebody of whom the list says nothing else.
    Same(PlayerId),
    /// A player above them in the list is the same person.
    Twice(PlayerId),
    /// Their FIDE id or licence number is that of two different players of the event.
    Clash {
        /// Who has the one.
        one: PlayerId,
        /// Who has the other.
        other: PlayerId,
    },
}

/// Holds the players of a list against an event, in their order: the same FIDE id is the same person, else the same
/// licence number, else the same name where no other day of birth is known.
#[must_use]
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

/// Makes the command that takes over those players of a list that are chosen; `None` where none of them is new or changed.
#[must_use]
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

/// Returns what is known of a player with what a list says besides: what it does not say stays.
fn merged(there: &Player, listed: &Player) -> Player {
    let is_named_so = words(there.name.as_str()) == words(listed.name.as_str());
    Player {
        name: if is_named_so { there.name.clone() } else { listed.name.clone() },
        title: listed.title.or(there.title),
        rating: listed.rating.or(there.rating),
        national_rating: listed.national_rating.or(there.national_rating),
        // Of a rating out of a list of players it is not known where it comes from.
        sources: RatingSources::new(
            source(there.sources.rating(), there.rating, listed.rating),
            source(there.sources.national_rating(), there.national_rating, listed.national_rating),
        ),
        official: there.official.clone(),
        coefficient: listed.coefficient.or(there.coefficient),
        later_ratings: there.later_ratings.clone(),
        // What a list says is no estimate.
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
        club: listed.club.clone().or_else(|| there.club.clone()),
    }
}

/// Returns where a rating comes from, as long as a list does not have another one.
fn source(
    known: Option<&RatingSource>,
    there: Option<Rating>,
    listed: Option<Rating>,
) -> Option<RatingSource> {
    known.filter(|_| listed.is_none() || listed == there).cloned()
}

/// Returns the day of birth of a list, except where the event knows the same one to the day.
fn more_exact(there: Option<PartialDate>, listed: Option<PartialDate>) -> Option<PartialDate> {
    match (there, listed) {
        (Some(there), Some(listed)) if agree(there, listed) && listed.day().is_none() => Some(there),
        (there, listed) => listed.or(there),
    }
}

/// Whether two days can be the same, as far as both are known.
fn agree(one: PartialDate, other: PartialDate) -> bool {
    let same = |one: Option<u8>, other: Option<u8>| one.is_none() || other.is_none() || one == other;
    one.year() == other.year() && same(one.month(), other.month()) && same(one.day(), other.day())
}

/// Returns true if both numbers are known and differ.
fn are_other<T: PartialEq>(there: Option<T>, listed: Option<T>) -> bool {
    there.zip(listed).is_some_and(|(there, listed)| there != listed)
}

/// The players of an event by what lists call them.
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

    /// Returns who has the same name and no other day of birth, nor other numbers; nobody where several do.
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
    fn what_is_taken_over_is_one_command_that_one_undo_takes_back() {
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
