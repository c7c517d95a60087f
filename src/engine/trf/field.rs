//! From a file to what a pairing system may know.

use super::system::late_entries;
use super::worth::Worth;
use super::{Cell, Code, PlayerLine, Record, TrfFile, acceleration, option};
use crate::collate::Language;
use crate::format::{Attendance, Entrant, Field, Float, Seat, Turn};
use crate::tournament::{
    Bye, Colour, Options, PairingNumber, PointSystem, Points, Rating, RequestedBye, RoundNo,
};
use std::cmp::Ordering;
use thiserror::Error;

/// Why a round cannot be paired from a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FieldError {
    /// No record 142 (F-11).
    #[error("The file does not say how many rounds are planned. Add record 142.")]
    NoRounds,
    /// No record 152, and no colours in round 1 from which it would follow (F-11, dutch D-18).
    #[error("The file does not say which colour was drawn by lot. Add record 152.")]
    NoInitialColour,
    /// Earlier rounds are missing.
    #[error("Round {round} cannot be paired from this file. Round {next} is the next one.")]
    NotReached {
        /// The round asked for.
        round: RoundNo,
        /// The round to be paired.
        next: RoundNo,
    },
    /// A game of an earlier round has no result.
    #[error("The game of {white} and {black} in round {round} has no result. Enter it, or ? if adjourned.")]
    Unfinished {
        /// Its round.
        round: RoundNo,
        /// Who has White.
        white: PairingNumber,
        /// Who has Black.
        black: PairingNumber,
    },
    /// Record 310: teams are paired otherwise.
    #[error("The file is a team event. Only individual events can be paired.")]
    TeamEvent,
    /// `XXC rank`.
    #[error("The file takes pairing numbers from the rank column. Number the players in that order instead.")]
    NumberedByRank,
    /// The Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).
    #[error(
        "The Baku acceleration is not defined for these points. State the virtual points in records 250."
    )]
    BakuPoints,
}

/// Makes the field for pairing `round` of the rounds before it and of the byes of the round itself; what else
/// the file says of the round and of later ones is not looked at. Seats are the players in order of pairing
/// number. Floats follow from the pairing scores: the higher of two has the downfloat. A forfeit without an
/// opponent is a full-point bye or an absence, a game that is adjourned has its points of record 162.
///
/// # Errors
/// Says what is missing, see [`FieldError`].
pub fn to_field(file: &TrfFile, round: RoundNo) -> Result<Field, FieldError> {
    if file.is_team_event() {
        return Err(FieldError::TeamEvent);
    }
    if file.numbered_by_rank {
        return Err(FieldError::NumberedByRank);
    }
    let rounds = file.rounds.ok_or(FieldError::NoRounds)?;
    let next = file.next_round();
    if round > next || round.0 == 0 {
        return Err(FieldError::NotReached { round, next });
    }
    let worth = Worth::of(file);
    let points = worth.system();
    let places = file.places_by_number();
    let mut players = entrants(file, round);
    let mut scores = vec![Points::ZERO; players.len()];
    for earlier in round.up_to().take_while(|&earlier| earlier < round) {
        let virtual_points = virtual_points(file, earlier, rounds, &points)?;
        let pairing_scores: Vec<Points> =
            scores.iter().enumerate().map(|(seat, &score)| score + at(&virtual_points, seat)).collect();
        for (seat, (line, player)) in file.players.iter().zip(&mut players).enumerate() {
            let cell = line.cell(earlier);
            let gained = worth.of_cell(line.number, earlier, cell);
            let float_against =
                |opponent: usize| match at(&pairing_scores, seat).cmp(&at(&pairing_scores, opponent)) {
                    Ordering::Greater => Some(Float::Down),
                    Ordering::Less => Some(Float::Up),
                    Ordering::Equal => None,
                };
            player.record.push(turn(line.number, earlier, cell, gained, &places, float_against)?);
            scores[seat] += gained;
        }
    }
    for (player, virtual_points) in players.iter_mut().zip(virtual_points(file, round, rounds, &points)?) {
        player.virtual_points = virtual_points;
    }
    Ok(Field {
        round,
        rounds,
        initial_colour: initial_colour(file).ok_or(FieldError::NoInitialColour)?,
        alphabet: file.text(Record::Federation).and_then(Language::of_federation).unwrap_or_default(),
        points,
        options: options(file),
        forbidden: forbidden(file, round, &places),
        players,
    })
}

/// Returns the options that the file names, whichever system knows them: the caller chooses the system.
fn options(file: &TrfFile) -> Options {
    let mut options = Options::default();
    for known in crate::pairing::options() {
        if let Some(value) = option(file, known.key).and_then(|text| known.read(text)) {
            known.set(&mut options, value);
        }
    }
    options
}

