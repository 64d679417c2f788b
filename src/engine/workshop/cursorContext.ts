import { jsonTokens, valueOf } from './jsonTokens';
import type { JsonToken } from './jsonTokens';

/** An object or list around the cursor, from the outside in. */
export interface Frame {
  readonly kind: 'object' | 'list';
  /** Where in the frame the way leads on: the key of an object; nothing in a list, or where no key is yet. */
  readonly key?: string;
  /** The single values of an object, those behind the cursor too, but for the one at the cursor. */
  readonly members: Readonly<Record<string, unknown>>;
  /** All keys of an object, but for the one at the cursor. */
  readonly keys: readonly string[];
}

export interface CursorContext {
  readonly frames: readonly Frame[];
  readonly role: 'key' | 'value';
  /** The token at the cursor, which a completion replaces. */
  readonly from: number;
  readonly to: number;
  /** A colon stands behind the token already. */
  readonly hasColon: boolean;
}

interface Open {
  readonly kind: Frame['kind'];
  readonly start: number;
  key?: string;
  isAtValue: boolean;
}

/** Keys and single values of the object whose opening sign is at `start`. */
function membersOf(
  tokens: readonly JsonToken[],
  start: number,
  cursor: JsonToken | undefined,
): Pick<Frame, 'members' | 'keys'> {
  const members: Record<string, unknown> = {};
  const keys: string[] = [];
  let depth = 0;
  let key: string | undefined;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at] as JsonToken;
    if (token.kind === 'sign' && '{['.includes(token.text)) depth += 1;
    else if (token.kind === 'sign' && '}]'.includes(token.text)) depth -= 1;
    if (depth === 0) break;
    if (depth > 1 || token === cursor) continue;
    if (token.kind === 'string' && tokens[at + 1]?.text === ':') {
      key = String(valueOf(token) ?? '');
      keys.push(key);
    } else if (token.text === ',') key = undefined;
    else if (key !== undefined && token.kind !== 'sign') members[key] = valueOf(token);
  }
  return { members, keys };
}

function step(stack: Open[], token: JsonToken, index: number): void {
  const top = stack.at(-1);
  if (token.kind !== 'sign') {
    if (top?.kind === 'object' && !top.isAtValue) top.key = String(valueOf(token) ?? '');
  } else if (token.text === '{' || token.text === '[')
    stack.push({ kind: token.text === '{' ? 'object' : 'list', start: index, isAtValue: token.text === '[' });
  else if (token.text === '}' || token.text === ']') stack.pop();
  else if (token.text === ':' && top) top.isAtValue = true;
  else if (token.text === ',' && top?.kind === 'object') {
    top.isAtValue = false;
    top.key = undefined;
  }
}

/** Where in a JSON text a place is, also while it is being written; undefined outside of everything. */
export function cursorContext(text: string, offset: number): CursorContext | undefined {
  const tokens = jsonTokens(text);
  const cursor = tokens.find(
    ({ kind, from, to, isOpen }) =>
      kind !== 'sign' && from < offset && (offset < to || ((kind === 'word' || isOpen) && offset === to)),
  );
  const stack: Open[] = [];
  tokens.forEach((token, index) => {
    if (token !== cursor && token.to <= offset) step(stack, token, index);
  });
  const top = stack.at(-1);
  if (!top) return undefined;
  const frames = stack.map(({ kind, start, key }): Frame => ({
    kind,
    ...(key !== undefined && { key }),
    ...(kind === 'object' ? membersOf(tokens, start, cursor) : { members: {}, keys: [] }),
  }));
  const next = tokens.find(({ from }) => from >= (cursor?.to ?? offset));
  return {
    frames,
    role: top.isAtValue ? 'value' : 'key',
    from: cursor?.from ?? offset,
    to: cursor?.to ?? offset,
    hasColon: next?.text === ':',
  };
}
