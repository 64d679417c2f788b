import type { AnsweredCalls } from './answerOnce';
import { answerOnce } from './answerOnce';

const calls: AnsweredCalls = new Map();
let count = 0;
const call = (request: string | undefined, input: unknown = 'same') =>
  answerOnce(calls, request, input, (wasAnswered) => [(count += 1), wasAnswered]);

it('answers a repeated call as it answered the first one, and is told of other input', () => {
  expect([call('1'), call('1'), call('2')]).toEqual([
    [1, false],
    [1, false],
    [2, false],
  ]);
  expect(call('1', 'other')).toEqual([3, true]);
  expect([call(undefined), call(undefined)]).toEqual([
    [4, false],
    [5, false],
  ]);
});

it('does not keep a call that fails', () => {
  const failing = () =>
    answerOnce(calls, 'failing', '', () => {
      throw new Error('refused');
    });
  expect(failing).toThrow('refused');
  expect(call('failing', '')).toEqual([6, false]);
});

it('forgets the oldest answers', () => {
  for (let index = 0; index < 1_000; index += 1) call(`request ${index}`);
  expect(calls.size).toBe(1_000);
  expect(call('1')).toEqual([1_007, false]);
});
