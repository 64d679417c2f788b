import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/ui/Icon';
import { usePage } from '../../react/pageContext';
import type { FileEntry } from '../file/entries';
import { PictureStage } from './PictureStage';
import { FITTED, isFitted, zoomBy, ZOOM_STEP } from './zoom';
import styles from './viewer.module.css';

interface PictureViewerProps {
  entries: readonly FileEntry[];
  index: number;
  title: string;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Pictures in large over the page: pages through them, zooms by button, key, wheel and pinch, moves by pointer. */
export function PictureViewer({ entries, index, title, onMove, onClose }: PictureViewerProps) {
  const { host } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoom, setZoom] = useState(FITTED);
  /** Size of the fitted picture ÷ its own; undefined while it is unknown. */
  const [fittedScale, setFittedScale] = useState<number>();
  const entry = entries[index] as FileEntry;
  useEffect(() => dialog.current?.showModal(), []);

  const go = (step: -1 | 1) => {
    if (entries[index + step] === undefined) return;
    setZoom(FITTED);
    setFittedScale(undefined);
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
  const handleSave = () => void save().catch(host.report);
  const button = (name: string, act: () => void, content: ReactNode, isDisabled = false) => {
    const label = host.t(`engine.image.${name}`);
    // A disabled button loses the focus, and then the keys do not reach the viewer.
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : act}
      >
        {content}
      </button>
    );
  };
  const scale =
    fittedScale === undefined || isFitted(zoom)
      ? host.t('engine.image.fitted')
      : `${Math.round(zoom.scale * fittedScale * 100)}%`;
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
        {button('fit', () => setZoom(FITTED), scale)}
        {button('larger', () => setZoom(zoomBy(zoom, ZOOM_STEP)), <Icon name="plus" />)}
        {button('save', handleSave, <Icon name="download" />, entry.url === '')}
        {button('close', () => dialog.current?.close(), <Icon name="close" />)}
      </div>
      <PictureStage entry={entry} zoom={zoom} onZoom={setZoom} onFit={setFittedScale} onSave={handleSave} />
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
