//! Pairs of a round, by the numbers of that round, and players without one.

use super::number::{BigNumber, Choices, FINGERPRINTS};
use crate::tournament::{PairingNumber, RequestedBye, RoundNo};

/// Reason why a numbered player is not at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    /// With a bye, or absent.
    Bye(RequestedBye),
    Withdrawn,
    Expelled,
}

const AWAY: [Away; 5] = [
    Away::Bye(RequestedBye::ZeroPoint),
    Away::Bye(RequestedBye::HalfPoint),
    Away::Bye(RequestedBye::FullPoint),
    Away::Withdrawn,
    Away::Expelled,
];

const MISSED: [RequestedBye; 3] = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];

/// A late entry among the numbers of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    pub number: PairingNumber,
    /// The first round in which they can be paired.
    pub arrival: RoundNo,
    /// The bye for each round before that.
    pub missed: RequestedBye,
    /// True if they had no number in round 1.
    pub is_new: bool,
}

/// Pairs of a round, by the numbers of that round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The late entries; those without a number in round 1 in order of entry.
    pub late: Vec<Late>,
    /// The numbers in round 1 of players who had one then, in the order of current numbers; `None` if the order is the
    /// same.
    pub order: Option<Vec<PairingNumber>>,
    pub bye: Option<PairingNumber>,
    /// Other players not at a board, except late entries before their first round.
    pub away: Vec<(PairingNumber, Away)>,
    /// The pairs, White first, in the order of the lower number of each pair.
    pub pairs: Vec<[PairingNumber; 2]>,
    /// The pair at each board, board 1 first, counted from 0; `None` if the boards are in the order of publication.
    pub boards: Option<Vec<u16>>,
    pub fingerprint: u16,
}

impl Seating {
    pub(super) fn put(&self, out: &mut Choices, (round, players): (RoundNo, u16)) -> Option<()> {
        out.put_length(self.late.len(), players)?;
        for late in &self.late {
            out.put_number(late.number, players)?;
            out.put_round(late.arrival)?;
            out.put(u8::try_from(MISSED.iter().position(|&missed| missed == late.missed)?).ok()?, 3_u8);
            out.put(late.is_new, 2_u8);
        }
        out.put(self.order.is_some(), 2_u8);
        if let Some(order) = &self.order {
            put_order(out, &order.iter().map(|number| number.index()).collect::<Vec<_>>())?;
        }
        out.put(self.bye.is_some(), 2_u8);
        if let Some(bye) = self.bye {
            out.put_number(bye, players)?;
        }
        put_away(out, &self.away, players)?;
        let mut seated = self.seated(round, players);
        for pair in &self.pairs {
            let lower = *seated.first()?;
            let [white, black] = *pair;
            let higher = if white == lower { black } else { white };
            (white.min(black) == lower).then_some(())?;
            seated.remove(0);
            let partner = seated.iter().position(|&other| other == higher)?;
            out.put(u16::try_from(partner).ok()?, u16::try_from(seated.len()).ok()?);
            out.put(white == lower, 2_u8);
            seated.remove(partner);
        }
        seated.is_empty().then_some(())?;
        out.put(self.boards.is_some(), 2_u8);
        if let Some(boards) = &self.boards {
            put_order(out, &boards.iter().map(|&pair| usize::from(pair)).collect::<Vec<_>>())?;
        }
        out.put_below(self.fingerprint, FINGERPRINTS)?;
        Some(())
    }

