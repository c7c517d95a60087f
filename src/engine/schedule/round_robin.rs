//! Round robin: Berger tables for any number of players (round-robin §3, §4; FIDE C.05 Annex 1).

use super::{TableError, TableRound, check_rounds, length, schedule, schedule_over, within};
use crate::format::{
    Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, Pairing, RankKey, Ranking, Reason,
    Schedule, Seat, Side, Size, Trace, TrfCode, Value,
};
use crate::tournament::{Bye, Options, Out, TieBreakRules};
use std::ops::RangeInclusive;

/// The round-robin format of events: a [`RoundRobin`] for each group.
#[derive(Clone, Copy, Debug)]
pub struct RoundRobinFormat;

/// Number of games between each pair of players.
const CYCLES: OptionFacts = OptionFacts {
    key: "cycles",
    kind: OptionKind::Number { usual: 1, least: 1, most: RoundRobin::MOST_CYCLES as u16 },
};
/// True if the last two rounds of the first of several cycles are exchanged.
const SWAP: OptionFacts = OptionFacts::yes_no("swap");
/// True if a round without a game scores the points of a bye (round-robin §5).
const BYE_POINT: OptionFacts = OptionFacts { key: "bye-point", kind: OptionKind::YesNo { usual: true } };

static FACTS: Facts = Facts {
    is_in_force: true,
    strikes: true,
    grouped: true,
    // §2: numbers are drawn by lot.
    ranking: Ranking { keys: &[RankKey::Lot], ..Ranking::USUAL },
    options: &[CYCLES, SWAP, BYE_POINT],
    reasons: &["table-round"],
    tie_break_rules: TieBreakRules::Fide2026,
    trf: &[
        TrfCode::family("BERGER_ROUNDROBIN").counting(CYCLES.key),
        TrfCode::family("BERGER_DOUBLEROUNDROBIN").saying(CYCLES.key, 2),
        TrfCode::family("FIDE_ROUNDROBIN").counting(CYCLES.key),
        TrfCode::family("FIDE_DOUBLEROUNDROBIN").saying(CYCLES.key, 2),
        TrfCode::family("CUSTOM_ROUNDROBIN").counting(CYCLES.key),
    ],
    ..Facts::of_table("round-robin", "Round robin, Berger tables")
};

impl RoundRobinFormat {
    fn table(players: usize, options: &Options) -> Result<RoundRobin, TableError> {
        let players = u16::try_from(players).unwrap_or(u16::MAX);
        let cycles = u8::try_from(CYCLES.number(options)).unwrap_or(RoundRobin::MOST_CYCLES);
        RoundRobin::new(players, cycles, SWAP.is_on(options))
    }
}

impl Format for RoundRobinFormat {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    /// Every group plays the same round of its own table; boards are numbered across the groups.
    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let bye = if BYE_POINT.is_on(&field.options) { Out::Bye(Bye::PairingAllocated) } else { Out::Idle };
        let mut pairing = Pairing::default();
        let mut last = 0;
        for group in field.groups() {
            let table = Self::table(group.len(), &field.options)?;
            check_rounds(table.rounds())?;
            last = last.max(table.rounds());
            let seat = |number: u16| Seat(group.start.saturating_add(number - 1));
            let Some(round) = table.round(field.round.0.into()) else {
                // A smaller group finishes its table before the others.
                pairing.outs.extend(group.clone().map(|seat| (Side::Player(Seat(seat)), Out::Idle)));
                continue;
            };
            let boards =
                round.boards.iter().map(|&[white, black]| Pair { white: seat(white), black: seat(black) });
            pairing.boards.extend(boards);
            pairing.outs.extend(round.idle.map(|number| (Side::Player(seat(number)), bye)));
            let seats: Vec<Seat> = group.clone().map(Seat).collect();
            trace.note(&seats, || {
                Reason::new("3", "table-round")
                    .with("players", Value::count(group.len()))
                    .with("round", Value::Number(field.round.0.into()))
            });
        }
        if pairing.boards.is_empty() {
            return Err(schedule_over(last));
        }
        Ok(pairing)
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        length(Self::table(size.participants, options).map(|table| table.rounds()))
    }

    fn check_size(&self, size: Size, options: &Options) -> Result<(), TableError> {
        check_rounds(Self::table(size.participants, options)?.rounds())
    }

    fn schedule(&self, players: u16, options: &Options) -> Result<Schedule, TableError> {
        let table = Self::table(players.into(), options)?;
        Ok(schedule(table.rounds(), |round| table.round(round)))
    }
}

