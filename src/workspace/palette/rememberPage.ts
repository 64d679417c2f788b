/** How many recent pages the palette shows. */
export const RECENT_PAGES_SHOWN = 8;

/** One more is kept: the page in front is the newest of them, and is not shown. */
const RECENT_PAGES_KEPT = RECENT_PAGES_SHOWN + 1;

/** The recent pages, newest first, after this one came to front. */
export function rememberPage(recents: readonly string[], path: string): readonly string[] {
  return [path, ...recents.filter((other) => other !== path)].slice(0, RECENT_PAGES_KEPT);
}

/** The favourites after the page was added at the end, or taken out. */
export function toggleFavourite(favourites: readonly string[], path: string): readonly string[] {
  const others = favourites.filter((other) => other !== path);
  return others.length < favourites.length ? others : [...favourites, path];
}
