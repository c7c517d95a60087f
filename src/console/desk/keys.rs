//! Key bindings: tables shared by the panes, the key bar and the help.

use crate::i18n::Texts;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Keys with the same action in one place.
#[derive(Clone, Copy, Debug)]
pub struct Binding<A: 'static> {
    /// The keys; the key bar shows the first one, or two opposite arrows.
    pub keys: &'static [KeyCode],
    pub act: A,
    /// Catalogue id of the label.
    pub label: &'static str,
}

/// A binding without its action, for the key bar and the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The keys; the key bar shows the first one, or two opposite arrows.
    pub keys: &'static [KeyCode],
    /// Catalogue id of the label.
    pub label: &'static str,
    /// True for a key that answers a question: its help is the same for all questions.
    pub is_answer: bool,
}

impl Hint {
    pub const fn new(keys: &'static [KeyCode], label: &'static str) -> Self {
        Self { keys, label, is_answer: false }
    }

    pub const fn answer(keys: &'static [KeyCode], label: &'static str) -> Self {
        Self { is_answer: true, ..Self::new(keys, label) }
    }

    /// Returns the catalogue id of the help sentence.
    pub fn help(&self) -> String {
        format!("help-{}", if self.is_answer { "key-do-it" } else { self.label })
    }
}

impl<A> From<&Binding<A>> for Hint {
    fn from(binding: &Binding<A>) -> Self {
        Self::new(binding.keys, binding.label)
    }
}

pub fn hints<A>(table: &[Binding<A>]) -> Vec<Hint> {
    table.iter().map(Hint::from).collect()
}

/// Returns the action bound to a key.
///
/// The letter `i` is also accepted without its dot, and `I` with one: on a Turkish keyboard the key next to `u` yields
/// `ı`.
pub fn find<A: Copy>(table: &[Binding<A>], key: KeyEvent) -> Option<A> {
    let code = plain(key)?;
    table.iter().find(|binding| binding.keys.contains(&code)).map(|binding| binding.act)
}

/// Returns the key without irrelevant modifiers, or `None` for a combination with Ctrl, Alt or Super.
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

/// Returns true for a function key, which ends typing in a find field of a screen and then has its usual effect. `F3`
/// starts a new search there.
pub fn leaves_field(key: KeyEvent) -> bool {
    matches!(plain(key), Some(KeyCode::F(number)) if number != 3)
}

/// Key that opens the menu of a pane. It needs no Shift on any layout.
pub const LEADER: KeyCode = KeyCode::Char(',');

/// First code of the letters of the menu, in the private use area of Unicode, so that no keyboard types them.
const MENU_BASE: u32 = 0xE000;

const MENU: &[[KeyCode; 1]; 128] = &{
    let mut codes = [const { [KeyCode::Null] }; 128];
    let mut letter = 0;
    while letter < 128 {
        if let Some(code) = char::from_u32(MENU_BASE + letter) {
            codes[letter as usize] = [KeyCode::Char(code)];
        }
        letter += 1;
    }
    codes
};

/// Returns the keys of a command of the menu: the leader key, then this ASCII letter. Tables, help and palette treat
/// them as one key.
pub const fn menu(letter: char) -> &'static [KeyCode] {
    &MENU[letter as usize % MENU.len()]
}

/// Returns the key of a command of the menu, as its table lists it.
pub fn menu_key(letter: char) -> KeyCode {
    menu(letter).first().copied().unwrap_or(KeyCode::Null)
}

/// Returns the letter of a command of the menu; `None` for any other key.
pub fn menu_letter(code: KeyCode) -> Option<char> {
    let KeyCode::Char(code) = code else { return None };
    let letter = char::from_u32(u32::from(code).checked_sub(MENU_BASE)?)?;
    letter.is_ascii().then_some(letter)
}

