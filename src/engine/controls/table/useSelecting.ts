import { useState } from 'react';
import type { Selecting } from '@/ui/list/ListFoot';
import { useNarrow } from '@/ui/useMediaQuery';
import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';

/** Whether a press on a card of a small screen checks it instead of opening it; and the switch between both. */
export function useSelecting(table: TableModel): { isSelecting: boolean; selecting?: Selecting } {
  const { t } = usePage().host;
  const isNarrow = useNarrow();
  const { events, columnEvents, rowActions } = table.node;
  const isCheckable = table.props.checkable === 1;
  // Where a row cannot be opened there is nothing to do but to select it.
  const canOpen = rowActions.length > 0 || events.onclicked !== undefined || Object.keys(columnEvents).length > 0;
  const [isWanted, setWanted] = useState(!canOpen);
  const isOn = isCheckable && isWanted;
  if (!isNarrow || !isCheckable || !canOpen) return { isSelecting: isOn };
  const text = t(isOn ? 'engine.columns.close' : 'engine.table.select');
  return { isSelecting: isOn, selecting: { isOn, text, toggle: () => setWanted(!isWanted) } };
}
