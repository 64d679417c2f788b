import { AppError } from '@/common/errors/appError';
import type { RowValues } from '../expressions/scope';
import { defineAction } from './defineAction';
import { arrayOf, sectionOfEvent } from './targets';

/** Rows that events may put into an array: one that inserts the array into itself doubles it each time. */
const MAX_ROWS = 100_000;

/** Values that are no list insert nothing: a dialog that was cancelled answers none. */
export default defineAction({
  type: 'insertRows',
  run({ params: { target, values, at, section }, page, context }) {
    const array = arrayOf(page, target);
    const place = typeof section === 'number' ? array.sections()[section] : sectionOfEvent(array, context);
    if (!Array.isArray(values)) return;
    if (array.list().length + values.length > MAX_ROWS) throw new AppError('config', page.host.t('engine.rows.toomany', { most: MAX_ROWS.toLocaleString('en-US') }));
    array.insert(values as RowValues[], typeof at === 'number' ? at : undefined, place);
  },
});
