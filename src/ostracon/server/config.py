"""What an operator may set: in a TOML file, by variables of the environment, or with options of the command.

An option wins over a variable, a variable over the file. Whatever is wrong is one sentence that names the setting, where
it was given, and what is possible.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.server.address import BadAddress, public_url

PREFIX = "OSTRACON_"  # of the variables: OSTRACON_PORT
LOGS = ("text", "json")
WHOLE_NUMBERS = {"port": 65535, "drain": 600}  # the largest that is possible
LEVELS = ("debug", "info", "warning", "error")


class BadConfig(OstraconError):
    """A setting that cannot be used."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=WHOLE_NUMBERS["port"])] = 8000
    db: str | None = None  # None: the SQLite file in the user's data folder
    public_url: str | None = None  # what links begin with
    lan: bool = False
    bots: bool = True  # whether this process thinks for bots; false: workers do, which needs PostgreSQL
    drain: Annotated[int, msgspec.Meta(ge=0, le=WHOLE_NUMBERS["drain"])] = (
        0  # seconds between /readyz saying no and the end
    )
    trusted_proxies: str = (
        "127.0.0.1"  # whose word on the caller's address is taken: "10.0.0.1,10.0.0.2" or "*"
    )
    log: str = "text"  # or "json": one object a line
    log_level: str = "warning"
    metrics_token: str = ""  # whoever has it reads /metrics from elsewhere; "": only this machine
    otel: bool = False  # traces for OpenTelemetry; its own variables say where to
    mail_url: str = ""  # "smtp://user:password@mail.example.org:587"; "": no mail is sent
    mail_from: str = ""  # "Ostracon <games@example.org>"
    local_webhooks: bool = False  # notices may go to addresses in this server's own network


def read_config(
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    given: Mapping[str, object] | None = None,
) -> Config:
    """The settings of a server; `given` are options of the command, of which None says nothing.

    >>> read_config(environment={"OSTRACON_PORT": "80"}, given={"host": "::1", "port": None}).port
    80
    >>> read_config(environment={"OSTRACON_PORT": "eighty"})
    Traceback (most recent call last):
    ostracon.server.config.BadConfig: OSTRACON_PORT is 'eighty'; it must be a whole number from 0 to 65535
    """
    named = file or (Path(environment[PREFIX + "CONFIG"]) if environment.get(PREFIX + "CONFIG") else None)
    config = Config()
    if named is not None:
        values = _file(named)
        for key in values:
            if key not in Config.__struct_fields__:
                near = difflib.get_close_matches(key, Config.__struct_fields__, 1)
                known = (
                    f"did you mean {near[0]}?" if near else "known are " + ", ".join(Config.__struct_fields__)
                )
                raise BadConfig(f"{named} sets {key}, which is no setting; {known}")
        config = _with(config, {key: (value, f"{key} in {named}") for key, value in values.items()})
    variables = {
        key: (environment[PREFIX + key.upper()], PREFIX + key.upper())
        for key in Config.__struct_fields__
        if environment.get(PREFIX + key.upper())
    }
    config = _with(config, variables)
    options = {
        key: (value, "--" + key.replace("_", "-"))
        for key, value in (given or {}).items()
        if value is not None
    }
    return _checked(_with(config, options))


def _file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadConfig(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadConfig(f"{path} is not TOML: {error}") from None


def _with(config: Config, values: Mapping[str, tuple[object, str]]) -> Config:
    """Settings with some changed; each value comes with the words for where it was given."""
    for key, (value, where) in values.items():
        kind = next(field.type for field in msgspec.structs.fields(Config) if field.name == key)
        try:
            read = msgspec.convert(value, kind, strict=not where.startswith(PREFIX))
        except msgspec.ValidationError:
            raise BadConfig(f"{where} is {_shown(key, value)}; it must be {_wanted(key, kind)}") from None
        config = msgspec.structs.replace(config, **{key: read})
    return config


def _checked(config: Config) -> Config:
    """What the types do not say."""
    for key, possible in (("log", LOGS), ("log_level", LEVELS)):
        if getattr(config, key) not in possible:
            raise BadConfig(f"{key} is {getattr(config, key)!r}; it must be one of {', '.join(possible)}")
    if config.public_url is not None:
        try:
            public_url(config.public_url)
        except BadAddress as error:
            raise BadConfig(str(error)) from None
    if config.mail_url and not config.mail_url.startswith(("smtp://", "smtps://")):
        raise BadConfig("mail_url must begin with smtp:// or smtps://")
    if config.mail_url and "@" not in config.mail_from:
        raise BadConfig("mail_url needs mail_from, the address that mail is sent from")
    return config


def _wanted(key: str, kind: object) -> str:
    if key in WHOLE_NUMBERS:
        return f"a whole number from 0 to {WHOLE_NUMBERS[key]}"
    return "true or false" if kind is bool else "a text"


def _shown(key: str, value: object) -> str:
    """A value as a complaint quotes it: what may hold a password is not."""
    return "not usable" if key in ("db", "mail_url", "metrics_token") else repr(value)
