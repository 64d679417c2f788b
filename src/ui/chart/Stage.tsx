import type { ReactNode } from 'react';
import type { Translate } from './chartData';
import { Tooltip } from './Tooltip';
import type { TooltipContent } from './Tooltip';
import { usePointing } from './usePointing';
import styles from './drawing.module.css';

/** What happens when a category is selected, for example to drill down. */
export interface Selecting {
  onSelect(category: number): void;
  /** Says in the tooltip what a press does. */
  hint?: string | undefined;
  /** The category that something drawn stands for; undefined when it stands for none. */
  categoryOf(index: number): number | undefined;
}

interface StageProps {
  title: string;
  width: number;
  height: number;
  t: Translate;
  /** The categories that can be pointed at, in order. */
  stops: readonly number[];
  indexAt(x: number, y: number): number | undefined;
  selecting?: Selecting | undefined;
  /** What is to be said about a category, and where, in pixels. */
  contentOf(index: number): TooltipContent;
  /** Draws the chart, with one category emphasised. */
  children(active: number | undefined): ReactNode;
}

/** The area of a chart that a person points into, by mouse, finger or keyboard, to read its numbers. */
export function Stage({ title, width, height, t, stops, indexAt, selecting, contentOf, children }: StageProps) {
  const select = (index: number) => {
    const category = selecting?.categoryOf(index);
    if (category !== undefined) selecting?.onSelect(category);
  };
  const { area, active, handlers } = usePointing(stops, indexAt, selecting && select);
  const content = active && contentOf(active.index);
  const isSelectable = active !== undefined && selecting?.categoryOf(active.index) !== undefined;
  const rows = content
    ? [...content.rows, ...(content.total ? [{ name: t('ui.chart.total'), value: content.total }] : [])]
    : [];
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
      aria-label={t(selecting ? 'ui.chart.browseSelect' : 'ui.chart.browse', { title })}
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
          hint={isSelectable ? selecting?.hint : undefined}
        />
      )}
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
    </div>
  );
}
