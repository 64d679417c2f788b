import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, SUB_APPS } from '../../scripts/lib/project.mjs';
import { cssVariables } from '../../src/common/theme/tokens';
import { COMPACT_MAX_WIDTH_PX } from '../../src/common/constants/workspace';
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

test('every file in the map of screens exists', () => {
  const map = readFileSync(inRoot('docs/screens.md'), 'utf8');
  const files = [...map.matchAll(/`((?:src|sub-apps)\/[^`]+)`/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

/** The stylesheets of host and sub-apps. */
function allSheets(): readonly string[] {
  const sheets = ['src', 'sub-apps'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css') && !/node_modules|\.umi|dist/.test(path))
      .map((path) => join(folder, path)),
  );
  expect(sheets.length).toBeGreaterThan(80);
  return sheets;
}

/** Wider limits are those of tablets and of pages without a workspace. */
const TABLET_PX = 800;

test('every part of a page changes for the phone at the same width', () => {
  const others = allSheets().flatMap((sheet) =>
    [...readFileSync(inRoot(sheet), 'utf8').matchAll(/@media[^{]*max-width:\s*(\d+)px/g)]
      .filter(([, width]) => Number(width) < TABLET_PX && Number(width) !== COMPACT_MAX_WIDTH_PX)
      .map(([, width]) => `${sheet}: ${width}`),
  );
  expect(others).toEqual([]);
});

test('every colour of a stylesheet is one of the theme', () => {
  const defined = cssVariables('light');
  const unknown = allSheets().flatMap((sheet) =>
    [...readFileSync(inRoot(sheet), 'utf8').matchAll(/var\((--color-[a-z0-9-]+)/g)]
      .filter(([, name]) => !defined.includes(`${name}:`))
      .map(([, name]) => `${sheet}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('what floats has the edge of the theme: no stylesheet draws a shadow of its own', () => {
  /** Rings of focus have no blur, lines inside of a box are inset, pinned columns of tables have a variable. */
  const isAllowed = (shadow: string) =>
    /^(none|inset .*|0 0 0 \dpx .*|var\(--(shadow-floating|edge, .*)\))$/.test(shadow);
  const own = allSheets().flatMap((sheet) =>
    [...readFileSync(inRoot(sheet), 'utf8').matchAll(/box-shadow:\s*([^;]+);/g)]
      .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
      .filter((shadow) => !isAllowed(shadow.trim()))
      .map((shadow) => `${sheet}: ${shadow.trim()}`),
  );
  expect(own).toEqual([]);
});

test('a README has at most 60 lines, the first one 125, of at most 120 characters; rows of tables may be longer', () => {
  const folders = ['config', 'mock', 'scripts', 'src', 'sub-apps', 'tests'];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('README.md') && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );
  const files = ['README.md', ...inFolders];
  expect(files.length).toBeGreaterThan(20);
  const tooLong = files.flatMap((file) => {
    const lines = readFileSync(inRoot(file), 'utf8').trimEnd().split('\n');
    const wide = lines.filter((line) => line.length > 120 && !line.startsWith('|'));
    const most = file === 'README.md' ? 125 : 60;
    return [...(lines.length > most ? [`${file}: ${lines.length} lines`] : []), ...wide];
  });
  expect(tooLong).toEqual([]);
});
