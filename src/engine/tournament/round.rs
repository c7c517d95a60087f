//! One round: who sits where, who sits out, and what came of it.

use super::draft::put_out;
use super::{
    BoardFloat, BoardNo, Bye, GameResult, GameStage, Match, MatchPlay, Meeting, Out, Participant, Place,
    PlayerId, Points, Registration, Results, RoundNo, RulesPairing, Ruling, Settlement, TeamId,
};
use rpds::VectorSync;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One board of a round, without its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Who meets.
    pub meeting: Meeting,
    /// Floats noted when the pairing was made (dutch-2009 A.4, N-16). Systems that derive floats do not read it.
    pub noted: BoardFloat,
    /// Whether the arbiter made this board by hand.
    pub by_hand: bool,
    /// Whether the arbiter fixed it: a draft that is paired again keeps it.
    pub fixed: bool,
}

/// How a game really went that was corrected too late for standings and pairings (FIDE C.04.2 4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RatingOnly {
    /// Who really had which colour.
    pub meeting: Meeting,
    /// What really happened.
    pub result: GameResult,
}

/// How far a round has come. A round that has no pairing does not exist yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Only the arbiter sees it; everything can change.
    Draft,
    /// Announced; changes need a reason.
    Published,
}

fn is_without(groups: &Arc<[Vec<PlayerId>]>) -> bool {
    groups.is_empty()
}

fn is_nothing_adjusted(adjusted: &Arc<BTreeMap<PlayerId, Points>>) -> bool {
    adjusted.is_empty()
}

/// One round. Copies share everything that did not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Round {
    pub(crate) stage: Stage,
    /// Whether a table or a bracket gave it, as [`Draft::by_table`] says.
    pub(crate) by_table: bool,
    /// Whether the arbiter changed it, or fixed boards, since it was drawn.
    pub(crate) edited: bool,
    pub(crate) boards: Arc<[Board]>,
    pub(crate) results: Results,
    /// By player, player 1 first.
    pub(crate) places: Arc<[Place]>,
    /// Virtual points in this round, those without left out.
    pub(crate) virtual_points: Arc<[(PlayerId, Points)]>,
    /// What the arbiter decided before it was paired.
    pub(crate) ruling: Option<Arc<Ruling>>,
    /// What the rating report alone shows of some boards.
    pub(crate) rating_only: Arc<BTreeMap<BoardNo, RatingOnly>>,
    /// What was found on some boards instead of the result that stands, and is not settled.
    pub(crate) conflicts: Arc<BTreeMap<BoardNo, GameResult>>,
    /// Points given or taken by the arbiter, beside what results and byes are worth.
    #[serde(skip_serializing_if = "is_nothing_adjusted")]
    pub(crate) adjusted: Arc<BTreeMap<PlayerId, Points>>,
    /// Pairing number 1 first: who had one in this round.
    pub(crate) numbering: Arc<[PlayerId]>,
    /// How many of them had theirs when the round was paired; the others were called in later.
    pub(crate) numbered: usize,
    /// The registrations as they stood when the round was paired, player 1 first.
    pub(crate) roster: VectorSync<Option<Arc<Registration>>>,
    /// Groups that are kept apart if possible, and whose players could meet here.
    #[serde(skip_serializing_if = "is_without")]
    pub(crate) may_meet: Arc<[Vec<PlayerId>]>,
    /// What the rules pair, where the round was published otherwise or changed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by_rules: Option<Arc<RulesPairing>>,
    /// Whether it came with a report that has it otherwise than the rules pair it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) imported: bool,
    /// What is known of its matches; `None` where each is one board.
    pub(crate) play: Option<Arc<MatchPlay>>,
}

impl Round {
    /// Returns how far it has come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether a table gave the pairing, so that no result before it decides who meets. A bracket does not: its matches
    /// are between players, and follow from those before.
    #[must_use]
    pub fn is_by_table(&self) -> bool {
        self.by_table && !self.play.as_deref().is_some_and(|play| put_out(&play.matches))
    }

