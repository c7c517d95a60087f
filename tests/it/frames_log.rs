//! The log pane: every entry as text, the branches left by undoing, and restoring them.

use crate::console::Console;
use hakem::desk::{Draw, FileRequest, HistoryMove, Message};
use hakem::i18n::Language;
use hakem::session::Session;
use hakem::store::{Stamp, system_disk};
use hakem_engine::command::Command;
use hakem_engine::tournament::{Name, Player, PlayerId, Rating, RequestedBye, RoundNo};
use jiff::Timestamp;
use std::cell::Cell;
use std::rc::Rc;

/// An event with a published round whose two results were undone and replaced by others.
fn with_a_branch() -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.publish_round_1(&[(1, 3), (2, 4)]);
    console.press("<F7>10uu<Home>50");
    console.press("L");
    console
}

#[test]
fn the_log_lists_every_entry_and_the_branches_left_by_undo() {
    let mut console = with_a_branch();
    let mut frames = vec![console.below_tabs()];
    for keys in ["<Down><Down>", "<Enter>", "<Esc>,b", ",c", "<Esc>,t"] {
        console.press(keys);
        frames.push(format!("{keys}\n{}", console.below_tabs()));
    }
    insta::assert_snapshot!(frames.join("\n\n"));
}

#[test]
fn the_log_names_who_did_what_where_several_write() {
    let mut console = Console::new(Language::English);
    let path = console.folder().join("several.hakem");
    let at = Timestamp::UNIX_EPOCH;
    let mut session = Session::create(&system_disk(), &path, Vec::new(), at).unwrap();
    for (name, by) in [("Ada", None), ("Bora", Some("desk1"))] {
        let player = Player::named(Name::new(name).unwrap());
        let register = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
        let proposal = session.history().try_command(register).unwrap();
        session.record(proposal, Stamp { at, by: by.map(Into::into) });
    }
    drop(session);
    console.app.update(Message::ask(FileRequest::Open(path)));
    console.press("L");
    let log = console.below_tabs();
    let row = |name| {
        log.lines().filter(move |line| line.contains(name)).any(|line| line.trim_end().ends_with("desk1"))
    };
    assert!(row("BORA") && !row("ADA"), "{log}");
    let told = console.screen_of(170, 30);
    assert!(told.contains("By desk1."), "{told}");
}

#[test]
fn a_branch_is_restored_and_the_replaced_entries_become_one() {
    let mut console = with_a_branch();
    console.press("<F7>");
    assert!(console.line("ADA").contains("½ - ½"));
    console.press("L,b,t");
    console.shows("Restore the state at entry 10?");
    console.press("T<F7>");
    assert!(console.line("ADA").contains("1 - 0"));
    console.press("L,b,b");
    console.shows("One branch (undone entries).");
    console.press("<Enter><F7>");
    assert!(console.line("ADA").contains("½ - ½"), "what stood before is looked at");
}

/// Four registered players; the third to be registered withdrew before another player's rating was corrected.
fn with_a_withdrawal() -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.press("<F5>/cem<Enter>w");
    console.press("<Esc>/dal<Enter><Enter><Tab>1800<Enter>");
    console.press("L");
    console
}

#[test]
fn one_entry_is_removed_from_the_middle_after_its_difference_was_shown() {
    let mut console = with_a_withdrawal();
    console.press("<Down>x");
    let card = console.below_tabs();
    console.press("3C");
    console.shows("✓ Removed, later entries kept: CEM withdrawn from round 1 on");
    let snapshot = console.app.context().snapshot;
    assert_eq!(snapshot.player(PlayerId(3)).unwrap().withdrawn(), None);
    assert_eq!(snapshot.player(PlayerId(4)).unwrap().player.rating, Rating::new(1800).ok());
    let path = console.app.context().path.unwrap().to_owned();
    console.app.update(Message::ask(FileRequest::Close));
    console.app.update(Message::ask(FileRequest::Open(path)));
    assert_eq!(console.app.context().snapshot.player(PlayerId(3)).unwrap().withdrawn(), None);
    console.press("L");
    console.shows("Reason: wrong player or");
    console.press("u");
    assert_eq!(console.app.context().snapshot.player(PlayerId(3)).unwrap().withdrawn(), Some(RoundNo(1)));
    insta::assert_snapshot!(card);
}

#[test]
fn an_entry_with_dependent_entries_is_not_removed_and_one_of_them_is_named() {
    let mut console = with_a_branch();
    let step = console.app.context().step;
    // The publishing of the round, two entries before the last one.
    console.press("/published<Enter>x");
    console.shows("depends on it: Round 1, board 1");
    console.press(",f/registered: ada<Enter>x");
    console.shows("depends on it: Draft of round 1");
    assert_eq!(console.app.context().step, step);
}

