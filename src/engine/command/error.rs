//! Errors of commands.

use super::lock::Lock;
use crate::tournament::{
    BoardNo, GameResult, Licence, Lot, Money, Name, PairingNumber, PlayerId, Points, RoundNo, SettingField,
    Stage, StartPosition, TeamId,
};
use thiserror::Error;

/// Error for a rejected command; its snapshot remains valid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// A setting is locked.
    #[error("{field:?} cannot change any more: {lock}")]
    SettingLocked {
        /// The setting that the command changes.
        field: SettingField,
        /// The cause of the lock.
        lock: Lock,
    },
    /// Fewer rounds than are already paired, or none.
    #[error("{rounds} rounds are too few. Announce at least {least}.")]
    TooFewRounds {
        /// The requested number.
        rounds: RoundNo,
        /// The minimum: the last paired round, at least 1.
        least: RoundNo,
    },
    /// The point values are inconsistent.
    #[error(
        "A draw may not be worth more than half of a win and a loss, nor a bye more than a win. Correct the points."
    )]
    PointsOutOfOrder,
    /// The Baku acceleration is undefined for these point values (FIDE C.04.7 1.1).
    #[error(
        "The Baku acceleration needs a win worth two draws and a loss worth nothing. Change the points, or do without."
    )]
    PointsForbidBaku,
    /// No player has this id.
    #[error("There is no player {id}. Choose a registered player.")]
    NoSuchPlayer {
        /// The requested id.
        id: PlayerId,
    },
    /// No team has this id.
    #[error("There is no team {id}. Choose a registered team.")]
    NoSuchTeam {
        /// The requested id.
        id: TeamId,
    },
    /// A team has no players.
    #[error("The team has no players. Name its players in board order.")]
    EmptyTeam,
    /// Two teams have the same name.
    #[error("There is a team {name} already. Enter another name, or edit that team.")]
    TeamNameTaken {
        /// The name.
        name: Name,
    },
    /// A team lists a player twice.
    #[error("Player {id} is named twice. Name each player once, on a board or as a reserve.")]
    TwiceInTeam {
        /// The player.
        id: PlayerId,
    },
    /// A player is in a team: none can join a second one, or be removed from the event.
    #[error("Player {id} plays for {team}. Take the player out of that team first.")]
    InTeam {
        /// The player.
        id: PlayerId,
        /// The team.
        team: Name,
    },
    /// A player has played for the team, so they must remain a member.
    #[error(
        "Player {id} is in the pairing of round {round} for this team. Keep the player, as a reserve if need be."
    )]
    PlayedForTeam {
        /// The player.
        id: PlayerId,
        /// The first such round.
        round: RoundNo,
    },
    /// A FIDE 0.
    #[error("0 is no FIDE id. Enter one from 1 on, or leave it empty.")]
    FideIdZero,
    /// The size of a team does not match the number of boards.
    #[error(
        "{name} lists {players} players, but a match has {boards} boards. Name as many players; the others are reserves."
    )]
    UnequalTeam {
        /// The team.
        name: Name,
        /// Number of players it lists.
        players: usize,
        /// Number of boards of a match.
        boards: u16,
    },
    /// A team with a number of boards also lists players or reserves.
    #[error(
        "A team that lists players has as many boards as players. Leave the number of boards empty, or the players."
    )]
    PlayersBesideBoards,
    /// A team without players has too many boards.
    #[error("A team without players plays on {most} boards at most. Enter fewer.")]
    TooManyBoards {
        /// The maximum.
        most: u8,
    },
    /// Only some teams of a leg list players.
    #[error("{with} lists players, {without} lists none. Name the players of all teams, or of none.")]
    PlayersInSomeTeams {
        /// A team that lists players.
        with: Name,
        /// A team that lists none.
        without: Name,
    },
    /// A participant of a leg cannot be removed.
    #[error("{name} takes part in the leg that begins with round {first}. Take that leg back first.")]
    InLeg {
        /// The name of the player or team.
        name: Name,
        /// The first round of the leg.
        first: RoundNo,
    },
    /// A group of a leg is too small.
    #[error("A leg needs two participants or more in each group. Name those who take part.")]
    SmallLeg,
    /// A leg lists a participant twice.
    #[error("{name} is named twice. Name each participant of the leg once.")]
    TwiceInLeg {
        /// The name of the player or team.
        name: Name,
    },
    /// A leg with both players and teams.
    #[error("Players and teams cannot take part in the same leg. Name players only, or teams only.")]
    MixedLeg,
    /// A leg ends before it begins.
    #[error("A leg cannot end with round {last} when it begins with round {first}. Give it a round or more.")]
    LegEndsEarly {
        /// Its first round.
        first: RoundNo,
        /// Its last round.
        last: RoundNo,
    },
    /// There is no such leg.
    #[error("No leg begins with round {first}. Choose one that does.")]
    NoSuchLeg {
        /// The requested round.
        first: RoundNo,
    },
    /// The matches and boards are inconsistent.
    #[error(
        "The matches do not hold each board once, between two sides of one group: board {board}. Pair the round again."
    )]
    BadMatch {
        /// The first board concerned; 0 for a match without boards.
        board: BoardNo,
    },
    /// A player sits at a board of a match without being on either side.
    #[error(
        "Player {id} cannot sit at board {board}: a board of a match has one player of each side. Choose another player."
    )]
    NotOfMatch {
        /// The player.
        id: PlayerId,
        /// The board.
        board: BoardNo,
    },
    /// A participant without a match has one after all, or is not in the leg.
    #[error("{name} has a match in this round, or does not take part. Pair the round again.")]
    BadOut {
        /// The name of the player or team.
        name: Name,
    },
    /// A team has neither match nor bye.
    #[error("{name} has neither a match nor a bye. Pair the round again.")]
    TeamUnplaced {
        /// The team.
        name: Name,
    },
    /// Boards of matches cannot move.
    #[error(
        "The boards of round {round} belong to matches and stay where they are. Swap players of one team, or pair the          round again."
    )]
    BoardsOfMatches {
        /// The round.
        round: RoundNo,
    },
    /// A team without a match in the round.
    #[error("{name} has no match in round {round}. Choose a team that plays.")]
    TeamWithoutMatch {
        /// The team.
        name: Name,
        /// The round.
        round: RoundNo,
    },
    /// A line-up names more players than a match has boards.
    #[error("{name} names more players than it has boards: {players} for {boards}. Leave the others out.")]
    LineUpTooLong {
        /// The team.
        name: Name,
        /// Number of players named.
        players: usize,
        /// Number of boards of the match.
        boards: usize,
    },
    /// A line-up names a player who is not a member of the team.
    #[error("Player {id} is not in the roster of {name}. Name its players and reserves.")]
    NotInRoster {
        /// The player.
        id: PlayerId,
        /// The team.
        name: Name,
    },
    /// A line-up names a player for two boards.
    #[error("Player {id} is named for two boards. Name each player once.")]
    TwiceLinedUp {
        /// The player.
        id: PlayerId,
    },
    /// A line-up cannot change once a game of the match has been played.
    #[error(
        "The match has begun: board {board} has a result. Take it back first if the line-up was entered wrongly."
    )]
    MatchBegun {
        /// The first board with the result of a game.
        board: BoardNo,
    },
    /// The match has a total score, so its boards have no results.
    #[error("The score of the match of board {board} stands as a whole. Take it back first.")]
    ScoreStands {
        /// The board.
        board: BoardNo,
    },
    /// No results of its boards add up to the match score.
    #[error("{boards} boards give no {one} - {other}. Type the score again.")]
    ScoreOfNoBoards {
        /// The score of the first side.
        one: Points,
        /// The score of the other side.
        other: Points,
        /// Number of boards of the match.
        boards: usize,
    },
    /// The matches of the round consist only of their games.
    #[error("The games of round {round} say what its matches come to. Enter or correct their results.")]
    NoMatchPlay {
        /// The round.
        round: RoundNo,
    },
    /// The match is settled, so games cannot be added.
    #[error("The match of board {board} is settled. Take that back first, then add games.")]
    MatchSettled {
        /// The board.
        board: BoardNo,
    },
    /// Games cannot be added before the previous ones are finished.
    #[error("Board {board} of this match has no result yet. Enter it first.")]
    MatchRunning {
        /// The first board without a result.
        board: BoardNo,
    },
    /// The winner is not a side of the match.
    #[error("{name} does not play in the match of board {board}. Name one of its two sides.")]
    NotASide {
        /// The name of the player or team.
        name: Name,
        /// The board.
        board: BoardNo,
    },
    /// There is no play-off.
    #[error("No play-off has begun. Open the play-off guide from the standings, then go on.")]
    NoPlayOff,
    /// A player is not in the play-off.
    #[error("{name} is not in the play-off. Name those who are tied.")]
    NotTied {
        /// The name of the player or team.
        name: Name,
    },
    /// The number of players to keep, of eleven or more, is not four to nine (knockout §4).
    #[error("Of eleven or more, the best 4 to 9 play. Choose a number between them.")]
    KeepOutOfRange,
    /// Another player has the licence number.
    #[error("Licence number {licence} belongs to player {holder}. Enter another one, or edit that player.")]
    LicenceTaken {
        /// The number.
        licence: Licence,
        /// The player who has it.
        holder: PlayerId,
    },
    /// Another player has the FIDE ID.
    #[error("FIDE id {fide_id} belongs to player {holder}. Enter another one, or edit that player.")]
    FideIdTaken {
        /// The number.
        fide_id: u64,
        /// The player who has it.
        holder: PlayerId,
    },
    /// The event is full.
    #[error("The event has {most} players, which is the limit. Start a second event for the others.")]
    TooManyPlayers {
        /// The maximum.
        most: usize,
    },
    /// A player who has been paired cannot be removed.
    #[error("Player {id} is in the pairing of round {round}. Withdraw the player instead.")]
    AlreadyPaired {
        /// The player.
        id: PlayerId,
        /// The first such round.
        round: RoundNo,
    },
    /// The round is already paired, so data from before its pairing can no longer change.
    #[error("Round {round} is already paired. Undo it first, or choose a later round.")]
    RoundAlreadyPaired {
        /// The round.
        round: RoundNo,
    },
    /// Players with different ratings cannot exchange pairing numbers.
    #[error("Players {one} and {other} have no equal rating. Only equals exchange their pairing numbers.")]
    UnequalRatings {
        /// The first player.
        one: PlayerId,
        /// The second player.
        other: PlayerId,
    },
    /// Pairing numbers can no longer be exchanged (FIDE C.04.2 2.3).
    #[error("Pairing numbers stay once round {last} is paired.")]
    NumbersStay {
        /// The last round in which they could be exchanged.
        last: RoundNo,
    },
    /// The player has already withdrawn.
    #[error("Player {id} is withdrawn from round {from} on. Bring the player back first.")]
    AlreadyWithdrawn {
        /// The player.
        id: PlayerId,
        /// The first round without them.
        from: RoundNo,
    },
    /// The event denies the player half-point byes.
    #[error("Player {id} is not entitled to half-point byes. Give another bye, or entitle the player first.")]
    HalfPointsDenied {
        /// The player.
        id: PlayerId,
    },
    /// The games are not Chess960.
    #[error("The games are not Chess960: no position is drawn. Announce the kind of games first.")]
    NoChess960,
    /// The position of the round is already drawn.
    #[error("Round {round} begins from position {stands}. It stays; undo the round to draw again.")]
    PositionStands {
        /// The round.
        round: RoundNo,
        /// Its position.
        stands: StartPosition,
    },
    /// The round has results.
    #[error("Round {round} has begun: its position cannot be drawn any more.")]
    RoundBegun {
        /// The round.
        round: RoundNo,
    },
    /// A team cannot join the current leg: it has a table or a bracket, or is over.
    #[error("{name} cannot take part any more: who plays here was fixed before round 1.")]
    NoPlaceForTeam {
        /// Name of the team.
        name: Name,
    },
    /// A round of matches has no individual points to adjust.
    #[error("Round {round} is played in matches. Points are given and taken in rounds of single games.")]
    AdjustedMatch {
        /// The round.
        round: RoundNo,
    },
    /// The player's game has no result.
    #[error("Player {id} has no result on board {board} yet. Enter it, then give or take points.")]
    NotPlayedYet {
        /// The player.
        id: PlayerId,
        /// The board.
        board: BoardNo,
    },
    /// The player is not withdrawn.
    #[error("Player {id} is not withdrawn. Nothing needs to be done.")]
    NotWithdrawn {
        /// The player.
        id: PlayerId,
    },
    /// The reason for the log is missing.
    #[error("This needs a reason, which is kept in the log. Enter one.")]
    ReasonMissing,
    /// A table or bracket determines the pairings.
    #[error(
        "A table decides who meets in round {round}: no board of it can be fixed. Change the draft by hand."
    )]
    FixedByTable {
        /// The round.
        round: RoundNo,
    },
    /// Results decide the pairings of a round, so it cannot be published ahead.
    #[error(
        "Round {round} follows from results: it cannot be published together with others. Pair it by itself."
    )]
    NotByTable {
        /// The round.
        round: RoundNo,
    },
    /// A pairing lacks a fixed board.
    #[error("A fixed board is missing from the pairing of round {round}. Pair the round again.")]
    FixedMissing {
        /// The round.
        round: RoundNo,
    },
    /// An order of boards omits one, or lists one twice.
    #[error("The order of boards of round {round} does not name each of them once. Put them in order again.")]
    BadBoardOrder {
        /// The round.
        round: RoundNo,
    },
    /// The round is not the next one.
    #[error("Round {next} is the next one to be paired, not round {round}. Pair the rounds in order.")]
    NotNext {
        /// The requested round.
        round: RoundNo,
        /// The next one.
        next: RoundNo,
    },
    /// All planned rounds are paired.
    #[error("Round {round} is more than the {last} announced rounds. Announce more rounds first.")]
    BeyondLast {
        /// The requested round.
        round: RoundNo,
        /// The last planned round.
        last: RoundNo,
    },
    /// The previous round is incomplete.
    #[error("Round {round} lacks {missing} results. Enter them, or mark the games as adjourned.")]
    ResultsMissing {
        /// The round.
        round: RoundNo,
        /// Boards without result.
        missing: usize,
    },
    /// An earlier round is still a draft.
    #[error("Round {round} is only a draft. Publish or discard it first.")]
    StillDraft {
        /// The round.
        round: RoundNo,
    },
    /// Players joined, left or received a bye since the round was drafted.
    #[error(
        "The draft of round {round} was made before player {id} came or left ({count} players in all). Pair the \
         round again, or change the draft by hand."
    )]
    DraftOutdated {
        /// The round.
        round: RoundNo,
        /// The first of these players.
        id: PlayerId,
        /// Number of these players.
        count: usize,
    },
    /// The order of pairing numbers is incomplete or lists a player twice.
    #[error("The pairing numbers do not name each player once: player {id}. Pair the round again.")]
    BadNumbering {
        /// The first player who is missing, listed twice or unknown.
        id: PlayerId,
    },
    /// A pairing lists a player twice, or one who cannot be paired.
    #[error("Player {id} cannot be placed there: absent or already placed. Choose another player.")]
    CannotPlace {
        /// The player.
        id: PlayerId,
    },
    /// Players who are present have no place.
    #[error(
        "{count} players have no place yet, first number {first:?}. Pair them or give a bye, then publish."
    )]
    Unplaced {
        /// Number of these players.
        count: usize,
        /// The first of them.
        first: Option<PairingNumber>,
    },
    /// Two pairing-allocated byes in one round.
    #[error("Player {holder} already has the bye of this round. Take it back first.")]
    SecondBye {
        /// The player who has it.
        holder: PlayerId,
    },
    /// The round is not paired.
    #[error("Round {round} is not paired yet. Pair it first.")]
    NotPaired {
        /// The round.
        round: RoundNo,
    },
    /// The stage of the round does not allow the command.
    #[error("Round {round} is {found:?}. This can only be done to a round that is {needed:?}.")]
    WrongStage {
        /// The round.
        round: RoundNo,
        /// Its stage.
        found: Stage,
        /// The required stage.
        needed: Stage,
    },
    /// There is no such board.
    #[error("Round {round} has no board {board}. Choose a board from 1 to {last}.")]
    NoSuchBoard {
        /// The round.
        round: RoundNo,
        /// The requested board.
        board: BoardNo,
        /// The last board.
        last: BoardNo,
    },
    /// A reserved board cannot have the number 0.
    #[error("Boards are counted from 1. Choose a board from 1 on.")]
    OwnBoardZero,
    /// The board is reserved for another player.
    #[error("Board {board} is always that of player {holder}. Choose another one.")]
    OwnBoardTaken {
        /// The board.
        board: BoardNo,
        /// The player it is reserved for.
        holder: PlayerId,
    },
    /// An entry fee exceeds the maximum.
    #[error("Entry fees go up to 10,000,000,000. Enter a lower one.")]
    FeeTooHigh,
    /// The board has a result, and entering never overwrites one.
    #[error("Board {board} of round {round} has a result already. Correct it instead.")]
    ResultStands {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// Its result.
        stands: GameResult,
    },
    /// Later rounds are paired from this round.
    #[error("Round {round} is closed: round {next} is paired from it. Correct the result instead.")]
    RoundClosed {
        /// The round.
        round: RoundNo,
        /// The round paired from it.
        next: RoundNo,
    },
    /// The pairing on the board cannot change, because its game has a result.
    #[error("Board {board} has a result. Clear it first, then change who sits there.")]
    BoardHasResult {
        /// The board.
        board: BoardNo,
    },
    /// The command has no effect.
    #[error("Nothing would change. Choose something else.")]
    NoChange,
    /// The player already has a lot.
    #[error("Player {id} has lot {stands}, and a lot is not drawn twice. Undo the drawing if it was wrong.")]
    LotStands {
        /// The player.
        id: PlayerId,
        /// Their lot.
        stands: Lot,
    },
    /// Another player has this lot.
    #[error("Lot {lot} was drawn by player {holder}. Enter another one.")]
    LotTaken {
        /// The lot.
        lot: Lot,
        /// The player who has it.
        holder: PlayerId,
    },
    /// A prize group has no prizes, one of 0, or one that exceeds the previous prize.
    #[error(
        "The prizes “{name}” are missing, grow from place to place, or are out of range. Enter the first prize first, \
         each from 1 to {} units.",
        Money::HIGHEST.0
    )]
    PrizesOutOfOrder {
        /// Name of the prizes.
        name: Name,
    },
    /// Too many decimals for the currency.
    #[error(
        "{decimals} digits behind the decimal mark are too many. Enter at most {}.",
        crate::tournament::PrizeList::MOST_DECIMALS
    )]
    TooManyDecimals {
        /// The requested number.
        decimals: u8,
    },
    /// The rounds to undo do not follow the corrected one.
    #[error("Round {from} does not follow round {round}. Undo from a later round.")]
    FollowOutOfRange {
        /// The corrected round.
        round: RoundNo,
        /// The first round to undo.
        from: RoundNo,
    },
}
