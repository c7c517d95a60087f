//! What explains the rounds of an event that was paired elsewhere: the system, the edition and the options that make most of its boards, and
//! of a round that is otherwise the smallest changes from which exactly its boards follow.
//!
//! Everything is told from the boards: each way to pair ([`Way`]) pairs every round again from the rounds before it. The best of them is
//! asked about the rounds that it does not make (`search`): paired with a player who was not there any more or not yet, with another result
//! of an earlier round, with two kept apart, with the bye given by hand; or paired by the rules, and two players exchanged or a board
//! turned afterwards. Changes are counted, those that take one come before those that take two, and of equally small ones those from which
//! the rules pair come before those made by hand. How much is tried is a count of pairings, so that the answer is the same on every machine.

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

/// Virtual points by which a round was paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Virtual {
    /// Those that the event has, be it none.
    AsTold,
    /// None, although the event has some.
    None,
    /// Those of the Baku acceleration, although the event has none.
    Baku,
}

/// A way to pair an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The system.
    pub system: SystemId,
    /// The initial colour.
    pub initial_colour: Colour,
    /// The virtual points.
    pub virtual_points: Virtual,
}

/// How much of an event a way explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The way.
    pub way: Way,
    /// How many boards it makes as they are, colours included.
    pub boards: usize,
    /// How many rounds it makes as they are, the bye included.
    pub rounds: usize,
}

/// A change to what a round was paired from, or to the pairing afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// All who have this in common were kept apart.
    KeptApart(ApartBy),
    /// These two were kept apart.
    Apart([PlayerId; 2]),
    /// The player got the bye by hand, before the others were paired.
    Bye(PlayerId),
    /// The player, who is not in the round, was paired; their opponent got the bye, or met who had it.
    Gone(PlayerId),
    /// The player was not there when the round was paired, and met who had the bye.
    Added(PlayerId),
    /// A game of an earlier round had another result.
    Result {
        /// The round.
        round: RoundNo,
        /// Who met there.
        meeting: Meeting,
        /// The result by which the round was paired.
        then: GameResult,
    },
    /// A round that a player did not play was another kind of bye.
    Unplayed {
        /// The round.
        round: RoundNo,
        /// Who did not play.
        player: PlayerId,
        /// The bye by which the round was paired.
        then: Bye,
    },
    /// The two changed places afterwards.
    Exchanged([PlayerId; 2]),
    /// The colours of these two, White in the round first, were changed afterwards.
    Turned([PlayerId; 2]),
}

/// A round that the best way does not make as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unexplained {
    /// The round.
    pub round: RoundNo,
    /// The boards that the way does not make, and those that it makes instead.
    pub boards: [Vec<Meeting>; 2],
    /// Who has the bye in the round, and by the way, where these differ.
    pub bye: Option<[Option<PlayerId>; 2]>,
    /// The smallest changes from which exactly the round follows, as many alike as are told; empty where none were found.
    pub causes: Vec<Vec<Change>>,
    /// How many more there are that are as small.
    pub more: usize,
    /// Where none were found: the change after which fewest boards are otherwise, and how many.
    pub nearest: Option<(Change, usize)>,
    /// How many pairings were tried.
    pub tried: usize,
    /// Whether more could have been tried.
    pub is_bounded: bool,
}

/// What explains an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Causes {
    /// How many boards there are.
    pub boards: usize,
    /// How many rounds there are.
    pub rounds: usize,
    /// All ways that were asked: first the one that makes most rounds, of such ones most boards, of equal ones the one that the event names.
    pub ways: Vec<Explained>,
    /// The rounds that the first of them does not make.
    pub unexplained: Vec<Unexplained>,
}

/// Finds what explains the rounds of an event, those of its legs left out.
///
/// # Errors
/// Says what is missing before the event can be paired.
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

/// How many causes of a round are told that are as small.
const TOLD: usize = 4;

/// Puts the causes of each round into order, those first from which the rules pair, of these those that come up in most rounds, and keeps the
/// first.
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
    /// Where it stands among causes that are as small: who is missing before what is only assumed, by hand last.
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

/// A round as it stands, by its players.
struct Standing {
    boards: Vec<Meeting>,
    bye: Option<PlayerId>,
}

