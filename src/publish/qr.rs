//! The address of a site as squares that a phone reads.

use qrcode::{Color, EcLevel, QrCode};

/// Returns the rows of a code, dark squares as `true`; `None` for an address that is too long.
#[must_use]
pub fn squares(address: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let colors = code.to_colors();
    Some(colors.chunks(code.width()).map(|row| row.iter().map(|&c| c == Color::Dark).collect()).collect())
}
