import { auditSummary } from './auditSummary';
import { isAllowed, licenceReport } from './licenceReport';
import type { Lockfile } from './lockfile';
import { shippedPackages } from './shippedPackages';

/** What the code that Umi generates imports; installed in every lockfile. */
const GENERATED = [
  ...['@umijs/plugins', '@umijs/preset-umi', '@umijs/renderer-react', 'fast-deep-equal', 'lodash', 'qiankun'],
  ...['react-router', 'react-router-dom'],
];

const lockfileWith = (packages: Lockfile['packages']): Lockfile => ({
  packages: {
    ...Object.fromEntries(GENERATED.map((name) => [`node_modules/${name}`, { version: '1.0.0', license: 'MIT' }])),
    ...packages,
  },
});

const shipped = (packages: Lockfile['packages'], specifiers: string[]) =>
  shippedPackages(lockfileWith(packages), specifiers).filter(({ name }) => !GENERATED.includes(name));

describe('the packages that may be in the build', () => {
  test('are those that are imported and what these depend on, in the version that each of them finds', () => {
    const packages = {
      'node_modules/list': { version: '1.0.0', license: 'MIT', dependencies: { tree: '^2.0.0' } },
      'node_modules/list/node_modules/tree': { version: '2.0.0', license: 'ISC', peerDependencies: { root: '*' } },
      'node_modules/tree': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/root': { version: '3.0.0', license: ['MIT', 'Apache2'] },
      'node_modules/build-tool': { version: '1.0.0', license: 'AGPL-3.0-only' },
    };
    expect(shipped(packages, ['./own', '@/own', '@atrium/common/own', 'node:fs', 'list/es/rows'])).toEqual([
      { name: 'list', version: '1.0.0', licence: 'MIT' },
      { name: 'root', version: '3.0.0', licence: 'MIT OR Apache2' },
      { name: 'tree', version: '2.0.0', licence: 'ISC' },
    ]);
  });

  test('are no tools of the build, though Umi depends on them', () => {
    const packages = {
      'node_modules/@umijs/max': { version: '4.0.0', license: 'MIT', dependencies: { bundler: '1.0.0' } },
      'node_modules/bundler': { version: '1.0.0', license: 'AGPL-3.0-only' },
    };
    expect(shipped(packages, ['@umijs/max']).map(({ name }) => name)).toEqual(['@umijs/max']);
  });

  test('cannot be told when an import has no package', () => {
    expect(() => shipped({}, ['@scope/nowhere/es'])).toThrow('the import of @scope/nowhere');
  });
});

describe('a licence', () => {
  test.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT OR Apache2', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND (MPL-2.0 OR ISC)', true],
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['MIT AND GPL-3.0', false],
    ['(GPL-2.0 OR MPL-2.0)', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s is allowed: %s', (expression, isGood) => {
    expect(isAllowed(expression)).toBe(isGood);
  });

  test('is reported with its packages, the most frequent first; what is not allowed is named', () => {
    const { lines, refused } = licenceReport([
      { name: 'a', version: '1.0.0', licence: 'GPL-3.0' },
      { name: 'b', version: '2.0.0', licence: 'MIT' },
      { name: 'c', version: '3.0.0', licence: 'MIT' },
      { name: 'd', version: '4.0.0', licence: '' },
    ]);
    expect(lines).toEqual(['MIT (2): b 2.0.0, c 3.0.0', 'GPL-3.0 (1): a 1.0.0', 'none (1): d 4.0.0']);
    expect(refused).toEqual(['a 1.0.0: GPL-3.0', 'd 4.0.0: none']);
  });
});

describe('an audit', () => {
  test('names the vulnerable packages, after the numbers by severity', () => {
    const output = JSON.stringify({
      vulnerabilities: {
        b: { name: 'b', severity: 'high', range: '<2.0.0', via: [] },
        a: { name: 'a', severity: 'low', range: '*', via: [] },
      },
      metadata: { vulnerabilities: { info: 0, low: 1, high: 1, total: 2 } },
    });
    expect(auditSummary(output)).toEqual({
      isAnswered: true,
      lines: ['Known vulnerabilities: 1 low, 1 high', 'a *: low', 'b <2.0.0: high'],
      count: 2,
    });
  });

  test('says when there are none', () => {
    const output = JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } });
    expect(auditSummary(output)).toEqual({ isAnswered: true, lines: ['No known vulnerabilities.'], count: 0 });
  });

  test.each([
    ['an error', JSON.stringify({ message: 'request failed', error: { summary: '', detail: '' } })],
    ['nothing', ''],
    ['a page', '<html>not found</html>'],
  ])('says so when the registry answers %s', (_, output) => {
    expect(auditSummary(output)).toEqual({
      isAnswered: false,
      lines: ['The registry does not answer audits: nothing is known.'],
      count: 0,
    });
  });
});
