//! Number of keys that an arbiter presses for daily tasks, counted with the real binary.

use super::console::Console;
use super::events::read;
use super::printer::printer;
use crate::dice::Dice;
use crate::keys::keys;
use hakem::store::Store;
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{drawn_teams, opening, propose};
use hakem_engine::tournament::{
    BoardNo, Colour, Forfeit, GameResult, Name, Outcome, Player, PlayerId, Rating, RequestedBye, RoundNo,
    RoundPlace, Settings, Snapshot, SystemId, Team,
};
use jiff::Timestamp;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

pub const BOARDS: u16 = 100;

/// Number of teams of four in team events.
const TEAMS: u16 = 40;

/// A console on an event of 200 players, and the keys pressed so far.
pub struct Hand {
    pub console: Console,
    pressed: usize,
    folder: TempDir,
}

fn name(number: u16) -> String {
    let letter = |at: u16| char::from(b'a' + u8::try_from(at % 26).unwrap());
    format!("Player {}{}{}", letter(number / 26), letter(number), letter(number * 7))
}

impl Hand {
    /// An event after this many played rounds, and one more published if `is_published`; recording the
    /// results costs no keys.
    fn with(played: u8, is_published: bool) -> Self {
        Self::over(played, is_published, Vec::new())
    }

    /// The same; `recorded` are results already entered in the last round.
    pub fn over(played: u8, is_published: bool, recorded: Vec<(BoardNo, GameResult)>) -> Self {
        let settings = Settings {
            system: SystemId::new("dutch-2026"),
            rounds: RoundNo(9),
            initial_colour: Some(Colour::White),
            ..Settings::named(Name::new("Keys").unwrap())
        };
        let mut commands = vec![Command::Announce(Box::new(settings))];
        commands.extend((0..2 * BOARDS).map(|number| Command::Register {
            player: Player {
                rating: Rating::new(i64::from(2600 - 5 * number)).ok(),
                ..Player::named(Name::new(&name(number)).unwrap())
            },
            arrival: RoundNo(1),
            missed: RequestedBye::ZeroPoint,
        }));
        let mut history = History::default();
        let mut entries = Vec::new();
        let mut does = |history: &mut History, command: Command| {
            entries.push(Entry::Did(command.clone()));
            history.replay(Entry::Did(command), Moment(0)).unwrap();
        };
        commands.into_iter().for_each(|command| does(&mut history, command));
        let outcomes = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins];
        for round in (1..=played + u8::from(is_published)).map(RoundNo) {
            let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
            does(&mut history, Command::DraftRound(draft));
            does(&mut history, Command::publish(round));
            let boards = if round.0 <= played { BOARDS } else { 0 };
            let results = (1..=boards).map(|board| {
                (BoardNo(board), GameResult::Played(outcomes[usize::from(board + u16::from(round.0)) % 3]))
            });
            if boards > 0 {
                does(&mut history, Command::TakeOverResults { round, results: results.collect() });
            }
        }
        for (board, result) in recorded {
            let round = RoundNo(played + u8::from(is_published));
            does(&mut history, Command::EnterResult { round, board, result });
        }
        Self::on(&entries)
    }

    /// The event of [`forty_teams`].
    fn of_teams() -> Self {
        Self::on(&forty_teams())
    }

    /// The results screen of the console on an event with these entries.
    fn on(entries: &[Entry]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys.hakem");
        {
            let _no_forks = crate::without_forks();
            let mut store = Store::create(&path, Timestamp::UNIX_EPOCH).unwrap();
            store.append(entries, Timestamp::UNIX_EPOCH).unwrap();
        }
        printer(folder.path(), "cat >> \"$1\"", &folder.path().join("tray"));
        let mut console = Console::start(folder.path(), &["keys.hakem", "--language", "en"], 80, 24);
        console.sees("Keys").press("<F7>");
        Self { console, pressed: 0, folder }
    }

    /// Presses keys and counts them.
    fn press(&mut self, text: &str) -> &mut Self {
        self.pressed += keys(text).count();
        self.console.press(text);
        self
    }

    fn sees(&mut self, words: &str) -> &mut Self {
        self.console.sees(words);
        self
    }

    /// Waits until a question on the screen can be answered: keys typed before are dropped.
    fn reads(&mut self, question: &str) -> &mut Self {
        self.console.sees(question);
        thread::sleep(Duration::from_millis(600));
        self
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("keys.hakem")
    }

    /// Leaves the console and returns the event in its file.
    fn left(self) -> Snapshot {
        self.left_folder().0
    }

    /// The same, with its folder.
    pub fn left_folder(mut self) -> (Snapshot, TempDir) {
        self.console.press("qq");
        let path = self.path();
        assert!(self.console.ends().0);
        (read(&path), self.folder)
    }
}

pub fn results(snapshot: &Snapshot, round: u8) -> Vec<Option<GameResult>> {
    snapshot.round(RoundNo(round)).unwrap().games().map(|(_, _, result)| result).collect()
}

