//! From an event to a draft of its next round.

use crate::format::{
    Attendance, Entrant, Field, Float, Format, NoPairing, Pair, Pairing, Reason, RoundRecord, Seat, Trace,
};
use crate::pairing::ruling::pair_as_ruled;
use crate::pairing::{numbering, system};
use crate::swiss::virtual_points;
use crate::tournament::{
    BoardFloat, Bye, Colour, Draft, Meeting, Name, Place, PlayerId, Points, Rating, Registration,
    RequestedBye, Round, RoundNo, Ruling, Settings, Snapshot, Stage, SystemId,
};
use thiserror::Error;

/// A draft and why it came out so.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The draft, ready to be recorded.
    pub draft: Draft,
    /// What the system knew; its seats stand for players by [`Proposal::order`].
    pub field: Field,
    /// The player of every seat, seat 0 first: the order of pairing numbers.
    pub order: Vec<PlayerId>,
    /// The reasons.
    pub trace: Trace,
    /// What the rules leave to the arbiter here.
    pub special: Vec<Reason>,
}

/// Why there is no draft.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProposeError {
    /// The event names a system that this program does not have.
    #[error("The pairing system {system} is not known here. Choose another one on the event screen.")]
    UnknownSystem {
        /// Its id.
        system: SystemId,
    },
    /// A player's rating is below what the rules of the system take (basic-swiss §1).
    #[error("{name} is rated {found}. Enter {lowest} or more, or no rating.")]
    RatingTooLow {
        /// Whose.
        name: Name,
        /// The rating.
        found: Rating,
        /// The lowest that is taken.
        lowest: u16,
    },
    /// The rules of the system do not allow so many rounds, or so few, for this field (basic-swiss §3).
    #[error("{players} players cannot play {rounds} rounds. Announce {fewest} to {most}.")]
    RoundsOutOfRange {
        /// Rounds announced.
        rounds: RoundNo,
        /// Players registered.
        players: usize,
        /// Fewest rounds.
        fewest: u8,
        /// Most rounds.
        most: u8,
    },
    /// The system finds no pairing.
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
}

/// Returns what a pairing system may know before `round`, seats in the given order of pairing numbers.
#[must_use]
pub fn field(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> Field {
    let settings = snapshot.settings();
    let mut seats = vec![None; snapshot.next_player().index()];
    for (&id, seat) in order.iter().zip((0..=u16::MAX).map(Seat)) {
        if let Some(slot) = seats.get_mut(id.index()) {
            *slot = Some(seat);
        }
    }
    let seat_of = |id: PlayerId| seats.get(id.index()).copied().flatten();
    let rounds: Vec<&Round> = snapshot.rounds().iter().take(round.index()).map(|round| &**round).collect();
    let published = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published);
    let entrant = |(&id, number)| {
        let registration = snapshot.player(id)?;
        let record = rounds.iter().map(|past| round_record(snapshot, past, id, &seat_of));
        // Once a round is published, who takes part is a fact, whatever was arranged since.
        let requested_bye = match published.map(|round| round.place(id)) {
            None => registration.away(round),
            Some(Place::Bye(Bye::Requested(bye))) => Some(bye),
            Some(Place::Nowhere | Place::Through | Place::Idle) => Some(RequestedBye::ZeroPoint),
            Some(Place::AtBoard(..) | Place::Bye(Bye::PairingAllocated) | Place::Pool) => None,
        };
        Some(Entrant {
            number: crate::tournament::PairingNumber(number),
            name: registration.player.name.to_string(),
            licence: registration.player.licence,
            arrival: registration.arrival,
            rating: registration.player.rating,
            national_rating: registration.player.national_rating,
            title: registration.player.title,
            attendance: if requested_bye.is_some() { Attendance::Away } else { Attendance::Present },
            requested_bye,
            virtual_points: Points::ZERO,
            record: record.collect(),
        })
    };
    let mut players: Vec<Entrant> = order.iter().zip(1..=u16::MAX).filter_map(entrant).collect();
    let accelerated = match published {
        Some(paired) => paired.virtual_points().to_vec(),
        None => virtual_points(snapshot, round, order),
    };
    for (id, points) in accelerated {
        if let Some(player) = seat_of(id).and_then(|seat| players.get_mut(seat.index())) {
            player.virtual_points = points;
        }
    }
    Field {
        round,
        rounds: settings.rounds,
        initial_colour: settings.initial_colour.unwrap_or(Colour::White),
        alphabet: settings.language,
        points: settings.points,
        options: settings.options.clone(),
        forbidden: forbidden(settings, round, &seat_of),
        players,
    }
}

