import type { CellField } from '../../model/cellField';
import type { Field } from '../../model/field';
import { FieldError } from '../../react/FieldItem';
import { usePage, useViewsOf } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { factsOf } from '../factsTable';
import { selectText } from '../select/selectText';

/** How a cell is there at the moment. */
export type CellLook = 'hidden' | 'text' | 'input';

export function useCellLook(field: CellField): CellLook {
  const { Input } = useViewsOf(field.node.type);
  return useWatched(field, () => (field.isHidden() ? 'hidden' : field.isReadonly() || !Input ? 'text' : 'input'));
}

/** What a cell holds: its input with what is wrong, or text where it is only read. */
export function Cell({ field, look }: { field: CellField; look: CellLook }) {
  const { Input } = useViewsOf(field.node.type);
  if (look === 'hidden') return null;
  return look === 'input' && Input ? <><Input field={field} /><FieldError field={field} /></> : <CellText field={field} />;
}

function CellText({ field }: { field: CellField }) {
  const page = usePage();
  return useWatched(field, () => {
    const text = (source: string) => page.text(source);
    if (field.node.type === 'select') return selectText(field as Field<'select'>, text);
    return factsOf(field.node.type)?.format?.(field.value(), field.props, text) ?? '';
  });
}
