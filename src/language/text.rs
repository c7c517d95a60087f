//! Sanitising of external text for terminals and spreadsheets: names, files and pasted text may contain anything, but
//! must not move the cursor, hide other text or run as a formula.
//!
//! The module is independent of terminals and languages.

use std::borrow::Cow;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Replaces removed characters, so that their loss is visible.
const REPLACED: char = char::REPLACEMENT_CHARACTER;
/// Carries a mark without a base character.
const CARRIER: char = '◌';
/// Marks truncated text.
pub const CUT: &str = "…";
/// Maximum number of marks on one character. Vietnamese and polytonic Greek need three; more only extend into other
/// lines.
const MOST_MARKS: usize = 4;

/// Alignment of text within its columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// Padding after the text.
    #[default]
    Left,
    /// Padding before the text.
    Right,
    /// Padding on both sides, the odd blank after the text.
    Centre,
}

impl Align {
    /// Returns the number of blanks in front of the text.
    pub fn before(self, blanks: usize) -> usize {
        match self {
            Self::Left => 0,
            Self::Right => blanks,
            Self::Centre => blanks / 2,
        }
    }
}

/// Treatment of a character.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Keep,
    /// Kept, up to the maximum number on one character.
    Mark,
    Space,
    /// Removed, because it is invisible anyway.
    Drop,
    /// Removed, and marked by [`REPLACED`].
    Replace,
}

/// Returns `text` without anything that a terminal would interpret or that would be invisible.
///
/// Line ends, tabs and wide blanks become spaces. Runs of control characters, bidirectional controls, tags, private
/// and unassigned characters become one `�`. Zero-width characters, fillers, variation selectors, the soft hyphen, and
/// more than four marks on one character are removed. The function is idempotent.
pub fn clean(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) || text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut marks = 0;
    let mut replacing = false;
    for letter in text.chars() {
        let fate = fate(letter);
        match fate {
            Fate::Keep => shown.push(letter),
            Fate::Space => shown.push(' '),
            Fate::Mark => {
                if shown.is_empty() {
                    shown.push(CARRIER);
                }
                if marks < MOST_MARKS {
                    shown.push(letter);
                }
            }
            Fate::Replace if !replacing => shown.push(REPLACED),
            Fate::Replace | Fate::Drop => {}
        }
        match fate {
            Fate::Mark => marks += 1,
            Fate::Drop => continue,
            Fate::Keep | Fate::Space | Fate::Replace => marks = 0,
        }
        replacing = fate == Fate::Replace;
    }
    Cow::Owned(shown)
}

/// Escapes everything in JSON that [`clean`] would remove or replace as `\u` sequences, which preserves the values
/// without anything that a terminal would interpret.
pub fn escaped_json(json: &str) -> String {
    let mut escaped = String::with_capacity(json.len());
    for letter in json.chars() {
        match fate(letter) {
            Fate::Keep | Fate::Mark => escaped.push(letter),
            // All of them are inside strings, since JSON syntax and line ends between tokens are plain.
            Fate::Space | Fate::Drop | Fate::Replace if !letter.is_ascii_whitespace() => {
                for unit in letter.encode_utf16(&mut [0; 2]) {
                    escaped.push_str(&format!("\\u{unit:04x}"));
                }
            }
            Fate::Space | Fate::Drop | Fate::Replace => escaped.push(letter),
        }
    }
    escaped
}

/// Returns true if a character needs no table lookup: printable ASCII and the letters of Western and Central Europe,
/// including Turkish.
fn is_plain(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{A1}'..='\u{AC}' | '\u{AE}'..='\u{24F}')
}

fn fate(letter: char) -> Fate {
    use GeneralCategory as Category;
    match letter {
        _ if is_plain(letter) => return Fate::Keep,
        '\t'..='\r' | '\u{85}' => return Fate::Space,
        // Soft hyphen, zero-width characters, variation selectors, Hangul and Khmer fillers.
        '\u{AD}'
        | '\u{34F}'
        | '\u{115F}'
        | '\u{1160}'
        | '\u{17B4}'
        | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' => {
            return Fate::Drop;
        }
        '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' => {
            return Fate::Drop;
        }
        '\u{FEFF}' | '\u{FFA0}' | '\u{E0100}'..='\u{E01EF}' => return Fate::Drop,
        _ => {}
    }
    match letter.general_category() {
        Category::SpaceSeparator | Category::LineSeparator | Category::ParagraphSeparator => Fate::Space,
        Category::Control
        | Category::Format
        | Category::Surrogate
        | Category::PrivateUse
        | Category::Unassigned => Fate::Replace,
        Category::NonspacingMark | Category::EnclosingMark => Fate::Mark,
        _ if letter.width() == Some(0) => Fate::Mark,
        _ => Fate::Keep,
    }
}

/// Returns the terminal columns of clean text, by grapheme clusters as the terminal draws them.
pub fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else if text.chars().all(is_plain) {
        // None of these combines with another, and each takes one column.
        text.chars().count()
    } else {
        text.graphemes(true).map(UnicodeWidthStr::width).sum()
    }
}

