import { createInstance } from 'i18next';
import type { Texts } from '@/locales/texts';
import { DEFAULT_LANGUAGE } from './languages';
import type { Language } from './languages';

const NAMESPACE = 'texts';

/** i18next with our rules: flat keys, a missing text is its key, the partial language falls back to the default one. */
export function createTexts(language: Language) {
  const i18next = createInstance({
    lng: language,
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    fallbackLng: { other: [DEFAULT_LANGUAGE], default: [] },
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '\u0000',
    pluralSeparator: '\u0000',
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
    resources: {},
  });
  // Synchronous, because nothing is fetched; the promise is i18next's way of saying so.
  const started = i18next.init();
  return {
    started,
    add: (texts: Texts, of: Language, wins: boolean) => {
      // i18next heeds the last argument only when it merges deeply.
      i18next.addResourceBundle(of, NAMESPACE, texts, true, wins);
    },
    has: (key: string) => i18next.exists(key),
    translate: (key: string, params?: Readonly<Record<string, unknown>>) => (key ? i18next.t(key, { ...params }) : ''),
    change: async (to: Language) => {
      await i18next.changeLanguage(to);
    },
  };
}
