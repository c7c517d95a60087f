//! Conversion of the two files into an event, through a report with the pairings of every round.

use super::pairings::{self, Pairing};
use super::{SwissManagerError, rows};
use crate::exchange::account::{Account, Cause, Found};
use crate::exchange::roster::{self, ListedRow, RosterTable};
use crate::exchange::{ImportError, Imported, Source, player_line};
use crate::i18n::Texts;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    BoardNo, Bye, Colour, Draft, GameResult, Name, Outcome, PairingNumber, Player, PlayerId, PointSystem,
    Points, RequestedBye, RoundNo,
};
use hakem_engine::trf::{Code, Record, RoundCell, TrfFile};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A player of the file, with their data for the event.
struct Entered {
    number: u16,
    player: Player,
    score: Option<Points>,
}

pub fn event(players: &Source, pairings: &Source, texts: &Texts) -> Result<Imported, ImportError> {
    let of_players = |fault| ImportError::SwissManager { path: players.path.clone(), fault };
    let of_pairings = |fault| ImportError::SwissManager { path: pairings.path.clone(), fault };
    let table = rows(players, texts)?;
    let roster = roster::players(&table, &table.assigned(), texts);
    if !roster.faults.is_empty() {
        let told = roster.faults.into_iter().take(roster::MOST_FAULTS).map(|fault| fault.told);
        return Err(ImportError::List { path: players.path.clone(), faults: told.collect() });
    }
    let mut entered = entered(&table, roster.players).map_err(of_players)?;
    entered.sort_by_key(|entered| entered.number);
    let mut pairings = pairings::read(&rows(pairings, texts)?).map_err(of_pairings)?;
    let mut notes: Vec<String> = both_lost(&mut pairings, texts).into_iter().collect();
    let stem = players.path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let file = report(&entered, &pairings, stem, &mut notes, texts).map_err(of_pairings)?;
    let own = entered.into_iter().map(|entered| entered.player).collect();
    let mut imported = Imported::of_report(&players.path, &file, own, roster.account, texts)?;
    seat(&mut imported.commands, &pairings, &file);
    Ok(Imported { notes, ..imported })
}

/// Interprets boards without points as games lost by both, if a later round is paired; returns a message about them.
fn both_lost(pairings: &mut [Pairing], texts: &Texts) -> Option<String> {
    let last = pairings.iter().map(|pairing| pairing.round).max()?;
    let mut boards = Vec::new();
    for pairing in pairings.iter_mut().filter(|pairing| pairing.round < last && pairing.black.is_some()) {
        if pairing.result.is_none() {
            pairing.result = Some(GameResult::Played(Outcome::BothLose));
            boards.push(format!("{}.{}", pairing.round, pairing.board));
        }
    }
    let values = [("count", boards.len().into()), ("boards", boards.join(", ").into())];
    (!boards.is_empty()).then(|| texts.with("swiss-manager-both-lost", &values))
}

/// Parses number and score of each player.
fn entered(table: &RosterTable, listed: Vec<ListedRow>) -> Result<Vec<Entered>, SwissManagerError> {
    let at = |heading: &str| (0..table.width()).find(|&at| table.heading(at).eq_ignore_ascii_case(heading));
    let (numbers, scores) = (at("Nr"), at("Pkt"));
    let rows: HashMap<u64, _> = table.body().iter().map(|row| (row.line, row)).collect();
    let mut seen = BTreeMap::new();
    let one = |listed: ListedRow| {
        let cell = |at: Option<usize>| at.zip(rows.get(&listed.line)).map_or("", |(at, row)| row.cell(at));
        let found = cell(numbers);
        let wrong = || SwissManagerError::Number { line: listed.line, found: found.to_owned() };
        let number =
            found.parse::<u16>().ok().filter(|&number| (1..=9999).contains(&number)).ok_or_else(wrong)?;
        match seen.insert(number, ()) {
            Some(()) => Err(wrong()),
            None => Ok(Entered { number, score: points(cell(scores)), player: listed.player }),
        }
    };
    listed.into_iter().map(one).collect()
}

