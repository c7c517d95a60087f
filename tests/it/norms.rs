//! Title norms where they are shown: the card, the arbiter's sheet, the review; and where they are not.

use crate::console::Console;
use crate::sheets::{MORNING, printed, sample, with_sheet};
use hakem::exchange::roster;
use hakem::i18n::{Language, Texts};
use hakem::publish::paper::{Faces, PageMark, Paper, pages};
use hakem::publish::site::{SiteOptions, files};
use hakem::publish::{Imprint, csv, xlsx};
use hakem::sheet::Absent;
use hakem::sheet::data::{Cell, Sheet};
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::norm::{Norms, State};
use hakem_engine::pairing::propose;
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    Arbiter, BoardNo, Colour, DirectTitles, Earned, Forfeit, GameResult, Name, NameCase, Outcome,
    PartialDate, Player, PlayerId, Rating, Registration, RequestedBye, RoundNo, SYSTEM_IN_FORCE, Settings,
    SystemId, Title,
};
use hakem_engine::trf;
use hakem_engine::trf::Audience;

fn import() -> trf::Import {
    let report = trf::read(include_str!("../golden/norms/open.trf")).unwrap();
    trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap()
}

/// An open of twenty players after eight of nine rounds, the last one paired.
fn commands() -> Vec<Command> {
    let import = import();
    let last = RoundNo(9);
    let draft = propose(&import.event, last, Trace::silent()).unwrap().draft;
    let mut commands = import.commands;
    commands.extend([Command::DraftRound(draft), Command::publish(last)]);
    commands
}

fn open() -> History {
    recorded(commands())
}

fn recorded(commands: Vec<Command>) -> History {
    let mut history = History::default();
    for (minute, command) in (0..).zip(commands) {
        history.replay(Entry::Did(command), Moment(MORNING.0 + 60_000 * minute)).unwrap();
    }
    history
}

#[test]
fn the_arbiter_has_a_sheet_of_who_is_near_a_norm() {
    insta::assert_snapshot!("norm_chances", printed(&open(), ("norm-chances", None), Language::English));
    for language in [Language::Turkish, Language::Czech] {
        let text = printed(&open(), ("norm-chances", None), language);
        assert!(!text.contains('[') && text.contains("IM"), "{text}");
    }
}

/// The same when the last round is played, every game drawn.
pub(super) fn played() -> History {
    let last = RoundNo(9);
    let commands = commands();
    let event = recorded(commands.clone()).snapshot().clone();
    let boards = event.round(last).unwrap().boards().len();
    let arbiter = |text: &str| Arbiter::read(text).unwrap();
    let settings = Settings {
        place: Name::new("Brno").ok(),
        federation: Name::new("CZE").ok(),
        begins: PartialDate::new(2026, 11, 21).ok(),
        ends: PartialDate::new(2026, 11, 29).ok(),
        time_control: Name::new("90 min + 30 s").ok(),
        arbiter: Some(arbiter("IA Novak, Jan (300001)")),
        deputies: vec![arbiter("FA Svoboda, Eva")],
        round_dates: vec![PartialDate::new(2026, 11, 21).ok()],
        organiser: Name::new("Šachový klub Brno").ok(),
        fide_event: Some(412_345),
        direct_titles: Some(DirectTitles {
            event: Name::new("Zonal").unwrap(),
            places: vec![Earned::Title(Title::GM), Earned::Norm(Title::GM), Earned::Title(Title::GM)],
        }),
        ..event.settings().clone()
    };
    let result = GameResult::Played(Outcome::Draw);
    let results = (1..=u16::try_from(boards).unwrap()).map(|board| Command::EnterResult {
        round: last,
        board: BoardNo(board),
        result,
    });
    let announce = Command::Announce(Box::new(settings));
    recorded(commands.into_iter().chain(results).chain([announce]).collect())
}

