//! The start screen: the program and the event files to open.

use crate::desk::context::{About, Context, EventFile};
use crate::desk::dialog::Wanted;
use crate::desk::keys::{self, Binding, Hint, Verb, WALK, find, hints, menu};
use crate::desk::message::Message;
use crate::desk::pane::Pane;
use crate::desk::request::{FileRequest, RatingRequest, Request, Sample, SharedRequest};
use crate::dialog::{Field, FieldError, Form, Pick, PickItem, Prompt};
use crate::i18n::{Language, Say};
use crate::platform::names;
use crate::text::{self, Align};
use crate::typed;
use crate::widget::{Beside, Column, TableRow, Width, needs, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::Taken;
use hakem_engine::pairing::SYSTEMS;
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{Name, RatingMethod, RoundNo, Settings, SystemId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use std::iter;
use std::path::{Path, PathBuf};

/// Actions of the start screen's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartAct {
    OpenListed,
    Guide,
    OpenSample,
    New,
    NewLike,
    OpenPath,
    Import,
    ImportRatings,
    Language,
    Leave,
}

const KEYS: &[Binding<StartAct>] = &[
    Binding { keys: Verb::Open.keys(), act: StartAct::OpenListed, label: "start-open-listed" },
    Binding { keys: Verb::Explain.keys(), act: StartAct::Guide, label: "start-guide" },
    Binding { keys: menu('m'), act: StartAct::OpenSample, label: "start-sample" },
    Binding { keys: Verb::Next.keys(), act: StartAct::New, label: "start-new" },
    Binding { keys: Verb::Previous.keys(), act: StartAct::NewLike, label: "start-new-like" },
    Binding { keys: Verb::Other.keys(), act: StartAct::OpenPath, label: "start-open-path" },
    Binding { keys: Verb::Import.keys(), act: StartAct::Import, label: "start-import" },
    Binding { keys: menu('t'), act: StartAct::Language, label: "start-language" },
    Binding { keys: Verb::Ratings.keys(), act: StartAct::ImportRatings, label: "start-import-ratings" },
    Binding { keys: &[KeyCode::Char('q')], act: StartAct::Leave, label: "start-quit" },
];

/// File name extension of event files.
const EXTENSION: &str = "hakem";

/// Maximum length of a file name derived from the name of an event, without the extension.
const LONGEST: usize = 60;

/// Pane that lists the event files of the folder.
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
        let menu = menu_lines(cx);
        let rows = u16::try_from(menu.len().div_ceil(MENU_COLUMNS)).unwrap_or(0);
        let [_, what, _, keys, folder, list] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(if area.width < WIDE { 3 } else { 2 }),
            Constraint::Length(1),
            Constraint::Length(rows),
            Constraint::Length(2),
            Constraint::Min(0),
        ])
        .areas(area);
        let inset = |area: Rect| Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
        let words = Paragraph::new(cx.texts.get("start-what")).wrap(Wrap { trim: true });
        frame.render_widget(words, inset(what));
        draw_menu(frame, inset(keys), menu);
        let heading = cx.texts.with("start-folder", &[("folder", cx.folder.to_string_lossy().into())]);
        let heading = text::fit(&heading, usize::from(inset(folder).width), Align::Left);
        let heading = Paragraph::new(vec![Line::default(), Line::styled(heading, cx.theme.head)]);
        frame.render_widget(heading, inset(folder));
        if cx.files.is_empty() {
            let first = format!("> {}", cx.texts.get("start-first"));
            let first = Paragraph::new(first).style(cx.theme.strong).wrap(Wrap { trim: true });
            return frame.render_widget(first, inset(list));
        }
        let cursor = self.cursor.min(cx.files.len() - 1);
        let (shown, columns) = columns(cx, list.width);
        table(frame, list, cx.theme, &columns, (cursor, cx.files.len()), |index| {
            cx.files.get(index).map(|file| row(file, shown, cx)).unwrap_or_default()
        });
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if let Some(walk) = find(WALK, key) {
            self.cursor = walk.from(self.cursor, cx.files.len());
            return Some(Message::Nothing);
        }
        Some(match find(KEYS, key)? {
            StartAct::OpenListed => match self.chosen(cx) {
                Some(file) => Message::ask(FileRequest::Open(file.path.clone())),
                None => Message::ask(Request::Guide),
            },
            StartAct::Guide => Message::ask(Request::Guide),
            StartAct::OpenSample => Message::ask(FileRequest::Sample(Sample::Open)),
            StartAct::New => new_event(cx),
            StartAct::NewLike => new_like(self.chosen(cx)?, cx),
            StartAct::OpenPath => ask_event(cx),
            StartAct::Import => {
                ask_path("start-import", Wanted::File, |path| Message::ask(FileRequest::Import(path)), cx)
            }
            StartAct::ImportRatings => Message::ask(RatingRequest::AskFile),
            StartAct::Language => choose_language(cx),
            StartAct::Leave => Message::Quit,
        })
    }

    fn settle(&mut self, cx: &Context) {
        self.cursor = self.cursor.min(cx.files.len().saturating_sub(1));
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        works(cx).map(Hint::from).collect()
    }

    fn has_lines(&self, cx: &Context) -> bool {
        !cx.files.is_empty()
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }
}

