import { flush, page, setUpNavigation as setUp } from '../../../tests/support/setUpNavigation';

describe('going to an address', () => {
  it('without a page leads home', () => {
    const { go, path, active } = setUp();
    go('/');
    expect(path()).toBe(page('home'));
    expect(active()?.key).toBe(page('home'));
  });

  it('opens a tab named as in the menu', () => {
    const { go, active } = setUp();
    go(page('orders'));
    expect(active()).toMatchObject({ name: 'title of orders', code: 'orders', isNative: false });
  });

  it('twice opens one tab, with one view', () => {
    const { go, syncTabToRoute, keys, active } = setUp();
    go(page('orders'));
    const view = active()?.viewId;
    syncTabToRoute();
    expect(keys()).toEqual([page('home'), page('orders')]);
    expect(active()?.viewId).toBe(view);
  });

  it('fetches the protocol before the page is rendered, and only once for a view', () => {
    const { go, prefetched } = setUp();
    go(page('orders'));
    go(page('home'));
    go(page('orders'));
    go('/rolemgr');
    expect(prefetched).toEqual(['orders', 'home']);
  });

  it('of a screen of the host opens a tab like any other', () => {
    const { go, active } = setUp({ functionCodes: ['may passwordmgr'] });
    go('/passwordmgr');
    expect(active()).toMatchObject({ name: 'workspace.screen.passwordmgr', isNative: true });
  });

  it('of a native screen opens it with permission', () => {
    const { go, active } = setUp();
    go('/rolemgr');
    expect(active()).toMatchObject({ key: '/rolemgr', code: 'native:rolemgr', isNative: true });
  });

  it('without permission shows a message and stays', () => {
    const { go, warnings, path, keys } = setUp();
    go(page('orders'));
    go('/dealed');
    expect(warnings).toEqual(['workspace.guard.denied']);
    expect(path()).toBe(page('orders'));
    expect(keys()).toEqual([page('home'), page('orders')]);
  });

  it('without permission leads to the sign-in screen', () => {
    const { go, signInAgain } = setUp();
    go('/masterflowmanager');
    expect(signInAgain.mock.calls).toEqual([['workspace.guard.signIn']]);
  });

  it('without permission stays when the user keeps the unsaved input', async () => {
    const { go, signInAgain, path, active } = setUp();
    go(page('orders'));
    signInAgain.mockResolvedValueOnce(false);
    go('/masterflowmanager');
    await flush();
    expect([path(), active()?.key]).toEqual([page('orders'), page('orders')]);
  });

  it('that the product does not have shows the catch-all page, without a tab', () => {
    const { go, state, keys } = setUp();
    go('/no-such');
    expect(state().standalone?.key).toBe('/no-such');
    expect(keys()).toEqual([page('home')]);
  });

  it('outside the workspace does not change its tabs', () => {
    const { go, state } = setUp();
    go(page('orders'));
    const before = state();
    go('/login');
    expect(state()).toBe(before);
  });

  it('of a ninth page shows the limit of eight tabs and stays', () => {
    const { go, warnTabLimit, path, keys } = setUp();
    Array.from({ length: 7 }, (_, index) => go(page(`p${index}`)));
    go(page('ninth'));
    expect(warnTabLimit.mock.calls).toEqual([[true]]);
    expect(path()).toBe(page('p6'));
    expect(keys()).toHaveLength(8);
  });

  it('of a ninth page closes the least recently used tab without unsaved input, when that is accepted', async () => {
    const { go, warnTabLimit, unsaved, state, path, keys, active } = setUp();
    Array.from({ length: 7 }, (_, index) => go(page(`p${index}`)));
    state()
      .tabs.slice(1, 3)
      .forEach(({ viewId }) => unsaved.add(viewId ?? ''));
    warnTabLimit.mockResolvedValue(true);
    go(page('ninth'));
    await flush();
    expect(keys()).toEqual(['home', 'p0', 'p1', 'p3', 'p4', 'p5', 'p6', 'ninth'].map(page));
    expect([path(), active()?.key]).toEqual([page('ninth'), page('ninth')]);
  });

  it('of a ninth page offers to close no tab when all hold unsaved input', async () => {
    const { go, warnTabLimit, unsaved, state, keys } = setUp();
    Array.from({ length: 7 }, (_, index) => go(page(`p${index}`)));
    state().tabs.forEach(({ viewId }) => unsaved.add(viewId ?? ''));
    go(page('ninth'));
    await flush();
    expect(warnTabLimit.mock.calls).toEqual([[false]]);
    expect(keys()).toHaveLength(8);
  });

  it('opens a ninth page in a tab of its own when room is made, and its opener gets the result', async () => {
    const { go, navigation, warnTabLimit, keys, active } = setUp();
    Array.from({ length: 7 }, (_, index) => go(page(`p${index}`)));
    warnTabLimit.mockResolvedValue(true);
    const result = navigation.open({ pageCode: 'ninth', mode: 'tab' });
    await flush();
    expect([keys().includes(page('p0')), active()?.key]).toEqual([false, page('ninth')]);
    await navigation.finish(active()?.viewId ?? '', 'done');
    await expect(result).resolves.toBe('done');
  });

  it('reopens the tab that closed last when room is made for it, not the one that makes room', async () => {
    const { go, navigation, warnTabLimit, active } = setUp();
    go(page('closed'));
    await navigation.close(page('closed'));
    Array.from({ length: 7 }, (_, index) => go(page(`p${index}`)));
    warnTabLimit.mockResolvedValue(true);
    navigation.reopen();
    await flush();
    expect(active()?.key).toBe(page('closed'));
  });

  it.each(['/page?pagecode=native:rolemgr', '/litheform?pagecode=native:rolemgr', '/RoleMgr/'])(
    '"%s" becomes the route of its native screen',
    (address) => {
      const { go, path, keys } = setUp();
      go(address);
      expect([path(), keys()]).toEqual(['/rolemgr', [page('home'), '/rolemgr']]);
    },
  );

  it('of a page whose code is the sign-in screen leads home, and the workspace stays', () => {
    const { go, path, active } = setUp();
    go(page('orders'));
    go('/page?pagecode=native:login');
    expect([path(), active()?.key]).toEqual([page('home'), page('home')]);
  });

  it.each(['/page?pagecode=native:rolemgr', '/litheform?pagecode=native:rolemgr', '/RoleMgr/', '/rolemgr?x=1'])(
    '"%s" is refused without the function code of the screen',
    (address) => {
      const { go, warnings, path, keys } = setUp({ functionCodes: ['any'] });
      go(page('orders'));
      go(address);
      expect([warnings, path(), keys()]).toEqual([
        ['workspace.guard.denied'],
        page('orders'),
        [page('home'), page('orders')],
      ]);
    },
  );

  it('with the page code before the hash is rewritten to have it after the hash', () => {
    const { go, path, active } = setUp({ outerQuery: '?pagecode=orders' });
    go('/page');
    expect([path(), active()?.code]).toEqual([page('orders'), 'orders']);
  });

  it('is kept in the tab', () => {
    const { go, active } = setUp();
    go('/page?pagecode=order&linkparam={"id":7}&pagestatus=3');
    expect(active()?.target).toEqual({ kind: 'page', pageCode: 'order', linkParam: { id: 7 }, status: 3 });
  });

  it('of a lithe form with another query keeps the view, with another page code it does not', () => {
    const { go, active, path, store } = setUp();
    go('/litheform?pagecode=survey');
    const viewId = active()?.viewId;
    store.dispatch({ type: 'tabs/setTitle', payload: { viewId: viewId ?? '', title: '问卷' } });
    go('/litheform?pagecode=survey&linkparam={"id":7}');
    expect([active()?.viewId, active()?.title, path()]).toEqual([
      viewId,
      '问卷',
      '/litheform?pagecode=survey&linkparam=%7B%22id%22%3A7%7D',
    ]);
    go('/litheform?pagecode=other');
    expect(active()?.viewId).not.toBe(viewId);
  });

  it('of a lithe form gets no tab', () => {
    const { go, state, keys } = setUp();
    go('/litheform?pagecode=survey');
    expect(state().standalone?.code).toBe('survey');
    expect(keys()).toEqual([page('home')]);
  });
});

