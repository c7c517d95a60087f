//! The print pane: due sheets first, then all sheets with page counts and a preview, then the tournament
//! report, the web pages and the hall screen. Marked ones are printed or written.

mod ask;
mod closing;
mod counting;
mod issue_history;
mod keys;
mod lines;
mod miniature;
mod options;
mod parts;
mod sheet_view;
mod table;
mod upload;

use crate::desk::keys::{Binding, DIGITS, Hint, WALK, find, plain, unmet};
use crate::desk::{
    CommandAccess, Context, FoundItem, Hit, Message, NamedLine, Notice, Pane, SheetRequest, Show,
};
use crate::dialog::ReadingDialog;
use crate::exchange::{OFFERS, Offer};
use crate::publish::SheetFormat;
use crate::publish::order::PrintOrder;
use crate::publish::paper::{Faces, PageSetup};
use crate::sheet::data::Part;
use crate::sheet::{TOURNAMENT_REPORT, named};
use crate::text::{Align, fit, width};
use crate::widget::{Beside, Needs, Panel, Room, TableRow, needs, table, unwrapped, wrapped};
use counting::PageCounting;
use crossterm::event::KeyEvent;
use hakem_engine::collate::Language;
use hakem_engine::collate::fold_for_search;
use hakem_engine::history::StepId;
use hakem_engine::tournament::RoundNo;
use issue_history::Occasion;
use keys::{KEYS, PRINT_DUE, PRINT_MORE, WallAct};
use lines::WallLine;
use parts::WallRow;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::{Line, Text};
use sheet_view::{SheetPreview, SheetView};
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
pub use upload::{PagesWritten, Upload, UploadOutcome};

/// Output formats of sheets, in the order of the options.
const FORMATS: [SheetFormat; 7] = [
    SheetFormat::Pdf,
    SheetFormat::Html,
    SheetFormat::Text,
    SheetFormat::Csv,
    SheetFormat::Md,
    SheetFormat::Json,
    SheetFormat::Xlsx,
];

#[derive(Clone, Debug)]
enum SheetState {
    /// The sheet is available: title, number of pages, and version.
    There { title: String, pages: usize, version: Option<usize> },
    /// The sheet is unavailable, with the reason.
    Absent(String),
}

/// Cache key of the list: page counts are recomputed if the step, round, paper, language, part or columns change.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MadeFor {
    step: StepId,
    round: RoundNo,
    setup: PageSetup,
    /// Languages of the sheets and of the console.
    languages: [Language; 2],
    part: Option<Part>,
    /// Selected columns of sheets, serialised.
    chosen: String,
}

/// The print pane.
pub struct WallPane {
    cursor: usize,
    marked: Vec<&'static str>,
    format: SheetFormat,
    /// Index of the selected report format.
    report: usize,
    /// Language of the sheets; `None` is the event's language.
    language: Option<Language>,
    /// Board or player to which sheets are restricted.
    part: Option<Part>,
    /// True if sheets cover all sections of the festival.
    is_of_all: bool,
    made: Option<MadeFor>,
    /// Details known so far, by the name of the sheet; threads compute the rest.
    known: HashMap<&'static str, SheetState>,
    counting: PageCounting,
    preview: Option<SheetPreview>,
    /// Terminal columns of the side panel when it was last drawn; `None` before that.
    room: Cell<Option<u16>>,
    /// Last occasion for which sheets were marked automatically, and these sheets.
    offered: (Option<Occasion>, Vec<&'static str>),
    /// Sheets of the first part: those due on that occasion, also after they are issued.
    due: Vec<&'static str>,
    /// True if all sheets are listed; `None` until the arbiter opens or folds them.
    sheets_open: Option<bool>,
    /// True if files and web pages are listed.
    files_open: bool,
    /// Length of the log when the marks were last updated; sheets issued since are unmarked.
    seen: usize,
    /// True if sheets that do not apply to the event are listed too.
    lists_unused: bool,
    listed: RefCell<Option<ListedLines>>,
    faces: OnceCell<Faces>,
}

/// The lines at a step; true if sheets that do not apply to the event are among them.
type ListedLines = ((StepId, bool), Rc<[WallLine]>);

impl Default for WallPane {
    fn default() -> Self {
        Self {
            cursor: 0,
            marked: Vec::new(),
            format: SheetFormat::Pdf,
            report: 0,
            language: None,
            part: None,
            is_of_all: false,
            made: None,
            known: HashMap::new(),
            counting: PageCounting::default(),
            preview: None,
            room: Cell::default(),
            offered: (None, Vec::new()),
            due: Vec::new(),
            sheets_open: None,
            files_open: false,
            seen: 0,
            lists_unused: false,
            listed: RefCell::default(),
            faces: OnceCell::new(),
        }
    }
}

impl WallPane {
    fn due(&self, binding: &Binding<WallAct>) -> Binding<WallAct> {
        // Until they are issued: an attempt can fail.
        let due = self.marked.iter().filter(|sheet| self.due.contains(sheet)).count();
        match binding.act {
            WallAct::Print if due > 0 && due < self.marked.len() => PRINT_MORE,
            WallAct::Print if due > 0 => PRINT_DUE,
            _ => *binding,
        }
    }

