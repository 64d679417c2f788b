import { useCallback, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { lazyPart } from '../lazyComponent';
import type { ColumnSettingsProps } from './columnSettings';
import styles from './ColumnSettingsButton.module.css';

const ColumnPanel = lazyPart(async () => (await import('./ColumnPanel')).ColumnPanel, null);

/** A button that opens the column settings. Escape and a press beside the panel close it. */
export function ColumnSettingsButton({ label, ...settings }: ColumnSettingsProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const dismiss = useCallback(() => setIsOpen(false), []);
  const handleClose = () => {
    dismiss();
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="columns" />
        {settings.texts.title}
      </button>
      {isOpen && <ColumnPanel {...settings} opener={opener} onClose={handleClose} onDismiss={dismiss} />}
    </>
  );
}
