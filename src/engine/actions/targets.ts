import { AppError } from '@/common/errors/appError';
import { ArrayModel } from '../model/arrayModel';
import type { EventContext } from '../events/runEvent';
import type { PageModel } from '../model/pageModel';
import { TableModel } from '../model/tableModel';

function refuse(page: PageModel, target: string): never {
  const reason = page.host.t('engine.issue.dangling-target', { target });
  throw new AppError('config', page.host.t('engine.configerror', { reason }));
}

/** The array that a step names; a configuration error when it is something else. */
export function arrayOf(page: PageModel, target: string): ArrayModel {
  const found = page.control(target);
  return found instanceof ArrayModel ? found : refuse(page, target);
}

/** The row that an event belongs to, wherever it is by now; without one, the row that has the focus. */
export const rowOf = (array: ArrayModel, { row }: EventContext) => (row ? array.list().find(({ id }) => id === row.id) : array.byScope('focused')[0]);

/** The table that a step names; a configuration error when it is something else. */
export function tableOf(page: PageModel, target: string): TableModel {
  const found = page.control(target);
  return found instanceof TableModel ? found : refuse(page, target);
}
