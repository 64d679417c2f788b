import type { Field } from '../../model/field';
import { isEmptyValue, plainText } from '../defineControl';
import facts from './facts';

/** Texts of a field's value: of its known choices, or as the record says. */
export function cascaderText(field: Field<'cascader'>, text: (source: string) => string): string {
  const value = field.value();
  if (isEmptyValue(value)) return '';
  const { options, textfield } = field.props;
  const recorded = textfield === undefined || options !== undefined ? undefined : field.sibling(textfield);
  return recorded === undefined ? (facts.format?.(value, field.props, text) ?? '') : plainText(recorded);
}
