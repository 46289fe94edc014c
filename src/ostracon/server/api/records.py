"""Match files, for programs."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from ostracon.server.api.asking import Asking, place_of
from ostracon.server.api.faults import UNFIT, ApiFault, code_of
from ostracon.server.api.messages import TableInfo
from ostracon.server.api.tables import told
from ostracon.server.opening import FILE_LIMIT, NotOpened, check_often, open_file
from ostracon.server.pages import service_of
from ostracon.server.session import HttpRequest
from ostracon.server.words import words


@post("/records", request_max_body_size=FILE_LIMIT)
async def open_record(request: HttpRequest, asker: Asking, data: JSONBody[dict[str, object]]) -> TableInfo:
    """Open a match file, which is the body: a private table of one's own to replay and analyse, or to play on at."""
    service, say = service_of(request), words(asker.language)
    check_often(service, asker.caller)
    try:
        id = await open_file(service, msgspec.json.encode(data), asker.holder, say)
    except NotOpened as fault:
        raise ApiFault(code_of(fault.key), fault.text(say), UNFIT) from None
    return await told(request, asker, await place_of(request, asker, id))


HANDLERS = [open_record]
