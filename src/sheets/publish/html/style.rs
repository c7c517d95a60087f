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
    /// Teams of both sides of a board, with a smaller one, in a smaller font.
    Narrow,
    /// Names next to teams, in a smaller font, never broken inside a word.
    Tight,
    /// In view while the table scrolls sideways.
    Stuck,
    /// Omitted on a phone.
    Minor,
    /// Omitted on a tablet too, in tables with many columns.
    Crowded,
    /// Omitted on a small desk too, in tables of two sides with many columns.
    Packed,
    /// On a phone, below the rest of the row, after its label.
    Folded,
    /// Of a match: on a phone, below both sides, after its label.
    Below,
    Seat,
    /// Of a board: the name of White, behind a white square.
    White,
    /// Of a board: the name of Black, behind a black square.
    Black,
    /// Of a match: the side named first.
    Upper,
    /// Of a match: the side named second.
    Lower,
    UpperScore,
    LowerScore,
    Between,
}

/// Style of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnStyle {
    pub traits: Vec<Trait>,
    /// Heading, if it is folded on a phone.
    pub label: String,
}

/// Declarations of each trait: everywhere, on all but a large desk, on a tablet or phone, on a phone, on paper.
const RULES: [(Trait, [&str; 5]); 21] = [
    (Trait::Right, ["text-align:end;white-space:nowrap", "", "", "", ""]),
    (Trait::Centre, ["text-align:center;white-space:nowrap", "", "", "", ""]),
    (Trait::Short, ["white-space:nowrap", "", "", "", ""]),
    (Trait::Words, ["min-width:12rem", "", "min-width:6.2rem", "", ""]),
    (Trait::Name, ["min-width:9rem", "", "min-width:7rem", "min-width:5.5rem", ""]),
    (Trait::Narrow, ["min-width:5rem;font-size:.9rem", "", "", "font-size:inherit", "font-size:inherit"]),
    (
        Trait::Tight,
        [
            "font-size:.9rem;overflow-wrap:break-word",
            "",
            "",
            "font-size:inherit",
            "font-size:inherit;overflow-wrap:anywhere",
        ],
    ),
    (
        Trait::Stuck,
        [
            "overflow-wrap:break-word",
            "",
            "position:sticky;inset-inline-start:0;background:var(--card)",
            "min-width:7.5rem",
            "position:static",
        ],
    ),
    (Trait::Minor, ["", "", "", "display:none", "display:table-cell"]),
    (Trait::Crowded, ["", "", "display:none", "", "display:table-cell"]),
    (Trait::Packed, ["", "display:none", "", "", "display:table-cell"]),
    (Trait::Folded, ["", "", "", "order:2;flex:0 1 auto;font-size:.85rem;border:0", ""]),
    (Trait::Below, ["", "", "", "grid-area:3/2/4/5;font-size:.85rem", ""]),
    (Trait::Seat, ["", "", "", "grid-area:1/1/3", ""]),
    (Trait::White, ["padding-inline-start:1.6em", "", "", "grid-area:1/2", ""]),
    (Trait::Black, ["padding-inline-start:1.6em", "", "", "grid-area:2/2", ""]),
    (Trait::Upper, ["", "", "", "grid-area:1/2", ""]),
    (Trait::Lower, ["", "", "", "grid-area:2/2", ""]),
    (Trait::UpperScore, ["", "", "", "grid-area:1/3", ""]),
    (Trait::LowerScore, ["", "", "", "grid-area:2/3", ""]),
    (Trait::Between, ["font-weight:600", "", "", "grid-area:1/4/3;min-width:3.4rem", ""]),
];

/// Squares before the names of a board.
const SQUARES: [(Trait, &str); 2] = [(Trait::White, "#fff"), (Trait::Black, "#222")];

/// Cells of rows with a board number; those of byes have no colour.
const OF_BOARD: &str = "td:first-child:not(:empty)~td";

/// Declarations of a square in the padding of its cell; its colour follows.
const SQUARE: &str = "content:'';position:absolute;inset-inline-start:.4em;margin-top:.35em;width:.7em;height:.7em;\
border:1px solid var(--soft);border-radius:2px;background:";

/// Returns the selector of the cells of a column, by the number of its table and its own, between a prefix and a suffix.
fn selector((table, at): (usize, usize), (prefix, suffix): (&str, &str)) -> String {
    format!(".c{table} {prefix}:nth-child({at}){suffix}")
}

fn escaped(text: &str) -> String {
    let escape = |letter: char| match letter.is_alphanumeric() || letter == ' ' {
        true => letter.to_string(),
        false => format!("\\{:x} ", u32::from(letter)),
    };
    text.chars().map(escape).collect()
}

