//! Order of tied players, by tie-break codes.

use super::number::{BigNumber, Choices};
use crate::tournament::{TieBreakId, TieBreakRules};

/// Tie-breaks by their numbers in a code; new ones are appended, others are spelled.
const TIE_BREAKS: [&str; 40] = [
    "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "SB", "SB/C1", "WON", "WIN", "BWG", "BPG", "DE", "PS", "PS/C1",
    "KS", "KS/L+1", "AOB", "FB", "FB/C1", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "REP", "STD", "LOT",
    "RND", "TPN", "RTNG", "ESB", "BH-C1", "BH-C2", "BH-M1", "BH-M2", "SB-C1", "PS-C1", "EDE", "ENT",
];

/// Number of choices for a tie-break; with the last one, its letters follow.
const TIE_BREAK_NUMBERS: u8 = 64;
const SPELLED: u8 = TIE_BREAK_NUMBERS - 1;

/// The letters used to spell other tie-breaks.
const SPELLING: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-+.";

/// Maximum number of tie-breaks, and of letters of one.
const LIST: u8 = 16;

pub(super) fn put_tie_breaks(out: &mut Choices, tie_breaks: Option<&(TieBreakRules, Vec<TieBreakId>)>) {
    out.put(tie_breaks.is_some(), 2_u8);
    let Some((rules, list)) = tie_breaks else { return };
    out.put(*rules == TieBreakRules::Booklet, 2_u8);
    out.put(u8::try_from(list.len()).unwrap_or(0), LIST);
    for code in list {
        let known = TIE_BREAKS.iter().position(|&known| known == code.as_str());
        let known = known.and_then(|at| u8::try_from(at).ok());
        out.put(known.unwrap_or(SPELLED), TIE_BREAK_NUMBERS);
        if known.is_none() {
            let letters = code.as_str().bytes().filter_map(spelled);
            out.put(u8::try_from(code.as_str().len()).unwrap_or(0), LIST);
            letters.for_each(|letter| out.put(letter, SPELLING_LETTERS));
        }
    }
}

const SPELLING_LETTERS: u8 = 40;

fn spelled(letter: u8) -> Option<u8> {
    SPELLING.iter().position(|&known| known == letter).and_then(|at| u8::try_from(at).ok())
}

/// Returns true if a code can express the tie-breaks.
pub(super) fn has_room(list: &[TieBreakId]) -> bool {
    let is_short = |code: &TieBreakId| code.as_str().len() < usize::from(LIST);
    let fits = |code: &TieBreakId| {
        TIE_BREAKS.contains(&code.as_str())
            || is_short(code) && code.as_str().bytes().all(|letter| spelled(letter).is_some())
    };
    list.len() < usize::from(LIST) && list.iter().all(fits)
}

#[expect(clippy::option_option, reason = "a list that is not there is not one that cannot be read")]
pub(super) fn read_tie_breaks(number: &mut BigNumber) -> Option<Option<(TieBreakRules, Vec<TieBreakId>)>> {
    if !number.take_flag() {
        return Some(None);
    }
    let rules = if number.take_flag() { TieBreakRules::Booklet } else { TieBreakRules::Fide2026 };
    let list = (0..number.take(LIST)).map(|_| {
        let known = usize::try_from(number.take(TIE_BREAK_NUMBERS)).ok()?;
        if known != usize::from(SPELLED) {
            return TIE_BREAKS.get(known).map(|code| TieBreakId::new(code));
        }
        let letters = (0..number.take(LIST)).map(|_| {
            let at = usize::try_from(number.take(SPELLING_LETTERS)).ok()?;
            SPELLING.get(at).copied().map(char::from)
        });
        letters.collect::<Option<String>>().map(|code| TieBreakId::new(&code))
    });
    let list = list.collect::<Option<Vec<_>>>()?;
    Some(Some((rules, list)))
}
