const DAY_MS = 24 * 60 * 60 * 1000;

/** A draft that nobody asked for in this time is dropped. */
export const DRAFT_LIFE_MS = 7 * DAY_MS;

/** Drafts of one person at most; the oldest goes first. */
export const DRAFTS_PER_PERSON = 50;

/** Where unsaved input is kept: the local database of the specification has exactly its two stores. */
export const DRAFT_DB = { name: 'atrium-drafts', version: 1, stores: { drafts: 'drafts' } } as const;
