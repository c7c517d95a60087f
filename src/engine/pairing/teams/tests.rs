//! Whole events of teams: recorded by commands and paired at the board, written as reports and read again, changed by hand.

use super::*;
use crate::command::{Command, SeatingEdit, apply};
use crate::format::{Pair, Trace};
use crate::pairing::review::Review;
use crate::pairing::ruling::keeping_fixed;
use crate::pairing::{Opening, drawn_teams, facts, opening, pair_again, propose, propose_as_ruled, setting};
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

fn tenths(value: &Value) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "points are small")]
    let tenths = (value.as_f64().unwrap() * 10.0).round() as i32;
    tenths
}

fn number(value: &Value) -> u16 {
    u16::try_from(value.as_u64().unwrap()).unwrap()
}

fn result(text: &str) -> GameResult {
    match text {
        "1-0" => GameResult::Played(Outcome::WhiteWins),
        "0-1" => GameResult::Played(Outcome::BlackWins),
        "1/2-1/2" => GameResult::Played(Outcome::Draw),
        "+-" => GameResult::Forfeit(Forfeit::ToWhite),
        "-+" => GameResult::Forfeit(Forfeit::ToBlack),
        "--" => GameResult::Forfeit(Forfeit::Both),
        other => panic!("unknown result {other}"),
    }
}

/// What a round without a match is worth in the record, by the words of the option; `None` where the option cannot say it.
fn bye(options: &Value) -> Option<&'static str> {
    let [own, win, draw] =
        [&options["bye_points"]["pab"], &options["bye_points"]["F"], &options["bye_points"]["H"]];
    match () {
        () if own == win => Some("win"),
        () if own == draw => Some("draw"),
        () if tenths(&own[0]) + tenths(&own[1]) == 0 => Some("none"),
        () => None,
    }
}

/// Returns the answers to the options of the system in a recorded event.
fn answers(options: &Value) -> Options {
    let mut answers = Options::default();
    let words = [
        ("preferences", options["preferences"].as_str().unwrap().to_owned()),
        ("primary", options["primary"].as_str().unwrap().to_owned()),
        (
            "match-points",
            options["match_points"]
                .as_array()
                .unwrap()
                .iter()
                .map(Value::to_string)
                .collect::<Vec<_>>()
                .join("-"),
        ),
        ("match-bye", bye(options).unwrap().to_owned()),
    ];
    let known = facts(SYSTEM).unwrap().options;
    let option = |key: &str| known.iter().find(|option| option.key == key).unwrap();
    for (key, word) in words {
        option(key).set(&mut answers, OptionValue::Choice(word));
    }
    option("secondary").set(&mut answers, OptionValue::YesNo(options["secondary"] == true));
    answers
}

/// An event as an arbiter runs it.
struct Run {
    event: Snapshot,
    boards: u16,
}

impl Run {
    /// Announces an event of the corpus, and registers its teams, the strongest first.
    fn of(recorded: &Value) -> Self {
        let options = &recorded["options"];
        let mut settings = Settings::named(Name::new("Teams").unwrap());
        settings.system = SystemId::new(SYSTEM);
        settings.rounds = RoundNo(u8::try_from(options["rounds"].as_u64().unwrap()).unwrap());
        settings.initial_colour = Some(if options["initial"] == "W" { Colour::White } else { Colour::Black });
        settings.options = answers(options);
        if options["acceleration"] == "baku" {
            settings.acceleration = Acceleration::Baku;
        }
        let boards = number(&options["boards"]);
        let mut run = Self { event: Snapshot::blank(), boards };
        run.act(Command::Announce(Box::new(settings.clone())));
        let mut rating = 2900;
        for team in recorded["teams"].as_array().unwrap() {
            let mut players = Vec::new();
            for board in 1..=boards {
                let name = Name::new(&format!("P{}.{board}", team["tpn"])).unwrap();
                let player = Player { rating: Rating::new(rating).ok(), ..Player::named(name) };
                rating -= 1;
                let arrival = RoundNo(u8::try_from(team["arrives"].as_u64().unwrap_or(1)).unwrap());
                players.push(run.event.next_player());
                run.act(Command::Register { player, arrival, missed: RequestedBye::ZeroPoint });
            }
            let name = Name::new(&format!("T{}", team["tpn"])).unwrap();
            run.act(Command::RegisterTeam(Team::of(name, players, Vec::new())));
        }
        for (round, told) in (1..).map(RoundNo).zip(recorded["rounds"].as_array().unwrap()) {
            let pair = |pair: &Value| ForbiddenPair {
                players: [0, 1].map(|side| run.player(number(&pair[side]))),
                first: round,
                last: round,
            };
            settings.forbidden.extend(told["prohibited"].as_array().into_iter().flatten().map(pair));
        }
        if *run.event.settings() != settings {
            run.act(Command::Announce(Box::new(settings)));
        }
        let Opening { settings, leg } = opening(&run.event, &drawn_teams(&run.event, 1)).unwrap().unwrap();
        assert_eq!(settings, None, "the arbiter says how many rounds there are");
        run.act(Command::BeginLeg(leg));
        run
    }

