import fc from 'fast-check';
import { TABS } from '@/common/constants/workspace';
import { activeTab, isHome, tabReducer, NO_TABS, openOutcome } from './tabReducer';
import type { TabEntry, TabEvent, TabState } from './tabReducer';

const tab = (key: string, name = key): TabEntry => ({
  key,
  name,
  title: name,
  code: key,
  changeRoute: true,
  isNative: false,
  target: { kind: 'page', pageCode: key, linkParam: {} },
});
const home = tab('/home');
const run = (...events: TabEvent[]) => events.reduce(tabReducer, NO_TABS);
const reset: TabEvent = { type: 'reset', home, restored: [] };
const open = (key: string): TabEvent => ({ type: 'open', tab: tab(key), viewId: `view:${key}` });
const close = (key: string): TabEvent => ({ type: 'close', key, viewId: 'fresh' });
const keys = (state: TabState) => state.tabs.map((item) => item.key);

describe('the tab bar', () => {
  it('opens a tab at the end and shows it', () => {
    const state = run(reset, open('/home'), open('/a'), open('/b'));
    expect(keys(state)).toEqual(['/home', '/a', '/b']);
    expect(state.activeKey).toBe('/b');
  });

  it('shows a tab that is already open instead of opening it again, with its view kept', () => {
    const before = run(reset, open('/a'), open('/b'));
    const after = tabReducer(before, { type: 'open', tab: tab('/a'), viewId: 'other' });
    expect(keys(after)).toEqual(keys(before));
    expect(activeTab(after)?.viewId).toBe('view:/a');
  });

  it('never closes home', () => {
    const state = run(reset, open('/home'));
    expect(tabReducer(state, close('/home'))).toBe(state);
    expect(isHome(state, '/home')).toBe(true);
  });

  it('shows the previous tab after the active one closes, else the first', () => {
    expect(run(reset, open('/a'), open('/b'), close('/b')).activeKey).toBe('/a');
    expect(run(reset, open('/a'), close('/a')).activeKey).toBe('/home');
  });

  it('stays where it is when another tab closes', () => {
    expect(run(reset, open('/a'), open('/b'), close('/a')).activeKey).toBe('/b');
  });

  it('refuses a ninth tab', () => {
    const full = run(reset, ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)));
    expect(full.tabs).toHaveLength(TABS.max);
    expect(openOutcome(full, tab('/ninth'))).toBe('limit');
    expect(tabReducer(full, open('/ninth'))).toBe(full);
    expect(openOutcome(full, tab('/0'))).toBe('opens');
  });

  it('opens no tab without a name', () => {
    expect(openOutcome(run(reset), tab('/x', ''))).toBe('unnamed');
  });

  it('closes the others, but not home', () => {
    const state = run(reset, open('/a'), open('/b'), open('/c'), { type: 'closeOthers', key: '/b', viewId: 'fresh' });
    expect(keys(state)).toEqual(['/home', '/b']);
    expect(state.activeKey).toBe('/b');
  });

  it('gives the active tab a new view on refresh', () => {
    expect(activeTab(run(reset, open('/a'), { type: 'refresh', viewId: 'again' }))?.viewId).toBe('again');
  });

  it('reopens closed tabs, the last one first, with a new view', () => {
    const closed = run(reset, open('/a'), open('/b'), { type: 'closeOthers', key: '/home', viewId: 'fresh' });
    const state = tabReducer(closed, { type: 'reopen', viewId: 'again' });
    expect(activeTab(state)).toMatchObject({ key: '/b', viewId: 'again' });
    expect(state.closed.map(({ key }) => key)).toEqual(['/a']);
  });

  it('does not reopen an open tab, nor any tab at the limit', () => {
    const reopened = run(reset, open('/a'), close('/a'), open('/a'));
    expect(tabReducer(reopened, { type: 'reopen', viewId: 'again' })).toBe(reopened);
    const full = run(
      reset,
      open('/a'),
      close('/a'),
      ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)),
    );
    expect(tabReducer(full, { type: 'reopen', viewId: 'again' })).toBe(full);
  });

  it('moves a tab, but none before home and home nowhere', () => {
    const state = run(reset, open('/a'), open('/b'), open('/c'));
    const move = (key: string, toIndex: number) => keys(tabReducer(state, { type: 'move', key, toIndex }));
    expect(move('/c', 1)).toEqual(['/home', '/c', '/a', '/b']);
    expect(move('/a', 99)).toEqual(['/home', '/b', '/c', '/a']);
    expect(move('/b', 0)).toEqual(['/home', '/b', '/a', '/c']);
    expect(tabReducer(state, { type: 'move', key: '/home', toIndex: 2 })).toBe(state);
  });

  it('restores tabs inactive and once each, and activates one when it is shown', () => {
    const state = run({ type: 'reset', home, restored: [tab('/a'), tab('/home'), tab('/a')] });
    expect(state.tabs.map((item) => item.viewId)).toEqual([null, null]);
    expect(activeTab(tabReducer(state, open('/a')))?.viewId).toBe('view:/a');
  });

  it('shows a page without a tab, and forgets it when a tab is shown', () => {
    const state = run(reset, open('/a'), { type: 'openStandalone', tab: tab('/litheform'), viewId: 'free' });
    expect(keys(state)).toEqual(['/home', '/a']);
    expect(activeTab(state)?.viewId).toBe('free');
    expect(tabReducer(state, open('/a')).standalone).toBeNull();
  });

  it('takes the title a page gives itself, and keeps the name it was opened by', () => {
    const state = run(reset, open('/a'), { type: 'setTitle', viewId: 'view:/a', title: 'Order 7' });
    expect(activeTab(state)).toMatchObject({ title: 'Order 7', name: '/a' });
  });
});

const anyEvent: fc.Arbitrary<TabEvent> = fc
  .record({
    type: fc.constantFrom('open', 'openStandalone', 'close', 'closeOthers', 'refresh', 'reopen', 'move'),
    key: fc.constantFrom('/home', ...Array.from({ length: 12 }, (_, index) => `/${index}`)),
    viewId: fc.uuid(),
    toIndex: fc.integer({ min: -2, max: 12 }),
  })
  .map(({ type, key, viewId, toIndex }): TabEvent => {
    switch (type) {
      case 'open':
      case 'openStandalone':
        return { type, tab: tab(key), viewId };
      case 'move':
        return { type, key, toIndex };
      case 'reopen':
      case 'refresh':
        return { type, viewId };
      default:
        return { type: type === 'close' ? 'close' : 'closeOthers', key, viewId };
    }
  });

it('for any sequence, home stays, eight is the limit, keys are unique and the shown tab is active', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const state = [reset, open('/home'), ...events].reduce(tabReducer, NO_TABS);
      expect(state.tabs[0]?.key).toBe('/home');
      expect(state.tabs.length).toBeLessThanOrEqual(TABS.max);
      expect(new Set(keys(state)).size).toBe(state.tabs.length);
      expect(activeTab(state)?.viewId).toEqual(expect.any(String));
      expect(state.closed.length).toBeLessThanOrEqual(TABS.max);
    }),
  );
});
