import { useCallback, useState } from 'react';
import { formatNumber } from '@/common/money/format';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import { ReadProblem } from '../shared/ReadProblem';
import { chartData } from './chartData';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';
import { Pie } from './Pie';
import { Plot } from './Plot';
import { useChartRows } from './useChartRows';
import styles from './chart.module.css';

const USUAL_WIDTH_PX = 640;

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
  const fields = valuefields.map(({ name, title: caption }) => ({ name, title: page.text(caption) }));
  const data = rows && chartData(rows, categoryfield, kind === 'pie' ? fields.slice(0, 1) : fields);
  const summary = (data?.series ?? []).map((series) => {
    const greatest = Math.max(...series.values);
    return t('engine.chart.series', {
      series: series.title,
      count: series.values.length,
      least: formatNumber(Math.min(...series.values)),
      greatest: formatNumber(greatest),
      at: data?.categories[series.values.indexOf(greatest)],
    });
  });
  const names = (kind === 'pie' ? data?.categories : fields.map((entry) => entry.title)) ?? [];
  const isShown = data !== undefined && data.categories.length > 0;
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
          <ChartTable data={data} name={title || t('engine.chart.table')} heading={t('engine.chart.category')} />
        )}
        {isShown && !isTable && (
          <div
            className={styles.figure}
            role="img"
            aria-label={[title, ...summary].filter(Boolean).join(t('engine.chart.separator'))}
          >
            {kind === 'pie' ? <Pie data={data} /> : <Plot data={data} kind={kind} width={width} />}
            <Legend names={names} />
          </div>
        )}
      </div>
    </section>
  );
}
