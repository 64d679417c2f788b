import { createTryLock } from '@/services/storage/createTryLock';
import { createFakeLocks } from '@/services/testing/fakeLocks';
import type { ToolContext } from '@/workspace/overlays/tools';
import { tellEnd } from './tellEnd';

interface Setting {
  kind?: 'import' | 'export';
  name?: string;
  canOpenList?: boolean;
  hasDialog?: boolean;
}

function setUp(
  claimEnd: (id: string) => boolean,
  { kind = 'import', name = 'success', canOpenList = true, hasDialog = true }: Setting = {},
) {
  const success = jest.fn();
  const offer = jest.fn<void, [{ text: string; onAction(): void }]>();
  const error = jest.fn();
  const openList = jest.fn();
  const locks = createFakeLocks();
  const t = (key: string, params: object = {}) => `${key} ${Object.values(params).join()}`;
  let hasEnded = false;
  const ending = { name, filename: 'a.xlsx', isSettled: true };
  /** A tab in which the end of a job is learnt. */
  const learn = (endedJob: string | undefined, jobId = endedJob) =>
    tellEnd(
      { kind, ending, jobId, endedJob, hasDialog, isInList: false },
      {
        notices: { success, offer, error } as unknown as ToolContext['notices'],
        i18n: { t },
        jobs: { claimEnd },
        tryLock: createTryLock(locks),
        listOpener: () => (canOpenList ? openList : undefined),
        whenVisible: () => Promise.resolve(),
        hasEnded: () => hasEnded,
      },
    );
  return { success, offer, error, openList, learn, end: () => (hasEnded = true) };
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

describe('an import of which not all rows were written', () => {
  it('is told with the way to the list, where they can be corrected', async () => {
    const { learn, offer, openList } = setUp(() => true, { name: 'partly' });
    await learn('j1');
    const [[notice] = []] = offer.mock.calls;
    expect(notice?.text).toBe('spreadsheet.background.importPartly a.xlsx');
    notice?.onAction();
    expect(openList).toHaveBeenCalled();
  });

  it('is told without it to those who may not open the list, and where the list does not have it', async () => {
    const refused = setUp(() => true, { name: 'partly', canOpenList: false });
    await refused.learn('j1');
    const foreground = setUp(() => true, { name: 'error' });
    await foreground.learn(undefined);
    expect(refused.error).toHaveBeenCalledWith('spreadsheet.background.importPartly a.xlsx');
    expect(foreground.error).toHaveBeenCalledWith('spreadsheet.background.importFailed a.xlsx');
    expect(foreground.offer).not.toHaveBeenCalled();
  });
});

it.each([
  ['error', 'spreadsheet.background.followedFailed a.xlsx'],
  ['unsaved', 'spreadsheet.background.followedUnsaved a.xlsx'],
  ['unknown', 'spreadsheet.background.followedUnknown a.xlsx'],
])('the end %s of an export without a dialog names no dialog, and leads to the list', async (name, text) => {
  const { learn, offer } = setUp(() => true, { kind: 'export', name, hasDialog: false });
  await learn('e1');
  expect(offer.mock.calls[0]?.[0].text).toBe(text);
});

it('the success of an export without a dialog is told as any other', async () => {
  const { learn, success } = setUp(() => true, { kind: 'export', hasDialog: false });
  await learn('e1');
  expect(success).toHaveBeenCalledWith('spreadsheet.background.exportDone a.xlsx');
});
