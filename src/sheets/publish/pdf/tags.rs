//! Tags of a PDF file for screen readers and text extraction: the elements of its sheets, by the chapters on logical
//! structure and tagged PDF of PDF 1.7 and by ISO 14289.
//!
//! Everything on a page is marked as part of one element, or as an artifact.

use super::PdfError;
use super::packed::Packed;
use crate::publish::paper::{Laid, Page, PageMark, TagKind};
use pdf_writer::types::{StructRole, TableHeaderScope};
use pdf_writer::writers::{StructElement, StructTreeRoot};
use pdf_writer::{Finish, Name, Rect, Ref, TextStr};

/// A page with its marked parts.
pub struct Told<'a> {
    pub page: &'a Page,
    pub id: Ref,
    /// Elements of the marked parts of the page in order, as indices into the structure of the sheet.
    pub marked: Vec<usize>,
}

/// Structure elements of a file under construction.
pub struct Tags {
    root: Ref,
    document: Ref,
    sheets: Vec<Ref>,
    /// For each page, the list of the elements of its marked parts.
    pages: Vec<Ref>,
    packed: Packed,
}

pub fn role(kind: &TagKind) -> StructRole {
    match kind {
        TagKind::Title(1) => StructRole::H1,
        TagKind::Title(2) => StructRole::H2,
        TagKind::Title(3) => StructRole::H3,
        TagKind::Title(4) => StructRole::H4,
        TagKind::Title(5) => StructRole::H5,
        TagKind::Title(_) => StructRole::H6,
        TagKind::Paragraph => StructRole::P,
        TagKind::Table => StructRole::Table,
        TagKind::Row => StructRole::TR,
        TagKind::Head => StructRole::TH,
        TagKind::Cell => StructRole::TD,
        TagKind::Figure(_) => StructRole::Figure,
    }
}

impl Tags {
    /// Creates a document without sheets.
    pub fn new(next: &mut Ref) -> Self {
        let [root, document] = std::array::from_fn(|_| next.bump());
        Self { root, document, sheets: Vec::new(), pages: Vec::new(), packed: Packed::new() }
    }

    /// Returns the object id of the structure tree root.
    pub fn root(&self) -> Ref {
        self.root
    }

    /// Returns the key under which the next page finds its elements.
    pub fn next_page(&self) -> Result<i32, PdfError> {
        i32::try_from(self.pages.len()).map_err(|error| PdfError(error.to_string()))
    }

    /// Adds the list of the elements of a page; `first` is the object id of the first element of its sheet.
    pub fn add_page(&mut self, marked: &[usize], first: Ref, next: &mut Ref) -> Result<(), PdfError> {
        let ids = marked.iter().map(|element| numbered(first, *element)).collect::<Result<Vec<Ref>, _>>()?;
        let list = next.bump();
        self.packed.put(list, |chunk| {
            chunk.indirect(list).array().items(ids);
        });
        self.pages.push(list);
        Ok(())
    }

    /// Adds the elements of a sheet; `first` is the object id of the first one, the others follow consecutively.
    pub fn add_sheet(
        &mut self,
        laid: &Laid,
        pages: &[Told],
        language: &str,
        (sheet, first): (Ref, Ref),
    ) -> Result<(), PdfError> {
        let elements = &laid.structure.elements;
        let mut held: Vec<Vec<Ref>> = vec![Vec::new(); elements.len()];
        let mut outermost = Vec::new();
        for (at, element) in elements.iter().enumerate() {
            let id = numbered(first, at)?;
            match element.inside.and_then(|inside| held.get_mut(inside)) {
                Some(held) => held.push(id),
                None => outermost.push(id),
            }
        }
        let mut shown: Vec<Vec<(Ref, i32)>> = vec![Vec::new(); elements.len()];
        for told in pages {
            for (part, element) in (0..).zip(&told.marked) {
                if let Some(shown) = shown.get_mut(*element) {
                    shown.push((told.id, part));
                }
            }
        }
        let document = self.document;
        self.packed.put(sheet, |chunk| {
            let mut written = chunk.struct_element(sheet);
            written.kind(StructRole::Sect).parent(document).lang(TextStr(language));
            written.children().items(outermost);
        });
        self.sheets.push(sheet);
        for (at, element) in elements.iter().enumerate() {
            let id = numbered(first, at)?;
            let inside = element.inside.map_or(Ok(sheet), |inside| numbered(first, inside))?;
            let (held, shown) = (held.get(at), shown.get(at));
            self.packed.put(id, |chunk| {
                let mut written = chunk.struct_element(id);
                written.kind(role(&element.kind)).parent(inside);
                say(&mut written, &element.kind, || edges(pages, at));
                hold(
                    &mut written,
                    held.map(Vec::as_slice).unwrap_or_default(),
                    shown.map(Vec::as_slice).unwrap_or_default(),
                );
            });
        }
        Ok(())
    }

