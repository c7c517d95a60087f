//! Conversion of an event into a file.

use super::acceleration;
use super::adjustments;
use super::columns::{ColumnsOfRound, TrfColumns, game_of, has_player};
use super::comment::{self, Word};
use super::floats;
use super::integrity;
use super::legs::{self, Numbers};
use super::numbers;
use super::play_offs;
use super::rating_corrections;
use super::result_points::Worth;
use super::round_records;
use super::stand_ins;
use super::system::{options_in_192, type_words};
use super::team_records;
use super::verbatim::{self, national_code};
use super::{
    Code, Details, National, PlayerLine, PointTable, Record, RoundCell, TrfFile, encoded_type, system_id,
};
use crate::pairing::{facts, facts_of, games_of, numbering, system, usual_tie_break_rules};
use crate::standings::standings;
use crate::tournament::{
    Acceleration, BoardNo, Bye, Colour, GameStage, Name, OptionValue, Options, OrderOfEquals, PairingNumber,
    PlayerId, PlayerMap, Points, Rating, RatingMethod, RatingTaken, RatingTieBreaks, Registration, Round,
    RoundNo, RoundPlace, Settings, Snapshot, Stage, SystemId, Team, TeamId, TimeOfDay, Unrated,
};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// Creates the file of an event: its published rounds, and the byes announced for the next one. Ranks are
/// those of the standings, shared ranks in order of pairing number. Content of the imported report is
/// written verbatim as long as it is valid.
pub fn from_snapshot(snapshot: &Snapshot) -> TrfFile {
    let (own, order) = own_file(snapshot);
    verbatim::stand(own, snapshot.settings(), &order)
}

/// Creates the file of an event without content of an imported report, and returns its players in order.
pub(super) fn own_file(snapshot: &Snapshot) -> (TrfFile, Vec<PlayerId>) {
    let settings = snapshot.settings();
    let order = players_in_order(snapshot);
    let seated = Numbers::new(snapshot, &order);
    let of_team = |&id: &TeamId| snapshot.team(id).into_iter().flat_map(Team::members);
    let order = stand_ins::in_order(snapshot, &order, seated.teams.iter().flat_map(of_team));
    let numbers = Numbers::new(snapshot, &order);
    let columns = TrfColumns::of(snapshot);
    let mut file = head(settings);
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
            let rounds = published.iter().zip(&columns.rounds);
            let bye = bye_beside(settings);
            let cells = rounds.flat_map(|(round, &of)| cells(round, of, id, registration, &numbers, bye));
            Some(player_line(PairingNumber(number), registration, settings, cells.collect()))
        })
        .collect();
    let code = |round: &Round, id, known: &Registration| cell(round, id, known, &numbers).code();
    file.abnormal_points = adjustments::to_players(snapshot, &order, &columns, &Worth::of(&file), code);
    file.uncoloured = uncoloured(snapshot, &numbers, &columns);
    count(&mut file);
    rank(&mut file, snapshot, &order);
    file.requested_byes = round_records::requested_byes(snapshot, &order);
    file.prohibited = round_records::prohibited(settings, &numbers);
    file.prohibited.extend(round_records::kept_apart(snapshot, &numbers));
    file.virtual_points = round_records::virtual_points(snapshot, &order);
    team_records::add(&mut file, snapshot, &numbers);
    columns.spread_over(&mut file, snapshot);
    legs::add(&mut file, snapshot, &numbers);
    play_offs::add(&mut file, snapshot, &numbers);
    rating_corrections::add(&mut file, snapshot, &numbers, &columns);
    floats::add(&mut file, snapshot, &numbers);
    numbers::add(&mut file, snapshot, &order);
    add_comments(&mut file, snapshot, &order);
    integrity::add(&mut file, snapshot, &numbers);
    stand_ins::take_out(&mut file, snapshot, &order);
    count_players(&mut file);
    (file, order)
}

/// Returns the forfeited games whose colours the report of the event does not state, by number and column.
fn uncoloured(
    snapshot: &Snapshot,
    numbers: &Numbers,
    columns: &TrfColumns,
) -> BTreeSet<(PairingNumber, RoundNo)> {
    let of_records = snapshot.settings().records.uncoloured.iter();
    let games = of_records.filter(|(round, players)| {
        let of = snapshot.round(*round);
        of.is_some_and(|of| of.is_forfeit_between(*players)) && columns.round(*round).count() == 1
    });
    let numbered =
        games.flat_map(|(round, players)| players.map(|id| (numbers.player(id), columns.column(*round))));
    numbered.collect()
}

