//! Keys that enter results: digits as in other programs, and characters that a keyboard sends instead.

use crate::i18n::{Arg, Language};
use crossterm::event::{KeyCode, KeyEvent, KeyEventState};
use hakem_engine::tournament::Outcome;

/// Three digits that represent results.
#[derive(Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Name in the user's file: the digits of a White win, a draw and a Black win.
    name: &'static str,
    white: [KeyCode; 2],
    draw: [KeyCode; 2],
    black: [KeyCode; 2],
}

impl Scheme {
    const fn of(name: &'static str, [white, draw, black]: [char; 3]) -> Self {
        Self {
            name,
            white: [KeyCode::Char(white), KeyCode::Char('+')],
            draw: [KeyCode::Char(draw), KeyCode::Char('=')],
            black: [KeyCode::Char(black), KeyCode::Char('-')],
        }
    }

    /// Returns the keys of a White win, a Black win and a draw: the digit, then the sign.
    pub fn keys(&'static self) -> [&'static [KeyCode]; 3] {
        [&self.white, &self.black, &self.draw]
    }

    pub fn values(&self) -> [(&'static str, Arg<'static>); 3] {
        let [white, black, draw] = self.digits().map(|digit| Arg::from(digit.to_string()));
        [("white", white), ("black", black), ("draw", draw)]
    }

    /// Returns the digits of a White win, a Black win and a draw.
    pub fn digits(&self) -> [char; 3] {
        [self.white, self.black, self.draw].map(|keys| match keys {
            [KeyCode::Char(digit), _] => digit,
            _ => ' ',
        })
    }
}

/// The digits of this program, then those familiar from others: with 2 for a draw; from left to right; White and Black
/// before the draw; and with 0 for a draw.
pub static SCHEMES: [Scheme; 5] = [
    Scheme::of("150", ['1', '5', '0']),
    Scheme::of("120", ['1', '2', '0']),
    Scheme::of("123", ['1', '2', '3']),
    Scheme::of("132", ['1', '3', '2']),
    Scheme::of("102", ['1', '0', '2']),
];

/// Results that are entered by a single key.
pub const OUTCOMES: [Outcome; 3] = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw];

/// Their names in the user's file.
const NAMES: [&str; 3] = ["white", "black", "draw"];

/// ASCII characters of a French top row.
const FRENCH: &str = "&\"'(-_";

/// Line of the user's file that records that the arbiter was asked about the keyboard.
const ASKED: &str = "asked";

/// Keys that enter results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultKeys {
    pub scheme: &'static Scheme,
    /// Additional characters learned from the keyboard.
    learned: Vec<(char, Outcome)>,
    /// True if the arbiter was asked about the keyboard, whatever the answer.
    is_asked: bool,
    /// Language of the console, which distinguishes keyboards that send the same letter for two different digits.
    language: Language,
}

impl Default for ResultKeys {
    fn default() -> Self {
        Self { scheme: &SCHEMES[0], learned: Vec::new(), is_asked: false, language: Language::English }
    }
}

/// Error for a key that cannot be learned, because it has another meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenKey;

impl ResultKeys {
    /// Returns the keys with other digits; learned characters are kept.
    pub fn with(&self, scheme: &'static Scheme) -> Self {
        Self { scheme, ..self.clone() }
    }

    #[must_use]
    pub fn speaking(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// Returns the keys after the arbiter was asked about the keyboard; `keeps` is true if learned characters are kept.
    pub fn asked(&self, keeps: bool) -> Self {
        let learned = if keeps { self.learned.clone() } else { Vec::new() };
        Self { learned, is_asked: true, ..self.clone() }
    }

    /// Returns true if the arbiter was asked about the keyboard, so that the question is not repeated.
    pub fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// Returns true if a letter indicates a top row that sends digits with Shift only: it has no meaning, and is no
    /// ASCII character but one of those of a French top row.
    pub fn is_strange(&self, letter: char) -> bool {
        let is_of_top_row = if letter.is_ascii() { FRENCH.contains(letter) } else { !letter.is_whitespace() };
        is_of_top_row && self.outcome(letter).is_none()
    }

    /// Returns the result of a letter, digit or sign.
    pub fn outcome(&self, letter: char) -> Option<Outcome> {
        let learned = self.learned.iter().find(|(known, _)| *known == letter);
        learned.map(|&(_, outcome)| outcome).or_else(|| self.fixed(letter)).or_else(|| self.top_row(letter))
    }

    /// Returns the result of a digit, or of a sign present on every keyboard.
    fn fixed(&self, letter: char) -> Option<Outcome> {
        let digits = self.scheme.digits().into_iter().zip(OUTCOMES);
        let signs = ['+', '-', '='].into_iter().zip(OUTCOMES).chain([('*', Outcome::Draw)]);
        digits.chain(signs).find(|(known, _)| *known == letter).map(|(_, outcome)| outcome)
    }

    /// Returns the result of a character that a Czech or French top row sends without Shift for the digits of this
    /// program. `é` is 2 on a French keyboard, which is not a result, and 0 on a Czech one.
    fn top_row(&self, letter: char) -> Option<Outcome> {
        match letter {
            _ if self.scheme != &SCHEMES[0] => None,
            '&' => Some(Outcome::WhiteWins),
            'à' => Some(Outcome::BlackWins),
            'é' if self.language == Language::Czech => Some(Outcome::BlackWins),
            'ř' | '(' => Some(Outcome::Draw),
            _ => None,
        }
    }

    /// Learns a character for a result.
    ///
    /// # Errors
    /// Returns [`TakenKey`] if the character is a command, digit or sign with another meaning.
    pub fn learn(&mut self, letter: char, outcome: Outcome) -> Result<(), TakenKey> {
        if self.outcome(letter) == Some(outcome) {
            return Ok(());
        }
        let is_command =
            letter.is_ascii_alphanumeric() || matches!(letter, ' ' | '/' | '?' | ':' | ',' | 'ı' | 'İ');
        let is_learned = self.learned.iter().any(|(known, _)| *known == letter);
        if is_command || is_learned || self.fixed(letter).is_some() || letter.is_control() {
            return Err(TakenKey);
        }
        self.learned.push((letter, outcome));
        Ok(())
    }

    pub fn learned(&self, wanted: Outcome) -> impl Iterator<Item = char> {
        self.learned.iter().filter(move |(_, outcome)| *outcome == wanted).map(|&(letter, _)| letter)
    }

    /// Parses the user's file; unknown lines are skipped.
    pub fn read(text: &str) -> Self {
        let mut result_keys = Self::default();
        for line in text.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let outcome = NAMES.iter().position(|name| *name == word).and_then(|at| OUTCOMES.get(at));
            if word == "digits" {
                result_keys.scheme =
                    SCHEMES.iter().find(|scheme| scheme.name == rest).unwrap_or(result_keys.scheme);
            } else if line == ASKED {
                result_keys.is_asked = true;
            } else if let (Some(&outcome), Some(letter)) = (outcome, rest.chars().next()) {
                let _taken_stays = result_keys.learn(letter, outcome);
            }
        }
        result_keys
    }

