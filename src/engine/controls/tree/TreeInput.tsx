import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { ReadProblem } from '../shared/ReadProblem';
import styles from './tree.module.css';
import { TreeList } from './TreeList';
import { useTreeNodes } from './useTreeNodes';

/** Choices below each other, once they are there. */
export function TreeInput({ field }: { field: Field<'tree'> }) {
  const page = usePage();
  const { nodes, error, retry, reading, unfold } = useTreeNodes(field);
  if (error) return <ReadProblem error={error} isLine onRetry={retry} />;
  if (!nodes)
    return (
      <div className={styles.notice} aria-busy="true">
        {page.host.t('engine.loading')}
      </div>
    );
  if (nodes.length === 0) return <div className={styles.notice}>{page.host.t('engine.select.none')}</div>;
  return <TreeList field={field} nodes={nodes} reading={reading} onUnfold={unfold} />;
}
