import { createTryLock } from '@/services/storage/createTryLock';
import { createFakeLocks } from '@/services/testing/fakeLocks';
import type { ToolContext } from '@/workspace/overlays/tools';
import { tellEnd } from './tellEnd';

function setUp(claimEnd: (id: string) => boolean) {
  const success = jest.fn();
  const locks = createFakeLocks();
  const t = (key: string, params: object = {}) => `${key} ${Object.values(params).join()}`;
  let hasEnded = false;
  const ending = { name: 'success', filename: 'a.xlsx', isSettled: true };
  /** A tab in which the end of a job is learnt. */
  const learn = (endedJob: string | undefined) =>
    tellEnd(
      { kind: 'import', ending, endedJob, isInList: false },
      {
        notices: { success } as unknown as ToolContext['notices'],
        i18n: { t },
        jobs: { claimEnd },
        tryLock: createTryLock(locks),
        whenVisible: () => Promise.resolve(),
        hasEnded: () => hasEnded,
      },
    );
  return { success, learn, end: () => (hasEnded = true) };
}

it('tells an end once when two tabs claim it at the same moment', async () => {
  const { learn, success } = setUp(() => true);
  await Promise.all([learn('j1'), learn('j1')]);
  expect(success.mock.calls).toEqual([['spreadsheet.background.importDone a.xlsx']]);
});

it('does not tell what was told before, and always what no other tab can know', async () => {
  const { learn, success } = setUp(() => false);
  await learn('j1');
  expect(success).not.toHaveBeenCalled();
  await Promise.all([learn(undefined), learn(undefined)]);
  expect(success).toHaveBeenCalledTimes(2);
});

it('tells nothing after the end of the workspace', async () => {
  const { learn, success, end } = setUp(() => true);
  const learnt = learn('j1');
  end();
  await learnt;
  expect(success).not.toHaveBeenCalled();
});
