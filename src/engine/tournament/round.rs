//! One round: boards, byes and results.

use super::draft::put_out;
use super::{
    BoardFloat, BoardNo, Bye, GameResult, GameStage, Match, MatchPlay, Meeting, Out, Participant, PlayerId,
    Points, Registration, Results, RoundNo, RoundPlace, RulesPairing, Ruling, Settlement, TeamId,
};
use rpds::VectorSync;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One board of a round, without its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub meeting: Meeting,
    /// Floats recorded when the pairing was made (dutch-2009 A.4, N-16). Systems that derive floats ignore it.
    pub noted: BoardFloat,
    /// True if the arbiter paired this board manually.
    pub by_hand: bool,
    /// True if the arbiter fixed it: re-pairing a draft keeps it.
    pub fixed: bool,
}

/// The actual game, for a correction too late for standings and pairings (FIDE C.04.2 4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RatingOnly {
    /// Actual colours.
    pub meeting: Meeting,
    pub result: GameResult,
}

/// Stage of a round. A round without a pairing does not exist yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Not public; everything can change.
    Draft,
    /// Public; changes need a reason.
    Published,
}

fn is_without(groups: &Arc<[Vec<PlayerId>]>) -> bool {
    groups.is_empty()
}

fn is_nothing_adjusted(adjusted: &Arc<BTreeMap<PlayerId, Points>>) -> bool {
    adjusted.is_empty()
}

/// One round. Copies share unchanged parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Round {
    pub(crate) stage: Stage,
    /// True if a table or a bracket made it, see [`Draft::by_table`].
    pub(crate) by_table: bool,
    /// True if the arbiter changed it, or fixed boards, since it was paired.
    pub(crate) edited: bool,
    pub(crate) boards: Arc<[Board]>,
    pub(crate) results: Results,
    /// By player, player 1 first.
    pub(crate) places: Arc<[RoundPlace]>,
    /// Virtual points in this round; players without any are omitted.
    pub(crate) virtual_points: Arc<[(PlayerId, Points)]>,
    pub(crate) ruling: Option<Arc<Ruling>>,
    /// Corrections that only the rating report uses, by board.
    pub(crate) rating_only: Arc<BTreeMap<BoardNo, RatingOnly>>,
    /// Unresolved conflicts: results found on boards that have a different one.
    pub(crate) conflicts: Arc<BTreeMap<BoardNo, GameResult>>,
    /// Points added or deducted by the arbiter, separate from those of results and byes.
    #[serde(skip_serializing_if = "is_nothing_adjusted")]
    pub(crate) adjusted: Arc<BTreeMap<PlayerId, Points>>,
    /// Players with a pairing number in this round, number 1 first.
    pub(crate) numbering: Arc<[PlayerId]>,
    /// Number of them who had one when the round was paired; the others were added to the round later.
    pub(crate) numbered: usize,
    /// The registrations when the round was paired, player 1 first.
    pub(crate) roster: VectorSync<Option<Arc<Registration>>>,
    #[serde(skip_serializing_if = "is_without")]
    pub(crate) may_meet: Arc<[Vec<PlayerId>]>,
    /// The pairing by the rules, if the round was published differently or changed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by_rules: Option<Arc<RulesPairing>>,
    /// True if it was imported from a report with a pairing that differs from the rules.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) imported: bool,
    /// Data of its matches; `None` if each is one board.
    pub(crate) play: Option<Arc<MatchPlay>>,
}

impl Round {
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns true if a table made the pairing, so that earlier results do not affect it. False for a bracket: its
    /// matches are between players, and follow from the previous ones.
    pub fn is_by_table(&self) -> bool {
        self.by_table && !self.play.as_deref().is_some_and(|play| put_out(&play.matches))
    }

    /// Returns the arbiter's ruling before the round was paired.
    pub fn ruling(&self) -> Option<&Ruling> {
        self.ruling.as_deref()
    }

    /// Returns the soft restriction groups whose players could meet in this round.
    pub fn may_meet(&self) -> &[Vec<PlayerId>] {
        &self.may_meet
    }

    /// Returns true if the arbiter changed its draft or fixed boards in it.
    pub fn is_edited(&self) -> bool {
        self.edited
    }

