//! Sheets as pages for a browser: each stands for itself, is read on a phone as well as on paper, and has no script.
//! Whatever comes from outside stands in text and attributes alone, where it is escaped.

use super::paper::is_right_to_left;
use super::{Imprint, qr};
use crate::i18n::Texts;
use crate::sheet::data::{Cell, Column, ColumnKind, Form, Key, Row, Section, Sheet, Table};
use crate::text::{Align, clean};
use hakem_engine::tournament::PlayerId;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// How a page looks on screens light and dark, narrow and wide, and on paper.
const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#59626d;--rule:#cfd6de;--tone:#f2f5f8;--paper:#fff;--link:#0b57a4}\
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ed;--soft:#9aa5b1;--rule:#3b444e;--tone:#1d242b;--paper:#13181d;--link:#7ab8ff}}\
*{box-sizing:border-box}\
body{margin:0 auto;max-width:75rem;padding:1rem;background:var(--paper);color:var(--ink);\
overflow-wrap:anywhere;font:1rem/1.45 'DejaVu Sans Condensed','Segoe UI',Roboto,'Noto Sans',sans-serif}\
a{color:var(--link)}h1{font-size:1.35rem;margin:0}h2{font-size:1.15rem;margin:1.1rem 0 .5rem}\
h3{font-size:1rem;margin:1.1rem 0 .3rem}h3 small{color:var(--soft);font-weight:normal}\
header p,footer,.soft{color:var(--soft);font-size:.875rem;margin:.15rem 0}\
nav{margin:.6rem 0;display:flex;flex-wrap:wrap;gap:.3rem .9rem}nav [aria-current]{font-weight:bold;color:inherit;text-decoration:none}\
.wide{overflow-x:auto}table{border-collapse:collapse;min-width:min(100%,22rem)}\
th{color:var(--soft);font-size:.875rem;font-weight:600;text-align:start;border-bottom:2px solid var(--ink);white-space:nowrap}\
th,td{padding:.22rem .5rem;vertical-align:top}td{font-variant-numeric:tabular-nums}\
tbody tr:nth-child(even){background:var(--tone)}tr.group>td{border-top:1px solid var(--rule)}tr.sum>td{font-weight:600;border-top:1px solid var(--soft)}\
.right{text-align:end;white-space:nowrap}.centre{text-align:center;white-space:nowrap}.short{white-space:nowrap}.words{min-width:12rem}.name{min-width:9rem}\
ul{margin:.4rem 0;padding-inline-start:1.1rem}ul.plain{list-style:none;padding:0}\
footer{margin-top:1.5rem;border-top:1px solid var(--rule);padding-top:.4rem}\
.code{float:inline-end;margin:0 0 .5rem 1rem;text-align:center;font-size:.7rem;max-width:9rem;overflow-wrap:anywhere}\
.code svg{background:#fff;display:block;margin:0 auto .2rem;width:6.5rem;height:6.5rem}\
.slip{break-inside:avoid;border:1px dashed var(--rule);padding:.6rem;margin:.6rem 0}.slip td{height:2.2rem;border:1px solid var(--rule)}\
@media(max-width:38rem){body{padding:.6rem;font-size:.94rem}th,td{padding:.2rem .3rem}.minor{display:none}.words,.name{min-width:6.2rem}}\
@media print{:root{--ink:#000;--soft:#444;--rule:#999;--tone:#f3f3f3;--paper:#fff;--link:#000}body{max-width:none;padding:0;font-size:9.5pt}\
nav{display:none}a{text-decoration:none}.wide{overflow:visible}thead{display:table-header-group}tr,.card{break-inside:avoid}\
.minor{display:table-cell}tbody tr:nth-child(even){print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:14mm}}";

/// How the logo stands at the head of a page.
const LOGO: &str = "float:inline-end;max-height:4.5rem;max-width:40%;margin-inline-start:1rem";

/// What stands around a sheet where it is one page of several.
#[derive(Clone, Copy, Default)]
pub struct Around<'a> {
    /// Links to the other pages: where to, what they are called, and whether it is this one.
    pub pages: &'a [(String, String, bool)],
    /// Where the page of a player is, of those who have one.
    pub player: Option<&'a dyn Fn(PlayerId) -> Option<String>>,
    /// Whether rows are found by their first letter.
    pub by_letter: bool,
}

/// Returns a sheet as a page of its own.
#[must_use]
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> String {
    page(sheet, imprint, texts, Around::default())
}

/// Returns a sheet as one page of several.
#[must_use]
pub fn page(sheet: &Sheet, imprint: &Imprint, texts: &Texts, around: Around) -> String {
    let body = html! {
        h2 { (clean(&sheet.title)) }
        @for section in &sheet.sections { (part(section, sheet.form, texts, around)) }
        @for note in &sheet.notes {
            @for line in note.lines() { p.soft { (clean(line)) } }
        }
    };
    frame(&sheet.title, imprint, texts, around, body)
}

/// Returns a page with the event at its head, links to the other pages, and its foot.
#[must_use]
pub fn frame(title: &str, imprint: &Imprint, texts: &Texts, around: Around, body: Markup) -> String {
    let policy = match &imprint.logo {
        Some(_) => "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        None => "default-src 'none'; style-src 'unsafe-inline'",
    };
    let made = html! {
        (DOCTYPE)
        html lang=(texts.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="generator" content="hakem";
                title { (clean(&format!("{title} · {}", imprint.event))) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    @if let Some(address) = &imprint.address { (code(address)) }
                    @if let Some(logo) = &imprint.logo { img src=(logo.address()) alt="" style=(LOGO); }
                    h1 { (clean(&imprint.event)) }
                    @if !imprint.about.is_empty() { p { (clean(&imprint.about)) } }
                }
                @if !around.pages.is_empty() {
                    nav {
                        @for (file, name, is_here) in around.pages {
                            a href=(file) aria-current=[is_here.then_some("page")] { (clean(name)) }
                        }
                    }
                }
                main { (body) }
                footer { (clean(&imprint.foot)) }
            }
        }
    };
    made.into_string() + "\n"
}

