"""All pages of people."""

from ostracon.server.people import account_pages, admin_pages, entering, neighbours, profile

HANDLERS = [
    *entering.HANDLERS,
    *account_pages.HANDLERS,
    *admin_pages.HANDLERS,
    *neighbours.HANDLERS,
    *profile.HANDLERS,
]
