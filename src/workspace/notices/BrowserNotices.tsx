import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import styles from './BrowserNotices.module.css';

/** Notices on every screen: the browser is offline, or it denies a kind of storage (until the person confirms). */
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
