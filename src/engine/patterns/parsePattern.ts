/** A part of a regular expression. */
export type PatternNode =
  /** One character that `test` takes, which is never longer than one character of the text. */
  | { readonly kind: 'character'; readonly test: (character: string) => boolean }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  /** @property index Number of the group; undefined when it does not capture. */
  | { readonly kind: 'group'; readonly index: number | undefined; readonly part: PatternNode }
  | {
      readonly kind: 'repeat';
      readonly part: PatternNode;
      readonly min: number;
      readonly max: number;
      readonly isLazy: boolean;
      readonly groups: readonly [from: number, to: number];
    }
  | { readonly kind: 'look'; readonly part: PatternNode; readonly isBehind: boolean; readonly isNegative: boolean }
  | { readonly kind: 'reference'; readonly group: number | string }
  | { readonly kind: 'start' | 'end' | 'boundary' | 'noBoundary' };

export interface ParsedPattern {
  readonly root: PatternNode;
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  readonly isUnicode: boolean;
}

/** A regular expression of the language that this matcher does not know. */
export class UnsupportedPattern extends Error {}

/** Groups in groups. */
const MAX_DEPTH = 50;
const QUANTIFIER = /\{(\d+)(?:(,)(\d*))?\}/y;
const REFERENCE = /\\([1-9]\d*)/y;
const NAMED_REFERENCE = /\\k<([^>]+)>/y;
/** Escapes of one character that are longer than two: in Unicode mode, and without it. */
const LONG_ESCAPE_UNICODE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z])/y;
const LONG_ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z])/y;
const GROUP = /\((?:\?(?:(:)|(<?[=!])|<([^>]+)>))?/y;
const CHARACTER_CLASS = /\[(?:\\[^]|[^\]\\])*\]/y;
/** Characters whose answer by a class or escape is kept. */
const MAX_KNOWN_CHARACTERS = 1000;

/** What a class or escape takes. The browser's own matcher is asked about one character at a time, which it answers at once. */
function characterTest(source: string, flags: string): (character: string) => boolean {
  const expression = new RegExp(`^${source}$`, flags);
  const known = new Map<string, boolean>();
  return (character) => {
    const answer = known.get(character) ?? expression.test(character);
    if (known.size < MAX_KNOWN_CHARACTERS) known.set(character, answer);
    return answer;
  };
}

/** Reads a regular expression that the browser has accepted; throws `UnsupportedPattern` for the rarest parts of the language. */
export function parsePattern(source: string, isUnicode: boolean): ParsedPattern {
  const flags = isUnicode ? 'u' : '';
  const names = new Map<string, number>();
  let at = 0;
  let groups = 0;

  const take = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at;
    const found = expression.exec(source) ?? undefined;
    if (found) at += found[0].length;
    return found;
  };
  const fail = (): never => {
    throw new UnsupportedPattern(source.slice(at, at + 10));
  };

  function choice(depth: number): PatternNode {
    if (depth > MAX_DEPTH) fail();
    const parts = [sequence(depth)];
    while (source[at] === '|') {
      at += 1;
      parts.push(sequence(depth));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  }

  function sequence(depth: number): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const before = groups;
      parts.push(repeated(term(depth), before));
    }
    return { kind: 'sequence', parts };
  }

  function term(depth: number): PatternNode {
    switch (source[at]) {
      case '^':
        at += 1;
        return { kind: 'start' };
      case '$':
        at += 1;
        return { kind: 'end' };
      case '(':
        return group(depth);
      case '\\':
        return escape();
      case '[':
        return character((take(CHARACTER_CLASS) ?? fail())[0]);
      case '.':
        at += 1;
        return character('.');
      default:
        return literal();
    }
  }

  function literal(): PatternNode {
    const wanted = isUnicode ? String.fromCodePoint(source.codePointAt(at) ?? 0) : (source[at] as string);
    at += wanted.length;
    return { kind: 'character', test: (found) => found === wanted };
  }

  const character = (part: string): PatternNode => ({ kind: 'character', test: characterTest(part, flags) });

  function escape(): PatternNode {
    const next = source[at + 1];
    if (next === 'b' || next === 'B') {
      at += 2;
      return { kind: next === 'b' ? 'boundary' : 'noBoundary' };
    }
    const named = take(NAMED_REFERENCE);
    if (named) return { kind: 'reference', group: named[1] as string };
    const numbered = take(REFERENCE);
    if (numbered) return { kind: 'reference', group: Number(numbered[1]) };
    const long = take(isUnicode ? LONG_ESCAPE_UNICODE : LONG_ESCAPE);
    if (long) return character(long[0]);
    // Octal numbers, and escapes that the old rules read as something else.
    if (!isUnicode && /[0ck]/.test(next ?? '')) return fail();
    const part = `\\${isUnicode ? String.fromCodePoint(source.codePointAt(at + 1) ?? 0) : (next ?? '')}`;
    at += part.length;
    return character(part);
  }

  function group(depth: number): PatternNode {
    const [whole, plain, look, name] = take(GROUP) ?? fail();
    if (whole === '(' && source[at] === '?') fail();
    const index = plain === undefined && look === undefined ? (groups += 1) : undefined;
    if (name !== undefined) {
      if (names.has(name) || name.includes('\\')) fail();
      names.set(name, groups);
    }
    const part = choice(depth + 1);
    at += 1;
    return look === undefined
      ? { kind: 'group', index, part }
      : { kind: 'look', part, isBehind: look.startsWith('<'), isNegative: look.endsWith('!') };
  }

  function repeated(part: PatternNode, before: number): PatternNode {
    const range = quantifier();
    if (!range) return part;
    const isLazy = source[at] === '?';
    if (isLazy) at += 1;
    return { kind: 'repeat', part, ...range, isLazy, groups: [before + 1, groups] };
  }

  function quantifier(): { min: number; max: number } | undefined {
    const sign = source[at] ?? '';
    if ('*+?'.includes(sign) && sign !== '') {
      at += 1;
      return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    }
    const [, least, comma, most] = take(QUANTIFIER) ?? [];
    if (least === undefined) return undefined;
    return {
      min: Number(least),
      max: comma === undefined ? Number(least) : most === '' || most === undefined ? Infinity : Number(most),
    };
  }

  const root = choice(0);
  if (at < source.length) fail();
  return { root, groups, names, isUnicode };
}
