//! Scores of matches as a whole: typed, refused where the boards do not add up to them, ranked, paired from, reported.

use crate::line_ups::teams;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::standings::team_standings;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, Points, RoundNo, Snapshot};
use hakem_engine::trf;

fn scores(snapshot: &Snapshot, round: u8) -> Vec<Option<[i32; 2]>> {
    let round = snapshot.round(RoundNo(round)).unwrap();
    let matches = round.matches();
    matches.iter().map(|of| round.match_score(of).map(|score| score.map(Points::tenths))).collect()
}

#[test]
fn a_score_is_a_number_and_enter_and_the_next_round_follows_from_it() {
    let mut console = teams(4);
    console.press("w");
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
    console.press("w3<Enter>");
    console.shows("2 boards give no 3 - 0");
    console.press("<Esc>1.5-1<Enter>");
    console.shows("give no 1½ - 1");
    console.press("<Esc>1-1<Enter><Up><Esc>");
    let snapshot = console.app.context().snapshot.clone();
    let (round, board) = (RoundNo(1), BoardNo(1));
    let result = GameResult::Played(Outcome::Draw);
    let refused = apply(&snapshot, &Command::EnterResult { round, board, result }).unwrap_err();
    assert_eq!(refused, CommandError::ScoreStands { board });
    console.press("<Home>w<Delete><Esc>");
    assert_eq!(scores(console.app.context().snapshot, 1), [None, None]);
    console.does(Command::EnterResult { round, board, result });
    console.press("<Home>w1<Enter>");
    console.shows("has a result");
}

#[test]
fn scores_of_matches_come_back_from_the_report() {
    let mut console = teams(4);
    console.press("w1.5<Enter>0.5<Enter><Esc><F6><Right>rpP<F7>w2<Enter><Esc>");
    let snapshot = console.app.context().snapshot.clone();
    assert_eq!(scores(&snapshot, 2), [Some([20, 0]), None]);
    let report = trf::write(&trf::from_snapshot(&snapshot), trf::Style::default());
    let back = trf::to_commands(&trf::read(&report).unwrap().file, &snapshot.settings().system).unwrap();
    for round in [1, 2] {
        assert_eq!(scores(&back.event, round), scores(&snapshot, round), "{report}");
    }
}
