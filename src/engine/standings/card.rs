//! Pairing card of one player: their rounds, and the calculation of each tie-break.

use super::CrosstableCell;
use super::ranking::{Calculation, Ranking};
use super::{SharedPlace, StandingsRow};
use crate::pairing::{self, ColourOnCard};
use crate::tiebreak::{ResultTable, Scope, list_for_players};
use crate::tournament::{
    BoardFloat, BoardNo, Float, PairingNumber, PlayerId, Points, RoundNo, RoundPlace, Snapshot, TieBreakId,
};
use std::sync::Arc;

/// One line of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRound {
    pub round: RoundNo,
    pub board: Option<BoardNo>,
    pub opponent: Option<PlayerId>,
    /// Their float, including one by a bye.
    pub float: Option<Float>,
    /// Colour, opponent's number, mark, points and total.
    pub cell: CrosstableCell,
}

/// The pairing card of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCard {
    pub player: PlayerId,
    pub number: PairingNumber,
    /// Their place; `None` if their results are annulled.
    pub place: Option<SharedPlace>,
    pub score: Points,
    /// Their score as opponents' tie-breaks count it.
    pub adjusted: Points,
    /// Their colours after these rounds, if a Swiss system uses them.
    pub colours: Option<ColourOnCard>,
    /// Their rounds, round 1 first.
    pub rounds: Vec<CardRound>,
    pub tie_breaks: Vec<Calculation>,
}

/// Creates the card of a player after `after` rounds, in the last leg in which they take part; `None` if they are not
/// in the standings yet.
pub fn card(snapshot: &Snapshot, player: PlayerId, after: RoundNo) -> Option<PlayerCard> {
    cards(snapshot, after, |other| other == player).pop()
}

/// Creates the cards of the players that `wanted` selects: leg by leg and group by group, each in the order of its
/// standings after `after` rounds.
pub fn cards(snapshot: &Snapshot, after: RoundNo, wanted: impl Fn(PlayerId) -> bool) -> Vec<PlayerCard> {
    Scope::all(snapshot, after).iter().flat_map(|scope| cards_of(snapshot, scope, &wanted)).collect()
}

fn cards_of(snapshot: &Snapshot, scope: &Scope, wanted: &impl Fn(PlayerId) -> bool) -> Vec<PlayerCard> {
    let recorded = ResultTable::recorded_of(snapshot, scope);
    let table = ResultTable::of(snapshot, scope);
    let floats: Vec<Vec<BoardFloat>> =
        (scope.first.0..=scope.last.0).map(|round| pairing::floats(snapshot, RoundNo(round))).collect();
    let colours = pairing::colours_on_cards(snapshot, scope.last);
    let make = |row: StandingsRow, tie_breaks| {
        let cells = CrosstableCell::row(&recorded, row.number).into_iter().zip(&floats);
        let rounds = (scope.first.0..).map(RoundNo).zip(cells);
        PlayerCard {
            player: row.player,
            number: row.number,
            place: row.place,
            score: row.score,
            adjusted: table.adjusted_score(row.number),
            colours: colours.get(row.player),
            rounds: rounds
                .map(|(round, (cell, floats))| {
                    card_round((snapshot, &table), row.player, round, cell, floats)
                })
                .collect(),
            tie_breaks,
        }
    };
    let apart = taken_apart(&table, list_for_players(snapshot.settings()), wanted);
    apart.into_iter().map(|(row, tie_breaks)| make(row, tie_breaks)).collect()
}

/// Returns the calculations of the tie-breaks of `list` for the players that `wanted` selects: leg by leg and group by
/// group, each in the order of its standings after `after` rounds.
pub fn workings(
    snapshot: &Snapshot,
    after: RoundNo,
    list: &[TieBreakId],
    wanted: impl Fn(PlayerId) -> bool,
) -> Vec<(StandingsRow, Vec<Calculation>)> {
    let scopes = Scope::all(snapshot, after);
    scopes.iter().flat_map(|scope| taken_apart(&ResultTable::of(snapshot, scope), list, &wanted)).collect()
}

/// Ranks only once, regardless of the number of players wanted.
fn taken_apart(
    table: &ResultTable,
    list: &[TieBreakId],
    wanted: &impl Fn(PlayerId) -> bool,
) -> Vec<(StandingsRow, Vec<Calculation>)> {
    let mut ranking = Ranking::new(table, list);
    let players: Arc<[PlayerId]> = table.numbers().map(|number| table.player(number)).collect();
    let rows = ranking.rows(table).into_iter().filter(|row| wanted(row.player));
    rows.map(|row| {
        let workings = ranking.workings(row.number, &players);
        (row, workings)
    })
    .collect()
}

fn card_round(
    (snapshot, table): (&Snapshot, &ResultTable),
    player: PlayerId,
    round: RoundNo,
    cell: CrosstableCell,
    floats: &[BoardFloat],
) -> CardRound {
    let paired = snapshot.round(round);
    let seat = paired.and_then(|paired| match paired.place(player) {
        RoundPlace::AtBoard(board, _) => Some(board),
        RoundPlace::Nowhere
        | RoundPlace::Bye(_)
        | RoundPlace::Through
        | RoundPlace::Idle
        | RoundPlace::Pool => None,
    });
    CardRound {
        round,
        board: seat,
        opponent: cell.opponent.map(|number| table.player(number)),
        float: pairing::player_float(snapshot, (round, floats), player),
        cell,
    }
}
