import { match } from 'pinyin-pro';
import type { PinyinMatch } from './matchTitle';

/** Full syllables, initials and both mixed, of neighbouring characters; every reading of a character counts. */
export const pinyin: PinyinMatch = (text, word) => match(text, word, { continuous: true });
