//! Writing of an event as the two files.

use super::pairings::{BYE, HEAD, points};
use crate::exchange::{WriteOptions, to_ascii};
use crate::i18n::{Texts, digits};
use hakem_engine::tournament::{
    Bye, GameResult, Meeting, Name, Outcome, PartialDate, Player, PlayerId, Round, RoundNo, RoundPlace, Sex,
    Snapshot, Stage, Title,
};
use hakem_engine::trf;
use std::collections::{HashMap, HashSet};

/// Headings of the players. The number of tie-breaks is that of an event in Swiss-Manager; six are usual.
const PLAYERS: &str = "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;\
                       Quelle;Pkt;Wtg1;Wtg2;Wtg3;Wtg4;Wtg5;Wtg6;Rang;Nachname;Vorname;Atitel";

const END: &str = "\r\n";

pub fn players(event: &Snapshot, how: &WriteOptions) -> String {
    let mut text = format!("{PLAYERS}{END}");
    let report = trf::from_snapshot(event);
    // The report shows late corrections for the rating report only; points follow the results that count.
    let scores = event.scores(published(event).count());
    for (id, ranked) in trf::players_in_order(event).iter().zip(&report.players) {
        let Some(known) = event.player(*id) else { continue };
        let points = scores.get(id.index()).copied().unwrap_or_default();
        let score = digits(points).trim_end_matches(".0").replace('.', ",");
        let rank = ranked.details.rank.map(|rank| rank.to_string()).unwrap_or_default();
        text.push_str(&line(
            cells(&how.audience.player(&known.player), ranked.number.to_string(), score, rank),
            how,
        ));
    }
    text
}

fn cells(player: &Player, number: String, score: String, rank: String) -> [String; 26] {
    let name = player.name.as_str();
    let (family, given) =
        name.split_once(',').map_or((name, ""), |(family, given)| (family.trim(), given.trim()));
    let whole = format!("{family} {given}").trim().to_owned();
    let or_zero = |number: Option<String>| number.unwrap_or_else(|| "0".to_owned());
    let text = |name: &Option<Name>| name.as_ref().map(ToString::to_string).unwrap_or_default();
    let none = String::new;
    [
        number,
        whole,
        player.title.map_or("", Title::letters).to_owned(),
        player.licence.map(|licence| licence.to_string()).unwrap_or_default(),
        or_zero(player.national_rating.map(|rating| rating.to_string())),
        or_zero(player.rating.map(|rating| rating.to_string())),
        player.born.map(day).unwrap_or_default(),
        text(&player.federation),
        player.sex.map_or("", |sex| if sex == Sex::Female { "W" } else { "M" }).to_owned(),
        none(),
        none(),
        "0".to_owned(),
        text(&player.club),
        or_zero(player.fide_id.map(|id| id.to_string())),
        none(),
        score,
        none(),
        none(),
        none(),
        none(),
        none(),
        none(),
        rank,
        family.to_owned(),
        given.to_owned(),
        none(),
    ]
}

/// Formats a day as day, month and year, with 00 for unknown parts.
fn day(day: PartialDate) -> String {
    format!("{:02}.{:02}.{:04}", day.day().unwrap_or(0), day.month().unwrap_or(0), day.year())
}

/// Writes the file of pairings: the boards of published rounds, or of one of them, then the byes.
pub fn pairings(event: &Snapshot, how: &WriteOptions) -> String {
    let mut text = line(HEAD.map(ToOwned::to_owned), how);
    let order = trf::players_in_order(event);
    let numbers: HashMap<PlayerId, usize> = order.iter().copied().zip(1..).collect();
    let number = |id: PlayerId| numbers.get(&id).map(usize::to_string).unwrap_or_default();
    for (round, paired) in published(event).filter(|(round, _)| how.round.is_none_or(|only| only == *round)) {
        let mut boards = 0;
        let mut is_open = false;
        let mut row = |board: usize, white: String, black: String, [one, other]: [&str; 2], mark: &str| {
            let none = || "0".to_owned();
            let both = format!("{one}:{other}{mark}");
            let cells = [
                round.to_string(),
                board.to_string(),
                none(),
                none(),
                white,
                black,
                one.to_owned(),
                other.to_owned(),
                mark.to_owned(),
                both,
                none(),
                String::new(),
                String::new(),
            ];
            text.push_str(&line(cells, how));
        };
        for (_, board, result) in paired.games() {
            boards += 1;
            is_open |= result.is_none();
            let (points, mark) = points(result);
            row(boards, number(board.meeting.white), number(board.meeting.black), points, mark);
        }
        let byes =
            order.iter().filter(|id| matches!(paired.place(**id), RoundPlace::Bye(Bye::PairingAllocated)));
        for (id, board) in byes.zip(boards + 1..) {
            let points = if is_open { ["0", "0"] } else { ["1", "1"] };
            row(board, number(*id), BYE.to_owned(), points, "");
        }
    }
    text
}

fn published(event: &Snapshot) -> impl Iterator<Item = (RoundNo, &Round)> {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(event.rounds().iter().map(|round| &**round));
    rounds.filter(|(_, round)| round.stage() == Stage::Published)
}

/// Joins cells, with separators in them replaced, because the files have no quotes. A comma in place of a separator
/// could split a name.
fn line<const COUNT: usize>(cells: [String; COUNT], how: &WriteOptions) -> String {
    let plain = |cell: String| {
        let cell = if how.is_ascii { to_ascii(&cell) } else { cell };
        let cell = cell.replace('"', "'").replace(|mark: char| mark == ';' || mark.is_control(), " ");
        cell.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    cells.map(plain).join(";") + END
}

/// Returns true if a player has several games in a round.
fn has_matches(round: &Round) -> bool {
    let mut seated = HashSet::new();
    round.games().any(|(_, board, _)| {
        let Meeting { white, black } = board.meeting;
        !seated.insert(white) || !seated.insert(black)
    })
}

/// Returns messages about data of an event that the two files cannot represent.
pub fn losses(event: &Snapshot, texts: &Texts) -> Vec<String> {
    let results = || published(event).flat_map(|(_, round)| round.games().filter_map(|(.., result)| result));
    let count = |is: fn(&GameResult) -> bool| results().filter(is).count();
    let byes = published(event)
        .flat_map(|(_, round)| round.places().iter())
        .filter(|place| matches!(place, RoundPlace::Bye(Bye::Requested(_))))
        .count();
    let open = count(|result| {
        matches!(
            result,
            GameResult::Adjourned
                | GameResult::Played(Outcome::BothLose)
                | GameResult::Unrated(Outcome::BothLose)
        )
    });
    let unrated = count(|result| matches!(result, GameResult::Unrated(_)));
    let told = [
        ("swiss-manager-loses-byes", byes),
        ("swiss-manager-loses-open", open),
        ("swiss-manager-loses-unrated", unrated),
        ("swiss-manager-loses-matches", published(event).filter(|(_, round)| has_matches(round)).count()),
        ("swiss-manager-loses-teams", event.teams().count()),
    ];
    let told = told.into_iter().filter(|(_, count)| *count > 0);
    std::iter::once(texts.get("swiss-manager-loses").into_owned())
        .chain(told.map(|(id, count)| texts.with(id, &[("count", count.into())])))
        .collect()
}
