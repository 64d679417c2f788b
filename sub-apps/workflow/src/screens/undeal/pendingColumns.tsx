import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import type { PendingProcess } from '../../api/listPending';

/** The columns of the pending processes; on a phone title, amount, step and applicant. */
export const pendingColumns = (
  t: Translate,
  onOpen: (process: PendingProcess) => void,
): DataColumn<PendingProcess>[] => [
  {
    key: 'title',
    title: t('workflow.undeal.name'),
    inList: 'title',
    render: (process) => (
      <LinkButton title={process.title} onClick={() => onOpen(process)}>
        {process.title}
      </LinkButton>
    ),
  },
  { key: 'kind', title: t('workflow.undeal.kind'), widthPx: 120, render: ({ processName }) => processName },
  {
    key: 'applicant',
    title: t('workflow.undeal.applicant'),
    widthPx: 120,
    inList: 'detail',
    render: ({ applicant }) => applicant,
  },
  {
    key: 'appliedAt',
    title: t('workflow.undeal.appliedAt'),
    widthPx: 160,
    render: ({ appliedAt }) => dateText(appliedAt),
  },
  {
    key: 'amount',
    title: t('workflow.undeal.amount'),
    widthPx: 140,
    isNumber: true,
    inList: 'amount',
    render: ({ amount }) => (amount === undefined ? '—' : formatNumber(amount, MONEY_DECIMALS)),
  },
  {
    key: 'step',
    title: t('workflow.undeal.step'),
    inList: 'tag',
    widthPx: 160,
    render: ({ currentStep }) => <StatusTag tone="warning" text={currentStep} />,
  },
];
