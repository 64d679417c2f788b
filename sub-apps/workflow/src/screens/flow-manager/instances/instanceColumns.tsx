import { joinNames } from '@atrium/common/format/joinNames';
import type { Language } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { FlowInstance } from '../../../api/flowInstances';
import { DueTime } from '../../../lists/DueTime';
import { ProcessStateTag } from '../../../lists/ProcessStateTag';

/** The states in which a process can still go on: one that was withdrawn may be submitted again. */
const ALIVE: readonly unknown[] = ['running', 'returned', 'withdrawn'] satisfies FlowInstance['state'][];

/** The process has not ended. */
export const isOpenProcess = ({ state }: Pick<FlowInstance, 'state'>): boolean => ALIVE.includes(state);

/** More names do not fit into a cell. */
const MOST_NAMES = 5;

function holdersText(t: Translate, handlers: readonly string[], language: Language): string {
  if (handlers.length === 0) return '—';
  const names = joinNames(handlers.slice(0, MOST_NAMES), language);
  if (handlers.length <= MOST_NAMES) return names;
  return t('workflow.manager.process.handlers.more', { names, count: handlers.length });
}

interface Options {
  t: Translate;
  language: Language;
  /** All processes are of one flow, which need not be named. */
  isOfOneFlow: boolean;
  onOpen(instance: FlowInstance): void;
}

/** The columns of the processes of a flow; on a phone title, state, step, those who hold it, and when it is due. */
export function instanceColumns({ t, language, isOfOneFlow, onOpen }: Options): DataColumn<FlowInstance>[] {
  const column = (key: string, rest: Omit<DataColumn<FlowInstance>, 'key' | 'title'>): DataColumn<FlowInstance> => ({
    key,
    title: t(`workflow.manager.process.${key}`),
    ...rest,
  });
  return [
    column('title', {
      inList: 'title',
      render: (instance) => (
        <LinkButton
          title={[instance.processNo, instance.title].filter(Boolean).join(' ')}
          onClick={() => onOpen(instance)}
        >
          {instance.title || instance.processNo}
        </LinkButton>
      ),
    }),
    ...(isOfOneFlow ? [] : [column('flow', { widthPx: 110, render: ({ processName }) => processName || '—' })]),
    column('appliedAt', { widthPx: 140, render: ({ appliedAt }) => dateText(appliedAt) || '—' }),
    column('applicant', { widthPx: 90, render: ({ applicant }) => applicant || '—' }),
    column('step', {
      widthPx: 130,
      inList: 'tag',
      render: ({ currentStep }) => (currentStep ? <StatusTag tone="warning" text={currentStep} /> : '—'),
    }),
    column('handlers', {
      widthPx: 120,
      inList: 'detail',
      render: ({ handlers }) => holdersText(t, handlers, language),
    }),
    column('due', { widthPx: 190, inList: 'detail', render: (instance) => <DueTime process={instance} /> }),
    column('state', { widthPx: 100, inList: 'tag', render: (instance) => <ProcessStateTag process={instance} /> }),
  ];
}

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
