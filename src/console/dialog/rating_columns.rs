//! Column assignment of a rating list before import; it also applies to later files of the list.

use super::columns::{self, ColumnChoice, Pressed};
use crate::desk::keys::{Hint, plain};
use crate::desk::{Context, Dialog, Message, Notice, RatingRequest, Reply};
use crate::exchange::roster;
use crate::ratings::{self, ListField, Sample};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::GameKind;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::path::PathBuf;

/// A rating list, shown column by column.
pub struct RatingColumns {
    path: PathBuf,
    columns: ColumnChoice<ListField>,
    /// The meanings in the layout of a federation's list, before the arbiter assigned any; a layout contains
    /// meanings that cannot be assigned.
    of_layout: Option<Vec<Option<ListField>>>,
    /// True once the arbiter has stated which name comes first, now or for an earlier file of the list.
    is_order_stated: bool,
    /// The reason the last Enter was refused.
    refused: Option<String>,
}

impl RatingColumns {
    /// Creates the assignment from the first rows of a file.
    pub fn new(path: PathBuf, sample: Sample) -> Self {
        let table = sample.table.clone();
        let of_layout = sample.is_known_list(&table).then(|| sample.fields(&table));
        let is_order_stated = !sample.columns.is_empty();
        let columns = ColumnChoice::new(table, move |table| sample.fields(table));
        Self { path, columns, of_layout, is_order_stated, refused: None }
    }

    /// Returns the question which name comes first, if the list does not state it.
    fn name_order_question(&mut self, cx: &Context) -> Option<String> {
        let known = |field: &Option<ListField>| match field {
            Some(ListField::Known(column)) => Some(*column),
            _ => None,
        };
        let says: Vec<Option<roster::PlayerColumn>> = self.columns.says.iter().map(known).collect();
        let account = roster::players(&self.columns.list, &says, cx.texts).account;
        self.columns.name_order_question(&account, cx.texts)
    }

    /// Returns the reason why the column at the cursor cannot be assigned: only its heading identifies it in later
    /// files, so the heading must be unique and not empty.
    fn nameless(&self) -> Option<&'static str> {
        let (list, at) = (&self.columns.list, self.columns.cursor);
        self.columns.says.get(at).copied().flatten()?;
        let heading = list.heading(at);
        let is_other = |other: usize| other != at && list.heading(other) == heading;
        if heading.is_empty() {
            Some("rating-columns-no-heading")
        } else if (0..list.width()).any(is_other) {
            Some("rating-columns-twice")
        } else {
            None
        }
    }

    fn accept(&mut self, cx: &Context) -> Reply {
        use roster::PlayerColumn as C;
        let has = |field: ListField| self.columns.says.contains(&Some(field));
        let has_name =
            [C::Name, C::GivenFirst, C::Family].into_iter().any(|column| has(ListField::Known(column)));
        let has_number = [C::Rating, C::NationalRating, C::FideId, C::Licence]
            .into_iter()
            .any(|column| has(ListField::Known(column)))
            || GameKind::ALL
                .into_iter()
                .any(|kind| has(ListField::Rating(kind)) || has(ListField::National(kind)));
        let refused = if !has_name {
            "preview-no-names"
        } else if !has_number {
            "rating-columns-no-number"
        } else if let Some(question) = (!self.is_order_stated).then(|| self.name_order_question(cx)).flatten()
        {
            self.refused = Some(question);
            return Reply::Keep(Message::Bell);
        } else {
            let columns = match &self.of_layout {
                Some(fields) if *fields == self.columns.says => ratings::AssignedColumns::default(),
                _ => ratings::AssignedColumns::of_table(&self.columns.list, &self.columns.says),
            };
            return Reply::Finish(Message::ask(RatingRequest::Import(self.path.clone(), columns, None)));
        };
        self.refused = Some(cx.texts.get(refused).into_owned());
        Reply::Keep(Message::Bell)
    }

    fn below(&self, cx: &Context) -> Vec<(String, Style)> {
        let ignored =
            roster::left_out(&self.columns.list, |at| self.columns.says.get(at).is_some_and(Option::is_some));
        let told = (!ignored.is_empty())
            .then(|| cx.texts.with("roster-ignored", &[("columns", ignored.join(", ").into())]));
        let refused = self.refused.iter().map(|told| (format!("✗ {told}"), cx.theme.error));
        refused.chain(told.map(|told| (told, cx.theme.plain))).collect()
    }
}

impl Dialog for RatingColumns {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let file = self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let title = cx.texts.with("rating-columns-title", &[("file", file.into())]);
        self.columns.draw(frame, area, (&title, &cx.texts.get("rating-columns-kept")), self.below(cx), cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.refused = None;
        match plain(key) {
            Some(KeyCode::Esc) => return Reply::Close,
            Some(KeyCode::Enter) => return self.accept(cx),
            _ => {}
        }
        let pressed = self.columns.key(key);
        self.is_order_stated |= pressed == Pressed::Changed && columns::states_name_order(plain(key));
        match (pressed, self.nameless()) {
            (Pressed::Unused, _) => Reply::Unused,
            (Pressed::Changed, Some(why)) => {
                self.columns.assign(None);
                Reply::Keep(Message::Tell(Notice::refused(cx.texts.get(why).into_owned())))
            }
            _ => Reply::Stay,
        }
    }

    fn has_unsaved(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        let accept = Hint::new(&[KeyCode::Enter], "key-accept");
        let cancel = Hint::new(&[KeyCode::Esc], "key-cancel");
        [accept].into_iter().chain(columns::HINTS).chain([cancel]).collect()
    }
}
