import type { ErrorInfo, ReactNode } from 'react';
import type { Services } from '@/services';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { CrashPage } from './CrashPage';

export interface CrashBoundaryProps {
  services: Services;
  children: ReactNode;
}

/** The outermost error boundary: an error that no other boundary catches becomes a page with a reload button. */
export function CrashBoundary({ services, children }: CrashBoundaryProps) {
  const handleError = (error: unknown, { componentStack }: ErrorInfo) => {
    services.log({ level: 'error', source: 'app', message: `A screen has failed${componentStack ?? ''}`, error });
    reloadOnStaleChunk(error, browserReload(services));
  };
  return (
    <ErrorBoundary
      onError={handleError}
      fallback={(error) => <CrashPage error={error} onReload={() => browserReload(services).reload()} />}
    >
      {children}
    </ErrorBoundary>
  );
}
