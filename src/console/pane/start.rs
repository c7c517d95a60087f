//! The start screen: the program and the event files to open.

use crate::desk::keys::{self, Binding, Hint, Verb, WALK, find, hints, menu};
use crate::desk::{
    About, Context, EventFile, FileRequest, Message, Pane, RatingRequest, Request, Sample, SharedRequest,
    Summary, Wanted,
};
use crate::dialog::{Form, FormField, FormValues, NO_OR_YES, Pick, PickItem, Prompt};
use crate::i18n::{Language, Say};
use crate::pane::rescue;
use crate::platform::names;
use crate::sheet::list;
use crate::text::{self, Align};
use crate::typed;
use crate::widget::{
    Beside, Column, Needs, Panel, Rank, Room, TableRow, Width, lines, needs, panel_box, rest_cursor, room,
    table, wrapped,
};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::TemplateParts;
use hakem_engine::pairing::SYSTEMS;
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{Name, RatingMethod, RoundNo, RoundState, Settings, SystemId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use std::cell::Cell;
use std::iter;
use std::ops::Range;
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
    Rescue,
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
    Binding { keys: menu('r'), act: StartAct::Rescue, label: "rescue-key" },
    Binding { keys: menu('t'), act: StartAct::Language, label: "start-language" },
    Binding { keys: Verb::Ratings.keys(), act: StartAct::ImportRatings, label: "start-import-ratings" },
    Binding { keys: &[KeyCode::Char('q')], act: StartAct::Leave, label: "start-quit" },
];

/// Label of Enter on a file of another program.
pub const IMPORTS: &str = "start-import-listed";

const EXTENSION: &str = "hakem";

/// Maximum length of a file name derived from the name of an event, without the extension.
const LONGEST: usize = 60;

/// Pane that lists the event files of the folder.
#[derive(Default)]
pub(super) struct StartPane {
    cursor: usize,
    /// Width of the screen, in which the list is alone or next to a panel.
    room: Cell<u16>,
}

impl StartPane {
    fn chosen<'a>(&self, cx: &Context<'a>) -> Option<&'a EventFile> {
        cx.files.get(self.cursor.min(cx.files.len().saturating_sub(1)))
    }
}

impl Pane for StartPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let is_alone = area.width == self.room.get();
        let [list, panel] = if is_alone { divided(area) } else { [area, Rect::default()] };
        if !panel.is_empty() {
            let told = self.panel(0, room(panel), cx);
            let inside = panel_box(frame, panel, cx.theme, &told.title);
            lines(frame, inside, &told.lines);
        }
        let first = first_lines(cx);
        let rows = u16::try_from(first.len() + 1).unwrap_or(0);
        let [_, head, list, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(rows),
        ])
        .areas(list);
        let inset = |area: Rect| Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
        let values = [("folder", cx.folder.to_string_lossy().into())];
        let longest = [cx.texts.with("start-folder", &values), cx.texts.get("start-recent").into_owned()];
        let room = usize::from(inset(head).width);
        let heading = longest.into_iter().find(|words| text::width(words) <= room).unwrap_or_default();
        lines(frame, inset(head), [&Line::styled(heading, cx.theme.head)]);
        lines(frame, Rect { y: below.y + 1, ..inset(below) }.intersection(below), &first);
        if cx.files.is_empty() {
            let first = format!("> {}", cx.texts.get("start-first"));
            let first = Paragraph::new(first).style(cx.theme.strong).wrap(Wrap { trim: true });
            rest_cursor(frame, inset(list));
            return frame.render_widget(first, inset(list));
        }
        let cursor = self.cursor.min(cx.files.len() - 1);
        table(frame, list, cx.theme, &columns(cx), (cursor, cx.files.len()), |index| {
            cx.files.get(index).map(|file| row(file, cx)).unwrap_or_default()
        });
    }

    fn width(&self, room: Size, cx: &Context) -> Needs {
        self.room.set(room.width);
        Needs::between(LIST, needs(&columns(cx), u16::MAX, Beside::default()).most.max(LIST))
    }

    fn panels(&self, _: &Context) -> usize {
        1
    }

    fn panel(&self, _: usize, room: Room, cx: &Context) -> Panel {
        match self.chosen(cx) {
            Some(file) => Panel::new(event_name(file), told(file, room.width, cx)),
            None => {
                let what = wrapped(&cx.texts.get("start-what"), room.width, cx.theme.plain);
                Panel::new(cx.texts.heading("slogan"), what)
            }
        }
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
            StartAct::NewLike => like_file(self.chosen(cx).filter(|file| may_be_event(file))?, cx),
            StartAct::OpenPath => ask_event(cx),
            StartAct::Import => {
                ask_path("start-import", Wanted::File, |path| Message::ask(FileRequest::Import(path)), cx)
            }
            StartAct::ImportRatings => Message::ask(RatingRequest::AskFile),
            StartAct::Rescue => rescue::ask(cx),
            StartAct::Language => choose_language(cx),
            StartAct::Leave => Message::Quit,
        })
    }

    fn settle(&mut self, cx: &Context) {
        self.cursor = self.cursor.min(cx.files.len().saturating_sub(1));
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        works(self.chosen(cx)).collect()
    }

    fn has_lines(&self, cx: &Context) -> bool {
        !cx.files.is_empty()
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }
}

