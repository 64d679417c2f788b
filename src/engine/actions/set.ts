import { setCell, setValue } from '../controls/shared/setValue';
import { ArrayModel } from '../model/arrayModel';
import type { EventContext } from '../events/runEvent';
import type { Line } from '../model/row';
import { defineAction } from './defineAction';

/** The line of the event that holds a value of this name: its row, or the section that it stands in. */
function lineWith(name: string, array: ArrayModel, { row, section = row?.section }: EventContext): Line | undefined {
  const isNamed = (node: { name: string }) => node.name === name;
  return (array.columns.some(isNamed) ? row : undefined) ?? (array.fields.some(isNamed) ? section : undefined);
}

export default defineAction({
  type: 'set',
  run({ params: { target, prop = 'value', value }, page, context }) {
    const { control } = context;
    const array = prop === 'value' && control instanceof ArrayModel ? control : undefined;
    const line = array && lineWith(target, array, context);
    if (line) {
      setCell(array, line, target, value);
      return;
    }
    const found = page.control(target);
    if (prop === 'value') setValue(found, value);
    else found[prop].set(Boolean(value));
  },
});
