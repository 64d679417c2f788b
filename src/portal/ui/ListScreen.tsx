import { DataTable } from './DataTable';
import { FilterForm } from './FilterForm';
import type { FilterField, FilterValues } from './FilterForm';
import { ListFrame } from './ListFrame';
import type { ListFrameProps } from './ListFrame';

interface Props<T, F extends FilterValues> extends ListFrameProps<T, F> {
  fields: readonly FilterField<F>[];
}

/** A list with its search form, antd's table, paging and column settings; on a phone the rows are cards. */
export function ListScreen<T, F extends FilterValues>({ fields, ...props }: Props<T, F>) {
  const { list, searchLabel } = props;
  return (
    <ListFrame
      {...props}
      onClearFilters={list.reset}
      filters={
        <FilterForm
          label={searchLabel}
          fields={fields}
          values={list.filters}
          onChange={list.setFilters}
          onReset={list.reset}
          onSearch={() => list.search()}
        />
      }
    >
      {(table) => <DataTable {...table} />}
    </ListFrame>
  );
}
