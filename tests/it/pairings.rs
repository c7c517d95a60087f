//! The pairings pane: a draft reviewed, explained and changed manually, a published round changed, a round
//! undone. Keys in, frames out.

use crate::console::{Console, code};
use crate::disk::hasty_disk;
use crate::keys::keys;
use hakem::app::App;
use hakem::desk::{Draw, FileRequest, HistoryMove, Message, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem::service::world::World;
use hakem::theme::Theme;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    BoardNo, Bye, Forfeit, GameResult, Meeting, Outcome, PlayerId, RequestedBye, RoundNo, RoundPlace,
    RoundState, Snapshot,
};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tempfile::TempDir;

const DRAW: GameResult = GameResult::Played(Outcome::Draw);
const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);
const LOST_BY_BOTH: GameResult = GameResult::Forfeit(Forfeit::Both);

/// A console with the sample event: 17 players, Dutch system of 2009.
struct Desk {
    app: App,
    _folder: TempDir,
}

impl Desk {
    fn open(language: Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let world = World {
            now: Box::new(|| Timestamp::UNIX_EPOCH),
            zone: TimeZone::UTC,
            seed: Box::new(|| 1992),
            folder: folder.path().to_owned(),
            language_file: None,
            data_folder: None,
            font_folders: Vec::new(),
            terminal: hakem::theme::Terminal::default(),
            own_theme: None,
            theme_file: None,
            keys_file: None,
            print_command: vec!["false".to_owned()],
            upload_command: None,
            asks_second: false,
            serve_command: Vec::new(),
            checker: Vec::new(),
            list_sources: hakem::ratings::ListSources::default(),
            disk: hasty_disk(),
            share: None,
            patience: std::time::Duration::MAX,
        };
        let mut app = App::new(language, Theme::monochrome(), world);
        app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
        let mut desk = Self { app, _folder: folder };
        desk.press("<F6>");
        desk
    }

    /// Presses keys, written as [`keys`] reads them.
    fn press(&mut self, text: &str) -> &mut Self {
        keys(text).for_each(|key| self.app.key(code(key).into()));
        self
    }

    fn screen(&self, columns: u16, rows: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[track_caller]
    fn sees(&mut self, words: &str) -> &mut Self {
        let screen = self.screen(80, 24);
        // The number of blanks between columns depends on their contents.
        let together = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let found = together(&screen).contains(&together(words));
        assert!(found, "{words} is not on the screen:\n{screen}");
        self
    }

    #[track_caller]
    fn sees_not(&mut self, words: &str) -> &mut Self {
        let screen = self.screen(80, 24);
        assert!(!screen.contains(words), "{words} is on the screen:\n{screen}");
        self
    }

    fn event(&self) -> &Snapshot {
        self.app.context().snapshot
    }

    /// Returns the players of a board: pairing numbers equal ids in the sample.
    fn board(&self, round: u8, board: u16) -> (u32, u32) {
        let found = self.event().round(RoundNo(round)).unwrap().board(BoardNo(board)).unwrap();
        let Meeting { white, black } = found.meeting;
        (white.0, black.0)
    }

    fn place(&self, round: u8, player: u32) -> RoundPlace {
        self.event().round(RoundNo(round)).unwrap().place(PlayerId(player))
    }

    /// Enters results on all boards of a published round, in order; the remaining ones are draws.
    fn played(&mut self, round: u8, results: &[GameResult]) -> &mut Self {
        let count = u16::try_from(self.event().round(RoundNo(round)).unwrap().boards().len()).unwrap();
        for board in 1..=count {
            let result = results.get(usize::from(board) - 1).copied().unwrap_or(DRAW);
            self.app.update(Message::Do(Command::EnterResult {
                round: RoundNo(round),
                board: BoardNo(board),
                result,
            }));
        }
        self
    }

    /// Pairs, publishes and plays round 1: White wins on the first boards.
    fn after_round_1(&mut self) -> &mut Self {
        self.press("rpP<F6>").played(1, &[WHITE_WINS; 4]).press("<Right>")
    }
}

#[test]
fn before_pairing_the_pane_shows_the_next_key() {
    let mut desk = Desk::open(Language::Turkish);
    desk.sees("1. tur eşlendirilmedi.").sees("✓ bu tur için 17 oyuncu var").sees("r turu eşlendirir");
    desk.press("r").sees("8 masa · taslak").press("x").sees("1. tur eşlendirilmedi.");
    desk.press("rpP<F6><Right>")
        .sees("2. tur eşlendirilmedi.")
        .sees("· 1. tur: ")
        .sees_not("r turu eşlendirir");
}

#[test]
fn a_draft_lists_boards_bye_and_what_to_look_at() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("rn");
    insta::assert_snapshot!(desk.screen(80, 24));
}

