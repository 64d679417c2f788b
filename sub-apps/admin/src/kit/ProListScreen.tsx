import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { ProTable } from '@ant-design/pro-components';
import type { ProColumns, ProFormInstance } from '@ant-design/pro-components';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { DataTableFrame, dataTableProps, FOLDED_FIELDS, ListFrame, SearchFrame } from '@atrium/portal/ui';
import type { FilterValues, ListFrameProps, TableEntry } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import styles from './ProListScreen.module.css';

interface Props<T, F extends FilterValues> extends ListFrameProps<T, F> {
  /** The search form: columns of ProTable, of which only the field is shown. */
  fields: readonly ProColumns<TableEntry<T>>[];
}

/**
 * The list screen of admin: ProTable draws the search form and the rows, `useListQuery` holds the filters, the page and
 * the selection. The frame is that of `ListScreen`, so that all lists work alike.
 */
export function ProListScreen<T, F extends FilterValues>({ fields, ...props }: Props<T, F>) {
  const { list, searchLabel } = props;
  const t = useT();
  const isNarrow = useNarrow();
  const form = useRef<ProFormInstance<F>>(undefined);
  const [initialFilters] = useState(list.filters);
  const formName = useId();
  const handleClear = () => {
    form.current?.resetFields();
    list.reset();
  };
  return (
    <ListFrame {...props} onClearFilters={handleClear}>
      {(table) => {
        const { columns, ...tableProps } = dataTableProps(t, table);
        return (
          <ProTable<TableEntry<T>, F>
            {...tableProps}
            className={styles.list}
            columns={[
              ...fields.map((field) => ({ ...field, hideInTable: true })),
              ...columns.map((column) => ({ ...column, search: false as const })),
            ]}
            formRef={form}
            cardProps={false}
            options={false}
            toolBarRender={false}
            tableAlertRender={false}
            tableViewRender={(_, rows) => (
              <div className={styles.rows}>
                <DataTableFrame {...table}>{rows}</DataTableFrame>
              </div>
            )}
            searchFormRender={(_, search) => (
              <div className={styles.search}>
                <SearchFrame label={searchLabel}>{search}</SearchFrame>
              </div>
            )}
            search={{
              layout: 'vertical',
              span: 6,
              defaultFormItemsNumber: FOLDED_FIELDS,
              searchText: t('ui.search'),
              resetText: t('ui.reset'),
              ...(isNarrow && { collapsed: false }),
              collapseRender: (isCollapsed) =>
                !isNarrow && (
                  <Button
                    type="link"
                    icon={isCollapsed ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
                    aria-expanded={!isCollapsed}
                  >
                    {t(isCollapsed ? 'ui.filter.more' : 'ui.filter.less')}
                  </Button>
                ),
            }}
            // Field ids begin with the name: the forms of other tabs stay in the document.
            form={{
              name: formName,
              initialValues: initialFilters,
              submitter: { submitButtonProps: { ghost: true } },
            }}
            onSubmit={(values) => list.search({ ...list.filters, ...values })}
            onReset={list.reset}
          />
        );
      }}
    </ListFrame>
  );
}
