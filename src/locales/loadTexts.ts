import type { TextGroup, Texts } from './texts';
import { entryTexts } from './zh-CN/entryTexts';

type Loader = () => Promise<Texts> | Texts;

/** The default language's first texts travel with the program; everything else comes when it is needed. */
const LOADERS: Readonly<Record<string, Record<TextGroup, Loader>>> = {
  'zh-CN': {
    entry: () => entryTexts,
    account: async () => (await import('./zh-CN/accountTexts')).accountTexts,
    workspace: async () => (await import('./zh-CN/workspaceTexts')).workspaceTexts,
    controls: async () => (await import('./zh-CN/controls')).controls,
    preview: async () => (await import('./zh-CN/previewTexts')).previewTexts,
  },
  en: {
    entry: async () => (await import('./en/entryTexts')).entryTexts,
    account: async () => (await import('./en/accountTexts')).accountTexts,
    workspace: async () => (await import('./en/workspaceTexts')).workspaceTexts,
    controls: async () => (await import('./en/controls')).controls,
    preview: async () => (await import('./en/previewTexts')).previewTexts,
  },
  'zh-TW': {
    entry: async () => (await import('./zh-TW/entryTexts')).entryTexts,
    account: async () => (await import('./zh-TW/accountTexts')).accountTexts,
    workspace: async () => (await import('./zh-TW/workspaceTexts')).workspaceTexts,
    controls: async () => (await import('./zh-TW/controls')).controls,
    preview: async () => (await import('./zh-TW/previewTexts')).previewTexts,
  },
  other: {
    entry: async () => (await import('./other/entryTexts')).entryTexts,
    account: async () => (await import('./other/accountTexts')).accountTexts,
    workspace: async () => (await import('./other/workspaceTexts')).workspaceTexts,
    controls: async () => (await import('./other/controls')).controls,
    preview: async () => (await import('./other/previewTexts')).previewTexts,
  },
};

/** The client's own texts of one part in one language. The default language's first part comes at once. */
export const loadTexts = (language: string, group: TextGroup): Promise<Texts> | Texts =>
  LOADERS[language]?.[group]() ?? {};
