import { createInstance } from 'i18next';
import { AppError } from '@/common/errors/appError';
import { joinNames } from '@/common/format/joinNames';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '@/common/languages';
import type { Language } from '@/common/languages';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { FIRST_TEXTS, NAMESPACES } from '@/locales/namespaces';
import type { Namespace } from '@/locales/namespaces';
import type { Texts } from '@/locales/texts';
import type { Translate, Translation } from '@/portal/contract/portal';
import type { Log } from '../telemetry/log';

type TextsByLanguage = Readonly<Partial<Record<Language, Texts>>>;

/** The language and its translator: a new object after each change of language or texts. */
export interface I18n extends Observable<Translation> {
  /** The language alone; it notifies with every change of texts as well. */
  readonly language: Observable<Language>;
  /** Resolves when the texts of the first screen are loaded; if that fails, their keys are shown. */
  readonly ready: Promise<void>;
  /**
   * `get().t`: falls back to the key. `params.name` replaces `{{name}}` in a text, a list of names as the language lists
   * them; `params.count` selects the plural.
   */
  readonly t: Translate;
  /** Whether the current language, or the one it falls back to, has a text for the key. */
  has(key: string): boolean;
  /**
   * Loads the texts of the language, then changes to it and stores it for the next visit. The newest call wins. Rejects
   * when they cannot be loaded; the language stays.
   */
  setLanguage(language: Language): Promise<void>;
  /** Loads namespaces of the client's own texts, for the current language, a pending one, and every later one. */
  loadNamespaces(namespaces: Namespace | readonly Namespace[]): Promise<void>;
  /** Adds texts of a sub-app. An existing key keeps its text. */
  addTexts(texts: TextsByLanguage): void;
  /** Sets the tenant's texts, which override all others; those of the tenant before are gone. */
  applyServerTexts(texts: TextsByLanguage): void;
}

export interface I18nParts {
  /** The language of the last visit. */
  initial: Language;
  save(language: Language): void;
  loadTexts(language: Language, namespace: Namespace): Promise<Texts>;
  log: Log;
}

const TENANT = 'tenant';
const SUB_APPS = 'subApps';

const listsJoined = (params: Readonly<Record<string, unknown>>, language: Language) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? joinNames(value, language) : value]),
  );

/** i18next gets BCP 47 tags, because it derives the plural rules from them. */
const tagOf = (language: Language) => LANGUAGES[language].tag;

/** The partial language falls back to the default one. */
const withFallback = (language: Language): readonly Language[] =>
  language === 'other' ? [language, DEFAULT_LANGUAGE] : [language];

/** i18next with flat keys; a missing text is its key. Namespaces are searched in order: tenant, client, sub-apps. */
export function createI18n({ initial, save, loadTexts, log }: I18nParts): I18n {
  const i18next = createInstance({
    lng: tagOf(initial),
    fallbackLng: { [tagOf('other')]: [tagOf(DEFAULT_LANGUAGE)], default: [] },
    load: 'currentOnly',
    ns: [],
    defaultNS: TENANT,
    fallbackNS: [...NAMESPACES, SUB_APPS],
    keySeparator: false,
    nsSeparator: false,
    // Turns i18next's contexts off, so that `context` is an ordinary parameter.
    contextSeparator: '\u0000',
    // `$t(key)` in a text is text.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000' },
    returnEmptyString: false,
    initAsync: false,
    resources: { [tagOf(FIRST_TEXTS.language)]: { [FIRST_TEXTS.namespace]: FIRST_TEXTS.texts } },
  });
  // Synchronous, because the resources are given. The promise never rejects.
  void i18next.init();

  let language = initial;
  /** The language of the newest `setLanguage`, whose texts may still be loading. */
  let chosen = initial;
  const wanted = new Set<Namespace>([FIRST_TEXTS.namespace]);

  const translate: Translate = (key, given) => {
    if (key === '') return '';
    const params = given && listsJoined(given, language);
    const tags = i18next.languages;
    // A text in the language itself takes precedence over a tenant's text in the fallback language.
    const lng = tags.find((tag) => i18next.exists(key, { ...params, lng: tag, fallbackLng: false })) ?? tags[0];
    return i18next.t(key, { ...params, lng, fallbackLng: false });
  };
  /** Remembers the texts that it has found: a screen asks for the same hundreds with each render. */
  const translation = (): Translation => {
    const found = new Map<string, string>();
    const t: Translate = (key, params) => {
      if (params) return translate(key, params);
      const known = found.get(key);
      if (known !== undefined) return known;
      const text = translate(key);
      if (text !== key) found.set(key, text);
      return text;
    };
    return { language, t };
  };
  const current = createStore(translation());
  const announce = () => current.set(translation());

  const hasTexts = (each: Language, namespace: Namespace) => i18next.hasResourceBundle(tagOf(each), namespace);
  /** Loads the wanted namespaces of a language. Resolves to whether any was missing. */
  async function loadWanted(of: Language): Promise<boolean> {
    const missing = withFallback(of).flatMap((each) =>
      [...wanted].filter((namespace) => !hasTexts(each, namespace)).map((namespace) => ({ each, namespace })),
    );
    await Promise.all(
      missing.map(async ({ each, namespace }) => {
        i18next.addResourceBundle(tagOf(each), namespace, await loadTexts(each, namespace));
      }),
    );
    return missing.length > 0;
  }

  /** Adds texts of sub-apps whose keys are new; returns whether there were any. */
  const merge = (added: TextsByLanguage): boolean => {
    let hasNews = false;
    for (const each of LANGUAGE_CODES) {
      const known = (i18next.getResourceBundle(tagOf(each), SUB_APPS) ?? {}) as Texts;
      const texts = added[each] ?? {};
      hasNews ||= Object.keys(texts).some((key) => !(key in known));
      i18next.addResourceBundle(tagOf(each), SUB_APPS, texts, true, false);
    }
    return hasNews;
  };

  async function begin(): Promise<void> {
    try {
      if (await loadWanted(initial)) announce();
    } catch (error) {
      log({ level: 'error', source: 'i18n', message: `The texts of ${initial} could not be loaded`, error });
    }
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
    language: { get: () => language, subscribe: current.subscribe },
    ready: begin(),
    t: translate,
    has: (key) => i18next.exists(key),
    async setLanguage(next) {
      chosen = next;
      try {
        await loadWanted(next);
      } catch (cause) {
        throw new AppError('network', `The texts of ${next} did not load`, { code: 'errors.language', cause });
      }
      if (chosen !== next) return;
      await i18next.changeLanguage(tagOf(next));
      language = next;
      save(next);
      announce();
    },
    async loadNamespaces(namespaces) {
      [namespaces].flat().forEach((namespace) => wanted.add(namespace));
      const languages = new Set([language, chosen]);
      const loaded = await Promise.all([...languages].map(loadWanted));
      // Notifies only after a change, because each notification renders all texts again.
      if (loaded.includes(true)) announce();
    },
    addTexts(added) {
      if (merge(added)) announce();
    },
    applyServerTexts(texts) {
      LANGUAGE_CODES.forEach((each) => {
        i18next.removeResourceBundle(tagOf(each), TENANT);
        i18next.addResourceBundle(tagOf(each), TENANT, texts[each] ?? {});
      });
      announce();
    },
  };
}
