//! Integration of the program: completions of real shells, manual pages, examples of the help.

use crate::cli::{answer, hakem};
use crate::console::{Console, command};
use crate::lists;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Returns true if a program is installed; prints a message if not.
fn has(program: &str) -> bool {
    let _one_at_a_time = crate::without_forks();
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let is_there = asked.is_ok();
    if !is_there {
        eprintln!("skipped: there is no {program} on this machine");
    }
    is_there
}

/// Returns the search path with the folder of the binary first.
fn search_path() -> String {
    let own = Path::new(env!("CARGO_BIN_EXE_hakem")).parent().unwrap();
    format!("{}:{}", own.display(), std::env::var("PATH").unwrap_or_default())
}

/// Types the start of lines, then Tab, into a shell that has read its completions, and checks the completed
/// lines.
fn completes(shell: &str, arguments: &[&str], set_up: (&str, &str)) {
    if !has(shell) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (_, script, _) = hakem(&["completions", shell]);
    fs::write(folder.path().join("script"), script).unwrap();
    fs::write(folder.path().join(set_up.0), set_up.1).unwrap();
    let work = folder.path().join("work");
    fs::create_dir_all(work.join("wall")).unwrap();
    fs::write(work.join("Açık 1.hakem"), "").unwrap();
    let mut started = command(folder.path(), shell);
    started.args(arguments);
    started.cwd(&work);
    started.env("PATH", search_path());
    started.env("ZDOTDIR", folder.path());
    started.env("LC_ALL", "C.UTF-8");
    let mut console = Console::run(started, 100, 24);
    console.sees("ready>");
    for (typed, whole) in [
        ("hakem conv", "hakem convert "),
        ("hakem ratings imp", "hakem ratings import "),
        ("hakem pair --why", "hakem pair --why-not "),
        ("hakem pair --system dutch-200", "hakem pair --system dutch-2009 "),
        ("hakem pair --language c", "hakem pair --language cs "),
        ("hakem print --sheet stan", "hakem print --sheet standings "),
        ("hakem standings --report cro", "hakem standings --report crosstable "),
        ("hakem manual stan", "hakem manual standings "),
        ("hakem A", "hakem Açık\\ 1.hakem "),
        ("hakem check A", "hakem check Açık\\ 1.hakem "),
        ("hakem publish x --to w", "hakem publish x --to wall/"),
    ] {
        console.press(typed).press("<Tab>").sees(whole.trim_end());
        console.press("\u{15}").no_longer_sees(typed);
    }
    console.kill();
}

#[test]
fn bash_completes_commands_options_values_and_files() {
    let set_up = ("rc", "PS1='ready> '\nbind 'set enable-bracketed-paste off'\nsource \"$HOME/script\"\n");
    completes("bash", &["--noprofile", "--rcfile", "../rc", "-i"], set_up);
}

#[test]
fn zsh_completes_commands_options_values_and_files() {
    let set_up =
        (".zshrc", "PS1='ready> '\nautoload -U compinit && compinit -u -D\nsource \"$HOME/script\"\n");
    completes("zsh", &["-d", "-i"], set_up);
}

#[test]
fn fish_completes_commands_options_values_and_files() {
    let set_up = ("rc", "function fish_prompt; echo 'ready> '; end\nsource $HOME/script\n");
    completes("fish", &["--no-config", "-i", "-C", "source ../rc"], set_up);
}

/// On an empty word, a command that accepts a file completes files, others complete their commands or
/// options.
#[test]
fn bash_offers_files_before_options_where_a_command_takes_a_file() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("only.hakem"), "").unwrap();
    let offered = |words: &str| {
        let script = format!(
            "source <(hakem completions bash); COMP_WORDS=({words} ''); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1)); \
             _hakem_files_first hakem '' \"${{COMP_WORDS[COMP_CWORD-1]}}\"; echo \"${{COMPREPLY[@]}}\""
        );
        let mut bash = Command::new("bash");
        bash.args(["--noprofile", "--norc", "-c", &script])
            .current_dir(folder.path())
            .env("PATH", search_path());
        answer(bash).1.trim().to_owned()
    };
    assert_eq!(offered("hakem pair"), "", "bash offers files then");
    assert_eq!(offered("hakem ratings import --kind rapid"), "");
    assert_eq!(offered("hakem pair --format"), "text json");
    assert!(
        offered("hakem").contains(" convert ") && offered("hakem").split(' ').all(|word| word != "man"),
        "{}",
        offered("hakem")
    );
    assert!(offered("hakem ratings").contains("import find"), "{}", offered("hakem ratings"));
    assert!(offered("hakem schedule").contains("--players"), "{}", offered("hakem schedule"));
}

