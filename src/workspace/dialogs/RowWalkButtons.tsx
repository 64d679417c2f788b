import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import type { RowWalk } from '@/engine/host';
import { IconButton } from '@/ui/IconButton';
import { isWithin } from '../close-guard/pageId';
import { layersOver } from '../layers/layerStack';
import type { WorkspaceState } from '../store/workspaceStore';
import styles from './RowWalkButtons.module.css';

type Step = -1 | 1;

/** Fields have a use of their own for these keys. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"]';

/** Alt-↑ and Alt-↓ outside of fields; undefined for every other key. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): Step | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest(FIELDS)) return undefined;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
}

/** Whether another page may take the place of this one: it has no unsaved input, and no page is pushed over it. */
export const canLeave = ({ layers, unsaved }: Pick<WorkspaceState, 'layers' | 'unsaved'>, viewId: string): boolean =>
  layersOver(layers, viewId).length === 0 && !unsaved.some((pageId) => isWithin(pageId, viewId));

interface Props {
  walk: RowWalk;
  title: string;
  isLoaded: boolean;
  onWalk(step: Step): void;
}

/** Previous and next row, between them the place among the loaded rows; the title of a row that was reached is announced. */
export function RowWalkButtons({ walk: { key, place, count }, title, isLoaded, onWalk }: Props) {
  const t = useTranslate();
  const [firstKey] = useState(key);
  const [hasWalked, setHasWalked] = useState(false);
  if (!hasWalked && key !== firstKey) setHasWalked(true);
  const button = (step: Step) => {
    const isPrevious = step < 0;
    const isAtEnd = place === (isPrevious ? 1 : count);
    const label = t(isPrevious ? 'workspace.walk.previous' : 'workspace.walk.next');
    const reason = t(isPrevious ? 'workspace.walk.first' : 'workspace.walk.last');
    const arrow = isPrevious ? '↑' : '↓';
    return (
      <IconButton
        label={label}
        className={styles.button}
        title={isAtEnd ? reason : `${label} (Alt ${arrow})`}
        aria-keyshortcuts={isPrevious ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
        aria-disabled={isAtEnd || undefined}
        onClick={() => onWalk(step)}
      >
        {isPrevious ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      </IconButton>
    );
  };
  return (
    <div className={styles.walk}>
      {button(-1)}
      <span className={styles.place}>
        {place} / {count}
      </span>
      {button(1)}
      <span role="status" className={styles.announced}>
        {hasWalked && isLoaded ? `${title} ${place} / ${count}` : ''}
      </span>
    </div>
  );
}
