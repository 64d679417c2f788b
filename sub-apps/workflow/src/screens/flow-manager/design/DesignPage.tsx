import { usePortal, useT } from '@atrium/portal/sdk';
import { Page } from '@atrium/portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { getFlow, isGone } from '../../../api/flowDefinitions';
import type { FlowDefinition } from '../../../api/flowDefinitions';
import { POSITION_HOLDERS } from '../../../api/flowTargets';
import { LazyFlowDesigner } from '../../../designer/LazyFlowDesigner';
import { TabBar, tabId } from '../../../TabBar';
import { BasicFields } from '../draft/BasicFields';
import { basicProblems } from '../draft/basicProblems';
import { nodeTree } from '../draft/nodeTree';
import { useDryRun } from '../dry-run/useDryRun';
import { useManagerRights } from '../useManagerRights';
import { useOneAtATime } from '../useOneAtATime';
import { CheckNote, errorCount } from './CheckNote';
import styles from './design.module.css';
import { DesignHeader } from './DesignHeader';
import { DesignNotes } from './DesignNotes';
import { DesignPanels } from './DesignPanels';
import type { DesignPanel } from './DesignPanels';
import { useDesignData } from './useDesignData';
import { DESIGN_VIEWS, useDesignView } from './useDesignView';
import type { DesignView } from './useDesignView';
import { useFlowCheck } from './useFlowCheck';
import { useDraftEditor } from './useDraftEditor';
import { usePublication } from './usePublication';

/** The diagram of a flow and its basic information, which are one draft, with check, dry run, versions, publication. */
export function DesignPage({ flow }: { flow: FlowDefinition }) {
  const t = useT();
  const id = useId();
  const { http, message, tab } = usePortal();
  const rights = useManagerRights();
  const canEdit = rights.canEdit && flow.isWhole;
  const place = useDesignView();
  const [panel, setPanel] = useState<DesignPanel>();
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const oneAtATime = useOneAtATime();
  const editor = useDraftEditor(flow, (checked) => {
    const isValid = Object.keys(basicProblems(checked)).length === 0;
    setShowsProblems(!isValid);
    if (!isValid) {
      place.show('basics');
      message.error(t('workflow.manager.basics.invalid'));
    }
    return isValid;
  });
  const { draft, stored } = editor;
  // The tab may have been opened by its address.
  useEffect(() => tab.setTitle(stored.name || stored.code), [tab, stored.name, stored.code]);
  const data = useDesignData(draft);
  const check = useFlowCheck(draft, data.fields);
  const trial = useDryRun(draft, data.besidePage, panel === 'dryRun');
  const closePanel = () => setPanel(undefined);
  const publication = usePublication({ editor, check: () => void check.check(), onClose: closePanel });
  const reading = useMutation({
    mutationFn: () => getFlow(http, flow.flowId),
    onSuccess: editor.noteFound,
    onError: (error) => (isGone(error) ? editor.noteGone(error) : message.report(error)),
  });

  /** Asks before the publication; refused while the check finds errors, which are listed. */
  async function askToPublish() {
    const problems = await oneAtATime(check.check);
    const errors = problems && errorCount(problems);
    if (errors === 0) {
      publication.reset();
      setPanel('publish');
    } else if (errors !== undefined) {
      setRefusals((count) => count + 1);
      message.error(t('workflow.manager.publish.refused', { count: errors }));
    }
  }
  const parts = nodeTree(draft.nodes).items;
  const panelId = (view: DesignView) => `${id}${view}`;
  const paneOf = (view: DesignView) => ({
    id: panelId(view),
    role: 'tabpanel',
    'aria-labelledby': tabId(panelId(view)),
    hidden: place.view !== view,
  });
  return (
    <Page
      head={
        <>
          <DesignHeader
            editor={editor}
            canEdit={canEdit}
            rights={rights}
            isBusy={{ check: check.isChecking, refresh: reading.isPending }}
            onRefresh={() => reading.mutate()}
            onCheck={() => {
              setRefusals(0);
              void check.check();
            }}
            onDryRun={() => setPanel('dryRun')}
            onVersions={() => setPanel('versions')}
            onPublish={() => void askToPublish()}
          />
          <DesignNotes
            editor={editor}
            canEdit={canEdit}
            isBroken={!flow.isWhole}
            dataError={data.error}
            onRetryData={data.retry}
            onViewLatest={() => setPanel('latest')}
            onSaveAs={() => setPanel('saveAs')}
          >
            {check.problems.length > 0 && (
              <CheckNote
                problems={check.problems}
                isStale={check.isStale}
                refusals={refusals}
                nameOf={(nodeId) => (parts.has(nodeId) ? parts.get(nodeId)?.part.name || nodeId : '')}
                onSelect={place.select}
                onClose={check.close}
              />
            )}
          </DesignNotes>
          <TabBar
            label={t('workflow.manager.views')}
            tabs={DESIGN_VIEWS.map((view) => ({ key: view, title: t(`workflow.manager.view.${view}`) }))}
            shown={place.view}
            panelId={panelId}
            onShow={place.show}
          />
        </>
      }
      panel={
        <DesignPanels
          panel={panel}
          editor={editor}
          canEdit={canEdit}
          publication={publication}
          trial={trial}
          data={data}
          onClose={closePanel}
        />
      }
    >
      <div {...paneOf('design')} className={styles.canvas}>
        <LazyFlowDesigner
          nodes={draft.nodes}
          onChange={(nodes) => editor.change({ nodes })}
          problems={check.found}
          listsProblems={check.problems.length === 0}
          fields={data.fields}
          targets={data.targets}
          findTargets={data.findTargets}
          positions={POSITION_HOLDERS}
          isReadOnly={!canEdit}
          selectedId={place.selectedId}
          onSelect={place.select}
        />
      </div>
      <div {...paneOf('basics')} className={styles.basics}>
        <BasicFields
          draft={draft}
          isNew={false}
          isReadOnly={!canEdit}
          problems={showsProblems ? basicProblems(draft) : {}}
          formPages={data.formPages}
          positions={data.targets.positions}
          onChange={editor.change}
        />
      </div>
    </Page>
  );
}
