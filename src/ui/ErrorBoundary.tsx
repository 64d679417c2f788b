import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

interface Props {
  onError(error: unknown, info: ErrorInfo): void;
  /** Replaces children that have thrown. `retry` mounts them again. */
  fallback(error: unknown, retry: () => void): ReactNode;
  children: ReactNode;
}

interface State {
  failure: { readonly error: unknown } | undefined;
}

/** React's error boundary, which only a class can be. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  private readonly handleRetry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.handleRetry) : this.props.children;
  }
}
