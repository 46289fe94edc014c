"""What went wrong, written down so that somebody can look for the reason."""

from __future__ import annotations

import json
import threading
import time
import traceback
from pathlib import Path
from typing import Any

MOST = 20  # after so many there is no need to go on


class Faults:
    """All faults of a soak, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[str] = []
        self.too_many = threading.Event()
        self._lock = threading.Lock()
        self._began = time.monotonic()

    def add(self, text: str, fault: BaseException | None = None, table: str = "", **more: Any) -> Path:
        """One more: what, at which table, and whatever else is known; where it is written."""
        with self._lock:
            self.told.append(text.splitlines()[0][:300])
            number = len(self.told)
            if number >= MOST:
                self.too_many.set()
        file = self.folder / f"fault-{number}.json"
        facts: dict[str, Any] = {
            "fault": text,
            "after_seconds": round(time.monotonic() - self._began, 1),
            "table": table,
            "where": "".join(traceback.format_exception(fault)).splitlines() if fault else [],
            **more,
        }
        file.write_text(json.dumps(facts, indent=1, ensure_ascii=False, default=str), encoding="utf-8")
        print(f"FAULT {number}: {self.told[-1]}  ({file})", flush=True)
        return file
