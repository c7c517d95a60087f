//! Typing at full speed over boards that already have other results: every digit reaches its board.

use super::console::Console;
use super::events::read;
use super::keystrokes::{BOARDS, Hand, results};
use crate::dice::Dice;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo, Snapshot};
use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

/// Time between two keys at thirty keys a second.
const THIRTY: Duration = Duration::from_nanos(1_000_000_000 / 30);

/// Keys of the sheet, the characters of a slip, and the result they mean.
const KEYS: [(char, char, Outcome); 3] =
    [('1', '+', Outcome::WhiteWins), ('0', '-', Outcome::BlackWins), ('5', '*', Outcome::Draw)];

/// The earlier result of a board, and the typed one.
struct Typed {
    stands: Option<GameResult>,
    key: usize,
}

impl Typed {
    fn result(&self) -> GameResult {
        GameResult::Played(KEYS[self.key].2)
    }

    /// Returns the expected result of the board, and the conflicting one.
    fn wanted(&self) -> (Option<GameResult>, Option<GameResult>) {
        let result = self.result();
        match self.stands {
            Some(stands) => (Some(stands), (stands != result).then_some(result)),
            None => (Some(result), None),
        }
    }
}

/// About every third board has a result already, some a different one from the typed result; the first has
/// none.
fn boards(dice: &mut Dice) -> Vec<Typed> {
    let board = |at: u16| {
        let stands = (at > 0 && dice.roll(3) == 0).then(|| GameResult::Played(KEYS[dice.roll(3)].2));
        Typed { stands, key: dice.roll(3) }
    };
    (0..BOARDS).map(board).collect()
}

fn begin(typed: &[Typed]) -> Hand {
    let stands =
        (1..=BOARDS).map(BoardNo).zip(typed).filter_map(|(board, typed)| Some((board, typed.stands?)));
    Hand::over(0, true, stands.collect())
}

fn conflicts(event: &Snapshot) -> BTreeMap<u16, GameResult> {
    event.conflicts().map(|(_, board, found)| (board.0, found)).collect()
}

/// Every board has its expected result, and every conflict is recorded.
#[track_caller]
fn holds(event: &Snapshot, typed: &[Typed]) {
    let wanted: Vec<_> = typed.iter().map(|typed| typed.wanted().0).collect();
    assert_eq!(results(event, 1), wanted);
    let found = typed.iter().zip(1..).filter_map(|(typed, board)| Some((board, typed.wanted().1?)));
    assert_eq!(conflicts(event), found.collect());
}

#[test]
fn at_thirty_keys_a_second_every_digit_reaches_its_board_and_every_conflict_remains_until_resolved() {
    let mut dice = Dice(30);
    let typed = boards(&mut dice);
    let open: Vec<u16> =
        (1..).zip(&typed).filter(|(_, typed)| typed.wanted().1.is_some()).map(|(board, _)| board).collect();
    assert!(open.len() >= 10, "{open:?}");
    let mut hand = begin(&typed);
    hand.console.sees(" of 100 entered");
    for board in &typed {
        hand.console.press(&KEYS[board.key].0.to_string());
        thread::sleep(THIRTY);
    }
    hand.console.sees(&format!("{} CONFLICT", open.len()));
    assert!(!hand.console.shown().contains("All results are entered."), "{}", hand.console.shown());
    let (event, folder) = hand.left_folder();
    holds(&event, &typed);
    // Conflicts survive the end of the program; every other one is resolved in favour of the typed result.
    let mut console = Console::start(folder.path(), &["keys.hakem", "--language", "en"], 80, 24);
    console.sees(&format!("{} CONFLICT", open.len())).press("<F7><Home>");
    for at in 0..open.len() {
        console.press(if at % 2 == 0 { "n<Enter>k" } else { "n<Enter>t" });
    }
    console.sees("All results are entered.").press("qq");
    assert!(console.ends().0);
    let settled = read(&folder.path().join("keys.hakem"));
    assert!(conflicts(&settled).is_empty());
    let taken: Vec<u16> = open.iter().skip(1).step_by(2).copied().collect();
    let wanted = (1..).zip(&typed).map(|(board, typed)| match taken.contains(&board) {
        true => Some(typed.result()),
        false => typed.wanted().0,
    });
    assert_eq!(results(&settled, 1), wanted.collect::<Vec<_>>());
}

/// In one piece, as a keyboard buffer sends them after the machine hung for a moment.
#[test]
fn a_hundred_slips_that_arrive_at_once_land_on_their_boards_with_conflicts_in_between() {
    let mut dice = Dice(31);
    let typed = boards(&mut dice);
    let mut order: Vec<usize> = (0..typed.len()).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, dice.roll(at + 1));
    }
    let slips: String = order.iter().map(|&at| format!("{}{}", at + 1, KEYS[typed[at].key].1)).collect();
    let mut hand = begin(&typed);
    hand.console.sees(" of 100 entered").press(",s").sees("Slip entry ─").press(&slips);
    let open = typed.iter().filter(|typed| typed.wanted().1.is_some()).count();
    hand.console.sees("100 of 100 entered").sees(&format!("{open} CONFLICT")).press("<Esc>");
    let (event, _folder) = hand.left_folder();
    assert_eq!(event.last_published(), Some(RoundNo(1)));
    holds(&event, &typed);
}