    /// Returns what the arbiter decided before the round was paired.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        self.ruling.as_deref()
    }

    /// Returns the groups that the event keeps apart if possible, and whose players could meet here.
    #[must_use]
    pub fn may_meet(&self) -> &[Vec<PlayerId>] {
        &self.may_meet
    }

    /// Whether the arbiter changed its draft, or fixed boards of it.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        self.edited
    }

    /// Returns the number of boards, and of players without one, that the arbiter changed since the draft was paired.
    #[must_use]
    pub fn count_by_hand(&self, number: RoundNo) -> usize {
        if !self.edited {
            return 0;
        }
        let ruling = self.ruling();
        let is_ruled = |board: &Board| ruling.is_some_and(|ruling| ruling.fixed.contains(&board.meeting));
        let boards = self.first_games().filter(|(_, board, _)| board.by_hand && !is_ruled(board));
        let is_changed = |id: PlayerId, place: Place| match place {
            Place::Pool => true,
            Place::Bye(Bye::Requested(bye)) => {
                self.registration(id).is_none_or(|known| known.away(number) != Some(bye))
                    && ruling.is_none_or(|ruling| !ruling.unpaired.contains(&id))
            }
            _ => false,
        };
        let out = self.players_at(|_| true).filter(|&(id, place)| is_changed(id, place));
        boards.count() + out.count()
    }

    /// Returns the boards that the arbiter fixed, in order.
    pub fn fixed(&self) -> impl Iterator<Item = Meeting> + '_ {
        self.first_games().filter(|(_, board, _)| board.fixed).map(|(_, board, _)| board.meeting)
    }

    /// Returns the boards, in order.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Returns a board.
    #[must_use]
    pub fn board(&self, board: BoardNo) -> Option<&Board> {
        self.boards.get(board.index())
    }

    /// Returns the boards with their numbers and results, in order.
    pub fn games(&self) -> impl Iterator<Item = (BoardNo, &Board, Option<GameResult>)> {
        let numbers = (1..=u16::MAX).map(BoardNo);
        let boards = numbers.zip(self.boards.iter()).zip(self.results.iter());
        boards.map(|((number, board), result)| (number, board, result))
    }

    /// Returns the result of a board; `None` when there is none yet, or no such board.
    #[must_use]
    pub fn result(&self, board: BoardNo) -> Option<GameResult> {
        self.results.get(board.index()).flatten()
    }

    /// Returns true if two players have a board that was forfeited.
    #[must_use]
    pub fn is_forfeit_between(&self, players: [PlayerId; 2]) -> bool {
        let is_forfeit = |result| matches!(result, Some(GameResult::Forfeit(_)));
        let is_theirs = |board: &Board| players.into_iter().all(|id| board.meeting.has(id));
        self.games().any(|(_, board, result)| is_theirs(board) && is_forfeit(result))
    }

    /// Returns the points given to a player in the round by the arbiter, or taken: those below nothing.
    #[must_use]
    pub fn adjustment(&self, id: PlayerId) -> Points {
        self.adjusted.get(&id).copied().unwrap_or_default()
    }

    /// Returns the points given to a team in the round by the arbiter, or taken: match points, then game points.
    #[must_use]
    pub fn team_adjustment(&self, id: TeamId) -> [Points; 2] {
        self.play.as_deref().and_then(|play| play.adjusted.get(&id)).copied().unwrap_or_default()
    }

    /// Returns everybody who was given points by the arbiter or lost some, in order of registration.
    pub fn adjustments(&self) -> impl Iterator<Item = (PlayerId, Points)> {
        self.adjusted.iter().map(|(&id, &points)| (id, points))
    }

    /// Returns what the rating report shows of a board instead of what counts, if it differs.
    #[must_use]
    pub fn rating_only(&self, board: BoardNo) -> Option<RatingOnly> {
        self.rating_only.get(&board).copied()
    }

    /// Returns the boards in conflict with what was found on each: a result typed over a different one, or what
    /// verifying found. They stay until the arbiter chooses.
    pub fn conflicts(&self) -> impl Iterator<Item = (BoardNo, GameResult)> {
        self.conflicts.iter().map(|(&board, &found)| (board, found))
    }

    /// Returns what was found on a board instead of its result; `None` where nothing is to be settled.
    #[must_use]
    pub fn conflict(&self, board: BoardNo) -> Option<GameResult> {
        self.conflicts.get(&board).copied()
    }

    /// Returns the matches: those that the pairing listed, else one a board.
    #[must_use]
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

    /// Whether its pairing listed matches, so that games can be added to them and they can be settled.
    #[must_use]
    pub fn has_listed_matches(&self) -> bool {
        self.play.as_deref().is_some_and(|play| !play.matches.is_empty())
    }

    /// Whether its matches stand: of a bracket, or of teams. In a Swiss round a match is its games and nothing more.
    #[must_use]
    pub fn is_more_than_games(&self) -> bool {
        self.has_listed_matches() && self.games_of_match() == 1
    }

    /// Returns how many games each two players have in the round: several in a Swiss round of matches. At a bracket, and
    /// between teams, it is 1: there boards are told one by one.
    #[must_use]
    pub fn games_of_match(&self) -> u8 {
        self.play.as_deref().map_or(1, |play| play.games.max(1))
    }

    /// Whether teams meet in it, or have a bye, and results decide which.
    #[must_use]
    pub fn pairs_teams(&self) -> bool {
        let Some(play) = self.play.as_deref().filter(|_| !self.by_table) else { return false };
        play.matches.iter().any(Match::is_of_teams) || !play.outs.is_empty()
    }

    /// Whether who is absent has a board all the same, and loses by forfeit.
    #[must_use]
    pub fn seats_absent(&self) -> bool {
        self.by_table || self.pairs_teams()
    }

    /// Returns the boards without the further games of matches of a Swiss round: each two who meet once, of teams those on the
    /// first board.
    pub fn first_games(&self) -> impl Iterator<Item = (BoardNo, &Board, Option<GameResult>)> {
        let play = self.play.as_deref().filter(|play| play.games > 1 || self.pairs_teams());
        let is_first = move |board: BoardNo| {
            let of = play.and_then(|play| play.match_of(board));
            of.is_none_or(|of| of.boards.first() == Some(&board))
        };
        self.games().filter(move |&(board, ..)| is_first(board))
    }

    /// Returns the part of its match that a board belongs to.
    #[must_use]
    pub fn game_stage(&self, board: BoardNo) -> GameStage {
        self.play.as_deref().and_then(|play| play.stages.get(&board)).copied().unwrap_or_default()
    }

    /// Returns how the match of a board was settled, where its games alone do not decide it.
    #[must_use]
    pub fn settlement(&self, board: BoardNo) -> Option<&Settlement> {
        let play = self.play.as_deref()?;
        play.settled.get(play.match_of(board)?.boards.first()?)
    }

    /// Returns the score of a match that was told as a whole, in the order of its sides.
    #[must_use]
    pub fn match_score(&self, of: &Match) -> Option<[Points; 2]> {
        let [one, other] = of.sides.map(|side| self.side_score(side));
        Some([one?, other?])
    }

    /// Returns what a side has of its match whose score was told as a whole.
    #[must_use]
    pub fn side_score(&self, side: Participant) -> Option<Points> {
        self.play.as_deref()?.scores.get(&side).copied()
    }

    /// Returns which side of a match of the round before plays on in this round of a knockout.
    #[must_use]
    pub fn plays_on(&self, of: &Match) -> Option<Participant> {
        of.sides.into_iter().find(|&side| match side {
            Participant::Player(id) => matches!(self.place(id), Place::AtBoard(..) | Place::Through),
            Participant::Team(id) => {
                self.match_of_team(id).is_some() || self.team_out(side) == Some(Out::Through)
            }
        })
    }

    /// Returns the team that has the pairing-allocated bye.
    #[must_use]
    pub fn team_with_bye(&self) -> Option<TeamId> {
        self.play.as_deref()?.outs.iter().find_map(|&(side, out)| match (side, out) {
            (Participant::Team(team), Out::Bye(Bye::PairingAllocated)) => Some(team),
            _ => None,
        })
    }

    /// Returns why a team has no match.
    #[must_use]
    pub fn team_out(&self, team: Participant) -> Option<Out> {
        let outs = &self.play.as_deref()?.outs;
        outs.iter().find(|(out, _)| *out == team).map(|&(_, why)| why)
    }

    /// Returns where a player is; who has several games, at the first of them.
    #[must_use]
    pub fn place(&self, player: PlayerId) -> Place {
        self.places.get(player.index()).copied().unwrap_or(Place::Nowhere)
    }

    /// Returns everybody's place, player 1 first.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Returns the players who are at `place`-like places, chosen by `wanted`, in order of registration.
    pub fn players_at<'a>(
        &'a self,
        wanted: impl Fn(Place) -> bool + 'a,
    ) -> impl Iterator<Item = (PlayerId, Place)> + 'a {
        (1..).map(PlayerId).zip(self.places.iter().copied()).filter(move |&(_, place)| wanted(place))
    }

    /// Returns who has the pairing-allocated bye.
    #[must_use]
    pub fn pairing_allocated_bye(&self) -> Option<PlayerId> {
        self.players_at(|place| place == Place::Bye(Bye::PairingAllocated)).next().map(|(player, _)| player)
    }

    /// Whether it has other boards or another bye than `other`, or another result on a board that has one in both.
    pub(crate) fn contradicts(&self, other: &Self) -> bool {
        let is_other = |(one, other): (Option<GameResult>, Option<GameResult>)| {
            one.zip(other).is_some_and(|(one, other)| one != other)
        };
        self.pairing() != other.pairing() || self.results.iter().zip(other.results.iter()).any(is_other)
    }

    /// Whether a board has a result that has none in `other`.
    pub(crate) fn is_more_than(&self, other: &Self) -> bool {
        self.results.iter().zip(other.results.iter()).any(|(one, other)| one.is_some() && other.is_none())
    }

    /// Returns who meets and who has the pairing-allocated bye.
    pub(crate) fn pairing(&self) -> RulesPairing {
        let boards = self.first_games().map(|(_, board, _)| board.meeting).collect();
        RulesPairing { boards, bye: self.pairing_allocated_bye() }
    }

    /// Returns how many boards still wait for a result; an adjourned game has one.
    #[must_use]
    pub fn missing(&self) -> usize {
        match self.play {
            None => self.results.missing(),
            Some(_) => self.games().filter(|&(board, ..)| self.awaits(board)).count(),
        }
    }

    /// Whether a board has no result and is still to get one: games of a match that is settled are not played, nor are
    /// those that can change nothing where the match stops at that (knockout §7, decision 10).
    #[must_use]
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

    /// Whether one side is so far ahead in a stage of a match that the games left cannot level it.
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

    /// Whether what it gives without a game counts: a round of a table may be published long before it is played, and does so
    /// from its first game on. Games that are forfeit in advance begin no round.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let is_played = |result: GameResult| !matches!(result, GameResult::Forfeit(_));
        !self.is_by_table() || self.results.iter().flatten().any(is_played) || self.missing() == 0
    }

    /// Whether it is published and every board has a result.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.stage == Stage::Published && self.missing() == 0
    }

    /// Returns the players in order of the pairing numbers of this round, number 1 first.
    #[must_use]
    pub fn numbering(&self) -> &[PlayerId] {
        &self.numbering
    }

    /// Returns those who had a pairing number when the round was paired, and those who were called in later: they
    /// follow at the end until numbers are given anew.
    #[must_use]
    pub fn numbered(&self) -> (&[PlayerId], &[PlayerId]) {
        self.numbering.split_at(self.numbered.min(self.numbering.len()))
    }

    /// Returns a player's registration as it stood when the round was paired.
    #[must_use]
    pub fn registration(&self, id: PlayerId) -> Option<&Registration> {
        self.roster.get(id.index())?.as_deref()
    }

    /// Returns who had virtual points in this round, in order of pairing number.
    #[must_use]
    pub fn virtual_points(&self) -> &[(PlayerId, Points)] {
        &self.virtual_points
    }
}