#[test]
fn the_forms_of_fide_are_filled_from_the_event() {
    let forms = ["it1", "it3", "it4", "fa1"].map(|form| printed(&played(), (form, None), Language::English));
    insta::assert_snapshot!("forms_of_fide", forms.join("\n"));
    for language in [Language::Turkish, Language::Czech] {
        for form in ["it1", "it3", "it4", "fa1"] {
            let text = printed(&played(), (form, None), language);
            assert!(!text.contains('[') && text.lines().count() > 8, "{text}");
        }
    }
    // No certificate before the last result: another game may change nothing, or everything.
    with_sheet(&open(), ("it1", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::NotPlayed));
    });
}

/// A Double-Swiss of nine rounds in which the last of 20 players wins every game, one of them by forfeit.
fn double_swiss() -> History {
    let winner = PlayerId(20);
    let mut settings = Settings {
        rounds: RoundNo(9),
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Double").unwrap())
    };
    take_system(&mut settings, SystemId::new("double-swiss-2026"));
    let mut history = recorded(vec![Command::Announce(Box::new(settings))]);
    let does = |history: &mut History, command| history.replay(Entry::Did(command), MORNING).unwrap();
    for number in 1..=20_u16 {
        let federation = ["GER", "FRA", "POL", "CZE", "ESP", "HUN"][usize::from(number % 6)];
        let is_winner = number == 20;
        let player = Player {
            rating: Rating::new(i64::from(2610 - 5 * number)).ok(),
            title: Some(if is_winner { Title::IM } else { Title::GM }),
            federation: Name::new(if is_winner { "TUR" } else { federation }).ok(),
            ..Player::named(Name::new(&format!("Player {number:02}")).unwrap())
        };
        does(
            &mut history,
            Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint },
        );
    }
    for round in RoundNo(9).up_to() {
        let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
        does(&mut history, Command::DraftRound(draft));
        does(&mut history, Command::publish(round));
        let paired = history.snapshot().round(round).unwrap();
        let boards: Vec<_> = paired.games().map(|(board, of, _)| (board, of.meeting)).collect();
        let mut is_forfeited = round == RoundNo(3);
        for (board, meeting) in boards {
            let result = match (meeting.white == winner, meeting.black == winner) {
                (false, false) => GameResult::Played(Outcome::Draw),
                (true, _) if std::mem::take(&mut is_forfeited) => GameResult::Forfeit(Forfeit::ToWhite),
                (_, true) if std::mem::take(&mut is_forfeited) => GameResult::Forfeit(Forfeit::ToBlack),
                (true, _) => GameResult::Played(Outcome::WhiteWins),
                (false, true) => GameResult::Played(Outcome::BlackWins),
            };
            does(&mut history, Command::EnterResult { round, board, result });
        }
    }
    history
}

#[test]
fn a_certificate_lists_the_games_of_a_match_one_by_one_so_that_they_add_up() {
    with_sheet(&double_swiss(), ("it1", None), Language::English, |made, texts, _| {
        let section = made.unwrap().sections.swap_remove(0);
        let achieved = section.closing.iter().find(|field| field.key == "score_achieved").unwrap();
        let rows: Vec<_> = section.table.rows().map(|row| row.cells).collect();
        let [counted, forfeited] = [true, false].map(|counts| {
            let such = rows.iter().filter(|cells| cells[6].is_empty() != counts);
            such.map(|cells| cells[7].shown(texts)).collect::<Vec<_>>()
        });
        assert_eq!((rows.len(), counted, forfeited), (18, vec!["1".to_owned(); 17], vec!["+".to_owned()]));
        assert_eq!(achieved.value, "17");
    });
}

