import { LANGUAGES } from '@atrium/common/languages';
import { useLanguage } from '@atrium/portal/sdk';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PivotData } from '../../api/report';
import { groupsAt } from '../model/axisTree';
import type { AxisNode } from '../model/axisTree';
import type { AxisName, PivotSorting } from '../model/orderMembers';
import { pivotModel, pivotSource } from '../pivotModel';
import type { PivotView } from '../pivotModel';
import { readPivotView } from './readPivotView';
import type { KeptPivotView } from './readPivotView';

const NONE: ReadonlySet<string> = new Set();
const FOLDS = { rows: 'foldedRows', columns: 'foldedColumns' } as const;

/**
 * What a person has folded, sorted and left out, and the table that results. Groups of the same members stay folded.
 * @param first What was kept of it (`readPivotView`).
 * @param onChange Gets each change, to keep it.
 */
export function usePivotView(data: PivotData, first: unknown, onChange?: (kept: KeptPivotView) => void) {
  const { tag } = LANGUAGES[useLanguage()];
  const [initial] = useState(() => readPivotView(first));
  const [view, setView] = useState(initial);
  const tellChange = useEffectEvent(() => onChange?.(readPivotView(view)));
  useEffect(() => {
    if (view !== initial) tellChange();
  }, [view, initial]);
  const { sorting: sortings, foldedRows, foldedColumns, showSubtotals } = view;
  const source = useMemo(() => pivotSource(data), [data]);
  /** What the view is but for its folds. */
  const unfolded = useMemo(
    (): PivotView => ({ foldedRows: NONE, foldedColumns: NONE, sortings, showSubtotals, language: tag }),
    [sortings, showSubtotals, tag],
  );
  const model = useMemo(
    () => pivotModel(source, { ...unfolded, foldedRows: new Set(foldedRows), foldedColumns: new Set(foldedColumns) }),
    [source, foldedRows, foldedColumns, unfolded],
  );
  const change = (axis: AxisName, edit: (ids: Set<string>) => void) =>
    setView((before) => {
      const ids = new Set(before[FOLDS[axis]]);
      edit(ids);
      return { ...before, [FOLDS[axis]]: [...ids] };
    });
  const groups = (axis: AxisName, level: number): readonly AxisNode[] =>
    groupsAt(axis === 'rows' ? source.rowTree : source.columnTree, level);
  const sort = useCallback(
    (axis: AxisName, sorting: PivotSorting | undefined) =>
      setView((before) => ({ ...before, sorting: { ...before.sorting, [axis]: sorting } })),
    [],
  );
  return {
    source,
    unfolded,
    model,
    sortings,
    /** Stays the same. */
    sort,
    showSubtotals,
    setShowSubtotals: (isShown: boolean) => setView((before) => ({ ...before, showSubtotals: isShown })),
    groups,
    toggle: (axis: AxisName, id: string) => change(axis, (ids) => (ids.has(id) ? ids.delete(id) : ids.add(id))),
    unfold({ rows, columns }: Readonly<Record<AxisName, readonly string[]>>) {
      change('rows', (ids) => rows.forEach((id) => ids.delete(id)));
      change('columns', (ids) => columns.forEach((id) => ids.delete(id)));
    },
    /** Folds or unfolds all groups of a level. */
    setAll(axis: AxisName, level: number, isFolded: boolean) {
      change(axis, (ids) => {
        for (const { id } of groups(axis, level)) {
          if (isFolded) ids.add(id);
          else ids.delete(id);
        }
      });
    },
  };
}

export type PivotViewState = ReturnType<typeof usePivotView>;
