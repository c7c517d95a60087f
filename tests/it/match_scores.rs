//! Scores of entire matches: typed, refused where the boards do not add up to them, ranked, used for pairing,
//! reported.

use crate::console::Console;
use crate::formats::event;
use crate::line_ups::teams;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem::publish::{Imprint, text};
use hakem::sheet::named;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::history::Moment;
use hakem_engine::standings::team_standings;
use hakem_engine::tournament::{Arbiter, BoardNo, GameResult, Outcome, Points, RoundNo, Snapshot};
use hakem_engine::trf;
use std::collections::BTreeSet;

fn scores(snapshot: &Snapshot, round: u8) -> Vec<Option<[i32; 2]>> {
    let round = snapshot.round(RoundNo(round)).unwrap();
    let matches = round.matches();
    matches.iter().map(|of| round.match_score(of).map(|score| score.map(Points::tenths))).collect()
}

#[test]
fn a_score_is_a_number_and_enter_and_the_next_round_follows_from_it() {
    let mut console = teams(4);
    console.press(",w");
    insta::assert_snapshot!("scores_of_matches_of_a_round", console.screen());
    console.press("1.5<Enter>0<Enter><Esc>");
    let snapshot = console.app.context().snapshot.clone();
    assert_eq!(scores(&snapshot, 1), [Some([15, 5]), Some([0, 20])], "{}", console.screen());
    assert!(snapshot.round(RoundNo(1)).unwrap().is_complete());
    let made = team_standings(&snapshot, RoundNo(1), &snapshot.settings().tie_breaks).unwrap();
    let points = made.rows.iter().map(|row| made.table.team_points(row.number).tenths());
    let mut points: Vec<i32> = points.collect();
    points.sort_unstable();
    assert_eq!(points, [0, 5, 15, 20]);
    console.press("<F6><Right>rpP");
    assert_eq!(console.app.context().snapshot.round(RoundNo(2)).unwrap().matches().len(), 2);
}

#[test]
fn a_score_that_the_boards_do_not_give_is_refused_and_so_is_a_result_beside_it() {
    let mut console = teams(4);
    console.press(",w3<Enter>");
    console.shows("2 boards cannot add up to 3 - 0");
    console.press("<Esc>1.5-1<Enter>");
    console.shows("cannot add up to 1½ - 1");
    console.press("<Esc>1-1<Enter><Up><Esc>");
    let snapshot = console.app.context().snapshot.clone();
    let (round, board) = (RoundNo(1), BoardNo(1));
    let result = GameResult::Played(Outcome::Draw);
    let refused = apply(&snapshot, &Command::EnterResult { round, board, result }).unwrap_err();
    assert_eq!(refused, CommandError::ScoreEntered { board });
    console.press("<Home>,w<Delete><Esc>");
    assert_eq!(scores(console.app.context().snapshot, 1), [None, None]);
    console.does(Command::EnterResult { round, board, result });
    console.press("<Home>,w1<Enter>");
    console.shows("has a result");
}

#[test]
fn scores_of_matches_come_back_from_the_report() {
    let mut console = teams(4);
    console.press(",w1.5<Enter>0.5<Enter><Esc><F6><Right>rpP<F7>,w2<Enter><Esc>");
    let snapshot = console.app.context().snapshot.clone();
    assert_eq!(scores(&snapshot, 2), [Some([20, 0]), None]);
    let report = trf::write(&trf::from_snapshot(&snapshot), trf::Style::default());
    let back = trf::to_commands(&trf::read(&report).unwrap().file, &snapshot.settings().system).unwrap();
    for round in [1, 2] {
        assert_eq!(scores(&back.event, round), scores(&snapshot, round), "{report}");
    }
}

/// An event of four teams of four boards that list no players: they are registered by name and number of
/// boards. Round 1 is published.
pub(super) fn unlisted(system: &str) -> Console {
    let mut console = event(Language::English, system, 0);
    console.press("<F5>ta");
    console.shows("Boards, if no players");
    for (name, rating) in [("Elm", "1500"), ("Oak", "1700"), ("Ash", "1600"), ("Fir", "1400")] {
        console.press(&format!("{name}<Tab><Tab><Tab><Tab>4<Tab>{rating}<Enter>"));
    }
    console.press("Yew<Tab><Tab><Tab><Tab>x<Enter>");
    console.shows("“x” is not a number of boards");
    console.press("<Esc><Esc>");
    assert_eq!(console.app.context().snapshot.teams().count(), 4, "{}", console.screen());
    assert_eq!(console.app.context().snapshot.players().count(), 0);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Draw(Draw::Teams));
    console.press("<Esc><F6>r2pP<F7>");
    console
}

