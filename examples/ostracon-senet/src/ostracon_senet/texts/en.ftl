title = Senet
tagline = Thirty squares between this world and the next
about = The oldest race that we know: throw the sticks, drive the other’s pieces back, and bring yours past the water.

seat-0 = Black
seat-1 = White
option-pieces = Pieces
option-pieces-help = How many each player brings across; seven take longer.
option-pieces-5 = five
option-pieces-7 = seven

action-move = Move the piece on square { $square }
prompt-turn = { $direction ->
    [backwards] You have thrown { $number }, and no piece can go forwards: move one back.
   *[forwards] You have thrown { $number }: move a piece.
}
prompt-turn-other = { $player } has thrown { $number } and moves.
part-borne-off = Pieces borne off
good-off = pieces borne off

event-thrown = { $player } throws the sticks: { $number }.
event-moved = { $player } goes from { $start } to { $goal }.
event-exchanged = { $player } goes from { $start } to { $goal } and drives a piece back.
event-drowned = { $player } falls into the water and begins again on { $goal }.
event-borne-off = { $player } bears a piece off from { $start }.
event-stuck = { $player } cannot move.

reason-not-yours = No piece of yours stands on square { $square }.
reason-other-throw = This house is left with its own number only: 3 from the Three Truths, 2 from Re-Atoum.
reason-past-beauty = Every piece must stop in the House of Beauty (26) before it goes on.
reason-own-piece = One of your own pieces stands there.
reason-in-a-house = Nobody is driven out of a house.
reason-pair = Two pieces side by side protect each other.
reason-blocked = Three pieces in a row let nobody pass.
reason-no-way-back = This piece cannot go back.

piece-0 = Black piece
piece-1 = White piece
piece-on = { $piece } on square { $square }
piece-off = { $piece }, borne off
stick-flat = stick, flat side up
stick-round = stick, round side up
square-label = Square { $square }
preview-goal = to { $square }
preview-exchange = to { $square }, driving a piece back
preview-water = into the water
preview-off = off the board
house-rebirth = House of Rebirth: whoever falls into the water begins again here.
house-beauty = House of Beauty: every piece stops here. It leaves the board with a 5.
house-water = House of Water: the piece drowns and goes back to the House of Rebirth.
house-three-truths = House of the Three Truths: left with a 3.
house-re-atoum = House of Re-Atoum: left with a 2.
house-horus = House of Horus: left with any throw.
