/** Indexes of the characters of a text that a word in pinyin matches; null without a match. */
export type PinyinMatch = (text: string, word: string) => readonly number[] | null;

/** Chinese input methods separate the syllables during composition: `ding'dan`. */
const SYLLABLE_MARK = /['’]/g;

const wordsOf = (query: string) => query.split(/\s+/).filter((word) => word !== '');

/**
 * Indexes of the characters of the title that the query matches, in order; null without a match. Every word of the
 * query must match, as it is written or in pinyin once that is loaded.
 */
export function matchTitle(title: string, query: string, pinyin?: PinyinMatch): readonly number[] | null {
  const found = wordsOf(query).map((word) => plainMatch(title, word) ?? pinyinMatch(title, word, pinyin));
  if (found.some((marks) => marks === null)) return null;
  return [...new Set(found.flatMap((marks) => marks ?? []))].sort((one, other) => one - other);
}

/** Whether every word of the query begins a word of the code: `order` finds `order-list` in any language. */
export function matchesCode(code: string, query: string): boolean {
  const parts = fold(code).split(/[^\p{L}\p{N}]+/u);
  return wordsOf(fold(query)).every(
    (word) => word.length >= MIN_CODE_LETTERS && parts.some((part) => part.startsWith(word)),
  );
}

/** Shorter words would match too many codes. */
const MIN_CODE_LETTERS = 3;

function plainMatch(title: string, word: string): readonly number[] | null {
  const start = fold(title).indexOf(fold(word));
  return start < 0 ? null : Array.from({ length: word.length }, (_unit, index) => start + index);
}

function pinyinMatch(title: string, word: string, pinyin?: PinyinMatch): readonly number[] | null {
  const letters = fold(word).replace(SYLLABLE_MARK, '');
  return letters === '' || !pinyin ? null : pinyin(title, letters);
}

/** Converts to lower case, except letters whose lower case is longer, because that would shift the indexes. */
function fold(text: string): string {
  return text.replace(/./gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}
