import type { RowValues } from '../expressions/scope';
import { defineAction } from './defineAction';
import { arrayOf } from './targets';

/** Values that are no list insert nothing. */
export default defineAction({
  type: 'insertSections',
  run({ params: { target, values, at }, page }) {
    const array = arrayOf(page, target);
    if (Array.isArray(values)) array.insertSections(values as RowValues[], typeof at === 'number' ? at : undefined);
  },
});