#[test]
fn a_place_of_birth_is_on_the_certificate_and_in_no_public_report() {
    let mut history = played();
    let field = |history: &History| {
        with_sheet(history, ("it1", None), Language::English, |made, _, _| {
            let section = made.unwrap().sections.swap_remove(0);
            let place = section.fields.into_iter().find(|field| field.key == "birth_place").unwrap();
            (section.players[0], place.value, section.missing.contains(&place.label))
        })
    };
    let (id, place, is_missing) = field(&history);
    assert!(place.is_empty() && is_missing);
    let player = Player {
        birth_place: Name::new("Ústí nad Labem").ok(),
        ..history.snapshot().player(id).unwrap().player.clone()
    };
    assert_eq!(Audience::Public.player(&player).birth_place, None);
    let edit = Command::EditPlayer { id, player, reason: String::new() };
    history.replay(Entry::Did(edit), MORNING).unwrap();
    assert_eq!(field(&history), (id, "Ústí nad Labem".to_owned(), false));
    assert!(printed(&history, ("log", None), Language::English).contains("Ústí nad Labem"));
}

/// Fields that are always completed on paper.
const ON_PAPER: [&str; 11] = [
    "birth_date",
    "federation",
    "level",
    "laws",
    "regulations",
    "objectivity",
    "incidents",
    "players",
    "arbiter_date",
    "official_date",
    "fide_id",
];

#[test]
fn a_field_without_a_value_is_written_on_paper_or_named_as_missing() {
    let mut history = played();
    let lacking = Settings {
        fide_event: None,
        organiser: None,
        official: None,
        ..history.snapshot().settings().clone()
    };
    history.replay(Entry::Did(Command::Announce(Box::new(lacking))), MORNING).unwrap();
    for (form, least) in [("it1", 40), ("fa1", 20), ("it3", 6), ("it4", 6)] {
        with_sheet(&history, (form, None), Language::English, |made, _, _| {
            let made = made.unwrap();
            let mut fields = 0;
            for section in &made.sections {
                for field in section.fields.iter().chain(&section.closing) {
                    fields += 1;
                    assert!(!field.label.is_empty(), "{form}: {field:?}");
                    // Form FA1 lists it in a note.
                    let is_noted = form == "fa1" && field.key == "birth_place";
                    let is_added = field.is_signed || is_noted || ON_PAPER.contains(&field.key);
                    let is_named = section.missing.contains(&field.label);
                    // IT3 lists on its first part what the last one lacks.
                    let is_below = form == "it3" && made.sections[0].missing.contains(&field.label);
                    assert!(
                        !field.value.is_empty() || is_added || is_named || is_below,
                        "{form}, {}: {field:?}",
                        section.title
                    );
                }
                let missing = section.missing.join("; ");
                let is_first = form != "it3" || section.title == "Event";
                assert_eq!(missing.contains("FIDE event code"), is_first, "{form}: {missing}");
                let names_organiser = is_first && !["it1", "it4"].contains(&form);
                assert_eq!(missing.contains("Organiser"), names_organiser, "{form}: {missing}");
                let told =
                    section.notes.iter().chain(&made.notes).any(|note| note.contains("FIDE event code"));
                assert!(told, "{form}: what is missing is on the form");
            }
            assert!(fields >= least, "{form}: {fields}");
        });
    }
}

#[test]
fn every_certificate_is_one_page_with_its_own_header() {
    for form in ["it1", "fa1"] {
        for language in Language::ALL {
            with_sheet(&played(), (form, None), language, |made, texts, event| {
                let made = made.unwrap();
                let imprint = Imprint::new(event, &made, MORNING, "7f3a91c0");
                for paper in [Paper::A4, Paper::Letter, Paper::A5] {
                    let laid = pages(&made, &imprint, texts, paper, &Faces::new());
                    assert_eq!(laid.len(), made.sections.len(), "{form} {language:?} {paper:?}");
                    // On A5 a certificate is that of A4, reduced.
                    let least = if paper == Paper::A5 { 10.5 } else { 15.0 };
                    for page in laid {
                        let has_event = page.marks.iter().any(|mark| {
                            matches!(mark, PageMark::Text { line, size, .. } if line == "Norm Open" && *size >= least)
                        });
                        assert!(has_event, "{form} {language:?}");
                    }
                }
            });
        }
    }
}

