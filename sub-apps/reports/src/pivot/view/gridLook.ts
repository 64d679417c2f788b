import type { Geometry } from '../grid/geometry';
import type { MarkedFigures } from '../grid/marksOf';
import type { PivotTexts } from '../model/pivotTexts';
import type { SortControl } from './sortActions';

/** What all cells of a grid are drawn from. The same object means that nothing of it has changed. */
export interface GridLook extends SortControl {
  readonly texts: PivotTexts;
  readonly geometry: Geometry;
  readonly marked: MarkedFigures;
  /** What is searched; empty: nothing. */
  readonly search: string;
}
