//! Why a command was refused.

use super::lock::{Lock, SettingField};
use crate::tournament::{
    BoardNo, GameResult, Licence, Lot, Money, Name, PairingNumber, PlayerId, Points, RoundNo, Stage,
    StartPosition, TeamId,
};
use thiserror::Error;

/// Why a command was refused; the snapshot it was meant for is still good.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// A setting can no longer change.
    #[error("{field:?} cannot change any more: {lock}")]
    SettingLocked {
        /// The setting that the command changes.
        field: SettingField,
        /// Why, and what would free it.
        lock: Lock,
    },
    /// Fewer rounds than are already paired, or none.
    #[error("{rounds} rounds are too few. Announce at least {least}.")]
    TooFewRounds {
        /// The number asked for.
        rounds: RoundNo,
        /// The fewest that can be announced: the last paired round, at least 1.
        least: RoundNo,
    },
    /// The values of results do not fit together.
    #[error(
        "A draw may not be worth more than half of a win and a loss, nor a bye more than a win. Correct the points."
    )]
    PointsOutOfOrder,
    /// The Baku acceleration is not defined for these points (FIDE C.04.7 1.1).
    #[error(
        "The Baku acceleration needs a win worth two draws and a loss worth nothing. Change the points, or do without."
    )]
    PointsForbidBaku,
    /// Nobody has this id.
    #[error("There is no player {id}. Choose a registered player.")]
    NoSuchPlayer {
        /// The id asked for.
        id: PlayerId,
    },
    /// No team has this id.
    #[error("There is no team {id}. Choose a registered team.")]
    NoSuchTeam {
        /// The id asked for.
        id: TeamId,
    },
    /// A team without players.
    #[error("The team has no players. Name its players in board order.")]
    EmptyTeam,
    /// Two teams of one name.
    #[error("There is a team {name} already. Enter another name, or edit that team.")]
    TeamNameTaken {
        /// The name.
        name: Name,
    },
    /// A team names a player twice.
    #[error("Player {id} is named twice. Name each player once, on a board or as a reserve.")]
    TwiceInTeam {
        /// The player that the command names.
        id: PlayerId,
    },
    /// Nobody plays for two teams, or is removed from the event while in one.
    #[error("Player {id} plays for {team}. Take the player out of that team first.")]
    InTeam {
        /// The player that the command names.
        id: PlayerId,
        /// For which team.
        team: Name,
    },
    /// A game keeps the team it was played for.
    #[error(
        "Player {id} is in the pairing of round {round} for this team. Keep the player, as a reserve if need be."
    )]
    PlayedForTeam {
        /// The player that the command names.
        id: PlayerId,
        /// The first such round.
        round: RoundNo,
    },
    /// 0 is no FIDE id.
    #[error("0 is no FIDE id. Enter one from 1 on, or leave it empty.")]
    FideIdZero,
    /// A team does not fit the number of boards.
    #[error(
        "{name} lists {players} players, but a match has {boards} boards. Name as many players; the others are reserves."
    )]
    UnequalTeam {
        /// The team.
        name: Name,
        /// How many players it lists.
        players: usize,
        /// How many boards a match has.
        boards: u16,
    },
    /// A team names players or reserves, and boards without players.
    #[error(
        "A team that lists players has as many boards as players. Leave the number of boards empty, or the players."
    )]
    PlayersBesideBoards,
    /// A team that lists no players is to play on more boards than one can.
    #[error("A team without players plays on {most} boards at most. Enter fewer.")]
    TooManyBoards {
        /// How many it may play on.
        most: u8,
    },
    /// Some teams of a leg list players, others none.
    #[error("{with} lists players, {without} lists none. Name the players of all teams, or of none.")]
    PlayersInSomeTeams {
        /// A team that lists players.
        with: Name,
        /// One that lists none.
        without: Name,
    },
    /// Who takes part in a leg stays in the event.
    #[error("{name} takes part in the leg that begins with round {first}. Take that leg back first.")]
    InLeg {
        /// The name of the player or team.
        name: Name,
        /// Where the leg begins.
        first: RoundNo,
    },
    /// A group of a leg is too small.
    #[error("A leg needs two participants or more in each group. Name those who take part.")]
    SmallLeg,
    /// A leg names somebody twice.
    #[error("{name} is named twice. Name each participant of the leg once.")]
    TwiceInLeg {
        /// The name of the player or team.
        name: Name,
    },
    /// Players and teams in one leg.
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
    /// No such leg.
    #[error("No leg begins with round {first}. Choose one that does.")]
    NoSuchLeg {
        /// The round asked for.
        first: RoundNo,
    },
    /// Matches and boards do not fit together.
    #[error(
        "The matches do not hold each board once, between two sides of one group: board {board}. Pair the round again."
    )]
    BadMatch {
        /// The first board concerned, 0 for a match without boards.
        board: BoardNo,
    },
    /// Somebody sits at a board of a match of others.
    #[error(
        "Player {id} cannot sit at board {board}: a board of a match has one player of each side. Choose another player."
    )]
    NotOfMatch {
        /// The player that the command names.
        id: PlayerId,
        /// The board.
        board: BoardNo,
    },
    /// Somebody is out who has a match or does not take part.
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
    /// Boards of matches do not move.
    #[error(
        "The boards of round {round} belong to matches and stay where they are. Swap players of one team, or pair the          round again."
    )]
    BoardsOfMatches {
        /// The round.
        round: RoundNo,
    },
    /// A team that plays nobody in the round.
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
        /// How many players are named.
        players: usize,
        /// How many boards the match has.
        boards: usize,
    },
    /// A line-up names somebody who does not play for the team.
    #[error("Player {id} is not in the roster of {name}. Name its players and reserves.")]
    NotInRoster {
        /// The player that the command names.
        id: PlayerId,
        /// The team.
        name: Name,
    },
    /// A line-up names a player for two boards.
    #[error("Player {id} is named for two boards. Name each player once.")]
    TwiceLinedUp {
        /// The player that the command names.
        id: PlayerId,
    },
    /// The line-ups of a match are closed when one of its games is played.
    #[error(
        "The match has begun: board {board} has a result. Take it back first if the line-up was entered wrongly."
    )]
    MatchBegun {
        /// The first board with the result of a game.
        board: BoardNo,
    },
    /// The boards of a match say nothing beside its score told as a whole.
    #[error("The score of the match of board {board} stands as a whole. Take it back first.")]
    ScoreStands {
        /// The board.
        board: BoardNo,
    },
    /// A match score that its boards do not add up to.
    #[error("{boards} boards give no {one} - {other}. Type the score again.")]
    ScoreOfNoBoards {
        /// What the side named first was to have.
        one: Points,
        /// What the other was to have.
        other: Points,
        /// How many boards the match has.
        boards: usize,
    },
    /// A match is what its games say, one or several.
    #[error("The games of round {round} say what its matches come to. Enter or correct their results.")]
    NoMatchPlay {
        /// The round.
        round: RoundNo,
    },
    /// A settled match has no further games.
    #[error("The match of board {board} is settled. Take that back first, then add games.")]
    MatchSettled {
        /// The board.
        board: BoardNo,
    },
    /// Games are added when those before are over.
    #[error("Board {board} of this match has no result yet. Enter it first.")]
    MatchRunning {
        /// The first board without a result.
        board: BoardNo,
    },
    /// Somebody else cannot win a match.
    #[error("{name} does not play in the match of board {board}. Name one of its two sides.")]
    NotASide {
        /// The name of the player or team.
        name: Name,
        /// The board.
        board: BoardNo,
    },
    /// Nothing is played off.
    #[error("No play-off has begun. Open the play-off guide from the standings, then go on.")]
    NoPlayOff,
    /// Somebody is not in the play-off.
    #[error("{name} is not in the play-off. Name those who are tied.")]
    NotTied {
        /// The name of the player or team.
        name: Name,
    },
    /// Four to nine of eleven or more play on (knockout §4).
    #[error("Of eleven or more, the best 4 to 9 play. Choose a number between them.")]
    KeepOutOfRange,
    /// The licence number is another player's.
    #[error("Licence number {licence} belongs to player {holder}. Enter another one, or edit that player.")]
    LicenceTaken {
        /// The number.
        licence: Licence,
        /// Who has it.
        holder: PlayerId,
    },
    /// The FIDE id is another player's.
    #[error("FIDE id {fide_id} belongs to player {holder}. Enter another one, or edit that player.")]
    FideIdTaken {
        /// The number.
        fide_id: u64,
        /// Who has it.
        holder: PlayerId,
    },
    /// The event is full.
    #[error("The event has {most} players, which is the limit. Start a second event for the others.")]
    TooManyPlayers {
        /// The limit.
        most: usize,
    },
    /// Who was in a pairing cannot be removed.
    #[error("Player {id} is in the pairing of round {round}. Withdraw the player instead.")]
    AlreadyPaired {
        /// The player that the command names.
        id: PlayerId,
        /// The first such round.
        round: RoundNo,
    },
    /// A round is already paired, so what precedes its pairing can no longer change.
    #[error("Round {round} is already paired. Undo it first, or choose a later round.")]
    RoundAlreadyPaired {
        /// The round.
        round: RoundNo,
    },
    /// Numbers of players whose ratings differ would be exchanged.
    #[error("Players {one} and {other} have no equal rating. Only equals exchange their pairing numbers.")]
    UnequalRatings {
        /// The one.
        one: PlayerId,
        /// The other.
        other: PlayerId,
    },
    /// Pairing numbers are not exchanged any more (FIDE C.04.2 2.3).
    #[error("Pairing numbers stay once round {last} is paired.")]
    NumbersStay {
        /// The last round from which they could be exchanged.
        last: RoundNo,
    },
    /// They are withdrawn already.
    #[error("Player {id} is withdrawn from round {from} on. Bring the player back first.")]
    AlreadyWithdrawn {
        /// The player that the command names.
        id: PlayerId,
        /// Since when.
        from: RoundNo,
    },
    /// The event grants them no half-point byes.
    #[error("Player {id} is not entitled to half-point byes. Give another bye, or entitle the player first.")]
    HalfPointsDenied {
        /// The player that the command names.
        id: PlayerId,
    },
    /// The games are not Chess960.
    #[error("The games are not Chess960: no position is drawn. Announce the kind of games first.")]
    NoChess960,
    /// The position of the round is drawn already.
    #[error("Round {round} begins from position {stands}. It stays; undo the round to draw again.")]
    PositionStands {
        /// The round.
        round: RoundNo,
        /// Its position.
        stands: StartPosition,
    },
    /// Results of the round are in.
    #[error("Round {round} has begun: its position cannot be drawn any more.")]
    RoundBegun {
        /// The round.
        round: RoundNo,
    },
    /// A team takes no part in the leg that is played, and cannot: it has a table or a bracket, or is over.
    #[error("{name} cannot take part any more: who plays here was fixed before round 1.")]
    NoPlaceForTeam {
        /// What it is called.
        name: Name,
    },
    /// A match has no points of a player that could be given or taken.
    #[error("Round {round} is played in matches. Points are given and taken in rounds of single games.")]
    AdjustedMatch {
        /// The round.
        round: RoundNo,
    },
    /// Their game has no result.
    #[error("Player {id} has no result on board {board} yet. Enter it, then give or take points.")]
    NotPlayedYet {
        /// The player that the command names.
        id: PlayerId,
        /// The board.
        board: BoardNo,
    },
    /// They are not withdrawn.
    #[error("Player {id} is not withdrawn. Nothing needs to be done.")]
    NotWithdrawn {
        /// The player that the command names.
        id: PlayerId,
    },
    /// The act needs a reason for the log.
    #[error("This needs a reason, which is kept in the log. Enter one.")]
    ReasonMissing,
    /// A table or bracket decides who meets.
    #[error(
        "A table decides who meets in round {round}: no board of it can be fixed. Change the draft by hand."
    )]
    FixedByTable {
        /// The round.
        round: RoundNo,
    },
    /// A round is to be published with others, though results decide who meets in it.
    #[error(
        "Round {round} follows from results: it cannot be published together with others. Pair it by itself."
    )]
    NotByTable {
        /// The round.
        round: RoundNo,
    },
    /// A pairing leaves out a board that was fixed.
    #[error("A fixed board is missing from the pairing of round {round}. Pair the round again.")]
    FixedMissing {
        /// The round.
        round: RoundNo,
    },
    /// An order of boards leaves one out, or names one twice.
    #[error("The order of boards of round {round} does not name each of them once. Put them in order again.")]
    BadBoardOrder {
        /// The round.
        round: RoundNo,
    },
    /// Another round comes next.
    #[error("Round {next} is the next one to be paired, not round {round}. Pair the rounds in order.")]
    NotNext {
        /// The round asked for.
        round: RoundNo,
        /// The next one.
        next: RoundNo,
    },
    /// All announced rounds are paired.
    #[error("Round {round} is more than the {last} announced rounds. Announce more rounds first.")]
    BeyondLast {
        /// The round asked for.
        round: RoundNo,
        /// The last announced one.
        last: RoundNo,
    },
    /// The round before is not complete.
    #[error("Round {round} lacks {missing} results. Enter them, or mark the games as adjourned.")]
    ResultsMissing {
        /// The round.
        round: RoundNo,
        /// Boards without result.
        missing: usize,
    },
    /// No round before it is only a draft.
    #[error("Round {round} is only a draft. Publish or discard it first.")]
    StillDraft {
        /// The round.
        round: RoundNo,
    },
    /// Since a round was drafted somebody has left, come or been given a bye.
    #[error(
        "The draft of round {round} was made before player {id} came or left ({count} players in all). Pair the \
         round again, or change the draft by hand."
    )]
    DraftOutdated {
        /// The round.
        round: RoundNo,
        /// The first of them.
        id: PlayerId,
        /// How many there are.
        count: usize,
    },
    /// The order of pairing numbers is not complete or names somebody twice.
    #[error("The pairing numbers do not name each player once: player {id}. Pair the round again.")]
    BadNumbering {
        /// The first one missing, twice or foreign.
        id: PlayerId,
    },
    /// A pairing names a player twice, or one who is not to be paired.
    #[error("Player {id} cannot be placed there: absent or already placed. Choose another player.")]
    CannotPlace {
        /// The player that the command names.
        id: PlayerId,
    },
    /// Somebody who is present has no place.
    #[error(
        "{count} players have no place yet, first number {first:?}. Pair them or give a bye, then publish."
    )]
    Unplaced {
        /// How many.
        count: usize,
        /// The first of them.
        first: Option<PairingNumber>,
    },
    /// Two pairing-allocated byes in one round.
    #[error("Player {holder} already has the bye of this round. Take it back first.")]
    SecondBye {
        /// Who has it.
        holder: PlayerId,
    },
    /// The round is not paired.
    #[error("Round {round} is not paired yet. Pair it first.")]
    NotPaired {
        /// The round.
        round: RoundNo,
    },
    /// The round is at another stage than the command needs.
    #[error("Round {round} is {found:?}. This can only be done to a round that is {needed:?}.")]
    WrongStage {
        /// The round.
        round: RoundNo,
        /// What it is.
        found: Stage,
        /// What it must be.
        needed: Stage,
    },
    /// No such board.
    #[error("Round {round} has no board {board}. Choose a board from 1 to {last}.")]
    NoSuchBoard {
        /// The round.
        round: RoundNo,
        /// The board asked for.
        board: BoardNo,
        /// The last one.
        last: BoardNo,
    },
    /// No board of a player's own has the number 0.
    #[error("Boards are counted from 1. Choose a board from 1 on.")]
    OwnBoardZero,
    /// Somebody else always sits at this board.
    #[error("Board {board} is always that of player {holder}. Choose another one.")]
    OwnBoardTaken {
        /// The board.
        board: BoardNo,
        /// Whose it is.
        holder: PlayerId,
    },
    /// An entry fee beyond all measure.
    #[error("Entry fees go up to 10,000,000,000. Enter a lower one.")]
    FeeTooHigh,
    /// The board has a result, and entering never overwrites.
    #[error("Board {board} of round {round} has a result already. Correct it instead.")]
    ResultStands {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What stands.
        stands: GameResult,
    },
    /// Later rounds are paired from this one.
    #[error("Round {round} is closed: round {next} is paired from it. Correct the result instead.")]
    RoundClosed {
        /// The round.
        round: RoundNo,
        /// The round paired from it.
        next: RoundNo,
    },
    /// The pair on the board changes, though its game has a result.
    #[error("Board {board} has a result. Clear it first, then change who sits there.")]
    BoardHasResult {
        /// The board.
        board: BoardNo,
    },
    /// The change would leave everything as it is.
    #[error("Nothing would change. Choose something else.")]
    NoChange,
    /// A lot stays once it is drawn.
    #[error("Player {id} has lot {stands}, and a lot is not drawn twice. Undo the drawing if it was wrong.")]
    LotStands {
        /// Who has it.
        id: PlayerId,
        /// The lot that stands.
        stands: Lot,
    },
    /// Somebody else has this lot.
    #[error("Lot {lot} was drawn by player {holder}. Enter another one.")]
    LotTaken {
        /// The lot.
        lot: Lot,
        /// Who has it.
        holder: PlayerId,
    },
    /// No prize, one of 0, or one that is greater than the one before.
    #[error(
        "The prizes “{name}” are missing, grow from place to place, or are out of range. Enter the first prize first, \
         each from 1 to {} units.",
        Money::HIGHEST.0
    )]
    PrizesOutOfOrder {
        /// What they are called.
        name: Name,
    },
    /// No money has so small a unit.
    #[error(
        "{decimals} digits behind the decimal mark are too many. Enter at most {}.",
        crate::tournament::PrizeList::MOST_DECIMALS
    )]
    TooManyDecimals {
        /// The number asked for.
        decimals: u8,
    },
    /// The rounds to be undone do not follow the corrected one.
    #[error("Round {from} does not follow round {round}. Undo from a later round.")]
    FollowOutOfRange {
        /// The corrected round.
        round: RoundNo,
        /// The first round to be undone.
        from: RoundNo,
    },
}
