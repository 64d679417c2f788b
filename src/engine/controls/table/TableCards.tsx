import { useCallback } from 'react';
import type { ReactNode, RefObject } from 'react';
import { SkeletonBar } from '@/ui/Skeleton';
import { CardFrame, RowCard } from '@/ui/list/RowCard';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { RowWindow } from '../shared/RowWindow';
import type { MeasureRow } from '../shared/useWindow';
import { DEFAULT_HEIGHT_PX } from '../shared/windowHeight';
import type { CardColumns } from './cardColumns';
import { TableCard } from './TableCard';

/** Until a card has been measured. */
const CARD_HEIGHT_PX = 67;

interface TableCardsProps {
  table: TableOf<'table'>;
  rows: readonly RowValues[];
  columns: CardColumns;
  /** Accessible name of the list. */
  label: string;
  scroll: RefObject<HTMLElement | null>;
  isVirtual: boolean;
  isLoading: boolean;
  isSelecting: boolean;
  fresh: ReadonlySet<string>;
}

/** The rows of a table on a small screen: all of them, or a window of those in sight when they are many. */
export function TableCards(props: TableCardsProps) {
  const { table, rows, columns, label, scroll, isVirtual, isLoading, isSelecting, fresh } = props;
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? table.keyOf(row) : index;
    },
    [table, rows],
  );
  const frame = (cards: ReactNode) => (
    <CardFrame aria-label={label} data-loading={isLoading || undefined}>
      {cards}
    </CardFrame>
  );
  const renderRow = (index: number, measure?: MeasureRow) => {
    const row = rows[index];
    if (!row) return null;
    const key = table.keyOf(row);
    const shared = { table, row, index, columns, isSelecting, measure };
    return <TableCard key={key} {...shared} isFresh={fresh.has(key)} />;
  };
  if (rows.length === 0) return null;
  if (!isVirtual) return frame(rows.map((_row, index) => renderRow(index)));
  return (
    <RowWindow
      count={rows.length}
      keyOf={keyOf}
      focused={table.focused}
      scroll={scroll}
      heightPx={table.props.height ?? DEFAULT_HEIGHT_PX}
      rowHeightPx={CARD_HEIGHT_PX}
      renderRow={renderRow}
      frame={frame}
      gap="li"
    />
  );
}

/** Cards that stand in while the first page is being read. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <CardFrame aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <RowCard key={index} title={<SkeletonBar />} details={[{ key: 'bar', label: '', value: <SkeletonBar /> }]} />
      ))}
    </CardFrame>
  );
}
