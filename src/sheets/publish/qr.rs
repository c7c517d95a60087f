//! QR codes of web addresses.

use qrcode::{Color, EcLevel, QrCode};

/// Returns the rows of a QR code, dark modules as `true`; `None` if the address is too long.
pub fn squares(address: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let colors = code.to_colors();
    Some(colors.chunks(code.width()).map(|row| row.iter().map(|&c| c == Color::Dark).collect()).collect())
}

/// Light modules left and right of a code on a screen, and above and below it. Scanners expect four; two suffice where
/// lines are scarce.
const MARGIN: (usize, usize) = (4, 2);

/// Returns the lines of a QR code for a terminal, two rows of modules per line, dark modules as blocks on a light
/// background; `None` if the address is too long.
pub fn lines(address: &str) -> Option<Vec<String>> {
    let squares = squares(address)?;
    let side = squares.len();
    let is_dark = |x: usize, y: usize| {
        let inside = x.checked_sub(MARGIN.0).zip(y.checked_sub(MARGIN.1));
        inside.and_then(|(x, y)| squares.get(y)?.get(x)).copied().unwrap_or(false)
    };
    let (width, height) = (side + 2 * MARGIN.0, side + 2 * MARGIN.1);
    let half = |x: usize, y: usize| match (is_dark(x, y), is_dark(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    Some((0..height).step_by(2).map(|y| (0..width).map(|x| half(x, y)).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes the lines as a camera does: dark where a block is set.
    fn read(lines: &[String]) -> String {
        const SQUARE: usize = 4;
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
        let shade = |x: usize, y: usize| if dark(x / SQUARE, y / SQUARE) { 0 } else { 255 };
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, shade);
        let codes = picture.detect_grids();
        assert_eq!(codes.len(), 1);
        codes[0].decode().unwrap().1
    }

    #[test]
    fn a_phone_reads_the_address_from_the_lines() {
        for address in ["https://a.example/", "https://chess.example/open-2026/index.html?round=7&section=b"]
        {
            assert_eq!(read(&lines(address).unwrap()), address);
        }
        let longest = "https://chess.example/".to_owned() + &"x".repeat(1_000);
        assert_eq!(read(&lines(&longest).unwrap()), longest);
        assert_eq!(lines(&"x".repeat(3_000)), None);
    }
}
