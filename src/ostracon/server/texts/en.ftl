## The words of the site


## The frame

language-name = English
skip-to-content = Skip to content
nav-label = Pages
nav-tables = Tables
nav-finished = Finished
nav-settings = Settings
footer = Ostracon: board games of the Nile, on your own server.
rules = Rules
name = Name
your-name = Your name
player-number = Player { $number }
spectator = Spectator
spectator-named = { $name } (spectator)
winner = winner
replay = Watch again
download = Download
continue = Continue
join = Join
watch = Watch
copy = Copy
copied = Copied
link-local = This link works on this machine only. For somebody elsewhere start with --lan (the same network) or --public-url.

## Home

home-title = Board games of the Nile
home-lead = Play with friends by link, on one screen, or against bots. No account: a link is a seat.
home-continue = Continue your games
home-games = Choose a game
home-open = Tables that wait for you
home-play = Play { $game }
about-game = A board game of the Nile.
home-begin = Play
by-authors = By { $names }
minutes-count = { $count } min
weight-of = weight { $weight } of 5
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = demanding
weight-5 = very demanding
players-count = { $count } players
players-number = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Lists

list-turn = { $player } to decide
list-take_over = a bot plays on
list-resign = gave up
list-ended-resign = Given up
list-ended-abandon = Abandoned, no result
list-more = More…
list-menu = { $game }: seat, links, leaving
tables-title = Tables
tables-mine = Yours
tables-none = You have no unfinished game.
tables-begin = Begin one
finished-title = Finished games
finished-none = You have not finished a game yet.
finished-public = Public games
table-waits = { $count ->
    [one] waits for one player
   *[other] waits for { $count } players
}
table-moves = { $count ->
    [0] not begun yet
    [one] { $count } move
   *[other] { $count } moves
}

## A new table

new-title = New table: { $game }
new-players = Who plays?
new-seat = Seat { $number }
new-seats-help = A friend gets a link to send; people at this screen pass it on after each turn.
new-public = Show this table in the list: anybody may join a free seat or watch. Otherwise it is private: only a link opens it
new-hints = Hints allowed: whoever must decide may ask which choices look best
new-options = Options
new-more-options = More options
new-not-with = Greyed out: not possible with { $choice }.
new-bots-help = How the bots play
new-start = Begin
new-surprise = Random options
new-surprise-tip = Begin with every option drawn at random.
who-me = me
who-here = at this screen
who-friend = a friend, by link
who-bot = a bot
bot-title = bot, { $level }
bot-apprentice = apprentice
bot-apprentice-about = knows the rules and tries things out
bot-scribe = scribe
bot-scribe-about = takes the best of what it sees
bot-mason = mason
bot-mason-about = thinks a few turns ahead
bot-architect = architect
bot-architect-about = plans ahead and makes few mistakes
bot-vizier = vizier
bot-vizier-about = thinks longest and gives nothing away
bot-pharaoh = pharaoh
bot-pharaoh-about = learned the game by playing against itself, and thinks ahead with what it learned
bot-stand-in = no trained network for this game here: plays as { $level }
bot-companion = companion, keeps it close
bot-companion-about = adapts to you: it thinks like the architect until it is clearly ahead, then no further than the next move
bot-styled = { $level }, { $style }
style-none = no style
style-builder = builder
style-builder-about = likes what stands on the board more than anything else
style-trader = trader
style-trader-about = likes cards, goods and dealings more than building
style-spoiler = spoiler
style-spoiler-about = minds the points of the strongest rival more than its own
new-style = Style
new-styles-help = A bot of any level may have a style. It plays for that too, which makes it weaker.
fault-style = Seat { $number }: this bot cannot have that style. A level may be a builder, a trader or a spoiler.
fault-players = This game cannot be played by so many. Choose one of the player counts below.
fault-seat = Seat { $number }: say who is to sit there.
fault-options = These options are not possible together. Look at them again, the start player too.

## Waiting and sitting down

waiting-title = { $game }: waiting for players
waiting-lead = The game begins as soon as everybody is here.
waiting-open = awaited
waiting-screen = at this screen
waiting-here = is here
waiting-link = Send this link: whoever opens it takes the seat.
waiting-watch = This table is private. Whoever opens this link may watch, without a seat.
waiting-bot = Or let a bot sit here:
waiting-fill = Take the bot
waiting-reload = Look again
sit-title = A seat at { $game }
sit-title-host = { $host } invites you to { $game }
sit-lead = A game of { $game } for { $count } players.
sit-usual = All options are as usual.
sit-option = { $option }: { $value }
sit-yours = your seat
sit-here = Sit down

## Rules and settings

rules-of = Rules of { $game }
rules-contents = Contents
settings-title = Settings
settings-save = Save
settings-saved = Saved.
settings-confirm-help = Undo goes back to your own latest choice, over what bots have answered, as long as nothing hidden was shown since; other people are asked first. What cannot be undone, and what costs most (passing for a whole round), is asked before. “Always” also holds each of your turns until you end it.

## Offers at the table

offer-take-over = Let a bot play for { $player }
offer-take-over-confirm = { $player } is away. A bot plays on until { $player } comes back. Do it?
offer-hand-back = { $player } plays again
offer-abandon = { $player } would like to abandon the game: agree
offer-play-on = Play on
offer-play-on-after-all = Play on after all
seat-given-up = gave up

## The menu of a table

menu-title = { $game }: seat, links, leaving
menu-back = Back to the table
menu-seat = My seat on another device
menu-seat-help = This link is the key to your seat: open it on your other device, and give it to nobody else.
menu-watch = Let somebody watch
menu-leave = Leave
qr-label = The link as a QR code
leave-leave = { $shared ->
    [yes] Leave { $player }’s seat to a bot
   *[no] Leave my seat to a bot
}
leave-leave-asks = A bot plays on for { $player }, and the game goes on. { $player } may come back at any time, by this table’s page or the seat’s own link.
leave-stand-up = { $shared ->
    [yes] Free { $player }’s seat
   *[no] Free my seat
}
leave-stand-up-asks = Somebody else may sit there then; the table goes on waiting.
leave-resign = { $shared ->
    [yes] { $player } gives up
   *[no] Give up
}
leave-resign-asks = { $player } is ranked last; a bot plays the seat to the end for the others. This cannot be taken back.
leave-resign-ends = The game ends at once, { $player } is last, and who is left has won. This cannot be taken back.
leave-resign-mission = The mission ends at once and is lost. This cannot be taken back.
leave-hand-back-asks = { $player } plays the seat again instead of the bot.
leave-abandon = Abandon the game
leave-abandon-asks = This needs the consent of { $players }; then the game ends at once, without a result for anybody.
leave-abandon-now = The game ends at once, without a result for anybody. This cannot be taken back.
leave-play-on-asks = Nobody is asked to abandon the game any more.
leave-delete = Delete the table
leave-delete-asks = The table, its game and its chat are gone for good, for everybody who has a link to it.
offer-ask-back = Ask to take my move back
offer-ask-back-tip = Somebody has played since: the others are asked whether they agree. What was revealed stays so.
offer-drop-back = Asked { $players } to take back: withdraw
offer-allow-back = Let { $player } take the move back
offer-refuse-back = No, { $player }’s move stands
offer-allow-wish = { $player } asks: { $action } – Yes
offer-refuse-wish = No, { $player }
offer-drop-wish = { $player } has been asked: withdraw
wish-refused = { $player } says no.
wish-late = It is too late for { $player } to answer.
offer-record = Download the game
offer-record-tip = A file with every move and the secret of the shuffles: “ostracon verify” checks it.
bots-are-prepared = The bots are still being prepared, once, for less than a minute: until then they think less far.

