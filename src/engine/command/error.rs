//! Errors of commands.

use super::Lock;
use crate::refusal::refusals;
use crate::tournament::{
    BoardNo, GameResult, Licence, Lot, Money, Name, PairingNumber, PlayerId, Points, PrizeList, RoundNo,
    SettingField, Stage, StartPosition, TeamId,
};

refusals! {
/// Error for a rejected command; its snapshot remains valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError: "error" {
    SettingLocked {
        field: SettingField,
        lock: Lock,
    } => { "setting": *field },
    /// Fewer rounds than are already paired, or none.
    TooFewRounds {
        rounds: RoundNo,
        /// The minimum: the last paired round, at least 1.
        least: RoundNo,
    },
    PointsOutOfOrder,
    /// The Baku acceleration is undefined for these point values (FIDE C.04.7 1.1).
    PointsForbidBaku,
    NoSuchPlayer { id: PlayerId } => { "id": id.0 },
    NoSuchTeam { id: TeamId } => { "id": id.0 },
    EmptyTeam,
    TeamNameTaken { name: Name },
    TwiceInTeam { id: PlayerId },
    /// A player is in a team: none can join a second one, or be removed from the event.
    InTeam { id: PlayerId, team: Name },
    /// A player has played for the team, so they must remain a member.
    PlayedForTeam {
        id: PlayerId,
        /// The first such round.
        round: RoundNo,
    },
    FideIdZero,
    /// The size of a team does not match the number of boards.
    UnequalTeam {
        name: Name,
        players: usize,
        boards: u16,
    },
    /// A team with a number of boards also lists players or reserves.
    PlayersAndBoards,
    /// A team without players has too many boards.
    TooManyBoards { most: u8 },
    /// Only some teams of a leg list players.
    PlayersInSomeTeams {
        with: Name,
        without: Name,
    },
    /// A participant of a leg cannot be removed.
    InLeg {
        name: Name,
        first: RoundNo,
    },
    SmallLeg,
    TwiceInLeg { name: Name },
    /// A leg with both players and teams.
    MixedLeg,
    LegEndsEarly { first: RoundNo, last: RoundNo },
    NoSuchLeg { first: RoundNo },
    /// The matches and boards are inconsistent.
    BadMatch {
        /// The first board concerned; 0 for a match without boards.
        board: BoardNo,
    },
    /// A player sits at a board of a match without being on either side.
    NotOfMatch { id: PlayerId, board: BoardNo },
    /// A participant without a match has one after all, or is not in the leg.
    BadOut { name: Name },
    /// A team has neither match nor bye.
    TeamUnplaced { name: Name },
    /// Boards of matches cannot move.
    BoardsOfMatches { round: RoundNo },
    TeamWithoutMatch { name: Name, round: RoundNo },
    LineUpTooLong {
        name: Name,
        players: usize,
        boards: usize,
    },
    /// A line-up names a player who is not a member of the team.
    NotInRoster { id: PlayerId, name: Name },
    TwiceLinedUp { id: PlayerId },
    /// A line-up cannot change once a game of the match has been played.
    MatchBegun {
        /// The first board with the result of a game.
        board: BoardNo,
    },
    /// The match has a total score, so its boards have no results.
    ScoreEntered { board: BoardNo },
    /// No results of its boards add up to the match score.
    ScoreOfNoBoards {
        one: Points,
        other: Points,
        boards: usize,
    },
    /// The matches of the round consist only of their games.
    NoMatchPlay { round: RoundNo },
    /// The match is settled, so games cannot be added.
    MatchSettled { board: BoardNo },
    /// Games cannot be added before the previous ones are finished.
    MatchRunning {
        /// The first board without a result.
        board: BoardNo,
    },
    /// The winner is not a side of the match.
    NotASide { name: Name, board: BoardNo },
    NoPlayOff,
    /// A player is not in the play-off.
    NotTied { name: Name },
    /// The number of players to keep, of eleven or more, is not four to nine (knockout §4).
    KeepOutOfRange,
    LicenceTaken {
        licence: Licence,
        holder: PlayerId,
    },
    FideIdTaken {
        fide_id: u64,
        holder: PlayerId,
    } => { "fide-id": fide_id.to_string() },
    TooManyPlayers { most: usize },
    /// A player who has been paired cannot be removed.
    AlreadyPaired {
        id: PlayerId,
        /// The first such round.
        round: RoundNo,
    },
    /// The round is already paired, so data from before its pairing can no longer change.
    RoundAlreadyPaired { round: RoundNo },
    /// Players with different ratings cannot exchange pairing numbers.
    UnequalRatings { one: PlayerId, other: PlayerId },
    /// Pairing numbers can no longer be exchanged (FIDE C.04.2 2.3).
    NumbersStay {
        /// The last round in which they could be exchanged.
        last: RoundNo,
    },
    AlreadyWithdrawn {
        id: PlayerId,
        /// The first round without them.
        from: RoundNo,
    },
    HalfPointsDenied { id: PlayerId },
    NoChess960,
    PositionDrawn { round: RoundNo, stands: StartPosition } => { "position": *stands },
    RoundBegun { round: RoundNo },
    /// A team cannot join the current leg: it has a table or a bracket, or is over.
    NoPlaceForTeam { name: Name } => { "team": *name },
    /// A round of matches has no individual points to adjust.
    AdjustedMatch { round: RoundNo },
    NotPlayedYet { id: PlayerId, board: BoardNo },
    NotWithdrawn { id: PlayerId },
    ReasonMissing,
    /// A table or bracket determines the pairings.
    FixedByTable { round: RoundNo },
    /// Results decide the pairings of a round, so it cannot be published ahead.
    NotByTable { round: RoundNo },
    /// A pairing lacks a fixed board.
    FixedMissing { round: RoundNo },
    /// An order of boards omits one, or lists one twice.
    BadBoardOrder { round: RoundNo },
    NotNext { round: RoundNo, next: RoundNo },
    /// All planned rounds are paired.
    BeyondLast { round: RoundNo, last: RoundNo },
    /// The previous round is incomplete.
    ResultsMissing {
        round: RoundNo,
        missing: usize,
    },
    /// An earlier round is still a draft.
    StillDraft { round: RoundNo },
    /// Players joined, left or received a bye since the round was drafted.
    DraftOutdated {
        round: RoundNo,
        id: PlayerId,
        count: usize,
    } => { "more": count.saturating_sub(1) },
    /// The order of pairing numbers is incomplete or lists a player twice.
    BadNumbering {
        /// The first player who is missing, listed twice or unknown.
        id: PlayerId,
    },
    /// A pairing lists a player twice, or one who cannot be paired.
    CannotPlace { id: PlayerId },
    /// Players who are present have no place.
    Unplaced {
        count: usize,
        first: Option<PairingNumber>,
    },
    /// Two pairing-allocated byes in one round.
    SecondBye {
        holder: PlayerId,
    },
    NotPaired { round: RoundNo },
    WrongStage {
        round: RoundNo,
        found: Stage,
        needed: Stage,
    },
    NoSuchBoard { round: RoundNo, board: BoardNo, last: BoardNo },
    /// A reserved board cannot have the number 0.
    OwnBoardZero,
    /// The board is reserved for another player.
    OwnBoardTaken {
        board: BoardNo,
        holder: PlayerId,
    },
    FeeTooHigh,
    /// The board has a result, and entering never overwrites one.
    ResultEntered {
        round: RoundNo,
        board: BoardNo,
        stands: GameResult,
    } => { "result": *stands },
    /// Later rounds are paired from this round.
    RoundClosed {
        round: RoundNo,
        next: RoundNo,
    },
    /// The pairing on the board cannot change, because its game has a result.
    BoardHasResult { board: BoardNo },
    NoChange,
    LotDrawn { id: PlayerId, stands: Lot } => { "lot": *stands },
    LotTaken {
        lot: Lot,
        holder: PlayerId,
    },
    /// A prize group has no prizes, one of 0, or one that exceeds the previous prize.
    PrizesOutOfOrder {
        name: Name,
    } => { "highest": Money::HIGHEST.0 },
    TooManyDecimals { decimals: u8 } => { "most": PrizeList::MOST_DECIMALS },
    /// The rounds to undo do not follow the corrected one.
    FollowOutOfRange {
        round: RoundNo,
        /// The first round to undo.
        from: RoundNo,
    },
}
}
