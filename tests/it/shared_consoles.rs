//! Several consoles on one event whose log is a table in memory: commands that come second, and entries made
//! while the database is down.

use super::console::Console;
use super::disk::hasty_disk;
use super::make::Dice;
use hakem::desk::{ClosingOrder, FileRequest, HistoryMove, Message, Sample, SheetRequest};
use hakem::i18n::Language;
use hakem::service::opening::SharedOpening;
use hakem::session::{Sharer, inbox_of, shared_at};
use hakem::share::{Insertion, LogRow, LogTable, Operation, ShareError, SharedEvent, Wire, pull, share};
use hakem::store::Memory;
use hakem_engine::command::{Command, Follow};
use hakem_engine::history::Entry;
use hakem_engine::tournament::{
    BoardNo, GameResult, Name, Outcome, Player, PlayerId, RequestedBye, RoundNo, Settings,
};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Maximum time until all consoles know everything: generous, for busy machines.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table that all consoles reach unless it is down.
#[derive(Clone, Default)]
struct Rows {
    there: Arc<Mutex<Vec<LogRow>>>,
    is_away: Arc<AtomicBool>,
    /// True if requests get no answer.
    is_silent: Arc<AtomicBool>,
    /// Number of rows at the last look.
    seen: usize,
}

impl Rows {
    fn answer(&self) -> Result<(), ShareError> {
        while self.is_silent.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(1));
        }
        match self.is_away.load(Ordering::SeqCst) {
            true => Err(ShareError::Unreachable { server: "db".to_owned(), cause: "no route".to_owned() }),
            false => Ok(()),
        }
    }
}

impl LogTable for Rows {
    fn name(&self) -> &str {
        "open"
    }

    fn read(&mut self, from: u64) -> Result<Vec<LogRow>, ShareError> {
        self.answer()?;
        let there = self.there.lock().unwrap();
        self.seen = there.len();
        Ok(there.iter().filter(|row| row.number >= from).cloned().collect())
    }

    fn insert(&mut self, after: Option<&str>, rows: &[LogRow]) -> Result<Insertion, ShareError> {
        self.answer()?;
        let mut there = self.there.lock().unwrap();
        let is_taken = |row: &LogRow| {
            there.iter().any(|other| other.number == row.number || other.operation == row.operation)
        };
        let follows = there.last().map(|last| last.hash.as_str()) == after;
        if !follows || rows.iter().any(is_taken) {
            return Ok(Insertion::Taken);
        }
        there.extend_from_slice(rows);
        Ok(Insertion::Done)
    }

    fn wait(&mut self, patience: Duration) -> bool {
        thread::sleep(patience.min(Duration::from_millis(1)));
        let is_news = self.is_away.load(Ordering::SeqCst) || self.is_silent.load(Ordering::SeqCst);
        is_news || self.there.lock().unwrap().len() != self.seen
    }
}

/// A shared event, and its consoles.
struct Hall {
    rows: Rows,
    file: PathBuf,
    _folder: TempDir,
}

impl Hall {
    /// Shares the event of a console, which closes it.
    fn of(mut console: Console) -> Self {
        let made = console.app.context().path.map(ToOwned::to_owned);
        console.app.update(Message::ask(FileRequest::Close));
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("open.hakem");
        fs::copy(made.unwrap(), &file).unwrap();
        let mut rows = Rows::default();
        share(&mut rows, &file, &Operation::new(0)).unwrap();
        Self { rows, file, _folder: folder }
    }

    /// The sample event with its first round published: 8 boards and a bye.
    fn published() -> Self {
        let mut console = Console::new(Language::English);
        console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
        console.press("<F6>rpP");
        Self::of(console)
    }

    /// Opens the event on the laptop of a user.
    fn laptop(&self, who: &str) -> Console {
        let mut console = Console::new(Language::English);
        let path = console.folder().join("open.hakem");
        fs::copy(&self.file, &path).unwrap();
        self.open(&mut console, who, &path);
        console
    }

    /// Opens it there again, as after the program has ended.
    fn again(&self, console: Console, who: &str) -> Console {
        let mut console = console.again(hasty_disk());
        let path = console.folder().join("open.hakem");
        self.open(&mut console, who, &path);
        console
    }

    /// Opens it there again at another address.
    fn at(&self, address: &str, mut console: Console) -> Console {
        let path = console.folder().join("open.hakem");
        self.open_at(address, &mut console, "ana", &path);
        console
    }

