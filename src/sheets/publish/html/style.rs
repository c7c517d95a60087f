//! Style of web pages, for light and dark, wide and narrow screens and for paper: the sheets in `assets/pages` and the
//! rules of the columns.

use super::accent::Accent;
use std::sync::LazyLock;

/// Returns a style sheet or script without its comments, in one line. Comments must be on separate lines, and
/// a line must not end where a blank is needed.
pub fn packed(text: &str) -> String {
    let is_comment = |line: &&str| line.starts_with("/*") || line.starts_with("//");
    text.lines().map(str::trim).filter(|line| !is_comment(line)).collect()
}

/// The style sheets: of every page, of phones, of folded tables and boards on phones, and of paper.
static SHEETS: LazyLock<[String; 5]> = LazyLock::new(|| {
    [
        include_str!("../../../../assets/pages/page.css"),
        include_str!("../../../../assets/pages/narrow.css"),
        include_str!("../../../../assets/pages/folds.css"),
        include_str!("../../../../assets/pages/boards.css"),
        include_str!("../../../../assets/pages/print.css"),
    ]
    .map(packed)
});

/// Layout trait of the cells of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Right-aligned, not wrapped.
    Right,
    /// Centred, not wrapped.
    Centre,
    /// Not wrapped.
    Short,
    /// Text, with a minimum width.
    Words,
    /// Names, with a minimum width.
    Name,
    /// Omitted on a phone.
    Minor,
    /// Omitted on a tablet too, in tables with many columns.
    Crowded,
    /// On a phone, below the rest of the row.
    Folded,
    Seat,
    /// Of a board: the name of White, behind a white square.
    White,
    /// Of a board: the name of Black, behind a black square.
    Black,
    WhiteScore,
    BlackScore,
    Between,
}

/// Declarations of each trait: everywhere, on a tablet or phone, on a phone, on paper.
const RULES: [(Trait, [&str; 4]); 14] = [
    (Trait::Right, ["text-align:end;white-space:nowrap", "", "", ""]),
    (Trait::Centre, ["text-align:center;white-space:nowrap", "", "", ""]),
    (Trait::Short, ["white-space:nowrap", "", "", ""]),
    (Trait::Words, ["min-width:12rem", "min-width:6.2rem", "", ""]),
    (Trait::Name, ["min-width:9rem", "min-width:7rem", "min-width:6.2rem", ""]),
    (Trait::Minor, ["", "", "display:none", "display:table-cell"]),
    (Trait::Crowded, ["", "display:none", "", "display:table-cell"]),
    (Trait::Folded, ["", "", "order:2;flex:0 0 3.6rem;font-size:.8rem;color:var(--soft);border:0", ""]),
    (Trait::Seat, ["", "", "grid-area:1/1/3", ""]),
    (Trait::White, ["padding-inline-start:1.6em", "", "grid-area:1/2", ""]),
    (Trait::Black, ["padding-inline-start:1.6em", "", "grid-area:2/2", ""]),
    (Trait::WhiteScore, ["", "", "grid-area:1/3", ""]),
    (Trait::BlackScore, ["", "", "grid-area:2/3", ""]),
    (Trait::Between, ["font-weight:600", "", "grid-area:1/4/3;min-width:3.4rem", ""]),
];

/// Squares before the names of a board.
const SQUARES: [(Trait, &str); 2] = [(Trait::White, "#fff"), (Trait::Black, "#222")];

/// Cells of rows with a board number; those of byes have no colour.
const OF_BOARD: &str = "td:first-child:not(:empty)~td";

/// Declarations of a square in the padding of its cell; its colour follows.
const SQUARE: &str = "content:'';position:absolute;inset-inline-start:.4em;margin-top:.35em;width:.7em;height:.7em;\
border:1px solid var(--soft);border-radius:2px;background:";

