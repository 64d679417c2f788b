import type { Records } from '@/services/storage/records';
import type { TabFacts, TabState } from './tabMachine';

/** Where the tabs of a position are kept (shell spec §3: the route-tabs cache). */
const keyOf = (positionId: string) => `atrium.route-tabs.${positionId}`;

export interface TabCache {
  read(positionId: string): readonly TabFacts[];
  write(positionId: string, state: TabState): void;
}

/** Keeps tabs over a reload. */
export function createTabCache(records: Records): TabCache {
  return {
    read(positionId) {
      const value = records.read(keyOf(positionId));
      return Array.isArray(value) ? value.filter(isTabFacts) : [];
    },
    write(positionId, state) {
      const facts = state.tabs.map(({ key, name, code, changeRoute, isNative }) => ({ key, name, code, changeRoute, isNative }));
      records.write(keyOf(positionId), facts);
    },
  };
}

function isTabFacts(value: unknown): value is TabFacts {
  if (typeof value !== 'object' || value === null) return false;
  const tab = value as Record<string, unknown>;
  const isText = (name: string) => typeof tab[name] === 'string' && tab[name] !== '';
  return isText('key') && isText('name') && isText('code') && typeof tab.changeRoute === 'boolean' && typeof tab.isNative === 'boolean';
}
