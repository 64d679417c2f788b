import { useCallback, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { lazyComponent } from '../lazyComponent';
import type { Arranged, ColumnSettings, SettableColumn } from './arrangeColumns';
import styles from './ColumnSettingsButton.module.css';

export interface ColumnTexts {
  /** Of the button and the panel. */
  title: string;
  reset: string;
  close: string;
  up(title: string): string;
  down(title: string): string;
  moved(title: string, place: number): string;
}

export interface ColumnSettingsProps {
  arranged: readonly Arranged<SettableColumn>[];
  /** Undefined restores the list's own order. */
  change(settings: ColumnSettings | undefined): void;
  texts: ColumnTexts;
  /** Accessible name of the button, where its title alone is ambiguous. */
  label?: string;
}

const ColumnPanel = lazyComponent(async () => (await import('./ColumnPanel')).ColumnPanel, null);

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
