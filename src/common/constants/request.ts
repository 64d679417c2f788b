const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Refresh the login token when less than this remains (shell spec §9). */
export const TOKEN_REFRESH_THRESHOLD_MS = 45 * MINUTE_MS;

/** Timeout of a token refresh, including the wait for the lock that all browser tabs share. */
export const TOKEN_REFRESH_TIMEOUT_MS = 10 * SECOND_MS;

/** Pause after a failed refresh. Until then calls use the current token. */
export const TOKEN_REFRESH_PAUSE_MS = 30 * SECOND_MS;

/**
 * Lifetime and size of each cache of reads (shell spec §7, §9). Pages of table rows have a cache of their own, so that
 * paging does not evict the options of other controls.
 */
export const CACHES = {
  default: { ttlMs: 15 * SECOND_MS, maxEntries: 200 },
  container: { ttlMs: 30 * SECOND_MS, maxEntries: 200 },
  table: { ttlMs: 30 * SECOND_MS, maxEntries: 100 },
} as const;

/** Renew the server token when less than this remains (shell spec §9). */
export const SERVER_TOKEN_THRESHOLD_MS = 5 * MINUTE_MS;

/** A smaller difference between the clocks is not corrected, because the server sends whole seconds. */
export const CLOCK_TOLERANCE_MS = 2 * SECOND_MS;

/** A request without an answer within this time fails as a lost connection. */
export const REQUEST_TIMEOUT_MS = 60 * SECOND_MS;

/** Timeout of a script or stylesheet, retries included (shell spec §9). */
export const ASSET_TIMEOUT_MS = 120 * SECOND_MS;

/** The client type, sent with a sign-in and as `ctcode` (shell spec §4, §7). */
export const CLIENT_TYPE_CODE = '1';

/** Number of ids per fetch, and the number left at which more are fetched (shell spec §9). */
export const ID_POOL = { fetchCount: 3000, refillBelow: 200 } as const;

/** The local database (shell spec §9). */
export const LOCAL_DB = {
  name: 'apaas-db',
  version: 2,
  stores: { i18n: 'i18n', components: 'dynamic-components' },
} as const;

/** The database of renewed tokens. Unlike localStorage, a write is visible to all browser tabs at once. */
export const SESSION_DB = { name: 'atrium-session', version: 1, stores: { tokens: 'tokens' } } as const;

/** Timeout of opening a database; memory is used instead. */
export const DATABASE_OPEN_TIMEOUT_MS = 2 * SECOND_MS;

/** Half of the time that one call of the opened database may take; memory is used afterwards. */
export const DATABASE_ANSWER_HALF_MS = 5 * SECOND_MS;
