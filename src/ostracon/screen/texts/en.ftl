## Words that all games share
nobody = nobody
nothing = nothing
named = { $name }: { $text }
either = { $some } or { $last }
together = { $some } and { $last }

## The table
table-stale = The table has moved on. Look again before you act.
table-no-seat = You have no seat at this table.
table-illegal = That is not possible now.
table-confirm = This cannot be undone. Do it?
table-confirm-costly = You could still do something else. Do it?
table-not-your-turn = It is not your turn.
table-ask-owner = Somebody else must agree to this.
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
table-note-left = { $player } has left the seat to a bot.
table-note-given-up = { $player } has given up.
table-note-wants-to-abandon = { $player } would like to abandon the game.
table-note-plays-on = { $player } would like to play on.
table-note-abandoned = The game was abandoned.
table-given-up = Whoever has given up does not come back.
table-mission-together = A mission is everybody’s: leave your seat to a bot, or abandon it together.
table-note-out-of-time = { $player } is out of time: a bot plays on.
table-note-lost-on-time = { $player } has lost on time.
table-note-more-time = { $player } is given more time.
table-note-wants-time-out = { $player } would like to end the wait: out of time is lost.
table-note-on-holiday = { $player } is on holiday; the clock stands still.
table-note-back = { $player } is back from the holiday.
table-note-planned = { $player } had planned this answer.
table-lost-on-time = Out of time: { $players }.
table-gave-up = Given up: { $players }.
table-mission-given-up = The mission is lost.
table-abandoned = The game was abandoned and has no result.

## Hints
hint-best-win = { $count ->
    [one] Your best choice, and your chance to win after it
   *[other] Your { $count } best choices, and your chance to win after each
}
hint-best-mission = { $count ->
    [one] The best choice, and the chance that the mission succeeds after it
   *[other] The { $count } best choices, and the chance that the mission succeeds after each
}
hint-only-one = There is only one possibility.
hint-odds = { $chance }%
hint-note = From { $count } tries, made from what you know. Points are those of this turn (≈ forecast).
hint-note-sheet = Points are those of this turn (≈ forecast).
table-hint-failed = No hint came of it. The game is not affected; play on, or ask again.
table-hint-too-slow = The hint took too long. The game is not affected; play on, or ask again.
table-hint-busy = Many people ask for hints just now. Ask again in a moment.

## Why did the bot do that?
reason-title = Why did { $player } make move { $number }?
reason-played = this was played
reason-best = A long look finds nothing better here.
reason-close = A long look finds other choices about as good.
reason-better = A long look would have played something else: bots err too.
reason-only = As far as you can know there was no other choice.
reason-points-more = { $count ->
    [one] a point more this turn
   *[other] { $count } points more this turn
}
reason-points-less = { $count ->
    [one] a point less this turn
   *[other] { $count } points less this turn
}
reason-worth-more = { $count ->
    [one] all in all worth about a point more
   *[other] all in all worth about { $count } points more
}
reason-worth-less = { $count ->
    [one] all in all worth about a point less
   *[other] all in all worth about { $count } points less
}
reason-same = much the same points and position
reason-note-win = In per cent: { $player }’s chance to win after it. { reason-rests }
reason-note-mission = In per cent: the chance that the mission succeeds after it. { reason-rests }
reason-rests = { $known ->
    [1] The game is over, so this rests on what the bot itself knew.
   *[other] This rests on what you know, not on what the bot holds.
} The bot’s own thoughts may have been shorter. Points are those of the turn (≈ forecast).
table-why-person = Only what a bot has played can be explained.
table-why-hidden = This move rests on what is hidden from you. It can be explained when the game is over.

## Analysis of a finished game
analysis-graph = Each player's chance to win
analysis-mission = Chance that the mission succeeds
analysis-graph-text = { $moves ->
    [one] One move: { $chances }.
   *[other] { $moves } moves: { $chances }.
}
analysis-from-to = { $player } from { $before } to { $after }
analysis-percent = { $value }%
analysis-cost = −{ $value }%
analysis-move-axis = move
analysis-move = Move
analysis-start = Before the first move
analysis-after = Move { $number }, { $player }
analysis-decides = After move { $number }, { $player }
analysis-lost = lost
analysis-played = played
analysis-better = the bot would have played
analysis-turning-points = Turning points
analysis-no-turning-points = No decision cost anybody much.
analysis-kind-points = Points left
analysis-kind-points-text = { $amount ->
    [one] the better choice scores a point more that turn ({ $parts })
   *[other] the better choice scores { $amount } points more that turn ({ $parts })
}
analysis-kind-points-expected = { $amount ->
    [one] the better choice is worth about a point more in the end
   *[other] the better choice is worth about { $amount } points more in the end
}
analysis-kind-tempo = Tempo given
analysis-kind-tempo-text = { $amount ->
    [one] it let another gain about a point more before the player’s next turn
   *[other] it let another gain about { $amount } points more before the player’s next turn
}
analysis-kind-resource = Resource wasted
analysis-kind-resource-text = the better choice has more left for as many points ({ $parts })
analysis-part = { $name } { $amount }
analysis-player = Player
analysis-accuracy = Accuracy
analysis-accuracy-how = Accuracy, from 0 to 100, is the mean over a player’s turns with a choice: 100 for a turn that lost no chance, 64 for one that lost ten points in a hundred, 41 for twenty.
analysis-how = Chances as the search of the strongest bot estimates them, with { $iterations } tries per decision, from what the player to decide could know. What a turn cost is the chance lost by it, but never more than better choices would have saved.

# The log: a turn in few sentences.
log-deal = Set-up
log-gains = { $player } gains { $won }
log-loses = { $player } loses { $lost }
log-gains-and-loses = { $player } gains { $won } and loses { $lost }
log-because = { $what } ({ $reasons })
log-sentence = { $clauses }.
log-times = { $what } ×{ $count }
sum-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Dice, for everybody to see.
event-thrown = { $player } throws { $number }.

# The end of a game, and why nothing is possible now: games may have words of their own.
reason-game-over = The game is over.
reason-other-decision = Something else must be decided first.
prompt-over = The game is over: { $player } wins.
prompt-over-shared = The game is over: shared victory for { $players }.

# A game with a single kind of decision, and one that lets people choose who begins.
prompt-turn = It is your turn.
prompt-turn-other = It is { $player }’s turn.
option-start-player = Start player
option-start-player-help = Who takes the first turn.
option-start-player-random = drawn at random
option-start-player-seat-0 = seat 1
option-start-player-seat-1 = seat 2
option-start-player-seat-2 = seat 3
option-start-player-seat-3 = seat 4
event-start-player = { $player } begins.

certainty-reconstructed = (Reconstructed: the printed figure is not known to us.)
certainty-owner = (As corrected by an owner of the game.)

# A view read out: for people without a screen, and for programs.
reading-you = You are { $player }.
reading-board = On the board:
reading-player = { $player }, points: { $points }
reading-decides = decides now
reading-sheet = Score sheet
reading-forecast = forecast
reading-actions = Possible now:
