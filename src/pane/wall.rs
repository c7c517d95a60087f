//! The wall: every sheet that can leave the room, with its pages and a look at it; marked ones are printed or written.

use super::Pane;
use crate::context::{Context, Site};
use crate::dialog::{Field, FieldError, Form, Prompt, Reading};
use crate::i18n::Say;
use crate::keys::{Binding, Hint, WALK, find, hints, plain};
use crate::message::{HangUp, Message, Notice};
use crate::publish::Format;
use crate::publish::Imprint;
use crate::publish::order::{Order, page_count};
use crate::publish::paper::{Faces, Paper};
use crate::publish::text;
use crate::report::SHEETS;
use crate::text::{Align, clean, fit};
use crate::typed;
use crate::widget::layout::{Panel, Room, wrapped};
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::Language;
use hakem_engine::history::{Moment, StepId};
use hakem_engine::tournament::RoundNo;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use std::path::Path;

/// What the keys of the pane do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    MarkNumbered,
    Mark,
    Show,
    Print,
    Write,
    Site,
    Format,
    Paper,
    Language,
}

/// The keys of the first sheets, in order.
const DIGITS: &[KeyCode] = &[
    KeyCode::Char('1'),
    KeyCode::Char('2'),
    KeyCode::Char('3'),
    KeyCode::Char('4'),
    KeyCode::Char('5'),
    KeyCode::Char('6'),
    KeyCode::Char('7'),
    KeyCode::Char('8'),
    KeyCode::Char('9'),
    KeyCode::Char('0'),
];

const KEYS: &[Binding<Act>] = &[
    Binding { keys: &[KeyCode::Char(' ')], act: Act::Mark, label: "wall-key-mark" },
    Binding { keys: DIGITS, act: Act::MarkNumbered, label: "wall-key-mark-numbered" },
    Binding { keys: &[KeyCode::Char('P')], act: Act::Print, label: "wall-key-print" },
    Binding { keys: &[KeyCode::Char('W')], act: Act::Write, label: "wall-key-write" },
    Binding { keys: &[KeyCode::Enter], act: Act::Show, label: "wall-key-show" },
    Binding { keys: &[KeyCode::Char('F')], act: Act::Site, label: "wall-key-site" },
    Binding { keys: &[KeyCode::Char('f')], act: Act::Format, label: "wall-key-format" },
    Binding { keys: &[KeyCode::Char('a')], act: Act::Paper, label: "wall-key-paper" },
    Binding { keys: &[KeyCode::Char('s')], act: Act::Language, label: "wall-key-language" },
];

/// The forms in which sheets are written, in the order in which the key goes through them.
const FORMATS: [Format; 6] = [Format::Pdf, Format::Html, Format::Text, Format::Csv, Format::Md, Format::Json];

/// The sheets in the order of the wall: what is hung up every round comes first and has a digit.
const ORDER: [&str; 18] = [
    "pairings",
    "pairings-by-name",
    "moves",
    "results",
    "slips",
    "standings",
    "crosstable",
    "next-round",
    "starting-list",
    "prizes",
    "cards",
    "score-groups",
    "dubov-table",
    "adjusted",
    "averages",
    "byes",
    "reasons",
    "log",
];

/// Of how many sheets something is found out at once.
const AT_ONCE: usize = 3;

/// What is known of a sheet.
#[derive(Clone, Debug)]
enum Known {
    /// The event has it: title, pages, which version it shows.
    There { title: String, pages: usize, version: Option<usize> },
    /// The event does not have it, and why.
    Absent(String),
}

/// For what the list was made: another step, round, paper or language counts its pages anew.
type Made = (StepId, RoundNo, Paper, Language);

/// The wall.
pub struct WallPane {
    cursor: usize,
    marked: Vec<&'static str>,
    format: Format,
    paper: Paper,
    /// The language of the sheets; `None` is that of the console.
    language: Option<Language>,
    made: Option<Made>,
    /// What is known so far, in the order of the list; the rest is found out while no key comes.
    known: Vec<Known>,
    preview: Option<(usize, Vec<String>)>,
    faces: Option<Faces>,
}

