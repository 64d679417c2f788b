import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import { joinNames } from '@atrium/common/format/joinNames';
import { lookUp } from '@atrium/common/lookUp';
import type { Language } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, StatusTone } from '@atrium/portal/ui';
import type { ProcessItem } from '../api/listProcesses';
import { DueTime } from './DueTime';
import { ProcessStateTag } from './ProcessStateTag';

export type ProcessColumn =
  | 'title'
  | 'kind'
  | 'applicant'
  | 'appliedAt'
  | 'amount'
  | 'step'
  | 'due'
  | 'handlers'
  | 'state'
  | 'myAction'
  | 'handledAt'
  | 'read';

interface Context {
  t: Translate;
  language: Language;
  onOpen(process: ProcessItem): void;
}

const ACTION_TONES: Readonly<Record<string, StatusTone>> = {
  approve: 'success',
  submit: 'success',
  resubmit: 'success',
  reject: 'danger',
  return: 'warning',
};

const orDash = (text: string) => text || '—';

/** The columns that the lists of processes choose from. On a phone a card has title, amount, tags and two details. */
export function processColumns(
  { t, language, onOpen }: Context,
  chosen: readonly ProcessColumn[],
): DataColumn<ProcessItem>[] {
  // A card has room for one name: where the applicant is known, that of who holds the process.
  const handlersInList = chosen.includes('applicant') ? undefined : 'detail';
  const columns: Readonly<Record<ProcessColumn, Omit<DataColumn<ProcessItem>, 'key' | 'title'>>> = {
    title: {
      inList: 'title',
      render: (process) => (
        <LinkButton title={process.title} onClick={() => onOpen(process)}>
          {orDash(process.title)}
        </LinkButton>
      ),
    },
    kind: { widthPx: 120, render: ({ processName }) => orDash(processName) },
    applicant: { widthPx: 100, inList: 'detail', render: ({ applicant }) => orDash(applicant) },
    appliedAt: { widthPx: 150, render: ({ appliedAt }) => orDash(dateText(appliedAt)) },
    amount: {
      widthPx: 120,
      isNumber: true,
      inList: 'amount',
      render: ({ amount }) => (amount === undefined ? '—' : formatNumber(amount, MONEY_DECIMALS)),
    },
    step: {
      widthPx: 150,
      inList: 'tag',
      render: ({ currentStep }) => (currentStep === '' ? '—' : <StatusTag tone="warning" text={currentStep} />),
    },
    due: { widthPx: 190, inList: 'detail', render: (process) => <DueTime process={process} /> },
    handlers: {
      widthPx: 140,
      inList: handlersInList,
      render: ({ handlers }) => orDash(joinNames(handlers, language)),
    },
    state: { widthPx: 110, inList: 'tag', render: (process) => <ProcessStateTag process={process} /> },
    myAction: {
      widthPx: 110,
      inList: 'tag',
      render: ({ myAction, myActionName }) =>
        myActionName || myAction ? (
          <StatusTag tone={lookUp(ACTION_TONES, myAction) ?? 'neutral'} text={myActionName || myAction} />
        ) : (
          '—'
        ),
    },
    handledAt: { widthPx: 150, inList: 'detail', render: ({ handledAt }) => orDash(dateText(handledAt)) },
    read: {
      widthPx: 80,
      inList: 'tag',
      render: ({ isRead }) =>
        isRead === undefined ? (
          '—'
        ) : (
          <StatusTag
            tone={isRead ? 'neutral' : 'info'}
            text={t(isRead ? 'workflow.lists.isRead' : 'workflow.lists.isUnread')}
          />
        ),
    },
  };
  return chosen.map((key) => ({ ...columns[key], key, title: t(`workflow.lists.${key}`) }));
}
