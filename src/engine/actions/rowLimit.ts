import { AppError } from '@/common/errors/appError';
import type { ArrayModel } from '../model/arrayModel';

/** Rows and sections that events may put into an array: one that inserts the array into itself doubles it each time. */
const MAX_ROWS = 100_000;

/** Throws when an array would have more rows and sections than events may put into it. */
export function checkRoom(array: ArrayModel, added: number): void {
  if (array.list().length + array.sections().length + added > MAX_ROWS)
    throw new AppError('config', array.page.host.t('engine.rows.toomany', { most: MAX_ROWS.toLocaleString('en-US') }));
}
