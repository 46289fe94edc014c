/** The messages of the socket and the answers about an analysis (docs/protocol.md); what they hold of the game is in wire.d.ts. */

import type { Group, Line, Panel, Piece, Report, SaidHint, SaidReason, Scene, Spot } from "./wire.js";

export interface Seat {
  seat: number;
  name: string;
  /** "seat-0" */
  tone: string;
  /** "human", "bot" or "open" */
  kind: string;
  /** what a bot's level is called, and how it plays; empty for people */
  level: string;
  about: string;
  online: boolean;
}

/** A table button that the server names; with `url` it is a link, `confirm` is a question asked first. */
export interface Offer {
  id: string;
  label: string;
  tip?: string;
  confirm?: string;
  url?: string;
}

/** The clocks when the message was sent: seconds. */
export interface Times {
  /** by seat; null for bots */
  left: (number | null)[];
  /** the seat whose time runs, -1 for nobody's */
  running: number;
  /** with less than this one is warned */
  short: number;
  /** a move may take days */
  slow: boolean;
  /** by seat: the second until which somebody has a holiday, 0 for none */
  holidays: number[];
}

/** Which table buttons are usable now. */
export interface Controls {
  undo?: boolean;
  restart?: boolean;
  end_turn?: boolean;
  hint?: boolean;
  /** the seat that must take the screen; `secret`: nothing may be seen in between */
  handover?: number | null;
  secret?: boolean;
  rematch?: string | null;
  /** the game was played to its end and can be analysed */
  analysis?: boolean;
  offers?: Offer[];
  /** at a table with clocks */
  time?: Times;
}

export interface Chat {
  type: "chat";
  /** -1 for spectators */
  seat: number;
  name: string;
  text: string;
  /** ISO time */
  at: string;
}

/** After connecting: who is here, and what the page needs. */
export interface Hello {
  type: "hello";
  table: string;
  game: string;
  title: string;
  /** -1 for spectators */
  seat: number;
  seats: Seat[];
  /** how many watch without a seat */
  watchers: number;
  /** address of the table's menu, for who plays here or made the table */
  menu: string | null;
  /** what a spectator is called, if he has said so */
  name: string;
  /** "white" by seat: names of the palette's player colours; seats that nobody plays have what is left */
  colours: string[];
  /** several seats share this screen */
  shared: boolean;
  language: string;
  languages: { code: string; name: string; url: string }[];
  strings: Record<string, string>;
  settings: { confirm?: string };
  /** static layers by `Scene.board` */
  boards: Record<string, string>;
  /** ply after this seat's last action, -1 for none */
  since: number;
  chat: Omit<Chat, "type">[];
  rules: string | null;
  hints: boolean;
  /** where one may try things without playing them */
  planner: string | null;
  /** what one shares of a moment, as a part of a page */
  share: string | null;
  /** what this player wrote down for himself */
  notes: string;
  /** this screen gets what spectators write */
  gallery: boolean;
  replay: boolean;
}

/** How a list becomes another: what is gone or put leaves it, what is put comes in at its place, the lowest first. */
export interface Edits<Part> {
  gone?: (string | number)[];
  put?: [number, Part][];
  /** everything by its name, where what stays is in another order */
  order?: (string | number)[];
}

/** The fields of a scene that have changed; null: it is missing now. */
export type Changes = { [Name in Exclude<keyof Scene, "pieces" | "spots" | "panels">]?: Scene[Name] | null } & {
  pieces?: Edits<Piece> | null;
  spots?: Edits<Spot> | null;
  panels?: Edits<Panel> | null;
};

/** The position after one atomic step. */
export interface Step {
  type: "scene";
  seq: number;
  ply: number;
  /** null while the screen is handed over; missing where only `changes` from the scene `base` (its `seq`) are told */
  scene: Scene | null;
  base?: number;
  changes?: Changes;
  log: Line[];
  /** the log is replaced from this line on; missing: appended */
  log_from?: number;
  /** who did what, in a sentence; empty where there is nothing to tell, and after an undo */
  caption: string;
  /** once the game is over: the final scoring, group by group */
  finale?: Group[];
  controls: Controls;
  boards?: Record<string, string>;
}

/** A refusal; nothing has changed. */
export interface Refusal {
  type: "error";
  id: string;
  code: string;
  text: string;
}

/** The action cannot be undone: it is asked first. */
export interface Question {
  type: "confirm";
  id: string;
  action: number;
  text: string;
}

export interface Hint extends SaidHint {
  type: "hint";
  id: string;
  seq: number;
}

export interface Reason extends SaidReason {
  type: "reason";
  id: string;
}

/** Beside a board of one's own: what is said, and what can be done (server/practice/exercise.py). */
export interface Practice {
  type: "practice";
  title: string;
  /** paragraphs are divided by an empty line */
  text: string;
  step?: number;
  steps?: number;
  /** what the latest thing done led to */
  note?: string;
  /** "right" or "wrong" */
  mood?: string;
  rows?: { label: string; value: string; good?: boolean; action?: number }[];
  /** actions whose places are marked */
  marked?: number[];
  /** elements that are marked besides */
  lit?: string[];
  /** nothing is asked: what stands where the question would */
  rest?: string;
  buttons?: { id: string; label: string; primary?: boolean; url?: string; disabled?: boolean }[];
  /** where to go on after the line was lost */
  at?: string;
}

/** Everything that the server says. */
export type Message =
  | Hello | Step | Hint | Reason | Refusal | Question | Chat | Practice
  | { type: "moment"; ply: number; scene: Scene; caption: string; boards?: Record<string, string> }
  | { type: "why"; element: string; text: string }
  | { type: "controls"; controls: Controls }
  | { type: "gallery"; chat: Omit<Chat, "type">[] }
  | { type: "seats"; seats: Seat[]; watchers: number }
  | { type: "done"; id: string }
  | { type: "notice"; text: string }
  | { type: "pong" };

/** Everything that the browser says, with the fields of each. */
export interface Commands {
  act: { action: number; sure?: boolean };
  undo: {};
  restart: {};
  end_turn: {};
  offer: { name: string };
  practice: { name: string };
  handover: { seat: number };
  chat: { text: string; name?: string };
  note: { notes: string };
  gallery: {};
  set: { settings: { confirm: string } };
  why: { element: string; path: string[] };
  look: { ply: number };
  hint: {};
  reason: { ply: number };
  ping: {};
}

/** How the analysis of a finished game stands. */
export interface Progress {
  state: "none" | "running" | "done" | "failed";
  text: string;
  done: number;
  total: number;
  /** once it is done: the graph, its width, and the place of each turn in it */
  svg?: string;
  width?: number;
  x?: number[];
  report?: Report;
}
