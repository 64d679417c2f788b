import type { JobStatus } from '@/services/api/spreadsheets';
import { MAX_MISSED_POLLS, nextJob, stateOf } from './jobFlow';
import type { JobEvent, JobState } from './jobFlow';

const status = (changes: Partial<JobStatus> = {}): JobStatus => ({
  state: 'importing',
  finishRate: 10,
  errorFileUrl: '',
  fatalError: '',
  filename: 'x.xlsx',
  total: 5,
  ...changes,
});
type Event = JobEvent<JobStatus>;
const answered = (changes?: Partial<JobStatus>, jobId = 'j1', queueSize?: number): Event => ({
  type: 'answered',
  jobId,
  answer: { queueSize, status: changes && status(changes) },
});
const READY: JobState<JobStatus> = { name: 'ready', jobId: 'j1' };
const run = (events: readonly Event[], from: JobState<JobStatus> = READY) => events.reduce(nextJob<JobStatus>, from);

it.each([
  [{ state: 'readyrun' }, 'ready'],
  [{ state: 'complete' }, 'success'],
  [{ state: 'complete', errorFileUrl: 'u' }, 'error'],
  [{ state: 'complete', fatalError: 'x' }, 'error'],
  [{ state: 'fatalerror' }, 'error'],
  [{ state: 'cancel' }, 'cancel'],
  [{ state: 'importing' }, 'running'],
  [{ state: 'COMPLETE' }, 'running'],
  [{ state: '' }, 'running'],
] as const)('%j means %s', (changes, name) => {
  expect(stateOf(status(changes))).toBe(name);
  expect(run([answered(changes)]).name).toBe(name);
});

it('keeps the queue, the status and the id of the job', () => {
  expect(run([answered({ state: 'readyrun' }, 'j1', 4)])).toEqual({
    name: 'ready',
    jobId: 'j1',
    queueSize: 4,
    status: status({ state: 'readyrun' }),
  });
});

it('ignores the answers about another job, and those after the end', () => {
  expect(run([answered({ state: 'complete' }, 'j2')])).toBe(READY);
  const ended = run([answered({ state: 'cancel' })]);
  expect(run([answered({ state: 'complete' }), { type: 'delayed', jobId: 'j1', pauseMs: 1 }], ended)).toBe(ended);
});

it('accepts a job, or is refused', () => {
  expect(run([{ type: 'accepted', jobId: 'j7' }], { name: 'ready' })).toEqual({ name: 'ready', jobId: 'j7' });
  expect(run([{ type: 'refused', error: 1 }], { name: 'ready' })).toEqual({
    name: 'error',
    failure: { kind: 'start', error: 1 },
  });
});

it('tells a pause while the server fails, and forgets it with the next answer', () => {
  const delayed = run([{ type: 'delayed', jobId: 'j1', pauseMs: 4000 }]);
  expect(delayed).toEqual({ ...READY, pauseMs: 4000 });
  expect(run([answered({})], delayed).pauseMs).toBeUndefined();
});

it('stops with a lost connection, and goes on with the same job', () => {
  const stopped = run([answered({}), { type: 'stopped', jobId: 'j1', failure: { kind: 'network' } }]);
  expect(stopped).toMatchObject({ name: 'error', failure: { kind: 'network' }, jobId: 'j1' });
  expect(run([{ type: 'resumed', jobId: 'j1' }], stopped)).toEqual({
    name: 'running',
    jobId: 'j1',
    status: status({}),
  });
});

it('loses a job that several answers in a row do not mention', () => {
  const missed = Array.from({ length: MAX_MISSED_POLLS - 1 }, () => answered());
  expect(run(missed).name).toBe('ready');
  expect(run([...missed, answered({}), ...missed]).name).toBe('running');
  expect(run([...missed, answered()])).toMatchObject({ name: 'error', failure: { kind: 'lost' } });
});

it('is cancelled when the platform says so, and runs on when it refuses', () => {
  const cancelling = run([{ type: 'cancelling' }]);
  expect(cancelling).toMatchObject({ name: 'ready', isCancelling: true });
  expect(run([answered({})], cancelling)).toMatchObject({ name: 'running', isCancelling: true });
  expect(run([answered({ state: 'cancel' })], cancelling).name).toBe('cancel');
  expect(run([{ type: 'notCancelled' }], cancelling)).toMatchObject({ name: 'ready', isCancelling: false });
});

it.each([
  [{ state: '' }, 'success'],
  [{ state: '', errorFileUrl: 'u' }, 'error'],
  [{ state: 'done', fatalError: '' }, 'success'],
  [{ state: 'fatalerror' }, 'error'],
  [{ state: 'cancel' }, 'cancel'],
] as const)('ends in the foreground: %j means %s', (changes, name) => {
  expect(run([{ type: 'ended', status: status(changes) }], { name: 'running' }).name).toBe(name);
});

it('takes a fault in a foreground answer for a failure, whatever its word is', () => {
  const event: Event = { type: 'ended', status: status({ state: 'done', fatalError: 'x' }) };
  expect(run([event], { name: 'running' }).name).toBe('error');
});
