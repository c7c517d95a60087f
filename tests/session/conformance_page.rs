//! The page of disputed positions, made by Python with the real binary and read by Chromium; each skipped with a message
//! if missing.

use crate::browser::{alone, chromium};
use std::process::Command;

#[test]
fn the_conformance_page_has_every_disputed_position_with_the_documented_answer() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.html");
    let hakem = format!("hakem={} pair {{file}} --system {{system}}", env!("CARGO_BIN_EXE_hakem"));
    let mut script = Command::new("python3");
    script.args(["tests/golden/page.py", "--program", &hakem, "--program", "other=false --dutch", "--out"]);
    let Ok(made) = script.arg(&page).output() else {
        eprintln!("skipped: no Python 3");
        return;
    };
    let told = String::from_utf8_lossy(&made.stdout);
    assert!(
        made.status.success() && told == "26 positions\n",
        "{told}{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let Some(chromium) = chromium() else { return };
    let address = format!("file://{}", page.display());
    let profile = format!("--user-data-dir={}", folder.path().join("profile").display());
    // Chromium opens a socket below TMPDIR and quits where the path is too long for one.
    let _alone = alone();
    let read = Command::new(chromium)
        .env("TMPDIR", "/tmp")
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            &profile,
            "--dump-dom",
            &address,
        ])
        .output()
        .unwrap();
    let shown = String::from_utf8_lossy(&read.stdout);
    assert_eq!(shown.matches("<section id=").count(), 26);
    assert_eq!(shown.matches("the same boards").count(), 26);
    assert_eq!(shown.matches("other: no answer").count(), 15, "positions of the Dutch System");
    assert!(
        shown.contains("id=\"dutch-2026-second-bye\"") && shown.contains("<b>Answer</b>: 4-2 7-5 6-3 8-0")
    );
}
