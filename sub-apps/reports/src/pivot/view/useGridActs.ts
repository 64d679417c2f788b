import { usePortal, useT } from '@atrium/portal/sdk';
import type { RowAction } from '@atrium/portal/ui';
import type { DrillStep } from '../../api/reportQuery';
import { copyTable } from '../copyText';
import { boxAt } from '../grid/gridMap';
import type { Place } from '../grid/gridMap';
import { isSingle, rangeOf } from '../grid/gridState';
import { headerOf, nextSorting, orderOf, sortTargetAt } from '../grid/sortTargets';
import { cellText, pivotTable } from '../model/pivotTable';
import { headerText } from '../model/pivotTexts';
import type { PivotTexts } from '../model/pivotTexts';
import type { GridControl } from './usePivotGrid';
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
    if (target) sort(target.axis, nextSorting(sortings[target.axis], target));
    return target !== undefined;
  };

  const actionsAt = (place: Place, name: string): readonly RowAction[] => {
    const target = sortTargetAt(model, size, place);
    const folds = place.row < size.headRows ? foldsAt(place) : undefined;
    const action = (key: string, onPress: () => void): RowAction => {
      const text = t(`reports.pivot.${key}`);
      return { key, text, label: `${text} ${name}`, onPress };
    };
    return [
      ...(target
        ? [
            action('sort.desc', () => sort(target.axis, { ...target.key, order: 'desc' })),
            action('sort.asc', () => sort(target.axis, { ...target.key, order: 'asc' })),
            ...(orderOf(sortings[target.axis], target)
              ? [action('sort.none', () => sort(target.axis, undefined))]
              : []),
          ]
        : []),
      ...(folds
        ? [
            action('foldAll', () => setAll(folds.axis, folds.level, true)),
            action('unfoldAll', () => setAll(folds.axis, folds.level, false)),
          ]
        : []),
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
    orderAt(place: Place) {
      const target = sortTargetAt(model, size, place);
      return target ? orderOf(sortings[target.axis], target) : null;
    },
    /** Enter: a row header leads to its lower level or is folded, a column header sorts, or is folded where it cannot. */
    enter(place: Place) {
      if (!drill(place) && !sortBy(place)) fold(boxAt(model, size, place));
    },
  };
}

export type GridActs = ReturnType<typeof useGridActs>;
