import type { ArrayModel } from './arrayModel';
import { isSection } from './row';
import type { Line, Row, Section } from './row';

/** Removes rows, or sections with their rows, for a person, who can undo it for a while. */
export function removeByHand(array: ArrayModel, lines: readonly Row[] | readonly Section[]): void {
  const [first] = lines;
  if (!first || array.isLocked) return;
  const paths = lines.map((line) => array.pathOf(line));
  const text = removedText(array, lines);
  if (isSection(first)) array.removeSections(lines as readonly Section[]);
  else array.remove(lines as readonly Row[]);
  array.page.offerUndo({ text, lines: lines.length, undo: () => array.putBack(lines, paths) });
}

function removedText(array: ArrayModel, lines: readonly Line[]): string {
  const { t } = array.page.host;
  const [line] = lines;
  if (!line || lines.length > 1) return t('engine.array.deletedlines', { count: lines.length });
  return t(`engine.array.deleted${isSection(line) ? 'section' : ''}`, { place: array.placeOf(line) });
}
