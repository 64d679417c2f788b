import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorCard } from './ErrorCard';

interface State {
  error?: unknown;
}

/** Keeps a fault of one page inside its own tab or dialog. */
export class ContentBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  private readonly handleRetry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorCard error={error} onRetry={this.handleRetry} />;
  }
}
