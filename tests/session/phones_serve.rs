//! `hakem serve` as a process: a festival, encrypted connections, and what it refuses.

use super::console::Console;
use super::kill::published_round;
use super::phones::{Service, hakem, send, start_with};
use super::postgres::{ADMIN, Server};
use super::share::shared;
use hakem::hall::Following;
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::history::Entry;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

/// Longest time that anything may take: generous, for machines that do much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// A certificate for `hall` and 127.0.0.1 until 2126, and its key.
const CERTIFICATE: &str = "-----BEGIN CERTIFICATE-----
MIIBiTCCAS+gAwIBAgIUErhKrwnRkMydXZCXDm50kVAORF0wCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEaGFsbDAgFw0yNjExMjgxNDU1MDZaGA8yMTI2MTEwNDE0NTUw
NlowDzENMAsGA1UEAwwEaGFsbDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPVF
wokr43AyE440ygkKi3oaJv0BWnr6i0mJkeRrFWHm+U7uz7lKSINsLd0Oz72zHrXF
x3gLnJGvGv4jfRWfvu+jZzBlMB0GA1UdDgQWBBS35CYy42RAwd/Darp9HIHkHx1d
/DAfBgNVHSMEGDAWgBS35CYy42RAwd/Darp9HIHkHx1d/DAVBgNVHREEDjAMggRo
YWxshwR/AAABMAwGA1UdEwEB/wQCMAAwCgYIKoZIzj0EAwIDSAAwRQIgPkoeNoiF
b5ct5NntGVGzb/YO9iLnUV8brE3Pxg4xEf0CIQCW0TnNWhq9DQNsB/ikozJ9W6l9
qu4Czn3wcXbH5DmieA==
-----END CERTIFICATE-----
";
const KEY: &str = "-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwePNYu2Od+P7Y/TG
Qt6EH9URGp6hD9qKk3CFZevywbmhRANCAAT1RcKJK+NwMhOONMoJCot6Gib9AVp6
+otJiZHkaxVh5vlO7s+5SkiDbC3dDs+9sx61xcd4C5yRrxr+I30Vn77v
-----END PRIVATE KEY-----
";

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
}

