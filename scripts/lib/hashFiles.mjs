import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Generated folders and tests change nothing in a build. */
const IGNORED = /^(node_modules|\.umi.*|dist)$|\.test\.tsx?$|^README\.md$/;

/** Every file under a path of the project (itself when it is a file), sorted, generated ones and tests left out. */
export function filesUnder(path, root = ROOT) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name), root));
}

/** A hash over names and contents: the same for the same sources, whatever their dates. */
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
