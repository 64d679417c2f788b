import demo from '../../../mock/config.json';
import { findConfigProblems } from './findConfigProblems';

const GOOD = {
  encryptpwd: '1',
  forcechangepwd: '1',
  initpassword: `sha256:${'0a'.repeat(32)}`,
  checkpwdexp: '^.{8,}$',
  changepwdtip: '至少8位',
  preview: '0',
  embedOrigins: ['https://partner.example'],
};

it('finds nothing in an empty configuration and in a complete one', () => {
  expect(findConfigProblems({})).toEqual([]);
  expect(findConfigProblems(GOOD, { isSecure: true })).toEqual([]);
});

it('finds nothing but the preview in the configuration of the demo', () => {
  expect(findConfigProblems(demo)).toEqual([expect.stringContaining('preview')]);
});

it.each([
  [{ devmodel: 'on' }, 'devmodel is wrong, its default applies'],
  [{ subApps: { admin: 'https://other.example/' } }, 'subApps.admin is wrong, its default applies'],
  [{ checkpwdExp: '.*' }, 'checkpwdExp is unknown and ignored'],
  [{ changepwdtip: undefined }, 'changepwdtip is missing: people are not told what checkpwdexp demands'],
  [{ checkpwdexp: undefined }, 'changepwdtip has no checkpwdexp to explain'],
  [{ initpassword: 'Welcome888' }, 'initpassword can be read by everybody: write sha256: and its hash'],
  [{ initpassword: 'short' }, 'initpassword does not match checkpwdexp'],
  [{ forcechangepwd: '0' }, 'initpassword has no effect while forcechangepwd is off'],
  [{ passwordAlgorithm: 'md5' }, 'passwordAlgorithm md5 is easily reversed: use sha256 or sha512'],
  [
    { preview: '1' },
    'preview is on, but previewOrigins names no window that may send pages: switch it off in production',
  ],
  [{ previewOrigins: ['https://a.example'] }, 'previewOrigins has no effect while preview is off'],
  [
    { embedOrigins: ['http://a.example'] },
    'embedOrigins http://a.example is not secure, but the product is served by https',
  ],
])('names the fault of %j', (change, problem) => {
  expect(findConfigProblems({ ...GOOD, ...change }, { isSecure: true })).toContain(problem);
});

it('accepts origins of this computer on a page by https, and origins by http where that is unknown', () => {
  expect(findConfigProblems({ loginHosts: ['http://localhost:8000'] }, { isSecure: true })).toEqual([]);
  expect(findConfigProblems({ loginHosts: ['http://a.example'] })).toEqual([]);
});

it('warns about passwords in clear only where the product is served by http', () => {
  expect(findConfigProblems({}, { isSecure: false })).toEqual([
    'encryptpwd is off and the product is served by http: passwords are sent in clear',
  ]);
});
