//! Recorded knockouts, played through commands from registration to prizes.

use crate::command::{Command, CommandError, apply};
use crate::format::{NoPairing, Trace};
use crate::pairing::{DecidedBy, MatchState, NextGame, ProposeError, bracket, matches, propose};
use crate::prizes::awards;
use crate::standings::standings;
use crate::test_events::{check_report, recorded_result};
use crate::tournament::{
    BoardNo, Category, ColourLot, GameResult, GameStage, Lot, Meeting, Money, Name, OptionValue, Outcome,
    Participant, Player, PlayerId, PrizeGroup, PrizeList, PrizeSharing, Rating, RequestedBye, RoundNo,
    Settings, SettledBy, Settlement, Snapshot, SystemId,
};
use serde_json::Value as Json;
use std::collections::BTreeSet;

fn number(json: &Json) -> u16 {
    u16::try_from(json.as_u64().unwrap()).unwrap()
}

fn list(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

struct Event {
    snapshot: Snapshot,
    /// By seed, seed 1 first.
    seeds: Vec<PlayerId>,
}

impl Event {
    /// Registers all players in order of entry, with lots and prizes.
    fn of(recorded: &Json) -> Self {
        let mut event = Self { snapshot: Snapshot::blank(), seeds: Vec::new() };
        let mut settings = Settings::named(Name::new("Eleme").unwrap());
        settings.system = SystemId::new("knockout");
        settings.rounds = RoundNo(u8::try_from(list(&recorded["rounds"]).len().max(1)).unwrap());
        settings
            .options
            .set("mode", Some(OptionValue::Choice(recorded["mode"].as_str().unwrap().to_owned())));
        for (key, field) in [("qualifiers", "t"), ("games", "games"), ("play-off", "play_off_games")] {
            let value = recorded[field].as_u64().map(|_| OptionValue::Number(number(&recorded[field])));
            settings.options.set(key, value);
        }
        settings.options.set("play-all", Some(OptionValue::YesNo(recorded["play_all"] == true)));
        event.act(Command::Announce(Box::new(settings)));
        let mut lots = Vec::new();
        for (entry, id) in list(&recorded["players"]).iter().zip((1..).map(PlayerId)) {
            let rating = Rating::new(entry["rating"].as_i64().unwrap()).ok();
            let name = Name::new(entry["name"].as_str().unwrap()).unwrap();
            let player = Player { rating, ..Player::named(name) };
            event.act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
            if !entry["lot"].is_null() {
                lots.push((id, Lot::new(entry["lot"].as_u64().unwrap()).unwrap()));
            }
        }
        if !lots.is_empty() {
            event.act(Command::RecordLots { lots, seed: None });
        }
        let amounts: Vec<Money> =
            list(&recorded["prize_fund"]).iter().map(|prize| Money(prize.as_u64().unwrap())).collect();
        if amounts.is_empty() {
            return event;
        }
        let name = Name::new("Ödüller").unwrap();
        let groups = vec![PrizeGroup { name, category: Category::default(), amounts }];
        event.act(Command::AnnouncePrizes(Box::new(PrizeList {
            groups,
            sharing: PrizeSharing::Equal,
            ..PrizeList::default()
        })));
        event
    }

    fn act(&mut self, command: Command) {
        self.snapshot =
            apply(&self.snapshot, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    fn seed(&self, id: PlayerId) -> u64 {
        self.seeds.iter().position(|&other| other == id).unwrap() as u64 + 1
    }

    fn player(&self, seed: &Json) -> PlayerId {
        self.seeds[usize::from(number(seed)) - 1]
    }

    fn state(&self, round: RoundNo, board: BoardNo) -> MatchState {
        let found = matches(&self.snapshot, round);
        found.into_iter().find(|state| state.of.boards.contains(&board)).unwrap()
    }

    /// Pairs and publishes a round, and compares the pairs and those who advance without a match.
    fn pair(&mut self, id: &str, seeds: &Json, recorded: &Json) {
        let round = RoundNo(u8::try_from(number(&recorded["round"])).unwrap());
        let proposal = propose(&self.snapshot, round, Trace::silent()).unwrap();
        self.act(Command::DraftRound(proposal.draft));
        if self.seeds.is_empty() {
            self.seeds = self.snapshot.numbering().to_vec();
            let names = self.seeds.iter().map(|&id| self.snapshot.player(id).unwrap().player.name.as_str());
            let expected = list(seeds).iter().map(|name| name.as_str().unwrap());
            assert!(names.eq(expected), "{id}: seeds");
        }
        let paired: Vec<[u64; 2]> = matches(&self.snapshot, round)
            .iter()
            .map(|state| {
                state.of.sides.map(|side| match side {
                    Participant::Player(id) => self.seed(id),
                    Participant::Team(_) => panic!("players take part"),
                })
            })
            .collect();
        let view = bracket(&self.snapshot, round, round).unwrap();
        let stage = &view.rounds[round.index()];
        let slots = |of: &Json| [0, 1].map(|side| number(&of["slots"][side]));
        let expected: Vec<[u16; 2]> = list(&recorded["matches"]).iter().map(slots).collect();
        let found: Vec<[u16; 2]> =
            stage.matches.iter().filter(|of| of.seats().is_some()).map(|of| of.slots).collect();
        assert_eq!(found, expected, "{id} round {round}: slots");
        let players: Vec<[u64; 2]> = list(&recorded["matches"])
            .iter()
            .map(|of| [0, 1].map(|side| of["players"][side].as_u64().unwrap()))
            .collect();
        assert_eq!(paired, players, "{id} round {round}: who plays");
        let through: BTreeSet<u64> =
            list(&recorded["through"]).iter().map(|seed| seed.as_u64().unwrap()).collect();
        let at = |place| place == crate::tournament::RoundPlace::Through;
        let found: BTreeSet<u64> =
            self.snapshot.round(round).unwrap().players_at(at).map(|(id, _)| self.seed(id)).collect();
        assert_eq!(found, through, "{id} round {round}: who goes through");
        self.act(Command::publish(round));
    }

    /// Plays a match as recorded, and compares the required next step after each game.
    fn play(&mut self, id: &str, round: RoundNo, recorded: &Json) {
        let sides = [0, 1].map(|side| Participant::Player(self.player(&recorded["players"][side])));
        let first = matches(&self.snapshot, round).into_iter().find(|state| state.of.sides == sides).unwrap();
        let first = first.board().unwrap();
        if let [_, ..] = list(&recorded["absent"]) {
            let present = |side: &Participant| {
                !list(&recorded["absent"]).iter().any(|seed| Participant::Player(self.player(seed)) == *side)
            };
            let winner = sides.into_iter().find(present);
            let settlement =
                Settlement { winner, by: SettledBy::NoShow, reason: "did not appear".to_owned() };
            self.act(Command::SettleMatch { round, board: first, settlement: Some(settlement) });
        }
        let mut stage = GameStage::Match;
        for (game, asked) in list(&recorded["games"]).iter().zip(list(&recorded["next"])) {
            let (white, black) = (self.player(&game["white"]), self.player(&game["black"]));
            let now = stage_of(&game["stage"]);
            let before = self.state(round, first);
            if let NextGame::Add(next, count) = before.next {
                assert_eq!(next, now, "{id} round {round}: what follows");
                let one = Meeting { white, black };
                let games = (0..count).map(|turn| if turn % 2 == 0 { one } else { one.turned() }).collect();
                self.act(Command::AddGames { round, board: first, stage: next, games });
            }
            let of = self.state(round, first).of;
            let paired = self.snapshot.round(round).unwrap();
            let board = of.boards.iter().copied().find(|&board| paired.awaits(board)).unwrap();
            let is_first = now != stage || board == first;
            stage = now;
            if is_first && paired.board(board).unwrap().meeting.white != white {
                let lot = ColourLot { won: sides[0], white: Participant::Player(white), seed: None };
                self.act(Command::DrawColours { round, board, lot });
            }
            let meeting = self.snapshot.round(round).unwrap().board(board).unwrap().meeting;
            assert_eq!(meeting, Meeting { white, black }, "{id} round {round}: colours alternate");
            self.act(Command::EnterResult { round, board, result: result(game) });
            let next = match self.state(round, first).next {
                NextGame::Game => "game",
                NextGame::Add(GameStage::PlayOff, _) => "play-off",
                NextGame::Add(GameStage::GoldenPoint, 1) => "golden-point",
                NextGame::Decided(..) => "decided",
                other => panic!("{id} round {round}: {other:?}"),
            };
            assert_eq!(next, asked.as_str().unwrap(), "{id} round {round} match {}", recorded["match"]);
        }
        self.compare(id, round, first, recorded);
    }

    fn compare(&self, id: &str, round: RoundNo, first: BoardNo, recorded: &Json) {
        let state = self.state(round, first);
        let NextGame::Decided(winner, by) = state.next else {
            panic!("{id} round {round}: {:?}", state.next)
        };
        let winner = winner.map(|winner| match winner {
            Participant::Player(id) => self.seed(id),
            Participant::Team(_) => panic!("a player wins"),
        });
        assert_eq!(winner, recorded["winner"].as_u64(), "{id} round {round} match {}", recorded["match"]);
        let expected = match recorded["by"].as_str().unwrap() {
            "match" => DecidedBy::Stage(GameStage::Match),
            "play-off" => DecidedBy::Stage(GameStage::PlayOff),
            "golden-point" => DecidedBy::Stage(GameStage::GoldenPoint),
            "nobody" => DecidedBy::Nobody,
            _ => DecidedBy::NoShow,
        };
        assert_eq!(by, expected, "{id} round {round}");
        let score = state.points.map(|points| f64::from(points.tenths()) / 10.0);
        assert_eq!(score, [0, 1].map(|side| recorded["score"][side].as_f64().unwrap()), "{id} round {round}");
    }

    /// Compares places and prizes after the last round.
    fn finish(&self, id: &str, recorded: &Json) {
        let after = RoundNo(u8::try_from(list(&recorded["rounds"]).len()).unwrap());
        let made = standings(&self.snapshot, after, &[]);
        let places: Vec<(String, u64)> =
            made.rows.iter().map(|row| (row.place.unwrap().to_string(), self.seed(row.player))).collect();
        let expected: Vec<(String, u64)> = list(&recorded["places"])
            .iter()
            .map(|row| (row["place"].as_str().unwrap().to_owned(), row["seed"].as_u64().unwrap()))
            .collect();
        assert_eq!(places, expected, "{id}: places");
        let awards = awards(&self.snapshot, &made);
        let paid: BTreeSet<(u64, u64)> = awards
            .iter()
            .flat_map(|of| of.recipients())
            .map(|(_, recipient)| (self.seed(recipient.player), recipient.amount.0))
            .filter(|&(_, amount)| amount > 0)
            .collect();
        let pair = |row: &Json| (row["seed"].as_u64().unwrap(), row["amount"].as_u64().unwrap());
        assert_eq!(paid, list(&recorded["prizes_paid"]).iter().map(pair).collect(), "{id}: prizes");
    }
}

fn stage_of(json: &Json) -> GameStage {
    match json.as_str().unwrap() {
        "match" => GameStage::Match,
        "play-off" => GameStage::PlayOff,
        _ => GameStage::GoldenPoint,
    }
}

/// If both flags are down, the player whose flag fell later has won.
fn result(game: &Json) -> GameResult {
    let white_later = game["later"] == "white";
    match game["result"].as_str().unwrap() {
        "flags" if white_later => GameResult::Played(Outcome::WhiteWins),
        "flags" => GameResult::Played(Outcome::BlackWins),
        text => recorded_result(text),
    }
}

#[test]
fn recorded_knockouts_are_played_through_commands_to_the_prizes() {
    let (mut events, mut opinions) = (0, Vec::new());
    for recorded in super::tests::recorded("knockout.jsonl") {
        let id = recorded["id"].as_str().unwrap().to_owned();
        let run = || {
            let mut event = Event::of(&recorded);
            for round in list(&recorded["rounds"]) {
                event.pair(&id, &recorded["seeds"], round);
                for of in list(&round["matches"]) {
                    event.play(&id, RoundNo(u8::try_from(number(&round["round"])).unwrap()), of);
                }
            }
            if !list(&recorded["rounds"]).is_empty() {
                event.finish(&id, &recorded);
                check_report(&event.snapshot, &id);
            }
        };
        if recorded["open"] == true {
            // An outcome that the source does not define is marked as opinion.
            if std::panic::catch_unwind(run).is_err() {
                opinions.push(id);
            }
            continue;
        }
        run();
        events += 1;
    }
    println!("{events} events agree; of the open ones {opinions:?} differ");
    assert!(events > 10, "{events} events compared");
}

#[test]
fn rounds_that_determine_a_bracket_are_closed_and_must_be_decided() {
    let recorded = super::tests::recorded("knockout.jsonl");
    let has_two = |event: &&Json| list(&event["rounds"]).len() > 1 && event["open"] != true;
    let recorded = recorded.iter().find(has_two).unwrap();
    let mut event = Event::of(recorded);
    let rounds = list(&recorded["rounds"]);
    event.pair("first", &recorded["seeds"], &rounds[0]);
    let next = propose(&event.snapshot, RoundNo(2), Trace::silent()).unwrap_err();
    assert!(matches!(next, ProposeError::NoPairing(NoPairing::Undecided { .. })), "{next}");
    for of in list(&rounds[0]["matches"]) {
        event.play("first", RoundNo(1), of);
    }
    event.pair("second", &recorded["seeds"], &rounds[1]);
    let board = BoardNo(1);
    let closed = CommandError::RoundClosed { round: RoundNo(1), next: RoundNo(2) };
    let clear = Command::ClearResult { round: RoundNo(1), board };
    assert_eq!(apply(&event.snapshot, &clear), Err(closed.clone()));
    let settle = Command::SettleMatch { round: RoundNo(1), board, settlement: None };
    assert_eq!(apply(&event.snapshot, &settle), Err(closed));
    let beyond =
        Command::EnterResult { round: RoundNo(2), board: BoardNo(99), result: GameResult::Adjourned };
    assert!(matches!(apply(&event.snapshot, &beyond), Err(CommandError::NoSuchBoard { .. })));
}

/// A final with both players absent, and a previous round decided by absence alone, have no game in any column of a
/// report.
#[test]
fn a_round_decided_by_absence_alone_is_in_the_report_of_the_event() {
    let recorded = super::tests::recorded("knockout.jsonl");
    let recorded = recorded.iter().find(|event| event["games"] == 2 && event["open"] != true).unwrap();
    let mut event = Event::of(recorded);
    let last = RoundNo(u8::try_from(list(&recorded["rounds"]).len()).unwrap());
    for round in last.up_to() {
        let proposal = propose(&event.snapshot, round, Trace::silent()).unwrap();
        event.act(Command::DraftRound(proposal.draft));
        event.act(Command::publish(round));
        for state in matches(&event.snapshot, round) {
            let winner = Some(state.of.sides[0]);
            let settlement = Settlement { winner, by: SettledBy::NoShow, reason: "absent".to_owned() };
            let board = state.board().unwrap();
            event.act(Command::SettleMatch { round, board, settlement: Some(settlement) });
        }
        check_report(&event.snapshot, &format!("after round {round}"));
    }
}
