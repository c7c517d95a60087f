//! Several fields at once, each checked when the form is accepted; an error stands at its field.

use super::asked::{Asked, Value};
use super::{Dialog, Reply, open_box, paragraph, rows};
use crate::context::Context;
use crate::keys::Hint;
use crate::message::Message;
use crate::text::{self, Align};
use crate::widget::{input_line, scroll_from};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// What is found by the letters typed into a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What the field holds once it is taken.
    pub value: String,
    /// How it is shown.
    pub words: String,
}

/// Finds what the letters typed so far can mean.
type Find = Box<dyn Fn(&str, &Context) -> Vec<Candidate>>;

/// What a field takes.
pub enum Kind {
    /// Any line of text.
    Text,
    /// A line of text that is looked for while it is typed.
    Sought(Find),
    /// A line of text for which somebody beside the console is asked while it is typed.
    Asked(Box<dyn Asked>),
    /// One of several words; Space, the arrows and the first letter of a word change it.
    Choice(Vec<String>),
}

/// One field of a form.
pub struct Field {
    label: String,
    kind: Kind,
    input: Input,
    chosen: usize,
    error: Option<Told>,
    /// The candidate at the cursor, where Down went to them.
    candidate: Option<usize>,
    /// What stands there was put there by the form: the first letter takes its place where it is looked for.
    is_proposed: bool,
}

/// What is said of a field.
struct Told {
    text: String,
    /// Whether it may be so all the same.
    is_doubt: bool,
}

impl Field {
    /// Makes a field for a line of text.
    pub fn text(label: impl Into<String>, value: &str) -> Self {
        Self { input: Input::new(value.to_owned()), ..Self::of(label.into(), Kind::Text) }
    }

    /// Makes a field for a line of text, which is looked for among what `find` knows while it is typed.
    pub fn sought(
        label: impl Into<String>,
        value: &str,
        find: impl Fn(&str, &Context) -> Vec<Candidate> + 'static,
    ) -> Self {
        let kind = Kind::Sought(Box::new(find));
        Self { input: Input::new(value.to_owned()), is_proposed: true, ..Self::of(label.into(), kind) }
    }

    /// Makes a field for a line of text, for which `find` has something else to offer; what stands in it stays.
    pub fn offered(
        label: impl Into<String>,
        value: &str,
        find: impl Fn(&str, &Context) -> Vec<Candidate> + 'static,
    ) -> Self {
        Self { is_proposed: false, ..Self::sought(label, value, find) }
    }

    /// Makes a field for a line of text, for which `asked` is asked while it is typed.
    pub fn asked(label: impl Into<String>, value: &str, asked: impl Asked + 'static) -> Self {
        let kind = Kind::Asked(Box::new(asked));
        Self { input: Input::new(value.to_owned()), ..Self::of(label.into(), kind) }
    }

    fn of(label: String, kind: Kind) -> Self {
        Self {
            label,
            kind,
            input: Input::default(),
            chosen: 0,
            error: None,
            candidate: None,
            is_proposed: false,
        }
    }

    /// Makes a field for one of several words.
    pub fn choice(label: impl Into<String>, words: Vec<String>, chosen: usize) -> Self {
        Self { chosen, ..Self::of(label.into(), Kind::Choice(words)) }
    }

    /// Returns what is found by the letters typed; nothing before a letter is typed, and nothing once it stands there.
    fn candidates(&self, cx: &Context) -> Vec<Candidate> {
        let typed = self.value().trim();
        match &self.kind {
            Kind::Sought(find) if !typed.is_empty() => {
                let found = find(typed, cx);
                let folded = fold_for_search(typed);
                let stands = found.iter().any(|candidate| fold_for_search(&candidate.value) == folded);
                if stands { Vec::new() } else { found }
            }
            Kind::Asked(asked) if !typed.is_empty() => asked.candidates(typed, cx),
            Kind::Sought(_) | Kind::Asked(_) | Kind::Text | Kind::Choice(_) => Vec::new(),
        }
    }

    /// Whether the candidates of what is typed are still to come.
    fn is_waiting(&self, cx: &Context) -> bool {
        matches!(&self.kind, Kind::Asked(asked) if asked.is_waiting(self.value(), cx))
    }

