import { lookUp } from './lookUp';

/** Interface languages (shell spec §9), each with its own name and its BCP 47 tag. `other` is partial Japanese (§1). */
export const LANGUAGES = {
  'zh-CN': { name: '简体中文', tag: 'zh-CN' },
  en: { name: 'English', tag: 'en' },
  'zh-TW': { name: '繁體中文', tag: 'zh-TW' },
  other: { name: 'Other (日本語)', tag: 'ja' },
} as const;

/** The language code of the server, the storage and `config.json`. */
export type Language = keyof typeof LANGUAGES;

/** All codes, in the order of the language menu. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'zh-CN';

export const isLanguage = (value: unknown): value is Language => LANGUAGE_CODES.some((code) => code === value);

/** Language tags of other systems. */
const ALIASES: Readonly<Record<string, Language>> = {
  zh: 'zh-CN',
  'zh-hans': 'zh-CN',
  'en-us': 'en',
  'en-gb': 'en',
  'zh-hk': 'zh-TW',
  'zh-hant': 'zh-TW',
  ja: 'other',
};

/** The language of a tag as other systems write it (`en-US`, `zh_Hant`); undefined for others. */
export function languageOf(name: string): Language | undefined {
  const written = name.replace('_', '-');
  const own = LANGUAGE_CODES.find((each) => each.toLowerCase() === written.toLowerCase());
  return isLanguage(own) ? own : lookUp(ALIASES, written.toLowerCase());
}
