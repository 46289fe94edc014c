"""Settings of a server: file, variables and options, each fault one sentence that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostracon.server.config import BadConfig, Config, read_config


def test_an_option_wins_over_a_variable_and_a_variable_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ostracon.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\nlog = "json"\nlan = true\n')
    config = read_config(file, {"OSTRACON_PORT": "2", "OSTRACON_HOST": "10.0.0.2"}, {"port": 3, "db": None})
    assert (config.host, config.port, config.log, config.lan, config.db) == (
        "10.0.0.2",
        3,
        "json",
        True,
        None,
    )
    assert read_config(None, {"OSTRACON_CONFIG": str(file)}).host == "10.0.0.1"
    assert read_config(None, {"OSTRACON_LAN": "true", "OSTRACON_HOME": "/x", "OSTRACON_PORT": ""}) == Config(
        lan=True
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "sets prot, which is no setting; did you mean port?"),
        ("zzz = 1", "sets zzz, which is no setting; known are host, port"),
        ('port = "80"', "port in .* is '80'; it must be a whole number from 0 to 65535"),
        ("port = 65536", "port in .* is 65536; it must be a whole number from 0 to 65535"),
        ("lan = 1", "lan in .* is 1; it must be true or false"),
        ('log = "xml"', "log is 'xml'; it must be one of text, json"),
        ('log_level = "loud"', "log_level is 'loud'; it must be one of debug"),
        ('public_url = "games"', "must be an address like"),
        ('mail_url = "mail.example.org"', "mail_url must begin with smtp://"),
        ('mail_url = "smtp://mail.example.org"', "mail_url needs mail_from"),
        ("port = ", "is not TOML"),
    ],
)
def test_a_wrong_setting_is_one_sentence(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "ostracon.toml"
    file.write_text(text)
    with pytest.raises(BadConfig, match=told) as fault:
        read_config(file, {})
    assert "\n" not in str(fault.value) or "TOML" in told


def test_what_may_hold_a_password_is_not_quoted(tmp_path: Path) -> None:
    file = tmp_path / "ostracon.toml"
    file.write_text('db = ["postgresql://me:hunter2@localhost/x"]\n')
    with pytest.raises(BadConfig) as fault:
        read_config(file, {})
    assert "hunter2" not in str(fault.value) and "db in" in str(fault.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="cannot be read: No such file"):
        read_config(tmp_path / "none.toml", {})
