import { useCallback, useState } from 'react';
import type { EngineHost } from '../../host';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import { ReadProblem } from '../shared/ReadProblem';
import { chartData, firstOf, greatestOf, MOST_CATEGORIES, numberText } from './chartData';
import type { ChartData } from './chartData';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';
import { Pie } from './Pie';
import { Plot } from './Plot';
import { rangeOf } from './scale';
import { useChartRows } from './useChartRows';
import { useShownSeries } from './useShownSeries';
import styles from './chart.module.css';

const USUAL_WIDTH_PX = 640;

/** The extent of each series in words. */
const summaryOf = ({ categories, series }: ChartData, t: EngineHost['t']): string[] =>
  series.map((one) => {
    const { least, greatest, at } = rangeOf(one.values);
    return t('engine.chart.series', {
      series: one.title,
      count: one.values.length,
      least: numberText(least, one.format),
      greatest: numberText(greatest, one.format),
      at: categories[at],
    });
  });

/** A chart with its numbers in words, and as a table for who wants to read them. */
export function ChartBlock({ control }: { control: ControlModel<'chart'> }) {
  const page = usePage();
  const { t } = page.host;
  const { kind = 'bar', categoryfield, valuefields, emptytext } = control.props;
  const { rows, error, retry } = useChartRows(control);
  const [isTable, setTable] = useState(false);
  const [width, setWidth] = useState(USUAL_WIDTH_PX);
  const measure = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || USUAL_WIDTH_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const title = useWatched(control, () => control.title());
  const fields = valuefields.map(({ title: caption, ...field }) => ({ ...field, title: page.text(caption) }));
  const data = rows && chartData(rows, categoryfield, kind === 'pie' ? fields.slice(0, 1) : fields);
  const drawn =
    data && (kind === 'pie' ? greatestOf(data, (count) => t('engine.chart.others', { count })) : firstOf(data));
  const names = (kind === 'pie' ? drawn?.categories : drawn?.series.map((series) => series.title)) ?? [];
  const legend = useShownSeries(names);
  const isShown = data !== undefined && data.categories.length > 0;
  const isCut = isShown && data.categories.length > MOST_CATEGORIES && (isTable || kind !== 'pie');
  const picture = isShown && {
    data: drawn ?? data,
    width,
    shown: legend.shown,
    title: title || t('engine.chart.role'),
    summary: [title, ...summaryOf(data, t)].filter(Boolean).join(t('engine.chart.separator')),
  };
  return (
    <section className={styles.chart} aria-label={title || undefined} aria-busy={!rows && !error}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {isShown && (
          <button
            type="button"
            className={button.button}
            data-look="link"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t('engine.chart.table')}
          </button>
        )}
      </div>
      <div ref={measure} className={styles.body}>
        {error && <ReadProblem error={error} onRetry={retry} />}
        {data && !isShown && <p className={styles.empty}>{page.text(emptytext) || t('engine.chart.empty')}</p>}
        {isShown && isTable && (
          <ChartTable
            data={firstOf(data)}
            name={title || t('engine.chart.table')}
            heading={t('engine.chart.category')}
          />
        )}
        {isCut && <p className={styles.cut}>{t('engine.chart.first', { most: numberText(MOST_CATEGORIES) })}</p>}
        {picture && !isTable && (
          <div className={styles.figure}>
            {kind === 'pie' ? <Pie {...picture} /> : <Plot {...picture} kind={kind} />}
            <Legend names={names} {...legend} />
          </div>
        )}
      </div>
    </section>
  );
}
