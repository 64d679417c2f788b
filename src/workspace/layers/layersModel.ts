import type { PageLayerEvent, PageLayers } from './layerPage';
import { next } from './layerStack';

export interface LayersAction {
  type: 'layers/apply';
  event: PageLayerEvent;
}

const NONE: PageLayers = [];

export const layersModel = {
  namespace: 'layers',
  state: NONE,
  reducers: { apply: (state: PageLayers, { event }: LayersAction) => next(state, event) },
};
