//! Upload of an event to chess-results: a session, a tournament key once, then the file. The organiser's credentials
//! never appear in an error, a program argument, or on the screen; requests are passed to `curl` on its standard input.

use super::file::{Sender, escaped, file};
use aes::Aes128;
use cbc::Encryptor;
use cbc::cipher::block_padding::Pkcs7;
use cbc::cipher::{BlockEncryptMut, KeyIvInit};
use hakem_engine::keywords;
use hakem_engine::tournament::{Settings, Snapshot};
use quick_xml::events::Event;
use quick_xml::{Reader, XmlVersion};
use serde::Deserialize;
use std::fmt;
use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use tempfile::NamedTempFile;
use thiserror::Error;

const ADDRESS: &str = "https://chess-results.com/Uploadxml.aspx";

/// The program for requests: its standard input has address and content.
const PROGRAM: &str = "curl";

/// Timeout of an answer in seconds, and its maximum size in bytes.
const PATIENCE: u32 = 120;
const LONGEST_ANSWER: u64 = 65_536;

/// Maximum number of bytes reported of the program's error output.
const MOST_SAID: u64 = 400;

/// Size of key and initialisation vector in bytes.
const BYTES: usize = 16;

/// The organiser's credentials, as in the configuration.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ConfiguredCredentials {
    /// Number of the program.
    pub source: String,
    /// The key: 32 hexadecimal digits, or 16 characters.
    pub key: String,
    /// The initialisation vector, in the format of the key.
    pub iv: String,
    /// Id of the user.
    pub creator: String,
    /// A different address of the server.
    pub address: String,
}

impl ConfiguredCredentials {
    /// Parses the configuration file.
    ///
    /// # Errors
    /// Returns the line and column of a syntax error.
    pub fn read(text: &str) -> Result<Self, (usize, usize)> {
        ron::from_str(text).map_err(|error| (error.span.start.line, error.span.start.col))
    }
}

keywords! {
/// A part of the credentials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialPart: word -> &'static str {
    Source = "source",
    Key = "key",
    Iv = "iv",
    Creator = "creator",
}
}

/// Error for unusable credentials. It never contains them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{self:?}")]
pub enum GivenError {
    Missing(Vec<CredentialPart>),
    Malformed(CredentialPart),
    /// A number has characters other than digits.
    NoNumber(CredentialPart),
    /// The address is neither encrypted nor on this computer.
    Address,
}

/// Validated credentials for sending an event.
pub struct Credentials {
    source: String,
    key: [u8; BYTES],
    iv: [u8; BYTES],
    creator: String,
    address: String,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Credentials")
    }
}

impl Credentials {
    pub fn of(given: &ConfiguredCredentials) -> Result<Self, GivenError> {
        let of = |part: CredentialPart| match part {
            CredentialPart::Source => given.source.trim(),
            CredentialPart::Key => given.key.trim(),
            CredentialPart::Iv => given.iv.trim(),
            CredentialPart::Creator => given.creator.trim(),
        };
        let missing: Vec<CredentialPart> =
            CredentialPart::ALL.into_iter().filter(|&part| of(part).is_empty()).collect();
        if !missing.is_empty() {
            return Err(GivenError::Missing(missing));
        }
        let number = |part: CredentialPart| match of(part).bytes().all(|byte| byte.is_ascii_digit()) {
            true => Ok(of(part).to_owned()),
            false => Err(GivenError::NoNumber(part)),
        };
        let secret = |part: CredentialPart| bytes(of(part)).ok_or(GivenError::Malformed(part));
        let address = Some(given.address.trim()).filter(|address| !address.is_empty()).unwrap_or(ADDRESS);
        let is_plain = !address.contains(|letter: char| letter.is_whitespace() || "\"\\".contains(letter));
        if !is_plain || !(address.starts_with("https://") || is_on_loopback(address)) {
            return Err(GivenError::Address);
        }
        Ok(Self {
            source: number(CredentialPart::Source)?,
            key: secret(CredentialPart::Key)?,
            iv: secret(CredentialPart::Iv)?,
            creator: number(CredentialPart::Creator)?,
            address: address.to_owned(),
        })
    }

    /// Encrypts a text for the server: AES-128 in CBC mode, padded by PKCS 7, in upper-case hexadecimal.
    fn encrypted(&self, text: &str) -> String {
        let made = Encryptor::<Aes128>::new(&self.key.into(), &self.iv.into());
        let bytes = made.encrypt_padded_vec_mut::<Pkcs7>(text.as_bytes());
        bytes.iter().map(|byte| format!("{byte:02X}")).collect()
    }
}

