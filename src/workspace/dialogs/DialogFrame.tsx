import { CloseOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Rnd } from 'react-rnd';
import { DIALOG } from '@/common/constants/workspace';
import { hasOpenPopup } from '@/common/dom/hasOpenPopup';
import { useTranslate } from '@/app-context/services';
import styles from './DialogFrame.module.css';
import { dialogBox } from './dialogSize';
import type { DialogBox, FrameOptions } from './dialogSize';
import { useEscape } from './useEscape';
import { useFocusReturn } from './useFocusReturn';
import { useHeight } from './useHeight';
import { useViewport } from './useViewport';

export interface DialogFrameProps {
  viewId: string;
  title: string;
  options: FrameOptions;
  isTop: boolean;
  /** A small screen: the dialog is the screen. */
  isFull: boolean;
  onRequestClose(): void;
  children: ReactNode;
}

/** What a person made of the box with the mouse. */
type Moved = Partial<Pick<DialogBox, 'x' | 'y' | 'width' | 'height'>>;

/** Escape belongs to an input method that composes, and to a list or calendar that is open. */
const isTaken = ({ target, nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || hasOpenPopup(target);

/** A press beside the dialog leaves the focus where it is, and with it the keyboard. */
const keepFocus = (event: MouseEvent) => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/** A stacked dialog: title bar to drag, edges to resize, no closing by a click outside (shell spec §2). */
export function DialogFrame({ viewId, title, options, isTop, isFull, onRequestClose, children }: DialogFrameProps) {
  const t = useTranslate();
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useViewport();
  const [moved, setMoved] = useState<Moved>({});
  const contentHeight = useHeight(frame);
  useFocusReturn(frame);

  const box = isFull
    ? { x: 0, y: 0, ...viewport, maxHeight: viewport.height }
    : { ...dialogBox(options, viewport, contentHeight), ...moved };
  const isRight = options.position === 'right' && !isFull;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !options.hasCloseIcon || isTaken(event)) return;
    event.stopPropagation();
    onRequestClose();
  };

  useEscape(isTop && options.hasCloseIcon, onRequestClose);

  return (
    <div className={`${styles.overlay} ${isTop ? styles.top : ''}`} inert={!isTop} onMouseDown={keepFocus}>
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
        onDragStop={(_event, { x, y }) => setMoved((now) => ({ ...now, x, y }))}
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
          className={`${styles.frame} ${isRight ? styles.right : ''} ${isFull ? styles.full : ''}`}
          style={{
            maxHeight: moved.height ?? box.maxHeight,
            ...(box.height === undefined ? {} : { height: box.height }),
          }}
          onKeyDown={handleKey}
        >
          <div className={styles.bar}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {options.hasCloseIcon && (
              <button
                type="button"
                className={styles.close}
                aria-label={t('workspace.dialog.close')}
                onClick={onRequestClose}
              >
                <CloseOutlined />
              </button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </Rnd>
    </div>
  );
}
