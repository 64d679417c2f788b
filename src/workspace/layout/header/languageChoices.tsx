import { LANGUAGE_CODES, LANGUAGES } from '@/common/languages';

/** The languages that are offered; each names itself, whatever the current one is. */
export const LANGUAGE_CHOICES = LANGUAGE_CODES.map((key) => ({
  key,
  label: <span lang={LANGUAGES[key].tag}>{LANGUAGES[key].name}</span>,
}));
