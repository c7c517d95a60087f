//! Entry fee of a player: due and paid.

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::pane::act;
use crate::sheet::entry_fees;
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::tournament::{EntryFee, Money, PlayerId, Registration};

// Indices of the form fields.
const PAID: usize = 0;
const DUE: usize = 1;

/// Opens the form. The paid amount is pre-filled with the amount owed, the usual payment at the desk.
pub(super) fn ask(id: PlayerId, registration: &Registration, cx: &Context) -> Message {
    let usual = cx.snapshot.settings().entry_fee;
    let fee = registration.entry_fee;
    let paid = if fee.paid == Money(0) { fee.owed(usual) } else { fee.paid };
    let due = fee.due.map_or_else(String::new, entry_fees::plain);
    let of_all = usual.map_or_else(|| "–".to_owned(), |fee| entry_fees::amount(cx.event, fee));
    let fields = vec![
        FormField::text(cx.texts.get("fees-field-paid"), &entry_fees::plain(paid)),
        FormField::text(cx.texts.with("fees-field-due", &[("usual", of_all.into())]), &due),
    ];
    let title = cx.texts.with("fees-title", &[("player", cx.shown_name(&registration.player).into())]);
    let form = Form::new(title, fields, move |fields, cx| {
        let read = |field: usize| fields.read(field, |text| typed::fee(text, cx.texts));
        let fee = EntryFee { paid: read(PAID)?.unwrap_or_default(), due: read(DUE)? };
        act::tried(Command::SetEntryFee { id, fee }, cx)
            .map_err(|error| FieldError { field: PAID, text: cx.refusal(&error) })
    });
    Message::open(form)
}