/// Parses a score, with a decimal comma or point.
pub(in crate::exchange) fn points(text: &str) -> Option<Points> {
    let (whole, half) = text.split_once([',', '.']).unwrap_or((text, "0"));
    let whole: i32 = whole.parse().ok().filter(|whole| (0..1000).contains(whole))?;
    match half.trim_end_matches('0') {
        "" => Some(Points::from_tenths(whole * 10)),
        "5" => Some(Points::from_tenths(whole * 10 + 5)),
        _ => None,
    }
}

fn report(
    entered: &[Entered],
    pairings: &[Pairing],
    name: String,
    notes: &mut Vec<String>,
    texts: &Texts,
) -> Result<TrfFile, SwissManagerError> {
    let last = pairings.iter().map(|pairing| pairing.round).max();
    let rounds = last.map_or(0, |last| usize::from(last.0));
    let places: HashMap<u16, usize> =
        entered.iter().enumerate().map(|(place, entered)| (entered.number, place)).collect();
    let mut cells = vec![vec![RoundCell::Blank; rounds]; entered.len()];
    for pairing in pairings {
        let mut set = |number: u16, cell: RoundCell| {
            let nobody = SwissManagerError::UnknownPlayer { line: pairing.line, number };
            let place = *places.get(&number).ok_or_else(|| nobody.clone())?;
            let slot =
                cells.get_mut(place).and_then(|cells| cells.get_mut(pairing.round.index())).ok_or(nobody)?;
            if *slot != RoundCell::Blank {
                return Err(SwissManagerError::Twice { line: pairing.line, number, round: pairing.round.0 });
            }
            *slot = cell;
            Ok(())
        };
        let code = |colour| pairing.result.map(|result| Code::of_result(result, colour));
        match pairing.black {
            None => set(pairing.white, RoundCell::Alone(Code::PairingAllocatedBye))?,
            Some(black) => {
                let game = |opponent, colour| RoundCell::Game {
                    opponent: PairingNumber(opponent),
                    colour,
                    code: code(colour),
                };
                set(pairing.white, game(black, Colour::White))?;
                set(black, game(pairing.white, Colour::Black))?;
            }
        }
    }
    let is_open = pairings
        .iter()
        .any(|pairing| Some(pairing.round) == last && pairing.black.is_some() && pairing.result.is_none());
    let lines = entered.iter().zip(cells).map(|(entered, mut cells)| {
        if !absences(entered, &mut cells, is_open) {
            notes.push(
                texts.with("swiss-manager-score", &[("player", entered.player.name.to_string().into())]),
            );
        }
        player_line(PairingNumber(entered.number), &entered.player, cells)
    });
    let players = lines.collect();
    let texts = BTreeMap::from([(Record::Name, name)]);
    Ok(TrfFile { texts, rounds: Some(last.unwrap_or(RoundNo(1))), players, ..TrfFile::default() })
}

/// Fills the rounds in which a player is not paired: the files have no reason, but the score distinguishes byes with
/// points from absences. Returns true if it does.
fn absences(entered: &Entered, cells: &mut [RoundCell], is_open: bool) -> bool {
    let system = PointSystem::default();
    let worth = |cell: &RoundCell| match cell {
        RoundCell::Game { code: Some(code), .. } | RoundCell::Alone(code) => match code {
            Code::Win | Code::ForfeitWin | Code::PairingAllocatedBye => 10,
            Code::Draw => 5,
            _ => 0,
        },
        RoundCell::Game { code: None, .. } | RoundCell::Blank => 0,
    };
    let fill = |cells: &mut [RoundCell], bye: RequestedBye| {
        let blanks = cells.iter_mut().filter(|cell| **cell == RoundCell::Blank);
        blanks.for_each(|cell| *cell = RoundCell::Alone(Code::of_bye(Bye::Requested(bye))));
    };
    let Some(score) = entered.score.map(Points::tenths) else {
        fill(cells, RequestedBye::ZeroPoint);
        return true;
    };
    // An unfinished round may not count yet.
    let lengths = [cells.len(), cells.len().saturating_sub(usize::from(is_open))];
    for length in lengths {
        let played: i32 = cells.iter().take(length).map(worth).sum();
        let missed = cells.iter().take(length).filter(|cell| **cell == RoundCell::Blank).count();
        let missed = i32::try_from(missed).unwrap_or(i32::MAX);
        let byes = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];
        let each = |bye: RequestedBye| system.of_bye(Bye::Requested(bye)).tenths();
        if let Some(bye) = byes.into_iter().find(|&bye| missed.saturating_mul(each(bye)) == score - played) {
            fill(cells.get_mut(..length).unwrap_or_default(), bye);
            fill(cells, RequestedBye::ZeroPoint);
            return true;
        }
    }
    fill(cells, RequestedBye::ZeroPoint);
    false
}

