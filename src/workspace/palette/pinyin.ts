import { match } from 'pinyin-pro';
import type { PinyinMatch } from './matchTitle';

/** Matches syllables, initials or a mix of both, of adjacent characters, in any reading of a character. */
export const pinyin: PinyinMatch = (text, word) => match(text, word, { continuous: true });
