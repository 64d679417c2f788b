import { checkState } from '@/ui/list/checkState';
import { ListCheck } from '@/ui/list/ListCheck';
import { ListFoot as Foot } from '@/ui/list/ListFoot';
import type { Selecting } from '@/ui/list/ListFoot';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { RowsPagination } from '../table/RowsPagination';
import { useSelection } from '../table/useSelection';
import styles from './list.module.css';

interface ListFootProps {
  table: TableOf<'list'>;
  /** Whether cards have their checkbox now. */
  canCheck: boolean;
  /** The switch between opening and selecting cards. */
  selecting: Selecting | undefined;
}

/** What is checked, and the pages. */
export function ListFoot({ table, canCheck, selecting }: ListFootProps) {
  const page = usePage();
  const checked = useWatched(SIGNALS, table.checked);
  const { rows, count, status } = useWatched(SIGNALS, table.state);
  const selection = useSelection(table);
  const { t } = page.host;
  const checkedHere = rows.filter((row) => checked.has(table.keyOf(row))).length;
  return (
    <div className={styles.foot}>
      {canCheck && table.props.checkable === 1 && table.props.isradio !== 1 && rows.length > 0 && (
        <label className={styles.all}>
          <ListCheck
            state={checkState(checkedHere, rows.length)}
            onCheck={(isChecked) => table.check(rows, isChecked)}
          />
          {t('engine.table.checkall')}
        </label>
      )}
      <Foot
        selection={selection}
        selecting={selecting}
        slowText={status === 'loading' || status === 'adding' ? t('engine.list.slow') : undefined}
      >
        {table.isLazy ? count !== undefined && t('engine.page.count', { count }) : <RowsPagination table={table} />}
      </Foot>
    </div>
  );
}