/// Returns the active bindings; creating an event like another requires an existing one.
fn works(cx: &Context) -> impl Iterator<Item = &'static Binding<StartAct>> {
    let has_files = !cx.files.is_empty();
    KEYS.iter().filter(move |binding| has_files || binding.act != StartAct::NewLike)
}

/// Number of menu columns.
const MENU_COLUMNS: usize = 2;

/// Minimum width for the program description on two rows.
const WIDE: u16 = 110;

/// Returns the keys with their labels; each language is named in itself.
fn menu_lines(cx: &Context) -> Vec<Line<'static>> {
    let line = |code: KeyCode, words: String| {
        let key = text::fit(&keys::name(code, cx.texts), 7, Align::Left);
        Line::from(vec![Span::styled(key, cx.theme.key), Span::styled(words, cx.theme.plain)])
    };
    let own = works(cx).filter_map(|binding| {
        let mut words = cx.texts.get(binding.label).into_owned();
        if binding.act == StartAct::Language {
            words = format!("{words}: {}", Language::ALL.map(Language::own_name).join(" · "));
        }
        Some(line(*binding.keys.first()?, words))
    });
    let looks = line(KeyCode::Char('T'), cx.texts.get("key-theme").into_owned());
    own.chain([looks, line(KeyCode::Char('D'), cx.texts.get("key-digits").into_owned())]).collect()
}

/// Renders the menu in columns, read downwards.
fn draw_menu(frame: &mut Frame, area: Rect, menu: Vec<Line<'static>>) {
    let rows = menu.len().div_ceil(MENU_COLUMNS).max(1);
    let wide = menu.iter().take(rows).map(Line::width).max().unwrap_or(0) + 4;
    let wide = u16::try_from(wide).unwrap_or(area.width);
    for (column, lines) in (0u16..).zip(menu.chunks(rows)) {
        let x = area.x.saturating_add(column.saturating_mul(wide));
        let place = Rect { x, width: area.right().saturating_sub(x), ..area };
        frame.render_widget(Paragraph::new(lines.to_vec()), place.intersection(area));
    }
}

/// Columns of the file list; a narrow list drops the last ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartColumn {
    Name,
    System,
    Round,
    Changed,
    File,
}

/// Columns in display order.
const COLUMNS: [StartColumn; 5] =
    [StartColumn::Name, StartColumn::System, StartColumn::Round, StartColumn::Changed, StartColumn::File];

impl StartColumn {
    fn head(self) -> &'static str {
        match self {
            Self::Name => "event-name",
            Self::System => "event-system",
            Self::Round => "word-round",
            Self::Changed => "start-column-changed",
            Self::File => "start-column-file",
        }
    }

    /// Returns the maximum terminal columns of a cell.
    fn most(self) -> usize {
        match self {
            Self::Name => 30,
            Self::System => 44,
            Self::Round | Self::Changed => 24,
            Self::File => 60,
        }
    }

    fn cell(self, file: &EventFile, cx: &Context) -> String {
        let name = || file_name(&file.path);
        match (self, &file.about) {
            (Self::Changed, _) => file.changed.map(|day| cx.texts.date(day)).unwrap_or_default(),
            (Self::File, _) => cx.shown_path(&file.path),
            (Self::Name, Some(About::Event(about))) => text::clean(&about.name).into_owned(),
            (Self::Name, _) => name(),
            (Self::System, Some(About::Event(about))) => cx.texts.system(about.system.as_str()).into_owned(),
            (Self::System, Some(About::Damaged)) => cx.texts.get("start-damaged").into_owned(),
            (Self::System, Some(About::Empty)) => cx.texts.get("start-empty").into_owned(),
            (Self::System, Some(About::Foreign)) => cx.texts.get("start-foreign").into_owned(),
            (Self::System, Some(About::Unreadable)) => cx.texts.get("start-unreadable").into_owned(),
            (Self::System, Some(About::Large)) => cx.texts.get("start-large").into_owned(),
            (Self::System, None) => "…".to_owned(),
            (Self::Round, Some(About::Event(about))) => match about.round {
                Some((round, state, _)) => {
                    format!("{round}/{} {}", about.rounds, cx.texts.round_state(state))
                }
                None => cx.texts.with("count-players", &[("count", about.roster.len().into())]),
            },
            (Self::Round, _) => String::new(),
        }
    }
}

