//! The verifier for web pages: it is built from these sources, and answers exactly like the program's
//! verifier.

use crate::effort::is_full;
use sha2::{Digest, Sha256};
use std::fs;
use std::io::{self, BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use tempfile::TempDir;

const PROGRAM: &str = "assets/verifier/hakem-verify.wasm";

/// A program in another language that verifies certificates: it reads the paths of a certificate and its report from
/// each line of its input, and answers with a line. Tests share its processes, since each takes longer to start than to
/// verify the certificates of a test.
pub(crate) struct OtherVerifier {
    command: &'static [&'static str],
    idle: Mutex<Vec<Running>>,
}

struct Running {
    input: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

/// The second verifier.
pub(crate) static IN_PYTHON: OtherVerifier = OtherVerifier::new(&["python3", "tests/certificates/verify.py"]);

/// The verifier for web pages.
static IN_WASM: OtherVerifier = OtherVerifier::new(&["node", "tests/certificates/wasm.js", PROGRAM]);

impl OtherVerifier {
    const fn new(command: &'static [&'static str]) -> Self {
        Self { command, idle: Mutex::new(Vec::new()) }
    }

    /// Starts another process, which ends with the input that this one gives it.
    fn start(&self) -> io::Result<Running> {
        let [program, arguments @ ..] = self.command else { panic!("no program") };
        let mut command = Command::new(program);
        let mut process = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        Ok(Running { input, answers: BufReader::new(output).lines() })
    }

    /// Returns the answers to certificates with their reports; `None` if the program is not installed.
    pub(crate) fn answers(&self, all: &[(&str, &str)]) -> Option<Vec<String>> {
        let idle = self.idle.lock().unwrap().pop();
        let Some(mut running) = idle.or_else(|| self.start().ok()) else {
            eprintln!("skipped: {} is not installed", self.command[0]);
            return None;
        };
        let folder = TempDir::new().unwrap();
        let [certificate, report] = ["certificate", "report"].map(|name| folder.path().join(name));
        let answers = all.iter().map(|texts| {
            fs::write(&certificate, texts.0).unwrap();
            fs::write(&report, texts.1).unwrap();
            writeln!(running.input, "{}\t{}", certificate.display(), report.display()).unwrap();
            running.answers.next().expect("an answer, not the end of the program").unwrap()
        });
        let answers = answers.collect();
        self.idle.lock().unwrap().push(running);
        Some(answers)
    }
}

/// Maximum number of inputs of one kind for the verifier for web pages, which is built from the same sources; unlimited
/// if `HAKEM_CASES` is set.
const SAMPLED: usize = 11;

/// Requires the verifier for web pages to answer as the native one does, byte by byte.
pub(crate) fn answers_are_the_same(all: &[(&str, &str)]) {
    // An odd step: every second input is often a damaged one.
    let every = if is_full() { 1 } else { all.len().div_ceil(SAMPLED) | 1 };
    let all: Vec<(&str, &str)> = all.iter().copied().step_by(every).collect();
    for (answer, (certificate, report)) in IN_WASM.answers(&all).unwrap_or_default().iter().zip(all) {
        let native = if certificate.is_empty() {
            hakem_verify::answer_of_report(report.as_bytes())
        } else {
            hakem_verify::answer(certificate, report.as_bytes())
        };
        assert_eq!(*answer, native, "{certificate}\n{report}");
    }
}

fn digits(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the sources below a folder, in the order in which `.ci/verifier` hashes them.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() && !entry.ends_with("target") {
            found.extend(sources(&entry));
        } else if entry.extension().is_some_and(|end| end == "rs") {
            found.push(entry);
        }
    }
    found.sort_by_key(|path| path.to_str().unwrap().as_bytes().to_vec());
    found
}

#[test]
fn the_verifier_for_web_pages_is_built_of_these_sources() {
    let record = fs::read_to_string("assets/verifier/build.txt").unwrap();
    let of = |key: &str| {
        let line = record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{key} is not recorded")).to_owned()
    };
    let program = fs::read(PROGRAM).unwrap();
    assert_eq!((of("sha256"), of("bytes")), (digits(&program), program.len().to_string()));
    assert!(of("compiler").starts_with("rustc 1."));
    let read: Vec<u8> =
        sources(Path::new("src/verify")).iter().flat_map(|path| fs::read(path).unwrap()).collect();
    assert_eq!(of("sources"), digits(&read), "src/verify has changed: run .ci/verifier");
}

#[test]
fn input_that_is_no_certificate_and_no_report_is_refused_alike() {
    let report = fs::read_to_string("tests/golden/dutch/2026/d0078.trf").unwrap();
    let quoted = "hakem certificate 1\nsystem \"\\\u{1}é\n";
    answers_are_the_same(&[
        ("", ""),
        ("", &report),
        ("\0", "\0"),
        ("x", &report),
        (quoted, &report),
        (&report, quoted),
        ("hakem certificate 1\nsystem dutch-2026\nround 99999999999999999999\n", &report),
        ("hakem certificate 1\nsystem dutch-2026\nround 255\n", &report),
    ]);
}
