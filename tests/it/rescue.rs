//! Rescue codes on paper (docs/rescue.md): the codes on the sheets printed during an event rebuild the event,
//! and every typing error is located.

use crate::console::Console;
use crate::effort::{cases, is_full};
use crate::make::Dice;
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::Imprint;
use hakem::publish::paper::{self, Faces, Page, PageMark, Paper};
use hakem::publish::text;
use hakem::sheet::named;
use hakem::simulate::{Often, Rates, Wishes, simulate};
use hakem_engine::command::{Command, Follow};
use hakem_engine::console::rescue::{
    CodeFault, CodeKind, FaultKind, Gap, Known, RescueCode, RescueError, Rescued, of_pairings, of_standings,
    read, rebuild,
};
use hakem_engine::format::Trace;
use hakem_engine::history::{History, Moment};
use hakem_engine::pairing::{SYSTEMS, propose, system};
use hakem_engine::standings::standings;
use hakem_engine::tournament::{
    Acceleration, BoardNo, Colour, GameResult, Name, Outcome, Player, PlayerId, Points, Rating, RequestedBye,
    RoundNo, SYSTEM_IN_FORCE, Settings, Snapshot, SystemId,
};
use hakem_engine::trf;

/// The commands of a random event, with byes, forfeits, odd results, late entries and withdrawals.
fn random(id: &str, seed: u64, most: u64) -> Vec<Command> {
    let mut dice = Dice(seed);
    let above = dice.number(most - 3);
    let players = 4 + dice.number(1 + above);
    let wishes = Wishes {
        players: Some(u16::try_from(players).unwrap()),
        rounds: Some(RoundNo(u8::try_from((3 + dice.number(7)).min(players - 1)).unwrap())),
        rates: Rates::all(Some(Often::Share([0, 4, 12][dice.roll(3)]))),
        // A report states the virtual points of its event; codes do not.
        acceleration: Some(Acceleration::None),
        ..Wishes::default()
    };
    let made = simulate(&wishes, system(id).unwrap(), seed, 1).unwrap();
    let mut settings = made.event.settings().clone();
    // An event with this option has no code.
    settings.options.set("tsf-titles", None);
    let import = trf::to_commands(&made.report(seed, 1), &SystemId::new(SYSTEM_IN_FORCE)).unwrap();
    let mut commands = import.commands;
    // Forbidden pairs are not on any sheet.
    let announced = Settings { forbidden: Vec::new(), numbering: Vec::new(), ..settings };
    commands.retain(|command| !matches!(command, Command::Announce(_)));
    commands.insert(0, Command::Announce(Box::new(announced)));
    commands
}

/// Plays an event and prints its sheets as an arbiter does: the pairings on publication, the standings when
/// all results are entered.
fn played(commands: Vec<Command>) -> (History, Vec<String>) {
    let (mut history, mut sheets) = (History::default(), Vec::new());
    for command in commands {
        if let Command::DraftRound(draft) = &command {
            let before = draft.round.previous();
            let ranked = before.map(|round| of_standings(&history, history.current(), round));
            sheets.extend(ranked.map(|sheet| sheet.expect("the standings have a code")));
        }
        let published = match &command {
            Command::PublishRound { round, .. } => Some(*round),
            _ => None,
        };
        history.record(command, Moment(7)).unwrap();
        let paired = published.map(|round| of_pairings(&history, history.current(), round));
        sheets.extend(paired.map(|sheet| sheet.expect("the pairing has a code")));
    }
    let last = history.snapshot().last_published().unwrap();
    sheets.push(of_standings(&history, history.current(), last).unwrap());
    (history, sheets)
}

fn known(event: &Snapshot) -> Known {
    let players: Vec<Player> =
        event.numbering().iter().map(|&id| event.player(id).unwrap().player.clone()).collect();
    Known { settings: Settings::named(Name::new("From paper").unwrap()), players, reason: "paper".to_owned() }
}

#[track_caller]
fn codes(text: &str) -> Vec<RescueCode> {
    let (codes, faults) = read(text);
    assert_eq!(faults, [], "{text}");
    codes
}

