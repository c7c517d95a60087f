//! A festival: a folder whose events are its sections, each with a separate file, log and undo history
//! (docs/festival.md).

use super::files::{look_into, name_of};
use super::state::State;
use super::{Service, at_length, bye_not_copied};
use crate::desk::{About, EventFile, FestivalRequest, FestivalSection, FileRequest, Message, SectionPlayer};
use crate::i18n::{Naming, Say, Texts};
use crate::session::{Apart, Plan, PlanError, Session};
use crate::sheet::Progress;
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::{Command, Copied, announce_like};
use hakem_engine::tournament::{RoundNo, RoundState, Settings};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Number of idle calls between two checks of the other sections' files.
const LOOK: u32 = 5;

/// The festival of the open event.
#[derive(Default)]
pub struct Festival {
    common: Option<Settings>,
    apart: Vec<Apart>,
    sections: Vec<FestivalSection>,
    double_entries: Vec<DoubleEntry>,
    waited: u32,
}

/// A section as displayed.
pub struct Told<'a> {
    pub path: &'a Path,
    /// Name: the file name without the extension.
    pub name: String,
    /// True if it is the section on show.
    pub is_here: bool,
    /// Missing results or other open work.
    pub state: String,
}

/// A player registered in several sections.
pub struct DoubleEntry {
    pub name: String,
    /// Indices of the sections; if the player has games in several, only of those.
    pub sections: Vec<usize>,
    /// Indices of all sections of the player.
    everywhere: Vec<usize>,
    /// True if results of the player are missing in more than one section.
    pub are_playing: bool,
    /// True if FIDE IDs prove that it is one person; equal names may belong to different people.
    pub is_sure: bool,
    /// True if the arbiter has stated that they are different people.
    pub are_apart: bool,
}

impl Festival {
    /// Opens the first section of a folder; creates the plan if missing.
    pub fn open(&mut self, folder: &Path, state: &State) -> Message {
        let plan = Plan::read_or_make(folder);
        match plan.map(|plan| (plan.sections.first().cloned(), Self::of(plan))) {
            Ok((Some(first), festival)) => {
                *self = festival;
                Message::ask(FileRequest::Open(first))
            }
            Ok((None, _)) => Message::Nothing,
            Err(fault) => at_length(&state.texts, "open-failed", vec![fault.say(&state.texts)]),
        }
    }

    /// Detects if the open event is a section of a festival; returns a message if the plan is faulty.
    pub fn take_up(&mut self, state: &State) -> Message {
        let folder = state.session.as_ref().and_then(|session| session.path().parent()).map(Path::to_owned);
        let before = std::mem::take(self);
        let Some(folder) = folder.filter(|folder| Plan::is_in(folder)) else { return Message::Nothing };
        match Plan::read(&folder) {
            Ok(plan) => {
                *self = Self::of(plan);
                self.keep_known(before);
                Message::Nothing
            }
            Err(fault) => at_length(&state.texts, "festival-title", vec![fault.say(&state.texts)]),
        }
    }

    fn of(plan: Plan) -> Self {
        let section = |path: PathBuf| {
            let bytes = bytes_of(&path);
            FestivalSection { file: EventFile { path, changed: None, about: None }, bytes }
        };
        let sections = plan.sections.into_iter().map(section).collect();
        Self { common: Some(plan.common), apart: plan.apart, sections, ..Self::default() }
    }

    /// Keeps the summaries of unchanged sections.
    fn keep_known(&mut self, before: Self) {
        for known in before.sections {
            let is_same = |section: &&mut FestivalSection| {
                (&section.file.path, section.bytes) == (&known.file.path, known.bytes)
            };
            if let Some(section) = self.sections.iter_mut().find(is_same) {
                section.file.about = known.file.about;
            }
        }
        self.double_entries = double_entries(&self.sections, &self.apart);
    }

    pub fn ask(&mut self, request: FestivalRequest, state: &mut State) -> Message {
        let then = match request {
            FestivalRequest::Plan { common, order, taken } => self.announce(*common, &order, taken, state),
            FestivalRequest::Copy(path, copied) => Ok(copy(&path, copied, state)),
            FestivalRequest::Part(at) => self.part(at, state),
        };
        then.unwrap_or_else(|fault| at_length(&state.texts, "festival-title", vec![fault.say(&state.texts)]))
    }

    /// Applies added and removed sections and changes of others to the plan; returns true if there were any. A plan
    /// that cannot be read at the moment is retried.
    fn look_at_plan(&mut self, state: &State) -> bool {
        let folder = state.session.as_ref().and_then(|session| session.path().parent());
        let Some(Ok(plan)) = folder.filter(|_| self.is_on()).map(Plan::read) else { return false };
        let paths = self.sections.iter().map(|section| &section.file.path);
        let is_same = paths.eq(&plan.sections) && self.apart == plan.apart;
        if is_same && self.common.as_ref() == Some(&plan.common) {
            return false;
        }
        let before = std::mem::replace(self, Self::of(plan));
        self.keep_known(before);
        true
    }

