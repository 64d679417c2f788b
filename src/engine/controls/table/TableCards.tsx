import type { RefObject } from 'react';
import { SkeletonBar } from '@/ui/Skeleton';
import { CardFrame, RowCard } from '@/ui/list/RowCard';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import type { CardColumns } from './cardColumns';
import { PageRows } from './PageRows';
import { TableCard } from './TableCard';

/** Until a card has been measured. */
const CARD_HEIGHT_PX = 67;

interface TableCardsProps {
  table: TableModel;
  rows: readonly RowValues[];
  columns: CardColumns;
  /** Accessible name of the list. */
  label: string;
  scroll: RefObject<HTMLElement | null>;
  /** Height of the window of rows; without it all of them are mounted. */
  windowPx?: number;
  isLoading: boolean;
  isSelecting: boolean;
  fresh: ReadonlySet<string>;
  /** What a person calls a row. */
  nameOf(row: RowValues): string;
}

/** The rows of a table or list on a small screen. */
export function TableCards(props: TableCardsProps) {
  const { table, rows, columns, label, scroll, windowPx, isLoading, isSelecting, fresh, nameOf } = props;
  if (rows.length === 0) return null;
  return (
    <PageRows
      {...{ table, rows, scroll, windowPx }}
      rowHeightPx={CARD_HEIGHT_PX}
      gap="li"
      frame={(cards) => (
        <CardFrame aria-label={label} data-loading={isLoading || undefined}>
          {cards}
        </CardFrame>
      )}
      renderRow={(row, index, measure) => (
        <TableCard
          {...{ table, row, index, columns, isSelecting, measure }}
          name={nameOf(row)}
          isFresh={fresh.has(table.keyOf(row))}
        />
      )}
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