#[test]
fn flagged_boards_come_first_on_request_and_one_key_steps_through_them() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("ro");
    let screen = desk.screen(80, 24);
    let lines: Vec<&str> = screen.lines().skip(4).take(9).collect();
    let first: Vec<&str> = lines.iter().map(|line| line[2..].split_whitespace().next().unwrap()).collect();
    assert_eq!(first, ["1", "8", "3", "7", "2", "4", "5", "6", "11"], "the bye of 11 breaks no rule");
    desk.press("nnnn").sees(">    1   10 EMEL");
}

#[test]
fn a_wide_screen_shows_the_cards_beside_the_table() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("r");
    let screen = desk.screen(140, 30);
    assert!(screen.contains("│    1  W  prefers Black, strong"), "{screen}");
    assert!(desk.screen(200, 50).contains("Col"), "colour histories have a column of their own");
}

#[test]
fn a_swap_shows_what_it_breaks_before_it_is_made_and_stays_marked() {
    let mut desk = Desk::open(Language::English);
    // Two keys mark Black; the candidate has the same colour.
    desk.after_round_1().press("r<Home>  <Down>").sees("s: 1 SALİH ↔ 3 MEHMET");
    desk.press("<Home>");
    desk.app.update(Message::Do(Command::EditDraft {
        round: RoundNo(2),
        edit: hakem_engine::command::SeatingEdit::TurnColours { board: BoardNo(1) },
    }));
    assert_eq!(desk.board(2, 1), (1, 10));
    // 4 would meet 10, and 1 would meet 9 again.
    desk.press("<Home> <End>kk")
        .sees("s: 1 SALİH ↔ 2 ERTAN")
        .press("j")
        .sees("✗ 1 SALİH and 9 GÜL have already played each other. (B.1.a)");
    desk.press("s");
    assert_eq!((desk.board(2, 1), desk.board(2, 8)), ((4, 10), (1, 9)));
    desk.sees("2 manual").press("e").sees("The arbiter set this pairing manually").press("<Esc>");
    desk.press("p")
        .sees("Differs from the pairing by the rules:")
        .sees("1: 4 SİBEL – 10 EMEL")
        .press("agreed<Enter>");
    desk.sees("Paired manually: boards 1, 8")
        .sees("✗ 1 SALİH and 9 GÜL have already played each other. (B.1.a)");
    desk.press("p<Enter>").sees("Publish round 2?").press("P");
    assert_eq!(desk.event().state(RoundNo(2)), RoundState::Published);
}

#[test]
fn a_board_is_unpaired_and_its_players_paired_again_or_given_a_bye() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("r<Home>,t").sees("2 unpaired");
    assert_eq!((desk.place(2, 1), desk.place(2, 10)), (RoundPlace::Pool, RoundPlace::Pool));
    desk.press("p").sees("2 players are unpaired.").sees_not("Publish round 2?");
    // The last two unpaired players: the system assigns colours and board.
    desk.press("<End>").sees(",m: 1 SALİH + 10 EMEL").press(",m");
    assert_eq!(desk.board(2, 1), (10, 1));
    desk.press("<Home>,w");
    assert_eq!(desk.board(2, 1), (1, 10));
    // The bye moves from 11 to 10, and 11 meets 1.
    desk.press(",t<End>kk").sees("> ").press("a");
    assert_eq!(desk.place(2, 11), RoundPlace::Pool);
    desk.press("<End>kb").sees("Bye for 10 EMEL").press("1");
    assert_eq!(desk.place(2, 10), RoundPlace::Bye(Bye::PairingAllocated));
    desk.press("<End>,m").sees("8 boards");
    assert!(matches!(desk.place(2, 11), RoundPlace::AtBoard(..)));
    desk.press("r").sees("manual changes on board").press("<Home>").sees_not("manual pairing");
}

