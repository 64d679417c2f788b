import { FilterOutlined } from '@ant-design/icons';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './ListTable.module.css';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], [role=dialog] *');

interface Props {
  /** What is looked for, for assistive technology. */
  label: string;
  /** ProTable's search form. */
  children: ReactNode;
}

/** The search form of a list; `/` leads to it. On a phone it folds behind a button. */
export function SearchFrame({ label, children }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const field = frame.current?.querySelector<HTMLInputElement>('input[id]');
      // The host hides the tabs in the background with `hidden`.
      if (event.key !== '/' || isTyping(event.target) || !field || field.closest('[hidden]')) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <div className={styles.search}>
      {isNarrow && (
        <Button
          className={styles.fold}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('ui.filter')}
        </Button>
      )}
      <div ref={frame} id={id} role="search" aria-label={label} hidden={isNarrow && !isOpen}>
        {children}
      </div>
    </div>
  );
}
