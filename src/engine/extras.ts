import type { ComponentType } from 'react';
import type { Disposable } from '@/common/disposable';
import type { ChartProps } from '@/ui/chart/Chart';
import type { CellField } from './model/cellField';
import type { ControlModel } from './model/controlModel';
import type { Issue } from './protocol/issues';
import type { Box } from './protocol/nodes';

/** What only few pages declare. It comes with the controls that a page fetches when it uses them. */
export interface Extras {
  /** Checks a `style`; what does not fit becomes a warning and is left out. */
  readStyle(value: unknown, path: string, issues: Issue[]): Box | undefined;
  /** Makes the element of a control or cell that has an onclicked answer presses, unless its view does so itself. */
  bindPress(element: HTMLElement, pressed: ControlModel | CellField): Disposable | undefined;
  /** Draws a chart. It comes in a chunk of its own, which native screens share. */
  Chart: ComponentType<ChartProps>;
}

/** Filled by `loadParts.ts` before a page that needs it is read. */
export const extras: Partial<Extras> = {};
