"""All pages of the lobby."""

from ostracon.server.lobby import inviting, lists
from ostracon.server.lobby.socket import lobby_socket

HANDLERS = [lobby_socket, *lists.HANDLERS, *inviting.HANDLERS]
