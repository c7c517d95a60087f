//! Tags of a PDF for readers who do not see it: every character and line of every sheet belongs to one
//! element, or to the page alone.

use crate::pages::{event_with, events, imprint, picture};
use crate::sheets::with_sheet;
use hakem::i18n::Language;
use hakem::publish::logo::Logo;
use hakem::publish::paper::{Faces, Laid, PageMark, Paper, TagKind, laid};
use hakem::publish::pdf;
use hakem::sheet::SHEETS;
use hakem::sheet::data::Sheet;
use pdf_extract::content::Content;
use pdf_extract::{Dictionary, Document, Object, ObjectId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An element in the structure tree.
struct Element {
    kind: String,
    /// The marked-content parts that belong to it: page and number.
    parts: Vec<(ObjectId, i64)>,
    within: Vec<Element>,
    about: Dictionary,
}

/// A PDF file with its structure tree.
struct Tagged {
    document: Document,
    root: ObjectId,
}

fn kind_of(about: &Dictionary) -> String {
    String::from_utf8(about.get(b"S").unwrap().as_name().unwrap().to_vec()).unwrap()
}

impl Tagged {
    fn new(bytes: &[u8]) -> Self {
        let document = Document::load_mem(bytes).unwrap();
        let root = document.catalog().unwrap().get(b"StructTreeRoot").unwrap().as_reference().unwrap();
        Self { document, root }
    }

    fn dictionary(&self, id: ObjectId) -> &Dictionary {
        self.document.get_object(id).unwrap().as_dict().unwrap()
    }

    fn kids(&self, about: &Dictionary) -> Vec<Object> {
        match about.get(b"K") {
            Ok(Object::Array(kids)) => kids.clone(),
            Ok(kid) => vec![kid.clone()],
            Err(_) => Vec::new(),
        }
    }

    /// Reads an element with all elements in it; each names its parent.
    fn element(&self, id: ObjectId, parent: ObjectId) -> Element {
        let about = self.dictionary(id).clone();
        assert_eq!(about.get(b"P").unwrap().as_reference().unwrap(), parent);
        let page = about.get(b"Pg").and_then(|page| page.as_reference());
        let mut element = Element { kind: kind_of(&about), parts: Vec::new(), within: Vec::new(), about };
        for kid in self.kids(&element.about) {
            match kid {
                Object::Reference(kid) => element.within.push(self.element(kid, id)),
                Object::Integer(part) => element.parts.push((*page.as_ref().unwrap(), part)),
                Object::Dictionary(elsewhere) => {
                    let on = elsewhere.get(b"Pg").unwrap().as_reference().unwrap();
                    element.parts.push((on, elsewhere.get(b"MCID").unwrap().as_i64().unwrap()));
                }
                other => panic!("{other:?}"),
            }
        }
        element
    }

    /// Returns the only document element of the file.
    fn whole(&self) -> Element {
        let kids = self.kids(self.dictionary(self.root));
        let [Object::Reference(document)] = kids.as_slice() else { panic!("{kids:?}") };
        self.element(*document, self.root)
    }

    /// Asserts that everything drawn on a page is in a part, and no part is in another; returns the kinds of
    /// the parts of elements.
    fn drawn(&self, page: ObjectId) -> Vec<String> {
        let content = Content::decode(&self.document.get_page_content(page).unwrap()).unwrap();
        let mut kinds = Vec::new();
        let mut is_open = false;
        for operation in content.operations {
            match operation.operator.as_str() {
                "BDC" => {
                    assert!(!std::mem::replace(&mut is_open, true));
                    let part = operation.operands[1].as_dict().unwrap().get(b"MCID").unwrap();
                    assert_eq!(part.as_i64().unwrap(), i64::try_from(kinds.len()).unwrap());
                    kinds.push(String::from_utf8(operation.operands[0].as_name().unwrap().to_vec()).unwrap());
                }
                "BMC" => {
                    assert!(!std::mem::replace(&mut is_open, true));
                    assert_eq!(operation.operands[0].as_name().unwrap(), b"Artifact");
                }
                "EMC" => assert!(std::mem::replace(&mut is_open, false)),
                "Tj" | "TJ" | "f" | "Do" => assert!(is_open, "{operation:?}"),
                _ => {}
            }
        }
        assert!(!is_open);
        kinds
    }

    /// Returns the elements to which a page assigns its parts.
    fn owners(&self, page: ObjectId) -> Vec<ObjectId> {
        let tree = self.dictionary(self.root).get(b"ParentTree").unwrap();
        let tree = self.document.dereference(tree).unwrap().1.as_dict().unwrap();
        let lists = tree.get(b"Nums").unwrap().as_array().unwrap();
        let wanted = self.dictionary(page).get(b"StructParents").unwrap();
        let at = lists.chunks(2).position(|list| list[0] == *wanted).unwrap();
        let list = self.document.dereference(&lists[2 * at + 1]).unwrap().1.as_array().unwrap();
        list.iter().map(|owner| owner.as_reference().unwrap()).collect()
    }
}

/// Asserts that an element has a permitted parent, titles skip no level, and tables are complete; adds its
/// parts.
fn nests(element: &Element, level: &mut u8, parts: &mut BTreeMap<(ObjectId, i64), String>) {
    for part in &element.parts {
        assert_eq!(parts.insert(*part, element.kind.clone()), None, "{part:?} belongs to one element");
    }
    let within: Vec<&str> = element.within.iter().map(|element| element.kind.as_str()).collect();
    match element.kind.as_str() {
        "Document" => assert!(within.iter().all(|kind| *kind == "Sect")),
        "Sect" => {
            assert!(within.iter().all(|kind| !matches!(*kind, "Document" | "Sect" | "TR" | "TH" | "TD")))
        }
        "Table" => {
            assert!(within.iter().all(|kind| *kind == "TR"));
            let wide = element.within[0].within.len();
            for (row, is_first) in
                element.within.iter().zip(std::iter::once(true).chain(std::iter::repeat(false)))
            {
                assert_eq!(row.within.len(), wide);
                let kind = if is_first { "TH" } else { "TD" };
                assert!(row.within.iter().all(|cell| cell.kind == kind));
            }
        }
        "TR" => {}
        leaf => {
            assert_eq!(within, Vec::<&str>::new(), "{leaf}");
            assert!(
                element.kind == "TD" || element.kind == "TH" || !element.parts.is_empty(),
                "{leaf} is empty"
            );
        }
    }
    if let Some(title) = element.kind.strip_prefix('H') {
        let title = title.parse().unwrap();
        assert!(title <= *level + 1, "a title of level {title} after one of {level}");
        *level = title;
    }
    if element.kind == "Figure" {
        assert!(!element.about.get(b"Alt").unwrap().as_str().unwrap().is_empty());
    }
    for (key, name) in [("TH", "Scope"), ("Figure", "BBox")] {
        if element.kind == key {
            let attributes = element.about.get(b"A").unwrap().as_array().unwrap();
            assert!(attributes[0].as_dict().unwrap().has(name.as_bytes()));
        }
    }
    element.within.iter().for_each(|element| nests(element, level, parts));
}

/// Asserts that the tags of a file cover everything it shows exactly once.
fn tells_all(bytes: &[u8], name: &str) {
    let file = Tagged::new(bytes);
    let catalog = file.document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"tr");
    let yes = |of: &[u8], key: &[u8]| catalog.get(of).unwrap().as_dict().unwrap().get(key).unwrap().as_bool();
    assert!(yes(b"MarkInfo", b"Marked").unwrap() && yes(b"ViewerPreferences", b"DisplayDocTitle").unwrap());
    let about = catalog.get(b"Metadata").unwrap().as_reference().unwrap();
    let about = &file.document.get_object(about).unwrap().as_stream().unwrap().content;
    let about = String::from_utf8(about.clone()).unwrap();
    assert!(about.contains("<pdfuaid:part>1</pdfuaid:part>"), "{name}: {about}");

    let mut parts = BTreeMap::new();
    nests(&file.whole(), &mut 0, &mut parts);
    let mut shown = BTreeMap::new();
    for page in file.document.get_pages().into_values() {
        assert_eq!(file.dictionary(page).get(b"Tabs").unwrap().as_name().unwrap(), b"S");
        let (kinds, owners) = (file.drawn(page), file.owners(page));
        let named: Vec<String> = owners.iter().map(|owner| kind_of(file.dictionary(*owner))).collect();
        assert_eq!(kinds, named, "{name}");
        shown.extend((0..).map(|part| (page, part)).zip(kinds));
    }
    assert_eq!(parts, shown, "{name}");
}

