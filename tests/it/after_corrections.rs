//! The round after a correction: the event, its report and the event read from the report pair the same.
//!
//! Results of earlier rounds are corrected while a later round is in play, adjourned games end, points are
//! awarded and deducted, players leave and join. The report does not state when; so whatever the next round
//! depends on must follow from the present results, or the report states it (the floats that classic editions
//! record).
//!
//! `HAKEM_BBP=FILE` names bbpPairings 6, which then also pairs the reports of `dutch-2026`, and
//! `HAKEM_BBP_2017=FILE` bbpPairings 5 for `dutch-2017`; without them these comparisons are skipped with a
//! message. `HAKEM_SYSTEM=id` selects the events of one system, `HAKEM_SEED=n` starts with that event.

use crate::effort::cases;
use crate::make::{Dice, entrant, result, settings};
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::console::swiss::colours::ColourHistory;
use hakem_engine::format::{Facts, Field, Pair, Pairing, Reason, Seat, Swiss, Trace, Value, Verdict};
use hakem_engine::pairing::{PairedAgain, drawn_teams, opening, pair_again, propose, setting, swiss_systems};
use hakem_engine::tournament::{
    Acceleration, BoardFloat, BoardNo, Colour, Draft, Forfeit, GameResult, Meeting, Name, Outcome, Player,
    PlayerId, Points, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId, Team, TeamId,
};
use hakem_engine::trf::{self, Dialect, Style};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command as Program;

const RESULTS: [GameResult; 6] = [
    GameResult::Played(Outcome::WhiteWins),
    GameResult::Played(Outcome::BlackWins),
    GameResult::Played(Outcome::Draw),
    GameResult::Forfeit(Forfeit::ToWhite),
    GameResult::Forfeit(Forfeit::ToBlack),
    GameResult::Forfeit(Forfeit::Both),
];

/// A draft, with players by name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Named {
    boards: Vec<[String; 2]>,
    bye: Option<String>,
    virtual_points: Vec<(String, Points)>,
}

fn name(event: &Snapshot, id: PlayerId) -> String {
    event.player(id).unwrap().player.name.to_string()
}

fn named(event: &Snapshot, draft: &Draft) -> Named {
    let names = |meeting: &Meeting| [meeting.white, meeting.black].map(|id| name(event, id));
    let mut virtual_points: Vec<(String, Points)> =
        draft.virtual_points.iter().map(|&(id, points)| (name(event, id), points)).collect();
    virtual_points.sort();
    Named {
        boards: draft.boards.iter().map(names).collect(),
        bye: draft.bye.map(|id| name(event, id)),
        virtual_points,
    }
}

/// The next round of an event; `None` if the rules find no pairing.
fn next_round(event: &Snapshot) -> Option<Named> {
    propose(event, event.next_to_publish(), Trace::silent()).ok().map(|made| named(event, &made.draft))
}

/// The differences between a paired round and the present pairing by the rules, by names.
fn again(event: &Snapshot, round: RoundNo) -> Option<[Vec<[String; 2]>; 2]> {
    let names = |meeting: &Meeting| [meeting.white, meeting.black].map(|id| name(event, id));
    let named = |again: PairedAgain| {
        let mut both = [
            again.gone.iter().map(|(_, meeting)| names(meeting)).collect::<Vec<_>>(),
            again.made.iter().map(names).collect(),
        ];
        both.iter_mut().for_each(|boards| boards.sort());
        both
    };
    pair_again(event, round).map(named).ok()
}

fn written(event: &Snapshot) -> String {
    trf::write(&trf::from_snapshot(event), Style::default())
}

fn read(report: &str, system: &SystemId) -> Snapshot {
    let file = trf::read(report).unwrap_or_else(|error| panic!("{error:?}\n{report}")).file;
    trf::to_commands(&file, system).unwrap_or_else(|error| panic!("{error:?}\n{report}")).event
}

/// The boards of a round by names, White first, and the player with the bye.
type Pairs = (Vec<[String; 2]>, Option<String>);

