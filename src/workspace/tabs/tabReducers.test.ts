import fc from 'fast-check';
import { TABS } from '@/common/constants/workspace';
import { activeTab, byLeastRecentUse, isHome, tabReducers, NO_TABS, openOutcome } from './tabReducers';
import type { TabEntry, TabState } from './tabReducers';
import type { OwnAction } from '../store/defineModel';

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
type TabAction = OwnAction<typeof tabReducers>;
const reduce = (state: TabState, { type, ...action }: TabAction): TabState =>
  tabReducers[type](state, action as { payload: never });
const run = (...actions: TabAction[]) => actions.reduce(reduce, NO_TABS);
const reset: TabAction = { type: 'reset', payload: { home, restored: [] } };
const open = (key: string): TabAction => ({ type: 'open', payload: { tab: tab(key), viewId: `view:${key}` } });
const close = (key: string): TabAction => ({ type: 'remove', payload: { key, viewId: 'fresh' } });
const keys = (state: TabState) => state.tabs.map((item) => item.key);

describe('the tab bar', () => {
  it('opens a tab at the end and shows it', () => {
    const state = run(reset, open('/home'), open('/a'), open('/b'));
    expect(keys(state)).toEqual(['/home', '/a', '/b']);
    expect(state.activeKey).toBe('/b');
  });

  it('shows a tab that is already open instead of opening it again, with its view kept', () => {
    const before = run(reset, open('/a'), open('/b'));
    const after = reduce(before, { type: 'open', payload: { tab: tab('/a'), viewId: 'other' } });
    expect(keys(after)).toEqual(keys(before));
    expect(activeTab(after)?.viewId).toBe('view:/a');
  });

  it('never closes home', () => {
    const state = run(reset, open('/home'));
    expect(reduce(state, close('/home'))).toBe(state);
    expect(isHome(state, '/home')).toBe(true);
  });

  it('shows the previous tab after the active one closes, else the first', () => {
    expect(run(reset, open('/a'), open('/b'), close('/b')).activeKey).toBe('/a');
    expect(run(reset, open('/a'), close('/a')).activeKey).toBe('/home');
  });

  it('keeps the active tab when another tab closes', () => {
    expect(run(reset, open('/a'), open('/b'), close('/a')).activeKey).toBe('/b');
  });

  it('refuses a ninth tab', () => {
    const full = run(reset, ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)));
    expect(full.tabs).toHaveLength(TABS.max);
    expect(openOutcome(full, tab('/ninth'))).toBe('limit');
    expect(reduce(full, open('/ninth'))).toBe(full);
    expect(openOutcome(full, tab('/0'))).toBe('opens');
  });

  it('replaces a page that could not be loaded by a ninth one, whether it is in front or not', () => {
    const full = run(reset, ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)));
    const fail = (key: string) =>
      reduce(full, { type: 'setFailed', payload: { viewId: `view:${key}`, isFailed: true } });
    const others = full.tabs.map(({ key }) => key);
    expect(keys(reduce(fail('/2'), open('/ninth')))).toEqual([...others.filter((key) => key !== '/2'), '/ninth']);
    expect(keys(reduce(fail('/6'), open('/ninth')))).toEqual([...others.filter((key) => key !== '/6'), '/ninth']);
    expect(reduce(fail('/2'), open('/ninth')).activeKey).toBe('/ninth');
  });

  it('counts a page again that could be loaded after a retry or a refresh', () => {
    const full = run(reset, ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)), {
      type: 'setFailed',
      payload: { viewId: 'view:/6', isFailed: true },
    });
    const retried = reduce(full, { type: 'setFailed', payload: { viewId: 'view:/6', isFailed: false } });
    const refreshed = reduce(full, { type: 'renewView', payload: { viewId: 'again' } });
    expect([full, retried, refreshed].map((state) => openOutcome(state, tab('/ninth')))).toEqual([
      'opens',
      'limit',
      'limit',
    ]);
  });

  it('never replaces home', () => {
    const full = run(
      reset,
      open('/home'),
      { type: 'setFailed', payload: { viewId: 'view:/home', isFailed: true } },
      ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)),
    );
    expect(openOutcome(full, tab('/ninth'))).toBe('limit');
  });

  it('knows which tabs were used least recently: first those that were not shown since the reload', () => {
    const state = run(
      { type: 'reset', payload: { home, restored: [tab('/a'), tab('/b'), tab('/c'), tab('/d')] } },
      open('/d'),
      open('/b'),
      open('/d'),
    );
    expect(byLeastRecentUse(state).map(({ key }) => key)).toEqual(['/a', '/c', '/b', '/d']);
  });

  it('opens no tab without a name', () => {
    expect(openOutcome(run(reset), tab('/x', ''))).toBe('unnamed');
  });

  it('closes the others, but not home', () => {
    const state = run(reset, open('/a'), open('/b'), open('/c'), {
      type: 'removeOthers',
      payload: { key: '/b', viewId: 'fresh' },
    });
    expect(keys(state)).toEqual(['/home', '/b']);
    expect(state.activeKey).toBe('/b');
  });

  it('gives the active tab a new view on refresh', () => {
    expect(activeTab(run(reset, open('/a'), { type: 'renewView', payload: { viewId: 'again' } }))?.viewId).toBe(
      'again',
    );
  });

  it('reopens closed tabs, the last first, each with a new view', () => {
    const closed = run(reset, open('/a'), open('/b'), {
      type: 'removeOthers',
      payload: { key: '/home', viewId: 'fresh' },
    });
    const state = reduce(closed, { type: 'openClosed', payload: { viewId: 'again' } });
    expect(activeTab(state)).toMatchObject({ key: '/b', viewId: 'again' });
    expect(state.closed.map(({ key }) => key)).toEqual(['/a']);
  });

  it('does not reopen an open tab, nor any tab at the limit', () => {
    const reopened = run(reset, open('/a'), close('/a'), open('/a'));
    expect(reduce(reopened, { type: 'openClosed', payload: { viewId: 'again' } })).toBe(reopened);
    const full = run(
      reset,
      open('/a'),
      close('/a'),
      ...Array.from({ length: TABS.max - 1 }, (_, index) => open(`/${index}`)),
    );
    expect(reduce(full, { type: 'openClosed', payload: { viewId: 'again' } })).toBe(full);
  });

  it('moves a tab, but not before home, and does not move home', () => {
    const state = run(reset, open('/a'), open('/b'), open('/c'));
    const move = (key: string, toIndex: number) => keys(reduce(state, { type: 'move', payload: { key, toIndex } }));
    expect(move('/c', 1)).toEqual(['/home', '/c', '/a', '/b']);
    expect(move('/a', 99)).toEqual(['/home', '/b', '/c', '/a']);
    expect(move('/b', 0)).toEqual(['/home', '/b', '/a', '/c']);
    expect(reduce(state, { type: 'move', payload: { key: '/home', toIndex: 2 } })).toBe(state);
  });

  it('restores each tab once without a view, and creates the view when the tab is shown', () => {
    const state = run({ type: 'reset', payload: { home, restored: [tab('/a'), tab('/home'), tab('/a')] } });
    expect(state.tabs.map((item) => item.viewId)).toEqual([null, null]);
    expect(activeTab(reduce(state, open('/a')))?.viewId).toBe('view:/a');
  });

  it('shows a page without a tab, and forgets it when a tab is shown', () => {
    const state = run(reset, open('/a'), {
      type: 'openStandalone',
      payload: { tab: tab('/litheform'), viewId: 'free' },
    });
    expect(keys(state)).toEqual(['/home', '/a']);
    expect(activeTab(state)?.viewId).toBe('free');
    expect(reduce(state, open('/a')).standalone).toBeNull();
  });

  it('keeps what a page wants back over a refresh and a reopening, and drops it when the page is opened anew', () => {
    const kept = run(reset, open('/a'), { type: 'keepState', payload: { viewId: 'view:/a', state: { level: 2 } } });
    const refreshed = reduce(kept, { type: 'renewView', payload: { viewId: 'again' } });
    const closed = reduce(kept, close('/a'));
    const reopened = reduce(closed, { type: 'openClosed', payload: { viewId: 'again' } });
    const anew = reduce(closed, open('/a'));
    expect([refreshed, reopened, anew].map((state) => activeTab(state)?.state)).toEqual([
      { level: 2 },
      { level: 2 },
      undefined,
    ]);
  });

  it('adopts the title that a page sets, and keeps the name with which it was opened', () => {
    const state = run(reset, open('/a'), { type: 'setTitle', payload: { viewId: 'view:/a', title: 'Order 7' } });
    expect(activeTab(state)).toMatchObject({ title: 'Order 7', name: '/a' });
  });
});

const anyAction: fc.Arbitrary<TabAction> = fc
  .record({
    type: fc.constantFrom('open', 'openStandalone', 'remove', 'removeOthers', 'renewView', 'openClosed', 'move'),
    key: fc.constantFrom('/home', ...Array.from({ length: 12 }, (_, index) => `/${index}`)),
    viewId: fc.uuid(),
    toIndex: fc.integer({ min: -2, max: 12 }),
  })
  .map(({ type, key, viewId, toIndex }) => ({ type, payload: { tab: tab(key), key, viewId, toIndex } }) as TabAction);

it('for any sequence, home stays, eight is the limit, keys are unique and the shown tab is active', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      const state = [reset, open('/home'), ...actions].reduce(reduce, NO_TABS);
      expect(state.tabs[0]?.key).toBe('/home');
      expect(state.tabs.length).toBeLessThanOrEqual(TABS.max);
      expect(new Set(keys(state)).size).toBe(state.tabs.length);
      expect(activeTab(state)?.viewId).toEqual(expect.any(String));
      expect(state.closed.length).toBeLessThanOrEqual(TABS.max);
    }),
  );
});
