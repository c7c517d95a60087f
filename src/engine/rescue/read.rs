//! Parsing of codes in a text: typed from paper, or read from it by OCR with all surrounding text.

use super::block::{self, BlockLetters, LENGTH, VALUES};
use super::code::{CodeKind, RescueCode};
use super::{First, MOST_BLOCKS, VERSION_WITH_DEPARTURE, of_values};
use crate::tournament::RoundNo;

/// Invalid part of a code in a text, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// The text as typed.
    pub found: String,
    pub kind: FaultKind,
}

/// Error of a block, or of a complete code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The check of the block fails.
    Wrong {
        at: PlaceOfBlock,
        /// The value implied by all other blocks of the code, if only this one is wrong.
        wanted: Option<String>,
    },
    /// Two blocks are exchanged: the code is correct with them swapped.
    Exchanged {
        at: PlaceOfBlock,
        /// The other one, counted from 1.
        with: usize,
    },
    /// A block is missing before this one.
    LeftOut {
        /// Position of the missing block.
        at: PlaceOfBlock,
        /// The value implied by all other blocks of the code.
        wanted: Option<String>,
    },
    Twice {
        at: PlaceOfBlock,
    },
    /// The text ends, or another code starts, before this code has all of its blocks.
    Unfinished {
        /// Position of the next expected block.
        at: PlaceOfBlock,
    },
    /// Every block is valid, but not all of them together: blocks of two codes are mixed, or several letters are wrong.
    Together {
        at: PlaceOfBlock,
    },
    /// Blocks without the start of a code: its first block is wrong or missing.
    NoBeginning,
    Newer,
}

/// A position in a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceOfBlock {
    pub kind: CodeKind,
    pub round: RoundNo,
    /// Number of the block, counted from 1.
    pub block: usize,
    /// Number of blocks of the code.
    pub blocks: usize,
}

#[derive(Clone, Copy, Debug)]
struct Word<'t> {
    text: &'t str,
    line: usize,
    column: usize,
    /// Its letters, if it can be a block.
    letters: Option<BlockLetters>,
    /// True if at least half of the words of the line look like blocks.
    among_blocks: bool,
    /// True if it can only be a block: every word of the line looks like one, and half of them have both letters and
    /// digits.
    is_block_only: bool,
}

impl Word<'_> {
    fn value(&self, place: usize) -> Option<u32> {
        block::value(self.letters?, place)
    }

    fn fault(&self, kind: FaultKind) -> CodeFault {
        let found = self.text.chars().take(4 * LENGTH).collect();
        CodeFault { line: self.line, column: self.column, found, kind }
    }
}

/// Reads all codes in a text, and reports invalid parts of codes. Lines of other text are skipped.
pub fn read(text: &str) -> (Vec<RescueCode>, Vec<CodeFault>) {
    let words = words(text);
    let (mut codes, mut faults) = (Vec::new(), Vec::new());
    let mut at = 0;
    let mut told_line = None;
    while let Some(word) = words.get(at) {
        let Some(first) = begins(&words, at) else {
            // Lines of one code are reported once.
            if word.is_block_only && told_line.is_none_or(|line: usize| line + 1 < word.line) {
                faults.push(word.fault(FaultKind::NoBeginning));
            }
            if word.is_block_only {
                told_line = Some(word.line);
            }
            at += 1;
            continue;
        };
        if first.version > VERSION_WITH_DEPARTURE {
            faults.push(word.fault(FaultKind::Newer));
            at = (at + 1..words.len()).find(|&next| begins(&words, next).is_some()).unwrap_or(words.len());
            continue;
        }
        let mut code =
            CodeReader { first, values: Vec::new(), wrong: Vec::new(), faults: Vec::new(), last: *word };
        at = code.take(&words, at);
        let (read, found) = code.finish();
        codes.extend(read);
        faults.extend(found);
    }
    (codes, faults)
}

