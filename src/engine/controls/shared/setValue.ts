import type { ArrayModel } from '../../model/arrayModel';
import { CellField } from '../../model/cellField';
import type { ControlModel } from '../../model/controlModel';
import type { EditDetail, Field } from '../../model/field';
import type { Line } from '../../model/row';
import { isEmptyValue } from '../defineControl';
import { choiceText } from './choose';
import { knownText } from './shownText';

/** The text that belongs to a new value of a choice. An unknown choice has none: the text of the one before is wrong. */
function textFor(field: Field, next: unknown): EditDetail['siblings'] {
  const { textfield } = field.props as { textfield?: string };
  if (textfield === undefined) return undefined;
  const text = isEmptyValue(next) ? undefined : knownText(field, next);
  const isSame = JSON.stringify(next) === JSON.stringify(field.value());
  return text === undefined && (isSame || isEmptyValue(field.sibling(textfield))) ? undefined : choiceText(field, text);
}

/** Sets a control's value as steps and scripts do; where the record keeps the text of a choice, it changes along. */
export function setValue(control: ControlModel, value: unknown): void {
  control.page.edited(() => control.set(value, { siblings: textFor(control, value) }), control);
}

/** The same for a cell of an array, or a field of its sections. */
export function setCell(array: ArrayModel, line: Line, name: string, value: unknown): void {
  const node = [...array.columns, ...array.fields].find((column) => column.name === name);
  const siblings = node && textFor(new CellField(array, line, node, ''), value);
  if (siblings) Object.entries(siblings).forEach(([sibling, text]) => array.setCell(line, sibling, text));
  array.setCell(line, name, value);
}
