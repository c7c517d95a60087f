//! Translates key records of the Windows console into the bytes that terminals send for the same keys, so that one
//! decoder serves every system.
//!
//! Keys that a terminal reports ambiguously (Esc, Ctrl and Alt with a character) are written as
//! `ESC [ code ; modifiers u`. Input that the console host passes through from a terminal (bracketed paste,
//! replies) arrives as one record per character and is passed on unchanged.

use std::iter::repeat_n;
use std::ops::RangeInclusive;

/// A key record: `KEY_EVENT_RECORD` without the scan code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyRecord {
    /// True for a press, false for a release.
    pub is_down: bool,
    /// Number of presses while the key is held down.
    pub count: u16,
    /// Virtual key code.
    pub key: u16,
    /// UTF-16 code unit; zero for keys without a character.
    pub unit: u16,
    /// Bits of the modifier keys, as in `dwControlKeyState`.
    pub state: u32,
}

/// An input record of the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Record {
    Key(KeyRecord),
    /// The window gained or lost focus.
    Focus(bool),
}

/// Bits of the modifier keys.
const ALT: u32 = 0x0003;
const CTRL: u32 = 0x000c;
const SHIFT: u32 = 0x0010;
const ENHANCED: u32 = 0x0100;

/// Modifiers of a control sequence: none, and Shift alone.
const PLAIN: u32 = 1;
const SHIFTED: u32 = 2;

/// Virtual key codes with a meaning of their own.
const BACKSPACE: u16 = 0x08;
const TAB: u16 = 0x09;
const ENTER: u16 = 0x0d;
const ALT_KEY: u16 = 0x12;
const ESCAPE: u16 = 0x1b;
const KEYPAD: RangeInclusive<u16> = 0x60..=0x69;
const F1: u16 = 0x70;

/// Keys with a control sequence: virtual key code, number, last character.
const NAMED: [(u16, u8, char); 11] = [
    (0x0c, 1, 'E'),
    (0x21, 5, '~'),
    (0x22, 6, '~'),
    (0x23, 1, 'F'),
    (0x24, 1, 'H'),
    (0x25, 1, 'D'),
    (0x26, 1, 'A'),
    (0x27, 1, 'C'),
    (0x28, 1, 'B'),
    (0x2d, 2, '~'),
    (0x2e, 3, '~'),
];

/// Numbers of the function keys F1 to F20.
const FUNCTION_NUMBERS: [u8; 20] =
    [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34];

/// Number of characters that arrive together only if they were pasted: the console has no brackets around pasted text.
const PASTED: usize = 6;

/// Start and end of pasted text.
const PASTE: (&str, &str) = ("\x1b[200~", "\x1b[201~");

/// Translator of input records.
#[derive(Debug, Default)]
pub struct Translator {
    /// First half of a character outside the basic plane.
    high: Option<u16>,
    /// True within pasted text whose brackets were passed through.
    is_bracketed: bool,
}

/// A translated key.
#[derive(Clone)]
enum Key {
    /// A character without modifiers, typed or pasted.
    Text(char),
    /// The first character of a sequence that was passed through.
    Introducer,
    Sequence(String),
}

impl Translator {
    /// Translates records that arrived together.
    pub fn translate(&mut self, records: &[Record]) -> Vec<u8> {
        let mut keys = Vec::new();
        for (at, record) in records.iter().enumerate() {
            match record {
                Record::Focus(true) => keys.push(Key::Sequence("\x1b[I".to_owned())),
                Record::Focus(false) => keys.push(Key::Sequence("\x1b[O".to_owned())),
                Record::Key(record) => {
                    let rest = records.get(at + 1..).unwrap_or_default();
                    let key = self.key(*record, rest);
                    keys.extend(key.into_iter().flat_map(|key| repeat_n(key, record.count.max(1).into())));
                }
            }
        }
        let is_passed_through = self.is_bracketed || keys.iter().any(|key| matches!(key, Key::Introducer));
        let text = if is_passed_through { plain(&keys) } else { bracketed(&keys) };
        if is_passed_through {
            self.is_bracketed = match (text.rfind(PASTE.0), text.rfind(PASTE.1)) {
                (None, None) => self.is_bracketed,
                (begin, end) => begin > end,
            };
        }
        text.into_bytes()
    }

