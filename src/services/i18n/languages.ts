/** Interface languages (shell spec §9). `other` is partial Japanese. */
export const LANGUAGES = ['zh-CN', 'en', 'zh-TW', 'other'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'zh-CN';

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);
