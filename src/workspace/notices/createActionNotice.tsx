import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
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
  /** The keys that do the same, which the button names: `Ctrl Z`. They do it no longer once the notice has closed. */
  keys?: string;
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

  return ({ tone, text, action, keys, takesFocus = false, onAction, onEnd }: ActionNotice): Disposable => {
    const key = `action ${(count += 1)}`;
    let isOpen = true;
    const end = (then?: () => void) => () => {
      if (!isOpen) return;
      isOpen = false;
      message.destroy(key);
      then?.();
    };
    announce(`${text} ${action}`);
    message.open({
      key,
      type: tone,
      content: (
        <span className={styles.action}>
          {text}
          <ActionButton
            label={action}
            title={keys && `${action} (${keys})`}
            takesFocus={takesFocus}
            onAction={end(onAction)}
            onDismiss={end(onEnd)}
          />
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
  title: string | undefined;
  takesFocus: boolean;
  onAction(): void;
  onDismiss(): void;
}

const isTypedIn = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') && element.checkVisibility();

/** Gives the focus of the button to the element that had it before. */
function returnFocus(button: RefObject<HTMLElement | null>, before: RefObject<Element | null>) {
  const hasFocus = document.activeElement === button.current || document.activeElement === document.body;
  if (hasFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  before.current = null;
}

/**
 * The notice is at the end of the document: its button returns the focus before the action, so that a page that the
 * action opens finds what had it. A press of the mouse leaves it there.
 */
function ActionButton({ label, title, takesFocus, onAction, onDismiss }: ActionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    // After the menu or the palette, which the page was opened from, has returned the focus.
    const frame = takesFocus
      ? requestAnimationFrame(() => {
          if (!isTypedIn(document.activeElement)) button.current?.focus({ preventScroll: true });
        })
      : 0;
    return () => {
      cancelAnimationFrame(frame);
      returnFocus(button, before);
    };
  }, [takesFocus]);
  return (
    <Button
      ref={button}
      type="link"
      size="small"
      title={title}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
      }}
      onClick={() => {
        returnFocus(button, before);
        onAction();
      }}
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
