//! The real binary: whole sessions in a pseudo-terminal, key by key, and the command line.
//!
//! A test binary of its own, because what starts processes must not disturb the locks of other tests.

// The attribute tells clippy that helpers in here are test code too.
#[cfg(test)]
mod cli;
#[cfg(test)]
mod console;
#[cfg(test)]
mod events;
#[cfg(test)]
mod kill;
#[cfg(test)]
mod story;
