import { createFakeHost } from '../fakeHost';
import type { FakeHost } from '../fakeHost';
import type { FieldRights } from '@/common/fieldRights';
import type { EngineHost, PageStatus } from '../host';
import { createTestPage } from '../model/testPage';

export type Step = Record<string, unknown>;

interface RunOptions extends Partial<EngineHost> {
  controls?: unknown[];
  status?: PageStatus;
  linkParam?: Step;
  rights?: FieldRights;
}

/** For tests: a page with a button that takes these steps. */
export function openWithSteps(
  steps: Step[],
  { controls = [], status, linkParam, rights, ...overrides }: RunOptions = {},
) {
  const host: FakeHost = createFakeHost({ call: () => Promise.resolve({}), ...overrides });
  const test = createTestPage([...controls, { type: 'button', name: 'go', onclicked: { steps } }], {
    host,
    status,
    linkParam,
    rights,
  });
  const event = test.page.control('go').node.events.onclicked;
  return {
    ...test,
    host,
    /** @param onIdle Runs when the button can be pressed again. */
    press: async (onIdle?: () => void) => {
      if (event) await test.page.events.click('go', event, { control: test.page.control('go'), onIdle });
    },
  };
}
