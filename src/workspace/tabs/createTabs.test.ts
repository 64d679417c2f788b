import { createWorkspaceStore } from '../store/createWorkspaceStore';
import { createTabs } from './createTabs';
import type { TabEntry, TabFacts } from './tabReducer';

const facts = (key: string): TabFacts => ({
  key,
  name: key,
  title: key,
  code: key,
  changeRoute: true,
  isNative: false,
});
const tab = (key: string): TabEntry => ({ ...facts(key), target: { kind: 'page', pageCode: key, linkParam: {} } });

function setUp() {
  const store = createWorkspaceStore();
  let kept: readonly TabFacts[] = [facts('/kept'), facts('/forbidden')];
  const canClose = jest.fn((_viewIds: readonly string[], _finished?: string) => Promise.resolve(true));
  const unsaved = new Set<string>();
  const forgetReads = jest.fn();
  let count = 0;
  const tabs = createTabs({
    store,
    cache: {
      read: () => kept,
      write: (state) => {
        kept = state.tabs;
      },
    },
    newId: () => `v${++count}`,
    forgetReads,
    canClose,
    needsConfirmation: (viewIds) => viewIds.some((id) => unsaved.has(id)),
  });
  const restore = ({ key }: TabFacts) => (key === '/forbidden' ? undefined : tab(key));
  tabs.reset(tab('/home'), restore);
  tabs.open(tab('/home'));
  return {
    tabs,
    unsaved,
    canClose,
    forgetReads,
    kept: () => kept.map((item) => item.key),
    keys: () => store.getState().tabs.tabs.map((item) => item.key),
  };
}

it('the tabs that were kept come back, without those that may not', () => {
  expect(setUp().keys()).toEqual(['/home', '/kept']);
});

it('every change is kept', () => {
  const { tabs, kept } = setUp();
  tabs.open(tab('/a'));
  expect(kept()).toEqual(['/home', '/kept', '/a']);
});

it('a tab closes only when it may', async () => {
  const { tabs, canClose, keys } = setUp();
  tabs.open(tab('/a'));
  canClose.mockResolvedValueOnce(false);
  await expect(tabs.close('/a')).resolves.toBe(false);
  expect(keys()).toEqual(['/home', '/kept', '/a']);
  expect(canClose).toHaveBeenCalledWith([tabs.active()?.viewId], undefined);
  await expect(tabs.close('/a')).resolves.toBe(true);
});

it('the tabs that closed last come back first', async () => {
  const { tabs, keys } = setUp();
  tabs.open(tab('/a'));
  tabs.open(tab('/b'));
  await tabs.close('/a');
  await tabs.close('/b');
  expect([await tabs.reopen(), await tabs.reopen(), await tabs.reopen()]).toEqual(['opens', 'opens', 'none']);
  expect(keys()).toEqual(['/home', '/kept', '/b', '/a']);
});

it('a tab keeps the place it was moved to', () => {
  const { tabs, kept } = setUp();
  tabs.open(tab('/a'));
  tabs.open(tab('/b'));
  tabs.move('/b', 1);
  expect(kept()).toEqual(['/home', '/b', '/kept', '/a']);
});

it('refreshing asks too, and gives the tab a new view, which reads everything anew', async () => {
  const { tabs, canClose, forgetReads } = setUp();
  const before = tabs.active()?.viewId;
  canClose.mockResolvedValueOnce(false);
  await expect(tabs.refresh()).resolves.toBe(false);
  expect(tabs.active()?.viewId).toBe(before);
  expect(forgetReads).not.toHaveBeenCalled();
  await expect(tabs.refresh()).resolves.toBe(true);
  expect(forgetReads).toHaveBeenCalledTimes(1);
  expect(tabs.active()?.viewId).not.toBe(before);
});

it('whoever opened a tab learns what its page handed back', async () => {
  const { tabs } = setUp();
  tabs.open(tab('/a'));
  const result = tabs.closed('/a');
  await expect(tabs.finish(tabs.active()?.viewId ?? '', 'picked')).resolves.toBe('closed');
  await expect(result).resolves.toBe('picked');
});

