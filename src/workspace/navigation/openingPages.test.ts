import { flush, page, setUpNavigation as setUp } from '../../../tests/support/setUpNavigation';
import type { PageMode } from '@/engine/host';
import type { TabFacts } from '../tabs/tabReducers';
import { MAX_NESTED_OPENINGS } from './opening';

describe('tabs of an earlier visit', () => {
  const facts = (key: string, code: string): TabFacts => ({
    key,
    name: code,
    title: `${code} title`,
    code,
    changeRoute: false,
    isNative: false,
  });

  it('are restored with their content if the position may still visit them', () => {
    const order = '/page?pagecode=order&pagestatus=1';
    const { keys, state } = setUp({
      functionCodes: ['any'],
      kept: [
        facts(order, 'order'),
        facts('/rolemgr', 'native:rolemgr'),
        facts('/page?pagecode=native:rolemgr', 'x'),
        facts('/no-such', 'y'),
        facts('/report-list', 'native:report-List'),
      ],
    });
    expect(keys()).toEqual([page('home'), order, '/report-List']);
    expect(state().tabs[1]).toMatchObject({
      title: 'order title',
      target: { pageCode: 'order', status: 1 },
      viewId: null,
    });
  });
});

describe('the status of a page', () => {
  const status = 1;

  it.each(['push', 'dialog', 'popup'] as const)('is passed to it in mode %s', async (mode) => {
    const { navigation, topLayer, store } = setUp();
    void navigation.open({ pageCode: 'order', mode, status, linkParam: { id: 7 } });
    await flush();
    expect(topLayer()?.page.target ?? store.getState().layers[0]?.page.target).toEqual({
      kind: 'page',
      pageCode: 'order',
      linkParam: { id: 7 },
      status,
    });
  });

  it.each(['tab', 'replace'] as const)(
    'is passed to it in mode %s and is part of its tab’s key, so that it survives a reload',
    (mode) => {
      const { go, navigation, active } = setUp();
      go(page('orders'));
      void navigation.open({ pageCode: 'order', mode, status });
      expect(active()).toMatchObject({
        key: '/page?pagecode=order&pagestatus=1',
        target: { pageCode: 'order', status },
      });
    },
  );

  it('is passed to a new window in its address', () => {
    const { navigation, opened } = setUp();
    void navigation.open({ pageCode: 'order', mode: 'present', status: 3 });
    expect(opened).toEqual(['#/page?pagecode=order&pagestatus=3']);
  });

  it('is passed to a page in an element of a sub-app', () => {
    const { navigation } = setUp({ functionCodes: ['any'] });
    expect(navigation.pageTargetOf({ pageCode: 'order', status: 3 })).toMatchObject({ status: 3 });
    expect(navigation.pageTargetOf({ pageCode: 'native:rolemgr' })).toMatchObject({ kind: 'notFound' });
  });
});

describe('a native screen that a page opens', () => {
  const request = { pageCode: 'native:process', linkParam: { processid: 'p1' }, status: 3 } as const;
  const path = '/process?processid=p1';
  const target = { kind: 'app', app: 'workflow', route: path };
  const open = (mode: PageMode, functionCodes = ['any', 'may process']) => {
    const all = setUp({ functionCodes });
    all.go(page('orders'));
    return { ...all, result: all.navigation.open({ ...request, mode }) };
  };

  it.each(['popup', 'dialog', 'push'] as const)('is a layer in mode %s, called as in a tab', async (mode) => {
    const { store, active } = open(mode);
    await flush();
    const over = mode === 'push' ? active()?.viewId : null;
    expect(store.getState().layers).toMatchObject([{ over, page: { target, title: 'workspace.screen.process' } }]);
  });

  it.each(['tab', 'replace'] as const)('is a tab in mode %s, with its parameters in the key', async (mode) => {
    const { active } = open(mode);
    await flush();
    expect(active()).toMatchObject({ key: path, target, title: 'workspace.screen.process', isNative: true });
  });

  it('is a window of its own in mode present', () => {
    expect(open('present').opened).toEqual([`#${path}`]);
  });

  it.each(['popup', 'push', 'tab'] as const)('is denied in mode %s without its function code', async (mode) => {
    const { store, keys, signInAgain } = open(mode, ['any']);
    await flush();
    expect([store.getState().layers, keys(), signInAgain.mock.calls.length]).toEqual([
      [],
      ['home', 'orders'].map(page),
      1,
    ]);
  });
});

it('a screen of a sub-app in an element of a page is one that the position may visit', () => {
  const { navigation } = setUp({ functionCodes: ['any'] });
  const route = '/report-detail?reportcode=x&embedded=1';
  expect(navigation.screenTargetOf(route)).toEqual({ kind: 'app', app: 'reports', route });
  const others = ['/rolemgr', '/passwordmgr', '/page?pagecode=order', '/', '/nowhere'];
  expect(others.map((other) => navigation.screenTargetOf(other).kind)).toEqual(others.map(() => 'notFound'));
});

