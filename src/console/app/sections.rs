//! Sections of a festival: a strip above the pane, and their selection.

use super::App;
use crate::desk::{Context, FestivalRequest, FestivalSection, FileRequest, Message, Show};
use crate::dialog::PickItem;
use crate::service::festival::{DoubleEntry, Told};
use crate::text::{self, Align, fit, width};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::path::Path;

/// Maximum width of a section name in the strip.
const NAME: usize = 14;

/// Maximum number of players in the warnings of the section list.
const WARNINGS: usize = 5;

impl App {
    /// Returns the number of rows of the strip.
    pub(super) fn section_rows(&self) -> u16 {
        u16::from(self.state.session.is_some() && self.services.festival.is_on())
    }

    /// Draws the sections on one line, each with its missing results, the one on show in brackets. If they do not fit,
    /// those around the one on show.
    pub(super) fn draw_sections(&self, frame: &mut Frame, area: Rect) {
        let theme = &self.services.themes.theme;
        let told = self.services.festival.told(&self.state);
        let words = |(key, section): (char, &Told)| {
            let name = fit(&section.name, NAME.min(width(&section.name)), Align::Left);
            let words = format!("{key} {name} {}", section.state);
            if section.is_here { format!("[{words}]") } else { format!(" {words} ") }
        };
        let parts: Vec<String> = FestivalSection::letters().zip(&told).map(words).collect();
        let here = told.iter().position(|section| section.is_here).unwrap_or(0);
        let first = first_shown(&parts, here, area.width.into());
        let mut line = Line::default();
        let name = text::clean(self.services.festival.name()).into_owned();
        let taken: usize = parts.iter().map(|part| width(part)).sum();
        if first > 0 {
            line.push_span(Span::styled("…", theme.faint));
        } else if taken + width(&name) + 2 <= usize::from(area.width) {
            line.push_span(Span::styled(format!("{name}: "), theme.faint));
        }
        for (part, section) in parts.iter().zip(&told).skip(first) {
            line.push_span(Span::styled(
                part.clone(),
                if section.is_here { theme.strong } else { theme.plain },
            ));
        }
        let warning = self.section_warnings().into_iter().next().map(|told| format!("  {told}"));
        if let Some(warning) = warning.filter(|warning| line.width() + width(warning) <= area.width.into()) {
            line.push_span(Span::styled(warning, theme.warning));
        } else if !self.section_warnings().is_empty() && line.width() + 1 < area.width.into() {
            line.push_span(Span::styled(" !", theme.warning));
        }
        crate::widget::lines(frame, area, [&line]);
    }

    /// Returns a line with the festival and the section on show.
    pub(super) fn spoken_section(&self) -> Option<String> {
        let told = self.services.festival.told(&self.state);
        let here = told.into_iter().find(|section| section.is_here)?;
        Some(text::clean(&format!("{}: {}", self.services.festival.name(), here.name)).into_owned())
    }

    /// Returns the index of the section on show; 0 if there is none.
    pub(super) fn section_here(&self) -> usize {
        self.services.festival.told(&self.state).iter().position(|section| section.is_here).unwrap_or(0)
    }

    /// Returns the warnings on the sections, most urgent first.
    pub(super) fn section_warnings(&self) -> Vec<String> {
        let told = |twice: &DoubleEntry| {
            let id = if twice.are_playing { "festival-two-boards" } else { "festival-twice" };
            format!("! {}", self.of_double_entry(id, twice))
        };
        let entries = self.services.festival.double_entries().iter();
        entries.filter(|twice| !twice.are_apart).take(WARNINGS).map(told).collect()
    }

    fn of_double_entry(&self, id: &str, twice: &DoubleEntry) -> String {
        let letters: Vec<char> = FestivalSection::letters().collect();
        let sections = twice.sections.iter().filter_map(|&at| letters.get(at));
        let sections: Vec<String> = sections.map(char::to_string).collect();
        let name = text::clean(&twice.name).into_owned();
        self.state.texts.with(id, &[("name", name.into()), ("sections", sections.join(", ").into())])
    }

    /// Returns choices that treat players of one name as different people, or as one again.
    pub(super) fn part_choices(&self) -> Vec<PickItem> {
        let can_note = !self.context().is_fixed();
        let entries = self.services.festival.double_entries().iter().enumerate().filter(|_| can_note);
        let choice = |(at, twice): (usize, &DoubleEntry)| {
            let id = if twice.are_apart { "festival-join" } else { "festival-part" };
            PickItem::plain(self.of_double_entry(id, twice), Message::ask(FestivalRequest::Part(at)))
        };
        entries.filter(|(_, twice)| !twice.is_sure).map(choice).collect()
    }

    pub(super) fn section_choices(&self) -> Vec<PickItem> {
        let told = self.services.festival.told(&self.state);
        let choice = |((key, digit), section): ((char, Option<char>), &Told)| {
            let small = key.is_ascii_uppercase().then_some(key.to_ascii_lowercase());
            let words = format!("{}  {}", section.name, section.state);
            let then = match section.is_here {
                true => Message::Nothing,
                false => self.open_section(section.path),
            };
            PickItem::keyed(key, words, then).or_keys(small.into_iter().chain(digit))
        };
        let digits = ('1'..='9').map(Some).chain(std::iter::repeat(None));
        FestivalSection::letters().zip(digits).zip(&told).map(choice).collect()
    }

    /// Returns the message that opens another section on the current pane.
    fn open_section(&self, path: &Path) -> Message {
        let (wanted, pane) = (path.to_owned(), self.state.pane);
        let then = move |cx: &Context| match cx.path == Some(wanted.as_path()) {
            true => Message::Show(Show::Pane(pane)),
            false => Message::Nothing,
        };
        let open = Message::ask(FileRequest::Open(path.to_owned()));
        Message::All(vec![open, Message::With(Box::new(then))])
    }
}

/// Returns the index of the first part shown, such that the one at `here` fits.
fn first_shown(parts: &[String], here: usize, room: usize) -> usize {
    let needs = |first: usize| {
        let shown: usize = parts.get(first..=here).unwrap_or_default().iter().map(|part| width(part)).sum();
        shown + usize::from(first > 0)
    };
    (0..here).find(|&first| needs(first) <= room).unwrap_or(here)
}
