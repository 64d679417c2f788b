import { ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { ProTable } from '@ant-design/pro-components';
import type { ProColumns } from '@ant-design/pro-components';
import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { DEFAULT_PAGE_SIZE, LoadFailure, StateNote } from '@atrium/portal/ui';
import { Button, ConfigProvider, Skeleton } from 'antd';
import type { TableProps } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CardList } from './CardList';
import styles from './ListTable.module.css';
import { moveBetweenRows } from './moveBetweenRows';
import { SearchFrame } from './SearchFrame';
import { useColumnsState } from './useColumnsState';
import type { TableList } from './useProTableRequest';
import type { SelectedRows } from './useSelectedRows';

/** A column of ProTable; `inCard` is its place in the list that a phone shows, where it is left out without one. */
export type ListColumn<Row> = ProColumns<Row> & { inCard?: 'headline' | 'detail' };

interface Props<Row, Fields> {
  /** Names the kept choice of columns: the path of the screen's route. */
  screen: string;
  /** What the table holds, for assistive technology. */
  label: string;
  searchLabel: string;
  /** Those without `hideInSearch` are fields of the search form; those with `hideInSetting` are always shown. */
  columns: readonly ListColumn<Row>[];
  keyOf(row: Row): string;
  list: TableList<Row, Fields>;
  /** Buttons of the toolbar, the primary one last. */
  actions?: ReactNode;
  /** What stands in place of no rows, and the next step. */
  empty: { title: string; hint: string; action?: ReactNode };
  /** Without it rows cannot be chosen. */
  selection?: SelectedRows<Row> & {
    checkboxOf(row: Row): { disabled?: boolean; title?: string; 'aria-label': string };
    /** What can be done with the chosen rows. */
    actions: ReactNode;
  };
  onOpen(row: Row): void;
}

/**
 * ProTable as every admin screen uses it: search, toolbar, kept columns, selection over pages, keyboard; a list of cards
 * on a phone. It fills the place it is given: the rows scroll, search, table header and paging stay.
 */
export function ListTable<Row extends object, Fields extends object>(props: Props<Row, Fields>) {
  const { screen, label, searchLabel, columns, keyOf, list, actions, empty, selection, onOpen } = props;
  const t = useT();
  const { http } = usePortal();
  const isNarrow = useNarrow();
  const formName = useId();
  const columnsState = useColumnsState(
    screen,
    columns.filter(({ hideInSetting }) => hideInSetting).map(({ key }) => String(key)),
  );
  const rows = list.page?.rows ?? [];
  const isFirstLoad = !list.page && !list.error;

  const clearSelection = () => selection?.clear();
  const refresh = () => {
    http.forgetReads();
    list.reload();
  };
  const open = (key: string) => {
    const row = rows.find((one) => keyOf(one) === key);
    if (row) onOpen(row);
  };
  const placeholder = isFirstLoad ? (
    <div role="status" aria-label={t('ui.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  ) : (
    <StateNote {...empty} />
  );

  const renderView = (table: TableProps<Row>, wideTable: ReactNode) => {
    if (list.error) return <LoadFailure error={list.error} onRetry={refresh} />;
    if (!isNarrow) return wideTable;
    return <CardList label={label} table={table} keyOf={keyOf} isLoading={list.isFetching} empty={placeholder} />;
  };

  return (
    <ProTable<Row, Fields>
      className={styles.table}
      aria-label={label}
      aria-busy={list.isFetching}
      size="small"
      rowKey={keyOf}
      columns={[...columns]}
      actionRef={list.actionRef}
      request={list.request}
      dataSource={rows}
      loading={!isFirstLoad && list.isFetching && { delay: 200 }}
      locale={{ emptyText: placeholder }}
      onRow={(_, index) => ({ tabIndex: index === 0 ? 0 : -1 })}
      cardProps={false}
      tableViewRender={(table, wideTable) => (
        <div className={styles.rows} onKeyDown={(event) => moveBetweenRows(event, open)}>
          {renderView(table, wideTable)}
        </div>
      )}
      searchFormRender={(_, form) => <SearchFrame label={searchLabel}>{form}</SearchFrame>}
      search={{
        layout: 'vertical',
        searchText: t('ui.search'),
        resetText: t('ui.reset'),
        collapseRender: (isCollapsed) => (
          <Button type="link" size="small" aria-expanded={!isCollapsed}>
            {t(isCollapsed ? 'admin.list.more' : 'admin.list.less')}
          </Button>
        ),
      }}
      form={{ name: formName, submitter: { submitButtonProps: { ghost: true } } }}
      onSubmit={clearSelection}
      onReset={clearSelection}
      toolBarRender={() => [actions]}
      options={{
        reload: false,
        density: false,
        fullScreen: false,
        setting: !isNarrow && {
          showListItemOption: false,
          checkedReset: false,
          extra: (
            <Button type="link" size="small" onClick={columnsState.reset}>
              {t('admin.list.columns.reset')}
            </Button>
          ),
          children: (
            <Button
              icon={<SettingOutlined aria-hidden />}
              title={t('admin.list.columns')}
              aria-label={t('admin.list.columns')}
            />
          ),
        },
      }}
      optionsRender={(_, [columnSetting]) => [
        <Button
          key="refresh"
          icon={<ReloadOutlined aria-hidden />}
          title={t('admin.list.refresh')}
          aria-label={t('admin.list.refresh')}
          onClick={refresh}
        />,
        // The checklist stands beside its button, so the Tab key leads into it.
        <ConfigProvider key="columns" getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}>
          {columnSetting}
        </ConfigProvider>,
      ]}
      columnsState={{ value: columnsState.value, onChange: columnsState.onChange }}
      rowSelection={
        selection && {
          ...selection.rowSelection,
          getCheckboxProps: selection.checkboxOf,
        }
      }
      tableAlertRender={false}
      pagination={{
        defaultPageSize: DEFAULT_PAGE_SIZE,
        total: list.page?.itemCount ?? 0,
        showSizeChanger: true,
        showTotal: () =>
          selection &&
          selection.rows.length > 0 && (
            <span className={styles.selected}>
              <span role="status">{t('admin.list.selected', { count: selection.rows.length })}</span>
              {selection.actions}
              <Button type="link" size="small" onClick={selection.clear}>
                {t('admin.list.clearSelection')}
              </Button>
            </span>
          ),
      }}
    />
  );
}
