//! Proofs of the published rounds: their certificates, and the page that verifies them in the visitor's browser.
//!
//! Verifier, report and certificates are in two scripts that only this page loads, since a page from a medium can
//! request no other files. The verifier changes only with hakem, so that browsers keep it between rounds.

use super::{File, REPORT, Site, address_at};
use crate::certificate::{Refused, RoundProof, has_check, prove_report};
use crate::i18n::Say;
use crate::publish::html::{Around, Body, frame};
use crate::sheet::data::Sheet;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use hakem_engine::tournament::{RoundNo, Snapshot};
use maud::html;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::LazyLock;

pub(super) const CHECK: &str = "check.html";

/// The verifier as WebAssembly, built by `.ci/verifier`.
const VERIFIER: &[u8] = include_bytes!("../../../../assets/verifier/hakem-verify.wasm");

/// Scripts of the page (`assets/verifier/check.js`): the verifier; report and certificates.
const VERIFIER_SCRIPT: &str = "verifier.js";
const PROOFS_SCRIPT: &str = "proofs.js";

static PACKED: LazyLock<String> = LazyLock::new(|| script([("verifier".to_owned(), packed(VERIFIER))]));

/// Published rounds of an event: each with its proof or the reason why there is none, and those to whose check the pages
/// link.
pub(super) struct Proofs {
    rounds: Vec<(RoundNo, Result<RoundProof, Refused>)>,
    linked: BTreeSet<RoundNo>,
}

impl Proofs {
    pub(super) fn of(snapshot: &Snapshot, report: &str) -> Self {
        let rounds = prove_report(report);
        let linked =
            rounds.iter().map(|(round, _)| *round).filter(|round| has_check(snapshot, *round)).collect();
        Self { rounds, linked }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rounds.is_empty()
    }

    /// Returns the link to the check of a round; `None` if nothing verifies rounds of its system.
    pub(super) fn link(&self, round: RoundNo) -> Option<String> {
        self.linked.contains(&round).then(|| link(round))
    }

    pub(super) fn files(&self) -> impl Iterator<Item = File> {
        self.certificates().map(|(round, certificate)| (name(round), certificate.as_bytes().to_vec()))
    }

    pub(super) fn scripts(&self, report: &[u8]) -> [File; 2] {
        let certificates =
            self.certificates().map(|(round, text)| (round.to_string(), packed(text.as_bytes())));
        let proofs = script(certificates.chain([("report".to_owned(), packed(report))]));
        [
            (PROOFS_SCRIPT.to_owned(), proofs.into_bytes()),
            (VERIFIER_SCRIPT.to_owned(), PACKED.clone().into_bytes()),
        ]
    }

    fn certificates(&self) -> impl Iterator<Item = (RoundNo, &str)> {
        self.rounds.iter().filter_map(|(round, found)| match found {
            Ok(RoundProof::Certificate(certificate)) => Some((*round, certificate.as_str())),
            Ok(RoundProof::Derived(_)) | Err(_) => None,
        })
    }
}

/// Returns the public address of the page that verifies a round, of pages at this address.
pub fn check_address(site: &str, round: RoundNo) -> String {
    address_at(site, &link(round))
}

fn link(round: RoundNo) -> String {
    format!("{CHECK}#round-{round}")
}

fn name(round: RoundNo) -> String {
    format!("certificate-{round}.txt")
}

impl Site<'_> {
    /// Renders the page that verifies the certificates of the report.
    pub(super) fn check(&self) -> File {
        let texts = self.texts();
        let title = texts.get("site-check-all").into_owned();
        let sheet = Sheet::of_sections(title.clone(), Vec::new());
        let imprint = self.lasting(&sheet, true).at_address(self.address_of(CHECK));
        let of_round = |round: RoundNo| texts.with("log-issued-round", &[("round", round.into())]);
        // The script fills in the values, which only it knows.
        let open = |name: &'static str| (name, format!("{{{name}}}").into());
        let proved = texts.with("site-check-proved", &[open("boards"), open("brackets")]);
        let points = texts.with("site-check-points", &[open("players")]);
        let round = texts.with("log-issued-round", &[open("round")]);
        let mut body = Body::default();
        body.push_check(html! {
            h2 { (title) }
            p { (texts.get("site-check-about")) }
            noscript { p { (texts.get("site-check-script")) } }
            ul #check .plain data-proved=(proved) data-refused=(texts.get("site-check-refused"))
                data-points=(points) data-other-points=(texts.get("site-check-other-points"))
                data-none=(texts.get("site-check-none")) data-round=(round)
                data-verifier=(VERIFIER_SCRIPT) data-proofs=(PROOFS_SCRIPT) {
                @for (number, found) in &self.proofs.rounds {
                    @match found {
                        Ok(proof) => li #{ "round-" (number) } data-name=(of_round(*number)) {
                            strong { (of_round(*number)) } " "
                            output { (texts.get("site-check-open")) } " "
                            @if matches!(proof, RoundProof::Certificate(_)) { a href=(name(*number)) { (texts.get("site-check-certificate")) } }
                        },
                        Err(refused) => li #{ "round-" (number) } {
                            strong { (of_round(*number)) } " " span.soft { (refused.say(texts)) }
                        },
                    }
                }
            }
            h3 { (texts.get("site-check-other")) }
            p { (texts.get("site-check-drop")) " " a href=(REPORT) download { (texts.get("site-report")) } }
            label.find hidden { (texts.get("site-check-choose")) input #choose type="file" multiple; }
            ul #dropped .plain aria-live="polite" {}
            h3 { (texts.get("site-check-trust")) }
            p { (texts.get("site-check-trusted")) }
            p.soft { (texts.with("site-check-verifier", &[("hash", hash().into())])) }
        });
        let links = self.links(None, CHECK);
        let around = Around { pages: &links, ..self.around() };
        (CHECK.to_owned(), frame(&title, &imprint, texts, around, &body).into_bytes())
    }
}

/// Returns a script that passes data to the page, each with its name.
fn script(data: impl IntoIterator<Item = (String, String)>) -> String {
    let data: Map<String, Value> = data.into_iter().map(|(name, data)| (name, data.into())).collect();
    format!("hakem({})\n", Value::Object(data))
}

/// Returns data for the script of the page: gzip in base64.
fn packed(data: &[u8]) -> String {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    let _infallible = packer.write_all(data);
    BASE64_STANDARD.encode(packer.finish().unwrap_or_default())
}

/// Returns the SHA-256 of the verifier, in hexadecimal digits.
fn hash() -> String {
    Sha256::digest(VERIFIER).iter().fold(String::new(), |mut digits, byte| {
        // Writing to a string cannot fail.
        let _infallible = write!(digits, "{byte:02x}");
        digits
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_of_a_round_is_next_to_the_front_page() {
        for site in ["https://a.org/open", "https://a.org/open/", "https://a.org/open/index.html"] {
            assert_eq!(check_address(site, RoundNo(3)), "https://a.org/open/check.html#round-3");
        }
    }
}