describe('a page that opens itself as soon as it is shown', () => {
  const failure = {
    kind: 'config',
    message: `engine.configerror workspace.opening.endless order ${MAX_NESTED_OPENINGS}`,
  };

  it.each(['push', 'dialog', 'popup'] as const)('in mode %s is stopped, and the open pages stay', async (mode) => {
    const { gesture, go, navigation, store, active } = setUp();
    go(page('orders'));
    const layers = () => store.getState().layers;
    const openAgain = () =>
      navigation.open({ pageCode: 'order', mode }, layers().at(-1)?.id ?? active()?.viewId ?? undefined);
    for (let count = 0; count < MAX_NESTED_OPENINGS; count += 1) {
      void openAgain();
      await flush();
    }
    await expect(openAgain()).rejects.toMatchObject(failure);
    expect(layers()).toHaveLength(MAX_NESTED_OPENINGS);
    gesture();
    void openAgain();
    await flush();
    expect(layers()).toHaveLength(MAX_NESTED_OPENINGS + 1);
  });

  it.each(['tab', 'replace'] as const)('in mode %s is stopped too, with and without tabs', async (mode) => {
    for (const isTabMode of [true, false]) {
      const { go, navigation, active, gesture, keys } = setUp({ isTabMode });
      go(page('orders'));
      gesture();
      const openAgain = (count: number) =>
        navigation.open({ pageCode: 'order', mode, linkParam: { count } }, active()?.viewId ?? undefined);
      const outcomes: unknown[] = [];
      for (let count = 0; count < 3 * MAX_NESTED_OPENINGS; count += 1)
        void openAgain(count).catch((error: unknown) => outcomes.push(error));
      await flush();
      expect(active()).toBeDefined();
      if (isTabMode) expect(keys().indexOf(active()?.key ?? '')).toBeLessThan(8);
      else if (mode === 'replace')
        expect(outcomes).toEqual(Array(2 * MAX_NESTED_OPENINGS).fill(expect.objectContaining(failure)));
    }
  });
});

it('a second press while the page of the first one is on its way opens nothing', async () => {
  const { gesture, go, navigation, store } = setUp();
  go(page('orders'));
  const pageCodes = () => store.getState().layers.map(({ page: { pageCode } }) => pageCode);
  gesture();
  void navigation.open({ pageCode: 'first', mode: 'dialog' });
  gesture();
  await expect(navigation.open({ pageCode: 'second', mode: 'dialog' })).resolves.toBeUndefined();
  await flush();
  expect(pageCodes()).toEqual(['first']);
  void navigation.open({ pageCode: 'third', mode: 'dialog' });
  await flush();
  expect(pageCodes()).toEqual(['first', 'third']);
});

it('what is around the portal opens as many pages as it likes, one after the other', async () => {
  const { navigation, active } = setUp();
  for (let count = 0; count <= MAX_NESTED_OPENINGS; count += 1) {
    await navigation.openRoute(page(`order${count}`), undefined, null);
    expect(active()?.key).toBe(page(`order${count}`));
    // There is room for eight.
    if (count > 0) await navigation.close(page(`order${count - 1}`));
  }
});

it('a page and a screen that open each other, the screen by a path, are stopped', async () => {
  const { gesture, navigation, store, active } = setUp();
  for (let count = 0; count < MAX_NESTED_OPENINGS / 2; count += 1) {
    await navigation.openRoute(page(`order${count}`));
    void navigation.open({ pageCode: 'native:report-List', mode: 'dialog' }, active()?.viewId ?? undefined);
    await flush();
  }
  const before = active();
  const failure = {
    kind: 'config',
    message: `engine.configerror workspace.opening.endless order ${MAX_NESTED_OPENINGS}`,
  };
  await expect(navigation.openRoute(page('order'))).rejects.toMatchObject(failure);
  expect([active(), store.getState().layers.length]).toEqual([before, MAX_NESTED_OPENINGS / 2]);
  gesture();
  await navigation.openRoute(page('order'));
  expect(active()?.key).toBe(page('order'));
});

it.each(['dialog', 'push', 'tab', 'replace'] as const)(
  'a page cannot open the sign-in screen in mode %s, which would close the workspace',
  async (mode) => {
    const { navigation, path, keys } = setUp();
    const before = [path(), keys()];
    await expect(navigation.open({ pageCode: 'native:login', mode })).rejects.toMatchObject({ kind: 'config' });
    expect([path(), keys()]).toEqual(before);
  },
);

describe('a link of a message or screen', () => {
  it.each(['/login', '/authlogin?code=x', '/AuthBindLogin', '/loading', '/preview'])(
    'cannot leave the workspace for %s',
    async (route) => {
      const { navigation, path, keys } = setUp();
      const before = [path(), keys()];
      await expect(navigation.openRoute(route)).rejects.toMatchObject({
        kind: 'config',
        message: `engine.configerror workspace.opening.outside ${route}`,
      });
      expect([path(), keys()]).toEqual(before);
    },
  );

  it.each(['/process?processid=1', '/masterflowmanager', '/dealed'])(
    'to %s, which the position may not visit, says so and does not end the session',
    async (route) => {
      const { navigation, path, signInAgain } = setUp();
      const before = path();
      const denied = { kind: 'user', message: 'workspace.guard.denied' };
      await expect(navigation.openRoute(route)).rejects.toMatchObject(denied);
      expect([path(), signInAgain.mock.calls]).toEqual([before, []]);
    },
  );

  it.each(['/no-such', '//evil.example/x', '/%2F%2Fevil.example', '/\\evil.example'])(
    'to an unknown address %s shows the catch-all page of the product',
    async (route) => {
      const { navigation, state, keys } = setUp();
      await navigation.openRoute(route);
      expect(state().standalone).toMatchObject({ key: route, target: { kind: 'notFound' } });
      expect(keys()).toEqual([page('home')]);
    },
  );
});

describe('a window for one page', () => {
  it('opens a screen with menu and tabs in a window of its own', async () => {
    const { navigation, opened, path } = setUp({ isOwnWindow: true });
    const before = path();
    await navigation.openRoute('/rolemgr');
    expect([opened, path()]).toEqual([['#/rolemgr'], before]);
  });

  it('goes on to another page without a frame', async () => {
    const { navigation, opened, path } = setUp({ isOwnWindow: true, functionCodes: ['may process'] });
    await navigation.openRoute('/process?processid=2');
    expect([opened, path()]).toEqual([[], '/process?processid=2']);
  });
});
