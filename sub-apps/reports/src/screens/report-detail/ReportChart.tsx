import { usePortal, useT } from '@atrium/portal/sdk';
import { Chart, FieldIcon, LinkButton, saveChartPicture, StateNote } from '@atrium/portal/ui';
import { Select } from 'antd';
import { useId, useState } from 'react';
import type { Report, ReportColumn } from '../../api/report';
import type { DrillStep } from '../../api/reportQuery';
import { chartOf } from './chartOf';
import { chartTitle } from './chartTitle';
import { measuresFor } from './displays';
import type { ChartKind } from './displays';
import { mainMeasure } from './reportColumns';
import styles from './ReportChart.module.css';

interface Props {
  report: Report;
  kind: ChartKind;
  /** It belongs to the query before. */
  isStale: boolean;
  onDrill(steps: readonly DrillStep[]): void;
  /** Codes of the measures that the person has chosen; those that the chart cannot show are ignored. */
  measures: ChosenMeasures;
  onMeasures(measures: ChosenMeasures): void;
}

/** The bars or slices are of the first one, the line of a combined chart of the second one. */
export interface ChosenMeasures {
  first?: string | undefined;
  second?: string | undefined;
}

/** The measure by which a combined chart is told first beside its bars: a share or growth, else the next one. */
const secondOf = (measures: readonly ReportColumn[], first: ReportColumn | undefined) =>
  measures.find((measure) => measure !== first && measure.type === 'percent') ??
  measures.find((measure) => measure !== first);

/** The answer of a report as a chart, with the choice of its measures. */
export function ReportChart({ report, kind, isStale, onDrill, measures: chosen, onMeasures }: Props) {
  const t = useT();
  const { message } = usePortal();
  const [picture, setPicture] = useState<SVGSVGElement | null>(null);
  const measures = measuresFor(report, kind);
  const find = (code: string | undefined) => measures.find((measure) => measure.code === code);
  const first = find(chosen.first) ?? mainMeasure({ columns: measures });
  const second = kind === 'combined' ? (find(chosen.second) ?? secondOf(measures, first)) : undefined;
  const chart = chartOf(
    report,
    kind,
    [first, second].filter((measure) => measure !== undefined),
  );
  if (chart.categories.length === 0) {
    return <StateNote title={t('reports.detail.empty')} hint={t('reports.detail.empty.hint')} />;
  }
  const title = t(...chartTitle(report, kind, [first, second]));
  const canDrill = chart.steps.some(({ length }) => length > 0);
  return (
    <div className={styles.chart} aria-busy={isStale}>
      <div className={styles.notes}>
        {chart.isPart && <span>{t('reports.chart.page', { count: report.rows.length })}</span>}
        {chart.leftOut.rows > 0 && <span>{t('reports.chart.leftOut.rows', { count: chart.leftOut.rows })}</span>}
        {chart.leftOut.columns > 0 && <span>{t('reports.chart.leftOut', { count: chart.leftOut.columns })}</span>}
      </div>
      <Chart
        title={title}
        kind={kind}
        data={chart}
        categoryTitle={chart.dimension}
        selects={chart.selects}
        height="fill"
        isPlain
        pictureRef={setPicture}
        actions={
          <>
            <MeasureSelect
              label={t('reports.chart.measure')}
              measures={measures}
              value={first?.code}
              onChange={(code) => onMeasures({ ...chosen, first: code })}
            />
            {second && (
              <MeasureSelect
                label={t('reports.chart.line')}
                measures={measures}
                value={second.code}
                onChange={(code) => onMeasures({ ...chosen, second: code })}
              />
            )}
            {picture && (
              <LinkButton onClick={() => saveChartPicture(picture, title).catch(message.report)}>
                {t('reports.chart.save')}
              </LinkButton>
            )}
          </>
        }
        {...(canDrill && {
          canSelect: (index: number) => (chart.steps[index]?.length ?? 0) > 0,
          selectHint: t('reports.chart.drill'),
          onSelect: (index: number) => {
            const steps = chart.steps[index];
            if (steps?.length) onDrill(steps);
          },
        })}
      />
    </div>
  );
}

interface MeasureSelectProps {
  label: string;
  measures: readonly ReportColumn[];
  value: string | undefined;
  onChange(code: string): void;
}

function MeasureSelect({ label, measures, value, onChange }: MeasureSelectProps) {
  const id = useId();
  if (measures.length < 2) return null;
  return (
    <span className={styles.measure}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        popupMatchSelectWidth={false}
        suffixIcon={<FieldIcon name="arrow" />}
        options={measures.map(({ code, title }) => ({ value: code, label: title }))}
        onChange={onChange}
      />
    </span>
  );
}
