import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import type { FlowSummary } from '../../../api/flowDefinitions';
import { FlowStateTags } from '../FlowStateTags';

/** The columns of the flow definitions; on a phone name, state, running processes and the last change. */
export const flowColumns = (t: Translate, onOpen: (flow: FlowSummary) => void): DataColumn<FlowSummary>[] => [
  {
    key: 'name',
    title: t('workflow.manager.name'),
    inList: 'title',
    render: (flow) => (
      <LinkButton title={flow.name} onClick={() => onOpen(flow)}>
        {flow.name || flow.code}
      </LinkButton>
    ),
  },
  { key: 'code', title: t('workflow.manager.code'), widthPx: 110, render: ({ code }) => code },
  { key: 'group', title: t('workflow.manager.group'), widthPx: 90, render: ({ group }) => group || '—' },
  {
    key: 'state',
    title: t('workflow.manager.state'),
    inList: 'tag',
    widthPx: 200,
    render: (flow) => <FlowStateTags flow={flow} />,
  },
  {
    key: 'published',
    title: t('workflow.manager.published'),
    widthPx: 80,
    render: ({ published }) => (published > 0 ? t('workflow.manager.versionNo', { no: published }) : '—'),
  },
  {
    key: 'running',
    title: t('workflow.manager.running'),
    widthPx: 80,
    isNumber: true,
    inList: 'detail',
    render: ({ runningCount }) => String(runningCount),
  },
  {
    key: 'updated',
    title: t('workflow.manager.updated'),
    widthPx: 190,
    inList: 'detail',
    render: ({ updatedAt, updatedBy }) => [dateText(updatedAt), updatedBy].filter(Boolean).join(' ') || '—',
  },
];