## Analysis of a finished game

analysis-none = How everybody stood after each turn, and which turns decided the game: a bot thinks it through.
analysis-waits = The analysis is about to begin…
analysis-running = The bot thinks the game through: { $share }%
analysis-failed = The analysis did not succeed. Nothing is lost: please try again.
error-no-analysis = This game has not been analysed yet.

## Refusals of the table

table-waiting = The game has not begun: somebody is still awaited.
table-covered = The screen must be handed over first.
table-no-offer = That is not on offer now.
table-no-hint = There are no hints at this table.
table-empty-chat = There is nothing to say in it.
table-long-chat = That is too long: 500 characters at most.
table-chat-too-fast = You have written a lot: wait a moment before the next line.
table-unknown-setting = There is no such setting.
table-seat-taken = Somebody else has taken this seat.

## Errors

error-title = That did not work
error-home = Back to the games
error-400 = The server could not make sense of that.
error-404 = There is no such page.
error-405 = This page cannot be used that way.
error-413 = That is too much at once.
error-500 = Something went wrong on the server. Your games are kept; please try again.
error-503 = The server cannot reach its database just now. Nothing is lost: try again in a moment.
error-no-game = No game of that name is installed.
error-no-rules = The rules of this game are not written yet.
error-no-exercise = There is no such exercise: it may have been renamed, or the link was cut short.
error-no-table = There is no such table: it was deleted, or the link was cut short.
error-deleted = This table was deleted.
error-no-menu = Only who plays at this table can do that.
error-no-way = That is not possible at this table any more. Look at it again.
error-private = This table is private: only a seat or a link to watch opens it.
error-old-table = This table was played by other rules or game data than those installed now, so it cannot be shown.
error-no-seat-link = This link gives no seat at this table. Perhaps it was cut short or belongs to another table.
error-seat-taken = Somebody else has taken this seat.
error-not-host = Only who made the table can do that.
error-not-finished = The game is not finished yet.
error-no-rematch = Only who played here can ask for a rematch.
error-forged = This form is too old or came from elsewhere. Go back, reload the page and try again.
error-other-site = Another site tried to open this table.
error-too-big = That message is too long.
error-malformed = The table could not read that message.
error-too-fast = Too much at once: wait a moment.
error-not-stored = The server could not keep that: it did not happen. Please try again.

## The client’s own words (docs/protocol.md); braces are filled in by the browser

client-connecting = Connecting…
client-reconnecting = Connection lost. Reconnecting…
client-refused = This table cannot be opened.
client-your_turn = Your turn
client-undo = Undo
client-restart = Restart turn
client-end_turn = End turn
client-cancel = Cancel
client-named = {"{"}name{"}"}: {"{"}text{"}"}
client-choose_next = Now choose among the marked places.
client-choices = {"{"}count{"}"} possibilities
client-hint = Hint
client-hint_thinking = Thinking…
client-hint_play = Play it
client-hint_no_points = no points this turn
client-why = Why?
client-why_move = Why did {"{"}player{"}"} make this move ({"{"}ply{"}"})?
client-why_key = explain the bot’s move
client-skip = Skip
client-close = Close
client-players = Players
client-log = Log
client-moves = Moves
client-chat = Chat
client-notes = Notes
client-no_moves = Nothing to decide for you now.
client-chat_write = Write to the table
client-chat_name = Your name
client-send = Send
client-notes_hint = Only you see these notes; the server keeps them for you.
client-since = Since your last turn
client-have_played = {"{"}names{"}"} have played
client-has_played = {"{"}names{"}"} has played
client-watch = Watch
client-watching = You are watching
client-watchers = {"{"}count{"}"} watch
client-watchers_one = {"{"}count{"}"} watches
client-you = you
client-bot = bot
client-open_seat = free seat
client-away = away
client-deciding = to decide
client-on_turn = on turn
client-points = {"{"}count{"}"} points
client-points_one = {"{"}count{"}"} point
client-limit = {"{"}count{"}"} of {"{"}limit{"}"}
client-own_area = Your area
client-board = Board
client-sheet = Score sheet
client-category = Category
client-total = Total
client-with_forecast = With forecasts
client-forecast_note = Rows marked ≈ are forecasts: the rest of the game may change them.
client-rank = Rank
client-rematch = Rematch
client-scoring = Scoring step by step
client-final_scoring = Final scoring
client-replay = Replay
client-first = First move
client-prev = One move back
client-play = Play
client-pause = Pause
client-next = One move forward
client-last = Back to live
client-to_end = To the final position
client-move = Move {"{"}ply{"}"}
client-moment = Move {"{"}ply{"}"} of {"{"}last{"}"}
client-looking = You see move {"{"}ply{"}"} of {"{"}last{"}"}.
client-zoom_in = Zoom in
client-zoom_out = Zoom out
client-zoom_fit = Whole board
client-table_menu = Seat, links, leaving
client-settings = Settings
client-language = Language
client-theme = Theme
client-theme_auto = as the system
client-theme_light = light
client-theme_dark = dark
client-speed = Animation
client-speed_off = off
client-speed_slow = slow
client-speed_normal = normal
client-speed_fast = fast
client-confirm = Confirm my turn
client-confirm_always = always
client-confirm_final = what costs much, and what cannot be taken back
client-confirm_never = never
client-sounds = Sounds
client-sounds_on = on
client-sounds_off = off
client-tap_again = Tap again to choose
client-practice = Exercise
client-practice_step = Step {"{"}step{"}"} of {"{"}steps{"}"}
client-hold = Rest a finger on anything to read what it is and what it would do.
client-unfold = Show everything
client-help = Rules and keys
client-keys = Keys
client-key_tab = walk through what is possible; Enter chooses
client-key_esc = one step back in a choice
client-key_arrows = rewind, forward
client-key_zoom = zoom in, out, whole board
client-key_inspect = inspect all places with Tab
client-inspecting = Inspecting: Tab walks all places.
client-pass_screen = Pass the screen to {"{"}name{"}"}
client-take_screen = I am {"{"}name{"}"}
client-sure_yes = Do it
client-sure_no = Not yet
client-analysis = Analysis
client-analyse = Analyse the game
client-analyse_again = Try again
client-chances = Chances move by move
client-analysis_moved = {"{"}turn{"}"}: {"{"}chances{"}"}
client-analysis_refused = The server could not begin the analysis. Please try again.

## Printed figures

