import { useCallback, useMemo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { firstOf, knownData, MOST_CATEGORIES } from './chartData';
import type { ChartData, ChartKind, Translate } from './chartData';
import { ChartFigure } from './ChartFigure';
import { ChartTable } from './ChartTable';
import { numberText } from './numberText';
import { USUAL_HEIGHT_PX } from './plotLayout';
import type { Selecting } from './Stage';
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
  /** What the first column of the table is called, for example the dimension. */
  categoryTitle?: string | undefined;
  /** What a press selects: a category (when left out), or the series of the bar or point that is nearest. */
  selects?: Selecting['of'] | undefined;
  /** Runs when a person selects one, for example to drill down; without it nothing can be selected. */
  onSelect?: ((place: number) => void) | undefined;
  /** Whether one can be selected, where not all can. */
  canSelect?: ((place: number) => boolean) | undefined;
  /** Says in the tooltip what selecting does, for example 点击下钻. */
  selectHint?: string | undefined;
  /** What to say when there are no categories. */
  emptyText?: string | undefined;
  /** Why the data could not be read. */
  problem?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Height of the picture, in pixels; 240 when left out. `fill`: the chart fills its flex container, down to 240. */
  height?: number | 'fill' | undefined;
  /** Whether it has no frame of its own, because it stands in one. */
  isPlain?: boolean | undefined;
  /** The picture, for `saveChartPicture`; null while the numbers are shown as a table or there is nothing to show. */
  pictureRef?: Ref<SVGSVGElement> | undefined;
}

/** A chart with its numbers in words, and as a table for who wants to read them. */
export function Chart({ kind, data: given, title, t, onSelect, canSelect, selectHint, ...more }: ChartProps) {
  const { emptyText, problem, actions, height = USUAL_HEIGHT_PX, isPlain, pictureRef, categoryTitle } = more;
  const [isTable, setTable] = useState(false);
  const [width, measureWidth] = useMeasure('clientWidth', USUAL_WIDTH_PX);
  const [room, measureRoom] = useMeasure('clientHeight', USUAL_HEIGHT_PX);
  const isFilling = height === 'fill';
  // Here, so that it outlives a look at the table.
  const hidden = useState<ReadonlySet<string>>(new Set());
  const known = useMemo(() => given && knownData(given), [given]);
  const data = known && kind === 'pie' ? { ...known, series: known.series.slice(0, 1) } : known;
  const isShown = data !== undefined && data.categories.length > 0;
  const isCut = isShown && data.categories.length > MOST_CATEGORIES && (isTable || kind !== 'pie');
  const selecting: Selecting | undefined = onSelect && {
    of: more.selects ?? 'category',
    onSelect,
    hint: selectHint,
    targetOf: (index: number) => (canSelect && !canSelect(index) ? undefined : index),
  };
  return (
    <section
      className={styles.chart}
      aria-label={title || undefined}
      aria-busy={!data && !problem}
      data-chart
      data-plain={isPlain || undefined}
      data-fill={isFilling || undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.title} data-chart-title>
          {title}
        </h2>
        {actions}
        {isShown && (
          <button type="button" className={styles.toggle} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'ui.chart.picture' : 'ui.chart.table')}
          </button>
        )}
      </div>
      <div ref={measureWidth} className={styles.body} style={isFilling ? undefined : { minHeight: height }}>
        {problem}
        {data && !isShown && <p className={styles.empty}>{emptyText || t('ui.chart.empty')}</p>}
        {isShown && isTable && (
          <ChartTable
            data={firstOf(data)}
            name={title || t('ui.chart.table')}
            heading={categoryTitle || t('ui.chart.category')}
            nameOthers={(count) => t('ui.chart.others', { count })}
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
            height={isFilling ? room : height}
            roomRef={isFilling ? measureRoom : undefined}
            hidden={hidden}
            selecting={selecting}
            pictureRef={pictureRef}
          />
        )}
      </div>
    </section>
  );
}

/** A length of an element, which is followed; the usual one where there is no layout. */
function useMeasure(side: 'clientWidth' | 'clientHeight', usual: number) {
  const [length, setLength] = useState(usual);
  const measure = useCallback(
    (element: HTMLDivElement) => {
      const read = () => setLength(element[side] || usual);
      // Before the first paint.
      read();
      const observer = new ResizeObserver(read);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [side, usual],
  );
  return [length, measure] as const;
}
