import type { RowView } from '../worker/messages';
import { findFault, findKnownFault, moveByKey } from './faultWalk';
import { stopsOf } from './unreadEdits';

/** Rows with faults in these columns. */
const rowsOf = (faults: readonly (readonly number[])[]) =>
  faults.map((columns, row): RowView => ({
    row,
    number: row + 2,
    texts: [],
    faults: columns.map((column) => ({ kind: 'number', column })),
    isEdited: false,
  }));

function walkOver(faults: readonly (readonly number[])[]) {
  const rows = rowsOf(faults);
  const read = jest.fn(async (from: number, count: number) => rows.slice(from, from + count));
  return {
    read,
    find: (index: number, column: number, direction: 1 | -1) =>
      findFault({ index, column }, direction, rows.length, read),
  };
}

test('the next fault is to the right, then in the rows below', async () => {
  const { find } = walkOver([[3, 1], [], [0]]);
  expect(await find(0, -1, 1)).toMatchObject({ index: 0, column: 1 });
  expect(await find(0, 1, 1)).toMatchObject({ index: 0, column: 3 });
  expect(await find(0, 3, 1)).toMatchObject({ index: 2, column: 0 });
  expect(await find(2, 0, 1)).toBeUndefined();
});

test('the fault before is to the left, then in the rows above', async () => {
  const { find } = walkOver([[3, 1], [], [0]]);
  expect(await find(2, 0, -1)).toMatchObject({ index: 0, column: 3 });
  expect(await find(0, 3, -1)).toMatchObject({ index: 0, column: 1 });
  expect(await find(0, 1, -1)).toBeUndefined();
});

test('rows far away are read block by block', async () => {
  const { find, read } = walkOver([...Array.from({ length: 120 }, () => []), [7]]);
  expect(await find(0, 0, 1)).toMatchObject({ index: 120, column: 7 });
  expect(read).toHaveBeenCalledTimes(3);
  expect(await find(120, 7, -1)).toBeUndefined();
});

test('rows that are not read end a walk over the known ones, and so do cells whose fault depends on an edit', () => {
  const rows = rowsOf([[3], [1], [2]]);
  const edits = [{ row: 1, column: 0, text: 'A', revision: undefined }];
  const walk = (index: number, column: number, direction: 1 | -1) =>
    findKnownFault({ index, column }, direction, 4, (at) => rows[at] && stopsOf(rows[at], edits));
  expect(walk(0, 0, 1)).toEqual({ index: 0, column: 3 });
  expect(walk(0, 3, 1)).toBe(1);
  expect(walk(1, 0, 1)).toEqual({ index: 1, column: 1 });
  expect(walk(1, 1, -1)).toBe(1);
  expect(walk(2, 2, 1)).toBe(3);
  expect(walk(0, 3, -1)).toBeUndefined();
});

test('a list that can no longer be read ends the walk', async () => {
  expect(await findFault({ index: 0, column: 0 }, 1, 10, async () => [])).toBeUndefined();
});

test('keys move within the list', () => {
  const size = { count: 5, columns: 3, pageRows: 4 };
  const from = { index: 2, column: 1 };
  expect(moveByKey('ArrowDown', from, size)).toEqual({ index: 3, column: 1 });
  expect(moveByKey('PageDown', from, size)).toEqual({ index: 4, column: 1 });
  expect(moveByKey('PageUp', from, size)).toEqual({ index: 0, column: 1 });
  expect(moveByKey('Home', from, size)).toEqual({ index: 2, column: 0 });
  expect(moveByKey('End', from, size)).toEqual({ index: 2, column: 2 });
  expect(moveByKey('toString', from, size)).toBeUndefined();
});
