import { useT } from '@atrium/portal/sdk';
import { RowMenu } from '@atrium/portal/ui';
import type { RowAction } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import type { Element } from '../api/report';
import styles from './LayoutEditor.module.css';

interface Props {
  element: Element;
  actions: readonly RowAction[];
  isDragged: boolean;
  /** The edge at which the dragged element would be inserted. */
  drop?: 'before' | 'after';
  /** Beside the name. */
  children?: ReactNode;
}

/** One element: a handle to drag it, its name and its menu. */
export function ElementChip({ element: { code, name }, actions, isDragged, drop, children }: Props) {
  const t = useT();
  return (
    <li className={styles.chip} data-element={code} data-dragged={isDragged || undefined} data-drop={drop}>
      <span className={styles.handle} data-handle>
        <svg width="14" height="14" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.2" />))}
        </svg>
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {children}
      <RowMenu label={t('reports.setting.menu', { name })} actions={actions} />
    </li>
  );
}