/// Returns the columns that fit this width, and their number.
fn columns(cx: &Context, room: u16) -> (usize, Vec<Column>) {
    let column = |told: &StartColumn| {
        let widest = cx.files.iter().map(|file| text::width(&told.cell(file, cx))).max().unwrap_or(0);
        let most = u16::try_from(widest.min(told.most())).unwrap_or(0);
        let least = if *told == StartColumn::Changed { most } else { most.min(12) };
        Column::new(cx.texts.get(told.head()), Width::Natural { least, most }, Align::Left)
    };
    let all: Vec<Column> = COLUMNS.iter().map(column).collect();
    // If the file column does not fit, it is dropped: its name is that of the event.
    let shown = if needs(&all, u16::MAX, Beside::default()).most <= room { all.len() } else { all.len() - 1 };
    (shown, all.into_iter().take(shown).collect())
}

fn row(file: &EventFile, shown: usize, cx: &Context) -> TableRow {
    let style = match file.about {
        None | Some(About::Event(_) | About::Large) => cx.theme.plain,
        Some(About::Damaged | About::Unreadable) => cx.theme.error,
        Some(About::Empty | About::Foreign) => cx.theme.warning,
    };
    TableRow::new(COLUMNS.iter().take(shown).map(|told| told.cell(file, cx)).collect(), style)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| text::clean(&name.to_string_lossy()).into_owned()).unwrap_or_default()
}

pub(super) fn ask_path(title: &str, wanted: Wanted, then: fn(PathBuf) -> Message, cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.heading(title), move |text, cx| {
        cx.typed_path(text).map(then).ok_or_else(|| cx.texts.get("start-path-empty").into_owned())
    });
    let folder = cx.texts.with("start-path-from", &[("folder", cx.folder.to_string_lossy().into())]);
    Message::Open(Box::new(prompt.with_path(wanted).with_lines([text::clean(&folder).into_owned()])))
}

/// Prompts for an event file or the address of a shared event.
fn ask_event(cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.heading("start-open-path"), move |text, cx| {
        if text.contains("://") {
            return Ok(Message::ask(SharedRequest::Fetch(text.trim().to_owned())));
        }
        let path = cx.typed_path(text).map(|path| Message::ask(FileRequest::Open(path)));
        path.ok_or_else(|| cx.texts.get("start-path-empty").into_owned())
    });
    let folder = cx.texts.with("start-path-from", &[("folder", cx.folder.to_string_lossy().into())]);
    let lines = [text::clean(&folder).into_owned(), cx.texts.get("start-path-address").into_owned()];
    Message::Open(Box::new(prompt.with_path(Wanted::Event).with_lines(lines)))
}

/// Prompts for the file of a rating list.
pub fn ask_ratings(cx: &Context) -> Message {
    ask_path("start-import-ratings", Wanted::File, |path| Message::ask(FileRequest::ReadRatings(path)), cx)
}

fn choose_language(cx: &Context) -> Message {
    let choices = Language::ALL
        .map(|language| PickItem::plain(language.own_name(), Message::ask(Request::Language(language))));
    let now = Language::ALL.iter().position(|&language| language == cx.texts.language());
    let pick = Pick::new(cx.texts.heading("start-language"), choices.into()).at(now.unwrap_or(0));
    Message::Open(Box::new(pick))
}

/// Opens the form for a new event: its name, its system and its number of rounds.
fn new_event(cx: &Context) -> Message {
    const NAME: usize = 0;
    const SYSTEM: usize = 1;
    const ROUNDS: usize = 2;
    let systems = SYSTEMS.iter().map(|system| cx.texts.system(system.id()).into_owned()).collect();
    let rounds = cx.snapshot.settings().rounds;
    let told = |id: &'static str| move |_: &str, cx: &Context| cx.texts.get(id).into_owned();
    let fields = vec![
        Field::text(cx.texts.get("start-event-name"), "").read_as(saved_as),
        Field::choice(cx.texts.get("event-system"), systems, 0)
            .read_as(|_, cx| cx.texts.with("start-new-system", &[("count", SYSTEMS.len().into())])),
        Field::text(cx.texts.get("event-rounds"), &rounds.to_string()).read_as(told("start-new-rounds")),
    ];
    let form = Form::new(cx.texts.heading("start-new"), fields, |fields, cx| {
        let value = |field: usize| fields.get(field).map_or("", Field::value);
        let wrong = |field, text| FieldError { field, text };
        let name = Name::new(value(NAME)).map_err(|error| wrong(NAME, error.say(cx.texts)))?;
        let rounds = typed::rounds(value(ROUNDS), cx.texts).map_err(|told| wrong(ROUNDS, told))?;
        if rounds == RoundNo(0) {
            return Err(wrong(ROUNDS, cx.texts.get("event-rounds-missing").into_owned()));
        }
        let path = free_file(&name, cx);
        let mut settings = Settings {
            language: cx.texts.language(),
            rating_method: Some(RatingMethod::FideElseNational),
            rounds,
            ..Settings::named(name)
        };
        if let Some(system) = fields.get(SYSTEM).and_then(|field| SYSTEMS.get(field.chosen())) {
            take_system(&mut settings, SystemId::new(system.id()));
        }
        Ok(Message::ask(FileRequest::New(path, Box::new(settings))))
    });
    Message::Open(Box::new(form))
}

