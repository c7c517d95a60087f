//! Reports of round robins, of teams and of knockouts: an event survives its own report, and those of other
//! programs are understood.

use hakem::simulate::{Wishes, simulate};
use hakem_engine::command::{Command, apply, draw_lots};
use hakem_engine::format::{Format, MatchOutcome, Trace};
use hakem_engine::pairing::{
    NextGame, PairedAgain, SYSTEMS, announced_length, matches, pair_again, propose, system,
};
use hakem_engine::standings::{standings, team_standings};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    BoardNo, Colour, Estimated, GameKind, GameResult, GameStage, Leg, Name, OptionValue, Outcome,
    PartialDate, Participant, Player, PlayerId, Points, Rating, Registration, RequestedBye, RoundNo,
    Settings, SettledBy, Settlement, Snapshot, SystemId, Team, TieBreakId, TieBreakRules, TimeOfDay,
};
use hakem_engine::trf::{
    Code, Import, LeftOut, LineEnd, Loss, PointsColumn, Record, RoundCell, Style, TrfFile, check_ranks,
    from_snapshot, left_out, read, to_commands, write,
};
use proptest::prelude::*;
use std::sync::LazyLock;

fn import(file: &TrfFile) -> Import {
    to_commands(file, &SystemId::new("dutch-2026")).unwrap_or_else(|error| panic!("{error}\n{}", text(file)))
}

fn text(file: &TrfFile) -> String {
    write(file, Style { line_end: LineEnd::Lf, ..Style::default() })
}

/// Writes a file and reads it again; no part of it may be interpreted differently.
#[track_caller]
fn read_back(file: &TrfFile) -> TrfFile {
    let report = read(&text(file)).unwrap_or_else(|errors| panic!("{errors}\n{}", text(file)));
    assert_eq!(report.adjustments, [], "{}", text(file));
    report.file
}

/// Returns the event of an event's report, without any loss; its report is the same again.
#[track_caller]
fn there_and_back(event: &Snapshot) -> Snapshot {
    let file = read_back(&from_snapshot(event));
    let Import { event: made, losses, .. } = import(&file);
    assert_eq!(losses, [], "{}", text(&file));
    assert_eq!(text(&from_snapshot(&made)), text(&file));
    made
}

/// Returns the ranking by name, with all values.
fn ranking(event: &Snapshot) -> Vec<String> {
    let after = event.last_published().unwrap_or(RoundNo(1));
    let list = &event.settings().tie_breaks;
    let name = |id: PlayerId| event.player(id).unwrap().player.name.to_string();
    let rows = standings(event, after, list).rows;
    let players = rows.iter().map(|row| format!("{:?} {} {:?}", row.place, name(row.player), row.values));
    let teams = team_standings(event, after, list).into_iter().flat_map(|made| made.rows);
    let teams = teams.map(|row| {
        let name = event.team(row.team).unwrap().name.to_string();
        format!("{:?} {name} {:?}", row.place, row.values)
    });
    let mut all: Vec<String> = players.chain(teams).collect();
    // Players who share a rank are ordered by number.
    all.sort();
    all
}

#[test]
fn events_of_tables_and_brackets_come_back_from_their_reports() {
    for format in SYSTEMS.iter().filter(|format| format.facts().is_predetermined()) {
        for number in 1..=if format.id() == "knockout" { 16 } else { 6 } {
            let players = Some(2 * u16::try_from(number % 6 + 1).unwrap());
            let made = simulate(&Wishes { players, ..Wishes::default() }, *format, 11, number).unwrap();
            let shown = format!("{} {number}", format.id());
            assert_eq!(left_out(&made.event), [], "{shown}");
            let back = there_and_back(&made.event);
            assert_eq!(back.rounds().len(), made.event.rounds().len(), "{shown}");
            assert_eq!(ranking(&back), ranking(&made.event), "{shown}");
            for round in back.last_published().into_iter().flat_map(RoundNo::up_to) {
                let again = pair_again(&back, round).unwrap();
                assert!(again.is_identical(), "{shown}, round {round}: {again:?}");
                let states = |event| -> Vec<_> {
                    matches(event, round)
                        .into_iter()
                        .map(|state| (state.points, state.of.boards.len()))
                        .collect()
                };
                assert_eq!(states(&back).len(), states(&made.event).len(), "{shown}");
            }
        }
    }
}