    /// Translates a key record, which `rest` follows.
    fn key(&mut self, record: KeyRecord, rest: &[Record]) -> Option<Key> {
        // Digits typed on the keypad while Alt is down: their character arrives when Alt is released.
        let is_composed = record.key == ALT_KEY && !record.is_down && record.unit != 0;
        if is_composed {
            return self.letter(record.unit).map(Key::Text);
        }
        if !record.is_down || is_composing(record) {
            return None;
        }
        // AltGr is reported as Ctrl and Alt; unlike these it yields a character.
        let is_alt_gr = record.state & ALT != 0 && record.state & CTRL != 0 && record.unit >= 0x20;
        let modifiers = modifiers(if is_alt_gr { record.state & SHIFT } else { record.state });
        let letter = match record.key {
            ESCAPE if modifiers == PLAIN && introduces(rest) => return Some(Key::Introducer),
            ESCAPE => return Some(coded('\x1b', modifiers)),
            BACKSPACE => '\x7f',
            ENTER => '\r',
            TAB if modifiers == SHIFTED => return Some(Key::Sequence("\x1b[Z".to_owned())),
            TAB => '\t',
            key => match named(key, modifiers) {
                Some(sequence) => return Some(Key::Sequence(sequence)),
                None => without_ctrl(self.letter(record.unit)?, modifiers),
            },
        };
        Some(match modifiers {
            PLAIN if letter == '\x1b' && introduces(rest) => Key::Introducer,
            // Shift is part of the character.
            PLAIN | SHIFTED => Key::Text(letter),
            _ => coded(letter, modifiers),
        })
    }

    /// Returns the character of a code unit; `None` for half a character, and for keys without one.
    fn letter(&mut self, unit: u16) -> Option<char> {
        let is_high = (0xd800..0xdc00).contains(&unit);
        let high = std::mem::replace(&mut self.high, is_high.then_some(unit));
        if is_high || unit == 0 {
            return None;
        }
        char::decode_utf16(high.into_iter().chain([unit])).last()?.ok()
    }
}

/// Returns the modifiers of a control sequence: a bit mask plus 1.
fn modifiers(state: u32) -> u32 {
    let bit = |keys: u32, value: u32| if state & keys != 0 { value } else { 0 };
    PLAIN + bit(SHIFT, 1) + bit(ALT, 2) + bit(CTRL, 4)
}

/// Returns true if `rest` continues a control sequence: its next character follows immediately, and Esc was not
/// released before.
fn introduces(rest: &[Record]) -> bool {
    let mut presses = rest.iter().filter_map(|record| match record {
        Record::Key(key) if key.is_down => Some(key),
        _ => None,
    });
    presses.next().is_some_and(|key| key.unit == u16::from(b'['))
}

/// Returns true for a key of the keypad that composes a character while Alt is down. Without NumLock these keys have
/// other codes than the enhanced ones.
fn is_composing(record: KeyRecord) -> bool {
    let is_keypad = KEYPAD.contains(&record.key)
        || record.state & ENHANCED == 0 && NAMED.iter().any(|(key, ..)| *key == record.key);
    is_keypad && record.state & ALT != 0 && record.state & CTRL == 0
}

/// Returns the control sequence of a key without a character.
fn named(key: u16, modifiers: u32) -> Option<String> {
    let function_key = || key.checked_sub(F1).and_then(|at| FUNCTION_NUMBERS.get(usize::from(at)));
    let (number, last) = match NAMED.iter().find(|(named, ..)| *named == key) {
        Some((_, number, last)) => (number, last),
        None => (function_key()?, &'~'),
    };
    Some(match (number, modifiers) {
        (1, PLAIN) => format!("\x1b[{last}"),
        (_, PLAIN) => format!("\x1b[{number}{last}"),
        _ => format!("\x1b[{number};{modifiers}{last}"),
    })
}

