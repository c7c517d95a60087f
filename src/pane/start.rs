//! The start screen: what hakem is, and which event to open.

use super::Pane;
use crate::context::{Context, EventFile};
use crate::dialog::{Choice, Field, FieldError, Form, Pick, Prompt};
use crate::i18n::{Language, Say};
use crate::keys::{self, Binding, Hint, WALK, find, hints};
use crate::message::Message;
use crate::text::{self, Align};
use crate::typed;
use crate::widget::scroll_from;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{Name, Settings};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use std::path::{Path, PathBuf};

/// What the keys of the start screen do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    OpenListed,
    OpenSample,
    New,
    OpenPath,
    Import,
    Language,
    Leave,
}

const KEYS: &[Binding<Act>] = &[
    Binding { keys: &[KeyCode::Enter], act: Act::OpenListed, label: "start-open-listed" },
    Binding { keys: &[KeyCode::Char('m')], act: Act::OpenSample, label: "start-sample" },
    Binding { keys: &[KeyCode::Char('n')], act: Act::New, label: "start-new" },
    Binding { keys: &[KeyCode::Char('o')], act: Act::OpenPath, label: "start-open-path" },
    Binding { keys: &[KeyCode::Char('i'), KeyCode::Char('I')], act: Act::Import, label: "start-import" },
    Binding { keys: &[KeyCode::Char('t'), KeyCode::Char('l')], act: Act::Language, label: "start-language" },
    Binding { keys: &[KeyCode::Char('q')], act: Act::Leave, label: "start-quit" },
];

/// How an event file's name ends.
const EXTENSION: &str = "hakem";

/// Shows the event files of the folder.
#[derive(Default)]
pub(super) struct StartPane {
    cursor: usize,
}

impl StartPane {
    fn chosen<'a>(&self, cx: &Context<'a>) -> Option<&'a EventFile> {
        cx.files.get(self.cursor.min(cx.files.len().saturating_sub(1)))
    }
}

impl Pane for StartPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let menu = u16::try_from(KEYS.len()).unwrap_or(0);
        let [what, keys, folder, list] = Layout::vertical([
            Constraint::Length(4),
            Constraint::Length(menu),
            Constraint::Length(2),
            Constraint::Min(0),
        ])
        .horizontal_margin(2)
        .areas(area);
        let words = Paragraph::new(cx.texts.get("start-what")).wrap(Wrap { trim: true });
        frame.render_widget(words, what);
        frame.render_widget(Paragraph::new(menu_lines(cx)), keys);
        let heading = cx.texts.with("start-folder", &[("folder", cx.folder.to_string_lossy().into())]);
        let heading = text::fit(&heading, usize::from(folder.width), Align::Left);
        frame.render_widget(
            Paragraph::new(vec![Line::default(), Line::styled(heading, cx.theme.head)]),
            folder,
        );
        if cx.files.is_empty() {
            let first = format!("> {}", cx.texts.get("start-first"));
            frame.render_widget(
                Paragraph::new(first).style(cx.theme.selected).wrap(Wrap { trim: true }),
                list,
            );
        } else {
            frame.render_widget(Paragraph::new(self.file_lines(list, cx)), list);
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if let Some(walk) = find(WALK, key) {
            self.cursor = walk.from(self.cursor, cx.files.len());
            return Some(Message::Nothing);
        }
        Some(match find(KEYS, key)? {
            Act::OpenListed => match self.chosen(cx) {
                Some(file) => Message::OpenFile(file.path.clone()),
                None => Message::OpenSample,
            },
            Act::OpenSample => Message::OpenSample,
            Act::New => new_event(cx),
            Act::OpenPath => ask_path(&cx.texts.get("start-open-path"), Message::OpenFile, cx),
            Act::Import => ask_path(&cx.texts.get("start-import"), Message::Import, cx),
            Act::Language => choose_language(cx),
            Act::Leave => Message::Quit,
        })
    }

    fn settle(&mut self, cx: &Context) {
        self.cursor = self.cursor.min(cx.files.len().saturating_sub(1));
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        hints(KEYS)
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }
}

