import { Icon } from '@/ui/Icon';
import { usePage } from '../../react/pageContext';
import { isVideo } from '../file/entries';
import type { FileEntry } from '../file/entries';
import { UploadState } from '../file/FileLine';
import { isInterrupted, uploadOf } from '../file/pageUploads';
import { usePicture } from './usePicture';
import styles from './image.module.css';

interface PictureTileProps {
  entry: FileEntry;
  isReadonly: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** One picture in small: a press opens it. While it is uploaded it shows how far it is. */
export function PictureTile({ entry, isReadonly, onOpen, onRemove }: PictureTileProps) {
  const { host } = usePage();
  const { filename, pending } = entry;
  const { src, isFailed, retry } = usePicture(entry, true);
  const upload = pending === undefined ? undefined : uploadOf(pending);
  const isLost = isInterrupted(entry);
  return (
    <li className={styles.tile} aria-busy={(src === undefined && !isFailed) || undefined}>
      {isFailed ? (
        <button
          type="button"
          className={styles.open}
          disabled={isLost}
          aria-label={host.t(isLost ? 'engine.file.interrupted' : 'engine.image.retry', { filename })}
          onClick={retry}
        >
          <span className={styles.failed}>{host.t(isLost ? 'engine.file.chooseagain' : 'engine.image.failed')}</span>
        </button>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={host.t('engine.image.open', { filename })}
          title={filename}
          onClick={onOpen}
        >
          {src !== undefined && <TilePicture src={src} entry={entry} />}
        </button>
      )}
      {upload && (
        <span className={styles.state}>
          <UploadState upload={upload} isBrief />
        </span>
      )}
      {!isReadonly && (
        <button
          type="button"
          className={styles.remove}
          aria-label={host.t(upload ? 'engine.file.cancel' : 'engine.file.remove', { filename })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** A video shows its first picture; the storage may have answered a snapshot of it instead. */
function TilePicture({ src, entry }: { src: string; entry: FileEntry }) {
  const { host } = usePage();
  if (!isVideo(entry)) return <img src={src} alt="" draggable={false} />;
  return (
    <>
      <video src={src} preload="metadata" muted tabIndex={-1} />
      <span className={styles.video}>{host.t('engine.image.video')}</span>
    </>
  );
}