#[track_caller]
fn rescued(event: &Snapshot, text: &str) -> Rescued {
    rebuild(&codes(text), &known(event)).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Asserts that rounds, results, points and ranks are the same, player by player.
#[track_caller]
fn assert_same(rescued: &Snapshot, event: &Snapshot, told: &str) {
    let name = |event: &Snapshot, id: PlayerId| event.player(id).unwrap().player.name.clone();
    assert_eq!(rescued.last_published(), event.last_published(), "{told}");
    let last = event.last_published().unwrap();
    for round in last.up_to() {
        let (one, other) = (rescued.round(round).unwrap(), event.round(round).unwrap());
        let boards = |event: &Snapshot| -> Vec<_> {
            let round = event.round(round).unwrap();
            let games = round.games();
            games
                .map(|(_, board, result)| {
                    (name(event, board.meeting.white), name(event, board.meeting.black), board.noted, result)
                })
                .collect()
        };
        assert_eq!(boards(rescued), boards(event), "{told}: round {round}");
        assert_eq!(one.virtual_points().len(), other.virtual_points().len(), "{told}: round {round}");
        let byes = |event: &Snapshot| {
            let round = event.round(round).unwrap();
            let mut byes: Vec<_> = (round.numbering().iter())
                .filter(|id| event.player(**id).unwrap().arrival == RoundNo(1))
                .map(|&id| (name(event, id), format!("{:?}", round.place(id))))
                .collect();
            byes.sort();
            byes
        };
        assert_eq!(byes(rescued), byes(event), "{told}: round {round}");
        let numbers = |event: &Snapshot| -> Vec<_> {
            event.round(round).unwrap().numbering().iter().map(|&id| name(event, id)).collect()
        };
        assert_eq!(numbers(rescued), numbers(event), "{told}: round {round}");
    }
    let ranked = |event: &Snapshot| -> Vec<_> {
        let list = &event.settings().tie_breaks;
        let rows = standings(event, last, list).rows.into_iter();
        rows.map(|row| (name(event, row.player), row.place, row.score, format!("{:?}", row.values))).collect()
    };
    assert_eq!(ranked(rescued), ranked(event), "{told}");
    let left = |event: &Snapshot| -> Vec<_> {
        let mut left: Vec<_> =
            event.players().filter_map(|(id, known)| Some((name(event, id), known.left?.from()))).collect();
        left.sort();
        left
    };
    assert_eq!(left(rescued), left(event), "{told}");
}

#[test]
fn the_sheets_of_a_random_event_give_it_again() {
    let ids: Vec<&str> = SYSTEMS
        .iter()
        .map(|system| system.id())
        .filter(|id| ["dutch", "lim", "dubov", "burstein", "basic"].iter().any(|of| id.starts_with(of)))
        .collect();
    assert_eq!(ids.len(), 11);
    for seed in 0..u64::from(cases(60, 2_000)) {
        let id =
            if seed % 3 == 0 { ids[usize::try_from(seed / 3).unwrap() % ids.len()] } else { "dutch-2026" };
        let most = [14, 30, 80][usize::try_from(seed % 3).unwrap()];
        let commands = random(id, seed, most);
        // No round could be paired.
        if !commands.iter().any(|command| matches!(command, Command::DraftRound(_))) {
            continue;
        }
        let (history, sheets) = played(commands);
        let event = history.snapshot();
        let rescued = rescued(event, &sheets.join("\n"));
        assert_eq!(rescued.gaps, [], "{id} {seed}");
        assert_same(&rescued.event, event, &format!("{id} {seed}"));
    }
}

/// An event played manually by an arbiter, with its printed sheets.
struct Hall {
    history: History,
    sheets: Vec<String>,
    dice: Dice,
}

impl Hall {
    fn new(players: u16, rounds: u8, acceleration: Acceleration) -> Self {
        let settings = Settings {
            rounds: RoundNo(rounds),
            initial_colour: Some(Colour::White),
            acceleration,
            ..Settings::named(Name::new("Hall").unwrap())
        };
        let mut hall = Self { history: History::default(), sheets: Vec::new(), dice: Dice(5) };
        hall.act(Command::Announce(Box::new(settings)));
        (0..players).for_each(|at| hall.register(2400 - 10 * i64::from(at), RoundNo(1)));
        hall
    }

    #[track_caller]
    fn act(&mut self, command: Command) {
        self.history.record(command, Moment(9)).unwrap();
    }

    fn register(&mut self, rating: i64, arrival: RoundNo) {
        let name = Name::new(&format!("Player {rating}")).unwrap();
        let player = Player { rating: Rating::new(rating).ok(), ..Player::named(name) };
        self.act(Command::Register { player, arrival, missed: RequestedBye::HalfPoint });
    }

    /// Pairs the next round, publishes it and prints its pairing.
    #[track_caller]
    fn pair(&mut self) -> RoundNo {
        let round = self.history.snapshot().next_to_publish();
        let draft = propose(self.history.snapshot(), round, Trace::silent()).unwrap().draft;
        self.act(Command::DraftRound(draft));
        self.act(Command::publish(round));
        self.sheets.push(of_pairings(&self.history, self.history.current(), round).unwrap());
        round
    }

    fn play(&mut self) {
        let round = self.history.snapshot().last_published().unwrap();
        let boards = self.history.snapshot().round(round).unwrap().boards().len();
        for board in (1..=u16::try_from(boards).unwrap()).map(BoardNo) {
            let outcome = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins][self.dice.roll(3)];
            self.act(Command::EnterResult { round, board, result: GameResult::Played(outcome) });
        }
    }

    fn rank(&mut self) {
        let last = self.history.snapshot().last_published().unwrap();
        self.sheets.push(of_standings(&self.history, self.history.current(), last).unwrap());
    }

    fn correct(&mut self, round: RoundNo, board: BoardNo, follow: Follow) {
        let now = self.history.snapshot().round(round).unwrap().result(board);
        let other = GameResult::Played(Outcome::BlackWins);
        let result = if now == Some(other) { GameResult::Played(Outcome::WhiteWins) } else { other };
        let reason = "misheard".to_owned();
        self.act(Command::CorrectResult { round, board, result: Some(result), follow, reason });
    }

    #[track_caller]
    fn assert_rescued(&self, told: &str) {
        let event = self.history.snapshot();
        let rescued = rescued(event, &self.sheets.join("\n"));
        assert_eq!(rescued.gaps, [], "{told}");
        assert_same(&rescued.event, event, told);
    }
}

