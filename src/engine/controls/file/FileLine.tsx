import { useState } from 'react';
import { percentOf } from '@/common/files';
import { formatFileSize } from '@/common/format/fileSize';
import { useObservable } from '@/ui/useObservable';
import { usePage } from '../../react/pageContext';
import type { FileEntry } from './entries';
import { isInterrupted, sizeOf, uploadOf } from './pageUploads';
import type { PageUpload } from './pageUploads';
import { RemoveButton } from './RemoveButton';
import styles from './file.module.css';

interface FileLineProps {
  entry: FileEntry;
  isReadonly: boolean;
  onRemove: () => void;
}

/** One file: its name, which saves it on the device, its size where that is known, or how far its upload is. */
export function FileLine({ entry, isReadonly, onRemove }: FileLineProps) {
  const page = usePage();
  const size = sizeOf(page, entry);
  const upload = entry.pending === undefined ? undefined : uploadOf(entry.pending);
  return (
    <li className={styles.line}>
      {entry.pending === undefined ? (
        <StoredName entry={entry} />
      ) : (
        <span className={styles.name} title={entry.filename}>
          {entry.filename}
        </span>
      )}
      {size !== undefined && <span className={styles.size}>{formatFileSize(size)}</span>}
      {isInterrupted(entry) && <Interrupted />}
      {upload && <UploadState upload={upload} />}
      {!isReadonly && <RemoveButton entry={entry} className={styles.icon} onRemove={onRemove} />}
    </li>
  );
}

function StoredName({ entry: { url, filename } }: { entry: FileEntry }) {
  const { host } = usePage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => (await host.files()).save(url, filename);
  const handleClick = () => {
    if (isBusy) return;
    setBusy(true);
    save()
      .catch(host.report)
      .finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className={styles.link}
      aria-busy={isBusy || undefined}
      title={filename}
      aria-label={host.t('engine.file.download', { filename })}
      onClick={handleClick}
    >
      {filename}
    </button>
  );
}

/** The page was reloaded during the upload. When the person chooses the file again, its upload continues. */
function Interrupted() {
  const { host } = usePage();
  return <span className={styles.failure}>{host.t('engine.file.chooseagain')}</span>;
}

interface UploadStateProps {
  upload: PageUpload;
  /** Tells the reason of a failure in the tooltip only, where there is little room. */
  isBrief?: boolean;
}

/** How far an upload is; a failed one tells the reason and can be tried again. */
export function UploadState({ upload: { file, transfer }, isBrief = false }: UploadStateProps) {
  const { host } = usePage();
  const state = useObservable(transfer);
  if (state.phase === 'failed') {
    const reason = host.errorText(state.error);
    return (
      <>
        <span className={styles.failure} role="alert" title={reason}>
          {isBrief ? host.t('engine.file.failed') : host.t('engine.file.failedwhy', { reason })}
        </span>
        <button
          type="button"
          className={styles.link}
          aria-label={host.t('engine.file.retry', { filename: file.name })}
          onClick={() => transfer.retry()}
        >
          {host.t('engine.file.again')}
        </button>
      </>
    );
  }
  const percent = percentOf(state);
  return (
    <>
      <span
        className={styles.progress}
        role="progressbar"
        aria-label={host.t('engine.file.uploading', { filename: file.name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.percent} aria-hidden>
        {percent}%
      </span>
    </>
  );
}
