import { ArrayModel } from '../model/arrayModel';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'deleteRows',
  run({ params: { target, scope }, page, context }) {
    const array = page.control(target);
    if (!(array instanceof ArrayModel)) return;
    if (scope === undefined && context.row) array.remove([context.row]);
    else array.remove(array.byScope(scope ?? 'checked'));
  },
});
