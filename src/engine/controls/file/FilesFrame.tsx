import type { ReactNode } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { leaveHandler } from '../shared/leaveHandler';
import styles from './file.module.css';
import type { FileControl } from './pageUploads';
import type { Files } from './useFiles';

export interface FilesFrameProps {
  field: Field<FileControl>;
  files: Files;
  title: string;
  children: ReactNode;
}

/** The place of a field's files: files can be dropped and pasted there, and a refusal is told below them. */
export function FilesFrame({ field, files, title, children }: FilesFrameProps) {
  const { t } = usePage().host;
  const { refusal, isDropTarget, handlers } = files;
  return (
    <div
      className={styles.files}
      role="group"
      aria-label={title}
      data-drop={isDropTarget || undefined}
      onBlur={leaveHandler(field)}
      {...handlers}
    >
      {children}
      <p className={styles.refusal} role="status">
        {refusal?.key && t(refusal.key, refusal.params)}
      </p>
    </div>
  );
}
