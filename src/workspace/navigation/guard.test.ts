import { createAccess } from '@/routes/createAccess';
import { destinationOf } from '@/routes/destination';
import { ROUTES } from '@/routes/routes';
import { guard } from './guard';

const verdict = (address: string, functionCodes: string[], ...functions: [ref: string, code: string][]) =>
  guard(
    destinationOf(address),
    createAccess(() => ({
      functionCodes,
      roleCodes: [],
      nativeFunctions: functions.map(([ref, code]) => ({ ref, code })),
    })),
  );

describe('a position', () => {
  it.each(['', '/', '/login', '/report-detail?reportcode=x', '/report-List', '/litheform?pagecode=x', '/preview'])(
    'may visit "%s" without any function code',
    (path) => {
      expect(verdict(path, [])).toBe('allowed');
    },
  );

  it('may visit a page when it has at least one function code', () => {
    expect(verdict('/page?pagecode=orders', ['any'])).toBe('allowed');
    expect(verdict('/page?pagecode=orders', [])).toBe('signIn');
  });

  it('may visit a native screen when it has the code of its native function', () => {
    expect(verdict('/rolemgr', ['role'], ['rolemgr', 'role'])).toBe('allowed');
    expect(verdict('/ROLEMGR', ['role'], ['/rolemgr', 'role'])).toBe('allowed');
    expect(verdict('/rolemgr', ['other'], ['rolemgr', 'role'])).toBe('denied');
  });

  it('may visit a native screen by a page code only when it has the code of that screen', () => {
    for (const address of [
      '/page?pagecode=native:rolemgr',
      '/litheform?pagecode=native:rolemgr',
      '/page?pagecode=native:page?pagecode=native:rolemgr',
    ]) {
      expect([
        address,
        destinationOf(address).target.kind === 'app' && verdict(address, ['other'], ['rolemgr', 'role']) === 'allowed',
      ]).toEqual([address, false]);
    }
    expect(verdict('/page?pagecode=native:rolemgr', ['other'], ['rolemgr', 'role'])).toBe('denied');
  });
});

describe('every route of the table', () => {
  const functions = ROUTES.map(({ path }): [string, string] => [path, path]);

  it('admits or refuses a position without any function code as the specification says', () => {
    const pathsThatAre = (answer: string) =>
      ROUTES.map(({ path }) => path)
        .filter((path) => verdict(path, [], ...functions) === answer)
        .toSorted();
    expect(pathsThatAre('allowed')).toEqual([
      '/',
      '/authbindlogin',
      '/authlogin',
      '/litheform',
      '/loading',
      '/login',
      '/preview',
      '/report-List',
      '/report-detail',
      '/test-for-editor-table',
      '/test-for-info-table',
    ]);
    expect(pathsThatAre('denied')).toEqual([
      '/accountmgr',
      '/dataperrulesmgr',
      '/dealed',
      '/flow',
      '/importexportlist',
      '/messagemanager',
      '/mycentermgr',
      '/navigationmgr',
      '/operationlog',
      '/passwordmgr',
      '/positionmgr',
      '/rolemgr',
      '/undeal',
    ]);
    expect(pathsThatAre('signIn')).toEqual([
      '/datadictmgr',
      '/devmodelsetting',
      '/masterflowmanager',
      '/message-detail',
      '/page',
      '/postinstmgr',
      '/process',
      '/systemmgr',
      '/tabmodelsetting',
    ]);
  });

  it.each(ROUTES.map(({ path }) => path))('%s admits a position with all function codes', (path) => {
    expect(
      verdict(
        path,
        functions.map(([, code]) => code),
        ...functions,
      ),
    ).toBe('allowed');
  });
});

it('an unknown path is allowed and shows Not Found', () => {
  expect(verdict('/no-such-screen', [])).toBe('allowed');
  expect(destinationOf('/no-such-screen').target).toMatchObject({ kind: 'notFound' });
});
