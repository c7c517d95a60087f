//! Sheets: each one of the sample event as printed, and names that must not break any format.

use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Say, Texts};
use hakem::publish::{Imprint, csv, json, markdown, text};
use hakem::sheet::data::{Cell, Part, Sheet};
use hakem::sheet::{Absent, SHEETS, named};
use hakem::simulate::{Wishes, simulate};
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::format::{Float, Trace};
use hakem_engine::history::{Entry, History, Moment, StepId};
use hakem_engine::pairing::{propose, system};
use hakem_engine::standings::cards;
use hakem_engine::tournament::{
    BoardNo, Category, Colour, Draft, EntryFee, Forfeit, GameResult, Meeting, Money, Name, Outcome, Player,
    PlayerId, PrizeGroup, PrizeList, PrizeSharing, PrizesEach, Rating, RequestedBye, Reward, RoundNo,
    SYSTEM_IN_FORCE, Settings, SpecialPrize, SystemId,
};
use hakem_engine::trf;
use serde_json::Value;
use std::collections::BTreeSet;

/// 5 March 2026, 09:00 UTC.
pub(super) const MORNING: Moment = Moment(1_772_701_200_000);

/// The sample event as the booklet continues it: three rounds played, the fourth published with two players absent,
/// followed by further commands. Every entry is a minute later than the previous one.
pub(super) fn sample(further: Vec<Command>) -> History {
    let report = trf::read(include_str!("../../assets/samples/aktar-17.trf")).unwrap();
    let mut commands = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().commands;
    let recorded: Value = serde_json::from_str(include_str!("../golden/dutch/aktar-17.jsonl")).unwrap();
    for round in recorded["rounds"].as_array().unwrap() {
        commands.extend(played(round));
    }
    let mut history = History::default();
    for (minute, command) in (0..).zip(commands.into_iter().chain(further)) {
        history.replay(Entry::Did(command), Moment(MORNING.0 + 60_000 * minute)).unwrap();
    }
    history
}

/// Absences, draft, publication and results of a recorded round.
fn played(recorded: &Value) -> Vec<Command> {
    let number = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
    let player = |value: &Value| PlayerId(number(value));
    let round = RoundNo(u8::try_from(number(&recorded["round"])).unwrap());
    let pairings = recorded["pairings"].as_array().unwrap();
    let absent = recorded["absent"].as_array().unwrap().iter().map(player);
    let bye = Some(RequestedBye::ZeroPoint);
    let mut commands: Vec<Command> = absent.map(|id| Command::SetBye { id, round, bye }).collect();
    let boards = pairings.iter().map(|pair| (player(&pair["white"]), player(&pair["black"])).into());
    commands.push(Command::DraftRound(Draft {
        numbering: (round == RoundNo(1)).then(|| (1..=17).map(PlayerId).collect()),
        boards: boards.collect(),
        bye: Some(player(&recorded["bye"])),
        ..Draft::of(round, SystemId::new("dutch-2009"))
    }));
    commands.push(Command::publish(round));
    commands.extend((1..).map(BoardNo).zip(pairings).filter_map(|(board, pair)| {
        let result = match pair["result"].as_str()? {
            "1-0" => GameResult::Played(Outcome::WhiteWins),
            "0-1" => GameResult::Played(Outcome::BlackWins),
            "1/2-1/2" => GameResult::Played(Outcome::Draw),
            "--" => GameResult::Forfeit(Forfeit::Both),
            other => panic!("{other}"),
        };
        Some(Command::EnterResult { round, board, result })
    }));
    commands
}

fn prizes() -> Command {
    let group = |name: &str, amounts: &[u64], category| PrizeGroup {
        name: Name::new(name).unwrap(),
        amounts: amounts.iter().copied().map(Money).collect(),
        category,
    };
    let rated = Category { rating_to: Rating::new(2300).ok(), ..Category::default() };
    Command::AnnouncePrizes(Box::new(PrizeList {
        currency: Name::new("TRY").ok(),
        decimals: 0,
        sharing: PrizeSharing::Equal,
        each: PrizesEach::One,
        names_tied: false,
        groups: vec![group("Genel", &[1000, 501, 300], Category::default()), group("2300", &[200], rated)],
        special: vec![
            SpecialPrize {
                name: Name::new("En güzel oyun").unwrap(),
                reward: Reward::Both(Money(150), Name::new("kupa").unwrap()),
                winner: Some(PlayerId(3)),
            },
            SpecialPrize {
                name: Name::new("En genç").unwrap(),
                reward: Reward::Thing(Name::new("kitap").unwrap()),
                winner: None,
            },
        ],
    }))
}

