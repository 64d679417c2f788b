import fc from 'fast-check';
import { destinationOf, destinationOfPage, menuPath, pathOf } from './destination';

const page = (pageCode: string, linkParam: Record<string, unknown> = {}) => ({ kind: 'page', pageCode, linkParam });

describe('the path of a page', () => {
  it('carries its code, its link parameter and its status', () => {
    expect(pathOf({ pageCode: 'order-list' })).toBe('/page?pagecode=order-list');
    expect(pathOf({ pageCode: 'order', linkParam: {}, status: 2 })).toBe('/page?pagecode=order');
    expect(pathOf({ pageCode: 'order', linkParam: { id: '7' }, status: 3 })).toBe(
      '/page?pagecode=order&linkparam=%7B%22id%22%3A%227%22%7D&pagestatus=3',
    );
    expect(destinationOfPage({ pageCode: 'order', linkParam: { id: '7' }, status: 1 }).target).toEqual({
      ...page('order', { id: '7' }),
      status: 1,
    });
  });

  it('with a native code is a route of its own, whose query holds the parameters', () => {
    expect(pathOf({ pageCode: 'native:rolemgr' })).toBe('/rolemgr');
    expect(pathOf({ pageCode: 'native:/report-detail?reportcode=a', linkParam: { slice: { year: 1 } } })).toBe(
      '/report-detail?reportcode=a&slice=%7B%22year%22%3A1%7D',
    );
    expect(pathOf({ pageCode: 'native:process', linkParam: { processid: 'p1', x: undefined }, status: 3 })).toBe(
      '/process?processid=p1',
    );
  });

  it('of a lithe form gets the data code as its page code, and keeps its own path and query', () => {
    expect(menuPath({ pageCode: '/litheform', dataCode: 'survey' })).toBe('/litheform?pagecode=survey');
    expect(menuPath({ pageCode: 'native:litheform', dataCode: 'survey' })).toBe('/litheform?pagecode=survey');
    expect(menuPath({ pageCode: '/litheform/visit?x=1', dataCode: 'survey' })).toBe(
      '/litheform/visit?x=1&pagecode=survey',
    );
    expect(pathOf({ pageCode: 'native:litheform', dataCode: 'survey', linkParam: { id: '7' }, status: 3 })).toBe(
      '/litheform?pagecode=survey&linkparam=%7B%22id%22%3A%227%22%7D&pagestatus=3',
    );
    expect(menuPath({ dataCode: 'survey' })).toBeUndefined();
  });
});

describe('an address', () => {
  it.each(['', '/', '/page', '/page/', '/Page?linkparam={}'])('"%s" without a page code is home', (address) => {
    expect(destinationOf(address).target).toEqual({ kind: 'home' });
  });

  it('may have its page code before the hash, where an embedding portal puts it', () => {
    expect(destinationOf('/page', '?pagecode=orders')).toMatchObject({
      path: '/page?pagecode=orders',
      target: page('orders'),
    });
    expect(destinationOf('/page?pagecode=visits', '?pagecode=orders')).toMatchObject({
      path: '/page?pagecode=visits',
      target: page('visits'),
    });
  });

  it.each([
    '/page?linkparam={"id":7}&pagecode=order',
    '/page/?pagecode=order&linkparam=%7b%22id%22:7%7d',
    '/Page?pagecode=order&linkparam={"id":7}&pagestatus=2',
  ])('of a page is normalised, so that "%s" opens no second tab', (address) => {
    expect(destinationOf(address).path).toBe(pathOf({ pageCode: 'order', linkParam: { id: 7 } }));
  });

  it('of a native screen is normalised', () => {
    expect(destinationOf('/RoleMgr/?a=1')).toMatchObject({
      path: '/rolemgr?a=1',
      code: 'native:rolemgr',
      target: { kind: 'app', app: 'admin', route: '/rolemgr?a=1' },
    });
    expect(destinationOf('/report-list').path).toBe('/report-List');
    expect(destinationOf('/passwordmgr').target).toEqual({
      kind: 'host',
      screen: 'passwordmgr',
      title: 'workspace.screen.passwordmgr',
    });
  });

  it.each(['native:login', 'native:/Login/?redirect=/x', 'native:loading?token=t', 'native:authlogin'])(
    'with the page code %s of a screen before the workspace is home',
    (code) => {
      for (const path of ['/page', '/litheform']) {
        expect(destinationOf(`${path}?pagecode=${encodeURIComponent(code)}`)).toEqual(destinationOf('/page'));
      }
      expect(destinationOf('/page', `?pagecode=${encodeURIComponent(code)}`)).toEqual(destinationOf('/page'));
    },
  );

  it('with a native page code is the native route for both guard and screen', () => {
    expect(destinationOf('/page?pagecode=native:rolemgr')).toEqual(destinationOf('/rolemgr'));
    expect(destinationOf('/litheform?pagecode=native:rolemgr')).toEqual(destinationOf('/rolemgr'));
    expect(destinationOf('/page?pagecode=native:report-detail&linkparam={"reportcode":"sales"}').path).toBe(
      '/report-detail?reportcode=sales',
    );
  });

  it('of a native route that the engine renders shows its page with parameters and status', () => {
    expect(destinationOf('/test-for-info-table?pagestatus=3')).toMatchObject({
      code: 'native:test-for-info-table',
      target: { ...page('info-table'), status: 3 },
    });
  });

  it('of a lithe form shows the page of its code, or nothing without one', () => {
    expect(destinationOf('/litheform/x?pagecode=survey')).toMatchObject({
      path: '/litheform/x?pagecode=survey',
      target: page('survey'),
    });
    expect(destinationOf('/litheform').target).toMatchObject({ kind: 'notFound' });
  });

  it.each(['/no-such', '/rolemgr/edit', '/login', '/preview', '/constructor', '/page?pagecode=native:no-such'])(
    '"%s" has no screen in the workspace',
    (address) => {
      expect(destinationOf(address).target).toMatchObject({ kind: 'notFound' });
    },
  );

  it.each(['linkparam={oops', 'linkparam=[1]', 'pagestatus=4', 'pagestatus=new'])(
    'with a mistyped %s opens the page without it',
    (query) => {
      expect(destinationOf(`/page?pagecode=order&${query}`).target).toEqual(page('order'));
    },
  );

  it('with endlessly nested page codes is rejected', () => {
    expect(destinationOf(`/page?pagecode=${'native:page?pagecode='.repeat(20_000)}x`).target).toMatchObject({
      kind: 'notFound',
    });
  });
});

it('a path restores page code and parameters with any characters', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.dictionary(fc.string(), fc.string()),
      fc.constantFrom(1, 2, 3),
      (pageCode, linkParam, status) => {
        fc.pre(!pageCode.startsWith('native:') && !pageCode.startsWith('/litheform'));
        const { target } = destinationOfPage({ pageCode, linkParam, status: status as 1 | 2 | 3 });
        expect(target).toMatchObject({ kind: 'page', pageCode });
        expect('status' in target ? target.status : 2).toBe(status);
        expect(JSON.stringify('linkParam' in target && target.linkParam)).toBe(JSON.stringify({ ...linkParam }));
      },
    ),
  );
});

it('a normalised address is not changed again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/page', '/PAGE/', '/rolemgr', '/Report-List', '/litheform', '/x', ''),
      fc.webQueryParameters(),
      (path, query) => {
        const once = destinationOf(`${path}?${query}`);
        const again = destinationOf(once.path);
        expect([again.path, again.target]).toEqual([once.path, once.target]);
      },
    ),
  );
});
