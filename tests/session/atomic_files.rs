//! Files made by `convert` are complete or absent, whenever the program is killed.

use hakem::store::{Mode, Store};
use hakem_engine::history::Entry;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Number of times the program is killed: by default, and if all cases are requested.
const KILLS: [u32; 2] = [12, 30];

fn hakem(arguments: &[&Path]) -> Child {
    let _one_at_a_time = crate::without_forks();
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn convert(from: &Path, to: &Path) -> Child {
    hakem(&[Path::new("convert"), from, to])
}

/// Returns the lines of a file without the time at which it was made.
fn contents(path: &Path) -> Vec<String> {
    if path.extension().is_some_and(|end| end == "hakem") {
        let opened = Store::open::<Entry>(path, Mode::Read).unwrap();
        assert_eq!(opened.notices, []);
        return opened.entries.iter().map(|recorded| format!("{:?}", recorded.entry)).collect();
    }
    fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn a_killed_convert_leaves_all_or_nothing_and_bars_no_other() {
    let [few, full] = KILLS;
    let kills = crate::effort::cases(few, full);
    let folder = tempfile::tempdir().unwrap();
    let [made, out] = ["made", "out"].map(|name| folder.path().join(name));
    let simulate = ["simulate", "--players", "150", "--rounds", "7", "--seed", "4", "--out"].map(Path::new);
    assert!(hakem(&[&simulate[..], &[made.as_path()]].concat()).wait().unwrap().success());
    fs::create_dir(&out).unwrap();
    let report = files(&made).remove(0);
    let event = made.join("event.hakem");
    let begun = Instant::now();
    assert!(convert(&report, &event).wait().unwrap().success());
    let usual = begun.elapsed();
    // A report becomes an event, an event a report, and an event is copied.
    let tasks = [(&report, "new.hakem"), (&event, "new.trf"), (&event, "copy.hakem")];
    let tasks = tasks.map(|(from, name)| (from, out.join(name)));
    let whole: Vec<Vec<String>> = tasks
        .iter()
        .map(|(from, to)| {
            assert!(convert(from, to).wait().unwrap().success());
            let whole = contents(to);
            fs::remove_file(to).unwrap();
            whole
        })
        .collect();
    let (mut absent, mut done) = (0, 0);
    for kill in 0..kills {
        let ((from, to), whole) = tasks.iter().zip(&whole).nth(kill as usize % tasks.len()).unwrap();
        let mut child = convert(from, to);
        // A different moment each time, from the start of the program to some time after its usual end.
        thread::sleep(usual.mul_f64(f64::from(kill * 37 % 100) / 80.0).max(Duration::from_micros(1)));
        child.kill().unwrap();
        child.wait().unwrap();
        if to.exists() {
            done += 1;
        } else {
            absent += 1;
            assert!(convert(from, to).wait().unwrap().success(), "kill {kill} bars the next one");
        }
        assert_eq!(&contents(to), whole, "kill {kill}");
        fs::remove_file(to).unwrap();
    }
    for (from, to) in &tasks {
        assert!(convert(from, to).wait().unwrap().success());
    }
    assert_eq!(files(&out).len(), tasks.len(), "what was left over is cleaned up");
    assert!(absent > 0, "the program was always done: {done}");
}
