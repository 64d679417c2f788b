import { createAccess } from './createAccess';
import { findRoute, isFrameless, isOutside, ROUTES } from './routes';

const accessOf = (functionCodes: string[], nativeFunctions: { ref: string; code: string }[]) =>
  createAccess(() => ({ functionCodes, roleCodes: [], nativeFunctions }));

/** A platform that lists a function for every route. */
const everyFunction = ROUTES.map(({ path }) => ({ ref: path.slice(1), code: `may ${path}` }));

/** Spec §6: open to everybody. `report-list` is the same route as `report-List`. */
const PUBLIC = [
  '/',
  '/loading',
  '/login',
  '/authlogin',
  '/authbindlogin',
  '/report-detail',
  '/report-List',
  '/preview',
  '/litheform',
  '/test-for-info-table',
  '/test-for-editor-table',
];

/** Spec §6: a denied visit is told and the person stays. */
const PROTECTED = [
  '/operationlog',
  '/mycentermgr',
  '/passwordmgr',
  '/importexportlist',
  '/navigationmgr',
  '/accountmgr',
  '/dataperrulesmgr',
  '/rolemgr',
  '/positionmgr',
  '/undeal',
  '/dealed',
  '/flow',
  '/messagemanager',
];

it('the table contains every route of the specification once', () => {
  const paths = [
    ...PUBLIC,
    ...PROTECTED,
    '/page',
    '/process',
    '/masterflowmanager',
    '/message-detail',
    '/postinstmgr',
    '/datadictmgr',
    '/systemmgr',
    '/devmodelsetting',
    '/tabmodelsetting',
  ];
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(paths.sort());
});

it('the protected routes are those of the specification', () => {
  expect(
    ROUTES.filter((route) => route.isProtected)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...PROTECTED].sort());
});

describe.each(ROUTES.map((route) => [route.path, route] as const))('%s', (path, route) => {
  it('without any function code is open only when it is public', () => {
    expect(accessOf([], everyFunction).canVisit(route)).toBe(PUBLIC.includes(path));
  });

  it('with every function code is open', () => {
    const codes = everyFunction.map(({ code }) => code);
    expect(accessOf(codes, everyFunction).canVisit(route)).toBe(true);
  });

  it('with the code of another route is open only when it is public or a page', () => {
    expect(accessOf(['some other code'], everyFunction).canVisit(route)).toBe(
      PUBLIC.includes(path) || path === '/page',
    );
  });

  it('on a platform that lists no native functions is open only when it is public or a page', () => {
    expect(accessOf(['any code'], []).canVisit(route)).toBe(PUBLIC.includes(path) || path === '/page');
  });
});

it('finds a route regardless of case and slashes', () => {
  expect(
    ['rolemgr', '/RoleMgr/', '/rolemgr?x=1', '/report-list', '', '/page/'].map((address) => findRoute(address)?.path),
  ).toEqual(['/rolemgr', '/rolemgr', '/rolemgr', '/report-List', '/', '/page']);
});

it('finds only lithe forms by path prefix', () => {
  expect(findRoute('/litheform/survey?x=1')?.path).toBe('/litheform');
  expect([findRoute('/rolemgr/edit'), findRoute('/pages'), findRoute('/constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('recognises the screens without the workspace', () => {
  expect(['/login', '/Loading', '/preview', '/page', '/process', '/no-such'].map(isOutside)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('a window that begins with one process, or one flow, is for that page alone', () => {
  const alone = ['/process?processid=7', '/process', '/Flow/?flowcode=leave', '/flow?processid=7'];
  const inFrame = ['/flow', '/flow?flowcode=', '/flow?tab=mine', '/undeal?processid=7', '/no-such?processid=7'];
  expect([alone.map(isFrameless), inFrame.map(isFrameless)]).toEqual([alone.map(() => true), inFrame.map(() => false)]);
});

it.each(['//login', '///preview', '//rolemgr'])('%s is no route: Umi finds no screen for it either', (address) => {
  expect(findRoute(address)).toBeUndefined();
});
