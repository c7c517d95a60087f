//! Sheets for all sections of a festival; sections other than the one on show are read from their files.

use super::super::state::State;
use super::Sheets;
use crate::event::{Chosen, Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::HASH_DIGITS;
use crate::publish::logo::Logo;
use crate::publish::order::{PrintOrder, Ready, SectionOnPaper};
use crate::session::{Plan, Session, chosen_columns, kept_logo, read_logo};
use crate::text;
use hakem_engine::history::{History, Moment};
use hakem_engine::tournament::{Issue, IssueMedium};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

struct Read {
    name: String,
    history: History,
    hash: String,
    derived: Derived,
    chosen: Chosen,
    logo: Option<Arc<Logo>>,
}

impl Sheets {
    /// Renders each sheet of an order for all sections; returns also the log entry for the section on show, and
    /// messages on sections without the sheet.
    pub(super) fn ready_together(
        &self,
        order: &PrintOrder,
        way: IssueMedium,
        to: String,
        state: &State,
    ) -> Result<(Vec<Ready>, Issue, Vec<String>), String> {
        let session = state.session.as_ref().ok_or_else(String::new)?;
        if order.sheets.is_empty() || order.report.is_some() {
            return Err(state.texts.get("wall-report-of-one").into_owned());
        }
        let own = |path: &Path| path == session.path();
        let here = order.sections.iter().position(|path| own(path)).unwrap_or(0);
        let sections = order.sections.iter().map(|path| match own(path) {
            true => Ok(self.read_own(session)),
            false => read(path, state),
        });
        let sections = sections.collect::<Result<Vec<_>, _>>()?;
        let told = Texts::new(order.language);
        let on_paper = sections.iter().map(|of| SectionOnPaper {
            name: &of.name,
            event: Event {
                zone: &state.world.zone,
                chosen: &of.chosen,
                ..Event::of(&of.history, &told, &of.derived)
            },
            hash: &of.hash,
            logo: of.logo.clone(),
        });
        let on_paper: Vec<SectionOnPaper> = on_paper.collect();
        let plan = Plan::read(session.path().parent().unwrap_or(Path::new("")));
        let festival = plan.map_err(|fault| fault.say(&state.texts))?.common.name.to_string();
        let printed = Moment((state.world.now)().as_millisecond());
        let find = |letters: &BTreeSet<char>| self.letters.find(letters);
        let ready = order.ready_together((&text::clean(&festival), here), &on_paper, printed, &find);
        let (ready, left) = ready.map_err(|error| error.say(&state.texts))?;
        let sheets = ready.iter().map(|ready| ready.issued.clone()).collect();
        let hash = session.hash().chars().take(HASH_DIGITS).collect();
        Ok((ready, Issue { way, sheets, hash, to }, left))
    }

    fn read_own(&self, session: &Session) -> Read {
        Read {
            name: named(session.path()),
            history: session.history().clone(),
            hash: session.hash(),
            derived: Derived::default(),
            chosen: self.chosen.clone(),
            logo: self.logo().cloned(),
        }
    }
}

fn read(path: &Path, state: &State) -> Result<Read, String> {
    let session = Session::open_to_read(&state.world.disk, path).map_err(|error| error.say(&state.texts))?;
    let (event, data) = (session.event(), state.world.data_folder.as_deref());
    let of = (path, event.as_str());
    Ok(Read {
        name: named(path),
        hash: session.hash(),
        derived: Derived::default(),
        chosen: chosen_columns(data, of),
        // An unreadable logo is reported when that section is opened.
        logo: kept_logo(data, of).and_then(|logo| read_logo(&logo, &state.texts).ok()),
        history: session.history().clone(),
    })
}

fn named(path: &Path) -> String {
    text::clean(&path.file_stem().unwrap_or_default().to_string_lossy()).into_owned()
}
