const DAY_MS = 24 * 60 * 60 * 1000;

/** A draft that is not restored within this time is deleted. */
export const DRAFT_TTL_MS = 7 * DAY_MS;

/** Maximum of drafts per person; the oldest are deleted first. */
export const DRAFTS_PER_PERSON = 50;

/** The database of drafts. It is separate, because the local database of the specification has exactly two stores. */
export const DRAFT_DB = { name: 'atrium-drafts', version: 1, stores: { drafts: 'drafts' } } as const;
