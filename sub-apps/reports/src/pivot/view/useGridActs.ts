import { usePortal, useT } from '@atrium/portal/sdk';
import type { RowAction } from '@atrium/portal/ui';
import type { DrillStep } from '../../api/reportQuery';
import { copyTable } from '../copyText';
import { boxAt } from '../grid/gridMap';
import type { Place } from '../grid/gridMap';
import { isSingle, rangeOf } from '../grid/gridState';
import { headerOf, nextSorting, sortTargetAt } from '../grid/sortTargets';
import { cellText, pivotTable } from '../model/pivotTable';
import { headerText } from '../model/pivotTexts';
import type { PivotTexts } from '../model/pivotTexts';
import type { GridControl } from './usePivotGrid';
import { menuAction, sortActions } from './sortActions';
import type { PivotViewState } from './usePivotView';

/** What a person can do with the headers and figures of a grid. */
export function useGridActs(
  view: PivotViewState,
  { size, state }: GridControl,
  texts: PivotTexts,
  onDrill: ((steps: readonly DrillStep[]) => void) | undefined,
) {
  const t = useT();
  const { message } = usePortal();
  const { model, sortings, sort, toggle, setAll, groups } = view;

  /** The axis of a header and the level that it folds; undefined where nothing can be folded there. */
  const foldsAt = ({ row, column }: Place) => {
    const axis = row < size.headRows && (column >= size.headColumns || row < size.headRows - 1) ? 'columns' : 'rows';
    const level = axis === 'columns' ? row : column;
    return groups(axis, level).length > 0 ? ({ axis, level } as const) : undefined;
  };
  const drill = (place: Place): boolean => {
    const header = place.row < size.headRows ? undefined : headerOf(model, size, place);
    if (!onDrill || (header?.kind !== 'leaf' && header?.kind !== 'group')) return false;
    const dimensions = model.source.data.rows;
    if (!dimensions[header.level]?.canDrill) return false;
    onDrill(
      header.path.flatMap((value, level) => {
        const dimension = dimensions[level]?.code;
        return dimension === undefined ? [] : [{ dimension, value }];
      }),
    );
    return true;
  };
  const fold = (place: Place) => {
    const header = headerOf(model, size, place);
    if (header?.isFolded !== undefined) toggle(place.row < size.headRows ? 'columns' : 'rows', header.id);
  };
  const sortBy = (place: Place): boolean => {
    const target = sortTargetAt(model, size, place);
    if (target) sort(target.axis, nextSorting(sortings, target));
    return target !== undefined;
  };

  /** The items of the menu of a column header or of the name of a dimension. */
  const actionsAt = (place: Place, name: string): readonly RowAction[] => {
    const folds = foldsAt(place);
    const sorts = sortActions({ t, model, size, sortings, sort }, place, name);
    if (!folds) return sorts;
    return [
      ...sorts,
      menuAction(t, 'foldAll', name, () => setAll(folds.axis, folds.level, true)),
      menuAction(t, 'unfoldAll', name, () => setAll(folds.axis, folds.level, false)),
    ];
  };

  /** One cell is copied as its text, several with their headers. */
  const copy = () => {
    const range = rangeOf(size, state);
    const header = headerOf(model, size, boxAt(model, size, state.active));
    const { rowStart, columnStart } = range ?? { rowStart: -1, columnStart: -1 };
    const single = range ? cellText(model, rowStart, columnStart) : header ? headerText(header, texts) : '';
    const table = range && !isSingle(range) ? pivotTable(model, texts, range) : { head: [], rows: [[single]] };
    copyTable(table).then(
      () => message.success(t('reports.pivot.copied')),
      () => message.error(t('reports.pivot.copyFailed')),
    );
  };

  return {
    copy,
    fold,
    drill,
    sortBy,
    actionsAt,
    /** Enter: a row header leads to its lower level where it has one; else a header sorts, or is folded where it cannot. */
    enter(place: Place) {
      if (!drill(place) && !sortBy(place)) fold(boxAt(model, size, place));
    },
  };
}

export type GridActs = ReturnType<typeof useGridActs>;