fn pages() -> (TempDir, Vec<PathBuf>) {
    let folder = TempDir::new().unwrap();
    let (exit, _, told) = hakem(&["man", folder.path().to_str().unwrap()]);
    assert_eq!(exit, 0, "{told}");
    let mut pages: Vec<PathBuf> =
        fs::read_dir(folder.path()).unwrap().map(|page| page.unwrap().path()).collect();
    pages.sort();
    (folder, pages)
}

#[test]
fn every_command_has_a_manual_page_with_what_such_pages_have() {
    let (_folder, pages) = pages();
    let names: Vec<_> = pages.iter().map(|page| page.file_name().unwrap().to_str().unwrap()).collect();
    for name in ["hakem.1", "hakem-pair.1", "hakem-ratings.1", "hakem-ratings-import.1"] {
        assert!(names.contains(&name), "{names:?}");
    }
    assert!(!names.contains(&"hakem-man.1"), "what is hidden has no page");
    for page in &pages {
        let text = fs::read_to_string(page).unwrap();
        assert!(text.is_ascii(), "{}", page.display());
        for head in ["NAME", "SYNOPSIS", "OPTIONS", "\"EXIT STATUS\"", "FILES", "EXAMPLES", "\"SEE ALSO\""] {
            assert!(text.contains(&format!("\n.SH {head}\n")), "{} has no {head}", page.display());
        }
    }
    // An existing file is not overwritten.
    let again = hakem(&["man", pages[0].parent().unwrap().to_str().unwrap()]);
    assert_eq!(again.0, 5, "{}", again.2);
}

#[test]
fn the_manual_pages_are_typeset_without_a_warning() {
    if !has("groff") {
        return;
    }
    let (_folder, pages) = pages();
    let mut groff = Command::new("groff");
    groff.args(["-man", "-Tutf8", "-ww", "-z"]).args(pages);
    assert_eq!(answer(groff), (0, String::new(), String::new()));
}

/// Returns the lines of the examples in the help of a command.
fn examples(words: &[&str]) -> Vec<String> {
    let (exit, help, told) = hakem(&[words, &["--help"]].concat());
    assert_eq!(exit, 0, "{told}");
    let (_, examples) = help.split_once("\nExamples:\n").expect("the help has examples");
    examples.lines().filter_map(|line| line.strip_prefix("      ")).map(ToOwned::to_owned).collect()
}

/// A folder with the files that the examples name.
fn folder_of_examples() -> TempDir {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let report = fs::read("tests/golden/trf/leading-zeros.trf").unwrap();
    fs::create_dir(path("reports")).unwrap();
    fs::write(path("open.trf"), &report).unwrap();
    fs::write(path("reports/open.trf"), &report).unwrap();
    // This event has rounds still to be played.
    fs::write(path("league.trf"), include_str!("../../src/engine/example.trf")).unwrap();
    let (event, report) = (path("open.hakem"), path("open.trf"));
    assert_eq!(hakem(&["convert", report.to_str().unwrap(), event.to_str().unwrap()]).0, 0);
    let printed = |sheet: &str, round: &str| {
        hakem(&["print", event.to_str().unwrap(), "--sheet", sheet, "--round", round]).1
    };
    let sheets = [printed("pairings", "1"), printed("standings", "1")];
    fs::write(path("typed.txt"), sheets.concat()).unwrap();
    fs::write(path("players.csv"), "Name;Rating\nAda;2000\nBen;1900\nCan;1800\nEce;1700\n").unwrap();
    fs::create_dir(path("grand-prix")).unwrap();
    fs::write(
        path("grand-prix/season.ron"),
        "(name: \"Grand prix\", events: [\"../open.hakem\", \"../league.trf\"], ratings: (k: 20, first: 1200))",
    )
    .unwrap();
    fs::write(path("club.csv"), "Name;Licence;Points\nAda Kaya;17;1850\n").unwrap();
    let mut list = zip::ZipWriter::new(fs::File::create(path("players_list.zip")).unwrap());
    list.start_file("players_list.txt", zip::write::SimpleFileOptions::default()).unwrap();
    list.write_all(lists::combined(lists::made(300, 1)).as_bytes()).unwrap();
    list.finish().unwrap();
    folder
}

