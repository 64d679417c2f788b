import type { TabFacts, TabState } from './tabMachine';

/** Where the tabs of a position are kept (shell spec §3: the route-tabs cache). */
const keyOf = (positionId: string) => `atrium.route-tabs.${positionId}`;

export interface TabCache {
  read(positionId: string): readonly TabFacts[];
  write(positionId: string, state: TabState): void;
}

/** Keeps tabs over a reload. Storage that is full or blocked costs the memory of the tabs, nothing else. */
export function createTabCache(storage: Pick<Storage, 'getItem' | 'setItem'>): TabCache {
  return {
    read: (positionId) => parse(attempt(() => storage.getItem(keyOf(positionId)), null)),
    write(positionId, state) {
      const facts = state.tabs.map(({ key, name, code, changeRoute, isNative }) => ({ key, name, code, changeRoute, isNative }));
      attempt(() => storage.setItem(keyOf(positionId), JSON.stringify(facts)), undefined);
    },
  };
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function parse(text: string | null): readonly TabFacts[] {
  const value: unknown = attempt(() => JSON.parse(text ?? '[]') as unknown, []);
  return Array.isArray(value) ? value.filter(isTabFacts) : [];
}

function isTabFacts(value: unknown): value is TabFacts {
  if (typeof value !== 'object' || value === null) return false;
  const tab = value as Record<string, unknown>;
  const isText = (name: string) => typeof tab[name] === 'string' && tab[name] !== '';
  return isText('key') && isText('name') && isText('code') && typeof tab.changeRoute === 'boolean' && typeof tab.isNative === 'boolean';
}
