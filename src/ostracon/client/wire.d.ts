// Made by ./dev docs from the code: do not edit.

/** Something that lies on the board and can move: drawn by ``<use href="#symbol">`` at (x, y), its centre. */
export interface Piece {
  /** stable while the same physical thing exists: "stone-2-17"; the client glides it from place to place */
  id: string;
  /** id in the symbol sheet: "stone" */
  symbol: string;
  x: number;
  y: number;
  /** symbols are drawn on a 100 x 100 grid centred on (0, 0); 0.4 makes one 40 units wide */
  scale?: number;
  /** degrees clockwise */
  turn?: number;
  /** "seat-0".."seat-3" (player colours) or a palette name; sets the symbol's --tone colours */
  tone?: string;
  /** short text drawn over the symbol: a count, a value */
  text?: string;
  /** what a screen reader says: "white stone on the temple" */
  label?: string;
  /** tooltip: name, effect, what it means now; may hold several lines */
  tip?: string;
  /** higher lies above */
  z?: number;
}

/** An area of the board that a player can point at. */
export interface Spot {
  /** "ship-1", "site-2", "slot-1-0" */
  id: string;
  /** top left corner */
  x: number;
  y: number;
  w: number;
  h: number;
  /** "Ship 2 (3 places, sails with 2)" */
  label: string;
  /** "rect" or "round" */
  shape?: string;
  tip?: string;
  /** what lights up while one points at it: the cells of a row */
  lights?: string[];
}

/** A choice that has no place on the board: "take 3 stones", "decline". */
export interface Button {
  id: string;
  label: string;
  symbol?: string;
  tone?: string;
  tip?: string;
  /** a choice that costs much: never the brightest button */
  quiet?: boolean;
  /** ends the turn: shown as the table's own button for that */
  ends?: boolean;
}

/** A legal action: its number, what to click, and the whole action in words. */
export interface Move {
  action: number;
  path: string[];
  /** "Sail ship 2 to the temple" */
  label: string;
  /** what it would give: "2 gold, 1 blue block" */
  preview?: string;
  /** the elements of the path may be clicked in any order */
  any_order?: boolean;
}

/** One line of goods in a player's panel. */
export interface Good {
  symbol: string;
  count: number;
  /** "stones on the sled" */
  label: string;
  limit?: number;
  tone?: string;
  tip?: string;
  /** set when it can be clicked: an element of a path, which also has a place on the board */
  id?: string;
}

/** A card or token in front of a player, shown in the panel. */
export interface Card {
  symbol: string;
  label: string;
  count?: number;
  tip?: string;
  tone?: string;
  /** set when the card can be clicked (it is then an element of a path) */
  id?: string;
}

/** What lies in front of one player. */
export interface Panel {
  seat: number;
  tone: string;
  score: number;
  goods?: Good[];
  cards?: Card[];
  /** "you will lack 2 grain: -4 points" */
  notes?: string[];
  /** this seat decides now */
  active?: boolean;
  /** it is this seat's turn (others may decide inside it) */
  turn?: boolean;
  /** 1.. when the game is over */
  rank?: number;
}

/** One category of the score sheet. */
export interface Row {
  label: string;
  /** by seat */
  points: number[];
  /** False: a forecast that the rest of the game may change */
  final: boolean;
}

/** A rectangle of the board, and where it lies in a layout. */
export interface Region {
  /** on the board: top left corner and size */
  x: number;
  y: number;
  w: number;
  h: number;
  /** in the layout: top left corner, and how much larger */
  left: number;
  top: number;
  scale: number;
}

/** The board arranged for screens narrower than ``below`` pixels. */
export interface Layout {
  below: number;
  width: number;
  height: number;
  regions: Region[];
}

