//! Keys: tables of bindings that the panes, the key bar and the help read alike.

use crate::i18n::Texts;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What some keys do in one place. The first key is the one that the key bar shows.
#[derive(Clone, Copy, Debug)]
pub struct Binding<A: 'static> {
    /// The keys, the main one first.
    pub keys: &'static [KeyCode],
    /// What they do.
    pub act: A,
    /// Catalogue id of the words for it.
    pub label: &'static str,
}

/// A binding without its act: what the key bar and the help show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The keys, the main one first.
    pub keys: &'static [KeyCode],
    /// Catalogue id of the words for what they do.
    pub label: &'static str,
}

impl Hint {
    /// Returns the catalogue id of the sentence that says what the keys do.
    #[must_use]
    pub fn help(&self) -> String {
        format!("help-{}", self.label)
    }
}

impl<A> From<&Binding<A>> for Hint {
    fn from(binding: &Binding<A>) -> Self {
        Self { keys: binding.keys, label: binding.label }
    }
}

/// Returns what a table says to the key bar and the help.
pub fn hints<A>(table: &[Binding<A>]) -> Vec<Hint> {
    table.iter().map(Hint::from).collect()
}

/// Returns what a key does by a table.
///
/// A letter `i` is also accepted without its dot and with one on the capital: on a Turkish keyboard the key
/// beside `u` gives `ı`.
pub fn find<A: Copy>(table: &[Binding<A>], key: KeyEvent) -> Option<A> {
    let code = plain(key)?;
    table.iter().find(|binding| binding.keys.contains(&code)).map(|binding| binding.act)
}

/// Returns the key without modifiers that do not matter, or `None` for a combination with Ctrl or Alt.
pub fn plain(key: KeyEvent) -> Option<KeyCode> {
    let combined = KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SUPER;
    if key.modifiers.intersects(combined) {
        return None;
    }
    Some(match key.code {
        KeyCode::Char('ı') => KeyCode::Char('i'),
        KeyCode::Char('İ') => KeyCode::Char('I'),
        other => other,
    })
}

/// Returns the reason of the first condition that is not met.
#[must_use]
pub fn unmet(conditions: &[(bool, &'static str)]) -> Option<&'static str> {
    conditions.iter().find(|(is_met, _)| !is_met).map(|&(_, reason)| reason)
}

/// Returns how a key is written in the key bar: as on the key itself; the space bar, which has no name on it, in words.
pub fn name(code: KeyCode, texts: &Texts) -> String {
    match code {
        KeyCode::Char(' ') => texts.get("key-space").into_owned(),
        KeyCode::Char(letter) => letter.to_string(),
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::Up => "↑".to_owned(),
        KeyCode::Down => "↓".to_owned(),
        KeyCode::Left => "←".to_owned(),
        KeyCode::Right => "→".to_owned(),
        KeyCode::PageUp => "PgUp".to_owned(),
        KeyCode::PageDown => "PgDn".to_owned(),
        KeyCode::BackTab => "Shift-Tab".to_owned(),
        KeyCode::Delete => "Del".to_owned(),
        other => format!("{other:?}"),
    }
}

/// How a list is walked through: the same keys in every pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// One line up.
    Up,
    /// One line down.
    Down,
    /// A screen up.
    PageUp,
    /// A screen down.
    PageDown,
    /// To the first line.
    First,
    /// To the last line.
    Last,
}

/// The digits as they stand on a keyboard, 0 last.
pub const DIGITS: &[KeyCode] = &[
    KeyCode::Char('1'),
    KeyCode::Char('2'),
    KeyCode::Char('3'),
    KeyCode::Char('4'),
    KeyCode::Char('5'),
    KeyCode::Char('6'),
    KeyCode::Char('7'),
    KeyCode::Char('8'),
    KeyCode::Char('9'),
    KeyCode::Char('0'),
];

/// The keys of [`Walk`].
pub const WALK: &[Binding<Walk>] = &[
    Binding { keys: &[KeyCode::Up, KeyCode::Char('k')], act: Walk::Up, label: "key-up" },
    Binding { keys: &[KeyCode::Down, KeyCode::Char('j')], act: Walk::Down, label: "key-down" },
    Binding { keys: &[KeyCode::PageUp], act: Walk::PageUp, label: "key-page-up" },
    Binding { keys: &[KeyCode::PageDown], act: Walk::PageDown, label: "key-page-down" },
    Binding { keys: &[KeyCode::Home], act: Walk::First, label: "key-first" },
    Binding { keys: &[KeyCode::End], act: Walk::Last, label: "key-last" },
];

impl Walk {
    /// Lines that a page moves: short enough that the eye finds its place again at 80x24.
    const PAGE: usize = 15;

    /// Returns where a cursor goes in a list of `count` lines.
    #[must_use]
    pub fn from(self, cursor: usize, count: usize) -> usize {
        let last = count.saturating_sub(1);
        match self {
            Self::Up => cursor.saturating_sub(1),
            Self::Down => (cursor + 1).min(last),
            Self::PageUp => cursor.saturating_sub(Self::PAGE),
            Self::PageDown => (cursor + Self::PAGE).min(last),
            Self::First => 0,
            Self::Last => last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dotless_i_does_what_i_does() {
        const TABLE: &[Binding<u8>] = &[Binding { keys: &[KeyCode::Char('i')], act: 1, label: "key-up" }];
        let key = |c| KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE);
        assert_eq!(find(TABLE, key('ı')), Some(1));
        assert_eq!(find(TABLE, key('j')), None);
        assert_eq!(find(TABLE, KeyEvent::new(KeyCode::Char('i'), KeyModifiers::CONTROL)), None);
    }
}
