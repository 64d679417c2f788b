import { InboxOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import styles from './DropArea.module.css';

/** A file is chosen by pointer, by keyboard or by dropping it. */
export function DropArea({ onChoose }: { onChoose(files: readonly File[]): void }) {
  const t = useTranslate();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files]);
  };

  return (
    <div
      className={isOver ? `${styles.area} ${styles.over}` : styles.area}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={t('spreadsheet.file')}
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files]);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <button type="button" className={styles.button} aria-describedby={hintId} onClick={() => input.current?.click()}>
        <InboxOutlined className={styles.icon} aria-hidden />
        {t(isOver ? 'spreadsheet.drop.now' : 'spreadsheet.drop')}
      </button>
      <p id={hintId} className={styles.hint}>
        {t('spreadsheet.drop.hint')}
      </p>
    </div>
  );
}