/// Returns the sequence of a character typed with modifiers, or of a key that would be ambiguous as a character.
fn coded(letter: char, modifiers: u32) -> Key {
    Key::Sequence(format!("\x1b[{};{modifiers}u", u32::from(letter)))
}

fn without_ctrl(letter: char, modifiers: u32) -> char {
    match u8::try_from(letter) {
        Ok(byte @ 1..=26) if modifiers != PLAIN => char::from(byte + b'a' - 1),
        _ => letter,
    }
}

fn plain(keys: &[Key]) -> String {
    let mut text = String::new();
    for key in keys {
        match key {
            Key::Text(letter) => text.push(*letter),
            Key::Introducer => text.push('\x1b'),
            Key::Sequence(sequence) => text.push_str(sequence),
        }
    }
    text
}

/// Returns keys with brackets around pasted text.
fn bracketed(keys: &[Key]) -> String {
    let is_text = |key: &Key| matches!(key, Key::Text(_));
    let runs = keys.chunk_by(|key, next| is_text(key) == is_text(next));
    runs.map(|run| match run {
        [Key::Text(_), ..] if run.len() >= PASTED => format!("{}{}{}", PASTE.0, plain(run), PASTE.1),
        _ => plain(run),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT_CTRL: u32 = 0x0008;
    const RIGHT_ALT: u32 = 0x0001;
    const LEFT_ALT: u32 = 0x0002;
    const NUM_LOCK: u32 = 0x0020;

    fn down(key: u16, unit: u16, state: u32) -> Record {
        Record::Key(KeyRecord { is_down: true, count: 1, key, unit, state })
    }

    fn up(key: u16, unit: u16, state: u32) -> Record {
        Record::Key(KeyRecord { is_down: false, count: 1, key, unit, state })
    }

    fn translated(records: &[Record]) -> String {
        String::from_utf8(Translator::default().translate(records)).unwrap()
    }

    /// Presses of characters as the console host passes them through.
    fn passed(text: &str) -> Vec<Record> {
        text.encode_utf16().flat_map(|unit| [down(0, unit, 0), up(0, unit, 0)]).collect()
    }

    #[test]
    fn a_key_gives_the_bytes_of_a_terminal_and_its_release_none() {
        let cases = [
            ("5 of the upper row", down(0x35, 0x35, 0), "5"),
            ("5 of the keypad with NumLock", down(0x65, 0x35, NUM_LOCK), "5"),
            ("5 of the keypad without it", down(0x0c, 0, 0), "\x1b[E"),
            ("Enter of the keypad", down(0x0d, 0x0d, ENHANCED), "\r"),
            ("P with Shift", down(0x50, 0x50, SHIFT), "P"),
            ("ş of a Turkish keyboard", down(0xba, 0x15f, 0), "ş"),
            ("@ with AltGr on a Turkish keyboard", down(0x51, 0x40, LEFT_CTRL | RIGHT_ALT), "@"),
            ("{ with AltGr on a Czech keyboard", down(0x42, 0x7b, LEFT_CTRL | RIGHT_ALT), "{"),
            ("AltGr with a key that has no character there", down(0x47, 0, LEFT_CTRL | RIGHT_ALT), ""),
            ("a dead key", down(0xdd, 0, 0), ""),
            ("Alt and j", down(0x4a, 0x6a, LEFT_ALT), "\x1b[106;3u"),
            ("Ctrl and z", down(0x5a, 0x1a, LEFT_CTRL), "\x1b[122;5u"),
            ("Ctrl and i, which is no Tab", down(0x49, 0x09, LEFT_CTRL), "\x1b[105;5u"),
            ("Esc", down(0x1b, 0x1b, 0), "\x1b[27;1u"),
            ("Tab", down(0x09, 0x09, 0), "\t"),
            ("Shift and Tab", down(0x09, 0x09, SHIFT), "\x1b[Z"),
            ("Backspace", down(0x08, 0x08, 0), "\x7f"),
            ("Ctrl and Backspace", down(0x08, 0x7f, LEFT_CTRL), "\x1b[127;5u"),
            ("Down", down(0x28, 0, ENHANCED), "\x1b[B"),
            ("Ctrl and Home", down(0x24, 0, ENHANCED | LEFT_CTRL), "\x1b[1;5H"),
            ("Delete", down(0x2e, 0, ENHANCED), "\x1b[3~"),
            ("F3, which is no report of the cursor", down(0x72, 0, 0), "\x1b[13~"),
            ("F12", down(0x7b, 0, 0), "\x1b[24~"),
            ("Shift alone", down(0x10, 0, SHIFT), ""),
            ("a release", up(0x35, 0x35, 0), ""),
            ("focus lost", Record::Focus(false), "\x1b[O"),
        ];
        for (name, record, expected) in cases {
            assert_eq!(translated(&[record]), expected, "{name}");
        }
    }

    #[test]
    fn a_key_held_down_counts_as_often_as_it_repeats() {
        let held = Record::Key(KeyRecord { is_down: true, count: 3, key: 0x28, unit: 0, state: ENHANCED });
        assert_eq!(translated(&[held]), "\x1b[B\x1b[B\x1b[B");
    }

    #[test]
    fn a_character_composed_with_alt_counts_once() {
        // Alt and 0 2 2 2 on the keypad, with NumLock and without: Ş.
        for digits in [[0x60, 0x62, 0x62, 0x62], [0x2d, 0x28, 0x28, 0x28]] {
            let mut records = vec![down(0x12, 0, LEFT_ALT)];
            records.extend(digits.iter().flat_map(|&key| [down(key, 0, LEFT_ALT), up(key, 0, LEFT_ALT)]));
            records.push(up(0x12, 0x15e, 0));
            assert_eq!(translated(&records), "Ş");
        }
    }

    #[test]
    fn a_character_of_two_units_is_whole_whether_or_not_they_arrive_together() {
        let mut translator = Translator::default();
        assert_eq!(translator.translate(&[down(0xe7, 0xd83d, 0), up(0xe7, 0xd83d, 0)]), b"");
        assert_eq!(translator.translate(&[down(0xe7, 0xde00, 0)]), "\u{1f600}".as_bytes());
        assert_eq!(translator.translate(&[down(0xe7, 0xde00, 0), down(0x41, 0x61, 0)]), b"a", "half of one");
    }

    #[test]
    fn characters_that_arrive_together_were_pasted() {
        let text = "Ayşe;1850\rBora;1720";
        assert_eq!(translated(&passed(text)), format!("\x1b[200~{text}\x1b[201~"));
        assert_eq!(translated(&passed("1505")), "1505", "few can be typed ahead");
        let mut with_key = passed("Ayşe Ak");
        with_key.insert(0, down(0x28, 0, ENHANCED));
        assert_eq!(translated(&with_key), "\x1b[B\x1b[200~Ayşe Ak\x1b[201~");
    }

    #[test]
    fn sequences_of_a_terminal_arrive_unchanged_through_the_console_host() {
        for sequence in ["\x1b[200~10\r150\x1b[201~", "\x1b[?62;22c", "\x1b[I"] {
            assert_eq!(translated(&passed(sequence)), sequence);
        }
        let mut translator = Translator::default();
        let mut pieces = Vec::new();
        for piece in ["\x1b[200~Ayşe Ak\r", "Bora Can\r", "Cem Dal\x1b[201~", "150150"] {
            pieces.extend(translator.translate(&passed(piece)));
        }
        let expected = "\x1b[200~Ayşe Ak\rBora Can\rCem Dal\x1b[201~\x1b[200~150150\x1b[201~";
        assert_eq!(String::from_utf8(pieces).unwrap(), expected);
    }
}