describe('unsaved input in a page without a tab', () => {
  const SURVEY = '/litheform?pagecode=survey';

  async function typed(mayGo: boolean) {
    const all = setUp();
    all.go(page('orders'));
    void all.navigation.open({ pageCode: 'visits', mode: 'tab' });
    await flush();
    const inTab = all.active()?.key ?? '';
    all.go(SURVEY);
    const viewId = all.active()?.viewId ?? '';
    all.unsaved.add(viewId);
    all.askAbout.mockResolvedValue(mayGo);
    return { ...all, inTab, viewId };
  }

  type Typed = Awaited<ReturnType<typeof typed>>;
  const WAYS: [string, (all: Typed) => unknown, string][] = [
    ['the menu', ({ navigation }) => navigation.navigate(page('visits')), page('visits')],
    ['the tab of another address', ({ navigation }) => navigation.activate(page('orders')), page('orders')],
    ['a tab that leaves the address alone', ({ navigation, inTab }) => navigation.activate(inTab), page('visits')],
    [
      'a page that opens as a tab',
      ({ navigation }) => void navigation.open({ pageCode: 'home', mode: 'tab' }),
      page('home'),
    ],
    [
      'a page that replaces it',
      ({ navigation }) => void navigation.open({ pageCode: 'orders', mode: 'replace' }),
      page('orders'),
    ],
    ['the browser’s back button', ({ goByBrowser }) => goByBrowser(page('orders')), page('orders')],
    ['a typed address', ({ goByBrowser }) => goByBrowser(page('visits'), 'address'), page('visits')],
    ['an address that is not found', ({ goByBrowser }) => goByBrowser('/no-such', 'address'), '/no-such'],
  ];

  it.each(WAYS)('is asked about before %s replaces the page, and stays when the user stays', async (_way, leave) => {
    const all = await typed(false);
    await leave(all);
    await flush();
    expect(all.askAbout.mock.calls).toEqual([[[all.viewId], undefined]]);
    expect([all.path(), all.active()?.viewId]).toEqual([SURVEY, all.viewId]);
  });

  it.each(WAYS)('is discarded for %s when the user agrees', async (_way, leave, key) => {
    const all = await typed(true);
    await leave(all);
    await flush();
    expect(all.askAbout).toHaveBeenCalledTimes(1);
    expect(all.active()?.key).toBe(key);
  });

  it('ignores the back button while the confirmation is open', async () => {
    const { goByBrowser, active } = await typed(true);
    await Promise.all([goByBrowser(page('orders')), goByBrowser(page('home'))]);
    expect(active()?.key).toBe(page('orders'));
  });

  it('is not asked about for an address that does not leave the page', async () => {
    const { goByBrowser, askAbout, path, warnings } = await typed(true);
    await goByBrowser('/dealed', 'address');
    expect([askAbout.mock.calls, warnings, path()]).toEqual([[], ['workspace.guard.denied'], SURVEY]);
  });

  it('is discarded when the page returns a result, and the browser goes back', async () => {
    const { navigation, viewId, back, askAbout, state } = await typed(true);
    await expect(navigation.finish(viewId, 'sent')).resolves.toBe(true);
    expect([askAbout.mock.calls, back.mock.calls.length, state().standalone]).toEqual([[[[viewId], viewId]], 1, null]);
  });
});

