import { entryRedirect } from './entryRedirect';
import { safeRedirect } from './safeRedirect';

describe('the first screen of a visit', () => {
  const visit = (target: string, isSignedIn: boolean, isStarted = false) => {
    const { pathname, search } = new URL(target, 'http://host');
    return entryRedirect({ pathname, search, isSignedIn, isStarted });
  };

  it('is the sign-in screen without a session', () => {
    expect(visit('/', false)).toBe('/login');
    expect(visit('/page?pagecode=orders', false)).toBe('/login?redirect=%2Fpage%3Fpagecode%3Dorders');
  });

  it('is the loading screen with a session, with the requested address as redirect', () => {
    expect(visit('/', true)).toBe('/loading');
    expect(visit('/rolemgr', true)).toBe('/loading?redirect=%2Frolemgr');
  });

  it('is the requested one when everything is loaded, and outside the workspace', () => {
    expect(visit('/rolemgr', true, true)).toBeUndefined();
    expect(visit('/login', false)).toBeUndefined();
    expect(visit('/loading', false)).toBeUndefined();
    expect(visit('/Login/', false)).toBeUndefined();
  });
});

describe('the redirect after start-up', () => {
  it.each([
    ['/page?pagecode=orders', '/page?pagecode=orders'],
    ['page?pagecode=orders', '/page?pagecode=orders'],
    ['/rolemgr', '/rolemgr'],
  ])('%s leads to %s', (target, path) => {
    expect(safeRedirect(target)).toBe(path);
  });

  it.each([
    '',
    null,
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\/evil',
    'javascript:alert(1)',
    '/a\nb',
    '/login',
    '/Login/',
    '/loading?redirect=/x',
  ])('%j is rejected and leads home', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });
});
