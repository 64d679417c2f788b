import { ArrayModel } from '../model/arrayModel';
import type { EventContext } from '../events/runEvent';
import type { PageModel } from '../model/pageModel';
import type { Row, Section } from '../model/row';

/** The array that a step names; the reader lets no other target through. */
export function arrayOf(page: PageModel, target: string): ArrayModel {
  const found = page.control(target);
  if (found instanceof ArrayModel) return found;
  throw new Error(`${target} is no array`);
}

/** The row that an event belongs to, wherever it is by now; without one, the row that has the focus. */
export function rowOf(array: ArrayModel, { row }: EventContext): Row | undefined {
  return row ? array.list().find((one) => one === row) : array.byScope('focused')[0];
}

/** The section that an event belongs to; without one, the section that has the focus. */
export function sectionOfEvent(array: ArrayModel, { row, section = row?.section }: EventContext): Section | undefined {
  return section ? array.sections().find((one) => one === section) : array.sectionsByScope('focused')[0];
}
