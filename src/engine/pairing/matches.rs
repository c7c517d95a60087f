//! State of the matches of a round, and the bracket that they belong to.

use super::{Setting, setting};
use crate::format::{BracketRound, Course, Holder, Settled};
use crate::tournament::{
    BoardNo, Colour, Forfeit, GameResult, GameStage, Match, Out, Participant, PlayerId, Points, Registration,
    Round, RoundNo, RoundPlace, SettledBy, Snapshot, Stage,
};

/// Method that decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    Stage(GameStage),
    /// The board count of a tied match of teams.
    Boards,
    /// The other side did not appear.
    NoShow,
    /// Neither side appeared.
    Nobody,
    /// The arbiter's settlement.
    Settled(SettledBy),
}

/// Next step in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NextGame {
    /// None: only its games count.
    Games,
    /// A paired game is still to be played.
    Game,
    /// This many games of a stage are to be added.
    Add(GameStage, u16),
    /// Drawing of lots: the match is tied in all games and counts.
    Lot,
    /// None: it is decided; `None` if neither side advances.
    Decided(Option<Participant>, DecidedBy),
}

/// A match of a round, with its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchState {
    pub of: Match,
    /// Points of both sides: for players of all stages together, for teams those of the match, regardless of play-offs.
    pub points: [Points; 2],
    pub next: NextGame,
}

impl MatchState {
    /// Returns its first board, which identifies it.
    pub fn board(&self) -> Option<BoardNo> {
        self.of.boards.first().copied()
    }
}

/// Returns the listed matches of a round with their state; empty if each match is one board.
pub fn matches(snapshot: &Snapshot, round: RoundNo) -> Vec<MatchState> {
    let Some(paired) = snapshot.round(round).filter(|paired| paired.has_listed_matches()) else {
        return Vec::new();
    };
    let Ok(setting) = setting(snapshot, round) else { return Vec::new() };
    let state = |of: &Match| MatchState {
        of: of.clone(),
        points: match of.is_of_teams() {
            true => points(snapshot, paired, of, &[GameStage::Match]),
            false => points(snapshot, paired, of, &GameStage::ALL),
        },
        next: next(snapshot, &setting, paired, of),
    };
    paired.matches().iter().map(state).collect()
}

/// Returns the tied matches of a bracket round, for which games must be added or the arbiter decides.
pub fn undecided(snapshot: &Snapshot, round: RoundNo) -> Vec<MatchState> {
    let course = super::facts(snapshot.system(round).as_str()).map(|facts| facts.course);
    let found = if course == Some(Course::Bracket) { matches(snapshot, round) } else { Vec::new() };
    found.into_iter().filter(|state| matches!(state.next, NextGame::Add(..) | NextGame::Lot)).collect()
}

/// A match of a bracket whose result, corrected since, contradicts the side that plays in the next published round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradicted {
    pub round: RoundNo,
    pub state: MatchState,
    /// The side that plays in the next round nevertheless.
    pub plays_on: Option<Participant>,
}

/// Returns the matches of brackets that a published round contradicts, in order of rounds.
pub fn contradicted(snapshot: &Snapshot) -> Vec<Contradicted> {
    let is_bracket = |round| {
        let facts = super::facts(snapshot.system(round).as_str());
        facts.is_some_and(|facts| facts.course == Course::Bracket)
    };
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds()).zip(snapshot.rounds().iter().skip(1));
    let follows = |round: RoundNo, later: &Round| {
        let start = snapshot.leg_start(round);
        is_bracket(round) && snapshot.leg_start(round.next()) == start && later.stage() == Stage::Published
    };
    let followed = rounds.filter(|((round, _), later)| follows(*round, later));
    let found = followed.flat_map(|((round, _), later)| {
        matches(snapshot, round).into_iter().filter_map(move |state| {
            let plays_on = later.plays_on(&state.of);
            let is_unlisted = |winner| rests(snapshot, round.next(), later, winner);
            let agrees = |winner: Option<Participant>| {
                winner == plays_on || plays_on.is_none() && winner.is_some_and(is_unlisted)
            };
            let agrees = matches!(state.next, NextGame::Decided(winner, _) if agrees(winner));
            (!agrees).then_some(Contradicted { round, state, plays_on })
        })
    });
    found.collect()
}

/// Returns true if a side that advanced need not be seen in its next round: the arbiter gave it a bye in place of its
/// advance without a match, or the player has left, who keeps the slot but is not listed if the other one is empty.
fn rests(snapshot: &Snapshot, round: RoundNo, paired: &Round, side: Participant) -> bool {
    let Participant::Player(id) = side else { return matches!(paired.team_out(side), Some(Out::Bye(_))) };
    let withdrawn = snapshot.player(id).and_then(Registration::withdrawn);
    matches!(paired.place(id), RoundPlace::Bye(_)) || withdrawn.is_some_and(|from| from <= round)
}

/// Returns the points of both sides of a match from the games of some stages.
fn points(snapshot: &Snapshot, round: &Round, of: &Match, stages: &[GameStage]) -> [Points; 2] {
    if let Some(score) = round.match_score(of).filter(|_| stages.contains(&GameStage::Match)) {
        return score;
    }
    let system = snapshot.settings().points;
    let mut points = [Points::ZERO; 2];
    for &board in of.boards.iter().filter(|board| stages.contains(&round.game_stage(**board))) {
        let (Some(found), Some(result)) = (round.board(board), round.result(board)) else { continue };
        for (points, side) in points.iter_mut().zip(of.sides) {
            let plays = |id: PlayerId| match side {
                Participant::Player(own) => own == id,
                Participant::Team(team) => snapshot.team(team).is_some_and(|team| team.has(id)),
            };
            for colour in [Colour::White, Colour::Black] {
                if plays(found.meeting.player(colour)) {
                    *points += system.of_game(result, colour);
                }
            }
        }
    }
    points
}

