import { removeByHand } from '../model/removeByHand';
import { defineAction } from './defineAction';
import { arrayOf } from './targets';

export default defineAction({
  type: 'deleteRows',
  run({ params: { target, scope }, page, context }) {
    const array = arrayOf(page, target);
    const rows = scope === undefined && context.row ? [context.row] : array.byScope(scope ?? 'checked');
    if (context.trigger === 'onclicked') removeByHand(array, rows);
    else array.remove(rows);
  },
});
