import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './FlowViewport.module.css';
import type { FlowLayout } from './layoutFlow';
import { firstScroll, revealScroll } from './revealScroll';
import { usePan } from './usePan';
import { useZoom } from './useZoom';

interface Props {
  /** Accessible name. */
  label: string;
  layout: FlowLayout;
  /** The card that is in sight at first; another one later is brought into sight. */
  shownId?: string;
  /** The cards that are in sight side by side at first, if they have room; otherwise the one of `shownId`. */
  firstIds?: readonly string[];
  /** Cards have the focus; otherwise the diagram itself has it, so that keys scroll it. */
  hasFocusableCards?: boolean;
  /** Beside the buttons of the zoom. */
  toolbar?: ReactNode;
  /** What is to be known about the whole diagram. */
  notice?: string;
  /** Shows the diagram in more room; offered where this room is too small for it. */
  onEnlarge?(): void;
  /** It fills a panel: it has no frame of its own. */
  isFull?: boolean;
  /** What is drawn in the coordinates of the layout. */
  children: ReactNode;
}

/** The width of a printed page in CSS pixels, less its margins. */
const PAPER_PX = 680;

/** The width that some cards take together; undefined where none of them is drawn. */
function rangeOf({ parts }: FlowLayout, ids: readonly string[]) {
  const places = ids.flatMap((id) => parts.get(id) ?? []);
  if (places.length === 0) return undefined;
  const start = Math.min(...places.map(({ x }) => x));
  return { start, size: Math.max(...places.map(({ x, width }) => x + width)) - start };
}

/** A part of a diagram that scrolls and zooms; it is as high as its place, at most almost as high as the window. */
export function FlowViewport(props: Props) {
  const { label, layout, shownId, firstIds, hasFocusableCards = false, toolbar, notice, onEnlarge, isFull } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const { zoom, room, isFitted, zoomIn, zoomOut, fit, handleKeyDown } = useZoom(scroller, layout.width);
  const panning = usePan(scroller);
  const isCutOff = room.width > 0 && (layout.width * zoom > room.width || layout.height * zoom > room.height);
  const shown = shownId === undefined ? undefined : layout.parts.get(shownId);
  const showFirst = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const beside = rangeOf(layout, firstIds ?? (shownId === undefined ? [] : [shownId]));
    element.scrollLeft = firstScroll(
      layout.width * zoom,
      element.clientWidth,
      beside && { start: beside.start * zoom, size: beside.size * zoom },
    );
    if (shown && (shown.y + shown.height) * zoom > element.clientHeight)
      element.scrollTop = (shown.y + shown.height / 2) * zoom - element.clientHeight / 2;
  });
  useLayoutEffect(() => {
    if (isFitted) showFirst();
  }, [isFitted]);
  const reveal = useEffectEvent(() => {
    const element = scroller.current;
    if (!element || !shown || !isFitted) return;
    const { clientWidth, clientHeight } = element;
    element.scrollLeft = revealScroll(element.scrollLeft, clientWidth, {
      start: shown.x * zoom,
      size: shown.width * zoom,
    });
    element.scrollTop = revealScroll(element.scrollTop, clientHeight, {
      start: shown.y * zoom,
      size: shown.height * zoom,
    });
  });
  useLayoutEffect(() => reveal(), [shownId]);
  const size = {
    '--width': layout.width,
    '--height': layout.height,
    '--zoom': zoom,
    '--print-zoom': Math.min(1, PAPER_PX / layout.width),
  } as CSSProperties;
  return (
    <div
      className={styles.frame}
      data-full={isFull || undefined}
      role="region"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.bar}>
        {toolbar}
        <div className={styles.zoom} role="group" aria-label={t('workflow.flow.zoom')}>
          <button type="button" className={styles.button} onClick={zoomOut} aria-label={t('workflow.flow.zoom.out')}>
            <Icon name="minus" />
          </button>
          <span className={styles.percent} role="status">
            {Math.round(zoom * 100)}%
          </span>
          <button type="button" className={styles.button} onClick={zoomIn} aria-label={t('workflow.flow.zoom.in')}>
            <Icon name="plus" />
          </button>
          <button type="button" className={styles.button} onClick={fit}>
            {t('workflow.flow.zoom.fit')}
          </button>
          {onEnlarge && isCutOff && (
            <button type="button" className={styles.button} onClick={onEnlarge}>
              {t('workflow.flow.enlarge')}
            </button>
          )}
        </div>
      </div>
      {notice !== undefined && (
        <p className={styles.notice} role="note">
          {notice}
        </p>
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        data-scroller
        {...(!hasFocusableCards && { tabIndex: 0, role: 'group', 'aria-label': t('workflow.flow.scroll') })}
        {...panning}
      >
        <div className={styles.box} style={size}>
          <div className={styles.canvas} data-canvas>
            {props.children}
          </div>
        </div>
      </div>
    </div>
  );
}
