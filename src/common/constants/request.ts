const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Refresh the login token when less than this remains (shell spec §9). */
export const TOKEN_REFRESH_THRESHOLD_MS = 45 * MINUTE_MS;

/** A refresh that has not answered by then is given up; nobody waits longer for one, wherever it runs. */
export const TOKEN_REFRESH_TIMEOUT_MS = 10 * SECOND_MS;

/** After a failed refresh calls go on with the old token, and the next try waits this long. */
export const TOKEN_REFRESH_PAUSE_MS = 30 * SECOND_MS;

/**
 * How long a read may be answered from memory, and how many answers are kept (shell spec §7, §9). Pages of table rows are
 * reads of container controls with a store of their own: paging must not push out the options of other controls.
 */
export const CACHES = {
  default: { lifeMs: 15 * SECOND_MS, maxEntries: 200 },
  container: { lifeMs: 30 * SECOND_MS, maxEntries: 200 },
  table: { lifeMs: 30 * SECOND_MS, maxEntries: 100 },
} as const;

/** Renew the server token when less than this remains (shell spec §9). */
export const SERVER_TOKEN_THRESHOLD_MS = 5 * MINUTE_MS;

/** A smaller difference between the browser's clock and the server's is not corrected: the server tells whole seconds. */
export const CLOCK_TOLERANCE_MS = 2 * SECOND_MS;

/** No answer within this time counts as a lost connection. */
export const REQUEST_TIMEOUT_MS = 60 * SECOND_MS;

/** A script or stylesheet that has not arrived by then counts as lost, however often it was tried (shell spec §9). */
export const ASSET_TIMEOUT_MS = 120 * SECOND_MS;

/** Client type sent with a sign-in and as `ctcode` (shell spec §4, §7). */
export const CLIENT_TYPE_CODE = '1';

/** Ids fetched at once, and the rest at which more are fetched (shell spec §9). */
export const ID_POOL = { fetchCount: 3000, refillBelow: 200 } as const;

/** The local database (shell spec §9). */
export const LOCAL_DB = {
  name: 'apaas-db',
  version: 2,
  stores: { i18n: 'i18n', components: 'dynamic-components' },
} as const;

/** Where the browser's tabs find each other's new tokens: unlike localStorage, it is the same for all of them at once. */
export const SESSION_DB = { name: 'atrium-session', version: 1, stores: { tokens: 'tokens' } } as const;

/** A database that has not opened by then is done without. */
export const DATABASE_OPEN_TIMEOUT_MS = 2 * SECOND_MS;
