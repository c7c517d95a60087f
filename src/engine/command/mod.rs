//! What can be done to an event: pure functions from one snapshot to the next.
//!
//! [`apply`] does a [`Command`] to a [`Snapshot`](crate::tournament::Snapshot) and gives the next one, or a [`CommandError`] that says
//! why not; the snapshot it was given is as it was. Who wants undo and a log keeps a [`History`](crate::history::History) instead,
//! which calls it. Commands never pair: [`pairing::propose`](crate::pairing::propose) makes the draft that [`Command::DraftRound`]
//! records.

mod about;
mod apply;
mod articles;
mod bulk;
mod departing;
mod error;
mod follow;
mod integrity;
#[cfg(test)]
mod leg_tests;
mod legs;
mod like;
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
#[cfg(test)]
mod tests;

pub use apply::apply;
pub use articles::Article;
pub use bulk::Bulk;
pub use departing::{departure, rewriting};
pub use error::CommandError;
pub use follow::Follow;
pub use integrity::{breaks_integrity, integrity_events};
pub use like::{Copied, Taken, announce_like, begin_like};
pub use lock::{Lock, SettingField};
pub use lots::{draw_lots, draw_numbers};
pub use rounds::{LAST_EXCHANGE, outdating};
pub use seating::SeatingEdit;

use crate::tournament::{
    BoardNo, ColourLot, DepartingAct, Draft, EnteredValue, EntryFee, GameResult, GameStage, Leg, Lot,
    Meeting, Name, PairingNumber, PartialDate, PlayOff, PlayOffFact, Player, PlayerId, Points, PrizeList,
    RequestedBye, RoundNo, RulesPairing, Settings, Settlement, StartPosition, Team, TeamId,
};
use serde::{Deserialize, Serialize};

