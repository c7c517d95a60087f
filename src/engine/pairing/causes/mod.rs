//! Explanation of the rounds of an event that was paired elsewhere: the system, edition and options that make most of
//! its boards, and for each differing round the smallest changes that produce exactly its boards.
//!
//! Everything follows from the boards: each way to pair ([`PairingWay`]) re-pairs every round from its previous rounds. For
//! rounds that the best way does not make, changes are searched (`search`): a player who had left or not yet joined was
//! paired, an earlier round had another result, two players were kept apart, the bye was manual; or the round was
//! paired by the rules, and two players were exchanged or colours swapped afterwards. Causes of one change come before
//! those of two, and of equally small ones those from which the rules pair come before manual ones. The limit of the
//! search is a number of pairings, so that the answer is the same on every machine.

mod hand;
mod search;
#[cfg(test)]
mod tests;

use super::check::lacks_colours;
use super::{ProposeError, setting, system};
use crate::format::{
    Attendance, Entrant, Field, Float, Pair, Paired, Pairing, RoundRecord, Seat, Swiss, Trace,
};
use crate::swiss::baku_value;
use crate::tournament::{
    ApartBy, Bye, Colour, GameResult, Meeting, PlayerId, Points, Round, RoundNo, Snapshot, SystemId,
};
use search::Search;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Virtual points used to pair a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Virtual {
    /// Those of the event, possibly none.
    AsTold,
    /// None, although the event has some.
    None,
    /// Those of the Baku acceleration, although the event has none.
    Baku,
}

/// A way to pair an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingWay {
    pub system: SystemId,
    pub initial_colour: Colour,
    pub virtual_points: Virtual,
}

/// The part of an event that a way explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub way: PairingWay,
    /// Number of boards it reproduces, colours included.
    pub boards: usize,
    /// Number of rounds it reproduces, including the bye.
    pub rounds: usize,
}

/// A change to the data a round was paired from, or to the pairing afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// All players who share this attribute were kept apart.
    KeptApart(ApartBy),
    Apart([PlayerId; 2]),
    /// The player received the bye manually, before the others were paired.
    Bye(PlayerId),
    /// The player, who is not in the round, was paired; their opponent got the bye, or met the player who had it.
    Gone(PlayerId),
    /// The player joined after the round was paired, and met the player who had the bye.
    Added(PlayerId),
    /// A game of an earlier round had another result.
    Result {
        round: RoundNo,
        meeting: Meeting,
        /// The result used when the round was paired.
        then: GameResult,
    },
    /// A round that a player did not play had another kind of bye.
    Unplayed {
        round: RoundNo,
        player: PlayerId,
        /// The bye used when the round was paired.
        then: Bye,
    },
    /// The two changed places afterwards.
    Exchanged([PlayerId; 2]),
    /// The colours of these two were swapped afterwards; White in the round comes first.
    Turned([PlayerId; 2]),
}

/// A round that the best way does not reproduce.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unexplained {
    pub round: RoundNo,
    /// The recorded boards that the way does not make, and those that it makes instead.
    pub boards: [Vec<Meeting>; 2],
    /// The players with the bye in the round and by the way, if they differ.
    pub bye: Option<[Option<PlayerId>; 2]>,
    /// The smallest changes that produce exactly the round, up to the number of causes listed; empty if none were
    /// found.
    pub causes: Vec<Vec<Change>>,
    /// Number of further causes of the same size.
    pub more: usize,
    /// If none were found: the change after which the fewest boards differ, with their number.
    pub nearest: Option<(Change, usize)>,
    /// Number of pairings tried.
    pub tried: usize,
    /// True if the limit of pairings was reached.
    pub is_bounded: bool,
}

/// Explanation of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Causes {
    pub boards: usize,
    pub rounds: usize,
    /// All ways tried: first the one that reproduces most rounds, of equal ones most boards, of these the one of the
    /// event.
    pub ways: Vec<Explained>,
    /// The rounds that the first way does not reproduce.
    pub unexplained: Vec<Unexplained>,
}

