import { findText } from './records';
import type { Language, Text } from './table';
import { LANGUAGES } from './table';

/** The language of the header; Chinese for an unsupported language. */
export const readLanguage = (header: string | undefined): Language =>
  LANGUAGES.find((language) => language === header) ?? 'zh-CN';

/** The text of a key or name, or of a text in several languages. A key without a text is returned unchanged. */
export function localise(key: string | Text, language: Language): string {
  const text = typeof key === 'string' ? findText(key) : key;
  return text?.[LANGUAGES.indexOf(language)] || (text?.[0] ?? String(key));
}

/** Texts in one line, as the language lists them. */
export const joined = (texts: readonly string[], language: Language): string =>
  texts.join(language === 'en' ? ', ' : '、');

/** Values for the {{names}} of a text; a value that is a translation key is translated as well. */
export type TextParams = Readonly<Record<string, string | number | readonly string[]>>;

/** The values in the language; numbers stay as they are. */
export const localiseParams = (params: TextParams, language: Language): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, value.map((each) => localise(each, language))];
      return [name, typeof value === 'string' ? localise(value, language) : value];
    }),
  );

/** The text of a key with its {{names}} filled in. */
export const localiseWith = (key: string, language: Language, params: TextParams = {}): string =>
  Object.entries(localiseParams(params, language)).reduce(
    (text, [name, value]) =>
      text.replaceAll(`{{${name}}}`, () => (typeof value === 'object' ? joined(value, language) : String(value))),
    localise(key, language),
  );

/**
 * The name to store. A form shows the translation of a stored name, so a name that comes back as it was shown is
 * unchanged.
 */
export const storedName = (given: string, before: string | undefined, language: Language): string =>
  before !== undefined && given === localise(before, language) ? before : given;
