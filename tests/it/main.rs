//! The console of hakem as it is used from outside: one module per subject.

// The attribute tells clippy that helpers in here are test code too.
#[cfg(test)]
mod console;
#[cfg(test)]
mod frames_event;
#[cfg(test)]
mod frames_players;
#[cfg(test)]
mod frames_start;
#[cfg(test)]
mod messages;
#[cfg(test)]
mod pairings;
#[cfg(test)]
mod session;
#[cfg(test)]
mod store;
#[cfg(test)]
mod trf;
