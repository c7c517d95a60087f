//! Reports, event files and files of other programs, converted both ways.

use super::{hakem, piped, simulated};
use std::path::Path;

#[test]
fn a_report_for_anybody_to_read_has_years_of_birth_and_no_comments_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let made = simulated(&["--system", "dutch-2026", "--players", "8", "--rounds", "3", "--seed", "7"]);
    let born = |line: &str| match line.starts_with("001") {
        true => format!("{}1990/05/12{}\n", &line[..69], &line[79..]),
        false => format!("{line}\n"),
    };
    let text: String = made.lines().map(born).collect();
    let (file, out) = (folder.path().join("in.trf"), folder.path().join("out.trf"));
    std::fs::write(&file, format!("{text}### called at 555 0100\n")).unwrap();
    let (file, out) = (file.to_str().unwrap(), out.to_str().unwrap());
    let (status, _, told) = hakem(&["convert", "--public", file, out]);
    assert_eq!(status, 0, "{told}");
    let public = std::fs::read_to_string(out).unwrap();
    assert_eq!(public.matches("1990/00/00").count(), 8, "{public}");
    assert!(!public.contains("1990/05/12") && !public.contains("555 0100"), "{public}");
}

#[test]
fn an_event_of_a_list_has_the_tie_breaks_of_the_requested_system() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("list.csv"), "Name,Rating\nAda,2000\nBen,1900\nCan,1800\n").unwrap();
    for (system, list) in
        [("dutch-2017", "PTS,BH,SB,WON,DE"), ("round-robin", "PTS,DE"), ("keizer", "KZ,KZV")]
    {
        let (event, report) = (path(&format!("{system}.hakem")), path(&format!("{system}.trf")));
        assert_eq!(hakem(&["convert", &path("list.csv"), &event, "--system", system]).0, 0);
        assert_eq!(hakem(&["convert", &event, &report]).0, 0);
        let report = std::fs::read_to_string(report).unwrap();
        assert!(report.contains(&format!("212 {list}")), "{report}");
    }
}

#[test]
fn a_report_passes_through_pipes_and_a_mistyped_command_is_reported() {
    let report = std::fs::read("tests/golden/trf/individual.trf").unwrap();
    let piped = |arguments: &[&str]| piped(&report, arguments);
    let (_, direct, _) = hakem(&["pair", "tests/golden/trf/individual.trf"]);
    assert_eq!(String::from_utf8(piped(&["pair", "-"]).stdout).unwrap(), direct);
    let (_, sheet, _) =
        hakem(&["print", "tests/golden/trf/individual.trf", "--sheet", "cards", "--format", "md"]);
    let printed =
        String::from_utf8(piped(&["print", "-", "--sheet", "cards", "--format", "md"]).stdout).unwrap();
    let body =
        |text: &str| text.lines().filter(|line| line.starts_with('|')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(body(&printed), body(&sheet));
    let converted = piped(&["convert", "-", "-"]);
    assert!(
        converted.status.success() && converted.stdout.starts_with(b"012 Examplia Open 2026"),
        "{converted:?}"
    );
    assert!(!Path::new("-").exists());
    let (exit, _, told) = hakem(&["chekc"]);
    assert!(exit == 3 && told.contains("Did you mean check?"), "{told}");
    let (exit, _, told) = hakem(&["--language", "tr", "chekc", "open.trf", "--jobs", "2"]);
    assert!(exit == 3 && told.contains("Bunu mu demek istediniz: check?"), "{told}");
    let (exit, _, told) = hakem(&["check", "--job", "2"]);
    assert!(exit == 3 && told.contains("'--jobs'"), "{told}");
    let (exit, _, told) = hakem(&["tournament"]);
    assert!(exit == 3 && told.contains("pair, check, certify, verify, standings"), "{told}");
}

#[test]
fn an_event_file_goes_through_pipes_and_stays_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    assert_eq!(
        hakem(&["convert", "tests/golden/trf/individual.trf", &path("event.hakem"), "--confirm"]).0,
        0
    );
    let event = std::fs::read(path("event.hakem")).unwrap();
    for words in [
        &["pair", "FILE", "--format", "json"][..],
        &["standings", "FILE"],
        &["replay", "FILE", "--until", "9"],
        &["convert", "FILE", "-"],
    ] {
        let with =
            |file: &'static str| words.iter().map(move |word| if *word == "FILE" { file } else { word });
        let named: Vec<String> =
            with("FILE").map(|word| word.replace("FILE", &path("event.hakem"))).collect();
        let named: Vec<&str> = named.iter().map(String::as_str).collect();
        let answer = piped(&event, &with("-").collect::<Vec<_>>());
        assert!(answer.status.success(), "{words:?} {}", String::from_utf8_lossy(&answer.stderr));
        assert_eq!(String::from_utf8(answer.stdout).unwrap(), hakem(&named).1, "{words:?}");
    }
    assert!(piped(&event, &["convert", "-", &path("copy.hakem")]).status.success());
    assert_eq!(std::fs::read(path("copy.hakem")).unwrap(), event);
    let damaged = String::from_utf8(event).unwrap().replacen("Birch", "Burch", 1);
    let answer = piped(damaged.as_bytes(), &["replay", "-"]);
    let told = String::from_utf8_lossy(&answer.stderr).into_owned();
    assert!(answer.status.code() == Some(3) && told.contains("damaged at line 4"), "{told}");
}

