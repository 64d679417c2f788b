import { Fragment } from 'react';
import { useObservable } from '@/ui/useObservable';
import type { Overlays } from './createOverlays';

/** Everything that features show over the workspace, which is inert meanwhile. */
export function OverlaysLayer({ overlays }: { overlays: Overlays }) {
  return useObservable(overlays).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
