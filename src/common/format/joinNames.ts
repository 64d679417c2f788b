import type { Language } from '../languages';

/** What stands between the names of a list. `Intl.ListFormat` puts 和 before the last name in traditional Chinese. */
const SEPARATORS: Readonly<Record<Language, string>> = { 'zh-CN': '、', en: ', ', 'zh-TW': '、', other: '、' };

/** Names in one line, as the language lists them: `A、B、C` or `A, B, C`. */
export const joinNames = (names: readonly unknown[], language: Language): string => names.join(SEPARATORS[language]);
