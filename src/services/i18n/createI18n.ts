import { createStore } from '@/common/store';
import type { TextGroup, Texts } from '@/locales/texts';
import type { Log } from '../telemetry/log';
import { createTexts } from './createTexts';
import type { I18n, Translate } from './i18n';
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages';
import type { Language } from './languages';

export interface I18nParts {
  /** The language of the last visit. */
  initial: Language;
  save(language: Language): void;
  loadTexts(language: Language, group: TextGroup): Promise<Texts> | Texts;
  log: Log;
}

/** Languages whose texts are needed to show `language`: the partial one leans on the default. */
const needed = (language: Language): readonly Language[] =>
  language === 'other' ? [language, DEFAULT_LANGUAGE] : [language];

export function createI18n({ initial, save, loadTexts, log }: I18nParts): I18n {
  const texts = createTexts(initial);
  const language = createStore<Language>(initial);
  const translatorOf = (): Translate => (key, params) => texts.translate(key, params);
  const translator = createStore<Translate>(translatorOf());
  const announce = () => translator.set(translatorOf());

  const groups = new Set<TextGroup>(['entry']);
  const loaded = new Set<string>();

  const load = async (of: Language, group: TextGroup) => {
    const name = `${of}/${group}`;
    if (loaded.has(name)) return false;
    texts.add(await loadTexts(of, group), of, false);
    loaded.add(name);
    return true;
  };
  /** Resolves to whether there are texts that were not there before. */
  const loadAll = async (of: Language): Promise<boolean> => {
    const news = await Promise.all(needed(of).flatMap((each) => [...groups].map((group) => load(each, group))));
    return news.includes(true);
  };
  const begin = async () => {
    try {
      await loadAll(initial);
    } catch (error) {
      log({ level: 'error', source: 'i18n', message: `The texts of ${initial} could not be loaded`, error });
    }
    announce();
  };

  return {
    language,
    translator,
    ready: begin(),
    t: (key, params) => texts.translate(key, params),
    has: texts.has,
    async setLanguage(next) {
      await loadAll(next);
      await texts.change(next);
      save(next);
      language.set(next);
      announce();
    },
    async loadGroup(group) {
      groups.add(group);
      // An announcement draws every text on screen anew, and scripts ask for their texts with each run.
      if (await loadAll(language.get())) announce();
    },
    addTexts(added) {
      LANGUAGES.forEach((each) => texts.add(added[each] ?? {}, each, false));
      announce();
    },
    applyServerTexts(added) {
      LANGUAGES.forEach((each) => texts.add(added[each] ?? {}, each, true));
      announce();
    },
  };
}
