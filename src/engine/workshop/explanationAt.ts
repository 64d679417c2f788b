import { completionsAt } from './completionsAt';
import { jsonTokens } from './jsonTokens';
import type { JsonToken } from './jsonTokens';
import type { Vocabulary } from './vocabulary';

export interface Explanation {
  /** The word that is explained. */
  readonly from: number;
  readonly to: number;
  readonly info: string;
}

/** The word at an offset: a key, a value, or within an expression one name. */
function wordAt({ text, from, to }: JsonToken, offset: number): Pick<Explanation, 'from' | 'to'> | undefined {
  if (!/^"=(?!=)/.test(text)) return { from, to };
  const name = [...text.matchAll(/[A-Za-z_]\w*/g)].find(
    ({ 0: word, index }) => from + index <= offset && offset < from + index + word.length,
  );
  return name && { from: from + name.index, to: from + name.index + name[0].length };
}

/** What the word at a place of a page's text is for: the same as its completion says. */
export function explanationAt(text: string, offset: number, vocabulary: Vocabulary): Explanation | undefined {
  const token = jsonTokens(text).find(({ kind, from, to }) => kind !== 'sign' && from <= offset && offset < to);
  const word = token && wordAt(token, offset);
  if (!token || !word) return undefined;
  const isWhole = word.from === token.from;
  const found = completionsAt(text, isWhole ? word.from + 1 : word.to, vocabulary);
  const label = text.slice(word.from, word.to);
  const info = found?.from === word.from ? found.options.find((option) => option.label === label)?.info : undefined;
  return info === undefined ? undefined : { ...word, info };
}
