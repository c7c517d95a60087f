//! Bookmarks (outline) of a PDF file: titles with their pages, for example to find one card of a hundred.

use super::PdfError;
use super::packed::Packed;
use crate::publish::paper::{Laid, PageMark, TagKind, Weight, placed};
use pdf_writer::{Ref, TextStr};

/// A title and its position.
pub struct Bookmark {
    level: u8,
    title: String,
    page: Ref,
    /// Upper edge of the title, in PDF coordinates.
    top: f32,
}

/// Collects the titles of a sheet whose pages have these object ids; the event title only if there is no other.
pub fn collect(laid: &Laid, pages: &[Ref], bookmarks: &mut Vec<Bookmark>) {
    let elements = &laid.structure.elements;
    let least = if elements.iter().any(|element| element.kind == TagKind::Title(2)) { 2 } else { 1 };
    for (page, id) in laid.pages.iter().zip(pages) {
        let mut is_new = false;
        let mut level = None;
        for mark in &page.marks {
            match mark {
                PageMark::Element(of) => {
                    let kind = of.and_then(|of| elements.get(of)).map(|element| &element.kind);
                    level = match kind {
                        Some(TagKind::Title(level)) if *level >= least => Some(*level),
                        _ => None,
                    };
                    is_new = true;
                }
                PageMark::Text { line, baseline, size, weight: Weight::Bold, .. } => {
                    let Some(level) = level else { continue };
                    let told = placed(line).1;
                    match bookmarks.last_mut().filter(|_| !is_new) {
                        Some(known) => known.title.push_str(&told),
                        None => {
                            let (page, top) = (*id, page.height - baseline + size);
                            bookmarks.push(Bookmark { level, title: told.into_owned(), page, top });
                        }
                    }
                    is_new = false;
                }
                PageMark::Text { .. } | PageMark::Logo { .. } | PageMark::Box { .. } => {}
            }
        }
    }
}

/// Parent and children of a title, by index.
#[derive(Clone, Default)]
struct Links {
    inside: Option<usize>,
    within: Vec<usize>,
}

/// Writes the titles as a tree by level, and returns its root; `None` if there are fewer than two.
pub fn write(bookmarks: &[Bookmark], packed: &mut Packed, next: &mut Ref) -> Result<Option<Ref>, PdfError> {
    if bookmarks.len() < 2 {
        return Ok(None);
    }
    let root = next.bump();
    let ids: Vec<Ref> = bookmarks.iter().map(|_| next.bump()).collect();
    let mut links = vec![Links::default(); bookmarks.len()];
    let mut outermost = Vec::new();
    let mut above: Vec<(u8, usize)> = Vec::new();
    for (at, bookmark) in bookmarks.iter().enumerate() {
        above.retain(|(level, _)| *level < bookmark.level);
        let inside = above.last().map(|(_, inside)| *inside);
        match inside.and_then(|inside| links.get_mut(inside)) {
            Some(links) => links.within.push(at),
            None => outermost.push(at),
        }
        if let Some(links) = links.get_mut(at) {
            links.inside = inside;
        }
        above.push((bookmark.level, at));
    }
    let id = |at: &usize| ids.get(*at).copied();
    let count = |of: &[usize]| i32::try_from(of.len()).map_err(|error| PdfError(error.to_string()));
    let shown = count(&outermost)?;
    packed.put(root, |chunk| {
        let mut written = chunk.outline(root);
        if let Some((first, last)) = outermost.first().and_then(id).zip(outermost.last().and_then(id)) {
            written.first(first).last(last).count(shown);
        }
    });
    for ((at, bookmark), links_of) in bookmarks.iter().enumerate().zip(&links) {
        let beside = links_of.inside.and_then(|inside| links.get(inside)).map_or(&outermost, |of| &of.within);
        let place = beside.iter().position(|other| *other == at).unwrap_or_default();
        let before = place.checked_sub(1).and_then(|before| beside.get(before)).and_then(id);
        let after = beside.get(place + 1).and_then(id);
        let within = links_of.within.first().and_then(id).zip(links_of.within.last().and_then(id));
        let folded = -count(&links_of.within)?;
        let (own, inside) = (id(&at).unwrap_or(root), links_of.inside.as_ref().and_then(id).unwrap_or(root));
        packed.put(own, |chunk| {
            let mut written = chunk.outline_item(own);
            written.title(TextStr(bookmark.title.trim_end())).parent(inside);
            before.into_iter().for_each(|before| _ = written.prev(before));
            after.into_iter().for_each(|after| _ = written.next(after));
            if let Some((first, last)) = within {
                written.first(first).last(last).count(folded);
            }
            written.dest().page(bookmark.page).xyz(0.0, bookmark.top, None);
        });
    }
    Ok(Some(root))
}
