import { read } from '@atrium/common/schemas';
import { array } from 'valibot';
import { processItemSchema } from '../../api/listProcesses';
import { wireItem } from '../../lists/testProcesses';
import { answeredCount, isFinished, startBatch, withAnswer } from './batchRun';

const items = (count: number) =>
  read(
    array(processItemSchema),
    Array.from({ length: count }, (_, index) => wireItem(`p${index}`)),
  );
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
  const both = withAnswer(first, { done: done(100, 149), refused: [{ processId: 'p149', title: '', reason }] });
  expect([answeredCount(both), isFinished(both), both.doneIds.length]).toEqual([150, true, 149]);
  expect(both.refused).toEqual([{ processId: 'p149', title: '申请 p149', reason }]);
});

test('a process that is both done and refused counts as refused', () => {
  const run = withAnswer(start(1), { done: ['p0'], refused: [{ processId: 'p0', title: '', reason: 'x' }] });
  expect([run.doneIds, run.refused.length]).toEqual([[], 1]);
});
