//! Strings of records, which may continue in the next record (MS-XLS, SST and XLUnicodeRichExtendedString).

/// Maximum number of characters of a string that are kept.
const KEPT: usize = 400;

/// Maximum number of shared strings: far more than a list of players has.
const MOST_TEXTS: usize = 500_000;

/// Bytes of consecutive records.
pub struct Pieces<'a> {
    /// The records; bytes already read are removed from the current one.
    pieces: Vec<&'a [u8]>,
    at: usize,
}

impl<'a> Pieces<'a> {
    /// Creates a sequence of one record.
    pub fn of(bytes: &'a [u8]) -> Self {
        Self { pieces: vec![bytes], at: 0 }
    }

    /// Reads bytes that do not continue in the next record.
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        while self.left() == 0 && self.at + 1 < self.pieces.len() {
            self.next_piece();
        }
        let piece = self.pieces.get_mut(self.at)?;
        let (taken, rest) = piece.split_at_checked(count)?;
        *piece = rest;
        Some(taken)
    }

    fn left(&self) -> usize {
        self.pieces.get(self.at).map_or(0, |piece| piece.len())
    }

    fn next_piece(&mut self) {
        self.at += 1;
    }

    /// Skips bytes that may continue in the following records.
    fn skip(&mut self, mut count: usize) -> Option<()> {
        while count > 0 {
            let now = count.min(self.left());
            if now == 0 && self.at + 1 >= self.pieces.len() {
                return None;
            }
            self.take(now)?;
            count -= now;
            if count > 0 {
                self.next_piece();
            }
        }
        Some(())
    }

    fn u16(&mut self) -> Option<u16> {
        self.take(2)?.try_into().ok().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.take(4)?.try_into().ok().map(u32::from_le_bytes)
    }

    fn u8(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }
}

/// Reads a string: characters of one or two bytes, as a flag before them states, which is repeated where they continue
/// in the next record.
pub fn text(pieces: &mut Pieces) -> Option<String> {
    let mut left = usize::from(pieces.u16()?);
    let flags = pieces.u8()?;
    let runs = if flags & 8 != 0 { usize::from(pieces.u16()?) } else { 0 };
    let further = if flags & 4 != 0 { usize::try_from(pieces.u32()?).ok()? } else { 0 };
    let mut letters: Vec<u16> = Vec::new();
    let mut is_wide = flags & 1 != 0;
    while left > 0 {
        if pieces.left() == 0 {
            if pieces.at + 1 >= pieces.pieces.len() {
                return None;
            }
            pieces.next_piece();
            is_wide = pieces.u8()? & 1 != 0;
        }
        let width = if is_wide { 2 } else { 1 };
        let now = left.min(pieces.left() / width);
        if now == 0 {
            return None;
        }
        let bytes = pieces.take(now * width)?;
        let room = KEPT.saturating_sub(letters.len());
        match is_wide {
            true => letters
                .extend(bytes.chunks_exact(2).take(room).map(|two| u16::from_le_bytes([two[0], two[1]]))),
            false => letters.extend(bytes.iter().take(room).map(|&byte| u16::from(byte))),
        }
        left -= now;
    }
    pieces.skip(runs * 4)?;
    pieces.skip(further)?;
    Some(String::from_utf16_lossy(&letters))
}

/// Reads the shared strings.
pub fn table(pieces: Vec<&[u8]>) -> Option<Vec<String>> {
    let mut pieces = Pieces { pieces, at: 0 };
    let _uses = pieces.u32()?;
    let count = pieces.u32()?;
    // Grown as strings are read: the stated count is not trusted.
    let mut texts = Vec::new();
    for _ in 0..count {
        if texts.len() == MOST_TEXTS {
            return None;
        }
        match text(&mut pieces) {
            Some(text) => texts.push(text),
            None => break,
        }
    }
    Some(texts)
}
