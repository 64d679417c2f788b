import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, SidePanel, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { versionsQuery } from '../../../api/flowChecks';
import type { FlowVersion } from '../../../api/flowChecks';
import type { FlowSummary } from '../../../api/flowDefinitions';
import { FlowView } from './FlowView';
import { VERSIONS_PER_STEP, VersionList } from './VersionList';
import styles from './versions.module.css';

interface Props {
  flow: Pick<FlowSummary, 'flowId' | 'name' | 'published'>;
  isOpen: boolean;
  onClose(): void;
  /** Puts a version into the draft; undefined where there is no draft to edit. */
  onRestore?(version: FlowVersion): void;
}

/** The published versions of a flow. One of them is shown with its diagram. */
export function VersionsPanel({ flow, isOpen, onClose, onRestore }: Props) {
  const t = useT();
  return (
    <SidePanel
      title={t('workflow.manager.versions.title', { name: flow.name })}
      isOpen={isOpen}
      isWide
      onClose={onClose}
    >
      <Versions flow={flow} onRestore={onRestore} />
    </SidePanel>
  );
}

function Versions({ flow, onRestore }: Pick<Props, 'flow' | 'onRestore'>) {
  const t = useT();
  const { http } = usePortal();
  const [viewed, setViewed] = useState<FlowVersion>();
  const [shown, setShown] = useState(VERSIONS_PER_STEP);
  const { data, error, refetch } = useQuery(versionsQuery(http, flow.flowId));
  if (!data) {
    return (
      <PanelContent>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
        )}
      </PanelContent>
    );
  }
  if (viewed) {
    return (
      <PanelContent
        footer={
          <>
            <Button onClick={() => setViewed(undefined)}>{t('workflow.manager.versions.back')}</Button>
            {onRestore && (
              <Button type="primary" onClick={() => onRestore(viewed)}>
                {t('workflow.manager.restore')}
              </Button>
            )}
          </>
        }
      >
        <p className={styles.aside}>{t('workflow.manager.view.version', { no: viewed.published })}</p>
        <FlowView flowId={flow.flowId} name={flow.name} published={viewed.published} />
      </PanelContent>
    );
  }
  return (
    <PanelContent>
      {data.length === 0 ? (
        <StateNote title={t('workflow.manager.versions.empty')} hint={t('workflow.manager.versions.empty.hint')} />
      ) : (
        <VersionList
          label={t('workflow.manager.versions.title', { name: flow.name })}
          versions={data}
          current={flow.published}
          shown={shown}
          onShow={setShown}
          onView={setViewed}
          onRestore={onRestore}
        />
      )}
    </PanelContent>
  );
}