fidelity-title = { $game }: where the figures come from
fidelity-lead = The rules are those of the box. Some figures were printed in pictures that are not available to us: those we have reconstructed, so that everything that is known of the game fits. They are listed here first.
fidelity-how = If you own the game, compare and correct: change a figure, and it is checked at once. Keep your corrections as a copy of your own, choose it for a new table, and send the file to us.
fidelity-first = What matters most
fidelity-doubtful = Reconstructed
fidelity-certain = All other figures
fidelity-value = value
fidelity-figure = figure
fidelity-more = Another figure
fidelity-ours = ours: { $value }
fidelity-right = It is printed like this
fidelity-import = From a file
fidelity-import-help = Corrections that somebody has sent you, or a whole components.toml. A file comes before the fields above.
fidelity-by = Corrected by
fidelity-keep = Keep as my copy
fidelity-go-together = { $count ->
    [0] No figure is changed.
    [one] { $count } figure is changed, and everything goes together.
   *[other] { $count } figures are changed, and everything goes together.
}
fidelity-saved = Kept. Everybody who has the link below can play with these figures.
fidelity-play = Play with these figures
fidelity-export = Download the corrections
fidelity-link = Link to these figures
fidelity-copies = Your copies
fidelity-count = { $count ->
    [one] { $count } figure changed
   *[other] { $count } figures changed
}
fidelity-forget = Remove from my list
edition-by = Printed figures as corrected by { $name }
edition-nameless = Printed figures as corrected by an owner
edition-ours = As we have them
edition-choice = Printed figures
edition-help = Some figures are reconstructed.
edition-see = Look at the figures
source-rulebook = stated in the rulebook
source-public = from public sources: reviews, reports of games, other implementations, pictures
source-reconstructed = reconstructed: the book’s picture is not available to us
source-owner = read from the box by an owner
fault-copies = You keep { $count } copies of this game already: remove one first.
fault-no-corrections = Nothing is changed: these are our figures.
error-no-figures = These figures are not kept here, or they were corrections of an older version.

## Names of figures, by their keys in the data files

figure-block = block
figure-bottom-index = bottom space
figure-building = building
figure-buildings = buildings
figure-cells = cells
figure-color = colour
figure-colour = colour
figure-cols = columns
figure-column-costs = costs of the columns
figure-columns = columns
figure-completion-column = column that completes
figure-completion-points-by-rank = points by rank
figure-condition = condition
figure-cost = cost
figure-count = number
figure-counts = counts
figure-crew = crew
figure-crew-steps = steps of a crew
figure-crew-steps-down = steps down of a crew
figure-crews = crews
figure-dark = dark spaces
figure-deck = deck
figure-default = usual
figure-depot-resource = depot for
figure-effect = effect
figure-end-game-sale-indices = spaces with a sale at the end
figure-end-game-sale-levels = levels with a sale at the end
figure-end-game-stones-per-point = stones per point at the end
figure-end-majority-points = points for most at the end
figure-end-points-by-level = points by level
figure-eyes = eyes
figure-face-up = face up
figure-factor = factor
figure-flood-steps-max = steps of the flood at most
figure-force = force
figure-gain-at-end = points at the end
figure-golden-bonus-column = golden bonus at column
figure-grain = grain
figure-grain-flipped = grain on the back
figure-grain-per-field = grain per field
figure-grain-steps = steps of the grain market
figure-heads = heads
figure-holes = holes
figure-joker-steps = steps of any crew
figure-kind = kind
figure-lap = points per lap
figure-last-index = last space
figure-left-wall = left wall
figure-length = spaces
figure-level = level
figure-level-costs = costs of the levels
figure-level-values = values of the levels
figure-levels = levels
figure-light = light spaces
figure-list = list
figure-lose-on-take = points lost
figure-lower-levels = lower levels
figure-map = map
figure-mark = used with players
figure-market = market
figure-markets = markets
figure-max = most
figure-max-stones = stones at most
figure-max-steps = steps at most
figure-measure = what is compared
figure-min = least
figure-min-players = from players
figure-monument = monument
figure-monuments = monuments
figure-n = at least
figure-nile = Nile
figure-nile-sites = sites on the Nile
figure-oases = oases
figure-oasis = oasis
figure-offerings = offerings
figure-on-take = when taken
figure-palms-at = palms at
figure-params = { "" }
figure-penalty = points lost
figure-per = per
figure-per-colour = per colour
figure-players = players
figure-points = points
figure-points-by-players = points by players
figure-points-instead = points instead
figure-points-lost-per-missing-grain = points lost per missing grain
figure-points-on-reaching-bottom = points at the bottom
figure-points-on-reaching-top = points at the top
figure-points-per-stone = points per stone
figure-position = place on the Nile
figure-price-layout = price columns
figure-printed-effect = printed effect
figure-printed-params = { "" }
figure-purple-bonus-column = purple bonus at column
figure-quarry = quarry
figure-requires = needs
figure-right-wall = right wall
figure-ring-steps-max = steps of the ring at most
figure-roof = roof
figure-row = row
figure-row-bonus-per-own-brick = points per own brick of a row
figure-row-bonus-per-own-stone = points per own stone of a row
figure-rows = rows
figure-scarab = scarab
figure-scoring = scoring
figure-set = set
figure-ships = ships
figure-sites = sites
figure-spaces = spaces
figure-spaces-total = spaces in all
figure-sphinx = Sphinx
figure-start = start
figure-start-cells = cells at the start
figure-start-player = start player
figure-start-sites = sites at the start
figure-steps = steps
figure-stone-steps = steps of the stone market
figure-stones = stones
figure-stones-on-reaching-bottom = stones at the bottom
figure-stones-per-step = stones per step
figure-thresholds = needed by level
figure-total = in all
figure-totals = totals
figure-two-player-golden-slot = golden place with two players
figure-type = kind
figure-upper-levels = upper levels
figure-used-by-versions = used by versions
figure-value = value
figure-values = values
figure-window = window
figure-worker = worker

## Player colours

new-colour = Colour of seat { $number }
your-colour = Your colour
fault-colour = Seat { $number }: this game has no such colour. Choose one of those below.
fault-colours = Seats { $first } and { $second } both ask for { $colour }. Give one of them another colour.
table-colour-taken = Somebody was faster: this colour is taken. Choose another.
colour-black = black
colour-white = white
colour-brown = brown
colour-grey = grey
colour-orange = orange
colour-blue = blue
colour-green = green
colour-violet = violet
colour-red = red
colour-yellow = yellow

## Time

new-clock = Time
clock-none = no clock
clock-quick = quick
clock-relaxed = relaxed
clock-daily = one move a day
clock-weekly = two or three moves a week
clock-own = own values
clock-bank = Time for each player
clock-increment = More for each turn
clock-help = Each player has a bank of time; every turn adds to it, never beyond its size. When somebody’s time is out the others choose: wait, let a bot play on, or end it. With days nobody need sit at the table: one comes back for one’s turns. Against bots alone, and on missions, there is no clock.
clock-in-words = { $plus ->
    [yes] { $bank } each, { $more } more a turn
   *[no] { $bank } each
}
clock-unit-seconds = seconds
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
fault-clock = A clock needs at least 1 minute and at most 60 days for each player, and no more for a turn than that.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
table-time-left = There is time left.
offer-more-time = Wait: { $time } more for { $player }
offer-late-bot = Out of time: let a bot play for { $player }
offer-late-bot-confirm = A bot plays on until { $player } comes back. Do it?
offer-time-out = Out of time: { $player } loses
offer-time-out-ends = The game ends at once: { $player } is out of time and comes last. This is final. Do it?
offer-time-out-goes-on = { $player } is out of time and comes last; a bot plays on in that seat. This is final. Do it?
offer-time-out-asks = { $player } is out of time and would come last; a bot would play on in that seat. It is done once { $others } agrees too. Do you want it?
list-ended-out-of-time = Lost on time
list-left = { $time } left
list-out = time is out
next-waiting = { $count ->
    [one] Next table: { $count } waits for you
   *[other] Next table: { $count } wait for you
}
tables-next = To the table that waits for me most urgently
client-time_left = Time left: { "{" }time{ "}" }
client-time_out = out of time
client-time_short = Your time is running short: { "{" }time{ "}" } left.
client-time_days = { "{" }count{ "}" } d
client-time_hours = { "{" }count{ "}" } h
client-time_minutes = { "{" }count{ "}" } min
client-holiday = on holiday until { "{" }date{ "}" }

