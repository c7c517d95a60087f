//! Sheets as web pages: each is self-contained, is legible on a phone and on paper, and shows all content without its
//! script.
//!
//! Foreign data appears only in text and attributes, where it is escaped.

mod accent;
mod bracket;
mod layout;
mod script;
mod style;

pub use accent::{Accent, NotAColour};

use super::paper::is_right_to_left;
use super::{Imprint, qr};
use crate::i18n::Texts;
use crate::sheet::data::{
    Cell, CodeLink, Column, ColumnKind, Field, Key, Row, Section, Sheet, SheetLayout, Table,
};
use crate::spelling::other_spellings;
use crate::text::clean;
use hakem_engine::standings::Mark;
use hakem_engine::tournament::{Colour, PlayerId};
use layout::{is_of_boards, styles};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use script::{Script, policy};
use std::borrow::Cow;
use std::collections::BTreeSet;
use style::ColumnStyles;

/// Maximum number of rows of a table with coloured results; colours would make a longer page too heavy for a phone.
const COLOURED: usize = 100;

/// Maximum length of the title of a page.
const TITLE: usize = 70;

/// Maximum length of a part of the header that is not broken into lines: it fits on a phone next to the QR code.
const UNBROKEN: usize = 26;

/// Number of characters from which a word of a name is set in a smaller font on phones, so that it is not broken.
const LONG: usize = 16;

/// Context of a sheet that is one page of several.
#[derive(Clone, Copy, Default)]
pub struct Around<'a> {
    /// Links to the other pages: address, label, and true for the current page.
    pub pages: &'a [(String, String, bool)],
    /// Returns the page of a player, if there is one.
    pub player: Option<&'a dyn Fn(PlayerId) -> Option<String>>,
    /// True if a search field finds rows by the name of their player.
    pub has_finder: bool,
    /// True if links lead to the first name of each letter: the rows are in alphabetical order.
    pub by_letter: bool,
    /// True if the page reloads while it is open, because its content changes.
    pub is_live: bool,
    /// Link to the same sheet of the previous round: address and label.
    pub earlier: Option<&'a (String, String)>,
    /// Links to the other parts of the sheet, if it is split into several pages.
    pub parts: &'a [(String, String, bool)],
    /// Description for link previews.
    pub told: Option<&'a str>,
    /// Address of an image for link previews.
    pub picture: Option<&'a str>,
    /// State of the event, next to its venue.
    pub state: Option<&'a str>,
    /// Page whose finder the search field in the header leads to.
    pub finder: Option<&'a str>,
    /// Page of all players, for those whom a search does not find.
    pub all_players: Option<&'a str>,
    /// Players whom the search also finds, although they are not on the page.
    pub others: Option<Others<'a>>,
    /// Links to the first name of each letter, if they lead to several pages.
    pub letters: &'a [(String, String, bool)],
    /// Atom feed of the event.
    pub feed: Option<&'a str>,
    /// True if only the first name of a row is a link, which makes a long list lighter.
    pub links_own_name: bool,
    pub accent: Accent,
    /// True if the page reloads when the server that delivers it announces a change.
    pub is_served: bool,
}

/// Players in a script that the page loads when its search is first used.
#[derive(Clone, Copy, Debug)]
pub struct Others<'a> {
    /// Address of the script, relative to the page.
    pub script: &'a str,
    /// True if they belong to several events.
    pub has_sections: bool,
}

/// Content of a page between header and footer.
#[derive(Default)]
pub struct Body {
    markup: Vec<Markup>,
    /// Content next to the rest on wide screens, and below it on narrow ones.
    aside: Vec<Markup>,
    is_aside: bool,
    columns: ColumnStyles,
    /// True if a search field filters its rows.
    has_finder: bool,
    has_letters: bool,
    /// True if the page verifies certificates.
    has_check: bool,
    /// True if the page offers to follow its player.
    follows: bool,
}

impl Body {
    /// Adds markup without tables.
    pub fn push(&mut self, markup: Markup) {
        if self.is_aside { self.aside.push(markup) } else { self.markup.push(markup) }
    }

