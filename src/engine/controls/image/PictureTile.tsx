import { Icon } from '@/ui/Icon';
import { usePage } from '../../react/pageContext';
import { isVideo } from '../file/entries';
import type { FileEntry } from '../file/entries';
import { UploadState } from '../file/FileLine';
import { isInterrupted, uploadOf } from '../file/pageUploads';
import { RemoveButton } from '../file/RemoveButton';
import { usePicture } from './usePicture';
import styles from './image.module.css';

interface PictureTileProps {
  entry: FileEntry;
  isReadonly: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/**
 * One picture in small: a press opens it. While it is uploaded it shows how far it is; what cannot be shown has its name.
 * A video on its way shows its first picture, a stored one the snapshot of the storage.
 */
export function PictureTile({ entry, isReadonly, onOpen, onRemove }: PictureTileProps) {
  const { host } = usePage();
  const { filename, pending } = entry;
  const { src, isReading, isFailed, isUnsupported, retry, handleError } = usePicture(entry, true);
  const upload = pending === undefined ? undefined : uploadOf(pending);
  const isLost = isInterrupted(entry);
  const name = <span className={styles.name}>{filename}</span>;
  return (
    <li className={styles.tile} title={filename} aria-busy={isReading || undefined}>
      {isFailed ? (
        <button
          type="button"
          className={styles.open}
          disabled={isLost}
          aria-label={host.t(isLost ? 'engine.image.interrupted' : 'engine.image.retry', { filename })}
          onClick={retry}
        >
          {name}
          <span className={styles.failed}>{host.t(isLost ? 'engine.file.chooseagain' : 'engine.image.failed')}</span>
        </button>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={host.t('engine.image.open', { filename })}
          onClick={onOpen}
        >
          {isUnsupported ? (
            <>
              <Icon name="picture" />
              {name}
            </>
          ) : src === undefined ? null : upload && isVideo(entry) ? (
            <video src={src} preload="metadata" muted tabIndex={-1} onError={handleError} />
          ) : (
            <img src={src} alt="" draggable={false} onError={handleError} />
          )}
          {isVideo(entry) && <span className={styles.video}>{host.t('engine.image.video')}</span>}
        </button>
      )}
      {upload && (
        <span className={styles.state}>
          <UploadState upload={upload} isBrief />
        </span>
      )}
      {!isReadonly && <RemoveButton entry={entry} className={styles.remove} onRemove={onRemove} />}
    </li>
  );
}