fn is_on_loopback(address: &str) -> bool {
    let host = address.strip_prefix("http://").unwrap_or_default();
    let host = host.split(['/', '?']).next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    // The part before an @ is not a host.
    !host.contains('@') && matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

/// Parses 16 bytes: 32 hexadecimal digits, or 16 characters.
fn bytes(text: &str) -> Option<[u8; BYTES]> {
    if let Ok(letters) = <[u8; BYTES]>::try_from(text.as_bytes()) {
        return Some(letters);
    }
    let digits: Vec<u8> = text
        .chars()
        .map(|digit| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect::<Option<_>>()?;
    let pairs = digits.chunks(2).map(|pair| pair.iter().fold(0_u8, |sum, digit| (sum << 4) | digit));
    pairs.collect::<Vec<u8>>().try_into().ok().filter(|_| digits.len() == 2 * BYTES)
}

/// Error for a failed upload.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum UploadError {
    /// The request program cannot be started.
    NoProgram(#[source] io::Error),
    /// The program exited without an answer.
    NotReached(String),
    Refused(String),
    /// The answer has no usable content.
    Unreadable,
}

/// The server, with the credentials for one event.
pub struct Server<'a> {
    credentials: &'a Credentials,
}

impl<'a> Server<'a> {
    pub fn new(credentials: &'a Credentials) -> Self {
        Self { credentials }
    }

    /// Requests a key for a tournament. A second request creates a second tournament at the server.
    pub fn new_key(&self, settings: &Settings) -> Result<u32, UploadError> {
        let Credentials { source, creator, .. } = self.credentials;
        let sid = self.credentials.encrypted(&self.session()?);
        let federation = settings.federation.as_ref().map_or("FID", |name| name.as_str());
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults><getkey source=\"{source}\" sid=\"{sid}\" \
             creatorID=\"{creator}\" federation=\"{}\" tournament=\"{}\"/></chessresults>\n",
            escaped(federation),
            escaped(settings.name.as_str()),
        );
        let answer = self.ask("GETKEY", Some(Body::Whole(&text)))?;
        answer.key.and_then(|key| key.parse().ok()).ok_or(UploadError::Unreadable)
    }

    pub fn send(&self, event: &Snapshot, key: u32) -> Result<(), UploadError> {
        let credentials = self.credentials;
        let access = Sender {
            source: credentials.source.clone(),
            creator: credentials.creator.clone(),
            sid: credentials.encrypted(&self.session()?),
            creator_sid: credentials.encrypted(&credentials.creator),
            tournament_sid: credentials.encrypted(&key.to_string()),
        };
        // The server rejects angle brackets in form fields.
        let text = file(event, &access).replace('<', "{").replace('>', "}");
        self.ask("UPLOAD", Some(Body::Field(&text))).map(|_| ())
    }

    /// Requests a session id, required for each further call.
    fn session(&self) -> Result<String, UploadError> {
        self.ask("GETSID", None)?.sid.ok_or(UploadError::Unreadable)
    }

    /// Sends a request, and parses the answer.
    fn ask(&self, call: &str, body: Option<Body>) -> Result<ServerAnswer, UploadError> {
        let Credentials { source, address, .. } = self.credentials;
        let query = match body {
            None => format!("key1={call}&source={source}"),
            Some(_) => format!("key1={call}"),
        };
        let mut wanted = format!(
            "url = \"{address}?{query}\"\nsilent\nshow-error\nfail\nmax-time = {PATIENCE}\n\
             max-filesize = {LONGEST_ANSWER}\nheader = \"Expect:\"\nproto = \"=http,https\"\n"
        );
        // The content is in a file that only this user can read.
        let mut sent = NamedTempFile::new().map_err(UploadError::NoProgram)?;
        if let Some(body) = body {
            let path = sent.path().to_string_lossy().replace('\\', "\\\\").replace('"', "\\\"");
            let (text, option) = match body {
                Body::Whole(text) => {
                    (text, format!("header = \"Content-Type: application/xml\"\ndata-binary = \"@{path}\"\n"))
                }
                Body::Field(text) => (text, format!("data-urlencode = \"xml@{path}\"\n")),
            };
            wanted.push_str(&option);
            sent.write_all(text.as_bytes()).and_then(|()| sent.flush()).map_err(UploadError::NoProgram)?;
        }
        read_answer(&fetched(&wanted)?)
    }
}

