//! Notation of keys for all tests of the console: characters as they are, other keys by name, as in
//! `5<Down><Enter>`.

use std::fmt;

/// A key that a test presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key<'a> {
    /// A letter, digit or sign.
    Typed(char),
    /// A key by its name: `Enter`, `F6`.
    Named(&'a str),
}

/// Writes the notation that [`keys`] parses.
impl fmt::Display for Key<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Typed(letter) => write!(f, "{letter}"),
            Self::Named(name) => write!(f, "<{name}>"),
        }
    }
}

pub fn keys(text: &str) -> impl Iterator<Item = Key<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let letter = rest.chars().next()?;
        let named = rest.strip_prefix('<').and_then(|inside| inside.split_once('>'));
        let (key, left) = match named {
            Some((name, left)) => (Key::Named(name), left),
            None => (Key::Typed(letter), &rest[letter.len_utf8()..]),
        };
        rest = left;
        Some(key)
    })
}
