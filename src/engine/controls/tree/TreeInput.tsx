import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import button from '../button/button.module.css';
import styles from './tree.module.css';
import { TreeList } from './TreeList';
import { useTreeNodes } from './useTreeNodes';

/** Choices below each other, once they are there. */
export function TreeInput({ field }: { field: Field<'tree'> }) {
  const page = usePage();
  const { nodes, hasFailed, retry } = useTreeNodes(field);
  if (hasFailed) return <div className={styles.notice} role="alert">{page.host.t('engine.rows.failed')}<button type="button" className={button.button} onClick={retry}>{page.host.t('engine.retry')}</button></div>;
  if (!nodes) return <div className={styles.notice} aria-busy="true">{page.host.t('engine.loading')}</div>;
  if (nodes.length === 0) return <div className={styles.notice}>{page.host.t('engine.select.none')}</div>;
  return <TreeList field={field} nodes={nodes} />;
}
