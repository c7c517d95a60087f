//! The network between the laptops and the server: it can be slow, lose data under way, or end a connection
//! just after the server has confirmed a write.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// Bytes of a message with rows to record, and of no other: the signature.
const SIGNED: &[u8] = b"by:\"";

/// The server's answer once rows are recorded.
const RECORDED: &[u8] = b"SELECT 1\0";

/// The present state of the network, and its history.
#[derive(Default)]
pub struct Weather {
    /// Delay in each direction, in milliseconds.
    pub delay: AtomicU64,
    /// Number of confirmations still to be cut off.
    pub cuts: AtomicU32,
    /// Number of confirmations cut off.
    pub was_cut: AtomicU32,
    /// Number of times that cables were pulled or put back: odd while they are pulled.
    pulled: AtomicU32,
}

impl Weather {
    /// Pulls all cables for this time: data sent is lost silently, and so are earlier connections.
    pub fn pull_cables(&self, long: Duration) {
        self.pulled.fetch_add(1, Ordering::SeqCst);
        thread::sleep(long);
        self.pulled.fetch_add(1, Ordering::SeqCst);
    }

    fn is_pulled(&self) -> bool {
        self.pulled.load(Ordering::SeqCst) % 2 == 1
    }

    /// Returns true if the confirmation of rows is cut off instead of being forwarded.
    fn cuts_off(&self, bytes: &[u8], has_rows: &AtomicBool) -> bool {
        let has = |sought: &[u8]| bytes.windows(sought.len()).any(|word| word == sought);
        if has(SIGNED) {
            has_rows.store(true, Ordering::SeqCst);
        }
        if !has(RECORDED) || !has_rows.swap(false, Ordering::SeqCst) {
            return false;
        }
        let cuts = |left: u32| left.checked_sub(1);
        let is_cut = self.cuts.fetch_update(Ordering::SeqCst, Ordering::SeqCst, cuts).is_ok();
        self.was_cut.fetch_add(u32::from(is_cut), Ordering::SeqCst);
        is_cut
    }
}

/// Forwards data between the clients of `folder` and a server.
pub fn carry(folder: &Path, server: &Path, weather: &Arc<Weather>) {
    let name = ".s.PGSQL.5432";
    let listener = UnixListener::bind(folder.join(name)).unwrap();
    let (server, weather): (PathBuf, _) = (server.join(name), Arc::clone(weather));
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            // Without a server, there is no answer.
            let Ok(there) = UnixStream::connect(&server) else { continue };
            let ends = [client, there];
            let has_rows = Arc::new(AtomicBool::new(false));
            for (from, to) in [(0, 1), (1, 0)] {
                let [from, to] = [from, to].map(|end: usize| ends[end].try_clone().unwrap());
                let (weather, has_rows) = (Arc::clone(&weather), Arc::clone(&has_rows));
                thread::spawn(move || carry_one_way(from, to, &weather, &has_rows));
            }
        }
    });
}

fn carry_one_way(mut from: UnixStream, mut to: UnixStream, weather: &Weather, has_rows: &AtomicBool) {
    let born = weather.pulled.load(Ordering::SeqCst);
    from.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    let mut bytes = [0; 65_536];
    loop {
        let read = match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => 0,
            Err(_) => break,
        };
        // A connection older than the cable's last interruption is useless afterwards.
        if !weather.is_pulled() && weather.pulled.load(Ordering::SeqCst) != born {
            break;
        }
        if read == 0 || weather.is_pulled() {
            continue;
        }
        thread::sleep(Duration::from_millis(weather.delay.load(Ordering::SeqCst)));
        if weather.cuts_off(&bytes[..read], has_rows) || to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    let _gone_already = [from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both)];
}