    fn language(&self, cx: &Context) -> Language {
        self.language.unwrap_or(cx.snapshot.settings().language)
    }

    /// Returns the lines, found once per step: whether an event uses a sheet can depend on each of its players.
    fn lines(&self, cx: &Context) -> impl Iterator<Item = WallLine> + use<> {
        let of = (cx.step, self.lists_unused);
        let mut known = self.listed.borrow_mut();
        let listed = match known.take().filter(|(known, _)| *known == of) {
            Some((_, listed)) => listed,
            None => lines::all(cx, self.lists_unused).collect(),
        };
        *known = Some((of, Rc::clone(&listed)));
        (0..listed.len()).filter_map(move |at| listed.get(at).copied())
    }

    fn wanted(&self, cx: &Context) -> MadeFor {
        let languages = [self.language(cx), cx.texts.language()];
        MadeFor {
            step: cx.step,
            round: cx.round,
            setup: cx.setup,
            languages,
            part: self.part,
            chosen: cx.chosen.written(),
        }
    }

    fn known(&self, item: WallLine) -> Option<&SheetState> {
        self.known.get(item.name())
    }

    /// Returns the line at the cursor, with its position; `None` on a heading.
    fn line(&self, cx: &Context) -> Option<(usize, WallLine)> {
        match self.rows(cx).get(self.cursor) {
            Some(&WallRow::Line(at, line)) => Some((at, line)),
            Some(WallRow::Heading(_)) | None => None,
        }
    }

    fn item(&self, cx: &Context) -> Option<WallLine> {
        self.line(cx).map(|(_, line)| line)
    }

    fn look(&self) -> SheetView {
        SheetView { language: self.language, part: self.part }
    }

    /// Toggles the mark of a line; lines that are not sheets are opened.
    fn toggle(&mut self, at: usize, cx: &Context) -> Message {
        let Some(item) = self.lines(cx).nth(at) else { return Message::Nothing };
        self.reveal(at, cx);
        let name = match item {
            WallLine::Sheet(named) => named.name,
            WallLine::Report => TOURNAMENT_REPORT,
            WallLine::Pages | WallLine::Hall => return self.open(cx),
            WallLine::Unused(_) => {
                self.lists_unused = true;
                return Message::Nothing;
            }
        };
        match self.marked.iter().position(|marked| *marked == name) {
            Some(place) => {
                self.marked.remove(place);
            }
            None => self.marked.push(name),
        }
        Message::Nothing
    }

    fn open(&self, cx: &Context) -> Message {
        let Some(item) = self.item(cx) else { return Message::Nothing };
        if let WallLine::Pages = item {
            return ask::site(cx);
        }
        let look = self.look();
        let natural = look.shown(item, cx, None);
        let widest = natural.iter().map(|line| width(line)).max().unwrap_or(0);
        // Each width is cached, so that scrolling does not rebuild the sheet.
        let widest = u16::try_from(widest).unwrap_or(u16::MAX);
        let made = RefCell::new(HashMap::from([(widest, natural)]));
        let lines = move |cx: &Context, width: u16| {
            let mut made = made.borrow_mut();
            let lines = made.entry(width).or_insert_with(|| look.shown(item, cx, Some(width)));
            lines.iter().cloned().map(Line::raw).collect()
        };
        let reading = ReadingDialog::fitted(cx.texts.headed(&item.label(cx.texts)), lines);
        Message::open(reading.needing(widest))
    }

