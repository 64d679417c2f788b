export interface JsonToken {
  readonly kind: 'sign' | 'string' | 'word';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** A string that ends with its line or the text, for want of a quotation mark. */
  readonly isOpen: boolean;
}

const TOKEN = /[{}[\]:,]|"(?:[^"\\\n]|\\.)*"?|[^\s{}[\]:,"]+/g;

/** The parts of a JSON text, also of one that is still being written. */
export function jsonTokens(text: string): readonly JsonToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index: from }) => {
    const kind = token.startsWith('"') ? 'string' : /^[{}[\]:,]$/.test(token) ? 'sign' : 'word';
    return {
      kind,
      from,
      to: from + token.length,
      text: token,
      isOpen: kind === 'string' && !/^"(?:[^"\\]|\\.)*"$/.test(token),
    };
  });
}

/** What a token says; undefined for a sign, and for what is still being written. */
export function valueOf({ kind, text }: JsonToken): unknown {
  if (kind === 'sign') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
