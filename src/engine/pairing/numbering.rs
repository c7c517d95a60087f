//! Pairing numbers: the initial order, and renumbering.

use super::tournament_rating::{order_of_equals, rating_method};
use crate::collate::Collation;
use crate::format::{Course, Format, Paired, RankKey, Ranking, Renumbering};
use crate::tournament::{
    Licence, Lot, OrderOfEquals, PairingNumber, Player, PlayerId, Rating, RatingMethod, Registration,
    RoundNo, Snapshot, Title,
};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

/// One sort key of a player; the better value is smaller. The ranks of an event have the same keys in the same order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// International or national.
    Rating(Reverse<Option<Rating>>),
    Title(usize),
    /// Players without one follow.
    Lot(u16),
    Equal(u64),
    Name(Vec<u8>),
    /// Players without one follow.
    Licence(bool, Option<Licence>),
}

/// A player's rank in the initial order; the last key is the order of registration.
type Rank = (Vec<Key>, PlayerId);

/// Reason for a new pairing number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberCause {
    /// The player has arrived since.
    Arrival,
    /// The ranking data of the player was corrected.
    Correction,
    /// Other players have moved past.
    Others,
}

/// A change of a player's pairing number from the previous round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberChange {
    pub player: PlayerId,
    /// The previous number; `None` for a late entry.
    pub from: Option<PairingNumber>,
    pub to: PairingNumber,
    pub cause: NumberCause,
}

/// Computes the sort keys of players for the initial order of a system.
struct Ranker<'a> {
    ranking: &'a Ranking,
    snapshot: &'a Snapshot,
    method: Option<RatingMethod>,
    equals: OrderOfEquals,
    names: Collation,
}

impl<'a> Ranker<'a> {
    fn new(snapshot: &'a Snapshot, ranking: &'a Ranking) -> Self {
        let alphabet = ranking.alphabet.unwrap_or(snapshot.settings().language);
        let (method, equals) = (rating_method(snapshot), order_of_equals(snapshot));
        Self { ranking, snapshot, method, equals, names: Collation::new(alphabet) }
    }

    fn keys(&self, id: PlayerId, player: &Player, of: &[RankKey]) -> Vec<Key> {
        let titles = self.ranking.titles(&self.snapshot.settings().options);
        let place = |title: Title| titles.iter().position(|&other| other == title);
        let key = |key: &RankKey| match key {
            RankKey::Rating => {
                let rating = self.method.map_or(player.rating, |method| method.rating(player));
                Key::Rating(Reverse(rating))
            }
            RankKey::Title => Key::Title(player.title.and_then(place).unwrap_or(titles.len())),
            // A rating method has chosen between the two already.
            RankKey::NationalRating => {
                Key::Rating(Reverse(player.national_rating.filter(|_| self.method.is_none())))
            }
            RankKey::Lot => Key::Lot(self.snapshot.lot(id).map_or(u16::MAX, Lot::get)),
            RankKey::Name => Key::Name(self.names.sort_key(player.name.as_str())),
            RankKey::Licence => Key::Licence(player.licence.is_none(), player.licence),
        };
        let before = |key: &RankKey| match key {
            RankKey::Name => self.equals.place(player).map(Key::Equal),
            _ => None,
        };
        of.iter().flat_map(|of| before(of).into_iter().chain([key(of)])).collect()
    }

    fn rank(&self, id: PlayerId, player: &Player) -> Rank {
        (self.keys(id, player, self.ranking.keys), id)
    }

    /// Returns a player without a licence number who equals another player in all keys before the licence
    /// number; `None` if there is none, or if the system does not compare licence numbers.
    fn lacking_licence(&self) -> Option<PlayerId> {
        let before = self.ranking.keys.split(|key| *key == RankKey::Licence).next()?;
        (before.len() < self.ranking.keys.len()).then_some(())?;
        let here = self.snapshot.players().filter(|(_, known)| !known.left_before_start());
        let keys = |id, player: &Player| (self.keys(id, player, before), player.licence, id);
        let mut players: Vec<_> = here.map(|(id, known)| keys(id, &known.player)).collect();
        // Of equals those without a number come first.
        players.sort_unstable();
        let is_lacking = |pair: &&[_]| matches!(pair, [(one, None, _), (other, ..)] if one == other);
        players.windows(2).find(is_lacking)?.first().map(|&(.., id)| id)
    }

    fn now(&self, id: PlayerId) -> Option<Rank> {
        self.snapshot.player(id).map(|known| self.rank(id, &known.player))
    }

