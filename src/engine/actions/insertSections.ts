import type { RowValues } from '../expressions/scope';
import type { ArrayModel } from '../model/arrayModel';
import { defineAction } from './defineAction';
import { checkRoom } from './rowLimit';
import { arrayOf } from './targets';

/** The sections, and the rows in them. */
function countLines({ node }: ArrayModel, sections: readonly unknown[]): number {
  const field = node.section?.rowsField ?? '';
  return sections.reduce<number>((count, section) => {
    const rows = (section as RowValues | null | undefined)?.[field];
    return count + 1 + (Array.isArray(rows) ? rows.length : 0);
  }, 0);
}

/** Values that are no list insert nothing. */
export default defineAction({
  type: 'insertSections',
  run({ params: { target, values, at }, page }) {
    const array = arrayOf(page, target);
    if (!Array.isArray(values)) return;
    checkRoom(array, countLines(array, values));
    array.insertSections(values as RowValues[], typeof at === 'number' ? at : undefined);
  },
});
