import type { Language } from '@/common/languages';
import type { Texts } from './texts';
import { texts as entry } from './zh-CN/entry';

type Loaders = Readonly<Record<Language, () => Promise<{ texts: Texts }>>>;

/**
 * The namespaces of the client's own texts. Each file is a chunk of its own. The imports are literal, because Umi's
 * webpack resolves no dynamic import pattern here.
 */
const LOADERS = {
  entry: {
    'zh-CN': () => import('./zh-CN/entry'),
    en: () => import('./en/entry'),
    'zh-TW': () => import('./zh-TW/entry'),
    other: () => import('./other/entry'),
  },
  account: {
    'zh-CN': () => import('./zh-CN/account'),
    en: () => import('./en/account'),
    'zh-TW': () => import('./zh-TW/account'),
    other: () => import('./other/account'),
  },
  workspace: {
    'zh-CN': () => import('./zh-CN/workspace'),
    en: () => import('./en/workspace'),
    'zh-TW': () => import('./zh-TW/workspace'),
    other: () => import('./other/workspace'),
  },
  controls: {
    'zh-CN': () => import('./zh-CN/controls'),
    en: () => import('./en/controls'),
    'zh-TW': () => import('./zh-TW/controls'),
    other: () => import('./other/controls'),
  },
  files: {
    'zh-CN': () => import('./zh-CN/files'),
    en: () => import('./en/files'),
    'zh-TW': () => import('./zh-TW/files'),
    other: () => import('./other/files'),
  },
  messages: {
    'zh-CN': () => import('./zh-CN/messages'),
    en: () => import('./en/messages'),
    'zh-TW': () => import('./zh-TW/messages'),
    other: () => import('./other/messages'),
  },
  palette: {
    'zh-CN': () => import('./zh-CN/palette'),
    en: () => import('./en/palette'),
    'zh-TW': () => import('./zh-TW/palette'),
    other: () => import('./other/palette'),
  },
  preview: {
    'zh-CN': () => import('./zh-CN/preview'),
    en: () => import('./en/preview'),
    'zh-TW': () => import('./zh-TW/preview'),
    other: () => import('./other/preview'),
  },
  support: {
    'zh-CN': () => import('./zh-CN/support'),
    en: () => import('./en/support'),
    'zh-TW': () => import('./zh-TW/support'),
    other: () => import('./other/support'),
  },
} satisfies Record<string, Loaders>;

export type Namespace = keyof typeof LOADERS;

export const NAMESPACES = Object.keys(LOADERS) as readonly Namespace[];

/** The first screen's texts in the default language are bundled with the program, to save a request. */
export const FIRST_TEXTS: { language: Language; namespace: Namespace; texts: Texts } = {
  language: 'zh-CN',
  namespace: 'entry',
  texts: entry,
};

export const loadTexts = async (language: Language, namespace: Namespace): Promise<Texts> =>
  (await LOADERS[namespace][language]()).texts;
