/** What a widget may ask for. */
export const WIDGET_LIMITS = {
  /** Elements and texts of one drawing. */
  nodes: 5_000,
  depth: 60,
  /** Of one text, attribute or value of a style. */
  textChars: 20_000,
  /** Of a value, and of everything an isolated widget says at once. */
  messageChars: 1_000_000,
  /** How often an isolated widget may speak within a second. */
  messagesPerSecond: 200,
  /** Different faults and left-out parts of one widget that the page reports. */
  notices: 20,
} as const;

/** An isolated widget that owes an answer for as long is ended. */
export const ANSWER_TIMEOUT_MS = 800;

/** For as long its frame may take to come up. */
export const START_TIMEOUT_MS = 10_000;

/** An isolated widget that had to be ended as often is not started again. */
export const MOST_STARTS = 3;
