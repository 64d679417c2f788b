import { useEffect, useMemo, useState } from 'react';
import type { PageViewProps } from '@/engine';
import type { PageFrame } from '../engine-host/createEngineHost';
import { usePageRuntime } from '../runtime/contexts';
import { EnginePage } from './EnginePage';
import { ErrorCard } from './ErrorCard';
import { PageSkeleton } from './PageSkeleton';
import type { LoadedPage, PageSource } from './createPageSource';

export interface ProtocolPageProps extends Omit<PageViewProps, 'protocol' | 'fragments' | 'host' | 'tracer'> {
  /** Identifies the page; another frame is another page. */
  frame: PageFrame;
  /** Reports whether the page could not be loaded, at each change. */
  onFailed?: ((isFailed: boolean) => void) | undefined;
}

/** A page by its code: a placeholder while it loads, then the page, or its error with a retry. */
export function ProtocolPage({ frame, onFailed, ...props }: ProtocolPageProps) {
  const { createHost, source } = usePageRuntime();
  const host = useMemo(() => createHost(frame), [createHost, frame]);
  const { page, error, retry } = usePage(source, props.pageCode);
  // As it was before: on a first visit the spinner stays until the page is there.
  const shape = useMemo(() => source.shapes.get(props.pageCode), [source, props.pageCode]);
  const hasFailed = error !== undefined;
  useEffect(() => {
    onFailed?.(hasFailed);
  }, [hasFailed, onFailed]);
  if (hasFailed) return <ErrorCard error={error} onRetry={retry} />;
  if (!page) return <PageSkeleton chrome={props.chrome} shape={shape} />;
  const handleRefetch = () => {
    source.clear();
    retry();
  };
  return (
    <EnginePage
      {...props}
      host={host}
      protocol={page.protocol}
      fragments={page.fragments}
      shape={shape}
      onRetry={handleRefetch}
    />
  );
}

interface PageLoad {
  page?: LoadedPage;
  error?: unknown;
}

/** Fetches a page. Drops an answer that arrives after the component is unmounted. */
function usePage(source: PageSource, pageCode: string): PageLoad & { retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PageLoad>({});

  useEffect(() => {
    let isMounted = true;
    source.load(pageCode).then(
      (page) => isMounted && setState({ page }),
      (error: unknown) => isMounted && setState({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [source, pageCode, attempt]);

  return {
    ...state,
    retry() {
      setState({});
      setAttempt((count) => count + 1);
    },
  };
}
