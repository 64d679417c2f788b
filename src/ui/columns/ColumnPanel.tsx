import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { focusTarget } from '../../common/dom/focusTarget';
import { moveColumn, showColumn } from './arrangeColumns';
import { ColumnItem } from './ColumnItem';
import type { ColumnSettingsProps } from './columnSettings';
import { panelPlace } from '../popup/panelPlace';
import { useDismissal } from '../popup/useDismissal';
import styles from './ColumnPanel.module.css';

const WIDTH_PX = 260;

interface ColumnPanelProps extends Pick<ColumnSettingsProps, 'arranged' | 'change' | 'texts'> {
  opener: RefObject<HTMLButtonElement | null>;
  /** The person has finished: the focus returns to the button. */
  onClose(): void;
  /** Something else has taken the focus. */
  onDismiss(): void;
}

/** The panel in which columns are shown, hidden and moved. A change is seen at once, and stored. */
export function ColumnPanel({ arranged, change, texts, opener, onClose, onDismiss }: ColumnPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const place = panelPlace((opener.current as HTMLElement).getBoundingClientRect(), WIDTH_PX, {
    width: window.innerWidth,
    height: window.innerHeight,
  });

  useEffect(() => {
    panel.current?.focus();
  }, []);
  useDismissal(panel, opener, onDismiss);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const next = event.key === 'Tab' && panel.current ? focusTarget(panel.current, event.shiftKey) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const handleMove = (key: string, title: string, by: 1 | -1) => {
    const next = moveColumn(arranged, key, by);
    change(next);
    setAnnouncement(texts.moved(title, next.order.indexOf(key) + 1));
  };
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={texts.title}
      tabIndex={-1}
      className={styles.panel}
      style={place}
      onKeyDown={handleKeyDown}
    >
      <ul className={styles.list}>
        {arranged.map((column) => (
          <ColumnItem
            key={column.key}
            column={column}
            arranged={arranged}
            texts={texts}
            onShow={(isShown) => change(showColumn(arranged, column.key, isShown))}
            onMove={(by) => handleMove(column.key, column.title, by)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <button type="button" className={styles.text} onClick={() => change(undefined)}>
          {texts.reset}
        </button>
        <button type="button" className={styles.text} onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <span className={styles.spoken} role="status">
        {announcement}
      </span>
    </div>,
    document.body,
  );
}
