import type { ListPage } from '@atrium/portal/ui';
import type { ProcessItem } from '../api/listProcesses';

/** Whether every row of the list is still at its place in the next answer; rows may be added below them. */
export const keepsPlaces = (before: ListPage<ProcessItem>, now: ListPage<ProcessItem>): boolean =>
  before.rows.every(({ processId }, index) => now.rows[index]?.processId === processId);

/** Whether the answers differ in anything that the list shows. */
export const differs = (before: ListPage<ProcessItem>, now: ListPage<ProcessItem>): boolean =>
  JSON.stringify(before) !== JSON.stringify(now);
