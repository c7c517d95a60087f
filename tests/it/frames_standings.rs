//! The standings pane: ranking, lots, prizes, filters and required lists.

use crate::console::Console;
use hakem::desk::{FileRequest, Message, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    BoardNo, GameResult, Lot, Money, Outcome, Player, PlayerId, RoundNo, Settings, Sex, TieBreakId,
    TieBreakRules,
};

/// Four players after one round: two on 1, two on 0, ranked by these tie-breaks.
pub fn played(language: Language, tie_breaks: &[&str]) -> Console {
    played_so(language, tie_breaks, [Outcome::WhiteWins; 2])
}

/// Four players after one round with these results of 1 – 3 and 4 – 2.
fn played_so(language: Language, tie_breaks: &[&str], outcomes: [Outcome; 2]) -> Console {
    let mut console = Console::with_event(language);
    let settings = Settings {
        tie_breaks: tie_breaks.iter().map(|code| TieBreakId::new(code)).collect(),
        tie_break_rules: TieBreakRules::Booklet,
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    console.register(&["Ak Ayşe", "Boz Berk", "Can Cem", "Dağ Duru"]);
    console.publish_round_1(&[(1, 3), (4, 2)]);
    for (board, outcome) in [1, 2].map(BoardNo).into_iter().zip(outcomes) {
        let result = GameResult::Played(outcome);
        console.does(Command::EnterResult { round: RoundNo(1), board, result });
    }
    console.press("<F8>");
    console
}

/// Returns the names in the order of the screen.
fn ranked(console: &Console) -> Vec<String> {
    let names = ["AYŞE", "BERK", "CEM", "DURU"];
    // The games of all players are below the ranking, in the same order.
    let ranking = console
        .below_tabs()
        .lines()
        .take_while(|line| !line.is_empty())
        .map(str::to_owned)
        .collect::<Vec<_>>();
    let found = ranking.iter().filter_map(|line| names.iter().find(|name| line.contains(**name)));
    found.map(|name| (*name).to_owned()).collect()
}

#[test]
fn lots_are_drawn_once_after_a_question_and_rank_those_still_equal() {
    let mut console = played(Language::Turkish, &["LOT"]);
    console.shows("1-2");
    console.press("dd");
    console.shows("Kura çekilsin mi?");
    console.press("dD");
    console.hides("1-2");
    let order = ranked(&console);
    let lot = |console: &Console, player| console.app.context().snapshot.lot(PlayerId(player));
    let drawn = [1, 2, 3, 4].map(|player| lot(&console, player));
    assert!(drawn.iter().all(Option::is_some));
    console.press("L");
    console.shows("4 oyuncu için kura çekildi (tohum 1992)");
    console.press("<F8>");
    console.press("d");
    console.shows("Herkesin kura numarası var");
    console.hides("oyuncu için kura çek");
    console.press("uU");
    assert_eq!([1, 2, 3, 4].map(|player| lot(&console, player)), drawn, "undone and done again");
    assert_eq!(ranked(&console), order);
}

#[test]
fn a_lot_drawn_manually_is_entered_for_the_player_under_the_cursor() {
    let mut console = played(Language::English, &["LOT"]);
    console.press("<Down>de0<Enter>");
    console.shows("0 is not a lot number. Enter 1 to 9999.");
    console.press("<Backspace>3<Enter>");
    assert_eq!(console.app.context().snapshot.lot(PlayerId(4)), Lot::new(3).ok());
    console.press("<Home>de3<Enter>");
    console.shows("Lot 3 was drawn by DAĞ DURU. Enter another number.");
    console.press("<Backspace>8<Enter>");
    assert_eq!(ranked(&console)[..2], ["DURU", "AYŞE"]);
    console.press("<Home>d");
    console.hides("Enter the lot number of");
    console.shows("Draw lots for the 2 players without a lot");
    console.press("<Esc>L");
    console.shows("Lots entered: DAĞ DURU 3");
}

#[test]
fn data_missing_for_tie_breaks_are_reported_in_the_standings() {
    let mut console = played(Language::English, &["SB", "LOT"]);
    console.shows("Standings after round 1; ! one note on the tie-breaks (,w)");
    console.press(",w");
    console.shows("no lot for LOT. Draw lots.");
    console.press("<Esc>ddD");
    console.hides("(,w)");
    console.press(",w");
    console.shows("All tie-breaks of the list have values.");
}

#[test]
fn a_screen_with_the_games_below_the_ranking_has_one_cursor() {
    let mut console = played(Language::English, &[]);
    let before_names = |console: &Console| {
        let screen = console.screen_of(170, 40);
        // Left of the panels.
        let tables = screen.lines().map(|line| line.split('│').next().unwrap_or(line));
        let is_of_player =
            |line: &&str| ["AYŞE", "BERK", "CEM", "DURU"].iter().any(|name| line.contains(name));
        tables.filter(is_of_player).filter_map(|line| line.chars().next()).collect::<String>()
    };
    console.press("<Down>");
    assert_eq!(before_names(&console), " >      ", "{}", console.screen_of(170, 40));
    console.press(";");
    assert_eq!(before_names(&console).matches(' ').count(), 4, "{}", console.screen_of(170, 40));
}

#[test]
fn direct_encounters_are_bracketed_and_what_decided_is_marked() {
    let outcomes = [Outcome::Draw, Outcome::WhiteWins];
    let mut console = played_so(Language::English, &["DE", "LOT"], outcomes);
    console.press("ddD<Home>");
    insta::assert_snapshot!(console.below_tabs());
}

/// Adds prizes through the forms: general ones in whole lira, and one for women.
pub(super) fn with_prizes(language: Language) -> Console {
    let mut console = played(language, &["LOT"]);
    console.press("ddD");
    let women = [1, 3].map(PlayerId);
    for id in women {
        let player = console.app.context().snapshot.player(id).unwrap().player.clone();
        let player = Player { sex: Some(Sex::Female), ..player };
        console.does(Command::EditPlayer { id, player, reason: "list".to_owned() });
    }
    console.press(",p,s<Tab><Tab>TRY<Tab><Left><Left><Enter>");
    console.press("aGenel<Tab>1000 501 300<Enter>");
    console.press("aKadınlar<Tab>400 200<Tab><Right><Enter>");
    console
}

#[test]
fn amounts_are_read_back_while_they_are_typed_and_asked_about_where_they_can_be_read_two_ways() {
    let mut console = Console::with_event(Language::English);
    console.press("<F8>,p");
    console.press("aGeneral<Down>");
    console.shows("Separate amounts with spaces");
    console.press("500 300 200");
    console.shows("3 prizes: 500.00 · 300.00 · 200.00; total 1,000.00");
    console.press("<Esc><Esc>aGeneral<Down>100,50");
    console.shows("1 prize: 100.50; total 100.50");
    console.press("<Enter>");
    console.shows("prizes type “100.00 50.00”.");
    assert!(console.app.context().snapshot.prizes().groups.is_empty());
    console.press("<Enter>");
    assert_eq!(console.app.context().snapshot.prizes().groups[0].amounts, [Money(10_050)]);
    // Plain input raises no question.
    console.press("aSecond<Down>100 50<Enter>");
    assert_eq!(console.app.context().snapshot.prizes().groups[1].amounts, [Money(10_000), Money(5_000)]);
}

#[test]
fn prizes_are_entered_divided_and_explained() {
    let mut console = with_prizes(Language::Turkish);
    insta::assert_snapshot!("prizes", console.below_tabs());
    console.press("<Home><Down><Enter>");
    insta::assert_snapshot!("prizes_working", console.below_tabs());
    console.press("<Esc><Home><Enter><Tab><Backspace><Backspace><Backspace>900<Enter>");
    console.shows("“Genel” ödülleri eksik");
    console.press("<Esc><Esc>,s<Right><Enter>");
    console.shows("876 TRY");
    console.shows("625 TRY");
    console.press("<End>x");
    console.hides("Kadınlar");
    console.press("u");
    console.shows("Kadınlar");
    console.press("<Esc>");
    console.shows("1. turdan sonra sıralama");
    console.press("L");
    console.shows("Ödüller belirlendi: Genel 1.801 TRY, Kadınlar 600");
}

#[test]
fn the_amounts_proposed_by_a_form_are_read_as_they_were() {
    for language in Language::ALL {
        let mut console = with_prizes(language);
        let amounts = |console: &Console| console.app.context().snapshot.prizes().groups[0].amounts.clone();
        let before = amounts(&console);
        console.press("<Home><Enter><Tab><End> 50<Enter>");
        let added = [before, vec![Money(50)]].concat();
        assert_eq!(amounts(&console), added, "{language:?}\n{}", console.screen());
    }
}

#[test]
fn a_wide_screen_lists_players_who_can_still_win_a_prize() {
    for language in Language::ALL {
        let mut console = crate::review::console(language);
        console.press("<F8>,paBest<Tab>500 300 200<Enter><Home>");
        let screen = console.screen_of(130, 30);
        insta::assert_snapshot!(format!("race_{}", language.code()), screen);
    }
}

#[test]
fn a_special_prize_is_given_by_the_arbiter_and_takes_no_other_away() {
    let mut console = with_prizes(Language::English);
    console.press(",bBest game<Tab><Enter>");
    console.shows("The prize is empty. Enter an amount or a non-cash prize.");
    console.press("50 20<Enter>");
    console.shows("A special prize has one amount. Enter one amount, or leave the field empty.");
    console.press("<Backspace><Backspace><Backspace><Tab>a book<Enter>");
    console.shows("▪ Best game (a book)");
    console.shows("not awarded yet");
    let awards = |console: &Console| console.app.context().awards(RoundNo(1));
    let given = awards(&console);
    console.press("<End><Enter><Up>Ayşe<Enter>");
    console.hides("not awarded yet");
    insta::assert_snapshot!(console.below_tabs());
    assert_eq!(awards(&console), given);
    console.press("L");
    assert!(console.screen_of(200, 30).contains("Best game 50 TRY a book (AK AYŞE)"));
    console.press("<F8>,p<End>x");
    console.hides("Best game");
    console.press("u");
    console.shows("Best game");
}

#[test]
fn a_filter_shows_a_category_with_its_own_places() {
    let mut console = with_prizes(Language::English);
    console.press("<Esc>,f<Down><Enter>");
    assert_eq!(ranked(&console), ["AYŞE", "CEM"]);
    insta::assert_snapshot!(console.below_tabs());
    console.press(",f<End><Enter><Right><Enter>");
    assert_eq!(ranked(&console), Vec::<String>::new(), "nobody is a man here: sex is not told");
    console.shows("[men]");
    console.press(",k");
    console.shows("[Kadınlar]");
    console.press(",k");
    console.shows("[all players]");
    assert_eq!(ranked(&console).len(), 4);
    console.press(",K");
    assert_eq!(ranked(&console), ["AYŞE", "CEM"]);
}

#[test]
fn announced_lists_follow_one_another() {
    let mut console = played(Language::English, &["TPN"]);
    console.press(",l");
    console.shows("Adjusted score after round 1");
    console.press(",l");
    console.shows("Average rating of opponents after round 1");
    console.press(",l");
    console.shows("Standings after round 1");
}

#[test]
fn esc_leads_back_to_the_ranking_from_every_other_view() {
    let mut console = played(Language::English, &["BH"]);
    for view in [",c", ",l", ",p", ",l,l"] {
        console.press(view);
        console.shows("Esc Standings");
        console.hides("Standings after round 1");
        console.press("<Esc>");
        console.shows("Standings after round 1");
    }
}

#[test]
fn the_crosstable_scrolls_its_rounds_and_keeps_names_and_points() {
    let mut console = played(Language::Czech, &["BH"]);
    console.press(",co");
    insta::assert_snapshot!(console.below_tabs());
}

#[test]
fn the_card_shows_the_rounds_and_the_working_of_every_tie_break() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    let settings = Settings {
        tie_breaks: ["SB", "TPR", "AROC1"].map(TieBreakId::new).to_vec(),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    for (round, results) in [(1, "10155511"), (2, "55100110")] {
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(round))));
        console.press("pP");
        console.press("<F7>");
        console.press(results);
    }
    console.press("<F8>");
    console.press("<Enter>");
    insta::assert_snapshot!(console.screen_of(100, 40));
}

#[test]
fn an_empty_prize_list_offers_only_what_adds_to_it() {
    let mut console = Console::with_event(Language::English);
    console.press("<F8>,p");
    console.shows("a add prizes");
    console.hides("Enter calculation / edit");
    console.press("<Enter>");
    assert_eq!(console.app.depth(), 0, "{}", console.screen());
    console.press("x");
    console.shows("x (remove) is not available now: The list has no prizes yet.");
    console.press("aFirst<Tab>100<Enter>");
    console.shows("Enter calculation / edit");
}

#[test]
fn lots_are_offered_only_if_a_tie_break_uses_them() {
    let lots = |tie_breaks: &[&str]| {
        let console = played(Language::English, tie_breaks);
        console.app.keys().iter().any(|(_, label)| *label == "standings-lots")
    };
    assert_eq!([lots(&["LOT"]), lots(&["SB", "ENT"]), lots(&["SB", "BH"])], [true, true, false]);
}
