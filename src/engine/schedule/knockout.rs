//! Knockout: a bracket of matches, first against last (knockout §2, §3).

use super::{Bracket, Stage, TableError, length};
use crate::format::{
    Course, Facts, Field, Format, NoPairing, OptionFacts, OptionKind, Pair, PairedMatch, Pairing, PastGame,
    PastMatch, RankKey, Ranking, Schedule, ScheduleRound, Seat, Settled, Side, Size, Trace, TrfCode,
};
use crate::tournament::{
    Colour, Forfeit, GameResult, GameStage, Occasion, Options, Out, Outcome, PairingNumber, Points, RoundNo,
};
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// The format.
#[derive(Clone, Copy, Debug)]
pub struct Knockout;

/// How many are to be left in the end.
const QUALIFIERS: OptionFacts =
    OptionFacts { key: "qualifiers", kind: OptionKind::Number { usual: 1, least: 1, most: super::MOST } };
const STEPWISE: &str = "stepwise";
const MODE: OptionFacts =
    OptionFacts { key: "mode", kind: OptionKind::Choice { usual: "padded", among: &["padded", STEPWISE] } };
/// Games of a match: two, or a larger even number announced (§3).
const GAMES: OptionFacts =
    OptionFacts { key: "games", kind: OptionKind::Number { usual: 2, least: 2, most: 12 } };
/// Games of a play-off, at least two (§3).
const PLAY_OFF: OptionFacts =
    OptionFacts { key: "play-off", kind: OptionKind::Number { usual: 2, least: 2, most: 12 } };
/// Whether a match that is decided is played to its end all the same (§7, decision 10).
const PLAY_ALL: OptionFacts = OptionFacts::yes_no("play-all");

static FACTS: Facts = Facts {
    course: Course::Bracket,
    draws_colour: false,
    limits_rounds: true,
    occasion: Some(Occasion::RoundRobin),
    // §1: by rating, without one by lot.
    ranking: Ranking { keys: &[RankKey::Rating, RankKey::Lot], ..Ranking::USUAL },
    options: &[QUALIFIERS, MODE, GAMES, PLAY_OFF, PLAY_ALL],
    trf: &[TrfCode::of("CUSTOM_KNOCKOUT")],
    ..Facts::classic("knockout", "Knockout, first against last", &[])
};

impl Knockout {
    /// Returns the bracket of so many players.
    ///
    /// # Errors
    /// Refuses qualifiers in stepwise mode, which goes down to one winner, and more qualifiers than players.
    pub fn bracket(players: usize, options: &Options) -> Result<Bracket, TableError> {
        let players = u16::try_from(players).unwrap_or(u16::MAX);
        match (MODE.is(STEPWISE, options), QUALIFIERS.number(options)) {
            (true, 1) => Bracket::stepwise(players),
            (true, _) => Err(TableError::StepwiseQualifiers),
            (false, qualifiers) => Bracket::padded(players, qualifiers),
        }
    }

    /// Returns who holds which slot before the round of the field, slot 1 first; `None` where nobody is left.
    fn slots(&self, field: &Field, bracket: Bracket) -> Result<Vec<Option<Seat>>, NoPairing> {
        let mut slots: Vec<Option<Seat>> = field.seats().map(Some).collect();
        slots.resize(bracket.slots().max(u16::try_from(slots.len()).unwrap_or(u16::MAX)).into(), None);
        for matches in &field.leg.matches {
            let Some(stage) = stage(bracket, &slots) else { break };
            slots = self.after(field, &stage, &slots, matches)?;
            if matches!(bracket, Bracket::Stepwise { .. }) {
                slots.retain(Option::is_some);
                slots.sort_unstable();
            }
        }
        Ok(slots)
    }

