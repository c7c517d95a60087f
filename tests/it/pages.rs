//! Pages on paper and for browsers, read back as a printer and a browser do.

use crate::console::Console;
use crate::disk::hasty_disk;
use crate::effort;
use crate::incidents::noted;
use crate::norms::played;
use crate::sheet_categories::grouped;
use crate::sheets::{MORNING, drawn, named_like, sample, with_changes, with_sheet};
use crate::sheets_formats::{knockout, round_robin, teams};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hakem::desk::{FileRequest, Message, SheetRequest, Site};
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::logo::Logo;
use hakem::publish::paper::{Faces, Orientation, Page, PageMark, PageSetup, Paper, Weight, lacking, pages};
use hakem::publish::{self, Imprint, SheetFormat, html, pdf};
use hakem::session::{EventPages, PageFolder, PageWishes};
use hakem::sheet::data::{Cell, Sheet};
use hakem::sheet::{Named, SHEETS, named};
use hakem::simulate::{Wishes, simulate};
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::history::{Entry, History};
use hakem_engine::pairing::system;
use hakem_engine::tournament::{
    BoardNo, Category, Money, Name, PlayerId, PrizeGroup, PrizeList, Reward, RoundNo, Settings, SpecialPrize,
};
use hakem_engine::trf::Audience;
use pdf_extract::{Document, MediaBox, OutputDev, OutputError, Transform, output_doc};
use scraper::{Html, Selector};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Contents of the pages of a PDF as a reader finds them.
#[derive(Default)]
pub(super) struct Found {
    pub(super) pages: Vec<String>,
    /// Characters outside their page.
    outside: Vec<String>,
    edges: [f64; 4],
}

impl OutputDev for Found {
    fn begin_page(
        &mut self,
        _: u32,
        media: &MediaBox,
        _: Option<(f64, f64, f64, f64)>,
    ) -> Result<(), OutputError> {
        self.edges = [media.llx, media.lly, media.urx, media.ury];
        self.pages.push(String::new());
        Ok(())
    }

    fn end_page(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn output_character(
        &mut self,
        place: &Transform,
        width: f64,
        _: f64,
        size: f64,
        letter: &str,
    ) -> Result<(), OutputError> {
        let [left, low, right, high] = self.edges;
        let end = place.m31 + width * size * place.m11.abs().min(1.0);
        let is_inside = place.m31 >= left && end <= right && place.m32 >= low && place.m32 <= high;
        if !is_inside {
            self.outside.push(letter.to_owned());
        }
        self.pages.last_mut().unwrap().push_str(letter);
        Ok(())
    }

    fn begin_word(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_word(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), OutputError> {
        Ok(())
    }
}

pub(super) fn read_back(bytes: &[u8]) -> Found {
    let document = Document::load_mem(bytes).unwrap();
    let mut found = Found::default();
    output_doc(&document, &mut found).unwrap();
    found
}

pub(super) fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

fn names(sheet: &Sheet, texts: &Texts) -> BTreeSet<String> {
    let rows = sheet.sections.iter().flat_map(|section| section.table.rows());
    let cells = rows.flat_map(|row| row.cells);
    cells.filter(|cell| matches!(cell, Cell::Name { .. })).map(|cell| cell.shown(texts)).collect()
}

/// Returns events for every sheet: the first one that has the sheet.
pub(super) fn events() -> Vec<History> {
    vec![
        with_changes(),
        drawn("dubov-classic", 3),
        drawn("keizer", 3),
        round_robin(),
        teams(),
        knockout(),
        grouped(),
        played(),
        noted(),
    ]
}

pub(super) fn event_with<'e>(events: &'e [History], sheet: &Named) -> &'e History {
    events.iter().find(|history| sheet.is_used(history.snapshot())).unwrap()
}

#[test]
fn a3_pages_have_the_content_of_a4_pages_in_larger_type() {
    let events = events();
    let sheet = named("pairings").unwrap();
    with_sheet(event_with(&events, sheet), (sheet.name, None), Language::English, |made, texts, event| {
        let made = made.unwrap();
        let laid = |paper| pages(&made, &imprint(event, &made), texts, paper, &Faces::new());
        let (small, large) = (laid(Paper::A4), laid(Paper::A3));
        assert_eq!(small.len(), large.len());
        for (small, large) in small.iter().zip(&large) {
            let [short, long] = if small.width < small.height {
                [large.width, large.height]
            } else {
                [large.height, large.width]
            };
            assert!((short - 841.89).abs() < 0.1 && (long - 1190.55).abs() < 0.1);
            assert_eq!(small.marks.len(), large.marks.len());
        }
    });
}

pub(super) fn imprint(event: Event, sheet: &Sheet) -> Imprint {
    let made = Imprint::new(event, sheet, MORNING, "7f3a91c05d");
    let address = "https://example.org/open";
    Imprint {
        address: Some(address.to_owned()),
        check: Some(format!("{address}/check.html#round-1")),
        ..made
    }
}