#[test]
fn players_left_unpaired_by_hand_are_named_before_the_round_is_published() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("r<Home>,t<End>b0<End>b5").sees_not("2 unpaired");
    let byes = [1, 10].map(|player| desk.place(2, player));
    assert!(byes.iter().all(|place| matches!(place, RoundPlace::Bye(_))), "{byes:?}");
    desk.press("p").sees("Differs from the pairing by the rules:").sees("The rules would pair:");
    let screen = desk.screen(80, 24);
    let after = screen.split("Differs from the pairing by the rules:").nth(1).unwrap();
    let listed = after.split("The rules would pair:").next().unwrap();
    assert!(listed.contains("1 SALİH: ") && listed.contains("10 EMEL: "), "{screen}");
}

#[test]
fn a_flagged_player_has_a_sign_next_to_long_names_too() {
    let mut console = Console::with_event(Language::English);
    let names =
        ["Ash", "Beech", "Cedar", "Date"].map(|name| format!("{name} of the Longest Valley of the Land"));
    console.register(&names.each_ref().map(String::as_str));
    console.press("<F6>r2d,t");
    console.shows("flagged");
    let line = console.line("ASH OF");
    assert!(line.trim_end().ends_with('!'), "{}", console.screen());
}

/// Six players with long names after a round that only the players of higher numbers lost.
fn long_names() -> Console {
    let mut console = Console::with_event(Language::English);
    let names = ["Ash", "Beech", "Cedar", "Date", "Elm", "Fir"]
        .map(|name| format!("{name} of the Longest Valley of the Land"));
    console.register(&names.each_ref().map(String::as_str));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.plays(1, 9);
    console.press("<F6>");
    console
}

#[test]
fn names_below_the_boards_are_whole_and_give_way_to_floats_and_colour_preference() {
    let console = long_names();
    for width in [80, 100] {
        let screen = console.screen_of(width, 30);
        let cards: Vec<&str> = screen.lines().filter(|line| line.contains("prefers ")).collect();
        assert_eq!(cards.len(), 2, "{screen}");
        assert!(cards.iter().all(|card| card.contains("OF THE LONGEST VALLEY OF THE LAND")), "{screen}");
    }
}

#[test]
fn a_floater_with_a_long_name_keeps_the_opponent() {
    let console = long_names();
    let mut seen = 0;
    for width in 110..=220 {
        let screen = console.screen_of(width, 50);
        for line in screen.lines().filter(|line| line.contains(" ↓ ")) {
            let (_, opponent) = line.split_once(" → ").unwrap_or_else(|| panic!("{screen}"));
            assert!(opponent.starts_with(|sign: char| sign.is_ascii_digit()), "{screen}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn every_board_is_explained_in_every_language() {
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let mut desk = Desk::open(language);
        desk.press("r<Home>");
        for round in 1..=4 {
            for _ in 0..9 {
                desk.press("e");
                let screen = desk.screen(100, 40);
                assert!(screen.contains('(') && screen.contains(')'), "no rule is named:\n{screen}");
                assert!(!screen.contains("[reason") && !screen.contains('{'), "{screen}");
                desk.press("<Esc><Down>");
            }
            desk.press("E")
                .sees("A.3")
                .press("<Esc>pP<F6>")
                .played(round, &[WHITE_WINS; 5])
                .press("<Right>r<Home>");
        }
    }
}

#[test]
fn why_not_another_opponent_is_answered_in_every_language() {
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let mut desk = Desk::open(language);
        desk.after_round_1().press("r<Home>ew");
        let asked = desk.screen(80, 24);
        desk.press("17<Enter>");
        insta::assert_snapshot!(
            format!("why_not_{}", language.code()),
            format!("{asked}\n{}", desk.screen(80, 24))
        );
    }
}

#[test]
fn a_draft_is_compared_with_another_system_in_every_language() {
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let mut desk = Desk::open(language);
        desk.after_round_1().press("r<Home>,c");
        let offered = desk.screen(80, 24);
        // The last option; then the system of Lim.
        desk.press("<End><Enter>");
        let asked = desk.screen(80, 24);
        desk.press("lim<Enter>");
        insta::assert_snapshot!(
            format!("other_system_{}", language.code()),
            format!("{offered}\n{asked}\n{}", desk.screen(120, 40))
        );
    }
}

