//! Full events: recorded by commands and paired at the board, written as reports and read again, changed manually.

use super::{bye, result};
use crate::command::{Command, SeatingEdit, apply};
use crate::format::{Format, Trace};
use crate::pairing::{self, in_matches, numbering, propose};
use crate::swiss::matches::double_2026::DoubleSwiss2026;
use crate::swiss::matches::tests::tenths;
use crate::swiss::test_rounds::{events, samples};
use crate::tiebreak::ResultTable;
use crate::tournament::{
    Acceleration, BoardNo, Colour, Draft, ForbiddenPair, Meeting, Name, Participant, Player, PlayerId,
    Points, Rating, RequestedBye, Round, RoundNo, Settings, Snapshot, SystemId,
};
use crate::trf;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

struct Run {
    event: Snapshot,
}

impl Run {
    /// Sets up an event of the corpus and registers its players, strongest first.
    fn of(recorded: &Value) -> Self {
        let options = &recorded["options"];
        let mut settings = Settings::named(Name::new("Double").unwrap());
        settings.system = SystemId::new(DoubleSwiss2026.id());
        settings.rounds = RoundNo(u8::try_from(options["rounds"].as_u64().unwrap()).unwrap());
        settings.initial_colour = Some(if options["initial"] == "W" { Colour::White } else { Colour::Black });
        let bye = tenths(&options["bye_points"]["pab"]);
        settings.points = settings.points.with_bye_of_match(2, Points::from_tenths(bye));
        if options["acceleration"] == "baku" {
            settings.acceleration = Acceleration::Baku;
        }
        let mut run = Self { event: Snapshot::blank() };
        run.act(Command::Announce(Box::new(settings.clone())));
        for (rating, team) in (1000..3000).rev().zip(recorded["teams"].as_array().unwrap()) {
            let name = Name::new(&format!("P{}", team["tpn"])).unwrap();
            let player = Player { rating: Rating::new(rating).ok(), ..Player::named(name) };
            let arrival = RoundNo(u8::try_from(team["arrives"].as_u64().unwrap_or(1)).unwrap());
            run.act(Command::Register { player, arrival, missed: RequestedBye::ZeroPoint });
        }
        for (round, told) in (1..).map(RoundNo).zip(recorded["rounds"].as_array().unwrap()) {
            let pair = |pair: &Value| ForbiddenPair {
                players: [0, 1].map(|side| Self::player(&pair[side])),
                first: round,
                last: round,
            };
            settings.forbidden.extend(told["prohibited"].as_array().into_iter().flatten().map(pair));
        }
        run.act_if_new(settings);
        run
    }

    fn player(number: &Value) -> PlayerId {
        PlayerId(u32::try_from(number.as_u64().unwrap()).unwrap())
    }

