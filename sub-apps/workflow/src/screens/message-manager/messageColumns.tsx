import type { Message } from '@atrium/common/messages/message';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn } from '@atrium/portal/ui';
import styles from './MessageManager.module.css';

const orDash = (text: string) => text || '—';

/**
 * The columns of the list of messages. The title has all the room that is left, because it says who waits for what; the
 * beginning of the content is its tooltip. An unread title is bold; the state says the same in a word.
 */
export const messageColumns = (t: Translate, onOpen: (message: Message) => void): DataColumn<Message>[] => [
  {
    key: 'title',
    title: t('workflow.messages.name'),
    inList: 'title',
    render: (message) => (
      <LinkButton
        title={[message.title, message.summary].filter(Boolean).join('\n')}
        className={message.isRead ? styles.read : styles.unread}
        onClick={() => onOpen(message)}
      >
        {orDash(message.title)}
      </LinkButton>
    ),
  },
  {
    key: 'state',
    title: t('workflow.messages.state'),
    widthPx: 90,
    inList: 'tag',
    render: ({ isRead }) => (
      <StatusTag tone={isRead ? 'neutral' : 'info'} text={t(`workflow.messages.${isRead ? 'read' : 'unread'}`)} />
    ),
  },
  {
    key: 'kind',
    title: t('workflow.messages.kind'),
    widthPx: 128,
    render: ({ kind, kindName }) => kindName || t(`workflow.messages.kind.${kind}`),
  },
  {
    key: 'sender',
    title: t('workflow.messages.sender'),
    widthPx: 110,
    inList: 'detail',
    render: ({ sender }) => orDash(sender),
  },
  {
    key: 'time',
    title: t('workflow.messages.time'),
    widthPx: 140,
    inList: 'detail',
    render: ({ time }) => orDash(dateText(time)),
  },
];
