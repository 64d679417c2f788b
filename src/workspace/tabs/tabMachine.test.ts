import fc from 'fast-check';
import { TABS } from '@/common/constants/workspace';
import { activeTab, isHome, next, NO_TABS, openOutcome } from './tabMachine';
import type { TabEvent, TabFacts, TabState } from './tabMachine';

const tab = (key: string, name = key): TabFacts => ({ key, name, code: key, changeRoute: true, isNative: false });
const home = tab('/home');
const run = (...events: TabEvent[]) => events.reduce(next, NO_TABS);
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
    const after = next(before, { type: 'open', tab: tab('/a'), viewId: 'other' });
    expect(keys(after)).toEqual(keys(before));
    expect(activeTab(after)?.viewId).toBe('view:/a');
  });

  it('never closes home', () => {
    const state = run(reset, open('/home'));
    expect(next(state, close('/home'))).toBe(state);
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
    expect(next(full, open('/ninth'))).toBe(full);
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

  it('gives the active tab a new view on refresh, without its unsaved mark', () => {
    const dirty = run(reset, open('/a'), { type: 'setDirty', viewId: 'view:/a', isDirty: true });
    expect(activeTab(dirty)?.isDirty).toBe(true);
    const fresh = next(dirty, { type: 'refresh', viewId: 'again' });
    expect(activeTab(fresh)).toMatchObject({ viewId: 'again', isDirty: false });
  });

  it('brings restored tabs back asleep, each once, and wakes one when it is shown', () => {
    const state = run({ type: 'reset', home, restored: [tab('/a'), tab('/home'), tab('/a')] });
    expect(state.tabs.map((item) => item.viewId)).toEqual([null, null]);
    expect(activeTab(next(state, open('/a')))?.viewId).toBe('view:/a');
  });

  it('shows a page without a tab, and forgets it when a tab is shown', () => {
    const state = run(reset, open('/a'), { type: 'openUntabbed', tab: tab('/litheform'), viewId: 'free' });
    expect(keys(state)).toEqual(['/home', '/a']);
    expect(activeTab(state)?.viewId).toBe('free');
    expect(next(state, open('/a')).untabbed).toBeNull();
  });

  it('takes the name a page gives itself', () => {
    const state = run(reset, open('/a'), { type: 'setName', viewId: 'view:/a', name: 'Order 7' });
    expect(activeTab(state)?.name).toBe('Order 7');
  });
});

const anyEvent: fc.Arbitrary<TabEvent> = fc
  .record({
    type: fc.constantFrom('open', 'openUntabbed', 'close', 'closeOthers', 'refresh', 'setDirty'),
    key: fc.constantFrom('/home', ...Array.from({ length: 12 }, (_, index) => `/${index}`)),
    viewId: fc.uuid(),
    isDirty: fc.boolean(),
  })
  .map(({ type, key, viewId, isDirty }): TabEvent => {
    switch (type) {
      case 'open':
      case 'openUntabbed':
        return { type, tab: tab(key), viewId };
      case 'setDirty':
        return { type, viewId, isDirty };
      case 'refresh':
        return { type, viewId };
      default:
        return { type: type === 'close' ? 'close' : 'closeOthers', key, viewId };
    }
  });

it('whatever a person does, home stays, eight is the limit, keys are unique and what is shown is alive', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const state = [reset, open('/home'), ...events].reduce(next, NO_TABS);
      expect(state.tabs[0]?.key).toBe('/home');
      expect(state.tabs.length).toBeLessThanOrEqual(TABS.max);
      expect(new Set(keys(state)).size).toBe(state.tabs.length);
      expect(activeTab(state)?.viewId).toEqual(expect.any(String));
    }),
  );
});