    /// Returns the selected format of the report.
    fn offer(&self) -> Option<&'static Offer> {
        OFFERS.get(self.report)
    }

    /// Returns the order for these sheets of this section with the current settings.
    fn order_of(&self, sheets: Vec<&'static str>, cx: &Context) -> PrintOrder {
        PrintOrder {
            sheets,
            report: None,
            part: self.part,
            round: cx.round,
            format: self.format,
            language: self.language(cx),
            setup: cx.setup,
            sections: Vec::new(),
        }
    }

    /// Copies the sheet at the cursor as Markdown if that is the output format, else as text.
    fn copy(&self, cx: &Context) -> Message {
        let Some(WallLine::Sheet(named)) = self.item(cx) else { return Message::Nothing };
        let format = if self.format == SheetFormat::Md { SheetFormat::Md } else { SheetFormat::Text };
        Message::ask(SheetRequest::Copy(PrintOrder { format, ..self.order_of(vec![named.name], cx) }))
    }

    /// Returns the order for the marked sheets, in list order.
    fn order(&self, cx: &Context) -> Option<PrintOrder> {
        let sheets: Vec<&'static str> = self
            .lines(cx)
            .filter_map(|item| match item {
                WallLine::Sheet(named) => Some(named.name),
                WallLine::Report | WallLine::Pages | WallLine::Hall | WallLine::Unused(_) => None,
            })
            .filter(|name| self.marked.contains(name))
            .collect();
        let report = self.marked.contains(&TOURNAMENT_REPORT).then(|| self.offer()).flatten();
        let sections = match self.is_of_all {
            true => cx.sections.iter().map(|section| section.file.path.clone()).collect(),
            false => Vec::new(),
        };
        let order = PrintOrder { report, sections, ..self.order_of(sheets, cx) };
        (!order.sheets.is_empty() || order.report.is_some()).then_some(order)
    }

    /// Marks the line at the cursor and moves to the next one; unfolds what is folded.
    fn mark(&mut self, cx: &Context) -> Message {
        let (at, item) = match self.rows(cx).get(self.cursor) {
            Some(&WallRow::Line(at, item)) => (at, item),
            Some(&WallRow::Heading(fold)) => {
                self.fold(fold);
                return Message::Nothing;
            }
            None => return Message::Nothing,
        };
        // A due sheet is listed twice; the cursor stays in its part.
        let row = self.cursor;
        let done = self.toggle(at, cx);
        if let Message::Nothing = done
            && !matches!(item, WallLine::Unused(_))
        {
            self.cursor = (row + 1).min(self.rows(cx).len().saturating_sub(1));
        }
        done
    }

    /// Toggles the mark of a line by its number. A sheet that was marked automatically keeps its mark the first time,
    /// with a notice, since an arbiter who marks it from habit does not mean to unmark it.
    fn mark_numbered(&mut self, at: usize, cx: &Context) -> Message {
        let name = self.lines(cx).nth(at).map(WallLine::name);
        let is_marked = |name: &&str| self.marked.contains(name);
        let unasked = self.offered.1.iter().position(|offered| Some(*offered) == name.filter(is_marked));
        match unasked {
            Some(place) => {
                self.offered.1.remove(place);
                self.reveal(at, cx);
                Message::Tell(Notice::warning(cx.texts.get("wall-marked-already")))
            }
            None => self.toggle(at, cx),
        }
    }

    fn act(&mut self, act: WallAct, key: KeyEvent, cx: &Context) -> Message {
        match act {
            WallAct::Mark => self.mark(cx),
            WallAct::MarkNumbered => {
                let digit = DIGITS.iter().position(|digit| Some(*digit) == plain(key));
                digit.map_or(Message::Nothing, |digit| self.mark_numbered(digit, cx))
            }
            WallAct::Show => self.open(cx),
            WallAct::Fold => self.mark(cx),
            WallAct::Print => self.order(cx).map_or(Message::Nothing, |order| ask::print(cx, order)),
            WallAct::Write => self.order(cx).map_or(Message::Nothing, |order| ask::write(cx, order)),
            WallAct::Copy => self.copy(cx),
            WallAct::Code => ask::code(cx),
            WallAct::Site => ask::site(cx),
            WallAct::Part => ask::part(cx, self.part),
            WallAct::Columns => ask::columns(cx, self.item(cx)),
            WallAct::Logo => ask::logo(cx),
            WallAct::Close => closing::close(cx),
            WallAct::Options => options::ask(self, cx),
            WallAct::Sections => {
                self.is_of_all = !self.is_of_all;
                Message::Nothing
            }
        }
    }

