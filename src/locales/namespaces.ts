import type { Language } from '@/common/languages';
import type { Texts } from './texts';
import { texts as entry } from './zh-CN/entry';

type Load = (language: Language) => Promise<{ texts: Texts }>;

/** The namespaces of the client's own texts: one line and one file per language each. Each file is a chunk of its own. */
const LOADERS = {
  entry: (language) => import(`./${language}/entry`) as ReturnType<Load>,
  account: (language) => import(`./${language}/account`) as ReturnType<Load>,
  workspace: (language) => import(`./${language}/workspace`) as ReturnType<Load>,
  controls: (language) => import(`./${language}/controls`) as ReturnType<Load>,
  preview: (language) => import(`./${language}/preview`) as ReturnType<Load>,
} satisfies Record<string, Load>;

export type Namespace = keyof typeof LOADERS;

export const NAMESPACES = Object.keys(LOADERS) as readonly Namespace[];

/** The first screen's texts in the default language are part of the program: there is no request for them. */
export const FIRST_TEXTS: { language: Language; namespace: Namespace; texts: Texts } = {
  language: 'zh-CN',
  namespace: 'entry',
  texts: entry,
};

export const loadTexts = async (language: Language, namespace: Namespace): Promise<Texts> =>
  (await LOADERS[namespace](language)).texts;