## Holidays

holiday-title = Holidays
holiday-lead = While you are on holiday your clock stands still at all tables where a move may take days. The others see until when. At tables with a clock of minutes nothing changes. You may play all the same.
holiday-left = { $days ->
    [0] You have taken all your days of this year.
    [one] You may still take { $days } day this year.
   *[other] You may still take { $days } days this year.
}
holiday-days = Days off, from now on
holiday-take = Take a holiday
holiday-now = You are on holiday until
holiday-end = I am back
holiday-taken = Enjoy your holiday.
holiday-ended = Welcome back. What you did not use of the day is lost; whole days stay yours.
fault-holiday = Choose between 1 and { $most } days.

## Moves planned ahead

plan-title = Plan ahead
plan-lead = Assume what the others do and choose your answer. If it comes like that, your answer is played at once; if not, the plan is dropped. Nobody else sees it before.
plan-go = Plan ahead
plan-go-tip = If they do that, I do this: answers that are played while you are away
plan-if = If { $player } plays: { $action }
plan-then = I play: { $action }
plan-choose-theirs = What does { $player } do?
plan-choose-mine = And what do you answer?
plan-keep = Keep this plan
plan-further = You may plan further:
plan-again = Begin again
plan-kept = Your plans
plan-none = You have no plan.
plan-drop = Drop
plan-show = Look
plan-back = To the table
plan-saved = The plan is kept.
plan-hidden = What { $player } may do now depends on something that you cannot know, so nothing can be planned here.
plan-uncertain = Here something hidden comes to light or dice fall: nobody can plan beyond it.
plan-over = The game would be over then.
plan-your-turn = It is your turn: there is nothing to plan now.
plan-too-many = You have { $most } plans at this table. Drop one first.
plan-not-possible = The game has gone on: this plan no longer fits.

## Two chats and private notes

client-chat_players = Players
client-chat_watchers = Spectators
client-chat_hidden = What spectators write is shown to the players when the game is over.
client-chat_open = Show it now
client-chat_write_watchers = Write to the spectators
table-closed-chat = At this table players read what spectators write when the game is over.
table-no-notes = Only players have notes that the server keeps.
## People

nav-sign-in = Sign in
people-sign-in = Sign in
people-sign-up = Make an account
people-sign-out = Sign out
people-account = Your account
people-profile = Profile
people-reset = A new password
people-why = You need no account to play: a seat’s link is enough. An account keeps your games together on all your devices.
people-why-rated = This table is rated: sign in or make an account to sit down.
people-sign-up-lead = The games that you play in this browser will be your account’s games.
people-no-account = No account yet?
people-have-account = Already have one?
people-forgotten = Forgotten your password? Ask the administrator of this server for a link to choose a new one.
people-forgotten-link = Forgotten your password?
people-forgotten-title = Forgotten password
people-forgotten-lead = Give the e-mail address of your account: a link to choose a new password is sent there.
people-forgotten-email = E-mail of your account
people-forgotten-send = Send the link
people-forgotten-sent = If an account has this address, a link is on its way. It works once, for an hour. Without a confirmed address in the account, ask the administrator of this server.
mail-reset-title = Choose a new password for Ostracon
mail-reset = Somebody, most likely you, wants to choose a new password for the account { $name }.
    It is chosen here, once, within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-account-title = Confirm the address of your Ostracon account
mail-account = The account { $name } was given this address. If it is yours, confirm it here within a day:

    { $link }

    Then a forgotten password can be chosen anew by mail. If it is not your account, do nothing: no more mail will come.
people-unconfirmed = not confirmed yet
people-confirm-lead = Until you have opened the link in our mail to { $address }, this address cannot bring you back in. A link lives for a day.
people-confirm-again = Send me a link
people-confirm-sent = A link is on its way to { $address }.
people-confirm-often = Several links were sent to this address already. Look into your mail, or try again in an hour.
people-confirm-title = Confirm your address
people-confirm-asks = Is { $address } your address, and { $name } your account?
people-confirm = Yes, confirm it
people-confirm-done = Confirmed: { $address } belongs to the account { $name }.
people-confirm-gone = This link has been used, is too old, or is about an address that the account no longer has. Ask for another on the page of your account.
people-password = Password
people-new-password = New password
people-current = Your password
people-prove-passkey = { $action } (passkey)
people-by-passkey = With a passkey
people-name-help = 2 to 24 letters or digits. Everybody can see it.
people-password-help = At least 8 characters; a short sentence is best.
people-password-others = Your other devices will be signed out.
people-email-word = E-mail
people-email-optional = E-mail (optional)
people-email-help = Only to get back in if you forget your password. It is used only after you have confirmed it. Nobody else sees it.
people-none = none
people-name-length = A name has 2 to 24 characters.
people-name-letters = A name is made of letters and digits, with spaces, dots, hyphens or apostrophes among them.
people-name-taken = This name, or one that looks like it, is taken.
people-password-length = A password has 8 to 200 characters.
people-password-easy = This password is too easy to guess.
people-email = That is not an e-mail address.
people-wrong = Name and password do not go together.
people-too-often = Too many tries. Wait a minute, then try again.
people-blocked = This account has been blocked by the administrator.
people-closed = New accounts are not being made on this server at the moment. You can play without one.
people-not-signed-in = You are not signed in.
people-not-admin = This page is for administrators.
people-nobody = There is nobody of this name.
people-reset-gone = This link has been used or is too old. Ask for another.
people-reset-lead = Choose a new password for { $name }. All devices will be signed out.
people-welcome = Welcome! Your games are kept with your account. Add a passkey if you like to sign in without a password.
people-saved = Done.
people-you = You
people-new-name = New name
people-rename-help = Games that you already play keep the old name.
people-passkeys = Passkeys
people-passkeys-help = With a passkey you sign in by your device’s fingerprint, face or PIN, without a name or password.
people-passkey-name = Name of the passkey (“my phone”)
people-passkey-nameless = Passkey
people-passkey-add = Add a passkey
people-passkey-script = Passkeys need JavaScript.
people-passkey-nowhere = Passkeys need a server with https and a name of its own.
people-passkey-failed = That did not work. Try again, or use your password.
people-passkey-late = That took too long. Please try again.
people-passkey-unknown = No account here knows this passkey.
people-passkey-many = You have too many passkeys. Remove one first.
people-remove = Remove
people-devices = Signed in
people-device-unknown = A device
people-this-device = this one
people-last-used = last used
people-sign-out-others = Sign out the others
people-sign-out-everywhere = Sign out everywhere
people-blocked-list = Blocked people
people-block = Block
people-unblock = Unblock
people-mute = Mute
people-unmute = Unmute
people-block-help = Who is blocked cannot sit down at your tables, and you do not see their chat.
people-blocked-now = You have blocked this person.
people-data = Your data
people-export-help = One file with your account, seats, chat, ratings and finished games.
people-export = Download my data
people-delete = Delete the account
people-delete-now = Delete for good
people-delete-help = Bots play on for you. In finished games you become “A former player”. Ratings, chat, passkeys and everything personal are deleted. This cannot be undone.
people-former = A former player
people-gone = Your account is deleted
people-gone-lead = Thank you for playing. You are welcome as a guest at any time.
menu-people = People at this table
menu-people-help = Mute: you do not see their chat at this table. Block: nor anywhere else, and they cannot sit down at your tables.
error-not-welcome = You cannot sit down at this table.
error-rated-guest = This table is rated: sign in to sit down.
error-rated-seat = At a rated table everybody has one seat, and nobody else may use it.

