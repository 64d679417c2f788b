import { useEffect, useState } from 'react';
import { isVideo } from '../controls/file/entries';
import type { FileEntry } from '../controls/file/entries';
import { usePicture } from '../controls/image/usePicture';
import { usePage } from '../react/pageContext';
import styles from './paper.module.css';
import { printedName } from './paperFiles';
import { paperPicture } from './paperPicture';

/** Pictures of a field or a table that are printed. It may hold thousands, which no printer's memory takes. */
export const MAX_PICTURES = 100;

interface PaperPicturesProps {
  entries: readonly FileEntry[];
  /** For the cell of a table: all pictures have one small size. */
  isSmall?: boolean;
}

/** The pictures of a field; one that cannot be read is named, and how many are left out is told. */
export function PaperPictures({ entries, isSmall = false }: PaperPicturesProps) {
  const { t } = usePage().host;
  const leftOut = entries.length - MAX_PICTURES;
  return (
    <div className={isSmall ? styles.thumbnails : styles.pictures}>
      {entries.slice(0, MAX_PICTURES).map((entry, index) => (
        <PaperPicture key={`${index} ${entry.url}`} entry={entry} />
      ))}
      {leftOut > 0 && <span>{t('engine.file.unprinted', { count: leftOut })}</span>}
    </div>
  );
}

/** The copy of a picture for paper; `isFailed` when it cannot be read. */
function usePaperPicture(entry: FileEntry) {
  const { src, isFailed } = usePicture(entry, false);
  const [copy, setCopy] = useState<{ of: string; src: string | undefined }>();
  useEffect(() => {
    if (src === undefined) return undefined;
    let dispose = () => undefined as void;
    let isOver = false;
    paperPicture(src).then(
      (small) => {
        dispose = () => URL.revokeObjectURL(small);
        if (isOver) dispose();
        else setCopy({ of: src, src: small });
      },
      () => setCopy({ of: src, src: undefined }),
    );
    return () => {
      isOver = true;
      dispose();
    };
  }, [src]);
  const ready = copy?.of === src ? copy : undefined;
  return { src: ready?.src, isFailed: isFailed || (ready !== undefined && ready.src === undefined) };
}

function PaperPicture({ entry }: { entry: FileEntry }) {
  const { host } = usePage();
  const { src, isFailed } = usePaperPicture(entry);
  if (isVideo(entry) || isFailed) return <span>{printedName(entry, host)}</span>;
  return (
    <span data-picture aria-busy={src === undefined || undefined}>
      {src && <img className={styles.image} src={src} alt={entry.filename} />}
      {entry.pending !== undefined && <span className={styles.mark}>{host.t('engine.print.pending')}</span>}
    </span>
  );
}
