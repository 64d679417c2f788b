import type { Field } from '../../model/field';
import { plainText } from '../defineControl';
import facts from './facts';

/** Text of a field's value: of its known choices, or as the record says. */
export function selectText(field: Field<'select'>, text: (source: string) => string): string {
  const value = field.value();
  if (value === undefined || value === null || value === '') return '';
  const { options, textfield } = field.props;
  const known = options?.some(({ key }) => key === value) ?? false;
  const recorded = textfield === undefined ? undefined : field.sibling(textfield);
  return !known && recorded !== undefined ? plainText(recorded) : (facts.format?.(value, field.props, text) ?? '');
}
