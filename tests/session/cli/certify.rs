//! Certificates of rounds, made and verified.

use super::{hakem, simulated};

#[test]
fn a_round_is_certified_verified_and_refused_by_name() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let report = "tests/golden/dutch/2026/d0078.trf";
    let (exit, out, told) = hakem(&["certify", report, "--round", "4"]);
    assert_eq!((exit, told.as_str()), (0, ""));
    std::fs::write(path("4.txt"), &out).unwrap();
    assert_eq!(hakem(&["certify", report, "--round", "4", "--out", &path("new.txt")]).0, 0);
    assert_eq!(std::fs::read_to_string(path("new.txt")).unwrap(), out, "the same in a file");
    let (exit, verified, _) = hakem(&["verify", &path("4.txt"), report]);
    assert!(exit == 0 && verified.starts_with("Verified: round 4, boards "), "{verified}");
    // The next round, which the report does not have.
    let next = "tests/golden/trf/individual.trf";
    let (exit, of_next, _) = hakem(&["certify", next, "--round", "4"]);
    assert!(exit == 0 && of_next.contains("\nboard 1 5\nboard 4 7\nbye 3\n"), "{of_next}");
    let (exit, out, told) = hakem(&["verify", &path("4.txt"), next]);
    assert!(exit == 1 && out.is_empty() && told.contains("Not verified: report: "), "{told}");
    // Another system, a missing round, and a file that is not a report.
    let keizer = ["simulate", "--system", "keizer", "--players", "8", "--rounds", "5", "--seed", "7"];
    assert_eq!(hakem(&[&keizer[..], &["--count", "1", "--out", &path("events")]].concat()).0, 0);
    let of_table = ["simulate", "--system", "round-robin", "--players", "6", "--seed", "7"];
    assert_eq!(hakem(&[&of_table[..], &["--count", "1", "--out", &path("events")]].concat()).0, 0);
    std::fs::write(path("players.csv"), "Name;Rating\nAda;2000\nBen;1900\n").unwrap();
    for (file, round, words) in [
        (path("events/keizer-7-1.trf"), "4", "Rounds of keizer cannot be certified"),
        (path("events/round-robin-7-1.trf"), "2", "Verify the report: hakem verify REPORT."),
        (report.to_owned(), "9", "Round 9 does not exist"),
        (next.to_owned(), "5", "Round 5 cannot be paired from this file. Round 4 is the next one."),
        (path("players.csv"), "1", "A certificate is created from a report"),
        (path("open.hakem"), "1", "A certificate is created from a report"),
    ] {
        let (exit, out, told) = hakem(&["certify", &file, "--round", round]);
        assert!(exit == 3 && out.is_empty() && told.contains(words), "{told}");
    }
}

#[test]
fn rounds_of_matches_are_certified_by_the_numbers_of_the_report() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let of_teams = ["--teams", "7", "--players", "4"];
    let absent = ["--half-point-byes", "--zero-point-byes", "--withdrawals", "--late-entries"];
    let everybody_there = absent.map(|often| [often, "0"]).concat();
    for (system, size) in [("team-swiss-2026", &of_teams[..]), ("double-swiss-2026", &["--players", "7"])] {
        let made = ["simulate", "--system", system, "--rounds", "3", "--seed", "2", "--out", &path("events")];
        assert_eq!(hakem(&[&made[..], &everybody_there, size].concat()).0, 0);
        let report = path(&format!("events/{system}-2-1.trf"));
        let (exit, out, told) = hakem(&["certify", &report, "--round", "3"]);
        assert_eq!(
            (exit, out.lines().filter(|line| line.starts_with("board ")).count()),
            (0, 3),
            "{out}{told}"
        );
        std::fs::write(path("3.txt"), &out).unwrap();
        let (exit, verified, told) = hakem(&["verify", &path("3.txt"), &report]);
        assert!(exit == 0 && verified.starts_with("Verified: round 3, boards 3"), "{verified}{told}");
    }
    let (exit, _, told) = hakem(&["simulate", "--teams", "7", "--seed", "1", "--out", &path("none")]);
    assert!(exit == 3 && told.contains("does not pair teams by results"), "{told}");
}

#[test]
fn a_report_carries_its_certificates_and_is_verified_alone() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let report = "tests/golden/dutch/2026/d0078.trf";
    let certified = path("certified.trf");
    let (exit, _, told) = hakem(&["convert", "--certified", report, &certified]);
    assert_eq!(exit, 0, "{told}");
    let (exit, out, _) = hakem(&["verify", &certified]);
    let lines: Vec<&str> = out.lines().collect();
    assert!(exit == 0 && lines.len() == 8, "{out}");
    assert!(lines[..7].iter().all(|line| line.starts_with("Verified: round ")), "{out}");
    assert!(lines[7].starts_with("Verified: the points of all players (9)"), "{out}");
    // Writing the report again keeps them; an event file has none, but its report does.
    let text = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    for (from, to, more) in [
        ("certified.trf", "again.trf", "--all-notes"),
        ("certified.trf", "open.hakem", "--confirm"),
        ("open.hakem", "plain.trf", "--all-notes"),
        ("open.hakem", "new.trf", "--certified"),
        ("certified.trf", "twice.trf", "--certified"),
    ] {
        let (exit, _, told) = hakem(&["convert", &path(from), &path(to), more]);
        assert_eq!(exit, 0, "{told}");
    }
    assert!(!text("plain.trf").contains("### certificate"));
    let count = |name: &str| text(name).matches("### certificate").count();
    assert_eq!([count("again.trf"), count("twice.trf"), count("new.trf")], [count("certified.trf"); 3]);
    for name in ["again.trf", "twice.trf", "new.trf"] {
        assert_eq!(hakem(&["verify", &path(name)]).0, 0, "{name}");
    }
    // A result changed afterwards: later rounds and the points differ from those of the report.
    let first = text("certified.trf").lines().find(|line| line.get(98..99) == Some("1")).unwrap().to_owned();
    let drawn = format!("{}={}", &first[..98], &first[99..]);
    std::fs::write(path("altered.trf"), text("certified.trf").replacen(&first, &drawn, 1)).unwrap();
    let (exit, out, _) = hakem(&["verify", &path("altered.trf")]);
    assert!(exit == 1 && out.starts_with("Verified: round 1"), "{out}");
    assert!(
        out.contains("\nNot verified: round 2: report: ")
            && out.contains("\nPoints not verified: points: player"),
        "{out}"
    );
    // A report without certificates, and a file format that has none.
    let (exit, _, told) = hakem(&["verify", report]);
    assert!(exit == 1 && told.contains("carries no certificates"), "{told}");
    // A report of a system that has none is not asked for any.
    for (system, reason) in [("keizer", "cannot be certified"), ("molter", "hakem schedule --system molter")]
    {
        let made = simulated(&["--system", system, "--players", "12", "--rounds", "2", "--seed", "3"]);
        std::fs::write(path(system), made).unwrap();
        let (exit, _, told) = hakem(&["verify", &path(system)]);
        assert!(exit == 1 && told.contains(reason), "{told}");
    }
    let (exit, _, told) = hakem(&["convert", "--certified", report, &path("table.csv")]);
    assert!(exit == 3 && told.contains("Only a tournament report can carry certificates"), "{told}");
}