#[test]
fn tags_of_every_pdf_sheet_cover_its_content_once_and_in_order() {
    let events = events();
    let logo = Some(Arc::new(Logo::of(picture()).unwrap()));
    for (number, sheet) in SHEETS.iter().enumerate() {
        let paper = [Paper::A4, Paper::Letter, Paper::A3][number % 3];
        with_sheet(
            event_with(&events, sheet),
            (sheet.name, None),
            Language::Turkish,
            |made, texts, event| {
                let made = made.unwrap();
                let imprint = imprint(event, &made).with_logo(logo.clone());
                tells_all(&pdf::sheet(&made, &imprint, texts, paper).unwrap(), sheet.name);
                hears_the_tables(&laid(&made, &imprint, texts, paper, &Faces::new()), &made, sheet.name);
            },
        );
    }
}

/// Asserts that the cells of the first and last row of every table read as on the sheet, except for
/// characters in a special form.
fn hears_the_tables(laid: &Laid, sheet: &Sheet, name: &str) {
    let elements = &laid.structure.elements;
    let mut said = vec![String::new(); elements.len()];
    for page in &laid.pages {
        let mut of = None;
        for mark in &page.marks {
            match mark {
                PageMark::Element(element) => of = *element,
                PageMark::Text { line, .. } => {
                    if let Some(element) = of {
                        said[element].push_str(line);
                    }
                }
                PageMark::Logo { .. } | PageMark::Box { .. } => {}
            }
        }
    }
    let within = |of: usize| (0..elements.len()).filter(move |at| elements[*at].inside == Some(of));
    let tables = (0..elements.len()).filter(|at| elements[*at].kind == TagKind::Table);
    let made = sheet.sections.iter().filter(|section| !section.table.columns.is_empty());
    let tables: Vec<usize> = tables.collect();
    let made: Vec<_> = made.collect();
    let is_cards = tables.is_empty();
    assert!(is_cards || tables.len() == made.len(), "{name}");
    for (table, section) in tables.into_iter().zip(made) {
        let rows: Vec<usize> = within(table).collect();
        assert_eq!(rows.len(), section.table.len() + 1, "{name}");
        let columns = within(rows[0]).count();
        // Columns dropped for lack of space have no tags either.
        for row in [0, section.table.len().saturating_sub(1)] {
            let told: Vec<&str> = rows
                .get(row + 1)
                .map_or(Vec::new(), |row| within(*row).map(|cell| said[cell].as_str()).collect());
            let texts = hakem::i18n::Texts::new(Language::Turkish);
            let cells = section.table.row(row).cells;
            let cells: Vec<String> = cells.iter().map(|cell| cell.shown(&texts).to_string()).collect();
            if columns == cells.len() && !told.is_empty() {
                let trimmed: Vec<&str> = cells.iter().map(|cell| cell.trim_end()).collect();
                let told: Vec<&str> = told.iter().map(|cell| cell.trim_end()).collect();
                assert_eq!(told, trimmed, "{name}");
            }
        }
    }
}

