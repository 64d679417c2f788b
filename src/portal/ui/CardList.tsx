import { CardFrame, RowCard } from '../../ui/list/RowCard';
import { Skeleton } from '../../ui/Skeleton';
import { usePortal, useT } from '../sdk/hooks';
import type { DataColumn } from './columns';
import type { TableContent } from './dataTableProps';
import { withReasons } from './withReasons';

/** A table's rows on a phone: one card each, with the columns that have a part in cards. */
export function CardList<T>(props: TableContent<T>) {
  const { label, columns, rowKey, rows, currentKey, selection, isSelecting = false, rowActions, fresh } = props;
  const t = useT();
  const { message } = usePortal();
  if (!rows) return <Skeleton label={t('ui.loading')} />;
  const partOf = (part: DataColumn<T>['inList']) => columns.filter(({ inList }) => inList === part);
  const [[title], [amount], tags, details] = [partOf('title'), partOf('amount'), partOf('tag'), partOf('detail')];
  const hasTotals = columns.some(({ inList, total }) => inList !== undefined && total !== undefined);
  return (
    <CardFrame aria-label={label}>
      {rows.map((row, index) => {
        const key = rowKey(row, index);
        const isFresh = fresh?.has(key);
        return (
          <RowCard
            key={key}
            rowKey={key}
            tabIndex={-1}
            aria-current={key === currentKey || undefined}
            data-fresh={isFresh || undefined}
            aria-description={isFresh ? t('ui.fresh') : undefined}
            isChecked={selection?.rows.has(key)}
            title={title?.render(row)}
            amount={amount?.render(row)}
            tags={tags.map((column) => (
              <span key={column.key}>{column.render(row)}</span>
            ))}
            details={details.map((column) => ({ key: column.key, label: column.title, value: column.render(row) }))}
            actions={rowActions && withReasons(rowActions.of(row), message)}
            moreLabel={rowActions && t('ui.actions.more', { name: rowActions.nameOf(row) })}
            check={
              selection && isSelecting
                ? {
                    label: t('ui.select', { name: selection.nameOf(row) }),
                    title: selection.blockerOf?.(row),
                    isDisabled: selection.blockerOf?.(row) !== undefined,
                    isChecked: selection.rows.has(key),
                    onCheck: (isChecked) => selection.set([row], isChecked),
                  }
                : undefined
            }
          />
        );
      })}
      {hasTotals && (
        <RowCard
          data-totals
          title={title?.total}
          amount={amount?.total}
          details={details
            .filter(({ total }) => total !== undefined)
            .map((column) => ({ key: column.key, label: column.title, value: column.total }))}
        />
      )}
    </CardFrame>
  );
}
