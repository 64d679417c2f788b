import { usePortal, useT } from '@atrium/portal/sdk';
import { Icon, ListScreen, useListQuery } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { FLOW_STATES, flowsQuery } from '../../../api/flowDefinitions';
import type { FlowFilters, FlowSummary } from '../../../api/flowDefinitions';
import { designRoute, instancesRoute } from '../flowRoutes';
import { useManagerRights } from '../useManagerRights';
import { VersionsPanel } from '../versions/VersionsPanel';
import { ViewPanel } from '../versions/ViewPanel';
import { flowActions } from './flowActions';
import { flowColumns } from './flowColumns';
import { NewFlowPanel } from './NewFlowPanel';
import { useFlowChanges } from './useFlowChanges';

const ID = 'masterflowmanager';
const NO_FILTERS: FlowFilters = { keyword: '', state: '' };

/** The definition that a panel shows; kept while the panel slides away. */
interface Opened {
  kind: 'new' | 'view' | 'versions';
  /** Of a new definition: the one that it is a copy of. */
  flow?: FlowSummary;
}

/** The flow definitions of the company. */
export function FlowList() {
  const t = useT();
  const { http, nav } = usePortal();
  const rights = useManagerRights();
  const changes = useFlowChanges();
  const [opened, setOpened] = useState<Opened>({ kind: 'new' });
  const [isOpen, setIsOpen] = useState(false);
  const list = useListQuery({
    id: ID,
    initialFilters: NO_FILTERS,
    queryOptions: (query) => flowsQuery(http, query),
    rowKey: ({ flowId }: FlowSummary) => flowId,
    nameOf: ({ name }) => name,
  });
  const show = (next: Opened) => {
    setOpened(next);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const design = ({ flowId, name }: FlowSummary) => nav.openRoute(designRoute(flowId), name);
  const shows = (kind: Opened['kind']) => isOpen && opened.kind === kind;
  const createButton = rights.canEdit && (
    <Button type="primary" onClick={() => show({ kind: 'new' })}>
      <Icon name="plus" />
      {t('workflow.manager.new')}
    </Button>
  );
  return (
    <ListScreen
      list={list}
      id={ID}
      title={t('workflow.manager.title')}
      label={t('workflow.manager.table')}
      searchLabel={t('workflow.manager.filter')}
      fields={[
        {
          key: 'keyword',
          kind: 'text',
          label: t('workflow.manager.keyword'),
          placeholder: t('workflow.manager.keyword.hint'),
        },
        {
          key: 'state',
          kind: 'select',
          label: t('workflow.manager.state'),
          placeholder: t('workflow.manager.all'),
          options: FLOW_STATES.map((state) => ({ value: state, label: t(`workflow.manager.state.${state}`) })),
        },
      ]}
      columns={flowColumns(t, design)}
      rowActions={flowActions(t, rights, {
        onDesign: design,
        onView: (flow) => show({ kind: 'view', flow }),
        onVersions: (flow) => show({ kind: 'versions', flow }),
        onInstances: ({ flowId, name }) =>
          nav.openRoute(instancesRoute(flowId), t('workflow.manager.instances.title', { name })),
        onCopy: (flow) => show({ kind: 'new', flow }),
        onToggle: changes.toggle,
        onDelete: changes.remove,
      })}
      empty={{ title: t('workflow.manager.empty'), hint: t('workflow.manager.empty.hint'), action: createButton }}
      noMatch={{ title: t('workflow.manager.noMatch'), hint: t('workflow.manager.noMatch.hint') }}
      onOpen={design}
      currentKey={isOpen ? opened.flow?.flowId : undefined}
      actions={
        <>
          {rights.canMonitor && (
            <Button onClick={() => nav.openRoute(instancesRoute(), t('workflow.manager.instances'))}>
              {t('workflow.manager.instances')}
            </Button>
          )}
          {createButton}
        </>
      }
      panel={
        <>
          <NewFlowPanel
            isOpen={shows('new')}
            source={opened.flow}
            onClose={close}
            onReopen={(flow) => show({ kind: 'new', ...(flow && { flow }) })}
          />
          {opened.flow && (
            <>
              <ViewPanel flow={opened.flow} isOpen={shows('view')} onClose={close} />
              <VersionsPanel flow={opened.flow} isOpen={shows('versions')} onClose={close} />
            </>
          )}
        </>
      }
    />
  );
}