#[test]
fn every_example_of_the_help_works_as_it_is_typed() {
    let folder = folder_of_examples();
    let pages: [&[&str]; 24] = [
        &[],
        &["pair"],
        &["check"],
        &["certify"],
        &["verify"],
        &["standings"],
        &["print"],
        &["publish"],
        &["close"],
        &["show"],
        &["convert"],
        &["replay"],
        &["rescue"],
        &["simulate"],
        &["schedule"],
        &["season"],
        &["ratings"],
        &["ratings", "import"],
        &["ratings", "find"],
        &["ratings", "status"],
        &["ratings", "remove"],
        &["manual"],
        &["vcl"],
        &["completions"],
    ];
    for line in pages.into_iter().flat_map(examples).filter(|line| !line.contains("--watch")) {
        let mut shell = Command::new("sh");
        shell.args(["-c", &line]).current_dir(folder.path()).env("PATH", search_path());
        shell.env("HOME", folder.path()).env_remove("XDG_DATA_HOME");
        let (exit, out, told) = answer(shell);
        let word = line.split(' ').nth(1).unwrap_or_default();
        match word {
            // A difference is a valid answer.
            "check" | "vcl" => assert!(matches!(exit, 0 | 1), "{line}\n{out}{told}"),
            "pair" | "certify" | "verify" | "standings" | "print" | "publish" | "close" | "convert"
            | "replay" | "rescue" | "simulate" | "schedule" | "season" | "ratings" | "manual"
            | "completions" => {
                assert_eq!(exit, 0, "{line}\n{out}{told}")
            }
            // A screen needs a terminal; all other arguments were understood.
            _ => assert!(exit == 3 && told.contains("hakem --help"), "{line}\n{out}{told}"),
        }
    }
}

#[test]
fn help_and_refusals_have_colours_where_they_are_wanted() {
    let with = |arguments: &[&str], environment: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
        command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.envs(environment.iter().copied());
        let (_, out, told) = answer(command);
        (out + &told).contains('\u{1b}')
    };
    for call in [&["pair", "--help"][..], &["pair", "--nonsense"]] {
        let of = |wish: &str, environment| with(&[&["--color", wish], call].concat(), environment);
        assert!(!with(call, &[]) && with(call, &[("CLICOLOR_FORCE", "1")]), "no terminal: {call:?}");
        assert!(of("always", &[("NO_COLOR", "1")]) && !of("never", &[("CLICOLOR_FORCE", "1")]), "{call:?}");
        assert!(!of("auto", &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]), "{call:?}");
    }
}

#[test]
fn the_console_has_colours_where_they_are_wanted() {
    let folder = TempDir::new().unwrap();
    for (arguments, no_color, has) in [
        (&[][..], "", true),
        (&[], "1", false),
        (&["--color=never"], "", false),
        (&["--color=always"], "1", true),
    ] {
        let mut started = command(folder.path(), env!("CARGO_BIN_EXE_hakem"));
        started.args(arguments);
        started.env("NO_COLOR", no_color);
        started.env("COLORTERM", "truecolor");
        let mut console = Console::run(started, 80, 24);
        console.sees("hakem").press("q");
        let written = String::from_utf8_lossy(&console.written()).into_owned();
        assert_eq!(written.contains("38;2;"), has, "{arguments:?} {no_color:?}");
        console.ends();
    }
}

#[test]
fn the_console_speaks_the_language_of_the_system_until_one_is_chosen() {
    for (environment, chosen, arguments, sees) in [
        (&[("LANG", "tr_TR.UTF-8")][..], None, &[][..], "yeni turnuva"),
        (&[("LANG", "tr_TR.UTF-8"), ("LC_MESSAGES", "cs_CZ.UTF-8")], None, &[], "nový turnaj"),
        (&[("LANG", "en_GB.UTF-8"), ("LANGUAGE", "de:cs")], None, &[], "nový turnaj"),
        (&[("LANG", "C.UTF-8")], None, &[], "new event"),
        (&[("LANG", "tr_TR.UTF-8")], Some("cs"), &[], "nový turnaj"),
        (&[("LANG", "tr_TR.UTF-8")], Some("cs"), &["--language", "en"], "new event"),
    ] {
        let folder = TempDir::new().unwrap();
        let mut started = command(folder.path(), env!("CARGO_BIN_EXE_hakem"));
        started.args(arguments);
        environment.iter().for_each(|(name, value)| started.env(name, value));
        if let Some(chosen) = chosen {
            fs::write(folder.path().join("hakem/language"), chosen).unwrap();
        }
        let mut console = Console::run(started, 80, 24);
        console.sees(sees);
        console.kill();
    }
}

