//! Every screen at every width: the content of wider ones, and no figure loses a digit.

use crate::console::Console;
use crate::effort;
use hakem::desk::{FileRequest, Message, Sample, Show, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Licence, Name, Outcome, Player, Rating, RequestedBye, RoundNo, Settings,
    SystemId, TieBreakId, Title,
};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// The narrowest and the widest screen of the test.
const WIDTHS: RangeInclusive<u16> = 80..=240;

/// Rows of the screens: a panel has space for all rounds of a player, or of two.
const HEIGHTS: [u16; 2] = [33, 46];

/// Number of rounds played: enough for the winner to have at least ten points.
const ROUNDS: u8 = 13;

/// Keys to each pane and view, and the row of the heads of its table.
const VIEWS: [(&str, usize); 9] = [
    ("<F5>", 3),
    ("<F6>", 3),
    ("<F6><Left>", 3),
    ("<F7>", 2),
    ("<F8>", 3),
    (",c", 3),
    ("<Esc>,l", 3),
    ("<Esc><F9>", 3),
    ("L", 2),
];

/// Plays an event of 25 players with long names, both ratings, titles, federations and clubs; the stronger
/// player wins nearly always. Two results are in conflict, and the next round is a draft.
fn console(language: Language) -> Console {
    let mut console = Console::with_event(language);
    let settings = Settings {
        system: SystemId::new("dutch-2026"),
        rounds: RoundNo(ROUNDS + 2),
        initial_colour: Some(Colour::White),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    let name = |text: &str| Some(Name::new(text).unwrap());
    let names = ["Papandopoulos-Kyriakidis, Alexandros", "Ng, A", "Wiśniewska, Elżbieta", "Öztürk, Şükrü"];
    for (number, weaker) in (0..25).zip((0_i64..).step_by(20)) {
        let family = names[number % names.len()];
        let player = Player {
            rating: Rating::new(2500 - weaker).ok(),
            national_rating: Rating::new(2400 - weaker).ok(),
            title: (number < 5).then_some(Title::ALL[0]),
            federation: name("CZE"),
            club: name("Šachový klub Praha"),
            licence: Licence::of_number(1000 + weaker.unsigned_abs()),
            ..Player::named(Name::new(&format!("{family} {}", ["a", "bb", "cccc"][number % 3])).unwrap())
        };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console.plays(ROUNDS, 9);
    for board in [BoardNo(1), BoardNo(12)] {
        let found = GameResult::Played(Outcome::BlackDraws);
        console.does(Command::NoteConflict { round: RoundNo(ROUNDS), board, found });
    }
    console.app.update(Message::Show(Show::Round(RoundNo(ROUNDS))));
    for _ in 0..60 {
        console.app.idle();
    }
    console
}

/// Returns the part of the line before the first panel.
fn of_table(line: &str) -> &str {
    line.split('│').next().unwrap_or(line)
}

/// Returns the rounds of players in a panel: number of the round and score after it.
fn rounds(screen: &str) -> Vec<(String, String)> {
    let panel = |line: &str| line.split('│').nth(1).map(str::to_owned);
    let told = |line: String| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (first, last) = (words.first()?, words.last()?);
        let is_round = first.parse::<u8>().is_ok_and(|round| round <= ROUNDS);
        let is_score = last.trim_end_matches('½').chars().all(|sign| sign.is_ascii_digit());
        (is_round && is_score && words.len() > 2).then(|| ((*first).to_owned(), (*last).to_owned()))
    };
    screen.lines().filter_map(panel).filter_map(told).collect()
}

/// Returns true if a figure in a table or panel ends with the mark of cut text.
fn has_cut_figure(screen: &str) -> bool {
    let is_figure = |sign: char| sign.is_ascii_digit() || sign == '½';
    // The header may cut the name of the system, and the strip below the table its sentences.
    let lines = screen.lines().skip(1).take_while(|line| !line.starts_with('─'));
    let letters: Vec<char> = lines.flat_map(|line| line.chars().chain([' '])).collect();
    letters.windows(2).any(|pair| is_figure(pair[0]) && pair[1] == '…')
}

/// Checks a view at every width, or at every fourth from one of the first on: a wider screen never has fewer
/// columns, and none cuts a figure.
fn look_at(console: &Console, view: &str, heads: usize, first: usize) {
    let height = HEIGHTS[usize::from(view.starts_with("<F7>"))];
    let whole = rounds(&console.screen_of(*WIDTHS.end(), height));
    let tells_rounds = ["<F5>", "<F7>", "<F8>", ",c", "<Esc>,l"].iter().any(|keys| view.starts_with(keys));
    assert_eq!(whole.len() >= usize::from(ROUNDS), tells_rounds, "{view}");
    // Printed sheets and sentences of the log mark themselves that they continue.
    let is_of_figures = !view.starts_with("<Esc><F9>") && !view.starts_with('L');
    let (mut before, mut most) = (String::new(), 0);
    let (skipped, apart) = if effort::is_full() { (0, 1) } else { (first, 4) };
    for width in WIDTHS.skip(skipped).step_by(apart) {
        let screen = console.screen_of(width, height);
        let line = screen.lines().nth(heads).unwrap();
        // Heads may be longer where there is more space; each is one word.
        let count = of_table(line).split_whitespace().count();
        assert!(count >= most, "{view} at {width}\n{before}\n{line}");
        (before, most) = (line.to_owned(), count);
        let told = rounds(&screen);
        assert!(!tells_rounds || told.is_empty() || told == whole, "{view} at {width}\n{screen}");
        assert!(!is_of_figures || !has_cut_figure(&screen), "{view} at {width}\n{screen}");
    }
}

fn look_at_all_views(language: Language) {
    let mut console = console(language);
    for (place, (keys, heads)) in VIEWS.into_iter().enumerate() {
        console.press(keys);
        console.press("<Down>");
        look_at(&console, &format!("{keys} in {language:?}"), heads, place % 4);
    }
}

#[test]
fn a_wider_screen_never_shows_fewer_columns_and_cuts_no_figure_in_english() {
    look_at_all_views(Language::English);
}

#[test]
fn a_wider_screen_never_shows_fewer_columns_and_cuts_no_figure_in_turkish() {
    look_at_all_views(Language::Turkish);
}

#[test]
fn a_wider_screen_never_shows_fewer_columns_and_cuts_no_figure_in_czech() {
    look_at_all_views(Language::Czech);
}

#[test]
fn turkish_and_czech_screens_of_80_columns_show_what_english_ones_do() {
    let mut shown: HashMap<(&str, usize), usize> = HashMap::new();
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let mut console = Console::new(language);
        console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
        console.press("pP<F7>1015551150");
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
        console.press("<F6>pP");
        for (keys, heads) in [("<F5>", 3), ("<F6>", 3), ("<F7>", 2), ("<F8>", 3)] {
            console.press(keys);
            let screen = console.screen();
            assert!(
                !screen.lines().skip(2).take(14).any(|line| line.contains('…')),
                "{language:?}\n{screen}"
            );
            let count = screen.lines().nth(heads).unwrap().split_whitespace().count();
            let english = *shown.entry((keys, heads)).or_insert(count);
            assert_eq!(count, english, "{keys} in {language:?}\n{screen}");
            let tabs = screen.lines().nth(1).unwrap();
            let is_glued = |(at, sign): (usize, char)| match sign {
                '[' => tabs[..at].chars().next_back().is_some_and(|before| before != ' '),
                ']' => tabs[at + 1..].chars().next().is_some_and(|after| after != ' '),
                _ => false,
            };
            assert!(!tabs.char_indices().any(is_glued), "{tabs}");
            assert_eq!(tabs.replace('[', " ").matches('F').count(), 6, "{tabs}");
        }
    }
}

