import { useT } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { PivotData } from '../api/report';
import type { DrillStep, Mark } from '../api/reportQuery';
import { rangeOf } from './grid/gridState';
import { pivotTexts } from './model/pivotTexts';
import styles from './pivot.module.css';
import { FindField } from './view/FindField';
import type { GridLook } from './view/gridLook';
import { GridViewport } from './view/GridViewport';
import { PivotFoot } from './view/PivotFoot';
import { PivotToolbar } from './view/PivotToolbar';
import type { KeptPivotView } from './view/readPivotView';
import { useFind } from './view/useFind';
import { useGridActs } from './view/useGridActs';
import { usePivotGrid } from './view/usePivotGrid';
import { usePivotView } from './view/usePivotView';

interface Props {
  data: PivotData;
  marks?: readonly Mark[];
  /** Accessible name. */
  label: string;
  /** A member of a row dimension that has a lower level is opened: the members of the outer dimensions first. */
  onDrill?(steps: readonly DrillStep[]): void;
  /** What was kept of its folds and sorting when it is shown first; `onView` gets what to keep after each change. */
  view?: unknown;
  onView?(kept: KeptPivotView): void;
}

const NO_MARKS: readonly Mark[] = [];

/** A cross table that draws what is in sight. It fills its place, which has to have a height. */
export function PivotGrid({ data, marks = NO_MARKS, label, onDrill, view: kept, onView }: Props) {
  const t = useT();
  const texts = useMemo(() => pivotTexts(t), [t]);
  const view = usePivotView(data, kept, onView);
  const { model, sortings, sort } = view;
  const grid = usePivotGrid(model, marks, texts);
  const { size, geometry, marked, scroller } = grid;
  const acts = useGridActs(view, grid, texts, onDrill);
  /** How often the find field was called; 0 while it is closed. */
  const [findCalls, setFindCalls] = useState(0);
  const find = useFind(view, grid, texts, findCalls > 0);
  const { search } = find;
  const look = useMemo(
    (): GridLook => ({ t, texts, model, size, sortings, sort, geometry, marked, search }),
    [t, texts, model, size, sortings, sort, geometry, marked, search],
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
