//! The arbiter's manual: a chapter next to the table, and the list of all chapters.

use super::{Pick, PickItem, ReadingDialog};
use crate::desk::keys::Hint;
use crate::desk::{Context, Dialog, Message, Reply};
use crate::i18n::Language;
use crate::manual::{Chapter, CodeMarks, ManualRow, StretchKind, chapter, chapters};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Minimum width of a chapter next to the table.
const BESIDE: u16 = 56;

/// A chapter of the manual.
pub struct Manual {
    reading: ReadingDialog,
    /// Index among the chapters.
    at: usize,
    language: Language,
}

impl Manual {
    /// Opens the chapter with this name; `None` if it does not exist.
    pub fn of(name: &str, language: Language) -> Option<Self> {
        chapter(name, language).map(|chapter| Self::new(chapter, language))
    }

    fn new(chapter: &'static Chapter, language: Language) -> Self {
        let reading = ReadingDialog::fitted(chapter.heading(), move |cx, width| {
            let marks = if cx.theme.key == cx.theme.plain { CodeMarks::Kept } else { CodeMarks::Dropped };
            let above =
                [Line::styled(cx.texts.get("manual-above").into_owned(), cx.theme.faint), Line::default()];
            let rows = chapter.rows(width.into(), marks);
            above.into_iter().chain(rows.into_iter().map(|row| line(row, cx))).collect()
        });
        let at = chapters(language).iter().position(|other| other.name == chapter.name).unwrap_or(0);
        Self { reading: reading.needing(BESIDE), at, language }
    }

    /// Opens the list of chapters, with the cursor on this one.
    fn others(&self, cx: &Context) -> Message {
        let open = |chapter: &'static Chapter| {
            PickItem::plain(chapter.heading(), Message::open(Self::new(chapter, self.language)))
        };
        let choices = chapters(self.language).iter().map(open).collect();
        Message::open(Pick::new(cx.texts.get("manual-title"), choices).at(self.at))
    }
}

fn line(row: ManualRow, cx: &Context) -> Line<'static> {
    let look = |kind| match kind {
        StretchKind::Head => cx.theme.head,
        StretchKind::Key => cx.theme.key,
        StretchKind::Plain => cx.theme.plain,
    };
    row.into_iter().map(|stretch| Span::styled(stretch.words, look(stretch.kind))).collect()
}

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-scroll"),
    Hint::new(&[KeyCode::F(1)], "key-chapters"),
    Hint::new(&[KeyCode::Char('?')], "key-help"),
    Hint::new(&[KeyCode::Esc], "key-close"),
];

impl Dialog for Manual {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.reading.draw(frame, area, cx);
    }

    fn beside(&self) -> Option<u16> {
        self.reading.beside()
    }

    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.reading.draw_beside(frame, area, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::F(1) => Reply::Finish(self.others(cx)),
            // The console then lists the keys.
            KeyCode::Char('?') => Reply::Unused,
            _ => self.reading.key(key, cx),
        }
    }

    fn is_reading(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
