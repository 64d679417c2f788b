import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Rnd } from 'react-rnd';
import { DIALOG } from '@/common/constants/workspace';
import { useTranslate } from '@/app-context/services';
import type { RowWalk } from '@/engine/host';
import { IconButton } from '@/ui/IconButton';
import { useEscape } from '@/ui/useEscape';
import styles from './DialogFrame.module.css';
import { NOTICES_HEIGHT } from '../notices/reserveNotices';
import { dialogBox } from './dialogSize';
import type { DialogBox, FrameOptions, Viewport } from './dialogSize';
import { RowWalkButtons, stepOfKey } from './RowWalkButtons';
import { useFocusReturn } from './useFocusReturn';

export interface DialogFrameProps {
  viewId: string;
  title: string;
  options: FrameOptions;
  isTop: boolean;
  /** Gets the focus when the dialog closes; read at the first render. */
  focusedBefore: Element | null;
  /** On a small screen the dialog fills it. */
  isFull: boolean;
  /** The height while the page is loading; undefined once it has loaded. */
  loadingHeight: number | undefined;
  /** Called with the height that the loaded page gives the dialog. */
  onLoadedHeight(heightPx: number): void;
  onRequestClose(): void;
  /** The rows beside the one that the page shows; without it the page is no row's or cannot be left now. */
  walk?: RowWalk | undefined;
  children: ReactNode;
}

/** The box after the person dragged or resized it. */
type Moved = Partial<Pick<DialogBox, 'x' | 'y' | 'width' | 'height'>>;

/** Prevents a mouse press on the overlay from moving the focus out of the dialog. */
const keepFocus = (event: MouseEvent) => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/**
 * A stacked dialog (shell spec §2). It is dragged by its title bar and resized at its edges; a click outside does not
 * close it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { viewId, title, options, isTop, focusedBefore, isFull, loadingHeight, onRequestClose, walk, children } = props;
  const t = useTranslate();
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useViewport();
  const [moved, setMoved] = useState<Moved>({});
  const contentHeight = useHeight(frame);
  useFocusReturn(frame, focusedBefore, walk?.key);
  useEscape(frame, isTop && options.hasCloseIcon, onRequestClose);

  const box = isFull
    ? { x: 0, y: 0, ...viewport, maxHeight: viewport.height }
    : { ...dialogBox(options, viewport, { content: contentHeight, loading: loadingHeight }), ...moved };
  const isRight = options.position === 'right' && !isFull;

  const isSizedByPage = loadingHeight === undefined && box.height === undefined;
  const handleSizedByPage = useEffectEvent(() => props.onLoadedHeight(frame.current?.offsetHeight ?? 0));
  useEffect(() => {
    if (isSizedByPage) handleSizedByPage();
  }, [isSizedByPage]);

  /** The dialog keeps its place and size from now on, and the focus while it is in the page that goes. */
  const handleWalk = (step: -1 | 1) => {
    const element = frame.current;
    if (!walk || !element || walk.place + step < 1 || walk.place + step > walk.count) return;
    if (!isFull) setMoved({ x: box.x, y: box.y, width: box.width, height: element.offsetHeight });
    if (element.querySelector(`.${styles.body}`)?.contains(document.activeElement)) element.focus();
    walk.go(step, viewId);
  };

  return (
    <div className={`${styles.overlay} ${isTop ? styles.top : ''}`} data-overlay inert={!isTop} onMouseDown={keepFocus}>
      <Rnd
        position={{ x: box.x, y: box.y }}
        size={{ width: box.width, height: box.height ?? 'auto' }}
        minWidth={Math.min(DIALOG.minWidthPx, viewport.width)}
        minHeight={DIALOG.minHeightPx}
        bounds="window"
        dragHandleClassName={styles.bar}
        cancel="button"
        disableDragging={isFull || isRight}
        enableResizing={isRight ? { left: true } : !isFull}
        // react-draggable adds each movement to the last rendered position, so every position is rendered at once: React
        // would put it off while the browser is busy, and the dialog would fall behind the pointer or jump back.
        onDrag={(_event, { x, y }) => flushSync(() => setMoved((now) => ({ ...now, x, y })))}
        onResizeStop={(_event, _edge, element, _delta, { x, y }) =>
          setMoved({ x, y, width: element.offsetWidth, height: element.offsetHeight })
        }
      >
        <div
          ref={frame}
          data-view={viewId}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          onKeyDown={(event) => {
            const step = walk && stepOfKey(event);
            if (!step) return;
            event.preventDefault();
            handleWalk(step);
          }}
          className={`${styles.frame} ${isRight ? styles.right : ''} ${isFull ? styles.full : ''}`}
          style={{
            maxHeight: moved.height ?? box.maxHeight,
            ...(box.height === undefined ? {} : { height: box.height }),
          }}
        >
          <div className={styles.bar}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {walk && walk.count > 1 && (
              <RowWalkButtons walk={walk} isLoaded={loadingHeight === undefined} title={title} onWalk={handleWalk} />
            )}
            {options.hasCloseIcon && (
              <IconButton label={t('workspace.dialog.close')} onClick={onRequestClose}>
                <CloseOutlined />
              </IconButton>
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </Rnd>
    </div>
  );
}

/** The layout height of an element, in pixels. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setHeight(target.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

let lastViewport: Viewport = { width: 0, height: 0 };

/**
 * Returns the same object until the window is resized, which `useSyncExternalStore` requires. A partner's page may show
 * only a part of the window, and says how high it is. Notices take their place at the lower edge.
 */
function readViewport(): Viewport {
  const { innerWidth: width, innerHeight } = window;
  const { style } = document.documentElement;
  const pixels = (property: string) => parseFloat(style.getPropertyValue(property)) || 0;
  const height = (pixels('--visible-height') || innerHeight) - pixels(NOTICES_HEIGHT);
  if (lastViewport.width !== width || lastViewport.height !== height) lastViewport = { width, height };
  return lastViewport;
}

function subscribeToResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The size of the window, or of its part that is in sight. */
const useViewport = (): Viewport => useSyncExternalStore(subscribeToResize, readViewport);