#[test]
fn matches_of_teams_without_players_are_counted_the_same_everywhere_and_listed_with_pairing_scores() {
    let mut console = unlisted("team-swiss-2026");
    for (typed, entered) in [("2.5<Enter><Esc>", 1), ("", 1)] {
        console.press(typed);
        console.shows(&format!("Round 1 · {entered} of 2 entered"));
        console.shows(&format!("1▸{entered}/2"));
        assert!(console.app.title().ends_with("1 result missing"), "{}", console.app.title());
    }
    console.press("<F8>");
    console.shows("Standings in round 1: 1 of 2 results entered");
    console.shows("one result of round 1 is missing");
    console.press("<F7>1<Enter><Esc><F6><Right>r");
    let cx = console.app.context();
    let scores: BTreeSet<Points> = cx.team_scores(RoundNo(2)).iter().map(|&(_, points)| points).collect();
    assert_eq!(scores, BTreeSet::from([0, 20].map(Points::from_tenths)), "match points pair the teams");
    let line = console.line("Oak");
    assert!(line.contains(" 2 ") || line.contains(" 0 "), "{line}");
}

fn sheet(console: &Console, name: &str) -> String {
    let cx = console.app.context();
    let made = named(name).unwrap().sheet(cx.event, None).unwrap_or_else(|_| panic!("no sheet {name}"));
    let imprint = Imprint::new(cx.event, &made, Moment(0), "7f3a91c05d");
    text::sheet(&made, &imprint, cx.texts)
}

#[test]
fn forms_of_teams_without_players_leave_the_counts_of_players_to_the_arbiter() {
    let mut console = unlisted("team-swiss-2026");
    console.press("2.5<Enter><Esc>");
    let mut settings = console.app.context().snapshot.settings().clone();
    settings.arbiter = Arbiter::read("FA Doe, Jane").ok();
    console.does(Command::Announce(Box::new(settings)));
    let cx = console.app.context();
    let made = |name: &str| named(name).unwrap().sheet(cx.event, None).unwrap();
    let fa1 = made("fa1").sections.swap_remove(0);
    for key in ["players", "rated", "federations"] {
        let field = fa1.fields.iter().find(|field| field.key == key).unwrap();
        assert!(field.value.is_empty() && fa1.missing.contains(&field.label), "{key}: {}", field.value);
    }
    let it3 = made("it3");
    assert!(it3.sections[0].missing.contains(&"Participants".to_owned()), "{:?}", it3.sections[0].missing);
    let counts = it3.sections[1].table.rows().flat_map(|row| row.cells.into_iter().skip(1));
    assert!(counts.into_iter().all(|count| count.is_empty()));
}

/// No player has to be named at a board: lists have one line per match, and a number with Enter is its score.
#[test]
fn a_match_of_teams_without_players_is_one_line() {
    let mut console = unlisted("team-swiss-2026");
    console.press("2.5<Enter><Esc>");
    assert_eq!(scores(console.app.context().snapshot, 1), [Some([25, 15]), None], "{}", console.screen());
    insta::assert_snapshot!("results_of_teams_without_players", console.screen());
    // The second board of the second match is shown in the line of that match; a team is found by its name.
    console.press("<F6>");
    insta::assert_snapshot!("pairings_of_teams_without_players", console.screen());
    console.press("/elm<Enter><F7>m1<Enter><Esc>m<F6><Right>rpP");
    let sheets =
        ["starting-list", "pairings", "pairings-by-name", "results"].map(|name| sheet(&console, name));
    insta::assert_snapshot!("sheets_of_teams_without_players", sheets.join("\n"));
    console.press("<F7>f");
    console.shows("forfeits");
    console.press("n");
    console.press("no bus<Enter>");
    let round = console.app.context().snapshot.round(RoundNo(2)).unwrap().clone();
    assert!(round.matches()[0].boards.iter().all(|&board| round.result(board).is_some()));
    console.press("<Home><Backspace>");
    let round = console.app.context().snapshot.round(RoundNo(2)).unwrap().clone();
    assert_eq!(round.games().filter(|(.., result)| result.is_some()).count(), 0, "{}", console.screen());
}

