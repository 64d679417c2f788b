import { useState } from 'react';
import { LinkButton } from '@/ui/Button';
import { Notice, NoticeArea } from '@/ui/Notice';
import { useObservable } from '@/ui/useObservable';
import { useServices, useTranslate } from './services';

/**
 * Warnings about the browser, on every screen: a lost network while it lasts, refused storage until it is dismissed.
 */
export function BrowserNotices() {
  const t = useTranslate();
  const { connection, unpersisted } = useServices();
  const isOnline = useObservable(connection.isOnline);
  const refused = useObservable(unpersisted);
  const [readCount, setReadCount] = useState(0);
  const unread = refused.slice(readCount);
  return (
    <NoticeArea place="bottom">
      {!isOnline && <Notice>{t('errors.offline')}</Notice>}
      {unread.length > 0 && (
        <Notice>
          {unread.map((kind) => t(`errors.unpersisted.${kind}`)).join(' ')}
          <LinkButton onClick={() => setReadCount(refused.length)}>{t('errors.understood')}</LinkButton>
        </Notice>
      )}
    </NoticeArea>
  );
}