/// Adds comments for data of players without a record: late entries, withdrawals, expulsions, and half-point byes that
/// are denied.
fn add_players(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let known =
        || order.iter().zip(1_u16..).filter_map(|(&id, number)| Some((id, number, snapshot.player(id)?)));
    let add = |file: &mut TrfFile, word, round: &dyn Fn(PlayerId, &Registration) -> Option<RoundNo>| {
        let entry = |(id, number, known)| Some(format!("{number}:{}", round(id, known)?));
        comment::add(file, word, &known().filter_map(entry).collect::<Vec<_>>());
    };
    add(file, Word::Late, &|_, known| Some(known.arrival).filter(|&from| from > RoundNo(1)));
    add(file, Word::Withdrawn, &|id, known| withdrawn(snapshot, id, known));
    comment::add(file, Word::Unnumbered, &numbers::unnumbered(snapshot, order));
    add(file, Word::Expelled, &|_, known| known.withdrawn().filter(|_| known.is_expelled()));
    let denied = known().filter(|(_, _, known)| known.is_denied_half_points);
    comment::add(file, Word::Denied, &denied.map(|(_, number, _)| number).collect::<Vec<_>>());
}

/// Returns the first round of a player's withdrawal. In columns a player who left looks like one with byes, and at a
/// table like one who is absent. In a Swiss system a player who had left can still have taken the seat of an absent
/// one: the withdrawal is then written from the next round on, and not at all after the last round.
fn withdrawn(snapshot: &Snapshot, id: PlayerId, known: &Registration) -> Option<RoundNo> {
    let from = known.withdrawn()?;
    let facts = facts_of(snapshot, from);
    let can_play = facts.is_some_and(|facts| !facts.is_predetermined() && !facts.pairs_teams());
    let plays = |round: &RoundNo| {
        snapshot.round(*round).is_some_and(|paired| matches!(paired.place(id), RoundPlace::AtBoard(..)))
    };
    let last = snapshot.last_published().filter(|_| can_play);
    match last.and_then(|last| last.up_to().rfind(plays)) {
        Some(last) if last >= from => Some(last.next()).filter(|&next| next <= snapshot.last_round()),
        _ => Some(from),
    }
}

/// Adds comments for data without a record: players, times, the system and its options.
fn add_comments(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let settings = snapshot.settings();
    add_players(file, snapshot, order);
    let valued = |value: &dyn Fn(PlayerId) -> Option<String>| -> Vec<String> {
        let players = order.iter().zip(1_u16..);
        players.filter_map(|(&id, number)| Some(format!("{number}:{}", value(id)?))).collect()
    };
    let own_board = |id| snapshot.player(id)?.own_board.map(|board| board.to_string());
    comment::add(file, Word::OwnBoards, &valued(&own_board));
    if settings.round_times.iter().any(Option::is_some) {
        let time = |time: &Option<TimeOfDay>| time.map_or_else(|| "-".to_owned(), |time| time.to_string());
        comment::add(file, Word::Times, &settings.round_times.iter().map(time).collect::<Vec<_>>());
    }
    comment::add(file, Word::DefaultTime, settings.default_time.as_slice());
    comment::add(file, Word::Handicap, &settings.handicap.lines(':'));
    if settings.points.is_bye_below_draws(games_of(&settings.system)) {
        comment::add(file, Word::MatchBye, settings.points.match_bye.map(Points::tenths).as_slice());
    }
    comment::add(file, Word::FideEvent, settings.fide_event.as_slice());
    add_ratings(file, snapshot, order);
    comment::add(file, Word::Kind, settings.kind.as_slice());
    comment::add(file, Word::Chess960, settings.chess960.then_some("yes").as_slice());
    let positions = snapshot.positions.iter().map(|(round, position)| format!("{round}:{position}"));
    comment::add(file, Word::Positions, &positions.collect::<Vec<_>>());
    let lot =
        |id: PlayerId| snapshot.lot(id).filter(|_| !snapshot.is_stand_in(id)).map(|lot| lot.to_string());
    comment::add(file, Word::Lots, &valued(&lot));
    comment::add(file, Word::Entered, &valued(&|id| Some(snapshot.entered_value(id)?.to_string())));
    let rules = settings.tie_break_rules;
    let unusual = Some(rules.word()).filter(|_| rules != usual_tie_break_rules(&settings.system));
    comment::add(file, Word::TieBreakRules, unusual.as_slice());
    let has_code = match settings.acceleration {
        Acceleration::None => true,
        Acceleration::Baku => acceleration::is_baku(file),
        _ => false,
    };
    let own = Some(settings.acceleration).filter(|_| !has_code);
    comment::add(file, Word::Acceleration, own.map(Acceleration::word).as_slice());
    let groups = settings.number_groups.iter().filter(|_| settings.acceleration == Acceleration::Groups);
    let groups = groups.map(|group| group.to_string().replace(' ', ":"));
    comment::add(file, Word::NumberGroups, &groups.collect::<Vec<_>>());
    comment::add(file, Word::List, settings.rating_list.as_slice());
    comment::add(file, Word::Championship, settings.championship.as_slice());
    let told = options_in_192(file, &settings.system);
    let is_told =
        |key: &str, value: &OptionValue| told.iter().any(|(option, said)| option.key == key && said == value);
    let options = comment::unusual(&settings.options, &settings.system);
    let options = options.filter(|(key, value)| !is_told(key, value));
    let options: String = options.map(|(key, value)| format!(" {key}={value}")).collect();
    if !options.is_empty() || system_id(file).as_deref() != Some(settings.system.as_str()) {
        file.add_comment(&format!("hakem: system={}{options}", settings.system));
    }
}