/// A round of which both are known: what it is paired from, and how it was paired.
pub(super) struct Asked {
    pub(super) round: RoundNo,
    /// The virtual points of the rounds before, by seat; missing ones are none.
    pub(super) before: VirtualBefore,
    pub(super) swiss: &'static dyn Swiss,
    pub(super) field: Field,
    pub(super) order: Vec<PlayerId>,
    pub(super) recorded: Pairing,
}

impl Asked {
    /// Pairs it; `None` where there is no pairing.
    fn made(&self) -> Option<Pairing> {
        self.swiss.pair(&self.field, &mut Trace::silent()).ok()
    }

    /// Counts its boards that a pairing makes as they are.
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

/// Reads the rounds that a Swiss system for players paired.
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

/// The way that the event names.
fn told(snapshot: &Snapshot) -> Way {
    let settings = snapshot.settings();
    Way {
        system: settings.system.clone(),
        initial_colour: settings.initial_colour.unwrap_or(Colour::White),
        virtual_points: Virtual::AsTold,
    }
}

/// Lists the ways that are asked: every Swiss system for single games of players, both colours, with and without acceleration.
fn ways_of(snapshot: &Snapshot, told: &Way) -> Vec<Way> {
    let has_points = snapshot.rounds().iter().any(|round| !round.virtual_points().is_empty());
    let other = if has_points { Virtual::None } else { Virtual::Baku };
    let mut ways = Vec::new();
    for system in super::swiss_systems() {
        let facts = system.facts();
        if facts.paired != Paired::Players || facts.games != 1 {
            continue;
        }
        for initial_colour in [told.initial_colour, told.initial_colour.other()] {
            for virtual_points in [Virtual::AsTold, other] {
                let is_known = virtual_points == Virtual::AsTold || facts.accelerates;
                let is_drawn = initial_colour == told.initial_colour || facts.draws_colour;
                if is_known && is_drawn {
                    ways.push(Way { system: SystemId::new(facts.id), initial_colour, virtual_points });
                }
            }
        }
    }
    ways
}

/// Puts the rounds to a way.
fn under(snapshot: &Snapshot, way: &Way, rounds: &[(RoundNo, Standing)]) -> Result<Vec<Asked>, ProposeError> {
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
        // Colours that no line of the report states are those of the way.
        for (_, board) in boards.iter_mut().filter(|(lacks, _)| *lacks) {
            *board = swiss.colours(&field, [board.white, board.black]).0;
        }
        let recorded = Pairing::of(boards.into_iter().map(|(_, board)| board).collect(), bye, Vec::new());
        asked.push(Asked { round: *round, before, swiss, field, order: setting.order, recorded });
    }
    Ok(asked)
}

/// Returns the last of the first group of the Baku acceleration: of the N players in the pairing of round 1, number 2·⌈N/4⌉
/// (FIDE C.04.7 1.2).
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

/// Returns the virtual points by which an event was paired before a round.
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

/// Notes the floats of past rounds, as far as `of` lets them: by round from 0, place of the seat, and the float that is noted.
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

/// Lets the floats of later rounds follow from the scores after a round, counted from 0, that a field has changed. Floats that did not
/// follow from the scores so far were noted by others and remain.
pub(super) fn follow(field: &mut Field, asked: &Asked, changed: usize) {
    let [now, so_far] = [&*field, &asked.field].map(|field| floats(field, &asked.before));
    let followed = |at: usize, place: usize, float| {
        at > changed && so_far.get(at).and_then(|of| of.get(place)) == Some(&float)
    };
    note(field, &now, followed);
}

/// Gives a field other virtual points, in the rounds before too: floats were noted by the scores with them. Returns those of the rounds
/// before.
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

/// The seats of players who have something in common, by what it is.
type Groups = Vec<(ApartBy, Vec<Vec<Seat>>)>;

/// Returns who is of one club, federation or family.
fn groups(snapshot: &Snapshot, asked: &Asked) -> Groups {
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

/// Says what explains a round that its way does not make; nothing of one that it makes.
fn unexplained(snapshot: &Snapshot, asked: &Asked) -> Option<Unexplained> {
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
