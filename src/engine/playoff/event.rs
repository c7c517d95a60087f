//! A play-off as legs of its event: the next step, its setup, and the outcome of each step.

use super::{Guide, PlayOffStep, Played, PlayedGame, Rank, StepKind, Tie, guide};
use crate::tournament::{
    Forfeit, GameResult, GameStage, Leg, Match, OptionValue, Options, Participant, PlayOffFact,
    PlayOffRecord, PlayerId, Round, RoundNo, Snapshot, Stage, SystemId,
};
use std::collections::HashMap;

/// Progress of a play-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOffState {
    /// The steps so far, each with its outcome unless ranks decided it.
    pub steps: Vec<(PlayOffStep, Option<Played>)>,
    pub guide: Guide,
    /// True if the next step is set up already: its games are paired, or are further games of a match.
    pub is_begun: bool,
}

impl PlayOffState {
    /// Returns true if the arbiter must set up the next step, or record an outcome that no game determines.
    pub fn awaits_arbiter(&self) -> bool {
        let Guide::Next(step) = &self.guide else { return false };
        !self.is_begun
            || matches!(step.act, StepKind::LotOfPairs | StepKind::FewestMoves | StepKind::Decision)
    }
}

pub fn player(record: &PlayOffRecord, rank: Rank) -> Option<PlayerId> {
    record.play_off.tied.get(usize::from(rank).checked_sub(1)?).copied()
}

fn rank(record: &PlayOffRecord, player: PlayerId) -> Option<Rank> {
    let place = record.play_off.tied.iter().position(|&tied| tied == player)?;
    Rank::try_from(place + 1).ok()
}

pub fn state(snapshot: &Snapshot, record: &PlayOffRecord) -> PlayOffState {
    let tied = Rank::try_from(record.play_off.tied.len()).unwrap_or(Rank::MAX);
    let mut reader = Reader { snapshot, record, read: HashMap::new(), tables: 0 };
    let mut facts = record.facts.iter().map(|(_, fact)| fact);
    let mut played: Vec<Played> = Vec::new();
    loop {
        let (steps, now) = guide(tied, &record.play_off.options, &played);
        let (found, is_begun) = match &now {
            Guide::Over(_) => (None, true),
            Guide::Next(step) => match step.act {
                StepKind::LotOfPairs | StepKind::FewestMoves | StepKind::Decision => {
                    (facts.next().and_then(|fact| reader.fact(fact)), true)
                }
                StepKind::RoundRobin | StepKind::GoldenRoundRobin => reader.table(step),
                StepKind::Match | StepKind::MoreGames | StepKind::GoldenPoint => reader.match_games(step),
                StepKind::DropLowest | StepKind::BestRanked => (None, true),
            },
        };
        match found {
            Some(found) => played.push(found),
            None => return PlayOffState { steps: with_results(steps, played), guide: now, is_begun },
        }
    }
}

fn with_results(steps: Vec<PlayOffStep>, played: Vec<Played>) -> Vec<(PlayOffStep, Option<Played>)> {
    let mut played = played.into_iter();
    let result = |step: PlayOffStep| {
        let came = if matches!(step.act, StepKind::DropLowest | StepKind::BestRanked) {
            None
        } else {
            played.next()
        };
        (step, came)
    };
    steps.into_iter().map(result).collect()
}

/// Reads the played games, step by step.
struct Reader<'a> {
    snapshot: &'a Snapshot,
    record: &'a PlayOffRecord,
    /// Number of stages read of each match.
    read: HashMap<(RoundNo, u16), usize>,
    /// Number of round-robin legs read.
    tables: usize,
}

impl<'a> Reader<'a> {
    fn legs(&self) -> impl Iterator<Item = &'a Leg> + use<'a> {
        let first = self.record.play_off.first;
        let other =
            self.snapshot.play_offs().iter().map(|record| record.play_off.first).find(|&next| next > first);
        let ours = move |leg: &&Leg| leg.first >= first && other.is_none_or(|other| leg.first < other);
        self.snapshot.legs().iter().filter(ours)
    }

    fn rank(&self, id: PlayerId) -> Option<Rank> {
        rank(self.record, id)
    }

