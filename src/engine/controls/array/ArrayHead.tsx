import { memo } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import type { ControlNode } from '../../protocol/nodes';
import { IssueCard } from '../../react/IssueCard';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import styles from './array.module.css';

interface ArrayHeadProps {
  array: ArrayModel;
  columns: readonly ControlNode[];
  canDelete: boolean;
}

export const ArrayHead = memo(function ArrayHead({ array, columns, canDelete }: ArrayHeadProps) {
  const page = usePage();
  const isReadonly = useWatched(SIGNALS, () => array.isReadonly());
  const broken = array.node.children.filter((node) => node.kind === 'error');
  return (
    <thead>
      {broken.map((node) => <tr key={node.issue.path}><th colSpan={columns.length + 1}><IssueCard issue={node.issue} host={page.host} pageCode={page.pageCode} /></th></tr>)}
      <tr>
        {columns.map((column) => {
          const { width } = column.props as { width?: number | string };
          return (
            <th key={column.name} scope="col" style={width === undefined ? undefined : { width }} data-numeric={column.type === 'number' || undefined}>
              {page.textOf(column.title)}
              {!isReadonly && column.required.constant?.value === 1 && <span className={styles.required} aria-hidden="true"> *</span>}
            </th>
          );
        })}
        {canDelete && <th className={styles.delete}><span className={styles.spoken}>{page.host.t('engine.table.actions')}</span></th>}
      </tr>
    </thead>
  );
});
