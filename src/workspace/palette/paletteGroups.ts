import { matchesCode, matchTitle } from './matchTitle';
import type { PinyinMatch } from './matchTitle';
import type { MenuPage } from './menuPages';
import { RECENT_PAGES_SHOWN } from './paletteModel';

export interface PaletteEntry {
  page: MenuPage;
  /** The translated title. */
  title: string;
  /** Indexes of the letters of the title that the query matches. */
  marks: readonly number[];
}

/** `menu`: the pages of the menu without favourites and recent pages. */
export type GroupKind = 'favourites' | 'recents' | 'menu' | 'results';

export interface PaletteGroup {
  kind: GroupKind;
  entries: readonly PaletteEntry[];
}

export interface PaletteFacts {
  pages: readonly MenuPage[];
  favourites: readonly string[];
  recents: readonly string[];
  /** The active page, which is excluded from the recent pages. */
  frontPath: string | undefined;
  query: string;
  t(key: string): string;
  pinyin?: PinyinMatch;
}

/**
 * The groups of the palette: the results of the query, or without a query every page once. Empty groups are omitted.
 */
export function paletteGroups(facts: PaletteFacts): readonly PaletteGroup[] {
  const groups = facts.query.trim() === '' ? overview(facts) : [{ kind: 'results' as const, entries: results(facts) }];
  return groups.filter(({ entries }) => entries.length > 0);
}

function overview({ pages, favourites, recents, frontPath, t }: PaletteFacts): readonly PaletteGroup[] {
  const entriesOf = (paths: readonly string[]) =>
    paths
      .flatMap((path) => pages.filter((page) => page.path === path))
      .map((page) => ({ page, title: t(page.title), marks: [] }));
  const isOffered = (path: string) => pages.some((page) => page.path === path);
  const isShownRecent = (path: string) => isOffered(path) && path !== frontPath && !favourites.includes(path);
  const recentPaths = recents.filter(isShownRecent).slice(0, RECENT_PAGES_SHOWN);
  const otherPaths = pages
    .map(({ path }) => path)
    .filter((path) => !favourites.includes(path) && !recentPaths.includes(path));
  return [
    { kind: 'favourites', entries: entriesOf(favourites) },
    { kind: 'recents', entries: entriesOf(recentPaths) },
    { kind: 'menu', entries: entriesOf(otherPaths) },
  ];
}

/** Sorted by the position of the match in the title; pages that match only by their code come last. */
function results({ pages, query, t, pinyin }: PaletteFacts): readonly PaletteEntry[] {
  const found = pages.flatMap((page): readonly PaletteEntry[] => {
    const title = t(page.title);
    const marks = matchTitle(title, query, pinyin) ?? (matchesCode(page.code, query) ? [] : null);
    return marks ? [{ page, title, marks }] : [];
  });
  const start = ({ marks }: PaletteEntry) => marks[0] ?? Number.MAX_SAFE_INTEGER;
  return found.sort((one, other) => start(one) - start(other));
}
