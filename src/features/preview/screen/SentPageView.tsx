import { lazy, Suspense, useState } from 'react';
import type { PageViewProps } from '@/engine';
import type { Opening } from '@/workspace/navigation/opening';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { PageSkeleton } from '@/workspace/content/PageSkeleton';
import type { SentPage } from '../createPreview';
import { useRoom } from '../PreviewContext';

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
  /** The page wants to close. */
  onClose(result?: unknown): void;
}

/** A running page on sample data. Another page needs another `key`. */
export function SentPageView({ page, opening, onClose, chrome, ...given }: SentPageViewProps) {
  const room = useRoom();
  const [host] = useState(() => {
    const own = room.hostFor(page, onClose, opening);
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
