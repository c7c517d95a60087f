//! Knockout of teams: a bracket of matches on several boards (knockout §2, §3; team-formats §3, §4).

use super::knockout::{MODE, PLAY_OFFS, QUALIFIERS, bracket_of};
use super::{PlayedBracket, TableError, check_rounds, check_teams, length, within};
use crate::format::{
    BracketRound, Course, Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, Paired, Pairing,
    PastGame, PastMatch, Schedule, Settled, Side, Size, Trace, TrfCode, WHITE_BOARDS,
};
use crate::tournament::{Forfeit, GameResult, GameStage, Occasion, Options};
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// The team knockout format of events: the bracket of a [`Knockout`](super::Knockout), with one game on every board.
#[derive(Clone, Copy, Debug)]
pub struct TeamKnockout;

const BOARDS: &str = "boards";
/// First method to decide a tied match: the play-off, or its board count.
const LEVEL: OptionFacts = OptionFacts {
    key: "level",
    kind: OptionKind::Choice { usual: "play-off", among: &["play-off", BOARDS] },
};
const BERLIN: &str = "berlin";
const TOP: &str = "top";
const BERLIN_TOP: &str = "berlin-top";
/// Method of the board count: the Berlin count, the highest board that was won, or both in this order.
const BOARD_COUNT: OptionFacts = OptionFacts {
    key: "board-count",
    kind: OptionKind::Choice { usual: BERLIN_TOP, among: &[BERLIN_TOP, BERLIN, TOP, "none"] },
};

/// Boards with White in the first game, as drawn by the captain's lot (knockout 3).
const LOT_COLOURS: OptionFacts = OptionFacts {
    kind: OptionKind::Choice { usual: "WBWB", among: &["WWWW", "WBWB", "WBBW", "WWBB"] },
    ..WHITE_BOARDS
};

static FACTS: Facts = Facts {
    course: Course::Bracket,
    paired: Paired::Teams,
    line_ups: true,
    occasion: Some(Occasion::TeamRoundRobin),
    options: &[QUALIFIERS, MODE, PLAY_OFFS, LEVEL, BOARD_COUNT, LOT_COLOURS],
    announced: &[PLAY_OFFS, LEVEL, BOARD_COUNT],
    trf: &[TrfCode::of("CUSTOM_TEAM_KNOCKOUT")],
    report_name: "Knock-Out",
    ..Facts::of_table("team-knockout", "Knockout of teams, first against last")
};

impl TeamKnockout {
    fn played<'a>(&'a self, field: &'a Field) -> Result<PlayedBracket<'a>, TableError> {
        let teams = check_teams(field.starters())?;
        Ok(PlayedBracket { format: self, field, bracket: bracket_of(teams, &field.options)? })
    }
}

/// Returns the points of both sides of a match in `games`, in halves; `None` if a result is missing.
fn halves(games: &[&PastGame], of: &PastMatch) -> Option<[i32; 2]> {
    games.iter().try_fold([0; 2], |[one, other], game| {
        let result = game.result.filter(|result| *result != GameResult::Adjourned)?;
        let [white, black] = result.halves();
        let is_first = of.sides[0].seat() == game.white;
        Some(if is_first { [one + white, other + black] } else { [one + black, other + white] })
    })
}

/// Returns the index of the side with more points.
fn ahead([one, other]: [i32; 2]) -> Option<usize> {
    match one.cmp(&other) {
        Ordering::Greater => Some(0),
        Ordering::Less => Some(1),
        Ordering::Equal => None,
    }
}

/// The Berlin count: points of board 1 count times the number of boards, those of the last board once.
fn berlin(games: &[&PastGame], of: &PastMatch) -> Option<usize> {
    let weights = (1..=i32::try_from(games.len()).unwrap_or(i32::MAX)).rev();
    let weighed = games.iter().zip(weights).try_fold([0; 2], |sum, (game, weight)| {
        let [one, other] = halves(&[game], of)?;
        Some([sum[0] + one * weight, sum[1] + other * weight])
    });
    weighed.and_then(ahead)
}