/// Finds the explanation of the rounds of an event, excluding those of its legs.
///
/// # Errors
/// Returns [`ProposeError::UnknownSystem`] if the system of the event is not known here.
pub fn causes(snapshot: &Snapshot) -> Result<Causes, ProposeError> {
    let rounds = recorded(snapshot)?;
    let told = told(snapshot);
    let mut ways: Vec<Explained> = Vec::new();
    for way in ways_of(snapshot, &told) {
        let rounds = under(snapshot, &way, &rounds)?;
        let mut explained = Explained { way, boards: 0, rounds: 0 };
        for round in &rounds {
            let made = round.made();
            explained.boards += made.as_ref().map_or(0, |made| round.explained(made));
            explained.rounds += usize::from(made.is_some_and(|made| round.is_made(&made)));
        }
        ways.push(explained);
    }
    ways.sort_by_key(|of| (Reverse(of.rounds), Reverse(of.boards), of.way != told));
    let best = ways.first().map_or(&told, |best| &best.way);
    let best = under(snapshot, best, &rounds)?;
    let mut unexplained: Vec<Unexplained> =
        best.iter().filter_map(|round| unexplained(snapshot, round)).collect();
    told_first(&mut unexplained);
    Ok(Causes {
        boards: rounds.iter().map(|(_, round)| round.boards.len()).sum(),
        rounds: rounds.len(),
        unexplained,
        ways,
    })
}

/// Maximum number of equally small causes listed for a round.
const TOLD: usize = 4;

/// Sorts the causes of each round, first those from which the rules pair, of these those found in most rounds, and
/// keeps the first ones.
fn told_first(rounds: &mut [Unexplained]) {
    let all: Vec<Vec<Vec<Change>>> = rounds.iter().map(|round| round.causes.clone()).collect();
    let rounds_with = |change: &Change| {
        let has = |causes: &&Vec<Vec<Change>>| causes.iter().any(|cause| cause.contains(change));
        all.iter().filter(has).count()
    };
    for round in rounds {
        round.causes.sort_by_cached_key(|cause| {
            let common: usize = cause.iter().map(rounds_with).sum();
            (cause.iter().map(Change::order).max(), Reverse(common))
        });
        round.more = round.causes.len().saturating_sub(TOLD);
        round.causes.truncate(TOLD);
    }
}

impl Change {
    /// Sort key among equally small causes: missing players before assumptions, manual changes last.
    fn order(&self) -> u8 {
        match self {
            Self::Gone(_) | Self::KeptApart(_) => 0,
            Self::Added(_) | Self::Apart(_) | Self::Bye(_) => 1,
            Self::Result { .. } | Self::Unplayed { .. } => 2,
            Self::Exchanged(_) => 3,
            Self::Turned(_) => 4,
        }
    }
}

/// A round as recorded, by players.
struct Standing {
    boards: Vec<Meeting>,
    bye: Option<PlayerId>,
}

/// A round with both its pairing input and its recorded pairing.
pub(super) struct RecordedRound {
    pub(super) round: RoundNo,
    /// The virtual points of the rounds before, by seat; missing ones are none.
    pub(super) before: VirtualBefore,
    pub(super) swiss: &'static dyn Swiss,
    pub(super) field: Field,
    pub(super) order: Vec<PlayerId>,
    pub(super) recorded: Pairing,
}

impl RecordedRound {
    /// Pairs it; returns `None` if there is no pairing.
    fn made(&self) -> Option<Pairing> {
        self.swiss.pair(&self.field, &mut Trace::silent()).ok()
    }

    /// Returns the number of its boards that a pairing reproduces.
    fn explained(&self, made: &Pairing) -> usize {
        let boards: BTreeSet<&Pair> = made.boards.iter().collect();
        self.recorded.boards.iter().filter(|board| boards.contains(board)).count()
    }

    fn is_made(&self, made: &Pairing) -> bool {
        made.bye == self.recorded.bye
            && made.boards.len() == self.recorded.boards.len()
            && self.explained(made) == made.boards.len()
    }

    pub(super) fn player(&self, seat: Seat) -> PlayerId {
        self.order.get(seat.index()).copied().unwrap_or(PlayerId(0))
    }

    fn meeting(&self, pair: Pair) -> Meeting {
        Meeting { white: self.player(pair.white), black: self.player(pair.black) }
    }
}

/// Collects the rounds that a Swiss system for players paired.
fn recorded(snapshot: &Snapshot) -> Result<Vec<(RoundNo, Standing)>, ProposeError> {
    let named = &snapshot.settings().system;
    let facts =
        system(named.as_str()).ok_or_else(|| ProposeError::UnknownSystem { system: named.clone() })?.facts();
    let is_of_players = facts.paired == Paired::Players && facts.games == 1;
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds());
    let rounds = rounds.filter(|(round, _)| is_of_players && snapshot.leg(*round).is_none());
    let read = rounds.map(|(round, paired)| {
        let boards = paired.first_games().map(|(_, board, _)| board.meeting).collect();
        (round, Standing { boards, bye: paired.pairing_allocated_bye() })
    });
    Ok(read.filter(|(_, round)| !round.boards.is_empty()).collect())
}

fn told(snapshot: &Snapshot) -> PairingWay {
    let settings = snapshot.settings();
    PairingWay {
        system: settings.system.clone(),
        initial_colour: settings.initial_colour.unwrap_or(Colour::White),
        virtual_points: Virtual::AsTold,
    }
}

