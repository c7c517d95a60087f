//! Complete team events: run by commands, paired and changed manually, written as reports and read again.

mod recorded;
mod reports;

use super::*;
use crate::command::{Command, SeatingEdit, apply};
use crate::format::{Pair, Trace};
use crate::pairing::review::Review;
use crate::pairing::ruling::keeping_fixed;
use crate::pairing::{
    TeamOpening, drawn_teams, facts, opening, pair_again, propose, propose_as_ruled, setting,
};
use crate::swiss::test_rounds::{events, samples};
use crate::tiebreak::teams::TeamTable;
use crate::tournament::{
    Draft, ForbiddenPair, Forfeit, GameResult, Name, OptionValue, Options, Outcome, Player, Rating, Settings,
    SystemId,
};
use crate::trf;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const SYSTEM: &str = "team-swiss-2026";

/// An event as an arbiter runs it.
struct Run {
    event: Snapshot,
    boards: u16,
}

impl Run {
    /// The player of board 1 of a team.
    fn player(&self, team: u16) -> PlayerId {
        PlayerId(u32::from((team - 1) * self.boards) + 1)
    }

    fn act(&mut self, command: Command) {
        self.event = apply(&self.event, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }
}

/// Returns the games of a match round by round, with boards, results and byes.
fn played(event: &Snapshot) -> Vec<BTreeSet<String>> {
    let player = |id| event.player(id).unwrap().player.name.to_string();
    let team = |side| match side {
        Participant::Team(id) => event.team(id).unwrap().name.to_string(),
        Participant::Player(id) => player(id),
    };
    let of_round = |round: &std::sync::Arc<Round>| {
        let game = |of: &Match| {
            let boards: Vec<String> = of
                .boards
                .iter()
                .map(|&number| {
                    let meeting = round.board(number).unwrap().meeting;
                    format!("{} {} {:?}", player(meeting.white), player(meeting.black), round.result(number))
                })
                .collect();
            format!("{} {}: {}", team(of.sides[0]), team(of.sides[1]), boards.join(", "))
        };
        let teams = event.teams().filter_map(|(id, known)| {
            Some(format!("{} {:?}", known.name, round.team_out(Participant::Team(id))?))
        });
        round.matches().iter().map(game).chain(teams).collect()
    };
    event.rounds().iter().map(of_round).collect()
}

/// Asserts that a report restores the same event.
fn comes_back_from_a_report(event: &Snapshot, name: &str) {
    let text = trf::write(&trf::from_snapshot(event), trf::Style::default());
    let file = trf::read(&text).unwrap().file;
    let back = trf::to_commands(&file, &event.settings().system)
        .unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
    assert_eq!(played(&back.event), played(event), "{name}: {text}");
    let announced = [&back.event, event].map(|event| {
        let settings = event.settings();
        (settings.rounds, settings.options.clone(), settings.acceleration, settings.initial_colour)
    });
    assert_eq!(announced[0], announced[1], "{name}: {text}");
    let again = trf::write(&trf::from_snapshot(&back.event), trf::Style::default());
    for (line, before) in again.lines().zip(text.lines()) {
        assert_eq!(line, before, "{name}");
    }
    assert_eq!(again.len(), text.len(), "{name}");
}

/// Registers teams of two players and a reserve.
fn registered(teams: u16) -> Run {
    let mut settings = Settings::named(Name::new("Teams").unwrap());
    settings.system = SystemId::new(SYSTEM);
    settings.rounds = RoundNo(3);
    settings.initial_colour = Some(Colour::White);
    let mut run = Run { event: Snapshot::blank(), boards: 3 };
    run.act(Command::Announce(Box::new(settings)));
    for team in 1..=teams {
        let mut players = Vec::new();
        for board in 1..=3 {
            let name = Name::new(&format!("P{team}.{board}")).unwrap();
            let rating = Rating::new(i64::from(2000 - 10 * team)).ok();
            let player = Player { rating, ..Player::named(name) };
            players.push(run.event.next_player());
            let arrival = RoundNo(1);
            run.act(Command::Register { player, arrival, missed: RequestedBye::ZeroPoint });
        }
        let reserves = players.split_off(2);
        let name = Name::new(&format!("T{team}")).unwrap();
        run.act(Command::RegisterTeam(Team::of(name, players, reserves)));
    }
    run
}

/// Returns the started event of these teams, without games.
fn fresh(teams: u16) -> Run {
    let mut run = registered(teams);
    let made = opening(&run.event, &drawn_teams(&run.event, 1)).unwrap().unwrap();
    run.act(Command::BeginLeg(made.leg));
    run
}

#[test]
fn an_event_of_teams_cannot_be_paired_before_its_leg_begins() {
    let found = propose(&registered(2).event, RoundNo(1), Trace::silent());
    assert!(
        matches!(found, Err(crate::pairing::ProposeError::NoPairing(_))),
        "no draft that a command refuses"
    );
}

/// Returns the matches of a round with their boards, then the teams without one: `T1-T3: 1-7 8-2; T5 bye`.
fn told_in_words(event: &Snapshot, round: RoundNo) -> String {
    let round = event.round(round).unwrap();
    let of = |of: &Match| {
        let teams = of.sides.map(|side| match side {
            Participant::Team(id) => format!("T{}", id.0),
            Participant::Player(_) => panic!("a match of teams"),
        });
        let boards = of.boards.iter().map(|&board| {
            let meeting = round.board(board).unwrap().meeting;
            let forfeit = if round.result(board).is_some() { "ff" } else { "" };
            format!("{}-{}{forfeit}", meeting.white, meeting.black)
        });
        format!("{}-{}: {}", teams[0], teams[1], boards.collect::<Vec<_>>().join(" "))
    };
    let out = |(id, _): (TeamId, &Team)| match round.team_out(Participant::Team(id))? {
        Out::Bye(Bye::PairingAllocated) => Some(format!("T{} bye", id.0)),
        _ => Some(format!("T{} away", id.0)),
    };
    let matches: Vec<String> = round.matches().iter().map(of).collect();
    matches.into_iter().chain(event.teams().filter_map(out)).collect::<Vec<_>>().join("; ")
}

#[test]
fn others_move_up_for_who_is_away_and_a_team_without_anybody_has_no_match() {
    let mut run = fresh(5);
    let away =
        |id| Command::SetBye { id: PlayerId(id), round: RoundNo(1), bye: Some(RequestedBye::ZeroPoint) };
    // One player of the first team, two of the second, all of the fifth.
    for id in [1, 4, 5, 13, 14, 15] {
        run.act(away(id));
    }
    run.act(Command::DraftRound(propose(&run.event, RoundNo(1), Trace::silent()).unwrap().draft));
    assert_eq!(told_in_words(&run.event, RoundNo(1)), "T1-T3: 2-7 8-3; T4-T2: 10-6 4-11ff; T5 away");
    run.act(Command::publish(RoundNo(1)));
}

/// A match is changed manually as a unit, and two players of a team exchange their boards.
#[test]
fn a_draft_is_changed_match_by_match() {
    let mut run = fresh(5);
    run.act(Command::DraftRound(propose(&run.event, RoundNo(1), Trace::silent()).unwrap().draft));
    let mut edit = |edit| {
        run.act(Command::EditDraft { round: RoundNo(1), edit });
        told_in_words(&run.event, RoundNo(1))
    };
    let swap = |one, other| SeatingEdit::Swap { players: [PlayerId(one), PlayerId(other)] };
    let seat = |white, black, board| SeatingEdit::Seat {
        meeting: Meeting { white: PlayerId(white), black: PlayerId(black) },
        board: BoardNo(board),
    };
    assert_eq!(
        edit(SeatingEdit::TurnColours { board: BoardNo(2) }),
        "T3-T1: 7-1 2-8; T4-T2: 10-4 5-11; T5 bye"
    );
    assert_eq!(edit(swap(1, 2)), "T3-T1: 7-2 1-8; T4-T2: 10-4 5-11; T5 bye");
    assert_eq!(edit(swap(1, 4)), "T3-T2: 7-4 5-8; T4-T1: 10-1 2-11; T5 bye");
    assert_eq!(edit(swap(11, 15)), "T3-T2: 7-4 5-8; T5-T1: 13-1 2-14; T4 bye");
    assert_eq!(edit(SeatingEdit::TakeApart { board: BoardNo(2) }), "T5-T1: 13-1 2-14; T4 bye");
    let unplaced = apply(&run.event, &Command::publish(RoundNo(1)));
    assert!(unplaced.is_err(), "two teams have neither a match nor a bye");
    let mut edit = |edit| {
        run.act(Command::EditDraft { round: RoundNo(1), edit });
        told_in_words(&run.event, RoundNo(1))
    };
    assert_eq!(edit(seat(10, 5, 1)), "T4-T2: 10-4 5-11; T5-T1: 13-1 2-14");
    let bye = SeatingEdit::GiveBye { player: PlayerId(8), bye: Bye::PairingAllocated };
    assert_eq!(edit(bye), "T4-T2: 10-4 5-11; T5-T1: 13-1 2-14; T3 bye");
    assert_eq!(
        edit(SeatingEdit::Arrange { order: [3, 4, 1, 2].map(BoardNo).to_vec() }),
        "T5-T1: 13-1 2-14; T4-T2: 10-4 5-11; T3 bye"
    );
    edit(SeatingEdit::Fix { board: BoardNo(2), fixed: true });
    let ruling = keeping_fixed(&run.event, RoundNo(1)).unwrap();
    let again = propose_as_ruled(&run.event, RoundNo(1), Some(&ruling), Trace::silent()).unwrap();
    let sides = again.draft.matches.iter().map(|of| of.sides);
    let sides: BTreeSet<_> = sides.map(|sides| sides.map(|side| format!("{side:?}")).join(" ")).collect();
    assert!(sides.contains("Team(TeamId(5)) Team(TeamId(1))"), "{sides:?}");
    run.act(Command::publish(RoundNo(1)));
    let against = pair_again(&run.event, RoundNo(1)).unwrap();
    assert_eq!((against.gone.len(), against.made.len()), (1, 1), "a match is told once: {against:?}");
    assert_eq!(against.bye, [Some(PlayerId(7)), Some(PlayerId(13))], "the first of each team");
    let review = Review::of(&run.event, RoundNo(1)).unwrap();
    // After the match of team 1 in the draft, before that of 2 and 4.
    assert_eq!(
        review.board_for(
            run.event.round(RoundNo(1)).unwrap(),
            Meeting { white: PlayerId(1), black: PlayerId(4) }
        ),
        BoardNo(3)
    );
}

#[test]
fn virtual_points_of_teams_are_match_points() {
    let mut run = fresh(4);
    let mut settings = run.event.settings().clone();
    settings.acceleration = Acceleration::Baku;
    run.act(Command::Announce(Box::new(settings)));
    let made = setting(&run.event, RoundNo(1)).unwrap();
    let points: Vec<i32> = made.field.players.iter().map(|team| team.virtual_points.tenths()).collect();
    assert_eq!(points, [20, 20, 0, 0]);
    let mut leg = run.event.leg(RoundNo(1)).unwrap().clone();
    leg.options.set("primary", Some(OptionValue::Choice("GP".to_owned())));
    run.act(Command::BeginLeg(leg));
    let refused = crate::pairing::asked(&run.event, RoundNo(1)).err();
    assert_eq!(refused, Some(crate::pairing::ProposeError::NoBakuForTeams));
}

#[test]
fn matches_are_worth_what_the_event_says_and_boards_have_the_colours_of_its_scheme() {
    let mut run = registered(4);
    let mut settings = run.event.settings().clone();
    let mut answer = |key: &str, value| settings.options.set(key, Some(value));
    answer("match-points", OptionValue::Choice("own".to_owned()));
    answer("match-win", OptionValue::Number(5));
    answer("match-draw", OptionValue::Number(3));
    answer("match-loss", OptionValue::Number(1));
    answer("white-boards", OptionValue::Choice("WWBB".to_owned()));
    run.act(Command::Announce(Box::new(settings)));
    let made = opening(&run.event, &drawn_teams(&run.event, 1)).unwrap().unwrap();
    run.act(Command::BeginLeg(made.leg));
    let round = RoundNo(1);
    let draft = propose(&run.event, round, Trace::silent()).unwrap().draft;
    run.act(Command::DraftRound(draft));
    run.act(Command::publish(round));
    let white = |board: u16| run.event.round(round).unwrap().board(BoardNo(board)).unwrap().meeting.white;
    assert_eq!(run.event.team_of(white(1)), run.event.team_of(white(2)), "White on boards 1 and 2");
    for (board, outcome) in
        [(1, Outcome::WhiteWins), (2, Outcome::Draw), (3, Outcome::Draw), (4, Outcome::Draw)]
    {
        let result = GameResult::Played(outcome);
        run.act(Command::EnterResult { round, board: BoardNo(board), result });
    }
    let table = TeamTable::new(&run.event, round).unwrap();
    let points: Vec<i32> = table.numbers().map(|team| table.match_points(team).tenths()).collect();
    assert_eq!(points, [50, 30, 10, 30]);
    comes_back_from_a_report(&run.event, "own match points");
    // A team that loses without playing scores nothing.
    let gone = Command::CorrectResult {
        round,
        board: BoardNo(1),
        result: Some(GameResult::Forfeit(Forfeit::ToWhite)),
        follow: crate::command::Follow::Record,
        reason: "not there".to_owned(),
    };
    run.act(gone.clone());
    let Command::CorrectResult { follow, reason, result, .. } = gone else { return };
    run.act(Command::CorrectResult { round, board: BoardNo(2), result, follow, reason });
    let table = TeamTable::new(&run.event, round).unwrap();
    let points: Vec<i32> = table.numbers().map(|team| table.match_points(team).tenths()).collect();
    assert_eq!(points, [50, 30, 0, 30]);
}

#[test]
fn match_points_that_reward_the_loser_are_refused_before_a_round_is_paired() {
    let mut run = registered(2);
    let mut settings = run.event.settings().clone();
    settings.options.set("match-points", Some(OptionValue::Choice("own".to_owned())));
    settings.options.set("match-draw", Some(OptionValue::Number(3)));
    run.act(Command::Announce(Box::new(settings)));
    let refused = opening(&run.event, &drawn_teams(&run.event, 1)).unwrap_err();
    let points = |tenths| Points::from_tenths(tenths);
    assert_eq!(
        refused,
        crate::format::TableError::MatchPoints { win: points(20), draw: points(30), loss: Points::ZERO }
    );
}

/// Pairs, publishes and plays a round: White wins every board.
fn play_on(run: &mut Run, round: RoundNo) {
    play_on_with(run, round, |_| {});
}

/// Does the same as [`play_on`]; `before` runs before the results are entered.
fn play_on_with(run: &mut Run, round: RoundNo, before: impl FnOnce(&mut Run)) {
    let draft = propose(&run.event, round, Trace::silent()).unwrap().draft;
    run.act(Command::DraftRound(draft));
    run.act(Command::publish(round));
    before(run);
    let games = run.event.round(round).unwrap().games();
    let open: Vec<BoardNo> =
        games.filter(|(_, _, result)| result.is_none()).map(|(board, ..)| board).collect();
    for board in open {
        let result = GameResult::Played(Outcome::WhiteWins);
        run.act(Command::EnterResult { round, board, result });
    }
}

#[test]
fn a_team_that_comes_after_round_1_takes_part_with_the_number_of_its_strength() {
    let mut run = fresh(4);
    play_on(&mut run, RoundNo(1));
    let late = |run: &mut Run, rating: i64, missed| {
        let first = run.event.next_player();
        for number in 0..3 {
            let name = Name::new(&format!("Late {}.{number}", first.0)).unwrap();
            let player = Player { rating: Rating::new(rating).ok(), ..Player::named(name) };
            run.act(Command::Register { player, arrival: RoundNo(2), missed });
        }
        let id = run.event.next_team();
        let players = vec![first, PlayerId(first.0 + 1)];
        let name = Name::new(&format!("Late {}", id.0)).unwrap();
        run.act(Command::RegisterTeam(Team::of(name, players, vec![PlayerId(first.0 + 2)])));
        id
    };
    let strong = late(&mut run, 2900, RequestedBye::HalfPoint);
    run.act(Command::AdmitTeam { id: strong, number: PairingNumber(1) });
    let weak = late(&mut run, 1500, RequestedBye::ZeroPoint);
    run.act(Command::AdmitTeam { id: weak, number: PairingNumber(6) });
    let again = Command::AdmitTeam { id: weak, number: PairingNumber(1) };
    assert!(matches!(apply(&run.event, &again), Err(crate::command::CommandError::TwiceInLeg { .. })));
    assert!(pair_again(&run.event, RoundNo(1)).unwrap().is_identical(), "round 1 had no late teams");
    play_on(&mut run, RoundNo(2));
    let table = TeamTable::new(&run.event, RoundNo(2)).unwrap();
    let number = |id| table.number(id).unwrap();
    assert_eq!([strong, weak].map(|id| number(id).0), [1, 6]);
    let first = |id| &table.all_matches(number(id))[0];
    assert_eq!((first(strong).match_points.tenths(), first(weak).match_points.tenths()), (10, 0));
    assert!(run.event.round(RoundNo(2)).unwrap().match_of_team(weak).is_some());
    // A report has teams from round 1 on, and no points of rounds before they joined are lost.
    let text = trf::write(&trf::from_snapshot(&run.event), trf::Style::default());
    let back = trf::to_commands(&trf::read(&text).unwrap().file, &run.event.settings().system).unwrap();
    assert_eq!(trf::write(&trf::from_snapshot(&back.event), trf::Style::default()), text);
    assert_eq!(back.losses, []);
}

#[test]
fn points_given_to_a_team_or_taken_count_where_teams_are_ranked_and_paired_and_come_back_from_a_report() {
    let mut run = fresh(4);
    play_on(&mut run, RoundNo(1));
    let before = TeamTable::new(&run.event, RoundNo(1)).unwrap();
    let adjust = |reason: &str| Command::AdjustTeamPoints {
        id: TeamId(1),
        round: RoundNo(1),
        match_points: Points::from_tenths(-10),
        game_points: Points::from_tenths(-5),
        reason: reason.to_owned(),
    };
    assert!(matches!(apply(&run.event, &adjust(" ")), Err(crate::command::CommandError::ReasonMissing)));
    run.act(adjust("line-up in another order"));
    let after = TeamTable::new(&run.event, RoundNo(1)).unwrap();
    let number = after.number(TeamId(1)).unwrap();
    let lost = |of: &dyn Fn(&TeamTable) -> Points| of(&before).tenths() - of(&after).tenths();
    assert_eq!(lost(&|table| table.match_points(number)), 10);
    assert_eq!(lost(&|table| table.team_points(number)), 5);
    let seat = Seat(number.0 - 1);
    let field = setting(&run.event, RoundNo(2)).unwrap().field;
    assert_eq!(field.player(seat).score(), after.match_points(number));
    assert_eq!(field.player(seat).secondary, after.team_points(number));
    let text = trf::write(&trf::from_snapshot(&run.event), trf::Style::default());
    assert!(text.contains("\n299 "), "{text}");
    comes_back_from_a_report(&run.event, "points taken");
    // A result that the team does not have is worth nothing.
    let other = text.replace("299 W", "299 L").replace("299 D", "299 W");
    let file = trf::read(&other).unwrap().file;
    let back = trf::to_commands(&file, &run.event.settings().system).unwrap();
    assert!(back.losses.contains(&trf::Loss::AbnormalPoints), "{:?}", back.losses);
}
