import type { PageStatus } from '@/engine/host';
import type { FrameOptions } from '../dialogs/dialogSize';
import type { Layer, LayerEvent, LayerStack } from './layerStack';

/** The page of a layer, with what its protocol says about the frame of a dialog. */
export interface LayerPage {
  pageCode: string;
  title: string;
  linkParam: Record<string, unknown>;
  status?: PageStatus;
  frame: FrameOptions;
}

export type PageLayer = Layer<LayerPage>;
export type PageLayers = LayerStack<LayerPage>;
export type PageLayerEvent = LayerEvent<LayerPage>;