    /// Adds all further content to the column next to the rest.
    pub fn begin_aside(&mut self) {
        self.is_aside = true;
    }

    /// Adds markup whose certificates the page verifies (`assets/verifier/check.js`).
    pub fn push_check(&mut self, markup: Markup) {
        self.has_check = true;
        self.push(markup);
    }

    /// Adds a button that follows the player of a page, who is recognised by name; `is_shared` if another player has the
    /// same name. Its labels are those before and while they are followed.
    pub fn push_follow(&mut self, page: &str, (name, is_shared): (&str, bool), labels: [&str; 2]) {
        self.follows = true;
        let [before, while_followed] = labels;
        self.push(html! {
            button #follow type="button" hidden data-page=(page) data-name=(name)
                data-shared=[is_shared.then_some("1")] data-off=(before) data-on=(while_followed) {}
        });
    }

    /// Adds a section that opens when its summary is chosen, unless it is empty.
    pub fn push_details(&mut self, summary: &str, section: &Section, texts: &Texts, around: Around) {
        if section.table.is_empty() && section.notes.is_empty() {
            return;
        }
        let around = Around { has_finder: false, by_letter: false, ..around };
        let made = part(section, SheetLayout::Running, texts, around, &mut self.columns);
        self.push(html! { details { summary { (clean(summary)) } (made) } });
    }

    /// Adds a search field without a list on the page.
    pub fn push_search(&mut self, texts: &Texts, around: Around) {
        self.has_finder = true;
        self.push(html! { section { (finder(texts, around)) } });
    }

    /// Returns a table whose columns are styled like those of the page, for a part to be added.
    pub fn table(&mut self, table: &Table, texts: &Texts, around: Around) -> Markup {
        self::table(table, texts, around, &mut self.columns)
    }

    pub fn push_section(&mut self, section: &Section, form: SheetLayout, texts: &Texts, around: Around) {
        // A page has at most one search field.
        let has_finder = around.has_finder && !self.has_finder;
        // Its letters are anchors, each once.
        let by_letter = around.by_letter && !self.has_letters;
        let around = Around { has_finder, by_letter, ..around };
        self.has_finder |= has_finder;
        self.has_letters |= by_letter;
        let made = part(section, form, texts, around, &mut self.columns);
        self.push(made);
    }
}

/// Returns a sheet as a self-contained page.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> String {
    page(sheet, imprint, texts, Around::default())
}

pub fn page(sheet: &Sheet, imprint: &Imprint, texts: &Texts, around: Around) -> String {
    let mut body = Body::default();
    body.push(html! {
        h2 { (clean(&sheet.title)) (earlier(around.earlier)) }
        @if !around.parts.is_empty() { (links(around.parts, &texts.get("site-parts"))) }
    });
    if let Some(tree) = &sheet.tree {
        body.push(bracket::drawn(tree, &sheet.title));
    }
    for section in &sheet.sections {
        body.push_section(section, sheet.form, texts, around);
    }
    body.push(html! {
        @for note in &sheet.notes {
            @for line in note.lines() { p.soft { (clean(line)) } }
        }
    });
    frame(&sheet.title, imprint, texts, around, &body)
}

fn scripts(body: &Body, around: Around) -> Vec<Script> {
    let own = match () {
        () if body.has_check => Some(Script::Check),
        () if body.has_finder => Some(Script::Finder),
        () if body.follows || around.is_live => Some(Script::Page),
        () => None,
    };
    own.into_iter().chain(around.is_served.then_some(Script::Served)).collect()
}

