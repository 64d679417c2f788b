import { jsonTokens, valueOf } from './jsonTokens';

/** Keys that an object of a JSON text has a second time, and where; parsers keep the last one without a word. */
export function duplicateKeys(text: string): readonly { readonly key: string; readonly offset: number }[] {
  const tokens = jsonTokens(text);
  const open: Set<string>[] = [];
  return tokens.flatMap((token, index) => {
    if (token.text === '{' || token.text === '[') open.push(new Set());
    else if (token.text === '}' || token.text === ']') open.pop();
    const keys = open.at(-1);
    if (!keys || token.kind !== 'string' || tokens[index + 1]?.text !== ':') return [];
    const key = String(valueOf(token));
    const isTwice = keys.has(key);
    keys.add(key);
    return isTwice ? [{ key, offset: token.from }] : [];
  });
}
