//! Awarded or deducted points, withdrawn players, and corrections for rating alone, on sheets, pages and in
//! files.

use crate::sheets::{MORNING, printed, with_sheet};
use hakem::exchange::{self, Outgoing, WriteOptions};
use hakem::i18n::Language;
use hakem::publish::{Imprint, html, json};
use hakem_engine::command::{Command, Follow};
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::standings::standings;
use hakem_engine::tiebreak::TieBreakValue;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Name, Outcome, Player, PlayerId, Points, Rating, RequestedBye, RoundNo,
    Settings, TieBreakId,
};

struct Open(History);

impl Open {
    /// Begins a Swiss with this number of players, the strongest first.
    fn of(players: i64) -> Self {
        let mut open = Self(History::default());
        open.does(Command::Announce(Box::new(Settings {
            rounds: RoundNo(5),
            initial_colour: Some(Colour::White),
            tie_breaks: ["WON", "WIN", "BWG", "STD"].map(TieBreakId::new).to_vec(),
            ..Settings::named(Name::new("Open").unwrap())
        })));
        for number in 1..=players {
            let rating = Rating::new(2400 - 10 * number).ok();
            let player = Player { rating, ..Player::named(Name::new(&format!("P{number}, X")).unwrap()) };
            open.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        open
    }

    fn does(&mut self, command: Command) {
        self.0.replay(Entry::Did(command), MORNING).unwrap();
    }

    /// Pairs and plays a round; White wins everywhere.
    fn plays(&mut self, round: u8) {
        let round = RoundNo(round);
        let draft = propose(self.0.snapshot(), round, Trace::silent()).unwrap().draft;
        let boards = u16::try_from(draft.boards.len()).unwrap();
        self.does(Command::DraftRound(draft));
        self.does(Command::publish(round));
        for board in (1..=boards).map(BoardNo) {
            let result = GameResult::Played(Outcome::WhiteWins);
            self.does(Command::EnterResult { round, board, result });
        }
    }

    fn gives(&mut self, id: u32, tenths: i32) {
        let (id, points) = (PlayerId(id), Points::from_tenths(tenths));
        self.does(Command::AdjustPoints { id, round: RoundNo(1), points, reason: "decision".into() });
    }

    /// Corrects a result for the rating report alone.
    fn corrects_late(&mut self, round: RoundNo, board: BoardNo) {
        let (result, follow) = (Some(GameResult::Played(Outcome::BlackWins)), Follow::RatingReportOnly);
        self.does(Command::CorrectResult { round, board, result, follow, reason: "late".into() });
    }

    fn shows(&self, sheet: &str, round: u8) -> String {
        printed(&self.0, (sheet, Some(round)), Language::English)
    }

    fn written(&self, form: &str) -> String {
        let form = exchange::form(form).unwrap();
        let files = form.write(&Outgoing::Event(self.0.snapshot()), &WriteOptions::default()).ok().flatten();
        files.unwrap()[0].text.clone()
    }
}

#[test]
fn a_win_with_half_a_point_more_is_a_win_on_every_sheet_and_page() {
    let marks = |open: &Open| {
        let of_sheet = |sheet: &str| {
            with_sheet(&open.0, (sheet, Some(1)), Language::English, |made, texts, event| {
                let made = made.unwrap();
                let imprint = Imprint::new(event, &made, Moment(0), "7f3a91c05d");
                let page = html::sheet(&made, &imprint, texts);
                let classes =
                    ["win", "draw", "loss"].map(|class| page.matches(&format!("class=\"{class}\"")).count());
                let json = json::sheet(sheet, &made, &imprint, texts).to_string();
                (classes, json.matches("4W1").count(), json.matches("4W0").count())
            })
        };
        ["crosstable", "cards"].map(of_sheet)
    };
    let mut open = Open::of(6);
    open.plays(1);
    let before = (marks(&open), open.shows("results", 1).contains("P1, X  2390  1 "));
    assert!(before.1, "{}", open.shows("results", 1));
    open.gives(1, 5);
    open.gives(2, -5);
    assert_eq!((marks(&open), open.shows("results", 1).contains("P1, X  2390  1 ")), before);
    assert!(open.shows("crosstable", 1).contains("4W1"), "{}", open.shows("crosstable", 1));
    let rows = standings(open.0.snapshot(), RoundNo(1), &open.0.snapshot().settings().tie_breaks).rows;
    let first = rows.iter().find(|row| row.player == PlayerId(1)).unwrap();
    assert_eq!(first.score, Points::from_tenths(15));
    assert_eq!(first.values, [1, 1, 0, 1].map(TieBreakValue::whole));
}

#[test]
fn expelled_players_have_their_points_in_the_crosstable_too() {
    let mut open = Open::of(6);
    open.plays(1);
    open.does(Command::Expel { id: PlayerId(1), from: RoundNo(2), reason: "conduct".into() });
    let shown = open.shows("crosstable", 1);
    let line = shown.lines().find(|line| line.contains("P1, X")).unwrap();
    assert!(line.trim_start().starts_with('–') && line.contains("4W1    1 "), "{shown}");
}

#[test]
fn players_who_left_are_marked_in_the_rows_of_every_ranking_with_a_line_that_lists_them() {
    let mut open = Open::of(6);
    open.plays(1);
    open.plays(2);
    open.does(Command::Withdraw { id: PlayerId(2), from: RoundNo(3) });
    open.does(Command::Expel { id: PlayerId(3), from: RoundNo(3), reason: "conduct".into() });
    for sheet in ["standings", "crosstable", "crosstable-by-number"] {
        let shown = open.shows(sheet, 2);
        for line in [
            " × P2, X ",
            " ×× P3, X ",
            "× Withdrawn: P2, X (from round 3).",
            "×× Expelled, not ranked: P3, X.",
        ] {
            assert!(shown.contains(line), "{sheet}: {line}\n{shown}");
        }
        assert!(!shown.contains("× P1, X"), "{shown}");
    }
    // The withdrawal came after round 1.
    assert!(!open.shows("crosstable", 1).contains("× P2, X"), "{}", open.shows("crosstable", 1));
}

#[test]
fn unrated_games_are_marked_in_crosstables_and_on_cards() {
    let mut open = Open::of(6);
    open.plays(1);
    let shown = open.shows("crosstable", 1);
    assert!(shown.contains("4W1 ") && !shown.contains("4W1*") && !shown.contains("unrated"), "{shown}");
    let (round, board) = (RoundNo(1), BoardNo(1));
    let (result, follow) = (Some(GameResult::Unrated(Outcome::WhiteWins)), Follow::Record);
    open.does(Command::CorrectResult { round, board, result, follow, reason: "late".into() });
    for sheet in ["crosstable", "crosstable-by-number"] {
        let shown = open.shows(sheet, 1);
        assert!(shown.contains("4W1*") && shown.contains("1B0*"), "{shown}");
        assert_eq!(shown.matches("W1*").count(), 1, "{shown}");
        assert!(shown.contains("* after a result: played, unrated"), "{shown}");
    }
    let cards = open.shows("cards", 1);
    assert_eq!(cards.matches("* after a result: played, unrated").count(), 2, "{cards}");
    assert!(cards.contains("1*") && cards.contains("0*"), "{cards}");
}

#[test]
fn withdrawn_players_are_on_no_list_of_a_round() {
    let mut open = Open::of(7);
    open.plays(1);
    open.does(Command::Withdraw { id: PlayerId(2), from: RoundNo(2) });
    open.does(Command::Expel { id: PlayerId(3), from: RoundNo(2), reason: "conduct".into() });
    let bye = Some(RequestedBye::ZeroPoint);
    open.does(Command::SetBye { id: PlayerId(4), round: RoundNo(2), bye });
    open.plays(2);
    for sheet in ["byes", "pairings", "pairings-by-name", "results"] {
        let shown = open.shows(sheet, 2);
        for (name, is_there) in [("P2, X", false), ("P3, X", false), ("P4, X", true)] {
            assert_eq!(shown.contains(name), is_there, "{sheet}: {name}\n{shown}");
        }
    }
}

#[test]
fn points_for_swiss_manager_are_those_that_count() {
    let mut open = Open::of(6);
    open.plays(1);
    open.plays(2);
    open.corrects_late(RoundNo(1), BoardNo(1));
    let scores = open.0.snapshot().scores(2);
    let text = open.written("swiss-manager");
    let points: Vec<&str> = text.lines().skip(1).map(|line| line.split(';').nth(15).unwrap()).collect();
    let counted: Vec<String> = scores.iter().map(|points| points.to_string().replace('½', ",5")).collect();
    assert_eq!(points, counted, "{text}");
}

#[test]
fn no_byes_are_announced_after_the_last_round() {
    let mut open = Open::of(6);
    open.does(Command::Withdraw { id: PlayerId(6), from: RoundNo(2) });
    for round in 1..=4 {
        open.plays(round);
    }
    assert!(open.written("trf").contains("\n240 Z   5    6"), "{}", open.written("trf"));
    open.plays(5);
    assert!(!open.written("trf").contains("\n240"), "{}", open.written("trf"));
}
