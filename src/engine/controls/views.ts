import type { ComponentType } from 'react';
import type { ControlModel } from '../model/controlModel';
import type { Field } from '../model/field';
import type { ControlType } from '../protocol/nodes';

/** How a control is shown: an input stands under a label (or in a cell), a block stands for itself. */
export type ControlViews =
  | { readonly Input: ComponentType<{ field: Field }>; readonly Block?: undefined; readonly isWide?: boolean }
  | { readonly Block: ComponentType<{ control: ControlModel }>; readonly Input?: undefined; readonly isWide?: boolean };

export type Views = { readonly [T in ControlType]: ControlViews };
