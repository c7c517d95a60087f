//! From an event to a file.

use super::worth::Worth;
use super::{
    Cell, Code, Details, National, PlayerLine, PointTable, Prohibited, Record, RequestedByes, RoundRange,
    TrfFile, VirtualPoints, acceleration, encoded_type, system_id,
};
use crate::pairing::{numbering, system};
use crate::standings::standings;
use crate::tournament::{
    Acceleration, Bye, PairingNumber, Place, PlayerId, Points, Rating, Registration, RequestedBye, Round,
    RoundNo, Settings, Snapshot, Stage,
};
use std::collections::BTreeMap;

/// Makes the file of an event: its published rounds, and the byes announced for the next one. Ranks are
/// the places of the standings, shared places in order of pairing number.
#[must_use]
pub fn from_snapshot(snapshot: &Snapshot) -> TrfFile {
    let settings = snapshot.settings();
    let order = order(snapshot);
    let numbers = numbers(&order);
    let mut file = TrfFile {
        texts: texts(settings),
        rounds: Some(settings.rounds),
        initial_colour: settings.initial_colour,
        points: Some(PointTable {
            win: Some(settings.points.win),
            draw: Some(settings.points.draw),
            loss: Some(settings.points.loss),
            absence: Some(settings.points.absence),
            pairing_allocated_bye: Some(settings.points.pairing_allocated_bye),
            unknown: Some(settings.points.draw),
        }),
        ..TrfFile::default()
    };
    let published: Vec<&Round> = snapshot
        .rounds()
        .iter()
        .map(|round| &**round)
        .filter(|round| round.stage() == Stage::Published)
        .collect();
    file.players = order
        .iter()
        .zip(1..)
        .filter_map(|(&id, number)| {
            let registration = snapshot.player(id)?;
            let cells = published.iter().map(|round| cell(round, id, registration, &numbers)).collect();
            Some(player_line(PairingNumber(number), registration, settings, cells))
        })
        .collect();
    count(&mut file);
    rank(&mut file, snapshot, &order);
    file.requested_byes = requested_byes(snapshot, &order);
    file.prohibited = prohibited(settings, &numbers);
    file.virtual_points = virtual_points(&file, settings, &published, &numbers);
    let late = |(id, number): (&PlayerId, u16)| {
        let arrival = snapshot.player(*id)?.arrival;
        (arrival > RoundNo(1)).then(|| format!("{number}:{arrival}"))
    };
    let late: Vec<String> = order.iter().zip(1..).filter_map(late).collect();
    if !late.is_empty() {
        file.add_comment(&format!("hakem: late={}", late.join(",")));
    }
    let options: String = settings.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    if !options.is_empty() || system_id(&file).as_deref() != Some(settings.system.as_str()) {
        file.add_comment(&format!("hakem: system={}{options}", settings.system));
    }
    file
}

/// Returns the players in order of pairing number; those without one follow.
fn order(snapshot: &Snapshot) -> Vec<PlayerId> {
    let mut order = snapshot.numbering().to_vec();
    if order.is_empty()
        && let Some(system) = system(snapshot.settings().system.as_str())
    {
        order = numbering(snapshot, system, RoundNo(1));
    }
    let mut numbered = vec![false; snapshot.next_player().index()];
    for id in &order {
        if let Some(slot) = numbered.get_mut(id.index()) {
            *slot = true;
        }
    }
    let late =
        snapshot.players().map(|(id, _)| id).filter(|id| !numbered.get(id.index()).copied().unwrap_or(false));
    order.extend(late);
    order
}

/// Returns the pairing number of each player, player 1 first.
fn numbers(order: &[PlayerId]) -> Vec<PairingNumber> {
    let mut numbers = vec![PairingNumber(0); order.iter().map(|id| id.index() + 1).max().unwrap_or(0)];
    for (id, number) in order.iter().zip(1..) {
        if let Some(slot) = numbers.get_mut(id.index()) {
            *slot = PairingNumber(number);
        }
    }
    numbers
}

