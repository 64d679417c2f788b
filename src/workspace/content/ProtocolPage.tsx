import { lazy, Suspense } from 'react';
import type { PageViewProps } from '@/engine';
import { ErrorCard } from './ErrorCard';
import { PageSkeleton } from './PageSkeleton';
import { usePage } from './usePage';

/** The engine is a piece of its own: the frame stands before it arrives. */
const PageView = lazy(() => import(/* webpackChunkName: "engine" */ '@/engine').then((engine) => ({ default: engine.PageView })));

export type ProtocolPageProps = Pick<PageViewProps, 'pageCode' | 'linkParam' | 'status' | 'host' | 'chrome' | 'onTitle'>;

/** A page by its code: its shape while it loads, the page, or what went wrong with a way to try again. */
export function ProtocolPage(props: ProtocolPageProps) {
  const { page, error, retry } = usePage(props.pageCode);
  const skeleton = <PageSkeleton chrome={props.chrome} />;
  if (error !== undefined) return <ErrorCard error={error} onRetry={retry} />;
  if (!page) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <PageView {...props} protocol={page.protocol} fragments={page.fragments} />
    </Suspense>
  );
}
