//! The results of a round by board. Copies share unchanged parts, and reads are slice accesses.

use super::GameResult;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// Boards per shared chunk: entering a result copies one chunk, and a pointer to each of the others.
const PIECE: usize = 64;

/// The result of each board, board 1 first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Results {
    /// All full but the last, so that a board is found by its index.
    pieces: Arc<[Arc<[Option<GameResult>]>]>,
    /// Number of boards without a result, updated on each change because screens read it on every key.
    missing: usize,
}

impl Results {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Option<GameResult>> + '_ {
        self.pieces.iter().flat_map(|piece| piece.iter().copied())
    }

    /// Returns the result of a board, counted from 0; `None` if there is no such board.
    pub(crate) fn get(&self, index: usize) -> Option<Option<GameResult>> {
        self.pieces.get(index / PIECE)?.get(index % PIECE).copied()
    }

    pub(crate) fn missing(&self) -> usize {
        self.missing
    }

    /// Sets the result of a board, counted from 0; no effect if there is no such board.
    pub(crate) fn set(&mut self, index: usize, result: Option<GameResult>) {
        let Some(stands) = self.get(index).filter(|&stands| stands != result) else { return };
        let piece = Arc::make_mut(&mut self.pieces).get_mut(index / PIECE);
        if let Some(slot) = piece.and_then(|piece| Arc::make_mut(piece).get_mut(index % PIECE)) {
            *slot = result;
            self.missing = self.missing + usize::from(result.is_none()) - usize::from(stands.is_none());
        }
    }

    /// Returns a copy with one more board, without a result.
    pub(crate) fn with_board(&self) -> Self {
        self.iter().chain([None]).collect()
    }
}

impl FromIterator<Option<GameResult>> for Results {
    fn from_iter<I: IntoIterator<Item = Option<GameResult>>>(results: I) -> Self {
        let results: Vec<_> = results.into_iter().collect();
        let missing = results.iter().filter(|result| result.is_none()).count();
        Self { pieces: results.chunks(PIECE).map(Arc::from).collect(), missing }
    }
}

impl Serialize for Results {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Outcome;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn results_are_what_a_plain_list_is_and_copies_keep_theirs(
            boards in 0_usize..200, changes in prop::collection::vec((0_usize..210, 0_u8..3), 0..60),
        ) {
            let result = |kind| match kind {
                0 => None,
                1 => Some(GameResult::Played(Outcome::Draw)),
                _ => Some(GameResult::Adjourned),
            };
            let mut plain = vec![None; boards];
            let mut results: Results = plain.iter().copied().collect();
            for (index, kind) in changes {
                let (before, kept) = (plain.clone(), results.clone());
                results.set(index, result(kind));
                if let Some(slot) = plain.get_mut(index) {
                    *slot = result(kind);
                }
                prop_assert_eq!(kept.iter().collect::<Vec<_>>(), before);
                prop_assert_eq!(results.iter().collect::<Vec<_>>(), &plain[..]);
                prop_assert_eq!(results.get(index), plain.get(index).copied());
                prop_assert_eq!(results.missing(), plain.iter().filter(|result| result.is_none()).count());
                prop_assert_eq!(&results, &plain.iter().copied().collect());
            }
            prop_assert_eq!(results.with_board().iter().count(), boards + 1);
        }
    }
}