    /// Inserts players among others who keep their order, each where the fewest are on the wrong side; the
    /// strongest comes first.
    fn insert(&self, kept: &[PlayerId], mut placed: Vec<Rank>) -> Vec<PlayerId> {
        placed.sort_unstable();
        let mut order: Vec<Rank> = kept.iter().filter_map(|&id| self.now(id)).collect();
        if order.is_empty() {
            return placed.into_iter().map(|rank| rank.1).collect();
        }
        for rank in placed {
            // Players on the wrong side of position 0: all stronger ones follow.
            let mut wrong = order.iter().filter(|other| **other < rank).count();
            let (mut fewest, mut place) = (wrong, 0);
            for (index, other) in order.iter().enumerate() {
                if *other < rank {
                    wrong -= 1
                } else {
                    wrong += 1
                }
                if wrong < fewest {
                    (fewest, place) = (wrong, index + 1);
                }
            }
            order.insert(place, rank);
        }
        order.into_iter().map(|rank| rank.1).collect()
    }
}

/// Returns a player without a licence number who equals another player in all keys before the licence number,
/// so that only that number would order them (basic-swiss §2).
pub(super) fn lacking_licence(snapshot: &Snapshot, ranking: &Ranking) -> Option<PlayerId> {
    Ranker::new(snapshot, ranking).lacking_licence()
}

/// Returns the players who need a lot before `round` is numbered: they have none, and another player is equal in all
/// keys before the lot (lim LD-28). Empty for a system without lots, or once numbers are fixed.
pub fn lots_missing(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    let ranking = &system.facts().ranking;
    let Some(lot) = ranking.keys.iter().position(|&key| key == RankKey::Lot) else { return Vec::new() };
    if round > RoundNo(1) && !ranking.renumbering.corrects(round) {
        return Vec::new();
    }
    let ranker = Ranker::new(snapshot, ranking);
    let mut equals: BTreeMap<Vec<Key>, Vec<PlayerId>> = BTreeMap::new();
    let is_there = |known: &Registration| known.arrival <= round && !has_no_number(system, known);
    for (id, registration) in snapshot.seated().filter(|(_, known)| is_there(known)) {
        equals.entry(ranker.keys(id, &registration.player, &ranking.keys[..lot])).or_default().push(id);
    }
    let groups = equals.into_values().filter(|group| group.len() > 1);
    groups.flatten().filter(|&id| snapshot.lot(id).is_none()).collect()
}

/// Returns true if a table or bracket has no number for a player, because they left before round 1.
fn has_no_number(system: &dyn Format, known: &Registration) -> bool {
    system.facts().course != Course::Results && known.left_before_start()
}

/// The players in order of their numbers for a round, with the causes of differences from the previous round.
struct Numbered {
    order: Vec<PlayerId>,
    before: Vec<PlayerId>,
    corrected: HashSet<PlayerId>,
}