/// An event being played.
struct Play(Snapshot);

impl Play {
    /// An event with this number of players, the best rated first, under a format.
    fn new(id: &str, players: u16, options: &[(&str, OptionValue)]) -> Self {
        let mut settings = Settings::named(Name::new("Tablo").unwrap());
        take_system(&mut settings, SystemId::new(id));
        for (key, value) in options {
            settings.options.set(key, Some(value.clone()));
        }
        let mut play = Self(Snapshot::blank());
        play.act(Command::Announce(Box::new(settings)));
        for number in 1..=players {
            let name = Name::new(&format!("Player {number}")).unwrap();
            let player =
                Player { rating: Rating::new((2600 - 10 * number).into()).ok(), ..Player::named(name) };
            play.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        if let Some(settings) = announced_length(&play.0) {
            play.act(Command::Announce(settings));
        }
        play
    }

    #[track_caller]
    fn act(&mut self, command: Command) {
        self.0 = apply(&self.0, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    fn publish(&mut self, round: u8) {
        let draft = propose(&self.0, RoundNo(round), Trace::silent()).unwrap().draft;
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(RoundNo(round)));
    }

    fn enter(&mut self, round: u8, board: u16, outcome: Outcome) {
        let (round, board) = (RoundNo(round), BoardNo(board));
        self.act(Command::EnterResult { round, board, result: GameResult::Played(outcome) });
    }

    /// White wins on every board without a result.
    fn white_wins(&mut self, round: u8) {
        let boards = self.0.round(RoundNo(round)).unwrap().boards().len();
        for board in 1..=u16::try_from(boards).unwrap() {
            if self.0.round(RoundNo(round)).unwrap().awaits(BoardNo(board)) {
                self.enter(round, board, Outcome::WhiteWins);
            }
        }
    }
}

#[test]
fn a_whole_table_published_before_it_is_played_comes_back_with_who_left() {
    let mut play = Play::new("round-robin", 7, &[]);
    (1..=7).for_each(|round| play.publish(round));
    (1..=3).for_each(|round| play.white_wins(round));
    play.act(Command::Withdraw { id: PlayerId(2), from: RoundNo(4) });
    play.act(Command::Withdraw { id: PlayerId(5), from: RoundNo(5) });
    let back = there_and_back(&play.0);
    assert_eq!(back.last_published(), Some(RoundNo(7)));
    assert!(back.rounds().iter().all(|round| round.is_by_table()));
    let left = |event: &Snapshot| -> Vec<_> {
        event.players().map(|(_, known)| (known.player.name.to_string(), known.withdrawn())).collect()
    };
    let mut expected = left(&play.0);
    let mut found = left(&back);
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
    assert_eq!(ranking(&back), ranking(&play.0), "who left with three of six games counts, with two not");
}

#[test]
fn estimated_ratings_come_back_as_estimates() {
    let mut play = Play::new("round-robin", 4, &[]);
    let marks = [Estimated::Neither, Estimated::Both, Estimated::National, Estimated::Rating];
    for (id, estimated) in (1..).map(PlayerId).zip(marks) {
        let player = Player {
            rating: Rating::new(1800).ok(),
            national_rating: Rating::new(1700).ok(),
            estimated,
            ..play.0.player(id).unwrap().player.clone()
        };
        play.act(Command::EditPlayer { id, player, reason: String::new() });
    }
    let written = text(&from_snapshot(&play.0));
    assert!(written.contains("### hakem: estimated=2:both,3:national,4\n"), "{written}");
    let back = there_and_back(&play.0);
    for (id, known) in back.players() {
        let name = known.player.name.as_str();
        let (_, made) = play.0.players().find(|(_, made)| made.player.name.as_str() == name).unwrap();
        assert_eq!(known.player.estimated, made.player.estimated, "{id}");
    }
}

#[test]
fn options_days_and_times_of_a_round_robin_come_back() {
    let mut play = Play::new(
        "round-robin",
        6,
        &[
            ("cycles", OptionValue::Number(2)),
            ("swap", OptionValue::YesNo(true)),
            ("bye-point", OptionValue::YesNo(false)),
        ],
    );
    let times = vec![TimeOfDay::new(18, 30).ok(), None, TimeOfDay::new(9, 0).ok()];
    let kind = Some(GameKind::Rapid);
    let rating_list = PartialDate::new(2026, 11, 0).ok();
    let settings = Settings { round_times: times, kind, rating_list, ..play.0.settings().clone() };
    play.act(Command::Announce(Box::new(settings)));
    play.publish(1);
    let file = from_snapshot(&play.0);
    assert!(text(&file).contains("\n### hakem: kind=rapid\n"));
    assert_eq!(file.text(Record::EncodedType), Some("BERGER_DOUBLEROUNDROBIN"));
    let back = there_and_back(&play.0);
    assert_eq!(back.settings().options, play.0.settings().options);
    assert_eq!(back.settings().round_times, play.0.settings().round_times);
    assert_eq!((back.settings().kind, back.settings().rating_list), (kind, rating_list));
    assert_eq!(back.settings().rounds, RoundNo(10));
}

/// Returns the report of an event as written by a program without our comments.
fn of_others(event: &Snapshot) -> TrfFile {
    let lines = text(&from_snapshot(event)).lines().map(str::to_owned).collect::<Vec<_>>();
    let plain = lines.into_iter().filter(|line| !line.starts_with("###") && !line.starts_with("182"));
    read(&plain.map(|line| line + "\n").collect::<String>()).unwrap().file
}

#[test]
fn a_round_robin_of_another_program_shows_its_options_and_withdrawals_by_its_games() {
    let double = [("cycles", OptionValue::Number(2)), ("swap", OptionValue::YesNo(true))];
    let mut play = Play::new("round-robin", 6, &double);
    (1..=10).for_each(|round| play.publish(round));
    (1..=2).for_each(|round| play.white_wins(round));
    play.act(Command::Withdraw { id: PlayerId(4), from: RoundNo(3) });
    (3..=10).for_each(|round| play.white_wins(round));
    let Import { event, losses, .. } = import(&of_others(&play.0));
    assert_eq!(event.settings().options, play.0.settings().options);
    let number =
        from_snapshot(&play.0).players.iter().find(|line| line.details.name == "Player 4").unwrap().number;
    assert_eq!(losses, [Loss::TakenAsWithdrawn { number, round: RoundNo(3) }]);
    // Codes of another program are read as those of FIDE.
    assert_eq!(ranking(&event), ranking(&play.0.ranked_by(TieBreakRules::Fide2026)));
    assert!((1..=10).all(|round| pair_again(&event, RoundNo(round)).unwrap().is_identical()));
}

#[test]
fn groups_and_their_final_come_back_as_legs() {
    let mut play = Play::new("round-robin", 8, &[]);
    let group = |of: &[u32]| of.iter().map(|&id| Participant::Player(PlayerId(id))).collect::<Vec<_>>();
    let leg = |first: u8, groups| Leg {
        first: RoundNo(first),
        last: RoundNo(first + 2),
        system: SystemId::new("round-robin"),
        options: play_options(),
        groups,
        boards: None,
        is_closed: false,
        decided: String::new(),
    };
    play.act(Command::BeginLeg(leg(1, vec![group(&[1, 4, 5, 8]), group(&[2, 3, 6, 7])])));
    for round in 1..=3 {
        play.publish(round);
        play.white_wins(round);
    }
    play.act(Command::BeginLeg(leg(4, vec![group(&[1, 2, 3, 4])])));
    play.publish(4);
    play.white_wins(4);
    let back = there_and_back(&play.0);
    assert_eq!(back.legs().len(), 2);
    assert_eq!(back.legs()[0].groups.len(), 2);
    assert_eq!(back.legs()[1].options, play_options());
    assert_eq!(ranking(&back), ranking(&play.0));
}

fn play_options() -> hakem_engine::tournament::Options {
    let mut options = hakem_engine::tournament::Options::default();
    options.set("bye-point", Some(OptionValue::YesNo(false)));
    options
}

/// Four players: one match goes to Armageddon and is decided by the arbiter, one is decided by absence.
fn four() -> Play {
    let mut play = Play::new("knockout", 4, &[]);
    play.publish(1);
    let (match_of_two, absent) = (BoardNo(1), BoardNo(3));
    (1..=2).for_each(|board| play.enter(1, board, Outcome::Draw));
    let games = |play: &Play, stage| {
        let meeting = play.0.round(RoundNo(1)).unwrap().board(BoardNo(1)).unwrap().meeting;
        let games = if stage == GameStage::PlayOff { vec![meeting.turned(), meeting] } else { vec![meeting] };
        Command::AddGames { round: RoundNo(1), board: match_of_two, stage, games }
    };
    play.act(games(&play, GameStage::PlayOff));
    (5..=6).for_each(|board| play.enter(1, board, Outcome::Draw));
    play.act(games(&play, GameStage::GoldenPoint));
    play.enter(1, 7, Outcome::BothLose);
    let settle = |play: &mut Play, board, winner, by| {
        let settlement = Settlement {
            winner: Some(Participant::Player(PlayerId(winner))),
            by,
            reason: "flags".to_owned(),
        };
        play.act(Command::SettleMatch { round: RoundNo(1), board, settlement: Some(settlement) });
    };
    settle(&mut play, match_of_two, 1, SettledBy::GoldenPoint);
    settle(&mut play, absent, 3, SettledBy::NoShow);
    play.publish(2);
    play.enter(2, 1, Outcome::BlackWins);
    play
}

#[test]
fn further_games_and_settled_matches_of_a_knockout_come_back() {
    let play = four();
    let file = from_snapshot(&play.0);
    assert_eq!(
        file.rounds,
        Some(RoundNo(7)),
        "two games, two of the play-off, the golden point, two of the final"
    );
    let back = there_and_back(&play.0);
    let told = |event: &Snapshot| -> Vec<_> {
        let states = (1..=2).flat_map(|round| matches(event, RoundNo(round)));
        let name = |side| match side {
            Participant::Player(id) => event.player(id).unwrap().player.name.to_string(),
            Participant::Team(_) => String::new(),
        };
        states
            .map(|state| {
                let next = match state.next {
                    NextGame::Decided(winner, by) => format!("{:?} {by:?}", winner.map(name)),
                    other => format!("{other:?}"),
                };
                (state.of.sides.map(name), state.points, next)
            })
            .collect()
    };
    assert_eq!(told(&back), told(&play.0));
    assert_eq!(told(&back).len(), 3);
    assert!((1..=2).all(|round| pair_again(&back, RoundNo(round)).unwrap().is_identical()));
}

#[test]
fn q105_a_round_robin_imported_with_buchholz_has_no_buchholz_and_its_report_names_none() {
    let mut play = Play::new("round-robin", 4, &[]);
    (1..=3).for_each(|round| play.publish(round));
    let mut file = of_others(&play.0);
    for record in [Record::TieBreaks, Record::Standings] {
        file.texts.insert(record, "PTS,BH,SB".to_owned());
    }
    let Import { event, losses, .. } = import(&file);
    assert!(matches!(losses.as_slice(), [Loss::TieBreak { id, .. }] if id.as_str() == "BH"), "{losses:?}");
    assert_eq!(event.settings().tie_breaks, [TieBreakId::new("SB")]);
    assert_eq!(from_snapshot(&event).text(Record::Standings), Some("PTS,SB"));
}

#[test]
fn the_rounds_of_a_knockout_of_another_program_are_found_by_who_meets() {
    let play = four();
    let Import { event, losses, .. } = import(&of_others(&play.0));
    assert_eq!(event.rounds().len(), 2);
    assert_eq!(event.round(RoundNo(1)).unwrap().boards().len(), 7, "two matches, of which one goes on");
    let open =
        losses.iter().filter(|loss| matches!(loss, Loss::SettledByNextRound { round: RoundNo(1), .. }));
    assert_eq!((open.count(), losses.len()), (2, 2), "{losses:?}");
    let goes_on: Vec<_> = matches(&event, RoundNo(1)).into_iter().map(|state| state.next).collect();
    let decided = |next: &NextGame| matches!(next, NextGame::Decided(Some(_), _));
    assert!(goes_on.iter().all(decided), "{goes_on:?}");
    let PairedAgain { gone, made, .. } = pair_again(&event, RoundNo(2)).unwrap();
    assert_eq!((gone, made), (vec![], vec![]));
}

#[test]
fn lots_for_colours_are_reported_as_omitted_and_the_colours_remain() {
    let mut play = Play::new("knockout", 2, &[]);
    play.publish(1);
    let black = Participant::Player(PlayerId(2));
    let lot = hakem_engine::tournament::ColourLot { won: black, white: black, seed: None };
    play.act(Command::DrawColours { round: RoundNo(1), board: BoardNo(1), lot });
    play.enter(1, 1, Outcome::WhiteWins);
    assert_eq!(left_out(&play.0), [LeftOut::ColourLots { lots: 1 }]);
    let back = there_and_back(&play.0);
    let white = |event: &Snapshot, board| {
        let meeting = event.round(RoundNo(1)).unwrap().board(BoardNo(board)).unwrap().meeting;
        event.player(meeting.white).unwrap().player.name.to_string()
    };
    assert_eq!([1, 2].map(|board| white(&back, board)), ["Player 2", "Player 1"]);
    assert!(pair_again(&back, RoundNo(1)).unwrap().is_identical(), "who meets is the same");
}

#[test]
fn teams_of_an_event_of_players_are_reported_as_omitted() {
    let mut play = Play::new("round-robin", 4, &[]);
    let team = Team::of(Name::new("Kale").unwrap(), vec![PlayerId(1)], Vec::new());
    play.act(Command::RegisterTeam(Team { captain: Name::new("Deniz").ok(), ..team }));
    let told = [LeftOut::Teams { teams: 1 }, LeftOut::Captains { captains: 1 }];
    assert_eq!(left_out(&play.0), told);
}

/// The report of a round robin of three teams of two.
fn teams() -> TrfFile {
    let wishes = Wishes { players: Some(2), ..Wishes::default() };
    let of = |number| simulate(&wishes, system("team-round-robin").unwrap(), 4, number).unwrap().event;
    let event = (1..).map(of).find(|event| event.teams().count() == 3).unwrap();
    from_snapshot(&event)
}

#[test]
fn a_team_event_without_games_may_have_no_teams_yet() {
    let mut file = teams();
    file.teams.clear();
    file.players.iter_mut().for_each(|player| player.cells.clear());
    let event = to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
    assert_eq!((event.players().count(), event.teams().count()), (file.players.len(), 0));
}

#[test]
fn a_team_event_that_cannot_be_taken_says_why() {
    let refused = |change: &dyn Fn(&mut TrfFile)| {
        let mut file = teams();
        change(&mut file);
        to_commands(&file, &SystemId::new("dutch-2026")).unwrap_err().to_string()
    };
    let other = |file: &mut TrfFile| {
        file.loose.clear();
        file.texts.insert(Record::EncodedType, "CUSTOM_TEAM_SWISS_MP".to_owned());
    };
    for (change, why) in [
        (&other as &dyn Fn(&mut TrfFile), "system (found: CUSTOM_TEAM_SWISS_MP)"),
        (&|file| file.teams.clear(), "no teams"),
        (&|file| file.teams[0].players[0].0 = 99, "unknown player (number: 99)"),
        (&|file| file.teams[0].players = file.teams[1].players.clone(), "twice in teams"),
        (&|file| file.teams[0].players.truncate(1), "players: 1, boards: 2"),
        (&|file| drop(file.teams.remove(2)), "no team (number: "),
    ] {
        let told = refused(change);
        assert!(told.starts_with("The file is a team event that cannot be imported: "), "{told}");
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn teams_of_trf16_and_a_match_that_is_only_said_to_be_forfeited_are_taken() {
    let file = teams();
    let style =
        Style { line_end: LineEnd::Lf, dialect: hakem_engine::trf::Dialect::Trf16, ..Style::default() };
    let old = read(&write(&file, style)).unwrap().file;
    assert_eq!((old.teams.len(), old.rosters.len()), (0, 3));
    // The list of tie-breaks has no record there.
    let scores = |file: &TrfFile| {
        let event = import(file).event;
        let made = team_standings(&event, event.last_published().unwrap(), &[]).unwrap();
        let matches = made.table.numbers().map(|team| made.table.all_matches(team).to_vec());
        matches.collect::<Vec<_>>()
    };
    assert_eq!(scores(&old), scores(&file));
    let mut forfeited = file.clone();
    // In a table for three, team 1 has no match in round 1.
    let members = forfeited.teams[1].players.clone();
    let opponents: Vec<_> = forfeited
        .players
        .iter_mut()
        .filter(|line| members.contains(&line.number))
        .filter_map(|line| match std::mem::replace(&mut line.cells[0], RoundCell::Blank) {
            RoundCell::Game { opponent, .. } => Some(opponent),
            _ => None,
        })
        .collect();
    assert_eq!(opponents.len(), 2, "both players of team 2 play in round 1");
    for line in forfeited.players.iter_mut().filter(|line| opponents.contains(&line.number)) {
        line.cells[0] = RoundCell::Blank;
    }
    let other = forfeited.teams.iter().find(|team| team.players.contains(&opponents[0])).unwrap().number;
    forfeited.forfeited_matches = vec![hakem_engine::trf::ForfeitedMatch {
        forfeit: hakem_engine::tournament::Forfeit::ToWhite,
        round: RoundNo(1),
        white: forfeited.teams[1].number,
        black: other,
    }];
    let event = import(&read(&text(&forfeited)).unwrap().file).event;
    let made = team_standings(&event, RoundNo(1), &event.settings().tie_breaks).unwrap();
    let number = made.table.numbers().nth(1).unwrap();
    let of = &made.table.all_matches(number)[0];
    assert_eq!((of.outcome, of.against.tenths()), (Some(MatchOutcome::Won), 0), "{of:?}");
}

#[test]
fn duplicate_team_names_and_match_points_against_the_boards_are_reported_with_place_and_reason() {
    let wishes = Wishes { players: Some(2), ..Wishes::default() };
    let made = simulate(&wishes, system("team-swiss-2026").unwrap(), 5, 1).unwrap();
    let file = read(&text(&from_snapshot(&made.event))).unwrap().file;
    let mut twice = file.clone();
    twice.teams[1].name = twice.teams[0].name.clone();
    let refused = to_commands(&read(&text(&twice)).unwrap().file, &SystemId::new("dutch-2026")).unwrap_err();
    assert!(refused.to_string().contains(&twice.teams[0].name), "{refused}");
    let mut other = file.clone();
    let said = other.teams[0].match_points.unwrap() + Points::ONE;
    other.teams[0].match_points = Some(said);
    let event = import(&read(&text(&other)).unwrap().file).event;
    let wrong = check_ranks(&other, &event).wrong_points;
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert_eq!((wrong[0].number, wrong[0].column, wrong[0].points), (1, PointsColumn::Match, said));
    assert_eq!(wrong[0].counted + Points::ONE, said);
}

#[test]
fn a_column_of_a_bracket_without_a_pair_is_not_a_round() {
    let wishes = Wishes { players: Some(4), ..Wishes::default() };
    let made = simulate(&wishes, system("knockout").unwrap(), 8, 1).unwrap();
    let mut file = from_snapshot(&made.event);
    let first = file.players.iter().map(|line| line.cells[0]).collect::<Vec<_>>();
    for (line, cell) in file.players.iter_mut().zip(first) {
        line.cells = vec![cell, RoundCell::Alone(Code::ZeroPointBye)];
    }
    file.players[0].cells[1] = RoundCell::Alone(Code::PairingAllocatedBye);
    file.loose.clear();
    let event = import(&read(&text(&file)).unwrap().file).event;
    assert_eq!(event.last_published(), Some(RoundNo(1)));
    let again = text(&from_snapshot(&event));
    let back = import(&read(&again).unwrap().file).event;
    assert_eq!(text(&from_snapshot(&back)), again);
}

#[test]
fn lots_come_back_with_the_report_and_order_the_same_players() {
    let mut play = Play::new("lim", 6, &[]);
    let settings = play.0.settings().clone();
    let tie_breaks = vec![TieBreakId::new("LOT")];
    let initial_colour = Some(Colour::White);
    play.act(Command::Announce(Box::new(Settings { tie_breaks, initial_colour, ..settings })));
    let drawn = draw_lots(&play.0, 7).unwrap();
    play.act(drawn);
    play.publish(1);
    play.white_wins(1);
    let back = there_and_back(&play.0);
    let lots = |event: &Snapshot| -> Vec<_> {
        let lot = |(id, known): (PlayerId, &Registration)| (known.player.name.to_string(), event.lot(id));
        event.players().map(lot).collect()
    };
    assert_eq!(lots(&back), lots(&play.0));
    assert!(lots(&back).iter().all(|(_, lot)| lot.is_some()));
    assert_eq!(ranking(&back), ranking(&play.0));
    // Of two equal lots the first is accepted.
    let mut twice = from_snapshot(&play.0);
    let comment = twice.loose.iter_mut().find(|line| line.text.contains("lots=1:")).unwrap();
    let first = comment.text.split("lots=1:").nth(1).unwrap().split(',').next().unwrap().to_owned();
    comment.text = format!("### hakem: system=lim lots=1:{first},2:{first},3:0");
    let event = import(&twice).event;
    assert_eq!(event.players().filter(|(id, _)| event.lot(*id).is_some()).count(), 1);
}

/// Returns the report of a Skalitzka of teams of four, and the boards of round 1 between two teams with White
/// for the first: the indices of White and Black, board by board.
fn skalitzka() -> (TrfFile, Vec<[usize; 2]>) {
    let wishes = Wishes { players: Some(4), ..Wishes::default() };
    let file = from_snapshot(&simulate(&wishes, system("skalitzka").unwrap(), 8, 2).unwrap().event);
    let place = |number| file.players.iter().position(|line| line.number == number).unwrap();
    let team = |at: usize| {
        let number = file.players[at].number;
        file.teams.iter().position(|team| team.players.contains(&number)).unwrap()
    };
    let games = (0..file.players.len()).filter_map(|at| match file.players[at].cells[0] {
        RoundCell::Game { opponent, colour: Colour::White, .. } => Some([at, place(opponent)]),
        _ => None,
    });
    let of_match: Vec<[usize; 2]> = games.filter(|of| of.map(team) == [0, 1]).collect();
    assert_eq!(of_match.len(), 2, "team 1 has White in half of the games against team 2");
    (file, of_match)
}

#[test]
fn a_forfeited_match_whose_players_sit_elsewhere_than_the_table_has_them_is_read_again() {
    let (mut file, games) = skalitzka();
    for ([white, _], [_, black]) in games.iter().copied().zip(games.iter().rev().copied()) {
        let numbers = [white, black].map(|at| file.players[at].number);
        let cell = |opponent, colour, code| RoundCell::Game { opponent, colour, code: Some(code) };
        file.players[white].cells[0] = cell(numbers[1], Colour::White, Code::ForfeitWin);
        file.players[black].cells[0] = cell(numbers[0], Colour::Black, Code::ForfeitLoss);
    }
    let written = from_snapshot(&import(&file).event);
    assert!(!written.forfeited_matches.is_empty(), "{}", text(&written));
    assert_eq!(text(&from_snapshot(&import(&written).event)), text(&written));
}

#[test]
fn matches_over_several_rounds_name_the_same_team_first_when_their_report_is_read_again() {
    for team in 0..3 {
        for colours in ["WBWB", "BWBW"] {
            let mut file = skalitzka().0;
            // Numbers other than those of the table, so that no round follows it.
            file.teams[team].number = 4;
            file.teams.sort_by_key(|team| team.number);
            file.line_ups.clear();
            file.score_lines.clear();
            file.texts.insert(Record::BoardColours, colours.to_owned());
            let written = from_snapshot(&import(&file).event);
            let again = from_snapshot(&import(&written).event);
            assert_eq!(again.score_lines, written.score_lines, "team {team}, {colours}");
            assert_eq!(text(&again), text(&written));
        }
    }
}

#[test]
fn a_number_that_two_teams_have_is_refused_with_both_lines() {
    let file = skalitzka().0;
    let whole = text(&file).replacen("\n310   1 ", "\n310   3 ", 1);
    let line = |of: &str| whole.lines().position(|line| line.starts_with(of)).unwrap() + 1;
    let first = line("310   3 ");
    let other = first + 2;
    let told = read(&whole).unwrap_err().to_string();
    assert!(told.contains(&format!("Line {other}, column 5")), "{told}");
    assert!(told.contains(&format!("not taken by line {first}")), "{told}");
}

/// Small events of every format, as their reports are written.
static REPORTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let formats = SYSTEMS.iter().filter(|format| format.facts().is_predetermined());
    let events = formats.flat_map(|format| (1..=3).map(move |number| (format, number)));
    let report = |(format, number): (&&dyn Format, u32)| {
        let wishes = Wishes { players: Some(4), ..Wishes::default() };
        text(&from_snapshot(&simulate(&wishes, *format, 8, number).unwrap().event))
    };
    let four = text(&from_snapshot(&four().0));
    events.map(report).chain([four]).collect()
});

/// Damages a line: another character at a place, another number, the line removed or duplicated.
fn damage(lines: &mut Vec<String>, (line, kind, place, with): (usize, u8, usize, char)) {
    let line = line % lines.len().max(1);
    let Some(text) = lines.get_mut(line) else { return };
    let mut characters: Vec<char> = text.chars().collect();
    match kind {
        0 => drop(lines.remove(line)),
        1 => lines.push(lines[line].clone()),
        2 => lines.swap(line, 0),
        _ => {
            // Mostly a filled column, so that the text remains a report.
            let filled: Vec<usize> = (3..characters.len()).filter(|&at| characters[at] != ' ').collect();
            if let Some(&at) = filled.get(place % filled.len().max(1)) {
                characters[at] = with;
                *text = characters.into_iter().collect();
            }
        }
    }
}

proptest! {
    #![proptest_config(crate::cases(150, 150))]

    #[test]
    fn a_damaged_report_of_any_format_is_refused_or_makes_an_event_that_holds_together(
        report in 0..REPORTS.len(),
        damages in prop::collection::vec((any::<usize>(), 0_u8..12, any::<usize>(), "[0-9WBZU+=:.,T-]"), 1..4),
    ) {
        let mut lines: Vec<String> = REPORTS[report].lines().map(str::to_owned).collect();
        for (line, kind, place, with) in damages {
            damage(&mut lines, (line, kind, place, with.chars().next().unwrap()));
        }
        let Ok(report) = read(&(lines.join("\n") + "\n")) else { return Ok(()) };
        let Ok(import) = to_commands(&report.file, &SystemId::new("dutch-2026")) else { return Ok(()) };
        let event = import.event;
        for round in event.last_published().into_iter().flat_map(RoundNo::up_to) {
            let _any_answer = pair_again(&event, round);
        }
        let _any_order = ranking(&event);
        let _any_note = left_out(&event);
        let made = from_snapshot(&event);
        let again = read(&text(&made));
        prop_assert!(again.is_ok(), "{:?}\n{}", again, text(&made));
        let second = to_commands(&again.unwrap().file, &SystemId::new("dutch-2026"));
        prop_assert!(second.is_ok(), "{:?}\n{}", second.err(), text(&made));
        let second = text(&from_snapshot(&second.unwrap().event));
        prop_assert_eq!(second, text(&made), "{}", lines.join("\n"));
    }
}
