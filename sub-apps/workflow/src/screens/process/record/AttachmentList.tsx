import { usePortal, useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import type { StoredFile } from '@atrium/portal/contract/portal';
import { useState } from 'react';
import styles from './Record.module.css';

/** The files of a comment; a press saves one on the device. */
export function AttachmentList({ files }: { files: readonly StoredFile[] }) {
  const t = useT();
  const portal = usePortal();
  const [saving, setSaving] = useState<string>();
  const save = async ({ url, filename }: StoredFile) => {
    if (saving !== undefined) return;
    setSaving(url);
    try {
      await portal.files.save(url, filename);
    } catch (error) {
      portal.message.report(error);
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <ul className={styles.files} aria-label={t('workflow.process.files')}>
      {files.map((file, index) => (
        <li key={index}>
          <LinkButton
            aria-busy={saving === file.url || undefined}
            aria-label={t('workflow.process.files.save', { name: file.filename })}
            onClick={() => void save(file)}
          >
            {file.filename}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
