//! Passes: the secret part of the addresses that players, deputies and captains open, each valid for one role in one
//! round.

use super::{BoardRange, Game, Side};
use crate::i18n::say_refusals;
use crate::store::{KeptError, cause, keep_private, kept};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hakem_engine::refusals;
use hakem_engine::tournament::{BoardNo, RoundNo, Snapshot, Stage, TeamId};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use thiserror::Error;

/// Number of random bytes of a secret.
pub const SECRET: usize = 32;

/// Length of the signature of a pass in bytes: 128 bits.
const SIGNATURE: usize = 16;

/// First word of the text that a signature covers, so that it is valid for no other purpose.
const PURPOSE: &str = "hakem pass 1";

/// Key from which the passes of an event are derived. Its text has two lines: the key in hexadecimal digits, and the
/// generations of all passes and of those of officials. Its file is in the user's data folder: outside the event file,
/// which is copied and sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    key: [u8; SECRET],
    /// Number of times that all passes were revoked.
    generation: u32,
    /// Number of times that the passes of deputies and captains were revoked.
    officials: u32,
}

/// The passes that a revocation makes invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revoked {
    All,
    /// Those of deputies and captains; the slips of the round remain valid.
    Officials,
}

/// Role of the holder of a valid pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassHolder {
    Player(Game, Side),
    Deputy(RoundNo, BoardRange),
    Captain(RoundNo, TeamId),
}

impl PassHolder {
    pub fn round(&self) -> RoundNo {
        match *self {
            Self::Player(game, _) => game.round,
            Self::Deputy(round, _) | Self::Captain(round, _) => round,
        }
    }

    fn role(&self) -> PassRole {
        match *self {
            Self::Player(game, side) => PassRole::Player(game.board, side),
            Self::Deputy(_, boards) => PassRole::Deputy(boards),
            Self::Captain(_, team) => PassRole::Captain(team),
        }
    }
}

refusals! {
/// Reason why the secret of an event is not available.
#[derive(Debug)]
pub enum SecretError: "passes" {
    /// The file cannot be read.
    Kept(error: KeptError),
    /// The file contains something else.
    NotASecret { path: PathBuf },
    /// The file cannot be written.
    Io { path: PathBuf, source: io::Error } only { "path": *path, "cause": cause(source) },
}
}

say_refusals!(SecretError);

/// The key stays out of messages and logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secret")
            .field("generation", &self.generation)
            .field("officials", &self.officials)
            .finish_non_exhaustive()
    }
}

impl Secret {
    /// Creates a secret from random bytes.
    pub fn new(key: [u8; SECRET]) -> Self {
        Self { key, generation: 0, officials: 0 }
    }

    /// Returns the secret after some of its passes are revoked.
    #[must_use]
    pub fn revoked(self, revoked: Revoked) -> Self {
        match revoked {
            Revoked::All => Self { generation: self.generation.wrapping_add(1), ..self },
            Revoked::Officials => Self { officials: self.officials.wrapping_add(1), ..self },
        }
    }

    /// Parses the text of a secret; `None` if it is not one.
    pub fn read(text: &str) -> Option<Self> {
        let (key, generations) = text.trim_end().split_once('\n')?;
        let key = *blake3::Hash::from_hex(key.trim_end()).ok()?.as_bytes();
        // The second number is missing in files of before deputies.
        let (generation, officials) = generations.split_once(' ').unwrap_or((generations, "0"));
        Some(Self { key, generation: generation.parse().ok()?, officials: officials.parse().ok()? })
    }

    pub fn write(&self) -> String {
        let key = blake3::Hash::from_bytes(self.key).to_hex();
        format!("{key}\n{} {}\n", self.generation, self.officials)
    }

    /// Reads the secret of an event; `None` if there is none yet.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or is not a secret.
    pub fn kept(path: &Path) -> Result<Option<Self>, SecretError> {
        let read =
            |text: String| Self::read(&text).ok_or_else(|| SecretError::NotASecret { path: path.to_owned() });
        kept(path)?.map(read).transpose()
    }

    /// Reads the secret of an event, or creates it from random bytes if there is none.
    pub fn at(path: &Path, drawn: [u8; SECRET]) -> Result<Self, SecretError> {
        match Self::kept(path)? {
            Some(secret) => Ok(secret),
            None => {
                let secret = Self::new(drawn);
                secret.keep(path)?;
                Ok(secret)
            }
        }
    }

