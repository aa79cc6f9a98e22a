"""A lock on an open file, so that two programs don't write to it. It disappears with the program that holds it, however
that ends."""

from __future__ import annotations

import sys
from typing import IO, Final

FAR: Final = 1 << 40  # a byte that no file has: Windows locks ranges, and the rest must stay readable


class InUse(Exception):
    """Another program has the lock."""


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Locks the file, or raises ``InUse``."""
        place = file.tell()
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise InUse from None
        finally:
            file.seek(place)

else:
    import errno

    try:
        import fcntl
    except ImportError:  # a system without locks: to run two batches there, name two journals
        fcntl = None  # type: ignore[assignment]

    def lock(file: IO[bytes]) -> None:
        """Locks the file, or raises ``InUse``. Systems and file systems without locks are trusted."""
        if fcntl is None:
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None
        except OSError as error:
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL):
                raise