    fn act(&mut self, command: Command) {
        self.event = apply(&self.event, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    fn act_if_new(&mut self, settings: Settings) {
        if *self.event.settings() != settings {
            self.act(Command::Announce(Box::new(settings)));
        }
    }

    /// Records the absences of a round.
    fn arrange(&mut self, round: RoundNo, told: &Value) {
        let mut away: BTreeMap<PlayerId, RequestedBye> = BTreeMap::new();
        for absent in told["absent"].as_array().into_iter().flatten() {
            away.insert(Self::player(absent), RequestedBye::ZeroPoint);
        }
        for taken in told["byes"].as_array().into_iter().flatten() {
            away.insert(Self::player(&taken[0]), bye(&taken[1]));
        }
        for (id, bye) in away {
            let known = self.event.player(id).unwrap();
            if known.arrival <= round {
                self.act(Command::SetBye { id, round, bye: Some(bye) });
            }
        }
    }

    fn play(&mut self, round: RoundNo, told: &Value) {
        let matches = told["matches"].as_array().unwrap();
        let meeting =
            |of: &Value| Meeting { white: Self::player(&of["white"]), black: Self::player(&of["black"]) };
        let pairs: Vec<Meeting> = matches.iter().map(meeting).collect();
        let (boards, matches_of) = in_matches(&pairs, 2);
        let system = self.event.settings().system.clone();
        let draft = Draft {
            games: 2,
            numbering: Some(numbering(&self.event, pairing::system(system.as_str()).unwrap(), round)),
            boards,
            matches: matches_of,
            bye: Some(&told["pab"]).filter(|pab| !pab.is_null()).map(Self::player),
            virtual_points: told["virtual"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(id, points)| (PlayerId(id.parse().unwrap()), Points::from_tenths(tenths(points))))
                .collect(),
            ..Draft::of(round, system.clone())
        };
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        let results = matches.iter().flat_map(|of| {
            let games = of["games"].as_array().unwrap().iter().enumerate();
            games.map(|(game, text)| {
                let result = result(text.as_str().unwrap());
                if game == 0 { result } else { result.turned() }
            })
        });
        let results = (1..).map(BoardNo).zip(results).collect();
        self.act(Command::TakeOverResults { round, results });
    }
}

/// Returns the matches of each round, game by game, with the results, and the player with the bye.
fn played(event: &Snapshot) -> Vec<(BTreeSet<String>, Option<String>)> {
    let name = |id| event.player(id).unwrap().player.name.to_string();
    let of_round = |round: &Arc<Round>| {
        let games = round.games().map(|(_, board, result)| {
            format!("{} {} {result:?}", name(board.meeting.white), name(board.meeting.black))
        });
        (games.collect(), round.pairing_allocated_bye().map(name))
    };
    event.rounds().iter().map(of_round).collect()
}

fn scores(event: &Snapshot) -> BTreeMap<String, Points> {
    let names = event.players().map(|(_, known)| known.player.name.to_string());
    names.zip(event.scores(event.rounds().len())).collect()
}

/// Checks that a report has two columns per round, and restores the same event.
fn comes_back_from_a_report(event: &Snapshot, name: &str) {
    let text = trf::write(&trf::from_snapshot(event), trf::Style::default());
    let file = trf::read(&text).unwrap().file;
    let back = trf::to_commands(&file, &event.settings().system).unwrap();
    assert_eq!(played(&back.event), played(event), "{name}: {text}");
    assert_eq!(back.event.settings().rounds, event.settings().rounds, "{name}: {text}");
    assert_eq!(scores(&back.event), scores(event), "{name}: {text}");
}

/// Full events, with byes, late entries, forfeits and acceleration, recorded and paired at the board.
#[test]
fn events_run_by_commands_are_paired_as_recorded() {
    for path in samples("double-swiss", "double-swiss.jsonl") {
        let mut compared = 0;
        for recorded in events(&path) {
            let mut run = Run::of(&recorded);
            for (round, told) in (1..).map(RoundNo).zip(recorded["rounds"].as_array().unwrap()) {
                let name = format!("{} round {round}", recorded["id"]);
                run.arrange(round, told);
                if told.get("expected").is_some() {
                    compared += 1;
                    let made = propose(&run.event, round, Trace::silent()).ok();
                    let made = made.map(|proposal| {
                        let pairs: BTreeSet<_> =
                            proposal.draft.first_games().map(|of| (of.white, of.black)).collect();
                        (pairs, proposal.draft.bye)
                    });
                    let pair = |pair: &Value| (Run::player(&pair[0]), Run::player(&pair[1]));
                    let expected = told["expected"]["brackets"].as_array().map(|brackets| {
                        let pairs = brackets.iter().flat_map(|bracket| bracket["pairs"].as_array().unwrap());
                        let bye = Some(&told["expected"]["pab"]).filter(|pab| !pab.is_null());
                        (pairs.map(pair).collect(), bye.map(Run::player))
                    });
                    assert_eq!(made, expected, "{name}");
                }
                let is_refused = told.get("expected").is_some_and(Value::is_null);
                if !told["matches"].is_null() && !is_refused {
                    run.play(round, told);
                    comes_back_from_a_report(&run.event, &name);
                    let points: Vec<i32> =
                        told["scores"]["points"].as_array().unwrap().iter().map(tenths).collect();
                    let scores: Vec<i32> =
                        run.event.scores(round.0.into()).into_iter().map(Points::tenths).collect();
                    assert_eq!(scores, points, "{name}");
                    let table = ResultTable::new(&run.event, round);
                    let by_table =
                        table.numbers().map(|number| (table.player(number), table.score(number).tenths()));
                    for (id, score) in by_table {
                        assert_eq!(score, points[id.index()], "{name}");
                    }
                }
            }
        }
        eprintln!("{}: {compared} rounds of events", path.display());
    }
}

/// Manual changes: two players are unpaired and paired again with both of their games, swapped, and their colours
/// swapped.
#[test]
fn a_draft_is_changed_match_by_match() {
    let events = events(&samples("double-swiss", "positions.jsonl")[0]);
    let mut run = Run::of(events.iter().find(|event| event["id"] == "DS-1-round-1").unwrap());
    let draft = propose(&run.event, RoundNo(1), Trace::silent()).unwrap().draft;
    run.act(Command::DraftRound(draft));
    let boards = |run: &Run| {
        let round = run.event.round(RoundNo(1)).unwrap();
        let games =
            round.games().map(|(_, board, _)| format!("{}-{}", board.meeting.white.0, board.meeting.black.0));
        let matches = round.matches().iter().all(|of| {
            let [one, other] = [0, 1].map(|at| round.board(of.boards[at]).unwrap().meeting);
            one == other.turned() && of.sides == [one.white, one.black].map(Participant::Player)
        });
        assert!(matches, "{:?}", round.matches());
        games.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(boards(&run), "1-5 5-1 6-2 2-6 3-7 7-3 8-4 4-8");
    let mut edit = |edit| {
        run.act(Command::EditDraft { round: RoundNo(1), edit });
        boards(&run)
    };
    assert_eq!(edit(SeatingEdit::TurnColours { board: BoardNo(4) }), "1-5 5-1 2-6 6-2 3-7 7-3 8-4 4-8");
    assert_eq!(
        edit(SeatingEdit::Swap { players: [PlayerId(7), PlayerId(8)] }),
        "1-5 5-1 2-6 6-2 3-8 8-3 7-4 4-7"
    );
    assert_eq!(
        edit(SeatingEdit::Swap { players: [PlayerId(1), PlayerId(5)] }),
        "5-1 1-5 2-6 6-2 3-8 8-3 7-4 4-7"
    );
    assert_eq!(edit(SeatingEdit::TakeApart { board: BoardNo(3) }), "5-1 1-5 3-8 8-3 7-4 4-7");
    assert_eq!(edit(SeatingEdit::TakeApart { board: BoardNo(2) }), "3-8 8-3 7-4 4-7");
    let seat = |white, black, board| SeatingEdit::Seat {
        meeting: Meeting { white: PlayerId(white), black: PlayerId(black) },
        board: BoardNo(board),
    };
    assert_eq!(edit(seat(1, 6, 1)), "1-6 6-1 3-8 8-3 7-4 4-7");
    assert_eq!(edit(seat(2, 5, 7)), "1-6 6-1 3-8 8-3 7-4 4-7 2-5 5-2");
    let order = [1, 2, 7, 8, 3, 4, 5, 6].map(BoardNo).to_vec();
    assert_eq!(edit(SeatingEdit::Arrange { order }), "1-6 6-1 2-5 5-2 3-8 8-3 7-4 4-7");
    edit(SeatingEdit::Fix { board: BoardNo(4), fixed: true });
    let ruling = pairing::ruling::keeping_fixed(&run.event, RoundNo(1)).unwrap();
    let again = pairing::propose_as_ruled(&run.event, RoundNo(1), Some(&ruling), Trace::silent()).unwrap();
    let pairs: Vec<_> = again.draft.first_games().map(|of| (of.white.0, of.black.0)).collect();
    assert_eq!(pairs, [(1, 6), (2, 5), (7, 3), (4, 8)]);
    run.act(Command::publish(RoundNo(1)));
    let against = pairing::pair_again(&run.event, RoundNo(1)).unwrap();
    assert_eq!((against.gone.len(), against.made.len()), (4, 4), "a match is told once: {against:?}");
}