/// The columns 58 to 68 of a national line.
const LICENCE_WIDTH: usize = 11;

/// Adds comments for rating data without a record: long licence numbers, estimates, later ratings, the choice
/// among them, the order of equally rated players.
fn add_ratings(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let settings = snapshot.settings();
    let estimates = order
        .iter()
        .zip(1_u16..)
        .filter_map(|(&id, number)| comment::told_estimate(number, snapshot.player(id)?.player.estimated));
    comment::add(file, Word::Estimated, &estimates.collect::<Vec<_>>());
    let long = order.iter().zip(1_u16..).filter_map(|(&id, number)| {
        let licence = snapshot.player(id)?.player.licence?;
        (licence.as_str().len() > LICENCE_WIDTH).then(|| format!("{number}:{licence}"))
    });
    comment::add(file, Word::Licences, &long.collect::<Vec<_>>());
    let later = order.iter().zip(1_u16..).filter_map(|(&id, number)| Some((snapshot.player(id)?, number)));
    let later = later
        .flat_map(|(known, number)| comment::told_later_ratings(number, &known.player.later_ratings))
        .collect::<Vec<_>>();
    comment::add(file, Word::LaterRatings, &later);
    let RatingTieBreaks { unrated, taken } = settings.rating_tie_breaks;
    comment::add(file, Word::Unrated, (unrated != Unrated::Dropped).then_some(unrated.word()).as_slice());
    comment::add(file, Word::RatingTaken, (taken != RatingTaken::First).then_some(taken.word()).as_slice());
    let lists = settings.rating_sequence.iter().flat_map(|sequence| sequence.lists());
    comment::add(file, Word::Lists, &lists.map(|list| list.word()).collect::<Vec<_>>());
    let equals = settings.order_of_equals;
    let unusual = (equals != OrderOfEquals::Alphabet).then_some(equals.word());
    comment::add(file, Word::Equals, unusual.as_slice());
}

fn head(settings: &Settings) -> TrfFile {
    TrfFile {
        texts: texts(settings),
        deputy_arbiters: settings.deputies.iter().map(ToString::to_string).collect(),
        dates: settings.round_dates.clone(),
        rounds: Some(settings.rounds),
        initial_colour: settings.initial_colour,
        points: Some(PointTable {
            win: Some(settings.points.win),
            draw: Some(settings.points.draw),
            loss: Some(settings.points.loss),
            absence: Some(settings.points.absence),
            pairing_allocated_bye: Some(bye_of_column(settings)),
            unknown: Some(settings.points.draw),
        }),
        ..TrfFile::default()
    }
}

/// Returns the players in the order of a report: by pairing number, before a round is published by its future numbers;
/// players without one follow.
pub fn players_in_order(snapshot: &Snapshot) -> Vec<PlayerId> {
    let next = snapshot.next_to_publish();
    // Readers of a report pair the next round by its numbers. A draft does not fix them: players may have come since.
    let is_due = next <= snapshot.last_round() && snapshot.leg(next).is_none();
    let mut order = snapshot.numbering().to_vec();
    if (order.is_empty() || is_due)
        && let Some(system) = system(snapshot.settings().system.as_str())
        && (order.is_empty() || system.swiss().is_some())
    {
        order = numbering(snapshot, system, if order.is_empty() { RoundNo(1) } else { next });
    }
    let numbered = PlayerMap::new(snapshot, order.iter().map(|&id| (id, ())));
    let late = snapshot.players().map(|(id, _)| id).filter(|&id| numbered.get(id).is_none());
    order.extend(late);
    order
}

