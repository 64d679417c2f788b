import type { ErrorInfo, ReactNode } from 'react';
import { lazyScreen } from '@/app-context/lazyScreen';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { useServices } from '@/app-context/services';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ErrorCard } from './ErrorCard';

const SaveReport = lazyScreen(
  async () => (await import(/* webpackChunkName: "report" */ '../support/SaveReport')).SaveReport,
  'support',
);

/** Keeps the error of a page inside its tab or dialog. A chunk of an old build leads to a reload. */
export function ContentBoundary({ children }: { children: ReactNode }) {
  const services = useServices();
  const handleError = (error: unknown, { componentStack }: ErrorInfo) => {
    services.log({ level: 'error', source: 'workspace', message: `A page has failed${componentStack ?? ''}`, error });
    reloadOnStaleChunk(error, browserReload(services));
  };
  return (
    <ErrorBoundary
      onError={handleError}
      fallback={(error, retry) => (
        <ErrorCard error={error} onRetry={retry}>
          <SaveReport error={error} />
        </ErrorCard>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