    /// Returns who holds which slot after a round: the winner takes the better slot, who goes through keeps theirs.
    fn after(
        &self,
        field: &Field,
        stage: &Stage,
        slots: &[Option<Seat>],
        matches: &[PastMatch],
    ) -> Result<Vec<Option<Seat>>, NoPairing> {
        let holder = |slot: u16| slots.get(usize::from(slot) - 1).copied().flatten();
        let mut next = vec![None; stage.matches.len() + stage.through.len()];
        let mut take = |slot: u16, who: Option<Seat>| {
            if let Some(place) = next.get_mut(usize::from(slot) - 1) {
                *place = who;
            }
        };
        let mut winners = Vec::new();
        for &[better, other] in &stage.matches {
            let winner = match [holder(better), holder(other)] {
                [Some(one), Some(two)] => self.winner(field, matches, [one, two])?,
                [one, two] => one.or(two),
            };
            winners.push((better, winner));
        }
        // In stepwise mode slots are numbered anew by whoever asks.
        for (slot, who) in stage.through.iter().map(|&slot| (slot, holder(slot))).chain(winners) {
            take(slot, who);
        }
        Ok(next)
    }

    fn winner(
        &self,
        field: &Field,
        matches: &[PastMatch],
        players: [Seat; 2],
    ) -> Result<Option<Seat>, NoPairing> {
        let sides = players.map(Side::Player);
        let of = matches.iter().find(|of| of.sides.iter().all(|side| sides.contains(side)));
        match of.map(|of| self.settle(of, field)) {
            Some(Settled::Decided(winner)) => Ok(winner.and_then(|side| match side {
                Side::Player(seat) => Some(seat),
                Side::Team(_) => None,
            })),
            _ => Err(NoPairing::Undecided { players: players.map(|seat| number(field, seat)) }),
        }
    }
}

fn number(field: &Field, seat: Seat) -> PairingNumber {
    field.player(seat).number
}

/// The round that these slots play; `None` where nobody has to be put out.
fn stage(bracket: Bracket, slots: &[Option<Seat>]) -> Option<Stage> {
    match bracket {
        Bracket::Padded { .. } => {
            let is_next = |stage: &Stage| 2 * (stage.matches.len() + stage.through.len()) == slots.len();
            bracket.rounds().into_iter().find(is_next)
        }
        Bracket::Stepwise { .. } => {
            Bracket::stepwise(u16::try_from(slots.len()).ok()?).ok()?.rounds().into_iter().next()
        }
    }
}

/// What one stage of a match has come to: points of both sides, and games without a result.
struct StageScore {
    points: [Points; 2],
    open: usize,
    games: usize,
}

impl StageScore {
    fn of(games: &[PastGame], stage: GameStage, of: &PastMatch, field: &Field) -> Self {
        let mut score = Self { points: [Points::ZERO; 2], open: 0, games: 0 };
        for game in games.iter().filter(|game| game.stage == stage) {
            score.games += 1;
            let Some(result) = game.result else {
                score.open += 1;
                continue;
            };
            for (points, side) in score.points.iter_mut().zip(of.sides) {
                let colour = if side == Side::Player(game.white) { Colour::White } else { Colour::Black };
                *points += field.points.of_game(result, colour);
            }
        }
        score
    }

    /// Who is ahead, by place among the sides, so that no game still open changes it; `None`: nobody so far.
    fn leader(&self, field: &Field, play_all: bool) -> Option<usize> {
        let [one, other] = self.points;
        let place = match one.cmp(&other) {
            Ordering::Greater => 0,
            Ordering::Less => 1,
            Ordering::Equal => return None,
        };
        let lead = if place == 0 { one - other } else { other - one };
        let reach = Points::from_tenths(
            (field.points.win - field.points.loss).tenths() * i32::try_from(self.open).unwrap_or(i32::MAX),
        );
        (self.open == 0 || !play_all && lead > reach).then_some(place)
    }
}

impl Format for Knockout {
    fn facts(&self) -> &Facts {
        &FACTS
    }

