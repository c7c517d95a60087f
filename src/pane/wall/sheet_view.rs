//! How a sheet looks, as text.

use super::lines::WallLine;
use crate::desk::context::Context;
use crate::i18n::{Say, Texts};
use crate::publish::order::of_part;
use crate::publish::{Imprint, text};
use crate::sheet::data::Part;
use crate::text::clean;
use hakem_engine::collate::Language;
use hakem_engine::history::Moment;

/// In which language sheets are looked at, and of whom they speak.
#[derive(Clone, Copy)]
pub(super) struct SheetView {
    pub(super) language: Option<Language>,
    pub(super) part: Option<Part>,
}

impl SheetView {
    /// Returns a line of the wall as text, for so many terminal columns or with all that it has; why there is none where
    /// there is none.
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
