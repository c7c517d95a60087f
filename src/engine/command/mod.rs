//! Commands: pure functions from one snapshot of an event to the next.
//!
//! [`apply`] applies a [`Command`] to a [`Snapshot`](crate::tournament::Snapshot) and returns the next one, or a
//! [`CommandError`]; the original snapshot never changes. Callers that need undo and a log use a
//! [`History`](crate::history::History), which calls it. Commands never compute pairings:
//! [`pairing::propose`](crate::pairing::propose) creates the draft that [`Command::DraftRound`] records.

mod about;
mod apply;
mod articles;
mod bulk;
mod departing;
mod error;
mod follow;
mod incidents;
mod integrity;
#[cfg(test)]
mod leg_tests;
mod legs;
mod line_ups;
mod lock;
mod lots;
mod match_scores;
mod matches;
mod play_offs;
mod prizes;
mod registering;
mod results;
mod roster;
#[cfg(test)]
mod roster_tests;
mod rounds;
#[cfg(test)]
mod script_tests;
mod seating;
mod seating_matches;
mod seating_teams;
mod settings;
mod stage;
mod stand_ins;
mod teams;
mod template;
#[cfg(test)]
mod tests;

pub use apply::apply;
pub use articles::Article;
pub use bulk::Bulk;
pub use departing::{departure, rewriting};
pub use error::CommandError;
pub use follow::Follow;
pub use integrity::{breaks_integrity, integrity_events};
pub use lock::Lock;
pub use lots::{draw_lots, draw_numbers};
pub use rounds::{LAST_EXCHANGE, outdating};
pub use seating::SeatingEdit;
pub use template::{Copied, Taken, announce_like, begin_like};

use crate::tournament::{
    BoardNo, ColourLot, DepartingAct, Draft, EnteredValue, EntryFee, GameResult, GameStage, Incident, Leg,
    Lot, Meeting, Name, PairingNumber, PartialDate, PlayOff, PlayOffFact, Player, PlayerId, Points,
    PrizeList, RequestedBye, RoundNo, RulesPairing, Settings, Settlement, StartPosition, Team, TeamId,
};
use serde::{Deserialize, Serialize};

