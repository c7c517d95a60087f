//! Scales of older national lists, with conversion to ratings (dutch-1992 A.1).

use super::Rating;
use crate::keyword::keywords;

keywords! {
/// A scale of an older national list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale: name -> &'static str {
    /// German Ingo numbers: lower is stronger.
    Ingo = "INGO",
    /// British BCF grades.
    Bcf = "BCF",
}
}

impl Scale {
    /// Returns the rating for a number of the scale, given in tenths: 2840 minus eight times the Ingo number,
    /// or 600 plus eight times the BCF grade, halves rounded up. `None` if the result is not a valid rating.
    pub fn rating(self, tenths: u32) -> Option<Rating> {
        let eight_times = 8 * i64::from(tenths);
        let tenths = match self {
            Self::Ingo => 28_400 - eight_times,
            Self::Bcf => 6_000 + eight_times,
        };
        Rating::new((tenths + 5).div_euclid(10)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_older_lists_are_converted_as_the_text_says() {
        let converted = |scale: Scale, tenths| scale.rating(tenths).map(Rating::get);
        assert_eq!([600, 1050].map(|tenths| converted(Scale::Ingo, tenths)), [Some(2360), Some(2000)]);
        assert_eq!([1750, 2200].map(|tenths| converted(Scale::Bcf, tenths)), [Some(2000), Some(2360)]);
        // 2840 - 800.8 and 2840 - 801.6; 600 + 800.8.
        assert_eq!([1001, 1002].map(|tenths| converted(Scale::Ingo, tenths)), [Some(2039), Some(2038)]);
        assert_eq!(converted(Scale::Bcf, 1001), Some(1401));
        assert_eq!([3550, u32::MAX].map(|tenths| converted(Scale::Ingo, tenths)), [None, None]);
    }
}
