import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../../react/pageContext';
import { focusTarget } from '../shared/focusTarget';
import { ColumnItem } from './ColumnItem';
import { moveColumn, showColumn } from './arrangeColumns';
import { panelPlace } from './panelPlace';
import { useDismissal } from './useDismissal';
import type { Columns } from './useColumns';
import styles from './columnPanel.module.css';

const WIDTH_PX = 260;

interface ColumnPanelProps {
  title: string;
  columns: Columns;
  opener: RefObject<HTMLButtonElement | null>;
  /** It is done: the focus goes back to the button. */
  onClose(): void;
  /** It goes because of something else, which has the focus. */
  onDismiss(): void;
}

/** Which columns are shown, and in which order. What is changed is seen at once, and kept. */
export function ColumnPanel({ title, columns, opener, onClose, onDismiss }: ColumnPanelProps) {
  const page = usePage();
  const panel = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const { arranged, change } = columns;
  const { t } = page.host;
  const shown = arranged.filter(({ isShown }) => isShown).length;
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
  const handleMove = (key: string, by: 1 | -1) => {
    const next = moveColumn(arranged, key, by);
    change(next);
    const column = arranged.find((entry) => entry.key === key)?.column;
    setNews(t('engine.columns.moved', { title: page.text(column?.title), place: next.order.indexOf(key) + 1 }));
  };
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={styles.panel}
      style={place}
      onKeyDown={handleKeyDown}
    >
      <ul className={styles.list}>
        {arranged.map((entry) => (
          <ColumnItem
            key={entry.key}
            entry={entry}
            arranged={arranged}
            isLast={entry.isShown && shown === 1}
            onShow={(isShown) => change(showColumn(arranged, entry.key, isShown))}
            onMove={(by) => handleMove(entry.key, by)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <button type="button" className={styles.text} onClick={() => change(undefined)}>
          {t('engine.columns.reset')}
        </button>
        <button type="button" className={styles.text} onClick={onClose}>
          {t('engine.columns.close')}
        </button>
      </div>
      <span className={styles.spoken} role="status">
        {news}
      </span>
    </div>,
    document.body,
  );
}
