import { useState } from 'react';
import { LinkButton } from '@/ui/Button';
import { Notice, NoticeArea } from '@/ui/Notice';
import { useObservable } from '@/ui/useObservable';
import { browserReload } from './reloadOnStaleChunk';
import { useServices, useTranslate } from './services';

/**
 * What concerns every screen: a lost network while it lasts, refused storage until it is dismissed, and a new version,
 * until the person reloads, which asks about unsaved input, or puts it off.
 */
export function BrowserNotices() {
  const t = useTranslate();
  const services = useServices();
  const { connection, unpersisted, isOutdated } = services;
  const isOnline = useObservable(connection.isOnline);
  const refused = useObservable(unpersisted);
  const hasNewVersion = useObservable(isOutdated);
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
      {hasNewVersion && (
        <Notice>
          {t('errors.newVersion')}
          <LinkButton onClick={() => browserReload(services).reload()}>{t('errors.page.reload')}</LinkButton>
          <LinkButton onClick={() => isOutdated.set(false)}>{t('errors.later')}</LinkButton>
        </Notice>
      )}
    </NoticeArea>
  );
}
