//! The options of sheets in one form: format, paper size, orientation, language, and the format of the report.

use super::{FORMATS, WallPane, lines};
use crate::desk::{Context, Message, Output, Show};
use crate::dialog::{Form, FormField, FormValues};
use crate::exchange::OFFERS;
use crate::publish::SheetFormat;
use crate::publish::paper::{Orientation, PageSetup, Paper};
use hakem_engine::collate::Language;

/// Paper sizes and orientations in the order of the form.
const PAPERS: [Paper; 6] = [Paper::A4, Paper::A3, Paper::A2, Paper::A5, Paper::A6, Paper::Letter];
const ORIENTATIONS: [Orientation; 3] =
    [Orientation::Automatic, Orientation::Portrait, Orientation::Landscape];

/// Opens the form; nothing changes before it is accepted.
pub(super) fn ask(pane: &WallPane, cx: &Context) -> Message {
    let about = |id: &'static str| move |_: &str, cx: &Context| cx.texts.get(id).into_owned();
    let label = |id: &str| cx.texts.get(id).into_owned();
    let turn_words = |turn| match turn {
        Orientation::Automatic => label("wall-turn-automatic"),
        Orientation::Portrait => label("wall-turn-portrait"),
        Orientation::Landscape => label("wall-turn-landscape"),
    };
    let format_words = |format: SheetFormat| format.ending().to_uppercase();
    let language_words = |language| cx.texts.language_name(language).into_owned();
    let reports = OFFERS.iter().map(|offer| label(offer.label)).collect();
    let fields = vec![
        FormField::among(label("wall-option-format"), &FORMATS, pane.format, format_words)
            .read_as(about("wall-option-format-about")),
        FormField::among(label("wall-option-paper"), &PAPERS, cx.setup.paper, |paper| {
            paper.name().to_owned()
        })
        .read_as(about("wall-option-paper-about")),
        FormField::among(label("wall-option-turn"), &ORIENTATIONS, cx.setup.orientation, turn_words)
            .read_as(about("wall-option-turn-about")),
        FormField::among(label("wall-option-language"), &Language::ALL, pane.language(cx), language_words)
            .read_as(about("wall-option-language-about")),
        FormField::choice(label("wall-option-report"), reports, pane.report)
            .read_as(about("wall-option-report-about")),
    ];
    let form = Form::new(cx.texts.heading("wall-key-options"), fields, |fields, cx| Ok(accepted(fields, cx)));
    Message::open(form)
}

/// Returns the messages that apply the form: paper and orientation are stored for the event, the rest lasts until it is
/// left.
fn accepted(fields: &[FormField], cx: &Context) -> Message {
    let setup = PageSetup {
        paper: fields.among(1, &PAPERS).unwrap_or(cx.setup.paper),
        orientation: fields.among(2, &ORIENTATIONS).unwrap_or(cx.setup.orientation),
    };
    let output = Output {
        format: fields.among(0, &FORMATS).unwrap_or_default(),
        language: fields.among(3, &Language::ALL).unwrap_or(cx.texts.language()),
        report: fields.chosen(4),
    };
    let stored = (setup != cx.setup).then(|| lines::lay(setup, cx));
    Message::All([Message::Show(Show::Output(output))].into_iter().chain(stored).collect())
}