#[test]
fn q45_an_event_that_left_fide_mode_has_left_it_when_it_is_rebuilt_from_its_sheets() {
    let mut commands = random("dutch-2026", 3, 20);
    let publishes =
        |command: &Command| matches!(command, Command::PublishRound { round, .. } if *round == RoundNo(2));
    let at = commands.iter().position(publishes).unwrap() + 1;
    let settings = commands.iter().find_map(|command| match command {
        Command::Announce(settings) => Some((**settings).clone()),
        _ => None,
    });
    let longer = Settings { rounds: settings.as_ref().unwrap().rounds.next(), ..settings.unwrap() };
    commands.insert(at, Command::Announce(Box::new(longer)));
    let (history, sheets) = played(commands);
    let event = history.snapshot();
    assert_eq!(event.departure().map(|left| left.round), Some(RoundNo(2)));
    let back = rescued(event, &sheets.join(" ")).event;
    assert_eq!(back.departure().map(|left| left.round), Some(RoundNo(2)));
    assert_same(&back, event, "a round more");
    // The first sheets were printed before: theirs are codes that older programs read.
    let versions: Vec<u32> = sheets.iter().map(|code| values(code)[0] / 2 % 8).collect();
    assert_eq!(versions.first().zip(versions.last()), Some((&1, &2)));
}

#[test]
fn bulletins_alone_give_a_random_event_again() {
    for seed in 0..u64::from(cases(4, 100)) {
        let (mut history, mut printed) = (History::default(), Vec::new());
        for command in random("dutch-2026", seed, 24) {
            let publishes = matches!(command, Command::PublishRound { .. });
            history.record(command, Moment(7)).unwrap();
            let before = history.snapshot().last_published().and_then(RoundNo::previous);
            printed.extend(before.filter(|_| publishes).map(|round| bulletin(&history, round)));
        }
        let event = history.snapshot();
        let Some(last) = event.last_published() else { continue };
        printed.push(bulletin(&history, last));
        let rescued = rescued(event, &printed.join("\n"));
        assert_eq!(rescued.gaps, [], "{seed}");
        assert_same(&rescued.event, event, &format!("seed {seed}"));
    }
}

