//! Decodes the bytes of a terminal: keys, pasted text, and replies of the terminal, which are not keys.
//!
//! A reply is everything between an introducer (`ESC ]`, `ESC P`, `ESC _`, `ESC ^`, `ESC X`) and its end (`BEL` or
//! `ESC \`), or a control sequence (`ESC [`) that is not a key. Replies arrive at any time and in any number of pieces,
//! so they are dropped here, before anything is interpreted as a key.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use std::collections::VecDeque;
use std::time::Duration;

const ESC: u8 = 0x1b;
const BELL: u8 = 0x07;

const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// Maximum number of bytes kept of pasted text.
const MOST_PASTED: usize = 4 << 20;

/// Maximum length in bytes of a control sequence that is a key.
const LONGEST_KEY: usize = 32;

/// Silence after which `ESC` is the Esc key.
const ALONE: Duration = Duration::from_millis(40);

/// Time after the Esc key during which an introducer letter is read as if it had arrived together with it.
const JUST_NOW: Duration = Duration::from_millis(2_000);

/// Silence after which a sequence is given up.
const QUIET: Duration = Duration::from_millis(2_000);

/// Duration after which a reply has lost its end.
const LONGEST_REPLY: Duration = Duration::from_millis(2_000);

/// Duration after which pasted text has lost its end.
const LONGEST_PASTE: Duration = Duration::from_millis(8_000);

/// Decoded input of the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A key, or pasted text.
    Event(Event),
    /// Apparently typed input arrived within a reply, and was dropped.
    Dropped,
    /// A reply had no end: input typed meanwhile cannot be distinguished from it, and was dropped with it.
    Torn,
}

/// State of the decoder within a sequence.
#[derive(Debug, Default, PartialEq, Eq)]
enum Begun {
    #[default]
    Nothing,
    /// `ESC`.
    Escape,
    /// The Esc key, moments ago.
    EscapeAlone,
    /// The Esc key, then a letter that introduces a reply but can also be typed.
    Introducer(u8),
    /// `ESC [` and the bytes after it.
    Sequence(Vec<u8>),
    /// `ESC O`.
    Single,
    /// Some bytes of a character, with the modifiers it was typed with.
    Letter(Vec<u8>, KeyModifiers),
    /// `ESC`, then this letter that introduces a reply.
    Opened(u8),
    /// Within a reply; true if its last byte was `ESC`.
    Reply(bool),
    /// Number of bytes left of a mouse position.
    Mouse(u8),
    /// Pasted text, and the number of bytes of [`PASTE_ENDS`] matched so far.
    Paste(Vec<u8>, usize),
}

/// Decoder of terminal input.
#[derive(Debug, Default)]
pub(super) struct Decoder {
    begun: Begun,
    heard: VecDeque<Heard>,
    /// True once a key dropped within the reply was reported.
    has_dropped: bool,
}

