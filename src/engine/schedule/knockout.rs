//! Knockout: a bracket of matches, first against last (knockout §2, §3).

use super::{KnockoutBracket, PlayedBracket, TableError, length};
use crate::format::{
    BracketRound, Course, Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, PairedMatch,
    Pairing, PastGame, PastMatch, RankKey, Ranking, Schedule, Settled, Side, Size, Trace, TrfCode,
};
use crate::tournament::{Forfeit, GameResult, GameStage, Occasion, Options};
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// The knockout format of events: a [`KnockoutBracket`](super::KnockoutBracket), and matches of several games.
#[derive(Clone, Copy, Debug)]
pub struct Knockout;

/// Number of players left at the end.
pub(super) const QUALIFIERS: OptionFacts = number("qualifiers", 1, 1, super::MOST);
const STEPWISE: &str = "stepwise";
pub(super) const MODE: OptionFacts =
    OptionFacts { key: "mode", kind: OptionKind::Choice { usual: "padded", among: &["padded", STEPWISE] } };
/// Games of a match: two, or a larger even number set in the regulations (§3).
const GAMES: OptionFacts = number("games", 2, 2, 12);
/// Games of a play-off, at least two (§3).
const PLAY_OFF: OptionFacts = number("play-off", 2, 2, 12);
/// Number of play-offs before the golden point.
pub(super) const PLAY_OFFS: OptionFacts = number("play-offs", 1, 0, 5);
/// True if all games of a match are played even after it is decided (§7, decision 10).
const PLAY_ALL: OptionFacts = OptionFacts::yes_no("play-all");
/// True if a match consists of a golden point only (§4).
const GOLDEN: OptionFacts = OptionFacts::yes_no("golden-point");
/// Time of a game of the match and of the play-off (§3).
const TIME: OptionFacts = OptionFacts {
    key: "match-time",
    kind: OptionKind::Choice { usual: "20", among: &["20", "15-10", "3-3", "announced"] },
};
/// Minutes between games, between stages, and after the last game of the event (§3).
const PAUSES: [OptionFacts; 3] =
    [number("pause-games", 5, 0, 120), number("pause-stages", 10, 0, 120), number("pause-last", 30, 0, 240)];

static FACTS: Facts = Facts {
    course: Course::Bracket,
    draws_colour: false,
    limits_rounds: true,
    occasion: Some(Occasion::RoundRobin),
    // §1: by rating, without one by lot.
    ranking: Ranking { keys: &[RankKey::Rating, RankKey::Lot], ..Ranking::USUAL },
    options: &[
        QUALIFIERS, MODE, GAMES, PLAY_OFF, PLAY_OFFS, PLAY_ALL, GOLDEN, TIME, PAUSES[0], PAUSES[1], PAUSES[2],
    ],
    announced: &[GAMES, PLAY_OFF, PLAY_OFFS, TIME, PAUSES[0], PAUSES[1], PAUSES[2]],
    trf: &[TrfCode::of("CUSTOM_KNOCKOUT")],
    report_name: "Knock-Out",
    ..Facts::classic("knockout", "Knockout, first against last", &[])
};

/// Returns the bracket for `players` participants, with the size and mode of the options.
pub(super) fn bracket_of(players: u16, options: &Options) -> Result<KnockoutBracket, TableError> {
    match (MODE.is(STEPWISE, options), QUALIFIERS.number(options)) {
        (true, 1) => KnockoutBracket::stepwise(players),
        (true, _) => Err(TableError::StepwiseQualifiers),
        (false, qualifiers) => KnockoutBracket::padded(players, qualifiers),
    }
}

const fn number(key: &'static str, usual: u16, least: u16, most: u16) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::Number { usual, least, most } }
}

impl Knockout {
    /// Returns the bracket for `players` players.
    ///
    /// # Errors
    /// Returns an error for qualifiers in stepwise mode, which has one winner, more qualifiers than players, or an odd
    /// number of games.
    pub fn bracket(players: usize, options: &Options) -> Result<KnockoutBracket, TableError> {
        let players = u16::try_from(players).unwrap_or(u16::MAX);
        for games in [GAMES, PLAY_OFF].map(|games| games.number(options)) {
            if !games.is_multiple_of(2) {
                return Err(TableError::OddGames { games });
            }
        }
        bracket_of(players, options)
    }

    fn played<'a>(&'a self, field: &'a Field) -> Result<PlayedBracket<'a>, TableError> {
        // Players registered later have no slot.
        Ok(PlayedBracket { format: self, field, bracket: Self::bracket(field.starters(), &field.options)? })
    }
}

/// State of a stage of a match: halves of both sides, and the number of games without a result.
struct StageScore {
    halves: [i32; 2],
    open: i32,
}

