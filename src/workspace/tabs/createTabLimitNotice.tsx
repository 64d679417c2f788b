import { useEffect, useRef } from 'react';
import { Button } from 'antd';
import type { useAppProps } from 'antd/es/app/context';
import { TAB_LIMIT_NOTICE_MS } from '@/common/constants/workspace';
import styles from './createTabLimitNotice.module.css';

export interface TabLimitNoticeDeps {
  message: useAppProps['message'];
  announce(text: string): void;
  t(key: string): string;
}

/** The notice is one: a newer one replaces it. */
const KEY = 'tab limit';

/**
 * Creates the notice that too many tabs are open (shell spec §5). With `canMakeRoom` it has a button that closes the
 * least recently used tab and opens the page. Resolves to whether that was pressed.
 */
export function createTabLimitNotice({ message, announce, t }: TabLimitNoticeDeps) {
  let count = 0;
  let refuseLast: (() => void) | undefined;

  return (canMakeRoom: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      refuseLast?.();
      refuseLast = () => resolve(false);
      const answer = (isAccepted: boolean) => () => {
        resolve(isAccepted);
        message.destroy(KEY);
      };
      const text = t('workspace.tab.limit');
      announce(canMakeRoom ? `${text} ${t('workspace.tab.limit.action')}` : text);
      message.open({
        key: KEY,
        type: 'warning',
        content: (
          <span className={styles.notice}>
            {text}
            {canMakeRoom && (
              <MakeRoomButton
                key={(count += 1)}
                label={t('workspace.tab.limit.action')}
                onAccept={answer(true)}
                onDismiss={answer(false)}
              />
            )}
          </span>
        ),
        duration: TAB_LIMIT_NOTICE_MS / 1000,
        onClose: refuseLast,
      });
    });
}

interface MakeRoomButtonProps {
  label: string;
  onAccept(): void;
  onDismiss(): void;
}

const isTypedIn = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') && element.checkVisibility();

/** Takes the focus, because the notice is at the end of the document, and returns it. A person who types keeps it. */
function MakeRoomButton({ label, onAccept, onDismiss }: MakeRoomButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const own = button.current;
    let before: Element | null = null;
    // After the menu or the palette, which the page was opened from, has returned the focus.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement;
      if (!isTypedIn(before)) own?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      const hasFocus = document.activeElement === own || document.activeElement === document.body;
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={button}
      type="link"
      size="small"
      onClick={onAccept}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The page below must not close a panel with the same key.
        event.preventDefault();
        onDismiss();
      }}
    >
      {label}
    </Button>
  );
}
