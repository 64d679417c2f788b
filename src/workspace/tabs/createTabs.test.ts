import { createStore } from '../store/createStore';
import { createTabs } from './createTabs';
import type { TabFacts } from './tabMachine';

const tab = (key: string): TabFacts => ({ key, name: key, code: key, changeRoute: true, isNative: false });

function setUp() {
  const store = createStore();
  const written = new Map<string, readonly TabFacts[]>([['p2', [tab('/kept')]]]);
  const confirmLoss = jest.fn<Promise<boolean>, []>();
  let count = 0;
  const tabs = createTabs({
    store,
    cache: { read: (id) => written.get(id) ?? [], write: (id, state) => written.set(id, state.tabs) },
    newId: () => `v${++count}`,
    confirmLoss,
  });
  tabs.reset('p1', tab('/home'));
  tabs.open(tab('/home'));
  return { tabs, confirmLoss, written, keys: () => store.getState().tabs.tabs.map((item) => item.key) };
}

it('every change is kept for the position', () => {
  const { tabs, written } = setUp();
  tabs.open(tab('/a'));
  expect(written.get('p1')?.map((item) => item.key)).toEqual(['/home', '/a']);
});

it('another position has its own tabs', () => {
  const { tabs, keys } = setUp();
  tabs.open(tab('/a'));
  tabs.reset('p2', tab('/home'));
  expect(keys()).toEqual(['/home', '/kept']);
});

it('a tab with unsaved input closes only after a yes', async () => {
  const { tabs, confirmLoss, keys } = setUp();
  tabs.open(tab('/a'));
  tabs.setDirty(tabs.active()?.viewId ?? '', true);
  confirmLoss.mockResolvedValueOnce(false);
  await expect(tabs.close('/a')).resolves.toBe(false);
  expect(keys()).toEqual(['/home', '/a']);
  confirmLoss.mockResolvedValueOnce(true);
  await expect(tabs.close('/a')).resolves.toBe(true);
});

it('refreshing asks too, and gives the tab a new view', async () => {
  const { tabs, confirmLoss } = setUp();
  const before = tabs.active()?.viewId ?? '';
  tabs.setDirty(before, true);
  confirmLoss.mockResolvedValueOnce(false);
  await expect(tabs.refresh()).resolves.toBe(false);
  expect(tabs.active()?.viewId).toBe(before);
  confirmLoss.mockResolvedValueOnce(true);
  await expect(tabs.refresh()).resolves.toBe(true);
  expect(tabs.active()?.viewId).not.toBe(before);
});

it('whoever opened a tab learns what its page handed back', async () => {
  const { tabs } = setUp();
  tabs.open(tab('/a'));
  const result = tabs.closed('/a');
  tabs.finish(tabs.active()?.viewId ?? '', 'picked');
  await expect(result).resolves.toBe('picked');
});

it('and learns nothing when a person closed it', async () => {
  const { tabs } = setUp();
  tabs.open(tab('/a'));
  const result = tabs.closed('/a');
  await tabs.closeOthers('/home');
  await expect(result).resolves.toBeUndefined();
});
