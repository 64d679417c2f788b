import { formatNumber } from '@atrium/common/money/format';
import { useT } from '@atrium/portal/sdk';
import { ListFoot } from '@atrium/portal/ui';
import { useDeferredValue, useMemo } from 'react';
import { isSingle } from '../grid/gridState';
import { summarize } from '../grid/summarize';
import type { FigureRange } from '../model/pivotTable';
import type { PivotModel } from '../pivotModel';

const PARTS = ['sum', 'average', 'least', 'greatest'] as const;

/** What the selected figures come to, beside the size of the table. */
export function PivotFoot({ model, range }: { model: PivotModel; range: FigureRange | undefined }) {
  const t = useT();
  // A large selection is shown before it is added up.
  const summed = useDeferredValue(range);
  const summary = useMemo(() => (summed && !isSingle(summed) ? summarize(model, summed) : undefined), [model, summed]);
  const sums = summary && [
    { name: 'count', title: t('reports.pivot.count'), value: formatNumber(summary.count) },
    ...PARTS.flatMap((name) => {
      const value = summary[name];
      return value === undefined ? [] : [{ name, title: t(`reports.pivot.${name}`), value }];
    }),
  ];
  const size = { rows: formatNumber(model.rows.items.length), columns: formatNumber(model.columns.items.length) };
  return <ListFoot sums={sums ?? []}>{t('reports.pivot.size', size)}</ListFoot>;
}
