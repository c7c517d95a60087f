//! hakem: the console of a chess arbiter.

use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A snapshot is many small pieces that come and go: this allocator spends less on each.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    hakem::cli::main()
}