#[test]
fn the_event_form_of_nine_rounds_is_one_page() {
    for language in Language::ALL {
        with_sheet(&played(), ("it3", None), language, |made, texts, event| {
            let made = made.unwrap();
            let imprint = Imprint::new(event, &made, MORNING, "7f3a91c0");
            for paper in [Paper::A4, Paper::Letter] {
                let count = pages(&made, &imprint, texts, paper, &Faces::new()).len();
                assert_eq!(count, 1, "{paper:?} {language:?}");
            }
        });
    }
}

#[test]
fn an_arbiter_who_has_the_highest_title_needs_no_form() {
    let mut history = played();
    let only = Settings { deputies: Vec::new(), ..history.snapshot().settings().clone() };
    history.replay(Entry::Did(Command::Announce(Box::new(only))), MORNING).unwrap();
    with_sheet(&history, ("fa1", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::NoArbiterNorm));
    });
}

/// Returns the part of a workbook with the cells of a sheet.
fn cells_of(bytes: &[u8]) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    std::io::read_to_string(archive.by_name("xl/worksheets/sheet1.xml").unwrap()).unwrap()
}

#[test]
fn the_forms_of_fide_are_workbooks_too_and_a_list_of_players_comes_back_from_one() {
    let history = played();
    let workbook = |sheet: &'static str| {
        with_sheet(&history, (sheet, None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let imprint = Imprint::new(event, &made, MORNING, "7f3a91c0");
            let again = xlsx::sheet(&made, &imprint, texts).unwrap();
            assert_eq!(again, xlsx::sheet(&made, &imprint, texts).unwrap(), "the same sheet, the same bytes");
            again
        })
    };
    for form in ["it1", "it3", "it4", "fa1"] {
        let cells = cells_of(&workbook(form));
        assert!(cells.contains("<v>412345</v>") && cells.contains("21/11/2026"), "{form}: {cells}");
        assert!(!cells.contains("<f>"), "no formula");
        assert!(cells.contains("fitToPage=\"1\"") && cells.contains("<cols>"), "{form}: {cells}");
        let count =
            with_sheet(&history, (form, None), Language::English, |made, _, _| made.unwrap().sections.len());
        let breaks = if ["it1", "fa1"].contains(&form) { count - 1 } else { 0 };
        assert_eq!(cells.matches("<brk ").count(), breaks, "{form}: each certificate begins a page");
    }
    let texts = Texts::new(Language::English);
    let list = roster::plain(&roster::xlsx(&workbook("starting-list")).unwrap(), &texts).unwrap();
    assert_eq!(list.players.len(), history.snapshot().players().count());
    assert!(list.players.iter().all(|player| player.rating.is_some()), "ratings are numbers");
}

#[test]
fn the_fields_of_a_form_are_rows_in_csv() {
    for (form, row) in
        [("fa1", ",FIDE event code,412345"), ("it3", "Event,Rounds,9"), ("it4", ",Last day,29/11/2026")]
    {
        with_sheet(&played(), (form, None), Language::English, |made, texts, _| {
            let text = csv::sheet(&made.unwrap(), texts, csv::Reader::Program).unwrap();
            assert!(text.lines().any(|line| line.contains(row)), "{form}: {text}");
        });
    }
}

/// Returns the sheet of a form with changed settings and players.
fn changed<T>(form: &'static str, commands: Vec<Command>, look: impl FnOnce(&Sheet) -> T) -> T {
    let mut history = played();
    for command in commands {
        history.replay(Entry::Did(command), MORNING).unwrap();
    }
    with_sheet(&history, (form, None), Language::English, |made, _, _| look(&made.unwrap()))
}