    /// Serialises the user's file.
    pub fn written(&self) -> String {
        let mut text = format!("digits {}\n", self.scheme.name);
        for (outcome, name) in OUTCOMES.into_iter().zip(NAMES) {
            self.learned(outcome).for_each(|letter| text.push_str(&format!("{name} {letter}\n")));
        }
        if self.is_asked {
            text.push_str(ASKED);
            text.push('\n');
        }
        text
    }
}

/// Returns true for a key that only the numeric keypad sends, instead of a digit while Num Lock is off.
pub fn is_digit_without_num_lock(key: KeyEvent) -> bool {
    let is_of_pad = key.state.contains(KeyEventState::KEYPAD);
    matches!(key.code, KeyCode::Insert | KeyCode::KeypadBegin) || (is_of_pad && moves(key.code))
}

/// Returns true for a key that the numeric keypad sends instead of a digit while Num Lock is off, and that other keys
/// send too.
pub fn moves(code: KeyCode) -> bool {
    use KeyCode::{Down, End, Home, Left, PageDown, PageUp, Right, Up};
    matches!(code, End | Down | PageDown | Left | Right | Home | Up | PageUp)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn czech_and_french_top_rows_give_results_without_shift() {
        let result_keys = ResultKeys::default();
        let read =
            |letters: &str| letters.chars().map(|letter| result_keys.outcome(letter)).collect::<Vec<_>>();
        assert_eq!(read("105"), OUTCOMES.map(Some));
        assert_eq!(read("&à("), OUTCOMES.map(Some));
        assert_eq!(
            read("+řé"),
            [Some(Outcome::WhiteWins), Some(Outcome::Draw), None],
            "é is 2 on a French one"
        );
        assert_eq!(read("2o"), [None, None]);
        assert_eq!(result_keys.speaking(Language::Czech).outcome('é'), Some(Outcome::BlackWins));
    }

    #[test]
    fn every_scheme_has_three_digits_of_its_own_and_keeps_the_signs() {
        for scheme in &SCHEMES {
            let result_keys = ResultKeys::default().with(scheme);
            let read = |letters: &[char]| {
                letters.iter().map(|&letter| result_keys.outcome(letter)).collect::<Vec<_>>()
            };
            assert_eq!(read(&scheme.digits()), OUTCOMES.map(Some));
            assert_eq!(read(&['+', '-', '=']), OUTCOMES.map(Some));
        }
        let other = ResultKeys::default().with(&SCHEMES[2]);
        assert_eq!(other.outcome('0'), None, "a digit of another scheme is no result");
        assert_eq!(other.outcome('é'), None, "nor is what stands on its key");
    }

    #[test]
    fn a_keyboard_is_learned_kept_and_read_again() {
        let mut result_keys = ResultKeys::default().with(&SCHEMES[1]);
        assert_eq!(result_keys.learn('ť', Outcome::Draw), Ok(()));
        assert_eq!(result_keys.learn('+', Outcome::WhiteWins), Ok(()), "that is known");
        for taken in ['f', '5', '-', ' ', 'ť', '\u{1b}'] {
            assert_eq!(result_keys.learn(taken, Outcome::WhiteWins), Err(TakenKey), "{taken}");
        }
        assert_eq!(result_keys.written(), "digits 120\ndraw ť\n");
        assert_eq!(ResultKeys::read(&result_keys.written()), result_keys);
        let asked = result_keys.asked(false);
        assert_eq!(asked.written(), "digits 120\nasked\n");
        assert_eq!(ResultKeys::read(&asked.written()), asked);
        assert_eq!(ResultKeys::read("digits 999\nnonsense\nwhite f\n"), ResultKeys::default());
    }
}
