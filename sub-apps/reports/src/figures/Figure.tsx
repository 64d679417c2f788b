import { useT } from '@atrium/portal/sdk';
import type { ReportColumn } from '../api/report';
import { directionOf, figureText } from './figureText';
import type { FigureFormat } from './figureText';
import styles from './Figure.module.css';

interface Props {
  value: string | number | null | undefined;
  column: FigureFormat;
}

/** The words of a direction, for example `上升 12.5%`. `figure` is without its arrow. */
const WORDS: Readonly<Record<number, string>> = { 1: 'reports.pivot.rise', [-1]: 'reports.pivot.fall' };

/** A figure; the arrow of a comparison is read out as a word. */
export function Figure({ value, column }: Props) {
  const t = useT();
  const words = WORDS[directionOf(value, column)];
  const text = figureText(value, column);
  if (words === undefined) return text;
  const plain: Pick<ReportColumn, 'type' | 'decimals' | 'isComparison'> = { ...column, isComparison: false };
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className={styles.spoken}>{t(words, { figure: figureText(Math.abs(Number(value)), plain) })}</span>
    </>
  );
}