/// Makes a sheet and passes it to a function.
pub(super) fn with_sheet<T>(
    history: &History,
    (name, round): (&str, Option<u8>),
    language: Language,
    look: impl FnOnce(Result<Sheet, Absent>, &Texts, Event) -> T,
) -> T {
    let (texts, derived) = (Texts::new(language), Derived::default());
    let event = Event::of(history, &texts, &derived);
    look(named(name).unwrap().sheet(event, round.map(RoundNo)), &texts, event)
}

pub(super) fn printed(history: &History, wanted: (&str, Option<u8>), language: Language) -> String {
    with_sheet(history, wanted, language, |made, texts, event| {
        let made = made.unwrap_or_else(|absent| panic!("{wanted:?}: {absent:?}"));
        let imprint = Imprint::new(event, &made, Moment(MORNING.0 + 3_600_000), "7f3a91c05d");
        text::sheet(&made, &imprint, texts)
    })
}

/// Additions after the fourth round of the booklet: prizes, and a board with swapped colours.
pub(super) fn with_changes() -> History {
    let edits = vec![SeatingEdit::TurnColours { board: BoardNo(3) }];
    let fee = EntryFee { due: Some(Money(1_750)), paid: Money(1_000) };
    let arranged = [
        Command::SetEntryFee { id: PlayerId(2), fee },
        Command::SetOwnBoard { id: PlayerId(4), board: Some(BoardNo(2)) },
    ];
    let changes = [prizes(), Command::Reseat { round: RoundNo(4), edits, reason: "B.2".to_owned() }];
    sample(changes.into_iter().chain(arranged).collect())
}

#[test]
fn every_sheet_of_the_sample_event_is_printed_as_it_was() {
    let history = with_changes();
    for sheet in SHEETS.iter().filter(|sheet| sheet.is_used(history.snapshot())) {
        let language = match sheet.name {
            "averages" | "byes" => Language::Czech,
            "log" | "slips" | "reasons" => Language::English,
            _ => Language::Turkish,
        };
        insta::with_settings!({ snapshot_path => "../golden/sheets", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(sheet.name, printed(&history, (sheet.name, None), language));
        });
    }
}

/// The players of the sample event in rounds paired by a system; the lower pairing number wins, with a draw
/// if the numbers are close together.
pub(super) fn drawn(system: &str, rounds: u8) -> History {
    let report = trf::read(include_str!("../../assets/samples/aktar-17.trf")).unwrap();
    let mut history = History::default();
    let act = |history: &mut History, command| history.replay(Entry::Did(command), MORNING).unwrap();
    for command in trf::to_commands(&report.file, &SystemId::new(system)).unwrap().commands {
        act(&mut history, command);
    }
    let settings = history.snapshot().settings().clone();
    act(&mut history, Command::Announce(Box::new(Settings { system: SystemId::new(system), ..settings })));
    for round in RoundNo(rounds).up_to() {
        let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
        let meetings = draft.boards.clone();
        act(&mut history, Command::DraftRound(draft));
        act(&mut history, Command::publish(round));
        for (board, meeting) in (1..).map(BoardNo).zip(meetings) {
            let outcome = match meeting.white.0.abs_diff(meeting.black.0) {
                0..=3 => Outcome::Draw,
                _ if meeting.white < meeting.black => Outcome::WhiteWins,
                _ => Outcome::BlackWins,
            };
            let result = GameResult::Played(outcome);
            act(&mut history, Command::EnterResult { round, board, result });
        }
    }
    history
}

#[test]
fn the_round_table_of_a_dubov_event_names_averages_and_articles() {
    insta::with_settings!({ snapshot_path => "../golden/sheets", prepend_module_to_snapshot => false }, {
        let wanted = ("dubov-table", Some(3));
        insta::assert_snapshot!("dubov-table", printed(&drawn("dubov-classic", 3), wanted, Language::Turkish));
    });
    with_sheet(&sample(Vec::new()), ("dubov-table", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::OtherSystem));
    });
}

