import type { ComponentType } from 'react';
import type { ControlModel } from '../model/controlModel';
import type { Field } from '../model/field';
import type { ControlType } from '../protocol/nodes';

/** A live widget that can be fetched before somebody needs it. */
export interface Preloadable {
  load(): Promise<unknown>;
}

/** How a control is shown: an input stands under a label (or in a cell), a block stands for itself. */
export type ControlViews =
  | { readonly Input: ComponentType<{ field: Field }>; readonly Block?: undefined; readonly isWide?: boolean; readonly live?: Preloadable }
  | { readonly Block: ComponentType<{ control: ControlModel }>; readonly Input?: undefined; readonly isWide?: boolean; readonly live?: undefined };

export type Views = { readonly [T in ControlType]: ControlViews };
