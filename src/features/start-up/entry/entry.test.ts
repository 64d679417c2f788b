import { entryRedirect } from './entryRedirect';
import { destinationOf } from '@/routes/destination';
import { isFrameless } from '@/routes/routes';
import { safeRedirect } from './safeRedirect';
import { signInPath } from './signInPath';

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

describe('a window for one process or one flow', () => {
  const partsOf = (address: string) => {
    const { pathname, search } = new URL(address, 'http://host');
    return { pathname, search };
  };
  const redirectOf = (screen: string | undefined) => new URL(screen ?? '', 'http://host').searchParams.get('redirect');
  const ADDRESSES = ['/process?processid=p1', '/process?flowcode=leave', '/flow?flowcode=leave', '/flow?processid=p1'];

  it.each(ADDRESSES)('%s shows it after the sign-in, after a reload, and when the session had ended', (address) => {
    const visit = (isSignedIn: boolean) => entryRedirect({ ...partsOf(address), isSignedIn, isStarted: false });
    const reloaded = visit(true);
    const expired = signInPath(partsOf(reloaded ?? ''));
    for (const screen of [
      visit(false),
      reloaded,
      expired,
      signInPath(partsOf(expired)),
      signInPath(partsOf(address)),
    ]) {
      const first = safeRedirect(redirectOf(screen));
      expect(isFrameless(first)).toBe(true);
      expect(destinationOf(first).target).toEqual({ kind: 'app', app: 'workflow', route: address });
    }
    expect([visit(false), expired].map((screen) => screen?.split('?')[0])).toEqual(['/login', '/login']);
  });

  it('is signed in to at home when nothing was asked for, and when the frame was there', () => {
    expect(['/', '/loading', '/rolemgr', '/page?pagecode=orders', '/flow'].map(partsOf).map(signInPath)).toEqual(
      Array.from({ length: 5 }, () => '/login'),
    );
  });

  it('in a partner’s page, the sign-in leads back to any page', () => {
    const path = (address: string) => signInPath({ ...partsOf(address), isReturning: true });
    expect(redirectOf(path('/undeal?status=1'))).toBe('/undeal?status=1');
    expect(redirectOf(path('/loading?redirect=%2Fundeal'))).toBe('/undeal');
    expect(path('/login')).toBe('/login');
  });
});
