//! The form for an event from the rescue codes of its printed sheets.

use crate::desk::{Context, FileRequest, Message, RescueOrder, RescueSheets, Wanted};
use crate::dialog::{Form, FormField, FormValues};
use crate::i18n::Say;
use hakem_engine::console::rescue::read;

/// Opens the form. The players of the open event, if any, are proposed.
pub(super) fn ask(cx: &Context) -> Message {
    const SHEETS: usize = 0;
    const PLAYERS: usize = 1;
    let players = cx.path.map(|path| path.to_string_lossy().into_owned()).unwrap_or_default();
    let about_players = |_: &str, cx: &Context| cx.texts.get("rescue-players-about").into_owned();
    let fields = vec![
        FormField::path(cx.texts.get("rescue-sheets"), "", Wanted::File).read_as(told),
        FormField::path(cx.texts.get("rescue-players"), &players, Wanted::File).read_as(about_players),
    ];
    let form = Form::new(cx.texts.heading("rescue-key"), fields, |fields, cx| {
        let sheets = fields.read(SHEETS, |text| match read(text) {
            (_, faults) if !faults.is_empty() => Err(told(text, cx)),
            (codes, _) if !codes.is_empty() => Ok(RescueSheets::Typed(text.to_owned())),
            _ => match cx.typed_path(text) {
                Some(path) => Ok(RescueSheets::File(path)),
                None => Err(cx.texts.get("rescue-sheets-about").into_owned()),
            },
        })?;
        let order = RescueOrder { sheets, players: cx.typed_path(fields.value(PLAYERS)) };
        Ok(Message::ask(FileRequest::Rescue(order)))
    });
    Message::open(form)
}

/// Describes typed blocks: the number of complete sheets, and the first error.
fn told(typed: &str, cx: &Context) -> String {
    let (codes, faults) = read(typed);
    match faults.first() {
        Some(fault) => fault.kind.say(cx.texts),
        None if codes.is_empty() => cx.texts.get("rescue-sheets-about").into_owned(),
        None => cx.texts.with("rescue-sheets-read", &[("count", codes.len().into())]),
    }
}