/// Returns the winner on the highest board that was played and not drawn (team-formats §3).
fn top(games: &[&PastGame], of: &PastMatch) -> Option<usize> {
    let played = games.iter().filter(|game| game.result.is_some_and(GameResult::is_played));
    played.filter_map(|game| halves(&[game], of)).find_map(ahead)
}

/// Returns the side ahead by the board count of a match.
fn by_boards(games: &[&PastGame], of: &PastMatch, options: &Options) -> Option<usize> {
    let is = |word: &str| BOARD_COUNT.is(word, options);
    let first = if is(BERLIN) || is(BERLIN_TOP) { berlin(games, of) } else { None };
    first.or_else(|| if is(TOP) || is(BERLIN_TOP) { top(games, of) } else { None })
}

impl Format for TeamKnockout {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let next = self.played(field)?.next()?;
        let boards = next.meet.into_iter().map(|[white, black]| Pair { white, black }).collect();
        let outs = next.outs.into_iter().map(|(seat, out)| (Side::Player(seat), out)).collect();
        Ok(Pairing { boards, outs, ..Pairing::default() })
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        let teams = u16::try_from(size.participants).unwrap_or(u16::MAX);
        length(
            bracket_of(teams, options)
                .map(|bracket| u32::try_from(bracket.rounds().len()).unwrap_or(u32::MAX)),
        )
    }

    fn check_size(&self, size: Size, options: &Options) -> Result<(), TableError> {
        let teams = check_teams(size.participants)?;
        within(u16::try_from(size.boards).unwrap_or(u16::MAX), 1)?;
        check_rounds(u32::try_from(bracket_of(teams, options)?.rounds().len()).unwrap_or(u32::MAX))
    }

    fn schedule(&self, teams: u16, options: &Options) -> Result<Schedule, TableError> {
        Ok(bracket_of(teams, options)?.schedule())
    }

    fn bracket_rounds(&self, field: &Field) -> Result<Vec<BracketRound>, NoPairing> {
        Ok(self.played(field)?.rounds())
    }

    fn games_of(&self, stage: GameStage, _options: &Options) -> u16 {
        u16::from(stage != GameStage::GoldenPoint)
    }

    /// The points of the match; then, in the order of the options, play-offs on all boards and the board count of the
    /// match.
    fn settle(&self, of: &PastMatch, field: &Field) -> Settled {
        if let Some(winner) = of.settled {
            return Settled::Decided(winner);
        }
        let nobody_came = |game: &PastGame| game.result == Some(GameResult::Forfeit(Forfeit::Both));
        if of.score.is_none() && !of.games.is_empty() && of.games.iter().all(nobody_came) {
            return Settled::Decided(None);
        }
        let played =
            |stage: GameStage| of.games.iter().filter(|game| game.stage == stage).collect::<Vec<_>>();
        let (first, further) = (played(GameStage::Match), played(GameStage::PlayOff));
        let goes_on = |place: usize| Settled::Decided(of.sides.get(place).copied());
        let told = of.score.map(|score| score.map(|points| points.tenths()));
        let Some(score) = told.or_else(|| halves(&first, of)) else { return Settled::Running };
        if let Some(place) = ahead(score) {
            return goes_on(place);
        }
        // The boards of a match entered as a total are unknown.
        let counted = || if told.is_some() { None } else { by_boards(&first, of, &field.options) };
        if LEVEL.is(BOARDS, &field.options)
            && let Some(place) = counted()
        {
            return goes_on(place);
        }
        let play_offs = further.chunks(first.len().max(1));
        let count = play_offs.len();
        for games in play_offs {
            let Some(score) = halves(games, of) else { return Settled::Running };
            if let Some(place) = ahead(score) {
                return goes_on(place);
            }
        }
        if count < usize::from(PLAY_OFFS.number(&field.options)) {
            return Settled::Tied(GameStage::PlayOff);
        }
        counted().map_or(Settled::Level, goes_on)
    }
}
