import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { ListScreen, Page, PageHeader, StateNote, useListQuery } from '@atrium/portal/ui';
import type { FilterField } from '@atrium/portal/ui';
import { useEffect, useState } from 'react';
import { instancesQuery } from '../../../api/flowInstances';
import type { FlowInstance, InstanceFilters } from '../../../api/flowInstances';
import { PROCESS_STATES } from '../../../api/process';
import { DateField } from '../../../lists/DateField';
import { rangeOf } from '../../../lists/processFields';
import { useManagerRights } from '../useManagerRights';
import { instanceActions, instanceColumns } from './instanceColumns';
import { InstanceFlowField } from './InstanceFlowField';
import { InterventionPanel } from './InterventionPanel';
import type { Intervention } from './InterventionPanel';
import type { InterventionKind } from './useIntervention';

/** @public `lazyContent` adds them with the list. */
export { instanceTexts as texts } from '../../../locales/instances';

/** A draft belongs to its applicant alone. */
const LISTED_STATES = PROCESS_STATES.filter((state) => state !== 'draft');
const NO_FILTERS: InstanceFilters = { keyword: '', flowId: '', state: '', overdue: '', dates: [] };
/** The list begins with those that an administrator can do something about; a reset shows all. */
const RUNNING: Partial<InstanceFilters> = { state: 'running' };

interface Props {
  /** Undefined for the processes of all flows. */
  flowId: string | undefined;
}

/** The processes of a flow, for those who look after it: reassign a task, terminate a process. */
export default function FlowInstances(props: Props) {
  const t = useT();
  const { canMonitor } = useManagerRights();
  if (canMonitor) return <InstanceList {...props} />;
  return (
    <Page head={<PageHeader title={t('workflow.manager.instances')} />}>
      <StateNote title={t('workflow.manager.denied')} hint={t('workflow.manager.denied.hint')} />
    </Page>
  );
}

function InstanceList({ flowId }: Props) {
  const t = useT();
  const language = useLanguage();
  const { http, nav, tab } = usePortal();
  // The tab may have been opened by its address; that of one flow is named by who opens it.
  useEffect(() => {
    if (flowId === undefined) tab.setTitle(t('workflow.manager.instances'));
  }, [flowId, tab, t]);
  const [opened, setOpened] = useState<Intervention>();
  const [isOpen, setIsOpen] = useState(false);
  const list = useListQuery({
    initialFilters: NO_FILTERS,
    openedWith: RUNNING,
    queryOptions: (query) => instancesQuery(http, flowId, query),
    rowKey: ({ processId }: FlowInstance) => processId,
    nameOf: ({ title }) => title,
  });
  const show = (kind: InterventionKind) => (instance: FlowInstance) => {
    setOpened({ kind, instance });
    setIsOpen(true);
  };
  const view = ({ processId, title }: FlowInstance) =>
    void nav.open({ pageCode: 'native:process', mode: 'dialog', title, linkParam: { processid: processId } });
  /** As it was read last: somebody may have acted meanwhile. */
  const current = list.rows?.find(({ processId }) => processId === opened?.instance.processId) ?? opened?.instance;
  const dates = t('workflow.lists.dates');
  return (
    <ListScreen
      list={{
        ...list,
        // A select that is cleared has no value at all.
        setFilters: ({ flowId: flow = '', state = '', overdue = '', ...filters }: Partial<InstanceFilters>) =>
          list.setFilters({ ...NO_FILTERS, ...filters, flowId: flow, state, overdue }),
      }}
      id="flowinstances"
      title={t('workflow.manager.instances')}
      label={t('workflow.manager.instances.table')}
      searchLabel={t('workflow.manager.instances.filter')}
      fields={[
        {
          key: 'keyword',
          kind: 'text',
          label: t('workflow.manager.keyword'),
          placeholder: t('workflow.manager.instances.keyword.hint'),
        },
        ...(flowId === undefined
          ? [
              {
                key: 'flowId',
                kind: 'custom',
                label: t('workflow.manager.process.flow'),
                render: (control, value, onChange) => (
                  <InstanceFlowField {...control} value={typeof value === 'string' ? value : ''} onChange={onChange} />
                ),
              } satisfies FilterField<InstanceFilters>,
            ]
          : []),
        {
          key: 'state',
          kind: 'select',
          label: t('workflow.manager.state'),
          placeholder: t('workflow.manager.all'),
          options: LISTED_STATES.map((state) => ({ value: state, label: t(`workflow.state.${state}`) })),
        },
        {
          key: 'overdue',
          kind: 'select',
          label: t('workflow.manager.process.due'),
          placeholder: t('workflow.manager.all'),
          options: [{ value: '1', label: t('workflow.manager.overdue.only') }],
        },
        {
          key: 'dates',
          kind: 'custom',
          isLong: true,
          label: dates,
          render: ({ id }, value, onChange) => (
            <DateField id={id} label={dates} value={rangeOf(value)} onChange={(days) => onChange(days ?? [])} />
          ),
        },
      ]}
      columns={instanceColumns({ t, language, isOfOneFlow: flowId !== undefined, onOpen: view })}
      rowActions={instanceActions(t, {
        onView: view,
        onReassign: show('reassign'),
        onTerminate: show('terminate'),
      })}
      empty={{ title: t('workflow.manager.instances.empty'), hint: t('workflow.manager.instances.empty.hint') }}
      noMatch={{ title: t('workflow.manager.instances.noMatch'), hint: t('workflow.manager.noMatch.hint') }}
      onOpen={view}
      currentKey={isOpen ? opened?.instance.processId : undefined}
      panel={
        opened &&
        current && (
          <InterventionPanel
            kind={opened.kind}
            instance={current}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onReopen={(restored) => show(restored.kind)(restored.instance)}
          />
        )
      }
    />
  );
}