    /// Writes the shared settings and the order of the sections.
    fn announce(
        &mut self,
        common: Settings,
        order: &[usize],
        taken: bool,
        state: &mut State,
    ) -> Result<Message, PlanError> {
        let known: Vec<PathBuf> = self.sections.iter().map(|section| section.file.path.clone()).collect();
        let plan = self.rewrite(state, |plan| {
            let ordered: Vec<PathBuf> = order.iter().filter_map(|&at| known.get(at).cloned()).collect();
            let new: Vec<PathBuf> =
                plan.sections.iter().filter(|path| !ordered.contains(path)).cloned().collect();
            (plan.common, plan.sections) = (common, [ordered, new].concat());
        })?;
        state.done(state.texts.get("festival-planned").into_owned());
        let Some(plan) = plan else { return Ok(Message::Nothing) };
        let own = state.snapshot().settings();
        let announced = plan.over(own);
        let is_new = taken && announced != *own;
        Ok(if is_new { Message::Do(Command::Announce(Box::new(announced))) } else { Message::Nothing })
    }

    /// Toggles whether players of one name are treated as different people.
    fn part(&mut self, at: usize, state: &mut State) -> Result<Message, PlanError> {
        let Some(twice) = self.double_entries.get(at).filter(|twice| !twice.is_sure) else {
            return Ok(Message::Nothing);
        };
        let sections = twice.everywhere.iter().filter_map(|&at| self.sections.get(at));
        let sections = sections.map(|section| name_of(&section.file.path)).collect();
        let (apart, were_apart) = (Apart { name: twice.name.clone(), sections }, twice.are_apart);
        self.rewrite(state, |plan| match were_apart {
            true => plan.apart.retain(|known| !is_of(known, &apart.name)),
            false => plan.apart.push(apart),
        })?;
        let id = if were_apart { "festival-one-person" } else { "festival-two-people" };
        state.done(state.texts.get(id).into_owned());
        Ok(Message::Nothing)
    }

    /// Changes the current plan in the folder of the open event, and returns it; creates it if missing.
    fn rewrite(&mut self, state: &State, change: impl FnOnce(&mut Plan)) -> Result<Option<Plan>, PlanError> {
        let folder = state.session.as_ref().and_then(|session| session.path().parent());
        let Some(folder) = folder else { return Ok(None) };
        let mut plan = Plan::read(folder)?;
        change(&mut plan);
        plan.write(folder)?;
        let before = std::mem::take(self);
        let plan = Plan::read(folder)?;
        let (common, sections, apart) = (plan.common.clone(), plan.sections.clone(), plan.apart.clone());
        *self = Self::of(Plan { common, sections, apart });
        self.keep_known(before);
        Ok(Some(plan))
    }

    /// Returns the name of the festival and the settings shared by its sections; `None` if there is no festival.
    pub fn common(&self) -> Option<&Settings> {
        self.common.as_ref()
    }

    /// Returns true if the open event belongs to a festival.
    pub fn is_on(&self) -> bool {
        !self.sections.is_empty()
    }

    pub fn name(&self) -> &str {
        self.common.as_ref().map_or("", |common| common.name.as_str())
    }

    /// Returns the sections for display, in their order.
    pub fn told<'a>(&'a self, state: &State) -> Vec<Told<'a>> {
        let here = state.session.as_ref().map(|session| session.path());
        let told = |section: &'a FestivalSection| {
            let path = section.file.path.as_path();
            let is_here = here == Some(path);
            let told = |round, is_settled| at_work(round, is_settled, &state.texts);
            let told = match &section.file.about {
                _ if is_here => {
                    let now = state.present();
                    let round = now.round_at_work();
                    let round = round.map(|round| (round, now.state(round), Progress::of(now, round)));
                    told(round, now.conflicts().next().is_none())
                }
                Some(About::Event(summary)) => told(summary.round, summary.unsettled.is_none()),
                None | Some(About::Large) => told(None, true),
                Some(About::Damaged | About::Empty | About::Foreign | About::Unreadable) => "✗".to_owned(),
            };
            Told { path, name: section.name(), is_here, state: told }
        };
        self.sections.iter().map(told).collect()
    }

    pub fn sections(&self) -> &[FestivalSection] {
        &self.sections
    }

    /// Returns the players registered in several sections; those with games in more than one first.
    pub fn double_entries(&self) -> &[DoubleEntry] {
        &self.double_entries
    }
}

impl Service for Festival {
    /// Refreshes the summaries of the sections.
    fn idle(&mut self, state: &mut State, _is_free: bool) -> Option<Message> {
        self.waited = self.waited.wrapping_add(1);
        let mut has_news = false;
        if self.waited.is_multiple_of(LOOK) {
            has_news = self.look_at_plan(state);
            for section in &mut self.sections {
                let bytes = bytes_of(&section.file.path);
                if std::mem::replace(&mut section.bytes, bytes) != bytes {
                    section.file.about = None;
                }
            }
        }
        has_news |=
            look_into(self.sections.iter_mut().map(|section| &mut section.file), &state.world, &state.texts);
        if has_news {
            self.double_entries = double_entries(&self.sections, &self.apart);
        }
        has_news.then_some(Message::Redraw)
    }
}

