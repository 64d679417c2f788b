import fc from 'fast-check';
import { folderKeyOf, menuPath, pagePath, parsePath, targetCode } from './pagePath';

describe('the path of a page', () => {
  it('carries its code, and its parameters when there are some', () => {
    expect(pagePath({ pageCode: 'order-list' })).toBe('/page?pagecode=order-list');
    expect(pagePath({ pageCode: 'order', linkParam: {} })).toBe('/page?pagecode=order');
    expect(parsePath(pagePath({ pageCode: 'order', linkParam: { id: '7' } }))).toEqual({
      kind: 'page', pageCode: 'order', linkParam: { id: '7' }, isTabbed: true,
    });
  });

  it('of a folder is that of a page, whose code names the folder', () => {
    expect(pagePath({ pageCode: 'folder:shops' })).toBe('/page?pagecode=folder%3Ashops');
    expect(parsePath('/page?pagecode=folder%3Ashops')).toMatchObject({ kind: 'page', pageCode: 'folder:shops', isTabbed: true });
    expect([folderKeyOf('folder:shops'), folderKeyOf('shops')]).toEqual(['shops', undefined]);
  });

  it('of a native code is a route of its own', () => {
    expect(pagePath({ pageCode: 'native:rolemgr' })).toBe('/rolemgr');
    expect(pagePath({ pageCode: 'native:report-detail', linkParam: { reportcode: 'sales' } })).toBe(
      '/report-detail?reportcode=sales',
    );
    expect(pagePath({ pageCode: 'native:report-detail?reportcode=a' })).toBe('/report-detail?reportcode=a');
  });

  it('of a lithe form carries its data code', () => {
    expect(menuPath({ pageCode: '/litheform', dataCode: 'survey' })).toBe('/litheform?pagecode=survey');
    expect(menuPath({ dataCode: 'survey' })).toBeUndefined();
  });
});

describe('reading a path', () => {
  it.each(['', '/', '/page', '/page/'])('"%s" is home', (path) => {
    expect(parsePath(path)).toEqual({ kind: 'home' });
  });

  it('finds the page code in front of the hash when the embedding portal put it there', () => {
    expect(parsePath('/page', '?pagecode=orders')).toMatchObject({ kind: 'page', pageCode: 'orders' });
  });

  it('finds a native screen by its route or by a native page code', () => {
    expect(parsePath('/rolemgr')).toEqual({ kind: 'native', name: 'rolemgr', route: '/rolemgr' });
    expect(parsePath('/page?pagecode=native:rolemgr')).toEqual({ kind: 'native', name: 'rolemgr', route: '/rolemgr' });
  });

  it('gives a lithe form no tab', () => {
    expect(parsePath('/litheform?pagecode=survey')).toMatchObject({ pageCode: 'survey', isTabbed: false });
  });

  it('opens the page without parameters when the address was mistyped', () => {
    expect(parsePath('/page?pagecode=order&linkparam={oops')).toMatchObject({ pageCode: 'order', linkParam: {} });
  });

  it('knows the code by which the menu knows the page', () => {
    const target = parsePath('/report-List?x=1');
    expect(target.kind !== 'home' && targetCode(target)).toBe('native:report-List');
  });
});

it('what is written is read back, whatever characters it holds', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.dictionary(fc.string(), fc.string()), (pageCode, linkParam) => {
      fc.pre(!pageCode.startsWith('native:'));
      const target = parsePath(pagePath({ pageCode, linkParam }));
      expect(target).toMatchObject({ kind: 'page', pageCode });
      expect(JSON.stringify('linkParam' in target && target.linkParam)).toBe(JSON.stringify({ ...linkParam }));
    }),
  );
});
