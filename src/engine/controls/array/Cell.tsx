import type { CellField } from '../../model/cellField';
import { FieldError } from '../../react/FieldItem';
import { useViewsOf } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { lazyPart } from '@/ui/lazyComponent';
import { useShownText } from '../shared/useShownText';

/** Few arrays have buttons, links or other cells to press. */
const LazyPressCell = lazyPart(async () => (await import('./PressCell')).PressCell, null);

/** How a cell is there at the moment; `faulty` is an input with what is wrong. */
export type CellLook = 'hidden' | 'text' | 'press' | 'input' | 'faulty';

export function useCellLook(field: CellField): CellLook {
  const { Input } = useViewsOf(field.node.type);
  return useWatched(field, () => {
    if (field.isHidden()) return 'hidden';
    if (field.isReadonly() || !Input) return field.isPressable ? 'press' : 'text';
    return field.error() === undefined ? 'input' : 'faulty';
  });
}

/** What a cell holds: its input with what is wrong, or text where it is only read. */
export function Cell({ field, look }: { field: CellField; look: CellLook }) {
  const { Input } = useViewsOf(field.node.type);
  if (look === 'hidden') return null;
  if (look === 'press') return <LazyPressCell field={field} />;
  if (look === 'text' || !Input) return <CellText field={field} />;
  return (
    <>
      <Input field={field} />
      {look === 'faulty' && <FieldError field={field} />}
    </>
  );
}

/** What a cell says where it is only read. */
export function CellText({ field }: { field: CellField }) {
  return useWatched(field, useShownText(field));
}
