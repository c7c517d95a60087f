//! The organiser's accent colour of web pages, in the shades that remain legible in light and dark.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Minimum contrast of text (WCAG 2.2, 1.4.3).
const LEGIBLE: f64 = 4.5;

/// Darkest background of text in the accent colour on light pages, and the lightest one on dark pages.
const GROUNDS: [Accent; 2] = [Accent([0xf6, 0xf6, 0xf3]), Accent([0x1c, 0x1f, 0x25])];

/// A colour: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent([u8; 3]);

impl Default for Accent {
    fn default() -> Self {
        Self([0x0b, 0x6b, 0x57])
    }
}

impl fmt::Display for Accent {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(to, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Reason why a text is not a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("write a colour as # and six hexadecimal digits, such as #0b6b57")]
pub struct NotAColour;

impl FromStr for Accent {
    type Err = NotAColour;

    fn from_str(text: &str) -> Result<Self, NotAColour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).ok_or(NotAColour)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(NotAColour);
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| NotAColour)?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

/// Shades of an accent colour: of text and of the background behind it, on light and on dark pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// Text on light pages.
    pub accent: Accent,
    /// Background on light pages.
    pub pale: Accent,
    /// Text on dark pages.
    pub bright: Accent,
    /// Background on dark pages.
    pub deep: Accent,
}

impl Accent {
    /// Returns its shades. Text is darkened or lightened until its contrast is the minimum of WCAG 2.2.
    pub fn shades(self) -> Shades {
        let [light, dark] = GROUNDS;
        let (pale, deep) = (self.mixed(Self([255; 3]), 88), self.mixed(dark, 82));
        let accent = self.legible([light, pale], Self([0; 3]));
        let bright = self.legible([dark, deep], Self([255; 3]));
        Shades { accent, pale, bright, deep }
    }

    /// Returns red, green and blue.
    pub fn components(self) -> [u8; 3] {
        self.0
    }

    /// Returns the colour mixed with `other`, of which it has `percent` per cent.
    fn mixed(self, other: Self, percent: u32) -> Self {
        let mix = |(own, other): (u8, u8)| {
            let sum = u32::from(own) * (100 - percent) + u32::from(other) * percent;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        let [red, green, blue] = self.0;
        let [other_red, other_green, other_blue] = other.0;
        Self([(red, other_red), (green, other_green), (blue, other_blue)].map(mix))
    }

    /// Returns the colour with as little of `towards` as makes it legible on these backgrounds.
    fn legible(self, on: [Self; 2], towards: Self) -> Self {
        let is_legible = |colour: &Self| on.iter().all(|ground| colour.contrast(*ground) >= LEGIBLE);
        (0..100).step_by(4).map(|percent| self.mixed(towards, percent)).find(is_legible).unwrap_or(towards)
    }

    /// Returns the contrast ratio of two colours (WCAG 2.2).
    fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// Returns the relative luminance, from 0 to 1 (WCAG 2.2).
    fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accent_is_legible_on_light_and_dark_pages() {
        let steps = || [0_u8, 51, 102, 153, 204, 255].into_iter();
        for (red, green, blue) in
            steps().flat_map(|r| steps().flat_map(move |g| steps().map(move |b| (r, g, b))))
        {
            let shades = Accent([red, green, blue]).shades();
            let [light, dark] = GROUNDS;
            for ground in [light, shades.pale, Accent([255; 3])] {
                assert!(shades.accent.contrast(ground) >= LEGIBLE, "{shades:?}");
            }
            for ground in [dark, shades.deep] {
                assert!(shades.bright.contrast(ground) >= LEGIBLE, "{shades:?}");
            }
        }
        assert_eq!(Accent::default().shades().accent.to_string(), "#0b6b57", "legible as it is");
        for text in ["0b6b57", "#0b6b5", "#0b6b5g", "#+b6b57", "red", ""] {
            assert_eq!(text.parse::<Accent>(), Err(NotAColour), "{text}");
        }
    }
}