impl StartPane {
    fn file_lines(&self, area: Rect, cx: &Context) -> Vec<Line<'static>> {
        let height = usize::from(area.height);
        let first = scroll_from(self.cursor, cx.files.len(), height);
        let name_width = usize::from(area.width).saturating_sub(15).min(60);
        let line = |(index, file): (usize, &EventFile)| {
            let here = index == self.cursor;
            let mark = if here { '>' } else { ' ' };
            let changed = file.changed.map(|day| cx.texts.date(day)).unwrap_or_default();
            let name = text::fit(&file_name(&file.path), name_width, Align::Left);
            let words = format!("{mark} {name} {}", text::fit(&changed, 12, Align::Right));
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        };
        cx.files.iter().enumerate().skip(first).take(height).map(line).collect()
    }
}

/// The keys with their words, one a line; the languages are named each in its own.
fn menu_lines(cx: &Context) -> Vec<Line<'static>> {
    let lines = KEYS.iter().map(|binding| {
        let key = binding.keys.first().copied().map(keys::name).unwrap_or_default();
        let mut words = cx.texts.get(binding.label).into_owned();
        if binding.act == Act::Language {
            words = format!("{words}: {}", Language::ALL.map(Language::own_name).join(" · "));
        }
        Line::from(vec![Span::styled(text::fit(&key, 7, Align::Left), cx.theme.key), Span::raw(words)])
    });
    lines.collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn ask_path(title: &str, then: fn(PathBuf) -> Message, cx: &Context) -> Message {
    let prompt = Prompt::new(title, move |text, cx| {
        typed::path(text, cx).map(then).ok_or_else(|| cx.texts.get("start-path-empty").into_owned())
    });
    let folder = cx.texts.with("start-path-from", &[("folder", cx.folder.to_string_lossy().into())]);
    Message::Open(Box::new(prompt.with_lines([text::clean(&folder).into_owned()])))
}

fn choose_language(cx: &Context) -> Message {
    let choices = Language::ALL.map(|language| Choice::plain(language.own_name(), Message::Speak(language)));
    let now = Language::ALL.iter().position(|&language| language == cx.texts.language());
    let pick = Pick::new(cx.texts.get("start-language"), choices.into()).at(now.unwrap_or(0));
    Message::Open(Box::new(pick))
}

fn new_event(cx: &Context) -> Message {
    const NAME: usize = 0;
    const FILE: usize = 1;
    let fields = vec![
        Field::text(cx.texts.get("start-event-name"), ""),
        Field::text(cx.texts.get("start-file-name"), ""),
    ];
    let form = Form::new(cx.texts.get("start-new"), fields, |fields, cx| {
        let value = |field: usize| fields.get(field).map_or("", Field::value);
        let wrong = |field, text| FieldError { field, text };
        let name = Name::new(value(NAME)).map_err(|error| wrong(NAME, error.say(cx.texts)))?;
        let path = match typed::path(value(FILE), cx) {
            Some(path) if path.extension().is_some_and(|extension| extension == EXTENSION) => path,
            Some(path) => {
                let mut named = path.into_os_string();
                named.push(".");
                named.push(EXTENSION);
                PathBuf::from(named)
            }
            None => cx.folder.join(proposed_file_name(name.as_str())),
        };
        if cx.files.iter().any(|file| file.path == path) {
            let taken = cx.texts.with("start-file-taken", &[("file", file_name(&path).into())]);
            return Err(wrong(FILE, taken));
        }
        let settings = Settings { language: cx.texts.language(), ..Settings::named(name) };
        Ok(Message::NewFile(path, Box::new(settings)))
    });
    Message::Open(Box::new(form))
}

/// Returns a file name that every file system takes, made from the name of the event.
fn proposed_file_name(event: &str) -> String {
    const LONGEST: usize = 60;
    let folded = fold_for_search(event);
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let name: String = words.collect::<Vec<_>>().join("-").chars().take(LONGEST).collect();
    format!("{}.{EXTENSION}", if name.is_empty() { "event" } else { name.trim_end_matches('-') })
}

#[cfg(test)]
mod tests {
    use super::proposed_file_name;

    #[test]
    fn a_file_name_is_made_of_the_letters_of_the_event() {
        assert_eq!(
            proposed_file_name("Çanakkale Şehitleri Turnuvası '26"),
            "canakkale-sehitleri-turnuvasi-26.hakem"
        );
        assert_eq!(proposed_file_name("../../etc/passwd"), "etc-passwd.hakem");
        assert_eq!(proposed_file_name("***"), "event.hakem");
    }
}
