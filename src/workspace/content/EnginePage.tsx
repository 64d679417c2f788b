import type { ReactNode } from 'react';
import type { PageViewProps } from '@/engine';
import { lazyComponent } from '@/ui/lazyComponent';
import { PageSkeleton } from './PageSkeleton';
import type { PageShape } from './pageShapes';

/** The engine is a chunk of its own, so that the layout is rendered before it is loaded. */
const PageView = lazyComponent<PageViewProps & { fallback: ReactNode }>(
  async () => (await import(/* webpackChunkName: "engine" */ '@/engine')).PageView,
  ({ fallback }) => fallback,
);

/** A page of the engine; a skeleton while the engine, or a part of it that this page needs, is loading. */
export const EnginePage = ({ shape, ...props }: PageViewProps & { shape?: PageShape | undefined }) => (
  <PageView {...props} fallback={<PageSkeleton chrome={props.chrome} shape={shape} />} />
);
