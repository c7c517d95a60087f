//! Panels, strips and line breaking.

use crate::text;
use crate::theme::Theme;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Padding};
use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Maximum number of digits of a number that is kept with the next word: a pairing number or a count.
const MOST_DIGITS: usize = 5;

/// Separator between short parts of a line.
const BETWEEN: &str = "  ";

/// A panel next to a table.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// Title; empty if it needs none.
    pub title: String,
    /// Lines, sanitised and no longer than the panel is wide.
    pub lines: Vec<Line<'static>>,
}

impl Panel {
    pub fn new(title: impl Into<String>, lines: Vec<Line<'static>>) -> Self {
        Self { title: title.into(), lines }
    }
}

/// Inner size of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Terminal columns.
    pub width: usize,
    /// Rows, not counting the title.
    pub height: usize,
}

/// Draws background and title of a panel, and returns its inner area. The column to its left is blank, or a rule in
/// themes without background tones.
pub fn panel_box(frame: &mut Frame, area: Rect, theme: &Theme, title: &str) -> Rect {
    let block =
        Block::new().borders(Borders::LEFT).border_style(theme.surface.line).padding(Padding::horizontal(1));
    let inside = block.inner(area);
    if theme.has_tones() {
        // A dialog clears the area first, the blank column too.
        frame.buffer_mut().set_style(area, theme.surface.ground);
        let toned = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
        frame.buffer_mut().set_style(toned, theme.surface.panel);
    } else {
        frame.render_widget(block, area);
    }
    if title.is_empty() {
        return inside;
    }
    // A long title takes more rows; the text below it then loses its last ones if it fills the panel.
    let words = wrapped(title, usize::from(inside.width), theme.head);
    let rows = u16::try_from(words.len()).unwrap_or(u16::MAX).min(inside.height);
    super::lines(frame, Rect { height: rows, ..inside }, &words);
    Rect { y: inside.y + rows, height: inside.height - rows, ..inside }
}

/// Returns the inner size of a panel with a title.
pub fn room(area: Rect) -> Room {
    Room {
        width: usize::from(area.width.saturating_sub(3)),
        height: usize::from(area.height.saturating_sub(1)),
    }
}

/// Draws the background of the strip below a table, or a rule above it in themes without background tones; returns its
/// inner area.
pub fn strip_box(frame: &mut Frame, area: Rect, theme: &Theme) -> Rect {
    let block = Block::new().borders(Borders::TOP).border_style(theme.surface.line);
    let inside = block.inner(area);
    if theme.has_tones() {
        frame.buffer_mut().set_style(inside, theme.surface.panel);
    } else {
        frame.render_widget(block, area);
    }
    inside
}

/// Wraps text into lines of one style; continuation lines are indented like the first.
pub fn wrapped(words: &str, width: usize, style: Style) -> Vec<Line<'static>> {
    broken(words, width).into_iter().map(|part| Line::styled(part, style)).collect()
}

/// Wraps a line that is too long. Its spans are then reduced to the style of the line.
pub fn wrapped_line(line: &Line<'static>, width: usize) -> Vec<Line<'static>> {
    if line.width() <= width {
        return vec![line.clone()];
    }
    wrapped(&line.to_string(), width, line.style)
}

/// Signs at the beginning of a line, right of which continuation lines begin.
const LEADING_SIGNS: [&str; 5] = ["✓ ", "· ", "✗ ", "! ", "▸ "];

/// Wraps text into lines; continuation lines are indented like the first, after a leading sign. A single letter, such
/// as the name of a key, and a number are kept with the next word, an equals sign with both neighbours. Pairs, results
/// and dates are not broken at their hyphens.
pub fn broken(words: &str, width: usize) -> Vec<String> {
    let text = words.trim_start_matches(' ');
    let sign = if LEADING_SIGNS.iter().any(|sign| text.starts_with(sign)) { 2 } else { 0 };
    let indent = " ".repeat(words.len() - text.len() + sign);
    let options = Options::new(width.max(1))
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::Custom(held_together))
        .word_splitter(WordSplitter::Custom(after_hyphens_of_words));
    let parts = textwrap::wrap(words, options);
    parts.into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// Returns the words of a line; words that must stay together are returned as one.
fn held_together(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut words = WordSeparator::AsciiSpace.find_words(line).peekable();
    let (mut start, mut end) = (0, 0);
    Box::new(std::iter::from_fn(move || {
        while let Some(word) = words.next() {
            end += word.word.len() + word.whitespace.len();
            if !words.peek().is_some_and(|next| holds(word.word, next.word)) {
                break;
            }
        }
        let found = line.get(start..end).filter(|found| !found.is_empty());
        start = end;
        found.map(Word::from)
    }))
}

/// Returns the break points of a word: after each hyphen between two letters.
fn after_hyphens_of_words(word: &str) -> Vec<usize> {
    let is_between_letters = |at: usize| {
        let before = word.get(..at).and_then(|part| part.chars().next_back());
        let after = word.get(at + 1..).and_then(|part| part.chars().next());
        before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic)
    };
    word.match_indices('-').map(|(at, _)| at).filter(|at| is_between_letters(*at)).map(|at| at + 1).collect()
}

/// Returns true if a word must stay on the line of the next one.
fn holds(word: &str, next: &str) -> bool {
    let mut letters = word.chars();
    let is_letter = letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none();
    // In Turkish and Czech, the number of a round has a dot.
    let number = word.strip_prefix('(').unwrap_or(word);
    let number = number.strip_suffix('.').unwrap_or(number);
    let is_number =
        !number.is_empty() && number.len() <= MOST_DIGITS && number.chars().all(|sign| sign.is_ascii_digit());
    is_letter || word == "=" || next == "=" || is_number && next.starts_with(char::is_alphabetic)
}

/// Joins short parts into lines of one style, broken only between parts.
pub fn set_in_lines(
    parts: impl IntoIterator<Item = String>,
    width: usize,
    style: Style,
) -> Vec<Line<'static>> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if text::width(line) + BETWEEN.len() + text::width(&part) <= width => {
                line.push_str(BETWEEN);
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines.into_iter().map(|line| Line::styled(line, style)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_or_a_number_and_its_word_stay_on_one_line() {
        assert_eq!(broken("d compares it, x drops it", 16), ["d compares it,", "x drops it"]);
        assert_eq!(broken("  hráč s číslem a jménem", 12), ["  hráč", "  s číslem", "  a jménem"]);
        assert_eq!(broken("board 1 2 3", 8), ["board 1", "2 3"]);
        assert_eq!(
            broken("against 12 ŞEN, q = 3, so x = 0", 11),
            ["against", "12 ŞEN,", "q = 3, so", "x = 0"]
        );
        assert_eq!(broken("pairs 12-14, round-robin", 14), ["pairs 12-14,", "round-robin"]);
        assert_eq!(broken("at 12-14 or", 6), ["at", "12-14", "or"]);
        assert_eq!(broken("a round-robin", 9), ["a round-", "robin"]);
        assert_eq!(broken("tabulka (3. kolo)", 12), ["tabulka", "(3. kolo)"]);
        assert_eq!(broken("✓ results entered", 11), ["✓ results", "  entered"]);
        let parts = ["n name", "r rating of FIDE", "c club"].map(str::to_owned);
        let lines: Vec<String> =
            set_in_lines(parts, 24, Style::new()).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["n name  r rating of FIDE", "c club"]);
    }
}
