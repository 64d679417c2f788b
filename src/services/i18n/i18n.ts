import type { Observable } from '@/common/store';
import type { TextGroup, Texts } from '@/locales/texts';
import type { Language } from './languages';

export type TextsByLanguage = Readonly<Partial<Record<Language, Texts>>>;

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export interface I18n {
  readonly language: Observable<Language>;
  /** `t`, as a new function whenever any text may have changed: the language, added texts, the server's records. */
  readonly translator: Observable<Translate>;
  /** Resolves when the texts of the first screen are there; those that cannot be fetched are left to their keys. */
  readonly ready: Promise<void>;
  /** Falls back to the key. `{{name}}` in a text is replaced by `params.name`. */
  readonly t: Translate;
  /** Whether the current language, or the one it falls back to, has a text for the key. */
  has(key: string): boolean;
  /** Fetches the texts of the language first; stored for the next visit. */
  setLanguage(language: Language): Promise<void>;
  /** Loads a part of the client's own texts, for the current language and every later one. */
  loadGroup(group: TextGroup): Promise<void>;
  /** Texts of a guest (a sub-app, the page engine); a key that is already known keeps its text. */
  addTexts(texts: TextsByLanguage): void;
  /** The tenant's texts, which win over all others. */
  applyServerTexts(texts: TextsByLanguage): void;
}
