//! Labels before the lines in sight: whoever types one goes to its line. Which line a label means is told by how far the
//! line is from the cursor, so that a label can be read without knowing what the screen shows.

/// Letters that are a label by themselves, those under the fingers first. No `i` anywhere: where letters have a dotless
/// one too, it is another key.
const ALONE: &[u8] = b"fjdkslagh";

/// Letters of which each begins labels of two.
const FIRST: &[u8] = b"eruowmcnvtypbqxz";

/// Second letters.
const SECOND: &[u8] = b"fjdkslagheruowmcnvtypbqxz";

/// Labels, as far as one is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    first: Option<char>,
}

/// What a letter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// So many lines down; up where below 0.
    Lines(isize),
    /// One more letter says it.
    More(Labels),
}

impl Labels {
    /// Returns what is still to be typed to go so many lines down, or up where below 0; `None` where no label leads there.
    #[must_use]
    pub fn of(&self, lines: isize) -> Option<String> {
        // The lines below and above take turns, the nearest first.
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

    /// Reads the next letter; `None` where no label goes on so.
    #[must_use]
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
