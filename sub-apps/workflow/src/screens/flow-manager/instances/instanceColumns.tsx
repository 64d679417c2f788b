import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { FlowInstance } from '../../../api/flowInstances';
import { ProcessStateTag } from '../../../lists/ProcessStateTag';

/** The process has not ended. */
export const isOpenProcess = ({ state }: Pick<FlowInstance, 'state'>): boolean =>
  state === 'running' || state === 'returned';

/** The columns of the processes of a flow; on a phone title, state, those who hold it, and when it is due. */
export const instanceColumns = (t: Translate, onOpen: (instance: FlowInstance) => void): DataColumn<FlowInstance>[] => [
  {
    key: 'title',
    title: t('workflow.manager.process.title'),
    inList: 'title',
    render: (instance) => (
      <LinkButton title={instance.title} onClick={() => onOpen(instance)}>
        {instance.title || instance.processNo}
      </LinkButton>
    ),
  },
  { key: 'no', title: t('workflow.manager.process.no'), widthPx: 150, render: ({ processNo }) => processNo || '—' },
  { key: 'flow', title: t('workflow.manager.process.flow'), widthPx: 120, render: ({ processName }) => processName },
  {
    key: 'applicant',
    title: t('workflow.manager.process.applicant'),
    widthPx: 100,
    render: ({ applicant }) => applicant,
  },
  {
    key: 'appliedAt',
    title: t('workflow.manager.process.appliedAt'),
    widthPx: 150,
    render: ({ appliedAt }) => dateText(appliedAt),
  },
  {
    key: 'step',
    title: t('workflow.manager.process.step'),
    widthPx: 140,
    inList: 'detail',
    render: ({ currentStep }) => currentStep || '—',
  },
  {
    key: 'handlers',
    title: t('workflow.manager.process.handlers'),
    widthPx: 140,
    inList: 'detail',
    render: ({ handlers }) => (handlers.length > 0 ? t('workflow.manager.list', { items: handlers }) : '—'),
  },
  {
    key: 'state',
    title: t('workflow.manager.state'),
    widthPx: 150,
    inList: 'tag',
    render: (instance) => (
      <>
        <ProcessStateTag process={instance} />{' '}
        {instance.isOverdue && <StatusTag tone="danger" text={t('workflow.manager.overdue')} />}
      </>
    ),
  },
];

interface Handlers {
  onView(instance: FlowInstance): void;
  onReassign(instance: FlowInstance): void;
  onTerminate(instance: FlowInstance): void;
}

/** What can be done with each process. */
export function instanceActions(t: Translate, handlers: Handlers): RowActionsOf<FlowInstance> {
  const action = (
    key: string,
    instance: FlowInstance,
    onPress: (instance: FlowInstance) => void,
    reason?: string,
  ): RowAction => ({
    key,
    text: t(`workflow.manager.${key}`),
    label: t(`workflow.manager.${key}.of`, { name: instance.title }),
    ...(reason !== undefined && { reason }),
    onPress: () => onPress(instance),
  });
  return {
    texts: ['view', 'reassign', 'terminate'].map((key) => t(`workflow.manager.${key}`)),
    of(instance) {
      const ended = isOpenProcess(instance) ? undefined : t('workflow.manager.process.ended');
      const noTask = instance.tasks.length === 0 ? t('workflow.manager.reassign.noTask') : undefined;
      return [
        action('view', instance, handlers.onView),
        action('reassign', instance, handlers.onReassign, ended ?? noTask),
        { ...action('terminate', instance, handlers.onTerminate, ended), isDanger: true },
      ];
    },
  };
}
