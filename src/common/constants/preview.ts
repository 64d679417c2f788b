/** Preview of pages that come from outside (business spec §2, §9). */
export const PREVIEW = {
  defaultPort: 7777,
  /** After the session was taken away. */
  reloadAfterLogoutMs: 500,
  /** Of one message, as text. */
  maxMessageLength: 2_000_000,
  /** Wrong codes that one way in may send before nobody listens to it any more. */
  maxWrongTries: 5,
  /** Pages that are remembered by their code. */
  maxPages: 50,
} as const;

/** Waits between two attempts to reach the local socket; the last one for all further attempts. */
export const SOCKET_RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Page size of generated rows (business spec §9). */
export const SAMPLE_PAGE_SIZE = 20;
