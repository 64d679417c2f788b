import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import { joinNames } from '@atrium/common/format/joinNames';
import { lookUp } from '@atrium/common/lookUp';
import type { Language } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, StatusTone } from '@atrium/portal/ui';
import type { ProcessItem, ProcessListType } from '../api/listProcesses';
import { DueTime } from './DueTime';
import styles from './ProcessList.module.css';
import { ProcessStateTag } from './ProcessStateTag';

export type ProcessColumn =
  | 'title'
  | 'kind'
  | 'applicant'
  | 'appliedAt'
  | 'savedAt'
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
  type: ProcessListType;
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

/** Room for a state with its mark of being overdue; the English words are longer. */
const stateWidthPx = (language: Language) => (language === 'en' ? 176 : 148);

/** Room for a time with its mark of being overdue. */
const dueWidthPx = (language: Language) => (language === 'en' ? 216 : 190);

const orDash = (text: string) => text || '—';

/** The step at which a process stands; one that is back with its applicant stands at none of its flow. */
function stepText(t: Translate, type: ProcessListType, { state, currentStep }: ProcessItem): string {
  if (state === 'returned') return t('workflow.lists.step.returned');
  // Nobody but the applicant can do anything about it.
  if (state === 'withdrawn') return type === 'mine' ? t('workflow.lists.step.withdrawn') : '';
  return currentStep;
}

/** The columns that the lists of processes choose from. On a phone a card has title, amount, tags and three details. */
export function processColumns(
  { t, type, language, onOpen }: Context,
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
    kind: { widthPx: 104, inList: 'detail', render: ({ processName }) => orDash(processName) },
    applicant: { widthPx: 90, inList: 'detail', render: ({ applicant }) => orDash(applicant) },
    appliedAt: { widthPx: 132, render: ({ appliedAt }) => orDash(dateText(appliedAt)) },
    savedAt: { widthPx: 132, inList: 'detail', render: ({ appliedAt }) => orDash(dateText(appliedAt)) },
    amount: {
      widthPx: 112,
      isNumber: true,
      inList: 'amount',
      render: ({ amount }) => (amount === undefined ? '—' : formatNumber(amount, MONEY_DECIMALS)),
    },
    step: {
      widthPx: 148,
      inList: 'tag',
      render(process) {
        const step = stepText(t, type, process);
        if (step === '') return '—';
        return (
          <span className={styles.step} title={step}>
            <StatusTag tone="warning" text={step} />
          </span>
        );
      },
    },
    due: { widthPx: dueWidthPx(language), inList: 'detail', render: (process) => <DueTime process={process} /> },
    handlers: {
      widthPx: 120,
      inList: handlersInList,
      render: ({ handlers }) => orDash(joinNames(handlers, language)),
    },
    state: {
      widthPx: chosen.includes('due') ? 100 : stateWidthPx(language),
      inList: 'tag',
      render: (process) => (
        <span className={styles.tags}>
          <ProcessStateTag process={process} />
          {process.isOverdue && !chosen.includes('due') && (
            <StatusTag tone="danger" text={t('workflow.lists.overdue')} />
          )}
        </span>
      ),
    },
    myAction: {
      widthPx: 100,
      inList: 'tag',
      render: ({ myAction, myActionName }) =>
        myActionName || myAction ? (
          <StatusTag tone={lookUp(ACTION_TONES, myAction) ?? 'neutral'} text={myActionName || myAction} />
        ) : (
          '—'
        ),
    },
    handledAt: { widthPx: 132, inList: 'detail', render: ({ handledAt }) => orDash(dateText(handledAt)) },
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
