import { holdsData } from './dataKeys';
import { isPlain } from './plain';

const TYPE_IN_TEXT = /"type"\s*:\s*"([^"]+)"/g;
const EXPRESSION_IN_TEXT = /"=((?:[^"\\]|\\.)*)"/g;
const CALL = /([A-Za-z_]\w*)\s*\(/g;

/** What a protocol may need that does not come with the engine. It may name too many, never too few. */
export interface Words {
  /** Control types. */
  readonly types: ReadonlySet<string>;
  /** Functions that its expressions call, in lower case. */
  readonly functions: ReadonlySet<string>;
  /** Whether a value has to match a regular expression. */
  readonly hasPattern: boolean;
}

const callsIn = (expression: string): string[] => [...expression.matchAll(CALL)].map(([, name = '']) => name.toLowerCase());

function wordsInText(text: string): Words {
  const expressions = [...text.matchAll(EXPRESSION_IN_TEXT)].map(([, source = '']) => source);
  return { types: new Set([...text.matchAll(TYPE_IN_TEXT)].map(([, type = '']) => type)), functions: new Set(expressions.flatMap(callsIn)), hasPattern: text.includes('"pattern"') };
}

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
    for (const key of Object.keys(value)) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (!holdsData(key) || !isPlain(part)) waiting.push(part);
    }
  }
  return { types, functions, hasPattern };
}

const known = new WeakMap<object, Words>();

/** The words of a protocol: an object, which is looked at once, or its JSON text. */
export function wordsIn(protocol: unknown): Words {
  if (typeof protocol === 'string') return wordsInText(protocol);
  if (typeof protocol !== 'object' || protocol === null) return { types: new Set(), functions: new Set(), hasPattern: false };
  const words = known.get(protocol) ?? wordsInObject(protocol);
  known.set(protocol, words);
  return words;
}
