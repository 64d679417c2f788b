import { useT } from '@atrium/portal/sdk';
import { useMemo } from 'react';
import type { Process } from '../../api/process';
import { LazyFlowDiagram } from '../../flow/LazyFlowDiagram';
import type { NodeState } from '../../flow/nodeState';
import styles from './Process.module.css';

/** The flow of a process with the path that it has taken and who holds it. */
export function ProcessDiagram({ process }: { process: Process }) {
  const t = useT();
  const { nodes, path, processName, targets, formFields } = process;
  const states = useMemo(
    () => new Map(path.map(({ nodeId, ...state }): [string, NodeState] => [nodeId, state])),
    [path],
  );
  if (nodes.length === 0) return <p className={styles.muted}>{t('workflow.process.diagram.none')}</p>;
  return (
    <LazyFlowDiagram
      nodes={nodes}
      states={states}
      label={t('workflow.process.diagram.label', { name: processName })}
      targets={targets}
      formFields={formFields}
      kind="run"
    />
  );
}
