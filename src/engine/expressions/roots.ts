/** The page status among the values of a page (business spec §3): new 1, edit 2, view 3. It cannot be set. */
export const PAGE_STATUS_NAME = '__pagestatus';

/** What an expression may read beside controls and the results of steps; some of it only in rows, sections or events. */
export const ROOTS: readonly string[] = ['page', PAGE_STATUS_NAME, 'user', 'row', 'section', 'parent', 'event'];