#[test]
fn the_manual_is_printed_whole_or_by_chapters() {
    let (exit, whole, told) = hakem(&["manual"]);
    assert_eq!((exit, told.as_str()), (0, ""));
    let widest = whole.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(79), "{widest:?}");
    let (exit, chapter, _) = hakem(&["manual", "byes"]);
    assert_eq!(exit, 0);
    assert!(chapter.starts_with("4. Byes and absences\n===================="), "{chapter}");
    assert!(whole.contains(&chapter) && whole.len() > 10 * chapter.len(), "the whole has it in its place");
    let (exit, nothing, told) = hakem(&["manual", "weather"]);
    assert_eq!((exit, nothing.as_str()), (3, ""));
    assert!(told.contains("“weather” is not a chapter of the manual. Choose one of event, lists,"), "{told}");
}

#[test]
fn the_page_of_the_checklist_is_what_the_program_says() {
    let (_, page, told) = hakem(&["vcl", "--format", "md"]);
    assert_eq!(told, "");
    assert_eq!(page, fs::read_to_string("docs/vcl.md").unwrap(), "hakem vcl --format md > docs/vcl.md");
    let (exit, list, _) = hakem(&["vcl", "--format", "json"]);
    let list: serde_json::Value = serde_json::from_str(&list).unwrap();
    let questions = list["questions"].as_array().unwrap();
    assert_eq!(questions.len(), 225);
    let sum = |of_maker: bool| {
        let of_whom = questions.iter().filter(|question| question["maker"] == of_maker);
        of_whom.map(|question| question["penalty"].as_u64().unwrap()).sum::<u64>()
    };
    let (program, makers) = (sum(false), sum(true));
    let failed = questions.iter().filter(|question| question["failed"] == true).count() as u64;
    assert_eq!((list["failures"].as_u64(), list["penalty"].as_u64()), (Some(failed), Some(program)));
    assert_eq!(list["makers_penalty"].as_u64(), Some(makers));
    assert_eq!(exit == 0, failed == 0 && program + makers <= 100);
    let (_, lines, _) = hakem(&["vcl"]);
    let told =
        format!("Failures: {failed}. Penalty of the program: {program} %, of its makers: {makers} %.\n");
    assert!(lines.ends_with(&told), "{lines}");
}

/// Runs recorded events through a program; returns true if all rounds are the same, and the output lines.
fn recorded(file: &str, program: &str) -> (bool, Vec<serde_json::Value>) {
    let mut command = Command::new("python3");
    command.args(["tests/golden/run.py", file, "--command", program]).env("PATH", search_path());
    let run = crate::output(command.stdin(Stdio::null())).unwrap();
    let lines = std::str::from_utf8(&run.stdout).unwrap().lines();
    (run.status.success(), lines.map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn recorded_events_are_run_through_any_program_and_each_round_is_reported() {
    if !has("python3") {
        return;
    }
    let hakem = "hakem pair {file} --system {system}";
    for (file, rounds) in
        [("tests/golden/dutch/2026/d0188.trf", 10), ("tests/golden/burstein/2026/bu0021.trf", 7)]
    {
        let (is_same, lines) = recorded(file, hakem);
        assert!(is_same && lines.len() == rounds, "{lines:?}");
        // The difference of a disputed round is reported, too.
        assert_eq!(lines.iter().filter(|line| line["same"] == false).count(), usize::from(rounds == 7));
    }
    let (is_same, lines) = recorded("tests/golden/dutch/2026/d0188.trf", r"printf '1\n2 1\n'");
    assert!(!is_same && lines.iter().all(|line| line["same"] == false), "{lines:?}");
    assert_eq!(lines[0]["instead"], serde_json::json!([[2, 1]]));
}