#[test]
fn why_not_goes_back_step_by_step_and_changes_nothing() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("r<Home>");
    let (white, black) = desk.board(2, 1);
    let step = desk.app.context().step;
    desk.press("e").sees("w why not?").press("w").sees("Tab opponent’s view");
    desk.press(&format!("{black}<Enter>")).sees("This board is part of the pairing").press("<Esc><Tab>");
    desk.press(&format!("<Backspace><Backspace>{white}<Enter>")).sees("This board is part of the pairing");
    desk.press("<Esc><Esc>").sees("w why not?").press("<Esc>").sees_not("why not?");
    assert_eq!(desk.app.context().step, step);
}

#[test]
fn no_shows_are_listed_before_the_next_round_and_withdrawn_on_request() {
    let mut desk = Desk::open(Language::English);
    let first = { desk.press("rpP<F6>").board(1, 1) };
    desk.played(1, &[LOST_BY_BOTH]).press("<Right>r").sees("No-shows of the previous round");
    // One blank row separates the text from the list.
    let screen = desk.screen(80, 24);
    let blank = screen.lines().filter(|line| line.contains(&format!("│{}│", " ".repeat(68)))).count();
    assert_eq!(blank, 1, "{screen}");
    desk.press("%").sees("% is not used here.");
    assert_eq!(desk.event().state(RoundNo(2)), RoundState::None);
    desk.press("w").sees("[withdrawn").sees("[stays").press("<Enter>");
    assert_eq!(desk.event().state(RoundNo(2)), RoundState::Draft);
    let withdrawn = |id: u32| desk.event().player(PlayerId(id)).unwrap().withdrawn();
    assert_eq!((withdrawn(first.0), withdrawn(first.1)), (Some(RoundNo(2)), None));
    desk.press("r").sees_not("No-shows");
}

#[test]
fn a_player_takes_the_seat_of_a_no_show_with_rule_reason_and_confirmation() {
    let mut desk = Desk::open(Language::English);
    desk.press("rpP<F6><Home>a")
        .sees("Which player is the no-show?")
        .press("<Enter>")
        .sees("Substitute for 1 SALİH")
        .sees("17 SELÇUK (bye)");
    desk.press("<Down><Enter>").sees("Which rule allows the change?").press("<Down><Down><Down><Enter>");
    desk.press("<Enter>").sees("A reason is required").press("both agree<Enter>");
    desk.sees("17 SELÇUK – 9 GÜL").press("r<Enter>").sees("Change the published round 1?").press("R");
    assert_eq!(desk.board(1, 1), (17, 9));
    assert_eq!(desk.place(1, 1), RoundPlace::Bye(Bye::Requested(RequestedBye::ZeroPoint)));
    let cx = desk.app.context();
    let (command, _) = cx.history.command(cx.step).unwrap();
    assert_eq!(command.reason(), Some("C.04.2 4.4 c: both agree"));
}

#[test]
fn an_undone_round_offers_its_results_to_the_boards_that_come_out_the_same() {
    let mut desk = Desk::open(Language::English);
    desk.press("rpP<F6>").played(1, &[WHITE_WINS; 8]).press("x").sees("Undo round 1");
    desk.press("wrong bye<Enter>").sees("8 results").press("X").sees("Undo round 1");
    assert_eq!(desk.event().state(RoundNo(1)), RoundState::Complete, "a closed round asks for its number");
    desk.press("1<Enter>").sees("An undone pairing of round 1 is kept");
    desk.press("r<Home>,wpwrong lot<Enter>P<F6>").sees("7 boards are paired as before").press("<Enter>");
    let round = desk.event().round(RoundNo(1)).unwrap();
    assert_eq!((round.result(BoardNo(1)), round.missing()), (None, 1));
}

