"""Makes a zip archive of a folder, the same bytes for the same files: archive.py PARENT FOLDER ARCHIVE."""

import os
import sys
import time
import zipfile
from pathlib import Path

parent, folder, archive = sys.argv[1:]
# The day of the commit; the format knows no earlier year.
date = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315532800))[:6]
with zipfile.ZipFile(archive, "w") as packed:
    for path in sorted(Path(parent, folder).rglob("*")):
        if path.is_file():
            entry = zipfile.ZipInfo(path.relative_to(parent).as_posix(), date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes(), compresslevel=9)
