import type { CellField } from '../../model/cellField';
import { FieldError } from '../../react/FieldItem';
import { useViewsOf } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { useShownText } from '../shared/useShownText';

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
  return useWatched(field, useShownText(field));
}
