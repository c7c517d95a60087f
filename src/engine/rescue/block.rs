//! Blocks: five letters and digits, the last of which checks the others and the position of the block in its code.

/// The letters and digits of a block by value. I, L, O and U are omitted: they look like 1, 0 and V.
const LETTERS: [char; 32] = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'M',
    'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'X', 'Y', 'Z',
];

/// Number of letters of a block.
pub(super) const LENGTH: usize = 5;

/// Number of values of a block: four of its letters are free.
pub(super) const VALUES: u32 = 1 << 20;

/// Number of positions in a code with distinct checks; then they repeat.
const PLACES: usize = 31;

/// Multiplies by 2 in the field of 32 elements, in which x⁵ = x² + 1.
fn doubled(element: u8) -> u8 {
    let shifted = element << 1;
    if shifted & 0b10_0000 == 0 { shifted } else { shifted ^ 0b10_0101 }
}

/// Returns the product of an element of the field and a power of 2.
fn times_power(element: u8, power: usize) -> u8 {
    (0..power).fold(element, |product, _| doubled(product))
}

/// Returns the letter that checks four others at a position in a code, counted from 0.
///
/// Each letter has a different factor, so that one wrong letter, or two exchanged ones, never produce the same check.
fn check(letters: [u8; LENGTH - 1], place: usize) -> u8 {
    let of_place = times_power(1, place % PLACES);
    letters.iter().zip(1..).fold(of_place, |sum, (&letter, power)| sum ^ times_power(letter, power))
}

/// Returns the letters of a value below [`VALUES`].
fn letters_of(value: u32) -> [u8; LENGTH - 1] {
    [15, 10, 5, 0].map(|shift| u8::try_from(value >> shift & 31).unwrap_or(0))
}

fn letter(value: u8) -> char {
    LETTERS.get(usize::from(value)).copied().unwrap_or('0')
}

/// Formats the block of a value below [`VALUES`] at a position in its code, counted from 0.
pub(super) fn written(value: u32, place: usize) -> String {
    let letters = letters_of(value);
    letters.into_iter().chain([check(letters, place)]).map(letter).collect()
}

/// Parses a letter as people type it and as OCR reads it from paper: in either case, accepting look-alikes.
pub(super) fn read_letter(typed: char) -> Option<u8> {
    let plain = match typed.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' | 'İ' | 'ı' | '|' => '1',
        'U' => 'V',
        other => other,
    };
    LETTERS.iter().position(|&known| known == plain).and_then(|at| u8::try_from(at).ok())
}

/// The letters of a block as read, with the check last.
pub(super) type BlockLetters = [u8; LENGTH];

/// Returns the value of a block at a position in a code; `None` if its check fails.
pub(super) fn value(block: BlockLetters, place: usize) -> Option<u32> {
    let [first, second, third, fourth, checked] = block;
    let letters = [first, second, third, fourth];
    let value = letters.iter().fold(0, |sum, &letter| sum << 5 | u32::from(letter));
    (check(letters, place) == checked).then_some(value)
}

/// The greatest prime below [`VALUES`]: sums of complete codes are computed modulo it.
const PRIME: u64 = 1_048_573;

/// Factor of the sum from block to block.
const FACTOR: u64 = 524_309;

/// Returns the sum of all blocks of a code before its last one, which contains it.
pub(super) fn sum(values: &[u32]) -> u32 {
    let sum = values.iter().fold(1, |sum, &value| (sum * FACTOR + u64::from(value)) % PRIME);
    u32::try_from(sum).unwrap_or(0)
}

/// Returns the value of the only missing block of a code, except the last one, from all others: those before it and
/// those after it, with the sum last. `None` if no value produces that sum.
pub(super) fn missing(before: &[u32], after: &[u32]) -> Option<u32> {
    let (&wanted, between) = after.split_last()?;
    if u64::from(wanted) >= PRIME {
        return None;
    }
    let values: Vec<u32> = before.iter().copied().chain([0]).chain(between.iter().copied()).collect();
    let lacking = (u64::from(wanted) + PRIME - u64::from(sum(&values))) % PRIME;
    let value = between.iter().fold(lacking, |left, _| left * inverse(FACTOR) % PRIME);
    u32::try_from(value).ok()
}

/// Returns the inverse of a number modulo [`PRIME`].
fn inverse(number: u64) -> u64 {
    let (mut product, mut power, mut exponent) = (1, number % PRIME, PRIME - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * power % PRIME;
        }
        power = power * power % PRIME;
        exponent /= 2;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(block: &str) -> BlockLetters {
        let letters: Vec<u8> = block.chars().map(|letter| read_letter(letter).unwrap()).collect();
        letters.try_into().unwrap()
    }

    #[test]
    fn every_wrong_letter_and_every_exchange_of_two_is_caught_in_every_place() {
        for place in 0..40 {
            for value_of in (0..VALUES).step_by(9_973) {
                let block = read(&written(value_of, place));
                assert_eq!(value(block, place), Some(value_of));
                for at in 0..LENGTH {
                    for letter in (0..32).filter(|&letter| letter != block[at]) {
                        let mut wrong = block;
                        wrong[at] = letter;
                        assert_eq!(value(wrong, place), None, "{block:?} {wrong:?}");
                    }
                    for other in (0..at).filter(|&other| block[other] != block[at]) {
                        let mut wrong = block;
                        wrong.swap(at, other);
                        assert_eq!(value(wrong, place), None, "{block:?} {wrong:?}");
                    }
                }
                assert_eq!(value(block, place + 1), None, "a block left out before it");
            }
        }
    }

    #[test]
    fn similar_characters_are_the_same_letter() {
        assert_eq!(read("oilub"), read("011VB"));
        assert_eq!(read("ıİ|lL"), read("11111"));
        assert_eq!(read_letter('-'), None);
        assert_eq!(read_letter('Ş'), None);
    }

    #[test]
    fn the_checksum_detects_a_missing_block() {
        let values: Vec<u32> = (0..40).map(|at| at * 26_000 + 7).collect();
        let all: Vec<u32> = values.iter().copied().chain([sum(&values)]).collect();
        for at in 0..values.len() {
            assert_eq!(missing(&all[..at], &all[at + 1..]), Some(values[at]));
        }
        assert_eq!(missing(&all, &[]), None);
    }
}
