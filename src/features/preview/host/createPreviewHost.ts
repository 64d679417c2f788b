import type { EngineHost, PageOpenRequest } from '@/engine/host';
import type { I18n } from '@/services';
import { pickMessaging } from '@/workspace/engine-host/pickMessaging';
import type { Notices } from '@/workspace/notices/createNotices';
import { answerCall } from '../sample/answerCall';
import type { SamplePage } from '../sample/answerCall';
import { sampleTree } from '../sample/sampleTree';
import { sampleUser } from '../sample/sampleUser';
import { previewFiles } from './previewFiles';

export interface PreviewHostDeps {
  i18n: Pick<I18n, 'get' | 'subscribe' | 't' | 'loadNamespaces' | 'addTexts'>;
  notices: Notices;
  /** Shared by all pages of the preview. */
  events: EngineHost['events'];
  /** Its controls and steps determine the sample data. */
  page: SamplePage;
  open(request: PageOpenRequest): Promise<unknown>;
  close(result?: unknown): void;
  /** Shared by all pages of the preview. */
  scripts: EngineHost['scripts'];
  /** Exists once per preview. */
  preferences: Map<string, unknown>;
  mapKey(): string;
  print: EngineHost['print'];
  newId(): string;
}

/** The EngineHost of one preview page: sample data and a sample user; nothing reaches a server. */
export function createPreviewHost({
  i18n,
  notices,
  events,
  scripts,
  page,
  open,
  close,
  preferences,
  mapKey,
  print,
  newId,
}: PreviewHostDeps): EngineHost {
  async function noSpreadsheets() {
    notices.info(i18n.t('preview.noSpreadsheets'));
    return 'cancelled' as const;
  }
  return Object.freeze<EngineHost>({
    translation: i18n,
    t: (key, params) => i18n.t(key, params),
    // The tenant's texts are not loaded: their keys are shown without a diagnostic.
    hasText: () => true,
    loadControlTexts: () => i18n.loadNamespaces('controls'),
    addTexts: (texts) => i18n.addTexts(texts),
    user: {
      field: (name) => sampleUser.get(name),
      hasFunction: () => true,
      hasRole: () => true,
      hasPermission: () => true,
      all: () => ({ user: Object.fromEntries(sampleUser), functions: 'all', roles: 'all' }),
    },
    scripts,
    isAuthoring: true,
    // The tenant's components are not loaded.
    components: { find: () => 'unknown' },
    call: async ({ api, input }) => answerCall({ api, input }, page),
    organisations: async () => {
      const rows = sampleTree();
      const unitsBelow = (parent: string | undefined): Awaited<ReturnType<EngineHost['organisations']>> =>
        rows
          .filter((row) => row.parentid === parent)
          .map(({ key, text }) => ({ codePath: key, name: text, children: unitsBelow(key) }));
      return unitsBelow(undefined);
    },
    pages: {
      open,
      // Sample data need no confirmation.
      close: async (result) => {
        close(result);
        return true;
      },
      returnTo: () => close(),
    },
    events,
    ...pickMessaging(notices),
    setDirty: () => {},
    offerSave: () => () => {},
    offerPrint: () => () => {},
    trackSave: () => {},
    preferences: {
      get: (key) => preferences.get(key),
      set: (key, value) => void (value === undefined ? preferences.delete(key) : preferences.set(key, value)),
    },
    files: async () => previewFiles(newId),
    spreadsheet: { import: noSpreadsheets, export: noSpreadsheets },
    mapKey,
    print,
    nextId: async () => newId(),
  });
}
