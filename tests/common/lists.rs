//! Rating lists generated from a seed, in the formats of federations. No player in them is real.

use crate::dice::Dice;
use std::fmt::Write;

const FAMILIES: [&str; 24] = [
    "Ak",
    "Bal",
    "Çınar",
    "Duru",
    "Ege",
    "Gök",
    "Işık",
    "Kaya",
    "Öğün",
    "Şen",
    "Novák",
    "Černík",
    "Dvořáček",
    "Horák",
    "Žižka",
    "Smith",
    "Brown",
    "Lopez",
    "Rossi",
    "Weber",
    "Ivanov",
    "Kowal",
    "Nagy",
    "Silva",
];
const ENDINGS: [&str; 16] = [
    "", "er", "oğlu", "can", "gil", "man", "ova", "ek", "son", "ini", "bauer", "ić", "ak", "ez", "sen", "tal",
];
const GIVEN: [&str; 20] = [
    "Ada", "Can", "Ece", "İnci", "Şükrü", "Mert", "Jan", "Petr", "Eva", "Jiří", "Ann", "Ben", "Carla",
    "Dora", "Emil", "Fay", "Gil", "Hana", "Ian", "Joy",
];
const FEDERATIONS: [&str; 8] = ["TUR", "CZE", "ENG", "ESP", "ITA", "GER", "POL", "HUN"];
const TITLES: [&str; 6] = ["GM", "IM", "FM", "CM", "WGM", "WFM"];

/// A player of a generated list.
#[derive(Clone, Debug)]
pub struct Made {
    pub id: u64,
    pub name: String,
    pub federation: &'static str,
    pub title: &'static str,
    pub sex: char,
    /// Standard, rapid, blitz; 0 if unrated.
    pub ratings: [u16; 3],
    pub born: u16,
}

/// Generates a list of this many players, the same for the same seed.
pub fn made(players: usize, seed: u64) -> impl Iterator<Item = Made> {
    let mut dice = Dice(seed);
    (0..players as u64).map(move |place| {
        let family = FAMILIES[dice.roll(FAMILIES.len())];
        let ending = ENDINGS[dice.roll(ENDINGS.len())];
        // Invented syllables make as many different names as a world list has.
        let own = ["", "a", "e", "li", "ro", "ta", "ni", "so"][dice.roll(8)];
        let given = GIVEN[dice.roll(GIVEN.len())];
        let second =
            if dice.comes_up(30) { format!(" {}", GIVEN[dice.roll(GIVEN.len())]) } else { String::new() };
        let rating = |dice: &mut Dice, chance| match dice.comes_up(chance) {
            true => 1400 + u16::try_from(dice.roll(600) + dice.roll(600)).expect("it is small"),
            false => 0,
        };
        let title = if dice.comes_up(3) { TITLES[dice.roll(TITLES.len())] } else { "" };
        Made {
            id: 1_000_001 + place * 7,
            name: format!("{family}{own}{ending}, {given}{second}"),
            federation: FEDERATIONS[dice.roll(FEDERATIONS.len())],
            title,
            sex: if title.starts_with('W') || dice.comes_up(15) { 'F' } else { 'M' },
            ratings: [rating(&mut dice, 60), rating(&mut dice, 40), rating(&mut dice, 30)],
            born: u16::try_from(1940 + dice.roll(75)).expect("it is small"),
        }
    })
}

/// The head line of FIDE's combined list as text.
pub const COMBINED: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// The head line of a single list as text.
pub const SINGLE: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag";

pub fn combined_line(player: &Made) -> String {
    let (title, womens) = if player.title.starts_with('W') { ("", player.title) } else { (player.title, "") };
    let [standard, rapid, blitz] = player.ratings.map(|rating| match rating {
        0 => String::new(),
        points => points.to_string(),
    });
    format!(
        "{:<15}{:<61}{:<4}{:<4}{title:<5}{womens:<5}{:<15}{:<4}{standard:<6}{:<4}{:<3}{rapid:<6}{:<4}{:<3}{blitz:<6}{:<4}{:<3}{:<6}{:<4}",
        player.id, player.name, player.federation, player.sex, "", "", 0, 20, 0, 20, 0, 20, player.born, ""
    )
}

/// Returns a line of a single list with the rating at a place of [`Made::ratings`].
pub fn single_line(player: &Made, kind: usize) -> String {
    format!(
        "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{:<4}",
        player.id,
        player.name,
        player.federation,
        player.sex,
        player.title,
        "",
        "",
        "",
        player.ratings[kind],
        0,
        20,
        player.born,
        ""
    )
}

/// Returns FIDE's combined list as text.
pub fn combined(players: impl Iterator<Item = Made>) -> String {
    let mut text = format!("{COMBINED}\r\n");
    players.for_each(|player| text.extend([&combined_line(&player), "\r\n"]));
    text
}

/// Returns FIDE's combined list as XML.
pub fn xml(players: impl Iterator<Item = Made>) -> String {
    let mut text = String::from("<?xml version=\"1.0\"?>\n<playerslist>\n");
    for player in players {
        let Made { id, name, federation, title, sex, ratings: [standard, rapid, blitz], born } = player;
        let _infallible = write!(
            text,
            "<player>\n<fideid>{id}</fideid>\n<name>{name}</name>\n<country>{federation}</country>\n<sex>{sex}</sex>\n\
             <title>{title}</title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n\
             <rating>{standard}</rating>\n<games>0</games>\n<k>20</k>\n\
             <rapid_rating>{rapid}</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n\
             <blitz_rating>{blitz}</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n\
             <birthday>{born}</birthday>\n<flag></flag>\n</player>\n"
        );
    }
    text.push_str("</playerslist>\n");
    text
}
