import { readFileSync } from 'node:fs';
import { inRoot, SUB_APPS } from '../../scripts/lib/project.mjs';
import type { LockedPackage, Lockfile, Manifest } from '../../scripts/supply/lockfile';
import { lockfileProblems, satisfies } from '../../scripts/supply/lockfileProblems';

const json = <Content>(file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')) as Content;

const manifests: Record<string, Manifest> = {
  '': json('package.json'),
  ...Object.fromEntries(SUB_APPS.map((app) => [`sub-apps/${app}`, json(`sub-apps/${app}/package.json`)])),
};
const lockfile = json<Lockfile>('package-lock.json');

test('each package of the lockfile has a checksum, comes from the registry and has the version that is wanted', () => {
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(1_000);
  expect(lockfileProblems(lockfile, manifests)).toEqual([]);
});

describe('a lockfile is refused', () => {
  const INTEGRITY = `sha512-${'a'.repeat(86)}==`;
  const wanted = { dependencies: { one: '1.2.3' } };
  const problemsOf = (entry: LockedPackage, manifest: Manifest = wanted) =>
    lockfileProblems({ packages: { '': wanted, 'node_modules/one': entry } }, { '': manifest });

  test('never when all is well', () => {
    expect(problemsOf({ version: '1.2.3', integrity: INTEGRITY })).toEqual([]);
    expect(problemsOf({ version: '1.2.3', resolved: 'sub-apps/one', link: true })).toEqual([]);
  });

  test.each([
    ['without a checksum', { version: '1.2.3' }, 'node_modules/one has no sha512 checksum'],
    ['with a weak checksum', { version: '1.2.3', integrity: 'sha1-abc' }, 'node_modules/one has no sha512 checksum'],
    [
      'with a package of a git repository',
      { version: '1.2.3', integrity: INTEGRITY, resolved: 'git+ssh://host/one.git#1' },
      'node_modules/one comes from git+ssh://host/one.git#1',
    ],
    [
      'with a package of another server',
      { version: '1.2.3', integrity: INTEGRITY, resolved: 'http://host/one.tgz' },
      'node_modules/one comes from http://host/one.tgz',
    ],
    [
      'with a link out of the repository',
      { version: '1.2.3', resolved: '../one', link: true },
      'node_modules/one is a link out of the repository',
    ],
    [
      'with another version',
      { version: '1.2.4', integrity: INTEGRITY },
      'package.json wants one 1.2.3, locked is 1.2.4',
    ],
  ])('%s', (_, entry, problem) => {
    expect(problemsOf(entry)).toEqual([problem]);
  });

  test('that was not renewed after a change of package.json', () => {
    const changed = { dependencies: { one: '1.2.3', two: '^2.0.0' } };
    expect(problemsOf({ version: '1.2.3', integrity: INTEGRITY }, changed)).toEqual([
      'package.json wants two ^2.0.0, the lockfile notes undefined',
    ]);
  });
});

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.8.9', '^0.8.3', true],
  ['0.9.0', '^0.8.3', false],
  ['0.20.3', 'npm:@e965/xlsx@0.20.3', true],
  ['1.2.3', '*', false],
  ['1.2.3', 'https://host/one.tgz', false],
])('%s is taken for %s: %s', (locked, wanted, isTaken) => {
  expect(satisfies(locked, wanted)).toBe(isTaken);
});
