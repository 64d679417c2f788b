import { createFakePageDrafts } from '../fakeDrafts';
import type { FakePageDrafts } from '../fakeDrafts';
import { createFakeHost } from '../fakeHost';
import type { FakeHost } from '../fakeHost';
import type { EngineHost } from '../host';
import { createTestPage } from '../model/testPage';
import type { TestPage } from '../model/testPage';
import { DraftSession } from './DraftSession';
import type { DraftContent } from './draftContent';
import type { Offer, Shown } from './DraftSession';

export interface DraftedPage extends TestPage {
  readonly session: DraftSession;
  offer(): Offer | undefined;
  isSavedElsewhere(): boolean;
}

type Options = NonNullable<Parameters<typeof createTestPage>[1]>;

/** A device on which pages of one person open and end, for tests. */
export function createDevice(overrides: Partial<EngineHost> = {}): {
  drafts: FakePageDrafts;
  host: FakeHost;
  open(controls: readonly unknown[], options?: Options): Promise<DraftedPage>;
  contents(): unknown[];
} {
  const drafts = createFakePageDrafts();
  const host = createFakeHost({ drafts, ...overrides });
  return {
    drafts,
    host,
    async open(controls, options = {}) {
      const test = createTestPage(controls, { host, ...options });
      await test.page.start();
      let shown: Shown = {};
      const session = new DraftSession(test.page, drafts, (next) => {
        shown = next;
      });
      await session.open();
      await session.search();
      return { ...test, session, offer: () => shown.offer, isSavedElsewhere: () => shown.isSavedElsewhere ?? false };
    },
    contents: () => [...drafts.kept.values()].map(({ draft }) => draft.content),
  };
}

/** The values in a draft, by control. */
export const valuesIn = (content: unknown): Record<string, unknown> =>
  Object.fromEntries((content as DraftContent).controls.map(({ name, value }) => [name, value]));
