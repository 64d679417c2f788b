import { at, issue } from './issues';
import type { Issue } from './issues';

/** Translation keys that a protocol part names, each with the first place where it does. A key that a fragment's parameters complete is none yet. */
export function textKeys(part: unknown, path: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof part === 'string') {
    const key = part.startsWith('@') && !part.startsWith('@@') && !part.includes('{{') ? part.slice(1) : '';
    if (key !== '' && !found.has(key)) found.set(key, path);
  } else if (Array.isArray(part)) {
    part.forEach((item, index) => textKeys(item, at(path, index), found));
  } else if (typeof part === 'object' && part !== null) {
    Object.entries(part).forEach(([key, value]) => textKeys(value, at(path, key), found));
  }
  return found;
}

/** A warning for every key that nobody has translated: people would read the key itself. */
export const missingTexts = (keys: ReadonlyMap<string, string>, hasText: (key: string) => boolean): Issue[] =>
  [...keys].filter(([key]) => !hasText(key)).map(([key, path]) => issue('missing-text', path, { key }, 'warning'));
