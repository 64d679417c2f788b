/** An import or export that the platform is working on. Nothing is lost when the window is closed meanwhile. */
export interface RunningJob {
  readonly id: string;
  readonly kind: 'import' | 'export';
  /** Empty while it is unknown. */
  readonly filename: string;
  readonly percent: number;
  /** Number of jobs that go first; undefined when it runs, or while the platform does not tell. */
  readonly queueSize: number | undefined;
  readonly isCancelling: boolean;
  /** Nothing is learnt of it at present: the connection is lost, or the server fails. */
  readonly isDelayed: boolean;
  /** Undefined while it cannot be cancelled. */
  readonly cancel: (() => void) | undefined;
}