fn texts(settings: &Settings) -> BTreeMap<Record, String> {
    let tie_breaks = settings.tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let standings = if tie_breaks.is_empty() { "PTS".to_owned() } else { format!("PTS,{tie_breaks}") };
    let baku = settings.acceleration == Acceleration::Baku;
    let text = |name: &Option<_>| name.as_ref().map(ToString::to_string);
    let all = [
        (Record::Name, Some(settings.name.to_string())),
        (Record::City, text(&settings.place)),
        (Record::Federation, text(&settings.federation)),
        (Record::Start, settings.begins.map(|day| day.to_string())),
        (Record::End, settings.ends.map(|day| day.to_string())),
        (Record::Type, Some(format!("Individual: {}", settings.system))),
        (Record::ChiefArbiter, text(&settings.arbiter)),
        (Record::TimeControl, text(&settings.time_control)),
        (Record::Program, Some(concat!("hakem ", env!("CARGO_PKG_VERSION")).to_owned())),
        (Record::EncodedType, Some(encoded_type(settings.system.as_str(), baku))),
        (Record::TieBreaks, Some(tie_breaks)),
        (Record::Standings, Some(standings)),
    ];
    all.into_iter()
        .filter_map(|(record, text)| Some((record, text.filter(|text| !text.is_empty())?)))
        .collect()
}

/// Returns what a player's columns say of a round.
fn cell(round: &Round, id: PlayerId, registration: &Registration, numbers: &[PairingNumber]) -> Cell {
    match round.place(id) {
        Place::AtBoard(number, colour) => match round.board(number) {
            Some(board) => Cell::Game {
                opponent: numbers
                    .get(board.meeting.player(colour.other()).index())
                    .copied()
                    .unwrap_or(PairingNumber(0)),
                colour,
                code: round.result(number).map(|result| Code::of_result(result, colour)),
            },
            None => Cell::Alone(Code::ZeroPointBye),
        },
        Place::Bye(bye) => Cell::Alone(Code::of_bye(bye)),
        Place::Nowhere => Cell::Alone(Code::of_bye(Bye::Requested(registration.missed))),
        Place::Pool => Cell::Alone(Code::ZeroPointBye),
    }
}

fn player_line(
    number: PairingNumber,
    registration: &Registration,
    settings: &Settings,
    cells: Vec<Cell>,
) -> PlayerLine {
    let player = &registration.player;
    let details = Details {
        sex: player.sex,
        title: player.title.map_or_else(String::new, |title| title.letters().to_owned()),
        name: player.name.as_str().chars().take(33).collect::<String>().trim_end().to_owned(),
        rating: player.rating.map(Rating::get),
        federation: player
            .federation
            .as_ref()
            .map_or_else(String::new, |name| name.as_str().chars().take(3).collect()),
        id: player.fide_id.map_or_else(String::new, |id| id.to_string()),
        born: player.born.map_or_else(String::new, |day| day.to_string()),
        points: None,
        rank: None,
    };
    let mut national = Vec::new();
    if player.national_rating.is_some() || player.licence.is_some() {
        let codes = [settings.federation.as_ref(), player.federation.as_ref()].into_iter().flatten();
        let is_code = |code: &str| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
        let code = codes.map(|name| name.as_str()).find(|code| is_code(code)).unwrap_or("XXX");
        let rating = player.national_rating.map(Rating::get);
        let id = player.licence.map_or_else(String::new, |id| id.to_string());
        national.push(National {
            federation: code.to_owned(),
            details: Details { rating, id, ..details.clone() },
        });
    }
    PlayerLine { number, details, national, cells }
}

