import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import type { Message } from '@/common/messages/message';
import { unreadTotal } from '@/common/messages/message';
import { markAllRead } from '@/services/api/messages';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import { MESSAGES_PATH } from '../badges/badgeCounts';
import { HeaderPanel } from '../layout/header-panel/HeaderPanel';
import { useBadges, useNavigation, useNotices } from '../runtime/contexts';
import { LatestMessages } from './LatestMessages';
import styles from './MessagesPanel.module.css';
import { NotificationButton } from './NotificationButton';
import { openMessage } from './openMessage';

export interface MessagesPanelProps {
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onDismiss: () => void;
}

/** The latest unread messages, each of which opens what it is about. */
export function MessagesPanel({ opener, onClose, onDismiss }: MessagesPanelProps) {
  const t = useTranslate();
  const { http } = useServices();
  const badges = useBadges();
  const navigation = useNavigation();
  const { report } = useNotices();
  const { messages: counts } = useObservable(badges);
  const [isMarking, setMarking] = useState(false);
  const hasUnread = counts !== undefined && unreadTotal(counts) > 0;

  const handleOpen = async (message: Message) => {
    onDismiss();
    await openMessage(message, { http, navigation, report, refresh: badges.refresh });
  };
  const handleReadAll = async () => {
    setMarking(true);
    try {
      await markAllRead(http);
      badges.refresh();
    } finally {
      setMarking(false);
    }
  };
  const show = (path: string) => {
    onDismiss();
    navigation.navigate(path);
  };
  return (
    <HeaderPanel label={t('messages.title')} opener={opener} isSheet onClose={onClose} onDismiss={onDismiss}>
      <div className={styles.head}>
        <h2>{t('messages.title')}</h2>
        {hasUnread && (
          <Button type="link" size="small" loading={isMarking} onClick={() => void handleReadAll().catch(report)}>
            {t('messages.readAll')}
          </Button>
        )}
        <IconButton className={styles.close} label={t('messages.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </div>
      <LatestMessages
        counts={counts}
        onOpen={(message) => void handleOpen(message).catch(report)}
        onMore={(kind) => show(`${MESSAGES_PATH}?kind=${kind}&unread=1`)}
      />
      <div className={styles.foot}>
        <Button type="link" size="small" onClick={() => show(MESSAGES_PATH)}>
          {t('messages.all')}
        </Button>
        <NotificationButton />
      </div>
    </HeaderPanel>
  );
}