/// Both keys of the guided round while no event is listed.
const GUIDES: &[KeyCode] = &[KeyCode::Enter, KeyCode::Char('e')];

/// Returns the active keys with what they do to the file at the cursor, if any: Enter begins the guided round or offers
/// to import a file of another program, and an event like another requires an event.
fn works(chosen: Option<&EventFile>) -> impl Iterator<Item = Hint> {
    let about = chosen.map(|file| file.about.as_ref());
    KEYS.iter().filter_map(move |binding| match (binding.act, about) {
        (StartAct::OpenListed, None) => Some(Hint::new(GUIDES, "start-guide")),
        (StartAct::OpenListed, Some(Some(About::Foreign))) => Some(Hint { label: IMPORTS, ..binding.into() }),
        (StartAct::Guide, None) => None,
        (StartAct::NewLike, _) if !chosen.is_some_and(may_be_event) => None,
        _ => Some(binding.into()),
    })
}

/// Returns true for an event, and for a file that is not read yet.
fn may_be_event(file: &EventFile) -> bool {
    matches!(file.about, None | Some(About::Event(_) | About::Large))
}

/// Minimum width of the list of events.
const LIST: u16 = 44;

/// Terminal columns of a state below which names are cut first.
const STATE: u16 = 24;

/// Widths of the terminal at which the list shares its area with the panel; from the last one on, the console places
/// the panel next to it.
const DIVIDED: Range<u16> = 80..110;

/// Returns the areas of the list and the panel; the latter is empty if the console places it, or has no space.
fn divided(area: Rect) -> [Rect; 2] {
    if !DIVIDED.contains(&area.width) {
        return [area, Rect::default()];
    }
    Layout::horizontal([Constraint::Length(LIST.max(area.width / 2)), Constraint::Min(0)]).areas(area)
}

/// Returns the keys for a newcomer, and that of the language, which is named in itself.
fn first_lines(cx: &Context) -> Vec<Line<'static>> {
    let line = |act: StartAct, words: String| {
        let code = KEYS.iter().find(|binding| binding.act == act)?.keys.first().copied()?;
        let key = text::fit(&keys::name(code, cx.texts), 4, Align::Left);
        Some(Line::from(vec![Span::styled(key, cx.theme.key), Span::styled(words, cx.theme.plain)]))
    };
    let languages = Language::ALL.map(Language::own_name).join(" · ");
    let acts = [
        (StartAct::Guide, cx.texts.get("start-first-guide").into_owned()),
        (StartAct::New, cx.texts.get("start-first-new").into_owned()),
        (StartAct::OpenPath, cx.texts.get("start-first-open").into_owned()),
        (StartAct::Language, languages),
    ];
    acts.into_iter().filter_map(|(act, words)| line(act, words)).collect()
}

