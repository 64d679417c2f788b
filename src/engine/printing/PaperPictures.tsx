import { isVideo, readEntries } from '../controls/file/entries';
import type { FileEntry } from '../controls/file/entries';
import { usePicture } from '../controls/image/usePicture';
import { usePage } from '../react/pageContext';
import styles from './paper.module.css';

/** Pictures of a field that are printed. A field may hold thousands, which no printer's memory takes. */
const MAX_PICTURES = 100;

/** The pictures of a field; one that cannot be read is named, and how many are left out is told. */
export function PaperPictures({ value }: { value: unknown }) {
  const { t } = usePage().host;
  const entries = readEntries(value);
  const leftOut = entries.length - MAX_PICTURES;
  return (
    <div className={styles.pictures}>
      {entries.slice(0, MAX_PICTURES).map((entry, index) => (
        <PaperPicture key={`${index} ${entry.url}`} entry={entry} />
      ))}
      {leftOut > 0 && <span>{t('engine.file.unprinted', { count: leftOut })}</span>}
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