/// The code from which a phone reads the address.
fn code(address: &str) -> Markup {
    let Some(rows) = qr::squares(address) else { return html! {} };
    let side = rows.len() + 8;
    // One path: a step of one square for each run of dark squares in a row.
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run.first() == Some(&true) {
                path.push_str(&format!("M{} {}h{}v1h-{}z", x + 4, y + 4, run.len(), run.len()));
            }
            x += run.len();
        }
    }
    html! {
        div.code {
            svg viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(clean(address)) shape-rendering="crispEdges" {
                path d=(path) {}
            }
            (clean(address))
        }
    }
}

fn part(section: &Section, form: Form, texts: &Texts, around: Around) -> Markup {
    let class = match form {
        Form::Running => "part",
        Form::Kept => "card",
        Form::Slips | Form::Badges | Form::PlaceCards => "slip",
    };
    html! {
        section class=(class) {
            @if !section.title.is_empty() || !section.about.is_empty() {
                h3 { (clean(&section.title)) " " small { (clean(&section.about)) } }
            }
            @if !section.table.columns.is_empty() {
                @if around.by_letter { (letters(&section.table, texts)) }
                div.wide { (table(&section.table, texts, around)) }
            }
            @if !section.notes.is_empty() {
                ul.plain { @for note in &section.notes { li.soft { (clean(note.trim())) } } }
            }
        }
    }
}

/// Returns the letter under which a row is found: the first of its first name.
fn letter(row: &Row, texts: &Texts) -> Option<char> {
    let name = row.cells.iter().find(|cell| matches!(cell, Cell::Name { .. }))?;
    name.shown(texts).chars().find(|letter| letter.is_alphabetic())
}

/// Returns the rows with which a new letter begins, each with that letter.
fn beginnings(table: &Table, texts: &Texts) -> Vec<(usize, char)> {
    let mut found: Vec<(usize, char)> = Vec::new();
    for (at, row) in table.rows().enumerate() {
        let Some(letter) = letter(&row, texts) else { continue };
        if found.last().is_none_or(|(_, last)| *last != letter) {
            found.push((at, letter));
        }
    }
    found
}

fn letters(table: &Table, texts: &Texts) -> Markup {
    html! {
        nav { @for (row, letter) in beginnings(table, texts) { a href=(format!("#r{row}")) { (letter) } } }
    }
}

/// How the cells of a column look; what is minor is left out on a phone: what a list of players tells too.
fn class(column: &Column) -> Option<&'static str> {
    let is_listed = matches!(column.key, Key::One(_) | Key::Named(..));
    let is_number_of_side = matches!(&column.key, Key::Named(_, name) if name == "number");
    Some(match (column.kind.align(), column.kind) {
        (Align::Right, ColumnKind::Rating | ColumnKind::LongNumber) => "right minor",
        (Align::Right, _) if is_number_of_side => "right minor",
        (Align::Right, _) => "right",
        (Align::Centre, _) => "centre",
        (Align::Left, ColumnKind::Code) if is_listed => "short minor",
        (Align::Left, ColumnKind::Words) if column.key.name() == "club" => "minor",
        (Align::Left, ColumnKind::Words) => "words",
        (Align::Left, ColumnKind::Name) => "name",
        (Align::Left, ColumnKind::Code | ColumnKind::Game | ColumnKind::Colour) => "short",
        (Align::Left, _) => return None,
    })
}

fn table(table: &Table, texts: &Texts, around: Around) -> Markup {
    let classes: Vec<Option<&str>> = table.columns.iter().map(class).collect();
    html! {
        table {
            thead { tr {
                @for (column, class) in table.columns.iter().zip(&classes) {
                    th scope="col" class=[class.as_ref()] { (clean(&column.head)) }
                }
            } }
            tbody {
                @for (at, row) in table.rows().enumerate() {
                    tr class=[group(&row)] id=[around.by_letter.then(|| format!("r{at}"))] {
                        @for (content, class) in contents(&row, texts, around).iter().zip(&classes) {
                            td class=[class.as_ref()] dir=[content.1.then_some("auto")] { (content.0) }
                        }
                    }
                }
            }
        }
    }
}

fn group(row: &Row) -> Option<&'static str> {
    match (row.stands_out, row.begins_group) {
        (true, _) => Some("sum"),
        (false, true) => Some("group"),
        (false, false) => None,
    }
}

/// Returns what stands in the cells of a row, and whether a name there runs from right to left; names lead to the pages of
/// their players.
fn contents(row: &Row, texts: &Texts, around: Around) -> Vec<(Markup, bool)> {
    let mut names = row.names.iter();
    let cells = row.cells.iter().map(|cell| {
        let shown = cell.shown(texts);
        let is_name = matches!(cell, Cell::Name { .. });
        let turns = is_name && is_right_to_left(&shown);
        let player = if is_name { names.next() } else { None };
        let content = match player.zip(around.player).and_then(|(&id, page)| page(id)) {
            Some(page) => html! { a href=(page) { (shown) } },
            None => html! { (shown) },
        };
        (content, turns)
    });
    cells.collect()
}
