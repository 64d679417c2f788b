import { growthKey } from '@atrium/common/growth';
import { useT } from '@atrium/portal/sdk';
import type { ReportColumn } from '../api/report';
import { directionOf, figureText } from './figureText';
import type { FigureFormat } from './figureText';
import styles from './Figure.module.css';

interface Props {
  value: string | number | null | undefined;
  column: FigureFormat;
}

/** A figure; the arrow of a comparison is read out as a word. */
export function Figure({ value, column }: Props) {
  const t = useT();
  const direction = directionOf(value, column);
  const text = figureText(value, column);
  if (direction === 0) return text;
  const plain: Pick<ReportColumn, 'type' | 'decimals' | 'isComparison'> = { ...column, isComparison: false };
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className={styles.spoken}>
        {t(growthKey(direction), { figure: figureText(Math.abs(Number(value)), plain) })}
      </span>
    </>
  );
}
