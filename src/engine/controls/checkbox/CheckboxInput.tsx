import type { Field } from '../../model/field';
import { CheckboxGroup } from './CheckboxGroup';
import { isSingle } from './facts';
import { TickInput } from './TickInput';

export function CheckboxInput({ field }: { field: Field<'checkbox'> }) {
  return isSingle(field.props) ? <TickInput field={field} /> : <CheckboxGroup field={field} />;
}
