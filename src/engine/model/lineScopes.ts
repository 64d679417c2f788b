import type { ValueScope } from '../expressions/scope';
import { isSection, notifyLine, sectionOf } from './row';
import type { Line, Row } from './row';

/** Whether a row, or every row of a section, is checked. */
const isLineChecked = (line: Line): boolean =>
  isSection(line) && line.rows.length > 0 ? line.rows.every((row) => row.isChecked) : line.isChecked;

/** Which lines a value scope keeps (business spec §3). `focused` is the id of the line that has the focus. */
export function keptBy(scope: ValueScope, focused: number | undefined): (line: Line) => boolean {
  switch (scope) {
    case 'all':
      return () => true;
    case 'checked':
      return isLineChecked;
    case 'modified':
      return ({ state }) => state !== 'loaded';
    case 'focused':
      return ({ id }) => id === focused;
  }
}

/** Checks or unchecks lines; a section takes its rows along. Where only one row may be checked, all other rows are unchecked. Answers the lines that changed. */
export function checkLines(
  lines: readonly Line[],
  isChecked: boolean,
  exclusiveAmong: readonly Row[] = [],
): readonly Line[] {
  const wanted = new Set(lines.flatMap((line): Line[] => (isSection(line) ? [line, ...line.rows] : [line])));
  const changed = [...wanted].filter((line) => line.isChecked !== isChecked);
  if (isChecked) changed.push(...exclusiveAmong.filter((row) => row.isChecked && !wanted.has(row)));
  changed.forEach((line) => {
    line.isChecked = isChecked && wanted.has(line);
  });
  new Set([...changed, ...changed.map(sectionOf)]).forEach(notifyLine);
  return changed;
}