fn next(snapshot: &Snapshot, setting: &Setting, round: &Round, of: &Match) -> NextGame {
    let Some(past) = setting.past_match(round, of) else { return NextGame::Games };
    match setting.system.settle(&past, &setting.field) {
        Settled::ByGames => NextGame::Games,
        Settled::Running => NextGame::Game,
        Settled::Tied(stage) => {
            let games = setting.system.games_of(stage, &setting.field.options);
            NextGame::Add(stage, games.saturating_mul(boards_of_stage(round, of)))
        }
        Settled::Level => NextGame::Lot,
        Settled::Decided(winner) => {
            let winner = winner.and_then(|side| setting.participant(side));
            NextGame::Decided(winner, decided_by(snapshot, round, of))
        }
    }
}

/// Returns the number of boards of a match: for players one, regardless of the number of games.
fn boards_of_stage(round: &Round, of: &Match) -> u16 {
    let boards = of.boards.iter().filter(|board| round.game_stage(**board) == GameStage::Match).count();
    if of.is_of_teams() { u16::try_from(boards).unwrap_or(u16::MAX) } else { 1 }
}

fn decided_by(snapshot: &Snapshot, round: &Round, of: &Match) -> DecidedBy {
    let results = of.boards.iter().map(|&board| round.result(board));
    let settlement = of.boards.first().and_then(|&board| round.settlement(board));
    if let Some(settlement) = settlement {
        return match (settlement.by, settlement.winner) {
            (SettledBy::NoShow, Some(_)) => DecidedBy::NoShow,
            (SettledBy::NoShow, None) => DecidedBy::Nobody,
            (by, _) => DecidedBy::Settled(by),
        };
    }
    let is_told = round.match_score(of).is_some();
    if !is_told && results.clone().all(|result| result == Some(GameResult::Forfeit(Forfeit::Both))) {
        return DecidedBy::Nobody;
    }
    if !is_told && results.flatten().all(|result| !result.is_played()) {
        return DecidedBy::NoShow;
    }
    if of.is_of_teams() {
        let is_level = |stage| {
            let [one, other] = points(snapshot, round, of, &[stage]);
            one == other
        };
        let stages = [GameStage::Match, GameStage::PlayOff];
        return stages
            .into_iter()
            .find(|&stage| !is_level(stage))
            .map_or(DecidedBy::Boards, DecidedBy::Stage);
    }
    let played = of.boards.iter().filter(|board| round.result(**board).is_some());
    DecidedBy::Stage(played.map(|&board| round.game_stage(board)).max().unwrap_or_default())
}

/// A bracket as far as it is played. [`BracketView::order`] maps seats to participants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketView {
    pub first: RoundNo,
    /// Its rounds, including future ones.
    pub rounds: Vec<BracketRound>,
    /// The participant of each seat: the seeds, seed 1 first.
    pub order: Vec<Participant>,
}

impl BracketView {
    /// Returns the participant who holds a slot.
    pub fn side(&self, holder: Holder) -> Option<Participant> {
        match holder {
            Holder::Player(seat) => self.order.get(seat.index()).copied(),
            Holder::Open | Holder::Nobody => None,
        }
    }
}

/// Returns the bracket that a round belongs to, with its published part up to `last`; `None` if the format of the round
/// has none.
pub fn bracket(snapshot: &Snapshot, round: RoundNo, last: RoundNo) -> Option<BracketView> {
    let mut setting = setting(snapshot, round).ok()?;
    if setting.system.facts().course != Course::Bracket {
        return None;
    }
    let first = snapshot.leg_start(round);
    let after = snapshot.legs().iter().map(|leg| leg.first).find(|&next| next > first);
    let rounds = snapshot.rounds().iter().take(last.0.into()).skip(first.index());
    let rounds = rounds.take(after.map_or(usize::MAX, |after| usize::from(after.0 - first.0)));
    setting.field.leg.matches = rounds
        .take_while(|round| round.stage() == Stage::Published)
        .map(|round| round.matches().iter().filter_map(|of| setting.past_match(round, of)).collect())
        .collect();
    let rounds = setting.system.bracket_rounds(&setting.field).ok()?;
    let order = match setting.team_seats.is_empty() {
        true => setting.order.iter().copied().map(Participant::Player).collect(),
        false => setting.teams.iter().copied().map(Participant::Team).collect(),
    };
    Some(BracketView { first, rounds, order })
}

/// Returns the number of bracket rounds that each of `sides` has survived up to `last`; for those still in, one more
/// than the number of rounds (knockout §5).
pub fn levels(snapshot: &Snapshot, first: RoundNo, last: RoundNo, sides: &[Participant]) -> Vec<u16> {
    let Some(view) = bracket(snapshot, first, last) else { return vec![0; sides.len()] };
    let count = u16::try_from(view.rounds.len()).unwrap_or(u16::MAX);
    let mut levels = vec![count; sides.len()];
    for (level, round) in (0..).zip(&view.rounds) {
        let lost = round
            .matches
            .iter()
            .filter(|of| of.winner != Holder::Open)
            .flat_map(|of| of.holders.into_iter().filter(move |&holder| holder != of.winner));
        for side in lost.filter_map(|holder| view.side(holder)) {
            if let Some(place) = sides.iter().position(|&known| known == side)
                && let Some(slot) = levels.get_mut(place)
            {
                *slot = level;
            }
        }
    }
    levels
}
