import { isRecord } from '@atrium/common/isRecord';
import { usePortal, useT, useViewQuery } from '@atrium/portal/sdk';
import { Page, PageHeader } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MESSAGES_KEY } from '../../api/messages';
import { MessageButtons } from './MessageButtons';
import { MessageContent } from './MessageContent';
import { useMessageLink } from './useMessageLink';

export { messageTexts as texts } from '../../locales/messages';

const idIn = (kept: unknown): string | undefined =>
  isRecord(kept) && typeof kept.messageId === 'string' ? kept.messageId : undefined;

/** `/message-detail?messageid=x`: one message; its buttons lead to those beside it. */
export default function MessageDetail() {
  const t = useT();
  const { tab, badges } = usePortal();
  const queries = useQueryClient();
  const query = useViewQuery();
  const [messageId, setMessageId] = useState(() => idIn(tab.state.get()) ?? query.get('messageid') ?? '');
  const { data, open } = useMessageLink(messageId);
  const title = data?.title ?? '';
  useEffect(() => {
    if (title !== '') tab.setTitle(title);
  }, [tab, title]);
  const handleWalk = (id: string) => {
    setMessageId(id);
    tab.state.set({ messageId: id });
  };
  const handleRead = () => {
    badges.refresh();
    void queries.invalidateQueries({ queryKey: MESSAGES_KEY });
  };
  return (
    <Page
      head={
        <PageHeader
          title={title || t('workflow.message.title')}
          actions={
            data && <MessageButtons newerId={data.newerId} olderId={data.olderId} onWalk={handleWalk} onOpen={open} />
          }
        />
      }
    >
      <MessageContent key={messageId} messageId={messageId} onRead={handleRead} />
    </Page>
  );
}