## Ratings and profiles

new-rated = Rated: the result counts for the ranking
new-rated-help = Everybody needs an account; no bots, no hints. Who gives up or leaves comes last.
rated-lead = This table is rated: the result counts for the ranking, without hints. Who gives up or leaves comes last.
list-rated = Rated
fault-rated-account = Sign in to make a rated table.
fault-rated-seats = At a rated table you sit yourself, and friends by link: no bots, no shared screen, at least two players.
fault-rated-together = A game that all win or lose together cannot be rated.
rating = Rating
ratings = Ratings
rating-unsure = A first guess: few games so far
ranking = Ranking
ranking-title = { $game }: ranking
ranking-lead = Everybody begins at 1500. A figure with a question mark rests on fewer than ten games and has no place yet.
ranking-place = Place
ranking-nobody = Nobody has finished a rated game yet. When making a table, tick “Rated”.
profile-since = Here since
profile-own = You see all your games here; others see only public and rated ones.
profile-nothing = No finished games to show.
statistics = Statistics
players-word = Players
games-word = Games
wins-word = Wins
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
wins-count = { $count ->
    [one] { $count } win
   *[other] { $count } wins
 }
best-score = best: { $points }
average-score = Average score
average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
opponents = Opponents
ahead-count = { $count ->
    [0] never ahead
    [one] ahead once
   *[other] ahead { $count } times
 }

## Administration

admin-title = Administration
admin-sign-ups = New accounts
admin-open = Everybody may make an account.
admin-closed = Nobody may make an account.
admin-close = Close
admin-reopen = Open
admin-table = A table
admin-table-address = Its address
admin-accounts = Accounts
admin-find = Find
admin-is-admin = administrator
admin-is-blocked = blocked
admin-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
admin-rename = Rename
admin-reset = Make a link for a new password
admin-reset-link = Send this link to its owner; it works once, for a day
admin-block = Block the account
admin-unblock = Unblock the account
admin-promote = Make administrator
admin-demote = No longer administrator
admin-yourself = You cannot do that to your own account here.

## Lobby

nav-invited = { $count ->
    [0] no invitation
    [one] { $count } invitation
   *[other] { $count } invitations
 }
lobby-status = { $open ->
    [0] No table has a free seat
    [one] { $open } table has a free seat
   *[other] { $open } tables have a free seat
 }, { $running ->
    [0] none is being played.
    [one] { $running } is being played.
   *[other] { $running } are being played.
 }
lobby-lost = Not connected: the lists may be old. Trying again…
lobby-my-groups = Your groups
lobby-open = Free seats
lobby-running = Games to watch
lobby-none-open = No public table with a free seat.
lobby-none-running = No public game at the moment.
lobby-groups = In your groups
lobby-lately = Finished lately
lobby-join = Join { $game }
lobby-look = Look at { $game } first
lobby-look-short = Look first
lobby-rematch = Rematch
lobby-invitations = Invitations
lobby-invited-by = Invited by
lobby-accept = Accept
lobby-decline = Decline
lobby-accept-named = { $game }: accept { $host }’s invitation
lobby-decline-named = { $game }: decline { $host }’s invitation
home-all-tables = All tables
filter-game = Game
filter-free = Free seats
filter-free-1 = One: begins with you
filter-free-2 = Several
filter-rated = Rating
filter-rated-yes = Rated
filter-rated-no = Not rated
filter-speed = Speed
filter-speed-live = Live
filter-speed-slow = Days
filter-speed-none = No clock
filter-known = With people I know
filter-any = All
filter-apply = Show
invite-name = Invite by name
invite-send = Invite
invite-waits = { $name } is invited.
invite-withdraw = Withdraw
invite-nobody = Nobody has an account of this name.
invite-not-possible = This person cannot be invited.
invite-sits-there = This person already sits at the table.
invite-too-many = That is enough invitations for one table: withdraw one first.
error-no-invitation = This invitation stands no more: the seat is taken, or it was withdrawn.

## Groups

groups-title = Groups
groups-lead = A club of your own: its tables are for its members, with a ranking and the latest results.
groups-none = You belong to no group yet. A link from a leader lets you in, or found one.
groups-found = Found a group
groups-found-now = Found it
groups-account = Groups are for people with an account.
group-name = Name of the group
group-name-length = A group’s name has 2 to 40 characters.
group-name-letters = A group’s name is made of letters, digits, spaces and - _ . ' & !
group-name-taken = There is already a group of this name, or of one that looks like it.
group-full = This group is full.
group-too-many = You belong to as many groups as one may: leave one first.
group-size = { $count ->
    [one] { $count } member
   *[other] { $count } members
 }
group-closed = Its tables, ranking and members are for members. Its leaders let people in.
group-ask = Ask to join
group-asked = You have asked to join; a leader will answer.
group-ask-no-more = Do not ask any more
group-invited = You are invited to join { $name }.
group-join = Join
group-join-help = Its members will see your name and your ratings.
group-asking = They would like to join
group-accept = Let in
group-refuse = Refuse
group-tables = Tables
group-no-tables = Nothing is being played.
group-new-table = New table for the group:
group-ranking-help = Ratings from all rated games; games and wins at the tables of this group.
group-no-ranking = No member has finished a rated game or a game of this group yet.
group-results = Latest results
group-members = Members
group-leader = leader
group-promote = Make leader
group-demote = Leader no more
group-leave = Leave the group
group-leave-help = You keep the seats that you have. If nobody leads the group then, whoever has been there longest does; without members it is deleted.
group-leave-now = Leave
group-invite = Invite
group-link = Whoever opens this link may join
group-end-links = End all links
group-end-links-help = Links that were sent open the group no more; a new one appears here.
group-end-links-now = End them
group-lead = Lead
group-change = Name and description
group-about = Description
group-delete = Delete the group
group-delete-help = Its page goes for good. Its tables stay, as private ones, with those who sit there.
group-delete-now = Delete for good
new-group = For a group: its members see the table and may join
new-group-none = For no group
fault-group = You do not belong to this group.
error-no-group = There is no group of this name.
error-no-group-link = This link opens no group any more. Ask its leader for a new one.
error-not-leader = Only a leader of the group may do this.
## Programs: the API and its tokens