    /// Writes the secret to its file, readable for its owner only.
    pub fn keep(&self, path: &Path) -> Result<(), SecretError> {
        keep_private(path, &self.write()).map_err(|source| SecretError::Io { path: path.to_owned(), source })
    }

    /// Returns the pass of a role; `event` is the id of the event.
    pub fn pass(&self, event: &str, seat: &PassHolder) -> Pass {
        let (round, role) = (seat.round(), seat.role());
        let last = match *seat {
            PassHolder::Player(Game { players: [white, black], .. }, _) => {
                format!("{}\n{}", white.0, black.0)
            }
            PassHolder::Deputy(..) | PassHolder::Captain(..) => self.officials.to_string(),
        };
        let text = format!("{PURPOSE}\n{event}\n{}\n{round}\n{role}\n{last}", self.generation);
        let hash = blake3::keyed_hash(&self.key, text.as_bytes());
        let mut signature = [0; SIGNATURE];
        signature.copy_from_slice(hash.as_bytes().split_at(SIGNATURE).0);
        Pass { round, role, signature }
    }

    /// Returns the role that a pass is for, if its signature is valid. That of a player needs a published pairing.
    pub fn seat(&self, event: &str, pass: &Pass, snapshot: &Snapshot) -> Option<PassHolder> {
        let seat = match pass.role {
            PassRole::Player(board, side) => {
                let paired = snapshot.round(pass.round).filter(|round| round.stage() == Stage::Published)?;
                PassHolder::Player(Game::at(pass.round, board, paired)?, side)
            }
            PassRole::Deputy(boards) => PassHolder::Deputy(pass.round, boards),
            PassRole::Captain(team) => PassHolder::Captain(pass.round, team),
        };
        let expected = self.pass(event, &seat).signature;
        is_equal(expected, pass.signature).then_some(seat)
    }
}

/// Compares signatures in constant time, as the comparison of hashes does.
fn is_equal(one: [u8; SIGNATURE], other: [u8; SIGNATURE]) -> bool {
    blake3::hash(&one) == blake3::hash(&other)
}

/// Role that a pass names, with the text of its middle part: `12.w`, `1-20.d` or `3.c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PassRole {
    Player(BoardNo, Side),
    Deputy(BoardRange),
    Captain(TeamId),
}

impl fmt::Display for PassRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(board, side) => write!(f, "{board}.{}", side.letter()),
            Self::Deputy(boards) => write!(f, "{boards}.d"),
            Self::Captain(team) => write!(f, "{}.c", team.0),
        }
    }
}

/// A pass, such as `3.12.w.` and 22 letters: round, role and signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    round: RoundNo,
    role: PassRole,
    signature: [u8; SIGNATURE],
}

/// Text is not a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected ROUND.BOARD.w, ROUND.BOARD.b, ROUND.BOARDS.d or ROUND.TEAM.c, and a signature")]
pub struct PassError;

impl FromStr for Pass {
    type Err = PassError;

    fn from_str(text: &str) -> Result<Self, PassError> {
        let mut parts = text.split('.');
        let mut next = || parts.next().ok_or(PassError);
        let (round, place, letter, signature) = (next()?, next()?, next()?, next()?);
        if parts.next().is_some() {
            return Err(PassError);
        }
        let board = || place.parse().map(BoardNo).map_err(|_| PassError);
        let role = match letter {
            "w" => PassRole::Player(board()?, Side::White),
            "b" => PassRole::Player(board()?, Side::Black),
            "d" => PassRole::Deputy(place.parse().map_err(|_| PassError)?),
            "c" => PassRole::Captain(TeamId(place.parse().map_err(|_| PassError)?)),
            _ => return Err(PassError),
        };
        let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).ok().and_then(|bytes| bytes.try_into().ok());
        let round = RoundNo(round.parse().map_err(|_| PassError)?);
        let pass = Self { round, role, signature: signature.ok_or(PassError)? };
        // One pass has one text, so that counting requests by it cannot be evaded.
        if pass.to_string() == text { Ok(pass) } else { Err(PassError) }
    }
}