#[test]
fn a_player_withdrawn_after_the_draft_is_out_of_it_after_re_pairing() {
    let mut desk = Desk::open(Language::English);
    let (white, _) = desk.press("r").board(1, 3);
    desk.press(&format!("<F5>/{white}<Enter>w")).sees("From round 1 on; re-pair its draft");
    desk.press("<Enter><F6>").sees("1 player joined or left since").sees("± ").sees("re-pairs round 1");
    desk.press("n").sees("no longer plays this round").press("p").sees("joined or left after the draft");
    assert_eq!(desk.app.depth(), 0, "what is out of date is not offered to be published");
    desk.press("r").sees_not("±");
    assert_eq!(desk.place(1, white), RoundPlace::Bye(Bye::ABSENT));

    // The arbiter may decide otherwise, and players who arrive now play in the draft too.
    let (white, _) = desk.board(1, 2);
    desk.press(&format!("<F5>/{white}<Enter>w<Down><Enter><F6>")).sees_not("±");
    desk.press("<F5>aNew, Player").sees("plays from round 1").press("<Enter><Esc><F6>").sees("±");
    desk.press("rpP");
    assert_eq!(desk.event().state(RoundNo(1)), RoundState::Published);
}

#[test]
fn the_past_is_only_looked_at() {
    let mut desk = Desk::open(Language::English);
    desk.press("r");
    let step = desk.app.context().step;
    desk.press("p");
    desk.press("P<F6>").app.update(Message::Step(HistoryMove::Look(Some(step))));
    desk.sees("draft").press("<Home>,t,wxp ").sees_not("· 1 manual");
    assert_eq!(desk.app.depth(), 0, "nothing is asked about the past");
    desk.press("e").sees("(E.5)");
}

#[test]
fn a_player_is_found_by_name_or_number() {
    let mut desk = Desk::open(Language::Turkish);
    desk.press("r/rahi").sees(">    8   16 ›RAHİME").press("<Enter>/3<Enter>").sees(">    3    3 ›MEHMET");
}

#[test]
fn players_found_by_name_are_marked_and_swapped_with_any_colours() {
    let mut desk = Desk::open(Language::Turkish);
    desk.press("r");
    let ((_, black), (white, _)) = (desk.board(1, 1), desk.board(1, 3));
    desk.press(&format!("/{black}<Enter> /{white}<Enter>"));
    desk.press("s");
    assert_eq!((desk.board(1, 1).1, desk.board(1, 3).0), (white, black), "Black of one, White of another");
    desk.press(&format!("/{black}<Enter><Down>k "));
    let other = desk.board(1, 3).0;
    assert_eq!(other, black);
    desk.sees(&format!("*{}", desk.app.context().name(PlayerId(other))));
}

#[test]
fn a_second_slash_starts_a_new_search() {
    let mut desk = Desk::open(Language::Turkish);
    desk.press("r/rahi/mehm").sees(">    3    3 ›MEHMET");
}

#[test]
fn a_no_show_loses_by_forfeit_and_is_not_withdrawn_without_a_question() {
    let mut desk = Desk::open(Language::English);
    let white = desk.press("rpP<F6>").board(1, 1).0;
    desk.press("<Home>a<Enter>").sees("> no substitute:").press("<Enter>");
    let result = desk.event().round(RoundNo(1)).unwrap().result(BoardNo(1));
    assert_eq!(result, Some(GameResult::Forfeit(Forfeit::ToBlack)));
    desk.app.update(Message::Step(HistoryMove::Undo));
    desk.played(1, &[GameResult::Forfeit(Forfeit::ToBlack)])
        .press("<Right>r")
        .sees("No-shows of the previous round");
    desk.press("<Enter>").sees("draft");
    assert_eq!(desk.event().player(PlayerId(white)).unwrap().withdrawn(), None);
    desk.press("pP<F6>")
        .app
        .update(Message::Do(Command::UndoRound { round: RoundNo(2), reason: "paired too early".to_owned() }));
    desk.press("r").sees_not("No-shows of the previous round").sees("draft");
}

#[test]
fn a_published_pairing_leaves_the_wall_only_after_a_capital_letter() {
    let mut desk = Desk::open(Language::English);
    desk.press("rpP<F6>u").sees("Unpublish round 1?").press("u<Esc>");
    assert_eq!(desk.event().state(RoundNo(1)), RoundState::Published);
    desk.press("uX");
    assert_eq!(desk.event().state(RoundNo(1)), RoundState::Draft);
}

