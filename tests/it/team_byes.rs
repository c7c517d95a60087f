//! Values of a team's bye in reports: any match and game points are stored and used for pairing, or refused.

use hakem::simulate::{Wishes, simulate};
use hakem_engine::format::{MATCH_BYE, TEAM_BYE, is_by_game_points};
use hakem_engine::pairing::{setting, system};
use hakem_engine::standings::team_standings;
use hakem_engine::tiebreak::teams::TeamMatch;
use hakem_engine::tournament::{Bye, PointSystem, Points, RoundNo, Snapshot, SystemId};
use hakem_engine::trf::{
    Code, Import, Loss, MatchPoints, PointTable, Record, RoundCell, Style, TrfFile, from_snapshot, read,
    to_commands, write,
};

/// Events of five teams of two, one of which has the bye in each round, with 1-½-0 and 2-1-0.
fn reports(id: &str) -> Vec<TrfFile> {
    let report = |number: u32| {
        let wishes = Wishes { teams: Some(5), players: Some(2), ..Wishes::default() };
        let made = simulate(&wishes, system(id).unwrap(), 52, number).unwrap();
        let mut file = read(&write(&from_snapshot(&made.event), Style::default())).unwrap().file;
        let [zero, half, one, two] = [0, 5, 10, 20].map(|tenths| Some(Points::from_tenths(tenths)));
        file.match_points = Some(MatchPoints { win: two, draw: one, loss: zero });
        file.points = Some(PointTable {
            win: one,
            draw: half,
            loss: zero,
            absence: zero,
            pairing_allocated_bye: one,
            unknown: half,
        });
        // No options, and no other comment of this program.
        file.loose.retain(|line| line.text.starts_with("### hakem: system="));
        file.loose.iter_mut().for_each(|line| line.text = format!("### hakem: system={id}"));
        // Earlier values of the points of players and teams are not stated.
        file.abnormal_points.clear();
        file
    };
    (1..=4).map(report).filter(|file| file.team_byes.is_some()).collect()
}

fn import(file: &TrfFile) -> Import {
    to_commands(file, &SystemId::new("dutch-2026")).unwrap()
}

/// Returns every round in which a team has the pairing-allocated bye.
fn byes(event: &Snapshot) -> Vec<TeamMatch> {
    let made = team_standings(event, event.last_published().unwrap(), &event.settings().tie_breaks).unwrap();
    let of = |number| made.table.all_matches(number).to_vec();
    let all: Vec<TeamMatch> = made.table.numbers().flat_map(of).collect();
    all.into_iter().filter(|of| of.bye == Some(Bye::PairingAllocated)).collect()
}

fn is_of_byes(loss: &Loss) -> bool {
    *loss == Loss::TeamRecord { record: Record::TeamByes }
}

#[test]
fn the_bye_of_a_team_has_the_points_of_record_320_whatever_they_are() {
    let mut seen = 0;
    for id in ["team-swiss-2026", "olympiad-2022", "team-round-robin"] {
        for file in reports(id) {
            for told in [(20, 15), (10, 0), (5, 5), (20, 20), (10, 10), (0, 0), (30, 20), (20, 25)] {
                let (matches, games) = (Points::from_tenths(told.0), Points::from_tenths(told.1));
                let mut file = file.clone();
                let record = file.team_byes.as_mut().unwrap();
                (record.match_points, record.game_points) = (Some(matches), Some(games));
                let Import { event, losses, .. } = import(&file);
                let is_more_than_a_win = told.0 > 20 || told.1 > 20;
                assert_eq!(losses.iter().any(is_of_byes), is_more_than_a_win, "{id} {told:?}: {losses:?}");
                assert_eq!(losses.iter().any(|loss| loss.other_scores().is_some()), is_more_than_a_win);
                if is_more_than_a_win {
                    continue;
                }
                let byes = byes(&event);
                assert!(!byes.is_empty(), "{id}");
                assert!(
                    byes.iter().all(|of| (of.match_points, of.points) == (matches, games)),
                    "{id}: {byes:?}"
                );
                let again = from_snapshot(&event);
                let written = again.team_byes.as_ref().unwrap();
                assert_eq!((written.match_points, written.game_points), (Some(matches), Some(games)), "{id}");
                let back = import(&read(&write(&again, Style::default())).unwrap().file);
                assert_eq!(back.event.settings(), event.settings(), "{id} {told:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

#[test]
fn rounds_are_paired_by_the_points_of_the_bye() {
    let mut seen = 0;
    for mut file in reports("team-swiss-2026") {
        let record = file.team_byes.as_mut().unwrap();
        (record.match_points, record.game_points) =
            (Some(Points::from_tenths(15)), Some(Points::from_tenths(5)));
        let event = import(&file).event;
        let after = event.last_published().unwrap();
        let made = team_standings(&event, after, &event.settings().tie_breaks).unwrap();
        let Ok(next) = setting(&event, RoundNo(after.0 + 1)) else { continue };
        for (number, player) in made.table.numbers().zip(&next.field.players) {
            let records: Points = player.record.iter().map(|record| record.points()).sum();
            let score = match is_by_game_points(&event.settings().options) {
                true => made.table.team_points(number),
                false => made.table.match_points(number),
            };
            assert_eq!(records, score, "{number}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

/// A report of another program without record 320: the players have the bye, worth `P` on each board.
#[test]
fn the_bye_of_a_team_without_record_320_is_worth_p_of_record_162_on_each_board() {
    for mut file in reports("team-swiss-2026") {
        let byes_of = file.team_byes.take().unwrap().teams;
        file.loose.clear();
        for (round, team) in byes_of.iter().enumerate().filter_map(|(round, team)| Some((round, (*team)?))) {
            let members = file.teams.iter().find(|known| known.number == team).unwrap().players.clone();
            for line in file.players.iter_mut().filter(|line| members.contains(&line.number)) {
                line.cells[round] = RoundCell::Alone(Code::PairingAllocatedBye);
            }
        }
        for (worth, games) in [(3, 6), (5, 10), (0, 0), (10, 10)] {
            let mut file = file.clone();
            file.points.as_mut().unwrap().pairing_allocated_bye = Some(Points::from_tenths(worth));
            let Import { event, losses, .. } = import(&file);
            assert!(!losses.iter().any(is_of_byes), "{losses:?}");
            let byes = byes(&event);
            assert_eq!(byes.len(), byes_of.iter().flatten().count());
            let worth = (Points::from_tenths(10), Points::from_tenths(games));
            assert!(byes.iter().all(|of| (of.match_points, of.points) == worth), "{byes:?}");
        }
    }
}

/// Until a team has the bye, only options state its points; a bracket has none. `P` of record 162 is that of players.
#[test]
fn own_reports_state_no_bye_of_teams_by_p_of_record_162() {
    let points = PointSystem { pairing_allocated_bye: Points::HALF, ..PointSystem::default() };
    let wishes = Wishes { points: Some(points), ..Wishes::default() };
    for id in ["team-knockout", "team-round-robin", "team-swiss-2026", "olympiad-2022"] {
        for number in 1..=12 {
            let made = simulate(&wishes, system(id).unwrap(), 11, number).unwrap().event;
            let text = write(&from_snapshot(&made), Style::default());
            let Import { event, losses, .. } = import(&read(&text).unwrap().file);
            assert!(!losses.iter().any(is_of_byes), "{id} {number}: {losses:?}");
            let byes = |event: &Snapshot| {
                [TEAM_BYE, MATCH_BYE].map(|option| option.value(&event.settings().options))
            };
            assert_eq!(byes(&event), byes(&made), "{id} {number}: {text}");
        }
    }
}