#[test]
fn every_sheet_as_pdf_holds_every_name_and_nothing_outside_its_pages() {
    let events = events();
    for (number, sheet) in SHEETS.iter().enumerate() {
        let papers = [Paper::A4, Paper::Letter, Paper::A3];
        let papers = if effort::is_full() { &papers[..] } else { &papers[number % 3..][..1] };
        with_sheet(
            event_with(&events, sheet),
            (sheet.name, None),
            Language::Turkish,
            |made, texts, event| {
                let made = made.unwrap();
                for &paper in papers {
                    let imprint = imprint(event, &made);
                    let laid = pages(&made, &imprint, texts, paper, &Faces::new());
                    let found = read_back(&pdf::sheet(&made, &imprint, texts, paper).unwrap());
                    assert_eq!(found.pages.len(), laid.len(), "{}", sheet.name);
                    assert_eq!(found.outside, Vec::<String>::new(), "{}", sheet.name);
                    let all = without_blanks(&found.pages.concat());
                    for name in names(&made, texts) {
                        assert!(all.contains(&without_blanks(&name)), "{}: {name}", sheet.name);
                    }
                    for (number, page) in (1..).zip(&found.pages) {
                        let foot = format!("sayfa{number}/{}", laid.len());
                        assert!(without_blanks(page).contains(&foot), "{} page {number}", sheet.name);
                    }
                }
            },
        );
    }
}