/// Returns the pairs that the arbiter keeps apart in a round, lower seat first, each once.
fn forbidden(
    settings: &Settings,
    round: RoundNo,
    seat_of: &impl Fn(PlayerId) -> Option<Seat>,
) -> Vec<[Seat; 2]> {
    let mut forbidden: Vec<[Seat; 2]> = settings
        .forbidden
        .iter()
        .filter(|pair| (pair.first..=pair.last).contains(&round))
        .filter_map(|pair| Some([seat_of(pair.players[0])?, seat_of(pair.players[1])?]))
        .map(|[one, other]| [one.min(other), one.max(other)])
        .collect();
    forbidden.sort_unstable();
    forbidden.dedup();
    forbidden
}

/// Returns one player's record of a past round.
fn round_record(
    snapshot: &Snapshot,
    round: &Round,
    id: PlayerId,
    seat_of: &impl Fn(PlayerId) -> Option<Seat>,
) -> RoundRecord {
    let system = &snapshot.settings().points;
    let absent = |bye: Bye| RoundRecord::Bye { bye, points: system.of_bye(bye) };
    match round.place(id) {
        Place::AtBoard(number, colour) => {
            let Some(board) = round.board(number) else { return absent(Bye::ABSENT) };
            let Some(opponent) = seat_of(board.meeting.player(colour.other())) else {
                return absent(Bye::ABSENT);
            };
            let float = match (board.float, colour) {
                (BoardFloat::Level, _) => None,
                (BoardFloat::WhiteDown, Colour::White) | (BoardFloat::BlackDown, Colour::Black) => {
                    Some(Float::Down)
                }
                (BoardFloat::WhiteDown, Colour::Black) | (BoardFloat::BlackDown, Colour::White) => {
                    Some(Float::Up)
                }
            };
            match round.result(number) {
                Some(result) if !result.is_played() => {
                    let points = system.of_game(result, colour);
                    RoundRecord::Forfeited { opponent, colour, points, float }
                }
                result => {
                    let points = result.map_or(Points::ZERO, |result| system.of_game(result, colour));
                    RoundRecord::Played { opponent, colour, points, float }
                }
            }
        }
        Place::Bye(bye) => absent(bye),
        Place::Through | Place::Idle => absent(Bye::ABSENT),
        Place::Nowhere | Place::Pool => absent(
            snapshot.player(id).map_or(Bye::ABSENT, |registration| Bye::Requested(registration.missed)),
        ),
    }
}

/// Why a round cannot be paired from the event as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotReady {
    /// Rounds are counted from 1.
    #[error("There is no round {round} to answer for. Choose a round from 1 to {last}.")]
    NoSuchRound {
        /// The round asked for.
        round: RoundNo,
        /// The last round that could be asked for.
        last: RoundNo,
    },
    /// Earlier rounds are missing.
    #[error("Round {round} cannot be paired yet. Round {next} is the next one.")]
    NotReached {
        /// The round asked for.
        round: RoundNo,
        /// The round to be paired.
        next: RoundNo,
    },
    /// The colour has not been drawn by lot, and no round tells it.
    #[error("The colour drawn by lot is not known. Enter it on the event screen, or add record 152.")]
    NoInitialColour,
    /// A game of the round before has no result.
    #[error("The game of players {white} and {black} in round {round} has no result. Enter it first.")]
    Unfinished {
        /// Its round.
        round: RoundNo,
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
    },
}

/// Tells whether `round` can be paired from what is known: the rounds before it are published and finished, and the
/// initial colour is drawn. Whether so many rounds are announced is not asked.
///
/// # Errors
/// Says what is missing.
pub fn ready(snapshot: &Snapshot, round: RoundNo) -> Result<(), NotReady> {
    let next = snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    if round.0 == 0 {
        return Err(NotReady::NoSuchRound { round, last: next });
    }
    if round > next {
        return Err(NotReady::NotReached { round, next });
    }
    if let Some(before) = round.previous()
        && let Some(open) = snapshot.round(before).and_then(|paired| {
            paired.games().find_map(|(_, board, result)| result.is_none().then_some(board.meeting))
        })
    {
        return Err(NotReady::Unfinished { round: before, white: open.white, black: open.black });
    }
    snapshot.settings().initial_colour.map(|_| ()).ok_or(NotReady::NoInitialColour)
}

/// What a system is asked to pair: the event's system, what it may know, and who sits where.
pub struct Setting {
    /// The event's system.
    pub system: &'static dyn Format,
    /// What it may know.
    pub field: Field,
    /// The player of every seat, seat 0 first: the order of pairing numbers.
    pub order: Vec<PlayerId>,
}

/// Returns what the event's system is asked before `round`. A round that is published keeps the numbers it was paired
/// with; a draft binds nothing.
///
/// # Errors
/// Says that the system is not known here.
pub fn setting(snapshot: &Snapshot, round: RoundNo) -> Result<Setting, ProposeError> {
    let id = &snapshot.settings().system;
    let system = system(id.as_str()).ok_or_else(|| ProposeError::UnknownSystem { system: id.clone() })?;
    let order = order_for(snapshot, system, round);
    Ok(Setting { system, field: field(snapshot, round, &order), order })
}

