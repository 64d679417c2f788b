/** Preview of pages that come from outside (business spec §2, §9). */
export const PREVIEW = {
  defaultPort: 7777,
  /** Delay between the sign-out and the reload. */
  reloadAfterLogoutMs: 500,
  /** Characters of one message. */
  maxMessageLength: 2_000_000,
  /** A source that sends this many wrong codes is ignored. */
  maxWrongTries: 5,
  /** The `kind` of a report of a page (src/workspace/support/capsule). */
  capsuleKind: 'atrium-capsule',
  /** Pages that are kept by their code. */
  maxPages: 50,
} as const;

/** Delays between two connection attempts to the local socket; the last one applies to all further attempts. */
export const SOCKET_RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Page size of generated rows (business spec §9). */
export const SAMPLE_PAGE_SIZE = 20;
