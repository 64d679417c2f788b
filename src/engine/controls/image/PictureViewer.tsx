import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/ui/Icon';
import { usePage } from '../../react/pageContext';
import { isVideo } from '../file/entries';
import type { FileEntry } from '../file/entries';
import { usePicture } from './usePicture';
import { FITTED, moveBy, pinch, zoomBy } from './zoom';
import type { Fingers, Point, Zoom } from './zoom';
import styles from './viewer.module.css';

interface PictureViewerProps {
  entries: readonly FileEntry[];
  index: number;
  title: string;
  onMove: (index: number) => void;
  onClose: () => void;
}

const ZOOM_STEP = 1.25;

/** Pictures in large over the page: pages through them, zooms by button, key, wheel and pinch, moves by pointer. */
export function PictureViewer({ entries, index, title, onMove, onClose }: PictureViewerProps) {
  const { host } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoom, setZoom] = useState(FITTED);
  const entry = entries[index] as FileEntry;
  useEffect(() => dialog.current?.showModal(), []);

  const go = (step: -1 | 1) => {
    if (entries[index + step] === undefined) return;
    setZoom(FITTED);
    onMove(index + step);
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    '+': () => setZoom((before) => zoomBy(before, ZOOM_STEP)),
    '=': () => setZoom((before) => zoomBy(before, ZOOM_STEP)),
    '-': () => setZoom((before) => zoomBy(before, 1 / ZOOM_STEP)),
    '0': () => setZoom(FITTED),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // React events bubble to the dialog that the field stands in, whose keys these are not.
    event.stopPropagation();
    if (event.target instanceof HTMLVideoElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const save = async () => (await host.files()).save(entry.url, entry.filename);
  const button = (name: string, act: () => void, content: ReactNode, isDisabled = false) => (
    <button type="button" aria-label={host.t(`engine.image.${name}`)} disabled={isDisabled} onClick={act}>
      {content}
    </button>
  );
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={host.t('engine.image.viewer', { title })}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      <div className={styles.bar}>
        <span className={styles.name}>{entry.filename}</span>
        <span aria-live="polite">{host.t('engine.image.place', { place: index + 1, count: entries.length })}</span>
        {button('smaller', () => setZoom(zoomBy(zoom, 1 / ZOOM_STEP)), '−')}
        {button('fit', () => setZoom(FITTED), `${Math.round(zoom.scale * 100)}%`)}
        {button('larger', () => setZoom(zoomBy(zoom, ZOOM_STEP)), <Icon name="plus" />)}
        {button('save', () => void save().catch(host.report), <Icon name="down" />, entry.url === '')}
        {button('close', () => dialog.current?.close(), <Icon name="close" />)}
      </div>
      <Stage entry={entry} zoom={zoom} onZoom={setZoom} />
      {entries.length > 1 && (
        <div className={styles.paging}>
          {button('previous', () => go(-1), <Icon name="previous" />, index === 0)}
          {button('next', () => go(1), <Icon name="next" />, index === entries.length - 1)}
        </div>
      )}
    </dialog>,
    document.body,
  );
}

interface StageProps {
  entry: FileEntry;
  zoom: Zoom;
  onZoom: (change: (before: Zoom) => Zoom) => void;
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

function Stage({ entry, zoom, onZoom }: StageProps) {
  const { host } = usePage();
  const { src, isFailed, retry } = usePicture(entry, false);
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
      aria-busy={(src === undefined && !isFailed) || undefined}
      onWheel={({ deltaY }) => onZoom((before) => zoomBy(before, deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP))}
      onPointerDown={(event) => void pressed.current.set(event.pointerId, pointOf(event))}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
      onPointerLeave={handlePointerEnd}
    >
      {isFailed && (
        <div role="alert">
          {host.t('engine.image.unreadable')}{' '}
          <button type="button" onClick={retry}>
            {host.t('engine.file.again')}
          </button>
        </div>
      )}
      {src !== undefined && isVideo(entry) && <video src={src} controls autoPlay aria-label={entry.filename} />}
      {src !== undefined && !isVideo(entry) && (
        <img
          src={src}
          alt={entry.filename}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      )}
    </div>
  );
}
