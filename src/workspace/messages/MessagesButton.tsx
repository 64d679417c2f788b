import { BellOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import { CountBadge } from '../badges/CountBadge';
import { useBadgeNote } from '../badges/useBadgeNote';
import { useHeaderPanel } from '../layout/header-panel/useHeaderPanel';
import { useBadges, useNotices } from '../runtime/contexts';
import styles from './MessagesButton.module.css';
import type { MessagesPanelProps } from './MessagesPanel';

/** The unread messages in the header, where the position has messages. The panel's code is loaded when it opens. */
export function MessagesButton() {
  const t = useTranslate();
  const { i18n } = useServices();
  const { report } = useNotices();
  const { hasMessages } = useObservable(useBadges());
  const { count, label } = useBadgeNote(t('workspace.messages'), ['messages']);
  const { opener, isOpen, toggle, dismiss, close, handleBlur } = useHeaderPanel();
  const [Panel, setPanel] = useState<ComponentType<MessagesPanelProps>>();
  if (!hasMessages) return null;
  const handlePress = () => {
    toggle();
    if (Panel) return;
    Promise.all([import(/* webpackChunkName: "messages" */ './MessagesPanel'), i18n.loadNamespaces('messages')]).then(
      ([{ MessagesPanel }]) => setPanel(() => MessagesPanel),
      (error: unknown) => {
        dismiss();
        report(error);
      },
    );
  };
  return (
    <div className={styles.place} onBlur={handleBlur}>
      <IconButton ref={opener} label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={handlePress}>
        <BellOutlined className={styles.icon} />
        {count > 0 && <CountBadge count={count} className={styles.count} />}
      </IconButton>
      {isOpen && Panel && <Panel opener={opener} onClose={close} onDismiss={dismiss} />}
    </div>
  );
}
