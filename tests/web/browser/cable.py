"""A cable between a browser and the server that can be pulled out and plugged in again."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from tests.web.browser.house import House


class Cable:
    """Carries every connection on to the house, as long as it is plugged in."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._plugged = True
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def pull(self) -> None:
        """From now on nothing gets through; what was on its way is lost."""
        with self._lock:
            self._plugged = False
            for end in self._open:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        with self._lock:
            self._plugged = True

    def close(self) -> None:
        self.pull()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:  # closed
                return
            threading.Thread(target=self._carry, args=[near], daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        host, _, port = self._house.url.removeprefix("http://").partition(":")
        with near, suppress(OSError), socket.create_connection((host, int(port))) as far:
            with self._lock:
                if not self._plugged:
                    return
                self._open |= {near, far}
            back = threading.Thread(target=_pump, args=[far, near], daemon=True)
            back.start()
            _pump(near, far)
            back.join()
            with self._lock:
                self._open -= {near, far}


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
