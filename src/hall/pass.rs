//! Passes: the secret part of the addresses that players open, each valid for one side of one board of one pairing.

use super::{Game, Side};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hakem_engine::tournament::{BoardNo, Round, RoundNo};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Number of random bytes of a secret.
pub const SECRET: usize = 32;

/// Length of the signature of a pass in bytes: 128 bits.
const SIGNATURE: usize = 16;

/// First word of the text that a signature covers, so that it is valid for no other purpose.
const PURPOSE: &str = "hakem pass 1";

/// Key from which the passes of an event are derived. Its text has two lines: the key in hexadecimal digits, and the
/// generation.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    key: [u8; SECRET],
    /// Number of times that all passes were revoked.
    generation: u32,
}

/// The key stays out of messages and logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secret").field("generation", &self.generation).finish_non_exhaustive()
    }
}

impl Secret {
    /// Creates a secret from random bytes.
    pub fn new(key: [u8; SECRET]) -> Self {
        Self { key, generation: 0 }
    }

    /// Returns the secret after all its passes are revoked.
    #[must_use]
    pub fn revoked(self) -> Self {
        Self { generation: self.generation.wrapping_add(1), ..self }
    }

    /// Parses the text of a secret; `None` if it is not one.
    pub fn read(text: &str) -> Option<Self> {
        let (key, generation) = text.trim_end().split_once('\n')?;
        let key = *blake3::Hash::from_hex(key.trim_end()).ok()?.as_bytes();
        Some(Self { key, generation: generation.parse().ok()? })
    }

    /// Returns the text of the secret.
    pub fn write(&self) -> String {
        format!("{}\n{}\n", blake3::Hash::from_bytes(self.key).to_hex(), self.generation)
    }

    /// Returns the pass of a side of a game; `event` is the id of the event.
    pub fn pass(&self, event: &str, game: &Game, side: Side) -> Pass {
        let Game { round, board, players: [white, black] } = game;
        let text = format!(
            "{PURPOSE}\n{event}\n{}\n{round}\n{board}\n{}\n{}\n{}",
            self.generation,
            white.0,
            black.0,
            side.letter()
        );
        let hash = blake3::keyed_hash(&self.key, text.as_bytes());
        let mut signature = [0; SIGNATURE];
        signature.copy_from_slice(hash.as_bytes().split_at(SIGNATURE).0);
        Pass { round: *round, board: *board, side, signature }
    }

    /// Returns the game that a pass is for, if the round pairs it and the signature is that of the pass.
    pub fn game(&self, event: &str, pass: &Pass, paired: &Round) -> Option<Game> {
        let game = Game::at(pass.round, pass.board, paired)?;
        let expected = self.pass(event, &game, pass.side).signature;
        is_equal(expected, pass.signature).then_some(game)
    }
}

/// Compares signatures in constant time, as the comparison of hashes does.
fn is_equal(one: [u8; SIGNATURE], other: [u8; SIGNATURE]) -> bool {
    blake3::hash(&one) == blake3::hash(&other)
}

/// A pass, such as `3.12.w.` and 22 letters: round, board, side and signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The side.
    pub side: Side,
    signature: [u8; SIGNATURE],
}

/// Text is not a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected ROUND.BOARD.SIDE.SIGNATURE, with w or b as the side")]
pub struct PassError;

impl FromStr for Pass {
    type Err = PassError;

    fn from_str(text: &str) -> Result<Self, PassError> {
        let mut parts = text.split('.');
        let mut next = || parts.next().ok_or(PassError);
        let (round, board, side, signature) = (next()?, next()?, next()?, next()?);
        if parts.next().is_some() {
            return Err(PassError);
        }
        let side = match side {
            "w" => Side::White,
            "b" => Side::Black,
            _ => return Err(PassError),
        };
        let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).ok().and_then(|bytes| bytes.try_into().ok());
        let pass = Self {
            round: RoundNo(round.parse().map_err(|_| PassError)?),
            board: BoardNo(board.parse().map_err(|_| PassError)?),
            side,
            signature: signature.ok_or(PassError)?,
        };
        // One pass has one text, so that counting requests by it cannot be evaded.
        if pass.to_string() == text { Ok(pass) } else { Err(PassError) }
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signature = BASE64_URL_SAFE_NO_PAD.encode(self.signature);
        write!(f, "{}.{}.{}.{signature}", self.round, self.board, self.side.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_engine::tournament::PlayerId;
    use proptest::prelude::*;

    fn game(round: u8, board: u16, players: [u32; 2]) -> Game {
        Game { round: RoundNo(round), board: BoardNo(board), players: players.map(PlayerId) }
    }

    fn secret(byte: u8) -> Secret {
        Secret::new([byte; SECRET])
    }

    #[test]
    fn a_pass_depends_on_everything_it_is_valid_for() {
        let (here, event) = (game(1, 2, [3, 4]), "a");
        let pass = secret(1).pass(event, &here, Side::White);
        let others = [
            secret(1).pass(event, &here, Side::Black),
            secret(1).pass(event, &game(2, 2, [3, 4]), Side::White),
            secret(1).pass(event, &game(1, 1, [3, 4]), Side::White),
            secret(1).pass(event, &game(1, 2, [4, 3]), Side::White),
            secret(1).pass("b", &here, Side::White),
            secret(2).pass(event, &here, Side::White),
            secret(1).revoked().pass(event, &here, Side::White),
        ];
        assert!(others.iter().all(|other| !is_equal(other.signature, pass.signature)));
        assert!(is_equal(secret(1).pass(event, &here, Side::White).signature, pass.signature));
    }

    #[test]
    fn a_secret_survives_its_text_and_is_not_shown() {
        let secret = secret(171).revoked();
        assert_eq!(Secret::read(&secret.write()), Some(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret { generation: 1, .. }");
        for text in ["", "ab\n1", "\n\n", &secret.write().replace('1', "x")] {
            assert_eq!(Secret::read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_pass_has_one_text(round: u8, board: u16, white: u32, black: u32, side in 0_usize..2) {
            let side = [Side::White, Side::Black][side];
            let pass = secret(7).pass("event", &game(round, board, [white, black]), side);
            prop_assert_eq!(pass.to_string().parse(), Ok(pass.clone()));
            let longer = format!("0{pass}");
            prop_assert!(longer.parse::<Pass>().is_err());
        }

        #[test]
        fn no_other_text_is_a_pass(text in "[0-9]{0,3}[.]?[0-9]{0,5}[.]?[wbsx]?[.]?[-_A-Za-z0-9]{0,23}") {
            if let Ok(pass) = text.parse::<Pass>() {
                prop_assert_eq!(pass.to_string(), text);
            }
        }
    }
}
