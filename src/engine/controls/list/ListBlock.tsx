import { useCallback, useMemo, useRef } from 'react';
import { useNarrow } from '@/ui/useMediaQuery';
import type { RowValues } from '../../expressions/scope';
import type { ControlModel } from '../../model/controlModel';
import { isRows } from '../../model/tableModel';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { EmptyRows } from '../shared/EmptyRows';
import { ReadProblem } from '../shared/ReadProblem';
import { SkeletonCards, TableCards } from '../table/TableCards';
import { useRowChanges } from '../table/useRowChanges';
import { useSelecting } from '../table/useSelecting';
import { ListCard, nameOf } from './ListCard';
import { ListFoot } from './ListFoot';
import { listCardColumns } from './listCardColumns';
import { MoreCards } from './MoreCards';
import styles from './list.module.css';

/** Cards that stand in while the first page is being read. */
const SKELETON_CARDS = 6;

/** Rows from the server as cards; on a small screen they are the cards of a table. */
export function ListBlock({ control }: { control: ControlModel<'list'> }) {
  return isRows(control) ? <List table={control} /> : null;
}

function List({ table }: { table: TableOf<'list'> }) {
  const page = usePage();
  const { status, rows, error } = useWatched(SIGNALS, table.state);
  const isNarrow = useNarrow();
  const { isSelecting, selecting } = useSelecting(table);
  const scroll = useRef<HTMLDivElement>(null);
  const fresh = useRowChanges(table, scroll);
  const columns = useMemo(() => listCardColumns(table.props, table.node.columnEvents), [table]);
  const callRow = useCallback((row: RowValues) => nameOf(table, row), [table]);
  const name = table.title() || page.textOf(page.protocol.title);
  const isFirstLoad = rows.length === 0 && (status === 'waiting' || status === 'loading');
  return (
    <section className={styles.frame} aria-label={name} aria-busy={status === 'loading' || status === 'adding'}>
      <div ref={scroll} className={styles.scroll}>
        {isFirstLoad && isNarrow && <SkeletonCards count={SKELETON_CARDS} />}
        {isFirstLoad && !isNarrow && (
          <div className={styles.cards} aria-hidden="true">
            {Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <span key={index} className={styles.skeleton} />
            ))}
          </div>
        )}
        {isNarrow && (
          <TableCards
            {...{ table, rows, columns, scroll, isSelecting, fresh }}
            isLoading={status === 'loading'}
            label={name}
            nameOf={callRow}
          />
        )}
        {!isNarrow && rows.length > 0 && (
          <ul role="list" aria-label={name} className={styles.cards} data-loading={status === 'loading' || undefined}>
            {rows.map((row) => (
              <ListCard key={table.keyOf(row)} table={table} row={row} isFresh={fresh.has(table.keyOf(row))} />
            ))}
          </ul>
        )}
        {table.isLazy && rows.length > 0 && status !== 'failed' && <MoreCards table={table} />}
        {error && <ReadProblem error={error} onRetry={() => void table.retry()} />}
        {status === 'ready' && rows.length === 0 && <EmptyRows table={table} />}
      </div>
      <ListFoot table={table} canCheck={!isNarrow || isSelecting} selecting={selecting} />
    </section>
  );
}
