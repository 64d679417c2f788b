import { guard } from './guard';
import type { Visitor } from './guard';

const visitor = (codes: string[], ...functions: [ref: string, code: string][]): Visitor => ({
  functionCodes: codes,
  nativeFunctions: functions.map(([ref, code]) => ({ ref, code })),
});

describe('who may visit what', () => {
  it.each(['', '/', '/login', '/report-detail?reportcode=x', '/report-List', '/litheform?pagecode=x', '/preview'])(
    'everybody may visit "%s"',
    (path) => {
      expect(guard(path, visitor([]))).toBe('allowed');
    },
  );

  it('a page route is for everybody with any function', () => {
    expect(guard('/page?pagecode=orders', visitor(['any']))).toBe('allowed');
    expect(guard('/page?pagecode=orders', visitor([]))).toBe('signIn');
  });

  it('a native screen is for those who hold its function', () => {
    expect(guard('/rolemgr', visitor(['role'], ['rolemgr', 'role']))).toBe('allowed');
    expect(guard('/rolemgr', visitor(['role'], ['/rolemgr', 'role']))).toBe('allowed');
    expect(guard('/systemmgr', visitor(['sys'], ['systemmgr', 'sys']))).toBe('allowed');
  });

  it('a protected path without its function is refused', () => {
    expect(guard('/rolemgr', visitor(['other'], ['rolemgr', 'role']))).toBe('denied');
    expect(guard('/undeal', visitor(['other']))).toBe('denied');
  });

  it('a path the product does not have is simply not found', () => {
    expect(guard('/no-such-screen', visitor(['other']))).toBe('unknown');
  });

  it('any other path without its function leads to the sign-in screen', () => {
    expect(guard('/systemmgr', visitor(['other'], ['systemmgr', 'sys']))).toBe('signIn');
  });
});