    fn open(&self, console: &mut Console, who: &str, path: &Path) {
        self.open_at("postgresql://db/chess/open", console, who, path);
    }

    fn open_at(&self, address: &str, console: &mut Console, who: &str, path: &Path) {
        let lot = u128::from_str_radix(who, 36).unwrap() << 64;
        let sharer = Some(Sharer { by: who.into(), address: address.to_owned(), lot });
        // The previous console may have the file open for a moment.
        let end = Instant::now() + PATIENCE;
        let begun = || {
            let mut rows = self.rows.clone();
            if rows.answer().is_ok() {
                pull(&mut rows, Path::new("db"), path)?;
            }
            SharedEvent::with(rows, hasty_disk(), path)
        };
        let event = loop {
            match begun() {
                Ok(event) => break event,
                Err(error) => assert!(Instant::now() < end, "{error}"),
            }
        };
        let wire = Some(Wire::begin(event));
        let path = path.to_owned();
        console.app.open_shared(SharedOpening { wire, disk: hasty_disk(), path, sharer, told: None });
        self.await_news(console);
    }

    /// Takes the database down, or brings it back.
    fn set_away(&self, is_away: bool) {
        self.rows.is_away.store(is_away, Ordering::SeqCst);
    }

    /// Idles until a console knows whether the database is there.
    fn await_news(&self, console: &mut Console) {
        let is_away = self.rows.is_away.load(Ordering::SeqCst);
        awaits(console, |console| console.screen_of(160, 30).contains("offline") == is_away);
    }

    /// Idles until all consoles know everything.
    #[track_caller]
    fn settle(&self, consoles: &mut [Console]) {
        let end = Instant::now() + PATIENCE;
        loop {
            for console in consoles.iter_mut() {
                let _news = console.app.idle();
            }
            let count = self.rows.there.lock().unwrap().len() - 1;
            let has_all = |console: &Console| {
                console.app.context().event.history.log().len() == count && console.app.unshared() == 0
            };
            if consoles.iter().all(has_all) {
                return;
            }
            assert!(Instant::now() < end, "{}", consoles[0].screen());
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// A laptop with a shared event in which another arbiter made the last entry; the database is up or down.
pub fn laptop(is_cut_off: bool) -> Console {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F7>1");
    hall.settle(&mut desks);
    desks[1].press("<F7><Down>5");
    hall.settle(&mut desks);
    hall.set_away(is_cut_off);
    hall.await_news(&mut desks[0]);
    let [desk, _] = desks;
    desk
}

/// Idles until a condition is met.
#[track_caller]
fn awaits(console: &mut Console, wanted: impl Fn(&Console) -> bool) {
    let end = Instant::now() + PATIENCE;
    while !wanted(console) {
        assert!(Instant::now() < end, "{}", console.screen());
        console.app.idle();
        thread::sleep(Duration::from_millis(1));
    }
}

fn late(name: &str) -> Command {
    let player = Player::named(Name::new(name).unwrap());
    Command::Register { player, arrival: RoundNo(2), missed: RequestedBye::ZeroPoint }
}

/// Corrects board 1 of round 1.
fn correction(result: GameResult) -> Command {
    let (round, board) = (RoundNo(1), BoardNo(1));
    let (follow, reason) = (Follow::Record, "entered by mistake".to_owned());
    Command::CorrectResult { round, board, result: Some(result), follow, reason }
}

fn first_result(console: &Console) -> Option<GameResult> {
    console.app.context().snapshot.round(RoundNo(1))?.result(BoardNo(1))
}

fn place(console: &Console, place: &str) -> Command {
    let settings = console.app.context().snapshot.settings().clone();
    Command::Announce(Box::new(Settings { place: Name::new(place).ok(), ..settings }))
}

#[test]
fn results_of_different_boards_registrations_and_notes_are_taken_without_a_word() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F7>1");
    desks[1].press("<F7><Down>5");
    desks[0].does(late("Gül"));
    desks[1].does(late("Hana"));
    hall.settle(&mut desks);
    for desk in &mut desks {
        assert!(!desk.has("Not done"), "{}", desk.screen());
        let names: Vec<&str> =
            desk.app.context().snapshot.players().map(|(_, known)| known.player.name.as_str()).collect();
        assert!(names.contains(&"Gül") && names.contains(&"Hana"), "{names:?}");
        desk.shows("● synced");
    }
}

#[test]
fn the_same_board_is_a_conflict_that_both_see() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    hall.set_away(true);
    desks.iter_mut().for_each(|desk| hall.await_news(desk));
    desks[0].press("<F7>1");
    desks[1].press("<F7>0");
    desks[0].press("<Down>5");
    hall.set_away(false);
    hall.settle(&mut desks);
    for desk in &desks {
        assert!(desk.screen_of(160, 30).contains("1 CONFLICT"), "{}", desk.screen());
        assert_eq!(desk.app.context().snapshot.conflicts().count(), 1);
    }
}

#[test]
fn a_command_refused_after_syncing_is_reported_to_its_author_with_the_earlier_entry() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    // Both commands are made before either is known to the other.
    let [first, second] = ["Brno", "İzmir"].map(|at| place(&desks[0], at));
    desks[0].does(first);
    hall.settle(std::slice::from_mut(&mut desks[0]));
    desks[1].does(second);
    hall.settle(&mut desks);
    awaits(&mut desks[1], |desk| desk.has("Not done: another arbiter was first"));
    desks[1].shows("ana: ");
    desks[1].shows("Brno");
    let place = desks[1].app.context().snapshot.settings().place.clone();
    assert_eq!(place.unwrap().as_str(), "Brno");
    desks[0].hides("Not done");
}

