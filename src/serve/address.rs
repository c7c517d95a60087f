//! Addresses of the pages on which players report.

use crate::hall::Pass;

/// Returns the address of the page of a pass, below the address of the service.
pub fn pass_address(service: &str, pass: &Pass) -> String {
    format!("{}/b/{pass}", service.trim_end_matches('/'))
}