/// Systems that a version of bbpPairings supports, with the variables that name the program, and the dialect
/// of reports that it reads.
const BBP: [(&str, &str, Dialect); 2] = [
    ("dutch-2026", "HAKEM_BBP", Dialect::Compatible),
    ("dutch-2017", "HAKEM_BBP_2017", Dialect::CompatibleXxa),
];

/// The program bbpPairings.
struct Bbp {
    program: OsString,
    dialect: Dialect,
    report: PathBuf,
}

impl Bbp {
    fn of(system: &str) -> Option<Self> {
        let (_, variable, dialect) = BBP.into_iter().find(|(known, ..)| *known == system)?;
        let program = std::env::var_os(variable);
        if program.is_none() {
            eprintln!("bbpPairings was not asked about {system}: {variable} does not name it");
        }
        let program = program?;
        let report = std::env::temp_dir().join(format!("hakem-after-{}.trf", std::process::id()));
        Some(Self { program, dialect, report })
    }

    /// Returns the pairs of the next round by names, and the bye; an error if it does not pair.
    fn pairs(&self, report: &str) -> Result<Option<Pairs>, String> {
        std::fs::write(&self.report, report).unwrap();
        let made = Program::new(&self.program).arg("--dutch").arg(&self.report).arg("-p").output().unwrap();
        match made.status.code() {
            Some(0) => {}
            Some(1) => return Ok(None),
            _ => return Err(String::from_utf8_lossy(&made.stderr).into_owned()),
        }
        let file = trf::read(report).unwrap().file;
        let name = |number: u16| {
            let line = file.players.iter().find(|line| line.number.0 == number);
            line.unwrap().details.name.clone()
        };
        let told = String::from_utf8_lossy(&made.stdout).into_owned();
        let (mut boards, mut bye) = (Vec::new(), None);
        for line in told.lines().skip(1) {
            let numbers: Vec<u16> = line.split(' ').map(|number| number.parse().unwrap()).collect();
            match numbers[..] {
                [alone, 0] => bye = Some(name(alone)),
                [white, black] => boards.push([name(white), name(black)]),
                _ => return Err(told),
            }
        }
        boards.sort();
        Ok(Some((boards, bye)))
    }

    /// Compares the round that an event pairs with the program's; returns false for an event with points that
    /// it cannot read (299).
    fn agrees(&self, event: &Snapshot, made: Option<&Named>) -> bool {
        let file = trf::from_snapshot(event);
        if !file.abnormal_points.is_empty() {
            return false;
        }
        let report = trf::write(&file, Style { dialect: self.dialect, ..Style::default() });
        // An adjourned game counts as a draw until it ends; bbpPairings has no mark for it.
        let line = |line: &str| match line.starts_with("001") {
            true => line.replace(" ?", " ="),
            false => line.to_owned(),
        };
        let mut lines: Vec<String> = report.lines().map(line).collect();
        if self.dialect == Dialect::CompatibleXxa {
            lines = with_byes_in_columns(lines);
        }
        let report = &lines.join("\n");
        let made = made.map(|made| {
            let mut boards = made.boards.clone();
            boards.sort();
            (boards, made.bye.clone())
        });
        let theirs = self.pairs(report);
        if let (Some(made), Ok(Some(theirs))) = (&made, &theirs)
            && is_worse_by_due_colours(event, [made, theirs])
        {
            eprintln!("bbpPairings counts only what increases in C10 and C11 (docs/disputed.md)\n{report}");
            return true;
        }
        assert_eq!(Ok(made), theirs, "bbpPairings\n{report}");
        true
    }
}