#[test]
fn a_command_from_a_dialog_is_refused_if_others_changed_its_subject_meanwhile() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    let asked = place(&desks[1], "İzmir");
    desks[1].press("g");
    let first = place(&desks[0], "Brno");
    desks[0].does(first);
    hall.settle(&mut desks);
    desks[1].app.update(Message::Do(asked));
    desks[1].shows("Another arbiter has changed this meanwhile.");
    desks[1].press("<Esc>");
    // It is repeated on the present state.
    let again = place(&desks[1], "İzmir");
    desks[1].press("<F7>");
    desks[1].does(again);
    hall.settle(&mut desks);
    assert_eq!(desks[0].app.context().snapshot.settings().place.clone().unwrap().as_str(), "İzmir");
}

#[test]
fn undo_takes_back_ones_own_last_act_and_asks_before_that_of_others() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F7>1");
    hall.settle(&mut desks);
    desks[1].press("<F7><Down>5");
    hall.settle(&mut desks);
    desks[0].press("u");
    hall.settle(&mut desks);
    let results = |desk: &Console| {
        let round = desk.app.context().snapshot.round(RoundNo(1)).unwrap().clone();
        round.boards().len() - round.missing()
    };
    assert_eq!(results(&desks[0]), 1);
    // Nothing of Ana's is left in the event; the next undo concerns Bo.
    desks[0].press("u");
    desks[0].shows("Others have made changes meanwhile");
    desks[0].shows("bo: ");
    desks[0].press("<Esc>");
    assert_eq!(results(&desks[0]), 1);
    desks[0].press("uC");
    hall.settle(&mut desks);
    assert_eq!(results(&desks[1]), 0);
    desks[0].press("U");
    hall.settle(&mut desks);
    assert_eq!(results(&desks[1]), 1);
}

/// A hall whose first laptop has published round 2; another arbiter has continued since.
fn second_round() -> (Hall, [Console; 2]) {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F7>11111111<F6>rpP");
    hall.settle(&mut desks);
    assert_eq!(desks[1].app.context().snapshot.last_published(), Some(RoundNo(2)));
    desks[1].does(Command::Withdraw { id: PlayerId(1), from: RoundNo(3) });
    hall.settle(&mut desks);
    (hall, desks)
}

#[test]
fn undo_of_a_publication_asks_although_others_have_continued() {
    let (hall, mut desks) = second_round();
    desks[0].press("u");
    desks[0].shows("Unpublish round 2?");
    desks[0].press("<Esc>");
    assert_eq!(desks[0].app.context().snapshot.last_published(), Some(RoundNo(2)));
    desks[0].press("uX");
    hall.settle(&mut desks);
    assert_eq!(desks[1].app.context().snapshot.last_published(), Some(RoundNo(1)));
}

