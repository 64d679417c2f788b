import { useObservable } from '@/ui/useObservable';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { OpenPalette } from './OpenPalette';
import { usePaletteKey } from './usePaletteKey';

/** Where the page palette appears. `contentId`: what has the focus once it opened a page. */
export function PaletteLayer({ contentId }: { contentId: string }) {
  const { palette } = useWorkspace();
  usePaletteKey();
  return useObservable(palette.isOpen) && <OpenPalette contentId={contentId} />;
}
