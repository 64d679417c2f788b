import { LANGUAGES } from '@atrium/common/languages';
import { useLanguage } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { PivotData } from '../../api/report';
import { groupsAt } from '../model/axisTree';
import type { AxisNode } from '../model/axisTree';
import type { PivotSorting, PivotSortings } from '../model/orderMembers';
import { pivotModel, pivotSource } from '../pivotModel';
import type { PivotView } from '../pivotModel';

const NONE: ReadonlySet<string> = new Set();

const UNSORTED: PivotSortings = { rows: undefined, columns: undefined };

type AxisName = 'rows' | 'columns';

/** What a person has folded, sorted and left out, and the table that results. Groups of the same members stay folded. */
export function usePivotView(data: PivotData) {
  const { tag } = LANGUAGES[useLanguage()];
  const [folded, setFolded] = useState({ rows: NONE, columns: NONE });
  const [showSubtotals, setShowSubtotals] = useState(true);
  const [sortings, setSortings] = useState(UNSORTED);
  const source = useMemo(() => pivotSource(data), [data]);
  /** What the view is but for its folds. */
  const unfolded = useMemo(
    (): PivotView => ({ foldedRows: NONE, foldedColumns: NONE, sortings, showSubtotals, language: tag }),
    [sortings, showSubtotals, tag],
  );
  const model = useMemo(
    () => pivotModel(source, { ...unfolded, foldedRows: folded.rows, foldedColumns: folded.columns }),
    [source, folded, unfolded],
  );
  const change = (axis: AxisName, edit: (ids: Set<string>) => void) =>
    setFolded((before) => {
      const ids = new Set(before[axis]);
      edit(ids);
      return { ...before, [axis]: ids };
    });
  const groups = (axis: AxisName, level: number): readonly AxisNode[] =>
    groupsAt(axis === 'rows' ? source.rowTree : source.columnTree, level);
  return {
    source,
    unfolded,
    model,
    sortings,
    sort: (axis: AxisName, sorting: PivotSorting | undefined) =>
      setSortings((before) => ({ ...before, [axis]: sorting })),
    showSubtotals,
    setShowSubtotals,
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