    pub fn finish(mut self, language: &str) -> Result<Packed, PdfError> {
        let Self { root, document, .. } = self;
        let count = self.next_page()?;
        self.packed.put(document, |chunk| {
            let mut written = chunk.struct_element(document);
            written.kind(StructRole::Document).parent(root).lang(TextStr(language));
            written.children().items(self.sheets);
        });
        self.packed.put(root, |chunk| {
            let mut written = chunk.indirect(root).start::<StructTreeRoot>();
            written.child(document).parent_tree_next_key(count);
            let mut tree = written.parent_tree();
            let mut lists = tree.nums();
            for (page, list) in (0..).zip(self.pages) {
                lists.insert(page, list);
            }
        });
        Ok(self.packed)
    }
}

/// Returns the object id of an element by its index in its sheet.
fn numbered(first: Ref, element: usize) -> Result<Ref, PdfError> {
    let number = i32::try_from(element).ok().and_then(|element| first.get().checked_add(element));
    number.map(Ref::new).ok_or_else(|| PdfError("it has too many elements".to_owned()))
}

/// Writes the attributes of an element.
fn say(written: &mut StructElement, kind: &TagKind, edges: impl FnOnce() -> Option<Rect>) {
    match kind {
        TagKind::Head => {
            written.attributes().push().table().scope(TableHeaderScope::Column);
        }
        TagKind::Figure(told) => {
            written.alt(TextStr(told));
            if let Some(edges) = edges() {
                written.attributes().push().layout().bbox(edges);
            }
        }
        _ => {}
    }
}

/// Writes the children of an element: elements, or marked parts of pages, most of which are on one page.
fn hold(written: &mut StructElement, held: &[Ref], shown: &[(Ref, i32)]) {
    let Some(&(page, _)) = shown.first() else {
        if !held.is_empty() {
            written.children().items(held);
        }
        return;
    };
    written.page(page);
    if let [(_, part)] = shown {
        written.pair(Name(b"K"), *part);
        return;
    }
    let mut children = written.children();
    for &(on, part) in shown {
        if on == page {
            children.marked_content_id(part);
        } else {
            children.marked_content_ref().page(on).marked_content_id(part);
        }
    }
    children.finish();
}

/// Returns the bounding box of an element on the first page that shows part of it, in PDF coordinates.
fn edges(pages: &[Told], element: usize) -> Option<Rect> {
    let Told { page, .. } = pages.iter().find(|told| told.marked.contains(&element))?;
    let mut belongs = false;
    let mut around: Option<Rect> = None;
    for mark in &page.marks {
        let (x, y, width, height) = match mark {
            PageMark::Element(of) => {
                belongs = *of == Some(element);
                continue;
            }
            PageMark::Logo { x, y, width, height } | PageMark::Box { x, y, width, height, .. } => {
                (*x, *y, *width, *height)
            }
            PageMark::Text { .. } => continue,
        };
        if belongs {
            let of = Rect::new(x, page.height - y - height, x + width, page.height - y);
            around = Some(around.map_or(of, |all| {
                Rect::new(all.x1.min(of.x1), all.y1.min(of.y1), all.x2.max(of.x2), all.y2.max(of.y2))
            }));
        }
    }
    around
}