impl Pass {
    /// Returns the address of the page of a pass, below the address of the service.
    pub fn address(&self, service: &str) -> String {
        format!("{}/b/{self}", service.trim_end_matches('/'))
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signature = BASE64_URL_SAFE_NO_PAD.encode(self.signature);
        write!(f, "{}.{}.{signature}", self.round, self.role)
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
        let white = |game| PassHolder::Player(game, Side::White);
        let deputy = |first, last| {
            PassHolder::Deputy(RoundNo(1), BoardRange::new(BoardNo(first), BoardNo(last)).unwrap())
        };
        let seats = [
            white(here),
            PassHolder::Player(here, Side::Black),
            white(game(2, 2, [3, 4])),
            white(game(1, 1, [3, 4])),
            white(game(1, 2, [4, 3])),
            deputy(1, 20),
            deputy(1, 21),
            deputy(2, 2),
            PassHolder::Deputy(RoundNo(2), BoardRange::ALL),
            PassHolder::Deputy(RoundNo(1), BoardRange::ALL),
            PassHolder::Captain(RoundNo(1), TeamId(2)),
            PassHolder::Captain(RoundNo(1), TeamId(3)),
        ];
        let mut passes: Vec<Pass> = seats.iter().map(|seat| secret(1).pass(event, seat)).collect();
        passes.extend([
            secret(1).pass("b", &seats[0]),
            secret(2).pass(event, &seats[0]),
            secret(1).revoked(Revoked::All).pass(event, &seats[0]),
            secret(1).revoked(Revoked::All).pass(event, &seats[5]),
            secret(1).revoked(Revoked::Officials).pass(event, &seats[5]),
        ]);
        for (at, pass) in passes.iter().enumerate() {
            assert!(passes[..at].iter().all(|other| !is_equal(other.signature, pass.signature)), "{pass}");
        }
        // A lost tablet does not make the slips invalid.
        assert_eq!(secret(1).revoked(Revoked::Officials).pass(event, &seats[0]), passes[0]);
    }

    #[test]
    fn a_secret_survives_its_text_and_is_not_shown() {
        let secret =
            secret(171).revoked(Revoked::All).revoked(Revoked::Officials).revoked(Revoked::Officials);
        assert_eq!(Secret::read(&secret.write()), Some(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret { generation: 1, officials: 2, .. }");
        let earlier = secret.write().replace(" 2", "");
        assert_eq!(Secret::read(&earlier), Some(Secret { officials: 0, ..secret.clone() }));
        for text in ["", "ab\n1", "\n\n", &secret.write().replace('1', "x")] {
            assert_eq!(Secret::read(text), None, "{text}");
        }
    }

    fn any_seat() -> impl Strategy<Value = PassHolder> {
        (any::<u8>(), any::<u16>(), any::<u16>(), any::<u32>(), any::<u32>(), 0_usize..5).prop_map(
            |(round, one, other, white, black, kind)| match kind {
                0 | 1 => PassHolder::Player(game(round, one, [white, black]), Side::BOTH[kind]),
                2 => PassHolder::Captain(RoundNo(round), TeamId(one)),
                3 => PassHolder::Deputy(RoundNo(round), BoardRange::ALL),
                _ => {
                    let (first, last) = (one.min(other).max(1), one.max(other).max(1));
                    PassHolder::Deputy(
                        RoundNo(round),
                        BoardRange::new(BoardNo(first), BoardNo(last)).unwrap(),
                    )
                }
            },
        )
    }

    proptest! {
        #[test]
        fn a_pass_has_one_text(seat in any_seat()) {
            let pass = secret(7).pass("event", &seat);
            prop_assert_eq!(pass.to_string().parse(), Ok(pass.clone()));
            let longer = format!("0{pass}");
            prop_assert!(longer.parse::<Pass>().is_err());
        }

        #[test]
        fn no_other_text_is_a_pass(
            text in "[0-9]{0,3}[.]?([0-9]{0,5}|all|[0-9]{1,2}-[0-9]{1,2})[.]?[wbdcx]?[.]?[-_A-Za-z0-9]{0,23}"
        ) {
            if let Ok(pass) = text.parse::<Pass>() {
                prop_assert_eq!(pass.to_string(), text);
            }
        }
    }
}
