import { lazy, Suspense, useMemo } from 'react';
import type { PageViewProps } from '@/engine';
import type { PageFrame } from '../engine-host/createEngineHost';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { ErrorCard } from './ErrorCard';
import { PageSkeleton } from './PageSkeleton';
import { usePage } from './usePage';

/** The engine is a chunk of its own. React's `lazy` loads it, because the engine suspends for its controls as well. */
const PageView = lazy(() =>
  import(/* webpackChunkName: "engine" */ '@/engine').then((engine) => ({ default: engine.PageView })),
);

export interface ProtocolPageProps extends Pick<
  PageViewProps,
  'pageCode' | 'linkParam' | 'status' | 'chrome' | 'onTitle'
> {
  /** Kept while the page lives: another frame is another page. */
  frame: PageFrame;
}

/** A page by its code: its shape while it loads, the page, or what went wrong with a way to try again. */
export function ProtocolPage({ frame, ...props }: ProtocolPageProps) {
  const workspace = useWorkspace();
  const host = useMemo(() => workspace.engineHost(frame), [workspace, frame]);
  const { page, error, retry } = usePage(props.pageCode);
  const skeleton = <PageSkeleton chrome={props.chrome} />;
  if (error !== undefined) return <ErrorCard error={error} onRetry={retry} />;
  if (!page) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <PageView {...props} host={host} protocol={page.protocol} fragments={page.fragments} />
    </Suspense>
  );
}
