import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/LinkButton';
import { StateNote } from '../../ui/StateNote';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import { ColumnSettingsButton, useColumnSettings } from './ColumnSettingsButton';
import type { DataColumn } from './columns';
import { DataTable } from './DataTable';
import { FilterForm } from './FilterForm';
import type { FilterField, FilterValues } from './FilterForm';
import styles from './ListScreen.module.css';
import { Page } from './Page';
import { PageHeader } from './PageHeader';
import { Pager } from './Pager';
import type { List } from './useListQuery';

/** What an empty list says, and the next step. */
interface EmptyState {
  title: string;
  hint: string;
  action?: ReactNode;
}

interface Props<T, F extends FilterValues> {
  list: List<T, F>;
  /** The key under which the column settings are kept. */
  id: string;
  title: string;
  /** Names of the table and of the search form, for assistive technology. */
  label: string;
  searchLabel: string;
  fields: readonly FilterField<F>[];
  columns: readonly DataColumn<T>[];
  /** Shown while the list holds nothing at all. */
  empty: EmptyState;
  /** Shown while nothing matches the filters; a button that removes them is added. */
  noMatch: Omit<EmptyState, 'action'>;
  /** Opens a row: Enter on it does. */
  onOpen?(row: T): void;
  /** The row that is open in the panel. */
  currentKey?: string;
  /** Rows can be chosen; `list.selection` holds them. */
  isSelectable?: boolean;
  /** Buttons of the page, the primary one last. */
  actions?: ReactNode;
  /** Buttons for the chosen rows; shown while there are some. */
  selectionActions?: ReactNode;
  panel?: ReactNode;
}

/** A list with its search form, table, paging and column settings; on a phone the rows are cards. */
export function ListScreen<T, F extends FilterValues>(props: Props<T, F>) {
  const { list, id, title, label, searchLabel, fields, empty, noMatch, actions, selectionActions, panel } = props;
  const t = useT();
  const isNarrow = useNarrow();
  const { arranged, change } = useColumnSettings(id, props.columns);
  const { selection, error, itemCount } = list;
  const columns = isNarrow ? props.columns : arranged.filter(({ isShown }) => isShown).map(({ column }) => column);

  const head = (
    <>
      <PageHeader
        title={title}
        count={error ? undefined : itemCount}
        actions={
          <>
            <Button
              icon={<ReloadOutlined aria-hidden spin={list.isFetching} />}
              aria-label={t('ui.reload')}
              title={t('ui.reload')}
              onClick={list.reload}
            />
            {actions}
          </>
        }
      />
      <FilterForm
        label={searchLabel}
        fields={fields}
        values={list.filters}
        onChange={list.setFilters}
        onReset={list.reset}
        onSearch={list.search}
      />
    </>
  );
  const foot = itemCount !== undefined && !error && (
    <>
      <div className={styles.selection} role="status">
        {selection.rows.size > 0 && (
          <>
            {t('ui.selected', { count: selection.rows.size })}
            <LinkButton onClick={selection.clear}>{t('ui.selected.clear')}</LinkButton>
            {selectionActions}
          </>
        )}
      </div>
      {!isNarrow && <ColumnSettingsButton arranged={arranged} change={change} />}
      <Pager page={list.page} itemCount={itemCount} onChange={list.turnPage} />
    </>
  );
  return (
    <Page head={head} foot={foot} panel={panel}>
      <DataTable
        label={label}
        columns={columns}
        rowKey={list.rowKey}
        rows={list.rows}
        isLoading={list.isLoading}
        error={error}
        onRetry={list.reload}
        onOpen={props.onOpen}
        currentKey={props.currentKey}
        selection={props.isSelectable ? selection : undefined}
        empty={
          list.isFiltered ? (
            <StateNote {...noMatch} action={<Button onClick={list.reset}>{t('ui.filter.clear')}</Button>} />
          ) : (
            <StateNote {...empty} />
          )
        }
      />
    </Page>
  );
}
