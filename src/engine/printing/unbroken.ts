/** Longer words are addresses and the like, which are broken before their column grows beyond measure. */
const LONGEST_WORD = 24;
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

const joinWord = (word: string): string =>
  word.length > LONGEST_WORD ? word : word.replace(/(?<=\w)[-?](?=\w)/g, `$&${WORD_JOINER}`);

/**
 * A text whose dates and numbers of documents stay in one line: browsers break lines after a hyphen otherwise. The signs
 * that prevent it have no width. What is wider than its whole line is broken nevertheless, so that nothing is cut off.
 */
export function unbroken(text: string, isNumeric: boolean): string {
  if (isNumeric && text.length <= LONGEST_WORD) return joinWord(text.replaceAll(' ', NO_BREAK_SPACE));
  return /[-?]/.test(text) ? text.replace(/[!-~]+/g, joinWord) : text;
}
