import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { getFlow, publishedKey } from '../../../api/flowDefinitions';
import { LazyFlowDiagram } from '../../../flow/LazyFlowDiagram';
import styles from './versions.module.css';

interface Props {
  flowId: string;
  name: string;
  /** The published version; 0 for the draft. */
  published: number;
}

/** A version of a flow, or its draft, for reading. */
export function FlowView({ flowId, name, published }: Props) {
  const t = useT();
  const { http } = usePortal();
  const flow = useQuery({
    queryKey: publishedKey(flowId, published),
    queryFn: ({ signal }) => getFlow(http, flowId, { ...(published > 0 && { published }), signal }),
  });
  if (flow.error) return <LoadFailure error={flow.error} onRetry={() => void flow.refetch()} />;
  if (!flow.data) return <Skeleton label={t('ui.loading')} />;
  return (
    <div className={styles.diagram}>
      <LazyFlowDiagram
        nodes={flow.data.nodes}
        label={t('workflow.manager.diagram', { name })}
        targets={flow.data.targets}
        formFields={flow.data.formFields}
        kind="definition"
      />
    </div>
  );
}
