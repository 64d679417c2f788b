import type { Issue, Position } from './issues';
import { jsonFault } from './jsonFault';
import { positionAt } from './positionAt';

/** `controls[2].value` → `controls`, 2, `value`; what stands in a fragment is not in this text and ends the way. */
function stepsOf(path: string): readonly (string | number)[] {
  const [own = ''] = path.split('(', 1);
  return [...own.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}

/** Where the value at a path stands in a JSON text; the nearest place around it when it is not there. */
export function locate(text: string, path: string): Position {
  let at = 0;
  const skipSpace = () => {
    while (' \t\r\n'.includes(text[at] ?? '.')) at += 1;
  };
  const readString = (): string => {
    const start = at;
    for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    at += 1;
    return JSON.parse(text.slice(start, at)) as string;
  };
  const skipValue = (): void => {
    skipSpace();
    if (text[at] === '"') readString();
    else if (text[at] === '{' || text[at] === '[') eachItem(() => (skipValue(), false));
    else while (at < text.length && !',]} \t\r\n'.includes(text[at] as string)) at += 1;
  };
  /** Visits the items of an object or list at hand, until `visit` says that it has found what it looks for. */
  const eachItem = (visit: (key: string | number) => boolean): boolean => {
    const isObject = text[at] === '{';
    at += 1;
    for (let index = 0; ; index += 1) {
      skipSpace();
      if (text[at] === '}' || text[at] === ']' || at >= text.length) break;
      const key = isObject ? readString() : index;
      skipSpace();
      if (isObject) at += 1;
      skipSpace();
      if (visit(key)) return true;
      skipSpace();
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return false;
  };

  skipSpace();
  for (const step of stepsOf(path)) {
    const start = at;
    const isFound = (text[at] === '{' || text[at] === '[') && eachItem((key) => key === step || (skipValue(), false));
    if (!isFound) {
      at = start;
      break;
    }
  }
  return positionAt(text, at);
}

/** Where an issue stands in the text that the protocol came as; for a text that is no JSON, where it stops being JSON. */
export function positionOf({ code, path }: Issue, text: string): Position {
  return code === 'not-json' ? positionAt(text, jsonFault(text)?.offset ?? 0) : locate(text, path);
}