#[test]
fn players_without_a_federation_are_of_no_other_federation_and_listed() {
    let history = played();
    let id = history.snapshot().players().find(|(_, of)| of.player.federation.is_some()).unwrap().0;
    let known = &history.snapshot().player(id).unwrap().player;
    let player = Player { federation: None, ..known.clone() };
    let edit = Command::EditPlayer { id, player, reason: "unknown".to_owned() };
    let counts = |sheet: &Sheet| {
        let row = sheet.sections[1].table.row(0);
        [1, 3, 4].map(|at| if let Cell::Number(count) = row.cells[at] { Some(count) } else { None })
    };
    let all = changed("it3", Vec::new(), counts).map(Option::unwrap);
    assert_eq!(all[0], all[1] + all[2]);
    let (counted, lists) =
        changed("it3", vec![edit], |sheet| (counts(sheet).map(Option::unwrap), sheet.lacking()));
    assert_eq!(counted[0], counted[1] + counted[2] + 1);
    assert!(lists[0].contains("federation of one player"), "{lists:?}");
    // Without the federation of the event there is no host, and the form lists that.
    let settings = Settings { federation: None, ..history.snapshot().settings().clone() };
    let (counted, lists) =
        changed("it3", vec![Command::Announce(Box::new(settings))], |sheet| (counts(sheet), sheet.lacking()));
    assert_eq!((counted[1], counted[2]), (None, None));
    assert!(lists[0].contains("Federation"), "{lists:?}");
}

#[test]
fn a_form_lists_the_missing_data_of_every_player_and_official_on_it() {
    let history = played();
    let edit = |change: &dyn Fn(&mut Player)| -> Vec<Command> {
        let edit = |(id, of): (PlayerId, &Registration)| {
            let mut player = of.player.clone();
            change(&mut player);
            Command::EditPlayer { id, player, reason: "unknown".to_owned() }
        };
        history.snapshot().players().map(edit).collect()
    };
    let lists = |form, commands| changed(form, commands, |sheet| sheet.lacking().join("\n"));
    let without_data = edit(&|player| (player.fide_id, player.sex) = (None, None));
    let list = lists("it4", without_data.clone());
    assert!(list.contains("FIDE IDs (") && list.contains("sex ("), "{list}");
    // A certificate has all rounds, also those that do not count.
    let rows: usize = changed("it1", Vec::new(), |sheet| {
        sheet.sections[0].table.rows().filter(|row| !row.names.is_empty()).count()
    });
    let list = lists("it1", without_data);
    let (_, names) = list.lines().next().unwrap().split_once("FIDE IDs (").unwrap();
    assert_eq!(names.split_once(')').unwrap().0.split(';').count(), rows, "{list}");
    let settings = Settings { arbiter: None, official: None, ..history.snapshot().settings().clone() };
    for form in ["it3", "it4", "fa1", "it1"] {
        let list = lists(form, vec![Command::Announce(Box::new(settings.clone()))]);
        let first = list.lines().next().unwrap();
        assert_eq!(first.matches("hief arbiter").count(), 1, "{form}: {list}");
        assert!(first.contains("Federation official"), "{form}: {list}");
    }
    let settings =
        Settings { ends: PartialDate::new(2026, 11, 0).ok(), ..history.snapshot().settings().clone() };
    let list = lists("it1", vec![Command::Announce(Box::new(settings))]);
    assert!(list.contains("Last day"), "a month is no day: {list}");
}

#[test]
fn names_on_a_certificate_follow_the_setting() {
    let history = played();
    let typed = Settings { name_case: NameCase::Typed, ..history.snapshot().settings().clone() };
    let names = |commands| {
        changed("it1", commands, |sheet| {
            let fields = &sheet.sections[0].fields;
            ["family_name", "given_name"]
                .map(|key| fields.iter().find(|field| field.key == key).unwrap().value.clone())
        })
    };
    assert_eq!(names(Vec::new()), ["LOPEZ", "L."]);
    assert_eq!(names(vec![Command::Announce(Box::new(typed))]), ["Lopez", "L."]);
}

#[test]
fn before_the_last_round_is_paired_the_necessary_opponent_is_shown() {
    let text = printed(&recorded(import().commands), ("norm-chances", None), Language::English);
    insta::assert_snapshot!("norm_chances_unpaired", text);
}