/// Replaces the players with those in their own file, in the order of their numbers. A licence number or FIDE
/// ID that an earlier player has is left blank and noted.
pub(in crate::exchange) fn complete(
    commands: &mut [Command],
    players: Vec<Player>,
    account: &mut Account,
    texts: &Texts,
) {
    let (mut licences, mut fide_ids) = (HashSet::new(), HashSet::new());
    let mut taken = |number: String, name: &Name| {
        account.note(Cause::NumberTaken, "", Found::of_file(format!("{number}, {name}")));
    };
    let mut players = players.into_iter().map(|mut player| {
        if let Some(licence) = player.licence.take_if(|licence| !licences.insert(*licence)) {
            taken(licence.to_string(), &player.name);
        }
        if let Some(id) = player.fide_id.take_if(|id| !fide_ids.insert(*id)) {
            taken(id.to_string(), &player.name);
        }
        player
    });
    for command in commands {
        match command {
            Command::Announce(settings) if settings.federation.is_none() => {
                settings.language = texts.language()
            }
            Command::Register { player, .. } => {
                if let Some(own) = players.next() {
                    *player = own;
                }
            }
            _ => {}
        }
    }
}

/// Sorts the boards in the order of the file, together with the results.
fn seat(commands: &mut [Command], pairings: &[Pairing], file: &TrfFile) {
    let ids: HashMap<u16, PlayerId> =
        file.players.iter().map(|line| line.number.0).zip((1..).map(PlayerId)).collect();
    // New position of each board of a round.
    let mut places: HashMap<RoundNo, Vec<usize>> = HashMap::new();
    for command in commands {
        match command {
            Command::DraftRound(draft) => {
                places.insert(draft.round, sorted(draft, pairings, &ids));
            }
            Command::TakeOverResults { round, results } => {
                let places = places.get(round).map(Vec::as_slice).unwrap_or_default();
                for (board, _) in results.iter_mut() {
                    let place = places.get(board.index()).copied().unwrap_or(board.index());
                    *board = BoardNo(u16::try_from(place + 1).unwrap_or(u16::MAX));
                }
                results.sort_by_key(|(board, _): &(BoardNo, GameResult)| *board);
            }
            _ => {}
        }
    }
}

/// Sorts the boards of a draft in the order of the file; returns the new position of each.
fn sorted(draft: &mut Draft, pairings: &[Pairing], ids: &HashMap<u16, PlayerId>) -> Vec<usize> {
    let whites =
        pairings.iter().filter(|pairing| pairing.round == draft.round).map(|pairing| ids.get(&pairing.white));
    let order: HashMap<PlayerId, usize> = whites.flatten().copied().zip(0..).collect();
    let mut boards: Vec<(usize, _)> = draft.boards.iter().copied().enumerate().collect();
    boards.sort_by_key(|(_, meeting)| order.get(&meeting.white).copied().unwrap_or(usize::MAX));
    let mut places = vec![0; boards.len()];
    for (place, (before, _)) in boards.iter().enumerate() {
        if let Some(slot) = places.get_mut(*before) {
            *slot = place;
        }
    }
    draft.boards = boards.into_iter().map(|(_, meeting)| meeting).collect();
    places
}
