import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { useServices, useTranslate } from '@/app-context/services';
import styles from './BrowserNotices.module.css';

/** What the browser denies, on every screen: the network, for as long as it does; each kind of storage, until it is read. */
export function BrowserNotices() {
  const t = useTranslate();
  const { connection, unkept } = useServices();
  const isOnline = useObservable(connection.isOnline);
  const lost = useObservable(unkept);
  const [readCount, setReadCount] = useState(0);
  const unread = lost.slice(readCount);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{t('errors.offline')}</p>}
      {unread.length > 0 && (
        <p className={styles.notice}>
          {unread.map((what) => t(`errors.unkept.${what}`)).join(' ')}
          <button type="button" className={styles.button} onClick={() => setReadCount(lost.length)}>
            {t('errors.understood')}
          </button>
        </p>
      )}
    </div>
  );
}
