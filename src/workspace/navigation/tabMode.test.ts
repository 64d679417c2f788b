import { flush, page, setUpNavigation as setUp } from '../../../tests/support/setUpNavigation';

describe('without tab mode', () => {
  const start = (options: Parameters<typeof setUp>[0] = {}) => setUp({ isTabMode: false, ...options });

  it('each page replaces the one before', () => {
    const { go, keys, state } = start();
    go(page('orders'));
    go(page('visits'));
    expect(keys()).toEqual([page('home')]);
    expect(state().standalone?.code).toBe('visits');
  });

  it('the tabs of the last visit are not opened', () => {
    const kept = {
      key: page('orders'),
      name: 'Orders',
      title: 'Orders',
      code: 'orders',
      changeRoute: true,
      isNative: false,
    };
    expect(start({ kept: [kept] }).keys()).toEqual([page('home')]);
    expect(setUp({ kept: [kept] }).keys()).toEqual([page('home'), page('orders')]);
  });

  it('a page with unsaved input asks before the next one replaces it', async () => {
    const { go, navigation, active, unsaved, askAbout, path } = start();
    go(page('orders'));
    const viewId = active()?.viewId ?? '';
    unsaved.add(viewId);
    askAbout.mockResolvedValueOnce(false);
    navigation.navigate('/rolemgr');
    await flush();
    expect([askAbout.mock.calls, path()]).toEqual([[[[viewId], undefined]], page('orders')]);
    navigation.navigate('/rolemgr');
    await flush();
    expect(path()).toBe('/rolemgr');
  });

  it('a page in a new tab is stacked over its opener, which gets its result', async () => {
    const { go, navigation, active, shown, keys, topLayer } = start();
    go(page('orders'));
    const opener = active()?.viewId ?? '';
    const result = navigation.open({ pageCode: 'order', mode: 'tab', title: 'Order 7' }, opener);
    await flush();
    expect([shown(), keys()]).toEqual([[['order', opener]], [page('home')]]);
    await navigation.finish(topLayer(opener)?.id ?? '', 'saved');
    await expect(result).resolves.toBe('saved');
    expect(active()?.viewId).toBe(opener);
  });

  it('a page that closes itself is asked once and leads one step back', async () => {
    const { go, navigation, active, askAbout, back, state } = start();
    go('/rolemgr');
    const viewId = active()?.viewId ?? '';
    askAbout.mockResolvedValueOnce(false);
    await navigation.close('/rolemgr');
    expect([state().standalone?.viewId, back.mock.calls.length]).toEqual([viewId, 0]);
    await navigation.close('/rolemgr');
    expect([state().standalone, askAbout.mock.calls.length, back.mock.calls.length]).toEqual([null, 2, 1]);
  });

  it('a page whose discarded input comes back opens again without a tab', async () => {
    const { go, navigation, active, keys, path } = start();
    go('/rolemgr');
    const closed = active();
    go(page('orders'));
    if (!closed) throw new Error('There was a page');
    const viewId = await navigation.reopenTab(closed);
    expect([viewId, path(), keys()]).toEqual([active()?.viewId, '/rolemgr', [page('home')]]);
    expect(viewId).not.toBe(closed.viewId);
  });
});

describe('the end of tab mode', () => {
  it('closes all tabs but home after one question; the page in front keeps its view', async () => {
    const { go, setTabMode, active, askAbout, keys, state } = setUp();
    go(page('orders'));
    const others = [active()?.viewId];
    go('/rolemgr');
    const front = active();
    await expect(setTabMode(false)).resolves.toBe(true);
    expect(askAbout.mock.calls).toEqual([[others, undefined]]);
    expect(keys()).toEqual([page('home')]);
    expect(state().standalone).toEqual(front);
    expect(active()).toEqual(front);
    go(page('visits'));
    expect(keys()).toEqual([page('home')]);
  });

  it('changes nothing when the person keeps a page', async () => {
    const { go, setTabMode, askAbout, keys } = setUp();
    go(page('orders'));
    go('/rolemgr');
    askAbout.mockResolvedValueOnce(false);
    await expect(setTabMode(false)).resolves.toBe(false);
    expect(keys()).toEqual([page('home'), page('orders'), '/rolemgr']);
    go(page('visits'));
    expect(keys()).toContain(page('visits'));
  });

  it('at home leaves home alone', async () => {
    const { go, setTabMode, active, state } = setUp();
    go(page('home'));
    const { viewId } = active() ?? {};
    await setTabMode(false);
    expect([active()?.viewId, state().standalone]).toEqual([viewId, null]);
  });
});

describe('the beginning of tab mode', () => {
  it('gives the page in front a tab and keeps its view; further pages get tabs again', async () => {
    const { go, setTabMode, active, keys, state, syncTabToRoute } = setUp({ isTabMode: false });
    go('/rolemgr');
    const viewId = active()?.viewId;
    await expect(setTabMode(true)).resolves.toBe(true);
    syncTabToRoute();
    expect([keys(), state().standalone, active()?.viewId]).toEqual([[page('home'), '/rolemgr'], null, viewId]);
    go(page('orders'));
    expect(keys()).toEqual([page('home'), '/rolemgr', page('orders')]);
  });

  it.each(['/litheform?pagecode=survey', '/no-such'])(
    'leaves a page that never has a tab without one: %s',
    async (path) => {
      const { go, setTabMode, active, keys, state } = setUp({ isTabMode: false });
      go(path);
      await setTabMode(true);
      expect([keys(), state().standalone?.key, active()?.key]).toEqual([[page('home')], path, path]);
    },
  );

  it('lets the person reopen the tabs that its end has closed', async () => {
    const { go, navigation, setTabMode, keys } = setUp();
    go(page('orders'));
    go('/rolemgr');
    await setTabMode(false);
    await setTabMode(true);
    navigation.reopen();
    await flush();
    expect(keys()).toEqual([page('home'), '/rolemgr', page('orders')]);
  });
});