#[test]
fn virtual_points_follow_the_points_and_make_no_scores_unequal() {
    let mut desk = Desk::open(Language::English);
    let acceleration = hakem_engine::tournament::Acceleration::Baku;
    let settings = hakem_engine::tournament::Settings { acceleration, ..desk.event().settings().clone() };
    desk.app.update(Message::Do(Command::Announce(Box::new(settings))));
    desk.press("r").sees("0+1");
    assert!(!desk.screen(80, 24).contains('≠'), "{}", desk.screen(80, 24));
    desk.press("pP<F6><F7>");
    desk.sees("0+1");
}

#[test]
fn a_board_is_fixed_the_others_are_paired_beside_it_and_one_reason_answers_for_all_of_it() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("r");
    let (drawn, others) = (desk.board(2, 1), desk.board(2, 2));
    // The winner of board 1 against the loser of board 5, fixed; the others are re-paired.
    desk.press("<Home> <Down><Down><Down><Down>s<Home>,f").sees("fixed by the arbiter").sees("1 fixed");
    let by_hand = desk.board(2, 1);
    assert_ne!(by_hand, drawn);
    desk.press("r").sees("Round 2: cost of the fixed pairings").sees("The rules alone would pair:");
    desk.sees("Cost:").press("<Esc>").sees_not("manual changes");
    let fixed = Meeting { white: PlayerId(by_hand.0), black: PlayerId(by_hand.1) };
    let round = desk.event().round(RoundNo(2)).unwrap();
    assert_eq!(round.ruling().unwrap().fixed, [fixed]);
    assert_eq!(round.boards().iter().filter(|board| board.by_hand).count(), 1, "only the fixed one");
    let at = 1 + round.boards().iter().position(|board| board.meeting == fixed).unwrap();
    // The explanation also includes the cost.
    desk.press(&format!("{at}<Enter>e"))
        .sees("Fixed by the arbiter")
        .sees("The rules alone would pair:")
        .press("<Esc>");

    // Publishing requires one reason, and shows the differences.
    desk.press("p").sees("Differs from the pairing by the rules:").sees("The rules would pair:");
    desk.press("<Enter>")
        .sees("A reason is required")
        .press("family of the sponsor<Enter>")
        .sees("Publish round 2?");
    desk.press("P<F6>");
    assert_eq!(desk.event().state(RoundNo(2)), RoundState::Published);
    desk.press("L").sees("Reason: family of the sponsor").press("<F6>uX");
    // Back in the draft: after release, it is paired as before.
    desk.press(&format!("{at}<Enter>,f")).sees("released").press("r");
    assert_eq!((desk.board(2, 1), desk.board(2, 2)), (drawn, others));
    desk.press("p").sees("Publish round 2?").sees_not("Different from");
}

#[test]
fn a_draft_can_be_seen_beside_what_it_was_before_with_changed_boards_marked() {
    let mut desk = Desk::open(Language::English);
    desk.press("r,w<Down>,w").press(",c").sees("pairing by the rules");
    desk.sees("2 Draft of round 1: colours of board 1 swapped");
    desk.press("<Enter>").sees("current pairing by the rules").sees("» 1: GÜL – SALİH » 1: SALİH – GÜL");
    desk.sees("not in the other pairing: 2 boards").press("<Esc>");
    // The draft before the second edit differs on one board.
    desk.press(",c2").sees("» 2: ERTAN – EMEL » 2: EMEL – ERTAN").sees("not in the other pairing: one board");
}

#[test]
fn boards_are_put_back_into_the_order_of_the_system_by_one_key() {
    let mut desk = Desk::open(Language::English);
    desk.after_round_1().press("r");
    let order = |desk: &Desk| (1..=8).map(|board| desk.board(2, board)).collect::<Vec<_>>();
    let drawn = order(&desk);
    desk.press(",O").sees("The boards are already in the order");
    // Two players of different scoregroups are swapped and swapped back: the boards keep their numbers.
    desk.press("<Home> <End><Up><Up>s");
    let edited = order(&desk);
    desk.press(",O");
    let sorted = order(&desk);
    assert_ne!(sorted, edited, "a board with another score has another place");
    let together = |boards: &[(u32, u32)]| boards.iter().copied().collect::<std::collections::BTreeSet<_>>();
    assert_eq!(together(&sorted), together(&edited), "nobody meets anybody else");
    desk.press("uu");
    assert_eq!(order(&desk), drawn);
}

