import type { Translate } from '@atrium/portal/sdk';
import type { Geometry } from '../grid/geometry';
import type { GridSize } from '../grid/gridMap';
import type { MarkedFigures } from '../grid/marksOf';
import type { PivotTexts } from '../model/pivotTexts';
import type { PivotModel } from '../pivotModel';

/** What all cells of a grid are drawn from. The same object means that nothing of it has changed. */
export interface GridLook {
  readonly t: Translate;
  readonly texts: PivotTexts;
  readonly model: PivotModel;
  readonly size: GridSize;
  readonly geometry: Geometry;
  readonly marked: MarkedFigures;
  /** What is searched; empty: nothing. */
  readonly search: string;
}
