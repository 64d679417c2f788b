import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import styles from './SearchFrame.module.css';

interface Props {
  /** Names the search form for assistive technology. */
  label: string;
  /** The search form. */
  children: ReactNode;
}

/** The place of a list's search form: the key `/` focuses its first field; on a phone it folds behind a button. */
export function SearchFrame({ label, children }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useSlashKey(frame);
  return (
    <>
      {isNarrow && (
        <Button
          className={styles.toggle}
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
    </>
  );
}

/** Elements in which a slash is typed. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Focuses the first field on `/`, while the form can be seen and the focus is not in another dialog. */
function useSlashKey(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!frame.current || frame.current.closest('[hidden], [inert]')) return;
      if (target instanceof Element) {
        const dialog = target.closest('[role="dialog"]');
        if (target.matches(TYPED_IN) || (dialog && !dialog.contains(frame.current))) return;
      }
      event.preventDefault();
      // ProForm begins with an input without an id, which is hidden.
      frame.current.querySelector<HTMLElement>('input[id]')?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [frame]);
}