#[test]
fn score_groups_of_the_classic_dutch_system_lie_in_their_halves_with_the_players_moved_down_in_s1() {
    with_sheet(&drawn("dutch-1992", 4), ("score-groups", Some(4)), Language::English, |made, _, event| {
        let sheet = made.unwrap();
        let mut moved = 0;
        for section in &sheet.sections {
            let cards: Vec<(String, PlayerId)> = section
                .table
                .rows()
                .map(|row| match &row.cells[0] {
                    Cell::Words(half) => (half.clone(), row.player.unwrap()),
                    other => panic!("{other:?}"),
                })
                .collect();
            let half = |name: &str| -> Vec<PlayerId> {
                cards.iter().filter(|(half, _)| half == name).map(|(_, id)| *id).collect()
            };
            let (upper, lower) = (half("S1"), half("S2"));
            assert_eq!(upper.len() + lower.len(), cards.len());
            assert!(cards.is_sorted_by_key(|(half, _)| half.clone()), "S1 first");
            let score = |id: &PlayerId| event.score_before(*id, RoundNo(4));
            let own = score(lower.last().unwrap());
            let came = upper.iter().filter(|id| score(id) > own).count();
            match came {
                0 => assert_eq!(upper.len(), cards.len() / 2, "the upper half, rounded down"),
                _ => assert_eq!(came, upper.len(), "S1 is who was moved down"),
            }
            moved += came;
        }
        assert!(moved > 0, "somebody is moved down in round 4");
    });
    with_sheet(&drawn("lim", 3), ("score-groups", Some(3)), Language::English, |made, _, _| {
        let made = made.unwrap();
        assert!(made.sections.iter().all(|section| section.table.columns[0].key.name() != "half"));
    });
}