#[test]
fn q189_undo_of_a_correction_before_later_rounds_asks_as_its_removal_does() {
    let (hall, mut desks) = second_round();
    desks[0].does(correction(GameResult::Played(Outcome::Draw)));
    hall.settle(&mut desks);
    desks[1].does(Command::Withdraw { id: PlayerId(2), from: RoundNo(3) });
    hall.settle(&mut desks);
    desks[0].press("u");
    desks[0].shows("and keep later ones");
    desks[0].press("1C");
    desks[0].shows("type the round number");
    desks[0].press("<Esc>");
    assert_eq!(first_result(&desks[0]), Some(GameResult::Played(Outcome::Draw)));
}

#[test]
fn undo_of_a_removal_restores_the_entry_unless_others_have_continued() {
    let (hall, mut desks) = second_round();
    let remove = |desk: &mut Console| {
        let withdrawn = desk.app.context().event.history.current();
        desk.app.update(Message::Step(HistoryMove::TakeOut(withdrawn, "entered twice".to_owned())));
    };
    let is_here = |desk: &Console| {
        desk.app.context().snapshot.player(PlayerId(1)).is_some_and(|player| player.withdrawn().is_none())
    };
    remove(&mut desks[0]);
    hall.settle(&mut desks);
    assert!(is_here(&desks[0]));
    desks[0].press("u");
    hall.settle(&mut desks);
    assert!(!is_here(&desks[1]), "{}", desks[0].screen());
    remove(&mut desks[0]);
    hall.settle(&mut desks);
    desks[1].does(Command::Withdraw { id: PlayerId(2), from: RoundNo(3) });
    hall.settle(&mut desks);
    desks[0].press("u");
    desks[0].shows("You removed an entry, and others have continued since");
    assert!(is_here(&desks[0]));
}

#[test]
fn undo_on_a_new_laptop_asks_before_entries_from_before_the_event_was_shared() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.press("<F6>rpP<F7>1");
    let hall = Hall::of(console);
    let mut desk = hall.laptop("ana");
    desk.press("u");
    desk.shows("This affects changes made by others");
    desk.press("<Esc>");
    assert!(first_result(&desk).is_some());
}

#[test]
fn publishing_across_what_others_did_is_asked_with_names_and_entries() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    let hall = Hall::of(console);
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F6>r");
    hall.settle(&mut desks);
    desks[1].does(Command::Withdraw { id: PlayerId(1), from: RoundNo(2) });
    hall.settle(&mut desks);
    desks[0].press("pP");
    desks[0].shows("Others have made changes meanwhile");
    desks[0].shows("bo: ");
    desks[0].press("C");
    hall.settle(&mut desks);
    assert_eq!(desks[1].app.context().snapshot.last_published(), Some(RoundNo(1)));
    // A draft that replaces someone else's also requires a confirmation; others are not asked.
    assert!(!desks[1].has("Others have made changes"));
}

#[test]
fn offline_results_are_entered_and_commands_that_need_agreement_refused_with_the_reason() {
    let hall = Hall::published();
    let mut desks = ["ana"].map(|who| hall.laptop(who));
    hall.set_away(true);
    hall.await_news(&mut desks[0]);
    desks[0].press("<F7>15");
    awaits(&mut desks[0], |desk| desk.screen_of(160, 30).contains("2 not synced"));
    let before = desks[0].app.context().step;
    desks[0].app.update(Message::Do(late("Gül")));
    desks[0].shows("this needs the shared database");
    assert_eq!(desks[0].app.context().step, before);
    // It ends, and is opened again while the database is still down: all entries are there.
    let [desk] = desks;
    let desk = hall.again(desk, "ana");
    assert_eq!(desk.app.context().step, before);
    assert_eq!(desk.app.unshared(), 2);
    hall.set_away(false);
    let mut desks = [desk];
    hall.settle(&mut desks);
    assert_eq!(desks[0].app.context().step, before);
    let path = desks[0].folder().join("open.hakem");
    assert!(inbox_of(&path).exists());
    // The server has moved to another address, which is recorded in the inbox from then on.
    let [mut desk] = desks;
    desk.app.update(Message::ask(FileRequest::Close));
    desk.app.idle();
    desk = hall.at("postgresql://other/chess/open", desk);
    assert_eq!(shared_at(&path).as_deref(), Some("postgresql://other/chess/open"));
    desk.press("<F7><End>1");
    let mut desks = [desk];
    hall.settle(&mut desks);
    // If it cannot be shared again, its copy is opened alone, with a message.
    let [mut desk] = desks;
    desk.app.update(Message::ask(FileRequest::Close));
    desk.app.update(Message::ask(FileRequest::Open(path)));
    desk.shows("This event is shared at");
}

