import type { RowValues } from '../expressions/scope';
import { defineAction } from './defineAction';
import { checkRoom } from './rowLimit';
import { arrayOf, sectionOfEvent } from './targets';

/** Values that are no list insert nothing: a dialog that was cancelled answers none. */
export default defineAction({
  type: 'insertRows',
  run({ params: { target, values, at, section }, page, context }) {
    const array = arrayOf(page, target);
    const place = typeof section === 'number' ? array.sections()[section] : sectionOfEvent(array, context);
    if (!Array.isArray(values)) return;
    checkRoom(array, values.length);
    array.insert(values as RowValues[], typeof at === 'number' ? at : undefined, place);
  },
});
