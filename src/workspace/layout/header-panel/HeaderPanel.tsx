import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useDismissal } from '@/ui/popup/useDismissal';
import styles from './HeaderPanel.module.css';

interface HeaderPanelProps {
  label: string;
  opener: RefObject<HTMLButtonElement | null>;
  /** On a phone it covers the window; its content has a button that closes it. */
  isSheet?: boolean;
  onClose: () => void;
  onDismiss: () => void;
  children: ReactNode;
}

/** A panel below its button in the header. It stands behind the button in the order of Tab, and takes the focus. */
export function HeaderPanel({ label, opener, isSheet = false, onClose, onDismiss, children }: HeaderPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  useDismissal(panel, opener, onDismiss);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement: focused, body } = document;
    // A button that is disabled leaves the focus nowhere.
    const isHere = focused === body || focused === opener.current || panel.current?.contains(focused);
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const { body } = document;
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    // Before the layers of the pages, which get the key at the document (`onEscape`).
    body.addEventListener('keydown', handle);
    return () => body.removeEventListener('keydown', handle);
  }, []);
  return (
    <section
      ref={panel}
      className={`${styles.panel} ${isSheet ? styles.sheet : ''}`}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}