impl Decoder {
    /// Decodes bytes that arrived together.
    pub fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.byte(byte);
        }
    }

    pub fn hear(&mut self) -> Option<Heard> {
        self.heard.pop_front()
    }

    /// Returns true if decoded input is available.
    pub fn has_heard(&self) -> bool {
        !self.heard.is_empty()
    }

    /// Returns the silence after which the current sequence is given up; `None` outside sequences.
    pub fn patience(&self) -> Option<Duration> {
        match self.begun {
            Begun::Nothing => None,
            Begun::Escape | Begun::Introducer(_) => Some(ALONE),
            Begun::EscapeAlone => Some(JUST_NOW),
            _ => Some(QUIET),
        }
    }

    /// Returns the maximum duration of the current sequence, if no key can end it.
    pub fn longest(&self) -> Option<Duration> {
        match self.begun {
            Begun::Opened(_) | Begun::Reply(_) => Some(LONGEST_REPLY),
            Begun::Paste(..) => Some(LONGEST_PASTE),
            _ => None,
        }
    }

    /// Decodes bytes that arrived after a pause, as typed keys do. The first ones dropped within a reply are reported.
    pub fn take_after_pause(&mut self, bytes: &[u8]) {
        let was_within = matches!(self.begun, Begun::Opened(_) | Begun::Reply(_));
        self.take(bytes);
        let is_dropped = was_within && matches!(self.begun, Begun::Reply(false));
        if is_dropped && !std::mem::replace(&mut self.has_dropped, true) {
            self.heard.push_back(Heard::Dropped);
        }
    }

    /// Gives up the current sequence, which does not continue.
    pub fn give_up(&mut self) {
        match std::mem::take(&mut self.begun) {
            Begun::Escape => {
                self.begun = Begun::EscapeAlone;
                self.key(KeyCode::Esc, KeyModifiers::NONE);
            }
            Begun::Introducer(letter) => self.plain(letter, KeyModifiers::NONE),
            Begun::Opened(letter) => self.plain(letter, KeyModifiers::ALT),
            Begun::Reply(_) | Begun::Paste(..) => self.heard.push_back(Heard::Torn),
            _ => {}
        }
    }

    fn key(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.heard.push_back(Heard::Event(Event::Key(KeyEvent::new(code, modifiers))));
    }

    fn byte(&mut self, byte: u8) {
        match std::mem::take(&mut self.begun) {
            Begun::Nothing => self.plain(byte, KeyModifiers::NONE),
            Begun::Escape => self.after_escape(byte),
            Begun::EscapeAlone => match byte {
                b'[' | b']' | b'^' | b'_' => self.after_escape(byte),
                // These can be typed too, but the next character of a reply follows faster than a typed one.
                b'P' | b'X' | b'O' => self.begun = Begun::Introducer(byte),
                _ => self.plain(byte, KeyModifiers::NONE),
            },
            Begun::Introducer(letter) => {
                match byte {
                    0..0x20 => self.plain(letter, KeyModifiers::NONE),
                    _ => self.after_escape(letter),
                }
                self.byte(byte);
            }
            Begun::Sequence(bytes) => self.in_sequence(bytes, byte),
            Begun::Single => self.single(byte),
            Begun::Letter(bytes, modifiers) => self.in_letter(bytes, byte, modifiers),
            Begun::Opened(letter) if is_reply(letter, byte) => self.in_reply(false, byte),
            // No reply starts this way: the letter was typed with Alt.
            Begun::Opened(letter) => {
                self.plain(letter, KeyModifiers::ALT);
                self.byte(byte);
            }
            Begun::Reply(after_escape) => self.in_reply(after_escape, byte),
            Begun::Mouse(left) if left > 1 => self.begun = Begun::Mouse(left - 1),
            Begun::Mouse(_) => {}
            Begun::Paste(text, ended) => self.in_paste(text, ended, byte),
        }
    }

    /// Handles the first byte of a key or sequence.
    fn plain(&mut self, byte: u8, modifiers: KeyModifiers) {
        match byte {
            ESC => self.begun = Begun::Escape,
            b'\r' => self.key(KeyCode::Enter, modifiers),
            b'\t' => self.key(KeyCode::Tab, modifiers),
            0x7f => self.key(KeyCode::Backspace, modifiers),
            0 => self.key(KeyCode::Char(' '), modifiers | KeyModifiers::CONTROL),
            1..=26 => {
                self.key(KeyCode::Char(char::from(byte - 1 + b'a')), modifiers | KeyModifiers::CONTROL);
            }
            0x1c..=0x1f => {
                self.key(KeyCode::Char(char::from(byte - 0x1c + b'4')), modifiers | KeyModifiers::CONTROL);
            }
            b' '..=b'~' => self.letter(char::from(byte), modifiers),
            // Single-byte introducers.
            0x90 | 0x98 | 0x9d..=0x9f => self.begun = Begun::Reply(false),
            0x9b => self.begun = Begun::Sequence(Vec::new()),
            0x80..=0xbf => {}
            0xc0.. => self.begun = Begun::Letter(vec![byte], modifiers),
        }
    }

    fn letter(&mut self, letter: char, modifiers: KeyModifiers) {
        let shift = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        self.key(KeyCode::Char(letter), modifiers | shift);
    }

    fn after_escape(&mut self, byte: u8) {
        match byte {
            ESC => {
                self.begun = Begun::Escape;
                self.key(KeyCode::Esc, KeyModifiers::NONE);
            }
            b'[' => self.begun = Begun::Sequence(Vec::new()),
            b'O' => self.begun = Begun::Single,
            b']' | b'P' | b'X' | b'^' | b'_' => (self.begun, self.has_dropped) = (Begun::Opened(byte), false),
            // End of a reply whose beginning was given up.
            b'\\' => {}
            _ => self.plain(byte, KeyModifiers::ALT),
        }
    }

    fn in_letter(&mut self, mut bytes: Vec<u8>, byte: u8, modifiers: KeyModifiers) {
        if !(0x80..=0xbf).contains(&byte) {
            return self.plain(byte, KeyModifiers::NONE);
        }
        bytes.push(byte);
        match std::str::from_utf8(&bytes) {
            Ok(text) => match text.chars().next() {
                // The single-byte introducers, encoded as characters.
                Some('\u{90}' | '\u{98}' | '\u{9d}'..='\u{9f}') => self.begun = Begun::Reply(false),
                Some('\u{9b}') => self.begun = Begun::Sequence(Vec::new()),
                Some(letter) if !letter.is_control() => self.letter(letter, modifiers),
                _ => {}
            },
            Err(error) if error.error_len().is_none() => self.begun = Begun::Letter(bytes, modifiers),
            Err(_) => {}
        }
    }

    fn in_reply(&mut self, after_escape: bool, byte: u8) {
        match byte {
            b'\\' if after_escape => {}
            // Not the end, so a new sequence: a reply contains no `ESC`.
            _ if after_escape => self.after_escape(byte),
            BELL => {}
            ESC => self.begun = Begun::Reply(true),
            // Nor does it contain other control characters: this is a key.
            0..0x20 => self.plain(byte, KeyModifiers::NONE),
            _ => self.begun = Begun::Reply(false),
        }
    }

    fn in_paste(&mut self, mut text: Vec<u8>, mut ended: usize, byte: u8) {
        if PASTE_ENDS.get(ended) != Some(&byte) {
            text.extend_from_slice(PASTE_ENDS.get(..ended).unwrap_or_default());
            ended = 0;
        }
        if PASTE_ENDS.get(ended) == Some(&byte) {
            ended += 1;
        } else {
            text.push(byte);
        }
        text.truncate(MOST_PASTED);
        if ended == PASTE_ENDS.len() {
            let text = String::from_utf8_lossy(&text).into_owned();
            self.heard.push_back(Heard::Event(Event::Paste(text)));
        } else {
            self.begun = Begun::Paste(text, ended);
        }
    }

    /// Handles a byte after `ESC O`.
    fn single(&mut self, byte: u8) {
        if byte == ESC {
            self.begun = Begun::Escape;
        } else if byte == b'M' {
            self.key(KeyCode::Enter, KeyModifiers::NONE);
        } else if let Some(code) = named(byte) {
            self.key(code, KeyModifiers::NONE);
        }
    }

    /// Handles a byte after `ESC [`.
    fn in_sequence(&mut self, mut bytes: Vec<u8>, byte: u8) {
        match byte {
            ESC => self.begun = Begun::Escape,
            0..0x20 => self.plain(byte, KeyModifiers::NONE),
            // The first function keys of the Linux console: `ESC [ [ A`.
            b'[' if bytes.is_empty() => self.begun = Begun::Sequence(vec![byte]),
            b'M' if bytes.is_empty() => self.begun = Begun::Mouse(3),
            b'~' if bytes == b"200" => self.begun = Begun::Paste(Vec::new(), 0),
            b'@'..=b'~' => self.sequence(&bytes, byte),
            _ => {
                if bytes.len() < LONGEST_KEY {
                    bytes.push(byte);
                }
                self.begun = Begun::Sequence(bytes);
            }
        }
    }

    /// Handles a complete control sequence, which may be a key.
    fn sequence(&mut self, bytes: &[u8], last: u8) {
        if let (b"[", b'A'..=b'E') = (bytes, last) {
            return self.key(KeyCode::F(last - b'A' + 1), KeyModifiers::NONE);
        }
        // Other characters than digits and separators occur only in replies.
        if !bytes.iter().all(|byte| matches!(byte, b'0'..=b'9' | b';' | b':')) {
            return;
        }
        let text = String::from_utf8_lossy(bytes);
        let mut values = text.split(';').map(|value| {
            let mut parts = value.split(':').map(|part| part.parse::<u32>().ok());
            (parts.next().flatten(), parts.next().flatten())
        });
        let (number, _) = values.next().unwrap_or_default();
        let (mask, kind) = values.next().unwrap_or_default();
        // A key release.
        if kind == Some(3) {
            return;
        }
        let modifiers = modifiers(mask.unwrap_or(1));
        match last {
            b'~' => {
                if let Some(code) = number.and_then(numbered) {
                    self.key(code, modifiers);
                }
            }
            b'u' => self.by_code(number, modifiers),
            b'Z' => self.key(KeyCode::BackTab, modifiers | KeyModifiers::SHIFT),
            b'I' if bytes.is_empty() => self.heard.push_back(Heard::Event(Event::FocusGained)),
            b'O' if bytes.is_empty() => self.heard.push_back(Heard::Event(Event::FocusLost)),
            // `ESC [ … R` reports the cursor position.
            b'R' => {}
            _ => {
                if let Some(code) = named(last) {
                    self.key(code, modifiers);
                }
            }
        }
    }

    /// Handles a key reported by the code point of its character.
    fn by_code(&mut self, code: Option<u32>, modifiers: KeyModifiers) {
        match code {
            Some(9) if modifiers.contains(KeyModifiers::SHIFT) => self.key(KeyCode::BackTab, modifiers),
            Some(9) => self.key(KeyCode::Tab, modifiers),
            Some(13) => self.key(KeyCode::Enter, modifiers),
            Some(27) => self.key(KeyCode::Esc, modifiers),
            Some(127) => self.key(KeyCode::Backspace, modifiers),
            Some(code) => {
                let letter = char::from_u32(code).filter(|letter| !letter.is_control());
                if let Some(letter) = letter.filter(|letter| !('\u{e000}'..='\u{f8ff}').contains(letter)) {
                    self.letter(letter, modifiers);
                }
            }
            None => {}
        }
    }
}