/// Returns a page with the event in its header, links to the other pages, and a footer.
pub fn frame(title: &str, imprint: &Imprint, texts: &Texts, around: Around, body: &Body) -> String {
    let style = body.columns.style(around.accent);
    let scripts = scripts(body, around);
    let title = clean(&format!("{title} · {}", imprint.event)).into_owned();
    let told = clean(around.told.unwrap_or(&imprint.about)).into_owned();
    let find = texts.get("site-find");
    let made = html! {
        (DOCTYPE)
        html lang=(texts.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(policy(&style, &scripts, (body.has_check || around.others.is_some(), imprint.logo.is_some())));
                meta name="generator" content="hakem";
                title { (short(&title)) }
                meta property="og:type" content="website";
                meta property="og:title" content=(title);
                @if !told.is_empty() {
                    meta name="description" content=(told);
                    meta property="og:description" content=(told);
                }
                @if let Some(picture) = around.picture { meta property="og:image" content=(clean(picture)); }
                @if let Some(feed) = around.feed { link rel="alternate" type="application/atom+xml" href=(feed) title=(imprint.event); }
                style { (PreEscaped(&style)) }
            }
            body data-live=[around.is_live.then_some("")] {
                header {
                    div.in {
                        @if let Some(address) = &imprint.address { (code(address, "")) }
                        @if let Some(check) = &imprint.check { (code(check, &texts.get("site-check"))) }
                        @if let Some(logo) = &imprint.logo { img.logo src=(logo.address()) alt=""; }
                        h1 { (clean(&imprint.event)) }
                        @if !imprint.about.is_empty() || around.state.is_some() {
                            p { (about(&imprint.about)) @if let Some(state) = around.state { " " span.chip { (clean(state)) } } }
                        }
                        @if let Some(page) = around.finder.filter(|_| !body.has_finder) {
                            form.find action=(page) role="search" {
                                input type="search" name="q" aria-label=(find) placeholder=(find) autocomplete="off";
                                button type="submit" { (texts.get("site-search")) }
                            }
                        }
                        @if !around.pages.is_empty() { (links(around.pages, &texts.get("site-pages"))) }
                    }
                }
                main class={ "in" @if !body.aside.is_empty() { " two" } } {
                    @if body.aside.is_empty() {
                        @for part in &body.markup { (part) }
                    } @else {
                        div { @for part in &body.markup { (part) } }
                        div { @for part in &body.aside { (part) } }
                    }
                }
                footer.in { (clean(&imprint.foot)) }
                @for script in scripts { script { (PreEscaped(script.text())) } }
            }
        }
    };
    made.into_string() + "\n"
}

/// Returns a title of at most [`TITLE`] characters: browsers and search engines show no more.
fn short(title: &str) -> Cow<'_, str> {
    match title.char_indices().nth(TITLE) {
        None => Cow::Borrowed(title),
        Some(_) => title.chars().take(TITLE - 1).chain(['…']).collect::<String>().into(),
    }
}

/// Returns the place and the days of an event; a short part of it is not broken.
fn about(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split(" · ").enumerate() {
            @if at > 0 { " · " }
            span class=[(part.chars().count() <= UNBROKEN).then_some("unbroken")] { (clean(part)) }
        }
    }
}

/// Returns a row of links, one of which may be the current page; `told` is their label for screen readers.
pub fn links(pages: &[(String, String, bool)], told: &str) -> Markup {
    html! {
        nav aria-label=(told) {
            @for (file, name, is_here) in pages {
                a href=(file) aria-current=[is_here.then_some("page")] { (clean(name)) }
            }
        }
    }
}

/// Returns the link to the previous round, for a heading.
pub fn earlier(link: Option<&(String, String)>) -> Markup {
    html! {
        @if let Some((file, label)) = link {
            " " a.chip rel="prev" href=(file) { span aria-hidden="true" { "‹ " } (label) }
        }
    }
}

/// Returns the QR code of an address, with its label if it has one.
fn code(address: &str, label: &str) -> Markup {
    let Some(rows) = qr::squares(address) else { return html! {} };
    let side = rows.len() + 8;
    // A single path: a line of width 1 for each run of dark modules in a row, in the fewest bytes.
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        path.push_str(&format!("M4 {y}.5"));
        for run in row.chunk_by(|one, other| one == other) {
            match run.first() {
                Some(true) => path.push_str(&format!("h{}", run.len())),
                _ => path.push_str(&format!("m{} 0", run.len())),
            }
        }
    }
    html! {
        div.code {
            svg viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(clean(address)) shape-rendering="crispEdges" {
                path transform="translate(0 4)" stroke="#000" d=(path) {}
            }
            @if !label.is_empty() { strong { (clean(label)) } br; }
            (clean(address))
        }
    }
}

