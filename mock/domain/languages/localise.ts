import { findText } from './records';
import type { Language } from './table';
import { LANGUAGES } from './table';

/** The language a header asks for; Chinese when it asks for none we have. */
export const readLanguage = (header: string | undefined): Language =>
  LANGUAGES.find((language) => language === header) ?? 'zh-CN';

/** The text of a key or name; what has none stays as it is. */
export function localise(key: string, language: Language): string {
  const text = findText(key);
  return text?.[LANGUAGES.indexOf(language)] ?? text?.[0] ?? key;
}
