import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import type { Services } from '@/services';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { CrashPage } from './CrashPage';

export interface CrashBoundaryProps {
  services: Services;
  children: ReactNode;
}

/** The outermost error boundary: an error that no other boundary catches becomes a page with a reload button. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { services } = this.props;
    services.log({ level: 'error', source: 'app', message: `A screen has failed${componentStack ?? ''}`, error });
    reloadOnStaleChunk(error, browserReload(services));
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <CrashPage onReload={() => window.location.reload()} />;
  }
}
