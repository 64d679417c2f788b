import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The stamps of the last build by part. An invalid file counts as empty, so everything is rebuilt. */
export function readStamps(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function writeStamps(file, stamps) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamps, null, 2)}\n`);
}

/** The parts whose sources have changed since the last build or whose output is missing. */
export const staleParts = (parts, current, last, hasOutput = (part) => existsSync(join(part.output, 'index.html'))) =>
  parts.filter((part) => current[part.name] !== last[part.name] || !hasOutput(part));