    /// Puts a value where the arbiter would have typed or chosen it.
    fn fill(&mut self, value: Value) {
        self.error = None;
        match value {
            Value::Text(text) => self.input = Input::new(text),
            Value::Choice(chosen) => self.chosen = chosen,
        }
    }

    /// Returns the text of the field.
    #[must_use]
    pub fn value(&self) -> &str {
        self.input.value()
    }

    /// Returns which word is chosen, counted from 0.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen
    }
}

/// What is wrong with which field.
pub struct FieldError {
    /// The field, counted from 0.
    pub field: usize,
    /// In the arbiter's language.
    pub text: String,
}

/// Makes a message of the fields, or names the field that is wrong.
type Accept = Box<dyn Fn(&[Field], &Context) -> Result<Message, FieldError>>;

/// Names what may be questioned in fields that could be accepted.
type Doubts = Box<dyn Fn(&[Field], &Context) -> Vec<FieldError>>;

/// Fills a fresh form again, for add-and-continue.
type Fresh = Box<dyn Fn(&Context) -> Vec<Field>>;

/// Tells what was accepted last, a line each, the latest first: what stands below the labels, and what below the values.
type Last = Box<dyn Fn(&Context) -> Vec<(String, String)>>;

/// A form of several fields.
pub struct Form {
    title: String,
    fields: Vec<Field>,
    cursor: usize,
    accept: Accept,
    doubts: Option<Doubts>,
    /// The doubts were told: the next Enter takes the fields as they are.
    is_doubted: bool,
    fresh: Option<Fresh>,
    /// What tells the lines below the fields.
    last: Option<Last>,
    touched: bool,
    /// Keys that wait for the candidates of what is typed: Down, and whatever came after it.
    held: Vec<KeyEvent>,
    /// Esc was pressed over something that was typed: the next one throws it away.
    is_leaving: bool,
}

impl Form {
    /// Makes a form; `accept` makes a message of its fields.
    pub fn new(
        title: impl Into<String>,
        fields: Vec<Field>,
        accept: impl Fn(&[Field], &Context) -> Result<Message, FieldError> + 'static,
    ) -> Self {
        let accept = Box::new(accept);
        Self {
            title: title.into(),
            fields,
            cursor: 0,
            accept,
            doubts: None,
            is_doubted: false,
            fresh: None,
            last: None,
            touched: false,
            held: Vec::new(),
            is_leaving: false,
        }
    }

    /// Keeps the form open after each acceptance, with fresh fields.
    #[must_use]
    pub fn and_continue(mut self, fresh: impl Fn(&Context) -> Vec<Field> + 'static) -> Self {
        self.fresh = Some(Box::new(fresh));
        self
    }

    /// Keeps in sight below the fields what was accepted last, as far as there is room.
    #[must_use]
    pub fn keeping_in_sight(mut self, last: impl Fn(&Context) -> Vec<(String, String)> + 'static) -> Self {
        self.last = Some(Box::new(last));
        self
    }

    /// Asks about what may be questioned before it is accepted; a second Enter accepts it all the same.
    #[must_use]
    pub fn doubting(mut self, doubts: impl Fn(&[Field], &Context) -> Vec<FieldError> + 'static) -> Self {
        self.doubts = Some(Box::new(doubts));
        self
    }

    /// Puts the cursor on a field.
    #[must_use]
    pub fn at(mut self, field: usize) -> Self {
        self.cursor = field.min(self.fields.len().saturating_sub(1));
        self
    }

    fn step(&mut self, forward: bool) {
        let count = self.fields.len().max(1);
        self.cursor = if forward { (self.cursor + 1) % count } else { (self.cursor + count - 1) % count };
    }

    fn accept(&mut self, cx: &Context) -> Reply {
        let message = match (self.accept)(&self.fields, cx) {
            Err(FieldError { field, text }) => {
                self.tell(field, Told { text, is_doubt: false });
                return Reply::Stay;
            }
            Ok(message) => message,
        };
        let doubts = self.doubts.as_ref().filter(|_| !self.is_doubted);
        let doubts = doubts.map(|doubts| doubts(&self.fields, cx)).unwrap_or_default();
        if let Some(first) = doubts.first().map(|doubt| doubt.field) {
            let said: Vec<String> = doubts.into_iter().map(|doubt| doubt.text).collect();
            let text = format!("{} {}", said.join(" "), cx.texts.get("form-doubt"));
            self.tell(first, Told { text, is_doubt: true });
            self.is_doubted = true;
            return Reply::Stay;
        }
        self.is_doubted = false;
        match &self.fresh {
            Some(fresh) => {
                self.fields = fresh(cx);
                self.cursor = 0;
                self.touched = false;
                Reply::Keep(message)
            }
            None => Reply::Finish(message),
        }
    }

