import { useObservable } from '@/ui/useObservable';
import type { Overlays } from './createOverlays';
import { OverlayContext } from './OverlayContext';

/** Everything that features show over the workspace, which is inert meanwhile. */
export function OverlaysLayer({ overlays }: { overlays: Overlays }) {
  return useObservable(overlays).map((overlay) => (
    <OverlayContext key={overlay.id} value={overlay}>
      {overlay.content}
    </OverlayContext>
  ));
}
