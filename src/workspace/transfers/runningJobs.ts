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
  cancel(): void;
}
