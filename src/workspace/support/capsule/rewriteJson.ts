import { parseJson } from './parseCut';

/** Where JSON may begin: a record, a list, or a text that is JSON itself. */
const OPENER = /[[{]|"(?=\s*[[{\\])/g;
/** Places that look like JSON and are none, before the rest of a text is left as it is: each may be read to the end. */
const MAX_MISSES = 20;

/** Where the JSON ends that begins at a place; undefined when it has no end. */
function endOfJson(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '{' || sign === '[')) depth += 1;
    else if (!isQuoted && (sign === '}' || sign === ']')) depth -= 1;
    if (!isQuoted && depth === 0) return at + 1;
  }
  return undefined;
}

/**
 * A text with the JSON in it changed. What stays the same is left as it is written, in its spaces and numbers.
 *
 * @param change Gets the data of each piece of JSON.
 */
export function rewriteJson(text: string, change: (value: unknown) => unknown): string {
  const parts: string[] = [];
  let from = 0;
  let misses = 0;
  for (const { index } of text.matchAll(OPENER)) {
    if (index < from) continue;
    const end = endOfJson(text, index);
    const found = end === undefined ? undefined : parseJson(text.slice(index, end));
    if (end === undefined || !found) {
      misses += 1;
      if (misses > MAX_MISSES) break;
      continue;
    }
    const before = JSON.stringify(found.value);
    const after = JSON.stringify(change(found.value));
    parts.push(text.slice(from, index), before === after ? text.slice(index, end) : after);
    from = end;
  }
  return from === 0 ? text : [...parts, text.slice(from)].join('');
}