    /// The player of board 1 of a team.
    fn player(&self, team: u16) -> PlayerId {
        PlayerId(u32::from((team - 1) * self.boards) + 1)
    }

    fn act(&mut self, command: Command) {
        self.event = apply(&self.event, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    /// Arranges who is away.
    fn arrange(&mut self, round: RoundNo, told: &Value) {
        let mut away: BTreeMap<u16, RequestedBye> = BTreeMap::new();
        for absent in told["absent"].as_array().into_iter().flatten() {
            away.insert(number(absent), RequestedBye::ZeroPoint);
        }
        for taken in told["byes"].as_array().into_iter().flatten() {
            let bye = match taken[1].as_str().unwrap() {
                "F" => RequestedBye::FullPoint,
                "H" => RequestedBye::HalfPoint,
                _ => RequestedBye::ZeroPoint,
            };
            away.insert(number(&taken[0]), bye);
        }
        for (team, bye) in away {
            for member in self.event.team(TeamId(team)).unwrap().clone().members() {
                if self.event.player(member).unwrap().arrival <= round {
                    self.act(Command::SetBye { id: member, round, bye: Some(bye) });
                }
            }
        }
    }

    /// Records what was played.
    fn play(&mut self, round: RoundNo, told: &Value) {
        let made = setting(&self.event, round).unwrap();
        let seat = |value: &Value| Seat(number(value) - 1);
        let pair = |of: &Value| Pair { white: seat(&of["white"]), black: seat(&of["black"]) };
        let mut matches = told["matches"].as_array().unwrap().clone();
        let mut pairs: Vec<Pair> = matches.iter().map(pair).collect();
        // The record does not say in which order they were published.
        made.system.swiss().unwrap().sort_boards(&made.field, &mut pairs);
        matches.sort_by_key(|of| pairs.iter().position(|&other| other == pair(of)));
        let pab = Some(&told["pab"]).filter(|pab| !pab.is_null()).map(seat);
        let Boards { meetings, matches: of_teams, outs } =
            boards(&self.event, round, (&made.team_seats, &made.field), &Pairing::of(pairs, pab, Vec::new()));
        let virtual_points = made.order.iter().zip(&made.field.players);
        let draft = Draft {
            round,
            system: SystemId::new(SYSTEM),
            by_table: false,
            games: 0,
            numbering: made.numbering(&self.event),
            boards: meetings,
            matches: of_teams,
            outs,
            bye: None,
            virtual_points: virtual_points
                .filter(|(_, team)| team.virtual_points != Points::ZERO)
                .map(|(&id, team)| (id, team.virtual_points))
                .collect(),
            ruling: None,
            may_meet: Vec::new(),
        };
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        let results = matches.iter().flat_map(|of| {
            of["boards"].as_array().unwrap().iter().enumerate().map(|(board, text)| {
                let result = result(text.as_str().unwrap());
                if board % 2 == 0 { result } else { result.turned() }
            })
        });
        let results = (1..).map(BoardNo).zip(results).collect();
        self.act(Command::TakeOverResults { round, results });
    }
}

/// Pairs of teams by number, White on board 1 first, and who has the bye.
type Paired = (BTreeSet<(u16, u16)>, Option<u16>);

/// What the event pairs; `None` where it is refused.
fn paired(event: &Snapshot, round: RoundNo) -> Option<Paired> {
    let draft = propose(event, round, Trace::silent()).ok()?.draft;
    let sides = |of: &Match| {
        let [one, other] = of.sides.map(|side| match side {
            Participant::Team(id) => id.0,
            Participant::Player(_) => panic!("a match of teams"),
        });
        (one, other)
    };
    let bye = draft.outs.iter().find_map(|&(side, out)| match (side, out) {
        (Participant::Team(id), Out::Bye(Bye::PairingAllocated)) => Some(id.0),
        _ => None,
    });
    Some((draft.matches.iter().map(sides).collect(), bye))
}

/// Who played whom on which board of a match, round by round, with results and byes.
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

/// A report gives the same event again.
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

fn run_events(path: &Path) -> usize {
    let mut compared = 0;
    for recorded in events(path).into_iter().filter(|recorded| bye(&recorded["options"]).is_some()) {
        let mut run = Run::of(&recorded);
        for (round, told) in (1..).map(RoundNo).zip(recorded["rounds"].as_array().unwrap()) {
            let name = format!("{} round {round}", recorded["id"]);
            run.arrange(round, told);
            if told.get("expected").is_some() {
                compared += 1;
                let expected = told["expected"]["brackets"].as_array().map(|brackets| {
                    let pairs = brackets.iter().flat_map(|bracket| bracket["pairs"].as_array().unwrap());
                    let pab = Some(&told["expected"]["pab"]).filter(|pab| !pab.is_null()).map(number);
                    (pairs.map(|pair| (number(&pair[0]), number(&pair[1]))).collect(), pab)
                });
                assert_eq!(paired(&run.event, round), expected, "{name}");
            }
            let is_refused = told.get("expected").is_some_and(Value::is_null);
            if !told["matches"].is_null() && !is_refused {
                run.play(round, told);
                comes_back_from_a_report(&run.event, &name);
                let table = TeamTable::new(&run.event, round).unwrap();
                for number in table.numbers() {
                    let points = table.match_points(number).tenths();
                    assert_eq!(points, tenths(&told["scores"]["mp"][number.index()]), "{name}: {number}");
                    let points = table.team_points(number).tenths();
                    assert_eq!(points, tenths(&told["scores"]["gp"][number.index()]), "{name}: {number}");
                }
            }
        }
    }
    compared
}

/// Whole events, with byes, late entries, forfeits, acceleration and pairs kept apart, as they are recorded and paired at the board.
#[test]
fn events_run_by_commands_are_paired_as_recorded() {
    for path in samples("team-swiss", "team-swiss.jsonl") {
        let compared = run_events(&path);
        assert!(compared > 10);
        eprintln!("{}: {compared} rounds of events", path.display());
    }
}

/// Registers so many teams of two players and a reserve.
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

/// The event of these teams, begun, in which nobody has played.
fn fresh(teams: u16) -> Run {
    let mut run = registered(teams);
    let made = opening(&run.event, &drawn_teams(&run.event, 1)).unwrap().unwrap();
    run.act(Command::BeginLeg(made.leg));
    run
}

#[test]
fn before_its_leg_is_begun_an_event_of_teams_pairs_nobody() {
    let found = propose(&registered(2).event, RoundNo(1), Trace::silent());
    assert!(
        matches!(found, Err(crate::pairing::ProposeError::NoPairing(_))),
        "no draft that a command refuses"
    );
}

/// The matches of a round with their boards, then who has none: `T1-T3: 1-7 8-2; T5 bye`.
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
    // Of the first team one, of the second two, of the fifth all.
    for id in [1, 4, 5, 13, 14, 15] {
        run.act(away(id));
    }
    run.act(Command::DraftRound(propose(&run.event, RoundNo(1), Trace::silent()).unwrap().draft));
    assert_eq!(told_in_words(&run.event, RoundNo(1)), "T1-T3: 2-7 8-3; T4-T2: 10-6 4-11ff; T5 away");
    run.act(Command::publish(RoundNo(1)));
}

/// T-25: the colour of a match is that of board 1 in the order in which its players sat, which record 300 tells.
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

/// By hand a match is changed as one, and two players of a team change their boards.
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
    // Behind the match that team 1 has in the draft, before that of 2 and 4.
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
    // Who loses without playing gets nothing.
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

/// The same; `before` happens before the results are in.
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
    // A report has teams from round 1 on, and no points of rounds before they came are lost.
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
    // Of a result that the team does not have nothing is worth anything.
    let other = text.replace("299 W", "299 L").replace("299 D", "299 W");
    let file = trf::read(&other).unwrap().file;
    let back = trf::to_commands(&file, &run.event.settings().system).unwrap();
    assert!(back.losses.contains(&trf::Loss::AbnormalPoints), "{:?}", back.losses);
}

