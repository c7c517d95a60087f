//! The Dutch System, one module an edition.

pub mod rules_2026;
