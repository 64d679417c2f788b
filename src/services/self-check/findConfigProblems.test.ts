import { readFileSync } from 'node:fs';
import demo from '../../../mock/config.json';
import { readConfig } from '../settings/readConfig';
import { ALLOWED_VALUES } from './allowedValues';
import { findConfigProblems } from './findConfigProblems';

const GOOD = {
  encryptpwd: '1',
  forcechangepwd: '1',
  initpassword: `sha256:${'0a'.repeat(32)}`,
  checkpwdexp: '^.{8,}$',
  changepwdtip: '至少8位',
  preview: '0',
  embedOrigins: ['https://partner.example'],
  storageOrigins: ['https://files.example'],
};

const PREVIEW_IS_MISSING = expect.stringContaining('preview is missing and therefore on') as string;
const STORAGES_ARE_MISSING = 'storageOrigins is missing: pictures and calls may go to every https origin';

it('finds nothing in a complete configuration, and in an empty one what it leaves open', () => {
  expect(findConfigProblems(GOOD, { isSecure: true })).toEqual([]);
  expect(findConfigProblems({})).toEqual([PREVIEW_IS_MISSING, STORAGES_ARE_MISSING]);
});

it('knows every field, which the configuration of the demo and the documentation name', () => {
  const asked: string[] = [];
  readConfig(new Proxy({}, { get: (_, name) => void asked.push(String(name)) }), 'zh-CN');
  const fields = [...new Set(asked)].sort();
  const documentation = readFileSync('docs/configuration.md', 'utf8');
  const documented = [...documentation.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(Object.keys(ALLOWED_VALUES).sort()).toEqual(fields);
  expect(Object.keys(demo).sort()).toEqual(fields);
  expect(documented.sort()).toEqual(fields);
});

it('finds nothing but the preview in the configuration of the demo', () => {
  expect(findConfigProblems(demo)).toEqual([expect.stringContaining('preview')]);
});

it.each([
  [{ devmodel: 'on' }, 'devmodel is wrong, its default applies. Allowed: "1" or "0", 1 or 0, true or false'],
  [
    { passwordAlgorithm: 'sha3' },
    'passwordAlgorithm is wrong, its default applies. Allowed: sha256, sha512, sha1 or md5',
  ],
  [
    { embedOrigins: ['https://a.example', 'https://b.example/'] },
    'embedOrigins[1] is wrong, it is left out. Allowed: a list of exact origins, each once, as https://portal.example, ' +
      'without a slash at the end',
  ],
  [
    { subApps: { admin: 'https://other.example/' } },
    'subApps.admin is wrong, it is left out. Allowed: folders of the same host by sub-app (admin, reports, workflow), ' +
      'from / to /, as /sub-apps/admin/9.5.5/',
  ],
  [{ checkpwdExp: '.*' }, 'checkpwdExp is unknown and ignored'],
  [{ changepwdtip: undefined }, 'changepwdtip is missing: people are not told what checkpwdexp demands'],
  [{ checkpwdexp: undefined }, 'changepwdtip has no checkpwdexp to explain'],
  [{ initpassword: 'Welcome888' }, 'initpassword can be read by everybody: write sha256: and its hash'],
  [{ initpassword: 'short' }, 'initpassword does not match checkpwdexp'],
  [{ forcechangepwd: '0' }, 'initpassword has no effect while forcechangepwd is off'],
  [{ initpassword: undefined }, 'initpassword is missing: forcechangepwd has no effect without it'],
  [{ storageOrigins: undefined }, STORAGES_ARE_MISSING],
  [{ preview: undefined }, PREVIEW_IS_MISSING],
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
  expect(findConfigProblems({ ...GOOD, ...change }, { isSecure: true })).toContainEqual(problem);
});

it('accepts origins of this computer on a page by https, and origins by http where that is unknown', () => {
  expect(findConfigProblems({ ...GOOD, loginHosts: ['http://localhost:8000'] }, { isSecure: true })).toEqual([]);
  expect(findConfigProblems({ ...GOOD, loginHosts: ['http://a.example'] })).toEqual([]);
});

it('warns about passwords in clear only where the product is served by http', () => {
  expect(findConfigProblems({ ...GOOD, encryptpwd: '0' }, { isSecure: false })).toEqual([
    'encryptpwd is off and the product is served by http: passwords are sent in clear',
  ]);
});
