//! Every sheet of an event of each format that is not Swiss, as printed, and the list of sheets of each.

use crate::incidents::noted;
use crate::norms::played;
use crate::sheet_categories::grouped;
use crate::sheets::{MORNING, printed, sample, with_changes, with_sheet};
use hakem::i18n::{Language, Texts};
use hakem::publish::{Imprint, text};
use hakem::sheet::data::{Cell, Column, Row, Sheet, Table};
use hakem::sheet::{Absent, SHEETS};
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{opening, propose};
use hakem_engine::standings::{BoardResult, board_results};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    BoardNo, Forfeit, GameResult, GameStage, Leg, Lot, Meeting, Name, OptionValue, Outcome, PartialDate,
    Participant, Player, PlayerId, Points, Rating, RequestedBye, RoundNo, Settings, SettledBy, Settlement,
    SystemId, Team, TeamId, TimeOfDay,
};

/// Players of three alphabets with falling ratings.
const NAMES: [&str; 12] = [
    "Şükrü Öztürk",
    "Jiří Dvořák",
    "Iraz Ilıcalı",
    "Zdeněk Říha",
    "İnci Güneş",
    "Łukasz Żak",
    "Ayşe Çelik",
    "Šárka Černá",
    "Ümit Ağaoğlu",
    "Růžena Ťuková",
    "Ömer İnan",
    "Žofie Ďásková",
];

/// An event under way; every entry is a minute later than the previous one.
struct Played(History);

impl Played {
    fn new(system: &str, rounds: u8, name: &str) -> Self {
        let mut event = Self(History::default());
        let mut settings = Settings {
            rounds: RoundNo(rounds),
            initial_colour: Some(hakem_engine::tournament::Colour::White),
            place: Name::new("Hall 2").ok(),
            begins: PartialDate::new(2026, 3, 5).ok(),
            round_times: vec![TimeOfDay::new(9, 30).ok(), TimeOfDay::new(15, 0).ok()],
            ..Settings::named(Name::new(name).unwrap())
        };
        take_system(&mut settings, SystemId::new(system));
        event.does(Command::Announce(Box::new(settings)));
        event
    }

    fn does(&mut self, command: Command) {
        let minute = i64::try_from(self.0.log().len()).unwrap();
        self.0.replay(Entry::Did(command), Moment(MORNING.0 + 60_000 * minute)).unwrap();
    }

    fn sets(&mut self, key: &str, value: u16) {
        let mut settings = self.0.snapshot().settings().clone();
        settings.options.set(key, Some(OptionValue::Number(value)));
        self.does(Command::Announce(Box::new(settings)));
    }

