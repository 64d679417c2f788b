/** One entry of `package-lock.json`. */
export interface LockedPackage {
  version?: string;
  license?: unknown;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
}

/** Versions by the name of a package. */
export type Names = Readonly<Record<string, string>>;

/** `package-lock.json`: its entries by path, the project itself at ''. */
export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>;
}

/** What of `package.json` names other packages. */
export type Manifest = Pick<LockedPackage, 'dependencies' | 'devDependencies'>;

/** `node_modules/a/node_modules/@scope/b` → `@scope/b` */
export const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The path of the package that is loaded by a name, as Node searches it: in the folder itself, then further out. */
export function pathOf({ packages }: Lockfile, name: string, from = ''): string | undefined {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  const end = from.lastIndexOf('/node_modules/');
  return pathOf({ packages }, name, end < 0 ? '' : from.slice(0, end));
}