/// Column styles of the tables of a page: one rule per column instead of a class on each cell, which made up a third of
/// a long page.
#[derive(Default)]
pub struct ColumnStyles {
    /// Styles of the columns of each table; tables with equal styles share an entry.
    layouts: Vec<Vec<ColumnStyle>>,
}

impl ColumnStyles {
    /// Returns the class of a table with these columns.
    pub fn class(&mut self, columns: Vec<ColumnStyle>) -> String {
        let known = self.layouts.iter().position(|known| *known == columns);
        let has = |wanted| columns.iter().any(|column| column.traits.contains(&wanted));
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
        self.selecting(|column| column.traits.contains(&wanted), ("tr>", ""))
    }

    /// Returns the selector list of the cells of some columns, each between a prefix and a suffix.
    fn selecting(&self, wanted: impl Fn(&ColumnStyle) -> bool, around: (&str, &str)) -> String {
        let found = self.columns().filter(|(.., column)| wanted(column));
        found.map(|(table, at, _)| selector((table, at), around)).collect::<Vec<_>>().join(",")
    }

    /// Returns all columns, each with the number of its table and its own.
    fn columns(&self) -> impl Iterator<Item = (usize, usize, &ColumnStyle)> {
        self.layouts
            .iter()
            .enumerate()
            .flat_map(|(table, columns)| (1..).zip(columns).map(move |(at, column)| (table, at, column)))
    }

    /// Returns the rules of folded columns: each cell is labelled, and the headings are hidden.
    fn labels(&self) -> String {
        let folded = || self.columns().filter(|(.., column)| !column.label.is_empty());
        let label = |(table, at, column): (usize, usize, &ColumnStyle)| {
            let cells = selector((table, at), ("td", ":not(:empty)::before"));
            format!("{cells}{{content:'{}:'}}", escaped(&column.label))
        };
        let all = |suffix| self.selecting(|column| !column.label.is_empty(), suffix);
        let shown: String = folded().map(label).collect();
        if shown.is_empty() {
            return shown;
        }
        let [heads, labels] = [("th", ""), ("td", "::before")].map(all);
        format!("{heads}{{display:none}}{labels}{{color:var(--soft);margin-inline-end:.25em}}{shown}")
    }

    fn rules(&self, medium: usize) -> String {
        let rule = |(of, asked): &(Trait, [&str; 5])| {
            let cells = self.having(*of);
            let asked = asked.get(medium).copied().unwrap_or_default();
            if cells.is_empty() || asked.is_empty() { String::new() } else { format!("{cells}{{{asked}}}") }
        };
        RULES.iter().map(rule).collect()
    }

    /// Returns the squares before the names of boards.
    fn squares(&self) -> String {
        let square = |(of, colour): (Trait, &str)| {
            let of_side = |column: &ColumnStyle| column.traits.contains(&of);
            let [cells, squares] = ["", "::before"].map(|suffix| self.selecting(of_side, (OF_BOARD, suffix)));
            let rule = || format!("{cells}{{position:relative}}{squares}{{{SQUARE}{colour}}}");
            if cells.is_empty() { String::new() } else { rule() }
        };
        SQUARES.into_iter().map(square).collect()
    }

    /// Returns the rule of names with a long word next to teams.
    fn long(&self) -> String {
        let names = self.selecting(|column| column.traits.contains(&Trait::Tight), ("tr>", ".long"));
        if names.is_empty() { names } else { format!("{names}{{font-size:.75rem;overflow-wrap:anywhere}}") }
    }

    pub fn style(&self, accent: Accent) -> String {
        let [page, phone, folds, boards, paper] = &*SHEETS;
        let [everywhere, small, tablet, narrow, print] = [0, 1, 2, 3, 4].map(|medium| self.rules(medium));
        let has = |wanted| self.columns().any(|(.., column)| column.traits.contains(&wanted));
        let folds = if has(Trait::Folded) {
            let is_wider = |column: &ColumnStyle| {
                let is_text = [Trait::Name, Trait::Words].iter().any(|of| column.traits.contains(of));
                is_text && column.label.is_empty()
            };
            folds.replace(".folds tr>.wider", &self.selecting(is_wider, ("tr>", "")))
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
        let (squares, labels, long) = (self.squares(), self.labels(), self.long());
        format!(
            "{page}{everywhere}{long}{squares}@media screen and (max-width:75rem){{main.two{{display:block}}{small}}}@media screen and (max-width:60rem)\
             {{td.long{{font-size:.85rem}}{tablet}}}@media screen and (max-width:40rem)\
             {{{phone}{folds}{boards}{narrow}{labels}}}@media print{{{paper}{print}}}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_label_never_ends_its_string_or_the_style_sheet() {
        assert_eq!(escaped("Bd 1"), "Bd 1");
        assert_eq!(escaped("'</style>"), "\\27 \\3c \\2f style\\3e ");
    }
}
