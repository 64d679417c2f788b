import type { RowValues } from '../expressions/scope';
import { ArrayModel } from '../model/arrayModel';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'insertRows',
  run({ params: { target, values, at }, page }) {
    const array = page.control(target);
    if (!(array instanceof ArrayModel) || !Array.isArray(values)) return;
    array.insert(values as RowValues[], typeof at === 'number' ? at : undefined);
  },
});