impl StageScore {
    fn of(games: &[&PastGame], of: &PastMatch) -> Self {
        let mut score = Self { halves: [0; 2], open: 0 };
        for game in games {
            let Some(result) = game.result.filter(|result| *result != GameResult::Adjourned) else {
                score.open += 1;
                continue;
            };
            let [white, black] = result.halves();
            let is_first = of.sides[0] == Side::Player(game.white);
            let [one, other] = &mut score.halves;
            *one += if is_first { white } else { black };
            *other += if is_first { black } else { white };
        }
        score
    }

    /// Returns the index of the side that leads, so that no open game can change it; `None` if neither does.
    fn leader(&self, play_all: bool) -> Option<usize> {
        let [one, other] = self.halves;
        let place = match one.cmp(&other) {
            Ordering::Greater => 0,
            Ordering::Less => 1,
            Ordering::Equal => return None,
        };
        (self.open == 0 || !play_all && (one - other).abs() > 2 * self.open).then_some(place)
    }
}

impl Format for Knockout {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let next = self.played(field)?.next()?;
        let games = if GOLDEN.is_on(&field.options) { 1 } else { usize::from(GAMES.number(&field.options)) };
        let mut pairing = Pairing { stops: !PLAY_ALL.is_on(&field.options), ..Pairing::default() };
        for [one, two] in next.meet {
            let first = pairing.boards.len();
            let game = |place: usize| match place % 2 {
                0 => Pair { white: one, black: two },
                _ => Pair { white: two, black: one },
            };
            pairing.boards.extend((0..games).map(game));
            let sides = [one, two].map(Side::Player);
            pairing.matches.push(PairedMatch { sides, boards: (first..first + games).collect() });
        }
        pairing.outs.extend(next.outs.into_iter().map(|(seat, out)| (Side::Player(seat), out)));
        Ok(pairing)
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        length(
            Self::bracket(size.participants, options)
                .map(|bracket| u32::try_from(bracket.rounds().len()).unwrap_or(u32::MAX)),
        )
    }

    fn schedule(&self, players: u16, options: &Options) -> Result<Schedule, TableError> {
        Ok(Self::bracket(players.into(), options)?.schedule())
    }

    fn bracket_rounds(&self, field: &Field) -> Result<Vec<BracketRound>, NoPairing> {
        Ok(self.played(field)?.rounds())
    }

    fn games_of(&self, stage: GameStage, options: &Options) -> u16 {
        match stage {
            GameStage::Match if GOLDEN.is_on(options) => 1,
            GameStage::Match => GAMES.number(options),
            GameStage::PlayOff => PLAY_OFF.number(options),
            GameStage::GoldenPoint => 1,
        }
    }

    /// Match, play-offs, golden point (§3): each stage follows if the previous one is tied.
    fn settle(&self, of: &PastMatch, field: &Field) -> Settled {
        if let Some(winner) = of.settled {
            return Settled::Decided(winner);
        }
        let nobody_came = |game: &PastGame| game.result == Some(GameResult::Forfeit(Forfeit::Both));
        if !of.games.is_empty() && of.games.iter().all(nobody_came) {
            return Settled::Decided(None);
        }
        let played =
            |stage: GameStage| of.games.iter().filter(|game| game.stage == stage).collect::<Vec<_>>();
        if GOLDEN.is_on(&field.options) {
            return golden_point(of, of.games.iter());
        }
        let play_all = PLAY_ALL.is_on(&field.options);
        let golden = played(GameStage::GoldenPoint);
        let (first, further) = (played(GameStage::Match), played(GameStage::PlayOff));
        let play_offs = further.chunks(usize::from(PLAY_OFF.number(&field.options).max(1)));
        let count = play_offs.len();
        for games in std::iter::once(first.as_slice()).chain(play_offs) {
            let score = StageScore::of(games, of);
            match score.leader(play_all).and_then(|place| of.sides.get(place)) {
                Some(&winner) => return Settled::Decided(Some(winner)),
                None if score.open > 0 => return Settled::Running,
                None => {}
            }
        }
        if golden.is_empty() && count < usize::from(PLAY_OFFS.number(&field.options)) {
            return Settled::Tied(GameStage::PlayOff);
        }
        golden_point(of, golden.into_iter())
    }
}

/// Black advances after a draw; if both flags are down, the player whose flag fell later has won the game (§3).
fn golden_point<'a>(of: &PastMatch, games: impl DoubleEndedIterator<Item = &'a PastGame>) -> Settled {
    let mut games = games;
    let Some(game) = games.next_back() else { return Settled::Tied(GameStage::GoldenPoint) };
    let winner = match game.result {
        None | Some(GameResult::Adjourned) => return Settled::Running,
        Some(GameResult::Forfeit(Forfeit::Both)) => return Settled::Tied(GameStage::GoldenPoint),
        Some(result) => match result.halves() {
            [0, 0] => return Settled::Tied(GameStage::GoldenPoint),
            [white, black] if white > black => game.white,
            _ => game.black,
        },
    };
    Settled::Decided(of.sides.into_iter().find(|&side| side == Side::Player(winner)))
}
