import { read } from '@atrium/common/schemas';
import { array } from 'valibot';
import { processItemSchema } from '../../api/listProcesses';
import { wireItem } from '../../lists/testProcesses';
import { commentNeeded, splitBatch, totalOf } from './splitBatch';
import { answeredCount, isFinished, retriable, retryBatch, startBatch, withAnswer } from './batchRun';

const itemsOf = (...wire: readonly object[]) => read(array(processItemSchema), wire);
const items = (count: number) => itemsOf(...Array.from({ length: count }, (_, index) => wireItem(`p${index}`)));
const start = (count: number) => {
  let ids = 0;
  return startBatch(items(count), () => `request ${(ids += 1)}`);
};

test('250 processes are sent in slices of at most 100, each with a request id of its own', () => {
  const { slices } = start(250);
  expect(slices.map((slice) => slice.items.length)).toEqual([100, 100, 50]);
  expect(new Set(slices.map(({ requestId }) => requestId)).size).toBe(3);
});

test('the answers of the slices add up, and ids that were not sent are ignored', () => {
  const done = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `p${from + index}`);
  const first = withAnswer(start(150), { done: [...done(0, 100), 'stranger'], refused: [] });
  expect([answeredCount(first), isFinished(first)]).toEqual([100, false]);
  const reason = '已被他人处理';
  const both = withAnswer(first, {
    done: done(100, 149),
    refused: [{ processId: 'p149', title: '', reason, code: 'x' }],
  });
  expect([answeredCount(both), isFinished(both), both.doneIds.length]).toEqual([150, true, 149]);
  expect(both.refused).toEqual([{ processId: 'p149', title: '申请 p149', reason, code: 'x' }]);
});

test('a process that is both done and refused counts as refused', () => {
  const run = withAnswer(start(1), { done: ['p0'], refused: [{ processId: 'p0', title: '', reason: 'x', code: '' }] });
  expect([run.doneIds, run.refused.length]).toEqual([[], 1]);
});

test('only what a comment or another try can help is tried again, under a new request id, and the rest of the batch stays', () => {
  const codes = ['flow.comment_required', 'flow.signature_required', 'flow.already_handled', ''];
  const refused = codes.map((code, index) => ({ processId: `p${index + 1}`, title: '', reason: '', code }));
  const run = withAnswer(start(5), { done: ['p0'], refused });
  const again = retriable(run, items(5));
  expect(again.map(({ processId }) => processId)).toEqual(['p1', 'p4']);
  const retried = retryBatch(run, again, () => 'another');
  expect(retried).toMatchObject({ doneIds: ['p0'], slices: [{ requestId: 'another' }], next: 0 });
  expect(retried.refused.map(({ processId }) => processId)).toEqual(['p2', 'p3']);
  expect(answeredCount(withAnswer(retried, { done: ['p1', 'p4'], refused: [] }))).toBe(5);
});

test('amounts add up to the cent; what is no amount is not counted', () => {
  const some = itemsOf(
    wireItem('a', { amount: 0.1 }),
    wireItem('b', { amount: '0.2' }),
    wireItem('c', { amount: 'x' }),
  );
  expect(totalOf(some)).toEqual({ amount: 0.3, count: 2 });
});

test('a signature or a choice is given one by one; a comment can be demanded beforehand or by a refusal', () => {
  const some = itemsOf(
    wireItem('a', { needssignature: 1 }),
    wireItem('b', { haschoices: '1' }),
    wireItem('c', { needscomment: 1 }),
    wireItem('d', { needscomment: {} }),
  );
  const { together, single } = splitBatch(some);
  expect([together, single].map((list) => list.map(({ processId }) => processId).join(''))).toEqual(['cd', 'ab']);
  const refused = [{ processId: 'd', title: '', reason: '', code: 'flow.comment_required' }];
  const run = withAnswer(
    startBatch(together, () => 'r'),
    { done: ['c'], refused },
  );
  expect(commentNeeded(together, undefined).map(({ processId }) => processId)).toEqual(['c']);
  expect(commentNeeded(together, run).map(({ processId }) => processId)).toEqual(['c', 'd']);
});