api-title = For programs
api-intro = Everything that can be done here can be done by a program too. Make a token, then ask for what stands below.
api-document = The OpenAPI document
api-method = Method
api-address = Address
api-what = What it does
api-games = Games
api-tables = Tables
api-play = Playing
api-bots = Streams for bots
api-accounts = Accounts
api-people = People
api-lobby = Lobby and invitations
api-groups = Groups
api-tournaments = Tournaments
api-own = Notes, plans, days off, notices
api-in-person = No token touches an account itself: sign in, and keep the cookie.
api-wishes = Notices cannot be set like this: hours between digests are { $hours }; kinds are { $kinds }; a time is written 22:30, a zone Europe/Paris.
api-malformed = The request cannot be read.
api-no-such-thing = There is no such address in the API.
api-method-refused = This address cannot be used that way.
api-too-big = The request is too big.
api-bad-token = No such token is known. It may have been revoked.
api-scope = This token may only read.
api-unknown = Say who asks: show a token.
api-forged = Requests with a browser’s cookie must come from a page of this site and have the header X-Ostracon.
api-too-many-streams = You have too many streams open: close one first.
api-no-browser = A token keeps no settings: they belong to a browser.
api-restarting = The server restarts. Come again in a moment.
api-revoked = The token was revoked.
tokens-title = Tokens for programs
tokens-intro = With a token a program, for example a bot of your own, acts in your name: it sees your tables and plays in your seats. Give it to nobody else.
tokens-how = What programs can ask for
tokens-made = Here is the new token. Copy it now: it is not shown again.
tokens-new = New token
tokens-name = What it is for
tokens-name-example = my bot
tokens-scope = What it may do
tokens-scope-play = read and play
tokens-scope-read = only read
tokens-make = Make a token
tokens-nameless = Say what the token is for.
tokens-too-many = You have twenty tokens. Revoke one first.
tokens-none = You have no tokens yet.
tokens-mine = Your tokens
tokens-created = made { $day }
tokens-used = last used { $day }
tokens-unused = never used
tokens-revoke = Revoke
tokens-revoke-named = Revoke the token { $name }
api-rated = At a rated table and in a tournament people play themselves: a program with a token may only read.

## Notices: what people are told while they are away

settings-notices = Notices: what to tell me, and how
notices-title = Notices
notices-lead = What we tell you while you are away. Nobody is told of a table that he has open.
notices-ways = How to reach you
notices-no-ways = No way yet: add one below.
notices-kinds = What to tell you
notices-when = When
notices-digest = Together
digest-none = each notice by itself
digest-hours = { $count ->
    [one] at most one message an hour
   *[other] at most one message in { $count } hours
}
quiet-hours = Quiet hours
quiet-from = from
quiet-until = until
quiet-zone = Time zone
quiet-help = What falls into quiet hours is sent after them, if it is still true.
notices-muted = Muted tables
notices-kept = Kept.
notices-tested = Sent. It should arrive in a moment.
notices-confirm-sent = We have sent a link to this address. Open it, and mail begins.
notices-added = Added.
notices-removed = Removed.
notices-faulty = That could not be kept: choose times, a time zone and an interval from the lists.
wish-turn = It is my turn
wish-time = My time is running out
wish-begin = Everybody has come and the game begins
wish-over = The game is over
wish-ask = Somebody asks me something: to take back a move, to abandon the game, to move what is mine
wish-invited = Somebody invites me to a table
wish-round = A round of my tournament begins
wish-cup = My tournament is over
wish-chat = Somebody writes in the chat while I am away
way-push = Push messages
way-mail = E-mail
way-hook = Webhook
way-on = on
way-off = off
way-unconfirmed = not confirmed yet
way-test = Send me a test
way-switch-on = Switch on
way-switch-off = Switch off
way-remove = Remove
way-remove-named = Remove: { $way } { $place }
way-add = Add
way-confirm-again = Send the link again
way-trouble = The latest notice was given up: { $why }
push-help = This browser shows them, also while no page of ours is open. What they say is encrypted for it alone.
push-begin = Show them in this browser
push-cannot = This browser cannot show push messages here (they need scripts, and an address with https).
push-denied = This browser does not let us show messages. Allow them in its settings for this site.
push-failed = That did not work: the browser could not reach its push service.
mail-address = Your address
mail-help = First we send a link by which you confirm the address. Every mail has a link that stops it.
mail-none = This server sends no mail.
hook-address = Address (https://…)
hook-style = Form
hook-guess = by the address
hook-help = Discord: the address of a webhook of a channel. ntfy: the address of a topic, such as https://ntfy.sh/my-secret-topic.
mute = Mute this table
unmute = Hear of it again
unmute-named = Hear of { $game } again
fault-mail = This is not an address for mail.
error-no-mail = This server sends no mail.
error-too-many-ways = That is one way too many: remove one first.
error-no-way-there = There is no such way here.
error-mail-link = This link does nothing any more.
mail-confirm-title = Confirm your address
mail-confirm-asks = Shall notices be sent to { $address }?
mail-confirm = Yes, send them
mail-confirm-done = Confirmed: notices are sent to { $address }.
mail-stop-title = Stop this mail
mail-stop-asks = Shall no more notices be sent to { $address }?
mail-stop = Send no more
mail-stop-done = Done: nothing more is sent to { $address }. On the page of notices it can be switched on again.
notice-trouble-address = This is not an address that we can write to; it must begin with https:// and hold no password.
notice-trouble-unknown-host = There is no machine of this name.
notice-trouble-local = This address is in a private network. Notices go to the open internet only.
notice-trouble-away = Nobody answered there.
notice-trouble-redirect = This address sends us on to another one. Give that one.
notice-trouble-refused = It was refused there ({ $status }).
notice-trouble-keys = The browser’s keys cannot be used. Begin again in that browser.
notice-trouble-mail = The mail server refused it ({ $status }).
notice-trouble-mail-away = The mail server did not answer.
notice-trouble-no-mail = This server sends no mail.
notice-turn = Your turn: { $game }
notice-turn-text = With { $others }
notice-time = Your time is running out: { $game }
notice-time-text = { $time } left, with { $others }
notice-time-out = Your time is out: { $game }
notice-time-out-text = You may still move. With { $others }
notice-begin = { $game } begins: { $player } has sat down
notice-begin-text = With { $others }
notice-over = { $game } is over
notice-over-text = See how it ended, with { $others }
notice-ask-back = { $player } asks to take back a move
notice-ask-back-text = { $game }, with { $others }
notice-ask-abandon = { $player } would like to abandon the game
notice-ask-abandon-text = { $game }, with { $others }
notice-ask-wish = { $player } asks to move something of yours
notice-ask-wish-text = { $game }, with { $others }
notice-invited = { $player } invites you to { $game }
notice-round = { $name }, round { $round }: your table is ready
notice-round-text = { $game }, with { $others }
notice-round-bye = { $name }, round { $round }: you rest and get all points
notice-cup = { $name } is over: you are number { $rank } of { $count }
notice-chat = { $player } writes at your table
notice-chat-text = { $game }, with { $others }
notice-digest = News from your tables
notice-digest-waiting = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
notice-test = A test from Ostracon
notice-test-text = This is how notices reach you.
notice-mail-confirm-title = Confirm your address for Ostracon
notice-mail-confirm = Somebody, most likely you, wants notices about board games sent to this address.

    To confirm it, open:
    { $link }

    If it was not you, do nothing: then nothing more is sent.
notice-mail-stop = To stop this mail: { $link }

## Tournaments

tournaments = Tournaments
tournaments-lead = All tables of a round play the same deal: luck is the same for everybody in the same seat, and afterwards you see what each made of it.
tournaments-open = Coming
tournaments-running = Running
tournaments-finished = Finished
tournaments-none-open = No tournament is coming up.
tournaments-none-running = No tournament is running.
tournaments-none-finished = No tournament has finished yet.
tournament-new = New tournament
tournament-needs-account = You need an account.
tournament-yours = Yours
tournament-open = Look
tournament-open-named = Look: { $name }
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
tournament-tables-of = tables of { $count }
tournament-pace-live = live, no clock
tournament-pace-turns = turn-based, no clock
tournament-by-link = by invitation
tournament-status-open = { $count } of { $places } players
tournament-status-running = round { $round } of { $rounds }
tournament-status-finished = finished, { $count } players
tournament-plan = { $game }: the tournament
tournament-name = Name of the tournament
tournament-kind = Form
tournament-kind-help = Swiss: those who do equally well meet, nobody twice if that can be. Round robin: everybody meets everybody.
tournament-table-size = At a table
tournament-table-size-help = At tables of three or four bots fill empty seats. At tables of two who has no opponent rests and gets the point.
tournament-pace = Pace
tournament-pace-help = Live: all sit at their screens. Turn-based: everybody moves when they find the time. When somebody’s time is out the others choose; without clocks the organiser may end the round.
tournament-rounds-swiss = Rounds (Swiss)
tournament-places = Players at most
tournament-plays = I play too
tournament-when-full = Start by itself when all places are taken
tournament-public = Listed for everybody; otherwise whoever has the link may join
tournament-rated = Rated: games without bots count for the ranking
tournament-same-deal = All tables of a round get the same deal. There are no hints, and nobody sees another table before the round is over.
tournament-make = Make the tournament
tournament-fault-name = Give the tournament a name.
tournament-fault-rounds = A Swiss has 1 to { $most } rounds.
tournament-fault-places = From 2 to { $most } players can take part in this form.
tournament-fault-together = In a game that all win or lose together there is nobody to be ahead of. Choose other options.
tournament-fault-many = You have { $most } tournaments that have not ended. Finish or delete one first.
tournament-organiser = Organised by
tournament-stopped = ended early
tournament-my-table = To your table
tournament-you-are-in = You take part.
tournament-leave = Do not take part
tournament-join = Take part
tournament-sign-in = Sign in to take part
tournament-start = Start
tournament-wait = Your game is over. The next round begins when all have finished.
tournament-players = Players
tournament-nobody = Nobody yet.
tournament-link = Send this link to those who should take part
tournament-standings = Standings
tournament-final = Final standings
tournament-rank = Place
tournament-player = Player
tournament-points = Points
tournament-points-tip = One for everybody you were ahead of in a game, half for everybody level
tournament-opponents = Opponents
tournament-opponents-tip = The sum of the points of those you met
tournament-share = Share
tournament-share-tip = Your game points as a share of the winner’s, game by game
tournament-games = Games
tournament-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-csv = Standings as a file (CSV)
tournament-points-help = A game gives one point for everybody you are ahead of and half a point for everybody level. Equal points: the sum of your opponents’ points decides, then your share of the winners’ game points. Who gives up or leaves gets nothing.
tournament-left = left
tournament-round = Round { $round }
tournament-round-over = over
tournament-round-runs = in play
tournament-table = Table { $number }
tournament-bye = rests
tournament-game-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
 }
