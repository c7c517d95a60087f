//! `hakem completions`: shell scripts that complete commands, options, values and files.

use super::input::{Failure, finish};
use super::{Exit, NAME, VERSION};
use crate::i18n::Texts;
use clap::builder::Resettable;
use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;

/// Print a completion script for commands, options, values and files
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub fn run(arguments: &Arguments, command: Command, texts: &Texts) -> Result<Exit, Failure> {
    finish(&script(arguments.shell, command), texts)
}

fn script(shell: Shell, command: Command) -> String {
    let mut command = offered(command, shell);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, NAME, &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    match shell {
        Shell::Bash => {
            let script = script.replace(" -F _hakem ", " -F _hakem_files_first ");
            before("\nif [[ \"${BASH_VERSINFO[0]}\" -eq 4", &files_first(&command), &script)
        }
        Shell::Zsh => {
            let script = script.replace("\":: :_hakem_commands\"", "\":: :_hakem_first\"");
            before("\nif [ \"$funcstack[1]\"", COMMANDS_OR_FILES, &script)
        }
        Shell::Fish => script + &fish_words(&command),
        _ => script,
    }
}

/// Returns lines that let fish complete the values of positional arguments, such as chapters, which the generated
/// script lacks.
fn fish_words(command: &Command) -> String {
    let words = |below: &Command| {
        let known =
            below.get_positionals().filter_map(|argument| argument.get_value_parser().possible_values());
        let words: Vec<String> = known.flatten().map(|word| word.get_name().to_owned()).collect();
        let name = below.get_name().to_owned();
        let line = format!(
            "complete -c {NAME} -n \"__fish_{NAME}_using_subcommand {name}\" -f -a \"{}\"\n",
            words.join(" ")
        );
        if words.is_empty() { String::new() } else { line }
    };
    command.get_subcommands().map(words).collect()
}

/// Inserts a function before the part of a script that registers it.
fn before(registering: &str, function: &str, script: &str) -> String {
    match script.split_once(registering) {
        Some((functions, rest)) => format!("{functions}{function}{registering}{rest}"),
        None => script.to_owned(),
    }
}

/// Returns a command as offered: without hidden parts, and without file names for free text. The zsh script would
/// treat a subcommand as the event file, and never reach the arguments of the subcommand.
fn offered(command: Command, shell: Shell) -> Command {
    let mut shown = Command::new(NAME).version(VERSION);
    shown = shown.about(command.get_about().cloned().unwrap_or_default());
    let is_zsh = shell == Shell::Zsh;
    for argument in command.get_arguments().cloned().map(free) {
        shown = match is_zsh {
            false => shown.arg(argument),
            true if argument.is_positional() => shown,
            true => shown.arg(argument.conflicts_with(Resettable::Reset)),
        };
    }
    let visible = command.get_subcommands().filter(|below| !below.is_hide_set()).cloned();
    visible.fold(shown, |shown, below| shown.subcommand(below.mut_args(free).mut_subcommands(freely)))
}

fn freely(below: Command) -> Command {
    below.mut_args(free)
}

/// Marks a free-text value, so that no shell offers files for it.
fn free(argument: Arg) -> Arg {
    let has_words = argument.get_value_parser().possible_values().is_some();
    let is_open = argument.get_action().takes_values() && !has_words;
    if is_open && argument.get_value_hint() == ValueHint::Unknown {
        return argument.value_hint(ValueHint::Other);
    }
    argument
}

/// Lets bash offer files before anything is typed, if a command takes a file; the generated script only offers options
/// there.
fn files_first(command: &Command) -> String {
    let mut taking = Vec::new();
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        let nested = below.get_subcommands().filter(|nested| nested.get_name() != "help");
        taking.extend(nested.chain([below]).filter(|each| takes_files(each)).map(Command::get_name));
    }
    let taking: Vec<String> = taking.into_iter().map(|name| format!("*\" {name} \"*")).collect();
    FILES_FIRST.replace("TAKING", &taking.join("|"))
}

fn takes_files(command: &Command) -> bool {
    command.get_positionals().any(|argument| {
        matches!(argument.get_value_hint(), ValueHint::AnyPath | ValueHint::FilePath | ValueHint::DirPath)
    })
}

/// Completions of the first argument in zsh.
const COMMANDS_OR_FILES: &str = r#"
(( $+functions[_hakem_first] )) ||
_hakem_first() {
    _alternative 'commands:command:_hakem_commands' 'files:event file:_files -g "*.hakem"'
}
"#;

/// The arguments before the cursor are surrounded by blanks. If there is nothing else to offer, bash offers files.
const FILES_FIRST: &str = r#"
_hakem_files_first() {
    _hakem "$@"
    if [[ -n "$2" || " ${COMPREPLY[*]}" == *" "[!-]* ]]; then
        return 0
    fi
    case " ${COMP_WORDS[*]:1:COMP_CWORD-1} " in
        TAKING)
            COMPREPLY=()
            ;;
    esac
}
"#;
