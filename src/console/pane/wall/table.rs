//! The table of the print pane: marks, page counts and last issue.

use super::lines::WallLine;
use super::{SheetState, WallPane, issue_history};
use crate::desk::Context;
use crate::desk::keys::{self, DIGITS};
use crate::text::{self, Align};
use crate::widget::{Column, TableRow, Width};
use hakem_engine::tournament::IssueMedium;

/// Terminal columns of the last issue: `soubor 24. 12. 2026`.
const LEFT: u16 = 19;

impl WallPane {
    pub(super) fn row(&self, at: usize, item: WallLine, cx: &Context) -> TableRow {
        let mark = if self.marked.contains(&item.name()) { "✓" } else { "" };
        let digit = DIGITS.get(at).map(|digit| keys::name(*digit, cx.texts)).unwrap_or_default();
        let (told, style) = match (item, self.known(item)) {
            (WallLine::Report, _) => {
                let label = self.offer().map(|offer| cx.texts.get(offer.label).into_owned());
                (label.unwrap_or_default(), cx.theme.plain)
            }
            (WallLine::Pages | WallLine::Hall, _) => (item.told(cx), cx.theme.plain),
            (WallLine::Unused(_), _) => (String::new(), cx.theme.faint),
            (WallLine::Sheet(_), None) => ("…".to_owned(), cx.theme.plain),
            (WallLine::Sheet(_), Some(SheetState::Absent(_))) => ("–".to_owned(), cx.theme.faint),
            (WallLine::Sheet(_), Some(SheetState::There { pages, version, .. })) => {
                let pages = cx.texts.with("wall-pages", &[("pages", (*pages).into())]);
                let version = version
                    .map(|version| cx.texts.with("sheet-version-alone", &[("version", version.into())]));
                (pages + &version.map(|version| format!(" · {version}")).unwrap_or_default(), cx.theme.plain)
            }
        };
        TableRow::new(vec![mark.to_owned(), digit, item.label(cx.texts), told, self.left(item, cx)], style)
    }

    pub(super) fn columns(&self, cx: &Context) -> Vec<Column> {
        let longest = self.lines(cx).map(|item| text::width(&item.label(cx.texts))).max().unwrap_or(0);
        let words = |id: &str, width, least| {
            Column::new(cx.texts.get(id), Width::Natural { least, most: width }, Align::Left)
        };
        let mut columns = vec![
            Column::new("", Width::Exactly(1), Align::Left),
            Column::new("", Width::Exactly(1), Align::Left),
            words("wall-column-sheet", u16::try_from(longest).unwrap_or(u16::MAX), 20),
            Column::new(cx.texts.get("wall-column-pages"), Width::Exactly(22), Align::Left),
        ];
        columns.extend(issue_history::has_any_left(cx).then(|| words("wall-column-left", LEFT, 0)));
        columns
    }

    /// Describes the last issue of a sheet of the displayed round, and whether it is out of date.
    fn left(&self, item: WallLine, cx: &Context) -> String {
        let Some(left) = issue_history::left(cx, item.name()) else { return String::new() };
        let version = match self.known(item) {
            Some(SheetState::There { version, .. }) => *version,
            _ => None,
        };
        match left.version.filter(|_| left.version != version && version.is_some()) {
            Some(old) => cx.texts.with("wall-left-old", &[("version", old.into())]),
            None => {
                let id = match left.way {
                    IssueMedium::Printed => "wall-left-printed",
                    IssueMedium::Written => "wall-left-written",
                };
                cx.texts.with(id, &[("time", cx.when(left.at).into())])
            }
        }
    }
}