    /// Returns the number of boards, and of players without one, changed by the arbiter since the draft was paired.
    pub fn count_by_hand(&self, number: RoundNo) -> usize {
        if !self.edited {
            return 0;
        }
        let ruling = self.ruling();
        let is_ruled = |board: &Board| ruling.is_some_and(|ruling| ruling.fixed.contains(&board.meeting));
        let boards = self.first_games().filter(|(_, board, _)| board.by_hand && !is_ruled(board));
        let is_changed = |id: PlayerId, place: RoundPlace| match place {
            RoundPlace::Pool => true,
            RoundPlace::Bye(Bye::Requested(bye)) => {
                self.registration(id).is_none_or(|known| known.away(number) != Some(bye))
                    && ruling.is_none_or(|ruling| !ruling.unpaired.contains(&id))
            }
            _ => false,
        };
        let out = self.players_at(|_| true).filter(|&(id, place)| is_changed(id, place));
        boards.count() + out.count()
    }

    /// Returns the fixed boards, in order.
    pub fn fixed(&self) -> impl Iterator<Item = Meeting> + '_ {
        self.first_games().filter(|(_, board, _)| board.fixed).map(|(_, board, _)| board.meeting)
    }

    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    pub fn board(&self, board: BoardNo) -> Option<&Board> {
        self.boards.get(board.index())
    }

    /// Returns the boards with their numbers and results, in order.
    pub fn games(&self) -> impl Iterator<Item = (BoardNo, &Board, Option<GameResult>)> {
        let numbers = (1..=u16::MAX).map(BoardNo);
        let boards = numbers.zip(self.boards.iter()).zip(self.results.iter());
        boards.map(|((number, board), result)| (number, board, result))
    }

    /// Returns the result of a board; `None` if there is none yet, or no such board.
    pub fn result(&self, board: BoardNo) -> Option<GameResult> {
        self.results.get(board.index()).flatten()
    }

    pub fn is_forfeit_between(&self, players: [PlayerId; 2]) -> bool {
        let is_forfeit = |result| matches!(result, Some(GameResult::Forfeit(_)));
        let is_theirs = |board: &Board| players.into_iter().all(|id| board.meeting.has(id));
        self.games().any(|(_, board, result)| is_theirs(board) && is_forfeit(result))
    }

    /// Returns the arbiter's adjustment of a player's points in the round; negative for a deduction.
    pub fn adjustment(&self, id: PlayerId) -> Points {
        self.adjusted.get(&id).copied().unwrap_or_default()
    }

    /// Returns the arbiter's adjustment of a team in the round: match points, then game points.
    pub fn team_adjustment(&self, id: TeamId) -> [Points; 2] {
        self.play.as_deref().and_then(|play| play.adjusted.get(&id)).copied().unwrap_or_default()
    }

    /// Returns all players with an adjustment by the arbiter, in order of registration.
    pub fn adjustments(&self) -> impl Iterator<Item = (PlayerId, Points)> {
        self.adjusted.iter().map(|(&id, &points)| (id, points))
    }

    /// Returns the correction of a board in the rating report, if there is one.
    pub fn rating_only(&self, board: BoardNo) -> Option<RatingOnly> {
        self.rating_only.get(&board).copied()
    }

    /// Returns the boards in conflict, each with the other result: entered over a different one, or found by
    /// verification. A conflict persists until the arbiter chooses.
    pub fn conflicts(&self) -> impl Iterator<Item = (BoardNo, GameResult)> {
        self.conflicts.iter().map(|(&board, &found)| (board, found))
    }

    /// Returns the other result of a board in conflict; `None` if there is no conflict.
    pub fn conflict(&self, board: BoardNo) -> Option<GameResult> {
        self.conflicts.get(&board).copied()
    }

    /// Returns the matches: those listed by the pairing, else one per board.
    pub fn matches(&self) -> Cow<'_, [Match]> {
        if let Some(play) = self.play.as_deref().filter(|play| !play.matches.is_empty()) {
            return Cow::Borrowed(&play.matches);
        }
        let of = |(board, found, _): (BoardNo, &Board, _)| {
            let sides = [found.meeting.white, found.meeting.black].map(Participant::Player);
            Match { sides, boards: vec![board], stops: false }
        };
        Cow::Owned(self.games().map(of).collect())
    }

    /// Returns true if its pairing listed matches: games can be added to them, and they can be settled.
    pub fn has_listed_matches(&self) -> bool {
        self.play.as_deref().is_some_and(|play| !play.matches.is_empty())
    }

    /// Returns true if its matches are those of a bracket or of teams. A match in a Swiss round is only its games.
    pub fn is_more_than_games(&self) -> bool {
        self.has_listed_matches() && self.games_of_match() == 1
    }

    /// Returns the number of games per pairing: several in a Swiss round of matches; 1 for brackets and
    /// teams, whose boards are listed one by one.
    pub fn games_of_match(&self) -> u8 {
        self.play.as_deref().map_or(1, |play| play.games.max(1))
    }

    /// Returns true if results decide which teams meet or have a bye.
    pub fn pairs_teams(&self) -> bool {
        let Some(play) = self.play.as_deref().filter(|_| !self.by_table) else { return false };
        play.matches.iter().any(Match::is_of_teams) || !play.outs.is_empty()
    }

    /// Returns true if absent players still have a board, and lose by forfeit.
    pub fn seats_absent(&self) -> bool {
        self.by_table || self.pairs_teams()
    }

    /// Returns the boards without the further games of Swiss matches: each pairing once, for teams only the first board
    /// of the match.
    pub fn first_games(&self) -> impl Iterator<Item = (BoardNo, &Board, Option<GameResult>)> {
        let play = self.play.as_deref().filter(|play| play.games > 1 || self.pairs_teams());
        let is_first = move |board: BoardNo| {
            let of = play.and_then(|play| play.match_of(board));
            of.is_none_or(|of| of.boards.first() == Some(&board))
        };
        self.games().filter(move |&(board, ..)| is_first(board))
    }

    pub fn game_stage(&self, board: BoardNo) -> GameStage {
        self.play.as_deref().and_then(|play| play.stages.get(&board)).copied().unwrap_or_default()
    }

    /// Returns the settlement of a board's match, if its games alone do not decide it.
    pub fn settlement(&self, board: BoardNo) -> Option<&Settlement> {
        let play = self.play.as_deref()?;
        play.settled.get(play.match_of(board)?.boards.first()?)
    }

    /// Returns the score of a match reported as a total, in the order of its sides.
    pub fn match_score(&self, of: &Match) -> Option<[Points; 2]> {
        let [one, other] = of.sides.map(|side| self.side_score(side));
        Some([one?, other?])
    }

    /// Returns a side's score in a match reported as a total.
    pub fn side_score(&self, side: Participant) -> Option<Points> {
        self.play.as_deref()?.scores.get(&side).copied()
    }

    /// Returns the side of a match in the previous round that is still playing in this round of a knockout.
    pub fn plays_on(&self, of: &Match) -> Option<Participant> {
        of.sides.into_iter().find(|&side| match side {
            Participant::Player(id) => {
                matches!(self.place(id), RoundPlace::AtBoard(..) | RoundPlace::Through)
            }
            Participant::Team(id) => {
                self.match_of_team(id).is_some() || self.team_out(side) == Some(Out::Through)
            }
        })
    }

    pub fn team_with_bye(&self) -> Option<TeamId> {
        self.play.as_deref()?.outs.iter().find_map(|&(side, out)| match (side, out) {
            (Participant::Team(team), Out::Bye(Bye::PairingAllocated)) => Some(team),
            _ => None,
        })
    }

    pub fn team_out(&self, team: Participant) -> Option<Out> {
        let outs = &self.play.as_deref()?.outs;
        outs.iter().find(|(out, _)| *out == team).map(|&(_, why)| why)
    }

    /// Returns the place of a player; with several games, that of the first.
    pub fn place(&self, player: PlayerId) -> RoundPlace {
        self.places.get(player.index()).copied().unwrap_or(RoundPlace::Nowhere)
    }

    /// Returns the places of all players, player 1 first.
    pub fn places(&self) -> &[RoundPlace] {
        &self.places
    }

    /// Returns the players whose place satisfies `wanted`, in order of registration.
    pub fn players_at<'a>(
        &'a self,
        wanted: impl Fn(RoundPlace) -> bool + 'a,
    ) -> impl Iterator<Item = (PlayerId, RoundPlace)> + 'a {
        (1..).map(PlayerId).zip(self.places.iter().copied()).filter(move |&(_, place)| wanted(place))
    }

    pub fn pairing_allocated_bye(&self) -> Option<PlayerId> {
        self.players_at(|place| place == RoundPlace::Bye(Bye::PairingAllocated))
            .next()
            .map(|(player, _)| player)
    }

    /// Returns true if its boards or bye differ from `other`, or the results of a board that has one in both.
    pub(crate) fn contradicts(&self, other: &Self) -> bool {
        let is_other = |(one, other): (Option<GameResult>, Option<GameResult>)| {
            one.zip(other).is_some_and(|(one, other)| one != other)
        };
        self.pairing() != other.pairing() || self.results.iter().zip(other.results.iter()).any(is_other)
    }

    /// Returns true if a board has a result but none in `other`.
    pub(crate) fn is_more_than(&self, other: &Self) -> bool {
        self.results.iter().zip(other.results.iter()).any(|(one, other)| one.is_some() && other.is_none())
    }

    pub(crate) fn pairing(&self) -> RulesPairing {
        let boards = self.first_games().map(|(_, board, _)| board.meeting).collect();
        RulesPairing { boards, bye: self.pairing_allocated_bye() }
    }

    /// Returns the number of boards that still await a result; an adjourned game has one.
    pub fn missing(&self) -> usize {
        match self.play {
            None => self.results.missing(),
            Some(_) => self.games().filter(|&(board, ..)| self.awaits(board)).count(),
        }
    }

    /// Returns true if a board has no result and will get one. Games of a settled match are not played, nor are those
    /// that cannot change its outcome if the match stops then (knockout §7, decision 10).
    pub fn awaits(&self, board: BoardNo) -> bool {
        if self.board(board).is_none() || self.result(board).is_some() {
            return false;
        }
        let Some(play) = self.play.as_deref() else { return true };
        let Some(of) = play.match_of(board) else { return true };
        let is_settled = of.boards.first().is_some_and(|first| play.settled.contains_key(first))
            || self.match_score(of).is_some();
        !(is_settled || of.stops && self.is_beyond_reach(of, self.game_stage(board)))
    }

    /// Returns true if one side leads a stage of a match by more than the remaining games can equalise.
    fn is_beyond_reach(&self, of: &Match, stage: GameStage) -> bool {
        let (mut lead, mut open) = (0_i32, 0_i32);
        for &board in of.boards.iter().filter(|board| self.game_stage(**board) == stage) {
            let result = self.result(board).filter(|result| *result != GameResult::Adjourned);
            let (Some(found), Some(result)) = (self.board(board), result) else {
                open += 2;
                continue;
            };
            let halves = result.halves();
            let is_first = Participant::Player(found.meeting.white) == of.sides[0];
            lead += if is_first { halves[0] - halves[1] } else { halves[1] - halves[0] };
        }
        lead.abs() > open
    }

    /// Returns true if its points without a game count. A round of a table may be published long before it is played,
    /// so they count from its first game on; an advance forfeit does not start a round.
    pub fn has_begun(&self) -> bool {
        let is_played = |result: GameResult| !matches!(result, GameResult::Forfeit(_));
        !self.is_by_table() || self.results.iter().flatten().any(is_played) || self.missing() == 0
    }

    /// Returns true if it is published and every board has a result.
    pub fn is_complete(&self) -> bool {
        self.stage == Stage::Published && self.missing() == 0
    }

    /// Returns the players in order of the pairing numbers of this round, number 1 first.
    pub fn numbering(&self) -> &[PlayerId] {
        &self.numbering
    }

    /// Returns the players who had a pairing number when the round was paired, and those added later: they
    /// follow at the end until numbers are reassigned.
    pub fn numbered(&self) -> (&[PlayerId], &[PlayerId]) {
        self.numbering.split_at(self.numbered.min(self.numbering.len()))
    }

    pub fn registration(&self, id: PlayerId) -> Option<&Registration> {
        self.roster.get(id.index())?.as_deref()
    }

    /// Returns the players with virtual points in this round, in order of pairing number.
    pub fn virtual_points(&self) -> &[(PlayerId, Points)] {
        &self.virtual_points
    }
}
