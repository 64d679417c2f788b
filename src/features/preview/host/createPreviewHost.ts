import type { EngineHost, PageOpenRequest } from '@/engine/host';
import type { I18n } from '@/services';
import { pickMessaging } from '@/workspace/engine-host/pickMessaging';
import type { Notices } from '@/workspace/notices/createNotices';
import { answerCall } from '../sample/answerCall';
import type { SamplePage } from '../sample/answerCall';
import { sampleTree } from '../sample/sampleTree';
import { sampleUser } from './sampleUser';

export interface PreviewHostDeps {
  i18n: Pick<I18n, 'language' | 't' | 'loadNamespaces'>;
  notices: Notices;
  /** Shared by all pages of the preview. */
  events: EngineHost['events'];
  /** Whose controls and steps say what sample data has to look like. */
  page: SamplePage;
  open(request: PageOpenRequest): Promise<unknown>;
  close(result?: unknown): void;
  /** Shared by all pages of the preview. */
  scripts: EngineHost['scripts'];
  /** Kept as long as the preview. */
  kept: Map<string, unknown>;
  mapKey(): string;
  newId(): string;
}

/** The world of a page that stands in no workspace: sample data, a pretend person, and nothing that reaches a server. */
export function createPreviewHost({
  i18n,
  notices,
  events,
  scripts,
  page,
  open,
  close,
  kept,
  mapKey,
  newId,
}: PreviewHostDeps): EngineHost {
  return Object.freeze<EngineHost>({
    language: i18n.language,
    t: (key, params) => i18n.t(key, params),
    // A tenant's texts are not here: their keys are shown, and are no fault of the page.
    hasText: () => true,
    loadControlTexts: () => i18n.loadNamespaces('controls'),
    user: {
      field: (name) => sampleUser.get(name),
      hasFunction: () => true,
      hasRole: () => true,
      hasPermission: () => true,
      all: () => ({ user: Object.fromEntries(sampleUser), functions: 'all', roles: 'all' }),
    },
    scripts,
    // A page stands here without its tenant.
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
      // Sample data: nothing is lost.
      close: async (result) => {
        close(result);
        return true;
      },
      returnTo: () => close(),
    },
    events,
    ...pickMessaging(notices),
    setDirty: () => {},
    preferences: {
      get: (key) => kept.get(key),
      set: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    },
    mapKey,
    nextId: async () => newId(),
  });
}
