import type { ControlModel } from '../../model/controlModel';
import { isRows } from '../../model/tableModel';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { TableFoot } from './TableFoot';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableNotice } from './TableNotice';
import styles from './table.module.css';

/** Rows that stand in while the first page is being read. */
const SKELETON_ROWS = 8;

/** Rows from the server: a plain table, light enough to need no virtual window at 20 to 100 rows a page. */
export function TableBlock({ control }: { control: ControlModel<'table'> }) {
  return isRows(control) ? <Table table={control} /> : null;
}

function Table({ table }: { table: TableOf<'table'> }) {
  const page = usePage();
  const { status, rows } = useWatched(SIGNALS, table.state);
  const columns = table.props.columns;
  const isFirstLoad = rows.length === 0 && (status === 'waiting' || status === 'loading');
  const isCheckable = table.props.checkable === 1;
  const width = columns.length + Number(isCheckable) + Number(table.node.rowActions.length > 0);
  return (
    <section className={styles.frame} aria-label={table.title() || page.textOf(page.protocol.title)} aria-busy={status === 'loading'}>
      <div className={styles.scroll} tabIndex={-1}>
        <table className={styles.table} role="table" data-loading={(status === 'loading' && rows.length > 0) || undefined}>
          <TableHead table={table} rows={rows} />
          <tbody role="rowgroup">
            {isFirstLoad
              ? Array.from({ length: SKELETON_ROWS }, (_, index) => <tr key={index} className={styles.skeleton} aria-hidden="true"><td colSpan={width}><span /></td></tr>)
              : rows.map((row) => <TableRow key={table.keyOf(row)} table={table} row={row} />)}
          </tbody>
        </table>
        {status === 'failed' && <TableNotice table={table} />}
        {status === 'ready' && rows.length === 0 && <p className={styles.empty}>{page.text(table.props.emptytext) || page.host.t('engine.table.empty')}</p>}
      </div>
      <TableFoot table={table} />
    </section>
  );
}
