import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot, SUB_APPS } from '../../scripts/lib/project.mjs';
import { SUB_APPS as OF_ROUTES } from '../../src/routes/subApps';

const json = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')) as Record<string, unknown>;

test('scripts, route table and folders list the same sub-apps', () => {
  expect(SUB_APPS).toEqual([...OF_ROUTES]);
  const folders = readdirSync(inRoot('sub-apps')).filter((name) =>
    existsSync(inRoot('sub-apps', name, 'package.json')),
  );
  expect(folders.sort()).toEqual([...OF_ROUTES].sort());
});

test('the compiler has every alias of the bundler', () => {
  const { paths } = json('tsconfig.json').compilerOptions as { paths: Record<string, string[]> };
  for (const [name, folder] of Object.entries(json('config/alias-folders.json'))) {
    expect(paths[`${name}/*`]).toEqual([`./${String(folder)}/*`]);
  }
});

test('the lockfile contains no registry URL', () => {
  const remote = /"resolved": "https?:/.exec(readFileSync(inRoot('package-lock.json'), 'utf8'));
  expect(remote).toBeNull();
});

test('every file in the map of screens exists', () => {
  const map = readFileSync(inRoot('docs/screens.md'), 'utf8');
  const files = [...map.matchAll(/`((?:src|sub-apps)\/[^`]+)`/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});
