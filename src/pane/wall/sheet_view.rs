//! Previews of sheets as text and as printed pages.

use super::lines::WallLine;
use super::miniature::{self, MOST};
use super::{SheetState, WallPane};
use crate::desk::context::Context;
use crate::i18n::{Say, Texts};
use crate::publish::order::of_part;
use crate::publish::paper::{Faces, Page, PageSetup, pages};
use crate::publish::{Imprint, text};
use crate::sheet::data::Part;
use crate::text::{Align, clean, fit};
use crate::widget::layout::{Room, wrapped};
use hakem_engine::collate::Language;
use hakem_engine::history::Moment;
use ratatui::text::Line;

/// Language of the previewed sheets, and their restriction to a board or player.
#[derive(Clone, Copy)]
pub(super) struct SheetView {
    pub(super) language: Option<Language>,
    pub(super) part: Option<Part>,
}

impl SheetView {
    /// Returns the first pages of a line as they would be printed; empty if it is not a sheet or is unavailable.
    pub(super) fn laid(self, item: WallLine, cx: &Context, (setup, faces): (PageSetup, &Faces)) -> Vec<Page> {
        let WallLine::Sheet(named) = item else { return Vec::new() };
        let texts = Texts::new(self.language.unwrap_or(cx.snapshot.settings().language));
        let event = cx.event.told_in(&texts);
        let Ok(sheet) = of_part(named, event, cx.round, self.part) else { return Vec::new() };
        let imprint = Imprint::new(event, &sheet, Moment(0), "");
        let mut pages = pages(&sheet, &imprint, &texts, setup, faces);
        pages.truncate(MOST);
        pages
    }

    /// Returns a line as text for this many terminal columns, or at its natural width; if the sheet is unavailable,
    /// the reason.
    pub(super) fn shown(self, item: WallLine, cx: &Context, room: Option<u16>) -> Vec<String> {
        let WallLine::Sheet(named) = item else { return vec![item.words(cx)] };
        let texts = Texts::new(self.language.unwrap_or(cx.snapshot.settings().language));
        let event = cx.event.told_in(&texts);
        match of_part(named, event, cx.round, self.part) {
            Err(absent) => vec![absent.say(cx.texts)],
            Ok(sheet) => {
                let imprint = Imprint::new(event, &sheet, Moment(0), "");
                let imprint = Imprint { foot: imprint.version.clone(), ..imprint };
                let text = match room {
                    Some(room) => text::within(&sheet, &imprint, &texts, room.into()),
                    None => text::sheet(&sheet, &imprint, &texts),
                };
                text.lines().map(|line| clean(line).into_owned()).collect()
            }
        }
    }
}

/// Preview of a line.
pub(super) struct Preview {
    /// Position of the line; `None` for a heading.
    line: Option<usize>,
    /// Terminal columns that the text was rendered for.
    room: Option<u16>,
    text: Vec<String>,
    /// First pages, as they would be printed.
    pages: Vec<Page>,
}

impl WallPane {
    /// Computes the preview of the line at the cursor; returns false if it is up to date.
    pub(super) fn look_at(&mut self, cx: &Context) -> bool {
        let (line, room) = (self.line(cx).map(|(at, _)| at), self.room.get());
        if self.preview.as_ref().is_some_and(|known| (known.line, known.room) == (line, room)) {
            return false;
        }
        let (item, look, setup) = (self.item(cx), self.look(), cx.setup);
        let faces = self.faces.get_or_insert_with(Faces::new);
        let text = item.map(|item| look.shown(item, cx, room)).unwrap_or_default();
        let pages = item.map(|item| look.laid(item, cx, (setup, faces))).unwrap_or_default();
        self.preview = Some(Preview { line, room, text, pages });
        true
    }

    /// Renders the preview of the line at the cursor, or its description.
    pub(super) fn seen(&self, room: Room, cx: &Context) -> Vec<Line<'static>> {
        let has_pictures = cx.theme.has_blocks();
        let beside = if has_pictures { miniature::beside(room) } else { None };
        self.room.set(u16::try_from(room.width - beside.map_or(0, |beside| beside.width)).ok());
        let is_sheet = matches!(self.item(cx), Some(WallLine::Sheet(_)));
        let line = self.line(cx).map(|(at, _)| at);
        let state = line.and_then(|at| self.known(at));
        let is_there = is_sheet && !matches!(state, Some(SheetState::Absent(_)));
        let known = self.preview.as_ref().filter(|known| known.line == line && is_there);
        match (known, &self.faces) {
            (Some(known), Some(faces)) if has_pictures => {
                miniature::with_pages(&known.text, (&known.pages, faces), room, cx)
            }
            (Some(known), _) => {
                let lines = known.text.iter().take(room.height);
                lines.map(|line| Line::raw(fit(line, room.width, Align::Left))).collect()
            }
            (None, _) => wrapped(&self.told(cx), room.width, cx.theme.plain),
        }
    }
}