/// Returns `text`, sanitised, in exactly `columns` columns: padded, or truncated between grapheme clusters with `…` at
/// the end.
pub fn fit(text: &str, columns: usize, align: Align) -> String {
    let (kept, taken) = cut(text, columns);
    padded(&kept, columns - taken, align)
}

/// Returns `text`, sanitised, in at most `columns` columns, truncated between grapheme clusters with `…` at the end if
/// it is longer, and the columns it takes.
pub fn cut(text: &str, columns: usize) -> (Cow<'_, str>, usize) {
    let text = clean(text);
    let needed = width(&text);
    if needed <= columns {
        return (text, needed);
    }
    let Some(mut free) = columns.checked_sub(1) else { return (Cow::Borrowed(""), 0) };
    let mut kept = String::with_capacity(text.len());
    for cluster in text.graphemes(true) {
        match free.checked_sub(cluster.width()) {
            Some(rest) => free = rest,
            None => break,
        }
        kept.push_str(cluster);
    }
    kept.push_str(CUT);
    (Cow::Owned(kept), columns - free)
}

/// Removes leading folders from every path longer than this many columns: the end of a path identifies the file, and
/// the message about it follows.
pub fn with_short_paths(text: &str, columns: usize) -> String {
    text.split(' ').map(|word| short_path(word, columns)).collect::<Vec<_>>().join(" ")
}

/// Removes leading folders from a path longer than this many columns; a file name that is still longer remains
/// complete.
pub fn short_path(path: &str, columns: usize) -> Cow<'_, str> {
    if width(path) <= columns || path.contains("://") {
        return Cow::Borrowed(path);
    }
    let starts = path.match_indices(['/', '\\']).map(|(at, _)| at).filter(|&at| at > 0);
    let mut ends = starts.filter_map(|at| path.get(at..)).filter(|end| end.len() > 1);
    let (fitting, last) = (ends.clone().find(|end| width(end) < columns), ends.next_back());
    fitting.or(last).map_or(Cow::Borrowed(path), |end| Cow::Owned(format!("{CUT}{end}")))
}

fn padded(text: &str, blanks: usize, align: Align) -> String {
    let before = align.before(blanks);
    let mut line = String::with_capacity(text.len() + blanks);
    line.extend(std::iter::repeat_n(' ', before));
    line.push_str(text);
    line.extend(std::iter::repeat_n(' ', blanks - before));
    line
}

/// Returns `text`, sanitised, as a cell that spreadsheets do not interpret as a formula: text that starts like one is
/// prefixed with an apostrophe. Numbers and the result marks `+` and `-` are unchanged.
///
/// Quoting and separators are left to the writer of the line.
pub fn csv_cell(text: &str) -> Cow<'_, str> {
    let cell = clean(text);
    let begins_formula = cell.trim_start().starts_with(['=', '+', '-', '@', '|', '＝', '＋', '－', '＠'])
        && !is_signed_number(&cell);
    if begins_formula { Cow::Owned(format!("'{cell}")) } else { cell }
}

fn is_signed_number(cell: &str) -> bool {
    let figure = cell.strip_prefix(['+', '-']);
    figure.is_some_and(|figure| figure.chars().all(|c| matches!(c, '0'..='9' | '.' | ',' | '½')))
}

/// Returns the separator of a list: a semicolon if an item contains a comma, as `YILMAZ, KEREM` does.
pub fn between(items: &[impl AsRef<str>]) -> &'static str {
    if items.iter().any(|item| item.as_ref().contains(", ")) { "; " } else { ", " }
}