#[test]
fn files_converted_and_converted_back_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let convert = |from: &str, to: &str, options: &[&str]| {
        let (exit, out, complaint) = hakem(&[&["convert", from, to, "--confirm"], options].concat());
        assert_eq!((exit, out.as_str()), (0, ""), "{complaint}");
        complaint
    };
    let real = "tests/golden/trf/real-38.trf";
    convert(real, &path("same.trf"), &["--line-end", "lf"]);
    assert_eq!(std::fs::read(path("same.trf")).unwrap(), std::fs::read(real).unwrap());
    convert(real, &path("event.hakem"), &[]);
    convert(&path("event.hakem"), &path("event.trf"), &[]);
    convert(&path("event.trf"), &path("again.hakem"), &[]);
    convert(&path("again.hakem"), &path("again.trf"), &[]);
    assert_eq!(std::fs::read(path("again.trf")).unwrap(), std::fs::read(path("event.trf")).unwrap());
    convert(&path("event.hakem"), &path("old.trf"), &["--records", "trf16"]);
    let paired = |file: &str| hakem(&["pair", file, "--round", "5"]).1;
    assert_eq!(paired(&path("old.trf")), paired(real));
    convert(&path("event.hakem"), &path("table.csv"), &[]);
    let table = std::fs::read_to_string(path("table.csv")).unwrap();
    assert!(table.starts_with("Rk,No,Title,Name,Elo,Nat.,Fed,1,2,3,4,5,Pts,BH,SB,WON,DE\n"), "{table}");
    assert_eq!(table.lines().count(), 39);
    assert_eq!(hakem(&["convert", real, &path("old.trf")]).0, 5, "what exists is not overwritten");
}

#[test]
fn convert_lists_substituted_data_and_rounds_that_differ_from_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Under the edition in force, so that its rounds deviate.
    let plain = include_str!("../../golden/trf/plain.trf").replace("2019.03", "2026.03");
    std::fs::write(path("plain.trf"), plain).unwrap();
    let unconfirmed = ["convert", &path("plain.trf"), &path("plain.hakem")];
    let (exit, _, told) = hakem(&unconfirmed);
    assert_eq!(exit, 1, "{told}");
    assert!(told.contains("Nothing was written") && !Path::new(&path("plain.hakem")).exists(), "{told}");
    let (exit, _, told) = hakem(&[&unconfirmed[..], &["--confirm"]].concat());
    assert_eq!(exit, 0, "{told}");
    let (exit, report, _) = hakem(&["convert", &path("plain.hakem"), "-"]);
    assert_eq!(exit, 0);
    assert_eq!(report.matches("### Import @ Round 3: 6-5 4-3 => 5-3 4-6").count(), 1, "{report}");
    for line in [
        "record 142 is missing, so 3 rounds are assumed",
        "Its description matches",
        "By the colours of round 1 it is White.",
        "Round 3: 2 boards differ from the rules. Recorded: 4-6 5-3. By the rules: 4-3 6-5.",
        "Different from the rules: round 3 of 3.",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let (_, _, told) = hakem(&["convert", "tests/golden/trf/real-108.trf", &path("real.hakem"), "--confirm"]);
    let alike = "94 players: Player 001, Player 002, Player 003, …. The first: Line 8, column 81: found “6”";
    assert_eq!(told.matches("column 81").count(), 1, "{told}");
    assert!(told.contains(alike), "{told}");
    let every =
        ["convert", "tests/golden/trf/real-108.trf", &path("every.hakem"), "--all-notes", "--confirm"];
    let (_, _, told) = hakem(&every);
    assert_eq!(told.matches("column 81").count(), 94, "each by itself");
    let (_, _, told) = hakem(&["convert", "tests/golden/trf/leading-zeros.trf", &path("alike.hakem")]);
    assert!(told.ends_with("hakem: All 5 rounds match the rules.\n"), "{told}");
    let unchecked =
        &["convert", "tests/golden/trf/leading-zeros.trf", &path("later.hakem"), "--check-within", "0"];
    let (exit, _, told) = hakem(unchecked);
    assert_eq!(exit, 0, "{told}");
    assert!(
        told.contains("hakem: 5 rounds, from round 1 on, were not checked: the check exceeds 0 s."),
        "{told}"
    );
    assert!(!told.contains("match the rules"), "{told}");
    assert_eq!(hakem(&["check", &path("later.hakem")]).0, 0, "what it says to do works");
}

