import type { Field } from '../../model/field';
import { isEmptyValue, plainText } from '../defineControl';
import facts from './facts';

/** Text of the value: as the record says it, else of the protocol's own nodes. */
export function treeselectText(field: Field<'treeselect'>, text: (source: string) => string): string {
  const value = field.value();
  if (isEmptyValue(value)) return '';
  const recorded = field.props.textfield === undefined ? undefined : field.sibling(field.props.textfield);
  return recorded === undefined ? (facts.format?.(value, field.props, text) ?? '') : plainText(recorded);
}
