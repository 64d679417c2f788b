import type { Language } from '@/portal/contract/portal';

export type { Language };

/** Interface languages (shell spec §9). `other` is partial Japanese. */
export const LANGUAGES: readonly Language[] = ['zh-CN', 'en', 'zh-TW', 'other'];

/** Each language by its own name; the partial one is labelled other (shell spec §1). */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  en: 'English',
  'zh-TW': '繁體中文',
  other: 'Other (日本語)',
};

/** The `lang` attribute of texts in each language. */
export const HTML_LANGUAGES: Readonly<Record<Language, string>> = {
  'zh-CN': 'zh-CN',
  en: 'en',
  'zh-TW': 'zh-TW',
  other: 'ja',
};

export const DEFAULT_LANGUAGE: Language = 'zh-CN';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