fn post(path: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

/// Runs a command to its end; returns its status, output and errors.
fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = hakem(folder, arguments).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

/// Returns the number of stored reports of an event.
fn stored(event: &Path) -> usize {
    let id = Store::open::<Entry>(event, Mode::Read).unwrap().store.event();
    Following::open(&system_disk(), event, &id).unwrap().map_or(0, |following| following.received().len())
}

/// Returns the paths that `--codes` lists for a board and side, one per section.
fn paths(folder: &Path, events: &str, label: &str) -> Vec<String> {
    let (_, codes, _) = run(folder, &["serve", events, "--codes", "--address", "http://hall"]);
    let wanted = codes.lines().filter(|line| line.starts_with(label));
    wanted
        .map(|line| line.split_once("http://hall").unwrap().1.split(' ').next().unwrap().to_owned())
        .collect()
}

/// Serves a festival of two sections; returns its folder, that of the sections, and the service.
fn served_festival() -> (TempDir, PathBuf, Service) {
    let folder = tempfile::tempdir().unwrap();
    let hall = folder.path().join("hall");
    fs::create_dir(&hall).unwrap();
    published_round(&hall.join("A Open.hakem"));
    published_round(&hall.join("Youth.hakem"));
    let service = start_with(folder.path(), &["hall"]);
    (folder, hall, service)
}

#[test]
fn a_festival_is_served_at_one_address_with_a_folder_per_section() {
    let (folder, hall, service) = served_festival();
    let front = send(&service.at, &get("/")).unwrap();
    assert!(front.contains("a-open/index.html") && front.contains("youth/index.html"), "{front}");
    let moved = send(&service.at, &get("/youth")).unwrap();
    assert!(moved.starts_with("HTTP/1.1 308") && moved.contains("location: /youth/"), "{moved}");
    assert!(send(&service.at, &get("/youth/")).unwrap().contains("EventSource('events')"));
    let pages = paths(folder.path(), "hall", "1.5.w ");
    let [open, youth] = pages.as_slice() else { panic!("{pages:?}") };
    assert!(open.starts_with("/a-open/b/1.5.w.") && youth.starts_with("/youth/b/1.5.w."), "{pages:?}");
    // The page, its style, the confirmation and the way back, as a phone resolves its relative links.
    let page = send(&service.at, &get(youth)).unwrap();
    assert!(page.contains("href=\"../phones.css\"") && page.contains("no-store"), "{page}");
    assert!(send(&service.at, &get("/youth/phones.css")).unwrap().contains("text/css"));
    let pass = youth.strip_prefix("/youth/b/").unwrap();
    assert!(page.contains(&format!("href=\"{pass}?result=white\"")), "{page}");
    let sent = send(&service.at, &post(youth, &format!("form={:032x}&result=white", 1))).unwrap();
    assert!(sent.contains(&format!("location: {pass}\r\n")) && sent.contains("no-store"), "{sent}");
    assert_eq!((stored(&hall.join("Youth.hakem")), stored(&hall.join("A Open.hakem"))), (1, 0));
    // The pass of one section is not valid in another.
    let elsewhere = send(&service.at, &get(&youth.replace("/youth/", "/a-open/"))).unwrap();
    assert!(elsewhere.starts_with("HTTP/1.1 404"), "{elsewhere}");
    // The codes of a deputy name the section; slips of all sections lead to theirs.
    let deputies = run(folder.path(), &["serve", "hall", "--deputy", "1-20", "--address", "https://hall"]).1;
    let deputies: Vec<&str> = deputies.lines().collect();
    assert!(deputies[0].starts_with("https://hall/a-open/b/1.1-20.d."), "{deputies:?}");
    assert!(deputies[1].starts_with("https://hall/youth/b/1.1-20.d."), "{deputies:?}");
    let slips = ["print", "hall", "--sheet", "slips", "--phones", "http://hall", "--out", "slips.pdf"];
    assert_eq!(run(folder.path(), &slips).0, 0);
    // Revoked in both, also while the service runs.
    assert_eq!(run(folder.path(), &["serve", "hall", "--revoke"]).0, 0);
    let begun = Instant::now();
    // A refused code counts as a guess, so each is asked until it is refused.
    for page in &pages {
        while !send(&service.at, &get(page)).unwrap().starts_with("HTTP/1.1 404") {
            assert!(begun.elapsed() < PATIENCE, "both codes are refused");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

#[test]
fn a_served_festival_has_pages_of_all_players() {
    let (_folder, _, service) = served_festival();
    let players = send(&service.at, &get("/players.js")).unwrap();
    assert!(players.contains("text/javascript") && players.contains("hakem([[\"a-open/\""), "{players}");
    assert!(send(&service.at, &get("/players.html")).unwrap().contains("youth/player-5.html"));
    assert!(send(&service.at, &get("/no-such.html")).unwrap().starts_with("HTTP/1.1 404"));
}

#[test]
fn connections_are_encrypted_with_given_certificate_files_only() {
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("kill.hakem"));
    fs::write(folder.path().join("hall.crt"), CERTIFICATE).unwrap();
    fs::write(folder.path().join("hall.key"), KEY).unwrap();
    let files = ["kill.hakem", "--cert", "hall.crt", "--key", "hall.key"];
    let service = start_with(folder.path(), &files);
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_slice(CERTIFICATE.as_bytes()).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let config = Arc::new(config);
    // A client that never greets delays no other.
    let _silent = TcpStream::connect(&service.at).unwrap();
    let ask = |request: &str| {
        let name = ServerName::try_from("hall").unwrap();
        let client = ClientConnection::new(Arc::clone(&config), name).unwrap();
        let mut stream = StreamOwned::new(client, TcpStream::connect(&service.at).unwrap());
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    };
    assert!(ask(&get("/")).starts_with("HTTP/1.1 200"));
    let page = paths(folder.path(), "kill.hakem", "1.5.w ").remove(0);
    let sent = ask(&post(&page, &format!("form={:032x}&result=draw", 1)));
    assert!(sent.starts_with("HTTP/1.1 303"), "{sent}");
    assert_eq!(stored(&folder.path().join("kill.hakem")), 1);
    // Plain text is not answered.
    let plain = send(&service.at, &get("/")).unwrap_or_default();
    assert!(!plain.contains("HTTP/1.1 200"), "{plain}");
    // Codes name the scheme.
    let codes = run(folder.path(), &[&["serve", "--codes"], &files[..]].concat()).1;
    assert!(codes.contains("  https://127.0.0.1:8080/b/"), "{codes}");
    drop(service);
    for (files, told) in [
        (["hall.key", "hall.key"], "hall.key cannot be used: "),
        (["hall.crt", "none.key"], "none.key cannot be used: "),
        (["hall.crt", "hall.crt"], "hall.crt cannot be used: "),
    ] {
        let [certificate, key] = files;
        let (status, _, errors) =
            run(folder.path(), &["serve", "kill.hakem", "--cert", certificate, "--key", key]);
        assert!(status == 5 && errors.contains(told), "{status} {errors}");
    }
    assert_eq!(run(folder.path(), &["serve", "kill.hakem", "--cert", "hall.crt"]).0, 3);
}

#[test]
fn a_shared_event_is_served_from_the_database_and_its_reports_wait_for_the_console() {
    let Some(server) = Server::start() else { return };
    let _of_the_owner = shared(&server);
    let (address, folder) = (server.address(ADMIN, "open"), tempfile::tempdir().unwrap());
    let service = start_with(folder.path(), &[&address]);
    let page = send(&service.at, &get("/pairings-1.html")).unwrap();
    assert!(page.contains("Kill test") && !page.contains("½ - ½"), "{page}");
    // An entry of another laptop is served soon.
    let entered = run(folder.path(), &["enter", &address, "7=5"]);
    assert_eq!(entered.0, 0, "{}", entered.2);
    let begun = Instant::now();
    while !send(&service.at, &get("/pairings-1.html")).unwrap().contains("½ - ½") {
        assert!(begun.elapsed() < PATIENCE, "the entry of another laptop is served");
        std::thread::sleep(Duration::from_millis(50));
    }
    let pages = paths(folder.path(), &address, "1.5.w ");
    let sent = send(&service.at, &post(&pages[0], &format!("form={:032x}&result=white", 1))).unwrap();
    assert!(sent.starts_with("HTTP/1.1 303"), "{sent}");
    // The console that keeps the event in this folder finds the report there; the service writes nothing else.
    let files = fs::read_dir(folder.path()).unwrap().flatten().map(|file| file.file_name());
    assert!(!files.into_iter().any(|name| name == "open.hakem"));
    let mut console = Console::start(folder.path(), &[&address, "--language", "en"], 120, 40);
    console.sees("Kill test").press("<F7>").sees("PHONES").press(",h").sees("one report");
    console.press("<Enter>").sees("2 of 60");
    let results = "select count(*) from hakem.entry where line like '%EnterResult%'";
    while server.sql("chess", results).1.trim() != "2" {
        assert!(begun.elapsed() < PATIENCE, "the accepted report reaches the others");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn an_attached_service_ends_with_the_console_that_started_it() {
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("kill.hakem"));
    let mut command = hakem(folder.path(), &["serve", "kill.hakem", "--listen", "127.0.0.1:0", "--attached"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 8];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    assert!(child.try_wait().unwrap().is_none(), "it runs");
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
}
