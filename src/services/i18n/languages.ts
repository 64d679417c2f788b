import type { Language } from '@/portal/portal';

export type { Language };

/** Interface languages (shell spec §9). `other` is partial Japanese. */
export const LANGUAGES: readonly Language[] = ['zh-CN', 'en', 'zh-TW', 'other'];

export const DEFAULT_LANGUAGE: Language = 'zh-CN';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
