//! A picture of dots, eight in a cell: braille patterns, which all terminals with a Unicode font have. A cell of a terminal is about twice
//! as high as it is wide, so a dot is a square.

/// Dots across a cell, and down.
pub const ACROSS: usize = 2;
/// See [`ACROSS`].
pub const DOWN: usize = 4;

/// The bits of the dots of a pattern, row by row from the top (Unicode, Braille Patterns).
const BITS: [[u8; ACROSS]; DOWN] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// The pattern without a dot.
const BLANK: u32 = 0x2800;

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dots {
    width: usize,
    cells: Vec<u8>,
}

impl Dots {
    /// Makes an empty picture of so many cells.
    #[must_use]
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![0; width * height] }
    }

    /// Sets a dot, counted from the top left corner; what lies outside is left out.
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

    /// Sets the dots from one place to another in a row.
    pub fn row(&mut self, from: usize, to: usize, y: usize) {
        (from..to).for_each(|x| self.set(x, y));
    }

    /// Returns the rows of the picture as text.
    #[must_use]
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
    fn dots_stand_where_they_are_set_and_none_outside() {
        let mut dots = Dots::new(2, 1);
        dots.row(0, 3, 0);
        dots.set(0, 3);
        dots.set(9, 0);
        dots.set(0, 4);
        assert_eq!(dots.lines(), ["⡉⠁"]);
    }
}
