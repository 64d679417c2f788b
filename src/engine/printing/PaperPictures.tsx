import { isVideo, readEntries } from '../controls/file/entries';
import type { FileEntry } from '../controls/file/entries';
import { usePicture } from '../controls/image/usePicture';
import styles from './paper.module.css';

/** The pictures of a field; one that cannot be read is named. */
export function PaperPictures({ value }: { value: unknown }) {
  return (
    <div className={styles.pictures}>
      {readEntries(value).map((entry, index) => (
        <PaperPicture key={`${index} ${entry.url}`} entry={entry} />
      ))}
    </div>
  );
}

function PaperPicture({ entry }: { entry: FileEntry }) {
  const { src, isFailed } = usePicture(entry, false);
  const isPicture = !isVideo(entry) && !isFailed;
  if (!isPicture) return <span>{entry.filename}</span>;
  return (
    <span aria-busy={src === undefined || undefined}>
      {src && <img className={styles.image} src={src} alt={entry.filename} />}
    </span>
  );
}
