/** The page of the tab that is in front. */
export const SHOWN_PANEL = '[role="tabpanel"]:not([hidden])';

/** The shape of a page before it is there. */
export const LOADING = '[role="status"][aria-label="页面加载中"]';
