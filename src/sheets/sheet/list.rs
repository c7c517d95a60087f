//! Lists that may exceed their line; the items that do not fit are counted instead of truncated.

use crate::i18n::Arg;
use crate::text::{self, width};
use hakem_engine::tournament::{BoardNo, RoundNo};

/// Terminal columns of the count of the rest: ` … +9999`.
const REST: usize = 8;

/// Joins as many names as fit in `columns`, followed by the count of the rest.
pub fn names(names: impl IntoIterator<Item = String>, columns: usize) -> String {
    let names: Vec<String> = names.into_iter().collect();
    let between = text::between(&names);
    shortened(&names.into_iter().map(|name| (name, 1)).collect::<Vec<_>>(), between, columns)
}

/// Joins as many items as fit in `columns`, followed by the count of the rest. Each item comes with the number of
/// things it represents.
pub fn shortened(items: &[(String, usize)], between: &str, columns: usize) -> String {
    let whole: Vec<&str> = items.iter().map(|(words, _)| words.as_str()).collect();
    let whole = whole.join(between);
    if width(&whole) <= columns {
        return whole;
    }
    let mut line = String::new();
    let mut shown = 0;
    for (words, _) in items {
        let longer = if line.is_empty() { words.clone() } else { format!("{line}{between}{words}") };
        if width(&longer) + REST > columns {
            break;
        }
        (line, shown) = (longer, shown + 1);
    }
    let rest: usize = items.iter().skip(shown).map(|(_, count)| count).sum();
    format!("{line} … +{rest}").trim_start().to_owned()
}

/// Text between numbers and ranges of numbers.
pub const BETWEEN: &str = ", ";

/// Returns ascending board numbers as ranges: 3, 5 and 8–11.
pub fn ranges(boards: impl IntoIterator<Item = BoardNo>) -> Vec<(String, usize)> {
    number_ranges(boards.into_iter().map(|board| board.0))
}

/// Returns ascending board numbers as text: `3, 5, 8–11`.
pub fn boards(boards: impl IntoIterator<Item = BoardNo>) -> String {
    joined(ranges(boards))
}

/// Returns ascending rounds as text: `1–3, 5`.
pub fn rounds(rounds: impl IntoIterator<Item = RoundNo>) -> String {
    joined(number_ranges(rounds.into_iter().map(|round| round.0.into())))
}

fn joined(ranges: Vec<(String, usize)>) -> String {
    ranges.into_iter().map(|(words, _)| words).collect::<Vec<_>>().join(BETWEEN)
}

/// Returns the arguments of a message about a range of rounds: its text, which is a single number for one round, and
/// the number of rounds.
pub fn span(first: RoundNo, last: RoundNo) -> [(&'static str, Arg<'static>); 2] {
    let words = if first == last { first.to_string() } else { format!("{first}–{last}") };
    [("rounds", words.into()), ("span", usize::from(last.0.saturating_sub(first.0) + 1).into())]
}

/// Returns ascending numbers as ranges, each with its count. Two adjacent numbers are no range.
pub fn number_ranges(numbers: impl IntoIterator<Item = u16>) -> Vec<(String, usize)> {
    let mut found: Vec<(u16, u16)> = Vec::new();
    for number in numbers {
        match found.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(number) => *last = number,
            _ => found.push((number, number)),
        }
    }
    let one = |number: u16| (number.to_string(), 1);
    let words = |(first, last): (u16, u16)| match last - first {
        0 => vec![one(first)],
        1 => vec![one(first), one(last)],
        more => vec![(format!("{first}–{last}"), usize::from(more) + 1)],
    };
    found.into_iter().flat_map(words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_listed_as_ranges_and_those_without_space_counted() {
        let boards = |numbers: &[u16]| ranges(numbers.iter().copied().map(BoardNo));
        assert_eq!(shortened(&boards(&[3, 5, 8, 9, 10, 14, 15]), BETWEEN, 40), "3, 5, 8–10, 14, 15");
        let odd: Vec<u16> = (0..40).map(|board| 2 * board + 1).collect();
        assert_eq!(shortened(&boards(&odd), BETWEEN, 20), "1, 3, 5, 7 … +36");
        let names: Vec<(String, usize)> = (1..=20).map(|number| (format!("Player {number}"), 1)).collect();
        assert_eq!(shortened(&names, ", ", 30), "Player 1, Player 2 … +18");
        assert_eq!(shortened(&names, ", ", 3), "… +20");
    }
}
