//! Bars and column charts in characters; plain ASCII on terminals without block elements.

use crate::theme::Theme;

/// Columns in eight heights, lowest first.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Left parts of a cell in eighths, narrowest first.
const EIGHTHS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// Returns a bar of `width` terminal columns, filled in the proportion of `value` to `total`.
pub fn bar(value: usize, total: usize, width: usize, theme: &Theme) -> String {
    let eighths = (value.min(total) * width * 8).checked_div(total).unwrap_or(0);
    let (full, rest) = if theme.has_blocks() { (eighths / 8, eighths % 8) } else { (eighths / 8, 0) };
    let (sign, empty) = if theme.has_blocks() { ('█', '·') } else { ('#', '.') };
    let mut bar: String = std::iter::repeat_n(sign, full).collect();
    bar.extend(rest.checked_sub(1).and_then(|eighth| EIGHTHS.get(eighth)));
    let drawn = bar.chars().count();
    bar.extend(std::iter::repeat_n(empty, width.saturating_sub(drawn)));
    bar
}

/// Returns one column per value, scaled to `greatest`; digits on terminals without block elements.
pub fn heights(values: &[usize], greatest: usize, theme: &Theme) -> String {
    let height = |&value: &usize| {
        if theme.has_blocks() {
            let at = (value * HEIGHTS.len()).div_ceil(greatest.max(1)).saturating_sub(1);
            HEIGHTS.get(at).copied().unwrap_or('█')
        } else {
            let at = (value * 9).checked_div(greatest).unwrap_or(0);
            char::from_digit(u32::try_from(at).unwrap_or(9), 10).unwrap_or('9')
        }
    };
    values.iter().map(height).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_full_as_its_part_and_as_wide_as_asked_for() {
        let (dark, bare) = (Theme::dark(), Theme::bare());
        assert_eq!(bar(0, 8, 4, &dark), "····");
        assert_eq!(bar(3, 8, 4, &dark), "█▌··");
        assert_eq!(bar(8, 8, 4, &dark), "████");
        assert_eq!(bar(1, 0, 4, &dark), "····");
        assert_eq!(bar(4, 8, 4, &bare), "##..");
    }

    #[test]
    fn columns_are_as_high_as_their_values() {
        assert_eq!(heights(&[0, 1, 4, 8], 8, &Theme::dark()), "▁▁▄█");
        assert_eq!(heights(&[0, 4, 8], 8, &Theme::bare()), "049");
    }
}
