import { useEffect, useState } from 'react';
import { isVideo, readEntries } from '../controls/file/entries';
import type { FileEntry } from '../controls/file/entries';
import { usePicture } from '../controls/image/usePicture';
import { usePage } from '../react/pageContext';
import styles from './paper.module.css';
import { paperPicture } from './paperPicture';

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
  const { src, isFailed } = usePaperPicture(entry);
  if (isVideo(entry) || isFailed) return <span>{entry.filename}</span>;
  return (
    <span data-picture aria-busy={src === undefined || undefined}>
      {src && <img className={styles.image} src={src} alt={entry.filename} />}
    </span>
  );
}
