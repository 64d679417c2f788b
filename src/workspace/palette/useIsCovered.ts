import { layersOver } from '../layers/layerStack';
import { useWorkspaceState } from '../store/useWorkspaceState';

/** Whether a dialog lies over the pages: then the palette stays away. */
export const useIsCovered = (): boolean => useWorkspaceState((state) => layersOver(state.layers, null).length > 0);