#[test]
fn the_opponents_of_two_absent_players_are_paired_with_each_other_and_one_undo_takes_it_back() {
    let mut desk = Desk::open(Language::English);
    desk.press("rpP<F6>");
    let [first, second] = [1, 2].map(|board| desk.board(1, board));
    // White of board 1 is absent: forfeit first. Then White of board 2; the winner of board 1 waits.
    desk.press("<Home>a<Enter><Enter><Down>a<Enter>").sees("> no substitute:").press("<Down>");
    desk.sees(&format!("> {}", called(&desk, first.1))).sees("is absent too (board 1)");
    desk.press("<Enter>").sees("Which rule allows the change?").press("4both agree<Enter>").press("R");
    let round = desk.event().round(RoundNo(1)).unwrap();
    assert_eq!((round.boards().len(), round.result(BoardNo(1))), (7, None));
    let waiting = round.board(BoardNo(1)).unwrap().meeting;
    assert!(waiting.has(PlayerId(first.1)) && waiting.has(PlayerId(second.1)));
    let absent = RoundPlace::Bye(Bye::ABSENT);
    assert_eq!((desk.place(1, first.0), desk.place(1, second.0)), (absent, absent));
    desk.press("L").sees("GÜL – ERTAN instead of").press("<F6>u");
    assert_eq!((desk.board(1, 1), desk.board(1, 2)), (first, second));
    // Before the next round both are listed, as players who lost by forfeit.
    desk.press("U").played(1, &[]).press("<Right>r").sees("No-shows of the previous round");
    let [one, other] = [first.0, second.0].map(|player| called(&desk, player));
    desk.sees(&one).sees(&other).press("<Esc><Left>");
    for _ in 0..8 {
        desk.app.update(Message::Step(HistoryMove::Undo));
    }
    assert_eq!((desk.board(1, 1), desk.board(1, 2)), (first, second));
    // If both games are already forfeit, only the same options are offered.
    desk.press("<Home><Down>a<Enter><Enter>a").sees("is absent too").sees_not("> no substitute");
    desk.press("<Esc><Down>a<Enter><Esc>").sees_not("Substitute for");
}

/// Returns the name of a player of the sample as an arbiter uses it.
fn called(desk: &Desk, player: u32) -> String {
    let cx = desk.app.context();
    format!("{} {}", cx.number_text(PlayerId(player)), cx.name(PlayerId(player)))
}

#[test]
fn another_pairing_beside_is_scrolled_to_its_end_and_no_further() {
    let mut console = Console::with_event(Language::English);
    let names: Vec<String> = (1..=60).map(|number| format!("Player {number}")).collect();
    console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("<F6> <Down> s,c<Enter>");
    let first = console.screen();
    console.press("<Down>");
    assert_ne!(console.screen(), first);
    console.press("<End>");
    let last = console.screen();
    assert!(last.contains("not in the other pairing"), "{last}");
    console.press("<Down>");
    assert_eq!(console.screen(), last);
    console.press("<Up>");
    assert_ne!(console.screen(), last, "one key leaves the end");
}

#[test]
fn p_pairs_a_round_that_is_not_paired_and_then_publishes_it() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Deniz"]);
    console.press("<F6>dr2");
    assert_eq!(console.app.context().snapshot.state(RoundNo(1)), RoundState::Draft);
    console.press("p");
    console.shows("Publish round 1?");
    console.press("P");
    assert_eq!(console.app.context().snapshot.state(RoundNo(1)), RoundState::Published);
}

#[test]
fn the_explanation_of_a_published_board_leads_to_the_certificate_of_its_round() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Deniz", "Elif"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r2<Home>e");
    console.shows("why not?");
    console.hides("c certificate");
    console.press("<Esc>pP<F6><Home>e");
    console.shows("certificate");
    console.press("c");
    for told in ["Certificate of round 1", "the verifier accepts", "hakem certificate 1", "bye 5"] {
        console.shows(told);
    }
    console.press("<Esc>");
    console.shows("why not?");
    // The sample is paired by an earlier edition.
    let mut desk = Desk::open(Language::English);
    desk.press("rpP<F6><Home>ec").sees("system dutch-2009");
}