    /// Returns the line above the list: the round, the due and marked sheets, and how sheets are made.
    fn title(&self, cx: &Context) -> String {
        let values = [
            ("format", self.format.ending().to_uppercase().into()),
            ("paper", lines::setup(cx, cx.setup).into()),
            ("language", cx.texts.language_name(self.language(cx)).into_owned().into()),
            ("count", self.marked.len().into()),
            ("due", self.open_due(cx).into()),
        ];
        let round = cx.texts.headed(&cx.texts.with("word-round-number", &[("round", cx.round.into())]));
        let title = format!("{round} · {}", cx.texts.with("wall-head", &values));
        let part = self.part.map(|part| format!(" · {}", lines::part(cx, part))).unwrap_or_default();
        let all =
            if self.is_of_all { format!(" · {}", cx.texts.get("wall-all-sections")) } else { String::new() };
        title + &part + &all
    }

    /// Returns true if an action applies to the marks and the row at the cursor.
    fn works(&self, act: WallAct, cx: &Context) -> bool {
        let folds = || {
            let row = self.rows(cx).get(self.cursor).copied();
            matches!(row, Some(WallRow::Heading(_) | WallRow::Line(_, WallLine::Unused(_))))
        };
        match act {
            WallAct::Print | WallAct::Write => !self.marked.is_empty(),
            WallAct::Show => !folds(),
            WallAct::Fold => folds(),
            _ => fits(act, cx),
        }
    }

    /// Describes the line at the cursor: its title, or the reason why it is unavailable.
    fn told(&self, cx: &Context) -> String {
        let rows = self.rows(cx);
        if let Some(WallRow::Heading(fold)) = rows.get(self.cursor) {
            return cx.texts.get(fold.about()).into_owned();
        }
        let item = self.item(cx);
        match (item.and_then(|item| self.known(item)), item) {
            (Some(SheetState::There { title, .. }), _) => title.clone(),
            (Some(SheetState::Absent(why)), _) => why.clone(),
            (None, Some(WallLine::Sheet(named))) => named.label(cx.texts),
            (None, item) => item.map(|item| item.words(cx)).unwrap_or_default(),
        }
    }
}