/// Returns the state of an event and what is due in it; of another file, what it is.
fn told(file: &EventFile, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let plain = |words: &str| wrapped(words, width, cx.theme.plain);
    let faint = |words: &str| wrapped(words, width, cx.theme.faint);
    let Some(About::Event(about)) = &file.about else { return plain(&kind(file, cx)) };
    let path = text::with_short_paths(&cx.shown_path(&file.path), width);
    let changed = file.changed.map(|day| cx.texts.date(day)).unwrap_or_default();
    let joined = |parts: [String; 2]| {
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    };
    let place = text::clean(&about.place).into_owned();
    let mut lines = [
        plain(&cx.texts.system(about.system.as_str())),
        plain(&joined([entrants(about, cx), place])),
        faint(&joined([path, changed])),
        vec![Line::default()],
    ]
    .concat();
    if let Some((round, _, progress)) = about.round {
        let of = [("round", round.into()), ("rounds", about.rounds.into())];
        let state = state(about, cx);
        lines.extend(plain(&format!("{}: {state}", cx.texts.with("start-round", &of))));
        if !about.awaited.is_empty() {
            let boards = list::shortened(&list::ranges(about.awaited.iter().copied()), list::BETWEEN, width);
            let values = [("count", progress.missing().into()), ("boards", boards.into())];
            lines.extend(plain(&cx.texts.with("results-missing", &values)));
        }
        lines.push(Line::default());
    }
    lines.push(Line::styled(cx.texts.get("start-due").into_owned(), cx.theme.head));
    lines.extend(wrapped(&cx.texts.with(about.due.id, &about.due.values), width, cx.theme.strong));
    lines
}

/// Columns of the file list; a narrow list omits the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartColumn {
    Name,
    State,
    Changed,
}

const COLUMNS: [StartColumn; 3] = [StartColumn::Name, StartColumn::State, StartColumn::Changed];

impl StartColumn {
    fn head(self) -> &'static str {
        match self {
            Self::Name => "event-name",
            Self::State => "start-column-state",
            Self::Changed => "start-column-changed",
        }
    }

    fn cell(self, file: &EventFile, cx: &Context) -> String {
        match (self, &file.about) {
            (Self::Changed, _) => file.changed.map(|day| cx.texts.date(day)).unwrap_or_default(),
            (Self::Name, _) => event_name(file),
            (Self::State, Some(About::Event(about))) => match about.round {
                Some((round, ..)) => format!("{round}/{} {}", about.rounds, state(about, cx)),
                None => entrants(about, cx),
            },
            (Self::State, _) => kind(file, cx),
        }
    }
}

/// Returns the state of the current round: what is unsettled in a complete one.
fn state(about: &Summary, cx: &Context) -> String {
    match (&about.unsettled, about.round) {
        (Some(open), Some((_, RoundState::Complete, _))) => cx.texts.with(open.id, &open.values),
        (_, round) => {
            cx.texts.round_state(round.map_or(RoundState::None, |(_, state, _)| state)).into_owned()
        }
    }
}

/// Returns the number of players of an event; of teams without lists of players, that of the teams.
fn entrants(about: &Summary, cx: &Context) -> String {
    match about.teams {
        0 => cx.texts.with("count-players", &[("count", about.roster.len().into())]),
        teams => cx.texts.with("count-teams", &[("count", teams.into())]),
    }
}

fn event_name(file: &EventFile) -> String {
    match &file.about {
        Some(About::Event(about)) => text::clean(&about.name).into_owned(),
        _ => file_name(&file.path),
    }
}

/// Returns what a file is that is not listed as an event; empty for an event.
fn kind(file: &EventFile, cx: &Context) -> String {
    let id = match &file.about {
        Some(About::Event(_)) => return String::new(),
        Some(About::Damaged) => "start-damaged",
        Some(About::Empty) => "start-empty",
        Some(About::Foreign) => "start-foreign",
        Some(About::Unreadable) => "start-unreadable",
        Some(About::Large) => "start-large",
        None => return "…".to_owned(),
    };
    cx.texts.get(id).into_owned()
}

fn columns(cx: &Context) -> Vec<Column> {
    let column = |told: &StartColumn| {
        let widest = cx.files.iter().map(|file| text::width(&told.cell(file, cx))).max().unwrap_or(0);
        let most = u16::try_from(widest).unwrap_or(u16::MAX);
        let (least, rank) = match told {
            StartColumn::Name => (most.min(12), Rank::Always),
            StartColumn::State => (most.min(STATE), Rank::Always),
            StartColumn::Changed => (most, Rank::Spare(1)),
        };
        Column::new(cx.texts.get(told.head()), Width::Natural { least, most }, Align::Left).ranked(rank)
    };
    COLUMNS.iter().map(column).collect()
}

