/** Product version shown in the footer (shell spec §1, §9). */
export const PRODUCT_VERSION = 'V9.5.4';

/** Tabs (shell spec §4, §9). */
export const TABS = {
  /** Maximum of open tabs, with the home tab. */
  max: 8,
} as const;

/** Side menu (shell spec §2, §9). Its widths are in the theme tokens. */
export const MENU = {
  /** Characters of a title in the collapsed menu. */
  collapsedTitleLength: 4,
  popoverWidthPx: 200,
  hoverDelayMs: 200,
} as const;

/** Dialogs that host pages (shell spec §2, §9). */
export const DIALOG = {
  topPercent: 15,
  /** A dialog without a size of its own leaves this much of the viewport's height free. */
  reservedHeightPx: 97,
  defaultWidthPx: 760,
  /** Of a screen of a sub-app, which says no size and is laid out for the width of a tab. */
  screenWidthPx: 1200,
  minWidthPx: 320,
  minHeightPx: 160,
  slideMs: 750,
  openDelayMs: 50,
} as const;

/** A page of this type fills the height of its dialog (shell spec §2). */
export const FULL_HEIGHT_PAGE_TYPE = 300;

/** Notices (shell spec §8): short ones and those with two lines. */
export const TOAST = {
  shortMs: 2000,
  longMs: 3000,
} as const;

/** How long a notice with a button stays, such as the one that undoes the loss of input. */
export const ACTION_NOTICE_MS = 8000;

/**
 * Up to this width of the window the menu is a drawer, dialogs fill the screen, and tables and editable arrays are cards.
 * Media queries of stylesheets repeat it (`tests/architecture`).
 */
export const COMPACT_MAX_WIDTH_PX = 768;

/** Up to this width of the window tables are short of room for their columns. */
export const TIGHT_MAX_WIDTH_PX = 1200;
