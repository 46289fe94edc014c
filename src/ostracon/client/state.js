/** What the page knows of its table: one record that every module reads, and what modules tell those above them. */

/** @import { Controls, Hello, Seat, Step } from "./messages.js" */
/** @import { Group, Move, Scene } from "./wire.js" */

export const state = {
  /** what the server said first @type {Partial<Hello>} */ hello: {},
  /** @type {Seat[]} */ seats: [],
  /** how many watch without a seat */ watchers: 0,
  /** static layers by their keys @type {Record<string, string>} */ boards: {},
  /** newest sequence number heard */ seq: -1,
  /** newest ply heard */ ply: 0,
  /** newest position heard @type {Scene | null} */ newest: null,
  /** position on the screen @type {Scene | null} */ shown: null,
  /** the earlier moment that is on the screen; null: live @type {number | null} */ at: null,
  /** the final scoring, once the game is over @type {Group[]} */ finale: [],
  /** @type {Controls} */ controls: {},
  /** steps of others, not shown yet @type {Step[]} */ queue: [],
  /** id of the command whose answer we wait for */ busy: "",
  /** ply after our last action */ since: -1,
  /** the next scene is the first after a hello */ fresh: true,
  /** newest ply known before the connection was lost */ known: -1,
  /** whether this table has clocks */ clocked: false,
  /** the way to another table that waits for us @type {import("./messages.js").Offer | null} */ next: null,
  /** all spots can be reached by Tab */ inspect: false,
  /** an exercise asks nothing now: what it says instead of the question */ rest: "",
  /** an exercise has yet to say what comes of the latest move */ unsaid: false,
};

/** What happens in a module and is answered by those above it; table.js says how. */
export const events = {
  /** a choice has begun, or gone a step on or back */ chosen: () => {},
  /** a move was chosen to its end @type {(move: Move) => void} */ decided: () => {},
  /** an earlier moment is to be shown @type {(scene: Scene, caption: string) => void} */ looked: () => {},
  /** the final scoring is to be shown again */ scored: () => {},
  /** the newest position is to be shown again */ returned: () => {},
  /** what is said beside a board of one's own @type {(said: import("./messages.js").Practice) => void} */ practised: () => {},
  /** whether somebody may ask why a seat did something @type {(seat: number) => boolean} */ whyable: () => false,
  /** somebody asks why a bot did what led to a position @type {(ply: number) => void} */ why: () => {},
  /** the slider stands at another moment @type {(ply: number) => void} */ moved: () => {},
};

/** Whether a seat of the table is ours. */
export const seated = () => (state.hello.seat ?? -1) >= 0;

/** Whether the position on the screen is the newest one and ours to decide. */
export const canAct = () => !state.rest && !state.busy && state.at === null && !state.queue.length && state.shown === state.newest;

/** @param {number} seat */
export const seatOf = (seat) => state.seats.find((one) => one.seat === seat);