/// Forty teams of four with a reserve each, of which round 1 is played and round 2 published.
pub fn forty_teams() -> Vec<Entry> {
    let settings = Settings {
        system: SystemId::new("team-swiss-2026"),
        rounds: RoundNo(5),
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Keys").unwrap())
    };
    let mut history = History::default();
    let mut entries = Vec::new();
    let mut does = |history: &mut History, command: Command| {
        entries.push(Entry::Did(command.clone()));
        history.replay(Entry::Did(command), Moment(0)).unwrap();
    };
    does(&mut history, Command::Announce(Box::new(settings)));
    for team in 0..TEAMS {
        let first = history.snapshot().next_player().0;
        for number in 5 * team..5 * team + 5 {
            let rating = Rating::new(i64::from(2600 - 5 * team)).ok();
            let player = Player { rating, ..Player::named(Name::new(&name(number)).unwrap()) };
            let (arrival, missed) = (RoundNo(1), RequestedBye::ZeroPoint);
            does(&mut history, Command::Register { player, arrival, missed });
        }
        let ids: Vec<PlayerId> = (first..first + 5).map(PlayerId).collect();
        let name = Name::new(&format!("Team {:02}", team + 1)).unwrap();
        does(&mut history, Command::RegisterTeam(Team::of(name, ids[..4].to_vec(), ids[4..].to_vec())));
    }
    let order = drawn_teams(history.snapshot(), 1);
    let made = opening(history.snapshot(), &order).unwrap().unwrap();
    does(&mut history, Command::BeginLeg(made.leg));
    for round in [1, 2].map(RoundNo) {
        let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
        does(&mut history, Command::DraftRound(draft));
        does(&mut history, Command::publish(round));
        let boards = if round == RoundNo(1) { 2 * TEAMS } else { 0 };
        let results: Vec<(BoardNo, GameResult)> =
            (1..=boards).map(|board| (BoardNo(board), GameResult::Played(Outcome::Draw))).collect();
        if !results.is_empty() {
            does(&mut history, Command::TakeOverResults { round, results });
        }
    }
    entries
}

#[test]
fn a_hundred_boards_in_order_are_a_hundred_keys() {
    let mut hand = Hand::with(0, true);
    hand.sees("0 of 100 entered").press(&"1055".repeat(25)).sees("All results are entered.");
    assert_eq!(hand.pressed, 100);
    let of = |outcome| Some(GameResult::Played(outcome));
    let typed = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Draw].map(of);
    assert_eq!(results(&hand.left(), 1), typed.repeat(25));
}

#[test]
fn forty_line_ups_stay_with_a_key_each_a_reserve_takes_three_and_eighty_boards_eighty() {
    let mut hand = Hand::of_teams();
    hand.sees("0 of 80 entered").console.press(",l").sees("Line-ups of round 2");
    hand.press(&"=".repeat(40)).press("-1<Enter>").sees("2 3 4 5");
    assert_eq!(hand.pressed, 40 + 3, "half a round of 40 teams is 20 line-ups");
    hand.console.press("<Esc>").no_longer_sees("Line-ups of round 2").press("<Home>");
    hand.press(&"1055".repeat(20)).sees("All results are entered.");
    assert_eq!(hand.pressed, 43 + 80);
    let event = hand.left();
    let of = |outcome| Some(GameResult::Played(outcome));
    let typed = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Draw].map(of);
    assert_eq!(results(&event, 2), typed.repeat(20));
}

#[test]
fn a_hundred_slips_in_any_order_with_ten_forfeits_are_302_keys() {
    let mut hand = Hand::with(0, true);
    hand.sees("0 of 100 entered");
    hand.console.press(",s").sees("Slip entry ─");
    let mut dice = Dice(4);
    let mut slips: Vec<u16> = (1..=BOARDS).collect();
    for at in (1..slips.len()).rev() {
        slips.swap(at, dice.roll(at + 1));
    }
    let mut wanted = vec![None; usize::from(BOARDS)];
    for (at, &board) in slips.iter().enumerate() {
        let (sign, played, forfeit) = [
            ('+', Outcome::WhiteWins, Forfeit::ToWhite),
            ('-', Outcome::BlackWins, Forfeit::ToBlack),
            ('*', Outcome::Draw, Forfeit::Both),
        ][dice.roll(3)];
        let is_forfeit = at % 10 == 0;
        hand.press(&format!("{board}{}{sign}", if is_forfeit { "f" } else { "" }));
        wanted[usize::from(board) - 1] =
            Some(if is_forfeit { GameResult::Forfeit(forfeit) } else { GameResult::Played(played) });
    }
    hand.sees("All results are entered.");
    assert_eq!(hand.pressed, 292 + 10);
    hand.console.press("<Esc>");
    assert_eq!(results(&hand.left(), 1), wanted);
}

#[test]
fn a_result_two_rounds_back_is_corrected_in_eight_keys() {
    let mut hand = Hand::with(2, true);
    hand.sees("0 of 100 entered").press("<Left><Left>57c0").reads("Reason: press its digit");
    hand.press("1").sees("[C] ").press("C").sees("Round 1, board 57 corrected");
    assert_eq!(hand.pressed, 8);
    assert_eq!(results(&hand.left(), 1)[56], Some(GameResult::Played(Outcome::BlackWins)));
}