/// Returns the code in further columns of a match with a pairing-allocated bye: draws, unless the bye is worth less.
fn bye_beside(settings: &Settings) -> Code {
    match settings.points.is_bye_below_draws(games_of(&settings.system)) {
        true => Code::ZeroPointBye,
        false => Code::HalfPointBye,
    }
}

/// Returns the pairing-allocated bye in record 162, the value of its first column: the bye minus draws in the others,
/// or all of it if it is worth less.
fn bye_of_column(settings: &Settings) -> Points {
    let games = games_of(&settings.system);
    match settings.points.is_bye_below_draws(games) {
        true => settings.points.of_match(games).pairing_allocated_bye,
        false => settings.points.bye_beside_draws(games),
    }
}

fn texts(settings: &Settings) -> BTreeMap<Record, String> {
    let tie_breaks = settings.tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    // A list of values ranks instead of points.
    let by_values = facts(settings.system.as_str()).is_some_and(|facts| facts.by_values);
    let first = if by_values { "" } else { "PTS" };
    let standings = [first, &tie_breaks].into_iter().filter(|part| !part.is_empty());
    let standings = standings.collect::<Vec<_>>().join(",");
    let baku = settings.acceleration == Acceleration::Baku;
    let text = |name: &Option<Name>| name.as_ref().map(ToString::to_string);
    let records = &settings.records;
    let kept = |record: Record| records.texts.get(record.code()).cloned();
    // Text for a system that has been changed since would be wrong.
    let of_system =
        |record: Record| kept(record).filter(|_| records.system.as_ref() == Some(&settings.system));
    let written = encoded_type(settings.system.as_str(), &settings.options, settings.begins, baku);
    let kind = of_system(Record::EncodedType)
        .filter(|kind| kind.ends_with("_BAKU") == baku && says_the_same(kind, &written, &settings.system));
    let all = [
        (Record::Name, Some(settings.name.to_string())),
        (Record::City, text(&settings.place)),
        (Record::Federation, text(&settings.federation)),
        (Record::Start, settings.begins.map(|day| day.to_string())),
        (Record::End, settings.ends.map(|day| day.to_string())),
        (Record::TeamCount, kept(Record::TeamCount)),
        (Record::Type, of_system(Record::Type).or_else(|| Some(type_words(&settings.system)))),
        (Record::ChiefArbiter, settings.arbiter.as_ref().map(ToString::to_string)),
        (Record::TimeControl, text(&settings.time_control)),
        (Record::RankingMethod, ranking_method(settings, kept(Record::RankingMethod))),
        (Record::Program, Some(concat!("hakem ", env!("CARGO_PKG_VERSION")).to_owned())),
        (Record::EncodedType, kind.or(Some(written))),
        (Record::TieBreaks, Some(tie_breaks)),
        (Record::Standings, Some(standings)),
        (Record::EncodedTimeControl, text(&settings.coded_time_control)),
        (Record::BoardColours, kept(Record::BoardColours)),
    ];
    all.into_iter()
        .filter_map(|(record, text)| Some((record, text.filter(|text| !text.is_empty())?)))
        .collect()
}

/// Returns record 172: that of the imported report as long as it describes the event; else the three letters
/// of the federation, if known, and the method.
fn ranking_method(settings: &Settings, kept: Option<String>) -> Option<String> {
    let Some(method) = settings.rating_method else { return kept };
    if let Some(kept) = kept.filter(|kept| RatingMethod::of_record(kept) == Some(method)) {
        return Some(kept);
    }
    let code = settings.federation.as_ref().map(Name::as_str).filter(|code| code.len() == 3);
    Some(format!("{:3} {}", code.unwrap_or_default(), method.word()))
}

/// Returns true if two codes of record 192 imply the same options of a system.
fn says_the_same(one: &str, other: &str, system: &SystemId) -> bool {
    let told = |kind: &str| {
        let mut file = TrfFile::default();
        file.texts.insert(Record::EncodedType, kind.to_owned());
        let mut options = Options::default();
        for (option, value) in options_in_192(&file, system) {
            option.set(&mut options, value);
        }
        options
    };
    told(one) == told(other)
}