#[test]
fn a_list_of_opponents_has_one_sign_for_the_own_score() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<F7>0<F7>");
    let panel = |console: &Console| {
        console
            .screen_of(120, 24)
            .lines()
            .filter_map(|line| line.split_once('│'))
            .map(|(_, panel)| panel.to_owned())
            .collect::<Vec<_>>()
            .join("\n")
    };
    let told = panel(&console);
    assert!(told.contains(" 1 W  2 CAN 0  0"), "{told}");
    assert!(told.contains(" 1 B  1 ALI 1  1"), "{told}");
    assert!(!told.contains(" - "), "{told}");
}

/// Opens the crosstable of a round robin of 17, of which the first round is played.
fn round_robin() -> Console {
    let mut console = Console::with_event(Language::English);
    let settings = Settings {
        system: SystemId::new("round-robin"),
        rounds: RoundNo(17),
        tie_breaks: ["SB", "WON"].map(TieBreakId::new).to_vec(),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    let names: Vec<String> = (1..=17).map(|number| format!("Opponent {number}, Very Long Name")).collect();
    console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
    console.press("<F6>d");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("<F6>pP<F7>11111111<F8>");
    console
}

/// Returns the heads of a crosstable that are numbers of opponents.
fn opponents(screen: &str) -> Vec<u8> {
    let heads = of_table(screen.lines().nth(3).unwrap());
    heads.split_whitespace().filter_map(|head| head.parse().ok()).collect()
}

#[test]
fn a_crosstable_shows_as_many_opponents_as_have_room_scrolls_by_pages_and_ends_with_the_tie_breaks() {
    let mut console = round_robin();
    let shown = |console: &Console, width| opponents(&console.screen_of(width, 30)).len();
    let counts: Vec<usize> = (80..=160).map(|width| shown(&console, width)).collect();
    assert!(counts.is_sorted(), "{counts:?}");
    assert!(counts[0] >= 8 && shown(&console, 120) == 17, "{counts:?}\n{}", console.screen_of(80, 30));
    let first = opponents(&console.screen_of(80, 30));
    let (mut seen, mut heads) = (first.clone(), String::new());
    while seen.len() < 17 {
        console.press("n");
        let screen = console.screen_of(80, 30);
        seen.extend(opponents(&screen));
        heads.push_str(screen.lines().nth(3).unwrap());
    }
    assert_eq!(seen, (1..=17).collect::<Vec<u8>>());
    assert!(["SB", "WON"].iter().all(|code| heads.contains(code)), "{heads}");
    console.press("NNN");
    assert_eq!(opponents(&console.screen_of(80, 30)), first);
}
