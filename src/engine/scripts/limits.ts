/** A script that computes for longer at a stretch is interrupted. */
export const INTERRUPT_MS = 300;
/** What cannot be interrupted, such as one native call, ends with its worker after this. */
export const KILL_MS = 800;
export const HEAP_BYTES = 32 * 1024 * 1024;
/** The browser's own stack ends not far above it, and takes the sandbox with it. */
export const STACK_BYTES = 256 * 1024;
/** A script that was stopped so often is not run again in this session. */
export const MAX_STOPS = 3;
/** Until a worker answers for the first time. */
export const BOOT_TIMEOUT_MS = 20_000;
/** How often it is looked whether a control that a script waits for is there (shell spec §9). */
export const AVAILABILITY_POLL_MS = 100;

/**
 * What one run of a script may ask of its page. The page counts (`RunBudget`). A script that passes a limit is stopped,
 * and nothing that it did in that turn is carried out.
 */
export const RUN_LIMITS = {
  /** Steps of any kind, and so turns: each turn but the first begins with the answer to a step. Ends a loop of awaits. */
  steps: 1_000,
  /** Steps that the server has to answer: a call for each row of a long list, but no flood. */
  calls: 500,
  /** Steps under way at the same time; a browser sends six calls at once. */
  parallel: 50,
  /** Messages cover the page for two seconds each. */
  messages: 20,
  /** Questions that the person has to answer before anything else. */
  confirms: 20,
  /** Pages opened or closed. */
  pages: 10,
  /** Lines on the console. */
  logs: 200,
} as const;

/** Values and facts that a script may set in one turn: four columns of a table of 5,000 rows. */
export const MAX_TURN_PATCHES = 20_000;
/** Characters of everything that a script tells its page in one turn, as JSON. Checked before it leaves the worker. */
export const MAX_TURN_CHARACTERS = 2_000_000;
/** A text of more characters is long. */
export const LONG_TEXT_CHARACTERS = 1_000;
/** Characters of all long texts that a run may write into controls: the browser lays each of them out as a whole. */
export const MAX_LONG_TEXTS_CHARACTERS = 100_000;
/** Characters of one text that a person is to read: a message, a question, a title. */
export const MAX_WORDS_CHARACTERS = 5_000;
/** Characters of a line on the console and of the message of an error; longer ones are cut. */
export const MAX_LINE_CHARACTERS = 2_000;
