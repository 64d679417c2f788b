/** Ids given out by the server in advance (shell spec §7, generateid). */
export interface Ids {
  /** An id that nobody else holds. Fetches more when few remain; rejects when there are none and none can be fetched. */
  next(): Promise<string>;
  /** Makes sure that there are ids, so that `next` need not wait. */
  prepare(): Promise<void>;
}