/// A change to the event. It carries facts, not requests: [`Command::DraftRound`] holds the pairing that was
/// made, so reading an event file never pairs again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Announces the event, or changes what was announced.
    Announce(Box<Settings>),
    /// Registers a player; they get the next id.
    Register {
        /// Who they are.
        player: Player,
        /// The first round in which they can be paired.
        arrival: RoundNo,
        /// What each round before that counts.
        missed: RequestedBye,
    },
    /// Changes what is known of a player; from round 1 on with a reason.
    EditPlayer {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// All that is known now.
        player: Player,
        /// Why, for the log.
        reason: String,
    },
    /// Takes over what a rating list says of players, all at once, and notes which list that was; once a round is
    /// published with a reason.
    FollowList {
        /// Whom, with all that is known of each now.
        players: Vec<(PlayerId, Player)>,
        /// The month or day of the list; `None` where it is not known.
        list: Option<PartialDate>,
        /// Why, for the log.
        reason: String,
    },
    /// Takes a list of players over in one step: registers who is new, and changes what is known of others.
    TakeList {
        /// Where it comes from, for the log: the name of a file.
        from: String,
        /// Who is new; they get the next ids in this order.
        new: Vec<Player>,
        /// The first round in which the new ones can be paired.
        arrival: RoundNo,
        /// What each round before that counts for them.
        missed: RequestedBye,
        /// Of whom something else is known now, and all of that.
        changed: Vec<(PlayerId, Player)>,
    },
    /// Takes a registration back: only for who was never in a pairing.
    RemovePlayer {
        /// The player, by their id in order of registration.
        id: PlayerId,
    },
    /// Withdraws a player from a round on (general rules §2).
    Withdraw {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// The first round without them.
        from: RoundNo,
    },
    /// Expels a player from a round on: they take part no more and have no place in the standings; their games count for
    /// their opponents. Of who has withdrawn already only the place is taken.
    Expel {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// The first round without them; the one after the last where all are played.
        from: RoundNo,
        /// Why, for the log.
        reason: String,
    },
    /// Brings a player back who withdrew or was expelled; rounds already paired without them stay.
    Reinstate {
        /// The player, by their id in order of registration.
        id: PlayerId,
    },
    /// Grants a bye or notes an absence for a round that is not paired, or takes that back.
    SetBye {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// The round.
        round: RoundNo,
        /// What it counts; `None`: they play.
        bye: Option<RequestedBye>,
    },
    /// Notes that a player is not entitled to half-point byes, or takes that back; those granted for rounds to come are taken
    /// back.
    DenyHalfPoints {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// Whether they may have none.
        denied: bool,
    },
    /// Gives a player a board of their own, where they sit in every round that is paired from now on, or takes it back.
    SetOwnBoard {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// The board; `None`: any, as the pairing has it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<BoardNo>,
    },
    /// Notes what a player owes as entry fee and what they have paid.
    SetEntryFee {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// Both.
        fee: EntryFee,
    },
    /// Notes before round 1 is paired that a player is there, or takes that back.
    CheckIn {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// Whether they are there.
        present: bool,
    },
    /// Registers a team; it gets the next id.
    RegisterTeam(Team),
    /// Changes a team; board order and reserves, once a round is published, with a reason.
    EditTeam {
        /// The team, by its id in order of registration.
        id: TeamId,
        /// All that is known now.
        team: Team,
        /// Why, for the log.
        reason: String,
    },
    /// Lets a team that was registered after round 1 take part from the next round on, where results decide which teams meet.
    AdmitTeam {
        /// The team, by its id in order of registration.
        id: TeamId,
        /// The number that it gets; the teams from there on move down by one.
        number: PairingNumber,
    },
    /// Gives a team points in a published round beside what its match is worth, or takes some (TRF record 299); nothing takes that
    /// back. What is paired later follows from it.
    AdjustTeamPoints {
        /// The team, by its id in order of registration.
        id: TeamId,
        /// The round.
        round: RoundNo,
        /// How many match points in all, below nothing for those taken.
        match_points: Points,
        /// How many game points.
        game_points: Points,
        /// Why, for the log.
        reason: String,
    },
    /// Takes the registration of a team back: only where nobody has played for it.
    RemoveTeam {
        /// The team, by its id in order of registration.
        id: TeamId,
    },
    /// Withdraws all players and reserves of a team who are still there from a round on.
    WithdrawTeam {
        /// The team, by its id in order of registration.
        id: TeamId,
        /// The first round without it.
        from: RoundNo,
    },
    /// Brings a withdrawn team back: those of its players who left with it.
    ReinstateTeam {
        /// The team, by its id in order of registration.
        id: TeamId,
    },
    /// Leaves the pairing numbers of a round to be paired as they are, though the rules would give them anew (FIDE
    /// C.04.2 2.3); who has none follows at the end.
    KeepNumbers {
        /// The round.
        round: RoundNo,
        /// Why, for the log.
        reason: String,
    },
    /// Lets two players of equal rating exchange their pairing numbers from the next round on, up to round 4.
    ExchangeNumbers {
        /// The round, which is not paired.
        round: RoundNo,
        /// Who.
        players: [PlayerId; 2],
    },
    /// Begins a leg with the round that is paired next; a leg of which no round is paired is replaced.
    BeginLeg(Leg),
    /// Takes back a leg of which no round is paired.
    DiscardLeg {
        /// Its first round.
        first: RoundNo,
    },
    /// Begins a play-off between players who are tied; one of which nothing is paired is replaced.
    BeginPlayOff(PlayOff),
    /// Records in the last play-off what no game tells: pairs drawn, moves, a decision.
    NotePlayOff(PlayOffFact),
    /// Lays a pairing before the arbiter. A draft of the same round is replaced.
    DraftRound(Draft),
    /// Changes a draft by hand.
    EditDraft {
        /// The round.
        round: RoundNo,
        /// What changes.
        edit: SeatingEdit,
    },
    /// Throws a draft away.
    DiscardDraft {
        /// The round.
        round: RoundNo,
    },
    /// Makes a draft public.
    PublishRound {
        /// The round.
        round: RoundNo,
        /// Why it is not what the rules pair, for the log; empty where the arbiter changed nothing.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// What the rules pair, where that is something else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by_rules: Option<Box<RulesPairing>>,
    },
    /// Pairs and publishes several rounds of a table in one step.
    PublishTable {
        /// What is announced with them, where the table says how many rounds there are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<Box<Settings>>,
        /// The rounds, in order, from the next one on.
        drafts: Vec<Draft>,
    },
    /// Changes a published pairing by hand, with the rule that allows it (dutch-2009 F.6, FIDE C.04.2 4.4).
    Reseat {
        /// The round.
        round: RoundNo,
        /// What changes, in this order; afterwards everybody has a place.
        edits: Vec<SeatingEdit>,
        /// The rule that allows it, and why.
        reason: String,
    },
    /// Seats the players of a team at the boards of its match as its captain named them; boards below the last that is named stay
    /// empty, and are forfeited.
    LineUp {
        /// The round.
        round: RoundNo,
        /// The team, by its id in order of registration.
        team: TeamId,
        /// Who plays, board 1 first.
        players: Vec<PlayerId>,
    },
    /// Decides that a match of teams of which no game is played is forfeited.
    ForfeitMatch {
        /// The round.
        round: RoundNo,
        /// Any board of the match.
        board: BoardNo,
        /// Who wins it; `None`: neither.
        winner: Option<TeamId>,
        /// Why, for the log.
        reason: String,
    },
    /// Writes the score of a match of teams as a whole, where nobody keeps what its boards came to; `None` takes it back.
    EnterMatchScore {
        /// The round.
        round: RoundNo,
        /// Any board of the match.
        board: BoardNo,
        /// Points on all boards, in the order of the sides.
        score: Option<[Points; 2]>,
    },
    /// Adds games to a match whose games are over: new boards at the end of the round.
    AddGames {
        /// The round.
        round: RoundNo,
        /// Any board of the match.
        board: BoardNo,
        /// Play-off or golden point.
        stage: GameStage,
        /// Who meets, in order of play.
        games: Vec<Meeting>,
    },
    /// Records the lot for the colours of a match whose games, or whose added games, have not begun; colours alternate
    /// from there.
    DrawColours {
        /// The round.
        round: RoundNo,
        /// The first of the games that it is for.
        board: BoardNo,
        /// Who won the lot, and who begins with White.
        lot: ColourLot,
    },
    /// Settles a match that its games alone do not decide.
    SettleMatch {
        /// The round.
        round: RoundNo,
        /// Any board of the match.
        board: BoardNo,
        /// Who goes on and why; `None` takes that back.
        settlement: Option<Settlement>,
    },
    /// Writes the result of a board that has none.
    EnterResult {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What happened.
        result: GameResult,
    },
    /// Takes back the result of a board, in the last published round only.
    ClearResult {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Notes that something else was found on a board than what stands there: a result typed over a different
    /// one, or a difference found by verifying. It stays until the arbiter chooses; what stands counts meanwhile.
    NoteConflict {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What was found.
        found: GameResult,
    },
    /// Settles a conflict: what stands is right. Where what was found is right, a correction settles it.
    SettleConflict {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Writes results that an undone pairing of the same round already had, on boards without one.
    TakeOverResults {
        /// The round.
        round: RoundNo,
        /// Boards and results.
        results: Vec<(BoardNo, GameResult)>,
    },
    /// Replaces a result that was recorded wrongly (dutch-2009 F.7, FIDE C.04.2 4.3).
    CorrectResult {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What really happened; `None`: nothing is known.
        result: Option<GameResult>,
        /// What follows for later rounds.
        follow: Follow,
        /// Why, for the log.
        reason: String,
    },
    /// Replaces the score of a match that was told as a whole (FIDE C.04.2 4.3).
    CorrectMatchScore {
        /// The round.
        round: RoundNo,
        /// Any board of the match.
        board: BoardNo,
        /// What it really was, in the order of the sides.
        score: [Points; 2],
        /// What follows for later rounds; the rating report knows no scores of matches.
        follow: Follow,
        /// Why, for the log.
        reason: String,
    },
    /// Notes that a game was played with the other colours (dutch-2009 F.7).
    CorrectColours {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What follows for later rounds.
        follow: Follow,
        /// Why, for the log.
        reason: String,
    },
    /// Gives a player points in a published round beside what the result is worth, or takes some (a penalty by the Laws of Chess; TRF
    /// record 299); nothing takes that back. What is paired later follows from it.
    AdjustPoints {
        /// The player, by their id in order of registration.
        id: PlayerId,
        /// The round.
        round: RoundNo,
        /// How many in all, below nothing for those taken.
        points: Points,
        /// Why, for the log.
        reason: String,
    },
    /// Records lots, drawn all at once ([`draw_lots`]) or entered by the arbiter; whoever has one keeps it.
    RecordLots {
        /// Who has which.
        lots: Vec<(PlayerId, Lot)>,
        /// What they were drawn by; `None`: entered by hand.
        seed: Option<u64>,
    },
    /// Records the position of Chess960 from which the games of a round begin; it stays until the round is undone.
    DrawPosition {
        /// The round.
        round: RoundNo,
        /// The position.
        position: StartPosition,
        /// What it was drawn by; `None`: entered by hand.
        seed: Option<u64>,
    },
    /// Records values of the tie-break ENT, which were computed elsewhere; `None` takes one back.
    EnterValues {
        /// Of whom which.
        values: Vec<(PlayerId, Option<EnteredValue>)>,
    },
    /// Takes all lots back, so that everybody draws again: before round 1 is paired (round-robin §2).
    DiscardLots,
    /// Announces the prizes, or changes what was announced.
    AnnouncePrizes(Box<PrizeList>),
    /// Announces what another event announces, as far as that may still change here: settings and prizes in one step
    /// ([`announce_like`]).
    AnnounceLike {
        /// What the other event is called.
        other: Name,
        /// All settings of this event as they are from now on.
        settings: Box<Settings>,
        /// All prizes of this event as they are from now on.
        prizes: Box<PrizeList>,
    },
    /// Records that the event has left FIDE mode by an act that no command tells: a branch that was taken back, or an entry that
    /// was taken out.
    LeaveFideMode(DepartingAct),
    /// Notes which rounds that came with a report are not checked against the rules yet.
    NoteUnchecked {
        /// The rounds.
        rounds: Vec<RoundNo>,
    },
    /// Notes which rounds that came with a report are not what the rules pair: none, where all of them are. No round is unchecked then.
    NoteImport {
        /// The rounds, with what the rules pair.
        rounds: Vec<(RoundNo, RulesPairing)>,
    },
    /// Undoes a round and all after it, so that it can be paired again. Registrations, settings and earlier
    /// results stay as they are; what is undone stays in the history.
    UndoRound {
        /// The round.
        round: RoundNo,
        /// Why, for the log.
        reason: String,
    },
}