/// Column styles of the tables of a page: one rule per column instead of a class on each cell, which made up a third of
/// a long page.
#[derive(Default)]
pub struct Columns {
    /// Traits of the columns of each table; tables with equal traits share an entry.
    layouts: Vec<Vec<Vec<Trait>>>,
}

impl Columns {
    /// Returns the class of a table with these columns.
    pub fn class(&mut self, columns: Vec<Vec<Trait>>) -> String {
        let known = self.layouts.iter().position(|known| *known == columns);
        let has = |wanted| columns.iter().flatten().any(|&each| each == wanted);
        let form = match (has(Trait::Between), has(Trait::Folded)) {
            (true, _) => " boards",
            (false, true) => " folds",
            (false, false) => "",
        };
        let at = known.unwrap_or_else(|| {
            self.layouts.push(columns);
            self.layouts.len() - 1
        });
        format!("c{at}{form}")
    }

    /// Returns the selector list of the cells with a trait.
    fn having(&self, wanted: Trait) -> String {
        self.selecting(wanted, ("tr>", ""))
    }

    /// Returns the selector list of the cells with a trait, each between a prefix and a suffix.
    fn selecting(&self, wanted: Trait, (prefix, suffix): (&str, &str)) -> String {
        let of_table = |(at, columns): (usize, &Vec<Vec<Trait>>)| {
            let having = (1..).zip(columns).filter(|(_, traits)| traits.contains(&wanted));
            having
                .map(|(column, _): (usize, _)| format!(".c{at} {prefix}:nth-child({column}){suffix}"))
                .collect::<Vec<_>>()
        };
        self.layouts.iter().enumerate().flat_map(of_table).collect::<Vec<_>>().join(",")
    }

    fn rules(&self, medium: usize) -> String {
        let rule = |(of, asked): &(Trait, [&str; 4])| {
            let cells = self.having(*of);
            let asked = asked.get(medium).copied().unwrap_or_default();
            if cells.is_empty() || asked.is_empty() { String::new() } else { format!("{cells}{{{asked}}}") }
        };
        RULES.iter().map(rule).collect()
    }

    /// Returns the squares before the names of boards.
    fn squares(&self) -> String {
        let square = |(of, colour): (Trait, &str)| {
            let [cells, squares] = ["", "::before"].map(|suffix| self.selecting(of, (OF_BOARD, suffix)));
            let rule = || format!("{cells}{{position:relative}}{squares}{{{SQUARE}{colour}}}");
            if cells.is_empty() { String::new() } else { rule() }
        };
        SQUARES.into_iter().map(square).collect()
    }

    /// Returns the complete style of a page.
    pub fn style(&self, accent: Accent) -> String {
        let [page, phone, folds, boards, paper] = &*SHEETS;
        let [everywhere, tablet, narrow, print] = [0, 1, 2, 3].map(|medium| self.rules(medium));
        let has = |wanted| self.layouts.iter().flatten().flatten().any(|&each| each == wanted);
        let folds = if has(Trait::Folded) {
            let wider = [Trait::Name, Trait::Words].map(|of| self.having(of));
            let wider =
                wider.iter().filter(|cells| !cells.is_empty()).map(String::as_str).collect::<Vec<_>>();
            folds.replace(".folds tr>.wider", &wider.join(","))
        } else {
            String::new()
        };
        let boards = if has(Trait::Between) { boards.as_str() } else { "" };
        let shades = accent.shades();
        let page = page
            .replace("ACCENT", &shades.accent.to_string())
            .replace("PALE", &shades.pale.to_string())
            .replace("BRIGHT", &shades.bright.to_string())
            .replace("DEEP", &shades.deep.to_string());
        let squares = self.squares();
        format!(
            "{page}{everywhere}{squares}@media screen and (max-width:60rem){{main.two{{display:block}}{tablet}}}@media screen and \
             (max-width:40rem){{{phone}{folds}{boards}{narrow}}}@media print{{{paper}{print}}}"
        )
    }
}