    pub(super) fn read(number: &mut BigNumber, (round, players): (RoundNo, u16)) -> Option<Self> {
        let late = (0..number.take_length(players)).map(|_| {
            Some(Late {
                number: number.take_number(players),
                arrival: number.take_round(),
                missed: *MISSED.get(usize::try_from(number.take(3_u8)).ok()?)?,
                is_new: number.take_flag(),
            })
        });
        let late = late.collect::<Option<Vec<_>>>()?;
        let mut seating = Self { late, ..Self::default() };
        let new = seating.late.iter().filter(|late| late.is_new).count();
        if number.take_flag() {
            let order = read_order(number, usize::from(players).checked_sub(new)?);
            let as_number = |at: usize| Some(PairingNumber(u16::try_from(at + 1).ok()?));
            seating.order = Some(order.into_iter().map(as_number).collect::<Option<_>>()?);
        }
        if number.take_flag() {
            seating.bye = Some(number.take_number(players));
        }
        seating.away = read_away(number, players)?;
        let mut named: Vec<PairingNumber> = seating.late.iter().map(|late| late.number).collect();
        are_distinct(&mut named).then_some(())?;
        let mut out: Vec<PairingNumber> = seating.away.iter().map(|&(number, _)| number).collect();
        out.extend(seating.bye);
        are_distinct(&mut out).then_some(())?;
        let mut seated = seating.seated(round, players);
        seated.len().is_multiple_of(2).then_some(())?;
        while !seated.is_empty() {
            let lower = seated.remove(0);
            let partner = number.take(u16::try_from(seated.len()).ok()?);
            let has_white = number.take_flag();
            let higher = seated.remove(usize::try_from(partner).ok()?);
            seating.pairs.push(if has_white { [lower, higher] } else { [higher, lower] });
        }
        if number.take_flag() {
            let boards = read_order(number, seating.pairs.len());
            seating.boards = Some(boards.into_iter().map(u16::try_from).collect::<Result<_, _>>().ok()?);
        }
        seating.fingerprint = number.take_small(FINGERPRINTS);
        Some(seating)
    }

    /// Returns the players at boards, by number: all but those with a bye, absent, or not yet entered.
    fn seated(&self, round: RoundNo, players: u16) -> Vec<PairingNumber> {
        let is_out = |number: PairingNumber| {
            self.bye == Some(number)
                || self.away.iter().any(|&(away, _)| away == number)
                || self.late.iter().any(|late| late.number == number && late.arrival > round)
        };
        (1..=players).map(PairingNumber).filter(|&number| !is_out(number)).collect()
    }

    /// Returns the position of each numbered player in the order of entry into the event, counted from 1, number 1
    /// first: players with a number in round 1 by that number, then the late entries.
    pub fn entrants(&self, players: u16) -> Vec<u16> {
        let mut entrants = vec![0; usize::from(players)];
        let new = self.late.iter().filter(|late| late.is_new);
        let first = players.saturating_sub(u16::try_from(new.clone().count()).unwrap_or(players));
        for (late, entrant) in new.zip(first + 1..) {
            if let Some(slot) = entrants.get_mut(late.number.index()) {
                *slot = entrant;
            }
        }
        let ordered = self.order.iter().flatten().map(|number| number.0);
        let mut others = ordered.chain((1..=first).filter(|_| self.order.is_none()));
        for slot in entrants.iter_mut().filter(|slot| **slot == 0) {
            *slot = others.next().unwrap_or(0);
        }
        entrants
    }
}

pub(super) fn put_away(out: &mut Choices, away: &[(PairingNumber, Away)], players: u16) -> Option<()> {
    out.put_length(away.len(), players)?;
    for &(number, kind) in away {
        out.put_number(number, players)?;
        out.put(u8::try_from(AWAY.iter().position(|&known| known == kind)?).ok()?, 5_u8);
    }
    Some(())
}

pub(super) fn read_away(number: &mut BigNumber, players: u16) -> Option<Vec<(PairingNumber, Away)>> {
    let away = (0..number.take_length(players)).map(|_| {
        let of = number.take_number(players);
        Some((of, *AWAY.get(usize::try_from(number.take(5_u8)).ok()?)?))
    });
    away.collect()
}

/// Writes an order of the numbers from 0 on: each by its index among those that remain.
fn put_order(out: &mut Choices, order: &[usize]) -> Option<()> {
    let mut left: Vec<usize> = (0..order.len()).collect();
    for number in order {
        let at = left.iter().position(|other| other == number)?;
        out.put(u16::try_from(at).ok()?, u16::try_from(left.len()).ok()?);
        left.remove(at);
    }
    Some(())
}

fn read_order(number: &mut BigNumber, length: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..length).collect();
    let mut order = Vec::with_capacity(length);
    while !left.is_empty() {
        let at = number.take(u32::try_from(left.len()).unwrap_or(1));
        order.push(left.remove(usize::try_from(at).unwrap_or(0)));
    }
    order
}

fn are_distinct(numbers: &mut [PairingNumber]) -> bool {
    numbers.sort_unstable();
    numbers.windows(2).all(|pair| pair[0] != pair[1])
}
