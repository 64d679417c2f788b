import type { RowValues } from '../expressions/scope';
import { defineAction } from './defineAction';
import { arrayOf } from './targets';

/** Values that are no list insert nothing: a dialog that was cancelled answers none. */
export default defineAction({
  type: 'insertRows',
  run({ params: { target, values, at }, page }) {
    const array = arrayOf(page, target);
    if (Array.isArray(values)) array.insert(values as RowValues[], typeof at === 'number' ? at : undefined);
  },
});
