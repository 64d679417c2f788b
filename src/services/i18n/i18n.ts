import type { Readable } from '@/common/readable';
import type { Language } from './languages';

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The client's own texts come in two parts: those before the workspace, and those of it. */
export type TextGroup = 'entry' | 'workspace';

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export interface I18n {
  readonly language: Readable<Language>;
  /** `t`, as a new function whenever any text may have changed: the language, added texts, the server's records. */
  readonly translator: Readable<Translate>;
  /** Resolves when the texts of the first screen are there. */
  readonly ready: Promise<void>;
  /** Falls back to the key. `{{name}}` in a text is replaced by `params.name`. */
  readonly t: Translate;
  /** Whether the current language, or the one it falls back to, has a text for the key. */
  has(key: string): boolean;
  /** Fetches the texts of the language first; stored for the next visit. */
  setLanguage(language: Language): Promise<void>;
  /** Loads a part of the client's own texts, for the current language and every later one. */
  loadGroup(group: TextGroup): Promise<void>;
  addTexts(texts: Partial<Record<Language, Texts>>): void;
}
