import { useCallback, useMemo, useRef } from 'react';
import { ROW_TINT } from '@/ui/list/rowTint';
import { SkeletonBar } from '@/ui/Skeleton';
import { useNarrow } from '@/ui/useMediaQuery';
import type { RowValues } from '../../expressions/scope';
import type { ControlModel } from '../../model/controlModel';
import { isRows } from '../../model/tableModel';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { DEFAULT_HEIGHT_PX } from '../shared/windowHeight';
import { cardColumns } from './cardColumns';
import { layoutCells } from './layoutCells';
import type { RowLayout } from './layoutCells';
import { SkeletonCards, TableCards } from './TableCards';
import { TableFoot } from './TableFoot';
import { TableHead } from './TableHead';
import { EmptyRows } from '../shared/EmptyRows';
import { ReadProblem } from '../shared/ReadProblem';
import { useOverflow } from '../shared/useOverflow';
import { nameOf } from './TableRow';
import { TableRows } from './TableRows';
import { useColumns } from './useColumns';
import { useFrozen } from './useFrozen';
import { useRowChanges } from './useRowChanges';
import { useSelecting } from './useSelecting';
import { useWidths } from './useWidths';
import styles from './table.module.css';

const MOST_SKELETON_ROWS = 8;

/** Beyond this many rows on a page only those in sight are mounted; a plain table of so many is light enough. */
const VIRTUAL_FROM_ROWS = 100;

/** Rows from the server, or those that the page has itself. */
export function TableBlock({ control }: { control: ControlModel<'table'> }) {
  return isRows(control) ? <Table table={control} /> : null;
}

function Table({ table }: { table: TableOf<'table'> }) {
  const page = usePage();
  const { status, rows, error } = useWatched(SIGNALS, table.state);
  const name = table.title() || page.textOf(page.protocol.title);
  const { checkable, columnsettings, height, source, summary } = table.props;
  const { columnEvents, rowActions } = table.node;
  const hasActions = rowActions.some(({ kind }) => kind === 'control');
  const columns = useColumns(table);
  const layout = useMemo(
    () => layoutCells(columns.arranged, { hasCheck: checkable === 1, hasActions }, table.node.columnBoxes),
    [table, columns.arranged, checkable, hasActions],
  );
  const cards = useMemo(
    () => cardColumns(columns.arranged, { links: columnEvents, totals: summary ?? [] }),
    [columns.arranged, columnEvents, summary],
  );
  const isNarrow = useNarrow();
  const { isSelecting, selecting } = useSelecting(table);
  const scroll = useRef<HTMLDivElement>(null);
  const fresh = useRowChanges(table, scroll);
  const callRow = useCallback((row: RowValues) => nameOf(table, row), [table]);
  useFrozen(scroll, layout, !isNarrow);
  const overflows = useOverflow(scroll);
  const isFirstLoad = rows.length === 0 && (status === 'waiting' || status === 'loading');
  const isLoading = status === 'loading' && rows.length > 0;
  const skeletonRows = Math.min(MOST_SKELETON_ROWS, table.pageSize());
  // Rows that the page has itself stand on one page, without a pager.
  const hasFoot = source !== undefined || checkable === 1 || columnsettings === 1;
  const windowPx = rows.length > VIRTUAL_FROM_ROWS ? (height ?? DEFAULT_HEIGHT_PX) : undefined;
  // What scrolls by itself can be scrolled by keyboard.
  const windowProps = overflows ? { role: 'group', 'aria-label': name, tabIndex: 0 } : { tabIndex: -1 };
  const widths = useWidths(table, layout);
  return (
    <section className={styles.frame} aria-label={name} aria-busy={status === 'loading'}>
      <div
        ref={scroll}
        className={styles.scroll}
        {...windowProps}
        data-window={windowPx === undefined ? undefined : true}
        style={{ height: windowPx, maxHeight: height }}
      >
        {isNarrow ? (
          isFirstLoad ? (
            <SkeletonCards count={skeletonRows} />
          ) : (
            <TableCards
              {...{ table, rows, scroll, windowPx, isLoading, isSelecting, fresh }}
              columns={cards}
              label={name}
              nameOf={callRow}
            />
          )
        ) : (
          <table
            className={`${styles.table} ${ROW_TINT}`}
            role="table"
            aria-rowcount={rows.length + 1}
            style={{ minWidth: widths.minPx }}
            data-loading={isLoading || undefined}
          >
            <TableHead table={table} rows={rows} layout={layout} widths={widths} />
            {isFirstLoad ? (
              <SkeletonRows layout={layout} count={skeletonRows} />
            ) : (
              <TableRows {...{ table, rows, layout, scroll, windowPx, fresh }} roomPx={widths.roomPx} />
            )}
          </table>
        )}
        {error && <ReadProblem error={error} onRetry={() => void table.retry()} />}
        {status === 'ready' && rows.length === 0 && <EmptyRows table={table} />}
      </div>
      {hasFoot && <TableFoot table={table} columns={columns} selecting={selecting} />}
    </section>
  );
}

/** Rows that stand in while the first page is being read, with the columns of the others. */
function SkeletonRows({ layout: { check, cells, actions }, count }: { layout: RowLayout; count: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={styles.skeleton}>
          {check && <td className={styles.check} />}
          {cells.map(({ key }) => (
            <td key={key}>
              <SkeletonBar />
            </td>
          ))}
          {actions && (
            <td {...actions}>
              <SkeletonBar />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
