import { LANGUAGE_NAMES, LANGUAGES } from '@/services';

/** The languages that are offered; each names itself, whatever the current one is. */
export const LANGUAGE_CHOICES = LANGUAGES.map((key) => ({
  key,
  label: <span lang={key === 'other' ? 'ja' : key}>{LANGUAGE_NAMES[key]}</span>,
}));