fn numbered(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Numbered {
    let ranking = &system.facts().ranking;
    let ranker = Ranker::new(snapshot, ranking);
    let before = round.previous().and_then(|before| snapshot.round(before));
    // Before round 1 a report may state the numbers; players who have left since have none.
    let has_number = |id: &PlayerId| snapshot.player(*id).is_some_and(|known| !has_no_number(system, known));
    let stated: Vec<PlayerId> = snapshot.settings().numbering.iter().copied().filter(has_number).collect();
    let (own, called_in) = before.map_or((stated.as_slice(), &[][..]), |before| before.numbered());
    let kept = snapshot.kept_numbers(round);
    let known: HashSet<PlayerId> = own.iter().chain(called_in).copied().collect();
    // A table or bracket seats the players of its teams whether present or not, and every player at a board has a
    // number.
    let seats_all = system.facts().paired == Paired::Teams && system.facts().course != Course::Results;
    let is_seated = |id: PlayerId| seats_all && snapshot.teams().any(|(_, team)| team.has(id));
    let is_new = |id, r: &Registration| (r.arrival <= round || is_seated(id)) && !has_no_number(system, r);
    let arrived = snapshot.seated().filter(|&(id, r)| is_new(id, r) && !known.contains(&id));
    let arrived: Vec<PlayerId> = arrived.map(|(id, _)| id).collect();
    // Players whom the arbiter leaves at the end: all without a due position, and those present at that decision.
    let stays_last = |id: PlayerId| match (ranking.renumbering, kept) {
        (Renumbering::Never, _) => before.is_some(),
        (Renumbering::Until { .. }, Some(kept)) => {
            kept.registration(id).is_some_and(|then| then.arrival <= round)
        }
        (Renumbering::Until { .. }, None) => false,
    };
    let then = |id| match kept {
        Some(kept) => kept.registration(id),
        None => before.and_then(|before| before.registration(id)),
    };
    let is_corrected = |id: &PlayerId| {
        let ranks = then(*id).zip(snapshot.player(*id));
        ranks.is_some_and(|(then, now)| {
            then.player != now.player && ranker.rank(*id, &then.player) != ranker.rank(*id, &now.player)
        })
    };
    let corrected: HashSet<PlayerId> = if ranking.renumbering.corrects(round) {
        known.iter().copied().filter(is_corrected).collect()
    } else {
        HashSet::new()
    };
    let (mut last, mut placed) = (Vec::new(), Vec::new());
    for id in called_in.iter().chain(&arrived).copied() {
        if stays_last(id) && !corrected.contains(&id) { last.push(id) } else { placed.push(id) }
    }
    // Players called in already have numbers at the end; late entries follow in order of rank.
    let new_at = last.iter().take_while(|id| called_in.contains(id)).count();
    last[new_at..].sort_by_cached_key(|&id| ranker.now(id));
    let firm: Vec<PlayerId> = own.iter().chain(&last).copied().filter(|id| !corrected.contains(id)).collect();
    placed.extend(own.iter().copied().filter(|id| corrected.contains(id)));
    let mut order = if placed.is_empty() {
        firm
    } else {
        ranker.insert(&firm, placed.into_iter().filter_map(|id| ranker.now(id)).collect())
    };
    for players in snapshot.exchanges(round) {
        let place = |wanted: PlayerId| order.iter().position(|&id| id == wanted);
        if let [Some(one), Some(other)] = players.map(place) {
            order.swap(one, other);
        }
    }
    Numbered { order, before: own.iter().chain(called_in).copied().collect(), corrected }
}

/// Returns the order of pairing numbers for `round`, number 1 first: all players who have arrived by then or had a
/// number before, and in a table or bracket of teams all their players. Applies the renumbering rule of the system
/// ([`Ranking::renumbering`]), unless the arbiter keeps the numbers ([`Snapshot::kept_numbers`]).
pub fn numbering(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    numbered(snapshot, system, round).order
}

/// Returns the players whose place in the initial order was corrected since the previous round, in order of
/// registration; none where numbers do not follow a correction any more.
pub fn corrected_players(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    let mut corrected: Vec<PlayerId> = numbered(snapshot, system, round).corrected.into_iter().collect();
    corrected.sort_unstable();
    corrected
}

/// Returns the changes of pairing numbers from the previous round to `round`, in order of the new numbers;
/// empty if no player with a number has a different one.
pub fn number_changes(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<NumberChange> {
    let Numbered { order, before, corrected } = numbered(snapshot, system, round);
    let numbers = |order: &[PlayerId]| -> BTreeMap<PlayerId, PairingNumber> {
        order.iter().copied().zip((1..=u16::MAX).map(PairingNumber)).collect()
    };
    let old = numbers(&before);
    let change = |(&player, to): (&PlayerId, PairingNumber)| {
        let from = old.get(&player).copied();
        let cause = match from {
            None => NumberCause::Arrival,
            Some(_) if corrected.contains(&player) => NumberCause::Correction,
            Some(_) => NumberCause::Others,
        };
        (from != Some(to)).then_some(NumberChange { player, from, to, cause })
    };
    let changes: Vec<NumberChange> =
        order.iter().zip((1..=u16::MAX).map(PairingNumber)).filter_map(change).collect();
    if changes.iter().any(|change| change.from.is_some()) { changes } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::format::Trace;
    use crate::pairing::propose;
    use crate::tournament::{Leg, Name, Participant, RequestedBye, Settings, SystemId, Team, TeamId};

    fn register(name: &str, arrival: u8) -> Command {
        let player = Player::named(Name::new(name).unwrap());
        Command::Register { player, arrival: RoundNo(arrival), missed: RequestedBye::ZeroPoint }
    }

    #[test]
    fn players_seated_by_a_table_of_teams_before_their_arrival_have_a_number() {
        let name = |name: &str| Name::new(name).unwrap();
        let settings = Settings {
            system: SystemId::new("team-round-robin"),
            rounds: RoundNo(2),
            ..Settings::named(name("League"))
        };
        let leg = Leg {
            first: RoundNo(1),
            last: RoundNo(1),
            system: SystemId::new("team-round-robin"),
            options: Default::default(),
            groups: vec![vec![Participant::Team(TeamId(1)), Participant::Team(TeamId(2))]],
            boards: None,
            is_closed: false,
            decided: String::new(),
        };
        let commands = [
            Command::Announce(Box::new(settings)),
            register("Ada", 1),
            register("Ben", 2),
            Command::RegisterTeam(Team::of(name("North"), vec![PlayerId(1)], Vec::new())),
            Command::RegisterTeam(Team::of(name("South"), vec![PlayerId(2)], Vec::new())),
            Command::BeginLeg(leg),
        ];
        let snapshot =
            commands.iter().fold(Snapshot::blank(), |before, command| apply(&before, command).unwrap());
        let draft = propose(&snapshot, RoundNo(1), Trace::silent()).unwrap().draft;
        let paired = apply(&snapshot, &Command::DraftRound(draft)).unwrap();
        let seated = paired.round(RoundNo(1)).unwrap().boards().iter();
        let seated: Vec<PlayerId> =
            seated.flat_map(|board| [board.meeting.white, board.meeting.black]).collect();
        assert_eq!(seated.len(), 2);
        assert!(
            seated.iter().all(|id| paired.numbering().contains(id)),
            "{seated:?} {:?}",
            paired.numbering()
        );
    }
}
