import { defineAction } from './defineAction';
import { arrayOf } from './targets';

export default defineAction({
  type: 'deleteRows',
  run({ params: { target, scope }, page, context }) {
    const array = arrayOf(page, target);
    array.remove(scope === undefined && context.row ? [context.row] : array.byScope(scope ?? 'checked'));
  },
});