#[test]
fn a_chance_lists_no_score_that_follows_from_another_and_no_0_that_is_enough() {
    let report = trf::read(include_str!("../golden/norms/three-to-come.trf")).unwrap();
    let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap();
    let mut paired = import.commands.clone();
    let draft = propose(&import.event, RoundNo(7), Trace::silent()).unwrap().draft;
    paired.extend([Command::DraftRound(draft), Command::publish(RoundNo(7))]);
    for commands in [import.commands, paired] {
        let history = recorded(commands);
        let snapshot = history.snapshot();
        let norms = Norms::of(snapshot, RoundNo(6)).unwrap();
        let chances =
            norms.players().flat_map(|player| norms.states(player)).filter_map(|(_, state)| match state {
                State::Possible(chance) => Some(chance),
                State::Achieved(_) | State::Safe { .. } | State::Lost(_) => None,
            });
        let mut count = 0;
        for chance in chances {
            count += 1;
            for two in chance.ways.windows(2) {
                assert!(two[0].halves < two[1].halves && two[1].average < two[0].average, "{chance:?}");
            }
        }
        assert!(count > 5, "{count}");
        let told = |language| printed(&history, ("norm-chances", None), language);
        let [english, turkish, czech] = [Language::English, Language::Turkish, Language::Czech]
            .map(|language| told(language).split_whitespace().collect::<Vec<_>>().join(" "));
        assert!(!english.contains(" 0 of ") && !english.contains(" 0 in round"), "{english}");
        assert!(!turkish.contains("oyunda 0 ") && !turkish.contains("turda 0 "), "{turkish}");
        assert!(!czech.contains(" 0 z ") && !czech.contains("stačí 0 "), "{czech}");
        let both = ["2 of 3 against 2413", "2½ of 3 against 2413"].map(|words| english.contains(words));
        assert_ne!(both, [true; 2], "{english}");
    }
}

#[test]
fn an_event_without_norms_says_so() {
    with_sheet(&sample(Vec::new()), ("norm-chances", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::NoNorms));
    });
}

/// Returns true if a page of an event mentions norms.
fn pages_tell_of_norms(history: &History) -> bool {
    let told = |(_, bytes): &(String, Vec<u8>)| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        ["no longer possible", "reached, ", "is enough", "secured by"]
            .iter()
            .any(|words| text.contains(words))
    };
    with_sheet(history, ("norm-chances", None), Language::English, |made, _, event| {
        made.unwrap();
        let wishes = SiteOptions { address: None, audience: Audience::Public, ..SiteOptions::default() };
        files(event, (MORNING, "7f3a91c0"), wishes).unwrap().iter().any(told)
    })
}

/// A player must not learn of a norm from a posted sheet.
#[test]
fn public_pages_mention_norms_only_if_that_is_switched_on() {
    let mut history = open();
    assert!(!pages_tell_of_norms(&history));
    let settings = Settings { shows_norms: true, ..history.snapshot().settings().clone() };
    history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    assert!(pages_tell_of_norms(&history));
    let title = printed(&history, ("norm-chances", None), Language::English);
    assert!(!title.contains("for the arbiter"), "{title}");
}

#[test]
fn the_card_has_a_line_a_title_and_the_review_a_mark() {
    let mut console = Console::with_event(Language::English);
    for command in commands() {
        console.does(command);
    }
    console.press("<F5>");
    for _ in 0..12 {
        console.press("<Down>");
    }
    insta::assert_snapshot!("norm_card", console.screen_of(120, 36));
    console.press("<F6>");
    insta::assert_snapshot!("norm_review", console.screen_of(120, 36));
    console.shows("N");
}

#[test]
fn the_event_screen_lists_the_conditions_for_norms_with_what_is_missing() {
    let mut console = Console::with_event(Language::English);
    console.press("<F4>");
    console.hides("Norm conditions");
    let settings = console.app.context().snapshot.settings().clone();
    let arbiter = Arbiter::read("NA Novak, Jan").ok();
    console.does(Command::Announce(Box::new(Settings { rounds: RoundNo(9), arbiter, ..settings })));
    console.go_to("Norm conditions");
    console.shows("1 met, 2 not met, 4 to check");
    console.press("<Enter>");
    insta::assert_snapshot!(console.below_tabs());
}
