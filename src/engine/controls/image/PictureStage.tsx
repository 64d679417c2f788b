import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { FailureNote, StateNote } from '@/ui/StateNote';
import { useFocusHandOver } from '@/ui/useFocusHandOver';
import { usePage } from '../../react/pageContext';
import button from '../button/button.module.css';
import { isVideo } from '../file/entries';
import type { FileEntry } from '../file/entries';
import { isInterrupted } from '../file/pageUploads';
import { usePicture } from './usePicture';
import type { Picture } from './usePicture';
import { moveBy, pinch, zoomBy, ZOOM_STEP } from './zoom';
import type { Fingers, Point, Zoom } from './zoom';
import styles from './viewer.module.css';

interface PictureStageProps {
  entry: FileEntry;
  zoom: Zoom;
  onZoom: (change: (before: Zoom) => Zoom) => void;
  /** Gets the size of the fitted picture ÷ its own, again when the window's size changes. */
  onFit: (scale: number) => void;
  /** Saves the stored file. */
  onSave: () => void;
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Undefined unless exactly two pointers are pressed. */
function fingersOf(pressed: ReadonlyMap<number, Point>): Fingers | undefined {
  const [first, second] = pressed.values();
  return first && second && pressed.size === 2 ? [first, second] : undefined;
}

/** The picture of the viewer, moved and zoomed by pointer; or why there is none. */
export function PictureStage({ entry, zoom, onZoom, onFit, onSave }: PictureStageProps) {
  const picture = usePicture(entry, false);
  /** Where the pointers are that are pressed, by their id. */
  const pressed = useRef(new Map<number, Point>());
  const handlePointerMove = (event: PointerEvent) => {
    const { pointerId, buttons, movementX, movementY } = event;
    const before = fingersOf(pressed.current);
    if (pressed.current.has(pointerId)) pressed.current.set(pointerId, pointOf(event));
    const after = fingersOf(pressed.current);
    if (before && after) onZoom((shown) => pinch(shown, before, after));
    else if (pressed.current.size < 2 && buttons === 1) onZoom((shown) => moveBy(shown, movementX, movementY));
  };
  const handlePointerEnd = ({ pointerId }: PointerEvent) => void pressed.current.delete(pointerId);
  return (
    <div
      className={styles.stage}
      // A press on it keeps the focus in the dialog, whose keys go on to work.
      tabIndex={-1}
      aria-busy={picture.isReading || undefined}
      onWheel={({ deltaY }) => onZoom((before) => zoomBy(before, deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP))}
      onPointerDown={(event) => void pressed.current.set(event.pointerId, pointOf(event))}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
      onPointerLeave={handlePointerEnd}
    >
      <StageContent entry={entry} picture={picture} zoom={zoom} onFit={onFit} onSave={onSave} />
    </div>
  );
}

interface StageContentProps extends Omit<PictureStageProps, 'onZoom'> {
  picture: Picture;
}

function StageContent({ entry, picture, zoom, onFit, onSave }: StageContentProps) {
  const { host } = usePage();
  const { filename, url } = entry;
  const { src, isFailed, isUnsupported, handleError } = picture;
  if (isInterrupted(entry)) return <StateNote title={filename} hint={host.t('engine.file.chooseagain')} />;
  if (isFailed) return <PictureFailure picture={picture} />;
  if (src === undefined)
    return (
      <span
        className={`${button.spinner} ${styles.spinner}`}
        role="status"
        aria-label={host.t('engine.loading')}
        data-placeholder
      />
    );
  if (isUnsupported)
    return url === '' ? (
      <StateNote title={filename} hint={host.t('engine.image.unsupported')} />
    ) : (
      <StateNote
        title={filename}
        hint={host.t('engine.image.unsupportedsave')}
        action={
          <button type="button" onClick={onSave}>
            {host.t('engine.image.save')}
          </button>
        }
      />
    );
  if (isVideo(entry)) return <video src={src} controls autoPlay aria-label={filename} onError={handleError} />;
  return <ZoomedPicture src={src} filename={filename} zoom={zoom} onFit={onFit} onError={handleError} />;
}

/** Why a picture could not be read. It is read again on demand, and when the browser comes online. */
function PictureFailure({ picture: { error, retry } }: { picture: Picture }) {
  const { host } = usePage();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  return (
    <FailureNote
      ref={note}
      title={host.t('engine.image.unreadable')}
      {...(error !== undefined && { hint: host.errorText(error) })}
      onOnline={retry}
      action={
        <button type="button" onClick={retry}>
          {host.t('engine.file.again')}
        </button>
      }
    />
  );
}

interface ZoomedPictureProps extends Pick<PictureStageProps, 'zoom' | 'onFit'> {
  src: string;
  filename: string;
  onError: () => void;
}

function ZoomedPicture({ src, filename, zoom, onFit, onError }: ZoomedPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const measure = () => {
    const { width = 0, naturalWidth = 0 } = image.current ?? {};
    if (naturalWidth > 0) onFit(width / naturalWidth);
  };
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return (
    <img
      ref={image}
      src={src}
      alt={filename}
      draggable={false}
      style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      onLoad={measure}
      onError={onError}
    />
  );
}