    /// Says something of a field, and goes there.
    fn tell(&mut self, field: usize, told: Told) {
        self.cursor = field.min(self.fields.len().saturating_sub(1));
        if let Some(field) = self.fields.get_mut(self.cursor) {
            field.error = Some(told);
        }
    }

    /// Walks through the candidates of the field at the cursor, or takes one; returns whether the key was for them.
    fn candidate_key(&mut self, code: KeyCode, cx: &Context) -> bool {
        let Some(field) = self.fields.get_mut(self.cursor) else { return false };
        let candidates = field.candidates(cx);
        if candidates.is_empty() {
            return false;
        }
        match (code, field.candidate) {
            (KeyCode::Down, at) => {
                let next = at.map_or(0, |at| at + 1).min(candidates.len() - 1);
                field.candidate = Some(next);
            }
            (KeyCode::Up, Some(at)) => field.candidate = at.checked_sub(1),
            (KeyCode::Enter | KeyCode::Tab, Some(at)) => {
                if let Some(taken) = candidates.get(at) {
                    field.fill(Value::Text(taken.value.clone()));
                }
                field.candidate = None;
                let others = match &field.kind {
                    Kind::Asked(asked) => asked.others(at, cx),
                    _ => Vec::new(),
                };
                for (place, value) in others {
                    self.fields.get_mut(place).into_iter().for_each(|field| field.fill(value.clone()));
                }
                self.step(true);
            }
            _ => return false,
        }
        self.touched = true;
        true
    }

    /// Keeps keys back from Down on while the candidates to which it goes are still to come.
    fn holds(&mut self, key: KeyEvent, cx: &Context) -> bool {
        let is_waiting = self.fields.get(self.cursor).is_some_and(|field| field.is_waiting(cx));
        let holds = is_waiting && (key.code == KeyCode::Down || !self.held.is_empty());
        if holds {
            self.held.push(key);
        }
        holds
    }

    /// Takes a key into the field at the cursor; returns what asks for its candidates where it has to be asked.
    fn edited(&mut self, key: KeyEvent) -> Option<Message> {
        let before = self.fields.get(self.cursor)?.value().to_owned();
        self.edit(key);
        let field = self.fields.get(self.cursor)?;
        match &field.kind {
            Kind::Asked(asked) if before != field.value() => Some(asked.ask(field.value())),
            _ => None,
        }
    }

    fn edit(&mut self, key: KeyEvent) {
        let Some(field) = self.fields.get_mut(self.cursor) else { return };
        field.error = None;
        field.candidate = None;
        self.is_doubted = false;
        if std::mem::take(&mut field.is_proposed) && matches!(key.code, KeyCode::Char(_)) {
            field.input.reset();
        }
        match &field.kind {
            Kind::Text | Kind::Sought(_) | Kind::Asked(_) => {
                let changed = field.input.handle_event(&Event::Key(key));
                self.touched |= changed.is_some_and(|change| change.value);
            }
            Kind::Choice(words) => {
                let count = words.len().max(1);
                // A letter takes the next word that begins with it.
                let begins = |letter: char, at: usize| {
                    let letter = fold_for_search(letter.encode_utf8(&mut [0; 4]));
                    words.get(at).is_some_and(|word| fold_for_search(word).starts_with(&letter))
                };
                match key.code {
                    KeyCode::Char(' ') | KeyCode::Right => field.chosen = (field.chosen + 1) % count,
                    KeyCode::Left => field.chosen = (field.chosen + count - 1) % count,
                    KeyCode::Char(letter) => {
                        let turns = (1..=count).map(|turn| (field.chosen + turn) % count);
                        let Some(found) = turns.into_iter().find(|&at| begins(letter, at)) else { return };
                        field.chosen = found;
                    }
                    _ => return,
                }
                self.touched = true;
            }
        }
    }
}

