import { StateNote } from '@/ui/StateNote';
import type { ControlModel } from '../../model/controlModel';
import { isRows } from '../../model/tableModel';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { ReadProblem } from '../shared/ReadProblem';
import { ListCard } from './ListCard';
import { ListFoot } from './ListFoot';
import { MoreCards } from './MoreCards';
import styles from './list.module.css';

/** Cards that stand in while the first page is being read. */
const SKELETON_CARDS = 6;

/** Rows from the server as cards. */
export function ListBlock({ control }: { control: ControlModel<'list'> }) {
  return isRows(control) ? <List table={control} /> : null;
}

function List({ table }: { table: TableOf<'list'> }) {
  const page = usePage();
  const { status, rows, error } = useWatched(SIGNALS, table.state);
  const name = table.title() || page.textOf(page.protocol.title);
  const isFirstLoad = rows.length === 0 && (status === 'waiting' || status === 'loading');
  return (
    <section className={styles.frame} aria-label={name} aria-busy={status === 'loading' || status === 'adding'}>
      <div className={styles.scroll}>
        {isFirstLoad && (
          <div className={styles.cards} aria-hidden="true">
            {Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <span key={index} className={styles.skeleton} />
            ))}
          </div>
        )}
        {rows.length > 0 && (
          <ul role="list" aria-label={name} className={styles.cards} data-loading={status === 'loading' || undefined}>
            {rows.map((row) => (
              <ListCard key={table.keyOf(row)} table={table} row={row} />
            ))}
          </ul>
        )}
        {table.isLazy && rows.length > 0 && status !== 'failed' && <MoreCards table={table} />}
        {error && <ReadProblem error={error} onRetry={() => void table.retry()} />}
        {status === 'ready' && rows.length === 0 && (
          <StateNote title={page.text(table.props.emptytext) || page.host.t('engine.table.empty')} />
        )}
      </div>
      <ListFoot table={table} />
    </section>
  );
}
