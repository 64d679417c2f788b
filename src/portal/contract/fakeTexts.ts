import type { Observable } from '../../common/store';
import type { Language, Portal } from './portal';

type Texts = Pick<Portal['i18n'], 't' | 'addTexts'>;

/** Texts in memory. A missing one is looked for in Chinese, then it is its key. */
export function createFakeTexts(language: Observable<Language>): Texts {
  const known = new Map<string, string>();
  return {
    t(key, params = {}) {
      const text = known.get(`${language.get()}/${key}`) ?? known.get(`zh-CN/${key}`) ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
    },
    addTexts(texts) {
      for (const [name, added] of Object.entries(texts)) {
        for (const [key, text] of Object.entries(added)) {
          if (!known.has(`${name}/${key}`)) known.set(`${name}/${key}`, text);
        }
      }
    },
  };
}