    fn pair(&self, field: &Field, _trace: &mut Trace) -> Result<Pairing, NoPairing> {
        let bracket = Self::bracket(field.players.len(), &field.options)?;
        let slots = self.slots(field, bracket)?;
        let last = RoundNo(field.round.0.saturating_sub(1));
        let stage = stage(bracket, &slots).ok_or(NoPairing::ScheduleOver { last })?;
        let holder = |slot: u16| slots.get(usize::from(slot) - 1).copied().flatten();
        let games = usize::from(GAMES.number(&field.options));
        let mut pairing = Pairing::default();
        let mut through: Vec<Seat> = stage.through.iter().filter_map(|&slot| holder(slot)).collect();
        for &[better, other] in &stage.matches {
            let [Some(one), Some(two)] = [holder(better), holder(other)] else {
                through.extend([better, other].into_iter().filter_map(holder));
                continue;
            };
            let first = pairing.boards.len();
            let game = |place: usize| match place % 2 {
                0 => Pair { white: one, black: two },
                _ => Pair { white: two, black: one },
            };
            pairing.boards.extend((0..games).map(game));
            let sides = [one, two].map(Side::Player);
            pairing.matches.push(PairedMatch { sides, boards: (first..first + games).collect() });
        }
        pairing.outs = through.into_iter().map(|seat| (Side::Player(seat), Out::Through)).collect();
        let plays =
            |seat: Seat| pairing.boards.iter().any(|board| [board.white, board.black].contains(&seat));
        let is_named =
            |seat: Seat| plays(seat) || pairing.outs.iter().any(|&(side, _)| side == Side::Player(seat));
        let put_out: Vec<Seat> = field.seats().filter(|&seat| !is_named(seat)).collect();
        pairing.outs.extend(put_out.into_iter().map(|seat| (Side::Player(seat), Out::Idle)));
        Ok(pairing)
    }

    fn rounds(&self, size: Size, options: &Options) -> RangeInclusive<u8> {
        length(
            Self::bracket(size.participants, options)
                .map(|bracket| u32::try_from(bracket.rounds().len()).unwrap_or(u32::MAX)),
        )
    }

    fn schedule(&self, players: u16, options: &Options) -> Result<Schedule, TableError> {
        let round = |stage: Stage| ScheduleRound {
            boards: stage.matches.into_iter().map(|slots| slots.map(|slot| slot.to_string())).collect(),
            through: stage.through.into_iter().map(|slot| slot.to_string()).collect(),
        };
        let bracket = Self::bracket(players.into(), options)?;
        Ok(Schedule { rounds: bracket.rounds().into_iter().map(round).collect(), is_bracket: true })
    }

    /// Match, play-off, golden point (§3): each stage follows where the one before ends equal.
    fn settle(&self, of: &PastMatch, field: &Field) -> Settled {
        if let Some(winner) = of.settled {
            return Settled::Decided(winner);
        }
        let play_all = PLAY_ALL.is_on(&field.options);
        for (stage, next) in
            [(GameStage::Match, GameStage::PlayOff), (GameStage::PlayOff, GameStage::GoldenPoint)]
        {
            let score = StageScore::of(&of.games, stage, of, field);
            if score.games == 0 {
                return Settled::Tied(stage);
            }
            match score.leader(field, play_all).and_then(|place| of.sides.get(place)) {
                Some(&winner) => return Settled::Decided(Some(winner)),
                None if score.open > 0 => return Settled::Running,
                None if !of.games.iter().any(|game| game.stage == next) => return Settled::Tied(next),
                None => {}
            }
        }
        golden_point(of)
    }
}

/// A draw puts White out (§3). Whose flag fell later is settled by the arbiter.
fn golden_point(of: &PastMatch) -> Settled {
    let Some(game) = of.games.iter().rfind(|game| game.stage == GameStage::GoldenPoint) else {
        return Settled::Tied(GameStage::GoldenPoint);
    };
    match game.result {
        None | Some(GameResult::Adjourned) => Settled::Running,
        Some(GameResult::Forfeit(Forfeit::ToWhite))
        | Some(GameResult::Played(Outcome::WhiteWins | Outcome::WhiteDraws))
        | Some(GameResult::Unrated(Outcome::WhiteWins | Outcome::WhiteDraws)) => {
            Settled::Decided(Some(Side::Player(game.white)))
        }
        Some(GameResult::Forfeit(Forfeit::Both))
        | Some(GameResult::Played(Outcome::BothLose))
        | Some(GameResult::Unrated(Outcome::BothLose)) => Settled::Tied(GameStage::GoldenPoint),
        Some(_) => Settled::Decided(Some(Side::Player(game.black))),
    }
}