/// Returns true if another round is worse than the one that an event pairs only because the criterion on
/// colour differences beyond two, or on three games in a row with one colour, counts players who get their
/// due colour (`docs/disputed.md`).
fn is_worse_by_due_colours(event: &Snapshot, rounds: [&Pairs; 2]) -> bool {
    let setting = setting(event, event.next_to_publish()).unwrap();
    let (swiss, field) = (setting.system.swiss().unwrap(), &setting.field);
    let seats: BTreeMap<String, Seat> =
        setting.order.iter().map(|&id| name(event, id)).zip(field.seats()).collect();
    let pair = |[white, black]: &[String; 2]| Pair { white: seats[white], black: seats[black] };
    let [made, other] = rounds.map(|(boards, bye)| {
        Pairing::of(boards.iter().map(pair).collect(), bye.as_ref().map(|who| seats[who]), Vec::new())
    });
    let Some((Verdict::Worse, reasons)) = swiss.round_difference(field, &other) else { return false };
    let Some((counts, bracket, excess)) = reasons.first().and_then(counted_colours) else { return false };
    let due = |round: &Pairing| -> i64 {
        let has_score = |pair: &&Pair| {
            let scores = [pair.white, pair.black].map(|seat| field.pairing_score(seat));
            scores.iter().min() == Some(&bracket)
        };
        round.boards.iter().filter(has_score).map(|&pair| due_but_counted(swiss, field, pair, counts)).sum()
    };
    due(&other) - due(&made) >= excess
}

/// Returns true if a criterion counts a player with this history who gets this colour.
type Counts = fn(&ColourHistory, Colour) -> bool;

/// Returns the condition of a criterion on the colours of topscorers, the score of the bracket, and the
/// number of players by which the count there is higher; `None` for any other reason.
fn counted_colours(reason: &Reason) -> Option<(Counts, Points, i64)> {
    let counts: Counts = match reason.what {
        "why-not-c10" => ColourHistory::would_exceed_two,
        "why-not-c11" => ColourHistory::would_be_third,
        _ => return None,
    };
    let value = |wanted| reason.values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
    match ["bracket", "best", "forced"].map(value) {
        [Some(&Value::Points(bracket)), Some(&Value::Number(best)), Some(&Value::Number(forced))] => {
            Some((counts, bracket, forced - best))
        }
        _ => None,
    }
}

/// Returns the number of players on a topscorer's board who get their due colour and are counted (C.04.3
/// 1.8).
fn due_but_counted(swiss: &dyn Swiss, field: &Field, pair: Pair, counts: Counts) -> i64 {
    let most = i64::from(field.points.win.tenths()) * (i64::from(field.round.0) - 1);
    let is_topscorer = |seat| 2 * i64::from(field.pairing_score(seat).tenths()) > most;
    if ![pair.white, pair.black].into_iter().any(is_topscorer) {
        return 0;
    }
    let is_hit = |&(seat, colour): &(Seat, Colour)| {
        let is_due = swiss.due(field, seat).is_some_and(|due| due.side == colour);
        is_due && counts(&ColourHistory::of(field.player(seat)), colour)
    };
    let colours = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    i64::try_from(colours.iter().filter(|hit| is_hit(hit)).count()).unwrap()
}

#[test]
fn only_due_colours_beyond_two_excuse_another_round() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/dutch/disputed/dutch-beyond-two.trf");
    let report = std::fs::read_to_string(file).unwrap();
    let event = read(&report, &SystemId::new("dutch-2026"));
    let names: Vec<String> = event.players().map(|(_, known)| known.player.name.to_string()).collect();
    let player = |number: u16| {
        let is_named = |name: &&String| name.ends_with(&format!("{number:04}"));
        names.iter().find(is_named).unwrap().clone()
    };
    let round =
        |boards: &[[u16; 2]]| -> Pairs { (boards.iter().map(|board| board.map(player)).collect(), None) };
    let others = [[2, 12], [5, 13], [1, 7]];
    let made = round(&[&others[..], &[[3, 9], [14, 4], [10, 11], [6, 8]]].concat());
    let by_due = round(&[&others[..], &[[3, 9], [14, 8], [10, 11], [6, 4]]].concat());
    assert!(is_worse_by_due_colours(&event, [&made, &by_due]), "8 is due Black, at a difference of four");
    for others_meet in [[[3, 14], [9, 4], [10, 11], [6, 8]], [[3, 9], [14, 10], [8, 11], [6, 4]]] {
        let other = round(&[&others[..], &others_meet].concat());
        assert!(!is_worse_by_due_colours(&event, [&made, &other]), "{others_meet:?}");
    }
}