fn bulletin(history: &History, round: RoundNo) -> String {
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(history, &texts, &derived);
    let sheet = named("bulletin").unwrap().sheet(event, Some(round)).unwrap();
    text::sheet(&sheet, &Imprint::new(event, &sheet, Moment(0), "0123456789"), &texts)
}

#[test]
fn late_entries_withdrawals_and_corrections_come_back() {
    [Acceleration::None, Acceleration::Baku].into_iter().for_each(come_and_go);
}

/// Plays an event with many irregularities, and rebuilds it after each round.
fn come_and_go(acceleration: Acceleration) {
    let mut hall = Hall::new(11, 7, acceleration);
    for round in 1..=6 {
        match round {
            // Late entries change the pairing numbers.
            2 => hall.register(2355, RoundNo(2)),
            3 => {
                hall.register(2500, RoundNo(3));
                hall.act(Command::Withdraw { id: PlayerId(4), from: RoundNo(3) });
                let (id, bye) = (PlayerId(6), Some(RequestedBye::HalfPoint));
                hall.act(Command::SetBye { id, round: RoundNo(3), bye });
            }
            4 => {
                hall.correct(RoundNo(2), BoardNo(2), Follow::Record);
                let (id, round, reason) = (PlayerId(7), RoundNo(3), "late".to_owned());
                hall.act(Command::AdjustPoints { id, round, points: Points::from_tenths(-5), reason });
                let expelled =
                    Command::Expel { id: PlayerId(9), from: RoundNo(4), reason: "fled".to_owned() };
                hall.act(expelled);
            }
            5 => hall.act(Command::Reinstate { id: PlayerId(4) }),
            6 => {
                // Long after their rounds.
                hall.correct(RoundNo(1), BoardNo(3), Follow::Record);
                let (round, board, reason) = (RoundNo(4), BoardNo(1), "turned".to_owned());
                hall.act(Command::CorrectColours { round, board, follow: Follow::Record, reason });
            }
            _ => {}
        }
        hall.pair();
        hall.play();
        if round % 2 == 0 {
            hall.rank();
        }
        let before = hall.sheets.len();
        hall.rank();
        hall.assert_rescued(&format!("after round {round}"));
        hall.sheets.truncate(before);
    }
}

#[test]
fn sheets_of_a_round_that_was_paired_again_are_known() {
    let mut hall = Hall::new(12, 5, Acceleration::None);
    for _ in 1..=3 {
        hall.pair();
        hall.play();
    }
    // Round 2 is re-paired after a correction, while the sheets of the old rounds remain in use.
    hall.correct(RoundNo(1), BoardNo(1), Follow::UndoLater { from: RoundNo(2) });
    hall.pair();
    hall.play();
    hall.rank();
    let (event, text) = (hall.history.snapshot(), hall.sheets.join("\n"));
    let rescued = rescued(event, &text);
    assert_eq!(rescued.gaps, [Gap::OtherPairing(CodeKind::Pairings, RoundNo(3))]);
    assert_same(&rescued.event, event, &text);
}

