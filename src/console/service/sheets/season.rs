//! The season whose plan is next to the open event (docs/season.md): its ranking shown, or written as a PDF.

use super::super::at_length;
use super::super::state::State;
use super::Sheets;
use crate::desk::{Message, Notice};
use crate::dialog::ReadingDialog;
use crate::exchange;
use crate::i18n::{Naming, Say, Texts};
use crate::publish::SheetFormat;
use crate::publish::season::SeasonOnPaper;
use crate::session::{SeasonPlan, Session};
use crate::store::{self, cause_text};
use crate::text::clean;
use hakem_engine::history::{History, Moment};
use hakem_engine::tournament::PlayerId;
use ratatui::text::Line;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Ending of event files.
const EVENT: &str = "hakem";

/// File of the printed ranking, in the folder of the season; each writing replaces it.
const PRINTED: &str = "season.pdf";

/// Opens a printed ranking, with its columns in line.
fn ranking(printed: &str, texts: &Texts) -> Message {
    let lines: Vec<Line> = printed.lines().map(|line| Line::from(clean(line).into_owned())).collect();
    let widest = lines.iter().map(Line::width).max().and_then(|width| u16::try_from(width).ok());
    let reading = ReadingDialog::new(texts.get("season-title").into_owned(), lines);
    Message::open(reading.needing(widest.unwrap_or_default()))
}

impl Sheets {
    /// Shows the ranking of the season, or writes it as a PDF next to its plan.
    pub(super) fn season(&self, is_written: bool, state: &mut State) -> Message {
        let format = if is_written { SheetFormat::Pdf } else { SheetFormat::Text };
        let written = self.season_bytes(format, state).and_then(|(folder, bytes)| {
            if !is_written {
                return Ok(ranking(&String::from_utf8_lossy(&bytes), &state.texts));
            }
            let file = folder.join(PRINTED);
            store::keep_bytes(&file, &bytes).map_err(|error| {
                state.texts.with("season-not-written", &[("why", cause_text(&error, &state.texts))])
            })?;
            let shown = clean(&file.to_string_lossy()).into_owned();
            let told = state.texts.with("season-written", &[("file", shown.into())]);
            Ok(Message::Tell(Notice::done(told).leading_to(file)))
        });
        written.unwrap_or_else(|why| at_length(&state.texts, "season-title", vec![why]))
    }

    /// Returns the folder of the season with its ranking.
    fn season_bytes(&self, format: SheetFormat, state: &State) -> Result<(PathBuf, Vec<u8>), String> {
        let texts = &state.texts;
        let session = state.session.as_ref().ok_or_else(String::new)?;
        let folder = session.path().parent().unwrap_or(Path::new("")).to_owned();
        let plan = SeasonPlan::read(&folder).map_err(|error| error.say(texts))?;
        let read = |path: &PathBuf| match is_one_file(path, session.path()) {
            true => Ok(session.history().clone()),
            false => read(path, state),
        };
        let histories: Vec<History> = plan.events.iter().map(read).collect::<Result<_, _>>()?;
        let of_season = SeasonOnPaper {
            name: plan.name.as_str(),
            rules: &plan.rules,
            ratings: None,
            histories: &histories,
            texts,
            zone: &state.world.zone,
            printed: Moment((state.world.now)().as_millisecond()),
        };
        let find = |letters: &BTreeSet<char>| self.letters.find(letters);
        let bytes = of_season.drawn(format, self.setup, &find).map_err(|error| error.say(texts))?;
        Ok((folder, bytes))
    }
}

fn is_one_file(one: &Path, other: &Path) -> bool {
    one == other || fs::canonicalize(one).ok().zip(fs::canonicalize(other).ok()).is_some_and(|(a, b)| a == b)
}

/// Reads an event of the season: an event file, or a file that can be imported.
fn read(path: &Path, state: &State) -> Result<History, String> {
    let texts: &Texts = &state.texts;
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(EVENT)) {
        let opened = Session::open_to_read(&state.world.disk, path);
        return opened.map(|session| session.history().clone()).map_err(|error| error.say(texts));
    }
    let content = exchange::read(path, texts).map_err(|error| error.say(texts))?;
    let imported = exchange::to_event(path, content, texts).map_err(|error| error.say(texts))?;
    let who = |id: PlayerId| id.to_string();
    let begun = History::begun_by(imported.commands, Moment(0));
    begun.map_err(|error| Naming { what: &error, who: &who }.say(texts))
}
