//! A server that requests the password in clear text, and the connections on which it could be read.

use crate::share::hakem;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::thread::{self, JoinHandle};

const PASSWORD: &str = "s3cret";

/// The request for the password itself, as a server sends it.
const CLEARTEXT: &[u8] = &[b'R', 0, 0, 0, 8, 0, 0, 0, 3];

/// The request for a hash of the password, with its salt.
const MD5: &[u8] = &[b'R', 0, 0, 0, 12, 0, 0, 0, 5, 1, 2, 3, 4];

/// Answers one connection: waits for the startup message, sends a request in two pieces and closes the
/// connection after the answer, or when the client does; returns the port, and finally the bytes received.
fn server(request: &'static [u8]) -> (u16, JoinHandle<Vec<u8>>) {
    let listener = TcpListener::bind("0.0.0.0:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let answer = move || {
        let (mut client, _) = listener.accept().unwrap();
        let mut length = [0; 4];
        client.read_exact(&mut length).unwrap();
        let mut start = vec![0; usize::try_from(u32::from_be_bytes(length)).unwrap() - length.len()];
        client.read_exact(&mut start).unwrap();
        let (first, last) = request.split_at(6);
        client.write_all(first).unwrap();
        client.flush().unwrap();
        client.write_all(last).unwrap();
        let mut sent = vec![0; 256];
        let read = client.read(&mut sent).unwrap_or(0);
        sent.truncate(read);
        sent
    };
    (port, thread::spawn(answer))
}

/// Pulls an event from a host, with a stored password; returns exit status, complaints and the bytes that the
/// server received.
fn pull(host: &str, options: &str, request: &'static [u8]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let passwords = folder.path().join(".pgpass");
    fs::write(&passwords, format!("*:*:*:*:{PASSWORD}\n")).unwrap();
    fs::set_permissions(&passwords, fs::Permissions::from_mode(0o600)).unwrap();
    let (port, sent) = server(request);
    let from = format!("postgresql://ana@{host}:{port}/chess/open{options}");
    let (exit, _, told) = hakem(folder.path(), &["pull", &from, "copy.hakem"]);
    (exit, told, String::from_utf8_lossy(&sent.join().unwrap()).into_owned())
}

/// `0.0.0.0` leads to this computer, but no rule says so: it is treated as another computer.
#[test]
fn no_password_goes_to_another_computer_in_clear_text() {
    let (exit, told, sent) = pull("0.0.0.0", "?sslmode=disable", CLEARTEXT);
    assert_eq!(sent, "");
    assert!(exit == 5 && told.contains("requests the password in clear text"), "{told}");
    assert!(told.contains("No password was sent") && !told.contains(PASSWORD), "{told}");
}

#[test]
fn a_proof_of_the_password_goes_to_another_computer_and_the_password_itself_to_this_one() {
    // MD5 with a salt: a hash is sent.
    let (_, _, sent) = pull("0.0.0.0", "?sslmode=disable", MD5);
    assert!(sent.contains("md5") && !sent.contains(PASSWORD), "{sent}");
    let (_, _, sent) = pull("127.0.0.1", "", CLEARTEXT);
    assert!(sent.contains(PASSWORD), "{sent}");
}
