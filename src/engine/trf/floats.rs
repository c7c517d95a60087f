//! Floats recorded by a classic edition that the scores no longer imply. No record contains them, so the
//! comment record does.

use super::TrfFile;
use super::comment::{self, Word};
use super::legs::Numbers;
use crate::pairing::noted_otherwise;
use crate::tournament::{BoardFloat, Colour, Float, PairingNumber, PlayerId, RoundNo, Snapshot};

/// Adds each such board: `2:5:12:5`, round, White, Black, and the player with the higher score at pairing; 0 for
/// equal scores.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, numbers: &Numbers) {
    let Some(last) = snapshot.last_published() else { return };
    let words = last.up_to().flat_map(|round| {
        let told = move |(board, float)| {
            let meeting = snapshot.round(round)?.board(board)?.meeting;
            let number = |colour| numbers.player(meeting.player(colour));
            let [white, black] = [Colour::White, Colour::Black];
            let down =
                [white, black].into_iter().find(|&of| BoardFloat::of_player(float, of) == Some(Float::Down));
            let down = down.map_or(PairingNumber(0), number);
            Some(format!("{round}:{}:{}:{down}", number(white), number(black)))
        };
        noted_otherwise(snapshot, round).into_iter().filter_map(told)
    });
    let words: Vec<String> = words.collect();
    comment::add(file, Word::Floats, &words);
}

/// Returns the floats in a file for a round: White, Black, and their float.
pub(super) fn stated(
    file: &TrfFile,
    round: RoundNo,
    id: impl Fn(PairingNumber) -> Option<PlayerId>,
) -> Vec<([PlayerId; 2], BoardFloat)> {
    let read = |text: &str| {
        let mut parts = text.split(':').map(|part| part.parse().ok());
        let mut number = || parts.next().flatten();
        let [of, white, black, down] = [number()?, number()?, number()?, number()?];
        let float = match down {
            0 => BoardFloat::Level,
            _ if down == white => BoardFloat::WhiteDown,
            _ if down == black => BoardFloat::BlackDown,
            _ => return None,
        };
        let players = [id(PairingNumber(white))?, id(PairingNumber(black))?];
        (of == u16::from(round.0)).then_some((players, float))
    };
    comment::values(file, Word::Floats).flat_map(|list| list.split(',')).filter_map(read).collect()
}
