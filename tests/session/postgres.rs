//! A PostgreSQL server for tests: in a temporary folder, reached by a socket in it, and stopped with the
//! test.

use hakem::share::{Address, EventName, Login, PostgresTable};
use rustix::process::{Pid, Signal, kill_process, test_kill_process};
use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// Folder in which Debian installs the server's programs, one subfolder per version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// User id of the server if the tests run as root, which it refuses.
const NOBODY: u32 = 65534;

pub const ADMIN: &str = "admin";

/// A running server.
pub struct Server {
    folder: TempDir,
    process: Child,
    programs: PathBuf,
    /// Port besides its socket, whose name contains it too.
    port: u16,
    /// Additional settings on its command line.
    settings: Vec<String>,
    /// True if its files are on a separate small disk.
    is_small: bool,
}

/// Size of a small disk.
const SMALL: &str = "size=160m";

impl Server {
    /// Starts a server; `None`, with a message, if its programs are not installed.
    pub fn start() -> Option<Self> {
        Self::start_on(|_| false)
    }

    /// The same on a separate small disk, which can be filled; on the usual disk, with a message, if none can
    /// be mounted.
    pub fn start_small() -> Option<Self> {
        Self::start_on(|data| {
            fs::create_dir(data).unwrap();
            let mut mount = Command::new("mount");
            mount.args(["-t", "tmpfs", "-o", SMALL, "none"]).arg(data).stderr(Stdio::null());
            let is_there = {
                let _one_at_a_time = crate::without_forks();
                mount.status().is_ok_and(|answer| answer.success())
            };
            if !is_there {
                eprintln!("skipped: no small disk");
            }
            is_there
        })
    }

