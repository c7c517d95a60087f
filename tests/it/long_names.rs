//! Long names of players and teams in tables, panels and titles that have the space for them.

use super::console::Console;
use super::formats;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{PlayerId, RoundNo};

const TEAMS: [&str; 4] = [
    "Schachfreunde Brackel 1930 Dortmund",
    "Beşiktaş Jimnastik Kulübü Satranç",
    "Tatran Litovel Šachový oddíl",
    "Club d’Échecs de Clichy-la-Garenne",
];

fn teams() -> Console {
    let mut console = formats::event(Language::English, "team-swiss-2026", 8);
    for (name, first) in TEAMS.iter().zip([1, 3, 5, 7]) {
        formats::team(&mut console, name, &[first, first + 1]);
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r2pP");
    console
}

#[test]
fn the_table_of_matches_keeps_long_names_of_teams_on_one_line() {
    let mut console = teams();
    console.press("<F7>t");
    let screen = console.screen_of(120, 40);
    for name in TEAMS {
        assert!(screen.contains(name), "{name}\n{screen}");
    }
}

#[test]
fn the_panel_of_a_match_names_both_sides_whole() {
    let mut console = formats::event(Language::English, "team-knockout", 8);
    for (name, first) in TEAMS.iter().zip([1, 3, 5, 7]) {
        formats::team(&mut console, name, &[first, first + 1]);
    }
    console.press("<F6>rpP<F8>");
    for width in [120, 128, 150] {
        let screen = console.screen_of(width, 40);
        let panel = screen.lines().filter_map(|line| line.rsplit_once('│')).map(|(_, line)| line.trim());
        // Names are broken at blanks and hyphens.
        let joined = |text: &str| text.replace(' ', "");
        let panel = joined(&panel.collect::<String>());
        let found = TEAMS.iter().filter(|name| panel.contains(&joined(name))).count();
        assert_eq!(found, 2, "{width}\n{screen}");
    }
}

#[test]
fn a_required_list_cuts_neither_its_title_nor_the_name_of_a_player_who_left() {
    let mut console = formats::event(Language::English, "dutch-2026", 0);
    console.register(&[
        "Papadopoulos-Karavassilis, Panagiotis",
        "Wolfeschlegelsteinhausen, Maximilian",
        "Ak, Ayşe",
        "Boz, Berk",
    ]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r2pP<F7>1");
    console.does(Command::Withdraw { id: PlayerId(1), from: RoundNo(2) });
    console.press("<F8>,l");
    let screen = console.screen_of(120, 40);
    assert!(screen.contains("× PAPADOPOULOS-KARAVASSILIS, PANAGIOTIS"), "{screen}");
    assert!(!screen.lines().nth(2).unwrap_or_default().contains('…'), "{screen}");
}
