import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTabCache } from './tabCache';
import { next, NO_TABS } from './tabMachine';
import type { TabFacts } from './tabMachine';

const tab = (key: string): TabFacts => ({ key, name: key, code: key, changeRoute: true, isNative: false });
const state = next(NO_TABS, { type: 'reset', home: tab('/home'), restored: [tab('/a')] });

const cacheOver = (entries: Record<string, string> = {}) => createTabCache(createRecords(memoryStorage(entries)));

describe('tabs after a reload', () => {
  it('are those the position had', () => {
    const cache = cacheOver();
    cache.write('p1', state);
    expect(cache.read('p1')).toEqual([tab('/home'), tab('/a')]);
    expect(cache.read('p2')).toEqual([]);
  });

  it('are only home when what was stored is damaged', () => {
    expect(cacheOver({ 'atrium.route-tabs.p1': '{broken' }).read('p1')).toEqual([]);
    expect(cacheOver({ 'atrium.route-tabs.p1': '[{"key":1},null]' }).read('p1')).toEqual([]);
  });
});