    fn start_on(disk: impl FnOnce(&Path) -> bool) -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!("skipped: no PostgreSQL");
            return None;
        };
        // The path is short enough for a socket, and open to the user that the server runs as.
        let folder = tempfile::Builder::new().prefix("hakem-").tempdir_in("/tmp").unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        if is_root() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let is_small = disk(&folder.path().join("disk"));
        let data = folder.path().join("data");
        if is_small {
            std::os::unix::fs::symlink("disk/data", &data).unwrap();
        }
        make_data(&programs, &folder.path().join(if is_small { "disk/data" } else { "data" }));
        // A small disk has room for few write-ahead logs.
        let (port, settings) =
            (5432, ["listen_addresses=", "max_wal_size=32MB"].map(ToOwned::to_owned).to_vec());
        let process = run(&programs, folder.path(), port, &settings);
        let server = Self { folder, process, programs, port, settings, is_small };
        server.await_answer();
        Some(server)
    }

    fn await_answer(&self) {
        let is_there = || self.sql("chess", "select 1").0;
        assert!((0..600).any(|_| is_there() || {
            thread::sleep(Duration::from_millis(50));
            false
        }));
    }

    /// Returns the folder with its socket.
    pub fn socket(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the address of the database, or of an event in it.
    pub fn address(&self, user: &str, event: &str) -> String {
        let event = if event.is_empty() { String::new() } else { format!("/{event}") };
        format!("postgresql://{user}@/chess{event}?host={}", self.socket().display())
    }

    /// Connects to an event.
    pub fn table(&self, user: &str, event: &str) -> PostgresTable {
        let address = Address::parse(&self.address(user, "")).unwrap();
        PostgresTable::connect(&address, &EventName::new(event).unwrap(), &Login::default()).unwrap()
    }

    /// Runs a statement as the administrator; returns true if it succeeded, and the output.
    pub fn sql(&self, database: &str, statement: &str) -> (bool, String) {
        self.sql_as(ADMIN, database, statement)
    }

    pub fn sql_as(&self, user: &str, database: &str, statement: &str) -> (bool, String) {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", user, "-d", database]);
        psql.args(["-p", &self.port.to_string()])
            .arg("-h")
            .arg(self.socket())
            .args(["-c", statement])
            .env("PGCONNECT_TIMEOUT", "5")
            .stdin(Stdio::null());
        let answer = crate::output(&mut psql).unwrap();
        let told = [answer.stdout, answer.stderr].concat();
        (answer.status.success(), String::from_utf8_lossy(&told).into_owned())
    }

    /// Runs a statement that must succeed.
    #[track_caller]
    pub fn done(&self, statement: &str) {
        let (is_done, told) = self.sql("chess", statement);
        assert!(is_done, "{statement}: {told}");
    }

    /// Stops the server as a power cut would, and starts it again.
    pub fn crash(&mut self) {
        self.stop();
        self.start_again();
    }

    /// Stops the server as a power cut would.
    pub fn stop(&mut self) {
        signal(&self.process, Signal::QUIT);
        self.process.wait().unwrap();
    }

    /// Kills the server with no time to react, and waits until its helper processes have noticed.
    #[cfg(target_os = "linux")]
    pub fn kill(&mut self) {
        let helpers = helpers(&self.process);
        signal(&self.process, Signal::KILL);
        self.process.wait().unwrap();
        let is_gone = |id: &Pid| test_kill_process(*id).is_err();
        assert!((0..6_000).any(|_| helpers.iter().all(is_gone) || {
            thread::sleep(Duration::from_millis(10));
            false
        }));
    }

    /// Suspends the server and its helper processes for this time.
    #[cfg(target_os = "linux")]
    pub fn hold(&self, long: Duration) {
        let helpers = helpers(&self.process);
        signal(&self.process, Signal::STOP);
        for &helper in &helpers {
            let _gone_already = kill_process(helper, Signal::STOP);
        }
        thread::sleep(long);
        for &helper in &helpers {
            let _gone_already = kill_process(helper, Signal::CONT);
        }
        signal(&self.process, Signal::CONT);
    }

    /// Fills its disk for this time, if it has a small one.
    pub fn fill_disk(&mut self, long: Duration) {
        if !self.is_small {
            return;
        }
        let rest = self.folder.path().join("disk/rest");
        let mut file = fs::File::create(&rest).unwrap();
        let bytes = [0; 65_536];
        while file.write_all(&bytes).is_ok() {}
        thread::sleep(long);
        fs::remove_file(rest).unwrap();
        // The server may have stopped.
        if self.process.try_wait().unwrap().is_some() {
            self.start_again();
        }
    }

    pub fn start_again(&mut self) {
        self.process = run(&self.programs, self.folder.path(), self.port, &self.settings);
        self.await_answer();
    }

    /// Makes the server listen on a port of this computer, with a certificate for its IP address. Returns the
    /// port and the certificate; `None`, with a message, if none can be made.
    pub fn listen_encrypted(&mut self) -> Option<(u16, PathBuf)> {
        let data = self.folder.path().join("data");
        let [key, certificate] = ["server.key", "server.crt"].map(|name| data.join(name));
        let mut openssl = Command::new("openssl");
        openssl.args(["req", "-new", "-x509", "-days", "1", "-nodes", "-subj", "/CN=db"]);
        openssl.args([
            "-addext",
            "subjectAltName=IP:127.0.0.1",
            "-addext",
            "basicConstraints=critical,CA:FALSE",
        ]);
        openssl.arg("-keyout").arg(&key).arg("-out").arg(&certificate).stdin(Stdio::null());
        let made = crate::output(&mut openssl);
        if !made.is_ok_and(|made| made.status.success()) {
            eprintln!("skipped: no openssl that makes certificates");
            return None;
        }
        if is_root() {
            chown(&key, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        fs::set_permissions(&key, fs::Permissions::from_mode(0o600)).unwrap();
        self.port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        self.settings = ["listen_addresses=127.0.0.1", "ssl=on"].map(ToOwned::to_owned).to_vec();
        self.crash();
        Some((self.port, certificate))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        signal(&self.process, Signal::QUIT);
        let _ended = self.process.wait();
        if self.is_small {
            let _one_at_a_time = crate::without_forks();
            let _gone_with_the_machine_otherwise =
                Command::new("umount").arg("--lazy").arg(self.folder.path().join("disk")).status();
        }
    }
}

/// Returns the processes started by the server.
#[cfg(target_os = "linux")]
fn helpers(process: &Child) -> Vec<Pid> {
    let list = format!("/proc/{0}/task/{0}/children", process.id());
    let listed = fs::read_to_string(list).unwrap_or_default();
    listed.split_whitespace().filter_map(|id| Pid::from_raw(id.parse().ok()?)).collect()
}

pub fn signal(process: &Child, signal: Signal) {
    let id = i32::try_from(process.id()).ok().and_then(Pid::from_raw);
    let _gone_already = id.map(|id| kill_process(id, signal));
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Finds the folder with the server's programs.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let of_debian =
        fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|version| version.path().join("bin"));
    let has_all =
        |folder: &PathBuf| ["initdb", "postgres", "psql"].iter().all(|name| folder.join(name).exists());
    std::env::split_paths(&path).chain(of_debian).find(has_all)
}

/// Makes the files of a new server with an empty database: the first time with the server's programs, which
/// takes two seconds, then as a copy of those files.
fn make_data(programs: &Path, data: &Path) {
    static IS_MADE: Mutex<bool> = Mutex::new(false);
    let first = Path::new(env!("CARGO_TARGET_TMPDIR")).join("postgresql");
    let mut is_made = IS_MADE.lock().unwrap();
    if *is_made {
        return ends_well(Command::new("cp").arg("-a").arg(&first).arg(data));
    }
    let mut made = unprivileged(&programs.join("initdb"));
    made.args(["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--wal-segsize=1"]);
    ends_well(made.args(["--username", ADMIN, "--pgdata"]).arg(data));
    // A database is three hundred files. Only the one that the tests use remains.
    alone(programs, data, "template1", "alter database postgres rename to chess;");
    alone(programs, data, "chess", "update pg_database set datistemplate = false, datallowconn = true;");
    for template in ["template0", "template1"] {
        alone(programs, data, "chess", &format!("drop database {template};"));
    }
    // From an earlier run.
    let _is_new = fs::remove_dir_all(&first);
    ends_well(Command::new("cp").arg("-a").arg(data).arg(&first));
    *is_made = true;
}

/// Runs a statement without a server, which would take longer to start.
fn alone(programs: &Path, data: &Path, database: &str, statement: &str) {
    let input = data.with_extension("sql");
    fs::write(&input, format!("{statement}\n")).unwrap();
    let mut server = unprivileged(&programs.join("postgres"));
    server.args(["--single", "-F", "-D"]).arg(data).arg(database).current_dir(data);
    ends_well(server.stdin(fs::File::open(&input).unwrap()));
}

fn ends_well(command: &mut Command) {
    let answer = crate::output(command).unwrap();
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
}

/// Returns a program that runs as an unprivileged user if the tests run as root.
fn unprivileged(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={NOBODY}"), format!("--regid={NOBODY}"), "--clear-groups".to_owned()]);
    command.arg(program);
    command
}

fn run(programs: &Path, folder: &Path, port: u16, settings: &[String]) -> Child {
    let _one_at_a_time = crate::without_forks();
    let mut server = unprivileged(&programs.join("postgres"));
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    server.args(["-p", &port.to_string()]);
    // Tests stop the server, never the computer: data passed to the system survives, flushed to the disk or
    // not.
    for setting in ["max_connections=30", "shared_buffers=16MB", "fsync=off", "autovacuum=off"] {
        server.args(["-c", setting]);
    }
    for setting in settings {
        server.args(["-c", setting]);
    }
    server.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    server.spawn().unwrap()
}
