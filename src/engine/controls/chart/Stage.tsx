import type { ReactNode } from 'react';
import { usePage } from '../../react/pageContext';
import { Tooltip } from './Tooltip';
import type { TooltipContent } from './Tooltip';
import { usePointing } from './usePointing';
import styles from './chart.module.css';

interface StageProps {
  title: string;
  width: number;
  /** The categories that can be pointed at, in order. */
  stops: readonly number[];
  indexAt(x: number, y: number): number | undefined;
  /** What is to be said about a category, and where, in pixels. */
  contentOf(index: number): TooltipContent;
  /** Draws the chart, with one category emphasised. */
  children(active: number | undefined): ReactNode;
}

/** The area of a chart that a person points into, by mouse, finger or keyboard, to read its numbers. */
export function Stage({ title, width, stops, indexAt, contentOf, children }: StageProps) {
  const { t } = usePage().host;
  const { area, active, handlers } = usePointing(stops, indexAt);
  const content = active && contentOf(active.index);
  const spoken =
    active?.isByKey && content
      ? t('engine.chart.point', {
          category: content.heading,
          values: content.rows.map(({ name, value }) => `${name} ${value}`).join(t('engine.chart.comma')),
        })
      : '';
  return (
    <div
      ref={area}
      className={styles.stage}
      role="application"
      aria-roledescription={t('engine.chart.role')}
      aria-label={t('engine.chart.browse', { title })}
      tabIndex={0}
      {...handlers}
    >
      {children(active?.index)}
      {content && <Tooltip content={content} width={width} />}
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
    </div>
  );
}