/// Moves the byes of records 240, which bbpPairings 5 does not read, to the columns of their rounds, the next ones.
fn with_byes_in_columns(lines: Vec<String>) -> Vec<String> {
    let (byes, mut lines): (Vec<String>, Vec<String>) =
        lines.into_iter().partition(|line| line.starts_with("240") || line.starts_with("XXZ"));
    for bye in byes.iter().filter(|line| line.starts_with("240")) {
        let words: Vec<&str> = bye.split_whitespace().collect();
        let [_, code, round, players @ ..] = words.as_slice() else { panic!("{bye}") };
        let column = 81 + 10 * round.parse::<usize>().unwrap();
        for number in players {
            let start = format!("001 {number:>4}");
            let line = lines.iter_mut().find(|line| line.starts_with(&start)).unwrap();
            let width = line.chars().count();
            if width <= column {
                line.push_str(&" ".repeat(column - width));
                line.push_str(&format!("0000 - {code}"));
            }
        }
    }
    lines
}

/// An event in play whose past changes.
struct Live {
    event: Snapshot,
    dice: Dice,
}

impl Live {
    fn new(facts: &Facts, seed: u64) -> Self {
        let mut dice = Dice(seed);
        let rounds = 4 + u8::try_from(dice.roll(4)).unwrap();
        let methods =
            [Acceleration::Baku, Acceleration::SoftHaley, Acceleration::Progressive, Acceleration::Nicois];
        let is_accelerated = facts.accelerates && !facts.pairs_teams() && dice.comes_up(25);
        let acceleration = if is_accelerated { methods[dice.roll(4)] } else { Acceleration::None };
        let announced = Settings { acceleration, ..settings(facts.id, rounds) };
        let mut live = Self { event: Snapshot::new(announced), dice };
        let many = u64::from(rounds) + 1 + live.dice.number(9);
        let boards = if facts.pairs_teams() { 1 + live.dice.number(3) } else { 0 };
        for place in 0..many {
            let players: Vec<PlayerId> = (0..boards.max(1))
                .map(|board| {
                    let id = live.event.next_player();
                    let player = entrant(facts.id, place * boards.max(1) + board, &mut live.dice);
                    live.does(Command::Register {
                        player,
                        arrival: RoundNo(1),
                        missed: RequestedBye::ZeroPoint,
                    });
                    id
                })
                .collect();
            if boards > 0 {
                let team = Team::of(Name::new(&format!("Team {place}")).unwrap(), players, Vec::new());
                live.does(Command::RegisterTeam(team));
            }
        }
        if let Some(begun) = opening(&live.event, &drawn_teams(&live.event, 1)).unwrap() {
            live.does(Command::BeginLeg(begun.leg));
        }
        live
    }

