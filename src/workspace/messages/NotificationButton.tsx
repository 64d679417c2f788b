import { Button } from 'antd';
import { useState } from 'react';
import { useTranslate } from '@/app-context/services';
import { notificationSetting, setNotifications } from '@/common/messages/browserNotifications';
import { useNotices, useSubApps } from '../runtime/contexts';
import styles from './MessagesPanel.module.css';

/** Switches the notifications of the browser on and off, or says that it blocks them. */
export function NotificationButton() {
  const t = useTranslate();
  const { report } = useNotices();
  const { preferences } = useSubApps().portals.host;
  const [setting, setSetting] = useState(() => notificationSetting(preferences));
  if (setting === 'unsupported') return null;
  if (setting === 'blocked') return <span className={styles.blocked}>{t('messages.notifications.blocked')}</span>;
  const handlePress = () => {
    setNotifications(preferences, setting === 'off').then(setSetting, report);
  };
  return (
    <Button type="link" size="small" onClick={handlePress}>
      {t(`messages.notifications.${setting}`)}
    </Button>
  );
}