#[test]
fn facts_on_no_sheet_are_reported_as_gaps() {
    let mut hall = Hall::new(10, 5, Acceleration::None);
    for round in 1..=4 {
        hall.pair();
        hall.play();
        if round == 2 {
            hall.rank();
        }
    }
    let without = |left_out: &[usize]| {
        let kept = hall.sheets.iter().enumerate().filter(|(at, _)| !left_out.contains(at));
        kept.map(|(_, sheet)| sheet.as_str()).collect::<Vec<_>>().join("\n")
    };
    let known = known(hall.history.snapshot());
    let gaps = |left_out: &[usize]| rebuild(&codes(&without(left_out)), &known).map(|rescued| rescued.gaps);
    let open = Gap::Open { round: RoundNo(4), missing: 5 };
    // Pairings 1 and 2, standings 2, pairings 3 and 4.
    assert_eq!(gaps(&[]).unwrap(), [open]);
    assert_eq!(gaps(&[2]).unwrap(), [open, Gap::TieBreaks]);
    assert_eq!(gaps(&[3]).unwrap(), [Gap::NoPairing(RoundNo(3))]);
    assert_eq!(gaps(&[4]).unwrap(), [Gap::Open { round: RoundNo(3), missing: 5 }]);
    assert!(matches!(gaps(&[0]), Err(RescueError::NoBeginning)));
    assert!(matches!(rebuild(&[], &known), Err(RescueError::Nothing)));
    let mut short = known.clone();
    short.players.pop();
    let other = rebuild(&codes(&without(&[])), &short).unwrap_err();
    assert_eq!(other, RescueError::OtherCount { found: 9, wanted: 10 });
    // A sheet of another section.
    let mut other = played(random("dutch-2026", 3, 20)).1;
    other.push(without(&[]));
    let mixed = rebuild(&codes(&other.join("\n")), &known).unwrap_err();
    assert_eq!(mixed, RescueError::SeveralEvents { count: 2 });
}

/// Returns the only fault in a text.
#[track_caller]
fn only(text: &str) -> (Vec<RescueCode>, CodeFault) {
    let (codes, mut faults) = read(text);
    assert_eq!(faults.len(), 1, "{faults:?}\n{text}");
    (codes, faults.remove(0))
}

#[test]
fn a_typing_error_is_reported_at_its_block_with_the_expected_kind() {
    let (_, sheets) = played(random("dutch-2026", 8, 60));
    let mut dice = Dice(1);
    for sheet in &sheets {
        let blocks: Vec<&str> = sheet.split(' ').collect();
        let line = |blocks: &[String]| blocks.join("\n");
        let typed: Vec<String> = blocks.iter().map(|block| block.to_lowercase()).collect();
        assert_eq!(codes(&line(&typed)), codes(sheet));
        for at in 2..blocks.len() {
            let mut wrong = typed.clone();
            let letter = dice.roll(5);
            let other = b"0123456789abcdefghjkmnpqrstvwxyz"[dice.roll(32)];
            let mut letters = wrong[at].clone().into_bytes();
            if dice.comes_up(50) && letter > 0 {
                letters.swap(letter, letter - 1);
            } else {
                letters[letter] = other;
            }
            wrong[at] = String::from_utf8(letters).unwrap();
            if wrong[at] == typed[at] {
                continue;
            }
            let (codes, fault) = only(&line(&wrong));
            assert_eq!((codes.len(), fault.line, fault.column), (0, at + 1, 1), "{fault:?}");
            assert_eq!(fault.found, wrong[at]);
            let FaultKind::Wrong { at: place, wanted } = fault.kind else { panic!("{fault:?}") };
            assert_eq!((place.block, place.blocks), (at + 1, blocks.len()));
            assert_eq!(wanted.as_deref(), Some(blocks[at]));
        }
        for at in 2..blocks.len() - 1 {
            let mut short = typed.clone();
            short.remove(at);
            let (_, fault) = only(&line(&short));
            let FaultKind::LeftOut { at: place, wanted } = fault.kind else { panic!("{fault:?}") };
            assert_eq!((place.block, wanted.as_deref()), (at + 1, Some(blocks[at])));
            let mut twice = typed.clone();
            twice.insert(at, typed[at].clone());
            assert_eq!(codes(&line(&twice)), codes(sheet), "a block that was typed twice does no harm");
        }
        let (_, fault) = only(&line(&typed[..typed.len() - 1]));
        assert!(matches!(fault.kind, FaultKind::Unfinished { .. }), "{fault:?}");
        let (_, fault) = only(&format!("2024 Alder\n{}", line(&typed[1..]).replace('\n', " ")));
        assert_eq!((fault.line, fault.kind), (2, FaultKind::NoBeginning));
    }
    // Two sheets, the first of which is truncated.
    let cut = sheets[0].rsplit_once(' ').unwrap().0;
    let (codes, fault) = only(&format!("{cut}\n{}", sheets[1]));
    assert!(codes.len() == 1 && matches!(fault.kind, FaultKind::Unfinished { .. }), "{fault:?}");
}

