import type { ReactNode } from 'react';
import type { Translate } from './chartData';
import { Tooltip } from './Tooltip';
import type { TooltipContent } from './Tooltip';
import { usePointing } from './usePointing';
import styles from './drawing.module.css';

/** What happens when a category or a series is selected, for example to drill down. */
export interface Selecting {
  readonly of: 'category' | 'series';
  onSelect(place: number): void;
  /** Says in the tooltip what a press does. */
  hint?: string | undefined;
  /** The category or series that something drawn stands for; undefined when it stands for none. */
  targetOf(index: number): number | undefined;
}

interface StageProps {
  title: string;
  width: number;
  height: number;
  t: Translate;
  /** What can be pointed at, in order: categories, or where a press selects a series, the series of each of them. */
  stops: readonly number[];
  /** How many stops a category has. */
  perCategory?: number | undefined;
  indexAt(x: number, y: number): number | undefined;
  selecting?: Selecting | undefined;
  /** What is to be said about a stop, and where, in pixels. */
  contentOf(index: number): TooltipContent;
  /** Draws the chart, with one stop emphasised. */
  children(active: number | undefined): ReactNode;
}

/** The area of a chart that a person points into, by mouse, finger or keyboard, to read its numbers. */
export function Stage({ title, width, height, t, selecting, contentOf, children, ...pointing }: StageProps) {
  const select = (index: number) => {
    const place = selecting?.targetOf(index);
    if (place !== undefined) selecting?.onSelect(place);
  };
  const { area, active, handlers } = usePointing(pointing, selecting && select);
  const content = active && contentOf(active.index);
  const isSelectable = active !== undefined && selecting?.targetOf(active.index) !== undefined;
  const chosen = content?.rows.find(({ series }) => series === content.chosen);
  const all = content
    ? [...content.rows, ...(content.total ? [{ name: t('ui.chart.total'), value: content.total }] : [])]
    : [];
  const rows = chosen ? [chosen] : all;
  const hint = isSelectable ? selecting?.hint : undefined;
  const browse = selecting?.of === 'series' ? 'ui.chart.browseSeries' : 'ui.chart.browseSelect';
  const spoken =
    active?.isByKey && content
      ? t('ui.chart.point', {
          category: content.heading,
          values: rows.map(({ name, value }) => `${name} ${value}`).join(t('ui.chart.comma')),
        })
      : '';
  return (
    <div
      ref={area}
      className={styles.stage}
      role="application"
      aria-roledescription={t('ui.chart.role')}
      aria-label={t(selecting ? browse : 'ui.chart.browse', { title })}
      tabIndex={0}
      data-selectable={isSelectable || undefined}
      {...handlers}
    >
      {children(active?.index)}
      {content && (
        <Tooltip
          content={content}
          width={width}
          height={height}
          t={t}
          hint={hint && chosen ? t('ui.chart.point', { category: hint, values: chosen.name }) : hint}
        />
      )}
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
    </div>
  );
}
