import { useT } from '@atrium/portal/sdk';
import { lazyContent } from '@atrium/portal/ui';
import type { PivotData, Report } from '../../api/report';
import type { DrillStep } from '../../api/reportQuery';
import styles from './PivotTable.module.css';

const PivotGrid = lazyContent(
  async () => (await import(/* webpackChunkName: "pivot" */ '../../pivot/PivotGrid')).PivotGrid,
);

interface Props {
  report: Report;
  pivot: PivotData;
  /** It belongs to the query before. */
  isStale: boolean;
  /** The members of the outer dimensions first. */
  onDrill(steps: readonly DrillStep[]): void;
  /** What was kept of its folds and sorting. */
  view: unknown;
  onView(kept: unknown): void;
}

/** The cross table of a report. */
export function PivotTable({ report, pivot, isStale, onDrill, view, onView }: Props) {
  const t = useT();
  return (
    <div className={styles.frame} aria-busy={isStale}>
      <PivotGrid
        label={t('reports.detail.table', { name: report.name })}
        data={pivot}
        marks={report.layout?.marks ?? []}
        onDrill={onDrill}
        view={view}
        onView={onView}
      />
    </div>
  );
}