fn row(file: &EventFile, cx: &Context) -> TableRow {
    let style = match file.about {
        None | Some(About::Event(_) | About::Large) => cx.theme.plain,
        Some(About::Damaged | About::Unreadable) => cx.theme.error,
        Some(About::Empty | About::Foreign) => cx.theme.warning,
    };
    TableRow::new(COLUMNS.iter().map(|told| told.cell(file, cx)).collect(), style)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| text::clean(&name.to_string_lossy()).into_owned()).unwrap_or_default()
}

pub(super) fn ask_path(title: &str, wanted: Wanted, then: fn(PathBuf) -> Message, cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.heading(title), move |text, cx| {
        cx.typed_path(text).map(then).ok_or_else(|| cx.texts.get("start-path-empty").into_owned())
    });
    let folder = cx.texts.with("start-path-from", &[("folder", cx.folder.to_string_lossy().into())]);
    Message::open(prompt.with_path(wanted).with_lines([text::clean(&folder).into_owned()]))
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
    Message::open(prompt.with_path(Wanted::Event).with_lines(lines))
}

pub fn ask_ratings(cx: &Context) -> Message {
    ask_path("start-import-ratings", Wanted::File, |path| Message::ask(FileRequest::ReadRatings(path)), cx)
}

fn choose_language(cx: &Context) -> Message {
    let choices = Language::ALL
        .map(|language| PickItem::plain(language.own_name(), Message::ask(Request::Language(language))));
    let now = Language::ALL.iter().position(|&language| language == cx.texts.language());
    let pick = Pick::new(cx.texts.heading("start-language"), choices.into()).at(now.unwrap_or(0));
    Message::open(pick)
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
        FormField::text(cx.texts.get("start-event-name"), "").read_as(saved_as),
        FormField::choice(cx.texts.get("event-system"), systems, 0)
            .known_as(SYSTEMS.iter().map(|system| system.id()).collect())
            .read_as(|_, cx| cx.texts.with("start-new-system", &[("count", SYSTEMS.len().into())])),
        FormField::text(cx.texts.get("event-rounds"), &rounds.to_string()).read_as(told("start-new-rounds")),
    ];
    let form = Form::new(cx.texts.heading("start-new"), fields, |fields, cx| {
        let name = fields.read(NAME, |text| Name::new(text).map_err(|error| error.say(cx.texts)))?;
        let rounds = fields.read(ROUNDS, |text| match typed::rounds(text, cx.texts)? {
            RoundNo(0) => Err(cx.texts.get("event-rounds-missing").into_owned()),
            rounds => Ok(rounds),
        })?;
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
    Message::open(form)
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

/// Opens the form for a new event like that of a file, whose name is proposed.
fn like_file(file: &EventFile, cx: &Context) -> Message {
    match &file.about {
        Some(About::Event(about)) => new_like(&file.path, &about.name, &about.name, cx),
        _ => new_like(&file.path, &file_name(&file.path), "", cx),
    }
}

/// Opens the form for a new event like another, called `known`: its name, at first `proposed`, and the data to copy.
pub(super) fn new_like(other: &Path, known: &str, proposed: &str, cx: &Context) -> Message {
    const NAME: usize = 0;
    const FILE: usize = 1;
    const PLAYERS: usize = 2;
    const DAYS: usize = 3;
    let fields = vec![
        FormField::text(cx.texts.get("start-event-name"), proposed),
        FormField::text(cx.texts.get("start-file-name"), ""),
        FormField::either(cx.texts.get("start-like-players"), NO_OR_YES, false, cx),
        FormField::either(cx.texts.get("start-like-days"), NO_OR_YES, false, cx),
    ];
    let title = cx.texts.with("start-like-title", &[("event", text::clean(known).into_owned().into())]);
    let other = other.to_owned();
    let form = Form::new(title, fields, move |fields, cx| {
        let is_chosen = |field: usize| fields.chosen(field) == 1;
        let name = fields.read(NAME, |text| Name::new(text).map_err(|error| error.say(cx.texts)))?;
        // In the folder of the other event: a section of the same festival.
        let beside = other.parent().unwrap_or(cx.folder);
        let path = fields.read(FILE, |text| typed_file(text, &name, beside, cx))?;
        let taken = TemplateParts { players: is_chosen(PLAYERS), days: is_chosen(DAYS) };
        Ok(Message::ask(FileRequest::NewLike { other: other.clone(), path, name, taken }))
    });
    Message::open(form)
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
