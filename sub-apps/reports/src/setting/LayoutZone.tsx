import { useT } from '@atrium/portal/sdk';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './LayoutEditor.module.css';
import { MOST } from './layoutEdits';
import type { Zone } from './layoutEdits';

interface Props {
  zone: Zone;
  count: number;
  /** Why the last edit was refused here, or a dragged element would be. */
  reason: string | undefined;
  /** A dragged element is over the zone. */
  isOver: boolean;
  /** `ElementChip`s. */
  children: ReactNode;
}

/** The rows, columns or values of a layout. */
export function LayoutZone({ zone, count, reason, isOver, children }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section
      className={styles.zone}
      data-zone={zone}
      aria-labelledby={id}
      data-over={isOver || undefined}
      data-refused={reason === undefined ? undefined : true}
    >
      <h3 id={id} className={styles.title}>
        {t(`reports.setting.${zone}`)}
        <span className={styles.count} aria-hidden>
          {count}/{MOST[zone]}
        </span>
        <span className={styles.reason} aria-hidden>
          {reason}
        </span>
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
      {count === 0 && <p className={styles.hint}>{t('reports.setting.emptyZone')}</p>}
    </section>
  );
}
