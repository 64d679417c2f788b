import type { Language } from '../i18n/languages';
import type { Texts } from '../i18n/i18n';

/** Texts changed since a moment, by language. */
export interface LanguageRecords {
  /** The newest change among them; 0 when there are none. */
  lastTimestamp: number;
  texts: Readonly<Record<Language, Texts>>;
}
