import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createJobs } from './jobs';
import { importAnswer } from './testJobs';
import { UNFINISHED_KEY } from './unfinishedJobs';

const DAY_MS = 24 * 60 * 60 * 1000;
const service = { moCode: 'customer', lgCode: 'imp', microclass: '' };
const job = (id: string) => ({ id, kind: 'import' as const, filename: `${id}.xlsx`, service });

function setUp() {
  const storage = memoryStorage();
  const records = createRecords(storage);
  let time = 0;
  const jobs = createJobs(records, () => time);
  return { jobs, records, pass: (ms: number) => (time += ms) };
}

it('finds the newest job of a kind and service after a reload', () => {
  const { jobs, records } = setUp();
  jobs.add(job('a'));
  jobs.add(job('b'));
  const reloaded = createJobs(records, () => 0);
  expect(reloaded.find('import', service)).toEqual({ ...job('b'), startedAt: 0 });
  expect(reloaded.find('export', service)).toBeUndefined();
  expect(reloaded.find('import', { ...service, lgCode: 'other' })).toBeUndefined();
  jobs.remove('b');
  expect(reloaded.find('import', service)?.id).toBe('a');
});

it('keeps a job for 7 days, and the 50 newest', () => {
  const { jobs, records, pass } = setUp();
  jobs.add(job('old'));
  pass(7 * DAY_MS - 1);
  expect(jobs.find('import', service)?.id).toBe('old');
  pass(1);
  expect(jobs.find('import', service)).toBeUndefined();
  for (let index = 0; index < 60; index += 1) jobs.add(job(`j${index}`));
  expect(records.read('spreadsheet-jobs')).toHaveLength(50);
  expect(jobs.find('import', service)?.id).toBe('j59');
});

it.each([undefined, null, 7, {}, [7, null, { id: 'x' }, { ...job('x'), service: 7 }]])(
  'takes %j in the storage for no jobs',
  (value) => {
    const { jobs, records } = setUp();
    records.write('spreadsheet-jobs', value);
    expect(jobs.find('import', service)).toBeUndefined();
    jobs.add(job('a'));
    expect(jobs.find('import', service)?.id).toBe('a');
  },
);

describe('a job that has ended', () => {
  const status = importAnswer({ state: 'complete', failed: undefined }).status!;

  it('stays in the list with its last status, and is not followed again', () => {
    const { jobs, records } = setUp();
    jobs.add(job('a'));
    jobs.add(job('b'));
    jobs.end('b', status);
    jobs.remove('b');
    jobs.end('b', { ...status, state: 'cancel' });
    const reloaded = createJobs(records, () => 0);
    expect(reloaded.find('import', service)?.id).toBe('a');
    expect(reloaded.list().map(({ id, ended }) => [id, ended?.state, ended?.total])).toEqual([
      ['b', 'complete', 100],
      ['a', undefined, undefined],
    ]);
  });

  it('is told once, by the first tab that claims it; a job that is not kept is told by each', () => {
    const { jobs, records } = setUp();
    const otherTab = createJobs(records, () => 0);
    jobs.add(job('a'));
    otherTab.end('a', status);
    expect([jobs.claimEnd('a'), jobs.claimEnd('a'), otherTab.claimEnd('a')]).toEqual([true, false, false]);
    expect(jobs.list()[0]?.ended?.state).toBe('complete');
    expect([jobs.claimEnd('other'), otherTab.claimEnd('other')]).toEqual([true, true]);
  });

  it('is asked about again when its stored status cannot be read', () => {
    const { jobs, records } = setUp();
    records.write('spreadsheet-jobs', [{ ...job('a'), startedAt: 0, ended: { state: 7 } }]);
    expect(jobs.find('import', service)?.id).toBe('a');
  });
});

it('records whether a job is unfinished, and forgets jobs that are too old', () => {
  const { jobs, records } = setUp();
  jobs.add(job('a'));
  expect(records.read(UNFINISHED_KEY)).toBe(true);
  createJobs(records, () => 7 * DAY_MS);
  expect(records.read(UNFINISHED_KEY)).toBeUndefined();
  expect(records.read('spreadsheet-jobs')).toEqual([]);
});
