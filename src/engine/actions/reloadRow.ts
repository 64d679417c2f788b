import { defineAction } from './defineAction';
import { arrayOf, rowOf } from './targets';

export default defineAction({
  type: 'reloadRow',
  run({ params: { target, values }, page, context }) {
    const array = arrayOf(page, target);
    const row = rowOf(array, context);
    if (row && typeof values === 'object' && values !== null) array.reloadRow(row, { ...values });
  },
});
