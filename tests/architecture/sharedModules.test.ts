import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesUnder } from '../../scripts/lib/hashFiles.mjs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { SHARED_BY_APP, SHARED_MODULES, SUB_APPS } from '../../src/workspace/sub-apps/catalogue';
import type { SubAppName } from '../../src/workspace/sub-apps/catalogue';

/** The facades through which only some names of a package are shared. */
const FACADES: Record<string, string> = {
  antd: 'antd.ts',
  '@ant-design/pro-components': 'proComponents.ts',
  '@ant-design/icons': 'icons.ts',
};

const IMPORT = /import\s+(type\s+)?(?:\w+\s*,\s*)?(?:\{([^}]*)\}|\*\s+as\s+\w+|\w+)\s+from\s+'([^']+)'/g;

interface Import {
  from: string;
  names: string[];
}

/** The value imports of every source file under the folders. */
function importsOf(folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) => filesUnder(folder)).filter((file) => /\.tsx?$/.test(file));
  return files
    .flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(IMPORT)])
    .filter(([, isType]) => !isType)
    .map(([, , list = '', from = '']) => ({
      from,
      names: list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => name.split(/\s+as\s+/)[0] ?? name),
    }));
}

function sharedNames(facade: string): string[] {
  const file = readFileSync(resolve(inRoot('src/workspace/sub-apps/shared'), facade), 'utf8');
  const list = /export \{([^}]*)\}/.exec(file)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

const importsOfApp = (app: SubAppName) => importsOf([`sub-apps/${app}/src`, 'src/portal']);

test.each(SUB_APPS)('%s declares every shared package that it imports', (app) => {
  const shareable: readonly string[] = SHARED_MODULES;
  const used = importsOfApp(app)
    .map(({ from }) => from)
    .filter((from) => shareable.includes(from));
  expect(SHARED_BY_APP[app]).toEqual(expect.arrayContaining([...new Set(used)]));
});

test.each(Object.entries(FACADES))('what sub-apps import from %s is shared, and nothing else', (from, facade) => {
  const used = SUB_APPS.flatMap(importsOfApp)
    .filter((one) => one.from === from)
    .flatMap(({ names }) => names);
  expect(sharedNames(facade).sort()).toEqual([...new Set(used)].sort());
});