#[test]
fn exchanged_blocks_are_reported_together() {
    let (_, sheets) = played(random("dutch-2026", 8, 60));
    for sheet in &sheets {
        let typed: Vec<&str> = sheet.split(' ').collect();
        let last = typed.len() - 2;
        for (at, other) in (2..last).flat_map(|at| [(at, at + 1), (at, last)]) {
            let mut exchanged = typed.clone();
            exchanged.swap(at, other);
            let (codes, fault) = only(&exchanged.join("\n"));
            let FaultKind::Exchanged { at: place, with } = fault.kind else { panic!("{fault:?}") };
            assert_eq!((codes.len(), fault.line, place.block, with), (0, at + 1, at + 1, other + 1));
        }
    }
}

#[test]
fn text_around_the_blocks_is_passed_over() {
    let (history, sheets) = played(random("dutch-2026", 2, 40));
    let event = history.snapshot();
    let mut scanned = String::new();
    for sheet in &sheets {
        let blocks: Vec<&str> = sheet.split(' ').collect();
        scanned +=
            "Spring Open 2026\nPairings of round 3\n\n 1  2  ALDER Ana  2350  ½-½  BIRCH Bob 2210\nAdams\n";
        scanned += "Board\nRescue code, 19 blocks: hakem rescue restores the event from them\n";
        // Without blanks, with hyphens, and with one block per line.
        let (first, rest) = blocks.split_at(4);
        let (second, rest) = rest.split_at(rest.len() / 2);
        scanned += &format!("{}\r\n  {}\r\n{}\n", first.concat(), second.join("-"), rest.join("\n"));
        scanned += "\nprinted 2026-11-27 10:14 · 1f0c9a3e      page 1 of 1\n";
    }
    assert_same(&rescued(event, &scanned).event, event, &scanned);
}

#[test]
fn a_pairing_of_60_players_takes_20_blocks_at_most() {
    let mut hall = Hall::new(60, 9, Acceleration::None);
    for _ in 1..=5 {
        hall.pair();
        hall.play();
    }
    hall.rank();
    let lengths: Vec<usize> = hall.sheets.iter().map(|sheet| sheet.split(' ').count()).collect();
    assert_eq!(lengths, [14, 18, 18, 18, 18, 10]);
    hall.assert_rescued("60 players");
}

/// Writes values as blocks, only according to docs/rescue.md.
fn in_blocks(values: &[u32]) -> String {
    let letters = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let doubled = |x: u32| if x & 16 == 0 { x << 1 } else { (x << 1) ^ 0b10_0101 };
    let times = |x: u32, power: usize| (0..power).fold(x, |x, _| doubled(x));
    let block = |(place, &value): (usize, &u32)| {
        let digits = [15, 10, 5, 0].map(|shift| value >> shift & 31);
        let terms = digits.iter().enumerate().map(|(at, &digit)| times(digit, at + 1));
        let check = terms.fold(times(1, place % 31), |sum, term| sum ^ term);
        digits.iter().chain([&check]).map(|&digit| char::from(letters[digit as usize])).collect::<String>()
    };
    values.iter().enumerate().map(block).collect::<Vec<_>>().join(" ")
}

/// Returns the values of the blocks of a code, without their check characters.
fn values(code: &str) -> Vec<u32> {
    let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let digit = |letter: char| u32::try_from(letters.find(letter).unwrap()).unwrap();
    code.split(' ')
        .map(|block| block.chars().take(4).fold(0, |sum, letter| sum * 32 + digit(letter)))
        .collect()
}

/// Returns the checksum of the values before the last block.
fn summed(values: &[u32]) -> u32 {
    let step = |sum: u64, &value: &u32| (sum * 524_309 + u64::from(value)) % 1_048_573;
    u32::try_from(values.iter().fold(1, step)).unwrap()
}