#[test]
fn a_file_of_many_cards_has_a_bookmark_for_each_on_its_page() {
    let events = events();
    let cards = SHEETS.iter().find(|sheet| sheet.name == "cards").unwrap();
    with_sheet(event_with(&events, cards), (cards.name, None), Language::Turkish, |made, texts, event| {
        let made = made.unwrap();
        let imprint = imprint(event, &made);
        let file = Tagged::new(&pdf::sheet(&made, &imprint, texts, Paper::A4).unwrap());
        let top = file.document.catalog().unwrap().get(b"Outlines").unwrap().as_reference().unwrap();
        let pages: Vec<ObjectId> = file.document.get_pages().into_values().collect();
        let mut found = Vec::new();
        bookmarks(&file, top, 0, &pages, &mut found);
        let titles = std::iter::once((0, made.title.clone()));
        let titles = titles.chain(made.sections.iter().map(|section| (1, section.title.clone())));
        assert_eq!(found, titles.collect::<Vec<_>>());
    });
}

/// Reads the bookmarks within another, which are linked both ways and lead to pages of the file in ascending
/// order.
fn bookmarks(
    file: &Tagged,
    inside: ObjectId,
    level: usize,
    pages: &[ObjectId],
    found: &mut Vec<(usize, String)>,
) {
    let link = |of: &Dictionary, key: &[u8]| of.get(key).and_then(|at| at.as_reference()).ok();
    let (mut before, mut next) = (None, link(file.dictionary(inside), b"First"));
    let mut least = 0;
    while let Some(at) = next {
        let about = file.dictionary(at);
        assert_eq!((link(about, b"Parent"), link(about, b"Prev")), (Some(inside), before));
        let page = about.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap();
        let page = pages.iter().position(|known| *known == page).unwrap();
        assert!(page >= least);
        least = page;
        found.push((level, pdf_extract::decode_text_string(about.get(b"Title").unwrap()).unwrap()));
        bookmarks(file, at, level + 1, pages, found);
        (before, next) = (Some(at), link(about, b"Next"));
    }
    assert_eq!(link(file.dictionary(inside), b"Last"), before);
}