#[test]
fn data_missing_in_the_rating_report_are_listed_and_give_a_negative_answer() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, told) = hakem(&["check", "--for", "rating-report", file]);
    assert_eq!(exit, 1, "{told}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{file}: missing 3, questionable 3"));
    assert_eq!(lines[1], "  ✗ Rounds 4 to 5 are not published: pairings screen (F6)");
    let players = "the player’s data on the players screen (F5, Enter)";
    assert_eq!(lines[2], format!("  ✗ GORSE, GIL has no FIDE ID: {players}"));
    let unlisted = &*format!("  ! Federations that FIDE does not list: XXA (3), XXB (2), XXC (2): {players}");
    assert_eq!(lines[4..6], [unlisted, "  ! Unrated games (1): round 3, board 2"]);
    let (_, out, _) = hakem(&["check", "--for", "rating-report", file, "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["files"][0]["missing"][0]["about"], "rounds");
    assert_eq!(answer["files"][0]["questionable"][2]["about"], "forfeits");
    // With all missing entries supplied the answer is positive.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("whole.trf");
    let whole = std::fs::read_to_string(file).unwrap();
    let whole = whole
        .replace("142 5", "142 3")
        .replace("  26/03/08  26/03/08\n", "\n")
        .replace("240 H   4    2    6\n", "");
    let whole = whole.replace("250       0.5   3   3    1    4\n", "").replace("260   1   5", "260   1   3");
    let whole = whole.replace(" XXC                         0.5", " XXC    99900017 1990/01/01  0.5");
    std::fs::write(&path, whole).unwrap();
    let (exit, out, told) = hakem(&["check", "--for", "rating-report", path.to_str().unwrap()]);
    assert_eq!(exit, 0, "{out}{told}");
}

#[test]
fn files_of_other_programs_are_written_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    let convert = |from: &str, to: &str, options: &[&str]| {
        hakem(&[&["convert", from, to, "--confirm"], options].concat())
    };
    let real = "tests/golden/trf/national.trf";
    let manager = ["--form", "swiss-manager"];
    let (exit, _, told) = convert(real, &path("open.txt"), &manager);
    assert_eq!(exit, 0, "{told}");
    let (players, pairings) = (read("open.txt"), read("open-pairings.txt"));
    assert!(players.starts_with("Nr;Name;Titel;") && pairings.starts_with("Runde;Brett;"), "{players}");
    // Ranks follow from tie-breaks, which these files do not have.
    let unranked = |players: &str| -> Vec<String> {
        let cells = |line: &str| {
            line.split(';')
                .enumerate()
                .filter(|(at, _)| *at != 22)
                .map(|(_, cell)| cell.to_owned() + ";")
                .collect()
        };
        players.lines().map(cells).collect()
    };
    // Pairings next to the players are imported and reported; both are the same when written again.
    let (exit, _, told) = convert(&path("open.txt"), &path("again.hakem"), &[]);
    assert!(exit == 0 && told.contains("open-pairings.txt"), "{told}");
    assert_eq!(convert(&path("again.hakem"), &path("again.txt"), &manager).0, 0);
    assert_eq!(unranked(&read("again.txt")), unranked(&players));
    assert_eq!(read("again-pairings.txt"), pairings);
    let named = ["--pairings", &path("again-pairings.txt")];
    assert_eq!(convert(&path("open.txt"), &path("named.trf"), &named).0, 0);
    std::fs::remove_file(path("again.txt")).unwrap();
    let (exit, _, told) = convert(real, &path("again.txt"), &manager);
    assert!(exit == 5 && told.contains("again-pairings.txt"), "one of the two is there: {told}");
    assert!(!folder.path().join("again.txt").exists());
    // Boards for broadcasts; a file of games is not an event.
    assert_eq!(convert(real, &path("boards.pgn"), &["--round", "1"]).0, 0);
    assert!(
        read("boards.pgn").contains("[Round \"1.1\"]") && !read("boards.pgn").contains("[Round \"2.1\"]")
    );
    assert_eq!(convert(&path("boards.pgn"), &path("none.hakem"), &[]).0, 3);
    let (exit, _, told) = convert(real, &path("x.txt"), &["--form", "tunx"]);
    assert!(exit == 3 && told.contains("trf, pgn") || told.contains("swiss-manager, pgn"), "{told}");
}

