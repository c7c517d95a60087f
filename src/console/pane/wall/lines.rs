//! The lines of the print pane: sheets that apply to the event, other output, then sheets of other formats.

use super::upload::Upload;
use crate::desk::{Context, Message, NamedLine, Notice, SheetRequest, Show};
use crate::i18n::Texts;
use crate::publish::paper::{Orientation, PageSetup};
use crate::sheet::data::Part;
use crate::sheet::{Named, SHEETS, TOURNAMENT_REPORT};

#[derive(Clone, Copy)]
pub(super) enum WallLine {
    Sheet(&'static Named),
    /// The tournament report, a file for FIDE and other programs.
    Report,
    /// The folder of web pages.
    Pages,
    /// The hall screen, which is started in a second terminal.
    Hall,
    /// Folded line of this many sheets that do not apply to the event.
    Unused(usize),
}

impl WallLine {
    /// Returns the name used by marks and in the log.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Sheet(named) => named.name,
            Self::Report => TOURNAMENT_REPORT,
            Self::Pages => "pages",
            Self::Hall => "hall",
            Self::Unused(_) => "unused",
        }
    }

    pub(super) fn label(self, texts: &Texts) -> String {
        match self {
            Self::Sheet(named) => named.label(texts),
            Self::Report => texts.get("sheet-name-report").into_owned(),
            Self::Pages => texts.get("wall-pages-line").into_owned(),
            Self::Hall => texts.get("wall-hall-line").into_owned(),
            Self::Unused(count) => texts.with("wall-unused", &[("count", count.into())]),
        }
    }

    /// Returns the sheet as a place that the command palette finds.
    pub(super) fn place(self, cx: &Context) -> Option<NamedLine> {
        let Self::Sheet(named) = self else { return None };
        Some(NamedLine { words: self.label(cx.texts), help: None, show: Show::Sheet(named.name) })
    }

    /// Returns the text next to the label; empty for a sheet, whose details are computed separately, and for the
    /// report, whose format is selected.
    pub(super) fn told(self, cx: &Context) -> String {
        match self {
            Self::Sheet(_) | Self::Report | Self::Unused(_) => String::new(),
            Self::Hall => "hakem show".to_owned(),
            Self::Pages => match cx.site {
                Some(_) => cx
                    .published::<Upload>()
                    .map_or_else(|| cx.texts.get("wall-pages-on").into_owned(), |upload| upload.told(cx)),
                None => cx.texts.get("wall-pages-off").into_owned(),
            },
        }
    }

    /// Describes the line and its output; empty for a sheet, which is previewed instead.
    pub(super) fn words(self, cx: &Context) -> String {
        match self {
            Self::Sheet(_) => String::new(),
            Self::Unused(_) => cx.texts.get("wall-unused-about").into_owned(),
            Self::Report => cx.texts.get("wall-report-about").into_owned(),
            Self::Pages => match cx.site {
                Some(site) => {
                    let folder = site.folder.display().to_string();
                    let about = cx.texts.with("wall-pages-about-on", &[("folder", folder.into())]);
                    let upload = cx.published::<Upload>().map(|upload| upload.about(cx));
                    [Some(about), upload].into_iter().flatten().collect::<Vec<_>>().join(" ")
                }
                None => cx.texts.get("wall-pages-about-off").into_owned(),
            },
            Self::Hall => {
                let file = cx.path.map(|path| path.display().to_string()).unwrap_or_default();
                cx.texts.with("wall-hall-about", &[("file", file.into())])
            }
        }
    }
}

/// Returns the lines in order; sheets that do not apply to the event are folded into one line unless `lists_unused` is
/// set.
pub(super) fn all<'a>(cx: &Context<'a>, lists_unused: bool) -> impl Iterator<Item = WallLine> + use<'a> {
    let snapshot = cx.snapshot;
    let of = move |used: bool| {
        SHEETS.iter().filter(move |sheet| sheet.is_used(snapshot) == used).map(WallLine::Sheet)
    };
    let unused = of(false).count();
    let folded = (unused > 0 && !lists_unused).then_some(WallLine::Unused(unused));
    let listed = of(false).take(if lists_unused { unused } else { 0 });
    of(true).chain([WallLine::Report, WallLine::Pages, WallLine::Hall]).chain(folded).chain(listed)
}

/// Returns the name of a board or player.
pub(super) fn part(cx: &Context, part: Part) -> String {
    match part {
        Part::Board(board) => cx.texts.with("sheet-board", &[("board", board.into())]),
        Part::Player(player) => cx.name(player),
    }
}

/// Returns the paper size, with the orientation if it was selected.
pub(super) fn setup(cx: &Context, setup: PageSetup) -> String {
    let paper = setup.paper.name();
    match setup.orientation {
        Orientation::Automatic => paper.to_owned(),
        Orientation::Portrait => cx.texts.with("wall-paper-portrait", &[("paper", paper.into())]),
        Orientation::Landscape => cx.texts.with("wall-paper-landscape", &[("paper", paper.into())]),
    }
}

/// Returns the message that sets paper size and layout, and shows them.
pub(super) fn lay(changed: PageSetup, cx: &Context) -> Message {
    let told = Message::Tell(Notice::done(setup(cx, changed)));
    Message::All(vec![Message::ask(SheetRequest::Setup(changed)), told])
}