/// Another program leaves an empty first board out: the colours of the match are those that board 2 tells, turned (T-25).
#[test]
fn a_first_board_left_empty_in_a_report_has_the_colours_that_another_board_tells() {
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
        file.players[place].cells[0] = trf::Cell::Alone(code);
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

/// What is wrong with teams is refused with the team, the player or the board, and nothing is done.
#[test]
fn what_is_wrong_with_teams_and_scores_is_refused_with_its_place() {
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
    assert!(empty.contains(&format!("{} lists 0 players for 2 boards", names[1])), "{empty}");
    let same = told(&|file| file.teams[1].name.clone_from(&names[0]));
    assert!(same.contains(&format!("There is a team {} already", names[0])), "{same}");
    let twice = told(&|file| {
        let number = file.teams[0].players[0];
        file.teams[1].players.push(number);
    });
    assert!(twice.contains("is listed twice"), "{twice}");
}

/// A team list without players, before any round tells the number of boards.
#[test]
fn teams_without_players_are_refused_by_name_before_round_1() {
    let run = fresh(4);
    let mut file = trf::from_snapshot(&run.event);
    let name = file.teams[0].name.clone();
    file.texts.remove(&trf::Record::BoardColours);
    file.teams.iter_mut().for_each(|team| team.players.clear());
    let refused = trf::to_commands(&file, &run.event.settings().system).unwrap_err().to_string();
    assert!(refused.contains(&format!("{name} lists 0 players for 1 boards")), "{refused}");
}