macro_rules! verbs {
    ($($(#[$doc:meta])* $verb:ident $keys:expr,)*) => {
        /// A verb with its keys: a letter has the same verb in all panes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Verb { $($(#[$doc])* $verb,)* }

        impl Verb {
            pub const ALL: &[Self] = &[$(Self::$verb,)*];

            /// Returns the keys; the first one is the letter.
            pub const fn keys(self) -> &'static [KeyCode] {
                match self { $(Self::$verb => $keys,)* }
            }

            pub const fn key(self) -> KeyCode {
                match self.keys() {
                    [first, ..] => *first,
                    [] => KeyCode::Null,
                }
            }
        }
    };
}

verbs! {
    /// Adds an entry, or a substitute for a no-show.
    Add &[KeyCode::Char('a'), KeyCode::Insert],
    Bye &[KeyCode::Char('b')],
    Correct &[KeyCode::Char('c')],
    /// Draws lots.
    Draw &[KeyCode::Char('d')],
    /// Explains, or guides.
    Explain &[KeyCode::Char('e')],
    ExplainFully &[KeyCode::Char('E')],
    Forfeit &[KeyCode::Char('f')],
    Import &[KeyCode::Char('i'), KeyCode::Char('I')],
    MoveUp &[KeyCode::Char('K')],
    MoveDown &[KeyCode::Char('J')],
    /// Shows only what is missing.
    Missing &[KeyCode::Char('m')],
    /// Goes to the next one; on the start screen to a new event.
    Next &[KeyCode::Char('n')],
    Previous &[KeyCode::Char('N')],
    /// Offers another order, view, result, file or form of sheets.
    Other &[KeyCode::Char('o')],
    Publish &[KeyCode::Char('p')],
    Print &[KeyCode::Char('P')],
    Write &[KeyCode::Char('W')],
    Pair &[KeyCode::Char('r')],
    /// Imports a rating list.
    Ratings &[KeyCode::Char('R')],
    /// Swaps the marked players.
    Swap &[KeyCode::Char('s')],
    /// Shows teams, or their matches.
    Teams &[KeyCode::Char('t')],
    /// Verifies results by a second entry.
    Verify &[KeyCode::Char('V')],
    /// Withdraws, or reinstates.
    Withdraw &[KeyCode::Char('w')],
    Remove &[KeyCode::Char('x'), KeyCode::Delete],
    Mark &[KeyCode::Char(' ')],
    Open &[KeyCode::Enter],
}

/// Returns the reason of the first condition that is not met, if any.
pub fn unmet(conditions: &[(bool, &'static str)]) -> Option<&'static str> {
    conditions.iter().find(|(is_met, _)| !is_met).map(|&(_, reason)| reason)
}

/// Reasons, by catalogue id, for which a command is unavailable in every state of the event: its format has
/// no use for it.
const OF_FORMAT: &[&str] = &[
    "event-no-colour-drawn",
    "event-no-festival",
    "event-no-other-section",
    "line-ups-no-players",
    "line-ups-none",
    "match-none",
    "pairings-bye-by-table",
    "pairings-no-chess960",
    "pairings-no-lots",
    "pairings-no-option",
    "pairings-no-team-groups",
    "pairings-only-matches",
    "pairings-only-table",
    "players-no-teams",
    "results-only-teams",
    "results-only-without-players",
    "results-scores-only",
    "standings-no-bracket",
    "standings-no-categories",
    "standings-one-part",
];

/// Returns true if a command has a meaning for the format of the event, by the reason of its first condition
/// that is not met.
pub fn fits_format(unmet: Option<&'static str>) -> bool {
    unmet.is_none_or(|reason| !OF_FORMAT.contains(&reason))
}

/// Returns the label of a key in the key bar: its key cap, or a word for the unlabelled space bar.
pub fn name(code: KeyCode, texts: &Texts) -> String {
    if let Some(letter) = menu_letter(code) {
        return format!("{}{letter}", name(LEADER, texts));
    }
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

/// Returns the label of a command in the key bar: its first key, or both of two opposite arrows.
pub fn shown(hint: &Hint, texts: &Texts) -> String {
    use KeyCode::{Down, Left, Right, Up};
    let count = if matches!(hint.keys, [Up, Down, ..] | [Left, Right, ..]) { 2 } else { 1 };
    hint.keys.iter().take(count).map(|&code| name(code, texts)).collect()
}

/// Cursor movement in a list; the same keys in every pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    Up,
    Down,
    PageUp,
    PageDown,
    First,
    Last,
}

/// The digit keys in keyboard order, 0 last.
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

pub const WALK: &[Binding<Walk>] = &[
    Binding { keys: &[KeyCode::Up, KeyCode::Char('k')], act: Walk::Up, label: "key-up" },
    Binding { keys: &[KeyCode::Down, KeyCode::Char('j')], act: Walk::Down, label: "key-down" },
    Binding { keys: &[KeyCode::PageUp], act: Walk::PageUp, label: "key-page-up" },
    Binding { keys: &[KeyCode::PageDown], act: Walk::PageDown, label: "key-page-down" },
    Binding { keys: &[KeyCode::Home], act: Walk::First, label: "key-first" },
    Binding { keys: &[KeyCode::End], act: Walk::Last, label: "key-last" },
];

impl Walk {
    /// Number of lines that a page moves: short enough that the eye finds its place again at 80x24.
    const PAGE: usize = 15;

    /// Returns the new cursor position in a list of `count` lines.
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
