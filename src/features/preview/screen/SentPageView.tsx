import { useState } from 'react';
import type { PageViewProps } from '@/engine';
import type { Opening } from '@/workspace/navigation/opening';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { EnginePage } from '@/workspace/content/EnginePage';
import type { SentPage } from '../createPreview';
import { usePreviewRuntime } from '../createPreviewRuntime';

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
      <EnginePage
        pageCode={page.pageCode}
        protocol={page.protocol}
        fragments={page.fragments}
        host={host}
        status={page.status}
        linkParam={page.linkParam}
        chrome={chrome}
        {...given}
      />
    </ContentBoundary>
  );
}