fn cells(
    round: &Round,
    columns: ColumnsOfRound,
    id: PlayerId,
    registration: &Registration,
    numbers: &Numbers,
    beside_bye: Code,
) -> Vec<RoundCell> {
    let matches = if round.has_listed_matches() { round.matches() } else { Cow::Borrowed(&[][..]) };
    // If each round is one column, the place of a player determines it.
    let of = matches.iter().find(|of| columns.count() > 1 && has_player(round, of, id));
    let Some(of) = of else {
        let first = cell(round, id, registration, numbers);
        let further = columns.games().skip(1).map(|_| match first {
            // All columns of the pairing-allocated bye, which is worth an additional draw in a match (C.04.5 1.4), add
            // up.
            RoundCell::Alone(Code::PairingAllocatedBye) if round.games_of_match() > 1 => {
                RoundCell::Alone(beside_bye)
            }
            RoundCell::Alone(code) if round.games_of_match() > 1 => RoundCell::Alone(code),
            _ => RoundCell::Alone(Code::ZeroPointBye),
        });
        return std::iter::once(first).chain(further).collect();
    };
    let game = |at: (GameStage, usize)| {
        let board = game_of(round, of, id, at)?;
        // Games that will not be played have no columns.
        (round.result(board).is_some() || round.awaits(board)).then_some(())?;
        game_cell(round, board, id, numbers)
    };
    columns.games().map(|at| game(at).unwrap_or(RoundCell::Alone(Code::ZeroPointBye))).collect()
}

/// Returns a player's column of a game, as in the rating report.
fn game_cell(round: &Round, board: BoardNo, id: PlayerId, numbers: &Numbers) -> Option<RoundCell> {
    let meeting = round.board(board)?.meeting;
    let shown = rating_corrections::shown(round, board);
    let (meeting, result) =
        shown.map_or((meeting, round.result(board)), |shown| (shown.meeting, Some(shown.result)));
    let colour = if meeting.white == id { Colour::White } else { Colour::Black };
    Some(RoundCell::Game {
        opponent: numbers.player(meeting.player(colour.other())),
        colour,
        code: result.map(|result| Code::of_result(result, colour)),
    })
}

/// Returns a player's only or first column of a round.
fn cell(round: &Round, id: PlayerId, registration: &Registration, numbers: &Numbers) -> RoundCell {
    match round.place(id) {
        RoundPlace::AtBoard(number, _) => {
            game_cell(round, number, id, numbers).unwrap_or(RoundCell::Alone(Code::ZeroPointBye))
        }
        RoundPlace::Bye(bye) => RoundCell::Alone(Code::of_bye(bye)),
        RoundPlace::Nowhere => RoundCell::Alone(Code::of_bye(Bye::Requested(registration.missed))),
        RoundPlace::Through | RoundPlace::Idle | RoundPlace::Pool => RoundCell::Alone(Code::ZeroPointBye),
    }
}

fn player_line(
    number: PairingNumber,
    registration: &Registration,
    settings: &Settings,
    cells: Vec<RoundCell>,
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
    // A licence number that is too long is in a comment: alone it makes no national line.
    let id = player.licence.filter(|id| id.as_str().len() <= LICENCE_WIDTH);
    if player.national_rating.is_some() || id.is_some() {
        let code = national_code(settings.federation.as_ref(), player);
        let rating = player.national_rating.map(Rating::get);
        let id = id.map_or_else(String::new, |id| id.to_string());
        national.push(National {
            federation: code.to_owned(),
            details: Details { rating, id, ..details.clone() },
        });
    }
    PlayerLine { number, details, national, cells }
}

/// Fills in the points columns from the rounds.
fn count(file: &mut TrfFile) {
    let worth = Worth::of(file);
    for player in &mut file.players {
        let rounds = (1..=u8::MAX).map(RoundNo).zip(&player.cells);
        player.details.points =
            Some(rounds.map(|(round, &cell)| worth.of_cell(player.number, round, cell)).sum());
    }
}

/// Sets the number of players and of rated players.
fn count_players(file: &mut TrfFile) {
    let rated = file.players.iter().filter(|player| player.details.rating.is_some()).count();
    file.texts.insert(Record::PlayerCount, file.players.len().to_string());
    file.texts.insert(Record::RatedCount, rated.to_string());
}

/// Sets the rank of each player after the last published round, also in their national line. There is none before round
/// 1.
fn rank(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let after = snapshot.last_published();
    let ranking = after.map(|after| standings(snapshot, after, &snapshot.settings().tie_breaks));
    let rows = ranking.iter().flat_map(|ranking| &ranking.rows);
    let ranks = PlayerMap::new(snapshot, rows.zip(1..).map(|(row, rank)| (row.player, rank)));
    let numbered: BTreeMap<PairingNumber, PlayerId> =
        (1..).map(PairingNumber).zip(order.iter().copied()).collect();
    for player in &mut file.players {
        let id = numbered.get(&player.number);
        let rank = id.and_then(|&id| ranks.get(id));
        let points = player.details.points;
        for details in std::iter::once(&mut player.details)
            .chain(player.national.iter_mut().map(|line| &mut line.details))
        {
            details.points = points;
            details.rank = rank;
        }
    }
}
