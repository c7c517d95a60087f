//! Event files listed on the start screen: those of the folder and the recently opened ones, with their summaries.

use crate::desk::{About, Due, EventFile, SectionPlayer, Summary};
use crate::event::{Derived, Event, day_at};
use crate::i18n::Texts;
use crate::service::need::{Need, need};
use crate::service::sheets::kept_order;
use crate::service::world::World;
use crate::session::{OpenError, Session};
use crate::sheet::{Progress, team_pairings};
use crate::store::{self, StoreError};
use hakem_engine::pairing::{entered_teams, last_round};
use hakem_engine::tournament::{BoardNo, PartialDate, Round, RoundNo, Snapshot, Stage, Team, TeamId};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// File in the user's data folder with the recently opened events, one per line, latest first.
const FILE: &str = "recent";

/// Maximum number of remembered events.
const KEPT: usize = 30;

/// Maximum number of bytes of event files read in one idle call for their summaries.
const AT_ONCE: u64 = 1 << 20;

/// Size in bytes from which a file is not read before it is opened.
const LARGE: u64 = 64 << 20;

/// Returns the event files of the folder and the recently opened ones, last changed first. Does not read them.
pub fn event_files(world: &World) -> Vec<EventFile> {
    let here = fs::read_dir(&world.folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_named_so = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "hakem");
    let mut paths: Vec<PathBuf> = here.filter(is_named_so).collect();
    for path in remembered(world) {
        if path.parent() != Some(&world.folder) && !paths.contains(&path) {
            paths.push(path);
        }
    }
    let changed = |path: PathBuf| {
        let found = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        Some((found.modified().ok()?, path))
    };
    let mut found: Vec<(SystemTime, PathBuf)> = paths.into_iter().filter_map(changed).collect();
    found.sort_by(|one, other| other.cmp(one));
    let file = |(changed, path)| EventFile { path, changed: day(changed, &world.zone), about: None };
    found.into_iter().map(file).collect()
}

fn day(moment: SystemTime, zone: &TimeZone) -> Option<PartialDate> {
    day_at(Timestamp::try_from(moment).ok()?, zone)
}

fn list(world: &World) -> Option<PathBuf> {
    Some(world.data_folder.as_ref()?.join(FILE))
}

/// Returns the recently opened events, latest first.
pub fn remembered(world: &World) -> Vec<PathBuf> {
    let text = list(world).and_then(|path| store::kept(&path).ok().flatten()).unwrap_or_default();
    text.lines().take(KEPT).map(PathBuf::from).collect()
}

/// Remembers that an event was opened. If that fails, the start screen lists less, and nothing else is lost.
pub fn remember(world: &World, path: &Path) {
    let Some(list) = list(world) else { return };
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let others = remembered(world).into_iter().filter(|other| *other != path);
    let all: Vec<PathBuf> = std::iter::once(path.clone()).chain(others).take(KEPT).collect();
    let lines = all.iter().filter_map(|path| path.to_str()).map(|path| format!("{path}\n"));
    let text: String = lines.collect();
    let _only_the_list_is_shorter = store::keep(&list, &text);
}

/// Reads the summary of an event file.
fn read(world: &World, path: &Path, texts: &Texts) -> About {
    match Session::open_to_read(&world.disk, path) {
        Ok(session) => {
            let snapshot = session.history().snapshot();
            let settings = snapshot.settings();
            let round = snapshot.round_at_work();
            let lists_none = |&id: &TeamId| snapshot.team(id).is_some_and(Team::has_stand_ins);
            let derived = Derived::default();
            let event = Event { zone: &world.zone, ..Event::of(session.history(), texts, &derived) };
            About::Event(Box::new(Summary {
                name: settings.name.to_string(),
                system: settings.system.clone(),
                place: settings.place.as_ref().map(ToString::to_string).unwrap_or_default(),
                roster: SectionPlayer::all(snapshot),
                teams: entered_teams(snapshot).into_iter().filter(lists_none).count(),
                rounds: last_round(snapshot),
                round: round.map(|round| (round, snapshot.state(round), Progress::of(snapshot, round))),
                awaited: round.map(|round| awaited(snapshot, round)).unwrap_or_default(),
                unsettled: unsettled(&event),
                due: due(&event, &session, world),
            }))
        }
        Err(OpenError::Store(StoreError::Foreign { .. } | StoreError::NotAFile { .. })) => About::Foreign,
        Err(OpenError::Store(StoreError::Empty { .. } | StoreError::Unfinished { .. })) => About::Empty,
        Err(OpenError::Store(StoreError::Damaged { .. } | StoreError::Converted { .. }))
        | Err(OpenError::Replay { .. }) => About::Damaged,
        Err(OpenError::Store(_)) => About::Unreadable,
    }
}

/// Returns the next need of an event; of a finished one that is closed, the day on which it was closed.
fn due(event: &Event, session: &Session, world: &World) -> Due {
    let needed = need(event);
    let order = kept_order(world.data_folder.as_deref(), session);
    // The closing folder of an event that still has rounds is provisional.
    let order = order.filter(|_| matches!(needed, Need::Finished(_)));
    let closed = order.and_then(|order| order.closed_at(session.history()));
    match closed.and_then(|at| event.day(at)) {
        Some(day) => Due { id: "start-closed", values: vec![("day", event.texts.date(day).into())] },
        None => needed.due(event),
    }
}

/// Returns the conflicts of an event, else the undecided matches of the current round.
fn unsettled(event: &Event) -> Option<Due> {
    let undecided = event.snapshot.round_at_work().map_or(0, |round| event.undecided(round).len());
    let counts = [("head-conflicts", event.snapshot.conflicts().count()), ("head-undecided", undecided)];
    let open = counts.into_iter().find(|&(_, count)| count > 0);
    open.map(|(id, count)| Due { id, values: vec![("count", count.into())] })
}

/// Returns the boards of a published round whose results are awaited; none if only scores of matches are entered.
fn awaited(snapshot: &Snapshot, round: RoundNo) -> Vec<BoardNo> {
    let in_play =
        |paired: &&Round| paired.stage() == Stage::Published && !team_pairings::is_of(snapshot, paired);
    let Some(paired) = snapshot.round(round).filter(in_play) else { return Vec::new() };
    paired.games().map(|(board, ..)| board).filter(|&board| paired.awaits(board)).collect()
}

/// Reads the summaries of further files: small ones together, large ones one at a time. Returns true if any was added.
pub fn look_into<'a>(
    files: impl IntoIterator<Item = &'a mut EventFile>,
    world: &World,
    texts: &Texts,
) -> bool {
    let mut taken = 0;
    let mut news = false;
    for file in files.into_iter().filter(|file| file.about.is_none()) {
        let size = fs::metadata(&file.path).map_or(0, |found| found.len());
        if news && taken + size > AT_ONCE {
            break;
        }
        taken += size;
        file.about = Some(if size < LARGE { read(world, &file.path, texts) } else { About::Large });
        news = true;
    }
    news
}