it('and learns nothing when a person closed it', async () => {
  const { tabs } = setUp();
  tabs.open(tab('/a'));
  const result = tabs.closed('/a');
  await tabs.closeOthers('/home');
  await expect(result).resolves.toBeUndefined();
});

it('a page that closes itself without a result is asked about its unsaved input first', async () => {
  const { tabs, canClose, keys } = setUp();
  tabs.open(tab('/a'));
  const viewId = tabs.active()?.viewId ?? '';
  canClose.mockResolvedValueOnce(false);
  await expect(tabs.finish(viewId)).resolves.toBe('kept');
  expect(canClose).toHaveBeenCalledWith([viewId], undefined);
  expect(keys()).toEqual(['/home', '/kept', '/a']);
  await expect(tabs.finish(viewId)).resolves.toBe('closed');
  expect(keys()).toEqual(['/home', '/kept']);
});

it('a page that closes itself with a result is not asked about, but what goes with it is', async () => {
  const { tabs, canClose, keys } = setUp();
  tabs.open(tab('/a'));
  const page = `${tabs.active()?.viewId}/0`;
  canClose.mockResolvedValueOnce(false);
  await expect(tabs.finish(page, 'saved')).resolves.toBe('kept');
  expect(canClose).toHaveBeenCalledWith([tabs.active()?.viewId], page);
  expect(keys()).toContain('/a');
});

it('home does not close itself', async () => {
  const { tabs, keys } = setUp();
  await expect(tabs.finish(tabs.active()?.viewId ?? '')).resolves.toBe('notClosable');
  expect([tabs.isClosable('/home'), tabs.isClosable('/elsewhere')]).toEqual([false, false]);
  expect(keys()).toEqual(['/home', '/kept']);
});

it('a page without a tab keeps its view when it is asked to and its code is the same', () => {
  const { tabs } = setUp();
  tabs.openStandalone(tab('/x?1'));
  const viewId = tabs.active()?.viewId;
  tabs.openStandalone({ ...tab('/x?2'), code: '/x?1' }, true);
  expect(tabs.active()).toMatchObject({ key: '/x?2', viewId });
  tabs.openStandalone({ ...tab('/x?3'), code: '/x?1' });
  expect(tabs.active()?.viewId).not.toBe(viewId);
});

describe('unsaved input of a page without a tab', () => {
  function typed() {
    const all = setUp();
    all.tabs.openStandalone({ ...tab('/litheform'), code: 'survey' });
    const viewId = all.tabs.active()?.viewId ?? '';
    all.unsaved.add(viewId);
    return { ...all, viewId };
  }

  it('is asked about before another page comes, and not before the same page or code does', async () => {
    const { tabs, canClose, viewId } = typed();
    expect(tabs.confirmStandaloneClose({ key: '/litheform' })).toBeUndefined();
    expect(tabs.confirmStandaloneClose({ key: '/litheform?2', code: 'survey' })).toBeUndefined();
    canClose.mockResolvedValueOnce(false);
    await expect(tabs.confirmStandaloneClose({ key: '/a', code: 'a' })).resolves.toBe(false);
    expect(canClose).toHaveBeenCalledWith([viewId], undefined);
  });

  it('keeps a closed tab from coming back in front, and the other tabs from closing', async () => {
    const { tabs, canClose, viewId, keys } = typed();
    await tabs.close('/kept');
    canClose.mockResolvedValue(false);
    await expect(tabs.reopen()).resolves.toBe('kept');
    await expect(tabs.closeOthers('/home')).resolves.toBe(false);
    expect(canClose).toHaveBeenLastCalledWith([viewId], undefined);
    expect([tabs.active()?.viewId, keys()]).toEqual([viewId, ['/home']]);
  });

  it('goes with the result when the page closes itself', async () => {
    const { tabs, canClose, viewId } = typed();
    const result = tabs.closed('/litheform');
    tabs.setTitle(viewId, '问卷');
    await expect(tabs.finish(viewId, 'sent')).resolves.toBe('standalone');
    expect(canClose).toHaveBeenCalledWith([viewId], viewId);
    await expect(result).resolves.toBe('sent');
    expect(tabs.active()).toBeUndefined();
  });
});
