import { findText } from './records';
import type { Language } from './table';
import { LANGUAGES } from './table';

/** The language of the header; Chinese for an unsupported language. */
export const readLanguage = (header: string | undefined): Language =>
  LANGUAGES.find((language) => language === header) ?? 'zh-CN';

/** The text of a key or name; a key without a text is returned unchanged. */
export function localise(key: string, language: Language): string {
  const text = findText(key);
  return text?.[LANGUAGES.indexOf(language)] ?? text?.[0] ?? key;
}
