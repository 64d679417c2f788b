import { number, safeParse } from 'valibot';
import { answeredList, answeredRows } from './answeredList';

const read = (value: unknown, most?: number) => {
  const result = safeParse(answeredRows(number(), most), value);
  return result.success ? result.output : 'failure';
};

it.each([
  ['an empty list', []],
  ['null', null],
])('%s is a page without rows', (_name, value) => {
  expect(read(value)).toEqual([]);
});

it.each([
  ['a missing list', undefined],
  ['another value', 'none'],
  ['an object', {}],
  ['a list of nothing that fits', ['a', {}]],
])('%s is a failure and not an empty list', (_name, value) => {
  expect(read(value)).toBe('failure');
});

it('an answer that is null itself is no list', () => {
  expect(safeParse(answeredList(number()), null).success).toBe(false);
});

it('items that do not fit are left out, and no more are read than were asked for', () => {
  expect(read([1, 'a', 2, 3], 2)).toEqual([1, 2]);
});