/// Returns the words of a text; those of several blocks without blanks are split.
fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let start = words.len();
        let is_between =
            |letter: char| letter.is_whitespace() || letter.is_ascii_punctuation() && letter != '|';
        let mut column = 1;
        for part in line.split(is_between) {
            let count = part.chars().count();
            if count > 0 {
                push_word(&mut words, part, (number, column));
            }
            column += count + 1;
        }
        let of_line = words.get_mut(start..).unwrap_or_default();
        let fitting = of_line.iter().filter(|word| word.letters.is_some()).count();
        let is_mixed = |word: &&Word| {
            word.text.bytes().any(|byte| byte.is_ascii_digit())
                && word.text.bytes().any(|b| b.is_ascii_alphabetic())
        };
        let mixed = of_line.iter().filter(is_mixed).count();
        let count = of_line.len();
        let is_alone = count == 1 && of_line.iter().all(|word| (3..=7).contains(&word.text.len()));
        for word in of_line {
            word.among_blocks = 2 * fitting >= count && fitting > 0 || is_alone;
            word.is_block_only = fitting == count && 2 * mixed >= count;
        }
    }
    words
}

fn push_word<'t>(words: &mut Vec<Word<'t>>, text: &'t str, (line, column): (usize, usize)) {
    let letters: Option<Vec<u8>> = text.chars().map(block::read_letter).collect();
    let word = |text, column, letters| Word {
        text,
        line,
        column,
        letters,
        among_blocks: false,
        is_block_only: false,
    };
    let many = letters.as_ref().filter(|letters| letters.len() > LENGTH && letters.len() % LENGTH == 0);
    if many.is_none() || !text.is_ascii() {
        let letters = letters.and_then(|letters| BlockLetters::try_from(letters).ok());
        words.push(word(text, column, letters));
        return;
    }
    let mut rest = text;
    for (letters, column) in
        many.into_iter().flat_map(|all| all.chunks(LENGTH)).zip((column..).step_by(LENGTH))
    {
        let Some((part, after)) = rest.split_at_checked(LENGTH) else { return };
        words.push(word(part, column, BlockLetters::try_from(letters).ok()));
        rest = after;
    }
}

/// Reads the first block of a code at a word. A word of other text can look like one by chance: one of the next two
/// blocks must be valid too.
fn begins(words: &[Word], at: usize) -> Option<First> {
    let first = First::read(words.get(at)?.value(0)?).filter(|first| first.count <= MOST_BLOCKS)?;
    let fits = |place: usize| words.get(at + place).is_some_and(|next| next.value(place).is_some());
    (fits(1) || fits(2)).then_some(first)
}

struct CodeReader<'t> {
    first: First,
    /// The values so far; `None` for a block that is wrong or missing.
    values: Vec<Option<u32>>,
    wrong: Vec<(usize, BlockLetters)>,
    faults: Vec<CodeFault>,
    last: Word<'t>,
}

impl<'t> CodeReader<'t> {
    /// Returns the position of the next block, or of one before it.
    fn place(&self, block: usize) -> PlaceOfBlock {
        let First { kind, round, count, .. } = self.first;
        PlaceOfBlock { kind, round, block: block + 1, blocks: count }
    }

