import { useRef, useState } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Icon } from '@/ui/Icon';
import { lazyPart } from '@/ui/lazyComponent';
import { useObservable } from '@/ui/useObservable';
import { entryKeys } from '../file/entries';
import type { FileEntry } from '../file/entries';
import { EmptyHint } from '../file/EmptyHint';
import { FileChooser } from '../file/FileChooser';
import file from '../file/file.module.css';
import { FilesFrame } from '../file/FilesFrame';
import { cameraTypes } from '../file/limits';
import { uploadOf } from '../file/pageUploads';
import type { PageUpload } from '../file/pageUploads';
import { useFiles } from '../file/useFiles';
import { useRemoval } from '../file/useRemoval';
import { useShownEntries } from '../file/useShownEntries';
import { PictureTile } from './PictureTile';
import styles from './image.module.css';

const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic'];
const MAX_SIZE_MB = 20;

const LazyPictureViewer = lazyPart(async () => (await import('./PictureViewer')).PictureViewer, null);

/** Pictures in small, and tiles that add some from the files or the camera; they can also be dropped and pasted. */
export function ImageInput({ field }: { field: Field<'image'> }) {
  const { t } = usePage().host;
  const { accept = PICTURES, maxsize = MAX_SIZE_MB, multiple, camera, placeholder } = field.props;
  const files = useFiles(field, 'image', { ...field.props, accept, maxsize });
  const { entries, isReadonly, isFull } = files;
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const [opened, setOpened] = useState<number>();
  const shown = useShownEntries(entries);
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemoval(field, files, list);
  const keys = entryKeys(entries);
  const isEmpty = entries.length === 0;
  const isMultiple = multiple === 1;
  const taken = camera === 0 ? undefined : cameraTypes(accept);
  return (
    <FilesFrame field={field} files={files} shown={shown} title={title}>
      <div className={styles.tiles}>
        {!isEmpty && (
          <ul ref={list} className={styles.list} aria-label={t('engine.image.list', { title })}>
            {shown.entries.map((entry, index) => (
              <PictureTile
                key={keys[shown.hiddenCount + index]}
                entry={entry}
                isReadonly={isReadonly}
                onOpen={() => setOpened(shown.hiddenCount + index)}
                onRemove={() => remove(entry, index)}
              />
            ))}
          </ul>
        )}
        {!isReadonly && !isFull && (
          <>
            <FileChooser
              field={field}
              text={t(isMultiple || isEmpty ? 'engine.image.choose' : 'engine.file.replace')}
              limits={files.limits}
              accept={accept}
              isMultiple={isMultiple}
              onChosen={files.add}
              className={styles.add}
            >
              <Icon name="plus" />
            </FileChooser>
            {taken !== undefined && (
              <span className={styles.camera}>
                <FileChooser
                  field={field}
                  text={t('engine.image.camera')}
                  limits={files.limits}
                  accept={accept}
                  isMultiple={false}
                  camera={taken}
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
      {shown.entries.map((entry, index) => (
        <FailedUpload key={keys[shown.hiddenCount + index]} entry={entry} />
      ))}
      {isEmpty && isReadonly && <span className={file.hint}>{t('engine.image.none')}</span>}
      {isEmpty && !isReadonly && <EmptyHint placeholder={placeholder} />}
      {opened !== undefined && entries[opened] && (
        <LazyPictureViewer
          entries={entries}
          index={opened}
          title={title}
          onMove={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </FilesFrame>
  );
}

/** Why an upload has failed: a tile has no room for it. */
function FailedUpload({ entry: { pending } }: { entry: FileEntry }) {
  const upload = pending === undefined ? undefined : uploadOf(pending);
  return upload && <FailureReason upload={upload} />;
}

function FailureReason({
  upload: {
    file: { name },
    transfer,
  },
}: {
  upload: PageUpload;
}) {
  const { host } = usePage();
  const { phase, error } = useObservable(transfer);
  if (phase !== 'failed') return null;
  const reason = host.errorText(error);
  return <p className={file.refusal}>{host.t('engine.image.failedwhy', { filename: name, reason })}</p>;
}

function CameraIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M2 5h2.5L6 3h4l1.5 2H14v8H2z M8 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4" strokeLinejoin="round" />
    </svg>
  );
}
