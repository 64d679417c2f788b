import { Component } from 'react';
import type { ReactNode } from 'react';
import type { EngineHost } from '../host';
import { issue } from '../protocol/issues';
import { IssueCard } from './IssueCard';

interface ControlBoundaryProps {
  host: EngineHost;
  pageCode: string;
  path: string;
  children: ReactNode;
}

/** A control that throws while it renders becomes an error card; the rest of the page goes on. */
export class ControlBoundary extends Component<ControlBoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: unknown): { reason: string } {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { host, pageCode, path, children } = this.props;
    return this.state.reason === undefined ? (
      children
    ) : (
      <IssueCard issue={issue('crash', path, { reason: this.state.reason })} host={host} pageCode={pageCode} />
    );
  }
}
