import { usePortal, useT } from '@atrium/portal/sdk';
import { PanelContent, SidePanel } from '@atrium/portal/ui';
import { useMutation } from '@tanstack/react-query';
import type { FlowVersion } from '../../../api/flowChecks';
import { getFlow } from '../../../api/flowDefinitions';
import { LazyFlowDiagram } from '../../../flow/LazyFlowDiagram';
import { draftOf } from '../draft/flowDraft';
import { DryRunPanel } from '../dry-run/DryRunPanel';
import type { DryRunState } from '../dry-run/useDryRun';
import { ChangeList } from '../versions/ChangeList';
import { VersionsPanel } from '../versions/VersionsPanel';
import versionStyles from '../versions/versions.module.css';
import { useOneAtATime } from '../useOneAtATime';
import { PublishPanel } from './PublishPanel';
import { SaveAsPanel } from './SaveAsPanel';
import type { DesignData } from './useDesignData';
import type { DraftEditor } from './useDraftEditor';
import type { Publication } from './usePublication';

export type DesignPanel = 'dryRun' | 'versions' | 'publish' | 'latest' | 'saveAs';

interface Props {
  panel: DesignPanel | undefined;
  editor: DraftEditor;
  canEdit: boolean;
  publication: Publication;
  trial: DryRunState;
  data: Pick<DesignData, 'fields' | 'besidePage' | 'names'>;
  onClose(): void;
}

/** The panels over the design: dry run, versions, publication, and what somebody else has saved. */
export function DesignPanels({ panel, editor, canEdit, publication, trial, data, onClose }: Props) {
  const t = useT();
  const { http, message } = usePortal();
  const { draft, stored, latest, base } = editor;
  const oneAtATime = useOneAtATime();
  const restoring = useMutation({
    mutationFn: ({ published }: FlowVersion) => getFlow(http, stored.flowId, { published }),
    onError: (error) => message.report(error),
    onSuccess({ nodes, pageCode, isWhole }, { published }) {
      if (!isWhole) return message.error(t('workflow.manager.broken'));
      const before = { nodes: draft.nodes, pageCode: draft.pageCode };
      editor.change({ nodes, pageCode });
      message.offerUndo(t('workflow.manager.restored', { no: published }), () => editor.change(before));
      return onClose();
    },
  });
  const restore = (version: FlowVersion) =>
    void oneAtATime(() => restoring.mutateAsync(version).catch(() => undefined));
  return (
    <>
      <DryRunPanel
        draft={draft}
        fields={data.fields}
        besidePage={data.besidePage}
        targets={data.names}
        trial={trial}
        isOpen={panel === 'dryRun'}
        onClose={onClose}
      />
      <VersionsPanel
        flow={stored}
        isOpen={panel === 'versions'}
        onClose={onClose}
        onRestore={canEdit ? restore : undefined}
      />
      <PublishPanel editor={editor} publication={publication} isOpen={panel === 'publish'} onClose={onClose} />
      {editor.gone && <SaveAsPanel editor={editor} isOpen={panel === 'saveAs'} onClose={onClose} />}
      <SidePanel
        title={t('workflow.manager.conflict.theirs', { name: latest?.updatedBy })}
        isOpen={panel === 'latest' && latest !== undefined}
        isWide
        onClose={onClose}
      >
        {latest && (
          <PanelContent>
            <ChangeList from={base} to={draftOf(latest)} />
            <div className={versionStyles.diagram}>
              <LazyFlowDiagram
                nodes={latest.nodes}
                label={t('workflow.manager.diagram', { name: latest.name })}
                targets={latest.targets}
                formFields={latest.formFields}
                kind="definition"
              />
            </div>
          </PanelContent>
        )}
      </SidePanel>
    </>
  );
}
