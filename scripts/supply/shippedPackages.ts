import { lookUp } from '../../src/common/lookUp';
import { nameAt, pathOf } from './lockfile';
import type { Lockfile } from './lockfile';

/** Packages whose own code is in the bundles, and whose dependencies are tools of the build. */
const TOOLKITS = ['@umijs/max', '@umijs/plugins', '@umijs/preset-umi', 'umi'];

/** What the code that Umi generates imports. */
const GENERATED_IMPORTS = [
  '@umijs/plugins',
  '@umijs/preset-umi',
  '@umijs/renderer-react',
  'fast-deep-equal',
  'lodash',
  'qiankun',
  'react-router',
  'react-router-dom',
];

/** Licences that a package declares in a form which npm does not take into the lockfile; by name and version. */
const DECLARED_ELSEWHERE: Readonly<Record<string, string>> = { 'dom-walk 0.1.2': 'MIT' };

export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package declares it; empty for none. */
  licence: string;
}

/** `antd/es/table` → `antd`; undefined for a file of this repository, and for what is of Node (a script of the build). */
function packageOf(specifier: string): string | undefined {
  if (/^(\.|\/|@\/|@@\/|@atrium\/|node:)/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Old packages list their licences, of which one may be chosen. */
const asExpression = (licence: unknown): string =>
  [licence]
    .flat()
    .map((each) => (typeof each === 'string' ? each : ''))
    .join(' OR ');

/**
 * The packages that may be in the build, by name: those that the sources import, and what these depend on, used or not.
 * Throws for an import that no package of the lockfile provides.
 * @param specifiers What the sources import.
 */
export function shippedPackages(lockfile: Lockfile, specifiers: readonly string[]): ShippedPackage[] {
  const names = [...specifiers.flatMap((specifier) => packageOf(specifier) ?? []), ...GENERATED_IMPORTS];
  const found = new Set<string>();
  const waiting = [...new Set(names)].map((name) => {
    const path = pathOf(lockfile, name);
    if (!path) throw new Error(`No package is installed for the import of ${name}`);
    return path;
  });
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (TOOLKITS.includes(nameAt(path))) continue;
    const { dependencies, optionalDependencies, peerDependencies } = lockfile.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const inner = pathOf(lockfile, name, path);
      if (inner) waiting.push(inner);
    }
  }
  return [...found]
    .map((path) => {
      const { version = '', license } = lockfile.packages[path] ?? {};
      const name = nameAt(path);
      return { name, version, licence: asExpression(license ?? lookUp(DECLARED_ELSEWHERE, `${name} ${version}`)) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}