tournament-playing = In play
tournament-compare = What everybody made of the deal of round { $round }
tournament-sealed-help = All tables play the same deal. Until the last game of the round is over only its players see a table.
tournament-comparison = The deal of round { $round }
tournament-comparison-of = The deal of round { $round }: { $name }
tournament-comparison-lead = Everybody in the same seat had the same deal. Beside the score: how far above or below the average of that seat.
tournament-total = Score
tournament-ahead = To average
tournament-signed = { $sign ->
    [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
 }
tournament-withdraw = Withdraw from the tournament
tournament-withdraw-asks = Your open game counts as lost, and you are not paired any more. Your points stay.
tournament-withdraw-now = Withdraw
tournament-run = Run the tournament
tournament-remove = Remove a player
tournament-remove-help = An open game of theirs counts as lost; a bot plays on where others are left.
tournament-end-round = End the round now
tournament-end-round-help = In every game that is not over whoever must move has given up.
tournament-stop = No more rounds
tournament-stop-help = The tournament ends with this round.
tournament-delete = Delete the tournament
tournament-delete-help = Pairings and standings go for good; the games stay.
tournament-unknown = There is no such tournament.
tournament-not-organiser = Only the organiser may do that.
tournament-not-in = You do not take part.
tournament-has-begun = The tournament has begun.
tournament-is-over = The tournament is over.
tournament-is-running = A tournament cannot be deleted while it runs. End the round and say “No more rounds” first.
tournament-joined-already = You take part already.
tournament-full = All places are taken.
tournament-too-few = At least two players must take part.
tournament-no-round = No round is being played.
tournament-try-again = Somebody else came or went at the same moment. Please try again.
error-sealed = Other tables are still playing this deal. It is told when the last of them has finished.
tournament-of-table = To the tournament
error-sealed-seat = In a tournament nobody else may use a seat. On another device, sign in to your account.

# ---- boards of one's own

practice-leave = Leave

# ---- the planner

client-plan = Plan
client-plan_tip = Try moves ahead on a board of your own: nothing is played at the table
planner = Planner
planner-title = Planner: { $game }
planner-yours = It is your turn in this plan. Whatever you try here is seen by nobody and played nowhere.
planner-for = You decide for { $player } now, as you think { $player } might.
planner-over = The game ends here in this plan.
planner-assumed = What you cannot know (hidden cards, draws, dice) is assumed at random. It is not what lies on the table.
planner-points = { $before } → { $now }
planner-forward = Forward
planner-bots = Let a bot answer
planner-deal = Assume otherwise
planner-fresh = From the present position
planner-leave = Back to the table
planner-moved-on = The game has gone on since this plan began.
planner-long = A plan may hold 80 moves: take some back to try others.
error-not-begun = This game has not begun yet: somebody is still awaited.

# ---- installed on a device

offline-title = The server does not answer
offline-text = Ostracon runs on a server that cannot be reached just now: it may have been stopped, or this device has no network. Your games are kept there; this page opens again by itself as soon as it answers.
offline-again = Try again
install-about = Board games of the Nile, with friends and bots

# ---- learning

learn = Learn
learn-lead = Each course explains a game on its own board: a position, a sentence or two, and you play. It ends with a short game against the weakest bot.
learn-title = Learn { $game }
learn-begin = Begin
learn-continue = Continue
learn-again-all = Once more
learn-contents = Contents
learn-all = All courses
learn-done = done
learn-progress = { $done } of { $steps } steps
learn-next = Next
learn-back = Back
learn-again = Once more
learn-show = Show me
learn-next-first = This step is done. Choose “Next” to go on.
learn-example-done = That is the whole example.
learn-read-first = There is nothing to play here yet: read, then choose “Next”.
learn-game = Your first game
learn-your-move = Your move. The other player is the apprentice, the weakest of our bots. “≈” stands before points that you would have if the game ended now.
learn-nothing-yet = This turn brought no points yet; it may have prepared some.
learn-won = You have won with { $points } points. You can play this game: find a table, or make one.
learn-lost = { $best } points for the winner, { $points } for you. Try the last rounds once more, or a whole game.
learn-play-whole = Play a whole game
learn-home = New here? Each game has a course that you play on its board, in about ten minutes.
learn-home-first = Learn by playing
learn-example = Try it on the board
learn-tutorial = The course
error-no-tutorial = There is no course for this game.
## Statistics

home-more = Your games
statistics-title = Your statistics
statistics-lead = What the games you finished in this browser tell. Sign in to keep them on every device.
statistics-lead-account = What the games you finished tell.
statistics-none = No finished games yet. Play one to its end, and its figures stand here.
statistics-play = Choose a game
statistics-export = Save as a table (CSV)
statistics-unread = { $count ->
    [one] One older game is still to be read.
   *[other] { $count } older games are still to be read.
 }
statistics-again = Read on
statistics-counted = Not counted: games on a shared screen, games that were abandoned, games that a bot ended for you, and deals that are still being played elsewhere. A game that somebody gave up counts as a result, without its points.
statistics-games = { $count ->
    [one] game
   *[other] games
 }
statistics-wins = { $count ->
    [one] win
   *[other] wins
 }
statistics-average = points on average
statistics-best = points at best
statistics-strongest = is the strongest level you were ahead of
statistics-categories = Where the points come from
statistics-same-games = { $count ->
    [one] Points in the one game with bots
   *[other] Points on average in the { $count } games with bots
 }
statistics-no-bots = Points on average
statistics-category = Category
statistics-you = You
statistics-bots = Bots
statistics-difference = Difference
statistics-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-over-time = Points over time
statistics-oldest = oldest
statistics-newest = newest
statistics-key-mine = You; full where you won
statistics-key-bots = Bots of the same game, on average
statistics-as-table = As a table
statistics-day = Game
statistics-result = Result
statistics-won = won
statistics-not-won = not won
statistics-by-level = Results by level
statistics-by-level-help = Each bar is the games with bots of a level; the full part is those in which you were ahead of them all.
statistics-of = { $count } of { $games }
statistics-level = Level
statistics-ahead = Ahead
statistics-opponent = Opponent

## Share

client-share = Share
share-title = Share: { $game }
share-moment = Move { $ply } of { $last }
share-link = Link to this moment
share-link-watch = Link to this moment; who has it may watch the table
share-private = The table is private: only those who may see it already can open this link.
share-picture = Picture
share-picture-alt = The board after move { $ply }
share-picture-help = As a spectator sees it: nothing that is hidden from the others is in it.
share-png = Save as PNG
share-svg = Save as SVG
share-chances = Graph of the chances
error-no-moment = There is no such moment.

## Match files

open-title = Open a match file
open-label = Open a match file
open-now = Open
open-help = A file that was saved at a table (“Download the game”) or by the library. It opens as a private table: replay it, analyse it, share it. You can also drop it onto this page.
finished-opened = Opened files, and tables you made for others
open-nothing = No file was chosen, or it is empty.
open-too-big = The file is too big: a match file has at most { $limit } KB.
open-no-record = This is not an Ostracon match file.
open-damaged = The match file is damaged: something in it is missing or cannot be right.
open-newer = The file was written by a newer Ostracon than this server runs.
open-no-game = The game of this file is not installed here.
open-other-rules = The game was played by another version of the rules, so it cannot be replayed here.
open-other-figures = The game was played with other component figures than are known here.
open-no-secret = The file does not hold the secret of its shuffles: the game was not over when it was saved, so it cannot be replayed.
open-wrong-secret = The secret in the file is not the one that was promised when the game began.
open-illegal = Action { NUMBER($number, useGrouping: 0) } in the file is not legal where it stands.
open-wrong-result = The result in the file is not the result of its actions.

## Follow a game with commentary

offer-follow = Follow with commentary
offer-follow-tip = Step by step, with everybody’s chances, what the search considers and what it fears
follow = Commentary
follow-title = Commentary: { $game }
follow-begin = The game begins. Step through it, or guess: click what you think comes next.
follow-decides = { $player } decides now.
follow-over = The game is over.
follow-waits = The game has come no further yet.
follow-broken = The game was ended here before its rules ended it.
follow-thinks = The search is thinking about this position …
follow-fears = What to fear after the first choice: { $player } answers “{ $action }” ({ $chance }% for { $player } then).
follow-considers = What { $player } may consider:
follow-together = Success
follow-chance = { $chance }%
follow-changed = { $chance } ({ $more })
follow-same = The search would have played the same.
follow-other = The search liked “{ $better }” better: { $chance }% instead of { $played }%.
follow-unseen = The search would have played “{ $better }” ({ $chance }%).
follow-otherwise = { $player } plays something else here. Take over if you want to try it your way.
follow-back = Back
follow-next = Next
follow-play = Play
follow-pause = Pause
follow-take-over = Take over
error-no-follow = A game in which people play is commented only when it is over.
take-over-title = Take over: { $game }
take-over-lead = A private table goes on after move { $ply }, with the same deal. The game that you followed stays as it was.
take-over-seat = Your seat
take-over-level = The others
take-over-now = Play on
take-over-back = Back to the commentary
client-try_it = Try it
# ---- puzzles

puzzles = Puzzles
puzzles-title = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-lead = Positions from real games in which one choice is clearly better than all others. Find it.
puzzles-how = Found in games of the bots. The best choice wins at least { $margin } games in a hundred more than any other, judged by a long search from what the player can know.
puzzles-solved = { $solved } of { $count } solved at first try
puzzle-page = { $game }: puzzle { $number }
puzzle-title = Puzzle { $number }
puzzle-of-the-day = Puzzle of the day
puzzle-day-of = Puzzle of the day: { $game }
puzzle-day-solve = Solve it
puzzle-day-again = Look at it again
puzzle-day-solved = You have solved today’s puzzle. A new one comes at midnight (UTC).
puzzle-day-missed = You have missed today’s puzzle. A new one comes at midnight (UTC).
puzzle-streak = { $days ->
    [0] No streak yet
    [one] Streak: { $days } day
   *[other] Streak: { $days } days
}
puzzle-state-solved = solved
puzzle-state-missed = missed
puzzle-phase-opening = early in the game
puzzle-phase-middle = in the middle of the game
puzzle-phase-end = towards the end
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-grade-1-about = One of the levels scribe, mason and architect chooses something else.
puzzle-grade-2-about = Two of the levels scribe, mason and architect choose something else.
puzzle-grade-3-about = Scribe, mason and architect all choose something else.
puzzle-question = You are { $player }, and it is your decision. { $count } choices are possible, one of them is clearly best. Play it.
puzzle-about = { $grade }. Your first answer counts.
puzzle-answered = You have answered. Try again, or go on to the next puzzle.
puzzle-right = Right!
puzzle-wrong = { $choice }: that leaves you a chance of { $chance } to win.
puzzle-not-best = { $choice } was not the best choice.
puzzle-better = There is something better. Try again, or look at the solution.
puzzle-solution = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-show-line = Play the best line
puzzle-show-other = Play the tempting line
puzzle-best = Best: { $choice }. Chance to win: { $chance }.
puzzle-tempting = Tempting, but { $less } points worse: { $choice }. Chance to win: { $chance }.
puzzle-yours = Your choice, { $less } points worse: { $choice }. Chance to win: { $chance }.
puzzle-change = { $forecast ->
    [1] { $part } ≈ { $points }
   *[other] { $part } { $points }
}
puzzle-sheet = Points by the end of this turn: { $changes }.
puzzle-no-points = It brings no points this turn.
puzzle-line = What the search expects then: { $line }.
puzzle-step = { $player }: { $action }
error-no-puzzle = There is no such puzzle.