#[test]
fn the_score_of_a_match_is_corrected_after_later_rounds_are_paired() {
    let mut console = unlisted("team-swiss-2026");
    console.press("2.5<Enter>1<Enter><Esc><F6><Right>rpP<F7><Left>");
    console.press("<Home>c5<Enter>");
    console.shows("4 boards cannot add up to 5");
    console.press("<Esc><Esc>c3<Enter>");
    console.shows("2½ - 1½ → 3 - 1");
    console.press("C");
    assert_eq!(scores(console.app.context().snapshot, 1)[0], Some([25, 15]), "a reason is asked for");
    console.press("1C");
    let snapshot = console.app.context().snapshot.clone();
    assert_eq!(scores(&snapshot, 1), [Some([30, 10]), Some([10, 30])], "{}", console.screen());
    assert_eq!(snapshot.last_paired(), Some(RoundNo(2)), "the pairing stands");
    console.press("L");
    console.shows("corrected: 2½ - 1½ → 3 - 1");
}

/// Esc discards such a report, capital `B` makes an event that counts the boards.
#[test]
fn a_report_whose_boards_contradict_its_match_points_is_taken_by_capital_b_alone() {
    let mut console = teams(4);
    console.press(",w1.5<Enter>0.5<Enter><Esc>");
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    let wrong = report.lines().map(|line| match line.starts_with("310   1 ") {
        true => format!("{}   9.0{}\n", &line[..54], &line[60..]),
        false => format!("{line}\n"),
    });
    std::fs::write(console.folder().join("cup.trf"), wrong.collect::<String>()).unwrap();
    let event = console.folder().join("cup.hakem");
    console.press("qicup.trf<Enter>");
    console.shows("column 55");
    console.shows("B imports it anyway and computes the points from the boards.");
    console.press("b");
    assert!(!event.exists(), "the letter is a capital");
    console.press("<Esc>");
    assert!(!event.exists() && console.app.depth() == 0, "{}", console.screen());
    console.press("icup.trf<Enter>B");
    assert!(event.exists(), "{}", console.screen());
    let snapshot = console.app.context().snapshot;
    assert_eq!(scores(snapshot, 1), [Some([15, 5]), Some([5, 15])]);
    let made = team_standings(snapshot, RoundNo(1), &snapshot.settings().tie_breaks).unwrap();
    let points = made.rows.iter().map(|row| made.table.match_points(row.number).tenths());
    assert_eq!(points.collect::<Vec<_>>(), [20, 20, 0, 0], "as the boards give");
}

/// A school league has no line-ups: a match is one number and Enter.
#[test]
fn teams_without_players_play_from_the_form_to_standings_and_report() {
    for system in ["team-swiss-2026", "team-round-robin", "olympiad-2022", "team-knockout"] {
        let mut console = unlisted(system);
        let round = console
            .app
            .context()
            .snapshot
            .round(RoundNo(1))
            .unwrap_or_else(|| panic!("{}", console.screen()));
        assert_eq!(round.matches().len(), 2, "{system}");
        console.press(",l");
        console.shows("The teams list no players");
        console.press(",w2.5<Enter>5<Enter>");
        console.shows("4 boards cannot add up to 5");
        console.press("<Esc><Up>,w1<Enter><Esc><Esc>");
        let snapshot = console.app.context().snapshot.clone();
        let cx = console.app.context();
        for sheet in ["team-standings", "matches", "slips", "teams", "standings", "players"] {
            let Some(made) = named(sheet).and_then(|named| named.sheet(cx.event, None).ok()) else {
                continue;
            };
            let imprint = Imprint::new(cx.event, &made, Moment(0), "7f3a91c05d");
            let printed = text::sheet(&made, &imprint, cx.texts);
            assert!(!printed.contains("OAK 1"), "{sheet}: {printed}");
        }
        let report = trf::write(&trf::from_snapshot(&snapshot), trf::Style::default());
        let back = trf::to_commands(&trf::read(&report).unwrap().file, &snapshot.settings().system).unwrap();
        assert_eq!(scores(&back.event, 1), scores(&snapshot, 1), "{report}");
    }
}

#[test]
fn teams_without_players_are_counted_as_teams_on_the_start_screen() {
    let mut console = unlisted("team-swiss-2026");
    console.press("q");
    while console.app.idle() {}
    console.shows("4 teams");
    console.hides("players");
}