/// A round robin: all players meet each other once per cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRobin {
    players: u16,
    cycles: u8,
    swap: bool,
}

impl RoundRobin {
    /// Maximum number of cycles of one event.
    pub const MOST_CYCLES: u8 = 8;

    /// Creates the table of `players`, who meet `cycles` times each. With `swap`, the last two rounds of the first of
    /// several cycles are exchanged, so that no player has the same colour three times in a row where two cycles join
    /// (C.05 Annex 1).
    ///
    /// Returns an error for fewer than two players, or more than [`super::MOST`]; cycles are clamped between 1 and
    /// [`RoundRobin::MOST_CYCLES`].
    ///
    /// ```
    /// use hakem_engine::schedule::RoundRobin;
    ///
    /// let table = RoundRobin::new(5, 1, false)?;
    /// let first = table.round(1).ok_or("round 1")?;
    /// assert_eq!((first.boards, first.idle), (vec![[2, 5], [3, 4]], Some(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(players: u16, cycles: u8, swap: bool) -> Result<Self, TableError> {
        within(players, 2)?;
        Ok(Self { players, cycles: cycles.clamp(1, Self::MOST_CYCLES), swap: swap && cycles > 1 })
    }

    /// The number that completes an odd field: its opponent has no game.
    fn even(&self) -> u32 {
        u32::from(self.players).next_multiple_of(2)
    }

    fn rounds_of_a_cycle(&self) -> u32 {
        self.even() - 1
    }

    pub fn rounds(&self) -> u32 {
        self.rounds_of_a_cycle() * u32::from(self.cycles)
    }

    /// Returns a round, counted from 1; `None` if it does not exist. Takes time proportional to the number of boards.
    pub fn round(&self, round: u32) -> Option<TableRound<u16>> {
        if round == 0 || round > self.rounds() {
            return None;
        }
        let length = self.rounds_of_a_cycle();
        let (cycle, place) = ((round - 1) / length, (round - 1) % length + 1);
        // Only the first cycle changes: with both exchanged, four players would have the same colour three times in a
        // row.
        let place = match place {
            _ if !self.swap || cycle > 0 || length < 2 => place,
            _ if place == length => length - 1,
            _ if place + 1 == length => length,
            _ => place,
        };
        let mut table = self.berger(place);
        if cycle % 2 == 1 {
            table.boards.iter_mut().for_each(|board| board.reverse());
        }
        Some(table)
    }

    /// Returns one round of the first cycle: the hub meets the last number N; on board d + 1, the numbers d places on
    /// either side of the hub meet, in a circle of N - 1. The hub advances by N / 2 places per round, so that a player
    /// after the hub in one round is before it in the next: colours alternate.
    fn berger(&self, round: u32) -> TableRound<u16> {
        let even = self.even();
        let circle = even - 1;
        let number = |place: u32| u16::try_from(place).unwrap_or(u16::MAX);
        let hub = (round - 1) * (even / 2) % circle;
        let last = if round % 2 == 1 { [hub + 1, even] } else { [even, hub + 1] };
        let others = (1..even / 2).map(|d| [(hub + d) % circle + 1, (hub + circle - d) % circle + 1]);
        let mut boards: Vec<[u16; 2]> =
            std::iter::once(last).chain(others).map(|board| board.map(number)).collect();
        let mut idle = None;
        if even != u32::from(self.players) {
            boards.remove(0);
            idle = Some(number(hub + 1));
        }
        TableRound { boards, idle }
    }
}
