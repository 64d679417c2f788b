import type { CSSProperties } from 'react';
import { useTranslate } from '@/app-context/services';
import styles from './grid.module.css';

export interface GridHeadProps {
  /** Titles by column. */
  header: readonly string[];
  /** Faults by column. */
  faults: ReadonlyMap<number, number>;
  style: CSSProperties;
}

/** The header of the sheet. Columns with faults have their number beside the title. */
export function GridHead({ header, faults, style }: GridHeadProps) {
  const t = useTranslate();
  return (
    <div className={`${styles.row} ${styles.head}`} role="row" aria-rowindex={1} style={style}>
      <span role="columnheader" className={styles.number}>
        {t('sheetCheck.row')}
      </span>
      {header.map((title, column) => {
        const count = faults.get(column);
        const words = count ? `${title} ${t('sheetCheck.faults', { count })}` : title;
        return (
          <span key={column} role="columnheader" className={styles.title} title={words} aria-label={words}>
            <span className={styles.titleText}>{title}</span>
            {count && <span className={styles.count}>{count}</span>}
          </span>
        );
      })}
    </div>
  );
}
