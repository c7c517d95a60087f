//! Shares of a value as text. Sixtieths express all shares in use: thirds, quarters, sixths, tenths, twentieths.

const PARTS: u16 = 60;

/// Formats a number of sixtieths as a fraction in lowest terms: `2/3`, `0`, `1`.
pub fn share_text(sixtieths: u16) -> String {
    let common = (1..=PARTS).rev().find(|by| sixtieths.is_multiple_of(*by) && PARTS.is_multiple_of(*by));
    let by = common.unwrap_or(1);
    match PARTS / by {
        1 => (sixtieths / by).to_string(),
        parts => format!("{}/{parts}", sixtieths / by),
    }
}

/// Parses a share as a number of sixtieths: `2/3`, `0.4`, `0,4`, `35%`, `1`; `None` if it is none of these, or not a whole
/// number of sixtieths.
pub fn read_share(text: &str) -> Option<u16> {
    let text = text.trim().replace(',', ".");
    let (number, over) = match text.split_once('/') {
        Some((number, over)) => (number, over.trim().parse::<u32>().ok()?),
        None => match text.trim_matches('%').trim() {
            bare if bare.len() == text.len() => (bare, 1),
            bare => (bare, 100),
        },
    };
    let (whole, decimals) = number.trim().split_once('.').unwrap_or((number.trim(), ""));
    let is_short =
        |digits: &str, most| digits.len() <= most && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !is_short(whole, 3) || !is_short(decimals, 3) || whole.is_empty() {
        return None;
    }
    let digits: u32 = format!("{whole}{decimals}").parse().ok()?;
    let over = over.checked_mul(10_u32.pow(u32::try_from(decimals.len()).ok()?))?;
    let parts = u32::from(PARTS) * digits;
    if over == 0 || !parts.is_multiple_of(over) {
        return None;
    }
    u16::try_from(parts / over).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_is_read_as_it_is_written() {
        for sixtieths in 0..=200 {
            assert_eq!(read_share(&share_text(sixtieths)), Some(sixtieths), "{}", share_text(sixtieths));
        }
        assert_eq!([40, 45, 24, 21, 0, 60].map(share_text), ["2/3", "3/4", "2/5", "7/20", "0", "1"]);
    }

    #[test]
    fn decimals_and_per_cents_are_shares_too() {
        for (text, sixtieths) in
            [("0.4", 24), ("0,75", 45), ("35%", 21), (" 70 % ", 42), ("%50", 30), ("1", 60)]
        {
            assert_eq!(read_share(text), Some(sixtieths), "{text}");
        }
        for text in ["", "1/0", "-1", "a", "1/7", "0.33", "1/2/3", "99999", ".", "1.2345"] {
            assert_eq!(read_share(text), None, "{text}");
        }
    }
}
