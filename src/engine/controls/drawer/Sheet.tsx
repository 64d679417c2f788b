import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { ControlGrid } from '../../react/ControlGrid';
import { usePage } from '../../react/pageContext';
import { focusTarget } from '@/common/dom/focusTarget';
import { Icon } from '@/ui/Icon';
import { useEscape } from '@/ui/useEscape';
import styles from './drawer.module.css';

interface SheetProps {
  control: ControlModel<'drawer'>;
  isOpen: boolean;
  onClose(): void;
}

/** A sheet over the page that holds the focus while it is open. */
export function Sheet({ control, isOpen, onClose }: SheetProps) {
  const page = usePage();
  const sheet = useRef<HTMLDivElement>(null);
  const { columns = 1, sheetwidth } = control.props;
  useEffect(() => {
    if (isOpen && !sheet.current?.contains(document.activeElement)) sheet.current?.focus();
  }, [isOpen]);
  useEscape(sheet, isOpen, onClose);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !sheet.current) return;
    const next = focusTarget(sheet.current, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={styles.layer} hidden={!isOpen} data-overlay>
      <div className={styles.mask} onClick={onClose} />
      <div
        ref={sheet}
        role="dialog"
        aria-modal="true"
        aria-label={control.title()}
        tabIndex={-1}
        className={styles.sheet}
        style={{ width: sheetwidth }}
        // Captures Tab, which some fields keep from bubbling.
        onKeyDownCapture={handleKeyDown}
      >
        <header className={styles.head}>
          <h2 className={styles.title}>{control.title()}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={page.host.t('engine.drawer.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>
          <ControlGrid nodes={control.node.children} columns={columns} />
        </div>
      </div>
    </div>
  );
}