/// Lists the ways to try: every Swiss system for single games of players, both colours, with and without acceleration.
fn ways_of(snapshot: &Snapshot, told: &PairingWay) -> Vec<PairingWay> {
    let has_points = snapshot.rounds().iter().any(|round| !round.virtual_points().is_empty());
    let other = if has_points { Virtual::None } else { Virtual::Baku };
    let mut ways = Vec::new();
    for system in super::swiss_systems() {
        let facts = system.facts();
        // A ranking by a list with values is more than a detail of an edition.
        let by_values = super::facts(told.system.as_str()).is_some_and(|facts| facts.by_values);
        if facts.paired != Paired::Players || facts.games != 1 || facts.by_values != by_values {
            continue;
        }
        for initial_colour in [told.initial_colour, told.initial_colour.other()] {
            for virtual_points in [Virtual::AsTold, other] {
                let is_known = virtual_points == Virtual::AsTold || facts.accelerates;
                let is_drawn = initial_colour == told.initial_colour || facts.draws_colour;
                if is_known && is_drawn {
                    ways.push(PairingWay { system: SystemId::new(facts.id), initial_colour, virtual_points });
                }
            }
        }
    }
    ways
}

fn under(
    snapshot: &Snapshot,
    way: &PairingWay,
    rounds: &[(RoundNo, Standing)],
) -> Result<Vec<RecordedRound>, ProposeError> {
    let snapshot = snapshot.under(way.system.clone());
    let mut asked = Vec::with_capacity(rounds.len());
    for (round, standing) in rounds {
        let setting = setting(&snapshot, *round)?;
        let Some(swiss) = setting.system.swiss() else { continue };
        let pair =
            |of: &Meeting| Some(Pair { white: setting.seat(of.white)?, black: setting.seat(of.black)? });
        let mut boards: Vec<(bool, Pair)> = standing
            .boards
            .iter()
            .filter_map(|of| Some((lacks_colours(&snapshot, *round, *of), pair(of)?)))
            .collect();
        let bye = standing.bye.and_then(|id| setting.seat(id));
        let mut field = setting.field;
        field.initial_colour = way.initial_colour;
        let before = match way.virtual_points {
            Virtual::AsTold => of_event(&snapshot, *round, &setting.order),
            Virtual::None => accelerate(&mut field, |_, _| Points::ZERO),
            Virtual::Baku => {
                let last = last_of_first_group(&field);
                let (rounds, points) = (field.rounds, field.points);
                accelerate(&mut field, |round, seat| match Some(seat) <= last {
                    true => baku_value(round, rounds, &points),
                    false => Points::ZERO,
                })
            }
        };
        // Colours that the report does not state are those of the way.
        for (_, board) in boards.iter_mut().filter(|(lacks, _)| *lacks) {
            *board = swiss.colours(&field, [board.white, board.black]).0;
        }
        let recorded = Pairing::of(boards.into_iter().map(|(_, board)| board).collect(), bye, Vec::new());
        asked.push(RecordedRound { round: *round, before, swiss, field, order: setting.order, recorded });
    }
    Ok(asked)
}

/// Returns the last of the first group of the Baku acceleration: of the N players in the pairing of round 1,
/// number 2·⌈N/4⌉ (FIDE C.04.7 1.2).
fn last_of_first_group(field: &Field) -> Option<Seat> {
    let was_there = |seat: &Seat| match field.player(*seat).record.first() {
        Some(RoundRecord::Bye { bye: Bye::Requested(_), .. }) => false,
        Some(_) => true,
        None => field.player(*seat).attendance == Attendance::Present,
    };
    let first: Vec<Seat> = field.seats().filter(was_there).collect();
    let size = (2 * first.len().div_ceil(4)).min(first.len());
    size.checked_sub(1).and_then(|last| first.get(last)).copied()
}

/// The virtual points of past rounds, round by round and in order of the seats.
pub(super) type VirtualBefore = Vec<Vec<Points>>;