describe('opening a page', () => {
  it('as a tab does not change the address and returns its result', async () => {
    const { go, navigation, active, path } = setUp();
    go(page('orders'));
    const result = navigation.open({ pageCode: 'order', mode: 'tab', title: 'Order 7' });
    expect(active()).toMatchObject({ name: 'Order 7', changeRoute: false });
    expect(path()).toBe(page('orders'));
    await navigation.finish(active()?.viewId ?? '', 'saved');
    await expect(result).resolves.toBe('saved');
  });

  it('in a dialog or a new window does not change the tabs', async () => {
    const { navigation, opened, shown, topLayer, keys } = setUp();
    const result = navigation.open({ pageCode: 'order', mode: 'dialog' });
    await flush();
    expect(shown()).toEqual([['order', null]]);
    await navigation.finish(topLayer()?.id ?? '', 'from the dialog');
    await expect(result).resolves.toBe('from the dialog');
    await navigation.open({ pageCode: 'order', mode: 'present' });
    expect(keys()).toEqual([page('home')]);
    expect(opened).toEqual(['#/page?pagecode=order']);
  });

  it('with push covers the opening page in its tab', async () => {
    const { go, navigation, shown, active, path } = setUp();
    go(page('orders'));
    const viewId = active()?.viewId ?? '';
    void navigation.open({ pageCode: 'order', mode: 'push' }, viewId);
    go(page('visits'));
    void navigation.open({ pageCode: 'visit', mode: 'push' });
    await flush();
    expect(shown()).toEqual([
      ['order', viewId],
      ['visit', active()?.viewId],
    ]);
    expect(path()).toBe(page('visits'));
  });

  it('of a tab whose address did not change activates it again', () => {
    const { go, navigation, active } = setUp();
    go(page('orders'));
    void navigation.open({ pageCode: 'order', mode: 'tab' });
    navigation.activate(page('orders'));
    expect(active()?.key).toBe(page('orders'));
  });
});