    fn fact(&self, fact: &PlayOffFact) -> Option<Played> {
        Some(match fact {
            PlayOffFact::Pairs { pairs, .. } => {
                let pair = |&[one, other]: &[PlayerId; 2]| Some([self.rank(one)?, self.rank(other)?]);
                Played::Pairs(pairs.iter().map(pair).collect::<Option<_>>()?)
            }
            PlayOffFact::Moves(moves) => {
                let of = |&(id, moves): &(PlayerId, u32)| Some((self.rank(id)?, moves));
                Played::Moves(moves.iter().map(of).collect::<Option<_>>()?)
            }
            PlayOffFact::Decision { winner, .. } => Played::Decision(self.rank(*winner)?),
        })
    }

    /// Reads a round robin: a separate leg.
    fn table(&mut self, step: &PlayOffStep) -> (Option<Played>, bool) {
        let leg = self.legs().filter(|leg| leg.system.as_str() == ROUND_ROBIN).nth(self.tables);
        let Some(leg) = leg.filter(|leg| has_players(leg, self.record, &step.players)) else {
            return (None, false);
        };
        let mut games = Vec::new();
        for round in leg.first.0..=leg.last.0 {
            let Some(round) = self.snapshot.round(RoundNo(round)).filter(|round| round.is_complete()) else {
                return (None, true);
            };
            games.extend(round.games().filter_map(|(_, board, result)| {
                let (white, black) = (self.rank(board.meeting.white)?, self.rank(board.meeting.black)?);
                Some(PlayedGame { white, black, result: result? })
            }));
        }
        self.tables += 1;
        (Some(Played::Games(games)), true)
    }

    /// Reads the next stage of a match between the two players.
    fn match_games(&mut self, step: &PlayOffStep) -> (Option<Played>, bool) {
        let ids: Vec<Participant> = step
            .players
            .iter()
            .filter_map(|&rank| player(self.record, rank))
            .map(Participant::Player)
            .collect();
        let mut is_begun = false;
        for leg in self.legs().filter(|leg| leg.system.as_str() == KNOCKOUT) {
            for number in leg.first.0..=leg.last.0 {
                let Some(round) = self.snapshot.round(RoundNo(number)) else { continue };
                for of in round.matches().iter().filter(|of| of.sides.iter().all(|side| ids.contains(side))) {
                    let key = (RoundNo(number), of.boards.first().map_or(0, |board| board.0));
                    let stages = self.stages(round, of);
                    let read = self.read.entry(key).or_default();
                    if let Some(games) = stages.get(*read) {
                        *read += 1;
                        return (Some(Played::Games(games.clone())), true);
                    }
                    // A decided match is read to its end; an undecided one is awaited.
                    is_begun |= !is_over(round, of, leg);
                }
            }
            // The bracket has the match, but its round is not paired yet.
            is_begun |= has_players_among(leg, &ids) && self.snapshot.last_published() < Some(leg.last);
        }
        (None, is_begun)
    }

    /// Returns the games of a match by the steps of the procedure, as far as they are complete.
    fn stages(&self, round: &Round, of: &Match) -> Vec<Vec<PlayedGame>> {
        let settled = of.boards.first().and_then(|&board| round.settlement(board));
        if let Some(Participant::Player(winner)) = settled.and_then(|settled| settled.winner) {
            let other = of.sides.into_iter().find_map(|side| match side {
                Participant::Player(id) if id != winner => Some(id),
                _ => None,
            });
            let both = self.rank(winner).zip(other.and_then(|id| self.rank(id)));
            let won =
                |(white, black)| PlayedGame { white, black, result: GameResult::Forfeit(Forfeit::ToWhite) };
            return both.map(won).into_iter().map(|game| vec![game]).collect();
        }
        let mut stages = Vec::new();
        for stage in [GameStage::Match, GameStage::PlayOff, GameStage::GoldenPoint] {
            let boards: Vec<_> =
                of.boards.iter().filter(|board| round.game_stage(**board) == stage).collect();
            // Further games come in pairs.
            for part in boards.chunks(2) {
                if part.iter().any(|board| round.awaits(**board)) || round.stage() == Stage::Draft {
                    return stages;
                }
                stages.push(part.iter().filter_map(|board| self.game(round, **board)).collect());
            }
        }
        stages
    }

