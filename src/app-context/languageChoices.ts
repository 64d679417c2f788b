import { HTML_LANGUAGES, LANGUAGE_NAMES, LANGUAGES } from '@/services';

/** The languages that sign-in, workspace and preview offer; each is named in itself. */
export const LANGUAGE_CHOICES = LANGUAGES.map((language) => ({
  language,
  name: LANGUAGE_NAMES[language],
  /** The `lang` attribute of the name. */
  htmlLang: HTML_LANGUAGES[language],
}));
