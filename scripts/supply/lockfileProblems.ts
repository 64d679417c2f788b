import { pathOf } from './lockfile';
import type { LockedPackage, Lockfile, Manifest } from './lockfile';

/** Only these two forms of a version are used: `1.2.3` and `^1.2.3`. */
const VERSION = /^(\^?)(\d+)\.(\d+)\.(\d+)(?:-[\w.]+)?$/;

/** What an alias stands for: `npm:@scope/name@1.2.3`. */
const withoutAlias = (wanted: string) => wanted.replace(/^npm:@?[^@]+@/, '');

/** True when the locked version is the wanted one, or with `^` a later one that promises the same. */
export function satisfies(locked: string, wanted: string): boolean {
  const want = VERSION.exec(withoutAlias(wanted));
  const have = VERSION.exec(locked);
  if (!want || !have) return false;
  if (want[1] === '') return locked === withoutAlias(wanted);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = want.slice(2).map(Number);
  const [major = 0, minor = 0, patch = 0] = have.slice(2).map(Number);
  if (major !== wantedMajor) return false;
  // In 0.x every minor version may break what the one before promised.
  if (minor !== wantedMinor) return wantedMajor > 0 && minor > wantedMinor;
  return patch >= wantedPatch;
}

/** The source of one entry: the registry that npm is configured with, or a folder of this repository. */
function sourceProblems(path: string, { resolved, link, integrity }: LockedPackage): string[] {
  if (link) return /^[\w-]+(\/[\w-]+)*$/.test(resolved ?? '') ? [] : [`${path} is a link out of the repository`];
  if (resolved !== undefined) return [`${path} comes from ${resolved}`];
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no sha512 checksum`];
}

const dependenciesOf = ({ dependencies, devDependencies }: Manifest) => ({ ...dependencies, ...devDependencies });

/** What a manifest wants and the lockfile lacks, or contains in another version. */
function versionProblems(folder: string, manifest: Manifest, lockfile: Lockfile): string[] {
  const wanted = dependenciesOf(manifest);
  const noted = dependenciesOf(lockfile.packages[folder] ?? {});
  const where = folder === '' ? 'package.json' : `${folder}/package.json`;
  return [...new Set([...Object.keys(wanted), ...Object.keys(noted)])].flatMap((name) => {
    const version = wanted[name];
    if (version === undefined || version !== noted[name])
      return [`${where} wants ${name} ${version}, the lockfile notes ${noted[name]}`];
    const path = pathOf(lockfile, name, folder);
    const locked = path && lockfile.packages[path]?.version;
    return locked && satisfies(locked, version) ? [] : [`${where} wants ${name} ${version}, locked is ${locked}`];
  });
}

/**
 * What is wrong with a lockfile, as sentences: entries without a checksum or from elsewhere than the configured registry,
 * and versions that are not those of the manifests.
 * @param manifests The contents of `package.json` by folder; the root is ''.
 */
export function lockfileProblems(lockfile: Lockfile, manifests: Readonly<Record<string, Manifest>>): string[] {
  const entries = Object.entries(lockfile.packages).filter(([path]) => !(path in manifests));
  return [
    ...entries.flatMap(([path, entry]) => sourceProblems(path, entry)),
    ...Object.entries(manifests).flatMap(([folder, manifest]) => versionProblems(folder, manifest, lockfile)),
  ];
}