/// Fills in the numbers of players, and the points columns from the rounds.
fn count(file: &mut TrfFile) {
    let worth = Worth::of(file);
    for player in &mut file.players {
        let rounds = (1..=u8::MAX).map(RoundNo).zip(&player.cells);
        player.details.points =
            Some(rounds.map(|(round, &cell)| worth.of_cell(player.number, round, cell)).sum());
    }
    let rated = file.players.iter().filter(|player| player.details.rating.is_some()).count();
    file.texts.insert(Record::PlayerCount, file.players.len().to_string());
    file.texts.insert(Record::RatedCount, rated.to_string());
}

/// Writes the rank of each player after the last published round, also in his national line.
fn rank(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let after = snapshot.last_published().unwrap_or(RoundNo(0));
    let ranking = standings(snapshot, after, &snapshot.settings().tie_breaks);
    let mut ranks = vec![None; snapshot.next_player().index()];
    for (row, rank) in ranking.rows.iter().zip(1..) {
        if let Some(slot) = ranks.get_mut(row.player.index()) {
            *slot = Some(rank);
        }
    }
    let numbered: BTreeMap<PairingNumber, PlayerId> =
        (1..).map(PairingNumber).zip(order.iter().copied()).collect();
    for player in &mut file.players {
        let id = numbered.get(&player.number);
        let rank = id.and_then(|id| ranks.get(id.index()).copied().flatten());
        let points = player.details.points;
        for details in std::iter::once(&mut player.details)
            .chain(player.national.iter_mut().map(|line| &mut line.details))
        {
            details.points = points;
            details.rank = rank;
        }
    }
}

/// Returns the byes announced for the round after the last published one.
fn requested_byes(snapshot: &Snapshot, order: &[PlayerId]) -> Vec<RequestedByes> {
    let round = snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    if round > snapshot.settings().rounds {
        return Vec::new();
    }
    let kinds = [RequestedBye::HalfPoint, RequestedBye::FullPoint, RequestedBye::ZeroPoint];
    let records = kinds.map(|bye| {
        let away = |id: &PlayerId| {
            snapshot.player(*id).and_then(|registration| registration.away(round)) == Some(bye)
        };
        let players =
            order.iter().zip(1..).filter(|(id, _)| away(id)).map(|(_, number)| PairingNumber(number));
        RequestedByes { bye, round, players: players.collect() }
    });
    records.into_iter().filter(|record| !record.players.is_empty()).collect()
}

fn prohibited(settings: &Settings, numbers: &[PairingNumber]) -> Vec<Prohibited> {
    let number = |id: &PlayerId| numbers.get(id.index()).copied();
    let pairs = settings.forbidden.iter().map(|pair| Prohibited {
        rounds: RoundRange { first: pair.first, last: pair.last },
        players: pair.players.iter().filter_map(number).collect(),
    });
    pairs.collect()
}

/// Returns the records 250: those of the Baku acceleration, else one for each virtual value a paired round
/// had.
fn virtual_points(
    file: &TrfFile,
    settings: &Settings,
    published: &[&Round],
    numbers: &[PairingNumber],
) -> Vec<VirtualPoints> {
    if settings.acceleration == Acceleration::Baku {
        return acceleration::baku_records(file, settings.rounds, &settings.points);
    }
    let mut records = Vec::new();
    for (round, paired) in (1..=u8::MAX).map(RoundNo).zip(published) {
        let mut values: Vec<(PairingNumber, Points)> = paired
            .virtual_points
            .iter()
            .filter_map(|(id, points)| Some((numbers.get(id.index()).copied()?, *points)))
            .collect();
        values.sort_unstable();
        for run in values.chunk_by(|one, next| one.1 == next.1 && one.0.0 + 1 == next.0.0) {
            if let (Some(&(first, points)), Some(&(last, _))) = (run.first(), run.last()) {
                let rounds = RoundRange { first: round, last: round };
                records.push(VirtualPoints {
                    match_points: None,
                    game_points: Some(points),
                    rounds,
                    first,
                    last,
                });
            }
        }
    }
    records
}
