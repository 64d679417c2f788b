import { useState } from 'react';
import { useReadable } from '@/portal/react/useReadable';
import { useServices } from '../services-context/useServices';
import { useTranslate } from '../services-context/useTranslate';
import styles from './BrowserNotices.module.css';

/** What the browser itself withholds, on every screen: the network, for as long as it does; storage, until it is read. */
export function BrowserNotices() {
  const t = useTranslate();
  const { connection, isStorageRefused } = useServices();
  const isOnline = useReadable(connection.isOnline);
  const isRefused = useReadable(isStorageRefused);
  const [isRead, setIsRead] = useState(false);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{t('errors.offline')}</p>}
      {isRefused && !isRead && (
        <p className={styles.notice}>
          {t('errors.storage')}
          <button type="button" className={styles.button} onClick={() => setIsRead(true)}>
            {t('errors.understood')}
          </button>
        </p>
      )}
    </div>
  );
}
