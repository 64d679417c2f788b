import { notificationSetting, setNotifications } from '@atrium/common/messages/browserNotifications';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { messagesQuery } from '../../api/personalCentre';
import { SettingsSection } from '../../kit/SettingsSection';
import { EntryList } from './EntryList';
import { LatestMessages } from './LatestMessages';

const MESSAGES_PATH = '/messagemanager';
const SKELETON_ROWS = 4;

/** The messages, and whether the browser announces new ones; nothing for a position without messages. */
export function MessagesSection() {
  const { access } = usePortal();
  return access.canUse(MESSAGES_PATH) ? <Messages /> : null;
}

function Messages() {
  const t = useT();
  const { http, nav } = usePortal();
  const { data, error, refetch } = useQuery(messagesQuery(http));
  const notifications = useNotificationEntry();
  const title = t('admin.centre.messages');
  return (
    <SettingsSection title={title}>
      {data && (
        <>
          <EntryList
            label={title}
            entries={[
              {
                id: 'unread',
                name: t('admin.centre.messages.unread'),
                detail: t('admin.centre.messages.counts', data.unread),
                action: (
                  <Button
                    size="small"
                    aria-label={t('admin.centre.messages.open.label')}
                    onClick={() => nav.openRoute(MESSAGES_PATH)}
                  >
                    {t('admin.centre.messages.open')}
                  </Button>
                ),
              },
              notifications,
            ]}
          />
          <LatestMessages messages={data.latest} />
        </>
      )}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} rows={SKELETON_ROWS} />}
    </SettingsSection>
  );
}

/** The browser's notifications: their state, and a button where the person may change it. */
function useNotificationEntry() {
  const t = useT();
  const { preferences, message } = usePortal();
  const [setting, setSetting] = useState(() => notificationSetting(preferences));
  const change = setting === 'on' ? 'turnOff' : 'turnOn';
  const handlePress = () => {
    setNotifications(preferences, setting === 'off').then(setSetting, message.report);
  };
  return {
    id: 'notifications',
    name: t('admin.centre.messages.browser'),
    detail: t(`admin.centre.messages.browser.${setting}`),
    action: (setting === 'on' || setting === 'off') && (
      <Button size="small" aria-label={t(`admin.centre.messages.${change}.label`)} onClick={handlePress}>
        {t(`admin.centre.messages.${change}`)}
      </Button>
    ),
  };
}
