import type { RefObject } from 'react';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import styles from './grid.module.css';
import { hiddenFaults } from './sight';
import type { HiddenFaults } from './sight';
import { useColumnsInSight } from './useColumnsInSight';

export interface HiddenFaultButtonsProps {
  /** It scrolls. */
  grid: RefObject<HTMLElement | null>;
  columns: number;
  /** Faults by column. */
  faults: ReadonlyMap<number, number>;
  /** @param columns Columns with faults on one side, the nearest first. */
  onShow(columns: readonly number[]): void;
}

/** How many faults are in columns to the left and to the right of those in sight, with a way there. */
export function HiddenFaultButtons({ grid, columns, faults, onShow }: HiddenFaultButtonsProps) {
  const t = useTranslate();
  const { left, right } = hiddenFaults(faults, useColumnsInSight(grid, columns));
  const button = (side: 'left' | 'right', { count, columns: faulty }: HiddenFaults) => {
    const words = t(`sheetCheck.hidden.${side}`, { count });
    return (
      count > 0 && (
        <Button size="middle" aria-label={words} onClick={() => onShow(faulty)}>
          {side === 'left' && <span>←</span>}
          <span className={styles.words}>{words}</span>
          {/* On a phone there is no room for the words. */}
          <span className={styles.figure}>{count}</span>
          {side === 'right' && <span>→</span>}
        </Button>
      )
    );
  };
  return (
    <>
      {button('left', left)}
      {button('right', right)}
    </>
  );
}