    /// Reads the blocks of the code, starting at a word; returns the word after them.
    fn take(&mut self, words: &[Word<'t>], start: usize) -> usize {
        let fits = |at: usize, place: usize| words.get(at).is_some_and(|word| word.value(place).is_some());
        let mut at = start;
        while self.values.len() < self.first.count {
            let Some(word) = words.get(at) else { break };
            let place = self.values.len();
            if let Some(value) = word.value(place).filter(|_| word.among_blocks || place < 2) {
                self.values.push(Some(value));
            } else if !word.among_blocks {
                at += 1;
                continue;
            } else if at > start && begins(words, at).is_some() && !fits(at + 1, place + 1) {
                break;
            } else {
                self.take_other(words, at);
            }
            self.last = *word;
            at += 1;
        }
        if self.values.len() < self.first.count {
            let kind = FaultKind::Unfinished { at: self.place(self.values.len()) };
            self.faults.push(self.last.fault(kind));
        }
        at
    }

    fn take_other(&mut self, words: &[Word<'t>], at: usize) {
        let Some(word) = words.get(at) else { return };
        let place = self.values.len();
        let as_next = word.value(place + 1);
        let fits_after = || {
            let next = words.get(at + 1);
            place + 2 >= self.first.count || next.is_some_and(|next| next.value(place + 2).is_some())
        };
        if let Some(value) = as_next.filter(|_| place + 1 < self.first.count && fits_after()) {
            self.faults.push(word.fault(FaultKind::LeftOut { at: self.place(place), wanted: None }));
            self.values.extend([None, Some(value)]);
        } else if word.letters.is_some() && word.letters == self.last.letters {
            self.faults.push(word.fault(FaultKind::Twice { at: self.place(place - 1) }));
        } else {
            self.faults.push(word.fault(FaultKind::Wrong { at: self.place(place), wanted: None }));
            self.wrong.extend(word.letters.map(|letters| (place, letters)));
            self.values.push(None);
        }
    }

    fn finish(mut self) -> (Option<RescueCode>, Vec<CodeFault>) {
        if self.values.len() < self.first.count {
            return (None, self.faults);
        }
        let lacking: Vec<usize> =
            (0..).zip(&self.values).filter(|(_, value)| value.is_none()).map(|(at, _)| at).collect();
        match *lacking.as_slice() {
            [] => {
                let values: Vec<u32> = self.values.iter().copied().flatten().collect();
                let code = values.split_last().filter(|&(&last, before)| last == block::sum(before));
                let code = code.and_then(|_| of_values(self.first, &values));
                if code.is_none() {
                    let kind = FaultKind::Together { at: self.place(self.first.count - 1) };
                    self.faults.push(self.last.fault(kind));
                }
                // A block typed twice is no reason to refuse the code.
                self.faults.retain(|fault| code.is_none() || !matches!(fault.kind, FaultKind::Twice { .. }));
                (code, self.faults)
            }
            [at] => {
                let wanted = self.wanted(at).map(|value| block::written(value, at));
                for fault in &mut self.faults {
                    if let FaultKind::Wrong { wanted: slot, .. } | FaultKind::LeftOut { wanted: slot, .. } =
                        &mut fault.kind
                    {
                        slot.clone_from(&wanted);
                    }
                }
                (None, self.faults)
            }
            [one, other] => {
                self.find_exchange(one, other);
                (None, self.faults)
            }
            _ => (None, self.faults),
        }
    }

    /// Reports the two invalid blocks as exchanged, if the code makes sense with them swapped.
    fn find_exchange(&mut self, one: usize, other: usize) {
        let letters = |wanted| self.wrong.iter().find(|&&(at, _)| at == wanted).map(|&(_, letters)| letters);
        let exchanged =
            |at| letters(if at == one { other } else { one }).and_then(|letters| block::value(letters, at));
        let values: Option<Vec<u32>> =
            (0..).zip(&self.values).map(|(at, value)| value.or_else(|| exchanged(at))).collect();
        if values.and_then(|values| of_values(self.first, &values)).is_none() {
            return;
        }
        let kind = FaultKind::Exchanged { at: self.place(one), with: other + 1 };
        let mut told = Some(kind);
        self.faults.retain_mut(|fault| match fault.kind {
            FaultKind::Wrong { .. } => told.take().map(|kind| fault.kind = kind).is_some(),
            _ => true,
        });
    }

    /// Returns the required value of the only unknown block, if the code makes sense with it.
    fn wanted(&self, at: usize) -> Option<u32> {
        let (before, after) = self.values.split_at_checked(at)?;
        let before: Vec<u32> = before.iter().copied().flatten().collect();
        let after: Vec<u32> = after.iter().copied().flatten().collect();
        let value = if after.is_empty() { block::sum(&before) } else { block::missing(&before, &after)? };
        let values: Vec<u32> = before.into_iter().chain([value]).chain(after).collect();
        of_values(self.first, &values).filter(|_| value < VALUES).map(|_| value)
    }
}