/// Works in a field of words.
const CHOOSE: Hint = Hint { keys: &[KeyCode::Char(' '), KeyCode::Left, KeyCode::Right], label: "key-choose" };

/// Works in a field that is looked for, once a letter is typed.
const CANDIDATES: Hint = Hint { keys: &[KeyCode::Down, KeyCode::Up], label: "key-candidates" };

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Tab, KeyCode::Down], label: "key-next-field" },
    Hint { keys: &[KeyCode::BackTab, KeyCode::Up], label: "key-previous-field" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

/// Rows for what is said of a field.
const TOLD: u16 = 2;

/// Rows for what is found by the letters typed.
const FOUND: usize = 6;

impl Form {
    /// Returns what stands below the fields, with its look.
    fn told(&self, cx: &Context) -> Option<(String, Style)> {
        if self.is_leaving {
            return Some((cx.texts.get("form-leaving").into_owned(), cx.theme.warning));
        }
        let told = self.fields.get(self.cursor)?.error.as_ref()?;
        let style = if told.is_doubt { cx.theme.warning } else { cx.theme.error };
        Some((format!("! {}", text::clean(&told.text)), style))
    }

    fn draw_field(&self, frame: &mut Frame, [label, value]: [Rect; 2], index: usize, cx: &Context) {
        let Some(field) = self.fields.get(index) else { return };
        let here = index == self.cursor;
        let mark = match (&field.error, here) {
            (Some(_), _) => '!',
            (None, true) => '>',
            (None, false) => ' ',
        };
        let room = usize::from(label.width).saturating_sub(3);
        let words = format!("{mark} {}", text::fit(&field.label, room, Align::Left));
        frame.render_widget(Paragraph::new(words), label);
        let style = if here { cx.theme.selected } else { cx.theme.plain };
        match &field.kind {
            Kind::Text | Kind::Sought(_) | Kind::Asked(_) => {
                input_line(frame, value, &field.input, style, here)
            }
            Kind::Choice(words) => {
                let line = choices(words, field.chosen, (here, style), usize::from(value.width), cx);
                frame.render_widget(Paragraph::new(line), value);
            }
        }
    }

    /// Draws what is found by the letters typed, below their field or, where more room is, above it.
    fn draw_found(&self, frame: &mut Frame, list: Rect, value: Rect, cx: &Context) {
        let Some(field) = self.fields.get(self.cursor) else { return };
        let found = field.candidates(cx);
        let below = list.bottom().saturating_sub(value.bottom());
        let above = value.y.saturating_sub(list.y);
        let rows = u16::try_from(found.len().min(FOUND)).unwrap_or(0).min(below.max(above));
        if rows == 0 {
            return;
        }
        let y = if below >= rows { value.bottom() } else { value.y - rows };
        // Whoever is asked has more to say than one word.
        let is_wide = matches!(field.kind, Kind::Asked(_));
        let place =
            if is_wide { Rect { y, height: rows, ..list } } else { Rect { y, height: rows, ..value } };
        frame.render_widget(Clear, place);
        frame.buffer_mut().set_style(place, cx.theme.surface.panel);
        let first = scroll_from(field.candidate.unwrap_or(0), found.len(), rows.into());
        let shown = found.iter().enumerate().skip(first).take(rows.into());
        let lines = shown.map(|(at, candidate)| {
            let here = field.candidate == Some(at);
            let mark = if here { '>' } else { ' ' };
            let words = text::clean(&candidate.words).into_owned();
            let words = text::fit(&format!("{mark} {words}"), place.width.into(), Align::Left);
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), place);
    }
}

/// Draws what was accepted last: labels below labels, values below values.
fn draw_last(frame: &mut Frame, area: Rect, left: u16, last: &[(String, String)], cx: &Context) {
    for ((label, words), y) in last.iter().zip(area.y..area.bottom()) {
        let label = text::fit(&format!("  {label}"), usize::from(left), Align::Left);
        let room = usize::from(area.width.saturating_sub(left));
        let line = format!("{label}{}", text::fit(words, room, Align::Left));
        frame.render_widget(Paragraph::new(line).style(cx.theme.faint), Rect { y, height: 1, ..area });
    }
}

/// Shows what can be chosen: all words with the letters that take them, or the chosen one where they have no room.
fn choices(
    words: &[String],
    chosen: usize,
    (here, style): (bool, Style),
    room: usize,
    cx: &Context,
) -> Line<'static> {
    let taken = words.iter().map(|word| text::width(word) + 4).sum::<usize>();
    if !here || taken > room {
        let word = words.get(chosen).map_or("", String::as_str);
        return Line::styled(format!("‹ {word} ›"), style);
    }
    let word = |(at, word): (usize, &String)| {
        if at == chosen {
            return vec![Span::styled(format!("‹ {word} ›"), style)];
        }
        let mut letters = word.chars();
        let first: String = letters.next().into_iter().collect();
        vec![
            Span::raw("  "),
            Span::styled(first, cx.theme.key),
            Span::styled(letters.collect::<String>(), cx.theme.plain),
            Span::raw("  "),
        ]
    };
    Line::from(words.iter().enumerate().flat_map(word).collect::<Vec<_>>())
}