/// A change to the event. Commands contain data, not requests: [`Command::DraftRound`] has the computed
/// pairing, so reading an event file never pairs again. A player or team is named by its id in order of registration;
/// a reason is for the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    Announce(Box<Settings>),
    /// Registers a player; they get the next id.
    Register {
        /// Personal data.
        player: Player,
        /// The first round in which they can be paired.
        arrival: RoundNo,
        /// Bye for each round before that.
        missed: RequestedBye,
    },
    /// Changes the data of a player; from round 1 on with a reason.
    EditPlayer {
        id: PlayerId,
        player: Player,
        reason: String,
    },
    /// Updates players from a rating list in one step, and records the list; needs a reason once a round is
    /// published.
    FollowList {
        /// The players, each with all their new data.
        players: Vec<(PlayerId, Player)>,
        /// Month or day of the list; `None` if unknown.
        list: Option<PartialDate>,
        reason: String,
    },
    /// Imports a list of players in one step: registers new players, and changes the data of others.
    TakeList {
        /// Name of the source file, for the log.
        from: String,
        /// New players; they get the next ids in this order.
        new: Vec<Player>,
        /// The first round in which new players can be paired.
        arrival: RoundNo,
        /// Bye of new players for each round before that.
        missed: RequestedBye,
        /// Changed players, each with all their new data.
        changed: Vec<(PlayerId, Player)>,
    },
    /// Deletes a registration, if the player has never been paired.
    RemovePlayer {
        id: PlayerId,
    },
    /// Withdraws a player from a round on (general rules §2).
    Withdraw {
        id: PlayerId,
        /// The first round without them.
        from: RoundNo,
    },
    /// Expels a player from a round on: they are not paired any more and not ranked, but their games count for
    /// their opponents. A player who has already withdrawn is only removed from the ranking.
    Expel {
        id: PlayerId,
        /// The first round without them; the one after the last if all are played.
        from: RoundNo,
        reason: String,
    },
    /// Reinstates a player who withdrew or was expelled; rounds paired without them do not change.
    Reinstate {
        id: PlayerId,
    },
    /// Grants a bye or records an absence for a round that is not paired, or cancels it.
    SetBye {
        id: PlayerId,
        round: RoundNo,
        /// The bye; `None` to play.
        bye: Option<RequestedBye>,
    },
    /// Records that a player is not entitled to half-point byes, or cancels that; half-point byes granted for future
    /// rounds are cancelled.
    DenyHalfPoints {
        id: PlayerId,
        denied: bool,
    },
    /// Reserves a board for a player in every round paired from now on, or cancels that.
    SetOwnBoard {
        id: PlayerId,
        /// The board; `None` to follow the pairing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<BoardNo>,
    },
    /// Records the entry fee due from a player and the amount paid.
    SetEntryFee {
        id: PlayerId,
        /// Both amounts.
        fee: EntryFee,
    },
    /// Checks a player in before round 1 is paired, or undoes that.
    CheckIn {
        id: PlayerId,
        present: bool,
    },
    /// Notes an incident in a published round, for the arbiter only.
    NoteIncident(Incident),
    /// Registers a team; it gets the next id.
    RegisterTeam(Team),
    /// Changes a team; once a round is published, changes of board order and reserves need a reason.
    EditTeam {
        id: TeamId,
        team: Team,
        reason: String,
    },
    /// Adds a team registered after round 1 to the next rounds, if results decide which teams meet.
    AdmitTeam {
        id: TeamId,
        /// Its pairing number; the numbers of teams from there on increase by one.
        number: PairingNumber,
    },
    /// Adjusts a team's points in a published round, separately from its match (TRF record 299). This cannot be undone.
    /// Later pairings follow from it.
    AdjustTeamPoints {
        id: TeamId,
        round: RoundNo,
        /// Total match points of the adjustment, negative for a deduction.
        match_points: Points,
        /// Total game points of the adjustment.
        game_points: Points,
        reason: String,
    },
    /// Deletes the registration of a team, if no player has played for it.
    RemoveTeam {
        id: TeamId,
    },
    /// Withdraws all remaining players and reserves of a team from a round on.
    WithdrawTeam {
        id: TeamId,
        /// The first round without it.
        from: RoundNo,
    },
    /// Reinstates a withdrawn team with the members who left with it.
    ReinstateTeam {
        id: TeamId,
    },
    /// Keeps the pairing numbers of a round to be paired, although the rules would reassign them (FIDE
    /// C.04.2 2.3); players without a number follow at the end.
    KeepNumbers {
        round: RoundNo,
        reason: String,
    },
    /// Exchanges the pairing numbers of two players of equal rating from the next round on, up to round 4.
    ExchangeNumbers {
        /// The round, not paired yet.
        round: RoundNo,
        players: [PlayerId; 2],
    },
    /// Starts a leg with the next round to be paired; replaces a leg without paired rounds.
    BeginLeg(Leg),
    /// Discards a leg without paired rounds.
    DiscardLeg {
        first: RoundNo,
    },
    /// Starts a play-off between tied players; replaces one without paired rounds.
    BeginPlayOff(PlayOff),
    /// Records facts of the last play-off that no game determines: pairs drawn, moves, a decision.
    NotePlayOff(PlayOffFact),
    /// Records a pairing for review. Replaces a draft of the same round.
    DraftRound(Draft),
    /// Changes a draft manually.
    EditDraft {
        round: RoundNo,
        edit: SeatingEdit,
    },
    DiscardDraft {
        round: RoundNo,
    },
    /// Publishes a draft.
    PublishRound {
        round: RoundNo,
        /// Reason for differing from the rules, for the log; empty if the arbiter changed nothing.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// The pairing by the rules, if it differs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by_rules: Option<Box<RulesPairing>>,
    },
    /// Pairs and publishes several rounds of a table in one step.
    PublishTable {
        /// New settings, if the table determines the number of rounds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<Box<Settings>>,
        /// The rounds, in order, from the next one on.
        drafts: Vec<Draft>,
    },
    /// Changes a published pairing manually, with the rule that allows it (dutch-2009 F.6, FIDE C.04.2 4.4).
    Reseat {
        round: RoundNo,
        /// The changes, in order; afterwards all players must have a place.
        edits: Vec<SeatingEdit>,
        /// The rule that allows it, and the reason.
        reason: String,
    },
    /// Seats the line-up named by a team's captain at its match; boards after the last named player stay
    /// empty, and are forfeited.
    LineUp {
        round: RoundNo,
        team: TeamId,
        /// The players, board 1 first.
        players: Vec<PlayerId>,
    },
    /// Forfeits a team match without played games, by decision of the arbiter.
    ForfeitMatch {
        round: RoundNo,
        board: BoardNo,
        /// The winner; `None` for neither.
        winner: Option<TeamId>,
        reason: String,
    },
    /// Enters the total score of a team match whose boards are not recorded; `None` clears it.
    EnterMatchScore {
        round: RoundNo,
        board: BoardNo,
        /// Points on all boards, in the order of the sides.
        score: Option<[Points; 2]>,
    },
    /// Adds games to a match whose games are finished: new boards at the end of the round.
    AddGames {
        round: RoundNo,
        board: BoardNo,
        /// Play-off or golden point.
        stage: GameStage,
        games: Vec<Meeting>,
    },
    /// Records the draw for the colours of a match, or of its added games, before they begin; colours alternate
    /// from there.
    DrawColours {
        round: RoundNo,
        board: BoardNo,
        /// Winner of the draw, and the side with White in the first game.
        lot: ColourLot,
    },
    /// Settles a match that its games alone do not decide.
    SettleMatch {
        round: RoundNo,
        board: BoardNo,
        /// The winner and the reason; `None` undoes the settlement.
        settlement: Option<Settlement>,
    },
    /// Enters the result of a board that has none.
    EnterResult {
        round: RoundNo,
        board: BoardNo,
        result: GameResult,
    },
    /// Clears the result of a board, in the last published round only.
    ClearResult {
        round: RoundNo,
        board: BoardNo,
    },
    /// Records a conflict: a result entered over a different one, or a difference found by verification. It persists
    /// until the arbiter chooses; the existing result counts meanwhile.
    NoteConflict {
        round: RoundNo,
        board: BoardNo,
        found: GameResult,
    },
    /// Resolves a conflict in favour of the existing result. A correction resolves it in favour of the other one.
    SettleConflict {
        round: RoundNo,
        board: BoardNo,
    },
    /// Restores results of an undone pairing of the same round, on boards without one.
    TakeOverResults {
        round: RoundNo,
        results: Vec<(BoardNo, GameResult)>,
    },
    /// Corrects a result that was recorded wrongly (dutch-2009 F.7, FIDE C.04.2 4.3).
    CorrectResult {
        round: RoundNo,
        board: BoardNo,
        /// The actual result; `None` if unknown.
        result: Option<GameResult>,
        /// Effect on later rounds.
        follow: Follow,
        reason: String,
    },
    /// Corrects the total score of a match (FIDE C.04.2 4.3).
    CorrectMatchScore {
        round: RoundNo,
        board: BoardNo,
        /// The actual score, in the order of the sides.
        score: [Points; 2],
        /// Effect on later rounds; the rating report has no match scores.
        follow: Follow,
        reason: String,
    },
    /// Corrects the colours of a game (dutch-2009 F.7).
    CorrectColours {
        round: RoundNo,
        board: BoardNo,
        /// Effect on later rounds.
        follow: Follow,
        reason: String,
    },
    /// Adjusts a player's points in a published round, separately from the result (a penalty by the Laws of Chess; TRF
    /// record 299). This cannot be undone. Later pairings follow from it.
    AdjustPoints {
        id: PlayerId,
        round: RoundNo,
        /// Total points of the adjustment, negative for a deduction.
        points: Points,
        reason: String,
    },
    /// Records lots, drawn together ([`draw_lots`]) or entered by the arbiter; existing lots do not change.
    RecordLots {
        lots: Vec<(PlayerId, Lot)>,
        /// Seed of the draw; `None` for manual lots.
        seed: Option<u64>,
    },
    /// Records the Chess960 starting position of a round; it is final until the round is undone.
    DrawPosition {
        round: RoundNo,
        position: StartPosition,
        /// Seed of the draw; `None` for a manual position.
        seed: Option<u64>,
    },
    /// Records manual tie-break values (ENT); `None` clears one.
    EnterValues {
        values: Vec<(PlayerId, Option<EnteredValue>)>,
    },
    /// Discards all lots, so that all players draw again: only before round 1 is paired (round-robin §2).
    DiscardLots,
    AnnouncePrizes(Box<PrizeList>),
    /// Copies settings and prizes of another event in one step, as far as they may still change
    /// ([`announce_like`]).
    AnnounceLike {
        other: Name,
        /// All settings of this event from now on.
        settings: Box<Settings>,
        /// All prizes of this event from now on.
        prizes: Box<PrizeList>,
    },
    /// Records that the event has left FIDE mode by an act other than a command: restoring a branch, or removing an
    /// entry.
    LeaveFideMode(DepartingAct),
    /// Records the imported rounds that have not been compared with the rules yet.
    NoteUnchecked {
        rounds: Vec<RoundNo>,
    },
    /// Records the imported rounds that differ from the rules; empty if none do. Afterwards no round is unchecked.
    NoteImport {
        rounds: Vec<(RoundNo, RulesPairing)>,
    },
    /// Undoes a round and all later ones, so that it can be paired again. Registrations, settings and earlier
    /// results do not change; undone rounds remain in the history.
    UndoRound {
        round: RoundNo,
        reason: String,
    },
}
