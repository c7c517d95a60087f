//! Public pages as they are delivered.

use crate::publish::site;
use axum::body::Body;
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::io::{self, Read, Write};

/// A page, compressed: a quarter of the memory of the service and of the traffic in the hall.
#[derive(PartialEq, Eq)]
pub struct ServedFile {
    name: String,
    /// Tag of the content, in quotation marks. It is sent as a weak one, because both forms of a page have the same.
    tag: String,
    packed: Vec<u8>,
}

impl ServedFile {
    pub fn new((name, content): &site::File) -> Self {
        let tag = format!("\"{}\"", blake3::hash(content).to_hex().split_at(32).0);
        Self { name: name.clone(), tag, packed: packed(content) }
    }

    /// Returns the answer to a request, which may know the page already; clients that accept no compressed pages
    /// receive it as it was.
    pub fn answer(&self, method: &Method, headers: &HeaderMap) -> Response {
        let known = text(headers, header::IF_NONE_MATCH);
        let tag = format!("W/{}", self.tag);
        let head = [
            (header::ETAG, tag.as_str()),
            (header::CONTENT_TYPE, content_type(&self.name)),
            (header::VARY, "Accept-Encoding"),
        ];
        if known.contains(&self.tag) {
            return (StatusCode::NOT_MODIFIED, head).into_response();
        }
        let is_whole = *method != Method::HEAD;
        // Browsers name it without a weight; anything else receives the page as it was.
        let accepted = text(headers, header::ACCEPT_ENCODING);
        if accepted.split(',').any(|each| each.trim() == "gzip") {
            let body = if is_whole { Body::from(self.packed.clone()) } else { Body::empty() };
            return (head, [(header::CONTENT_ENCODING, "gzip")], body).into_response();
        }
        let mut content = Vec::new();
        match GzDecoder::new(&*self.packed).read_to_end(&mut content) {
            Ok(_) if is_whole => (head, content).into_response(),
            Ok(_) => (head, Body::empty()).into_response(),
            Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}

fn packed(content: &[u8]) -> Vec<u8> {
    let pack = || -> io::Result<Vec<u8>> {
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(content)?;
        packer.finish()
    };
    // Writing to memory does not fail.
    let mut packed = pack().unwrap_or_default();
    packed.shrink_to_fit();
    packed
}

/// Returns a header of a request; empty without it.
fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("")
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("ics") => "text/calendar; charset=utf-8",
        Some("xml") => "application/atom+xml; charset=utf-8",
        Some("pgn") => "application/vnd.chess-pgn",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    }
}
