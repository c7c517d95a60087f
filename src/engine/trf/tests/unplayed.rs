//! Rounds without a game, and teams that have no numbers yet.

use super::adjustments::Run;
use crate::command::Command;
use crate::format::{Paired, Trace};
use crate::pairing::{SYSTEMS, propose};
use crate::test_events::{check_report, reported};
use crate::tiebreak::ResultTable;
use crate::tournament::{Draft, Name, PlayerId, RequestedBye, RoundNo, Snapshot, Team};
use crate::trf::{from_snapshot, left_out};
use std::num::NonZeroU8;

#[test]
fn a_round_of_which_the_only_player_has_the_bye_comes_back() {
    for system in ["dutch-2026", "dubov-classic", "double-swiss-2026"] {
        let mut run = Run::begin(system, 4, 0);
        run.round(RoundNo(1));
        let made = propose(&run.0, RoundNo(2), Trace::silent()).unwrap().draft;
        for id in (2..=4).map(PlayerId) {
            run.act(Command::SetBye { id, round: RoundNo(2), bye: Some(RequestedBye::ZeroPoint) });
        }
        let (boards, matches, bye) = (Vec::new(), Box::default(), Some(PlayerId(1)));
        run.act(Command::DraftRound(Draft { boards, matches, bye, ..made }));
        run.act(Command::publish(RoundNo(2)));
        check_report(&run.0, system);
        assert_eq!(reported(&from_snapshot(&run.0)).last_published(), Some(RoundNo(2)), "{system}");
    }
}

/// Returns the teams of an event by name, with the number of their players and reserves.
fn teams(event: &Snapshot) -> Vec<(String, usize, usize)> {
    let of = |team: &Team| (team.name.to_string(), team.players.len(), team.reserves.len());
    let mut teams: Vec<_> = event.teams().map(|(_, team)| of(team)).collect();
    teams.sort();
    teams
}

#[test]
fn teams_come_back_before_they_have_numbers() {
    let name = |number: u8| Name::new(&format!("Team {number}")).unwrap();
    let listed = |number: u8, players: &[u32], reserves: &[u32]| {
        let ids = |players: &[u32]| players.iter().copied().map(PlayerId).collect();
        Team::of(name(number), ids(players), ids(reserves))
    };
    let lists = [
        vec![
            listed(1, &[1, 2], &[]),
            listed(2, &[4, 5], &[3]),
            listed(3, &[6, 7], &[]),
            listed(4, &[8, 9], &[]),
        ],
        // Such a list is not complete: nothing is paired by it.
        vec![listed(1, &[1, 2, 3], &[]), listed(2, &[4, 5], &[6])],
        vec![Team::without_players(name(1), NonZeroU8::MIN), listed(2, &[4, 5], &[])],
        vec![listed(1, &[1], &[])],
    ];
    let systems = SYSTEMS.iter().map(|system| system.facts()).filter(|facts| facts.paired == Paired::Teams);
    for facts in systems {
        for list in &lists {
            let mut run = Run::begin(facts.id, 9, 0);
            list.iter().cloned().for_each(|team| run.act(Command::RegisterTeam(team)));
            run.act(Command::SetBye {
                id: PlayerId(1),
                round: RoundNo(1),
                bye: Some(RequestedBye::ZeroPoint),
            });
            let told = format!("{}: {:?}", facts.id, teams(&run.0));
            check_report(&run.0, &told);
            let back = reported(&from_snapshot(&run.0));
            assert_eq!((teams(&back), back.legs()), (teams(&run.0), run.0.legs()), "{told}");
            let away = |event: &Snapshot| {
                event.players().filter(|(_, known)| known.away(RoundNo(1)).is_some()).count()
            };
            assert_eq!(away(&back), away(&run.0), "{told}");
            assert_eq!(left_out(&run.0), [], "{told}");
        }
    }
}

#[test]
fn teams_of_a_club_whose_names_begin_alike_come_back_with_their_numbers() {
    let mut run = Run::begin("team-swiss-2026", 8, 0);
    let club = "Büyükşehir Belediyesi Gençlik ve Spor Kulübü";
    for (letter, first) in [("A", 1), ("B", 3)] {
        let name = Name::new(&format!("{club} {letter}")).unwrap();
        run.act(Command::RegisterTeam(Team::of(name, [first, first + 1].map(PlayerId).to_vec(), Vec::new())));
    }
    let names: Vec<String> =
        teams(&reported(&from_snapshot(&run.0))).into_iter().map(|team| team.0).collect();
    assert_eq!(names, ["Büyükşehir Belediyesi Gençlik 1", "Büyükşehir Belediyesi Gençlik 2"]);
}

/// Only a team annuls its results by leaving a round robin early (team-formats §4).
#[test]
fn a_player_who_leaves_a_team_of_a_round_robin_annuls_no_game() {
    let mut run = Run::begin("team-round-robin", 8, 4);
    run.round(RoundNo(1));
    let scores = |run: &Run| {
        let table = ResultTable::new(&run.0, RoundNo(1));
        table.numbers().map(|number| table.score(number)).collect::<Vec<_>>()
    };
    let before = scores(&run);
    run.act(Command::Withdraw { id: PlayerId(1), from: RoundNo(2) });
    assert_eq!(scores(&run), before);
    run.act(Command::Withdraw { id: PlayerId(2), from: RoundNo(2) });
    assert_ne!(scores(&run), before, "the whole team has left");
}
