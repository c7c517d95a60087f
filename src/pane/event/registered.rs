//! Registration of the event (organiser, FIDE event code, chess-results ID) and settings unrelated to its rounds.

use crate::desk::context::Context;
use crate::sheet::entry_fees;

/// A registration setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Registered {
    Organiser,
    /// FIDE event code.
    FideEvent,
    /// Tournament ID at chess-results.
    ChessResults,
    DefaultTime,
    /// Entry fee of a player.
    EntryFee,
    /// Groups whose players do not meet in the first rounds.
    Apart,
    /// Titles awarded directly for places.
    DirectTitles,
    /// Visibility of title norms on public sheets.
    ShownNorms,
}

impl Registered {
    /// Returns the catalogue id of the label.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Organiser => "event-organiser",
            Self::FideEvent => "event-fide-event",
            Self::ChessResults => "event-chess-results",
            Self::DefaultTime => "event-default-time",
            Self::EntryFee => "event-entry-fee",
            Self::Apart => "event-apart",
            Self::DirectTitles => "event-direct-titles",
            Self::ShownNorms => "event-shows-norms",
        }
    }

    /// Returns the displayed value, if known.
    pub(super) fn value(self, cx: &Context) -> Option<String> {
        let (settings, texts) = (cx.snapshot.settings(), cx.texts);
        match self {
            Self::Organiser => settings.organiser.as_ref().map(ToString::to_string),
            Self::FideEvent => settings.fide_event.map(|number| number.to_string()),
            Self::ChessResults => settings.chess_results.map(|number| number.to_string()),
            Self::DefaultTime => Some(texts.default_time(settings.default_time)),
            Self::EntryFee => settings.entry_fee.map(|fee| entry_fees::amount(cx.event, fee)),
            Self::Apart => texts.apart(&settings.apart),
            Self::DirectTitles => Some(texts.direct_titles(settings.direct_titles.as_ref())),
            Self::ShownNorms => Some(texts.shown_norms(settings.shows_norms)),
        }
    }

    /// Returns the help text of the line.
    pub(super) fn help(self, cx: &Context) -> String {
        let texts = cx.texts;
        match self {
            Self::Organiser => texts.get("event-help-organiser").into_owned(),
            Self::FideEvent => texts.get("event-help-fide-event").into_owned(),
            Self::DefaultTime => texts.get("event-help-default-time").into_owned(),
            Self::EntryFee => texts.get("event-help-entry-fee").into_owned(),
            Self::Apart => texts.get("event-help-apart").into_owned(),
            Self::DirectTitles => texts.get("event-help-direct-titles").into_owned(),
            Self::ShownNorms => texts.get("event-help-shows-norms").into_owned(),
            Self::ChessResults => {
                let file = cx.path.map(|path| path.display().to_string()).unwrap_or_default();
                texts.with("event-help-chess-results", &[("file", file.into())])
            }
        }
    }
}