it('a page pushed over another tab is revealed by activating that tab', async () => {
  const { go, navigation, active, path, store } = setUp();
  go(page('orders'));
  void navigation.open({ pageCode: 'order', mode: 'push' });
  await flush();
  go(page('visits'));
  await navigation.reveal(store.getState().layers[0]?.id ?? '');
  expect([active()?.key, path()]).toEqual([page('orders'), page('orders')]);
});

it('closing the active tab changes the address to the previous one', async () => {
  const { go, navigation, path } = setUp();
  go(page('orders'));
  go(page('visits'));
  await navigation.close(page('visits'));
  expect(path()).toBe(page('orders'));
});

it('a position without pages has a home tab', () => {
  const { go, keys } = setUp({ home: undefined });
  go('/');
  expect(keys()).toEqual(['/page']);
});

describe('going back', () => {
  it('closes the dialog, then the pushed page, then the tab, then goes back in the browser', async () => {
    const { go, navigation, shown, back, keys, path } = setUp();
    go('/');
    go(page('orders'));
    void navigation.open({ pageCode: 'order', mode: 'push' });
    void navigation.open({ pageCode: 'customer', mode: 'dialog' });
    await flush();
    await navigation.back();
    expect(shown().map(([code]) => code)).toEqual(['order']);
    await navigation.back();
    expect(shown()).toEqual([]);
    await navigation.back();
    expect([keys(), path()]).toEqual([[page('home')], page('home')]);
    await navigation.back();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('goes home where there is no history', async () => {
    const { go, navigation, path, back } = setUp({ isTabMode: false, hasHistory: false });
    go(page('orders'));
    await navigation.back();
    expect(path()).toBe(page('home'));
    expect(back).not.toHaveBeenCalled();
  });

  it('is the effect of a page without a tab that closes itself', async () => {
    const { go, navigation, active, back } = setUp();
    go('/litheform?pagecode=survey');
    await navigation.finish(active()?.viewId ?? '');
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('by the browser’s button closes layers over the page instead of leaving it', async () => {
    const { go, goByBrowser, navigation, shown, path } = setUp();
    go(page('orders'));
    void navigation.open({ pageCode: 'order', mode: 'dialog' });
    await flush();
    await goByBrowser(page('home'));
    expect([shown(), path()]).toEqual([[], page('orders')]);
    await goByBrowser(page('home'));
    expect(path()).toBe(page('home'));
  });
});

it.each(['traverse', 'address'] as const)(
  'a question or dialog over everything closes instead of a change of the address by the browser: %s',
  async (cause) => {
    const { go, goByBrowser, navigation, shown, path, active, closeCover } = setUp();
    go(page('orders'));
    void navigation.open({ pageCode: 'order', mode: 'dialog' });
    await flush();
    closeCover.mockReturnValueOnce(true);
    await goByBrowser(page('home'), cause);
    expect([shown().length, path(), active()?.key]).toEqual([1, page('orders'), page('orders')]);
    await goByBrowser(page('home'), cause);
    expect(shown()).toEqual([]);
  },
);

it('a typed address keeps pushed pages, and is reached after all dialogs have closed', async () => {
  const { go, goByBrowser, navigation, shown, path } = setUp();
  go(page('orders'));
  void navigation.open({ pageCode: 'order', mode: 'push' });
  await flush();
  await goByBrowser(page('visits'), 'address');
  expect([shown().length, path()]).toEqual([1, page('visits')]);
  void navigation.open({ pageCode: 'visit', mode: 'dialog' });
  void navigation.open({ pageCode: 'visit', mode: 'dialog' });
  await flush();
  expect(shown().length).toBe(3);
  await goByBrowser(page('orders'), 'address');
  expect([shown().length, path()]).toEqual([1, page('orders')]);
});

it('the last closed tab reopens at its address', async () => {
  const { go, navigation, path } = setUp();
  go(page('orders'));
  go(page('visits'));
  await navigation.close(page('orders'));
  navigation.reopen();
  await flush();
  expect(path()).toBe(page('orders'));
});

it('a late result for a closed page closes nothing and does not navigate', async () => {
  const { navigation, go, active, back, path } = setUp();
  go(page('orders'));
  const viewId = active()?.viewId ?? '';
  await navigation.close(page('orders'));
  await expect(navigation.finish(viewId, 'saved')).resolves.toBe(true);
  expect([back.mock.calls, path()]).toEqual([[], page('home')]);
});

it('a denied address keeps the active tab, even one without its own address', () => {
  const { go, navigation, active, path } = setUp();
  go(page('orders'));
  void navigation.open({ pageCode: 'order', mode: 'tab' });
  go('/dealed');
  expect([active()?.code, path()]).toEqual(['order', page('orders')]);
});

it('a return to a page closes what lies above it', async () => {
  const { navigation, shown } = setUp();
  void navigation.open({ pageCode: 'a', mode: 'dialog' });
  void navigation.open({ pageCode: 'b', mode: 'dialog' });
  await flush();
  await navigation.returnTo('a');
  expect(shown().map(([code]) => code)).toEqual(['a']);
});

it('a screen without permission opens in no mode', async () => {
  const { navigation, warnings, shown, keys, go } = setUp();
  go('/');
  for (const mode of ['dialog', 'push', 'tab'] as const) await navigation.open({ pageCode: 'native:dealed', mode });
  await flush();
  expect(warnings).toEqual(Array(3).fill('workspace.guard.denied'));
  expect([shown(), keys()]).toEqual([[], [page('home')]]);
});

it('a missing native screen shows a message in mode tab and Not Found in a dialog', async () => {
  const { navigation, warnings, keys, store } = setUp();
  await navigation.open({ pageCode: 'native:no-such', mode: 'tab' });
  expect([warnings, keys()]).toEqual([['workspace.tab.missing'], [page('home')]]);
  void navigation.open({ pageCode: 'native:no-such', mode: 'dialog' });
  await flush();
  expect(store.getState().layers[0]?.page.target).toMatchObject({ kind: 'notFound' });
});
