import { useT } from '@atrium/portal/sdk';
import { StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { FlowState, FlowSummary } from '../../api/flowDefinitions';
import styles from './FlowStateTags.module.css';

const TONES: Readonly<Record<FlowState, StatusTone>> = { draft: 'neutral', published: 'success', disabled: 'danger' };

/** The state of a definition, and whether its draft differs from the published version. */
export function FlowStateTags({ flow }: { flow: Pick<FlowSummary, 'state' | 'hasChanges' | 'published'> }) {
  const t = useT();
  return (
    <span className={styles.tags}>
      <StatusTag tone={TONES[flow.state]} text={t(`workflow.manager.state.${flow.state}`)} />
      {flow.hasChanges && flow.published > 0 && <StatusTag tone="warning" text={t('workflow.manager.hasChanges')} />}
    </span>
  );
}
