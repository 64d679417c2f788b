import { ProTable } from '@ant-design/pro-components';
import type { ProColumns, ProFormInstance } from '@ant-design/pro-components';
import { useNarrow, useT } from '@atrium/portal/sdk';
import {
  Button,
  DataTableFrame,
  dataTableProps,
  FILTER_BUTTON,
  FILTER_LABELS,
  FilterExpander,
  ListFrame,
  SearchFrame,
  usedFilters,
  useFieldFit,
} from '@atrium/portal/ui';
import type { FilterValues, ListFrameProps, TableEntry } from '@atrium/portal/ui';
import { useId, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
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
  const form = useRef<ProFormInstance>(undefined);
  const [initialFilters] = useState(list.filters);
  const formName = useId();
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFieldFit(frame, fields.length);
  const [isOpen, setIsOpen] = useState(false);
  const handleClear = () => {
    form.current?.resetFields();
    // The fields began with the remembered search.
    form.current?.setFieldsValue(list.initialFilters);
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
              <div
                ref={frame}
                className={`${styles.search} ${FILTER_LABELS}`}
                style={{ '--columns': fit?.columns ?? 1 } as CSSProperties}
              >
                <SearchFrame label={searchLabel} usedCount={usedFilters(list.filters)}>
                  {search}
                </SearchFrame>
              </div>
            )}
            search={{
              layout: 'vertical',
              span: 6,
              defaultFormItemsNumber: fit?.hasMore ? fit.columns : fields.length,
              collapsed: !isNarrow && !isOpen,
              onCollapse: (isCollapsed) => setIsOpen(!isCollapsed),
              optionRender: () => [
                <Button key="reset" {...FILTER_BUTTON} size="middle" onClick={handleClear}>
                  {t('ui.reset')}
                </Button>,
                <Button key="search" {...FILTER_BUTTON} size="middle" variant="primary" type="submit">
                  {t('ui.search')}
                </Button>,
              ],
              collapseRender: (isCollapsed) =>
                !isNarrow &&
                fit?.hasMore && (
                  <FilterExpander
                    isOpen={!isCollapsed}
                    texts={{ more: t('ui.filter.more'), less: t('ui.filter.less') }}
                  />
                ),
            }}
            // Field ids begin with the name: the forms of other tabs stay in the document.
            form={{ name: formName, initialValues: initialFilters }}
            // An emptied choice has no value at all.
            onSubmit={(values) => list.search({ ...list.initialFilters, ...values })}
          />
        );
      }}
    </ListFrame>
  );
}
