import { defineAction } from './defineAction';
import { arrayOf, rowOf } from './targets';

/** A row that is gone, or none, moves nowhere. */
export default defineAction({
  type: 'moveRow',
  run({ params: { target, by }, page, context }) {
    const array = arrayOf(page, target);
    const row = rowOf(array, context);
    if (row && typeof by === 'number') array.move(row, by);
  },
});
