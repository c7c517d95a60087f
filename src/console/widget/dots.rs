//! Bitmaps of eight dots per cell: braille patterns, which all terminals with a Unicode font have.
//!
//! A terminal cell is about twice as high as it is wide, so a dot is square.

/// Dots per cell, horizontally.
pub const ACROSS: usize = 2;
/// Dots per cell, vertically.
pub const DOWN: usize = 4;

/// Bits of the dots in a pattern, row by row from the top (Unicode, Braille Patterns).
const BITS: [[u8; ACROSS]; DOWN] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// Pattern without dots.
const BLANK: u32 = 0x2800;

/// A bitmap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dots {
    width: usize,
    cells: Vec<u8>,
}

impl Dots {
    /// Creates an empty bitmap; the size is in cells.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![0; width * height] }
    }

    /// Sets a dot, counted from the top left corner. Dots outside are ignored.
    pub fn set(&mut self, x: usize, y: usize) {
        let (column, row) = (x / ACROSS, y / DOWN);
        if column >= self.width {
            return;
        }
        let bit = BITS.get(y % DOWN).and_then(|row| row.get(x % ACROSS)).copied().unwrap_or(0);
        if let Some(cell) = self.cells.get_mut(row * self.width + column) {
            *cell |= bit;
        }
    }

    /// Sets the dots `from..to` of row `y`.
    pub fn row(&mut self, from: usize, to: usize, y: usize) {
        (from..to).for_each(|x| self.set(x, y));
    }

    /// Returns the rows of cells as text.
    pub fn lines(&self) -> Vec<String> {
        let sign = |&bits: &u8| match bits {
            0 => ' ',
            bits => char::from_u32(BLANK + u32::from(bits)).unwrap_or(' '),
        };
        self.cells.chunks(self.width.max(1)).map(|row| row.iter().map(sign).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_at_their_places_and_none_outside() {
        let mut dots = Dots::new(2, 1);
        dots.row(0, 3, 0);
        dots.set(0, 3);
        dots.set(9, 0);
        dots.set(0, 4);
        assert_eq!(dots.lines(), ["⡉⠁"]);
    }
}
