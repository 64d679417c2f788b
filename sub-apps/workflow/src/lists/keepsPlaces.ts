import type { ListPage } from '@atrium/portal/ui';

/** Whether every row of the list is still at its place in the next answer; rows may be added below them. */
export const keepsPlaces = <T>(rowKey: (row: T) => string, before: ListPage<T>, now: ListPage<T>): boolean =>
  before.rows.every((row, index) => {
    const next = now.rows[index];
    return next !== undefined && rowKey(next) === rowKey(row);
  });

/** The rows where they are, with what the next answer says of them. */
export function inPlaces<T>(rowKey: (row: T) => string, before: ListPage<T>, now: ListPage<T>): ListPage<T> {
  const latest = new Map(now.rows.map((row) => [rowKey(row), row]));
  return { ...before, rows: before.rows.map((row) => latest.get(rowKey(row)) ?? row) };
}

/** Whether the answers differ in anything that the list shows. */
export const differs = <T>(before: ListPage<T>, now: ListPage<T>): boolean =>
  JSON.stringify(before) !== JSON.stringify(now);
