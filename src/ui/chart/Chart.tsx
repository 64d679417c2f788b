import { useCallback, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { firstOf, MOST_CATEGORIES } from './chartData';
import type { ChartData, ChartKind, Translate } from './chartData';
import { ChartFigure } from './ChartFigure';
import { ChartTable } from './ChartTable';
import { numberText } from './numberText';
import { USUAL_HEIGHT_PX } from './plotLayout';
import styles from './chart.module.css';

export { chartTexts } from './chartTexts';

const USUAL_WIDTH_PX = 640;

export interface ChartProps {
  kind: ChartKind;
  /** Undefined while it is loading. */
  data: ChartData | undefined;
  title: string;
  /** Translates the keys of `chartTexts`. */
  t: Translate;
  /** Runs when a person selects a category, for example to drill down; without it nothing can be selected. */
  onSelect?: ((category: number) => void) | undefined;
  /** Whether a category can be selected, where not all can. */
  canSelect?: ((category: number) => boolean) | undefined;
  /** Says in the tooltip what selecting does, for example 点击下钻. */
  selectHint?: string | undefined;
  /** What to say when there are no categories. */
  emptyText?: string | undefined;
  /** Why the data could not be read. */
  problem?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Height of the picture, in pixels; 240 when left out. */
  height?: number | undefined;
  /** Whether it has no frame of its own, because it stands in one. */
  isPlain?: boolean | undefined;
  /** The picture, for `saveChartPicture`; null while the numbers are shown as a table or there is nothing to show. */
  pictureRef?: Ref<SVGSVGElement> | undefined;
}

/** A chart with its numbers in words, and as a table for who wants to read them. */
export function Chart({ kind, data: given, title, t, onSelect, canSelect, selectHint, ...more }: ChartProps) {
  const { emptyText, problem, actions, height = USUAL_HEIGHT_PX, isPlain, pictureRef } = more;
  const [isTable, setTable] = useState(false);
  const [width, setWidth] = useState(USUAL_WIDTH_PX);
  const measure = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || USUAL_WIDTH_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Here, so that it outlives a look at the table.
  const hidden = useState<ReadonlySet<string>>(new Set());
  const data = given && kind === 'pie' ? { ...given, series: given.series.slice(0, 1) } : given;
  const isShown = data !== undefined && data.categories.length > 0;
  const isCut = isShown && data.categories.length > MOST_CATEGORIES && (isTable || kind !== 'pie');
  const selecting = onSelect && {
    onSelect,
    hint: selectHint,
    categoryOf: (index: number) => (canSelect && !canSelect(index) ? undefined : index),
  };
  return (
    <section
      className={styles.chart}
      aria-label={title || undefined}
      aria-busy={!data && !problem}
      data-chart
      data-plain={isPlain || undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.title} data-chart-title>
          {title}
        </h2>
        {actions}
        {isShown && (
          <button type="button" className={styles.toggle} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('ui.chart.table')}
          </button>
        )}
      </div>
      <div ref={measure} className={styles.body} style={{ minHeight: height }}>
        {problem}
        {data && !isShown && <p className={styles.empty}>{emptyText || t('ui.chart.empty')}</p>}
        {isShown && isTable && (
          <ChartTable
            data={firstOf(data)}
            name={title || t('ui.chart.table')}
            heading={t('ui.chart.category')}
            selecting={selecting}
          />
        )}
        {isCut && <p className={styles.cut}>{t('ui.chart.first', { most: numberText(MOST_CATEGORIES) })}</p>}
        {isShown && !isTable && (
          <ChartFigure
            kind={kind}
            data={data}
            title={title}
            t={t}
            width={width}
            height={height}
            hidden={hidden}
            selecting={selecting}
            pictureRef={pictureRef}
          />
        )}
      </div>
    </section>
  );
}