impl Default for WallPane {
    fn default() -> Self {
        Self {
            cursor: 0,
            marked: Vec::new(),
            format: Format::Pdf,
            paper: Paper::A4,
            language: None,
            made: None,
            known: Vec::new(),
            preview: None,
            faces: None,
        }
    }
}

/// Returns the sheets in the order of the wall.
fn listed() -> impl Iterator<Item = &'static crate::report::Named> {
    ORDER.iter().filter_map(|name| SHEETS.iter().find(|sheet| sheet.name == *name))
}

impl WallPane {
    fn language(&self, cx: &Context) -> Language {
        self.language.unwrap_or(cx.texts.language())
    }

    fn wanted(&self, cx: &Context) -> Made {
        (cx.step, cx.round, self.paper, cx.texts.language())
    }

    /// Finds out what there is to know of the next sheet of which nothing is known.
    fn look_up(&mut self, cx: &Context) -> bool {
        let Some(named) = listed().nth(self.known.len()) else { return false };
        let faces = self.faces.get_or_insert_with(Faces::new);
        self.known.push(match named.of_round(cx.event, cx.round) {
            Ok(sheet) => Known::There {
                title: clean(&sheet.title).into_owned(),
                pages: page_count(cx.event, &sheet, self.paper, faces),
                version: sheet.version.map(|(version, _)| version),
            },
            Err(absent) => Known::Absent(absent.say(cx.texts)),
        });
        true
    }

    /// Makes the sheet at the cursor as text.
    fn look_at(&mut self, cx: &Context) -> bool {
        if self.preview.as_ref().is_some_and(|(of, _)| *of == self.cursor) {
            return false;
        }
        self.preview = Some((self.cursor, shown(cx, self.cursor)));
        true
    }

    fn toggle(&mut self, at: usize) -> Message {
        let Some(named) = listed().nth(at) else { return Message::Nothing };
        self.cursor = at;
        match self.marked.iter().position(|marked| *marked == named.name) {
            Some(place) => {
                self.marked.remove(place);
            }
            None => self.marked.push(named.name),
        }
        Message::Nothing
    }

    /// Returns the order for the marked sheets, in the order of the list.
    fn order(&self, cx: &Context) -> Option<Order> {
        let sheets: Vec<&'static str> =
            listed().map(|named| named.name).filter(|name| self.marked.contains(name)).collect();
        let order = Order {
            sheets,
            round: cx.round,
            format: self.format,
            language: self.language(cx),
            paper: self.paper,
        };
        (!order.sheets.is_empty()).then_some(order)
    }

    fn act(&mut self, act: Act, key: KeyEvent, cx: &Context) -> Message {
        match act {
            Act::Mark => {
                let done = self.toggle(self.cursor);
                self.cursor = (self.cursor + 1).min(ORDER.len() - 1);
                done
            }
            Act::MarkNumbered => {
                let digit = DIGITS.iter().position(|digit| Some(*digit) == plain(key));
                digit.map_or(Message::Nothing, |digit| self.toggle(digit))
            }
            Act::Show => {
                let lines = shown(cx, self.cursor).into_iter().map(Line::raw).collect();
                let title = listed().nth(self.cursor).map(|named| named.label(cx.texts)).unwrap_or_default();
                Message::Open(Box::new(Reading::new(title, lines)))
            }
            Act::Print => match self.order(cx) {
                Some(order) => Message::HangUp(HangUp::Print(order)),
                None => nothing_marked(cx),
            },
            Act::Write => self.order(cx).map_or_else(|| nothing_marked(cx), |order| ask_folder(cx, order)),
            Act::Site => ask_site(cx),
            Act::Format => {
                let at = FORMATS.iter().position(|format| *format == self.format).unwrap_or(0);
                self.format = FORMATS[(at + 1) % FORMATS.len()];
                Message::Nothing
            }
            Act::Paper => {
                self.paper = match self.paper {
                    Paper::A4 => Paper::Letter,
                    Paper::Letter => Paper::A4,
                };
                self.settle(cx);
                Message::Nothing
            }
            Act::Language => {
                let all = Language::ALL;
                let at = all.iter().position(|language| *language == self.language(cx)).unwrap_or(0);
                self.language = all.get((at + 1) % all.len()).copied();
                Message::Nothing
            }
        }
    }

