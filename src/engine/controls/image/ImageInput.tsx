import { useState } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Icon } from '@/ui/Icon';
import { lazyPart } from '@/ui/lazyComponent';
import { entryKeys } from '../file/entries';
import { FileChooser } from '../file/FileChooser';
import file from '../file/file.module.css';
import { useFiles } from '../file/useFiles';
import { leaveHandler } from '../shared/leaveHandler';
import { PictureTile } from './PictureTile';
import styles from './image.module.css';

const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic'];
const MAX_SIZE_MB = 20;

const LazyPictureViewer = lazyPart(async () => (await import('./PictureViewer')).PictureViewer, null);

/** Pictures in small, and tiles that add some from the files or the camera; they can also be dropped and pasted. */
export function ImageInput({ field }: { field: Field<'image'> }) {
  const page = usePage();
  const { t } = page.host;
  const { accept = PICTURES, maxsize = MAX_SIZE_MB, multiple, camera, placeholder } = field.props;
  const files = useFiles(field, { ...field.props, accept, maxsize });
  const { entries, isReadonly, isFull, refusal, isDropTarget, handlers } = files;
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const [shown, setShown] = useState<number>();
  const keys = entryKeys(entries);
  const isEmpty = entries.length === 0;
  const isMultiple = multiple === 1;
  return (
    <div
      className={file.files}
      role="group"
      aria-label={title}
      data-drop={isDropTarget || undefined}
      onBlur={leaveHandler(field)}
      {...handlers}
    >
      <div className={styles.tiles}>
        {!isEmpty && (
          <ul className={styles.list} aria-label={t('engine.image.list', { title })}>
            {entries.map((entry, index) => (
              <PictureTile
                key={keys[index]}
                entry={entry}
                isReadonly={isReadonly}
                onOpen={() => setShown(index)}
                onRemove={() => files.remove(entry)}
              />
            ))}
          </ul>
        )}
        {!isReadonly && !isFull && (
          <>
            <FileChooser
              field={field}
              text={t(isMultiple || isEmpty ? 'engine.image.choose' : 'engine.file.replace')}
              accept={accept}
              isMultiple={isMultiple}
              onChosen={files.add}
              className={styles.add}
            >
              <Icon name="plus" />
            </FileChooser>
            {camera !== 0 && (
              <span className={styles.camera}>
                <FileChooser
                  field={field}
                  text={t('engine.image.camera')}
                  accept={accept}
                  isMultiple={false}
                  isCamera
                  onChosen={files.add}
                  className={styles.add}
                >
                  <CameraIcon />
                </FileChooser>
              </span>
            )}
          </>
        )}
      </div>
      {isEmpty && (
        <span className={file.hint}>
          {isReadonly ? t('engine.image.none') : page.text(placeholder) || t('engine.file.hint')}
        </span>
      )}
      <p className={file.refusal} role="status">
        {refusal?.key && t(refusal.key, refusal.params)}
      </p>
      {shown !== undefined && entries[shown] && (
        <LazyPictureViewer
          entries={entries}
          index={shown}
          title={title}
          onMove={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

function CameraIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M2 5h2.5L6 3h4l1.5 2H14v8H2z M8 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4" strokeLinejoin="round" />
    </svg>
  );
}
