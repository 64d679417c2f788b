import { useEffect, useRef } from 'react';
import { Button } from 'antd';
import type { useAppProps } from 'antd/es/app/context';
import { ACTION_NOTICE_MS } from '@/common/constants/workspace';
import type { Disposable } from '@/common/disposable';
import styles from './NoticeText.module.css';

/** A notice with a button, shown for 8 s. */
export interface ActionNotice {
  tone: 'info' | 'warning';
  text: string;
  /** The text of the button. */
  action: string;
  /** What screen readers hear after the text; the action when left out. */
  hint?: string;
  /** The button gets the focus, unless the person types in a field. */
  takesFocus?: boolean;
  onAction(): void;
  /** Runs when the notice has closed without the action. */
  onEnd?(): void;
}

export interface ActionNoticeDeps {
  message: Pick<useAppProps['message'], 'open' | 'destroy'>;
  announce(text: string): void;
}

/** Creates the function that shows a notice with a button. What it returns withdraws the notice. */
export function createActionNotice({ message, announce }: ActionNoticeDeps) {
  let count = 0;

  return ({ tone, text, action, hint = action, takesFocus = false, onAction, onEnd }: ActionNotice): Disposable => {
    const key = `action ${(count += 1)}`;
    let isOpen = true;
    const end = (then?: () => void) => () => {
      if (!isOpen) return;
      isOpen = false;
      message.destroy(key);
      then?.();
    };
    announce(`${text} ${hint}`);
    message.open({
      key,
      type: tone,
      content: (
        <span className={styles.action}>
          {text}
          <ActionButton label={action} takesFocus={takesFocus} onAction={end(onAction)} onDismiss={end(onEnd)} />
        </span>
      ),
      duration: ACTION_NOTICE_MS / 1000,
      onClose: end(onEnd),
    });
    return end(onEnd);
  };
}

interface ActionButtonProps {
  label: string;
  takesFocus: boolean;
  onAction(): void;
  onDismiss(): void;
}

const isTypedIn = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') && element.checkVisibility();

/** The notice is at the end of the document: its button takes the focus and returns it. */
function ActionButton({ label, takesFocus, onAction, onDismiss }: ActionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const own = button.current;
    if (!own || !takesFocus) return undefined;
    let before: Element | null = null;
    // After the menu or the palette, which the page was opened from, has returned the focus.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement;
      if (!isTypedIn(before)) own.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      const hasFocus = document.activeElement === own || document.activeElement === document.body;
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <Button
      ref={button}
      type="link"
      size="small"
      onClick={onAction}
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
