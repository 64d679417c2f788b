import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { leaveHandler } from '../shared/leaveHandler';
import styles from './file.module.css';
import { limitsId } from './limitTexts';
import type { FileControl } from './pageUploads';
import type { Files } from './useFiles';
import type { ShownEntries } from './useShownEntries';

export interface FilesFrameProps {
  field: Field<FileControl>;
  files: Files;
  shown: ShownEntries;
  title: string;
  children: ReactNode;
}

/**
 * The place of a field's files: files can be dropped and pasted there, the limits and what was not taken are told below
 * them, and a button above them shows earlier ones.
 */
export function FilesFrame({ field, files, shown, title, children }: FilesFrameProps) {
  const { t } = usePage().host;
  const group = useRef<HTMLDivElement>(null);
  const { limits, refusals, isReadonly, isDropTarget, handlers } = files;
  return (
    <div
      ref={group}
      tabIndex={-1}
      className={styles.files}
      role="group"
      aria-label={title}
      data-drop={isDropTarget || undefined}
      onBlur={leaveHandler(field)}
      {...handlers}
    >
      {shown.hiddenCount > 0 && (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            // The last press removes the button, and the focus must not be lost with it.
            group.current?.focus();
            shown.showMore();
          }}
        >
          {t('engine.file.earlier', { count: shown.nextCount, total: files.entries.length })}
        </button>
      )}
      {children}
      {!isReadonly && limits !== '' && limitsId(field) !== undefined && (
        <p id={limitsId(field)} className={styles.hint}>
          {limits}
        </p>
      )}
      <div className={styles.refusals} role="status">
        {refusals.map(({ text, isNotice }) => (
          <p key={text} className={isNotice ? styles.hint : styles.refusal}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
