import { useT } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { PivotData } from '../api/report';
import type { Mark } from '../api/reportQuery';
import type { Place } from './grid/gridMap';
import { rangeOf } from './grid/gridState';
import type { PivotSorting } from './model/orderRows';
import { pivotTexts } from './model/pivotTexts';
import styles from './pivot.module.css';
import { FindField } from './view/FindField';
import type { GridLook } from './view/gridLook';
import { GridViewport } from './view/GridViewport';
import { PivotFoot } from './view/PivotFoot';
import { PivotToolbar } from './view/PivotToolbar';
import { useFind } from './view/useFind';
import { useGridActs } from './view/useGridActs';
import { usePivotGrid } from './view/usePivotGrid';
import { usePivotView } from './view/usePivotView';

interface Props {
  data: PivotData;
  marks?: readonly Mark[];
  /** Accessible name. */
  label: string;
  /** The order of the rows; without `onSort` the grid keeps its own. */
  sorting?: PivotSorting | undefined;
  onSort?(sorting: PivotSorting | undefined): void;
  /** A member of a row dimension that has a lower level is opened. */
  onDrill?(dimension: string, member: string): void;
}

const NO_MARKS: readonly Mark[] = [];

/** A cross table that draws what is in sight. It fills its place, which has to have a height. */
export function PivotGrid({ data, marks = NO_MARKS, label, sorting, onSort, onDrill }: Props) {
  const t = useT();
  const texts = useMemo(() => pivotTexts(t), [t]);
  const view = usePivotView(data, sorting, onSort);
  const { model } = view;
  const grid = usePivotGrid(model, marks, texts);
  const { size, geometry, marked, show, scroller } = grid;
  const acts = useGridActs(view, grid, texts, onDrill);
  /** How often the find field was called; 0 while it is closed. */
  const [findCalls, setFindCalls] = useState(0);
  const find = useFind(model, texts, findCalls > 0, (place: Place) => show(place));
  const { search } = find;
  const look = useMemo(
    (): GridLook => ({ t, texts, model, size, geometry, marked, search }),
    [t, texts, model, size, geometry, marked, search],
  );
  const closeFind = () => {
    setFindCalls(0);
    scroller?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  };
  const callFind = () => setFindCalls((count) => count + 1);
  return (
    <section className={styles.frame}>
      <div className={styles.bar}>
        {findCalls > 0 && <FindField find={find} opened={findCalls} onClose={closeFind} />}
        <PivotToolbar view={view} isFinding={findCalls > 0} onFind={callFind} />
      </div>
      <GridViewport label={label} look={look} grid={grid} acts={acts} onFind={callFind} />
      <PivotFoot model={model} range={rangeOf(size, grid.state)} />
    </section>
  );
}
