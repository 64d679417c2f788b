import { LANGUAGES } from '../../common/languages';
import { joinNames } from '../../common/format/joinNames';
import { createStore } from '../../common/store';
import type { Store } from '../../common/store';
import type { Language, Portal, Translate } from './portal';

/** Texts in memory. A missing text falls back to Chinese, then to its key. */
export function createFakeTexts(language: Store<Language>): Portal['i18n'] {
  const known = new Map<string, string>();
  const rules = new Map<Language, Intl.PluralRules>();
  const rulesOf = (code: Language) => {
    const created = rules.get(code) ?? new Intl.PluralRules(LANGUAGES[code].tag);
    rules.set(code, created);
    return created;
  };
  const find = (code: Language, key: string, count: unknown) => {
    const form = typeof count === 'number' ? rulesOf(code).select(count) : '';
    return known.get(`${code}/${key}_${form}`) ?? known.get(`${code}/${key}`);
  };
  const t: Translate = (key, params = {}) => {
    const text = find(language.get(), key, params.count) ?? find('zh-CN', key, params.count) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = params[name] ?? '';
      return Array.isArray(value) ? joinNames(value, language.get()) : String(value);
    });
  };
  const translation = () => ({ language: language.get(), t: ((key, params) => t(key, params)) as Translate });
  const current = createStore(translation());
  const announce = () => current.set(translation());
  language.subscribe(announce);
  return {
    get: current.get,
    subscribe: current.subscribe,
    t,
    addTexts(texts) {
      const entries = Object.entries(texts).flatMap(([code, added]) =>
        Object.entries(added).map(([key, text]) => [`${code}/${key}`, text] as const),
      );
      const news = entries.filter(([key]) => !known.has(key));
      news.forEach(([key, text]) => known.set(key, text));
      if (news.length > 0) announce();
    },
    setLanguage: async (next) => language.set(next),
  };
}