impl Pane for WallPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
        let title = fit(&self.title(cx), usize::from(head.width), Align::Left);
        unwrapped(frame, head, Text::from(title).style(cx.theme.head));
        let rows = self.rows(cx);
        let row = |at: usize| match rows.get(at) {
            Some(&WallRow::Line(at, item)) => self.row(at, item, cx),
            Some(&WallRow::Heading(fold)) => self.heading(fold, cx),
            None => TableRow::default(),
        };
        table(frame, body, cx.theme, &self.columns(cx), (self.cursor, rows.len()), row);
    }

    fn width(&self, Size { width: room, .. }: Size, cx: &Context) -> Needs {
        let beside = Beside::panels(self.panels(cx)).below(width(&self.title(cx)));
        needs(&self.columns(cx), room, beside)
    }

    fn panels(&self, _cx: &Context) -> usize {
        1
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        let title = self.item(cx).map(|item| item.label(cx.texts)).unwrap_or_default();
        Panel::new(cx.texts.headed(&title), self.seen(room, cx))
    }

    fn strip(&self, width: u16, cx: &Context) -> (u16, Vec<Line<'static>>) {
        (2, wrapped(&self.told(cx), width.into(), cx.theme.plain))
    }

    fn rest(&mut self, cx: &Context) -> bool {
        self.settle(cx);
        self.count(cx)
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        let works: Vec<Binding<WallAct>> =
            KEYS.iter().filter(|binding| self.works(binding.act, cx)).copied().collect();
        if let Some(act) = find(&works, key) {
            return Some(self.act(act, key, cx));
        }
        self.cursor = find(WALK, key)?.from(self.cursor, self.rows(cx).len());
        Some(Message::Nothing)
    }

    fn show(&mut self, what: Show, cx: &Context) {
        match what {
            Show::Part(part) => {
                self.part = part;
                self.settle(cx);
            }
            Show::Sheet(name) => {
                // A sheet that does not apply to the event is shown anyway.
                self.lists_unused |= !named(name).is_some_and(|sheet| sheet.is_used(cx.snapshot));
                self.reveal_named(name, cx);
            }
            Show::Kept(name) => self.reveal_named(&name, cx),
            Show::Output(output) => {
                (self.format, self.report) = (output.format, output.report);
                self.language = Some(output.language);
                self.settle(cx);
            }
            _ => {}
        }
    }

    fn kept(&self, cx: &Context) -> String {
        let name = |row: &WallRow| match row {
            WallRow::Line(_, item) => item.name(),
            WallRow::Heading(fold) => fold.name(),
        };
        self.rows(cx).get(self.cursor).map(name).unwrap_or_default().to_owned()
    }

    fn access(&self, label: &str, _cx: &Context) -> CommandAccess {
        let act = KEYS
            .iter()
            .chain([&PRINT_DUE, &PRINT_MORE])
            .find(|binding| binding.label == label)
            .map(|of| of.act);
        match act {
            // Sheets are produced from the present state of the event, so these commands require that it is
            // displayed.
            Some(WallAct::Print | WallAct::Write | WallAct::Copy | WallAct::Close) => CommandAccess::Present,
            _ => CommandAccess::Look,
        }
    }

    fn fits(&self, hint: Hint, cx: &Context) -> bool {
        !is_of_sections(hint) || fits(WallAct::Sections, cx)
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let is_sheet = || matches!(self.item(cx), Some(WallLine::Sheet(_)));
        let reason = match act {
            WallAct::Copy => unmet(&[(is_sheet(), "wall-copy-none")]),
            WallAct::Code => {
                let has_address = cx.site.is_some_and(|site| site.address.is_some());
                unmet(&[(has_address, "wall-code-none")])
            }
            WallAct::Columns => ask::why_no_columns(cx, self.item(cx)),
            _ => None,
        };
        reason.map(|reason| cx.texts.get(reason).into_owned())
    }

    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act);
        let reason = match act {
            Some(WallAct::Sections) => "event-no-other-section",
            Some(WallAct::Show) => "wall-not-a-part",
            Some(WallAct::Fold) => "wall-only-parts",
            _ => "wall-nothing-marked",
        };
        let is_off = act.is_none_or(|act| !self.works(act, cx));
        is_off.then(|| cx.texts.get(reason).into_owned())
    }

    fn settle(&mut self, cx: &Context) {
        self.is_of_all &= fits(WallAct::Sections, cx);
        self.offer_due(cx);
        let wanted = self.wanted(cx);
        if self.made.as_ref() == Some(&wanted) {
            return;
        }
        self.made = Some(wanted);
        self.known.clear();
        (self.preview, self.counting) = (None, PageCounting::default());
        self.cursor = self.cursor.min(self.rows(cx).len().saturating_sub(1));
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        let has =
            |item: &WallLine| !wanted.is_empty() && fold_for_search(&item.label(cx.texts)).contains(wanted);
        let found = self.lines(cx).enumerate().filter(|(_, item)| has(item));
        found.map(|(line, _)| Hit { line, found: FoundItem::Line }).collect()
    }

    fn places(&self, cx: &Context) -> Vec<NamedLine> {
        self.lines(cx).filter_map(|line| line.place(cx)).collect()
    }

    fn take(&mut self, hit: Hit, cx: &Context) {
        self.reveal(hit.line, cx);
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        let keys = KEYS.iter().filter(|binding| self.works(binding.act, cx));
        keys.map(|binding| Hint::from(&self.due(binding))).collect()
    }

    fn commands(&self) -> Vec<Hint> {
        KEYS.iter().map(|binding| Hint::from(&self.due(binding))).collect()
    }
}

/// Returns true if a command includes the other sections of the festival.
fn is_of_sections(hint: Hint) -> bool {
    KEYS.iter().any(|key| key.label == hint.label && key.act == WallAct::Sections)
}

/// Returns true if an action applies: sheets of all sections exist only in a festival.
fn fits(act: WallAct, cx: &Context) -> bool {
    act != WallAct::Sections || cx.sections.len() > 1
}
