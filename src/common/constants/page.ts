/** What a page is opened for; page values hold it as `__pagestatus` (business spec §3). */
export const PAGE_STATUS = { new: 1, edit: 2, view: 3 } as const;
export type PageStatus = (typeof PAGE_STATUS)[keyof typeof PAGE_STATUS];
