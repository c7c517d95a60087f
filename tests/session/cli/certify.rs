//! Certificates of rounds, made and verified.

use super::hakem;

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
    // Another system, a round that there is not, and a file that is no report.
    let of_lim = ["simulate", "--system", "lim-2026", "--players", "8", "--rounds", "5", "--seed", "7"];
    assert_eq!(hakem(&[&of_lim[..], &["--count", "1", "--out", &path("events")]].concat()).0, 0);
    std::fs::write(path("players.csv"), "Name;Rating\nAda;2000\nBen;1900\n").unwrap();
    for (file, round, words) in [
        (path("events/lim-2026-7-1.trf"), "4", "Rounds of lim-2026 cannot be certified"),
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
