## Words that all games share
nobody = nobody
nothing = nothing

## The table
table-stale = The table has moved on. Look again before you act.
table-no-seat = You have no seat at this table.
table-illegal = That is not possible now.
table-confirm = This cannot be undone. Do it?
table-not-your-turn = It is not your turn.
table-not-your-turn-but = It is { $player }'s turn to decide.
table-turn-not-ended = The previous turn has not been ended yet.
table-turn-not-ended-by = { $player } has not ended the turn yet.
table-end-your-turn = End your turn, or take steps back.
table-nothing-to-undo = Nothing can be undone: something was revealed, or somebody else has acted.
table-no-turn-to-end = There is no turn of yours to end.
table-game-over = The game is over.
table-unknown-action = There is no such action.
table-unknown-command = The table does not know this command.
table-already-a-bot = A bot already plays this seat.
table-not-a-bot = No bot plays this seat.
table-choose-first = This can only be the second step: choose what to move first.
table-nothing-here = There is nothing to do here.
table-note-bot-failed = { $player }'s bot failed; a legal action was played for it.
table-note-bot-too-slow = { $player }'s bot took too long; a legal action was played for it.
table-note-taken-over = A bot now plays for { $player }.
table-note-handed-back = { $player } plays again.
