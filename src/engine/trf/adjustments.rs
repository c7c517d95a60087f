//! Adjustments by the arbiter, as records 299, or as comments in dialects without them.

use super::columns::TrfColumns;
use super::comment::{self, Word};
use super::result_points::Worth;
use super::{AbnormalPoints, Code, TrfFile};
use crate::tournament::{
    PairingNumber, PlayerId, Points, Registration, Round, RoundNo, RoundPlace, Snapshot,
};
use std::sync::Arc;

/// Returns adjustments as abnormal points of single results (record 299). In a round of several columns they belong to
/// the first column, whose code `code` returns.
pub(super) fn to_players(
    snapshot: &Snapshot,
    order: &[PlayerId],
    columns: &TrfColumns,
    worth: &Worth,
    code: impl Fn(&Round, PlayerId, &Registration) -> Option<Code>,
) -> Vec<AbnormalPoints> {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds());
    let of_rounds = rounds.flat_map(|(number, round)| {
        let numbered = order.iter().zip(1..).map(|(&id, at)| (id, PairingNumber(at)));
        let adjusted = numbered.filter(|&(id, _)| round.adjustment(id) != Points::ZERO);
        adjusted.filter_map(move |(id, own)| Some((number, round, id, own, snapshot.player(id)?)))
    });
    let records =
        |(number, round, id, own, registration): (RoundNo, &Arc<Round>, PlayerId, _, &Registration)| {
            let shown = code(round, id, registration);
            // If the column shows a result for the rating report only, the result that counts needs a second record.
            let counted = match round.place(id) {
                RoundPlace::AtBoard(board, colour) => {
                    round.result(board).map(|it| Code::of_result(it, colour))
                }
                _ => None,
            };
            let counted = counted.filter(|counted| Some(*counted) != shown);
            let given = round.adjustment(id);
            let record = move |code| AbnormalPoints {
                code,
                match_points: None,
                game_points: Some(worth.of_code(code) + given),
                round: Some(columns.column(number)),
                players: vec![own],
            };
            shown.into_iter().chain(counted).map(record).collect::<Vec<_>>()
        };
    of_rounds.flat_map(records).collect()
}

/// Adds a comment equivalent to records 299, for dialects without them: `W:-:-5:3:7`, code, tenths of match and game
/// points, round, number.
pub(super) fn as_comment(file: &TrfFile, adapted: &mut TrfFile) {
    let tenths = |points: Option<Points>| points.map_or("-".to_owned(), |points| points.tenths().to_string());
    let of_record = |record: &AbnormalPoints| {
        let (code, round) = (record.code.letter(), record.round.map_or(0, |round| round.0));
        let [match_points, game_points] = [record.match_points, record.game_points].map(tenths);
        let said = format!("{code}:{match_points}:{game_points}:{round}");
        record.players.iter().map(move |number| format!("{said}:{number}")).collect::<Vec<_>>()
    };
    let words: Vec<String> = file.abnormal_points.iter().flat_map(of_record).collect();
    comment::add(adapted, Word::Abnormal, &words);
}

/// Parses the records 299 of the comment.
pub(super) fn from_comment(file: &TrfFile) -> Vec<AbnormalPoints> {
    let tenths = |text: &str| text.parse().ok().map(Points::from_tenths);
    let read = |text: &str| {
        let parts: Vec<&str> = text.split(':').collect();
        let &[code, match_points, game_points, round, number] = parts.as_slice() else { return None };
        let code = code.chars().next().and_then(Code::from_letter)?;
        let number = PairingNumber(number.parse().ok()?);
        Some(AbnormalPoints {
            code,
            match_points: tenths(match_points),
            game_points: tenths(game_points),
            round: Some(RoundNo(round.parse().ok()?)),
            players: vec![number],
        })
    };
    let said = comment::values(file, Word::Abnormal).flat_map(|list| list.split(','));
    said.filter_map(read).filter(|record| file.abnormal_points.iter().all(|known| known != record)).collect()
}
