import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTabCache } from './tabCache';
import { tabReducers, NO_TABS } from './tabReducers';
import type { TabEntry } from './tabReducers';

const facts = (key: string) => ({
  key,
  name: key,
  title: `${key} title`,
  code: key,
  changeRoute: true,
  isNative: false,
});
const tab = (key: string): TabEntry => ({ ...facts(key), target: { kind: 'page', pageCode: key, linkParam: {} } });
const state = tabReducers.reset(NO_TABS, { payload: { home: tab('/home'), restored: [tab('/a')] } });

const recordsOver = (entries: Record<string, string> = {}) => createRecords(memoryStorage(entries));
const cacheOver = (entries?: Record<string, string>) => createTabCache(recordsOver(entries), recordsOver());

describe('the tab cache', () => {
  it('stores key, name, code, title, changeRoute and isNative of each tab', () => {
    const cache = cacheOver();
    cache.write(state.tabs);
    expect(cache.read()).toEqual([facts('/home'), facts('/a')]);
  });

  it('stores what the page of a tab wants back', () => {
    const cache = cacheOver();
    const { tabs } = tabReducers.keepState(tabReducers.open(state, { payload: { tab: tab('/a'), viewId: 'v' } }), {
      payload: { viewId: 'v', state: { level: 2 } },
    });
    cache.write(tabs);
    expect(cache.read()).toEqual([facts('/home'), { ...facts('/a'), state: { level: 2 } }]);
  });

  it('gives each browser tab its own tabs and states back, and a new one those stored last', () => {
    const shared = recordsOver();
    const [one, two] = [createTabCache(shared, recordsOver()), createTabCache(shared, recordsOver())];
    one.write([{ ...facts('/a'), state: 'one' }]);
    two.write([{ ...facts('/a'), state: 'two' }]);
    const states = [one, two, createTabCache(shared, recordsOver())].map((cache) => cache.read()[0]?.state);
    expect(states).toEqual(['one', 'two', 'two']);
  });

  it('returns no tabs when the stored record is damaged', () => {
    expect(cacheOver({ 'route-tabs': '{broken' }).read()).toEqual([]);
    expect(cacheOver({ 'route-tabs': '[{"key":1},null]' }).read()).toEqual([]);
  });
});