#[test]
fn reports_count_bytes_and_write_ascii_where_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let list = "Name;Elo\nŞükrü Öğün;1900\nNovak, Jan;1800\n";
    std::fs::write(path("list.csv"), list).unwrap();
    let players = |name: &str, options: &[&str]| -> Vec<Vec<u8>> {
        let (exit, _, told) = hakem(&[&["convert", &path("list.csv"), &path(name)], options].concat());
        assert_eq!(exit, 0, "{told}");
        let bytes = std::fs::read(path(name)).unwrap();
        bytes
            .split(|byte| *byte == b'\n')
            .filter(|line| line.starts_with(b"001"))
            .map(<[u8]>::to_vec)
            .collect()
    };
    // The rating ends in column 52, of bytes or of characters.
    let rating = |line: &[u8]| String::from_utf8_lossy(&line[48..52]).into_owned();
    let by_bytes = players("bytes.trf", &["--columns", "bytes"]);
    assert_eq!(by_bytes.iter().map(|line| rating(line)).collect::<Vec<_>>(), ["1900", "1800"]);
    let usual = players("usual.trf", &[]);
    assert_ne!(rating(&usual[0]), "1900");
    assert_eq!(String::from_utf8_lossy(&usual[0]).chars().skip(48).take(4).collect::<String>(), "1900");
    let (exit, _, told) = hakem(&["convert", &path("bytes.trf"), &path("again.trf")]);
    assert_eq!((exit, told.as_str()), (0, ""));
    assert_eq!(std::fs::read(path("again.trf")).unwrap(), std::fs::read(path("usual.trf")).unwrap());
    let ascii = players("ascii.trf", &["--ascii"]);
    assert!(ascii[0].is_ascii() && String::from_utf8_lossy(&ascii[0]).contains("Sukru Ogun"));
}

#[test]
fn a_substitute_for_an_unknown_system_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("custom.trf");
    let report = std::fs::read_to_string("tests/golden/trf/real-38.trf").unwrap();
    let head: Vec<&str> = report.lines().filter(|line| !line.starts_with("192")).collect();
    std::fs::write(&path, format!("192 CUSTOM_SWISS\n{}\n", head.join("\n"))).unwrap();
    let path = path.to_str().unwrap();
    for command in ["pair", "check"] {
        let (_, _, told) = hakem(&[command, path]);
        assert!(told.contains("CUSTOM_SWISS") && told.contains("dutch-2026 is used instead"), "{told}");
        assert!(!hakem(&[command, path, "--system", "dutch-2026"]).2.contains("CUSTOM_SWISS"));
    }
}

#[test]
fn a_list_of_players_becomes_an_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let list = "Name;Elo;Remark\nNovák, Jan;1900;paid\nÇelik, Ayşe;2100;\nAbbott, Jo;;\nŽižka, Eva;2000;\n";
    std::fs::write(path("club.csv"), list).unwrap();
    let (exit, out, told) = hakem(&["convert", &path("club.csv"), &path("club.hakem")]);
    assert_eq!((exit, out.as_str()), (0, ""), "{told}");
    assert!(told.contains("Remark"), "{told}");
    // Neither file states the colour drawn by lot, and none is invented.
    for file in ["club.csv", "club.hakem"] {
        let (exit, out, told) = hakem(&["pair", &path(file)]);
        assert_eq!((exit, out.as_str()), (3, ""), "{file}");
        assert!(told.contains("does not state the initial colour"), "{told}");
    }
    assert_eq!(hakem(&["convert", &path("club.hakem"), &path("club.trf")]).0, 0);
    let report = std::fs::read_to_string(path("club.trf")).unwrap();
    std::fs::write(path("drawn.trf"), format!("152 W\n{report}")).unwrap();
    assert_eq!(hakem(&["pair", &path("drawn.trf")]).1, "2\n1 3\n4 2\n");
    std::fs::write(path("bad.csv"), "Name;Elo\nNovák;\u{1b}[2J\n").unwrap();
    let (exit, _, told) = hakem(&["convert", &path("bad.csv"), &path("bad.hakem")]);
    assert_eq!(exit, 0, "a bad cell costs the cell");
    assert!(
        told.contains("“Elo”, not a rating, left blank: 1 (line 2") && !told.contains('\u{1b}'),
        "{told}"
    );
    std::fs::write(path("few.csv"), "Name;Elo\nNovák;1500\n;1400\n").unwrap();
    let (exit, _, told) = hakem(&["convert", &path("few.csv"), &path("few.hakem")]);
    assert!(exit == 1 && told.contains("Only 1 of 2 rows") && told.contains("--confirm"), "{told}");
    assert!(!folder.path().join("few.hakem").exists());
    assert_eq!(hakem(&["convert", &path("few.csv"), &path("few.hakem"), "--confirm"]).0, 0);
}