impl Setting {
    pub(super) fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.order.get(seat.index()).copied()
    }

    fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.field.seats().zip(&self.order).find(|&(_, &id)| id == player).map(|(seat, _)| seat)
    }

    /// Makes the draft of a pairing.
    pub(super) fn draft(&self, snapshot: &Snapshot, pairing: &Pairing, ruling: Option<Ruling>) -> Draft {
        let meeting =
            |pair: &Pair| Some(Meeting { white: self.player(pair.white)?, black: self.player(pair.black)? });
        Draft {
            round: self.field.round,
            system: snapshot.settings().system.clone(),
            numbering: (*self.order != *snapshot.last_given).then(|| self.order.clone()),
            boards: pairing.boards.iter().filter_map(meeting).collect(),
            matches: Box::default(),
            outs: Box::default(),
            bye: pairing.bye.and_then(|seat| self.player(seat)),
            virtual_points: self
                .order
                .iter()
                .zip(&self.field.players)
                .filter(|(_, player)| player.virtual_points != Points::ZERO)
                .map(|(&id, player)| (id, player.virtual_points))
                .collect(),
            ruling,
        }
    }
}

/// Checks before `round` is paired that the event keeps the limits of its system, however its values came in: the
/// ratings of everybody, and before round 1 the number of rounds for the players registered (basic-swiss §1, §3,
/// decision 12).
///
/// # Errors
/// Names the first limit that is not kept.
pub fn within_limits(snapshot: &Snapshot, round: RoundNo) -> Result<(), ProposeError> {
    let Some(system) = system(snapshot.settings().system.as_str()) else { return Ok(()) };
    let lowest = system.facts().lowest_rating;
    for (_, Registration { player, .. }) in snapshot.players() {
        let mut ratings = player.rating.into_iter().chain(player.national_rating);
        if let Some(found) = ratings.find(|rating| rating.get() < lowest) {
            return Err(ProposeError::RatingTooLow { name: player.name.clone(), found, lowest });
        }
    }
    let players = snapshot.players().count();
    let (allowed, rounds) = (system.rounds(players), snapshot.settings().rounds);
    // Fewer than two players are told so when they are to be paired.
    if round > RoundNo(1) || players < 2 || !system.facts().limits_rounds || allowed.contains(&rounds.0) {
        return Ok(());
    }
    let (fewest, most) = (*allowed.start(), *allowed.end());
    Err(ProposeError::RoundsOutOfRange { rounds, players, fewest, most })
}

/// Pairs `round` of the event by its system: the draft of the round, with its reasons when `trace` records.
///
/// Rounds before `round` count, later ones are not looked at: so the same call tells what the system would
/// pair today in a round long published. A round that is not published keeps the limits of its system
/// ([`within_limits`]).
///
/// # Errors
/// Says why there is no draft.
pub fn propose(snapshot: &Snapshot, round: RoundNo, trace: Trace) -> Result<Proposal, ProposeError> {
    propose_as_ruled(snapshot, round, None, trace)
}

/// Pairs `round` like [`propose`], after setting aside whom a ruling of the arbiter names.
///
/// # Errors
/// Says why there is no draft.
pub fn propose_as_ruled(
    snapshot: &Snapshot,
    round: RoundNo,
    ruling: Option<&Ruling>,
    mut trace: Trace,
) -> Result<Proposal, ProposeError> {
    // What was published stands, and is paired again to be compared.
    if snapshot.round(round).is_none_or(|paired| paired.stage() == Stage::Draft) {
        within_limits(snapshot, round)?;
    }
    let setting = setting(snapshot, round)?;
    let seats = |players: &[PlayerId]| players.iter().filter_map(|&id| setting.seat(id)).collect::<Vec<_>>();
    let bye = ruling.and_then(|ruling| setting.seat(ruling.bye?));
    let unpaired = ruling.map(|ruling| seats(&ruling.unpaired)).unwrap_or_default();
    let pairing = pair_as_ruled(setting.system, &setting.field, bye, &unpaired, &mut trace)?;
    let draft = setting.draft(snapshot, &pairing, ruling.cloned());
    let Setting { field, order, .. } = setting;
    Ok(Proposal { draft, field, order, trace, special: pairing.special })
}

/// A round that is paired already keeps the numbers it was paired with.
fn order_for(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    match snapshot.round(round).filter(|paired| paired.stage() == Stage::Published) {
        Some(paired) => paired.numbering().to_vec(),
        None => numbering(snapshot, system, round),
    }
}
