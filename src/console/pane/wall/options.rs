//! The options of sheets in one form: format, paper size, orientation, language, and the format of the report.

use super::{FORMATS, WallPane, lines};
use crate::desk::{Context, Message, Output, Show};
use crate::dialog::{Form, FormField, FormValues};
use crate::exchange::OFFERS;
use crate::publish::paper::{Orientation, PageSetup, Paper};
use hakem_engine::collate::Language;

/// Paper sizes and orientations in the order of the form.
const PAPERS: [Paper; 6] = [Paper::A4, Paper::A3, Paper::A2, Paper::A5, Paper::A6, Paper::Letter];
const ORIENTATIONS: [Orientation; 3] =
    [Orientation::Automatic, Orientation::Portrait, Orientation::Landscape];

/// Opens the form; nothing changes before it is accepted.
pub(super) fn ask(pane: &WallPane, cx: &Context) -> Message {
    let at = |is_it: Option<usize>| is_it.unwrap_or(0);
    let words = |ids: &[&str]| ids.iter().map(|id| cx.texts.get(id).into_owned()).collect::<Vec<_>>();
    let now = cx.setup;
    let told = |id: &'static str| move |_: &str, cx: &Context| cx.texts.get(id).into_owned();
    let field = |label: &str, words: Vec<String>, chosen: Option<usize>, about: &'static str| {
        FormField::choice(cx.texts.get(label), words, at(chosen)).read_as(told(about))
    };
    let fields = vec![
        field(
            "wall-option-format",
            FORMATS.map(|format| format.ending().to_uppercase()).to_vec(),
            FORMATS.iter().position(|format| *format == pane.format),
            "wall-option-format-about",
        ),
        field(
            "wall-option-paper",
            PAPERS.map(|paper| paper.name().to_owned()).to_vec(),
            PAPERS.iter().position(|paper| *paper == now.paper),
            "wall-option-paper-about",
        ),
        field(
            "wall-option-turn",
            words(&["wall-turn-automatic", "wall-turn-portrait", "wall-turn-landscape"]),
            ORIENTATIONS.iter().position(|turn| *turn == now.orientation),
            "wall-option-turn-about",
        ),
        field(
            "wall-option-language",
            Language::ALL.map(|language| cx.texts.language_name(language).into_owned()).to_vec(),
            Language::ALL.iter().position(|language| *language == pane.language(cx)),
            "wall-option-language-about",
        ),
        field(
            "wall-option-report",
            OFFERS.iter().map(|offer| cx.texts.get(offer.label).into_owned()).collect(),
            Some(pane.report),
            "wall-option-report-about",
        ),
    ];
    let form = Form::new(cx.texts.heading("wall-key-options"), fields, |fields, cx| Ok(accepted(fields, cx)));
    Message::open(form)
}

/// Returns the messages that apply the form: paper and orientation are stored for the event, the rest lasts until it is
/// left.
fn accepted(fields: &[FormField], cx: &Context) -> Message {
    let setup = PageSetup {
        paper: PAPERS.get(fields.chosen(1)).copied().unwrap_or(cx.setup.paper),
        orientation: ORIENTATIONS.get(fields.chosen(2)).copied().unwrap_or(cx.setup.orientation),
    };
    let output = Output {
        format: FORMATS.get(fields.chosen(0)).copied().unwrap_or_default(),
        language: Language::ALL.get(fields.chosen(3)).copied().unwrap_or(cx.texts.language()),
        report: fields.chosen(4),
    };
    let stored = (setup != cx.setup).then(|| lines::lay(setup, cx));
    Message::All([Message::Show(Show::Output(output))].into_iter().chain(stored).collect())
}