/// A large event with a published last round, laid out in English on A4.
fn large(players: u16, wanted: &str) -> (Vec<Page>, usize) {
    let wishes = Wishes { players: Some(players), rounds: Some(RoundNo(3)), ..Wishes::default() };
    let made = simulate(&wishes, system("dutch-2026").unwrap(), 7, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    let sheet = named(wanted).unwrap().sheet(event, Some(RoundNo(3))).unwrap();
    let rows = sheet.sections.iter().map(|section| section.table.len()).sum();
    (pages(&sheet, &imprint(event, &sheet), &texts, Paper::A4, &Faces::new()), rows)
}

/// Returns the lines of a page from top to bottom, each with its cells from left to right.
fn lines(page: &Page) -> Vec<Vec<&str>> {
    let mut marks: Vec<(f32, f32, &str)> = Vec::new();
    for mark in &page.marks {
        if let PageMark::Text { line, x, baseline, .. } = mark {
            marks.push((*baseline, *x, line));
        }
    }
    marks.sort_by(|one, other| one.partial_cmp(other).unwrap());
    let same = |one: &(f32, f32, &str), other: &(f32, f32, &str)| (one.0 - other.0).abs() < 0.1;
    marks.chunk_by(same).map(|line| line.iter().map(|mark| mark.2).collect()).collect()
}

#[test]
fn heads_are_on_every_page_and_no_board_is_lost_between_two() {
    let (pages, rows) = large(300, "pairings");
    assert!(pages.len() > 1);
    let heads = |page: &Page| lines(page).iter().any(|line| line.starts_with(&["Bd", "No"]));
    assert!(pages.iter().all(heads));
    let first = |page: &Page| -> Vec<u32> {
        let numbers = lines(page).into_iter().filter_map(|line| line.first()?.parse().ok());
        numbers.collect()
    };
    let boards: Vec<u32> = pages.iter().flat_map(first).filter(|&board| board <= 150).collect();
    assert!(boards.starts_with(&(1..=140).collect::<Vec<u32>>()), "{boards:?}");
    assert!(rows >= 140);
}

#[test]
fn a_continued_section_is_marked_in_its_title_and_in_the_head_of_the_page() {
    let (pages, _) = large(200, "bulletin");
    assert!(pages.len() > 4);
    let says = |page: &Page, words: &str| {
        let (words, end) = (words.to_owned(), " (continued)");
        lines(page).iter().flatten().any(|line| line.starts_with(&words) && line.ends_with(end))
    };
    assert!(!lines(&pages[0]).iter().flatten().any(|line| line.contains("(continued)")));
    assert!(pages[1..].iter().all(|page| says(page, "Event")), "the head of every page but the first");
    assert!(says(&pages[1], "Pairings of round 3"));
    assert!(pages[2..].iter().any(|page| says(page, "Standings after round 3")));
}

#[test]
fn a_long_list_is_printed_in_several_columns() {
    let (pages, rows) = large(300, "starting-list");
    let heads = lines(&pages[0]).iter().map(|line| line.iter().filter(|cell| **cell == "No").count()).max();
    assert_eq!(heads, Some(2));
    assert!(pages.len() * 100 >= rows && pages.len() <= 4, "{} pages", pages.len());
}

#[test]
fn cut_slips_lie_in_the_order_of_the_boards() {
    let (pages, boards) = large(90, "slips");
    // The positions on a page, row by row; after cutting, the stacks of all positions are put on top of each
    // other.
    let mut stacks: Vec<Vec<u32>> = vec![Vec::new(); 8];
    for page in &pages {
        for mark in &page.marks {
            let PageMark::Text { line, x, baseline, .. } = mark else { continue };
            let Some(board) = line.strip_prefix("Round 3 · Board ") else { continue };
            let place = (baseline / (page.height / 4.0)) as usize * 2 + (x / (page.width / 2.0)) as usize;
            stacks[place].push(board.parse().unwrap());
        }
    }
    let stacked: Vec<u32> = stacks.concat();
    assert_eq!(stacked, (1..=u32::try_from(boards / 2).unwrap()).collect::<Vec<_>>());
}

#[test]
fn a_page_is_turned_when_that_gives_room_and_a_name_of_any_length_stays_on_it() {
    let history = sample(Vec::new());
    let width = |name: &str, history: &History| {
        with_sheet(history, (name, None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            pages(&made, &imprint(event, &made), texts, Paper::A4, &Faces::new())[0].width
        })
    };
    let (upright, across) = (Paper::A4.size().0, Paper::A4.size().1);
    assert_eq!(width("standings", &history), upright);
    assert_eq!(
        width("pairings", &named_like("Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Gerhard")),
        across
    );
    let long = named_like(&"Çok Uzun Adlı ".repeat(7));
    for sheet in ["pairings", "slips", "crosstable", "reasons", "log", "pairings-by-name"] {
        with_sheet(&long, (sheet, None), Language::Czech, |made, texts, event| {
            let made = made.unwrap();
            let bytes = pdf::sheet(&made, &imprint(event, &made), texts, Paper::A4).unwrap();
            assert_eq!(read_back(&bytes).outside, Vec::<String>::new(), "{sheet}");
        });
    }
}

/// Returns the font sizes in which the names of players appear on pages.
fn types_of_names(pages: &[Page], names: &BTreeSet<String>) -> Vec<f32> {
    let marks = pages.iter().flat_map(|page| &page.marks);
    let size = |mark: &PageMark| match mark {
        PageMark::Text { line, size, .. } if names.contains(line) => Some(*size),
        _ => None,
    };
    marks.filter_map(size).collect()
}

#[test]
fn pages_lie_as_they_are_asked_to_and_pairings_across_are_read_from_afar() {
    let history = sample(Vec::new());
    for sheet in ["pairings", "standings", "crosstable", "cards", "it3"] {
        with_sheet(&history, (sheet, None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let (imprint, names) = (imprint(event, &made), names(&made, texts));
            for orientation in [Orientation::Portrait, Orientation::Landscape] {
                let setup = PageSetup { paper: Paper::A4, orientation };
                let laid = pages(&made, &imprint, texts, setup, &Faces::new());
                let is_across = |page: &Page| page.width > page.height;
                assert!(laid.iter().all(|page| is_across(page) == (orientation == Orientation::Landscape)));
                let found = read_back(&pdf::sheet(&made, &imprint, texts, setup).unwrap());
                assert_eq!(found.outside, Vec::<String>::new(), "{sheet} {orientation:?}");
                if (sheet, orientation) == ("pairings", Orientation::Landscape) {
                    let types = types_of_names(&laid, &names);
                    assert!(
                        types.len() >= names.len() && types.iter().all(|size| *size >= 14.0),
                        "{types:?}"
                    );
                }
            }
        });
    }
}

/// Returns the font size of the names on the pairings of a round, and the numbers of pages and names.
fn boards_posted(players: u16, is_posted: bool) -> (f32, usize, usize) {
    let wishes = Wishes { players: Some(players), rounds: Some(RoundNo(3)), ..Wishes::default() };
    let made = simulate(&wishes, system("dutch-2026").unwrap(), 7, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    let sheet = named("pairings").unwrap().sheet(event, Some(RoundNo(3))).unwrap();
    let sheet = Sheet { is_posted, ..sheet };
    let laid = pages(&sheet, &imprint(event, &sheet), &texts, Paper::A4, &Faces::new());
    let types = types_of_names(&laid, &names(&sheet, &texts));
    assert!(types.iter().all(|size| *size == types[0]), "{types:?}");
    (types[0], laid.len(), types.len())
}

#[test]
fn a_posted_sheet_has_the_largest_type_that_needs_no_more_pages() {
    for players in [10, 26, 60, 150, 400] {
        let (usual, before, whole) = boards_posted(players, false);
        let (posted, after, names) = boards_posted(players, true);
        assert_eq!(names, whole, "{players}: no name is broken");
        assert!(posted >= usual && after <= before, "{players}: {usual} on {before}, {posted} on {after}");
        if players <= 26 {
            assert!(posted >= 16.0 && after == 1, "{players}: {posted} on {after}");
        }
    }
}

/// Counts the filled boxes of pages that are higher than wide: the connections of a bracket.
fn upright_rules(pages: &[Page]) -> usize {
    let marks = pages.iter().flat_map(|page| &page.marks);
    marks
        .filter(|mark| matches!(mark, PageMark::Box { width, height, .. } if *width < 1.0 && height > width))
        .count()
}

#[test]
fn a_bracket_is_drawn_with_a_connection_for_every_match() {
    let history = knockout();
    for language in Language::ALL {
        with_sheet(&history, ("bracket", None), language, |made, texts, event| {
            let made = made.unwrap();
            let all: usize = made.sections.iter().map(|section| section.table.len()).sum();
            let through = made.tree.iter().flat_map(|tree| &tree.rounds).flat_map(|round| &round.lines);
            let joined = through.clone().filter(|line| line.joins.is_some()).count();
            assert!(joined > 0 && joined <= all, "{joined} of {all}");
            for paper in [Paper::A4, Paper::A3, Paper::Letter] {
                let imprint = Imprint { address: None, ..imprint(event, &made) };
                let laid = pages(&made, &imprint, texts, paper, &Faces::new());
                assert_eq!((laid.len(), upright_rules(&laid)), (1, joined), "{language:?} {paper:?}");
                let found = read_back(&pdf::sheet(&made, &imprint, texts, paper).unwrap());
                assert_eq!(found.outside, Vec::<String>::new());
                for line in through.clone().filter(|line| !line.name.is_empty()) {
                    let page = without_blanks(&found.pages.concat());
                    assert!(page.contains(&without_blanks(&line.name)), "{line:?}");
                }
            }
        });
    }
}

/// Returns the pages of the bracket of a simulated knockout, and its tree.
fn bracket_of(players: u16) -> (Vec<Page>, hakem::sheet::data::Tree) {
    let wishes = Wishes { players: Some(players), ..Wishes::default() };
    let made = simulate(&wishes, system("knockout").unwrap(), 7, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    let sheet = named("bracket").unwrap().sheet(event, None).unwrap();
    let laid = pages(&sheet, &imprint(event, &sheet), &texts, Paper::A4, &Faces::new());
    (laid, sheet.tree.unwrap())
}

#[test]
fn a_large_bracket_is_split_into_legible_parts_with_the_final_on_the_first_page() {
    for (players, most) in [(16, 2), (32, 4), (64, 8)] {
        let (laid, tree) = bracket_of(players);
        let lines = || tree.rounds.iter().flat_map(|round| &round.lines);
        let joined = lines().filter(|line| line.joins.is_some()).count();
        assert!(laid.len() <= most && upright_rules(&laid) == joined, "{players}: {} pages", laid.len());
        let names: BTreeSet<String> = lines().map(|line| line.name.clone()).collect();
        let types = types_of_names(&laid, &names);
        assert!(types.len() >= lines().filter(|line| !line.name.is_empty()).count(), "{players}");
        assert!(types.iter().all(|size| *size >= 9.0), "{players}: {types:?}");
        if laid.len() > 2 {
            let [last, others] = [&laid[..1], &laid[1..]].map(|laid| types_of_names(laid, &names));
            let smallest = last.into_iter().fold(f32::MAX, f32::min);
            assert!(others.iter().all(|size| smallest > 1.3 * size), "{players}: {smallest} {others:?}");
        }
        let winner = &tree.rounds.last().unwrap().lines[0].name;
        let of_winner = types_of_names(&laid[..1], &[winner.clone()].into()).len();
        // Once in each round, and as the winner.
        assert!(winner.is_empty() || of_winner > 1, "{players}: {winner}");
    }
}

#[test]
fn a_bracket_with_a_name_too_long_for_its_column_is_drawn_with_that_name_in_smaller_type() {
    for (players, most) in [(8, 1), (16, 3), (32, 5), (64, 9)] {
        let wishes = Wishes { players: Some(players), ..Wishes::default() };
        let made = simulate(&wishes, system("knockout").unwrap(), 7, 1).unwrap();
        let (history, texts, derived) =
            (History::default(), Texts::new(Language::English), Derived::default());
        let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
        let mut sheet = named("bracket").unwrap().sheet(event, None).unwrap();
        let tree = sheet.tree.as_mut().unwrap();
        let first = tree.rounds[0].lines[0].name.clone();
        let long = "HATZIKONSTANTINOPOULOSVASSILIADIS";
        let mut joined = 0;
        for line in tree.rounds.iter_mut().flat_map(|round| &mut round.lines) {
            joined += usize::from(line.joins.is_some());
            if line.name == first {
                line.name = long.to_owned();
            }
        }
        let imprint = Imprint { address: None, ..imprint(event, &sheet) };
        let laid = pages(&sheet, &imprint, &texts, Paper::A4, &Faces::new());
        assert!(laid.len() <= most && upright_rules(&laid) == joined, "{players}: {} pages", laid.len());
        let names = sheet.tree.iter().flat_map(|tree| &tree.rounds).flat_map(|round| &round.lines);
        let others = names.map(|line| line.name.clone()).filter(|name| name != long).collect();
        assert!(types_of_names(&laid, &others).iter().all(|size| *size >= 9.0), "{players}");
        let own = types_of_names(&laid, &[long.to_owned()].into());
        assert!(!own.is_empty() && own.iter().all(|size| *size >= 6.75), "{players}: {own:?}");
        let found = read_back(&pdf::sheet(&sheet, &imprint, &texts, Paper::A4).unwrap());
        assert_eq!(found.outside, Vec::<String>::new());
    }
}

#[test]
fn the_title_of_a_page_has_at_most_seventy_characters() {
    let event = Name::new(&"International Open of the Royal Chess Society ".repeat(2)).unwrap();
    let settings = Settings { name: event, ..sample(Vec::new()).snapshot().settings().clone() };
    let history = sample(vec![Command::Announce(Box::new(settings))]);
    let page = with_sheet(&history, ("standings", None), Language::English, |made, texts, event| {
        let made = made.unwrap();
        html::sheet(&made, &imprint(event, &made), texts)
    });
    let page = Html::parse_document(&page);
    let title: String =
        page.select(&Selector::parse("title").unwrap()).flat_map(|title| title.text()).collect();
    assert!(title.chars().count() == 70 && title.ends_with('…'), "{title}");
}

#[test]
fn the_crosstable_of_a_large_open_is_legible() {
    let wishes = Wishes { players: Some(120), rounds: Some(RoundNo(9)), ..Wishes::default() };
    let made = simulate(&wishes, system("dutch-2026").unwrap(), 7, 1).unwrap();
    let (history, texts, derived) = (History::default(), Texts::new(Language::English), Derived::default());
    let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
    for name in ["crosstable", "crosstable-by-number"] {
        let sheet = named(name).unwrap().sheet(event, None).unwrap();
        let laid = pages(&sheet, &imprint(event, &sheet), &texts, Paper::A4, &Faces::new());
        let types = types_of_names(&laid, &names(&sheet, &texts));
        assert!(types.len() >= 120 && types.iter().all(|size| *size >= 9.0), "{name}: {types:?}");
    }
}

/// Returns the lines of a page with the column heads that a table starts with.
fn heads(page: &Page) -> Vec<Vec<&str>> {
    lines(page).into_iter().filter(|line| line.len() > 3 && line.contains(&"Name")).collect()
}

#[test]
fn columns_for_which_no_page_is_wide_enough_continue_on_further_pages_next_to_the_names() {
    for (players, rounds, paper) in [(36, 35, Paper::A4), (30, 29, Paper::A5), (12, 11, Paper::A6)] {
        let wishes = Wishes { players: Some(players), rounds: Some(RoundNo(rounds)), ..Wishes::default() };
        let made = simulate(&wishes, system("round-robin").unwrap(), 7, 1).unwrap();
        let (history, texts, derived) =
            (History::default(), Texts::new(Language::English), Derived::default());
        let event = Event { snapshot: &made.event, ..Event::of(&history, &texts, &derived) };
        let sheet = named("crosstable").unwrap().sheet(event, None).unwrap();
        let imprint = Imprint { address: None, check: None, ..imprint(event, &sheet) };
        let laid = pages(&sheet, &imprint, &texts, paper, &Faces::new());
        let names = names(&sheet, &texts);
        let types = types_of_names(&laid, &names);
        assert!(types.iter().all(|size| *size >= 9.0), "{players}: {types:?}");
        let parts = types.len() / usize::from(players);
        assert!(
            parts > 1 && types.len().is_multiple_of(usize::from(players)),
            "{players}: {} names",
            types.len()
        );
        // The opponents are numbered from 1 on, each once.
        let all: BTreeSet<Vec<&str>> = laid.iter().flat_map(heads).collect();
        assert_eq!(all.len(), parts, "{all:?}");
        let opponents: Vec<u16> = all.iter().flatten().filter_map(|head| head.parse().ok()).collect();
        let once: BTreeSet<u16> = opponents.iter().copied().collect();
        assert_eq!((opponents.len(), once), (usize::from(players), (1..=players).collect()), "{all:?}");
        let found = read_back(&pdf::sheet(&sheet, &imprint, &texts, paper).unwrap());
        assert_eq!(found.outside, Vec::<String>::new());
        let foot = format!("page 1 of {}", laid.len());
        assert!(without_blanks(&found.pages[0]).contains(&without_blanks(&foot)), "{}", found.pages[0]);
    }
}

#[test]
fn notes_of_a_posted_sheet_are_as_legible_as_its_rows() {
    let (laid, _) = large(300, "crosstable");
    let small = laid.iter().flat_map(|page| &page.marks).filter_map(|mark| match mark {
        PageMark::Text { line, size, .. } if *size < 9.0 => Some(line.as_str()),
        _ => None,
    });
    // Only the texts below codes and at the foot are read from near.
    let small: Vec<&str> =
        small.filter(|line| !line.contains("page") && !line.contains("example.org")).collect();
    assert!(small.iter().all(|line| line.contains("7f3a91c0") || line.starts_with("left code")), "{small:?}");
}

#[test]
fn slips_of_small_paper_fill_it_and_no_name_is_broken_before_its_end() {
    let name = "Gundavarapuram, Ana";
    with_sheet(&named_like(name), ("slips", None), Language::English, |made, texts, event| {
        let made = made.unwrap();
        let of = |paper| pages(&made, &imprint(event, &made), texts, paper, &Faces::new());
        let names = event.snapshot.players().map(|(id, _)| event.name(id));
        let words: BTreeSet<String> =
            names.flat_map(|name| name.split(' ').map(ToOwned::to_owned).collect::<Vec<_>>()).collect();
        let size = |laid: &[Page]| types_of_names(laid, &words).into_iter().fold(0.0, f32::max);
        let [a4, a5, a6] = [Paper::A4, Paper::A5, Paper::A6].map(of);
        assert!(size(&a4) >= 7.5 && size(&a5) > 1.3 * size(&a4) && size(&a6) > 1.2 * size(&a4));
        for paper in [Paper::A5, Paper::A6] {
            let found = read_back(&pdf::sheet(&made, &imprint(event, &made), texts, paper).unwrap());
            assert_eq!(found.outside, Vec::<String>::new());
        }
    });
}

#[test]
fn names_on_badges_have_one_type_and_the_given_name_first() {
    let history = sample(Vec::new());
    for (sheet, papers) in
        [("badges", [Paper::A4, Paper::A5, Paper::A6]), ("place-cards", [Paper::A4, Paper::A5, Paper::A6])]
    {
        with_sheet(&history, (sheet, None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let known = event.snapshot.players().find(|(_, known)| known.player.name.as_str().contains(','));
            if let Some((id, known)) = known {
                let (_, given) = known.player.name.as_str().split_once(',').unwrap();
                let section = made.sections.iter().find(|section| section.players == [id]).unwrap();
                assert!(
                    section.title.starts_with(given.trim()) && !section.title.contains(','),
                    "{}",
                    section.title
                );
            }
            let count = made.sections.len();
            for (paper, a_page) in papers.into_iter().zip([if sheet == "badges" { 8 } else { 3 }, 2, 1]) {
                let laid = pages(&made, &imprint(event, &made), texts, paper, &Faces::new());
                assert_eq!(laid.len(), count.div_ceil(a_page), "{sheet} {paper:?}");
                let marks = laid.iter().flat_map(|page| &page.marks);
                let bold: Vec<f32> = marks
                    .filter_map(|mark| match mark {
                        PageMark::Text { size, weight: Weight::Bold, .. } => Some(*size),
                        _ => None,
                    })
                    .collect();
                assert!(bold.len() >= count && bold.iter().all(|size| *size == bold[0]), "{sheet}: {bold:?}");
            }
        });
    }
}

/// Asserts that a page for browsers is harmless, whatever the names are.
pub(super) fn assert_harmless(page: &str, name: &str) {
    let read = Html::parse_document(page);
    assert_eq!(read.errors, Vec::<String>::new(), "{name}");
    let all = |what: &str| read.select(&Selector::parse(what).unwrap()).count();
    assert_eq!(
        all("img, iframe, object, embed, link:not([rel='alternate'][href='feed.xml']), b"),
        0,
        "{name}"
    );
    // The only form is the search, which leads to the front page.
    assert_eq!(all("form"), all("form.find[action='index.html']"), "{name}");
    // Only the code and styles named by the policy are active.
    let policy = read.select(&Selector::parse("meta[http-equiv]").unwrap()).next().unwrap();
    let mut policy = policy.attr("content").unwrap().to_owned();
    // Only the page with the verifier may run WebAssembly.
    if all("#check") == 1 {
        policy = policy.replacen(" 'wasm-unsafe-eval'", "", 1);
    }
    assert!(
        policy.starts_with("default-src 'none'; style-src 'sha256-") && !policy.contains("unsafe"),
        "{name}"
    );
    for made in read.select(&Selector::parse("script, style").unwrap()) {
        let text: String = made.text().collect();
        let hash = BASE64_STANDARD.encode(Sha256::digest(text.as_bytes()));
        assert!(policy.contains(&format!("'sha256-{hash}'")), "{name}: {}", made.value().name());
    }
    assert_eq!(all("[style]"), 0, "{name}");
    for element in read.select(&Selector::parse("*").unwrap()) {
        for (attribute, value) in element.value().attrs() {
            assert!(!attribute.starts_with("on") && attribute != "src", "{name}: {attribute}={value}");
            let leads_outside = attribute == "href" && (value.contains(':') || value.starts_with('/'));
            assert!(!leads_outside, "{name}: {attribute}={value}");
        }
    }
}

#[test]
fn no_name_is_markup_in_a_page_for_browsers() {
    let hostile = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onmouseover='alert(1)",
        "</td></tr></table><b>x</b>",
        "</style><script>x</script>",
        "</title><iframe>",
        "&lt;b&gt; &amp; <!-- -->",
        "]]><![CDATA[",
        "javascript:alert(1)",
        "\u{202e}tpircs\u{202c}",
    ];
    for name in hostile {
        let history = named_like(name);
        for sheet in ["pairings", "pairings-by-name", "standings", "cards", "reasons", "log", "slips"] {
            with_sheet(&history, (sheet, None), Language::English, |made, texts, event| {
                let made = made.unwrap();
                let page = html::sheet(&made, &imprint(event, &made), texts);
                assert_harmless(&page, name);
                let read = Html::parse_document(&page);
                let text: String = read.root_element().text().collect();
                let shown = event.name(PlayerId(13));
                assert!(text.contains(&shown), "{sheet}: {shown}");
            });
        }
    }
}

#[test]
fn every_sheet_as_a_page_for_browsers_is_well_formed() {
    let events = events();
    for sheet in SHEETS {
        with_sheet(event_with(&events, sheet), (sheet.name, None), Language::Czech, |made, texts, event| {
            let made = made.unwrap();
            let page = html::sheet(&made, &imprint(event, &made), texts);
            assert_harmless(&page, sheet.name);
            let read = Html::parse_document(&page);
            let rows = read.select(&Selector::parse("tbody tr").unwrap()).count();
            assert_eq!(rows, made.sections.iter().map(|section| section.table.len()).sum::<usize>());
            assert_eq!(read.select(&Selector::parse("html[lang=cs]").unwrap()).count(), 1);
        });
    }
}

/// Prizes for all players, for a club, and for the arbiter, all with this name.
fn prizes_called(hostile: &str) -> PrizeList {
    let named = |name: &str| Name::new(name).unwrap();
    let club = Category { club: Name::new(hostile).ok(), ..Category::default() };
    let group = |category| PrizeGroup { name: named(hostile), category, amounts: vec![Money(100)] };
    let special = |winner| SpecialPrize {
        name: named(hostile),
        reward: Reward::Both(Money(50), named(&format!("@{hostile}"))),
        winner,
    };
    PrizeList {
        currency: Name::new(hostile).ok(),
        groups: vec![group(Category::default()), group(club)],
        special: vec![special(Some(PlayerId(1))), special(None)],
        ..PrizeList::default()
    }
}

#[test]
fn nothing_that_came_from_outside_is_obeyed_in_any_form_of_any_sheet() {
    let hostile = "=1+1\u{202e}<script>x</script>|`[a](http://b)";
    let named = |name: &str| Name::new(name).unwrap();
    let mut history = named_like(hostile);
    let settings = Settings {
        name: named(hostile),
        place: Name::new(&format!("@{hostile}")).ok(),
        ..history.snapshot().settings().clone()
    };
    let edits = vec![SeatingEdit::TurnColours { board: BoardNo(3) }];
    let reason = format!("B.2: \u{1b}[31m\u{7}\u{9b}2J{hostile}");
    for command in [
        Command::Announce(Box::new(settings)),
        Command::Reseat { round: RoundNo(4), edits, reason: format!("={reason}") },
        Command::AnnouncePrizes(Box::new(prizes_called(hostile))),
    ] {
        history.replay(Entry::Did(command), MORNING).unwrap();
    }
    for sheet in SHEETS.iter().filter(|sheet| sheet.is_used(history.snapshot())) {
        with_sheet(&history, (sheet.name, None), Language::Czech, |made, texts, event| {
            let made = made.unwrap();
            let imprint = imprint(event, &made);
            for format in
                [SheetFormat::Text, SheetFormat::Html, SheetFormat::Csv, SheetFormat::Md, SheetFormat::Json]
            {
                let told = format!("{} as {format:?}", sheet.name);
                let bytes = publish::drawn(format, (sheet.name, &made), &imprint, texts, Paper::A4).unwrap();
                let text = String::from_utf8(bytes).unwrap();
                let obeyed = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\r');
                assert!(!text.contains(obeyed) && !text.contains('\u{202e}'), "{told}: {text:?}");
                match format {
                    SheetFormat::Html => assert_harmless(&text, &told),
                    SheetFormat::Csv => {
                        let values = text.trim_start_matches('\u{feff}');
                        let mut reader = csv::ReaderBuilder::new();
                        // Rows of fields are shorter than those of tables.
                        let mut reader = reader
                            .flexible(true)
                            .has_headers(false)
                            .delimiter(b';')
                            .from_reader(values.as_bytes());
                        for row in reader.records() {
                            let cells = row.unwrap();
                            assert!(
                                !cells.iter().any(|cell| cell.starts_with(['=', '@'])),
                                "{told}: {cells:?}"
                            );
                        }
                    }
                    _ => {}
                }
            }
            let pdf = pdf::sheet(&made, &imprint, texts, Paper::A4).unwrap();
            assert_eq!(read_back(&pdf).outside, Vec::<String>::new(), "{}", sheet.name);
        });
    }
}

#[test]
fn one_long_word_breaks_no_table_on_a_phone_and_a_code_is_one_path() {
    with_sheet(&named_like(&"A".repeat(60)), ("standings", None), Language::English, |made, texts, event| {
        let made = made.unwrap();
        let page = html::sheet(&made, &imprint(event, &made), texts);
        assert!(page.contains("overflow-wrap:anywhere;font:"), "words may break anywhere");
        let read = Html::parse_document(&page);
        let count = |wanted: &str| read.select(&Selector::parse(wanted).unwrap()).count();
        assert_eq!(count("tbody tr"), made.sections[0].table.len());
        // The code of the pages, and that of the check.
        assert_eq!((count("svg path"), count("svg rect")), (2, 0));
        assert!(page.len() < 40_000, "{} bytes", page.len());
    });
}

#[test]
fn a_slip_holds_a_long_name_whole() {
    let name = "Wickramasinghe Arachchilage, Anton Sebastian";
    with_sheet(&named_like(name), ("slips", None), Language::English, |made, texts, event| {
        let made = made.unwrap();
        let laid = pages(&made, &imprint(event, &made), texts, Paper::A4, &Faces::new());
        let all: String = laid.iter().flat_map(lines).flatten().collect();
        assert!(!all.contains('…'), "{all}");
        let found = read_back(&pdf::sheet(&made, &imprint(event, &made), texts, Paper::A4).unwrap());
        assert_eq!(found.outside, Vec::<String>::new());
    });
}

#[test]
fn names_written_from_right_to_left_are_so_on_pages_and_characters_without_a_glyph_are_reported() {
    let read = |name: &str| {
        with_sheet(&named_like(name), ("pairings", None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let imprint = imprint(event, &made);
            let found = read_back(&pdf::sheet(&made, &imprint, texts, Paper::A4).unwrap());
            let page = html::sheet(&made, &imprint, texts);
            let turned = page.matches("dir=\"auto\"").count();
            (without_blanks(&found.pages.concat()), lacking(&made, &imprint, texts).told, turned)
        })
    };
    let (page, told, turned) = read("כהן, דוד");
    // The characters from left to right.
    assert!(page.contains("\u{5D3}\u{5D5}\u{5D3},\u{5DF}\u{5D4}\u{5DB}"), "{page}");
    assert_eq!((told, turned), (Vec::new(), 1));
    let (_, told, turned) = read("王小明, A");
    assert_eq!((told, turned), (vec!["王小明, A".to_owned()], 0));
}

#[test]
fn names_with_characters_that_pages_lack_are_reported_once_on_the_print_screen() {
    let mut console = Console::with_event(Language::English);
    console.register(&["王小明", "כהן", "Ada"]);
    console.press("<F9>/starting<Enter> W<Enter>");
    let shown = console.screen();
    assert!(shown.contains("1 name has characters") && shown.contains("王"), "{shown}");
    console.press("<Esc>W<Enter>");
    console.hides("has characters");
    // The same name within the text of an entry is not another one.
    console.press("<F9>/log<Enter> W<Enter>");
    console.hides("has characters");
}

/// One grey pixel as PNG.
const PIXEL: &str =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

pub(super) fn picture() -> Vec<u8> {
    BASE64_STANDARD.decode(PIXEL).unwrap()
}

#[test]
fn a_logo_is_once_on_paper_and_at_the_head_of_a_page_and_a_drawing_on_pages_alone() {
    let drawing = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><circle r=\"9\"/></svg>".to_vec();
    for (bytes, on_paper) in [(picture(), true), (drawing, false)] {
        let logo = Some(Arc::new(Logo::of(bytes).unwrap()));
        with_sheet(&sample(Vec::new()), ("reasons", None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let imprint = imprint(event, &made).with_logo(logo);
            let laid = pages(&made, &imprint, texts, Paper::A4, &Faces::new());
            let logos =
                |page: &Page| page.marks.iter().filter(|mark| matches!(mark, PageMark::Logo { .. })).count();
            let found: Vec<usize> = laid.iter().map(logos).collect();
            assert!(found.len() > 1, "more than one page");
            assert_eq!(found[0], usize::from(on_paper));
            assert!(found[1..].iter().all(|count| *count == 0), "{found:?}");
            let file = pdf::sheet(&made, &imprint, texts, Paper::A4).unwrap();
            let drawn = Document::load_mem(&file).unwrap().objects.values().any(|object| {
                object.as_stream().is_ok_and(|stream| {
                    stream
                        .dict
                        .get(b"Subtype")
                        .and_then(|kind| kind.as_name())
                        .is_ok_and(|kind| kind == b"Image")
                })
            });
            assert_eq!(drawn, on_paper);
            assert_eq!(read_back(&file).outside, Vec::<String>::new());
            let page = html::sheet(&made, &imprint, texts);
            assert!(
                page.contains("<img class=\"logo\" src=\"data:image/") && page.contains("img-src data:"),
                "{page}"
            );
        });
    }
}

#[test]
fn the_wall_names_a_logo_refuses_what_is_none_and_remembers_it_with_the_event() {
    let mut console = Console::with_event(Language::English);
    let folder = console.app.context().folder.to_owned();
    std::fs::write(folder.join("logo.png"), picture()).unwrap();
    std::fs::write(folder.join("notes.txt"), "no picture").unwrap();
    console.press("<F9>,inotes.txt<Enter>");
    console.shows("is not a PNG, JPEG or SVG image");
    assert_eq!(console.app.context().logo, None);
    console.press(",inone.png<Enter>");
    console.shows("none.png");
    console.press(",ilogo.png<Enter>");
    console.shows("The logo now appears on the first page");
    let path = console.app.context().path.unwrap().to_owned();
    let site = folder.join("pages");
    let site = Site {
        folder: site,
        address: None,
        audience: Audience::Public,
        is_of_all: false,
        accent: "#123456".parse().unwrap(),
    };
    console.app.update(Message::ask(SheetRequest::Site(Some(site))));
    let index = std::fs::read_to_string(folder.join("pages/index.html")).unwrap();
    assert!(index.contains("data:image/png;base64,iVBOR") && index.contains("#123456"), "{index}");
    let mut again = console.again(hasty_disk());
    again.app.update(Message::ask(FileRequest::Open(path)));
    assert_eq!(again.app.context().logo, Some(folder.join("logo.png").as_path()));
    assert_eq!(again.app.context().site.map(|site| site.accent), "#123456".parse().ok());
    let index_of = |accent| {
        let path = again.app.context().path.unwrap();
        let data = path.parent().map(|folder| folder.join("data"));
        let audience = Audience::Public;
        let wishes = PageWishes { language: None, audience, logo: None, accent, is_served: false, data };
        let to = PageFolder { folder: folder.join("again"), address: None };
        let mut pages = EventPages::open(&hasty_disk(), path, to, &wishes).unwrap();
        pages.make(&wishes, &Texts::new(Language::English)).unwrap();
        let (_, index) = pages.take_files().into_iter().find(|(file, _)| file == "index.html").unwrap();
        String::from_utf8(index).unwrap()
    };
    assert!(index_of(None).contains("#123456"), "pages written without the console take its colour");
    let other = "#8a1c1c";
    assert!(index_of(other.parse().ok()).contains(other));
    again.press("<F9>,w");
    again.shows("#123456");
    again.press("<Down><Down><Down>blue<Enter>");
    again.shows("! Write # and six hexadecimal digits");
    again.press("<Esc><Esc>");
    let typed = "<Backspace>".repeat(300);
    again.press(&format!("<F9>,i{typed}<Enter>"));
    assert_eq!(again.app.context().logo, None);
}

#[test]
fn the_address_below_the_code_is_on_no_other_text() {
    let history = sample(Vec::new());
    for (sheet, paper) in [("averages", Paper::A5), ("pairings", Paper::A5), ("averages", Paper::A4)] {
        for language in Language::ALL {
            with_sheet(&history, (sheet, None), language, |made, texts, event| {
                let made = made.unwrap();
                let name = "Autumn Open of the Chess Federation of the Region 2026".to_owned();
                let address = Some("https://example.org/a-long-address-of-the-pages/2026".to_owned());
                let imprint = Imprint { event: name, ..imprint(event, &made) }.at_address(address);
                let faces = Faces::new();
                let page = pages(&made, &imprint, texts, paper, &faces).remove(0);
                let boxes = page.marks.iter().filter_map(|mark| match mark {
                    PageMark::Text { line, x, baseline, size, weight, .. } => {
                        let right = x + faces.width(*weight, line) * size;
                        Some((line, [*x, right], [baseline - 0.75 * size, baseline + 0.2 * size]))
                    }
                    _ => None,
                });
                let boxes: Vec<_> = boxes.collect();
                let is_within = |one: [f32; 2], other: [f32; 2]| one[0] < other[1] && other[0] < one[1];
                let (address, across, down) =
                    boxes.iter().find(|(line, ..)| line.starts_with("https")).unwrap();
                for (line, other_across, other_down) in &boxes {
                    let meets = is_within(*across, *other_across) && is_within(*down, *other_down);
                    assert!(!meets || line == address, "{sheet} {paper:?} {language:?}: {line}");
                }
            });
        }
    }
}