/// Names the file of a new event, as long as it has a name.
fn saved_as(typed: &str, cx: &Context) -> String {
    let Ok(name) = Name::new(typed) else { return cx.texts.get("start-new-name").into_owned() };
    let path = free_file(&name, cx);
    let values = [
        ("file", file_name(&path).into()),
        ("folder", text::clean(&cx.folder.to_string_lossy()).into_owned().into()),
    ];
    cx.texts.with("start-new-saved", &values)
}

/// Returns the file of a new event: its name, with a number if a file of that name is listed.
fn free_file(event: &Name, cx: &Context) -> PathBuf {
    let is_free = |path: &PathBuf| cx.files.iter().all(|file| file.path != *path);
    let stem = names::of_words(&fold_for_search(event.as_str()), LONGEST, "event");
    let path = |name: String| cx.folder.join(format!("{name}.{EXTENSION}"));
    let numbered = (2..=u16::MAX).map(|number| path(format!("{stem}-{number}")));
    let first = path(stem.clone());
    iter::once(first.clone()).chain(numbered).find(is_free).unwrap_or(first)
}

/// Opens the form for a new event like another: its name and the data to copy.
fn new_like(other: &EventFile, cx: &Context) -> Message {
    const NAME: usize = 0;
    const FILE: usize = 1;
    const PLAYERS: usize = 2;
    const DAYS: usize = 3;
    let known = match &other.about {
        Some(About::Event(about)) => about.name.clone(),
        _ => String::new(),
    };
    let no_or_yes = || ["word-no", "word-yes"].map(|id| cx.texts.get(id).into_owned()).to_vec();
    let fields = vec![
        Field::text(cx.texts.get("start-event-name"), &known),
        Field::text(cx.texts.get("start-file-name"), ""),
        Field::choice(cx.texts.get("start-like-players"), no_or_yes(), 0),
        Field::choice(cx.texts.get("start-like-days"), no_or_yes(), 0),
    ];
    let shown = if known.is_empty() { file_name(&other.path) } else { text::clean(&known).into_owned() };
    let title = cx.texts.with("start-like-title", &[("event", shown.into())]);
    let other = other.path.clone();
    let form = Form::new(title, fields, move |fields, cx| {
        let value = |field: usize| fields.get(field).map_or("", Field::value);
        let is_chosen = |field: usize| fields.get(field).is_some_and(|field| field.chosen() == 1);
        let wrong = |field, text| FieldError { field, text };
        let name = Name::new(value(NAME)).map_err(|error| wrong(NAME, error.say(cx.texts)))?;
        // In the folder of the other event: a section of the same festival.
        let beside = other.parent().unwrap_or(cx.folder);
        let path = typed_file(value(FILE), &name, beside, cx).map_err(|told| wrong(FILE, told))?;
        let taken = Taken { players: is_chosen(PLAYERS), days: is_chosen(DAYS) };
        Ok(Message::ask(FileRequest::NewLike { other: other.clone(), path, name, taken }))
    });
    Message::Open(Box::new(form))
}

/// Parses the name of a new event file; if it is empty, the name is derived from the event, in `folder`.
///
/// # Errors
/// Returns a message if the file already exists.
fn typed_file(typed: &str, event: &Name, folder: &Path, cx: &Context) -> Result<PathBuf, String> {
    let path = match cx.typed_path(typed) {
        Some(path) if path.extension().is_some_and(|extension| extension == EXTENSION) => path,
        Some(path) => {
            let mut named = path.into_os_string();
            named.push(".");
            named.push(EXTENSION);
            PathBuf::from(named)
        }
        None => folder.join(proposed_file_name(event.as_str())),
    };
    match cx.files.iter().any(|file| file.path == path) {
        true => Err(cx.texts.with("start-file-taken", &[("file", file_name(&path).into())])),
        false => Ok(path),
    }
}

/// Returns a portable file name derived from the name of the event.
fn proposed_file_name(event: &str) -> String {
    format!("{}.{EXTENSION}", names::of_words(&fold_for_search(event), LONGEST, "event"))
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
        assert_eq!(proposed_file_name("CON."), "event-con.hakem");
    }
}
