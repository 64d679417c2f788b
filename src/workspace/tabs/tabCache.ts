import type { Records } from '@/services/storage/records';
import type { TabFacts } from './tabReducers';

/** The tabs of a position (shell spec §3: the route-tabs cache). */
const KEY = 'route-tabs';

export interface TabCache {
  read(): readonly TabFacts[];
  write(tabs: readonly TabFacts[]): void;
}

/** Of a window that shows one page alone, which is no tab of other windows. */
export const NO_CACHE: TabCache = { read: () => [], write: () => undefined };

/**
 * Stores tabs over a reload: each browser tab gets its own back, and a new one those that another has stored last. `shared`
 * and `own` (of this browser tab) must be the owner's, because keys, titles and states contain business data.
 */
export function createTabCache(shared: Records, own: Records): TabCache {
  return {
    read() {
      const value = own.read(KEY) ?? shared.read(KEY);
      return Array.isArray(value) ? value.filter(isTabFacts) : [];
    },
    write(tabs) {
      [shared, own].forEach((records) => records.write(KEY, tabs.map(factsOf)));
    },
  };
}

const factsOf = ({ key, name, code, title, changeRoute, isNative, state }: TabFacts): TabFacts => ({
  key,
  name,
  code,
  title,
  changeRoute,
  isNative,
  state,
});

function isTabFacts(value: unknown): value is TabFacts {
  if (typeof value !== 'object' || value === null) return false;
  const tab = value as Record<string, unknown>;
  const isText = (name: string) => typeof tab[name] === 'string' && tab[name] !== '';
  return (
    isText('key') &&
    isText('name') &&
    isText('code') &&
    isText('title') &&
    typeof tab.changeRoute === 'boolean' &&
    typeof tab.isNative === 'boolean'
  );
}
