"""Shares an event from hakem.exe under wine with a local PostgreSQL server: share.py HAKEM.EXE HAKEM.

HAKEM is the program for Linux, which acts as the second arbiter. The server accepts encrypted connections; its
certificate is in a file, and for one command among those that Windows trusts."""

import hashlib
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from walk import PATIENCE, SAMPLE, enter, opened, recorded, require

# The server refuses to run as root.
NOBODY = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}


def programs():
    """Returns the folder with the server's programs."""
    found = [Path(folder) for folder in os.environ["PATH"].split(os.pathsep)]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in found if (folder / "initdb").exists()), None)


def run(*words, **options):
    """Runs a program that must succeed, and returns its output."""
    done = subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"share: {' '.join(map(str, words))}: {done.returncode}: {(done.stdout + done.stderr).decode()}")
    return done.stdout


def trusted_by_windows(certificate, exe, address, cwd):
    """Downloads an event without the certificate in a file: first refused, then trusted like those of the user."""
    words = (*exe, "pull", address, "trusted.hakem")
    # These name other certificates than those of Windows.
    environment = {name: value for name, value in os.environ.items() if name not in ("SSL_CERT_FILE", "SSL_CERT_DIR")}
    options = {"cwd": cwd, "env": environment}
    if subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False, **options).returncode == 0:
        sys.exit("share: a certificate that is not trusted was accepted")
    der = run("openssl", "x509", "-in", certificate, "-outform", "DER")
    key = rf"HKCU\Software\Microsoft\SystemCertificates\Root\Certificates\{hashlib.sha1(der).hexdigest().upper()}"
    # The stored form of a certificate: CERT_CERT_PROP_ID, a reserved 1, its length, the certificate.
    stored = struct.pack("<III", 32, 1, len(der)) + der
    run("wine", "reg", "add", key, "/v", "Blob", "/t", "REG_BINARY", "/d", stored.hex(), "/f")
    try:
        run(*words, **options)
    finally:
        run("wine", "reg", "delete", key, "/f")


class Server:
    """A server with an empty database, on a port of this computer."""

    def __init__(self, folder, binaries):
        self.binaries, self.data = binaries, folder / "data"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        folder.chmod(0o755)
        if NOBODY:
            shutil.chown(folder, NOBODY["user"], NOBODY["group"])
        run(binaries / "initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=admin",
            "--pgdata", self.data, cwd=folder, **NOBODY)
        self.certificate = self.data / "server.crt"
        run("openssl", "req", "-new", "-x509", "-days", "1", "-nodes", "-subj", "/CN=db",
            "-addext", "subjectAltName=IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE",
            "-keyout", self.data / "server.key", "-out", self.certificate, cwd=folder, **NOBODY)

    def start(self):
        settings = ("listen_addresses=127.0.0.1", "ssl=on", "unix_socket_directories=", "fsync=off")
        words = [word for setting in settings for word in ("-c", setting)]
        self.process = subprocess.Popen(
            [self.binaries / "postgres", "-D", self.data, "-p", str(self.port), *words], cwd=self.data,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **NOBODY,
        )
        # Its last line is the state of the server.
        state = self.data / "postmaster.pid"
        require(lambda: state.exists() and state.read_text().split()[-1:] == ["ready"], "the server")

    def stop(self):
        """Stops the server as a power cut would."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)


def walk(folder, server, windows, linux):
    here, there = folder / "Salon Ş", folder / "linux"
    for laptop in (here, there):
        laptop.mkdir()
        shutil.copyfile(server.certificate, laptop / "server.crt")
    exe = ("wine", windows)
    options = "sslmode=require&sslrootcert=server.crt"
    database = f"postgresql://admin@127.0.0.1:{server.port}/postgres?{options}"
    address = f"postgresql://admin@127.0.0.1:{server.port}/postgres/open?{options}"

    run(*exe, "convert", SAMPLE, "first.hakem", cwd=here)
    run(*exe, "share", "first.hakem", "--setup", "--to", database, "--name", "open", cwd=here)
    for program, laptop in ((exe, here), ((linux,), there)):
        run(*program, "pull", address, "copy.hakem", cwd=laptop)
        if (laptop / "copy.hakem").read_bytes() != (here / "first.hakem").read_bytes():
            sys.exit("share: the event did not come back byte for byte")
    without_file = address.removesuffix("&sslrootcert=server.crt")
    trusted_by_windows(server.certificate, exe, without_file, here)

    event = here / "open.hakem"
    console = opened(here, windows, address)
    console.press("F6", "r")
    require(lambda: event.exists() and recorded(event, "DraftRound") == 1, "a draft of round 1", console)
    console.press("p", "P")
    require(lambda: recorded(event, "PublishRound") == 1, "round 1 published", console)
    console.press("F7")
    enter(console, event, "15")
    run(linux, "enter", address, "5=1-0", cwd=there)
    require(lambda: recorded(event, "EnterResult") == 3, "a result of the second arbiter", console)

    server.stop()
    inbox = here / "open.inbox"
    console.press("0")
    require(lambda: inbox.stat().st_size > 0 and recorded(event, "EnterResult") == 3, "a result in the inbox", console)
    server.start()
    require(lambda: recorded(event, "EnterResult") == 4, "the result in the database", console)
    console.kill()

    run(linux, "pull", address, "copy.hakem", cwd=there)
    if (there / "copy.hakem").read_bytes() != event.read_bytes():
        sys.exit("share: the two laptops have different events")
    print("share: 3 results by key, one of them without the server, and one of a second arbiter")


def main(windows, linux):
    binaries = programs()
    if not binaries:
        print("share: skipped, no PostgreSQL")
        return
    with tempfile.TemporaryDirectory() as here, tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), binaries)
        try:
            server.start()
            walk(Path(here), server, windows, linux)
        finally:
            server.stop()


main(*(Path(program).resolve() for program in sys.argv[1:]))
