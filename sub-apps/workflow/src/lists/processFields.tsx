import type { Translate } from '@atrium/portal/sdk';
import type { DateRange, FilterField } from '@atrium/portal/ui';
import type { ProcessFilters } from '../api/listProcesses';
import type { ProcessState } from '../api/process';
import { DateField } from './DateField';
import { FlowField } from './FlowField';
import type { ProcessListName } from './useProcessList';

/** The states that a list can contain. */
const STATES: Readonly<Record<ProcessListName, readonly ProcessState[]>> = {
  undeal: [],
  dealed: ['running', 'returned', 'withdrawn', 'approved', 'rejected', 'cancelled'],
  mine: ['running', 'returned', 'withdrawn', 'approved', 'rejected', 'cancelled'],
  copied: ['running', 'returned', 'withdrawn', 'approved', 'rejected', 'cancelled'],
  drafts: [],
};

/** Everything that the person has applied for has one applicant. */
const isOwn = (name: ProcessListName) => name === 'mine' || name === 'drafts';

/** The two days of a filter; undefined for anything else. */
export function rangeOf(value: string | readonly string[] | undefined): DateRange | undefined {
  const [from, to] = Array.isArray(value) ? (value as readonly string[]) : [];
  return from && to ? [from, to] : undefined;
}

/** The filters of a list. Those beside the keyword are known to our platform only, and are sent only when they are used. */
export function processFields(t: Translate, name: ProcessListName): FilterField<ProcessFilters>[] {
  const states = STATES[name].map((state) => ({ value: state, label: t(`workflow.state.${state}`) }));
  const all = t('workflow.lists.all');
  const dates = t(name === 'drafts' ? 'workflow.drafts.dates' : 'workflow.lists.dates');
  return [
    {
      key: 'keyword',
      kind: 'text',
      label: t('workflow.lists.keyword'),
      placeholder: t(isOwn(name) ? 'workflow.mine.keyword.hint' : 'workflow.lists.keyword.hint'),
    },
    {
      key: 'flowCode',
      kind: 'custom',
      label: t('workflow.lists.kind'),
      render: (control, value, onChange) => (
        <FlowField {...control} value={typeof value === 'string' ? value : ''} onChange={onChange} />
      ),
    },
    ...(states.length > 0
      ? [
          {
            key: 'state',
            kind: 'select',
            label: t('workflow.lists.state'),
            placeholder: all,
            options: states,
          } as const,
        ]
      : []),
    ...(name === 'undeal'
      ? [
          {
            key: 'overdue',
            kind: 'select',
            label: t('workflow.lists.due'),
            placeholder: all,
            options: [{ value: '1', label: t('workflow.lists.overdue.only') }],
          } as const,
        ]
      : []),
    {
      key: 'dates',
      kind: 'custom',
      isLong: true,
      label: dates,
      render: ({ id }, value, onChange) => (
        <DateField id={id} label={dates} value={rangeOf(value)} onChange={(days) => onChange(days ?? [])} />
      ),
    },
  ];
}
