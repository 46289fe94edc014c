"""All pages of people."""

from ostracon.server.people import (
    account_pages,
    admin_pages,
    confirming,
    entering,
    forgotten,
    neighbours,
    profile,
    statistics_pages,
)

HANDLERS = [
    *entering.HANDLERS,
    *forgotten.HANDLERS,
    *confirming.HANDLERS,
    *account_pages.HANDLERS,
    *admin_pages.HANDLERS,
    *neighbours.HANDLERS,
    *profile.HANDLERS,
    *statistics_pages.HANDLERS,
]
