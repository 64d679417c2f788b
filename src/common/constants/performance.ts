/** The monitoring pool that performance records go to (business spec §7). */
export const PERFORMANCE_POOL_ID = 11113;

/** Characters of a record in one chunk at most (business spec §7, §9). */
export const PERFORMANCE_CHUNK_CHARS = 2300;
