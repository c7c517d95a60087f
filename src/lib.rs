//! The console of hakem.
