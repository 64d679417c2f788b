import { useT } from '@atrium/portal/sdk';
import { PanelContent, SidePanel } from '@atrium/portal/ui';
import type { FlowSummary } from '../../../api/flowDefinitions';
import { FlowView } from './FlowView';
import styles from './versions.module.css';

interface Props {
  flow: FlowSummary;
  isOpen: boolean;
  onClose(): void;
}

/** A flow for reading: the published version, or the draft of one that was never published. */
export function ViewPanel({ flow, isOpen, onClose }: Props) {
  const t = useT();
  const { flowId, name, published, description } = flow;
  return (
    <SidePanel title={name} isOpen={isOpen} isWide onClose={onClose}>
      <PanelContent>
        <p className={styles.aside}>
          {published > 0 ? t('workflow.manager.view.published', { no: published }) : t('workflow.manager.view.draft')}
        </p>
        {description && <p>{description}</p>}
        <FlowView flowId={flowId} name={name} published={published} />
      </PanelContent>
    </SidePanel>
  );
}
