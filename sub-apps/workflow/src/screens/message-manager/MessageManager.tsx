import { MESSAGE_KINDS, unreadTotal } from '@atrium/common/messages/message';
import type { Message, MessageKind } from '@atrium/common/messages/message';
import { usePortal, useT, useViewQuery } from '@atrium/portal/sdk';
import { lazyContent, ListScreen, ReasonButton, useListQuery } from '@atrium/portal/ui';
import type { RowAction, RowActionsOf } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMessages, messagesQuery, unreadQuery } from '../../api/messages';
import type { MessageFilters } from '../../api/messages';
import { ListNews } from '../../lists/ListNews';
import { useLiveList } from '../../lists/useLiveList';
import { KindChoice } from './KindChoice';
import { messageColumns } from './messageColumns';
import styles from './MessageManager.module.css';
import { useMessageActions } from './useMessageActions';

export { messageTexts as texts } from '../../locales/messages';

/** No height: a panel lies over the page. */
const MessagePanel = lazyContent(
  async () => (await import('./MessagePanel')).MessagePanel,
  () => 0,
);

const NO_FILTERS: MessageFilters = { keyword: '', unread: '' };

/** `/messagemanager`: the messages of the person's position by kind. `?kind=todo&unread=1` opens the unread ones of a kind. */
export default function MessageManager() {
  const t = useT();
  const { http, badges } = usePortal();
  const asked = useViewQuery();
  const [kind, setKind] = useState<MessageKind | ''>(
    () => MESSAGE_KINDS.find((known) => known === asked.get('kind')) ?? '',
  );
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<{ message: Message; rows: readonly Message[]; isOpen: boolean }>();
  const { data: counts, refetch: recount } = useQuery(unreadQuery(http));
  const actions = useMessageActions();
  const list = useListQuery({
    initialFilters: NO_FILTERS,
    ...(asked.get('unread') === '1' && { openedWith: { unread: '1' as const } }),
    queryOptions: (query) => messagesQuery(http, kind, query),
    rowKey: ({ id }: Message) => id,
    nameOf: ({ title }) => title,
  });
  const { selection } = list;
  const { showNews } = useLiveList<Message>({
    name: 'messages',
    queryKey: messagesQuery(http, kind, list.query).queryKey,
    read() {
      void recount();
      return listMessages(http, kind, list.query);
    },
    rowKey: list.rowKey,
    frame,
    isInUse: opened?.isOpen === true || selection.rows.size > 0,
    onChange: badges.refresh,
  });

  const open = (message: Message) => setOpened({ message, rows: list.rows ?? [message], isOpen: true });
  const selected = [...selection.rows.values()];
  const selectedUnread = selected.filter(({ isRead }) => !isRead);
  const unread = counts && (kind === '' ? unreadTotal(counts) : counts[kind]);
  const reasonIf = (isRefused: boolean, key: string) => (isRefused ? { reason: t(key) } : {});

  const handleKind = (next: MessageKind | '') => {
    setKind(next);
    selection.clear();
    list.turnPage({ ...list.page, index: 1 });
  };
  const markingOf = (message: Message): RowAction => ({
    key: 'read',
    text: t('workflow.messages.markRead'),
    label: t('workflow.messages.markRead.label', { title: message.title }),
    onPress: () => actions.markRead([message]),
  });
  const rowActions: RowActionsOf<Message> = {
    texts: [t('workflow.messages.markRead'), t('workflow.messages.delete')],
    of: (message) => [
      ...(message.isRead ? [] : [markingOf(message)]),
      {
        key: 'delete',
        text: t('workflow.messages.delete'),
        label: t('workflow.messages.delete.label', { title: message.title }),
        isDanger: true,
        onPress: () => void actions.remove([message], () => selection.set([message], false)),
      },
    ],
  };
  return (
    <div ref={setFrame} className={styles.frame}>
      <KindChoice value={kind} counts={counts} onChange={handleKind} />
      <div className={styles.list}>
        <ListScreen
          list={list}
          id="messages"
          title={t('workflow.messages.title')}
          label={t('workflow.messages.table')}
          searchLabel={t('workflow.messages.filter')}
          fields={[
            {
              key: 'keyword',
              kind: 'text',
              label: t('workflow.messages.keyword'),
              placeholder: t('workflow.messages.keyword.hint'),
            },
            {
              key: 'unread',
              kind: 'select',
              label: t('workflow.messages.state'),
              placeholder: t('workflow.messages.state.all'),
              options: [{ value: '1', label: t('workflow.messages.state.unread') }],
            },
          ]}
          columns={messageColumns(t, open)}
          empty={{ title: t('workflow.messages.empty'), hint: t('workflow.messages.empty.hint') }}
          noMatch={{ title: t('workflow.messages.noMatch'), hint: t('workflow.messages.noMatch.hint') }}
          onOpen={open}
          {...(opened?.isOpen && { currentKey: opened.message.id })}
          isSelectable
          rowActions={rowActions}
          actions={
            <>
              <ListNews onShow={showNews} />
              <ReasonButton
                {...reasonIf(!unread, 'workflow.messages.readAll.none')}
                loading={actions.isMarkingAll}
                onClick={() => actions.markAllRead(kind)}
              >
                {t('workflow.messages.readAll')}
              </ReasonButton>
            </>
          }
          selectionActions={
            <>
              <ReasonButton
                type="link"
                size="small"
                {...reasonIf(selectedUnread.length === 0, 'workflow.messages.markRead.none')}
                onClick={() => actions.markRead(selectedUnread, selection.clear)}
              >
                {t('workflow.messages.markRead')}
              </ReasonButton>
              <ReasonButton
                type="link"
                size="small"
                danger
                onClick={() => void actions.remove(selected, selection.clear)}
              >
                {t('workflow.messages.delete')}
              </ReasonButton>
            </>
          }
          panel={
            opened && (
              <MessagePanel
                {...opened}
                onWalk={(message) => setOpened({ ...opened, message })}
                onRead={() => {
                  if (!opened.message.isRead) void actions.refresh();
                }}
                onClose={() => setOpened({ ...opened, isOpen: false })}
              />
            )
          }
        />
      </div>
    </div>
  );
}
