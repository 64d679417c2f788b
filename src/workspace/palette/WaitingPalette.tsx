import { useEffect, useRef } from 'react';
import { useTranslate } from '@/app-context/services';
import styles from './WaitingPalette.module.css';

interface Props {
  typed: string;
  onType(text: string): void;
  onClose(): void;
}

/** Takes what is typed until the palette itself has been fetched. */
export function WaitingPalette({ typed, onType, onClose }: Props) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.overlay} onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <input
        ref={input}
        className={styles.input}
        aria-label={t('workspace.palette')}
        aria-busy
        placeholder={t('workspace.palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </div>
  );
}
