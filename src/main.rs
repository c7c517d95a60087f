//! hakem: the console of a chess arbiter.

use std::process::ExitCode;

fn main() -> ExitCode {
    hakem::cli::main()
}