#[test]
fn an_entry_of_a_folded_line_is_chosen_and_removed() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.press("L/registered<Enter>x");
    console.shows("Which entry should be removed?");
    let listed = console.below_tabs();
    let places: Vec<usize> = ["1  5 · Registered: DAL", "4  2 · Registered: ADA"]
        .map(|words| listed.find(words))
        .into_iter()
        .flatten()
        .collect();
    assert!(places.len() == 2 && places.is_sorted(), "the newest first:\n{listed}");
    console.press("<Down><Enter>");
    console.shows("Remove entry 4 and keep later ones");
    console.press("1C");
    assert_eq!(console.app.context().snapshot.players().count(), 3);
    console.press("<F5>");
    console.shows("DAL");
    console.hides("CEM");
}

#[test]
fn a_dropped_branch_is_offered_no_more_and_the_log_still_leads_to_it() {
    let mut console = with_a_branch();
    console.press(",b");
    console.shows("results: 2; 2 entries after");
    console.press("x");
    console.shows("✓ Branch hidden.");
    console.shows("Branch up to entry");
    console.press(",b");
    console.shows("The log has no branches");
    let step = console.app.context().step;
    console.app.update(Message::Step(HistoryMove::To(hakem_engine::history::StepId(step.0 - 2))));
    assert_ne!(console.app.context().step, step);
}

#[test]
fn a_diverged_copy_is_merged_after_a_review_of_its_entries() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can"]);
    let here = console.app.context().path.map(std::path::Path::to_owned).unwrap();
    let copy = console.folder().join("copy.hakem");
    std::fs::copy(&here, &copy).unwrap();
    console.press("L,mcopy.hakem<Enter>");
    console.shows("copy.hakem has no entries that are missing here.");
    let mut other = Console::new(Language::English);
    other.app.update(Message::ask(FileRequest::Open(copy.clone())));
    other.register(&["Deniz"]);
    drop(other);
    console.register(&["Ece"]);
    console.press("L,mcopy.hakem<Enter>");
    console.shows("Entries of");
    console.shows("Registered: DENIZ  fits");
    console.press(" <Enter>");
    console.shows("0 adopted, 1 not adopted. Conflicts to resolve: 0 (F7, n).");
    console.press("L,mcopy.hakem<Enter><Enter>");
    console.shows("1 adopted, 0 not adopted. Conflicts to resolve: 0 (F7, n).");
    let names: Vec<String> =
        console.app.context().snapshot.players().map(|(_, known)| known.player.name.to_string()).collect();
    assert_eq!(names, ["Ali", "Can", "Ece", "Deniz"]);
    // Another event is no copy.
    let first = console;
    let mut console = Console::getting(hakem::ratings::ListSources::default(), "2027-01-02");
    console.press(&format!("L,m{}<Enter>", copy.display()));
    console.shows("different events");
    drop(first);
}

#[test]
fn all_rounds_are_checked_from_the_log_and_nothing_is_recorded() {
    let mut console = Console::with_event(Language::English);
    console.press("L,v");
    console.shows("There is no round that a system could re-pair.");
    console.register(&["Ali", "Can", "Deniz", "Ece"]);
    console.publish_round_1(&[(1, 2), (3, 4)]);
    let before = console.app.context().history.log().len();
    console.press("L,v");
    console.shows("Checking one round in the background");
    while console.app.is_busy() {
        console.app.idle();
        std::thread::yield_now();
    }
    console.shows("Rounds that differ from the rules");
    assert_eq!(console.app.context().history.log().len(), before);
    // An outdated draft is not checked.
    console.press("<Esc><F7>11<F6>r");
    console.press("<F5>aFazıl<Enter><Esc>L,v");
    console.shows("Checking one round in the background");
}

/// The date of a row leaves too few columns for sentences at 80 columns.
#[test]
fn a_narrow_log_shows_the_time_of_today_and_other_days_once_so_that_entries_fit() {
    let at = |text: &str| text.parse::<Timestamp>().unwrap();
    let clock = Rc::new(Cell::new(at("2026-03-05T09:00:00Z")));
    let mut console = Console::by_clock(Language::Czech, &clock);
    console.register(&["Ada", "Bora"]);
    clock.set(at("2026-03-06T08:30:15Z"));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r2L");
    let rows = |width: u16| -> Vec<String> {
        let screen = console.screen_of(width, 24);
        let rows = screen.lines().skip(3).take_while(|line| !line.trim().is_empty());
        rows.map(|row| row.trim_start_matches(['>', ' ']).to_owned()).collect()
    };
    let narrow = rows(80);
    assert!(narrow[0].contains(" 08:30:15 ") && !narrow[0].contains('…'), "{narrow:#?}");
    assert!(narrow.iter().all(|row| !row.contains("6. 3. 2026")), "{narrow:#?}");
    let dated: Vec<&String> = narrow.iter().filter(|row| row.contains("5. 3. 2026")).collect();
    assert_eq!(dated.len(), 1, "{narrow:#?}");
    assert!(narrow.last().is_some_and(|row| row.contains("09:00:00")), "{narrow:#?}");
    assert!(rows(120)[0].contains("6. 3. 2026 08:30:15"), "{:#?}", rows(120));
}