#[test]
fn white_and_black_of_a_skalitzka_sit_by_turns_where_that_is_announced() {
    let wishes = Wishes { players: Some(4), ..Wishes::default() };
    let mut report =
        trf::from_snapshot(&simulate(&wishes, system("skalitzka").unwrap(), 8, 2).unwrap().event);
    let of = |report: &trf::TrfFile| {
        let commands = trf::to_commands(report, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().commands;
        History::begun_by(commands, MORNING).unwrap()
    };
    report.add_comment("hakem: seats=one-side");
    with_sheet(&of(&report), ("pairings-by-name", Some(1)), Language::English, |made, _, _| {
        let made = made.unwrap();
        assert!(made.sections[0].table.columns.iter().all(|column| column.key.name() != "side"));
    });
    report.add_comment("hakem: seats=by-turns");
    with_sheet(&of(&report), ("pairings-by-name", Some(1)), Language::English, |made, _, _| {
        let table = &made.unwrap().sections[0].table;
        let place = |name| table.columns.iter().position(|column| column.key.name() == name).unwrap();
        let [board, colour, side] = ["board", "colour", "side"].map(place);
        for row in table.rows() {
            let (Cell::Number(board), Cell::Colour(colour), Cell::Words(side)) =
                (&row.cells[board], &row.cells[colour], &row.cells[side])
            else {
                panic!("{:?}", row.cells);
            };
            let is_left = (*colour == Colour::White) == (board % 2 == 1);
            assert_eq!(side, if is_left { "left" } else { "right" }, "board {board}, {colour:?}");
        }
        assert_eq!(table.rows().count(), 12);
    });
}

#[test]
fn the_results_of_a_dubov_event_have_the_colours_of_all_rounds_and_equal_scores_by_average() {
    let columns = |sheet: &Sheet| -> Vec<String> {
        sheet.sections[0].table.columns.iter().map(|column| column.key.name().to_owned()).collect()
    };
    with_sheet(&drawn("dubov-classic", 3), ("results", Some(2)), Language::English, |made, _, _| {
        let sheet = made.unwrap();
        let columns = columns(&sheet);
        assert_eq!(columns.iter().filter(|key| *key == "colours").count(), 2, "{columns:?}");
        let of = |name: &str| columns.iter().position(|key| key == name).unwrap();
        let figures = sheet.sections[0].table.rows().map(|row| {
            let points = match row.cells[of("points")] {
                Cell::Points(points) => points,
                ref other => panic!("{other:?}"),
            };
            let average = match row.cells[of("aro")] {
                Cell::Decimal { number, .. } => Some(number),
                _ => None,
            };
            (points, average)
        });
        let figures: Vec<_> = figures.collect();
        assert!(figures.is_sorted_by(|one, other| one >= other), "{figures:?}");
        let averages = figures.chunk_by(|one, other| one.0 == other.0);
        assert!(averages.into_iter().any(|group| group.len() > 2), "some have the same score");
    });
    with_sheet(&drawn("dubov-2026", 3), ("results", Some(2)), Language::English, |made, _, _| {
        assert!(
            !columns(&made.unwrap()).iter().any(|key| key == "colours"),
            "the rules in force ask for no list"
        );
    });
}

#[test]
fn one_board_or_one_player_can_be_extracted_from_a_sheet() {
    let history = sample(Vec::new());
    with_sheet(&history, ("reasons", None), Language::English, |made, _, _| {
        let only = made.unwrap().only(Part::Board(BoardNo(3))).unwrap();
        assert_eq!(only.sections.len(), 1);
        assert!(only.sections[0].title.starts_with("Board 3"), "{}", only.sections[0].title);
    });
    with_sheet(&history, ("cards", None), Language::English, |made, _, event| {
        let only = made.unwrap().only(Part::Player(PlayerId(13))).unwrap();
        assert_eq!(only.sections[0].title, event.name(PlayerId(13)));
    });
}

#[test]
fn the_sheet_of_who_moves_names_exactly_who_sits_elsewhere() {
    let before = sample(Vec::new());
    with_sheet(&before, ("moves", None), Language::English, |made, texts, _| {
        assert_eq!(made.err(), Some(Absent::OneVersion(RoundNo(4))));
        assert!(Absent::OneVersion(RoundNo(4)).say(texts).contains("No board changed"));
    });
    let edits = vec![SeatingEdit::Swap { players: [PlayerId(13), PlayerId(4)] }];
    let swap = |edits| Command::Reseat { round: RoundNo(4), edits, reason: "B.1".to_owned() };
    let history = sample(vec![swap(edits)]);
    with_sheet(&history, ("moves", None), Language::English, |made, _, _| {
        let made = made.unwrap();
        let movers: Vec<PlayerId> = made.sections[0].table.rows().filter_map(|row| row.player).collect();
        // Both players who were swapped, and their opponents.
        assert_eq!(BTreeSet::from_iter(movers), BTreeSet::from([1, 4, 13, 17].map(PlayerId)));
        assert_eq!(made.version.map(|(version, _)| version), Some(2));
    });
}

#[test]
fn the_sheet_of_changed_boards_lists_players_whose_board_has_another_number() {
    let paired = sample(Vec::new()).snapshot().round(RoundNo(4)).unwrap().clone();
    let [first, second] = [1, 2].map(|board| paired.board(BoardNo(board)).unwrap().meeting);
    let edits = vec![
        SeatingEdit::TakeApart { board: BoardNo(2) },
        SeatingEdit::Seat { meeting: second, board: BoardNo(1) },
    ];
    let reseat = Command::Reseat { round: RoundNo(4), edits, reason: "B.1".to_owned() };
    with_sheet(&sample(vec![reseat]), ("moves", None), Language::English, |made, _, _| {
        let movers: BTreeSet<PlayerId> =
            made.unwrap().sections[0].table.rows().filter_map(|row| row.player).collect();
        assert_eq!(BTreeSet::from([first.white, first.black, second.white, second.black]), movers);
    });
}

#[test]
fn another_pairing_published_after_undo_is_a_further_version() {
    let mut history = sample(Vec::new());
    let (round, tip) = (RoundNo(4), history.current());
    let paired = history.snapshot().round(round).unwrap().clone();
    let is_unpaired = |step: &StepId| history.at(*step).is_some_and(|then| then.round(round).is_none());
    let before = (0..tip.0).rev().map(StepId).find(is_unpaired).unwrap();
    let mut boards: Vec<Meeting> = paired.games().map(|(_, board, _)| board.meeting).collect();
    boards[0] = boards[0].turned();
    let draft = Draft {
        boards: boards.clone(),
        bye: paired.pairing_allocated_bye(),
        ..Draft::of(round, SystemId::new("dutch-2009"))
    };
    let again =
        [Entry::Moved(before), Entry::Did(Command::DraftRound(draft)), Entry::Did(Command::publish(round))];
    for entry in again {
        history.replay(entry, MORNING).unwrap();
    }
    let version = |history: &History| {
        with_sheet(history, ("pairings", Some(4)), Language::English, |made, _, _| {
            made.unwrap().version.map(|(version, _)| version)
        })
    };
    assert_eq!(version(&history), Some(2));
    with_sheet(&history, ("moves", Some(4)), Language::English, |made, _, _| {
        let movers: BTreeSet<PlayerId> =
            made.unwrap().sections[0].table.rows().filter_map(|row| row.player).collect();
        assert_eq!(movers, BTreeSet::from([boards[0].white, boards[0].black]));
    });
    history.replay(Entry::Moved(tip), MORNING).unwrap();
    assert_eq!(version(&history), Some(1));
}

#[test]
fn sheets_without_data_and_drafts_are_refused_with_the_reason() {
    let history = History::default();
    for sheet in SHEETS {
        with_sheet(&history, (sheet.name, None), Language::English, |made, _, _| {
            assert!(made.is_err(), "{} of a blank event", sheet.name);
        });
    }
    with_sheet(&sample(Vec::new()), ("pairings", Some(5)), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::NotPaired(RoundNo(5))));
    });
    let last = Command::UndoRound { round: RoundNo(4), reason: "test".to_owned() };
    let draft = Command::DraftRound(Draft {
        boards: vec![(PlayerId(1), PlayerId(4)).into()],
        ..Draft::of(RoundNo(4), SystemId::new("dutch-2009"))
    });
    with_sheet(&sample(vec![last, draft]), ("pairings", Some(4)), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::IsDraft(RoundNo(4))));
    });
}

