import { memo } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import { isSection } from '../../model/row';
import type { Line } from '../../model/row';
import type { ControlNode } from '../../protocol/nodes';
import { IssueCard } from '../../react/IssueCard';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { checkState } from '@/ui/list/checkState';
import { ListCheck } from '@/ui/list/ListCheck';
import styles from './array.module.css';

interface ArrayHeadProps {
  array: ArrayModel;
  columns: readonly ControlNode[];
  lines: readonly Line[];
  hasActions: boolean;
}

export const ArrayHead = memo(function ArrayHead({ array, columns, lines, hasActions }: ArrayHeadProps) {
  const page = usePage();
  const isReadonly = useWatched(SIGNALS, () => array.isReadonly());
  const broken = [...array.node.children, ...(array.node.section?.fields ?? [])].flatMap((node) =>
    node.kind === 'error' ? [node.issue] : (node.failures ?? []),
  );
  return (
    <thead>
      {broken.map((found) => (
        <tr key={found.path}>
          <th colSpan={columns.length + 2}>
            <IssueCard issue={found} host={page.host} pageCode={page.pageCode} />
          </th>
        </tr>
      ))}
      <tr>
        {array.props.checkable === 1 && (
          <th className={styles.check}>
            {array.props.isradio === 1 ? (
              <span className={styles.spoken}>{page.host.t('engine.array.checked')}</span>
            ) : (
              <CheckAll array={array} lines={lines} />
            )}
          </th>
        )}
        {columns.map((column) => {
          const { width } = column.props as { width?: number | string };
          return (
            <th
              key={column.name}
              scope="col"
              style={
                width === undefined && !column.box
                  ? undefined
                  : { width, minWidth: width, textAlign: column.box?.style.textAlign as 'start' | undefined }
              }
              data-numeric={column.type === 'number' || column.type === 'money' || undefined}
            >
              {page.textOf(column.title)}
              {!isReadonly && column.required.constant?.value === 1 && (
                <span className={styles.required} aria-hidden="true">
                  {' '}
                  *
                </span>
              )}
            </th>
          );
        })}
        {hasActions && (
          <th className={styles.actions}>
            <span className={styles.spoken}>{page.host.t('engine.table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
});

function CheckAll({ array, lines }: { array: ArrayModel; lines: readonly Line[] }) {
  const page = usePage();
  const rows = lines.filter((line) => !isSection(line));
  const checked = useWatched(SIGNALS, () => {
    array.value();
    return rows.filter(({ isChecked }) => isChecked).length;
  });
  return (
    <ListCheck
      state={checkState(checked, rows.length)}
      label={page.host.t('engine.array.checkall')}
      onCheck={(isChecked) => array.check(lines, isChecked)}
    />
  );
}
