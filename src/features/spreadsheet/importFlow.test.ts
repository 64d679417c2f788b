import type { UploadedFile } from '@/common/files';
import { INITIAL, nextImport, speedOf } from './importFlow';
import type { ImportEvent, ImportState } from './importFlow';
import { importAnswer } from './testJobs';

const chosen = { name: 'x.xlsx', size: 10, sheets: ['a'], proposed: ['a'] };
const uploaded = { url: 'u', filename: 'x.xlsx' } as UploadedFile;
const run = (events: readonly ImportEvent[], from: ImportState = INITIAL) => events.reduce(nextImport, from);

const FILE: ImportEvent = { type: 'uploadBegan', chosen };
const UPLOADED: ImportEvent = { type: 'uploaded', file: uploaded };
const STARTED: ImportEvent = { type: 'started', isForeground: false };
const ACCEPTED: ImportEvent = { type: 'accepted', jobId: 'j1' };
const COMPLETE: ImportEvent = { type: 'answered', jobId: 'j1', answer: importAnswer({ state: 'complete' }) };

it('goes from the choice of a file to its success', () => {
  const names = [FILE, UPLOADED, STARTED, ACCEPTED, COMPLETE].map(
    (_, index, events) => run(events.slice(0, index + 1)).name,
  );
  expect(names).toEqual(['uploading', 'waiting', 'ready', 'ready', 'success']);
});

it('keeps the file while its job is followed, and forgets it with the next choice', () => {
  const ended = run([FILE, UPLOADED, STARTED, ACCEPTED, COMPLETE]);
  expect(ended).toMatchObject({ chosen, uploaded, status: { total: 100 } });
  expect(run([{ type: 'reset' }], ended)).toEqual({ name: 'initial' });
  expect(run([{ type: 'fileRejected', problem: 'empty' }], ended)).toEqual({ name: 'initial', problem: 'empty' });
});

it('runs at once in the foreground', () => {
  const running = run([FILE, UPLOADED, { type: 'started', isForeground: true }]);
  expect(running).toMatchObject({ name: 'running', chosen });
  expect(running).not.toHaveProperty('jobId');
});

it.each<[string, ImportState, ImportEvent]>([
  ['a start without a file', INITIAL, STARTED],
  ['a start during the upload', run([FILE]), STARTED],
  ['an upload that was abandoned', INITIAL, UPLOADED],
  ['a job’s word without a job', run([FILE]), COMPLETE],
  ['a second try without a failure', run([FILE, UPLOADED]), { type: 'retried' }],
  [
    'progress after the upload',
    run([FILE, UPLOADED]),
    { type: 'progressed', loaded: 1, total: 2, at: 3, isWaiting: false },
  ],
  ['a failed upload after the upload', run([FILE, UPLOADED]), { type: 'uploadFailed', error: 1 }],
  ['a second start', run([FILE, UPLOADED, STARTED]), STARTED],
])('ignores %s', (_title, state, event) => {
  expect(nextImport(state, event)).toEqual(state);
});

it('tries a failed upload and a refused start again', () => {
  const failed = run([FILE, { type: 'uploadFailed', error: 'e' }]);
  expect(failed).toEqual({ name: 'error', chosen, failure: { kind: 'upload', error: 'e' } });
  expect(run([{ type: 'retried' }], failed)).toEqual({ name: 'uploading', chosen });
  const refused = run([FILE, UPLOADED, STARTED, { type: 'refused', error: 'e' }]);
  expect(refused).toMatchObject({ name: 'error', failure: { kind: 'start', error: 'e' } });
  expect(run([{ type: 'retried' }], refused)).toEqual({ name: 'waiting', chosen, uploaded });
});

it('measures the speed anew after the upload has waited for the network', () => {
  const at = (loaded: number, time: number, isWaiting: boolean) =>
    ({ type: 'progressed', loaded, total: 9000, at: time, isWaiting }) as const;
  const waiting = run([FILE, at(0, 0, false), at(4000, 1000, false), at(4000, 60_000, true)]);
  expect(waiting).toMatchObject({ progress: { isWaiting: true } });
  const resumed = [at(4000, 61_000, false), at(6000, 62_000, false)].reduce(nextImport, waiting);
  expect('progress' in resumed && resumed.progress && speedOf(resumed.progress)).toBe(2000);
});

it('measures the speed from where the upload began or went on', () => {
  const since = { loaded: 1000, at: 0 };
  expect(speedOf({ loaded: 5000, total: 9000, since, at: 2000, isWaiting: false })).toBe(2000);
  expect(speedOf({ loaded: 5000, total: 9000, since, at: 100, isWaiting: false })).toBeUndefined();
  expect(speedOf({ loaded: 1000, total: 9000, since, at: 2000, isWaiting: false })).toBeUndefined();
});