/// Returns the players without their records.
fn entrants(file: &TrfFile, round: RoundNo) -> Vec<Entrant> {
    let announced = file.announced_byes(round);
    let late = late_entries(file);
    let requested_bye = |number, cell| match cell {
        Cell::Alone(Code::PairingAllocatedBye) | Cell::Game { .. } => None,
        Cell::Alone(code) => Some(match code.bye() {
            Some(Bye::Requested(bye)) => bye,
            Some(Bye::PairingAllocated) | None => RequestedBye::ZeroPoint,
        }),
        Cell::Blank => announced.get(&number).copied(),
    };
    let rating = |rating: Option<u16>| rating.and_then(|points| Rating::new(points.into()).ok());
    let entrant = |line: &PlayerLine| Entrant {
        number: line.number,
        name: line.details.name.clone(),
        licence: line.national.iter().find_map(|line| line.details.id.parse().ok()),
        arrival: late.get(&line.number).copied().unwrap_or(RoundNo(1)),
        rating: rating(line.details.rating),
        national_rating: line.national.iter().find_map(|line| rating(line.details.rating)),
        title: line.details.title(),
        attendance: if requested_bye(line.number, line.cell(round)).is_some() {
            Attendance::Away
        } else {
            Attendance::Present
        },
        requested_bye: requested_bye(line.number, line.cell(round)),
        virtual_points: Points::ZERO,
        record: Vec::with_capacity(round.index()),
    };
    file.players.iter().map(entrant).collect()
}

/// Makes one turn of a player's columns of a round.
fn turn(
    number: PairingNumber,
    round: RoundNo,
    cell: Cell,
    points: Points,
    places: &[Option<usize>],
    float_against: impl FnOnce(usize) -> Option<Float>,
) -> Result<Turn, FieldError> {
    match cell {
        Cell::Blank => Ok(Turn::Bye { bye: Bye::ABSENT, points }),
        Cell::Alone(code) => {
            let bye = code.bye().unwrap_or(Bye::Requested(if code == Code::ForfeitWin {
                RequestedBye::FullPoint
            } else {
                RequestedBye::ZeroPoint
            }));
            Ok(Turn::Bye { bye, points })
        }
        Cell::Game { opponent, colour, code } => {
            let place = places.get(usize::from(opponent.0)).copied().flatten();
            let (Some(code), Some(place)) = (code, place) else {
                let (white, black) =
                    if colour == Colour::White { (number, opponent) } else { (opponent, number) };
                return Err(FieldError::Unfinished { round, white, black });
            };
            let opponent = Seat(u16::try_from(place).unwrap_or(u16::MAX));
            let float = float_against(place);
            Ok(if code.is_forfeit() {
                Turn::Forfeited { opponent, colour, points, float }
            } else {
                Turn::Played { opponent, colour, points, float }
            })
        }
    }
}

/// Returns the virtual points of a round by seat, or nothing when the event is not accelerated.
fn virtual_points(
    file: &TrfFile,
    round: RoundNo,
    rounds: RoundNo,
    points: &PointSystem,
) -> Result<Vec<Points>, FieldError> {
    if !file.virtual_points.is_empty() {
        Ok(acceleration::explicit(file, round))
    } else if !acceleration::is_baku(file) {
        Ok(Vec::new())
    } else if acceleration::allows_baku(points) {
        Ok(acceleration::baku(file, round, rounds, points))
    } else {
        Err(FieldError::BakuPoints)
    }
}

/// Returns the points of a seat, zero where a list says nothing of it.
fn at(points: &[Points], seat: usize) -> Points {
    points.get(seat).copied().unwrap_or_default()
}

/// Returns the pairs that records 260 prohibit in a round, each once, the lower seat first.
fn forbidden(file: &TrfFile, round: RoundNo, places: &[Option<usize>]) -> Vec<[Seat; 2]> {
    let seat = |number: &PairingNumber| {
        let place = places.get(usize::from(number.0)).copied().flatten()?;
        u16::try_from(place).ok().map(Seat)
    };
    let mut pairs = Vec::new();
    for record in file.prohibited.iter().filter(|record| record.rounds.contains(round)) {
        let mut seats: Vec<Seat> = record.players.iter().filter_map(seat).collect();
        seats.sort_unstable();
        seats.dedup();
        for (place, &one) in seats.iter().enumerate() {
            pairs.extend(seats.iter().skip(place + 1).map(|&other| [one, other]));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// Returns the colour drawn by lot: record 152, else that of the first player who had a colour in round 1,
/// turned round when an odd number of players paired in that round stand before him (dutch D-18, 6.3).
pub(super) fn initial_colour(file: &TrfFile) -> Option<Colour> {
    if file.initial_colour.is_some() {
        return file.initial_colour;
    }
    let paired = file.players.iter().map(|player| player.cell(RoundNo(1))).filter(Cell::is_pairing);
    let coloured = paired.enumerate().find_map(|(before, cell)| match cell {
        Cell::Game { colour, .. } => Some((before, colour)),
        Cell::Blank | Cell::Alone(_) => None,
    });
    coloured.map(|(before, colour)| if before % 2 == 0 { colour } else { colour.other() })
}