pub fn listed(items: &[String]) -> String {
    items.join(between(items))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_commas_are_separated_by_semicolons() {
        let listed = |items: [&str; 2]| listed(&items.map(str::to_owned));
        assert_eq!([listed(["Ada", "Eva"]), listed(["NOVÁK, JAN", "ŞEN"])], ["Ada, Eva", "NOVÁK, JAN; ŞEN"]);
    }
    use proptest::prelude::*;

    #[test]
    fn names_of_europe_pass_untouched() {
        for name in ["Şükrü ÖĞÜN", "Dvořák, Jiří", "O'Neil", "Łukasz", "Ωμέγα", "Борис", "中村 光", "½"]
        {
            assert_eq!(clean(name), name);
        }
        assert!(matches!(clean("ÂKİF ERSOY"), Cow::Borrowed(_)));
    }

    #[test]
    fn a_long_path_loses_folders_and_keeps_its_name() {
        assert_eq!(short_path("/a b/c d/open.hakem", 19), "/a b/c d/open.hakem");
        assert_eq!(short_path("/a b/c d/open.hakem", 18), "…/c d/open.hakem");
        assert_eq!(short_path("/a b/c d/open.hakem", 4), "…/open.hakem");
        assert_eq!(short_path("open.hakem", 4), "open.hakem");
    }

    #[test]
    fn control_characters_are_shown_and_not_obeyed() {
        assert_eq!(clean("Ali\u{1b}[2J\u{1b}]0;x\u{7}Can"), "Ali�[2J�]0;x�Can");
        assert_eq!(clean("Ali\u{9b}31m\u{7f}"), "Ali�31m�");
        assert_eq!(clean("Ali\r\n\tCan\u{2028}Bey"), "Ali   Can Bey");
        assert_eq!(clean("Ali\u{202e}\u{2066}naC"), "Ali�naC");
        assert_eq!(clean("Ali\u{e0041}\u{e0042}\u{e000}\u{378}"), "Ali�");
    }

    #[test]
    fn invisible_characters_are_removed() {
        assert_eq!(clean("A\u{200b}l\u{200d}i\u{feff}\u{ad}\u{fe0f}\u{3164}"), "Ali");
    }

    #[test]
    fn marks_do_not_pile_up() {
        let pile = format!("a{}b", "\u{301}".repeat(50));
        assert_eq!(clean(&pile), format!("a{}b", "\u{301}".repeat(4)));
        assert_eq!(clean("\u{301}a"), "◌\u{301}a");
    }

    #[test]
    fn text_is_cut_between_letters_and_filled_with_blanks() {
        assert_eq!(fit("Şükrü", 8, Align::Left), "Şükrü   ");
        assert_eq!(fit("Şükrü", 8, Align::Right), "   Şükrü");
        assert_eq!(fit("Şükrü", 8, Align::Centre), " Şükrü  ");
        assert_eq!(fit("S\u{327}u\u{308}kru\u{308}", 4, Align::Left), "S\u{327}u\u{308}k…");
        assert_eq!(fit("中村光", 4, Align::Left), "中… ");
        assert_eq!(fit("Ali", 0, Align::Left), "");
    }

    #[test]
    fn of_a_long_path_the_end_is_shown() {
        let short = |text| with_short_paths(text, 26);
        assert_eq!(short("/home/ann/open.hakem: no room"), "/home/ann/open.hakem: no room");
        assert_eq!(short("is /home/anna/events/2026/open.hakem."), "is …/events/2026/open.hakem.");
        assert_eq!(short(r"C:\Users\Anna\Documents\open.hakem"), r"…\Documents\open.hakem");
        assert_eq!(short("/home/a-name-that-is-far-too-long.hakem"), "…/a-name-that-is-far-too-long.hakem");
        assert_eq!(short("see https://example.org/a/b/c/d"), "see https://example.org/a/b/c/d");
        assert_eq!(short("Donaudampfschifffahrtsgesellschaft"), "Donaudampfschifffahrtsgesellschaft");
    }

    #[test]
    fn no_cell_is_taken_for_a_formula() {
        for cell in ["=1+1", "+cmd|x", "-1+1", "@SUM(A1)", " =1", "\t=1", "＝1"] {
            assert!(csv_cell(cell).starts_with('\''), "{cell}");
        }
        for cell in ["+", "-", "-5", "3½", "2410,8", "1 - 0", "Ali", ""] {
            assert_eq!(csv_cell(cell), cell);
        }
    }

    /// Based on the list of characters that must never reach a terminal, independent of the code above.
    fn is_forbidden(letter: char) -> bool {
        letter.is_control()
            || matches!(
                u32::from(letter),
                0xAD | 0x61C
                    | 0x200B..=0x200F
                    | 0x2028..=0x202E
                    | 0x2060..=0x206F
                    | 0xFEFF
                    | 0xE000..=0xF8FF
                    | 0xFFF9..=0xFFFB
                    | 0xE0000..=0x10_FFFF
            )
    }

    /// Text with many dangerous pieces in any order.
    fn hostile() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            any::<char>().prop_map(String::from),
            "[ -~]{1,4}",
            proptest::sample::select(vec![
                "\u{1b}[31m",
                "\u{9b}",
                "\u{202e}",
                "\u{2066}",
                "\u{200d}",
                "\u{301}",
                "\u{20e3}",
                "🇹🇷",
                "👩",
                "\u{fe0f}",
                "\u{1f3fb}",
                "中",
                "ﷺ",
                "ا",
                "ل",
                "각",
                "\u{1161}",
                "\u{11a8}",
                "ｶ",
                "\u{ff9e}",
                "\u{d4e}",
                "\u{e0041}",
                "\u{600}",
                "ക",
                "\u{94d}",
                "क",
                "\n",
                "\u{2028}",
                "\u{1160}",
                "…",
            ])
            .prop_map(str::to_owned),
        ];
        proptest::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn clean_text_holds_nothing_forbidden(text in hostile()) {
            let shown = clean(&text);
            prop_assert!(!shown.chars().any(is_forbidden), "{:?}", shown);
            prop_assert_eq!(clean(&shown), shown.as_ref());
        }

        #[test]
        fn fitted_text_has_exactly_the_columns_asked_for(text in hostile(), columns in 0usize..20) {
            for align in [Align::Left, Align::Right, Align::Centre] {
                prop_assert_eq!(width(&fit(&text, columns, align)), columns);
            }
        }

        #[test]
        fn text_that_has_room_is_not_cut(text in "[a-zçğışöü ]{0,12}", more in 0usize..5) {
            let columns = width(&text) + more;
            let fitted = fit(&text, columns, Align::Left);
            prop_assert!(fitted.starts_with(&text));
        }
    }
}
