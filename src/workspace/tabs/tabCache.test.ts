import { createTabCache } from './tabCache';
import { next, NO_TABS } from './tabMachine';
import type { TabFacts } from './tabMachine';

const tab = (key: string): TabFacts => ({ key, name: key, code: key, changeRoute: true, isNative: false });
const state = next(NO_TABS, { type: 'reset', home: tab('/home'), restored: [tab('/a')] });

function memory(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
  };
}

describe('tabs after a reload', () => {
  it('are those the position had', () => {
    const cache = createTabCache(memory());
    cache.write('p1', state);
    expect(cache.read('p1')).toEqual([tab('/home'), tab('/a')]);
    expect(cache.read('p2')).toEqual([]);
  });

  it('are only home when what was stored is damaged', () => {
    expect(createTabCache(memory({ 'atrium.route-tabs.p1': '{broken' })).read('p1')).toEqual([]);
    expect(createTabCache(memory({ 'atrium.route-tabs.p1': '[{"key":1},null]' })).read('p1')).toEqual([]);
  });

  it('are not worth an error when storage is blocked', () => {
    const blocked = () => {
      throw new Error('denied');
    };
    const cache = createTabCache({ getItem: blocked, setItem: blocked });
    expect(() => cache.write('p1', state)).not.toThrow();
    expect(cache.read('p1')).toEqual([]);
  });
});
