import { lazy, Suspense, useState } from 'react';
import type { PageViewProps } from '@/engine';
import type { Opening } from '@/workspace/navigation/opening';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { PageSkeleton } from '@/workspace/content/PageSkeleton';
import type { SentPage } from '../createPreview';
import { usePreviewRuntime } from '../createPreviewRuntime';

const PageView = lazy(() =>
  import(/* webpackChunkName: "engine" */ '@/engine').then((engine) => ({ default: engine.PageView })),
);

export interface SentPageViewProps extends Pick<
  PageViewProps,
  'chrome' | 'onTitle' | 'status' | 'linkParam' | 'tracer'
> {
  page: SentPage;
  /** Set when another page opened it. */
  opening?: Opening;
  /** Runs when the page closes itself. */
  onClose(result?: unknown): void;
}

/** A running page with sample data. Another page needs another `key`. */
export function SentPageView({ page, opening, onClose, chrome, ...given }: SentPageViewProps) {
  const runtime = usePreviewRuntime();
  const [host] = useState(() => {
    const own = runtime.hostFor(page, onClose, opening);
    return given.tracer ? given.tracer.seenHost(own) : own;
  });
  return (
    <ContentBoundary>
      <Suspense fallback={<PageSkeleton chrome={chrome} />}>
        <PageView
          pageCode={page.pageCode}
          protocol={page.protocol}
          fragments={page.fragments}
          host={host}
          status={page.status}
          linkParam={page.linkParam}
          chrome={chrome}
          {...given}
        />
      </Suspense>
    </ContentBoundary>
  );
}
