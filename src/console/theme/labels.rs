//! Jump labels before the visible lines: typing one moves the cursor to its line.
//!
//! A label encodes the distance from the cursor, so it can be interpreted without knowing the contents of the screen.

/// Letters of one-letter labels, home row first. `i` is never used: alphabets with a dotless ı put it on another key.
const ALONE: &[u8] = b"fjdkslagh";

/// First letters of two-letter labels.
const FIRST: &[u8] = b"eruowmcnvtypbqxz";

const SECOND: &[u8] = b"fjdkslagheruowmcnvtypbqxz";

/// Labels, after an optional first letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    first: Option<char>,
}

/// Effect of a typed letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Moves this many lines down; negative for up.
    Lines(isize),
    /// The label needs another letter.
    More(Labels),
}

impl Labels {
    /// Returns the rest of the label that moves this many lines down, negative for up; `None` if the distance has no
    /// label.
    pub fn of(&self, lines: isize) -> Option<String> {
        // Lines below and above alternate, nearest first.
        let rank = match lines {
            0 => return None,
            1.. => 2 * (lines.unsigned_abs() - 1),
            _ => 2 * lines.unsigned_abs() - 1,
        };
        let label = match ALONE.get(rank) {
            Some(&alone) => vec![alone],
            None => {
                let rank = rank - ALONE.len();
                vec![*FIRST.get(rank / SECOND.len())?, SECOND[rank % SECOND.len()]]
            }
        };
        let label: String = label.into_iter().map(char::from).collect();
        match self.first {
            Some(first) => label.strip_prefix(first).filter(|rest| !rest.is_empty()).map(ToOwned::to_owned),
            None => Some(label),
        }
    }

    /// Interprets the next letter; `None` if no label continues with it.
    pub fn typed(&self, letter: char) -> Option<Typed> {
        let place = |letters: &[u8], letter: char| letters.iter().position(|&one| char::from(one) == letter);
        let rank = match self.first {
            Some(first) => ALONE.len() + place(FIRST, first)? * SECOND.len() + place(SECOND, letter)?,
            None => match place(ALONE, letter) {
                Some(rank) => rank,
                None => return place(FIRST, letter).map(|_| Typed::More(Self { first: Some(letter) })),
            },
        };
        let lines = isize::try_from(rank / 2 + 1).ok()?;
        Some(Typed::Lines(if rank % 2 == 0 { lines } else { -lines }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_is_read_as_the_line_that_bears_it_and_none_begins_another() {
        for lines in (-204..=204).filter(|&lines| lines != 0) {
            let label = Labels::default().of(lines).unwrap();
            let mut letters = label.chars();
            let mut read = Labels::default().typed(letters.next().unwrap());
            if let Some(Typed::More(labels)) = &read {
                let rest = letters.next().unwrap();
                assert_eq!(labels.of(lines), Some(rest.to_string()));
                read = labels.typed(rest);
            }
            assert_eq!((read, letters.next()), (Some(Typed::Lines(lines)), None), "{label}");
        }
        assert_eq!(Labels::default().of(0), None);
        assert_eq!(Labels::default().of(300), None);
        assert_eq!(Labels::default().typed('i'), None);
    }

    #[test]
    fn after_the_first_letter_only_labels_that_begin_so_are_left() {
        let Some(Typed::More(labels)) = Labels::default().typed('e') else { panic!("e is no first letter") };
        let left: Vec<isize> = (-204..=204).filter(|&lines| labels.of(lines).is_some()).collect();
        assert_eq!(left.len(), SECOND.len());
        assert_eq!(labels.typed('ı'), None);
    }
}