    #[track_caller]
    fn does(&mut self, command: Command) {
        self.event = apply(&self.event, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    /// Applies a command that may be refused.
    fn tries(&mut self, command: Command) {
        if let Ok(next) = apply(&self.event, &command) {
            self.event = next;
        }
    }

    fn is_of_teams(&self) -> bool {
        self.event.teams().next().is_some()
    }

    /// Pairs, publishes and plays the next round, and changes the past meanwhile; returns false if the rules
    /// find no pairing.
    fn plays(&mut self) -> bool {
        let round = self.event.next_to_publish();
        self.arranges(round);
        let Ok(made) = propose(&self.event, round, Trace::silent()) else { return false };
        self.does(Command::DraftRound(made.draft));
        self.does(Command::publish(round));
        let boards: Vec<(BoardNo, Meeting)> = self
            .event
            .round(round)
            .unwrap()
            .games()
            .map(|(number, board, _)| (number, board.meeting))
            .collect();
        let changes = self.dice.roll(boards.len().max(1));
        for (at, (board, meeting)) in boards.into_iter().enumerate() {
            if at == changes && round > RoundNo(1) {
                self.changes_the_past(round);
            }
            let player = |id| self.event.player(id).unwrap().player.clone();
            let played = result(&player(meeting.white), &player(meeting.black), &mut self.dice.clone());
            let result = match self.dice.roll(20) {
                0 => GameResult::Adjourned,
                1 | 2 => RESULTS[self.dice.roll(RESULTS.len())],
                _ => played,
            };
            self.tries(Command::EnterResult { round, board, result });
        }
        for _ in 0..self.dice.roll(3) {
            self.adjusts(round);
        }
        self.changes_length();
        true
    }

    /// Adds requested byes, withdrawals and late entries before a round.
    fn arranges(&mut self, round: RoundNo) {
        if self.is_of_teams() {
            let id = TeamId(u16::try_from(1 + self.dice.roll(self.event.teams().count())).unwrap());
            let team = self.event.team(id).unwrap().clone();
            match self.dice.roll(8) {
                0 => self.tries(Command::WithdrawTeam { id, from: round }),
                1 => {
                    let bye = Some([RequestedBye::ZeroPoint, RequestedBye::HalfPoint][self.dice.roll(2)]);
                    team.members().for_each(|id| self.tries(Command::SetBye { id, round, bye }));
                }
                _ => {}
            }
            return;
        }
        if round == RoundNo(1) {
            return;
        }
        let count = self.event.players().count();
        for _ in 0..self.dice.roll(3) {
            let id = PlayerId(u32::try_from(1 + self.dice.roll(count)).unwrap());
            let byes = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint];
            let bye = Some(byes[self.dice.roll(2)]);
            match self.dice.roll(8) {
                0 if count > 7 => self.tries(Command::Withdraw { id, from: round }),
                1 => {
                    let system = self.event.settings().system.clone();
                    let player = entrant(system.as_str(), 500 + count as u64, &mut self.dice);
                    let missed = byes[self.dice.roll(2)];
                    self.tries(Command::Register { player, arrival: round, missed });
                }
                _ => self.tries(Command::SetBye { id, round, bye }),
            }
        }
    }

    /// Corrects and adjusts rounds before the one in play.
    fn changes_the_past(&mut self, current: RoundNo) {
        let reason = "c".to_owned();
        self.corrects_a_rating();
        for round in current.previous().unwrap().up_to() {
            let paired = self.event.round(round).unwrap();
            let games: Vec<(BoardNo, Option<GameResult>)> =
                paired.games().map(|(number, _, result)| (number, result)).collect();
            for (board, stands) in games {
                let result = RESULTS[self.dice.roll(RESULTS.len())];
                if stands == Some(GameResult::Adjourned) && self.dice.comes_up(60) {
                    self.tries(Command::EnterResult { round, board, result });
                } else if self.dice.comes_up(12) {
                    let follow =
                        if self.dice.comes_up(15) { Follow::RatingReportOnly } else { Follow::Record };
                    let result = Some(result);
                    self.tries(Command::CorrectResult {
                        round,
                        board,
                        result,
                        follow,
                        reason: reason.clone(),
                    });
                } else if self.dice.comes_up(2) {
                    let follow = Follow::Record;
                    self.tries(Command::CorrectColours { round, board, follow, reason: reason.clone() });
                }
            }
            self.adjusts(round);
        }
    }

    /// Corrects the rating of a player, so that others get different numbers.
    fn corrects_a_rating(&mut self) {
        let count = self.event.players().count();
        let id = PlayerId(u32::try_from(1 + self.dice.roll(count)).unwrap());
        let Some(known) = self.event.player(id).filter(|_| self.dice.comes_up(10)) else { return };
        let rating = Rating::new(1400 + i64::try_from(self.dice.roll(1200)).unwrap()).ok();
        let player = Player { rating, ..known.player.clone() };
        self.tries(Command::EditPlayer { id, player, reason: "c".to_owned() });
    }

    /// Changes the number of rounds while a round is in play.
    fn changes_length(&mut self) {
        if self.dice.comes_up(4) {
            let announced = self.event.settings().clone();
            let settings = Settings { rounds: announced.rounds.next(), ..announced };
            self.tries(Command::Announce(Box::new(settings)));
        }
    }

    /// Awards points, or deducts some of a won game.
    fn adjusts(&mut self, round: RoundNo) {
        if !self.dice.comes_up(15) {
            return;
        }
        if self.is_of_teams() {
            let id = TeamId(u16::try_from(1 + self.dice.roll(self.event.teams().count())).unwrap());
            let [match_points, game_points] =
                [0, 1].map(|_| Points::from_tenths([0, 5, 10][self.dice.roll(3)]));
            let reason = "c".to_owned();
            return self.tries(Command::AdjustTeamPoints { id, round, match_points, game_points, reason });
        }
        if self.event.round(round).unwrap().games_of_match() > 1 {
            return;
        }
        let boards = self.event.round(round).unwrap().boards().len();
        if boards == 0 {
            return;
        }
        let board = BoardNo(u16::try_from(1 + self.dice.roll(boards)).unwrap());
        let paired = self.event.round(round).unwrap();
        let (meeting, result) = (paired.board(board).unwrap().meeting, paired.result(board));
        let has_won = result == Some(GameResult::Played(Outcome::WhiteWins));
        let points = Points::from_tenths(if has_won { -5 } else { 5 });
        self.tries(Command::AdjustPoints { id: meeting.white, round, points, reason: "c".to_owned() });
    }

    /// Returns true if the scores no longer imply a float recorded in an earlier round.
    fn has_other_floats(&self) -> bool {
        let rounds = (1..).map(RoundNo).zip(self.event.rounds());
        rounds.filter(|(_, paired)| !paired.seats_absent()).any(|(round, paired)| {
            let scores = self.event.pairing_scores(round, paired.virtual_points());
            paired.boards().iter().any(|board| board.noted != BoardFloat::of(board.meeting, &scores))
        })
    }

    /// Compares the event with its report, with the event read from it and with another program; returns true
    /// if the rules find a next round, and true if the other program paired it too.
    fn holds(&self, what: &str, bbp: Option<&Bbp>) -> (bool, bool) {
        let system = &self.event.settings().system;
        let report = written(&self.event);
        let back = read(&report, system);
        let twice = read(&written(&back), system);
        let round = self.event.next_to_publish();
        let told = || format!("{what}, round {round}\n{report}");
        let made = next_round(&self.event);
        assert_eq!(next_round(&back), made, "{}", told());
        assert_eq!(next_round(&twice), made, "{}", told());
        for past in round.previous().into_iter().flat_map(RoundNo::up_to) {
            assert_eq!(again(&back, past), again(&self.event, past), "{}: round {past} again", told());
        }
        let is_paired_twice = bbp.is_some_and(|bbp| bbp.agrees(&self.event, made.as_ref()));
        (made.is_some(), is_paired_twice)
    }
}

#[test]
fn the_event_its_report_and_the_event_read_from_it_pair_the_same_after_corrections() {
    let first = std::env::var("HAKEM_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let only = std::env::var("HAKEM_SYSTEM").ok();
    let all = swiss_systems().into_iter().map(|system| system.facts());
    for facts in all.filter(|facts| only.as_ref().is_none_or(|only| only == facts.id)) {
        let events = cases(6, 400);
        let bbp = Bbp::of(facts.id);
        let (mut rounds, mut with_other_floats, mut paired_twice) = (0, 0, 0);
        for seed in first..first + u64::from(events) {
            let mut live = Live::new(facts, seed ^ 0xC0_44EC7);
            while live.event.next_to_publish() < live.event.last_round() && live.plays() {
                rounds += 1;
                with_other_floats += u32::from(live.has_other_floats());
                let (goes_on, is_paired_twice) =
                    live.holds(&format!("{} seed {seed}", facts.id), bbp.as_ref());
                paired_twice += u32::from(is_paired_twice);
                if !goes_on {
                    break;
                }
            }
        }
        eprintln!(
            "{}: {rounds} rounds of {events} events, {with_other_floats} with other floats, {paired_twice} by bbpPairings",
            facts.id
        );
        assert!(rounds > events, "{}: most events go on", facts.id);
        assert!(facts.pairs_teams() || with_other_floats > events, "{}: the past changes", facts.id);
        assert!(bbp.is_none() || paired_twice > events, "{}: the other program pairs too", facts.id);
    }
}
