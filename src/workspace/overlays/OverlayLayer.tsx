import { Fragment } from 'react';
import { useObservable } from '@/ui/useObservable';
import type { Overlays } from './createOverlays';

/** The open overlays, in the order in which they were opened. */
export function OverlayLayer({ overlays }: { overlays: Overlays }) {
  return useObservable(overlays).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
