import { useT } from '@atrium/portal/sdk';
import { ListFoot } from '@atrium/portal/ui';
import { useDeferredValue, useMemo } from 'react';
import { isSingle } from '../grid/gridState';
import { summarize } from '../grid/summarize';
import type { FigureRange } from '../model/pivotTable';
import type { PivotModel } from '../pivotModel';

/** Count, sum and average of the selected figures, beside the size of the table. */
export function PivotFoot({ model, range }: { model: PivotModel; range: FigureRange | undefined }) {
  const t = useT();
  // A large selection is shown before it is added up.
  const summed = useDeferredValue(range);
  const summary = useMemo(() => (summed && !isSingle(summed) ? summarize(model, summed) : undefined), [model, summed]);
  const sums = summary && [
    { name: 'count', title: t('reports.pivot.count'), value: String(summary.count) },
    ...(summary.sum === undefined ? [] : [{ name: 'sum', title: t('reports.pivot.sum'), value: summary.sum }]),
    ...(summary.average === undefined
      ? []
      : [{ name: 'average', title: t('reports.pivot.average'), value: summary.average }]),
  ];
  const size = { rows: model.rows.items.length, columns: model.columns.items.length };
  return <ListFoot sums={sums ?? []}>{t('reports.pivot.size', size)}</ListFoot>;
}
