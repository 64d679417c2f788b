import { Suspense } from 'react';
import type { PageViewProps } from '@/engine';
import { lazyComponent } from '@/ui/lazyComponent';
import { PageSkeleton } from './PageSkeleton';

const skeletonOf = ({ chrome }: Pick<PageViewProps, 'chrome'>) => <PageSkeleton chrome={chrome} />;

/** The engine is a chunk of its own, so that the layout is rendered before it is loaded. */
const PageView = lazyComponent<PageViewProps>(
  async () => (await import(/* webpackChunkName: "engine" */ '@/engine')).PageView,
  skeletonOf,
);

/** A page of the engine; a skeleton while the engine, or a part of it that this page needs, is loading. */
export function EnginePage(props: PageViewProps) {
  return (
    <Suspense fallback={skeletonOf(props)}>
      <PageView {...props} />
    </Suspense>
  );
}