    fn row(&self, at: usize, cx: &Context) -> TableRow {
        let Some(named) = listed().nth(at) else { return TableRow::default() };
        let mark = if self.marked.contains(&named.name) { "✓" } else { "" };
        let digit = DIGITS.get(at).map(|digit| crate::keys::name(*digit)).unwrap_or_default();
        let (told, style) = match self.known.get(at) {
            None => ("…".to_owned(), cx.theme.plain),
            Some(Known::Absent(_)) => ("–".to_owned(), cx.theme.faint),
            Some(Known::There { pages, version, .. }) => {
                let pages = cx.texts.with("wall-pages", &[("pages", (*pages).into())]);
                let version = version
                    .map(|version| cx.texts.with("sheet-version-alone", &[("version", version.into())]));
                (pages + &version.map(|version| format!(" · {version}")).unwrap_or_default(), cx.theme.plain)
            }
        };
        TableRow::new(vec![mark.to_owned(), digit, named.label(cx.texts), told], style)
    }

    /// Says what is to be known of the sheet at the cursor: its title, or why there is none.
    fn told(&self, cx: &Context) -> String {
        match self.known.get(self.cursor) {
            Some(Known::There { title, .. }) => title.clone(),
            Some(Known::Absent(why)) => why.clone(),
            None => listed().nth(self.cursor).map(|named| named.label(cx.texts)).unwrap_or_default(),
        }
    }
}

/// Returns a sheet of the list as text, line by line; why there is none where there is none.
fn shown(cx: &Context, at: usize) -> Vec<String> {
    let Some(named) = listed().nth(at) else { return Vec::new() };
    match named.of_round(cx.event, cx.round) {
        Err(absent) => vec![absent.say(cx.texts)],
        Ok(sheet) => {
            let imprint = Imprint::new(cx.event, &sheet, Moment(0), "");
            let imprint = Imprint { foot: String::new(), ..imprint };
            text::sheet(&sheet, &imprint, cx.texts).lines().map(|line| clean(line).into_owned()).collect()
        }
    }
}

fn nothing_marked(cx: &Context) -> Message {
    Message::Tell(Notice::refused(cx.texts.get("wall-nothing-marked")))
}

/// Returns the folder beside the event file that is offered for something.
fn beside(cx: &Context, end: &str) -> String {
    let Some(path) = cx.path else { return String::new() };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let folder = path.parent().unwrap_or(Path::new(""));
    folder.join(format!("{stem}-{end}")).to_string_lossy().into_owned()
}

fn ask_folder(cx: &Context, order: Order) -> Message {
    let prompt = Prompt::new(cx.texts.get("wall-write-title"), move |text, cx| match typed::path(text, cx) {
        Some(folder) => Ok(Message::HangUp(HangUp::Write(order.clone(), folder))),
        None => Err(cx.texts.get("wall-no-folder").into_owned()),
    });
    let line = cx.texts.get("wall-write-line").into_owned();
    Message::Open(Box::new(prompt.with_lines([line, String::new()]).with_text(&beside(cx, "sheets"))))
}