/// An event with a player of this name at board 1 of the sample's fourth round.
pub(super) fn named_like(name: &str) -> History {
    let player = Player::named(Name::new(name).unwrap());
    sample(vec![Command::EditPlayer { id: PlayerId(13), player, reason: "test".to_owned() }])
}

#[test]
fn no_name_is_a_formula_or_markup_in_any_form() {
    for name in ["=1+1", "@SUM(A1)", "+cmd", "-2+3", "<b>x</b>", "[x](http://y)", "a|b", "*x*", "`x`", "# x"]
    {
        let history = named_like(name);
        with_sheet(&history, ("pairings", None), Language::Czech, |made, texts, event| {
            let made = made.unwrap();
            let imprint = Imprint::new(event, &made, MORNING, "7f3a91c05d");
            let values = csv::sheet(&made, texts, csv::Reader::Spreadsheet).unwrap();
            let cell = values.lines().nth(1).unwrap().split(';').nth(3).unwrap();
            assert!(!cell.starts_with(['=', '+', '-', '@']), "{name}: {cell}");
            let page = markdown::sheet(&made, &imprint, texts);
            let row = page.lines().find(|line| line.starts_with("| 1 |")).unwrap();
            let unguarded = |sign: char| row.replace(&format!("\\{sign}"), "").matches(sign).count();
            assert_eq!(unguarded('|'), made.sections[0].table.columns.len() + 1, "{name}: {row}");
            assert_eq!(['<', '[', '*', '`'].map(unguarded), [0; 4], "{name}: {row}");
            let object = json::sheet("pairings", &made, &imprint, texts);
            let white = &object["sections"][0]["rows"][0]["white"];
            let typed = event.snapshot.player(PlayerId(13)).unwrap().player.name.as_str();
            assert_eq!(white["name"], typed, "as it was typed");
        });
    }
}

#[test]
fn numbers_stay_numbers_in_a_spreadsheet_of_any_language() {
    let history = sample(Vec::new());
    let line = |language| {
        with_sheet(&history, ("averages", Some(4)), language, |made, texts, _| {
            let values = csv::sheet(&made.unwrap(), texts, csv::Reader::Spreadsheet).unwrap();
            assert!(values.starts_with('\u{feff}'));
            values.lines().nth(1).unwrap().to_owned()
        })
    };
    assert_eq!(line(Language::English), "17,Selçuk,2140,2.5,2490.0");
    assert_eq!(line(Language::Turkish), "17;Selçuk;2140;2,5;2490,0");
}