#[test]
fn two_players_are_swapped_by_name_in_six_keys_beside_the_letters() {
    let mut hand = Hand::with(1, false);
    hand.console.press("<F6>").sees("[2").press("r").sees("DRAFT");
    let place = |snapshot: &Snapshot, id| snapshot.round(RoundNo(2)).unwrap().place(PlayerId(id));
    let [one, other] = [name(20), name(131)].map(|name| name.split_once(' ').unwrap().1.to_owned());
    hand.press(&format!("/{one}<Enter> /{other}<Enter>s")).sees("swapped");
    assert_eq!(hand.pressed, 6 + one.len() + other.len());
    let swapped = hand.left();
    let board = |place| match place {
        RoundPlace::AtBoard(board, colour) => (board, colour),
        other => panic!("{other:?}"),
    };
    // Each has the seat that the system's draft assigns to the other.
    let discarded = apply(&swapped, &Command::DiscardDraft { round: RoundNo(2) }).unwrap();
    let draft = propose(&discarded, RoundNo(2), Trace::silent()).unwrap().draft;
    let drafted = apply(&discarded, &Command::DraftRound(draft)).unwrap();
    assert_eq!(board(place(&swapped, 21)), board(place(&drafted, 132)));
    assert_eq!(board(place(&swapped, 132)), board(place(&drafted, 21)));
}

#[test]
fn a_player_is_withdrawn_in_four_keys_beside_the_letters() {
    let mut hand = Hand::with(1, false);
    let letters = name(77).split_once(' ').unwrap().1.to_owned();
    hand.press(&format!("<F5>/{letters}<Enter>w")).sees("withdrawn from round 2 on");
    assert_eq!(hand.pressed - letters.len(), 4);
    assert_eq!(hand.left().player(PlayerId(78)).unwrap().withdrawn(), Some(RoundNo(2)));
}

#[test]
fn a_round_with_results_is_undone_and_re_paired_in_four_keys_and_the_reason() {
    let mut hand = Hand::with(2, false);
    hand.console.press("<F6><Left>").sees("[2");
    hand.press("x").reads("with 100 results").press("wrong file<Enter>");
    let reason = keys("wrong file<Enter>").count();
    hand.reads("type the round number").press("2<Enter>").sees("undone").press("r").sees("DRAFT");
    assert_eq!(hand.pressed - reason, 4);
    assert_eq!(hand.left().last_published(), Some(RoundNo(1)));
}

#[test]
fn the_next_round_is_paired_in_two_keys() {
    let mut hand = Hand::with(1, false);
    hand.sees("All results are entered.").press("<F6>r").sees("DRAFT");
    assert_eq!(hand.pressed, 2);
    assert_eq!(hand.left().last_paired(), Some(RoundNo(2)));
}

#[test]
fn a_draft_is_published_in_two_keys_and_its_sheets_are_printed_with_a_third() {
    let mut hand = Hand::with(1, false);
    hand.console.press("<F6>").sees("[2").press("r").sees("DRAFT");
    hand.press("p").reads("[P] Publish").press("P").sees("PUBLISHED");
    assert_eq!(hand.pressed, 2);
    hand.sees("P prints the due sheets").press("P").sees("1 sheet printed");
    assert_eq!(hand.pressed, 3);
    let (event, folder) = hand.left_folder();
    assert_eq!(event.last_published(), Some(RoundNo(2)));
    assert!(std::fs::read(folder.path().join("tray")).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn a_late_entry_is_seated_with_new_numbers_in_seven_keys_beside_what_is_typed() {
    let mut hand = Hand::with(1, false);
    let typed = "Late Comer<Down>2300";
    hand.press(&format!("<F5>a{typed}<Enter>")).sees("Registered").press("<Esc><F6>r");
    hand.reads("New pairing numbers").press("<Enter>").sees("DRAFT");
    assert_eq!(hand.pressed - keys(typed).count(), 7);
    let event = hand.left();
    let draft = event.round(RoundNo(2)).unwrap();
    assert!(matches!(draft.place(PlayerId(201)), RoundPlace::AtBoard(..) | RoundPlace::Bye(_)));
    assert!(event.pairing_numbers().get(PlayerId(201)).is_some_and(|number| number.0 < 70));
}

#[test]
fn every_line_in_sight_is_three_keys_away() {
    let mut hand = Hand::with(0, true);
    hand.console.press("<F5>").sees("200 to play");
    hand.press(";").sees("Type the letters before a line to go to it.");
    let screen = hand.console.shown();
    let is_label = |mark: &str| mark.bytes().all(|letter| letter.is_ascii_lowercase());
    let labelled = |line: &&str| line.get(..2).is_some_and(is_label);
    let (label, line) = screen.lines().rfind(labelled).unwrap().split_at(2);
    // Labels move the lines by a column.
    let line = line.trim().to_owned();
    let is_there =
        |shown: &str| shown.starts_with('>') && shown.get(2..).map(str::trim) == Some(line.as_str());
    hand.press(label).console.waits("go there", |screen| screen.lines().any(is_there));
    assert_eq!(hand.pressed, 3);
    hand.left();
}
