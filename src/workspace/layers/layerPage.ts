import type { Target } from '@/routes/destination';
import type { FrameOptions } from '../dialogs/dialogSize';
import type { Opening } from '../navigation/opening';
import type { Layer, LayerEvent, LayerStack } from './layerStack';

/** The page of a layer, with what its protocol says about the frame of a dialog. */
export interface LayerPage {
  /** By which a return finds it. */
  pageCode: string;
  title: string;
  target: Target;
  opening?: Opening;
  frame: FrameOptions;
}

export type PageLayer = Layer<LayerPage>;
export type PageLayers = LayerStack<LayerPage>;
export type PageLayerEvent = LayerEvent<LayerPage>;
