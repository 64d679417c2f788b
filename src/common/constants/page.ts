/** The status of an opened page; page values contain it as `__pagestatus` (business spec §3). */
export const PAGE_STATUS = { new: 1, edit: 2, view: 3 } as const;
export type PageStatus = (typeof PAGE_STATUS)[keyof typeof PAGE_STATUS];
