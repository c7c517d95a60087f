//! QR codes of web addresses.

use qrcode::{Color, EcLevel, QrCode};
use std::cell::RefCell;
use std::collections::VecDeque;

/// The rows of a QR code, dark modules as `true`.
type Squares = Vec<Vec<bool>>;

/// Number of codes that are kept: the address of an event at both levels, and two of a round or a player.
const KEPT: usize = 4;

thread_local! {
    /// The latest codes. Every page and sheet of an event shows the same address, and to compute its code takes as long
    /// as to lay out the page.
    static LATEST: RefCell<VecDeque<(String, EcLevel, Squares)>> = const { RefCell::new(VecDeque::new()) };
}

/// Returns the rows of a QR code, dark modules as `true`; `None` if the address is too long.
pub fn squares(address: &str) -> Option<Squares> {
    corrected(address, EcLevel::M)
}

fn corrected(address: &str, level: EcLevel) -> Option<Squares> {
    LATEST.with_borrow_mut(|latest| {
        if let Some((.., squares)) = latest.iter().find(|(of, at, _)| of == address && *at == level) {
            return Some(squares.clone());
        }
        let code = QrCode::with_error_correction_level(address, level).ok()?;
        let rows = code.to_colors();
        let rows = rows.chunks(code.width()).map(|row| row.iter().map(|&c| c == Color::Dark).collect());
        let squares: Squares = rows.collect();
        latest.truncate(KEPT - 1);
        latest.push_front((address.to_owned(), level, squares.clone()));
        Some(squares)
    })
}

/// Light modules left and right of a code on a screen. Scanners expect four.
const ASIDE: usize = 4;

/// Error correction of a code on a screen, and its light modules above and below: the fewest last. Two rows suffice
/// where lines are scarce, one on a small terminal. A screen has no stains, so that the lowest correction suffices too.
const LAYOUTS: [(EcLevel, usize); 3] = [(EcLevel::M, 2), (EcLevel::L, 2), (EcLevel::L, 1)];

/// Returns the lines of a QR code for a terminal, two rows of modules per line, dark modules as blocks on a light
/// background: at most `most` lines if possible, else as few as possible. `None` if the address is too long.
pub fn lines(address: &str, most: usize) -> Option<Vec<String>> {
    let drawn = LAYOUTS.iter().filter_map(|&(level, above)| Some(halves(&corrected(address, level)?, above)));
    let mut drawn: Vec<Vec<String>> = drawn.collect();
    let at = drawn.iter().position(|lines| lines.len() <= most).or(drawn.len().checked_sub(1))?;
    Some(drawn.swap_remove(at))
}

/// Draws a code with light rows above and below.
fn halves(squares: &[Vec<bool>], above: usize) -> Vec<String> {
    let side = squares.len();
    let is_dark = |x: usize, y: usize| {
        let inside = x.checked_sub(ASIDE).zip(y.checked_sub(above));
        inside.and_then(|(x, y)| squares.get(y)?.get(x)).copied().unwrap_or(false)
    };
    let (width, height) = (side + 2 * ASIDE, side + 2 * above);
    let half = |x: usize, y: usize| match (is_dark(x, y), is_dark(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    (0..height).step_by(2).map(|y| (0..width).map(|x| half(x, y)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes the lines as a camera does: dark where a block is set, and around the code.
    fn read(lines: &[String]) -> String {
        const SQUARE: usize = 4;
        const AROUND: usize = 8 * SQUARE;
        let cells: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
        let dark = |x: usize, y: usize| {
            let (above, below) = match cells[y / 2][x] {
                '█' => (true, true),
                '▀' => (true, false),
                '▄' => (false, true),
                _ => (false, false),
            };
            if y.is_multiple_of(2) { above } else { below }
        };
        let (width, height) = (cells[0].len() * SQUARE, cells.len() * 2 * SQUARE);
        let shade = |x: usize, y: usize| {
            let inside = x.checked_sub(AROUND).zip(y.checked_sub(AROUND));
            let inside = inside.filter(|&(x, y)| x < width && y < height);
            if inside.is_none_or(|(x, y)| dark(x / SQUARE, y / SQUARE)) { 0 } else { 255 }
        };
        let (width, height) = (width + 2 * AROUND, height + 2 * AROUND);
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, shade);
        let codes = picture.detect_grids();
        assert_eq!(codes.len(), 1);
        codes[0].decode().unwrap().1
    }

    #[test]
    fn a_phone_reads_the_address_from_the_lines() {
        for address in ["https://a.example/", "https://chess.example/open-2026/index.html?round=7&section=b"]
        {
            for most in [usize::MAX, 0] {
                assert_eq!(read(&lines(address, most).unwrap()), address);
            }
        }
        let longest = "https://chess.example/".to_owned() + &"x".repeat(1_000);
        assert_eq!(read(&lines(&longest, usize::MAX).unwrap()), longest);
        assert_eq!(lines(&"x".repeat(3_000), usize::MAX), None);
    }

    #[test]
    fn the_code_of_a_deputy_has_fewer_lines_where_lines_are_scarce() {
        let address = "https://192.168.178.120:8443/b/11.101-140.d.Vm0wd2QyUXlVWGxWV0d4";
        let count = |most| lines(address, most).unwrap().len();
        assert_eq!([usize::MAX, 20, 19, 18, 0].map(count), [21, 19, 19, 18, 18]);
    }
}