    fn game(&self, round: &Round, board: crate::tournament::BoardNo) -> Option<PlayedGame> {
        let meeting = round.board(board)?.meeting;
        let (white, black) = (self.rank(meeting.white)?, self.rank(meeting.black)?);
        Some(PlayedGame { white, black, result: round.result(board)? })
    }
}

/// Returns true if a match is decided: one side is ahead, or a golden point has been played.
fn is_over(round: &Round, of: &Match, leg: &Leg) -> bool {
    if of.boards.first().is_some_and(|&board| round.settlement(board).is_some()) {
        return true;
    }
    let golden = leg.options.get("golden-point") == Some(OptionValue::YesNo(true));
    let mut halves = [0; 2];
    for &board in &of.boards {
        let (Some(found), Some(result)) = (round.board(board), round.result(board)) else { return false };
        if golden || round.game_stage(board) == GameStage::GoldenPoint {
            return true;
        }
        let [white, black] = result.halves();
        let is_first = of.sides[0] == Participant::Player(found.meeting.white);
        halves[0] += if is_first { white } else { black };
        halves[1] += if is_first { black } else { white };
    }
    halves[0] != halves[1]
}

fn has_players(leg: &Leg, record: &PlayOffRecord, ranks: &[Rank]) -> bool {
    let ids: Vec<Participant> =
        ranks.iter().filter_map(|&rank| player(record, rank)).map(Participant::Player).collect();
    leg.participants().count() == ids.len() && has_players_among(leg, &ids)
}

fn has_players_among(leg: &Leg, ids: &[Participant]) -> bool {
    ids.iter().all(|id| leg.group_of(*id).is_some())
}

const ROUND_ROBIN: &str = "round-robin";
const KNOCKOUT: &str = "knockout";

/// Returns the leg that sets up the next step; `None` if it needs none. `order` contains the drawn pairing numbers of a
/// round robin, number 1 first, as ranks.
pub fn leg(snapshot: &Snapshot, record: &PlayOffRecord, now: &PlayOffState, order: &[Rank]) -> Option<Leg> {
    let Guide::Next(step) = &now.guide else { return None };
    if now.is_begun {
        return None;
    }
    let first = snapshot.next_to_publish();
    let is_table = matches!(step.act, StepKind::RoundRobin | StepKind::GoldenRoundRobin);
    let ranks = match step.part.tie {
        _ if is_table && !step.numbers.is_empty() => step.numbers.clone(),
        _ if is_table => order.to_vec(),
        Tie::None => step.players.clone(),
        Tie::SemiFinal(_) | Tie::Final | Tie::Round(..) => step.bracket.clone(),
    };
    let rounds = match ranks.len() {
        count if is_table => count - usize::from(count % 2 == 0),
        count => usize::try_from(count.max(2).ilog2()).unwrap_or(1),
    };
    let players: Option<Vec<Participant>> =
        ranks.iter().map(|&rank| player(record, rank).map(Participant::Player)).collect();
    Some(Leg {
        first,
        last: RoundNo(first.0.checked_add(u8::try_from(rounds).ok()?)?.checked_sub(1)?),
        system: SystemId::new(if is_table { ROUND_ROBIN } else { KNOCKOUT }),
        options: if is_table { Options::default() } else { knockout_options(record, step) },
        groups: vec![players?],
        boards: None,
        is_closed: true,
        decided: String::new(),
    })
}

/// Returns the options for two games, further ones as set, then the golden point; or for golden points alone.
fn knockout_options(record: &PlayOffRecord, step: &PlayOffStep) -> Options {
    let mut options = Options::default();
    if step.act == StepKind::GoldenPoint {
        options.set("golden-point", Some(OptionValue::YesNo(true)));
    } else if record.play_off.options.more != 1 {
        options.set("play-offs", Some(OptionValue::Number(record.play_off.options.more.into())));
    }
    options.set("match-time", Some(OptionValue::Choice("3-3".to_owned())));
    options
}
