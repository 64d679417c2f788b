/**
 * Identifies a page: the id of its view, or the path of view and part when a view shows several pages. `v1/0` is the
 * first page of the folder in the view `v1`, `v1/x7` a page that the sub-app in `v1` has mounted, `v1/x7/0` the first
 * page of a folder mounted there. View ids contain no slash.
 */
export type PageId = string;

/** The tab or layer that shows the page. */
export const viewOf = (pageId: PageId): string => pageId.split('/', 1)[0] ?? pageId;

export const partOf = (pageId: PageId, part: string | number): PageId => `${pageId}/${part}`;

/** Whether a page is the other one or inside it. */
export const isWithin = (pageId: PageId, outer: PageId): boolean => pageId === outer || pageId.startsWith(`${outer}/`);
