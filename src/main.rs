//! hakem: the console of a chess arbiter.

fn main() {}
