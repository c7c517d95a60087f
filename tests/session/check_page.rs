//! The page that verifies certificates, in a browser: Chromium, driven by Node; skipped with a message where
//! either is missing.

use crate::browser::{alone, chromium};
use crate::cli::hakem;
use crate::effort::is_full;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

const REPORT: &str = "tests/golden/dutch/2026/d0078.trf";

/// Opens a page in a window of this width and drops files on it; returns what the page then shows.
fn visited(chromium: &str, width: &str, scheme: &str, page: &Path, files: &[&Path]) -> Value {
    let _alone = alone();
    let run = Command::new("node")
        .args(["tests/certificates/browser.js", chromium, width, scheme])
        .args(std::iter::once(&page).chain(files))
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{told}");
    serde_json::from_slice(&run.stdout).unwrap_or_else(|error| panic!("{error}: {told}"))
}

fn lines(of: &Value) -> Vec<&str> {
    of.as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect()
}

fn publish(report: &Path, to: &Path, language: &str) {
    let (report, to) = (report.to_str().unwrap(), to.to_str().unwrap());
    let made = hakem(&["publish", report, "--to", to, "--language", language]);
    assert_eq!(made.0, 0, "{made:?}");
}

#[test]
fn the_check_page_proves_its_rounds_in_a_browser_in_every_language_and_rejects_an_altered_report() {
    let Some(chromium) = chromium() else { return };
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(REPORT).unwrap();
    // The first win of round 1 becomes a draw, which changes later rounds but not round 1.
    let altered = folder.path().join("altered.trf");
    let first = text.lines().find(|line| line.get(98..99) == Some("1")).unwrap();
    let drawn = format!("{}={}", &first[..98], &first[99..]);
    fs::write(&altered, text.replacen(first, &drawn, 1)).unwrap();
    let carries = folder.path().join("carries.trf");
    assert_eq!(hakem(&["convert", "--certified", REPORT, carries.to_str().unwrap()]).0, 0);
    let languages = [
        ("en", "✓ Proved", "✗ Not proved"),
        ("tr", "✓ Kanıtlandı", "✗ Kanıtlanmadı"),
        ("cs", "✓ Prokázáno", "✗ Neprokázáno"),
    ];
    let some = if is_full() { languages.len() } else { 1 };
    for ((language, proved, refused), scheme) in
        languages.into_iter().zip(["dark", "light", "dark"]).take(some)
    {
        let pages = folder.path().join(language);
        publish(Path::new(REPORT), &pages, language);
        let (page, report) = (pages.join("check.html"), pages.join("event.trf"));
        let certificate = pages.join("certificate-2.txt");
        let shown = visited(chromium, "360", scheme, &page, &[&report, &altered]);
        let own = lines(&shown["own"]);
        assert!(own.len() > 3 && own.iter().all(|line| line.contains(proved)), "{own:?}");
        assert!(shown["width"].as_u64() <= Some(360), "{shown}");
        assert_eq!(lines(&shown["complaints"]), [""; 0]);
        let dropped = lines(&shown["dropped"]);
        assert_eq!(dropped, lines(&shown["chosen"]));
        let (good, bad): (Vec<&str>, Vec<&str>) =
            dropped.iter().partition(|line| line.starts_with("event.trf"));
        // First the points of the players, then each round.
        assert!(
            good.len() == own.len() + 1 && good[1..].iter().all(|line| line.contains(proved)),
            "{good:?}"
        );
        assert!(
            good[0].contains('✓') && bad[0].contains('✗') && bad[0].contains("points: player"),
            "{bad:?}"
        );
        assert!(bad.len() == own.len() + 1 && bad[1].contains(proved), "{bad:?}");
        assert!(bad[2].contains(refused) && bad[2].contains("report: "), "{bad:?}");
        // A report with certificates needs none of the page.
        let shown = visited(chromium, "360", scheme, &page, &[&carries]);
        let dropped = lines(&shown["dropped"]);
        assert!(
            dropped.len() == own.len() + 1 && dropped.iter().all(|line| line.contains('✓')),
            "{dropped:?}"
        );
        // A single certificate is checked against the report of the page.
        let shown = visited(chromium, "1200", scheme, &page, &[&certificate]);
        let dropped = lines(&shown["dropped"]);
        assert!(dropped.len() == 2 && dropped.iter().all(|line| line.contains('✓')), "{dropped:?}");
    }
}

/// The page carries the proof: anything changed in its scripts is no longer proved, nor is anything if one is missing.
#[test]
fn a_check_page_with_another_certificate_or_another_verifier_proves_nothing() {
    let Some(chromium) = chromium() else { return };
    let folder = tempfile::tempdir().unwrap();
    publish(Path::new(REPORT), folder.path(), "en");
    let refused = || {
        let shown = visited(chromium, "360", "light", &folder.path().join("check.html"), &[]);
        let own = lines(&shown["own"]);
        (own.iter().filter(|line| line.contains("✗ Not proved")).count(), own.len())
    };
    let [proofs, verifier] = ["proofs.js", "verifier.js"].map(|name| folder.path().join(name));
    let text = fs::read_to_string(&proofs).unwrap();
    let mut changed: Value =
        serde_json::from_str(text.trim().trim_start_matches("hakem(").trim_end_matches(')')).unwrap();
    changed["1"] = changed["2"].clone();
    changed.as_object_mut().unwrap().remove("3");
    fs::write(&proofs, format!("hakem({changed})\n")).unwrap();
    assert_eq!(refused().0, 2);
    fs::write(&proofs, &text).unwrap();
    let mut changed = fs::read_to_string(&verifier).unwrap();
    let other = if changed[50_000..].starts_with('A') { "B" } else { "A" };
    changed.replace_range(50_000..=50_000, other);
    fs::write(&verifier, changed).unwrap();
    let (found, all) = refused();
    assert!(found == all && all > 3, "{found} of {all}");
    fs::remove_file(&verifier).unwrap();
    assert_eq!(refused(), (all, all));
}

/// A round robin has no certificates: its rounds follow from the table.
#[test]
fn the_check_page_of_a_round_robin_verifies_its_rounds_by_the_table() {
    let Some(chromium) = chromium() else { return };
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let simulated = ["simulate", "--system", "round-robin", "--players", "7", "--seed", "3", "--count", "1"];
    assert_eq!(hakem(&[&simulated[..], &["--out", path("events").to_str().unwrap()]].concat()).0, 0);
    publish(&path("events/round-robin-3-1.trf"), &path("pages"), "en");
    let shown = visited(chromium, "360", "light", &path("pages/check.html"), &[&path("pages/event.trf")]);
    let own = lines(&shown["own"]);
    assert!(own.len() > 6 && own.iter().all(|line| line.contains("✓ Proved. Boards: 3")), "{own:?}");
    let dropped = lines(&shown["dropped"]);
    assert!(dropped.len() == own.len() + 1 && dropped.iter().all(|line| line.contains('✓')), "{dropped:?}");
}
