//! Round robin of teams: Berger's table over teams, a match on several boards (round-robin §3, team-formats §3).

use super::{
    RoundRobin, TableError, add_match, boards_of, check_rounds, check_teams, length, schedule, schedule_over,
    within,
};
use crate::format::{
    Attendance, BOARD_COLOURS, Facts, Field, Format, MATCH_POINTS, NoPairing, OWN_BYE, OWN_MATCH_POINTS,
    OptionFacts, OptionKind, Paired, Pairing, Schedule, Seat, Side, Size, TEAM_BYE, TeamEntrant, Trace,
    TrfCode, check_match_points, is_first_white,
};
use crate::tournament::{Bye, Occasion, Options, Out};
use std::ops::RangeInclusive;

/// The round-robin format for teams in events.
#[derive(Clone, Copy, Debug)]
pub struct TeamRoundRobin;

/// Number of matches between each pair of teams.
const CYCLES: OptionFacts = OptionFacts {
    key: "cycles",
    kind: OptionKind::Number { usual: 1, least: 1, most: RoundRobin::MOST_CYCLES as u16 },
};

static FACTS: Facts = Facts {
    paired: Paired::Teams,
    line_ups: true,
    strikes: true,
    occasion: Some(Occasion::TeamRoundRobin),
    options: &[
        CYCLES,
        MATCH_POINTS,
        OWN_MATCH_POINTS[0],
        OWN_MATCH_POINTS[1],
        OWN_MATCH_POINTS[2],
        TEAM_BYE,
        OWN_BYE[0],
        OWN_BYE[1],
        BOARD_COLOURS,
    ],
    trf: &[TrfCode::family("BERGER_TEAM_ROUNDROBIN").counting(CYCLES.key)],
    ..Facts::of_table("team-round-robin", "Round robin of teams, Berger tables")
};

impl TeamRoundRobin {
    fn table(teams: usize, options: &Options) -> Result<RoundRobin, TableError> {
        let cycles = u8::try_from(CYCLES.number(options)).unwrap_or(RoundRobin::MOST_CYCLES);
        RoundRobin::new(u16::try_from(teams).unwrap_or(u16::MAX), cycles, false)
    }
}

/// Returns the players at the boards of a team: an absent player is replaced by a present reserve, in order; without
/// one the player keeps the board and forfeits it.
fn line_up(field: &Field, team: &TeamEntrant) -> Vec<Seat> {
    let is_there = |seat: &Seat| field.player(*seat).attendance == Attendance::Present;
    let mut reserves = team.reserves.iter().copied().filter(is_there);
    let sits = |&seat: &Seat| if is_there(&seat) { seat } else { reserves.next().unwrap_or(seat) };
    team.players.iter().map(sits).collect()
}

impl Format for TeamRoundRobin {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let teams = &field.leg.teams;
        check_teams(teams.len())?;
        boards_of(teams)?;
        let table = Self::table(teams.len(), &field.options)?;
        let round = table.round(field.round.0.into()).ok_or_else(|| schedule_over(table.rounds()))?;
        let line_ups: Vec<Vec<Seat>> = teams.iter().map(|team| line_up(field, team)).collect();
        let mut pairing = Pairing::default();
        for pair in round.boards {
            let sides = pair.map(|number| number - 1);
            let [Some(one), Some(other)] = sides.map(|team| line_ups.get(usize::from(team))) else {
                continue;
            };
            let board = |(place, (&one, &other)): (usize, (&Seat, &Seat))| {
                let pair = if is_first_white(&field.options, place) { [one, other] } else { [other, one] };
                pair.map(Some)
            };
            add_match(&mut pairing, sides, one.iter().zip(other).enumerate().map(board))?;
        }
        let bye = |number: u16| (Side::Team(number - 1), Out::Bye(Bye::PairingAllocated));
        pairing.outs.extend(round.idle.map(bye));
        Ok(pairing)
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        length(Self::table(size.participants, options).map(|table| table.rounds()))
    }

    fn check_size(&self, size: Size, options: &Options) -> Result<(), TableError> {
        check_teams(size.participants)?;
        check_match_points(options)?;
        within(u16::try_from(size.boards).unwrap_or(u16::MAX), 1)?;
        check_rounds(Self::table(size.participants, options)?.rounds())
    }

    fn schedule(&self, teams: u16, options: &Options) -> Result<Schedule, TableError> {
        let table = Self::table(teams.into(), options)?;
        Ok(schedule(table.rounds(), |round| table.round(round)))
    }
}
