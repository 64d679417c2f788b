import { lookUp } from '@atrium/common/lookUp';
import type { Translate } from '@atrium/portal/sdk';
import { LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, StatusTone } from '@atrium/portal/ui';
import type { LogEntry } from '../../api/operationLog';

const TONES: Readonly<Record<string, StatusTone>> = {
  create: 'success',
  enable: 'success',
  unlock: 'success',
  approve: 'success',
  update: 'info',
  move: 'info',
  submit: 'info',
  import: 'info',
  disable: 'warning',
  resetpwd: 'warning',
  changepwd: 'warning',
  delete: 'danger',
  reject: 'danger',
};

/** The action of an entry; one that this screen does not know has no colour. */
export const ActionTag = ({ action, text }: { action: string; text: string }) => (
  <StatusTag tone={lookUp(TONES, action) ?? 'neutral'} text={text} />
);

/** The columns of the operation log; on a phone each entry is a card. */
export const logColumns = (t: Translate, onOpen: (entry: LogEntry) => void): DataColumn<LogEntry>[] => [
  { key: 'time', title: t('admin.log.time'), widthPx: 170, inList: 'detail', render: ({ time }) => time },
  {
    key: 'person',
    title: t('admin.log.person'),
    widthPx: 230,
    inList: 'detail',
    render: ({ personName, positionName }) => [personName, positionName].filter(Boolean).join(' · '),
  },
  {
    key: 'action',
    title: t('admin.log.action'),
    widthPx: 130,
    inList: 'tag',
    render: ({ action, actionText }) => <ActionTag action={action} text={actionText} />,
  },
  {
    key: 'object',
    title: t('admin.log.object'),
    widthPx: 150,
    inList: 'detail',
    render: ({ objectText }) => objectText,
  },
  {
    key: 'record',
    title: t('admin.log.record'),
    inList: 'title',
    render: (entry) => (
      <LinkButton
        title={entry.recordName}
        aria-label={t('admin.log.open.label', { action: entry.actionText, name: entry.recordName })}
        onClick={() => onOpen(entry)}
      >
        {entry.recordName || '—'}
      </LinkButton>
    ),
  },
];