#[test]
fn blocks_are_as_the_page_of_the_form_has_them() {
    let (_, sheets) = played(random("dutch-2026", 4, 50));
    for sheet in sheets {
        let values = values(&sheet);
        assert_eq!(in_blocks(&values), sheet);
        let (&last, before) = values.split_last().unwrap();
        assert_eq!(last, summed(before));
        let first = before[0];
        assert_eq!((first / 2 % 8, first / 2_048), (1, u32::try_from(values.len()).unwrap()));
    }
}

#[test]
fn any_values_in_valid_blocks_are_a_code_or_are_refused() {
    let (history, sheets) = played(random("dutch-2026", 4, 20));
    let whole: Vec<Vec<u32>> = sheets.iter().map(|sheet| values(sheet)).collect();
    let known = known(history.snapshot());
    let mut dice = Dice(2);
    let mut counts = [0; 3];
    for _ in 0..cases(2_000, 30_000) {
        let mut sheets = whole.clone();
        let at = dice.roll(sheets.len());
        let sheet = &mut sheets[at];
        sheet.pop();
        for _ in 0..=dice.roll(3) {
            let place = 2 + dice.roll(sheet.len() - 2);
            sheet[place] = u32::try_from(dice.number(1 << 20)).unwrap();
        }
        sheet.push(summed(sheet));
        let text: String = sheets.iter().map(|sheet| in_blocks(sheet) + "\n").collect();
        let (codes, faults) = read(&text);
        assert_eq!(codes.len() + faults.len(), sheets.len(), "{faults:?}");
        let found = match rebuild(&codes, &known) {
            _ if !faults.is_empty() => 0,
            Err(_) => 1,
            Ok(_) => 2,
        };
        counts[found] += 1;
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// Returns the squares of a code on a page: position and width.
fn squares(page: &Page) -> Vec<[f32; 3]> {
    let squares = page.marks.iter().filter_map(|mark| match mark {
        PageMark::Box { x, y, width, height, .. } if (width - height).abs() < 0.01 => Some([*x, *y, *width]),
        _ => None,
    });
    squares.collect()
}

/// Returns the text that a phone reads from squares.
fn photographed(squares: &[[f32; 3]]) -> String {
    // Pixels per point of paper, and a white margin around the code.
    const SCALE: f32 = 3.0;
    const WHITE: usize = 20;
    let least = |at: usize| squares.iter().map(|square| square[at]).fold(f32::MAX, f32::min);
    let (left, top) = (least(0), least(1));
    let dots = |points: f32| (points * SCALE).round() as usize;
    let size = 2 * WHITE + squares.iter().map(|[x, ..]| dots(x - left + 2.0)).max().unwrap();
    let mut dark = vec![false; size * size];
    for [x, y, side] in squares.iter().map(|[x, y, side]| [x - left, y - top, *side]) {
        for row in WHITE + dots(y)..WHITE + dots(y + side) {
            let columns = row * size + WHITE + dots(x)..row * size + WHITE + dots(x + side);
            dark[columns].fill(true);
        }
    }
    let shade = |x: usize, y: usize| if dark[y * size + x] { 0 } else { 255 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(size, size, shade);
    picture.detect_grids()[0].decode().unwrap().1
}

/// Returns the lines of text on a page, each with its baseline, without the blank that separates copied
/// blocks.
fn lines(page: &Page) -> Vec<(f32, &str)> {
    let text = page.marks.iter().filter_map(|mark| match mark {
        PageMark::Text { line, baseline, .. } => Some((*baseline, line.trim_end())),
        _ => None,
    });
    text.collect()
}

#[test]
fn paper_carries_the_code_below_all_else_and_a_phone_reads_it() {
    let faces = Faces::new();
    let mut without_squares = 0;
    // Those of 10, 30 and more players, whose squares are photographed, are among both.
    let sizes = if is_full() { (8..=90).step_by(2) } else { (10..=90).step_by(4) };
    for (players, paper) in sizes.zip([Paper::A4, Paper::Letter].into_iter().cycle()) {
        let mut hall = Hall::new(players, 3, Acceleration::None);
        hall.pair();
        let (texts, derived) = (Texts::new(Language::Czech), Derived::default());
        let event = Event::of(&hall.history, &texts, &derived);
        for name in ["pairings", "pairings-by-name", "next-round"] {
            let sheet = named(name).unwrap().sheet(event, None).unwrap();
            let code = sheet.code.clone().unwrap();
            assert_eq!(code, hall.sheets[0]);
            let imprint = Imprint::new(event, &sheet, Moment(0), "0123456789");
            let pages = paper::pages(&sheet, &imprint, &texts, paper, &faces);
            let page = pages.last().unwrap();
            let blocks: Vec<&str> = code.split(' ').collect();
            let printed = lines(page);
            let on_page: Vec<&str> =
                printed.iter().map(|&(_, text)| text).filter(|text| blocks.contains(text)).collect();
            assert_eq!(on_page, blocks, "{name}, {players} players: all on one page, in order");
            let of_code = |&(baseline, text): &(f32, &str)| blocks.contains(&text).then_some(baseline);
            let last = printed.iter().filter_map(of_code).fold(0.0, f32::max);
            let foot = page.height - 42.0;
            assert!(last < foot, "{name}, {players} players: {last} {foot}");
            match squares(page).as_slice() {
                [] => without_squares += 1,
                squares if players % 20 == 10 => {
                    assert_eq!(photographed(squares), code, "{name}, {players} players")
                }
                _ => {}
            }
        }
    }
    assert!((1..40).contains(&without_squares), "{without_squares}");
}

#[test]
fn an_event_is_rebuilt_in_the_console_from_blocks_that_are_pasted_after_a_look_at_what_they_cover() {
    let mut lost = Console::with_event(Language::English);
    lost.register(&["Ali", "Can", "Deniz", "Ece"]);
    lost.press("<F6>r2dpP<F7>15");
    let cx = lost.app.context();
    let codes = [
        of_pairings(cx.history, cx.step, RoundNo(1)).unwrap(),
        of_standings(cx.history, cx.step, RoundNo(1)).unwrap(),
    ];
    let boards = |console: &Console| {
        let round = console.app.context().snapshot.round(RoundNo(1)).unwrap().clone();
        round.games().map(|(board, paired, result)| (board, paired.meeting, result)).collect::<Vec<_>>()
    };
    let wanted = boards(&lost);

    let mut console = Console::new(Language::English);
    console.press(",r");
    console.shows("Name a text file with the blocks");
    // A wrong block is reported while it is typed, and accepted by no Enter.
    let wrong = codes[0].replacen(|sign: char| sign != ' ', "Z", 1);
    console.app.paste(&wrong);
    console.press("<Enter>");
    console.shows("do not start a code");
    for _ in wrong.chars() {
        console.press("<Backspace>");
    }
    console.app.paste(&codes.join("\n"));
    console.shows("The blocks of 2 sheets are complete and correct.");
    console.press("<Enter>");
    console.shows("rebuilt.hakem: 4 players, 1 round, 2 results");
    console.shows("Players are named by their numbers.");
    console.press("<Esc>");
    assert!(console.app.context().path.is_none(), "nothing is written before the answer");
    console.press(",r");
    console.app.paste(&codes.join(" "));
    console.press("<Enter>R");
    assert_eq!(boards(&console), wanted);
    assert!(console.folder().join("rebuilt.hakem").exists());
}

#[test]
fn an_event_is_rebuilt_in_the_console_from_a_file_of_codes_with_the_names_of_an_older_copy() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Deniz", "Ece"]);
    console.press("<F6>r2dpP<F7>1");
    let cx = console.app.context();
    let code = of_pairings(cx.history, cx.step, RoundNo(1)).unwrap();
    std::fs::write(console.folder().join("codes.txt"), format!("foot of the sheet\n{code}\n")).unwrap();
    console.press("L,rcodes.txt<Enter>");
    console.shows("codes.hakem: 4 players, 1 round, 1 result");
    console.hides("named by their numbers");
    console.press("R");
    let cx = console.app.context();
    assert_eq!(cx.path, Some(console.folder().join("codes.hakem").as_path()));
    assert!(cx.snapshot.players().any(|(_, found)| found.player.name.as_str() == "Ece"));
    // A missing file is reported, and nothing changes.
    console.press("L,rnone.txt<Enter>");
    console.shows("Event not rebuilt");
}
