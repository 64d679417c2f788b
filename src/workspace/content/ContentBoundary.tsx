import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { isChunkLoadError } from '@/common/errors/isChunkLoadError';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { useServices } from '@/app-context/services';
import { ErrorCard } from './ErrorCard';

/** Keeps a fault of one page inside its own tab or dialog. A piece of the program that is gone asks for a reload first. */
export function ContentBoundary({ children }: { children: ReactNode }) {
  const services = useServices();
  const handleError = (error: Error, { componentStack }: ErrorInfo) => {
    services.log({ level: 'error', source: 'workspace', message: `A page has failed${componentStack ?? ''}`, error });
    reloadOnStaleChunk(error, browserReload(services));
  };
  return (
    <Boundary onError={handleError} onReload={() => window.location.reload()}>
      {children}
    </Boundary>
  );
}

interface Props {
  onError(error: Error, info: ErrorInfo): void;
  onReload(): void;
  children: ReactNode;
}

class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  /** The browser may keep a chunk that failed to load: only a reload requests it again. */
  private readonly handleRetry = () => {
    if (isChunkLoadError(this.state.error)) this.props.onReload();
    else this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorCard error={error} onRetry={this.handleRetry} />;
  }
}