/// Content of a request.
#[derive(Clone, Copy)]
enum Body<'a> {
    Whole(&'a str),
    /// As a form field.
    Field(&'a str),
}

/// Runs the program, and returns the answer.
fn fetched(wanted: &str) -> Result<String, UploadError> {
    let mut command = Command::new(PROGRAM);
    // The user's own settings of the program are ignored, because they may log what is sent.
    command.args(["--disable", "--config", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(UploadError::NoProgram)?;
    let told = child.stdin.take().map_or(Ok(()), |mut input| input.write_all(wanted.as_bytes()));
    let answer = limited(child.stdout.take(), LONGEST_ANSWER);
    let said = limited(child.stderr.take(), MOST_SAID);
    let ended = end(&mut child).and_then(|ended| told.map(|()| ended)).map_err(UploadError::NoProgram)?;
    match ended {
        true => Ok(answer),
        false => Err(UploadError::NotReached(said.trim().to_owned())),
    }
}

fn end(child: &mut Child) -> io::Result<bool> {
    Ok(child.wait()?.success())
}

/// Reads at most this many bytes; a read error ends the text.
fn limited(stream: Option<impl Read>, most: u64) -> String {
    let mut bytes = Vec::new();
    let _what_came = stream.map(|stream| stream.take(most).read_to_end(&mut bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

#[derive(Debug, Default, PartialEq, Eq)]
struct ServerAnswer {
    sid: Option<String>,
    key: Option<String>,
}

/// Parses an answer. Mismatched end tags are tolerated, because the server sends such.
fn read_answer(text: &str) -> Result<ServerAnswer, UploadError> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    let (mut status, mut answer, mut messages) = (None, ServerAnswer::default(), Vec::new());
    loop {
        let (Event::Empty(element) | Event::Start(element)) =
            (match reader.read_event().map_err(|_| UploadError::Unreadable)? {
                Event::Eof => break,
                event => event,
            })
        else {
            continue;
        };
        let name = element.local_name().as_ref().to_ascii_lowercase();
        for attribute in element.attributes().flatten() {
            let key = attribute.key.local_name().as_ref().to_ascii_lowercase();
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|_| UploadError::Unreadable)?
                .into_owned();
            match (name.as_str(), key.as_str()) {
                ("result", "status") => status = Some(value),
                ("result", "sid") => answer.sid = Some(value),
                ("result", "key") => answer.key = Some(value),
                ("message", "text") => messages.push(value),
                _ => {}
            }
        }
    }
    match status.as_deref() {
        Some("OK") => Ok(answer),
        Some(_) => Err(UploadError::Refused(messages.join(" "))),
        None => Err(UploadError::Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given() -> ConfiguredCredentials {
        ConfiguredCredentials {
            source: "13".to_owned(),
            key: "2b7e151628aed2a6abf7158809cf4f3c".to_owned(),
            iv: "000102030405060708090a0b0c0d0e0f".to_owned(),
            creator: "13121".to_owned(),
            address: String::new(),
        }
    }

    #[test]
    fn texts_are_encrypted_as_the_standard_does() {
        let credentials = Credentials::of(&given()).unwrap();
        // Computed with OpenSSL.
        assert_eq!(credentials.encrypted("140972164"), "0D0F43341762465555C410665ED1E5D1");
        assert_eq!(
            credentials.encrypted("exactly 16 bytes"),
            "7774240C17C9451DCF85349C1714262EAE8DE21DA7E1ACBA45E42DBD24568CC9"
        );
        assert_eq!(format!("{credentials:?}"), "Credentials", "nothing of it is ever told");
    }

    #[test]
    fn missing_and_malformed_credentials_are_named_without_their_values() {
        let none = Credentials::of(&ConfiguredCredentials::default()).unwrap_err();
        assert_eq!(none, GivenError::Missing(CredentialPart::ALL.to_vec()));
        for (change, wrong) in [
            (
                ConfiguredCredentials { key: "no key".to_owned(), ..given() },
                GivenError::Malformed(CredentialPart::Key),
            ),
            (
                ConfiguredCredentials { iv: "00".to_owned(), ..given() },
                GivenError::Malformed(CredentialPart::Iv),
            ),
            (
                ConfiguredCredentials { creator: "me".to_owned(), ..given() },
                GivenError::NoNumber(CredentialPart::Creator),
            ),
            (
                ConfiguredCredentials { address: "http://example.org/".to_owned(), ..given() },
                GivenError::Address,
            ),
            (
                ConfiguredCredentials { address: "http://localhost:80@example.org/".to_owned(), ..given() },
                GivenError::Address,
            ),
            (ConfiguredCredentials { address: "https://x/\" -o".to_owned(), ..given() }, GivenError::Address),
        ] {
            let error = Credentials::of(&change).unwrap_err();
            assert!(!error.to_string().contains("no key"), "{error}");
            assert_eq!(error, wrong);
        }
        assert!(
            Credentials::of(&ConfiguredCredentials { key: "sixteen letters!".to_owned(), ..given() }).is_ok()
        );
        assert!(
            Credentials::of(&ConfiguredCredentials { address: "http://127.0.0.1:8/x".to_owned(), ..given() })
                .is_ok()
        );
    }

    #[test]
    fn answers_are_read_whatever_their_ends() {
        let key =
            "<?xml version=\"1.0\" ?><chessresults><result key=\"222557\" status=\"OK\"/></chessresult>";
        assert_eq!(read_answer(key).unwrap().key.as_deref(), Some("222557"));
        let refused = "<chessresults><result status=\"ERROR\"/><messages><message type=\"error\" \
                       Text=\"No &lt;getkey&gt;\"/></massages></chessresults>";
        assert!(matches!(read_answer(refused), Err(UploadError::Refused(told)) if told == "No <getkey>"));
        for nothing in ["", "busy", "<html><body>x</body></html>", "<result"] {
            assert!(matches!(read_answer(nothing), Err(UploadError::Unreadable)), "{nothing}");
        }
    }
}
