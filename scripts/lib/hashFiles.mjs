import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Generated folders and tests, which do not affect a build. */
const IGNORED = /^(node_modules|\.umi.*|dist)$|\.test\.tsx?$|^README\.md$/;

/** All source files under a path (the path itself for a file), sorted; without generated files and tests. */
export function filesUnder(path, root = ROOT) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name), root));
}

/** A hash over names and contents, independent of file times. */
export function hashFiles(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(path, root))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