    fn registers(&mut self, count: usize) {
        for (name, rating) in NAMES.iter().take(count).zip((1500..=2400).rev().step_by(45)) {
            let player = Player {
                rating: Rating::new(rating).ok(),
                federation: Name::new("TUR").ok(),
                ..Player::named(Name::new(name).unwrap())
            };
            self.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
    }

    /// Splits the players into teams in the order of registration.
    fn forms(&mut self, names: &[&str], boards: u32, reserves: u32) {
        for (first, name) in (1..).step_by((boards + reserves) as usize).zip(names) {
            let players = (first..first + boards).map(PlayerId).collect();
            let substitutes = (first + boards..first + boards + reserves).map(PlayerId).collect();
            // A team with reserves has a captain.
            let captain = Name::new(&format!("{name} Kaptan")).ok().filter(|_| reserves > 0);
            let team = Team { captain, ..Team::of(Name::new(name).unwrap(), players, substitutes) };
            self.does(Command::RegisterTeam(team));
        }
        let order: Vec<TeamId> = self.0.snapshot().teams().map(|(id, _)| id).collect();
        let made = opening(self.0.snapshot(), &order).unwrap().unwrap();
        made.settings.map(Command::Announce).into_iter().for_each(|command| self.does(command));
        self.does(Command::BeginLeg(made.leg));
    }

    /// Begins three rounds in which all players of a group meet each other.
    fn begins_leg(&mut self, first: u8, groups: &[&[u32]]) {
        let group = |group: &&[u32]| group.iter().map(|&id| Participant::Player(PlayerId(id))).collect();
        self.does(Command::BeginLeg(Leg {
            first: RoundNo(first),
            last: RoundNo(first + 2),
            system: SystemId::new("round-robin"),
            options: hakem_engine::tournament::Options::default(),
            groups: groups.iter().map(group).collect(),
            boards: None,
            is_closed: false,
            decided: String::new(),
        }));
    }

    /// Pairs and publishes a round.
    fn publishes(&mut self, round: u8) {
        let round = RoundNo(round);
        let draft = propose(self.0.snapshot(), round, Trace::silent()).unwrap().draft;
        self.does(Command::DraftRound(draft));
        self.does(Command::publish(round));
    }

    fn enters(&mut self, round: u8, board: u16, outcome: Outcome) {
        let (round, board) = (RoundNo(round), BoardNo(board));
        self.does(Command::EnterResult { round, board, result: GameResult::Played(outcome) });
    }

    /// Pairs, publishes and plays a round: neighbours in the starting list draw, else the higher rated wins,
    /// except on the last board, whose result is missing if `is_open`.
    fn plays(&mut self, round: u8, is_open: bool) {
        self.publishes(round);
        let made = self.0.snapshot().round(RoundNo(round)).unwrap();
        let boards: Vec<(u16, Meeting)> = made.games().map(|(board, of, _)| (board.0, of.meeting)).collect();
        let last = boards.len() - usize::from(is_open);
        for (board, Meeting { white, black }) in boards.into_iter().take(last) {
            let outcome = match white.0.abs_diff(black.0) {
                1 => Outcome::Draw,
                _ if white < black => Outcome::WhiteWins,
                _ => Outcome::BlackWins,
            };
            self.enters(round, board, outcome);
        }
    }
}

/// Six players, two cycles: the ten-column table of the booklet.
pub(super) fn round_robin() -> History {
    let mut event = Played::new("round-robin", 10, "Çift devreli");
    event.sets("cycles", 2);
    event.registers(6);
    event.does(Command::RecordLots {
        lots: (1..=6).map(|id| (PlayerId(id), Lot::new(id.into()).unwrap())).collect(),
        seed: None,
    });
    (1..=3).for_each(|round| event.plays(round, round == 3));
    event.0
}

/// Two teams of four; each player meets all players of the other team.
fn scheveningen() -> History {
    let mut event = Played::new("scheveningen", 4, "Brno – İzmir");
    event.registers(8);
    event.forms(&["Brno", "İzmir"], 4, 0);
    (1..=2).for_each(|round| event.plays(round, round == 2));
    event.0
}

/// Three teams of four in two rounds.
fn skalitzka() -> History {
    let mut event = Played::new("skalitzka", 2, "Three towns");
    event.registers(12);
    event.forms(&["Brno", "İzmir", "Łódź"], 4, 0);
    (1..=2).for_each(|round| event.plays(round, false));
    event.0
}

/// Three teams of three with a reserve each: one has no opponent in every round.
pub(super) fn teams() -> History {
    let mut event = Played::new("team-round-robin", 3, "Takımlar");
    event.registers(12);
    event.forms(&["Brno", "İzmir", "Łódź"], 3, 1);
    (1..=2).for_each(|round| event.plays(round, false));
    event.0
}

/// Four players: one match goes to Armageddon, a player of the other is absent.
pub(super) fn knockout() -> History {
    let mut event = Played::new("knockout", 2, "Vyřazovák");
    event.registers(4);
    event.publishes(1);
    event.enters(1, 1, Outcome::WhiteWins);
    event.enters(1, 2, Outcome::WhiteWins);
    let (round, first) = (RoundNo(1), Meeting { white: PlayerId(1), black: PlayerId(4) });
    let add = |stage, games| Command::AddGames { round, board: BoardNo(1), stage, games };
    event.does(add(GameStage::PlayOff, vec![first, first.turned()]));
    event.enters(1, 5, Outcome::WhiteWins);
    event.enters(1, 6, Outcome::WhiteWins);
    event.does(add(GameStage::GoldenPoint, vec![first.turned()]));
    event.enters(1, 7, Outcome::Draw);
    let settlement = Settlement {
        winner: Some(Participant::Player(PlayerId(3))),
        by: SettledBy::NoShow,
        reason: "did not appear".to_owned(),
    };
    event.does(Command::SettleMatch { round, board: BoardNo(3), settlement: Some(settlement) });
    event.0
}

/// A Swiss of two rounds, then a round robin of the best three.
pub(super) fn play_off() -> History {
    let mut event = Played::new("dutch-2009", 2, "Open with a play-off");
    event.registers(6);
    (1..=2).for_each(|round| event.plays(round, false));
    event.begins_leg(3, &[&[1, 2, 3]]);
    (3..=4).for_each(|round| event.plays(round, false));
    event.0
}

/// Eight players in two groups, in the second of three rounds.
pub(super) fn groups() -> History {
    let mut event = Played::new("round-robin", 3, "Gruplar");
    event.registers(8);
    event.begins_leg(1, &[&[1, 4, 5, 8], &[2, 3, 6, 7]]);
    (1..=2).for_each(|round| event.plays(round, round == 2));
    event.0
}

/// A final of two players of each of two groups, in its second round.
pub(super) fn group_final() -> History {
    let mut event = Played::new("round-robin", 3, "Skupiny a finále");
    event.registers(8);
    event.begins_leg(1, &[&[1, 4, 5, 8], &[2, 3, 6, 7]]);
    (1..=3).for_each(|round| event.plays(round, false));
    event.begins_leg(4, &[&[1, 2, 4, 6]]);
    (4..=5).for_each(|round| event.plays(round, round == 5));
    event.0
}

/// Five players, with two games per pair and round: one of them has the bye.
fn double_swiss() -> History {
    let mut event = Played::new("double-swiss-2026", 3, "Double-Swiss");
    event.registers(5);
    (1..=2).for_each(|round| event.plays(round, round == 2));
    event.0
}

/// Three teams of three with a reserve each in a Swiss of teams.
fn team_swiss() -> History {
    let mut event = Played::new("team-swiss-2026", 3, "Team Swiss");
    event.registers(12);
    event.forms(&["Brno", "İzmir", "Łódź"], 3, 1);
    (1..=2).for_each(|round| event.plays(round, round == 2));
    event.0
}

/// A format: the name of its golden file, the language of its sheets, and the function that makes its event.
type Format = (&'static str, Language, fn() -> History);

const FORMATS: [Format; 10] = [
    ("format-round-robin", Language::Turkish, round_robin),
    ("format-scheveningen", Language::Czech, scheveningen),
    ("format-skalitzka", Language::English, skalitzka),
    ("format-team-round-robin", Language::Turkish, teams),
    ("format-knockout", Language::Czech, knockout),
    ("format-play-off", Language::English, play_off),
    ("format-groups", Language::Turkish, groups),
    ("format-group-final", Language::Czech, group_final),
    ("format-double-swiss", Language::English, double_swiss),
    ("format-team-swiss", Language::English, team_swiss),
];

#[test]
fn every_sheet_of_every_format_is_printed_as_it_was_or_says_why_not() {
    for (name, language, event) in FORMATS {
        let history = event();
        let mut all = String::new();
        for sheet in SHEETS {
            let absent = with_sheet(&history, (sheet.name, None), language, |made, texts, _| {
                made.err().map(|absent| hakem::i18n::Say::say(&absent, texts))
            });
            let text = absent.unwrap_or_else(|| printed(&history, (sheet.name, None), language));
            all.push_str(&format!("===== {}\n{}\n", sheet.name, text.trim_end()));
        }
        insta::with_settings!({ snapshot_path => "../golden/sheets", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(name, all);
        });
    }
}

/// Lays out rows as a sheet in this number of terminal columns; returns the lines.
fn within(columns: &[Column], rows: Vec<Row>, texts: &Texts, room: usize) -> Vec<String> {
    let sheet = Sheet::of(String::new(), Table::of_rows(columns.to_vec(), rows));
    let made = text::within(&sheet, &Imprint::default(), texts, room);
    made.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn a_sheet_in_a_panel_has_whole_columns_and_in_more_room_no_fewer() {
    let events = FORMATS.map(|(_, language, event)| (language, event()));
    let of_players = Language::ALL.map(|language| (language, with_changes()));
    for (language, history) in events.into_iter().chain(of_players) {
        for sheet in SHEETS {
            with_sheet(&history, (sheet.name, None), language, |made, texts, _| {
                let tables = made.iter().flat_map(|made| &made.sections).map(|section| &section.table);
                for table in tables.filter(|table| !table.columns.is_empty()) {
                    let mut before = 0;
                    for room in (29..=120).step_by(7) {
                        let lines = within(&table.columns, table.rows().collect(), texts, room);
                        let widest = lines.iter().map(|line| hakem::text::width(line)).max();
                        assert!(widest <= Some(room), "{} at {room}: {widest:?}\n{lines:#?}", sheet.name);
                        // Heads may be broken, so their characters are counted: more columns have more.
                        let heads = within(&table.columns, Vec::new(), texts, room).concat();
                        let shown = heads.chars().filter(|sign| *sign != ' ').count();
                        assert!(shown >= before, "{} at {room}: {heads}", sheet.name);
                        before = shown;
                    }
                }
            });
        }
    }
}

#[test]
fn a_sheet_without_meaning_for_an_event_is_never_made_and_each_has_some_event() {
    let events = FORMATS.map(|(name, _, event)| (name, event()));
    let events: Vec<_> = events
        .into_iter()
        .chain([
            ("swiss", sample(Vec::new())),
            ("prizes", with_changes()),
            ("groups", grouped()),
            ("incidents", noted()),
            ("norms", played()),
        ])
        .collect();
    for sheet in SHEETS {
        for (name, history) in &events {
            with_sheet(history, (sheet.name, None), Language::English, |made, _, _| {
                let is_used = sheet.is_used(history.snapshot());
                let is_told = matches!(
                    made.err(),
                    Some(
                        Absent::OtherSystem
                            | Absent::NoGroups
                            | Absent::NoNorms
                            | Absent::NoArbiter
                            | Absent::NoPrizes
                            | Absent::NoFees
                            | Absent::NoIncidents
                            | Absent::NoTimes
                            | Absent::NoDirectTitles
                    )
                );
                assert!(is_used || is_told, "{} of {name}", sheet.name);
            });
        }
        let is_used = events.iter().any(|(_, history)| sheet.is_used(history.snapshot()));
        assert!(is_used || ["dubov-table", "keizer"].contains(&sheet.name), "{}", sheet.name);
    }
}

#[test]
fn forfeited_games_of_a_knockout_have_the_marks_of_a_forfeit() {
    let mut event = Played::new("knockout", 2, "Knockout");
    event.registers(4);
    event.publishes(1);
    let round = RoundNo(1);
    let meeting = |event: &Played, board| {
        event.0.snapshot().round(round).unwrap().board(BoardNo(board)).unwrap().meeting
    };
    let winner = meeting(&event, 3).white;
    for board in [3, 4] {
        let is_white = meeting(&event, board).white == winner;
        let result = GameResult::Forfeit(if is_white { Forfeit::ToWhite } else { Forfeit::ToBlack });
        event.does(Command::EnterResult { round, board: BoardNo(board), result });
    }
    with_sheet(&event.0, ("knockout", None), Language::English, |made, texts, _| {
        let made = made.unwrap();
        let rows = made.sections.iter().flat_map(|section| section.table.rows());
        let cells: Vec<String> = rows.flat_map(|row| row.cells).map(|cell| cell.shown(texts)).collect();
        let marked = |mark| cells.iter().filter(|cell| cell.ends_with(mark)).count();
        assert_eq!([marked('+'), marked('-')], [2, 2], "{cells:?}");
    });
    let bracket = printed(&event.0, ("bracket", None), Language::English);
    assert!(bracket.contains("+ – -") || bracket.contains("- – +"), "{bracket}");
}

#[test]
fn points_taken_from_a_team_are_noted_and_count_in_the_totals_of_its_games() {
    let mut event = Played(teams());
    let total = |event: &Played| {
        with_sheet(&event.0, ("teams", None), Language::English, |made, _, _| {
            let rows: Vec<Row> = made.unwrap().sections[0].table.rows().collect();
            match rows.last().unwrap().cells.last() {
                Some(&Cell::Points(points)) => points,
                other => panic!("{other:?}"),
            }
        })
    };
    let before = total(&event);
    event.does(Command::AdjustTeamPoints {
        id: TeamId(1),
        round: RoundNo(1),
        match_points: Points::from_tenths(-10),
        game_points: Points::from_tenths(-5),
        reason: "line-up in another order".to_owned(),
    });
    assert_eq!(total(&event), before + Points::from_tenths(-5));
    for sheet in ["standings", "crosstable", "teams"] {
        let text = printed(&event.0, (sheet, None), Language::English);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("Brno −1 MP, −½ GP (round 1)"), "{sheet}: {text}");
    }
}

#[test]
fn on_each_board_equals_share_a_place_more_percent_comes_first_and_forfeits_are_no_games() {
    let mut event = Played::new("team-round-robin", 3, "Teams");
    event.registers(12);
    event.forms(&["Brno", "İzmir", "Łódź"], 3, 1);
    let told = |event: &Played, round: u8| -> Vec<(Option<u16>, u32, String, u32)> {
        let boards = board_results(event.0.snapshot(), RoundNo(round));
        let line =
            |board: Option<u16>, of: &BoardResult| (board, of.player.0, of.place.to_string(), of.per_mille());
        boards.iter().flat_map(|of| of.results.iter().map(move |made| line(of.board, made))).collect()
    };
    event.publishes(1);
    let result = GameResult::Forfeit(Forfeit::ToWhite);
    event.does(Command::EnterResult { round: RoundNo(1), board: BoardNo(1), result });
    event.enters(1, 2, Outcome::Draw);
    event.enters(1, 3, Outcome::WhiteWins);
    let half = |id| (Some(2), id, "1-2".to_owned(), 500);
    let third = |id, place: &str, part| (Some(3), id, place.to_owned(), part);
    assert_eq!(told(&event, 1), [half(6), half(10), third(7, "1", 1000), third(11, "2", 0)]);
    event.plays(2, false);
    let third_board: Vec<_> = told(&event, 2).into_iter().filter(|line| line.0 == Some(3)).collect();
    assert_eq!(third_board, [third(3, "1", 1000), third(7, "2", 500), third(11, "3", 0)]);
}