/// Copies settings of another section into the open event, and reports those that were not copied.
fn copy(path: &Path, copied: Copied, state: &State) -> Message {
    let opened = Session::open_to_read(&state.world.disk, path);
    let session = match opened {
        Ok(session) => session,
        Err(error) => return at_length(&state.texts, "open-failed", vec![error.say(&state.texts)]),
    };
    let (command, kept) = announce_like(state.snapshot(), session.history().snapshot(), copied);
    let event = state.event();
    let kept = kept.iter().map(|why| Naming { what: why, who: &|id| event.name(id) }.say(event.texts));
    let bye = copied.settings.then(|| bye_not_copied(session.history().snapshot(), &state.texts)).flatten();
    let told = at_length(&state.texts, "festival-not-copied", kept.chain(bye).collect());
    Message::All(vec![Message::Do(command), told])
}

/// Returns true if an entry of the plan on different people has this name.
fn is_of(apart: &Apart, name: &str) -> bool {
    fold_for_search(&apart.name) == fold_for_search(name)
}

/// Finds players registered in several sections; those stated to be different people come last.
fn double_entries(sections: &[FestivalSection], apart: &[Apart]) -> Vec<DoubleEntry> {
    /// A person; the sections, each with true if they have a game there; true if all matches are by FIDE ID.
    type Seen<'a> = (&'a SectionPlayer, Vec<(usize, bool)>, bool);
    let mut people: Vec<Seen> = Vec::new();
    // Keyed by name and by FIDE ID: entries of one person share at least one of them.
    let mut known: HashMap<String, Vec<usize>> = HashMap::new();
    for (place, section) in sections.iter().enumerate() {
        let Some(About::Event(summary)) = &section.file.about else { continue };
        for listed in &summary.roster {
            let keys = [Some(fold_for_search(&listed.name)), listed.fide_id.map(|id| id.to_string())];
            let keys: Vec<String> = keys.into_iter().flatten().collect();
            let alike = keys.iter().filter_map(|key| known.get(key)).flatten().copied();
            let is_same = |at: &usize| people.get(*at).is_some_and(|(one, ..)| one.is_same(listed));
            let at = alike.into_iter().find(is_same).unwrap_or(people.len());
            match people.get_mut(at) {
                Some((_, seen, is_sure)) => {
                    seen.push((place, listed.is_playing));
                    *is_sure &= listed.fide_id.is_some();
                }
                None => {
                    people.push((listed, vec![(place, listed.is_playing)], listed.fide_id.is_some()));
                }
            }
            for key in keys {
                known.entry(key).or_default().push(at);
            }
        }
    }
    let are_apart = |listed: &SectionPlayer, everywhere: &[usize]| {
        let files =
            everywhere.iter().filter_map(|&at| sections.get(at)).map(|section| name_of(&section.file.path));
        let files: Vec<String> = files.collect();
        let has_all = |known: &Apart| files.iter().all(|file| known.sections.contains(file));
        apart.iter().any(|known| is_of(known, &listed.name) && has_all(known))
    };
    let several = |(listed, seen, is_sure): Seen| {
        let mut everywhere: Vec<usize> = seen.iter().map(|&(place, _)| place).collect();
        everywhere.dedup();
        let playing = seen.iter().filter(|(_, is_playing)| *is_playing).count();
        let are_playing = playing > 1;
        let told = seen.iter().filter(|(_, is_playing)| *is_playing || !are_playing);
        let mut sections: Vec<usize> = told.map(|&(place, _)| place).collect();
        sections.dedup();
        let are_apart = !is_sure && are_apart(listed, &everywhere);
        let name = listed.name.clone();
        (sections.len() > 1).then_some(DoubleEntry {
            name,
            sections,
            everywhere,
            are_playing,
            is_sure,
            are_apart,
        })
    };
    let mut found: Vec<DoubleEntry> = people.into_iter().filter_map(several).collect();
    found.sort_by_key(|twice| (twice.are_apart, !twice.are_playing));
    found
}

/// Returns a round as in the header: results entered of all, or a tick if it is complete, an exclamation mark if not all
/// is settled; otherwise its state.
fn at_work(round: Option<(RoundNo, RoundState, Progress)>, is_settled: bool, texts: &Texts) -> String {
    let Some((round, state, Progress { entered, total })) = round else { return "·".to_owned() };
    match state {
        RoundState::Complete if !is_settled => format!("{round}!"),
        RoundState::Complete => format!("{round}✓"),
        RoundState::Published | RoundState::Running { .. } => format!("{round}▸{entered}/{total}"),
        RoundState::None | RoundState::Draft => format!("{round} {}", texts.round_state(state)),
    }
}

fn bytes_of(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |found| found.len())
}
