import { holdsData } from './dataKeys';
import { at, issue } from './issues';
import type { Issue } from './issues';
import { isPlain } from './plain';

type Trail = (string | number)[];

function visit(part: unknown, trail: Trail, note: (key: string, trail: Trail) => void): void {
  if (typeof part === 'string') {
    if (part.startsWith('@') && !part.startsWith('@@') && !part.includes('{{') && part.length > 1)
      note(part.slice(1), trail);
  } else if (typeof part === 'object' && part !== null) {
    const below = (value: unknown, step: string | number) => {
      trail.push(step);
      visit(value, trail, note);
      trail.pop();
    };
    if (Array.isArray(part)) part.forEach(below);
    else Object.entries(part).forEach(([key, value]) => (holdsData(key) && isPlain(value)) || below(value, key));
  }
}

/** Translation keys that a protocol part names, each with the first place where it does. A key that a fragment's parameters complete is none yet. */
export function textKeys(part: unknown, path: string, found = new Map<string, string>()): Map<string, string> {
  visit(part, [], (key, trail) => {
    if (!found.has(key)) found.set(key, trail.reduce<string>(at, path));
  });
  return found;
}

/** A warning for every key that nobody has translated: people would read the key itself. */
export const missingTexts = (keys: ReadonlyMap<string, string>, hasText: (key: string) => boolean): Issue[] =>
  [...keys].filter(([key]) => !hasText(key)).map(([key, path]) => issue('missing-text', path, { key }, 'warning'));