fn part(
    section: &Section,
    form: SheetLayout,
    texts: &Texts,
    around: Around,
    columns: &mut ColumnStyles,
) -> Markup {
    let class = match form {
        SheetLayout::Running => "part",
        SheetLayout::Kept | SheetLayout::Certificates => "card",
        SheetLayout::Slips | SheetLayout::Badges | SheetLayout::PlaceCards => "slip",
    };
    // A repeated column, such as the opponents of a table, has as many cells as there are players.
    let is_wide = section.table.columns.iter().any(|column| matches!(column.key, Key::InTurn(_)));
    let own = around.has_finder.then(|| own_columns(&section.table));
    html! {
        section class=(class) id=[around.has_finder.then_some("found")] data-own=[own] {
            @for CodeLink { label, address } in &section.links { (code(address, label)) }
            @if !section.title.is_empty() || !section.about.is_empty() {
                h3 {
                    (clean(&section.title))
                    @if !section.about.is_empty() { " " small { (clean(&section.about)) } }
                }
            }
            (fields(&section.fields))
            @if !section.table.columns.is_empty() {
                @if around.has_finder { (finder(texts, around)) }
                @if around.by_letter { (letters(&section.table, texts, around)) }
                div class=[is_wide.then_some("wide")] tabindex=[is_wide.then_some("0")] {
                    (table(&section.table, texts, around, columns))
                }
            }
            (fields(&section.closing))
            @if !section.notes.is_empty() {
                ul.plain { @for note in &section.notes { li.soft { (clean(note.trim())) } } }
            }
        }
    }
}

/// Returns the search field, the answer if no row matches, with a link to the page of all players, and an empty table
/// of matches among other players.
fn finder(texts: &Texts, around: Around) -> Markup {
    let heads = |has_sections: bool| {
        ["column-name", "site-section", "column-board", "column-opponent"]
            .into_iter()
            .filter(move |id| has_sections || *id != "site-section")
    };
    html! {
        label.find hidden { (texts.get("site-find")) input id="find" type="search" autocomplete="off"; }
        p #none .soft role="status" hidden {
            (texts.get("site-not-found"))
            @if let Some(all) = around.all_players { " " a href=(all) { (texts.get("site-all-players")) } }
        }
        @if let Some(others) = around.others {
            table #hits data-players=(others.script) hidden {
                thead { tr { @for id in heads(others.has_sections) { th scope="col" { (texts.get(id)) } } } }
                tbody {}
            }
        }
    }
}

/// Returns the columns of the names that rows are about, separated by blanks: both of a board, else the
/// first, or that of the team.
fn own_columns(table: &Table) -> String {
    let of = |is_own: &dyn Fn(&Column) -> bool| -> Vec<String> {
        let found = table.columns.iter().enumerate().filter(|(_, column)| is_own(column));
        found.take(if is_of_boards(table) { 2 } else { 1 }).map(|(at, _)| at.to_string()).collect()
    };
    let names = of(&|column| column.kind == ColumnKind::Name);
    let own = if names.is_empty() { of(&|column| column.key.name() == "team") } else { names };
    own.join(" ")
}

fn fields(fields: &[Field]) -> Markup {
    html! {
        @if !fields.is_empty() {
            ul.plain { @for field in fields { li { (clean(&field.label)) ": " (clean(field.shown())) } } }
        }
    }
}

/// Returns the name of the player or team of a row: the first name in it.
fn own_name(row: &Row) -> Option<String> {
    row.cells
        .iter()
        .find(|cell| matches!(cell, Cell::Name { .. }))
        .map(|name| name.player_name().into_owned())
}

/// Returns the names at which a new letter begins, each letter once. A letter that the alphabet sorts among the names of
/// another one, such as Á, has no separate entry.
pub fn beginnings(names: impl Iterator<Item = String>) -> Vec<(usize, char)> {
    let mut found: Vec<(usize, char)> = Vec::new();
    for (at, name) in names.enumerate() {
        let Some(letter) = name.chars().find(|letter| letter.is_alphabetic()) else { continue };
        match found.iter().position(|(_, known)| *known == letter) {
            Some(known) => found.truncate(known + 1),
            None => found.push((at, letter)),
        }
    }
    found
}

