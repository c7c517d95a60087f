//! Sheets as text, and the preview of the one at the cursor.

use super::lines::WallLine;
use super::miniature;
use super::{SheetState, WallPane};
use crate::desk::Context;
use crate::i18n::{Say, Texts};
use crate::publish::paper::{Faces, Page};
use crate::publish::sheet_source::text_lines;
use crate::sheet::data::Part;
use crate::text::{Align, fit};
use crate::widget::{Room, wrapped};
use hakem_engine::collate::Language;
use ratatui::text::Line;

/// Language of the previewed sheets, and their restriction to a board or player.
#[derive(Clone, Copy)]
pub(super) struct SheetView {
    pub(super) language: Option<Language>,
    pub(super) part: Option<Part>,
}

impl SheetView {
    /// Returns a line as text for this many terminal columns, or at its natural width; if the sheet is unavailable,
    /// the reason.
    pub(super) fn shown(self, item: WallLine, cx: &Context, room: Option<u16>) -> Vec<String> {
        let WallLine::Sheet(named) = item else { return vec![item.words(cx)] };
        let texts = Texts::new(self.language.unwrap_or(cx.snapshot.settings().language));
        let lines = text_lines(named, cx.event.told_in(&texts), (cx.round, self.part), room);
        lines.unwrap_or_else(|absent| vec![absent.say(cx.texts)])
    }
}

pub(super) struct SheetPreview {
    pub(super) sheet: &'static str,
    /// Terminal columns that the text was rendered for.
    pub(super) room: Option<u16>,
    pub(super) text: Vec<String>,
    /// First pages, as they would be printed.
    pub(super) pages: Vec<Page>,
}

impl WallPane {
    /// Renders the preview of the line at the cursor, or its description.
    pub(super) fn seen(&self, room: Room, cx: &Context) -> Vec<Line<'static>> {
        let has_pictures = cx.theme.has_blocks();
        self.room.set(u16::try_from(room.width).ok());
        let item = self.item(cx);
        let is_there = !matches!(item.and_then(|item| self.known(item)), Some(SheetState::Absent(_)));
        let name = item.map(WallLine::name).filter(|_| is_there);
        let known = self.preview.as_ref().filter(|known| name == Some(known.sheet));
        match known {
            // Rendered for another width; the text for this one is on its way.
            Some(known) if known.room != self.room.get() => {
                let lines = known.text.iter().take(room.height);
                lines.map(|line| Line::raw(fit(line, room.width, Align::Left))).collect()
            }
            Some(known) if has_pictures => {
                let faces = self.faces.get_or_init(Faces::new);
                miniature::with_pages(&known.text, (&known.pages, faces), room, cx)
            }
            Some(known) => miniature::text_alone(&known.text, room, cx),
            None => wrapped(&self.told(cx), room.width, cx.theme.plain),
        }
    }
}
