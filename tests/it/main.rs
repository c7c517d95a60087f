//! The console of hakem as it is used from outside: one module per subject.

#[cfg(test)]
mod store;