/// Asks for the folder of the pages, and where they can be read; an empty folder ends writing them.
fn ask_site(cx: &Context) -> Message {
    let (folder, address) = match cx.site {
        Some(site) => (site.folder.to_string_lossy().into_owned(), site.address.clone().unwrap_or_default()),
        None => (beside(cx, "site"), String::new()),
    };
    let fields = vec![
        Field::text(cx.texts.get("wall-site-folder"), &folder),
        Field::text(cx.texts.get("wall-site-address"), &address),
    ];
    let accept = |fields: &[Field], cx: &Context| {
        let [folder, address] = fields else { return Ok(Message::Nothing) };
        let address = address.value().trim();
        if !(address.is_empty() || address.starts_with("http://") || address.starts_with("https://")) {
            return Err(FieldError { field: 1, text: cx.texts.get("wall-site-no-address").into_owned() });
        }
        let address = Some(address.to_owned()).filter(|address| !address.is_empty());
        let folder = typed::path(folder.value(), cx);
        Ok(Message::HangUp(HangUp::Site(folder.map(|folder| Site { folder, address }))))
    };
    Message::Open(Box::new(Form::new(cx.texts.get("wall-site-title"), fields, accept)))
}

impl Pane for WallPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
        let paper = match self.paper {
            Paper::A4 => "A4",
            Paper::Letter => "Letter",
        };
        let values = [
            ("format", self.format.ending().to_uppercase().into()),
            ("paper", paper.into()),
            ("language", cx.texts.language_name(self.language(cx)).into_owned().into()),
            ("count", self.marked.len().into()),
        ];
        let title = cx.texts.with("wall-head", &values);
        let title = fit(&title, usize::from(head.width), Align::Left);
        frame.render_widget(Paragraph::new(title).style(cx.theme.head), head);
        table(frame, body, cx.theme, &columns(cx), (self.cursor, ORDER.len()), |at| self.row(at, cx));
    }

    fn width(&self, room: u16, cx: &Context) -> u16 {
        crate::widget::natural_width(&columns(cx), room)
    }

    fn panels(&self, _cx: &Context) -> usize {
        1
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        let is_there = !matches!(self.known.get(self.cursor), Some(Known::Absent(_)));
        let lines = match &self.preview {
            Some((of, lines)) if *of == self.cursor && is_there => {
                let cut = lines.iter().take(room.height);
                cut.map(|line| Line::raw(fit(line, room.width, Align::Left))).collect()
            }
            _ => wrapped(&self.told(cx), room.width, cx.theme.plain),
        };
        let label = listed().nth(self.cursor).map(|named| named.label(cx.texts));
        Panel::new(label.unwrap_or_default(), lines)
    }

    fn strip(&self, width: usize, cx: &Context) -> (u16, Vec<Line<'static>>) {
        (2, wrapped(&self.told(cx), width, cx.theme.plain))
    }

    fn rest(&mut self, cx: &Context) -> bool {
        self.settle(cx);
        let mut news = self.look_at(cx);
        for _ in 0..AT_ONCE {
            news |= self.look_up(cx);
        }
        news
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if let Some(act) = find(KEYS, key) {
            return Some(self.act(act, key, cx));
        }
        self.cursor = find(WALK, key)?.from(self.cursor, ORDER.len());
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        let wanted = self.wanted(cx);
        if self.made == Some(wanted) {
            return;
        }
        let is_new = self.made.is_none_or(|made| (made.0, made.1) != (wanted.0, wanted.1));
        self.made = Some(wanted);
        self.known.clear();
        self.preview = None;
        // A pairing that was published anew: those who move want to know.
        let moves = listed().find(|named| named.name == "moves");
        if is_new && moves.is_some_and(|moves| moves.of_round(cx.event, cx.round).is_ok()) {
            if !self.marked.contains(&"moves") {
                self.marked.push("moves");
            }
        } else if is_new {
            self.marked.retain(|marked| *marked != "moves");
        }
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        hints(KEYS)
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }
}

fn columns(cx: &Context) -> Vec<Column> {
    let longest = listed().map(|named| crate::text::width(&named.label(cx.texts))).max().unwrap_or(0);
    let longest = u16::try_from(longest).unwrap_or(u16::MAX);
    vec![
        Column::new("", Width::Exactly(1), Align::Left),
        Column::new("", Width::Exactly(1), Align::Left),
        Column::new(
            cx.texts.get("wall-column-sheet"),
            Width::Natural { least: 20, most: longest },
            Align::Left,
        ),
        Column::new(cx.texts.get("wall-column-pages"), Width::Exactly(22), Align::Left),
    ]
}
