import type { Ref } from 'react';
import { firstOf, greatestOf } from './chartData';
import type { ChartData, ChartKind, Translate } from './chartData';
import { drawnSeries } from './drawnSeries';
import { Legend } from './Legend';
import type { LegendEntry } from './Legend';
import { numberText } from './numberText';
import { Pie } from './Pie';
import { Plot } from './Plot';
import { rangeOf } from './scale';
import type { Selecting } from './Stage';
import { shownSeries } from './shownSeries';
import type { HiddenState } from './shownSeries';
import styles from './chart.module.css';

interface ChartFigureProps {
  kind: ChartKind;
  data: ChartData;
  title: string;
  t: Translate;
  width: number;
  height: number;
  /** Where the picture is drawn, when its height follows the room that there is. */
  roomRef: Ref<HTMLDivElement> | undefined;
  /** Keys of the series that a person has hidden. */
  hidden: HiddenState;
  selecting: Selecting | undefined;
  pictureRef: Ref<SVGSVGElement> | undefined;
}

/** The extent of each series in words, without what is missing. */
const summaryOf = ({ categories, series }: ChartData, t: Translate): string[] =>
  series.map((one) => {
    const { least, greatest, at, count } = rangeOf(one.values);
    if (count === 0) return t('ui.chart.noValues', { series: one.title });
    return t('ui.chart.series', {
      series: one.title,
      count,
      least: numberText(least, one),
      greatest: numberText(greatest, one),
      at: categories[at],
    });
  });

/** What the legend of bars and lines says; which of them have the scale at the right is a part of it. */
const entriesOf = (kind: ChartKind, data: ChartData, t: Translate): LegendEntry[] =>
  drawnSeries(
    kind,
    data,
    data.series.map(() => true),
  ).map(({ title, shape, axis }) => ({
    name: axis === 'right' ? t('ui.chart.rightScale', { series: title }) : title,
    drawing: shape,
  }));

/** The picture of a chart, and its legend. */
export function ChartFigure({ kind, data, title, t, hidden, roomRef, ...picture }: ChartFigureProps) {
  const slices = kind === 'pie' ? greatestOf(data, (count) => t('ui.chart.others', { count })) : undefined;
  const first = firstOf(data);
  const negatives = slices ? (data.series[0]?.values.filter((value) => value !== null && value < 0).length ?? 0) : 0;
  const entries = slices
    ? slices.categories.map((name, index): LegendEntry => {
        return { name, drawing: slices.places[index] === undefined ? 'others' : 'slice' };
      })
    : entriesOf(kind, first, t);
  const { shown, toggle } = shownSeries(
    entries.map(({ name }) => name),
    hidden,
  );
  const parts = {
    ...picture,
    t,
    shown,
    title: title || t('ui.chart.role'),
    summary: [title, ...summaryOf(data, t)].filter(Boolean).join(t('ui.chart.separator')),
  };
  return (
    <div className={styles.figure}>
      <div ref={roomRef} className={styles.picture}>
        {slices && <Pie {...parts} data={slices} />}
        {kind !== 'pie' && <Plot {...parts} data={first} kind={kind} />}
      </div>
      {negatives > 0 && <p className={styles.cut}>{t('ui.chart.negative', { count: negatives })}</p>}
      <Legend entries={entries} t={t} shown={shown} toggle={toggle} />
    </div>
  );
}