#[test]
fn the_rounds_of_a_table_are_listed_before_any_is_paired_with_day_and_time() {
    let mut history = History::default();
    let act = |history: &mut History, command| history.replay(Entry::Did(command), MORNING).unwrap();
    let settings = Settings {
        system: SystemId::new("round-robin"),
        rounds: RoundNo(5),
        round_times: vec![None, Some(hakem_engine::tournament::TimeOfDay::new(18, 30).unwrap())],
        ..Settings::named(Name::new("Kulüp").unwrap())
    };
    act(&mut history, Command::Announce(Box::new(settings)));
    for name in ["Ali", "Veli", "Hüseyin", "Abidin", "Aysel", "Levent"] {
        let player = Player::named(Name::new(name).unwrap());
        let missed = RequestedBye::ZeroPoint;
        act(&mut history, Command::Register { player, arrival: RoundNo(1), missed });
    }
    with_sheet(&history, ("rounds-table", None), Language::English, |made, texts, _| {
        let made = made.unwrap();
        let table = made.flat();
        let words = |row: usize| {
            let cells = table.row(row).cells;
            cells[2..7].iter().map(|cell| cell.shown(texts)).collect::<Vec<_>>()
        };
        assert_eq!(words(0), ["6", "2", "■3", "4", "■5"]);
        assert_eq!(words(5), ["■1", "4", "■2", "5", "■3"], "the row that the source leaves out");
    });
    with_sheet(&history, ("schedule", None), Language::English, |made, _, _| {
        let made = made.unwrap();
        assert_eq!(made.sections.len(), 5);
        assert_eq!((made.sections[0].about.as_str(), made.sections[1].about.as_str()), ("", "18:30"));
        assert_eq!(made.sections[1].table.len(), 3);
    });
    with_sheet(&sample(Vec::new()), ("schedule", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::OtherSystem));
    });
}

#[test]
fn standings_of_an_incomplete_round_say_so_in_their_heading() {
    let result = GameResult::Played(Outcome::Draw);
    let history = sample(vec![Command::EnterResult { round: RoundNo(4), board: BoardNo(1), result }]);
    for (sheet, heading) in [
        ("standings", "Standings in round 4: 1 of 7 results entered"),
        ("crosstable", "Crosstable in round 4: 1 of 7 results entered"),
        ("cards", "Pairing cards in round 4: 1 of 7 results entered"),
    ] {
        let told = printed(&history, (sheet, None), Language::English);
        assert_eq!(told.lines().nth(1), Some(heading), "{told}");
        let before = printed(&history, (sheet, Some(3)), Language::English);
        assert!(before.contains("after round 3\n"), "{before}");
    }
}

#[test]
fn the_bulletin_has_results_standings_and_the_next_pairings_in_one() {
    let history = sample(Vec::new());
    let titles = with_sheet(&history, ("bulletin", None), Language::English, |made, _, _| {
        let made = made.unwrap();
        assert_eq!(made.title, "Bulletin after round 3");
        made.sections.iter().map(|section| section.title.clone()).collect::<Vec<_>>()
    });
    let of = |words: &str| titles.iter().any(|title| title.contains(words));
    assert!(
        of("Pairings of round 3") && of("Standings after round 3") && of("Pairings of round 4"),
        "{titles:?}"
    );
}

#[test]
fn cards_show_a_bye_as_a_downfloat_with_the_colour_difference_and_the_colour_due() {
    let history = sample(Vec::new());
    let snapshot = history.snapshot();
    let cards = cards(snapshot, RoundNo(4), |_| true);
    for (round, paired) in (1..).map(RoundNo).zip(snapshot.rounds()) {
        let bye = paired.pairing_allocated_bye().unwrap();
        let card = cards.iter().find(|card| card.player == bye).unwrap();
        assert_eq!(card.rounds[round.index()].float, Some(Float::Down), "round {round}, A.5");
    }
    let first = cards.iter().find(|card| card.player == PlayerId(1)).unwrap().colours.unwrap();
    let text = printed(&history, ("cards", Some(3)), Language::English);
    for words in ["Colour difference", "preference: White", "preference: Black", "absolute preference", "↓"]
    {
        assert!(text.contains(words), "{words}: {first:?}\n{text}");
    }
    for line in text.lines().filter(|line| line.contains("absolute preference")) {
        let difference = line.split("Colour difference ").nth(1).unwrap();
        assert!(difference.starts_with(['+', '\u{2212}']), "{line}");
    }
}