/// A cable is pulled: there is no error, and no answer.
#[test]
fn a_silent_server_is_reported_and_what_it_received_meanwhile_is_recorded_once() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F7>1");
    hall.rows.is_silent.store(true, Ordering::SeqCst);
    awaits(&mut desks[0], |desk| desk.screen_of(160, 30).contains("offline"));
    desks[0].press("<Down>5");
    desks[0].press("u");
    desks[0].shows("Undone before it was synced.");
    desks[0].press("<Home><Down><Down>0");
    hall.rows.is_silent.store(false, Ordering::SeqCst);
    hall.settle(&mut desks);
    for desk in &desks {
        let round = desk.app.context().snapshot.round(RoundNo(1)).unwrap();
        assert_eq!((round.boards().len() - round.missing(), round.conflicts().count()), (2, 0));
    }
}

/// The folder has the event file, so all entries must be synced; the note of the closing is added to the file
/// afterwards.
#[test]
fn a_shared_event_is_closed_once_all_is_shared_and_the_same_again() {
    let hall = Hall::published();
    let mut desks = ["ana"].map(|who| hall.laptop(who));
    let folder = desks[0].folder().join("closed");
    let order = ClosingOrder { folder: folder.clone(), games: None, with_trf16: false };
    let close = |desk: &mut Console| {
        desk.press("<Esc>");
        desk.app.update(Message::ask(SheetRequest::Close(order.clone())));
    };
    desks[0].press("<F7>1");
    close(&mut desks[0]);
    desks[0].shows("Some entries are not synced");
    hall.settle(&mut desks);
    close(&mut desks[0]);
    hall.settle(&mut desks);
    let log = |desk: &Console| desk.app.context().event.history.log().len();
    let before = log(&desks[0]);
    for _ in 0..2 {
        close(&mut desks[0]);
        hall.settle(&mut desks);
    }
    assert_eq!(log(&desks[0]), before);
    let files =
        ["open.hakem", "closed/open.hakem"].map(|file| fs::read(desks[0].folder().join(file)).unwrap());
    assert_eq!(files[0], files[1]);
}

/// A forged row, and an old dump that was restored: both are reported, nothing of them is accepted, and
/// result entry continues.
#[test]
fn a_changed_table_is_named_and_results_are_entered_until_it_is_repaired() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    desks[0].press("<F7>1");
    hall.settle(&mut desks);
    let good = hall.rows.there.lock().unwrap().clone();
    let forged = LogRow {
        number: good.len() as u64,
        line: good.last().unwrap().line.clone(),
        hash: "0".repeat(64),
        operation: "forged.0".to_owned(),
    };
    let wrong = [
        ([&good[..], &[forged]].concat(), "was changed in the database"),
        (good[..good.len() - 1].to_vec(), "no longer has entry"),
    ];
    for (rows, told) in wrong {
        *hall.rows.there.lock().unwrap() = rows;
        for desk in &mut desks {
            awaits(desk, |desk| desk.screen_of(160, 30).contains("offline"));
            desk.shows(told);
        }
        *hall.rows.there.lock().unwrap() = good.clone();
        desks.iter_mut().for_each(|desk| hall.await_news(desk));
        desks
            .iter()
            .for_each(|desk| assert_eq!(desk.app.context().event.history.log().len(), good.len() - 1));
    }
    hall.rows.there.lock().unwrap().pop();
    awaits(&mut desks[1], |desk| desk.screen_of(160, 30).contains("offline"));
    desks[1].press("<F7><Home><Down>5");
    assert_eq!(desks[1].app.unshared(), 1);
    *hall.rows.there.lock().unwrap() = good.clone();
    hall.settle(&mut desks);
    let there = hall.rows.there.lock().unwrap().clone();
    assert!(there.starts_with(&good) && there.len() == good.len() + 1);
}

