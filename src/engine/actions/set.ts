import { ArrayModel } from '../model/arrayModel';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'set',
  run({ params: { target, prop = 'value', value }, page, context }) {
    const { row, control } = context;
    if (prop === 'value' && row && control instanceof ArrayModel && control.columns.some(({ name }) => name === target)) {
      control.setCell(row, target, value);
      return;
    }
    const found = page.control(target);
    if (prop === 'value') page.edited(() => found.set(value));
    else found[prop].set(Boolean(value));
  },
});
