//! Choice of columns as characters, as FIDE defines them, or bytes, as in programs without multi-byte support.

use super::{Reader, lines};
use crate::trf::text::TrfLine;
use crate::trf::{Adjustment, Assumed, Details, PlayerLine, Record, TrfFile};
use std::collections::BTreeMap;

impl Reader {
    /// Parses a line in characters, or in bytes if that fits better; if both fit equally, like the previous lines.
    pub(super) fn counted_line(&mut self, line: &TrfLine<'_>) {
        // Comments have no columns, and ASCII characters are one byte each.
        if line.text.is_ascii() || line.text.starts_with("###") {
            return self.line(line);
        }
        let characters = self.misfits(line);
        if characters == 0 && !self.has_only_bytes {
            return self.line(line);
        }
        let by_bytes = line.by_bytes();
        let bytes = self.misfits(&by_bytes);
        self.has_only_bytes |= bytes < characters;
        if bytes < characters || (bytes == characters && self.has_only_bytes) {
            self.by_bytes.insert(line.number);
            self.line(&by_bytes);
        } else {
            self.line(line);
        }
    }

    /// Returns the number of problems of a line by itself: faults, and signs of shifted fields.
    fn misfits(&self, line: &TrfLine<'_>) -> usize {
        let mut alone = Self { last: self.last, ..Self::default() };
        if let Some((Record::Player, _)) = self.last
            && let Some(player) = self.file.players.last()
        {
            // A national line repeats the number of its player.
            let (number, details) = (player.number, Details::default());
            alone.file.players.push(PlayerLine { number, details, national: Vec::new(), cells: Vec::new() });
        }
        alone.line(line);
        let TrfFile { players, rosters, teams, .. } = &alone.file;
        let national = players.iter().flat_map(|player| &player.national).map(|national| &national.details);
        let details: Vec<&Details> = players.iter().map(|player| &player.details).chain(national).collect();
        let names = details.iter().map(|details| &details.name);
        let names =
            names.chain(rosters.iter().map(|roster| &roster.name)).chain(teams.iter().map(|team| &team.name));
        let overfull = names.filter(|name| is_overfull(name)).count();
        // Points may be in the place of births.
        let births = details.iter().filter(|details| (1..4).contains(&details.born.len())).count();
        let is_misfit =
            |adjustment: &&Adjustment| matches!(adjustment.assumed, Assumed::Kept | Assumed::LeftBlank(_));
        let unread = alone.notes.adjustments.iter().filter(is_misfit).count();
        alone.notes.errors.len() + unread + overfull + births
    }

    /// Converts byte columns of reported problems to characters, as an editor shows them.
    pub(super) fn count_characters(&mut self, text: &str) {
        let by_bytes = lines(text).filter(|line| self.by_bytes.contains(&line.number));
        let texts: BTreeMap<u32, &str> = by_bytes.map(|line| (line.number, line.text)).collect();
        let count = |line: u32, column: &mut usize| {
            if let Some(text) = texts.get(&line) {
                let before = text.char_indices().take_while(|(at, _)| at + 1 < *column);
                // Beyond the end of the line, columns are blanks.
                *column = before.count() + 1 + column.saturating_sub(text.len() + 1);
            }
        };
        self.notes.errors.iter_mut().for_each(|error| count(error.line, &mut error.column));
        self.notes.adjustments.iter_mut().for_each(|note| count(note.line, &mut note.column));
    }
}

/// Returns true if a name seems to include the field after it: a rating, or the first player of a team.
fn is_overfull(name: &str) -> bool {
    name.contains("  ") || name.bytes().any(|byte| byte.is_ascii_digit())
}