/// Returns true if a reply can start with this byte after its introducer: a number and the letters of titles, device
/// attributes, the letter of graphics.
fn is_reply(introducer: u8, byte: u8) -> bool {
    match (introducer, byte) {
        (_, ESC | BELL) | (b'X' | b'^', b' '..=b'~') => true,
        (b']', byte) => byte.is_ascii_digit() || matches!(byte, b'l' | b'L' | b'P'),
        (b'P', byte) => {
            byte.is_ascii_digit() || matches!(byte, b'!' | b'>' | b'+' | b'$' | b'=' | b'|' | b'~' | b'r')
        }
        (_, byte) => byte == b'G',
    }
}

/// Returns the key of a letter after `ESC O` or at the end of a control sequence.
fn named(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'E' => KeyCode::KeypadBegin,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        _ => return None,
    })
}

/// Returns the key of a number before `~`.
fn numbered(number: u32) -> Option<KeyCode> {
    let number = u8::try_from(number).ok()?;
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23..=26 => KeyCode::F(number - 12),
        28 | 29 => KeyCode::F(number - 13),
        31..=34 => KeyCode::F(number - 14),
        _ => return None,
    })
}

/// Decodes modifiers: a bit mask plus 1.
fn modifiers(mask: u32) -> KeyModifiers {
    const KEYS: [KeyModifiers; 6] = [
        KeyModifiers::SHIFT,
        KeyModifiers::ALT,
        KeyModifiers::CONTROL,
        KeyModifiers::SUPER,
        KeyModifiers::HYPER,
        KeyModifiers::META,
    ];
    let held = mask.saturating_sub(1);
    let is_held = |at: &usize| held & (1 << at) != 0;
    (0..KEYS.len()).filter(is_held).map(|at| KEYS[at]).fold(KeyModifiers::NONE, KeyModifiers::union)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Replies of terminals: background colour, device attributes, capabilities, clipboard, mode, size, cursor
    /// position, mouse.
    const REPLIES: &[&[u8]] = &[
        b"\x1b]11;rgb:1010/1515/1010\x07",
        b"\x1b]10;rgb:5151/0000/1111\x1b\\",
        b"\x1b]52;c;MTAxNTUxMQ==\x1b\\",
        b"\x1b[>0;115;0c",
        b"\x1b[?1;0;5c",
        b"\x1b[=1;105c",
        b"\x1bP!|00015151\x1b\\",
        b"\x1bP>|xterm(115)\x1b\\",
        b"\x1bP1+r544e=787465726d2d323536636f6c6f72\x1b\\",
        b"\x1bP0+r\x1b\\",
        b"\x1b_Gi=51;OK\x1b\\",
        b"\x1b^105\x1b\\",
        b"\x1bX105\x1b\\",
        b"\x1b[?2026;1$y",
        b"\x1b[8;51;150t",
        b"\x1b[15;10R",
        b"\x1b[0n",
        b"\x1b[M 15",
        b"\x1b[<0;15;10M",
        "\u{9d}11;rgb:1/5/0\u{7}".as_bytes(),
        b"\x9011;5\x07",
    ];

    fn heard(pieces: &[&[u8]]) -> Vec<Heard> {
        let mut decoder = Decoder::default();
        pieces.iter().for_each(|piece| decoder.take(piece));
        std::iter::from_fn(|| decoder.hear()).collect()
    }

    fn key(code: KeyCode) -> Heard {
        Heard::Event(Event::Key(code.into()))
    }

    fn held(code: KeyCode, modifiers: KeyModifiers) -> Heard {
        Heard::Event(Event::Key(KeyEvent::new(code, modifiers)))
    }

    #[test]
    fn no_reply_of_a_terminal_is_a_key_in_whatever_pieces_it_comes() {
        for reply in REPLIES {
            let told = String::from_utf8_lossy(reply);
            for cut in 0..reply.len() {
                let (begin, end) = reply.split_at(cut);
                assert_eq!(heard(&[begin, end, b"5"]), [key(KeyCode::Char('5'))], "{told:?} cut at {cut}");
            }
            let bytes: Vec<&[u8]> = reply.chunks(1).collect();
            assert_eq!(heard(&bytes), [], "{told:?}");
        }
    }

    #[test]
    fn a_reply_that_comes_after_its_escape_was_taken_for_the_key_is_dropped_too() {
        for reply in REPLIES.iter().filter(|reply| reply.first() == Some(&ESC)) {
            let mut decoder = Decoder::default();
            decoder.take(&reply[..1]);
            decoder.give_up();
            assert_eq!(decoder.hear(), Some(key(KeyCode::Esc)));
            for piece in reply[1..].chunks(1) {
                decoder.take(piece);
            }
            assert_eq!(decoder.hear(), None, "{:?}", String::from_utf8_lossy(reply));
        }
    }

    #[test]
    fn a_capital_letter_after_escape_was_typed_where_nothing_follows_it_at_once() {
        for typed in [&b"P"[..], b"P\r"] {
            let mut decoder = Decoder::default();
            decoder.take(b"\x1b");
            decoder.give_up();
            decoder.take(typed);
            decoder.give_up();
            let capital = held(KeyCode::Char('P'), KeyModifiers::SHIFT);
            assert_eq!([decoder.hear(), decoder.hear()], [Some(key(KeyCode::Esc)), Some(capital)]);
        }
    }

    #[test]
    fn a_reply_without_an_end_is_given_up_and_said() {
        let mut decoder = Decoder::default();
        decoder.take(b"\x1b]11;rgb:10");
        assert_eq!((decoder.hear(), decoder.patience()), (None, Some(QUIET)));
        decoder.give_up();
        assert_eq!((decoder.hear(), decoder.patience()), (Some(Heard::Torn), None));
        decoder.take(b"1");
        assert_eq!(decoder.hear(), Some(key(KeyCode::Char('1'))));
        assert_eq!(heard(&[b"\x1b]11;1\r"]), [key(KeyCode::Enter)], "a key that stands in no reply ends it");
        assert_eq!(heard(&[b"\x1bP1\x1b[B"]), [key(KeyCode::Down)]);
    }

    #[test]
    fn a_letter_typed_with_alt_is_no_reply_where_none_begins_so() {
        let alt = |letter| held(KeyCode::Char(letter), KeyModifiers::ALT);
        assert_eq!(heard(&[b"\x1b]q"]), [alt(']'), key(KeyCode::Char('q'))]);
        assert_eq!(heard(&[b"\x1b_1"]), [alt('_'), key(KeyCode::Char('1'))]);
        let mut decoder = Decoder::default();
        decoder.take(b"\x1bX");
        decoder.give_up();
        let typed = held(KeyCode::Char('X'), KeyModifiers::ALT | KeyModifiers::SHIFT);
        assert_eq!((decoder.hear(), decoder.patience()), (Some(typed), None), "nothing was dropped");
    }

    #[test]
    fn the_first_key_that_is_dropped_with_a_reply_is_reported_at_once() {
        let mut decoder = Decoder::default();
        decoder.take(b"\x1bX");
        assert_eq!(decoder.longest(), Some(LONGEST_REPLY));
        for byte in [b"1", b"5", b"0"] {
            decoder.take_after_pause(byte);
        }
        assert_eq!([decoder.hear(), decoder.hear()], [Some(Heard::Dropped), None]);
        decoder.give_up();
        assert_eq!(decoder.hear(), Some(Heard::Torn));
        decoder.take(b"\x1b]11;");
        decoder.take_after_pause(b"rgb:10/10/10\x07");
        assert_eq!(decoder.hear(), None, "a reply that comes late and whole");
    }

    #[test]
    fn pasted_text_is_no_key_however_it_comes() {
        let paste = Heard::Event(Event::Paste("10\x1b[20\r15 é".to_owned()));
        let bytes = "\x1b[200~10\x1b[20\r15 é\x1b[201~".as_bytes();
        for cut in 0..bytes.len() {
            let (begin, end) = bytes.split_at(cut);
            assert_eq!(heard(&[begin, end, b"\r"]), [paste.clone(), key(KeyCode::Enter)], "cut at {cut}");
        }
    }

    #[test]
    fn keys_are_those_that_were_pressed() {
        use KeyCode::{Char, Down, End, F, Home};
        let cases: &[(&[u8], Heard)] = &[
            (b"5", key(Char('5'))),
            (b"P", held(Char('P'), KeyModifiers::SHIFT)),
            ("ş".as_bytes(), key(Char('ş'))),
            ("İ".as_bytes(), held(Char('İ'), KeyModifiers::SHIFT)),
            (b"\r", key(KeyCode::Enter)),
            (b"\x7f", key(KeyCode::Backspace)),
            (b"\x1a", held(Char('z'), KeyModifiers::CONTROL)),
            (b"\x1bj", held(Char('j'), KeyModifiers::ALT)),
            (b"\x1b[B", key(Down)),
            (b"\x1bOB", key(Down)),
            (b"\x1b[1;5B", held(Down, KeyModifiers::CONTROL)),
            (b"\x1b[H", key(Home)),
            (b"\x1b[4~", key(End)),
            (b"\x1b[E", key(KeyCode::KeypadBegin)),
            (b"\x1bOS", key(F(4))),
            (b"\x1b[[E", key(F(5))),
            (b"\x1b[15~", key(F(5))),
            (b"\x1b[21~", key(F(10))),
            (b"\x1b[24~", key(F(12))),
            (b"\x1b[Z", held(KeyCode::BackTab, KeyModifiers::SHIFT)),
            (b"\x1b[97;5u", held(Char('a'), KeyModifiers::CONTROL)),
        ];
        for (bytes, expected) in cases {
            assert_eq!(heard(&[bytes]).as_slice(), std::slice::from_ref(expected), "{bytes:?}");
        }
        let mut decoder = Decoder::default();
        decoder.take(b"\x1b\x1b");
        decoder.give_up();
        assert_eq!([decoder.hear(), decoder.hear()], [Some(key(KeyCode::Esc)), Some(key(KeyCode::Esc))]);
    }
}
