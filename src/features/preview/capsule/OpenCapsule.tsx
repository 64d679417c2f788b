import { FolderOpenOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { readCapsuleFile } from '@/workspace/support/capsule/readCapsule';
import { usePreviewRuntime } from '../createPreviewRuntime';
import styles from './OpenCapsule.module.css';

/** Opens a report from a file. */
export function OpenCapsule() {
  const t = useTranslate();
  const { openCapsule, notices } = usePreviewRuntime();
  const input = useRef<HTMLInputElement>(null);
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Choosing the same file again is another choice.
    target.value = '';
    if (file) openCapsule(await readCapsuleFile(file));
  };
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".json,application/json"
        aria-label={t('preview.capsule.file')}
        tabIndex={-1}
        onChange={(event) => void handleFile(event).catch(notices.report)}
      />
      <IconButton label={t('preview.capsule.open')} onClick={() => input.current?.click()}>
        <FolderOpenOutlined aria-hidden />
      </IconButton>
    </>
  );
}