fn of_event(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> VirtualBefore {
    let rounds = snapshot.rounds().iter().take(round.index());
    let points = |paired: &Arc<Round>| {
        let given: BTreeMap<PlayerId, Points> = paired.virtual_points().iter().copied().collect();
        order.iter().map(|id| given.get(id).copied().unwrap_or_default()).collect()
    };
    rounds.map(points).collect()
}

/// Returns the float of each seat in each past round that follows from the scores: `None` without a game.
fn floats(field: &Field, before: &[Vec<Points>]) -> Vec<Vec<Option<Float>>> {
    let mut scores: Vec<Points> = vec![Points::ZERO; field.players.len()];
    let mut floats = Vec::with_capacity(field.round.index());
    for at in 0..field.round.index() {
        let given = |place: usize| before.get(at).and_then(|of| of.get(place)).copied().unwrap_or_default();
        let with: Vec<Points> = (0..).zip(&scores).map(|(place, &score)| score + given(place)).collect();
        let score = |place: usize| with.get(place).copied().unwrap_or_default();
        let float = |(place, player): (usize, &Entrant)| match *player.record.get(at)? {
            RoundRecord::Played { opponent, .. } | RoundRecord::Forfeited { opponent, .. } => {
                match score(place).cmp(&score(opponent.index())) {
                    Ordering::Greater => Some(Float::Down),
                    Ordering::Less => Some(Float::Up),
                    Ordering::Equal => None,
                }
            }
            RoundRecord::Bye { .. } => None,
        };
        floats.push(field.players.iter().enumerate().map(float).collect());
        for (score, player) in scores.iter_mut().zip(&field.players) {
            *score += player.record.get(at).map_or(Points::ZERO, RoundRecord::points);
        }
    }
    floats
}

/// Replaces the floats of games of past rounds by those of `floats`, where `of` returns true for the round,
/// counted from 0, the place of the seat, and the present float.
fn note(field: &mut Field, floats: &[Vec<Option<Float>>], of: impl Fn(usize, usize, Option<Float>) -> bool) {
    for (place, player) in field.players.iter_mut().enumerate() {
        for (at, (record, floats)) in player.record.iter_mut().zip(floats).enumerate() {
            if let (RoundRecord::Played { float, .. } | RoundRecord::Forfeited { float, .. }, Some(found)) =
                (record, floats.get(place))
                && of(at, place, *float)
            {
                *float = *found;
            }
        }
    }
}

/// Updates the floats of later rounds after a field has changed the scores of a round, counted from 0. Floats
/// that did not follow from the previous scores were recorded by others and remain.
pub(super) fn follow(field: &mut Field, asked: &RecordedRound, changed: usize) {
    let [now, so_far] = [&*field, &asked.field].map(|field| floats(field, &asked.before));
    let followed = |at: usize, place: usize, float| {
        at > changed && so_far.get(at).and_then(|of| of.get(place)) == Some(&float)
    };
    note(field, &now, followed);
}

/// Sets the virtual points of a field, and the floats of past rounds by the scores with them. Returns the
/// virtual points of the past rounds.
fn accelerate(field: &mut Field, worth: impl Fn(RoundNo, Seat) -> Points) -> VirtualBefore {
    let seats: Vec<Seat> = field.seats().collect();
    let of_round = |round| seats.iter().map(|&seat| worth(round, seat)).collect();
    let before: VirtualBefore =
        field.round.previous().into_iter().flat_map(RoundNo::up_to).map(of_round).collect();
    let floats = floats(field, &before);
    note(field, &floats, |_, _, _| true);
    let round = field.round;
    for (&seat, player) in seats.iter().zip(&mut field.players) {
        player.virtual_points = worth(round, seat);
    }
    before
}

/// Seats of players who share an attribute, by attribute.
type Groups = Vec<(ApartBy, Vec<Vec<Seat>>)>;

/// Returns the groups of players of one club, federation or family.
fn groups(snapshot: &Snapshot, asked: &RecordedRound) -> Groups {
    let of = |by: ApartBy| {
        let mut groups: BTreeMap<String, Vec<Seat>> = BTreeMap::new();
        for (&id, seat) in asked.order.iter().zip(asked.field.seats()) {
            if let Some(group) = snapshot.player(id).and_then(|known| by.of(&known.player)) {
                groups.entry(group).or_default().push(seat);
            }
        }
        (by, groups.into_values().collect())
    };
    ApartBy::ALL.map(of).into()
}

/// Returns the explanation of a round that its way does not reproduce; `None` if it does.
fn unexplained(snapshot: &Snapshot, asked: &RecordedRound) -> Option<Unexplained> {
    let made = asked.made();
    if made.as_ref().is_some_and(|made| asked.is_made(made)) {
        return None;
    }
    let found = Search::new(asked, made.as_ref()).run(&groups(snapshot, asked));
    let made = made.unwrap_or_default();
    let only = |here: &Pairing, there: &Pairing| -> Vec<Meeting> {
        let boards = here.boards.iter().filter(|board| !there.boards.contains(board));
        boards.map(|&board| asked.meeting(board)).collect()
    };
    let byes = [asked.recorded.bye, made.bye];
    Some(Unexplained {
        round: asked.round,
        boards: [only(&asked.recorded, &made), only(&made, &asked.recorded)],
        bye: (byes[0] != byes[1]).then(|| byes.map(|bye| bye.map(|seat| asked.player(seat)))),
        ..found
    })
}
