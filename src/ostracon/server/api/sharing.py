"""Pictures of moments, for programs."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from ostracon.server.api.asking import Asking, place_of
from ostracon.server.session import HttpRequest
from ostracon.server.sharing.pages import picture_answer


@get("/tables/{id:str}/moments/{name:str}", media_type="image/png")
async def moment(
    request: HttpRequest, asker: Asking, id: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A moment as a spectator sees it: `31.png` or `31.svg` after 31 actions, `chances.svg` for the graph of an analysis
    that is done; `?theme=dark`.
    """
    live, _ = await place_of(request, asker, id)
    who = f"token {asker.token}" if asker.token else asker.caller
    return await picture_answer(request, live, name, who)


HANDLERS = [moment]