/// A read-only console has no file; a copy made from it has one, on the disk.
#[test]
fn a_read_only_console_follows_the_event_and_may_save_a_copy() {
    let hall = Hall::published();
    let mut desks = ["ana"].map(|who| hall.laptop(who));
    let mut guest = Console::new(Language::English);
    let (memory, path) = (Memory::default(), guest.folder().join("open.hakem"));
    let event = SharedEvent::open_in(hall.rows.clone(), &memory, &path).unwrap();
    let (wire, disk) = (Some(Wire::begin(event)), Arc::new(memory));
    guest.app.open_shared(SharedOpening { wire, disk, path: path.clone(), sharer: None, told: None });
    guest.press("<F7>1");
    guest.shows("read-only, following");
    desks[0].press("<F7>5");
    hall.settle(&mut desks);
    awaits(&mut guest, |guest| guest.has("1 of 8 entered"));
    hall.set_away(true);
    awaits(&mut guest, |guest| guest.screen_of(160, 30).contains("offline"));
    assert!(!path.exists());
    guest.press("<F12><Enter>");
    guest.does(late("Gül"));
    let copy = guest.app.context().path.unwrap().to_owned();
    assert!(fs::read_to_string(copy).unwrap().contains("Gül"));
}

#[test]
fn an_event_is_taken_over_in_two_steps_and_the_log_says_so() {
    let hall = Hall::published();
    let mut desks = ["ana", "bo"].map(|who| hall.laptop(who));
    hall.set_away(true);
    desks.iter_mut().for_each(|desk| hall.await_news(desk));
    desks[0].press("<F7>1<F12>");
    desks[0].shows("Continue offline");
    desks[0].press("<Enter>");
    desks[0].shows("From now on, your changes are not sent to the others");
    desks[0].press("T");
    assert_eq!(desks[0].app.unshared(), 0);
    desks[0].does(late("Gül"));
    let context = desks[0].app.context();
    let path = context.path.unwrap().to_owned();
    assert_eq!(path.file_name().unwrap(), "open-alone.hakem");
    let log = context.event.history.log();
    let noted = log.iter().find(|line| line.entry == Entry::TookOver).unwrap();
    assert_eq!(noted.by.as_deref(), Some("ana"));
    // The continued event is ahead of the database, and rejoins it.
    hall.set_away(false);
    hall.settle(&mut desks[1..]);
    let shared = share(&mut hall.rows.clone(), &path, &Operation::new(7));
    assert!(shared.is_ok(), "{shared:?}");
    hall.settle(&mut desks[1..]);
    assert_eq!(
        desks[1].app.context().event.history.log().len(),
        desks[0].app.context().event.history.log().len()
    );
}

/// With random entries by several arbiters, while the database fails and consoles restart: in the end all
/// have the same log, no accepted entry is lost, and none is recorded twice.
#[test]
fn all_consoles_have_the_same_log_after_any_entries_and_failures() {
    for seed in 0..crate::effort::cases(2, 60) {
        let hall = Hall::published();
        let names = ["ana", "bo", "cem"];
        let mut desks: Vec<Console> = names.iter().map(|who| hall.laptop(who)).collect();
        desks.iter_mut().for_each(|desk| desk.press("<F7>"));
        let mut dice = Dice(u64::from(seed));
        let (mut registered, undoes) = (Vec::new(), seed % 2 == 1);
        for turn in 0..60 {
            let at = dice.roll(desks.len());
            match dice.roll(12) {
                0 => hall.set_away(dice.roll(2) == 0),
                1 => {
                    let name = format!("Late {turn}");
                    let before = desks[at].app.context().step;
                    desks[at].app.update(Message::Do(late(&name)));
                    if desks[at].app.context().step != before {
                        registered.push(name);
                    }
                }
                2 if undoes => desks[at].press("u<Esc>"),
                3 => {
                    let desk = desks.remove(at);
                    desks.insert(at, hall.again(desk, names[at]));
                    desks[at].press("<F7>");
                }
                4..7 => {
                    for desk in &mut desks {
                        let _news = desk.app.idle();
                    }
                }
                _ => {
                    let row = "<Down>".repeat(dice.roll(6));
                    desks[at].press(&format!("<Home>{row}{}", dice.roll(2)));
                }
            }
        }
        hall.set_away(false);
        hall.settle(&mut desks);
        let rows = hall.rows.there.lock().unwrap().clone();
        let log: String = rows.iter().flat_map(|row| [row.line.as_str(), "\n"]).collect();
        for desk in &desks {
            assert_eq!(fs::read_to_string(desk.folder().join("open.hakem")).unwrap(), log, "seed {seed}");
        }
        for name in &registered {
            let count = rows.iter().filter(|row| row.line.contains(&format!("\"{name}\""))).count();
            // An entry undone before it was synced is in no log.
            assert!(count == 1 || undoes && count == 0, "seed {seed}: {name} is there {count} times");
        }
    }
}
