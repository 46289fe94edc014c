"""What is written to the log, and what is not."""

from __future__ import annotations

import asyncio
import gc

import pytest

from ostracon.server.logs import is_worth_telling


@pytest.mark.parametrize(("fault", "told"), [(asyncio.CancelledError(), False), (ValueError("broken"), True)])
def test_a_task_that_was_cancelled_at_the_end_is_no_fault(
    fault: BaseException, told: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody asks what became of it; of any other fault that nobody asks for is told."""

    async def forget() -> None:
        asyncio.get_running_loop().create_future().set_exception(fault)
        gc.collect()

    asyncio.run(forget())
    (record,) = caplog.records
    assert record.name == "asyncio" and "never retrieved" in record.getMessage()
    assert is_worth_telling(record) == told