/** One position as one seat sees it, in one language. */
export interface Scene {
  game: string;
  /** the seat that looks; SPECTATOR for none */
  seat: number;
  /** the seat that decides now; -1 when the game is over */
  actor: number;
  width: number;
  height: number;
  /** key of the static layer: the game's `static_board(key, texts)` draws it */
  board: string;
  prompt: string;
  pieces?: Piece[];
  spots?: Spot[];
  buttons?: Button[];
  /** of who decides now; of others what they may do with their own things */
  moves?: Move[];
  panels?: Panel[];
  sheet?: Row[];
  /** short facts for the header: "Round 3 of 6", "12 cards in the deck" */
  status?: string[];
  over?: boolean;
  /** how the board can be arranged besides, for narrow screens */
  layouts?: Layout[];
}

/** One line of the log. */
export interface Line {
  /** the position it led to; of the heading of a turn: the latest of its moves */
  ply: number;
  /** whom it is about, -1 nobody */
  seat: number;
  tone: string;
  text: string;
  /** "turn" or "round" (a heading), "told" or "gains" (its sum), "table", then what unfolds: the events */
  kind: string;
}

/** One step of the final scoring. */
export interface Group {
  /** "Burial Chamber"; without points a sentence: "Mission 1 is won!" */
  label: string;
  /** by seat; () where it is only told */
  points: number[];
  /** by seat, with everything so far */
  totals: number[];
  /** what is scored, by its ids in the scene */
  lit: string[];
}

/** A change of the score sheet in words. */
export interface SaidChange {
  /** "Pyramid" */
  label: string;
  /** "+3" */
  points: string;
  /** the rest of the game may change it */
  forecast: boolean;
}

/** A choice in words. */
export interface SaidChoice {
  action: number;
  /** "Sail ship 2 to the temple" */
  label: string;
  /** per cent */
  chance: number | null;
  /** "61%" */
  odds: string;
  changes: SaidChange[];
}

/** A hint in words. */
export interface SaidHint {
  text: string;
  choices: SaidChoice[];
  /** what it rests on */
  note: string;
}

/** A choice that a bot had, in words. */
export interface SaidReasonChoice {
  action: number;
  /** "Sail ship 2 to the temple" */
  label: string;
  /** per cent */
  chance: number;
  /** "61%" */
  odds: string;
  changes: SaidChange[];
  /** that it was played, or what it would have changed: "3 points less this turn" */
  what: string;
}

/** Why a bot played as it did, in words. */
export interface SaidReason {
  /** the position after the move */
  ply: number;
  title: string;
  /** how good the move was */
  text: string;
  /** the move, then the alternatives */
  choices: SaidReasonChoice[];
  /** what it rests on */
  note: string;
}

/** How everybody stands at one point of the graph. */
export interface Stand {
  /** 0 before the first */
  turn: number;
  /** ply before the turn's first decision */
  first: number;
  /** ply after its last */
  last: number;
  /** whose turn it was, -1 before the first */
  seat: number;
  /** "Move 46, Ada": the last of the turn */
  label: string;
  /** ("35%", "65%"), one per line of the graph */
  chances: string[];
}

/** What kind of mistake it was. */
export interface Kind {
  /** "points", "tempo" or "resource" */
  kind: string;
  /** "Points left" */
  label: string;
  /** "Pyramid +3" */
  text: string;
}

/** A turning point. */
export interface Point {
  /** 1 for the costliest */
  rank: number;
  /** the position in which it was decided: so many moves had been made */
  ply: number;
  seat: number;
  /** "seat-1" */
  tone: string;
  /** "After move 45, Ada" */
  label: string;
  /** "Sail ship 2 to the temple" */
  played: string;
  better: string;
  /** the number of the better choice */
  action: number;
  /** what the better choice clicks on the deciding seat's screen */
  path: string[];
  /** "−14" */
  cost: string;
  /** where the score sheet or the goods show it */
  kinds: Kind[];
}

/** How well somebody decided. */
export interface Accuracy {
  seat: number;
  tone: string;
  name: string;
  /** 0 to 100 */
  value: number;
}

/** Everything that a reader is told. */
export interface Report {
  /** what the lines of the graph are called */
  lines: string[];
  /** and their colours */
  tones: string[];
  stands: Stand[];
  points: Point[];
  /** by seat */
  accuracy: Accuracy[];
  /** headings: {"played": "played", ...} */
  words: Record<string, string>;
  /** how it was judged */
  how: string;
}
