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
pub use departing::{departure, loses_statement, rewriting};
pub use error::CommandError;
pub use integrity::{breaks_integrity, integrity_events};
pub use lock::Lock;
pub use lots::{draw_lots, draw_numbers};
pub use results::Follow;
pub use rounds::{LAST_EXCHANGE, outdating};
pub use seating::SeatingEdit;
pub use template::{Copied, TemplateParts, announce_like, begin_like};

use crate::tournament::{
    BoardNo, ColourLot, DepartingAct, Draft, EnteredValue, EntryFee, GameResult, GameStage, Incident, Leg,
    Lot, Meeting, Name, PairingNumber, PartialDate, PlayOff, PlayOffFact, Player, PlayerId, Points,
    PrizeList, RequestedBye, RoundNo, RulesPairing, Settings, Settlement, StartPosition, Team, TeamId,
};
use serde::{Deserialize, Serialize};

fn stated(reason: &str) -> Option<&str> {
    (!reason.is_empty()).then_some(reason)
}

apply::commands! {
/// A change to the event. Commands contain data, not requests: [`Command::DraftRound`] has the computed
/// pairing, so reading an event file never pairs again.
///
/// A player or team is named by its id in order of registration, a match by any of its boards; a reason is for the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command |snapshot|
    /// Sets or changes the settings.
    Announce(announced: Box<Settings>) => settings::announce(snapshot, announced);
    /// Registers a player, with the first round in which they can be paired, and the bye for each round before that;
    /// they get the next id.
    Register { player: Player, arrival: RoundNo, missed: RequestedBye }
        => roster::register(snapshot, player, *arrival, *missed);
    /// Changes the data of a player; from round 1 on with a reason.
    EditPlayer { id: PlayerId, player: Player, reason: String }, because stated(reason)
        => roster::edit(snapshot, *id, player, reason);
    /// Updates players from a rating list in one step, and records the list; needs a reason once a round is
    /// published.
    FollowList {
        /// The players, each with all their new data.
        players: Vec<(PlayerId, Player)>,
        /// Month or day of the list; `None` if unknown.
        list: Option<PartialDate>,
        reason: String,
    }, because stated(reason) => roster::follow_list(snapshot, players, *list, reason);
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
    } => registering::take_list(snapshot, from, changed, new, (*arrival, *missed));
    /// Deletes a registration, if the player has never been paired.
    RemovePlayer { id: PlayerId } => roster::remove(snapshot, *id);
    /// Withdraws a player from a round on (general rules §2).
    Withdraw { id: PlayerId, from: RoundNo }, at *from => roster::withdraw(snapshot, *id, *from);
    /// Expels a player from a round on, the one after the last if all are played: they are not paired any more and not
    /// ranked, but their games count for their opponents. A player who has already withdrawn is only removed from the
    /// ranking.
    Expel { id: PlayerId, from: RoundNo, reason: String }, at *from, because stated(reason)
        => roster::expel(snapshot, *id, *from, reason);
    /// Reinstates a player who withdrew or was expelled; rounds paired without them do not change.
    Reinstate { id: PlayerId } => roster::reinstate(snapshot, *id);
    /// Grants a bye or records an absence for a round that is not paired; `None` cancels it.
    SetBye { id: PlayerId, round: RoundNo, bye: Option<RequestedBye> }, at *round
        => roster::set_bye(snapshot, *id, *round, *bye);
    /// Records that a player is not entitled to half-point byes, or cancels that; half-point byes granted for future
    /// rounds are cancelled.
    DenyHalfPoints { id: PlayerId, denied: bool } => roster::deny_half_points(snapshot, *id, *denied);
    /// Reserves a board for a player in every round paired from now on, or cancels that.
    SetOwnBoard {
        id: PlayerId,
        /// The board; `None` to follow the pairing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<BoardNo>,
    } => roster::set_own_board(snapshot, *id, *board);
    /// Records the entry fee due from a player and the amount paid.
    SetEntryFee { id: PlayerId, fee: EntryFee } => roster::set_entry_fee(snapshot, *id, *fee);
    /// Checks a player in before round 1 is paired, or undoes that.
    CheckIn { id: PlayerId, present: bool } => roster::check_in(snapshot, *id, *present);
    /// Notes an incident in a published round, for the arbiter only.
    NoteIncident(incident: Incident), at incident.round => incidents::note(snapshot, incident);
    /// Registers a team; it gets the next id.
    RegisterTeam(team: Team) => teams::register(snapshot, team);
    /// Changes a team; once a round is published, changes of board order and reserves need a reason.
    EditTeam { id: TeamId, team: Team, reason: String }, because stated(reason)
        => teams::edit(snapshot, *id, team, reason);
    /// Adds a team registered after round 1 to the next rounds, if results decide which teams meet. The pairing numbers
    /// of teams from `number` on increase by one.
    AdmitTeam { id: TeamId, number: PairingNumber } => legs::admit(snapshot, *id, *number);
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
    }, at *round, because stated(reason)
        => teams::adjust(snapshot, *id, *round, [*match_points, *game_points], reason);
    /// Deletes the registration of a team, if no player has played for it.
    RemoveTeam { id: TeamId } => teams::remove(snapshot, *id);
    /// Withdraws all remaining players and reserves of a team from a round on.
    WithdrawTeam { id: TeamId, from: RoundNo }, at *from => teams::withdraw(snapshot, *id, *from);
    /// Reinstates a withdrawn team with the members who left with it.
    ReinstateTeam { id: TeamId } => teams::reinstate(snapshot, *id);
    /// Keeps the pairing numbers of a round to be paired, although the rules would reassign them (FIDE
    /// C.04.2 2.3); players without a number follow at the end.
    KeepNumbers { round: RoundNo, reason: String }, at *round, because stated(reason)
        => rounds::keep_numbers(snapshot, *round, reason);
    /// Exchanges the pairing numbers of two players of equal rating from the next round on, up to round 4.
    ExchangeNumbers { round: RoundNo, players: [PlayerId; 2] }, at *round
        => rounds::exchange_numbers(snapshot, *round, *players);
    /// Starts a leg with the next round to be paired; replaces a leg without paired rounds.
    BeginLeg(leg: Leg), at leg.first, because stated(&leg.decided) => legs::begin(snapshot, leg);
    /// Discards a leg without paired rounds.
    DiscardLeg { first: RoundNo }, at *first => legs::discard(snapshot, *first);
    /// Starts a play-off between tied players; replaces one without paired rounds.
    BeginPlayOff(play_off: PlayOff), at play_off.first => play_offs::begin(snapshot, play_off);
    /// Records facts of the last play-off that no game determines: pairs drawn, moves, a decision.
    NotePlayOff(fact: PlayOffFact), because fact.reason() => play_offs::note(snapshot, fact);
    /// Records a pairing for review. Replaces a draft of the same round.
    DraftRound(draft: Draft), at draft.round,
        because draft.ruling.as_ref().and_then(|ruling| stated(&ruling.reason))
        => rounds::draft(snapshot, draft);
    /// Changes a draft manually.
    EditDraft { round: RoundNo, edit: SeatingEdit }, at *round => seating::edit_draft(snapshot, *round, edit);
    DiscardDraft { round: RoundNo }, at *round => rounds::discard(snapshot, *round);
    PublishRound {
        round: RoundNo,
        /// Reason for differing from the rules; empty if the arbiter changed nothing.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// The pairing by the rules, if it differs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by_rules: Option<Box<RulesPairing>>,
    }, at *round, because stated(reason) => rounds::publish(snapshot, *round, by_rules.as_deref());
    /// Pairs and publishes several rounds of a table in one step.
    PublishTable {
        /// New settings, if the table determines the number of rounds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<Box<Settings>>,
        /// The rounds, in order, from the next one on.
        drafts: Vec<Draft>,
    }, at drafts.first().map(|draft| draft.round)
        => rounds::publish_table(snapshot, announced.as_deref(), drafts);
    /// Changes a published pairing manually, with the rule that allows it (dutch-2009 F.6, FIDE C.04.2 4.4).
    Reseat {
        round: RoundNo,
        /// The changes, in order; afterwards all players must have a place.
        edits: Vec<SeatingEdit>,
        /// The rule that allows it, and the reason.
        reason: String,
    }, at *round, because stated(reason) => seating::reseat(snapshot, *round, edits, reason);
    /// Seats the line-up named by a team's captain at its match, board 1 first; boards after the last named player stay
    /// empty, and are forfeited.
    LineUp { round: RoundNo, team: TeamId, players: Vec<PlayerId> }, at *round
        => line_ups::line_up(snapshot, *round, *team, players);
    /// Forfeits a team match without played games, by decision of the arbiter; `None` wins neither team.
    ForfeitMatch { round: RoundNo, board: BoardNo, winner: Option<TeamId>, reason: String }, at *round,
        because stated(reason)
        => line_ups::forfeit(snapshot, *round, *board, *winner, reason);
    /// Enters the total score of a team match whose boards are not recorded, in the order of the sides; `None` clears
    /// it.
    EnterMatchScore { round: RoundNo, board: BoardNo, score: Option<[Points; 2]> }, at *round
        => match_scores::enter(snapshot, *round, *board, *score);
    /// Adds games in order of play, of a play-off or Armageddon, to a match whose games are finished: new boards at the
    /// end of the round.
    AddGames { round: RoundNo, board: BoardNo, stage: GameStage, games: Vec<Meeting> }, at *round
        => matches::add_games(snapshot, *round, *board, *stage, games);
    /// Records the draw for the colours of a match, or of its added games, before they begin; colours alternate
    /// from `board`, the first of the games.
    DrawColours {
        round: RoundNo,
        board: BoardNo,
        /// Winner of the draw, and the side with White in the first game.
        lot: ColourLot,
    }, at *round => matches::draw_colours(snapshot, *round, *board, lot);
    /// Settles a match that its games alone do not decide; `None` undoes the settlement.
    SettleMatch { round: RoundNo, board: BoardNo, settlement: Option<Settlement> }, at *round,
        because settlement.as_ref().map(|made| made.reason.as_str())
        => matches::settle(snapshot, *round, *board, settlement.as_ref());
    EnterResult { round: RoundNo, board: BoardNo, result: GameResult }, at *round
        => results::enter(snapshot, *round, *board, *result);
    /// Clears the result of a board, in the last published round only.
    ClearResult { round: RoundNo, board: BoardNo }, at *round => results::clear(snapshot, *round, *board);
    /// Records a conflict: a result entered over a different one, or a difference found by verification. It persists
    /// until the arbiter chooses; the existing result counts meanwhile.
    NoteConflict { round: RoundNo, board: BoardNo, found: GameResult }, at *round
        => results::note_conflict(snapshot, *round, *board, *found);
    /// Resolves a conflict in favour of the existing result. A correction resolves it in favour of the other one.
    SettleConflict { round: RoundNo, board: BoardNo }, at *round
        => results::settle_conflict(snapshot, *round, *board);
    /// Restores results of an undone pairing of the same round, on boards without one.
    TakeOverResults { round: RoundNo, results: Vec<(BoardNo, GameResult)> }, at *round
        => results::take_over(snapshot, *round, results);
    /// Corrects a result that was recorded wrongly (dutch-2009 F.7, FIDE C.04.2 4.3).
    CorrectResult {
        round: RoundNo,
        board: BoardNo,
        /// The actual result; `None` if unknown.
        result: Option<GameResult>,
        follow: Follow,
        reason: String,
    }, at *round, because stated(reason)
        => results::correct(snapshot, *round, *board, *result, *follow, reason);
    /// Corrects the total score of a match (FIDE C.04.2 4.3).
    CorrectMatchScore {
        round: RoundNo,
        board: BoardNo,
        /// The actual score, in the order of the sides.
        score: [Points; 2],
        /// Effect on later rounds; the rating report has no match scores.
        follow: Follow,
        reason: String,
    }, at *round, because stated(reason)
        => match_scores::correct(snapshot, *round, *board, *score, *follow, reason);
    /// Corrects the colours of a game (dutch-2009 F.7).
    CorrectColours { round: RoundNo, board: BoardNo, follow: Follow, reason: String }, at *round,
        because stated(reason)
        => results::correct_colours(snapshot, *round, *board, *follow, reason);
    /// Adjusts a player's points in a published round, separately from the result (a penalty by the Laws of Chess; TRF
    /// record 299). This cannot be undone. Later pairings follow from it.
    AdjustPoints {
        id: PlayerId,
        round: RoundNo,
        /// Total points of the adjustment, negative for a deduction.
        points: Points,
        reason: String,
    }, at *round, because stated(reason) => results::adjust(snapshot, *id, *round, *points, reason);
    /// Records lots, drawn together ([`draw_lots`]) or entered by the arbiter; existing lots do not change.
    RecordLots {
        lots: Vec<(PlayerId, Lot)>,
        /// Seed of the draw; `None` for manual lots.
        seed: Option<u64>,
    } => lots::record(snapshot, lots);
    /// Records the Chess960 starting position of a round; it is final until the round is undone.
    DrawPosition {
        round: RoundNo,
        position: StartPosition,
        /// Seed of the draw; `None` for a manual position.
        seed: Option<u64>,
    }, at *round => lots::draw_position(snapshot, *round, *position);
    /// Records manual tie-break values (ENT); `None` clears one.
    EnterValues { values: Vec<(PlayerId, Option<EnteredValue>)> } => lots::enter_values(snapshot, values);
    /// Discards all lots, so that all players draw again: only before round 1 is paired (round-robin §2).
    DiscardLots => lots::discard(snapshot);
    /// Sets or changes the prizes.
    AnnouncePrizes(list: Box<PrizeList>) => prizes::announce(snapshot, list);
    /// Copies settings and prizes of another event in one step, as far as they may still change
    /// ([`announce_like`]).
    AnnounceLike {
        other: Name,
        /// All settings of this event from now on.
        settings: Box<Settings>,
        /// All prizes of this event from now on.
        prizes: Box<PrizeList>,
    } => template::announce(snapshot, settings, prizes);
    /// Records that the event has left FIDE mode by an act other than a command: restoring a branch, or removing an
    /// entry.
    LeaveFideMode(act: DepartingAct) => departing::leave(snapshot, *act);
    /// Records the imported rounds that have not been compared with the rules yet.
    NoteUnchecked { rounds: Vec<RoundNo> } => rounds::note_unchecked(snapshot, rounds);
    /// Records the imported rounds that differ from the rules, each with its pairing by the rules; empty if none do.
    /// Afterwards no round is unchecked.
    NoteImport { rounds: Vec<(RoundNo, RulesPairing)> } => rounds::note_import(snapshot, rounds);
    /// Undoes a round and all later ones, so that it can be paired again. Registrations, settings and earlier
    /// results do not change; undone rounds remain in the history.
    UndoRound { round: RoundNo, reason: String }, at *round, because stated(reason)
        => rounds::undo(snapshot, *round, reason);
}
