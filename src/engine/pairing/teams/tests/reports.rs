//! Team data in reports, and the errors in it that are refused.

use super::*;

/// T-25: the colour of a match is that of board 1 in the order in which its players sat, given by record 300.
#[test]
fn the_first_board_of_a_report_is_that_of_record_300() {
    let mut run = fresh(4);
    play_on_with(&mut run, RoundNo(1), |run| {
        let team = TeamId(1);
        let seats = run.event.seats_of_team(team, RoundNo(1));
        let players = vec![seats[1].player, seats[0].player];
        run.act(Command::LineUp { round: RoundNo(1), team, players });
    });
    let text = trf::write(&trf::from_snapshot(&run.event), trf::Style::default());
    assert!(text.contains("\n300   1   1"), "{text}");
    comes_back_from_a_report(&run.event, "as it was");
    let colour = |team: &Entrant| match team.record[0] {
        RoundRecord::Played { colour, .. } => colour,
        ref other => panic!("{other:?}"),
    };
    let colours = |text: &str| {
        let file = trf::read(text).unwrap().file;
        let event = trf::to_commands(&file, &SystemId::new(SYSTEM)).unwrap().event;
        let made = setting(&event, RoundNo(2)).unwrap();
        made.field.players.iter().map(colour).collect::<Vec<_>>()
    };
    let own = setting(&run.event, RoundNo(2)).unwrap();
    let own: Vec<_> = own.field.players.iter().map(colour).collect();
    assert_eq!(colours(&text), own);
    let without: String = text.split_inclusive('\n').filter(|line| !line.starts_with("300")).collect();
    assert_ne!(colours(&without), own, "without it the roster tells which board is the first");
}

/// Another program omits an empty first board: the colours of the match are those of board 2, swapped (T-25).
#[test]
fn an_empty_first_board_in_a_report_has_the_colours_implied_by_another_board() {
    let mut run = fresh(4);
    play_on(&mut run, RoundNo(1));
    let sides = |event: &Snapshot| {
        let round = event.round(RoundNo(1)).unwrap();
        let name = |of: &Match| {
            let Participant::Team(white) = of.sides[0] else { panic!() };
            event.team(white).unwrap().name.to_string()
        };
        let mut names: Vec<String> = round.matches().iter().map(name).collect();
        names.sort();
        names
    };
    let round = run.event.round(RoundNo(1)).unwrap();
    let first = round.board(round.matches()[0].boards[0]).unwrap().meeting;
    let mut file = trf::from_snapshot(&run.event);
    let order = trf::players_in_order(&run.event);
    for (player, code) in [(first.white, trf::Code::ForfeitWin), (first.black, trf::Code::ZeroPointBye)] {
        let place = order.iter().position(|&id| id == player).unwrap();
        file.players[place].cells[0] = trf::RoundCell::Alone(code);
    }
    let read = |file: &trf::TrfFile| trf::to_commands(file, &run.event.settings().system).unwrap().event;
    let back = read(&file);
    assert_eq!(sides(&back), sides(&run.event));
    let forfeited = |event: &Snapshot| {
        let round = event.round(RoundNo(1)).unwrap();
        let won = |(_, _, result): (_, _, Option<GameResult>)| {
            result == Some(GameResult::Forfeit(Forfeit::ToWhite))
        };
        round.games().filter(|game| won((game.0, game.1, game.2))).count()
    };
    assert_eq!(forfeited(&back), 1, "who was there has won by forfeit");
    assert_eq!(back.round(RoundNo(1)).unwrap().boards().len(), 4);
}

/// Errors in team data are refused with the team, the player or the board, and nothing is changed.
#[test]
fn faults_of_teams_and_scores_are_refused_with_their_place() {
    let mut run = fresh(4);
    let draft = propose(&run.event, RoundNo(1), Trace::silent()).unwrap().draft;
    run.act(Command::DraftRound(draft));
    run.act(Command::publish(RoundNo(1)));
    let score = |tenths: [i32; 2]| Command::EnterMatchScore {
        round: RoundNo(1),
        board: BoardNo(1),
        score: Some(tenths.map(Points::from_tenths)),
    };
    let refused = |command: &Command| apply(&run.event, command).unwrap_err().to_string();
    assert!(refused(&score([15, 10])).contains("1½"), "{}", refused(&score([15, 10])));
    assert!(apply(&run.event, &score([15, 5])).is_ok());
    let result = GameResult::Played(Outcome::WhiteWins);
    run.act(Command::EnterResult { round: RoundNo(1), board: BoardNo(2), result });
    let contradicted = apply(&run.event, &score([15, 5])).unwrap_err();
    assert_eq!(contradicted, crate::command::CommandError::BoardHasResult { board: BoardNo(2) });
    let told = |change: &dyn Fn(&mut trf::TrfFile)| {
        let mut file = trf::from_snapshot(&run.event);
        change(&mut file);
        trf::to_commands(&file, &run.event.settings().system).unwrap_err().to_string()
    };
    let names: Vec<String> =
        trf::from_snapshot(&run.event).teams.iter().map(|team| team.name.clone()).collect();
    let empty = told(&|file| file.teams[1].players.clear());
    assert!(empty.contains(&format!("(team: {}, players: 0, boards: 2)", names[1])), "{empty}");
    let same = told(&|file| file.teams[1].name.clone_from(&names[0]));
    assert!(same.contains(&format!("team name taken (name: {})", names[0])), "{same}");
    let twice = told(&|file| {
        let number = file.teams[0].players[0];
        file.teams[1].players.push(number);
    });
    assert!(twice.contains("twice in teams"), "{twice}");
}

/// A team list without players, before any round determines the number of boards.
#[test]
fn teams_without_players_are_refused_by_name_before_round_1() {
    let run = fresh(4);
    let mut file = trf::from_snapshot(&run.event);
    let name = file.teams[0].name.clone();
    file.texts.remove(&trf::Record::BoardColours);
    file.teams.iter_mut().for_each(|team| team.players.clear());
    let refused = trf::to_commands(&file, &run.event.settings().system).unwrap_err().to_string();
    assert!(refused.contains(&format!("(team: {name}, players: 0, boards: 1)")), "{refused}");
}