/// Returns the names that the rows of a table are about.
pub fn own_names(table: &Table) -> impl Iterator<Item = String> {
    table.rows().map(|row| own_name(&row).unwrap_or_default())
}

fn letters(table: &Table, texts: &Texts, around: Around) -> Markup {
    let link = |(row, letter): (usize, char)| (format!("#r{row}"), letter.to_string(), false);
    let own: Vec<_> = beginnings(own_names(table)).into_iter().map(link).collect();
    let links = if around.letters.is_empty() { &own } else { around.letters };
    html! { (self::links(links, &texts.get("site-letters"))) }
}

fn table(table: &Table, texts: &Texts, around: Around, columns: &mut ColumnStyles) -> Markup {
    let class = columns.class(styles(table, texts));
    let begins = if around.by_letter { beginnings(own_names(table)) } else { Vec::new() };
    let is_coloured = table.len() <= COLOURED;
    let own = if is_of_boards(table) { 2 } else { 1 };
    html! {
        table class=(class) {
            thead { tr { @for column in &table.columns { th scope="col" { (clean(&column.head)) } } } }
            tbody {
                @for (at, row) in table.rows().enumerate() {
                    tr class=[group(&row)] id=[begins.iter().any(|&(row, _)| row == at).then(|| format!("r{at}"))]
                        data-find=[around.has_finder.then(|| spellings(&row, own)).flatten()] {
                        @for ((content, [turns, is_long]), cell) in contents(&row, texts, around).iter().zip(&row.cells) {
                            td class=[outcome(cell).filter(|_| is_coloured).or(is_long.then_some("long"))]
                                dir=[turns.then_some("auto")] { (content) }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the other spellings of the names of a row, for the finder.
fn spellings(row: &Row, own: usize) -> Option<String> {
    let names = row.cells.iter().filter(|cell| matches!(cell, Cell::Name { .. })).take(own);
    let others: BTreeSet<String> = names.flat_map(|name| other_spellings(&name.player_name())).collect();
    (!others.is_empty()).then(|| others.into_iter().collect::<Vec<_>>().join(" "))
}

/// Returns the class of a colour or of a game result.
fn outcome(cell: &Cell) -> Option<&'static str> {
    let mark = match cell {
        Cell::Colour(Colour::White) => return Some("w"),
        Cell::Colour(Colour::Black) => return Some("b"),
        Cell::Game { game, .. } => game.mark,
        Cell::Mark { mark, .. } => *mark,
        _ => return None,
    };
    match mark {
        Mark::Win | Mark::ForfeitWin => Some("win"),
        Mark::Draw => Some("draw"),
        Mark::Loss | Mark::ForfeitLoss => Some("loss"),
        _ => None,
    }
}

fn group(row: &Row) -> Option<&'static str> {
    match (row.stands_out, row.begins_group) {
        (true, _) => Some("sum"),
        (false, true) => Some("group"),
        (false, false) => None,
    }
}

/// Returns the contents of a row's cells, each with true for a right-to-left name, and for one with a long word; names
/// link to the pages of their players.
fn contents(row: &Row, texts: &Texts, around: Around) -> Vec<(Markup, [bool; 2])> {
    let linked = if around.links_own_name { 1 } else { row.names.len() };
    let mut names = row.names.iter().take(linked);
    let cells = row.cells.iter().map(|cell| {
        let shown = cell.shown(texts).trim().to_owned();
        let is_name = matches!(cell, Cell::Name { .. });
        let turns = is_name && is_right_to_left(&cell.player_name());
        let player = if is_name { names.next() } else { None };
        let content = match player.zip(around.player).and_then(|(&id, page)| page(id)) {
            Some(page) => html! { a href=(page) { (shown) } },
            None => html! { (shown) },
        };
        let mut words = shown.split([' ', '-', '–']);
        (content, [turns, is_name && words.any(|word| word.chars().count() >= LONG)])
    });
    cells.collect()
}