impl Dialog for Form {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let labels = self.fields.iter().map(|field| text::width(&field.label)).max().unwrap_or(0).min(28);
        let count = self.fields.len();
        let width = 70.min(area.width.saturating_sub(4));
        let told = self.told(cx);
        let said =
            told.as_ref().map_or(0, |(words, _)| rows(std::slice::from_ref(words), width, 5)).max(TOLD);
        let most = usize::from(area.height.saturating_sub(4 + said)).max(1);
        let shown = count.min(most);
        let seeks = self.fields.iter().any(|field| matches!(field.kind, Kind::Sought(_)));
        let more = if seeks && shown < FOUND + 2 { FOUND.min(most - shown) } else { 0 };
        let height = u16::try_from(shown + more).unwrap_or(u16::MAX).saturating_add(said);
        let last = self.last.as_ref().map(|last| last(cx)).unwrap_or_default();
        let room = area.height.saturating_sub(2 + height);
        let kept = u16::try_from(last.len()).unwrap_or(u16::MAX).min(room);
        let inside = open_box(frame, area, cx, &self.title, (width, height + kept));
        let [list, under, below] =
            Layout::vertical([Constraint::Min(1), Constraint::Length(said), Constraint::Length(kept)])
                .areas(inside);
        let first = scroll_from(self.cursor, count, shown);
        let left = u16::try_from(labels + 3).unwrap_or(0);
        let mut at_cursor = None;
        for (index, y) in (first..count).take(shown).zip(list.y..) {
            let line = Rect { y, height: 1, ..list }.intersection(list);
            let parts: [Rect; 2] =
                Layout::horizontal([Constraint::Length(left), Constraint::Min(1)]).areas(line);
            self.draw_field(frame, parts, index, cx);
            if index == self.cursor {
                at_cursor = Some(parts[1]);
            }
        }
        if let Some(value) = at_cursor {
            self.draw_found(frame, list, value, cx);
        }
        if let Some((words, style)) = told {
            frame.render_widget(Paragraph::new(paragraph(&[words], width)).style(style), under);
        }
        draw_last(frame, below, left, &last, cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let is_leaving = std::mem::take(&mut self.is_leaving);
        if self.holds(key, cx) || self.candidate_key(key.code, cx) {
            return Reply::Stay;
        }
        match key.code {
            KeyCode::Esc if self.touched && !is_leaving => self.is_leaving = true,
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return self.accept(cx),
            KeyCode::Tab | KeyCode::Down => self.step(true),
            KeyCode::BackTab | KeyCode::Up => self.step(false),
            _ => return self.edited(key).map_or(Reply::Stay, Reply::Keep),
        }
        Reply::Stay
    }

    fn release(&mut self) -> Vec<KeyEvent> {
        std::mem::take(&mut self.held)
    }

    fn has_unsaved(&self) -> bool {
        self.touched
    }

    fn hints(&self) -> Vec<Hint> {
        let own = match self.fields.get(self.cursor).map(|field| &field.kind) {
            Some(Kind::Choice(_)) => Some(CHOOSE),
            Some(Kind::Sought(_) | Kind::Asked(_)) => Some(CANDIDATES),
            Some(Kind::Text) | None => None,
        };
        own.into_iter().chain(HINTS.iter().copied()).collect()
    }
}
