/** What a page's author has written: it belongs to nobody, and is not replaced by placeholders. */
export interface Design {
  /** Short texts and numbers, such as the keys of options. */
  readonly values: ReadonlySet<unknown>;
  /** Every name in it: of fields, of controls, in expressions. */
  readonly words: ReadonlySet<string>;
}

const MAX_VALUE_LENGTH = 64;
const MAX_DEPTH = 90;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

export function designOf(...parts: readonly unknown[]): Design {
  const values = new Set<unknown>();
  const words = new Set<string>();
  const addWords = (text: string) => text.match(WORD)?.forEach((word) => words.add(word));
  function add(part: unknown, depth: number): void {
    if (typeof part === 'string') {
      if (part.length <= MAX_VALUE_LENGTH) values.add(part);
      addWords(part);
    } else if (typeof part === 'number') values.add(part);
    else if (typeof part === 'object' && part !== null && depth < MAX_DEPTH)
      Object.entries(part).forEach(([field, below]) => {
        words.add(field);
        addWords(field);
        add(below, depth + 1);
      });
  }
  parts.forEach((part) => add(part, 0));
  return { values, words };
}
