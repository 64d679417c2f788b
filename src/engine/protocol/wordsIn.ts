import { holdsData } from './dataKeys';
import { isPlain } from './plain';

/** Stands among the types for `extras.ts`. */
const EXTRAS = '';

/** Core types whose own views answer presses. */
const ANSWERING: readonly unknown[] = ['button', 'label', 'table'];

const CALL = /([A-Za-z_]\w*)\s*\(/g;

/** What a protocol may need that does not come with the engine. It may name too many, never too few. */
export interface Words {
  /** Control types; and `EXTRAS` where a part needs what comes with those that are fetched. */
  readonly types: ReadonlySet<string>;
  /** Functions that its expressions call, in lower case. */
  readonly functions: ReadonlySet<string>;
  /** Whether a value has to match a regular expression. */
  readonly hasPattern: boolean;
}

const callsIn = (expression: string): string[] =>
  [...expression.matchAll(CALL)].map(([, name = '']) => name.toLowerCase());

function wordsInObject(protocol: object): Words {
  const types = new Set<string>();
  const functions = new Set<string>();
  let hasPattern = false;
  // Without recursion: nothing has been cut off yet that is nested too deep.
  const waiting: unknown[] = [protocol];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.startsWith('=')) callsIn(value).forEach((name) => functions.add(name));
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value && 'name' in value && typeof value.type === 'string') types.add(value.type);
    hasPattern ||= 'pattern' in value;
    if ('style' in value || ('onclicked' in value && 'type' in value && !ANSWERING.includes(value.type)))
      types.add(EXTRAS);
    for (const key of Object.keys(value)) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (!holdsData(key) || !isPlain(part)) waiting.push(part);
    }
  }
  return { types, functions, hasPattern };
}

const known = new WeakMap<object, Words>();

const NOTHING: Words = { types: new Set(), functions: new Set(), hasPattern: false };

/** The last text that was looked at: a page asks again whenever it renders. */
let latest: { readonly text: string; readonly words: Words } | undefined;

function wordsInText(text: string): Words {
  if (latest?.text === text) return latest.words;
  latest = { text, words: wordsIn(parsed(text)) };
  return latest.words;
}

/** What is no JSON needs nothing: it is refused when it is read. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words of a protocol: an object, which is looked at once, or its JSON text. */
export function wordsIn(protocol: unknown): Words {
  if (typeof protocol === 'string') return wordsInText(protocol);
  if (typeof protocol !== 'object' || protocol === null) return NOTHING;
  const words = known.get(protocol) ?? wordsInObject(protocol);
  known.set(protocol, words);
  return words;
}