#[test]
fn licence_numbers_with_letters_survive_event_files_and_reports() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let licences = ["NU4005017", "100011B", "A12345", "0070"];
    let rows: String = licences
        .iter()
        .enumerate()
        .map(|(at, licence)| format!("Ada {at};{licence};{}\n", 1900 - at))
        .collect();
    std::fs::write(path("list.csv"), format!("Name;Licence;Rating\n{rows}")).unwrap();
    for (from, to) in
        [("list.csv", "a.hakem"), ("a.hakem", "a.trf"), ("a.trf", "b.hakem"), ("b.hakem", "b.trf")]
    {
        let (exit, _, told) = hakem(&["convert", &path(from), &path(to)]);
        assert_eq!(exit, 0, "{from}: {told}");
    }
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(read("a.trf"), read("b.trf"));
    let b = path("b.hakem");
    let (exit, out, told) =
        hakem(&["print", &b, "--sheet", "starting-list", "--format", "csv", "--show", "licence"]);
    assert_eq!(exit, 0, "{told}");
    for licence in licences {
        assert!(out.contains(licence), "{licence}: {out}");
    }
    // Longer than the field in a national record.
    std::fs::write(path("long.csv"), "Name;Licence;Rating\nAda;12345678901234;1900\n").unwrap();
    for (from, to) in [("long.csv", "long.trf"), ("long.trf", "long.hakem")] {
        assert_eq!(hakem(&["convert", &path(from), &path(to)]).0, 0, "{from}");
    }
    let print =
        ["print", &path("long.hakem"), "--sheet", "starting-list", "--format", "csv", "--show", "licence"];
    assert!(hakem(&print).1.contains("12345678901234"));
}

#[test]
fn a_report_of_earlier_days_is_compared_by_the_edition_of_its_days() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let report = std::fs::read_to_string("tests/golden/reports/forfeit-without-colour.trf").unwrap();
    for (day, edition) in [("2019/05/04", "dutch-2017"), ("2026/05/04", "dutch-2026")] {
        let dated = report.replacen("012 Colours\n", &format!("012 Colours\n042 {day}\n"), 1);
        let [file, event] = [format!("{}.trf", &day[..4]), format!("{}.hakem", &day[..4])];
        std::fs::write(path(&file), dated).unwrap();
        let (status, _, told) = hakem(&["convert", &path(&file), &path(&event)]);
        // A round that differs is confirmed only under the rules in force.
        let is_earlier = edition == "dutch-2017";
        let is_made = Path::new(&path(&event)).exists();
        assert_eq!((status == 0, is_made), (is_earlier, is_earlier), "{day}: {told}");
        assert_eq!(told.contains("when the event began"), is_earlier, "{day}: {told}");
        let (status, checked, told) = hakem(&["check", &path(&file)]);
        assert_eq!((status, told.contains("when the event began")), (1, is_earlier), "{checked} {told}");
        assert!(checked.contains(&format!("{edition} is assumed")), "{checked}");
    }
}

#[test]
fn a_zip_archive_is_its_only_file_or_lists_the_files_that_it_has() {
    use std::io::Write;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let packed = |name: &str, members: &[&str]| {
        let mut archive = zip::ZipWriter::new(std::fs::File::create(path(name)).unwrap());
        for member in members {
            archive.start_file(*member, zip::write::SimpleFileOptions::default()).unwrap();
            archive.write_all(&std::fs::read("tests/golden/trf/individual.trf").unwrap()).unwrap();
        }
        archive.finish().unwrap();
    };
    packed("one.zip", &["open/report.trf"]);
    assert_eq!(hakem(&["convert", &path("one.zip"), &path("one.trf")]).0, 0);
    packed("two.zip", &["a.trf", "b.trf"]);
    let (status, _, told) = hakem(&["convert", &path("two.zip"), &path("two.trf")]);
    assert!(status == 3 && told.contains("a.trf, b.trf"), "{status} {told}");
}
