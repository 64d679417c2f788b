import { LANGUAGES } from '@atrium/common/languages';
import { useLanguage } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { PivotData } from '../../api/report';
import { groupsAt } from '../model/axisTree';
import type { AxisNode } from '../model/axisTree';
import type { PivotSorting } from '../model/orderRows';
import { pivotModel, pivotSource } from '../pivotModel';

const NONE: ReadonlySet<string> = new Set();

type AxisName = 'rows' | 'columns';

/** A choice that the parent makes where it wants to, else one of its own. */
function useSorting(
  given: PivotSorting | undefined,
  onSort: ((sorting: PivotSorting | undefined) => void) | undefined,
) {
  const [own, setOwn] = useState<PivotSorting>();
  return onSort ? ([given, onSort] as const) : ([own, setOwn] as const);
}

/** What a person has folded, sorted and left out, and the table that results. Groups of the same members stay folded. */
export function usePivotView(
  data: PivotData,
  given: PivotSorting | undefined,
  onSort: ((sorting: PivotSorting | undefined) => void) | undefined,
) {
  const { tag } = LANGUAGES[useLanguage()];
  const [folded, setFolded] = useState({ rows: NONE, columns: NONE });
  const [showSubtotals, setShowSubtotals] = useState(true);
  const [sorting, sort] = useSorting(given, onSort);
  const source = useMemo(() => pivotSource(data), [data]);
  const model = useMemo(
    () =>
      pivotModel(source, {
        foldedRows: folded.rows,
        foldedColumns: folded.columns,
        sorting,
        showSubtotals,
        language: tag,
      }),
    [source, folded, sorting, showSubtotals, tag],
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
    model,
    sorting,
    sort,
    showSubtotals,
    setShowSubtotals,
    groups,
    toggle: (axis: AxisName, id: string) => change(axis, (ids) => (ids.has(id) ? ids.delete(id) : ids.add(id))),
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
